### Stranica igre Charterstone. Imena i pravila su u charterstone.ftl.

## Prva stranica, novi sto

page-stone-front = Šest poseda, jedno selo
    .about = Postavite radnika, platite, gradite, otvarajte sanduke: svaki donosi zgradu, ličnost ili pravilo. Prva partija kampanje, za dvoje do šestoro, računajući i botove.
page-stone-front-options = Posedi i protivnici
page-stone-player = Meštanin
page-stone-player-numbered = Meštanin { $number }
page-stone-mode-solo = Igrate protiv botova, oni se računaju kao igrači.
page-stone-mode-here = Uređaj se dodaje ukrug; sve je otkriveno.
page-stone-mode-link = Svako mesto ima svoj link; igrajte svojim tempom.
page-stone-front-link = Preko linka
page-stone-front-here = Za jednim ekranom
page-stone-front-play = Igraj protiv dva bota
page-stone-chronicle = Hronika
    .about = Važeća pravila igre Charterstone, jednostavnim rečima.
page-stone-chronicle-about = Pravila pre prve partije. Ono što sanduci dodaju piše samo za stolom za kojim su otvoreni.
page-stone-charters = Posedi
    .about = Svaki igrač ima posed oko trga. Svi počinju jednako, a svaki posed daje svoj resurs.
page-stone-charters-empty = Posedi bez igrača ostaju prazni, ali njihove prve zgrade su otvorene za sve.
page-stone-game-one = Charterstone, prva partija kampanje
    .about = Može se otvoriti prvih šest sanduka. Među igračima je sve otkriveno, skriveni su samo špil i sanduci.
page-stone-sum = { $seats ->
        [one] Charterstone, { $seats } igrač.
        [few] Charterstone, { $seats } igrača.
       *[other] Charterstone, { $seats } igrača.
    }

## Sto

page-stone-round = Krug { $round }
page-stone-chip = Krug { $round }, ostalo { $left }
page-stone-village = Selo
page-stone-words = Podrobno
page-stone-players = Igrači
page-stone-seat = { $now ->
        [yes] { $name }, { $points }, na potezu: prikaži zalihu
       *[no] { $name }, { $points }: prikaži zalihu
    }
page-stone-empty = prazno
page-stone-free = besplatno
page-stone-new = novo
page-stone-end = Kraj
page-stone-later = kasnije
page-stone-nothing = ništa
page-stone-label-pay = Plaća se: { $what }
page-stone-label-gain = Dobija se: { $what }
page-stone-label-worker = Ovde stoji radnik igrača { $name }
page-stone-label-open = Može se koristiti
page-stone-plot-empty = Prazna parcela { $number }, { $charter }
page-stone-plot-build = Gradi na parceli { $number }, { $charter }
page-stone-objectives = Ciljevi
page-stone-scored-by = žeton: { $name }
page-stone-quota = Kvota
page-stone-quota-goods = Roba
page-stone-cell-vp = još 1 poen
page-stone-cell-reputation = i ugled
page-stone-progress = Napredak
page-stone-steps = { $left ->
        [one] ostao { $left } korak
        [few] ostala { $left } koraka
       *[other] ostalo { $left } koraka
    }
page-stone-step-reputation = Ko dovde pomeri, može uzeti ugled
page-stone-step-income = Prihod: još ne važi
page-stone-reputation = Ugled
page-stone-room = { $room ->
        [one] { $room } slobodno polje
        [few] { $room } slobodna polja
       *[other] { $room } slobodnih polja
    }
page-stone-reputation-now = ugled trenutno: { $n }
page-stone-regions = Delovi sela
page-stone-region-objectives = Ciljevi
page-stone-region-commons = Trg
page-stone-region-quota = Oblačna luka i kvota
page-stone-region-before = Prethodni deo
page-stone-region-next = Sledeći deo

## Potez i reči

page-stone-your-turn = Vaš potez
page-stone-turn-of = Na potezu: { $name }
page-stone-over = Igra je završena
page-stone-act = Postavite radnika ili vratite sve
page-stone-answer = Izaberite jedno
page-stone-open = Dostupno: { $count }
page-stone-only-open = Prikaži samo ono što mogu da koristim (F)
page-stone-where-commons = Trg, otvoreno za sve
page-stone-where-cloud = Iznad sela, otvoreno za sve
page-stone-where-charter = { $owner ->
        [you] { $charter }, vaš. Otvoreno za sve
        [other] { $charter }, { $name }. Otvoreno za sve
       *[none] { $charter }, bez igrača. Otvoreno za sve
    }
