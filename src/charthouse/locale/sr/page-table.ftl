### Stranica: okvir svakog ekrana i sto igre Kartografi.

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
# Kako se mapa zove za čitače ekrana kada se ne zna ništa bolje.
page-map = Mapa

## Sto: okvir

page-title-turn = ● Vi ste na redu · Charthouse
# $name je godišnje doba ili naziv stranice.
page-title = { $name } · Charthouse
page-mode-solo = Solo
page-mode-bots = Protiv botova
page-mode-here = Za jednim ekranom
page-mode-link = Preko linka
page-mode-daily = Mapa dana
page-opening = Mapa se razmotava…
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
page-kept-unsent = Vaš crtež je sačuvan na ovom uređaju i biće poslat kada se veza vrati.
page-stale = Partija je u međuvremenu odmakla, pa se ništa nije promenilo.
page-sending = Šalje se…

## Sto: godišnje doba, povelje, novčići

page-season-and-edicts = Godišnje doba i povelje
page-time = Vreme { $used } od { $limit }
page-time-soon =
    { $time ->
        [0] ova karta ne troši vreme
        [one] +{ $time } uz ovu kartu
        [few] +{ $time } uz ovu kartu
       *[other] +{ $time } uz ovu kartu
    }
page-last-card = Ovom kartom se doba završava
# Čita se naglas za dugme povelje.
page-edict =
    { $stars ->
        [one] Povelja { $letter }, { $name }: sada { $stars } reputacija. { $rule }
        [few] Povelja { $letter }, { $name }: sada { $stars } reputacije. { $rule }
       *[other] Povelja { $letter }, { $name }: sada { $stars } reputacija. { $rule }
    }
page-if-now = { $season }, da je sada kraj
# $coins su oni koji vrede; $crossed su potrošeni na veštine.
page-coin-track =
    { $crossed ->
        [0] Novčići: { $coins } od { $track }
        [one] Novčići: { $coins } od { $track }, potrošeno { $crossed }
        [few] Novčići: { $coins } od { $track }, potrošeno { $crossed }
       *[other] Novčići: { $coins } od { $track }, potrošeno { $crossed }
    }
# $name je povelja, novčići ili čudovišta; $stars bira množinu, $n je isti broj onako kako se piše.
page-counted =
    { $stars ->
        [0] { $name }: nema reputacije
        [one] { $name }: { $n } reputacija, sa zaokruženih polja
        [few] { $name }: { $n } reputacije, sa zaokruženih polja
       *[other] { $name }: { $n } reputacija, sa zaokruženih polja
    }
page-counted-before =
    { $stars ->
        [one] { $name }: { $n } reputacija. Mapa se od tada promenila.
        [few] { $name }: { $n } reputacije. Mapa se od tada promenila.
       *[other] { $name }: { $n } reputacija. Mapa se od tada promenila.
    }
page-counted-of =
    { $stars ->
        [one] { $owner }, { $name }: { $n } reputacija. Prikaži polja
        [few] { $owner }, { $name }: { $n } reputacije. Prikaži polja
       *[other] { $owner }, { $name }: { $n } reputacija. Prikaži polja
    }

## Sto: mapa i karta

page-your-map = Vaša mapa
page-map-of = Mapa: { $name }
page-surveyed = premer: { $name }
page-in-draft = u vašoj skici
page-shut = oblik ovde ne staje
page-card = Karta istraživanja
page-open-card = Otvorena karta
page-card-time =
    { $time ->
        [0] ne troši vreme
        [one] vremenska vrednost { $time }
        [few] vremenska vrednost { $time }
       *[other] vremenska vrednost { $time }
    }
page-shape = Oblik
# $size broji polja; $coin je 1 kada oblik donosi novčić.
page-shape-n =
    { $coin ->
        [1] Oblik { $n }, broj polja: { $size }, uz novčić
        [one] Oblik { $n }, broj polja: { $size }
        [few] Oblik { $n }, broj polja: { $size }
       *[other] Oblik { $n }, broj polja: { $size }
    }
