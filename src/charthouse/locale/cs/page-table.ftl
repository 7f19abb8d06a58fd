### Stránka: rámec každé obrazovky a stůl hry Kartografové.

## Rámec

page-home = Charthouse, na úvodní stránku
page-to-home = Na úvodní stránku
page-language = Jazyk
# $theme je to, co je vybrané teď.
page-theme =
    { $theme ->
        [light] Denní mapa. Přepnout: podle systému
        [dark] Noční mapa. Přepnout na denní mapu
       *[system] Podle systému. Přepnout na noční mapu
    }
page-close = Zavřít
page-qr = QR kód odkazu
page-lost = Na této adrese nic není.
page-no-page = Tato stránka se nenačetla. Načti ji znovu.
page-offline = Server je nedostupný. Zkus to znovu, až budeš online.
page-server-trouble = Server hlásí chybu číslo { $status }. Zkus to za chvíli znovu.
page-trouble = To se nepovedlo. Zkus to za chvíli znovu.
# Jak se mapa jmenuje pro čtečky obrazovky, když není znám lepší název.
page-map = Mapa

## Stůl: rámec

page-title-turn = ● Jsi na tahu · Charthouse
# $name je období nebo název stránky.
page-title = { $name } · Charthouse
page-mode-solo = Sólo
page-mode-bots = Proti botům
page-mode-here = U jedné obrazovky
page-mode-link = Přes odkaz
page-mode-daily = Mapa dne
page-opening = Mapa se rozbaluje…
page-no-key = Toto zařízení u tohoto stolu nemá místo. Otevři odkaz, který ti přišel, nebo použij kód pro návrat.
page-unknown-key = Server už toto místo nezná.
page-conn-online = Online
page-conn-catching = Dohání se
# $unsent je počet zákresů, které čekají v tomto zařízení.
page-conn-offline =
    { $unsent ->
        [0] Offline
        [one] Offline, čeká { $unsent } zákres
        [few] Offline, čekají { $unsent } zákresy
       *[other] Offline, čeká { $unsent } zákresů
    }
page-conn-lost = Není spojení se stolem
    .about =
        { $unsent ->
            [0] Kresli dál. Co obtáhneš, zůstane v tomto zařízení a odešle se jen jednou.
            [one] Tvé rozhodnutí je v tomto zařízení v bezpečí a odešle se, až bude spojení zpátky.
            [few] { $unsent } rozhodnutí jsou v tomto zařízení v bezpečí a odešlou se, až bude spojení zpátky.
           *[other] { $unsent } rozhodnutí je v tomto zařízení v bezpečí a odešle se, až bude spojení zpátky.
        }
    .first = Mapa se ukáže, jakmile se server ozve.
page-kept-unsent = Tvůj zákres je v tomto zařízení v bezpečí a odešle se, až bude spojení zpátky.
page-stale = Stůl se mezitím posunul dál, takže se nic nezměnilo.
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
page-hint = Šipky nebo ukazatel posouvají, Enter položí
page-hint-more = Teď polož druhou část
page-placed = Položeno. Obtáhni to, nebo ještě posuň.
page-place-first = Nejdřív polož tvar, pak zbytek.
page-draft = Náčrt: { $drawing } { $spaces }
page-no-change = beze změny
page-not-here = Sem to zakreslit nejde.
page-covers = zakrývá zříceninu: { $spaces }
page-turn = Jsi na tahu: { $card }.
page-duty = Na zříceninu, jde-li to
    .about =
        { $count ->
            [one] Zakryj jediné volné pole se zříceninou.
            [few] Zakryj zříceninu; volná jsou { $count } taková pole.
           *[other] Zakryj zříceninu; volných je { $count } takových polí.
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
page-late = Po limitu
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
page-inked = Obtaženo. Čeká se na ostatní.
page-inked-waiting = Obtaženo. Čeká se na: { $names }.
page-answered = Odpovězeno. Čeká se na ostatní.
page-answered-waiting = Odpovězeno. Čeká se na: { $names }.
page-waiting = Čeká se na: { $names }.
page-waiting-all = Čeká se na ostatní.
page-bot-slow = Bot se připravuje. První zákres může trvat minutu, pak už kreslí rychle.
page-recall-about = Dokud nemají všichni hotovo, můžeš to vzít zpět.
# $when je například „za 3 hodiny“.
page-time-left = Čas na tento tah vyprší { $when }.
page-bell = Zazvonit, až budu na tahu
page-notice = Upozornit, až budu na tahu
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
page-replay = Přehrát hru znovu
page-again = Další rok
page-rematch = Další rok společně
page-same-cards = Znovu stejné karty
page-copy-result = Kopírovat výsledek
page-download = Uložit záznam
page-copied = Zkopírováno.
page-result-solo = { $title }: hodnocení { $rating }, body pověsti: { $stars }
page-won-you = Rok je zakreslený. Tvoje mapa vítězí.
page-won = Rok je zakreslený. Vítězí { $name }.
page-shared = Rok je zakreslený. O vítězství se dělí { $names }.
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
