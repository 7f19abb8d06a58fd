### Stranica: okvir svakog ekrana i svakog stola.

## Okvir

page-home = Charthouse, na početnu stranicu
page-to-home = Na početnu stranicu
page-language = Jezik
# $theme je ono što je sada izabrano.
page-theme =
    { $theme ->
        [light] Dnevna mapa. Promeni: kao sistem
        [dark] Noćna mapa. Promeni u dnevnu mapu
       *[system] Kao sistem. Promeni u noćnu mapu
    }
page-close = Zatvori
page-qr = QR kod linka
page-lost = Na ovoj adresi nema ničega.
page-no-page = Ova stranica se nije učitala. Učitajte je ponovo.
page-offline = Server nije dostupan. Pokušajte ponovo kada budete na mreži.
page-server-trouble = Server prijavljuje grešku broj { $status }. Pokušajte ponovo za koji trenutak.
page-trouble = To nije uspelo. Pokušajte ponovo za koji trenutak.

## Sto: okvir

page-title-turn = ● Vi ste na redu · Charthouse
# $name je godišnje doba ili naziv stranice.
page-title = { $name } · Charthouse
page-mode-solo = Solo
page-mode-bots = Protiv botova
page-mode-here = Za jednim ekranom
page-mode-link = Preko linka
page-mode-daily = Mapa dana
page-opening = Mapa se odmotava…
page-no-key = Ovaj uređaj nema mesto za ovim stolom. Otvorite link koji ste dobili ili koristite šifru za povratak.
page-unknown-key = Server više ne poznaje ovo mesto.
page-conn-online = Na mreži
page-conn-catching = Usklađivanje
# $unsent broji crteže koji čekaju na ovom uređaju.
page-conn-offline =
    { $unsent ->
        [0] Van mreže
        [one] Van mreže, čeka { $unsent } crtež
        [few] Van mreže, čekaju { $unsent } crteža
       *[other] Van mreže, čeka { $unsent } crteža
    }
page-conn-waiting = Server nadoknađuje zaostatak. Ono što ste uradili čuva se ovde i nastavlja se samo.
page-conn-lost = Nema veze sa stolom
    .about =
        { $unsent ->
            [0] Crtajte dalje. Ono što ucrtate ostaje na ovom uređaju i šalje se jednom.
            [1] Vaša odluka je sačuvana na ovom uređaju i biće poslata kada se veza vrati.
            [one] { $unsent } odluka je sačuvana na ovom uređaju i biće poslata kada se veza vrati.
            [few] { $unsent } odluke su sačuvane na ovom uređaju i biće poslate kada se veza vrati.
           *[other] { $unsent } odluka je sačuvano na ovom uređaju i biće poslato kada se veza vrati.
        }
    .first = Mapa će se prikazati čim server odgovori.
page-stale = Partija je u međuvremenu odmakla, pa se ništa nije promenilo.

## Sto: ostali

page-late = Kasni
page-inked = Ucrtano. Čekaju se ostali.
page-inked-waiting = Ucrtano. Čeka se: { $names }.
page-answered = Odgovoreno. Čekaju se ostali.
page-answered-waiting = Odgovoreno. Čeka se: { $names }.
# $when je, na primer, „za 3 sata“.
page-time-left = Vreme za ovaj potez ističe { $when }.
page-bell = Zazvoni kada dođem na red
page-notice = Javi kada dođem na red

## Kraj

page-replay = Pogledaj ponovo
page-copy-result = Kopiraj rezultat
page-download = Sačuvaj zapis
page-copied = Kopirano.
