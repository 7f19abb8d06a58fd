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
help-seed = tajna mešanja: broj ili bilo koji tekst
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
help-serve-key-file = datoteka sa ključevima kojima je zapečaćeno ono što je tajno; bez nje ona u fascikli sa podacima
help-serve-lan = pusti telefone iz iste sobe; prikazuje QR kod
help-serve-open = otvori stranicu u pregledaču
help-serve-lazy = pripremi botove uz njihov prvi potez, ne pri pokretanju
help-serve-bind = adrese na kojima se sluša umesto 127.0.0.1: 0.0.0.0, ::, [::1]:9000, unix:/run/charthouse.sock
help-serve-prefix = putanja pod kojom posrednik prikazuje server, na primer /charthouse
help-serve-proxies = adrese ili mreže posrednika kojima se veruje šta kažu o zahtevu
help-serve-names = druga imena pod kojima se do servera dolazi, na primer games.example.org
help-serve-connections = koliko veza i koliko utičnica sme da drži jedna adresa; ovaj računar i posrednici smeju bilo koliko
help-serve-openings = koliko stolova jedna adresa sme da otvori odjednom; za sat vremena šezdeset puta više
help-serve-messages = koliko poruka u sekundi jedno mesto sme dugo da šalje, sa svih svojih uređaja
help-serve-work-seconds = koliko sekundi sme da traje priprema snimka ili partije koja se nastavlja iz zapisa
help-serve-work-megabytes = koliko megabajta memorije to sme da zauzme
help-serve-take-over = preuzima mesto servera koji već radi sa ovom fasciklom, na njegovoj adresi, bez prekida veza
help-serve-metrics = adrese ili mreže koje smeju da vide brojke na /metrics; bez njih brojki nema
help-serve-log-level = šta se piše u dnevnik: sve što se desi, samo neobično ili samo greške
help-serve-log-format = oblik dnevnika: redovi za ljude ili JSON
help-serve-config = datoteka podešavanja (TOML), ako nije { $usual }
help-serve-check = kaži šta je i gde podešeno i šta s tim nije u redu; ne pokreći server
bad-setting = { $place }: „{ $name }“ nije podešavanje. Podešavanja su ona iz charthouse serve --help, bez crtica na početku.
bad-setting-line = { $place }: ovaj red nije TOML.
bad-setting-text = { $place } prima tekst, a ne „{ $value }“
bad-setting-texts = { $place } prima niz tekstova, a ne „{ $value }“
bad-setting-value = { $place }: { $detail }
bad-setting-both = Podešavanja „{ $one }“ i „{ $other }“ isključuju jedno drugo.
bad-place = Na „{ $found }“ ne može da se sluša. Napišite adresu ovog računara (0.0.0.0, ::, [::1]:9000) ili unix:/run/charthouse.sock.
bad-network = „{ $found }“ nije adresa ni mreža, kao što su 127.0.0.1 ili 10.0.0.0/8.
bad-server-name = „{ $found }“ nije ime servera, kao što je games.example.org.
bad-prefix = „{ $found }“ ne može biti putanja ispred svih adresa; /charthouse može.
check-default = podrazumevano
check-file = Datoteka podešavanja: { $path }
check-no-file = Datoteka podešavanja: nema je ({ $usual } ne postoji)
check-address = Adresa: { $address }
check-good = Podešavanja su u redu.
help-serve-archive-after = posle koliko dana završena partija ide u arhivu, gde je njeni linkovi i dalje otvaraju; 0: nikad
help-serve-archive-abandoned-after = posle koliko dana partija kojoj se niko ne vraća ide u arhivu i tamo čeka; 0: nikad
help-serve-delete-lobbies-after = posle koliko dana se briše sto za kojim igra nikad nije počela; 0: nikad
help-serve-delete-finished-after = posle koliko dana se završena partija zauvek briše; 0: nikad
help-serve-delete-abandoned-after = posle koliko dana se partija kojoj se niko ne vraća zauvek briše; 0: nikad
help-serve-tables-a-day = koliko stolova jedna adresa sme da otvori dnevno; 0: koliko god
help-serve-tables-at-once = koliko partija s jedne adrese sme da teče istovremeno; 0: koliko god
help-serve-most-megabytes = do koje veličine sme da naraste baza pre nego što se novi stolovi više ne otvaraju; 0: do bilo koje
help-tables = za onoga ko vodi kuću: spisak stolova; prikaži, zatvori ili obriši sto, stavi stolove u arhivu
help-tables-deed = list, show, close, delete ili archive
help-tables-id = sto; dovoljan je početak njegove oznake
help-tables-phase = samo stolovi u tom stanju: lobby, playing, over ili deleted
help-tables-game = samo stolovi ove igre
help-tables-idle = samo stolovi gde se toliko dana ništa nije dogodilo
help-tables-yes = obriši: bez ove reči ništa se ne briše
tables-none = Nema takvih stolova.
tables-phase =
    { $phase ->
        [lobby] nije počela
        [playing] u toku
        [over] završena
       *[deleted] obrisana
    }
