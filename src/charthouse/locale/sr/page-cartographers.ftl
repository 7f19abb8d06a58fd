### The page of Cartographers. Names and rules are in cartographers.ftl; lessons are in page-cartographers-learn.ftl.

## Početna

page-home-title = Nacrtajte mapu pre nego što stigne zima.
page-home-sub = Kartografi na miru, za jednim stolom. Bez naloga, bez reklama, ništa se ne učitava sa strane.
page-home-play = Igraj odmah
# Pored „Igraj odmah“: otvara obrazac za novi sto.
page-home-options = Mapa, protivnici, pravila
page-home-today = Današnja mapa
# Koliko još današnja mapa ostaje današnja (do ponoći po UTC).
page-home-hours-left =
    { $hours ->
        [0] još manje od sata
        [one] još { $hours } sat
        [few] još { $hours } sata
       *[other] još { $hours } sati
    }
# Oznaka na današnjoj mapi: špil nije tajna, svako može da ga izračuna iz datuma.
page-home-open-seed = Otvoren špil
page-home-today-about = Isti špil za sve, određen datumom. Svako može da ga izračuna, pa je za zabavu, a ne za takmičenje.
page-home-today-play = Igraj današnju mapu
page-home-today-resume = Nastavi današnju mapu
page-home-today-done = Pogledaj današnju mapu
page-home-today-rating = Ocena { $rating }: { $title }
page-home-kind-forest = Povelja o šumama
page-home-kind-village = Povelja o selima
page-home-kind-farm_water = Povelja o njivama i vodi
page-home-kind-spatial = Povelja o celoj mapi
page-home-link = S prijateljima, preko linka
    .about = Pošaljite link i crtajte svojim tempom. Svako ima svoje mesto, bez prijave.
page-home-here = Za jednim ekranom
    .about = Više ljudi, jedan uređaj. Između poteza mape su pokrivene.
page-home-bots = Protiv botova
    .about = Vide samo ono što bi video i igrač.
page-home-paper = Bodovanje papirne mape
    .about = Prenesite svoj list i vidite odakle dolazi reputacija.
page-home-learn = Naučite igru
    .about = Pet kratkih lekcija na pravoj mapi, i pravila pri ruci.
page-home-stats = Moja statistika
    .about = Ocene, titule i povelje, sačuvane na ovom uređaju.
page-home-daily-list = Mape prethodnih dana

## Mape dana

page-daily-title = Mape dana
page-daily-sub = Svakog dana jedan špil za sve, određen datumom i otvoren za svakoga. Prethodni dani ostaju dostupni.
page-daily-not-played = Nije igrana
page-daily-going = Započeta, nezavršena
# Svaki .label je izgovoreno ime dugmeta: počinje rečju sa dugmeta.
page-daily-play = Igraj
    .label = Igraj mapu za { $date }
page-daily-resume = Nastavi
    .label = Nastavi mapu za { $date }
page-daily-look = Pogledaj
    .label = Pogledaj mapu za { $date }
page-daily-share = Podeli
    .label = Podeli svoj rezultat za { $date }
page-daily-more = Raniji dani
# Tekst koji se šalje prijateljima; prelomi redova ostaju. Od $spring do $winter: reputacija po godišnjim dobima.
page-daily-text =
    Charthouse, mapa za { $date }
    Ocena { $rating }: { $title }
    Proleće { $spring }, leto { $summer }, jesen { $fall }, zima { $winter }
page-daily-copied = Vaš rezultat je kopiran. Nalepite ga gde želite.
page-daily-result = Ocena { $rating }, { $title }
page-daily-seasons = Proleće { $spring }, leto { $summer }, jesen { $fall }, zima { $winter }

## Novi sto

