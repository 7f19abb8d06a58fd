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
result-why-points = Posle odigranog poteza: šta bi { $bot } birao i koliko poena očekuje na kraju partije.
result-why-lead = Posle odigranog poteza: šta bi { $bot } birao i za koliko poena očekuje da će biti ispred ostalih.
result-campaign-named = { $charter } „{ $name }“
result-campaign-chest = { $charter }: slava { $glory }, pobede { $wins }, ličnosti { $personas }
result-verified-chain = Lanac heševa je ispravan.
result-verified-seed = Tajna je upravo ona koja je zapečaćena pre partije i iz nje proizlazi svaki ishod slučaja.
result-struck = Imena su obrisana po želji igrača (mesta: { $seats }), i heševi su tada iznova izračunati.
result-not-revealed = Tajna još nije otkrivena, pa mešanje ne može da se proveri.
result-not-decided = Stavke po pravilima { $rules }, o kojima ova verzija ne odlučuje ponovo: { $count } od { $entries }; njihovi događaji uzeti su kako su zapisani.
result-unsure-seed = Tajna je ona koja je zapečaćena pre partije; ishoda slučaja po pravilima koja ova verzija ne poznaje: { $count }, nisu ponovo izvedeni.
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
bad-bot-budget = „{ $found }“ nije vreme za razmišljanje. Upišite broj partija odigranih u mislima (4000n) ili vreme (500ms).
bad-bots-twice = „{ $bot }“ je naveden dvaput.
bad-runners = Izaberite jedno: --threads, --processes ili --ray.
bad-extra = Nedostaju paketi: pip install "charthouse[{ $extra }]"
bad-ray = Ray klaster na adresi { $address } nije dostupan.
bad-results-other = Datoteka { $path } pripada drugom turniru: razlikuju se igra, broj igrača, botovi, --seed ili opcije.
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
bad-take-over = Server koji radi sa fasciklom { $path } nije završio na vreme, iako je zamoljen. Pokušajte ponovo.
bad-request = Zahtev nije razumljiv.
bad-request-header = Zahtevu nedostaje zaglavlje X-Charthouse.
bad-key = Ovaj link ili šifra ovde ništa ne otvara.
bad-seat-taken = Ovo mesto je zauzeto i njegov link više ništa ne otvara. Ako je vaše, vratite se šifrom za povratak ili pustite ovaj uređaj sa onog za kojim ste seli. Ako nije, tražite od domaćina sopstveni link.
bad-seat-free = Ovo mesto još niko nije zauzeo. Otvara ga njegov link.
bad-ticket = Ovaj link je važio deset minuta i za jedan uređaj. Napravite drugi na uređaju koji ima mesto.
bad-asked-just-now = Neko je upravo tražio ovo mesto. Sačekajte dva minuta ili unesite šifru za povratak.
bad-ask-over = Niko nije pristao na vreme. Pitajte ponovo ili unesite šifru za povratak.
bad-many-devices = Ovo mesto drži previše uređaja. Prvo uklonite jedan od njih.
bad-put-out = Ovaj uređaj više nema mesto: uklonio ga je drugi uređaj sa istog mesta. Vraća ga šifra za povratak.
bad-table = Takav sto ne postoji.
bad-rematch = Sledeća partija ovog stola je već otvorena.
bad-not-over = Partija još traje.
bad-too-often = Prečesto. Sačekajte trenutak.
bad-too-busy = Nekoliko takvih zahteva odavde već čeka. Pokušajte malo kasnije.
bad-too-much = To je više posla nego što server radi za jedan zahtev.
bad-record-long = Broj stavki u zapisu: { $found }; ovde se može pogledati najviše { $most }.
bad-options-long = Opcije stola smeju imati najviše { $most } bajtova, a ne { $found }.
bad-request-long = Zahtev je predugačak: najviše { $most } KiB.
bad-day = „{ $day }“ nije dan koji ima mapu.
bad-name = Ime ima od 1 do 60 slova.
bad-name-taken = Za ovim stolom neko već ima to ime, ili ime koje izgleda isto.
bad-page = Takva stranica ne postoji.
bad-host = Ovaj server se ne zove „{ $host }“. Ko ga vodi, može da doda ime u podešavanja.
bad-log = Dnevnik stola { $table } oštećen je u redu { $seq }; ništa nije promenjeno.
bad-database = Baza podataka ne može da se koristi: { $detail }
bad-database-kind = Baza podataka se zadaje adresom PostgreSQL servera: postgresql://…
bad-database-newer = Ovu bazu podataka zapisala je novija verzija Charthouse-a; ostaje nepromenjena.
bad-port = Port { $port } ne može da se otvori: { $detail }
bad-table-deleted =
    { $why ->
        [host] Domaćin je obrisao ovaj sto { $day }.
        [house] Ovaj sto je { $day } obrisao onaj ko vodi ovu kuću.
       *[rule] Ovaj sto je obrisan { $day }: ova kuća stolove ne čuva duže.
    }
bad-not-begun = Partija još nije počela.
bad-not-playing = Za ovim stolom se trenutno ne igra.
bad-tables-a-day = Odavde je danas otvoreno dovoljno stolova. Vratite se sutra.
bad-tables-at-once = Odavde već teče dovoljno partija. Završite jednu pre nego što otvorite novu.
bad-house-full = Kuća je puna: novi stolovi se ne otvaraju. Partije koje su u toku nisu dirnute.
bad-keys-full = Ovaj sto je podelio sve svoje ključeve.
log-closed = Onaj ko vodi ovu kuću zatvorio je partiju. Završava se tu gde je stala.
log-clock = Vreme je isteklo: umesto igrača { $name } odlučuje bot.
log-stood-in = Bot igrača { $name } ne odgovara: odlučuje jednostavniji.
log-rules = Odavde sto igra po pravilima { $rules }; ono što se ranije dogodilo ostaje kako je bilo.
log-handed = Umesto igrača { $name } sada igra bot.
log-taken = { $name } ponovo igra.
log-handed-away = { $name } dugo nije tu: do povratka igra bot.
log-host = Domaćin dugo nije tu, pa je to sada { $name }.
log-host-passed = Domaćin je sada { $name }.
why-only-host = To može samo domaćin stola.
why-not-your-seat = To mesto nije vaše.
why-not-seated = To mesto niko nije zauzeo.
why-still-here = { $name } je za stolom.
why-still-waited-for =
    { $minutes ->
        [one] { $name } tek odskora nije tu. Vreme čekanja za ovim stolom traje još { $minutes } minut.
        [few] { $name } tek odskora nije tu. Vreme čekanja za ovim stolom traje još { $minutes } minuta.
       *[other] { $name } tek odskora nije tu. Vreme čekanja za ovim stolom traje još { $minutes } minuta.
    }
why-nothing-to-undo = Nemate šta da poništite.
why-already-revealed = U međuvremenu je otkrivena karta, pa ovo više ne može da se poništi.
why-long-log = Dnevnik ovog stola je predugačak: dodaje se samo ono što vodi partiju dalje.
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
bad-record-draw = Odgovor na pitanje { $question } ne proizlazi iz tajne: mešanje je menjano.
bad-record-commitment = Tajna nije ona koja je zapečaćena pre partije.
bad-record-draws = Zapis navodi izvlačenja vrste „{ $found }“, koju ova verzija ne poznaje.
bad-secret = Tajna ne pripada ovoj partiji.
bad-save = Sačuvana partija ne može da se nastavi: { $detail } Počnite novu: charthouse play --new
stopped = Zaustavljeno.
