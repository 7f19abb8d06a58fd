### Ljuska: komandna linija i ono što je zajedničko svim igrama.

app-tagline = Igrajte i proučavajte Kartografe i Charterstone i gradite na njima.

## Imena

bot-random = Nasumični
    .about = Bira bilo koju dozvoljenu akciju.
bot-greedy = Pohlepni
    .about = Bira ono što odmah donosi najviše.
bot-scout = Izviđač
    .about = Pogleda svaki crtež i bira onaj koji do kraja godine najviše obećava.
bot-scout-500ms = Izviđač, pola sekunde
    .about = Pre crtanja pola sekunde u mislima igra dalje svoje najbolje zamisli.

## Rezultati

result-unfilled = Slobodna polja: { $count }
result-games =
    { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }
result-decisions =
    { $count ->
        [one] { $count } odluka
        [few] { $count } odluke
       *[other] { $count } odluka
    }
result-seconds = { $seconds } s
result-mean-score = prosečan rezultat { $score }
result-mean-rating = prosečna ocena { $rating }
result-win-rate = pobede: { $share } %
result-skill = snaga { $skill }
plot-scores = rezultat (kutija: srednja polovina; brkovi: od 5 % do 95 %; tačka: prosek sa intervalom od 95 %)
result-replayed =
    { $count ->
        [one] Ponovo je sproveden { $count } unos: sve se slaže.
        [few] Ponovo su sprovedena { $count } unosa: sve se slaže.
       *[other] Ponovo je sprovedeno { $count } unosa: sve se slaže.
    }
result-state-hash = Stanje { $hash }
result-why-points = Posle onoga što je urađeno: šta bi { $bot } birao i koliko poena očekuje na kraju partije.
result-why-lead = Posle onoga što je urađeno: šta bi { $bot } birao i za koliko poena očekuje da će biti ispred ostalih.
result-campaign-named = { $charter } „{ $name }”
result-campaign-chest = { $charter }: slava { $glory }, pobede { $wins }, ličnosti { $personas }
result-verified-chain = Lanac heševa je ispravan.
result-verified-seed = Seme je upravo ono koje je zapečaćeno pre partije i iz njega proizlazi svaki odgovor slučaja.
result-not-revealed = Seme još nije otkriveno, pa mešanje ne može da se proveri.
result-not-decided = Stavke po pravilima { $rules }, o kojima ova verzija ne odlučuje ponovo: { $count } od { $entries }; njihovi događaji uzeti su kako su zapisani.
result-unsure-seed = Seme je ono koje je obećano; odgovora slučaja po pravilima koja ova verzija ne poznaje: { $count }, nisu ponovo izvedeni.
result-points =
    { $count ->
        [one] { $count } poen
        [few] { $count } poena
       *[other] { $count } poena
    }
result-rank = { $rank }. { $name }: { $points }

## Šta nije u redu

