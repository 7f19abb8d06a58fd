### The page of Cartographers. Names and rules are in cartographers.ftl; lessons are in page-cartographers-learn.ftl.

## Úvod

page-home-title = Nakresli mapu, než přijde zima.
page-home-sub = Kartografové v klidu, u jednoho stolu. Bez účtu, bez reklam, nic se nenačítá odjinud.
page-home-play = Hrát hned
# Vedle „Hrát hned“: otevře formulář nového stolu.
page-home-options = Mapa, soupeři, pravidla
page-home-today = Dnešní mapa
# Jak dlouho ještě zůstane dnešní mapa dnešní (do půlnoci UTC).
page-home-hours-left =
    { $hours ->
        [0] zbývá méně než hodina
        [one] zbývá { $hours } hodina
        [few] zbývají { $hours } hodiny
       *[other] zbývá { $hours } hodin
    }
# Štítek dnešní mapy: balíček není tajný, každý si ho může spočítat z data.
page-home-open-seed = Veřejný balíček
page-home-today-about = Jeden balíček pro všechny, určený podle data. Ověřit si ho může každý, takže je pro radost, ne pro soutěžení.
page-home-today-play = Hrát dnešní mapu
page-home-today-resume = Dohrát dnešní mapu
page-home-today-done = Zobrazit dnešní mapu
page-home-today-rating = Hodnocení { $rating }: { $title }
page-home-kind-forest = Výnos o lesích
page-home-kind-village = Výnos o vesnicích
page-home-kind-farm_water = Výnos o farmách a vodě
page-home-kind-spatial = Výnos o celé mapě
page-home-link = S přáteli přes odkaz
    .about = Pošli odkaz a kresli svým tempem. Každý má své místo, bez registrace.
page-home-here = U jedné obrazovky
    .about = Víc lidí, jedno zařízení. Mezi tahy zůstávají mapy zakryté.
page-home-bots = Proti botům
    .about = Vidí jen to, co by viděl hráč.
page-home-paper = Obodovat mapu z papíru
    .about = Překresli sem svůj list a každý bod pověsti dostane vysvětlení.
page-home-learn = Naučit se hrát
    .about = Pět krátkých lekcí na skutečné mapě a pravidla k nahlédnutí.
page-home-stats = Moje statistiky
    .about = Hodnocení, tituly a výnosy, uložené v tomto zařízení.
page-home-daily-list = Mapy minulých dnů

## Mapy dne

page-daily-title = Mapy dne
page-daily-sub = Každý den jeden balíček pro všechny, určený podle data a veřejný. Minulé dny zůstávají přístupné.
page-daily-not-played = Nehraná
page-daily-going = Rozehraná
# Každé .label je vyslovený název tlačítka: začíná slovem, které na něm je.
page-daily-play = Hrát
    .label = Hrát mapu dne: { $date }
page-daily-resume = Pokračovat
    .label = Pokračovat v mapě dne: { $date }
page-daily-look = Zobrazit
    .label = Zobrazit mapu dne: { $date }
page-daily-share = Sdílet
    .label = Sdílet výsledek mapy dne: { $date }
page-daily-more = Starší dny
# Text pro přátele; zalomení řádků zůstává. $spring až $winter jsou body za jednotlivá období.
page-daily-text =
    Charthouse, mapa dne: { $date }
    Hodnocení { $rating }: { $title }
    Jaro { $spring }, léto { $summer }, podzim { $fall }, zima { $winter }
page-daily-copied = Výsledek je zkopírovaný. Vlož ho, kam chceš.
page-daily-result = Hodnocení { $rating }, { $title }
page-daily-seasons = Jaro { $spring }, léto { $summer }, podzim { $fall }, zima { $winter }

## Nový stůl

