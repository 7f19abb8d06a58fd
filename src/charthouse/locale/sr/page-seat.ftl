### Stranica: sve što se tiče mesta za bilo kojim stolom.

page-menu = Meni stola
page-menu-title = Ovaj sto
page-menu-language = Jezik i izgled
page-seat-move = Premesti ovo mesto na drugi uređaj
    .about = Skenirajte kod drugim uređajem ili na njemu ukucajte šifru za povratak, pod „Moje partije“. Mesto zatim radi na oba.
page-seat-code = Šifra za povratak: { $name }
page-seat-secret = Ko ima šifru, može da igra umesto vas. Čuvajte je za sebe.
page-seat-new-code = Napravi šifru za povratak
page-seat-qr = Prikaži QR kod
page-seat-qr-hide = Sakrij QR kod
page-seat-bot = Neka bot igra umesto vas
    .about = Vidi samo ono što vidite i vi. Mesto možete da preuzmete u svakom trenutku.
page-seat-hand = Prepusti
page-seat-take = Preuzmi mesto
page-seat-hand-label = Prepusti mesto: { $name }
page-seat-take-label = Preuzmi mesto: { $name }
page-seat-bot-now = Umesto vas igra bot: { $bot }
page-seat-bot-for = { $name }: umesto ovog igrača igra bot ({ $bot })
page-seat-others = Mesta drugih
    .about = Ako nekoga nema duže od vremena čekanja, domaćin može da prepusti mesto botu, dok ga igrač sam ne preuzme.
page-seat-ticket = Ovaj link važi deset minuta i za jedan uređaj.
page-seat-ticket-copy = Kopiraj ovaj link
page-seat-ticket-copied = Link za vaš drugi uređaj je kopiran. Čuvajte ga za sebe.
page-devices =
    { $count ->
        [one] Vaše mesto drži { $count } uređaj.
        [few] Vaše mesto drže { $count } uređaja.
       *[other] Vaše mesto drži { $count } uređaja.
    }
page-devices-label = Uređaji na ovom mestu
page-device-came = Od { $when }
page-device-this = Ovaj uređaj
page-device-out = Ukloni
page-device-out-label = Ukloni uređaj koji je tu od { $when }
page-device-is-out = Uređaj je uklonjen. Imate novu šifru za povratak.
page-ask = Uređaj koji pokazuje { $number } traži vaše mesto.
    .about = Pristanite samo ako je vaš: videće i moći sve što i vi.
page-ask-yes = Da, moj je
page-ask-no = Ne
page-ask-let-in = Taj uređaj sada takođe ima vaše mesto.
page-host = Domaćin
page-host-pass = Neka bude domaćin
page-host-pass-label = Neka bude domaćin: { $name }
page-host-away = Domaćin ({ $name }) nije na vezi. Posle vremena čekanja domaćin može da bude bilo koji igrač.
page-host-take = Budi domaćin
page-sure-hand = { $name }: da do povratka umesto ovog igrača igra bot? Svi će to videti.
page-sure-host = { $name }: da ovaj igrač bude domaćin? Vi to više nećete biti.
page-sure-be-host = { $name }: da budete domaćin umesto ovog igrača?
page-sure-yes = Da
page-sure-no = Ne
page-waiting-time = Vreme čekanja: { $time }.
page-span-minutes =
    { $count ->
        [one] { $count } minut
        [few] { $count } minuta
       *[other] { $count } minuta
    }
page-span-hours =
    { $count ->
        [one] { $count } sat
        [few] { $count } sata
       *[other] { $count } sati
    }
page-span-days =
    { $count ->
        [one] { $count } dan
        [few] { $count } dana
       *[other] { $count } dana
    }
page-seat-links = Linkovi
page-seat-turn = Kada dođete na red
page-closed = Onaj ko vodi ovu kuću zatvorio je ovu partiju. Završava se tu gde je stala.
page-put-away = Dugo niko nije dolazio, pa je sto { $date } sklonjen u arhivu. Ništa nije izgubljeno: nastavlja se sledećim potezom.
page-remove = Brisanje
page-remove-name = Obriši moje ime
    .about = Za ovim stolom, u snimku i u zapisu umesto imena tada stoji broj, i tako ga svi vide. Nema povratka.
page-remove-name-of = Obriši ime { $name }
page-remove-name-sure = Obrisati ime { $name } za ovim stolom, svima?
page-remove-name-yes = Da, obriši ime
page-remove-name-done = Ime { $name } je obrisano za ovim stolom.
page-remove-table = Obriši ovaj sto
    .about = Partija nestaje zajedno sa snimkom i zapisom, svima koji imaju link. Nema povratka.
page-remove-table-sure = Obrisati ovaj sto svima, sa snimkom i zapisom?
page-remove-table-yes = Da, obriši svima
page-remove-table-done = Sto je obrisan.
page-remove-keep = Zadrži
page-next = Otvorena je nova partija za iste igrače.
page-next-seat = Zauzmi svoje mesto
page-next-watch = Gledaj
page-next-told = Svi za prethodnim stolom vide poziv. Linkovi su za one koji su otišli.