page-stone-pay = Plaćate
page-stone-pay-short = Cena
page-stone-gain-short = Dobit
page-stone-bump-short = Smena
page-stone-goes-home = { $name }: radnik ide kući
page-stone-pay-nothing = Ništa. Besplatno je.
page-stone-have-left = imate → ostaje
page-stone-have = imate { $have }, treba { $n }
page-stone-gain = Možete uzeti sve ili deo
page-stone-bump = Ovde stoji radnik igrača { $name }. Vaš zauzima mesto i šalje ga kući.
page-stone-bump-own = Ovde stoji vaš radnik. On ide kući, a novi ostaje.
page-stone-why = Zašto ne mogu?
page-stone-help = Ono što nedostaje daje { $building }.
page-stone-show = Prikaži: { $building }
page-stone-not-now = Sada nije moguće
page-stone-place = Postavi radnika
page-stone-take-back = Vrati sve
page-stone-undo = Vrati potez
page-stone-undo-of = Vrati potez: { $name }
page-stone-step-place = Postavljen
page-stone-step-choose = Izbor
page-stone-step-then = Zatim
page-stone-then = Zatim: { $building }
page-stone-all-answers = Prikaži sve odgovore
page-stone-you = { $name } (vi)
page-stone-since = Od vašeg prošlog poteza
page-stone-since-moves = { $count ->
        [one] { $count } potez
        [few] { $count } poteza
       *[other] { $count } poteza
    }
page-stone-rule = Pravilo { $slot }: { $name }
page-stone-column = Kolona { $column }
page-stone-sell-resources = { $n ->
        [one] Predaj { $n } resurs
        [few] Predaj { $n } resursa
       *[other] Predaj { $n } resursa
    }
page-stone-sell-coins = { $n ->
        [one] Predaj { $n } novčić
        [few] Predaj { $n } novčića
       *[other] Predaj { $n } novčića
    }
page-stone-sell-cards = { $n ->
        [one] Predaj { $n } kartu razvoja
        [few] Predaj { $n } karte razvoja
       *[other] Predaj { $n } karata razvoja
    }

## Zaliha, karte

page-stone-supply = Zaliha
page-stone-workers = Radnici { $home }/{ $all }
page-stone-stands-on = Stoji: { $building }
page-stone-out = Radnici stoje: { $buildings }
page-stone-influence = Uticaj
page-stone-influence-where = položeno { $placed }, u zalihi { $spent }
page-stone-goods = Novčići i resursi
page-stone-coins = novčići
page-stone-short = nedostaje { $n }
page-stone-cards = Karte: { $count }
page-stone-kind-assistant = pomoćnici
page-stone-kind-building = zgrade
page-stone-kind-constructed = sagrađeno
page-stone-my-cards = Moje karte
page-stone-no-cards = Još nema karata.
page-stone-mat = Karte razvoja
page-stone-mat-gap = Nema karte: špil je prazan.
page-stone-deck = u špilu { $count }
page-stone-log = Dnevnik
page-stone-card-plan = Za gradnju: { $cost }
page-stone-card-built = Sagrađeno.
page-stone-card-crate = Sa sandukom { $number }, za Charterstone.
page-stone-card-later = Sa sandukom { $number }, koji se otvara kasnije u kampanji.
page-stone-name = Daj ime
page-stone-name-persona = Daj ime ličnosti
page-stone-name-what = Daj ime: { $what }
page-stone-named = „{ $name }“
page-stone-name-about = Ime se daje jednom i ostaje za celu kampanju.
page-stone-tabs = Delovi stola
page-stone-tab-village = Selo
page-stone-tab-tracks = Staze
page-stone-tab-cards = Karte
page-stone-tab-players = Igrači
page-stone-tab-chronicle = Pravila

## Sanduci i Hronika

page-stone-crate-title = { $name } otvara sanduk { $number }
page-stone-crate-in = U sanduku
page-stone-crate-for = Dobija { $name }
page-stone-crate-once-built = Kad se sagradi, nosi sanduk { $number }
page-stone-crate-rules = Novo u Hronici, za sve.
page-stone-build-short = Gradnja
page-stone-crate-about = To je sada u selu zauvek.
page-stone-crate-building = Karta zgrade
page-stone-crate-persona = Ličnost, u škrinju
page-stone-carry-on = Nastavi
page-stone-chronicle-slots = Mesta u Hronici
page-stone-chronicle-unwritten = još nije napisano
page-stone-chronicle-which = Čija Hronika
page-stone-chronicle-printed = Kako je odštampana, pre prve partije
page-stone-chronicle-here = Kakva je za ovim stolom: { $come }. Uz ono što je tamo upisano vidi se i šta je ranije pisalo.
page-stone-find-rule = Nađi pravilo
page-stone-no-rule = Takvog pravila nema.
page-stone-version = verzija { $version }
page-stone-rule-before = Ranije
page-stone-rule-now = Sada
page-stone-rule-empty = Ovde ništa nije pisalo.

