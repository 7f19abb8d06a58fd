### Terminal: pomoć komandne linije i igra u njemu. Stranici ove reči ne trebaju.

## Pomoć komandne linije

help-usage = upotreba
help-commands = komande
help-options = opcije
help-arguments = argumenti
help-help = prikazuje ovu pomoć
help-version = prikazuje verziju
help-lang = jezik: { $known }
help-json = ispisuje jedan JSON objekat
help-game = igra
help-players = broj igrača
help-seed = seme za deljenje karata: broj ili bilo koji tekst
help-side = Kartografi: strana mape, A ili B
help-edition = Kartografi: izdanje pravila, 2019 ili 2020
help-edicts = Kartografi: četiri karte bodovanja za povelje od A do D, razdvojene zarezima
help-skills = Kartografi: igra sa veštinama; navedite tri, razdvojene zarezima, ili ih prepustite slučaju
help-full-map = Kartografi: šta se boduje kada je solo mapa popunjena: scores_all ili scores_current
help-charters = Charterstone: posedi po redosledu mesta, razdvojeni zarezima
help-errata = Charterstone: ispravke koje važe, razdvojene zarezima; prazni navodnici znače nijednu
help-file = zapis partije, kao tekst ili JSON

help-serve = otvori stolove u pregledaču
help-serve-port = port; 0 uzima slobodan
help-serve-data = fascikla koja čuva stolove
help-serve-database = adresa PostgreSQL baze umesto fascikle
help-serve-lan = pusti telefone iz iste sobe; prikazuje QR kod
help-serve-open = otvori stranicu u pregledaču
help-serve-lazy = pripremi botove uz njihov prvi potez, ne pri pokretanju
help-score = boduje mapu igre Kartografi pomoću svih karata
help-score-sheet = mapa: jedanaest redova spojenih znakom „/“; „-“ je čita sa standardnog ulaza
help-score-explain = navodi koja polja donose reputaciju
help-score-stdin = po jedna mapa u redu sa standardnog ulaza, po jedan JSON objekat u redu na standardni izlaz
help-draw = crta mapu igre Kartografi ili sto iz zapisa partije
help-draw-sheet = mapa: jedanaest redova spojenih znakom „/“; „-“ je čita sa standardnog ulaza
help-draw-record = zapis partije, kao tekst ili JSON
help-draw-step = korak zapisa, od 0; bez njega poslednji
help-draw-seat = samo ono što je pred ovim mestom, brojano od 1
help-draw-out = datoteka koja se upisuje, .svg ili .png
help-draw-force = upisuje preko postojeće datoteke
help-placements = nabraja sve dozvoljene crteže za kartu igre Kartografi
help-placements-sheet = mapa: jedanaest redova spojenih znakom „/“
help-placements-card = karta predela ili zasede
help-placements-ruins = pre nje je otkrivena karta ruševina
help-simulate = pušta botove da igraju
help-simulate-games = broj partija
help-simulate-bot = botovi, razdvojeni zarezima; redom zauzimaju mesta
help-simulate-records = upisuje zapis svake partije u ovu fasciklu
help-arena = održava turnir botova, svi na istim podelama
help-arena-games = koliko partija igra svaki bot
help-arena-bots = botovi, razdvojeni zarezima
help-arena-results = čuva odigrane partije u ovoj datoteci; sa istom datotekom turnir se nastavlja gde je stao
help-arena-plot = crta rezultate u ovu datoteku: .svg, .png ili .pdf
help-arena-threads = igra u ovoliko niti
help-arena-processes = igra u ovoliko procesa
help-arena-ray = igra na Ray klasteru: njegova adresa, ili ništa da se pokrene ovde
help-replay = ponovo sprovodi svaku akciju iz zapisa
help-replay-why = bot za svaku odluku kaže šta bi uradio i šta od toga očekuje
help-verify = proverava zapis: lanac heševa i, ako je seme poznato, mešanje
help-campaign = vodi kampanju igre Charterstone u jednoj datoteci koju svako može da proveri
help-campaign-file = datoteka kampanje
help-campaign-seal = zapis završene partije koja ulazi u kampanju; bez datoteke kampanja počinje tom partijom
help-campaign-name = posed i njegovo ime, od onoga ko nije pobedio u prošloj partiji: „red Ulica fenjera”
help-play = igranje Kartografa u terminalu, solo ili u društvu za jednim ekranom
help-play-names = igrači, razdvojeni zarezima
help-play-new = počinje novu partiju čak i ako već postoji sačuvana
help-play-save = datoteka u kojoj se čuva partija

## Refusals of the front door

