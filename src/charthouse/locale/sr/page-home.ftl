### Stranica pre i posle partije: početna, novi sto, pozivnica, dolazak za sto, pokrivena mapa između dva igrača za
### istim ekranom, moje partije, statistika. Rečenice su kratke, obične i tople; obraćaju se jednom čitaocu; bez uzvičnika.

## Početna

page-home-games = Moje partije
page-home-all-games = Sve partije
page-home-safe = Vaše partije i rezultati pamte se samo na ovom uređaju.
page-home-languages = Jezik

## Partije na ovom uređaju

page-game-none = Još nema partija
    .about = Odigrajte jednu odmah ili pošaljite prijateljima link. Čekaće vas ovde, na ovom uređaju.
page-game-solo = Solo, { $map }
page-game-here = Za jednim ekranom
page-game-link = Sto preko linka
page-game-bots = Protiv botova
page-game-daily = Mapa za { $date }
page-game-watch = Posmatranje
# Jedan red ispod imena partije. $season je godišnje doba, $stars je reputacija, na primer „41 reputacija“.
page-game-now = { $season } · zasad { $stars }
page-game-more = { $names } i još { $count }
page-game-now-with = { $season } · društvo: { $names }
page-game-over = Partija je završena · { $stars }
page-game-over-with = Partija je završena · društvo: { $names }
page-game-lobby = Nije počela · društvo: { $names }
page-game-lobby-alone = Nije počela
page-game-your-turn = Vi ste na redu
page-game-waiting = Čeka se: { $names }
page-game-waiting-others = Čekaju se ostali
page-game-watching = U toku
page-game-open = Otvorena
page-game-finished = Završena
page-game-asking = Proverava se stanje
page-game-unreached = Server ne odgovara
page-game-gone = Ovog stola više nema na serveru
page-game-resume = Nastavi
page-game-look = Pogledaj
page-game-replay = Snimak
page-game-forget = Zaboravi
    .label = Zaboravi: { $name }
page-game-forget-sure = Zaboraviti „{ $name }“? Partija se nastavlja bez ovog uređaja; vratiti vas može samo šifra za povratak.
page-game-forget-over = Zaboraviti „{ $name }“? Nestaje sa ovog spiska. Vaša statistika ostaje.
page-game-forget-yes = Da, zaboravi
page-game-keep = Zadrži
page-game-forgotten = „{ $name }“ se više ne pamti na ovom uređaju.

page-games-title = Moje partije
page-games-sub = Sve što ovaj uređaj pamti. Ovaj spisak ne vidi niko drugi.
page-games-going = U toku
page-games-done = Završene
page-games-none-going = Ništa vas ne čeka.

## Novi sto

page-create-where = Novi sto
page-create-title = Postavite sto
page-create-name = Ime na ovom uređaju
page-create-mode = Ko igra
page-create-mode-solo = Solo ili uz botove
page-create-mode-here = Ovaj ekran
page-create-mode-link = Preko linka
page-create-mode-solo-about = Vi i botova koliko želite. Bez njih crtate za kraljicu i ona vam daje ocenu.
page-create-mode-here-about = Uređaj ide od ruke do ruke. Između poteza mape su pokrivene.
page-create-mode-link-about = Mesto je link. Bez registracije; ko prvi sedne, njegovo je.
page-create-seats = Mesta
page-create-seats-count =
    { $count ->
        [one] { $count } od najviše { $most }
        [few] { $count } od najviše { $most }
       *[other] { $count } od najviše { $most }
    }