page-terrain = Teren
page-rotate = Okreni
page-flip = Obrni
page-back = Nazad
page-ink = Ucrtaj
page-ink-on = Ucrtaj na mapu: { $name }
page-recall = Povuci odluku
page-hint = Strelice ili pokazivač pomeraju, Enter postavlja
page-hint-more = Sada postavite drugi deo
page-placed = Postavljeno. Ucrtajte ili još pomerite.
page-place-first = Prvo postavite oblik, pa ostalo.
page-draft = Skica: { $drawing } { $spaces }
page-no-change = bez promene
page-not-here = Ovde ne može da se crta.
page-covers = pokriva ruševine: { $spaces }
page-turn = Vi ste na redu: { $card }.
page-duty = Na ruševine, ako može
    .about =
        { $count ->
            [1] Pokrijte jedino slobodno polje ruševina.
            [one] Pokrijte jedno od { $count } slobodnog polja ruševina.
            [few] Pokrijte jedno od { $count } slobodna polja ruševina.
           *[other] Pokrijte jedno od { $count } slobodnih polja ruševina.
        }
page-duty-none = Nijedan oblik ne stiže do ruševina
    .about = Nacrtajte jedno polje, bilo koji teren.
page-falls-back = Nijedan oblik sa ove karte ne staje. Nacrtajte samo jedno polje.
page-map-full = Vaša mapa je popunjena.
page-draw-nothing = Ne crtaj ništa
page-type-it = Upišite crtež
    .label = Teren i njegova polja
    .example = forest C4 C5 D5
page-you = Vi

## Sto: veštine

page-skills = Veštine
page-free = besplatno
page-cost =
    { $cost ->
        [one] košta { $cost } novčić
        [few] košta { $cost } novčića
       *[other] košta { $cost } novčića
    }
page-skill-on = u ovoj skici
page-skill-dear = preskupo
page-skill-used = iskorišćeno u ovom dobu
page-skill-each = jedna po dobu
page-skill-purse =
    { $coins ->
        [one] jedna po dobu, imate { $coins } novčić
        [few] jedna po dobu, imate { $coins } novčića
       *[other] jedna po dobu, imate { $coins } novčića
    }
# $names može da sadrži „Vi“.
page-skill-users = Veština u ovom dobu: { $names }
# Šta je drugi deo crteža, prema veštini.
page-second =
    { $skill ->
        [search] Potraga: još jedno polje pored oblika
        [diplomacy] Diplomatija: jedno polje njive i sela
        [concentrate] Koncentracija: isti oblik još jednom
       *[cure_wounds] Lečenje rana: ovaj oblik pored čudovišta; izaberite mu teren
    }
page-ask-acrobatics = Pre nego što dodate mapu
    .about =
        { $cost ->
            [one] Akrobatika, { $cost } novčić: na vašoj mapi čudovišta dobijaju manji oblik.
            [few] Akrobatika, { $cost } novčića: na vašoj mapi čudovišta dobijaju manji oblik.
           *[other] Akrobatika, { $cost } novčića: na vašoj mapi čudovišta dobijaju manji oblik.
        }
page-ask-acrobatics-solo = Pre nego što čudovišta stignu
page-instead-of = umesto
page-answer-no-skill = Bez veštine
page-answer-acrobatics = Koristi, { $cost }
page-answer-acrobatics-across = Koristi, položeno, { $cost }
page-answer-acrobatics-down = Koristi, uspravno, { $cost }
page-dodged = { $name } koristi veštinu „Akrobatika“: čudovišta dobijaju manji oblik.

## Sto: zaseda

page-ambush-on = Zaseda. Ovo je tuđa mapa: { $name }.
page-ambush-left = Svi dodaju mapu nalevo, crtaju čudovišta, pa dobijaju svoju mapu nazad.
page-ambush-right = Svi dodaju mapu nadesno, crtaju čudovišta, pa dobijaju svoju mapu nazad.
page-ambush-hurts = Nacrtajte ih tamo gde najviše smetaju: na kraju svakog godišnjeg doba vlasnik mape gubi po jednu reputaciju za svako prazno polje pored čudovišta.
page-ambush-cost = Prazna polja pored čudovišta, starih i novih
page-draws-on = { $name } crta na tuđoj mapi ({ $owner })
page-has-your-map = Vašu mapu drži { $name }
    .about = Crtež ćete videti kada svi budu spremni.