page-create-map = Mapa
page-create-side = Strana mape
page-create-side-A = Strana A. Otvoren predeo, za prvu partiju.
page-create-side-B = Strana B. U sredini je pustoš.
page-create-edicts = Povelje
page-create-edicts-random = Nasumično
page-create-edicts-chosen = Moj izbor
page-create-edicts-random-about = Po jedna iz svake kategorije; svi ih vide na početku partije.
page-create-edicts-chosen-about = Po jedna iz svake kategorije. Birate i koja je A, B, C i D.
# Pomera izabranu povelju jedno slovo naviše; $letter je slovo koje dobija.
page-create-edict-up = Neka { $card } bude povelja { $letter }
page-create-edict-pick = Povelja { $letter }, { $category }
page-create-edict-random-forest = Jedna od četiri povelje o šumama
page-create-edict-random-village = Jedna od četiri povelje o selima
page-create-edict-random-farm_water = Jedna od četiri povelje o njivama i vodi
page-create-edict-random-spatial = Jedna od četiri povelje o celoj mapi
page-create-skills = Veštine
page-create-skills-off = Ne
page-create-skills-random = Nasumično
page-create-skills-chosen = Moj izbor
page-create-skills-off-about = Igra kao iz kutije.
page-create-skills-random-about = Tri od osam leže otkrivene, izvučene nasumično. Jedna po godišnjem dobu, plaća se novčićima.
page-create-skills-chosen-about =
    { $left ->
        [0] Tri leže otkrivene. Jedna po godišnjem dobu, plaća se novčićima.
        [one] Izaberite još { $left }. Jedna po godišnjem dobu, plaća se novčićima.
        [few] Izaberite još { $left }. Jedna po godišnjem dobu, plaća se novčićima.
       *[other] Izaberite još { $left }. Jedna po godišnjem dobu, plaća se novčićima.
    }
page-create-skill-cost =
    { $cost ->
        [0] besplatno
        [one] { $cost } novčić
        [few] { $cost } novčića
       *[other] { $cost } novčića
    }
page-create-edition = Izdanje
page-create-edition-2019 = Prvo izdanje, 2019.
page-create-edition-2020 = Od 2020. nadalje
page-create-edition-2019-about = Kada nijedan oblik ne staje, popunjavate jedno polje terenom sa karte. Popunjena mapa ne završava solo partiju.
page-create-edition-2020-about = Kada nijedan oblik ne staje, popunjavate jedno polje bilo kojim terenom osim planine. Popunjena mapa završava solo partiju.
page-create-full-map = Popunjena solo mapa boduje
page-create-full-map-scores_all = Sva preostala doba
page-create-full-map-scores_current = Samo ovo doba
page-create-help = Pomoć pri crtanju
page-create-help-off = Bez pomoći
    .about = Vidite kartu i svoju mapu.
page-create-help-grey = Zatamni nemoguća polja
    .about = Polja na koja oblik ne može da stane su prigušena.
page-create-help-worth = Pokaži koliko vredi
    .about = Svaka skica pokazuje svoju reputaciju pre nego što je ucrtate.
# Zbir obrasca, pored dugmeta. $map je naziv mape.
page-create-sum =
    { $seats ->
        [one] { $map }, { $seats } mesto.
        [few] { $map }, { $seats } mesta.
       *[other] { $map }, { $seats } mesta.
    }
page-create-sum-skills = Sa veštinama.
page-create-sum-no-skills = Bez veština.

## Statistika

page-stats-title = Moja statistika
page-stats-sub = Iz partija završenih na ovom uređaju. Partije sa poznatim kartama se ne računaju.
page-stats-none = Još nema šta da se broji
    .about = Završite partiju na ovom uređaju i njena reputacija ostaje ovde.
page-stats-games = Partije
page-stats-best = Najbolja ocena
page-stats-mean = Prosečna ocena
page-stats-best-stars = Najveća reputacija
page-stats-mean-stars = Prosečna reputacija
page-stats-won = Pobede
page-stats-ratings = Solo ocene
    .about = Jedan stubac za svaku partiju, najstarija je prva.
page-stats-bar = { $date }: ocena { $rating }
page-stats-titles = Titule
page-stats-titles-count =
    { $count ->
        [one] { $count } put
        [few] { $count } puta
       *[other] { $count } puta
    }
page-stats-edicts = Povelje
    .about = Reputacija iz cele partije, oba godišnja doba povelje zajedno.
page-stats-edict = Povelja
page-stats-times = Partije
page-stats-edict-best = Najviše
page-stats-edict-mean = Prosek
page-stats-not-met = Još neviđeno

## Okvir

# Kako se mapa zove za čitače ekrana kada se ne zna ništa bolje.
page-map = Mapa

## Sto: okvir

page-kept-unsent = Vaš crtež je sačuvan na ovom uređaju i biće poslat kada se veza vrati.
page-sending = Šalje se…

## Sto: godišnje doba, povelje, novčići