page-create-map = Mapa
page-create-side = Strana mapy
page-create-side-A = Strana A. Volná krajina, pro první hru.
page-create-side-B = Strana B. Uprostřed je pustina.
page-create-edicts = Výnosy
page-create-edicts-random = Náhodné
page-create-edicts-chosen = Vyberu si
page-create-edicts-random-about = Z každé kategorie jeden; na začátku hry je uvidí všichni.
page-create-edicts-chosen-about = Z každé kategorie jeden. Ty také určíš, který bude A, B, C a D.
# Posune vybraný výnos o písmeno výš; $letter je to, které dostane.
page-create-edict-up = „{ $card }“ jako výnos { $letter }
page-create-edict-pick = Výnos { $letter }, { $category }
page-create-edict-random-forest = Jeden ze čtyř výnosů o lesích
page-create-edict-random-village = Jeden ze čtyř výnosů o vesnicích
page-create-edict-random-farm_water = Jeden ze čtyř výnosů o farmách a vodě
page-create-edict-random-spatial = Jeden ze čtyř výnosů o celé mapě
page-create-skills = Dovednosti
page-create-skills-off = Žádné
page-create-skills-random = Náhodné
page-create-skills-chosen = Vyberu si
page-create-skills-off-about = Hra jako v krabici.
page-create-skills-random-about = Na stole leží tři náhodné z osmi. Jedna za období, platí se mincemi.
page-create-skills-chosen-about =
    { $left ->
        [0] Na stole leží tři. Jedna za období, platí se mincemi.
        [one] Vyber ještě { $left } dovednost. Jedna za období, platí se mincemi.
        [few] Vyber ještě { $left } dovednosti. Jedna za období, platí se mincemi.
       *[other] Vyber ještě { $left } dovedností. Jedna za období, platí se mincemi.
    }
page-create-skill-cost =
    { $cost ->
        [0] zdarma
        [one] { $cost } mince
        [few] { $cost } mince
       *[other] { $cost } mincí
    }
page-create-edition = Vydání
page-create-edition-2019 = První vydání, 2019
page-create-edition-2020 = 2020 a novější
page-create-edition-2019-about = Když se žádný tvar nevejde, vyplníš jedno pole terénem z karty. Plná mapa sólovou hru neukončí.
page-create-edition-2020-about = Když se žádný tvar nevejde, vyplníš jedno pole jakýmkoli terénem kromě hor. Plná mapa sólovou hru ukončí.
page-create-full-map = Plná mapa v sólu boduje
page-create-full-map-scores_all = Zbylá období
page-create-full-map-scores_current = Jen toto období
page-create-help = Pomoc při kreslení
page-create-help-off = Žádná
    .about = Vidíš kartu a svou mapu.
page-create-help-grey = Ztlumit nemožná pole
    .about = Pole, kam tvar nejde umístit, jsou ztlumená.
page-create-help-worth = Ukazovat přínos
    .about = Každý náčrt prozradí své body pověsti, než ho obtáhneš.
# Souhrn formuláře vedle tlačítka. $map je název mapy.
page-create-sum =
    { $seats ->
        [one] { $map }, { $seats } místo.
        [few] { $map }, { $seats } místa.
       *[other] { $map }, { $seats } míst.
    }
page-create-sum-skills = S dovednostmi.
page-create-sum-no-skills = Bez dovedností.

## Statistiky

page-stats-title = Moje statistiky
page-stats-sub = Z dohraných her v tomto zařízení. Hry se známými kartami se nepočítají.
page-stats-none = Zatím není co počítat
    .about = Dohraj v tomto zařízení hru a její body pověsti se uloží sem.
page-stats-games = Hry
page-stats-best = Nejlepší hodnocení
page-stats-mean = Průměrné hodnocení
page-stats-best-stars = Nejvíc bodů
page-stats-mean-stars = Průměr bodů
page-stats-won = Výhry
page-stats-ratings = Sólová hodnocení
    .about = Sloupec je hra, od nejstarší.
page-stats-bar = { $date }: hodnocení { $rating }
page-stats-titles = Tituly
page-stats-titles-count =
    { $count ->
        [one] { $count }krát
        [few] { $count }krát
       *[other] { $count }krát
    }
page-stats-edicts = Výnosy
    .about = Body pověsti za celou hru, obě období výnosu dohromady.
page-stats-edict = Výnos
page-stats-times = Hry
page-stats-edict-best = Nejvíc
page-stats-edict-mean = Průměr
page-stats-not-met = Zatím nebyl

## Rámec

# Jak se mapa jmenuje pro čtečky obrazovky, když není znám lepší název.
page-map = Mapa

## Stůl: rámec

page-kept-unsent = Tvůj zákres je v tomto zařízení v bezpečí a odešle se, až bude spojení zpátky.
page-sending = Odesílá se…

## Stůl: období, výnosy, mince