tables-line = { $id }  { $game }, { $phase }; sto otvoren { $opened }, poslednji put korišćen { $used }
tables-archived-too = { $line }; u arhivi
tables-seat = { $seat }. { $name }
tables-rows = Redova: { $rows }
tables-closed = Sto { $id } je zatvoren: partija se završava tu gde je stala.
tables-deleted = Sto { $id } je obrisan.
tables-archived = Stavljeno u arhivu: { $archived }. Obrisano: { $deleted }.
bad-tables-deed = „{ $found }“ nije jedno od: { $known }.
bad-tables-several = Oznake više stolova ({ $count }) počinju sa „{ $id }“. Napišite više slova.
bad-tables-sure = Ovo briše sto { $id } svima, zauvek. Ako to želite: charthouse tables delete { $id } --yes
bad-tables-version = Ova baza nije onakva kakvu piše ova verzija. Pokrenite jednom charthouse serve ove verzije ili koristite verziju koja radi.
bad-tables-folder = U { $path } nema stolova.
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
help-verify = proverava zapis: lanac heševa i, ako je tajna poznata, mešanje
help-campaign = vodi kampanju igre Charterstone u jednoj datoteci koju svako može da proveri
help-campaign-file = datoteka kampanje
help-campaign-seal = zapis završene partije koja ulazi u kampanju; bez datoteke kampanja počinje tom partijom
help-campaign-name = posed i njegovo ime, od onoga ko nije pobedio u prošloj partiji: „red Ulica fenjera“
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

## Šta je u fascikli sa podacima

note-closed = { $path }: bilo je otvoreno drugim korisnicima ovog računara i sada im je zatvoreno.
note-torn = Poslednji upis nije ceo i ne računa se, kao što biva kad nestane struje ili se server ubije: ništa potvrđeno ne nedostaje. Ako se nije desilo ni jedno ni drugo, disku se ne može verovati.
bad-key-file = { $path } nije datoteka sa ključevima ili je oštećena. Stavite tamo datoteku sa ključevima ove baze podataka; ništa nije promenjeno.
bad-home = Ovaj korisnik nema svoju fasciklu. Recite gde da se čuva.
bad-database-alone = Datoteka { $path } kopirana je dok je server radio sa njom, a { $log } nije pored nje: tamo su najnoviji potezi. Kopirajte i nju ili vratite rezervnu kopiju sa „charthouse restore DATOTEKA --replace“. Ako je izgubljena, stavite pored baze praznu datoteku tog imena i nastaviće se bez tih poteza.
bad-database-damaged = { $path } je oštećena datoteka; ništa nije promenjeno. Zamenite je najnovijom rezervnom kopijom: „charthouse restore DATOTEKA --replace“. Što još može da se pročita ide u kopiju sa „charthouse backup DATOTEKA“.
bad-key-missing = Ključ { $key } ove baze podataka nije u { $path }. Stavite tamo datoteku sa ključevima ove baze podataka ili je navedite sa --key-file; ništa nije promenjeno.

help-backup = kopira sve što stolovi čuvaju u jednu datoteku, i dok se igra
help-backup-file = datoteka koja se upisuje
help-backup-with-key = stavi u datoteku i ključeve; ko je ima, tada čita sve
help-backup-force = upiši preko datoteke koja već postoji
help-restore = pravi stolove iznova iz rezervne kopije, u fascikli sa podacima ili na PostgreSQL-u
help-restore-file = datoteka koju je napravio charthouse backup
help-restore-replace = obriši stolove koji su tamo
help-keys = prikazuje ključeve kojima je zapečaćeno ono što je tajno, ili ih menja
help-keys-what = add: stavi u datoteku nov ključ za kasnije; rotate: zapečati sve novim ključem
help-serve-backup-dir = fascikla u koju se sve povremeno kopira
help-serve-keep = koliko se takvih kopija čuva
help-serve-backup-hours = sati između dve kopije

## Rezervne kopije i ključevi

result-backup =
    { $count ->
        [one] { $count } sto je kopiran u { $path }. Kopija je jednom vraćena, da se vidi da može.
        [few] { $count } stola su kopirana u { $path }. Kopija je jednom vraćena, da se vidi da može.
       *[other] { $count } stolova je kopirano u { $path }. Kopija je jednom vraćena, da se vidi da može.
    }
result-backup-key = Ključevi nisu u njoj. Čuvajte kopiju datoteke { $path } na drugom mestu: bez nje niko ne može da vrati stolove.
result-backup-with-key = Ključevi su u njoj: ko ima datoteku, čita sve.
result-restored = Stolovi su vraćeni iz { $path }.
result-key-added = Nov ključ { $key } je u { $path }. Prenesite datoteku na svaki server pre nego što promenite ključ.
result-keys-rotated =
    { $count ->
        [one] Sve je sada zapečaćeno ključem { $key }; iznova je zapečaćena { $count } vrednost. Starim kopijama trebaju stari ključevi, koji ostaju u datoteci.
        [few] Sve je sada zapečaćeno ključem { $key }; iznova su zapečaćene { $count } vrednosti. Starim kopijama trebaju stari ključevi, koji ostaju u datoteci.
       *[other] Sve je sada zapečaćeno ključem { $key }; iznova je zapečaćeno { $count } vrednosti. Starim kopijama trebaju stari ključevi, koji ostaju u datoteci.
    }
result-key = { $key } · star · zapečaćeno njime: { $count }
result-key-current = { $key } · u upotrebi · zapečaćeno njime: { $count }
result-clear = Ranija verzija je otvoreno upisala: { $count }. Naredba „charthouse keys rotate“ zapečatiće i to.
note-damaged = Sto { $table } je oštećen; čuva se takav kakav je.
bad-no-house = U { $path } nema stolova.
bad-backup = { $path } je oštećena datoteka: nije ono što je upisano. Ništa nije promenjeno.
bad-backup-cut = { $path } je odsečena datoteka. Ništa nije promenjeno.
bad-backup-foreign = { $path } nije rezervna kopija Charthouse-a, ili joj je početak oštećen. Ništa nije promenjeno.
bad-backup-newer = { $path } je upisala novija verzija Charthouse-a. Ništa nije promenjeno.
bad-restore-full = U { $place } već ima stolova. Uz --replace se brišu, a stolovi iz kopije dolaze na njihovo mesto.
bad-restore-served = Sa ovom bazom podataka radi server. Zaustavite ga, pa vratite kopiju; ništa nije promenjeno.
