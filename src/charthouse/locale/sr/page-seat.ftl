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
    .about = Ako se neko ne vraća, mesto dotle može da čuva bot.
page-seat-links = Linkovi
page-seat-turn = Kada dođete na red
page-next = Otvorena je nova partija za iste igrače.
page-next-seat = Zauzmi svoje mesto
page-next-watch = Gledaj
page-next-told = Svi za prethodnim stolom vide poziv. Linkovi su za one koji su otišli.