page-season-and-edicts = Godišnje doba i povelje
page-time = Vreme { $used } od { $limit }
page-time-soon =
    { $time ->
        [0] ova karta ne troši vreme
        [one] +{ $time } uz ovu kartu
        [few] +{ $time } uz ovu kartu
       *[other] +{ $time } uz ovu kartu
    }
page-last-card = Ovom kartom se doba završava
# Čita se naglas za dugme povelje.
page-edict =
    { $stars ->
        [one] Povelja { $letter }, { $name }: sada { $stars } reputacija. { $rule }
        [few] Povelja { $letter }, { $name }: sada { $stars } reputacije. { $rule }
       *[other] Povelja { $letter }, { $name }: sada { $stars } reputacija. { $rule }
    }
page-if-now = { $season }, kada bi se sada završilo
# $coins su oni koji vrede; $crossed su potrošeni na veštine.
page-coin-track =
    { $crossed ->
        [0] Novčići: { $coins } od { $track }
        [one] Novčići: { $coins } od { $track }, potrošeno { $crossed }
        [few] Novčići: { $coins } od { $track }, potrošeno { $crossed }
       *[other] Novčići: { $coins } od { $track }, potrošeno { $crossed }
    }
# $name je povelja, novčići ili čudovišta; $stars bira množinu, $n je isti broj onako kako se piše.
page-counted =
    { $stars ->
        [0] { $name }: nema reputacije
        [one] { $name }: { $n } reputacija, sa zaokruženih polja
        [few] { $name }: { $n } reputacije, sa zaokruženih polja
       *[other] { $name }: { $n } reputacija, sa zaokruženih polja
    }
page-counted-before =
    { $stars ->
        [one] { $name }: { $n } reputacija. Mapa se od tada promenila.
        [few] { $name }: { $n } reputacije. Mapa se od tada promenila.
       *[other] { $name }: { $n } reputacija. Mapa se od tada promenila.
    }
page-counted-of =
    { $stars ->
        [one] { $owner }, { $name }: { $n } reputacija. Prikaži polja
        [few] { $owner }, { $name }: { $n } reputacije. Prikaži polja
       *[other] { $owner }, { $name }: { $n } reputacija. Prikaži polja
    }

## Sto: mapa i karta

page-your-map = Vaša mapa
page-map-of = Mapa: { $name }
page-surveyed = kartograf: { $name }
page-in-draft = u vašoj skici
page-shut = oblik ovde ne staje
page-card = Karta istraživanja
page-open-card = Otvorena karta
page-card-time =
    { $time ->
        [0] ne troši vreme
        [one] vremenska vrednost { $time }
        [few] vremenska vrednost { $time }
       *[other] vremenska vrednost { $time }
    }
page-shape = Oblik
# $size broji polja; $coin je 1 kada oblik donosi novčić.
page-shape-n =
    { $coin ->
        [1] Oblik { $n }, broj polja: { $size }, uz novčić
        [one] Oblik { $n }, broj polja: { $size }
        [few] Oblik { $n }, broj polja: { $size }
       *[other] Oblik { $n }, broj polja: { $size }
    }
page-terrain = Teren
page-rotate = Okreni
page-flip = Obrni
page-back = Nazad
page-ink = Ucrtaj
page-ink-on = Ucrtaj na mapu: { $name }
page-recall = Povuci odluku
page-hint = Pomerajte strelicama ili mišem, Enter postavlja
page-hint-more = Sada postavite drugi deo
page-placed = Postavljeno. Ucrtajte ili još pomerite.
page-place-first = Prvo postavite oblik, pa ostalo.
page-draft = Skica: { $drawing } { $spaces }
page-no-change = bez promene
page-not-here = Ovde ne može da se crta.
page-covers = pokriva ruševine: { $spaces }
page-turn = Vi ste na redu: { $card }.
page-duty = Na ruševine, ako može
    .about =
        { $count ->
            [1] Pokrijte jedino slobodno polje ruševina.
            [one] Pokrijte jedno od { $count } slobodnog polja ruševina.
            [few] Pokrijte jedno od { $count } slobodna polja ruševina.
           *[other] Pokrijte jedno od { $count } slobodnih polja ruševina.
        }
page-duty-none = Nijedan oblik ne stiže do ruševina
    .about = Nacrtajte jedno polje, bilo koji teren.
page-falls-back = Nijedan oblik sa ove karte ne staje. Nacrtajte samo jedno polje.
page-map-full = Vaša mapa je popunjena.
page-draw-nothing = Ne crtaj ništa
page-type-it = Upišite crtež
    .label = Teren i njegova polja
    .example = forest C4 C5 D5