page-create-seats-number = Broj mesta
page-create-you = Vi, ovde
page-create-your-name = Vaše ime
page-create-seat-name = Ime na mestu { $number }
page-create-seat-who = Ko igra na mestu { $number }
page-create-seat-remove = Ukloni mesto { $number }
page-create-who-link = Preko linka
page-create-who-here = Ovaj ekran
page-create-who-bot = Bot
# Imena botova, kao kod ljudi; između njih su zarez i razmak.
page-create-bot-names = Ines, Tomaš, Vej, Mira, Luka, Nur, Ivo, Juki, Petra, Oskar, Lin, Vesna
page-create-add-link = Prijatelj
page-create-add-here = Igrač
page-create-add-bot = Bot
page-create-bots-about = Botovi vide samo ono što bi video i igrač.
page-create-name-placeholder = Ime
page-create-clock = Sat
page-create-clock-none = Nema
page-create-clock-minutes = Minuti po potezu
page-create-clock-days = Dani po potezu
page-create-clock-none-about = Nikome se ne žuri.
page-create-clock-minutes-about = Svi crtaju istovremeno, pa potez traje koliko i najsporiji.
page-create-clock-days-about = Kada vreme istekne, na tom mestu crta bot, i to piše u dnevniku.
page-create-clock-length = Trajanje poteza
page-create-waiting = Ako nekoga nema
    .about = Posle tog vremena domaćin može da pusti bota da igra do povratka igrača, a domaćin može da postane neko drugi.
page-create-less = Manje
page-create-more = Više
page-create-rules = Pravila
page-create-ready = Pokaži ko je spreman
    .about = Kvačica pored svakog imena. Crteži ostaju skriveni.
page-create-sum-bots =
    { $bots ->
        [one] Od toga { $bots } bot.
        [few] Od toga { $bots } bota.
       *[other] Od toga { $bots } botova.
    }
page-create-sum-clock-none = Bez ograničenja vremena.
page-create-sum-clock-minutes =
    { $per ->
        [one] { $per } minut po potezu.
        [few] { $per } minuta po potezu.
       *[other] { $per } minuta po potezu.
    }
page-create-sum-clock-days =
    { $per ->
        [one] { $per } dan po potezu.
        [few] { $per } dana po potezu.
       *[other] { $per } dana po potezu.
    }
page-create-open-link = Otvori sto
page-create-open = Počni
page-create-opening = Otvara se

## Pozivnica (predvorje stola preko linka)

page-invite-title = Sto je otvoren
page-invite-title-named = Otvoren sto: { $name }
page-invite-sub = Pošaljite svakome po jedan link. Ko prvi sedne, ima to mesto.
page-invite-sub-guest = Imate svoje mesto. Partija počinje kada svi stignu ili kada domaćin to odluči.
page-invite-sub-sit = Jedno mesto vas čeka. Recite ostalima ko ste.
page-invite-sub-watch = Vi posmatrate. Partija počinje kada svi stignu ili kada domaćin to odluči.
page-invite-seat-label = Mesto { $number }, { $name }: { $status }
page-invite-unnamed = Mesto { $number }
page-invite-here = Tu
page-invite-you = Vi, ovde
page-invite-away = Ima mesto, trenutno nije tu
page-invite-choosing = Link je otvoren, bira se ime
page-invite-not-opened = Link još nije otvoren
page-invite-bot = Bot „{ $bot }“, spreman
page-invite-copy = Kopiraj link
page-invite-send = Pošalji
# Izgovorena imena dva dugmeta iznad: počinju rečima sa dugmeta.
page-invite-copy-label = Kopiraj link: { $name }
page-invite-send-label = Pošalji link: { $name }
page-invite-qr-label = Prikaži QR kod: { $name }
page-invite-copied = Link za mesto „{ $name }“ je kopiran.
page-invite-share-text = Čuvamo vam mesto za našim stolom u Charthouseu.
page-invite-watch-text = Posmatrajte našu partiju u Charthouseu.
page-invite-qr = Mesto: { $name }
    .about = Usmerite ka njemu telefon iz ove sobe.
page-invite-watchers = Posmatrači
    .about = Vide ono što na stolu leži otkriveno.
page-invite-watchers-copy = Kopiraj link za posmatrače
page-invite-watch-copied = Link za posmatrače je kopiran.
page-invite-recovery = Vaša šifra za povratak
    .about = Vraća vas na vaše mesto sa bilo kog uređaja. Na ovom uređaju ostaje u meniju stola.
page-invite-recovery-copy = Kopiraj šifru za povratak
page-invite-recovery-copied = Šifra za povratak je kopirana. Čuvajte je za sebe.
page-invite-links-gone = Linkovi se prikazuju samo jednom.
    .about = Podeljeni su pri otvaranju stola. Možete da napravite nove.
