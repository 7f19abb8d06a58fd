### Stranica: završena partija još jednom i provera njenog mešanja.

## Repriza

page-replay-where = Snimak partije
page-replay-loading = Partija se postavlja na sto.
page-replay-none = Ova partija ne može da se prikaže.
page-replay-to-games = Na moje partije
page-replay-bring = Pogledajte partiju ponovo
page-replay-bring-about = Donesite zapis bilo koje završene partije, sa ove stranice ili iz komandne linije.
page-replay-drop = Spustite zapis ovde
page-replay-choose = Izaberi datoteku
page-replay-paste = Ili nalepite zapis
page-replay-show = Prikaži partiju
page-replay-save = Sačuvaj zapis
# Ime sačuvane datoteke, latinična slova bez razmaka.
page-replay-record = zapis

## Igrajte dalje odavde

page-replay-play-on = Igraj dalje odavde
page-replay-cards = Karte
page-replay-cards-same = Kako su došle
page-replay-cards-new = Ponovo promešane
page-replay-bots = Ko igra na ostalim mestima
page-replay-play-seat = Igraj na mestu „{ $name }“ od poteza { $turn }
page-replay-play-alone = Igraj od poteza { $turn }
page-replay-new-table = Novi sto. Partija koju gledate ostaje kakva je bila.

## Mešanje

page-proof = Mešanje
page-proof-about = Špil je zapečaćen pre prve karte. Vaš pregledač to može sam da proveri.
page-proof-check = Proveri pečat
page-proof-checking = Svaka karta se ponovo izvlači.
page-proof-holds = Provereno, sve se slaže
page-proof-partly = Delimično provereno, zasad se slaže
page-proof-broken = Ne slaže se
page-proof-before = Zapečaćeno pre
page-proof-after = Otvoreno posle
page-proof-seal = Otkrivena tajna odgovara pečatu.
page-proof-seal-broken = Otkrivena tajna ne odgovara pečatu.
page-proof-stirred = Broj ovog uređaja učestvovao je u mešanju.
page-proof-not-stirred = Broja ovog uređaja nema u mešanju.
page-proof-draws =
    { $count ->
        [one] { $count } izvlačenje proizlazi iz tajne.
        [few] Sva { $count } izvlačenja proizlaze iz tajne.
       *[other] Svih { $count } izvlačenja proizlazi iz tajne.
    }
# $question je oznaka kao spring/3; $answer i $expected su oznake karata, latiničnim slovima.
page-proof-draw-wrong = Na mestu { $question } treba da stoji „{ $expected }“. U zapisu stoji „{ $answer }“.
page-proof-unsure = Izvlačenja po pravilima koja ova verzija ne poznaje: { $count }. Nisu ponovljena.
page-proof-menus-unknown = Izvlačenja iz ovog zapisa mogu da se provere sa: charthouse verify
page-proof-chain =
    { $count ->
        [one] { $count } unos u zapisu, bez izmena.
        [few] Nijedan od { $count } unosa u zapisu nije menjan.
       *[other] Nijedan od { $count } unosa u zapisu nije menjan.
    }
page-proof-unreadable = Zapis ne može da se pročita.
page-proof-advice = Snimak može da se gleda dalje, ali za ovu partiju niko ne može da jemči. Sačuvajte zapis pre nego što pitate domaćina.