page-you = Vi

## Sto: veštine

page-skills = Veštine
page-free = besplatno
page-cost =
    { $cost ->
        [one] košta { $cost } novčić
        [few] košta { $cost } novčića
       *[other] košta { $cost } novčića
    }
page-skill-on = u ovoj skici
page-skill-dear = preskupo
page-skill-used = iskorišćeno u ovom dobu
page-skill-each = jedna po dobu
page-skill-purse =
    { $coins ->
        [one] jedna po dobu, imate { $coins } novčić
        [few] jedna po dobu, imate { $coins } novčića
       *[other] jedna po dobu, imate { $coins } novčića
    }
# $names može da sadrži „Vi“.
page-skill-users = Veština u ovom dobu: { $names }
# Šta je drugi deo crteža, prema veštini.
page-second =
    { $skill ->
        [search] Potraga: još jedno polje pored oblika
        [diplomacy] Diplomatija: jedno polje njive i sela
        [concentrate] Koncentracija: isti oblik još jednom
       *[cure_wounds] Lečenje rana: ovaj oblik pored čudovišta; izaberite mu teren
    }
page-ask-acrobatics = Pre nego što dodate mapu
    .about =
        { $cost ->
            [one] Akrobatika, { $cost } novčić: na vašoj mapi čudovišta dobijaju manji oblik.
            [few] Akrobatika, { $cost } novčića: na vašoj mapi čudovišta dobijaju manji oblik.
           *[other] Akrobatika, { $cost } novčića: na vašoj mapi čudovišta dobijaju manji oblik.
        }
page-ask-acrobatics-solo = Pre nego što čudovišta stignu
page-instead-of = umesto
page-answer-no-skill = Bez veštine
page-answer-acrobatics = Koristi, { $cost }
page-answer-acrobatics-across = Koristi, položeno, { $cost }
page-answer-acrobatics-down = Koristi, uspravno, { $cost }
page-dodged = { $name } koristi veštinu „Akrobatika“: čudovišta dobijaju manji oblik.

## Sto: zaseda

page-ambush-on = Zaseda. Ovo je tuđa mapa: { $name }.
page-ambush-left = Svi dodaju mapu nalevo, crtaju čudovišta, pa dobijaju svoju mapu nazad.
page-ambush-right = Svi dodaju mapu nadesno, crtaju čudovišta, pa dobijaju svoju mapu nazad.
page-ambush-hurts = Nacrtajte ih tamo gde najviše smetaju: na kraju svakog godišnjeg doba vlasnik mape gubi po jednu reputaciju za svako prazno polje pored čudovišta.
page-ambush-cost = Prazna polja pored čudovišta, starih i novih
page-draws-on = { $name } crta na tuđoj mapi ({ $owner })
page-has-your-map = Vašu mapu drži { $name }
    .about = Crtež ćete videti kada svi budu spremni.

## Sto: ostali

page-players = Igrači
page-open-map = Otvori mapu: { $name }
page-ready = Spremno
page-drawing = Crta
page-away = Nije tu
# Who is meant, where there are too many to name.
page-many-players =
    { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }
page-who-ready = Spremno: { $names }
page-nobody-ready = Još niko nije spreman
page-waiting-label = Čeka se
page-waiting = Čeka se: { $names }.
page-waiting-all = Čekaju se ostali.
page-bot-slow = Bot se sprema. Prvi crtež može da potraje minut, kasnije ide brzo.
page-recall-about = Odluku možete da povučete dok svi ne budu spremni.
page-notes = Terenske beleške
page-notes-all = Sve
page-notes-less = Manje
page-since = Od vaše poslednje posete
page-their-map = Kakva je bila pre ove karte. Ono što { $name } sada crta ostaje skriveno.
page-stars-so-far =
    { $count ->
        [one] zasad { $count } reputacija
        [few] zasad { $count } reputacije
       *[other] zasad { $count } reputacija
    }
page-worth-now = Vredi sada
page-worth-both = { $name } i vi
page-so-far = { $name } do sada
page-previous-map = Prethodna mapa
page-next-map = Sledeća mapa
page-of = { $n } od { $all }

## List godišnjeg doba

page-season-over = { $season } se završava
page-season-hint =
    { $hand ->
        [finger] Dodirnite red da vidite koja se polja broje.
       *[pointer] Pokažite na red da vidite koja se polja broje.
    }