page-invite-links-new = Napravi nove linkove
page-invite-waiting = Čeka se: { $names }.
page-invite-waiting-many =
    { $count ->
        [one] Slobodno je { $count } mesto.
        [few] Slobodna su { $count } mesta.
       *[other] Slobodno je { $count } mesta.
    }
page-invite-begin-about = Partija počinje sama kada svi stignu. Ako počnete odmah, botovi čuvaju slobodna mesta dok igrači ne dođu.
page-invite-only-here = Ova adresa radi samo na ovom računaru. Da biste pozvali druge uređaje, pokrenite server sa --lan i otvorite adresu koju ispiše.
page-invite-all-here = Svi su tu.
page-invite-begin = Počni odmah
page-invite-arrived = { $name } je tu.
page-invite-laid = Šta ćete igrati
page-invite-laid-map = { $map }, strana { $side }.
page-invite-laid-edition-2019 = Pravila iz 2019.
page-invite-laid-edition-2020 = Pravila iz 2020.
page-invite-laid-help-off = Bez pomoći pri crtanju.
page-invite-laid-help-grey = Nemoguća polja su prigušena.
page-invite-laid-help-worth = Skice pokazuju koliko vrede.
page-invite-sealed = Špil je zapečaćen:
    .about = Ovo je otisak njegove tajne. Pre deljenja svaki uređaj dodaje svoj broj. Posle partije svako može da proveri da ništa nije promenjeno.
page-invite-seal-copy = Kopiraj pečat
page-invite-seal-copied = Pečat je kopiran.
page-invite-edicts-random = Povelje se dele na početku partije.
page-invite-sit-title = Vaše ime za stolom
page-invite-sit-crest = Vaš grb
page-invite-sit = Zauzmi ovo mesto
page-invite-sit-change = Promeni ime
page-crest-chevron = Ševron
page-crest-pale = Stub
page-crest-bend = Kosa greda
page-crest-cross = Krst
page-crest-fess = Greda
page-crest-saltire = Andrejin krst

## Dolazak za sto

page-join-invited = Jedno mesto vas čeka
    .about = Pripada onome ko prvi sedne, pa je link samo za vas. Mesto zatim pripada ovom uređaju.
page-join-sit = Sedi za sto
page-join-taken = Ovo mesto je zauzeto.
    .about = Da li je vaše? Onda pustite ovaj uređaj sa onog za kojim ste seli ili unesite šifru za povratak. Ako nije, tražite od domaćina sopstveni link.
page-join-ask = Pitaj moj drugi uređaj
page-join-asked = Pristanite na drugom uređaju
    .about = Vaš sto tamo pita da li je uređaj sa ovim brojem vaš.
page-join-title = Zauzimate svoje mesto
page-join-sub = Samo trenutak. Vaš link se menja za ključ koji ostaje na ovom uređaju.
page-join-failed = Ovaj link ne otvara nijedno mesto.
    .about = Možda je nepotpun ili ga je zamenio noviji. Pitajte onoga ko ga je poslao ili unesite šifru za povratak.
page-join-offline = Sto ne odgovara.
    .about = Vaš link je sačuvan. Pokušajte ponovo kada se veza vrati.
page-try-again = Pokušaj ponovo
page-join-already = Ovaj uređaj već ima mesto za ovim stolom.
    .about = Zadržite to mesto ili ubuduće koristite ovaj link.
page-join-keep = Zadrži mesto
page-join-replace = Koristi ovaj link
page-join-copy = Kopiraj
page-recover-title = Povratak na mesto
page-recover-about = Šifra za povratak otvara vaše mesto i na ovom uređaju.
page-recover-label = Šifra za povratak
page-recover = Otvori moje mesto
page-recover-failed = Nijedno mesto ne odgovara ovoj šifri. Proverite je slovo po slovo.

## Pokrivena mapa između dva igrača za istim ekranom

page-cover = Pokriveno
page-cover-covered = Pokrivena je mapa: { $name }
page-cover-all-covered = Sve mape su pokrivene
page-cover-pass = Predajte ekran: { $name }
page-cover-please = Neka niko drugi ne gleda.
page-cover-open = Ja sam { $name }, otkrij moju mapu
page-cover-order = Redosled igrača
page-cover-done = { $name }, crtež je gotov
page-cover-now = { $name }, crta sada
page-cover-next = { $name }, crta kasnije
