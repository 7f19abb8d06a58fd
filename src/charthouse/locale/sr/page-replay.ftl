### Stranica: završena partija još jednom i provera njenog mešanja.

## Repriza

page-replay-where = Repriza
page-replay-loading = Partija se postavlja na sto.
page-replay-none = Ova partija ne može da se prikaže.
page-replay-to-games = Na moje partije
page-replay-bring = Pogledajte partiju ponovo
page-replay-bring-about = Donesite zapis bilo koje završene partije, sa ove stranice ili iz komandne linije.
page-replay-drop = Spustite zapis ovde
page-replay-choose = Izaberi datoteku
page-replay-paste = Ili nalepite zapis
page-replay-show = Prikaži partiju
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
page-replay-save = Sačuvaj zapis
# Ime sačuvane datoteke, latinična slova bez razmaka.
page-replay-record = zapis

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

## Igrajte dalje odavde

page-replay-play-on = Igraj dalje odavde
page-replay-cards = Karte
page-replay-cards-same = Kako su došle
page-replay-cards-new = Ponovo promešane
page-replay-bots = Ko igra na ostalim mestima
page-replay-play-seat = Igraj na mestu „{ $name }“ od poteza { $turn }
page-replay-play-alone = Igraj od poteza { $turn }
page-replay-new-table = Novi sto. Partija koju gledate ostaje kakva je bila.

## Mešanje

page-proof = Mešanje
page-proof-about = Špil je zapečaćen pre prve karte. Vaš pregledač to može sam da proveri.
page-proof-check = Proveri pečat
page-proof-checking = Svaka karta se ponovo izvlači.
page-proof-holds = Provereno, sve se slaže
page-proof-partly = Delimično provereno, zasad se slaže
page-proof-broken = Ne slaže se
page-proof-before = Zapečaćeno pre
page-proof-after = Otvoreno posle
page-proof-seal = Otvoreno seme odgovara pečatu.
page-proof-seal-broken = Otvoreno seme ne odgovara pečatu.
page-proof-stirred = Broj ovog uređaja učestvovao je u mešanju.
page-proof-not-stirred = Broja ovog uređaja nema u mešanju.
page-proof-draws =
    { $count ->
        [one] { $count } izvlačenje proizlazi iz semena.
        [few] Sva { $count } izvlačenja proizlaze iz semena.
       *[other] Svih { $count } izvlačenja proizlazi iz semena.
    }
# $question je oznaka kao spring/3; $answer i $expected su oznake karata, latiničnim slovima.
page-proof-draw-wrong = Na mestu { $question } treba da stoji „{ $expected }“. U zapisu stoji „{ $answer }“.
page-proof-unsure = Izvlačenja po pravilima koja ova verzija ne poznaje: { $count }. Nisu ponovljena.
page-proof-menus-unknown = Izvlačenja iz ovog zapisa mogu da se provere sa: charthouse verify
page-proof-chain =
    { $count ->
        [one] { $count } unos u zapisu, bez izmena.
        [few] Nijedan od { $count } unosa u zapisu nije menjan.
       *[other] Nijedan od { $count } unosa u zapisu nije menjan.
    }
page-proof-unreadable = Zapis ne može da se pročita.
page-proof-advice = Repriza ide dalje, ali za ovu partiju niko ne može da jemči. Sačuvajte zapis pre nego što pitate domaćina.