page-line = Red
page-year-so-far = Godina do sada
page-on-to = Dalje: { $season }
    .about = { $season }: vremenski okvir { $time }, boduju se povelje { $edicts }.

## Kraj

page-named = Vaša titula u kraljevstvu
page-rating = { $stars }, minus { $less } za ove četiri povelje: ocena { $rating }.
page-rating-gap = Još { $count } do titule „{ $title }“.
page-rung = Stepenik { $n } od { $all }
page-ladder = Sve titule
page-every-star = Poslednja mapa, sva reputacija
page-value-of-card = vrednost karte se oduzima
page-open-for-stars = Otvorite mapu da vidite koja polja donose reputaciju.
page-sealed = Špil je zapečaćen pre početka partije.
page-check-seal = Proveri pečat
page-again = Još jedna godina
page-rematch = Još jednom zajedno
page-same-cards = Ponovo iste karte
page-result-solo = { $title }: ocena { $rating }, reputacija { $stars }
page-won-you = Godina je završena. Vaša mapa pobeđuje.
page-won = Godina je završena. Pobeđuje { $name }.
page-shared = Godina je završena. { $names } dele pobedu.
# $stars je, na primer, „126 reputacija“.
page-won-by =
    { $ahead ->
        [0] { $stars }, koliko ima i { $name }.
        [one] { $stars }, za { $ahead } više nego što ima { $name }.
        [few] { $stars }, za { $ahead } više nego što ima { $name }.
       *[other] { $stars }, za { $ahead } više nego što ima { $name }.
    }
# Mesto na tabeli.
page-place = { $rank }.
page-tie-break = Reputacija je ista: čudovišta odnose { $stars }.

## Repriza

page-replay-end = Kraj
page-replay-before = Pre prve karte
page-replay-before-about =
    { $maps ->
        [1] Prazna mapa. Povelje od A do D leže otkrivene.
        [one] { $maps } prazna mapa. Povelje od A do D leže otkrivene.
        [few] { $maps } prazne mape. Povelje od A do D leže otkrivene.
       *[other] { $maps } praznih mapa. Povelje od A do D leže otkrivene.
    }
# $turn i $turns su brojevi: gde smo i koliko je bilo poteza.
page-replay-after = Posle poteza { $turn } od { $turns }
# Čita se naglas pri svakom koraku. $drawing je zapis koji se kuca, na primer: forest C4 C5 D5
page-replay-step = { $card }. { $name }: { $drawing }
page-replay-keys =
    { $seats ->
        [1] Strelice idu potez po potez, razmaknica pušta.
        [one] Strelice idu potez po potez, tasteri od 1 do { $seats } menjaju mapu, razmaknica pušta.
        [few] Strelice idu potez po potez, tasteri od 1 do { $seats } menjaju mapu, razmaknica pušta.
       *[other] Strelice idu potez po potez, tasteri od 1 do { $seats } menjaju mapu, razmaknica pušta.
    }
# $what je povelja, „Novčići“ ili „Čudovišta“; $stars je, na primer, „3 reputacije“.
page-replay-asked = { $what }: { $stars } u ovom trenutku.
page-replay-whose = Čija mapa
page-replay-won = pobeda: { $score }
page-replay-worth = U ovom trenutku
page-replay-counting = Reputacija se broji.
page-replay-card = Karta ovog poteza
# Mesto u godini: Jesen, karta 4 od 6.
page-replay-when = { $season }, karta { $card } od { $cards }
page-replay-drew = { $name } crta teren „{ $terrain }“.
# U zasedi: ko je crtao na čijoj mapi.
page-replay-drew-on = { $name } crta čudovišta na tuđoj mapi ({ $owner }).
page-replay-drew-nothing = Na ovoj mapi se ništa ne crta: { $name }.
page-replay-ruins = Pre toga je otkrivena karta ruševina: crtež mora da pokrije ruševine, ako može.
page-replay-same = Ista karta, crteži svih igrača

## Vremenska linija

page-replay-timeline = Tok partije
page-replay-turns = Potezi
page-replay-turn = Potez { $turn }: { $card }
page-replay-first = Na početak
page-replay-back = Potez nazad
page-replay-play = Pusti
page-replay-pause = Pauza
page-replay-on = Potez napred
page-replay-last = Na kraj