bad-seat = Mesto „{ $found }“ ne postoji: mesta su od 0 do { $last }, ili { $names }.
bad-step = Korak { $found } ne postoji: koraci ovog zapisa su od 0 do { $last }.
bad-bot-count = Jedan bot igra za sve, ili po jedan za svako mesto, ukupno { $wanted }; a ne { $found }.
bad-no-secret = Ovaj zapis ne sadrži svoju tajnu, pa ne može da se nastavi; otvorite novu granu.
bad-no-picture = Za igru { $game } nema slike.
bad-picture-kind = Slika je datoteka .svg ili .png, a ne { $path }.
bad-rasteriser = Za PNG slike potreban je dodatak „pictures“: pip install "charthouse[pictures]"
bad-draw = Crta se ili mapa (--sheet) ili zapis (--record).
file-is-there = već postoji; --force piše preko nje.
bad-draw-sheet = --step i --seat idu samo uz --record.

## U terminalu

play-turn = { $season } · karta { $number } · vreme { $time } od { $limit }
play-solo = Crtate sami, za kraljicu.
play-pass-screen = Na redu je { $name }: predajte ekran i pritisnite Enter.
play-terrains = Teren: { $terrains }
play-or = ili
play-takes =
    { $time ->
        [0] ne troši vreme
        [one] vremenska vrednost { $time }
        [few] vremenska vrednost { $time }
       *[other] vremenska vrednost { $time }
    }
play-duty = Ruševina! Oblik mora da pokrije slobodno polje ruševina.
play-fall-back = Nijedan oblik ne može da se nacrta: popunite jedno polje po izboru.
play-ambush-own = Zaseda! Crtajte čudovišta.
play-ambush-on = Zaseda! Crtate čudovišta na tuđoj mapi ({ $name }).
play-acrobatics =
    { $cost ->
        [one] Zaseda! Koristite li veštinu „Akrobatika“ za { $cost } novčić? Upišite { $yes } ili { $no }.
        [few] Zaseda! Koristite li veštinu „Akrobatika“ za { $cost } novčića? Upišite { $yes } ili { $no }.
       *[other] Zaseda! Koristite li veštinu „Akrobatika“ za { $cost } novčića? Upišite { $yes } ili { $no }.
    }
play-edicts = Povelje
play-now = sada
play-scored-in = boduje se
play-total = { $name }: zasad { $stars }
play-purse = Novčići: { $purse } od { $track }
play-monsters = Čudovišta sada odnose: { $stars }
play-skills = Veštine
play-skill-cost = cena: { $cost }
play-skill-used = iskorišćeno u ovom godišnjem dobu
play-prompt = { $name }, vaš crtež (? za pomoć):
play-help = Upišite teren i njegova polja, na primer: forest C4 C5 D5 (ili f C4 C5 D5). Redovi su od A do K odozgo, a kolone od 1 do 11.
    Sa veštinom: search forest C4 C5 D5 + D6
    hint — crtež koji ovog časa najviše vredi
    why A — polja koja donose reputaciju za povelju A; takođe: why coins, why monsters
    list — neki od dozvoljenih crteža
    log — šta se do sada dogodilo
    undo — poništava vaš poslednji crtež dok ostali još crtaju
    save — gde se čuva partija; čuva se posle svakog poteza
    quit — izlaz; partija se nastavlja sledeći put
play-hint = Probajte: { $action } (sada: { $gain })
play-list =
    { $count ->
        [one] Dozvoljen je { $count } crtež; pogledajte: { $some }
        [few] Dozvoljena su { $count } crteža, na primer: { $some }
       *[other] Dozvoljeno je { $count } crteža, na primer: { $some }
    }
play-because =
    { $stars ->
        [one] { $stars } reputacija: { $spaces }
        [few] { $stars } reputacije: { $spaces }
       *[other] { $stars } reputacija: { $spaces }
    }
play-no-stars = Još nema reputacije.
play-unknown-why = Pitajte: why A, why B, why C, why D, why coins ili why monsters.
play-saved = Partija se čuva ovde: { $path }
play-resumed = Vaša partija se nastavlja. Za novu upišite: charthouse play --new
play-bye = Partija je sačuvana. Nastavlja se kada se vratite.
play-total-line = Ukupno
play-final = Mapa je gotova
play-winner = { $name } pobeđuje: { $stars }.
play-winners = { $names } dele pobedu: { $stars }.
play-rating = Ocena { $rating }: kraljica vam daje titulu „{ $title }“.
play-record = Zapis ove partije: { $path }
play-verify = Proverite mešanje: charthouse verify { $path }