page-season-and-edicts = Období a výnosy
page-time = Čas { $used } z { $limit }
page-time-soon =
    { $time ->
        [0] karta nezabere čas
        [one] +{ $time } s touto kartou
        [few] +{ $time } s touto kartou
       *[other] +{ $time } s touto kartou
    }
page-last-card = Touto kartou období končí
# Čte se nahlas u tlačítka výnosu.
page-edict =
    { $stars ->
        [one] Výnos { $letter }, { $name }: teď { $stars } bod pověsti. { $rule }
        [few] Výnos { $letter }, { $name }: teď { $stars } body pověsti. { $rule }
       *[other] Výnos { $letter }, { $name }: teď { $stars } bodů pověsti. { $rule }
    }
page-if-now = { $season }, kdyby se bodovalo teď
# $coins jsou ty, které se počítají; $crossed padly na dovednosti.
page-coin-track =
    { $crossed ->
        [0] Mince: { $coins } z { $track }
        [one] Mince: { $coins } z { $track }, utracené: { $crossed }
        [few] Mince: { $coins } z { $track }, utracené: { $crossed }
       *[other] Mince: { $coins } z { $track }, utracené: { $crossed }
    }
# $name je výnos, mince nebo nestvůry; $stars volí tvar čísla, $n je totéž číslo, jak se píše.
page-counted =
    { $stars ->
        [0] { $name }: žádné body pověsti
        [one] { $name }: { $n } bod pověsti, z polí v kroužku
        [few] { $name }: { $n } body pověsti, z polí v kroužku
       *[other] { $name }: { $n } bodů pověsti, z polí v kroužku
    }
page-counted-before =
    { $stars ->
        [one] { $name }: { $n } bod pověsti. Mapa se od té doby změnila.
        [few] { $name }: { $n } body pověsti. Mapa se od té doby změnila.
       *[other] { $name }: { $n } bodů pověsti. Mapa se od té doby změnila.
    }
page-counted-of =
    { $stars ->
        [one] { $owner }, { $name }: { $n } bod pověsti. Ukázat pole
        [few] { $owner }, { $name }: { $n } body pověsti. Ukázat pole
       *[other] { $owner }, { $name }: { $n } bodů pověsti. Ukázat pole
    }

## Stůl: mapa a karta

page-your-map = Tvoje mapa
page-map-of = Mapa: { $name }
page-surveyed = mapuje { $name }
page-in-draft = v tvém náčrtu
page-shut = tvar se sem nevejde
page-card = Karta průzkumu
page-open-card = Vyložená karta
page-card-time =
    { $time ->
        [0] bez časové hodnoty
        [one] časová hodnota { $time }
        [few] časová hodnota { $time }
       *[other] časová hodnota { $time }
    }
page-shape = Tvar
# $size je počet polí; $coin je 1, když tvar přináší minci.
page-shape-n =
    { $coin ->
        [1] Tvar { $n }, počet polí: { $size }, s mincí
        [one] Tvar { $n }, počet polí: { $size }
        [few] Tvar { $n }, počet polí: { $size }
       *[other] Tvar { $n }, počet polí: { $size }
    }
page-terrain = Terén
page-rotate = Otočit
page-flip = Převrátit
page-back = Zpět
page-ink = Obtáhnout
page-ink-on = Obtáhnout v cizí mapě: { $name }
page-recall = Vzít zpět
page-hint = Posouvej šipkami nebo myší, Enter položí
page-hint-more = Teď polož druhou část
page-placed = Položeno. Obtáhni to, nebo ještě posuň.
page-place-first = Nejdřív polož tvar, pak zbytek.
page-draft = Náčrt: { $drawing } { $spaces }
page-no-change = beze změny
page-not-here = Sem to zakreslit nejde.
page-covers = překrývá zříceninu: { $spaces }
page-turn = Jsi na tahu: { $card }.
page-duty = Na zříceninu, jde-li to
    .about =
        { $count ->
            [one] Překryj jediné volné pole se zříceninou.
            [few] Překryj zříceninu; volná jsou { $count } taková pole.
           *[other] Překryj zříceninu; volných je { $count } takových polí.
        }
page-duty-none = Na zříceniny žádný tvar nedosáhne
    .about = Zakresli jedno pole, jakýkoli terén.