## Sto: ostali

page-players = Igrači
page-open-map = Otvori mapu: { $name }
page-ready = Spremno
page-drawing = Crta
page-late = Kasni
page-away = Nije tu
# Who is meant, where there are too many to name.
page-many-players =
    { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }
page-who-ready = Spremno: { $names }
page-nobody-ready = Još niko nije spreman
page-waiting-label = Čeka se
page-inked = Ucrtano. Čekaju se ostali.
page-inked-waiting = Ucrtano. Čeka se: { $names }.
page-answered = Odgovoreno. Čekaju se ostali.
page-answered-waiting = Odgovoreno. Čeka se: { $names }.
page-waiting = Čeka se: { $names }.
page-waiting-all = Čekaju se ostali.
page-bot-slow = Bot se sprema. Prvi crtež može da potraje minut, kasnije ide brzo.
page-recall-about = Odluku možete da povučete dok svi ne budu spremni.
# $when je, na primer, „za 3 sata“.
page-time-left = Vreme za ovaj potez ističe { $when }.
page-bell = Zazvoni kada dođem na red
page-notice = Javi kada dođem na red
page-notes = Terenske beleške
page-notes-all = Sve
page-notes-less = Manje
page-since = Od vaše poslednje posete
page-their-map = Kakva je bila pre ove karte. Ono što { $name } sada crta ostaje skriveno.
page-stars-so-far =
    { $count ->
        [one] zasad { $count } reputacija
        [few] zasad { $count } reputacije
       *[other] zasad { $count } reputacija
    }
page-worth-now = Vredi sada
page-worth-both = { $name } i vi
page-so-far = { $name } do sada
page-previous-map = Prethodna mapa
page-next-map = Sledeća mapa
page-of = { $n } od { $all }

## List godišnjeg doba

page-season-over = { $season } se završava
page-season-hint =
    { $hand ->
        [finger] Dodirnite red da vidite koja se polja broje.
       *[pointer] Pokažite na red da vidite koja se polja broje.
    }
page-line = Red
page-year-so-far = Godina do sada
page-on-to = Dalje: { $season }
    .about = { $season }: vremenski okvir { $time }, boduju se povelje { $edicts }.

## Kraj

page-named = Vaša titula u kraljevstvu
page-rating = { $stars }, minus { $less } za ove četiri povelje: ocena { $rating }.
page-rating-gap = Još { $count } do titule „{ $title }“.
page-rung = Stepenik { $n } od { $all }
page-ladder = Sve titule
page-every-star = Poslednja mapa, svaka reputacija
page-value-of-card = vrednost karte se oduzima
page-open-for-stars = Otvorite mapu da vidite polja iza svake reputacije.
page-sealed = Špil je zapečaćen pre početka partije.
page-check-seal = Proveri pečat
page-replay = Pogledaj partiju ponovo
page-again = Još jedna godina
page-rematch = Još jedna godina zajedno
page-same-cards = Ponovo iste karte
page-copy-result = Kopiraj rezultat
page-download = Sačuvaj zapis
page-copied = Kopirano.
page-result-solo = { $title }: ocena { $rating }, reputacija { $stars }
page-won-you = Godina je iscrtana. Vaša mapa pobeđuje.
page-won = Godina je iscrtana. Pobeđuje { $name }.
page-shared = Godina je iscrtana. { $names } dele pobedu.
# $stars je, na primer, „126 reputacija“.
page-won-by =
    { $ahead ->
        [0] { $stars }, koliko ima i { $name }.
        [one] { $stars }, za { $ahead } više nego što ima { $name }.
        [few] { $stars }, za { $ahead } više nego što ima { $name }.
       *[other] { $stars }, za { $ahead } više nego što ima { $name }.
    }
# Mesto na tabeli.
page-place = { $rank }.
page-tie-break = Reputacija je ista: čudovišta odnose { $stars }.