## Prvi potezi

page-stone-coach = Prvi potezi
page-stone-coach-count = { $at } od { $all }.
page-stone-coach-read = Svaki šestougao je zgrada: dole levo piše šta traži, gore desno šta daje. Pritisnite { $building } da to pročitate rečima.
page-stone-coach-place = Svetle zgrade se mogu koristiti odmah. { $building } je besplatno: postavite tamo radnika.
page-stone-coach-bump = Radnik stoji dok ga ne vratite, ili dok neko ne dođe na istu zgradu i pošalje ga kući. Svaka zgrada je otvorena za sve. Postavite i drugog radnika.
page-stone-coach-back = Kad nemate radnika kod kuće, vratite sve: i to je potez.
page-stone-coach-goods = { $building } menja resurs za novčić, a Pijaca resurs i novčić za kartu. Blede zgrade kažu zašto ne možete.
page-stone-coach-points = Poene donose i sanduci, kvota i ciljevi: { $building } otvara sanduk sa vaše karte za 4 novčića i 2 žetona uticaja, u Oblačnoj luci se prodaje roba, Tribina boduje ispunjen cilj.
page-stone-coach-end = Dvanaest žetona uticaja mora da potraje celu partiju. Zgrade, otvoreni sanduci i ispunjeni ciljevi pomeraju peščani sat gore: kad stigne do kraja, krug se dovrši i pobeđuje ko ima najviše poena.
page-stone-coach-next = Dalje
page-stone-coach-done = Gotovo
page-stone-coach-close = Igraj bez saveta
page-stone-coach-again = Objasni prve poteze

## Kraj

page-stone-end-k = Prva partija je završena
page-stone-won = { $count ->
        [one] Pobeda: { $names }
        [few] Zajednička pobeda: { $names }
       *[other] Zajednička pobeda: { $names }
    }
page-stone-end-player = Igrač
page-stone-end-sum = Zbir
page-stone-end-glory = Slava
page-stone-end-why = Najveći ugled nosi 10, sledeći 7, treći 4; izjednačeni svi dobijaju. Svakih punih 10 poena je jedna slava.
page-stone-why-glory = { $points }: svakih punih 10 je jedna slava
page-stone-why-line = { $source }, krug { $round }
page-stone-why-figure = { $name }, { $part }: { $n }. Odakle?
page-stone-why-of = { $name }, { $part }
page-stone-why-ask = Pokažite na broj ili ga pritisnite da vidite odakle je.
page-stone-keeps = Šta selu ostaje
page-stone-keeps-crates = { $count ->
        [one] { $count } otvoren sanduk
        [few] { $count } otvorena sanduka
       *[other] { $count } otvorenih sanduka
    }
page-stone-keeps-buildings = { $count ->
        [one] { $count } nova zgrada
        [few] { $count } nove zgrade
       *[other] { $count } novih zgrada
    }
page-stone-keeps-rules = { $count ->
        [one] { $count } pravilo u Hronici
        [few] { $count } pravila u Hronici
       *[other] { $count } pravila u Hronici
    }
page-stone-keeps-none = Još nijedna.
page-stone-keeps-persona = { $persona }, u škrinji: { $name }
page-stone-tokens = { $n ->
        [one] { $n } žeton
        [few] { $n } žetona
       *[other] { $n } žetona
    }
page-stone-rematch = Igraj ponovo
page-stone-see-village = Pogledaj selo
page-stone-to-sheet = Nazad na rezultat

## Ponavljanje

page-stone-replay-time = Mesto u igri
page-stone-replay-at = Potez { $turn } ({ $at } od { $all })
page-stone-replay-back = Korak nazad
page-stone-replay-on = Korak napred
page-stone-replay-play = Pusti
page-stone-replay-stop = Stani
page-stone-replay-step = Šta se dogodilo
page-stone-replay-turn = Potez { $turn }: { $name }
page-stone-replay-setup = Pre prvog poteza
page-stone-replay-changes = Zaliha igrača { $name }