page-falls-back = Žádný tvar z této karty se nevejde. Zakresli jediné pole.
page-map-full = Tvoje mapa je plná.
page-draw-nothing = Nekreslit nic
page-type-it = Napsat zákres
    .label = Terén a jeho pole
    .example = forest C4 C5 D5
page-you = Ty

## Stůl: dovednosti

page-skills = Dovednosti
page-free = zdarma
page-cost =
    { $cost ->
        [one] stojí { $cost } minci
        [few] stojí { $cost } mince
       *[other] stojí { $cost } mincí
    }
page-skill-on = v tomto náčrtu
page-skill-dear = moc drahá
page-skill-used = za období využitá
page-skill-each = jedna za období
page-skill-purse =
    { $coins ->
        [one] jedna za období, máš { $coins } minci
        [few] jedna za období, máš { $coins } mince
       *[other] jedna za období, máš { $coins } mincí
    }
# $names může obsahovat „Ty“.
page-skill-users = Dovednost v tomto období: { $names }
# Co je druhá část zákresu, podle dovednosti.
page-second =
    { $skill ->
        [search] Pátrání: ještě jedno pole vedle tvaru
        [diplomacy] Diplomacie: jedno pole s farmou i vesnicí
        [concentrate] Soustředění: stejný tvar ještě jednou
       *[cure_wounds] Léčení ran: tento tvar vedle nestvůry; vyber mu terén
    }
page-ask-acrobatics = Než předáš svou mapu
    .about =
        { $cost ->
            [one] Akrobacie, { $cost } mince: na tvé mapě zaberou nestvůry menší tvar.
            [few] Akrobacie, { $cost } mince: na tvé mapě zaberou nestvůry menší tvar.
           *[other] Akrobacie, { $cost } mincí: na tvé mapě zaberou nestvůry menší tvar.
        }
page-ask-acrobatics-solo = Než nestvůry dorazí
page-instead-of = místo
page-answer-no-skill = Nepoužít
page-answer-acrobatics = Použít, { $cost }
page-answer-acrobatics-across = Použít naležato, { $cost }
page-answer-acrobatics-down = Použít nastojato, { $cost }
page-dodged = { $name } používá Akrobacii: nestvůry zaberou menší tvar.

## Stůl: přepadení

page-ambush-on = Přepadení. Tohle je cizí mapa: { $name }.
page-ambush-left = Každý předá svou mapu doleva, zakreslí nestvůry a pak ji dostane zpátky.
page-ambush-right = Každý předá svou mapu doprava, zakreslí nestvůry a pak ji dostane zpátky.
page-ambush-hurts = Nakresli je tam, kde to bolí: na konci každého období stojí majitele mapy každé prázdné pole vedle nestvůry jeden bod pověsti.
page-ambush-cost = Prázdná pole vedle nestvůr, starých i nových
page-draws-on = { $name } kreslí do cizí mapy ({ $owner })
page-has-your-map = Tvou mapu má { $name }
    .about = Zákres uvidíš, až budou mít všichni hotovo.

## Stůl: ostatní

page-players = Hráči
page-open-map = Otevřít mapu: { $name }
page-ready = Hotovo
page-drawing = Kreslí
page-away = Pryč
# Who is meant, where there are too many to name.
page-many-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
page-who-ready = Hotovo: { $names }
page-nobody-ready = Zatím nemá hotovo nikdo
page-waiting-label = Čeká se
page-waiting = Čeká se na: { $names }.
page-waiting-all = Čeká se na ostatní.
page-bot-slow = Bot se připravuje. První zákres může trvat minutu, pak už kreslí rychle.
page-recall-about = Dokud nemají všichni hotovo, můžeš to vzít zpět.
page-notes = Zápisky z cest
page-notes-all = Všechno
page-notes-less = Méně
page-since = Od tvé poslední návštěvy
page-their-map = Jaká byla před touto kartou. Co { $name } kreslí teď, zůstává skryté.
page-stars-so-far =
    { $count ->
        [one] zatím { $count } bod pověsti
        [few] zatím { $count } body pověsti
       *[other] zatím { $count } bodů pověsti
    }
page-worth-now = Body teď
page-worth-both = { $name } a ty
page-so-far = { $name } dosud
page-previous-map = Předchozí mapa
page-next-map = Další mapa
page-of = { $n } z { $all }

## List období