bad-usage = { $detail } (pogledajte: charthouse { $command } --help)
bad-usage-missing = nedostaje: { $what }
bad-usage-unknown = nepoznato: { $what }
bad-usage-number = { $option } prima ceo broj od { $low } do { $high }, a ne „{ $value }“
bad-usage-command = „{ $command }“ nije komanda. Komande: { $known }
bad-lang = Jezik „{ $lang }“ ovde ne postoji. Jezici: { $known }
bad-game = Igra „{ $found }“ ovde ne postoji. Igre: { $known }
bad-game-lacks = Igra „{ $game }“ to nema.
bad-bot = Bot „{ $found }“ ovde ne postoji. Botovi: { $known }
bad-bot-budget = „{ $found }“ nije vreme za razmišljanje. Upišite broj zamišljenih partija (4000n) ili vreme (500ms).
bad-bots-twice = „{ $bot }“ je naveden dvaput.
bad-runners = Izaberi jedno: --threads, --processes ili --ray.
bad-extra = Nedostaju paketi: pip install "charthouse[{ $extra }]"
bad-ray = Ray klaster na adresi { $address } nije dostupan.
bad-results-other = Datoteka { $path } pripada drugom turniru: razlikuju se igra, broj igrača, botovi, seme ili opcije.
bad-results-line = Datoteka { $path } ne može da se pročita u redu { $line }.
bad-seats = Broj igrača u ovoj igri je od { $low } do { $high }, a ne { $found }.
bad-seat-kind = Automa ovde ne može da igra: nema ga svaka igra, a pored njega mora da igra još neko.
bad-option = „{ $option }“ nije opcija. Opcije: { $known }
bad-option-value = „{ $value }“ nije vrednost za { $option }. Dozvoljeno: { $allowed }
bad-list = „{ $value }“ nije spisak imena razdvojenih zarezima.
bad-file = Datoteka { $path } ne može da se pročita: { $detail }
bad-file-write = Datoteka { $path } ne može da se upiše: { $detail }
bad-file-text = Datoteka { $path } nije UTF-8 tekst.
bad-words = Reči komande nisu UTF-8 tekst.
file-missing = takva datoteka ne postoji.
file-is-folder = to je fascikla.
file-is-no-folder = na tom mestu je potrebna fascikla.
file-forbidden = nije dozvoljeno.
file-in-use = već je zauzeto.
file-disk-full = disk je pun.
file-trouble = sistem prijavljuje grešku broj { $code }.
bad-second-server = Drugi server već radi sa fasciklom { $path }.
bad-request = Zahtev nije razumljiv.
bad-request-header = Zahtevu nedostaje zaglavlje X-Charthouse.
bad-key = Ovaj link ili šifra ovde ništa ne otvara.
bad-table = Takav sto ne postoji.
bad-rematch = Sledeća partija ovog stola je već otvorena.
bad-not-over = Partija još traje.
bad-too-often = Prečesto. Sačekajte trenutak.
bad-day = „{ $day }“ nije dan koji ima mapu.
bad-name = Ime ima od 1 do 60 slova.
bad-name-taken = Za ovim stolom neko već ima to ime, ili ime koje izgleda isto.
bad-page = Takva stranica ne postoji.
bad-log = Dnevnik stola { $table } oštećen je u redu { $seq }; ništa nije promenjeno.
bad-database = Baza podataka ne može da se koristi: { $detail }
bad-database-kind = Baza podataka se zadaje adresom PostgreSQL servera: postgresql://…
bad-database-newer = Ovu bazu podataka zapisala je novija verzija Charthouse-a; ostaje nepromenjena.
bad-port = Port { $port } ne može da se otvori: { $detail }
log-clock = Vreme je isteklo: umesto igrača { $name } odlučuje bot.
log-rules = Odavde sto igra po pravilima { $rules }; ono što se ranije dogodilo ostaje kako je bilo.
log-handed = Umesto igrača { $name } sada igra bot.
log-taken = { $name } ponovo igra.
why-only-host = To može samo domaćin stola.
why-not-your-seat = To mesto nije vaše.
why-nothing-to-undo = Nemate šta da poništite.
why-already-revealed = U međuvremenu je otkrivena karta, pa ovo više ne može da se poništi.
server-stops = Server se zaustavlja. Vaša partija je sačuvana; vratite se za trenutak.
server-store-broken = Stolovi više ne mogu da se upisuju, pa se server zaustavlja: { $detail } Sve potvrđeno je sačuvano.
bad-record-format = Ovo nije zapis partije: počinje sa „{ $found }“ umesto sa „{ $wanted }“.
bad-record-line = Zapis ne može da se pročita kod „{ $line }“.
bad-record-cut = Zapis se prekida usred unosa { $entry }.
bad-record-secret = Tajna u zapisu nije napisana heksadecimalnim ciframa.
bad-record-game = Zapis je iz druge igre: „{ $found }“.
bad-record-rules = Partija iz zapisa igrana je po pravilima { $found }; ova verzija poznaje { $known }.
bad-record-content = Partija iz zapisa igrana je drugačijim kartama od onih u ovoj verziji.
bad-record-release = Partija iz zapisa igrana je izdanjem sadržaja { $found }; ova verzija ima { $known }: otvoriće je novija.
bad-record-seat = Unos { $entry } pripada mestu { $seat }, koje ne postoji.
bad-record-move = Unos { $entry } krši pravilo: { $why }
bad-record-answer = Unos { $entry } nema mogući odgovor na pitanje { $question }.
bad-record-events = Unos { $entry } navodi drugačije događaje od onih do kojih vodi njegova akcija.
bad-record-chain = Lanac heševa se prekida kod unosa { $entry }: zapis je menjan.
bad-record-draw = Odgovor na pitanje { $question } ne proizlazi iz semena: mešanje je menjano.
bad-record-commitment = Seme nije ono koje je zapečaćeno pre partije.
bad-record-draws = Zapis navodi izvlačenja vrste „{ $found }“, koju ova verzija ne poznaje.
bad-secret = Tajna ne pripada ovoj partiji.
bad-save = Sačuvana partija ne može da se nastavi: { $detail } Počnite novu: charthouse play --new
stopped = Zaustavljeno.