page-season-over = { $season } končí
page-season-hint =
    { $hand ->
        [finger] Klepni na řádek a uvidíš jeho pole.
       *[pointer] Ukaž na řádek a uvidíš jeho pole.
    }
page-line = Řádek
page-year-so-far = Rok dosud
page-on-to = Dál: { $season }
    .about = { $season }: časový limit { $time }, bodují se výnosy { $edicts }.

## Konec

page-named = Tvůj titul v království
page-rating = { $stars }, minus { $less } za tyto čtyři výnosy: hodnocení { $rating }.
page-rating-gap =
    { $count ->
        [one] Ještě { $count } bod a máš titul „{ $title }“.
        [few] Ještě { $count } body a máš titul „{ $title }“.
       *[other] Ještě { $count } bodů a máš titul „{ $title }“.
    }
page-rung = Příčka { $n } z { $all }
page-ladder = Všechny tituly
page-every-star = Poslední mapa, každý bod
page-value-of-card = hodnota karty se odečítá
page-open-for-stars = Otevři mapu a uvidíš pole, za která je každý bod pověsti.
page-sealed = Balíček byl zapečetěný před začátkem hry.
page-check-seal = Ověřit pečeť
page-again = Další rok
page-rematch = Další rok společně
page-same-cards = Znovu stejné karty
page-result-solo = { $title }: hodnocení { $rating }, body pověsti: { $stars }
page-won-you = Rok je u konce. Tvoje mapa vítězí.
page-won = Rok je u konce. Vítězí { $name }.
page-shared = Rok je u konce. O vítězství se dělí { $names }.
# $stars je například „126 bodů pověsti“.
page-won-by =
    { $ahead ->
        [0] { $stars }, stejně jako { $name }.
        [one] { $stars }, o { $ahead } víc než { $name }.
        [few] { $stars }, o { $ahead } víc než { $name }.
       *[other] { $stars }, o { $ahead } víc než { $name }.
    }
# Místo v pořadí.
page-place = { $rank }.
page-tie-break = Body jsou stejné; kvůli nestvůrám ztraceno: { $stars }.

## Přehrání

page-replay-end = Konec
page-replay-before = Před první kartou
page-replay-before-about =
    { $maps ->
        [one] Prázdná mapa. Výnosy A až D leží odkryté.
        [few] { $maps } prázdné mapy. Výnosy A až D leží odkryté.
       *[other] { $maps } prázdných map. Výnosy A až D leží odkryté.
    }
# $turn a $turns jsou čísla: kde jsme a kolik tahů hra měla.
page-replay-after = Po tahu { $turn } z { $turns }
# Čte se nahlas při každém kroku. $drawing je psaný zápis, například: forest C4 C5 D5
page-replay-step = { $card }. { $name }: { $drawing }
page-replay-keys =
    { $seats ->
        [one] Šipky krokují, mezerník přehrává.
        [few] Šipky krokují, 1 až { $seats } mění mapu, mezerník přehrává.
       *[other] Šipky krokují, 1 až { $seats } mění mapu, mezerník přehrává.
    }
# $what je výnos, „Mince“ nebo „Nestvůry“; $stars je například „3 body pověsti“.
page-replay-asked = { $what }: v tuto chvíli { $stars }.
page-replay-whose = Čí mapa
page-replay-won = vítězství: { $score }
page-replay-worth = V tuto chvíli
page-replay-counting = Body pověsti se počítají.
page-replay-card = Karta tohoto tahu
# Místo v roce: Podzim, karta 4 z 6.
page-replay-when = { $season }, karta { $card } z { $cards }
page-replay-drew = { $name } zakresluje terén „{ $terrain }“.
# Při přepadení: kdo kreslí do čí mapy.
page-replay-drew-on = { $name } kreslí nestvůry do cizí mapy ({ $owner }).
page-replay-drew-nothing = Do této mapy se nic nekreslí: { $name }.
page-replay-ruins = Nejdřív přišla karta zříceniny: zákres musí překrývat zříceninu, pokud to jde.
page-replay-same = Stejná karta, zákresy všech

## Časová osa

page-replay-timeline = Časová osa
page-replay-turns = Tahy
page-replay-turn = Tah { $turn }: { $card }
page-replay-first = Na začátek
page-replay-back = O tah zpět
page-replay-play = Přehrát
page-replay-pause = Pauza
page-replay-on = O tah dál
page-replay-last = Na konec
