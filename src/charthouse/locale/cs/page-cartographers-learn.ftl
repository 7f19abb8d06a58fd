### Bodování mapy z papíru, prázdné listy k tisku, pět lekcí, pravidla k nahlédnutí.
### Věty jsou krátké, prosté a vlídné, mluví k jednomu čtenáři; bez vykřičníků. Pravidla jsou vlastními slovy.

## Bodování mapy z papíru

page-paper-title = Obodovat mapu z papíru
    .about = Překresli sem svůj list. Každý bod pověsti ukáže svá pole.
# V úzké liště telefonu.
page-paper-short = Mapa z papíru
page-paper-sheet = Tvůj list
page-paper-map = Tvoje mapa
page-paper-score = Body
page-paper-loading = Načítají se tištěné mapy.
page-paper-side = Strana listu
page-paper-copied = překresleno z papíru
# Kolik z polí, na která jde kreslit, už je zakreslených.
page-paper-drawn = Zakresleno { $drawn } z { $all }
page-paper-brush = Kreslit
    .hint = klávesa na poli, nebo táhni
    .group = Terén ke kreslení
# Pole dovednosti Diplomacie, na tlačítku.
page-paper-both = Farma + vesnice
    .about = Pole dovednosti Diplomacie
# Totéž tam, kde je málo místa.
page-paper-both-short = Obojí
page-paper-empty = Prázdné
page-paper-undo = Zpět
page-paper-typed = Nebo napiš
    .hint = jedno písmeno na pole, jako na klávesách
page-paper-reads =
    { $ruins ->
        [0] List je čitelný. Žádná zřícenina není volná.
        [one] List je čitelný. Volné je { $ruins } pole se zříceninou.
        [few] List je čitelný. Volná jsou { $ruins } pole se zříceninou.
       *[other] List je čitelný. Volných je { $ruins } polí se zříceninou.
    }
page-paper-kept-last = Na mapě zůstává poslední text, který šel přečíst.
# $space je pole, například B4, $what slovo pro hory nebo pustinu.
page-paper-printed = Pole { $space } je na listu předtištěné ({ $what }) a zůstane tak.
page-paper-idle = Ukaž na řádek a uvidíš jeho pole. Mince nastavíš kliknutím na počítadlo.
page-paper-counted =
    { $count ->
        [0] { $name }: { $stars }.
        [one] { $name }: { $stars } za { $count } pole.
        [few] { $name }: { $stars } za { $count } pole.
       *[other] { $name }: { $stars } za { $count } polí.
    }
page-paper-monsters-counted =
    { $count ->
        [0] Nestvůry tu žádné body neberou.
        [one] Nestvůry: { $count } prázdné pole vedle nich, { $stars }.
        [few] Nestvůry: { $count } prázdná pole vedle nich, { $stars }.
       *[other] Nestvůry: { $count } prázdných polí vedle nich, { $stars }.
    }
page-paper-season = Bodované období
page-paper-edicts = Výnosy na stole
# První položka seznamu bodovacích karet.
page-paper-choose = Vyber kartu
# Popis tlačítka s číslem.
page-paper-show = { $name }, { $stars }, ukázat pole
page-paper-show-monsters = Nestvůry, { $stars }, ukázat pole
# Místo čísla, které server ještě neřekl.
page-paper-unscored = ještě nespočítáno
page-paper-earlier = Body za období: { $season }
page-paper-coins = Mince na počítadle: { $coins } z { $track }
page-paper-alone = Sólová hra
    .about = Na konci roku pak dostaneš hodnocení a titul.
page-paper-year = Celý rok
page-paper-year-alone = Celý rok, sólová hra
page-paper-so-far = Rok dosud
page-paper-asks = Vyber období, které boduješ. Po zimě dostaneš titul.
# $total a $value jsou počty bodů pověsti; $value je to, co chtějí čtyři výnosy.
page-paper-rating = { $total } minus { $value }: hodnocení { $rating }.
page-paper-to-next =
    { $more ->
        [one] Do titulu „{ $title }“ chybí { $more } bod.
        [few] Do titulu „{ $title }“ chybějí { $more } body.
       *[other] Do titulu „{ $title }“ chybí { $more } bodů.
    }
page-paper-rung = Příčka { $rung } z { $rungs }
page-paper-dock = Rok { $total }
page-paper-dock-rating = Rok { $total }, hodnocení { $rating }
page-paper-keep = Uložit tuto mapu
    .short = Uložit
page-paper-kept-toast = Uloženo v tomto zařízení.
page-paper-print = Vytisknout list i s body
page-paper-copy = Kopírovat výsledek jako text
page-paper-copied-toast = Zkopírováno.
page-paper-not-copied = Tento prohlížeč stránce kopírování nedovolí. Text je v rámečku vlevo.
page-paper-blank = Nemáš list po ruce?
page-paper-blank-print = Vytisknout prázdné listy A a B
page-paper-kept = Uloženo v tomto zařízení
page-paper-kept-line = { $map }, { $season }
page-paper-open = Otevřít
page-paper-open-label = Otevřít mapu ({ $date })
page-paper-drop = Odebrat
page-paper-drop-label = Odebrat mapu ({ $date })
page-paper-drop-sure = Odebrat mapu ({ $date })? Už ji nepůjde vrátit.
page-paper-drop-yes = Ano, odebrat
page-paper-dropped = Mapa ({ $date }) je odebrána.
# Výsledek jako text; $lines je seznam řádků, například „A Lesní království: 20“.
page-paper-text = { $map }, { $season }: { $stars }, celý rok { $total }
page-paper-text-line = { $letter } { $card }: { $stars }

## Prázdné listy

page-blank-name = Kartograf
page-blank-date = Datum
page-blank-total = Celkem
page-blank-edicts = Výnosy
page-blank-monsters = Nestvůry

## Lekce

page-learn-title = Naučit se hrát
    .about = Pět krátkých lekcí na skutečné mapě. Každá trvá asi dvě minuty; odejdi, kdy chceš, místo ti zůstane.
page-learn-where = Výuka
page-learn-lessons = Lekce
page-learn-number = Lekce { $number } z { $count }
page-learn-start = Začít
page-learn-resume = Dál
page-learn-again = Ještě jednou
page-learn-done = Hotovo
page-learn-rules = Pravidla k nahlédnutí
    .about = Všechno vlastními slovy a s vyhledáváním.
page-learn-step = { $lesson }, { $step } z { $steps }
page-learn-next = Další
page-learn-finish = Hotovo
page-learn-back = Zpět
page-learn-leave = Odejít z lekce
    .short = Odejít
page-learn-survey = tvoje první výprava
page-learn-yours = Tvoje mapa
# $name je hráč: mapa, která před tebou leží, je jeho.
page-learn-theirs = Tohle je cizí mapa: { $name }
page-learn-neighbour = Ines
page-learn-ink = Obtáhnout
page-learn-edicts = Období a výnosy
page-learn-card = Karta a body
page-learn-draft = Náčrt: { $terrain } { $spaces }
page-learn-placed = Položeno: { $terrain } { $spaces }
page-learn-inked = Obtaženo: { $spaces }
page-learn-bad = Sem se to nevejde. Zkus jiné místo.
page-learn-off-goal = Vejde se to, ale tato lekce chce jiné místo.
page-learn-next-lesson = Další lekce
page-learn-play = Zahrát si
page-learn-no-answer = Server neodpovídá, takže se tu body pověsti neukazují.

page-learn-first = První tah
    .about = Karta, tvar a místo pro něj.
page-learn-first-1 = Na každé kartě je jeden tvar nebo dva. Všichni u stolu kreslí podle stejné karty, každý do své mapy.
    .title = Tohle je tvar
page-learn-first-2 = Les, nebo voda; všech pět polí stejně. V tomto období dává „{ $card }“ body za řádky a sloupce s lesem, takže les se hned vyplatí. Vyber si.
    .title = Vyber, co to bude
page-learn-first-3 =
    { $hand ->
        [finger] Stačí prázdná pole. Posuň ho prstem a pusť; tlačítka ho otočí a převrátí. Čárkovaný obrys je náčrt.
       *[pointer] Stačí kterákoli prázdná pole; tvar se nemusí ničeho dotýkat. Posouváš ho ukazatelem, prstem nebo šipkami, R ho otočí, F převrátí (stejně jako klepnutí nebo tah druhým prstem), Enter nebo klepnutí položí. Čárkovaný obrys znamená náčrt: zatím se nic nepočítá.
    }
    .title = Najdi mu místo
page-learn-first-4 = Platí? Tak ho obtáhni. U stolu ho můžeš vzít zpět, dokud nemají hotovo všichni.
    .title = Obtáhni ho
page-learn-first-5 = Výnosy říkají, za co jsou body pověsti. Číslo u karty „{ $card }“ už počítá tvůj zákres; mapa ukazuje, za která pole body jsou.
    .title = Každý bod má svá pole

page-learn-ruins = Zříceniny
    .about = Někdy si místo nevybíráš ty.
page-learn-ruins-1 = Těsně před touto kartou se odkryla karta zříceniny. Nestojí žádný čas a nic se podle ní nekreslí, ale další tvar musí ležet na zřícenině.
    .title = Nejdřív přišla zřícenina
page-learn-ruins-2 = Polož tvar tak, aby překrýval aspoň jedno volné pole se zříceninou. „{ $card }“ dává za farmu na zřícenině tři body pověsti.
    .title = Překryj zříceninu
page-learn-ruins-3 = Sloup už není vidět, ale pole zůstává zříceninou: připomíná to malý růžek a karty, které mluví o zříceninách, ho dál počítají.
    .title = Zřícenina nezmizí
page-learn-ruins-4 = Tady je poslední volná zřícenina zavřená ze všech stran. Žádný tvar z karty na ni nedosáhne, a tak místo něj vyplníš jediné pole: kdekoli, jakýmkoli terénem. Polož ho.
    .title = Když nejde žádný tvar

page-learn-coins = Hory a mince
    .about = Drobné body, které se vracejí každé období.
page-learn-coins-1 = Na počítadle pod mapou jsou tvoje mince. Na konci každého období vynese každá mince jeden bod pověsti, takže brzká mince může vydat za čtyři.
    .title = Mince vynášejí každé období
page-learn-coins-2 = Na této kartě jsou dva tvary. Menší přináší minci. Vyber ho.
    .title = Malý tvar, jistá mince
page-learn-coins-3 = Hora vydá minci, když jsou všechny čtyři její strany zaplněné. Hoře F6 chybí jen pole vpravo. Zavři ho malým tvarem.
    .title = Uzavři horu
page-learn-coins-4 = Dvě mince jedním zákresem: jedna za tvar, jedna za horu. Čím je pole u hory zaplněné, na tom nezáleží: počítají se i nestvůry a pustina.
    .title = Dvě najednou

page-learn-ambush = Přepadení
    .about = Do tvé mapy kreslí sousedé.
page-learn-ambush-1 = V balíčku se skrývají karty přepadení. Když se některá objeví, mapy putují k sousedům: rám a jméno říkají, čí mapa leží před tebou.
    .title = Cizí mapa
page-learn-ambush-2 = Nakresli nestvůry tam, kde to bolí. Na konci období stojí majitele mapy každé prázdné pole vedle nestvůry jeden bod pověsti.
    .title = Vypusť nestvůry
page-learn-ambush-3 = Mapa se vrací i s nestvůrami. Kroužky ukazují prázdná pole vedle nich a v bodech vidíš, o kolik tě každé období připraví.
    .title = Kolik stojí
page-learn-ambush-4 = Teď je to tvoje vlastní mapa. Zaplň pole kolem nestvůr: za zaplněné pole se body neztrácejí. Začni aspoň jedním.
    .title = Ohraď je
page-learn-ambush-5 = Za každé pole, které je tam teď plné, už se bod neztrácí. V sólové hře se nestvůry kreslí samy od rohu mapy; obrana je stejná.
    .title = Už jsou levnější

page-learn-season = Konec období
    .about = Dva výnosy, tvoje mince, minus nestvůry.
page-learn-season-1 =
    { $hand ->
        [finger] Každá karta zabere čas. Když jsou všechny dílky nahoře plné, období končí. Časový limit je na jaře a v létě osm, na podzim sedm, v zimě šest.
       *[pointer] Každá karta zabere čas. Když je kruh plný, období končí. Časový limit je na jaře a v létě osm, na podzim sedm, v zimě šest.
    }
    .title = Hodiny jdou podle karet
page-learn-season-2 = V každém období se počítají dva výnosy: A a B na jaře, B a C v létě, C a D na podzim, D a A v zimě. Na každý výnos tak přijde řada dvakrát.
    .title = Dva výnosy za období
page-learn-season-3 =
    { $hand ->
        [finger] „{ $card }“ je výnos A. Pole, za která jsou body, mají na mapě kroužek. Klepni na kterýkoli jiný výnos a uvidíš jeho pole.
       *[pointer] „{ $card }“ je výnos A. Pole, za která jsou body, mají na mapě kroužek. Ukaž na kterýkoli jiný výnos a uvidíš jeho pole.
    }
    .title = První výnos
page-learn-season-4 = Sečti oba výnosy a mince a za každé prázdné pole vedle nestvůry jeden bod odečti. To je celé období.
    .title = Součet
page-learn-season-5 = Po zimě se čtyři období sečtou. Nejvíc bodů pověsti vítězí; v sólové hře čtyři výnosy říkají, kolik bodů královna čeká, a ta má pro tebe titul.
    .title = Celý rok

## Pravidla

page-rules-title = Pravidla hry Kartografové
page-rules-short = Pravidla
page-rules-search = Hledat v pravidlech
page-rules-clear = Smazat hledání
page-rules-sections = Oddíly
page-rules-found =
    { $places ->
        [0] Nic se nenašlo. Zkus kratší slovo.
        [one] { $places } místo. Enter na něj přejde.
        [few] { $places } místa. Enter přejde na další.
       *[other] { $places } míst. Enter přejde na další.
    }
page-rules-places =
    { $places ->
        [one] { $places } místo
        [few] { $places } místa
       *[other] { $places } míst
    }
page-rules-notes = Poznámky
page-rules-editions-differ = Vydání se liší
page-rules-try = Zkus to
    .about = Dvě minuty na skutečné mapě.
page-rules-lesson = Lekce { $number }
page-rules-table = U skutečného stolu
    .about = Tohle všechno na papíře, ve tvém jazyce.
    .print = Vytisknout pravidla
page-rules-solo-value = v sólu { $value }
page-rules-example-map = Ukázková mapa
page-rules-pick = Vyber kartu a uvidíš její body na této mapě.
# $card je název bodovací karty.
page-rules-earns = { $card }: { $stars } na této mapě

page-rules-goal = Cíl hry
    .top = Čtyři roční období na zmapování královniných nových zemí.
page-rules-goal-1 = Každý má mapu o jedenácti krát jedenácti polích. Tah za tahem se ukazuje karta a všichni současně kreslí její tvar, každý do své mapy.
page-rules-goal-2 = Čtyři výnosy říkají, co se královně líbí. Na konci každého období se dva z nich vyhodnotí; počítají se i tvoje mince a škody, které dělají nestvůry.
page-rules-goal-3 = Po zimě vyhrává ten, kdo má nejvíc bodů pověsti. Při rovnosti je na tom lépe ten, koho nestvůry za celý rok stály méně bodů; je-li i to stejné, o vítězství se dělí.

page-rules-setup = Příprava
    .top = Každému list, čtyři výnosy, jeden balíček.
page-rules-setup-1 = Vyber stranu listu, pro všechny stejnou. Divočina je volná země; strana s pustinou má uprostřed pustý kus, do kterého nejde kreslit.
page-rules-setup-2 = Vylosuj po jedné bodovací kartě z každé kategorie: lesy, vesnice, farmy a voda, celá mapa. Polož je v libovolném pořadí pod písmena A až D. To jsou výnosy této hry.
page-rules-setup-3 = Mezi karty průzkumu zamíchej jednu kartu přepadení tak, aby ji nikdo neviděl. Začíná jaro. Před každým dalším obdobím se karty průzkumu zamíchají znovu a přibude jedna karta přepadení; přepadení, na která ještě nedošlo, v balíčku zůstávají.
page-rules-setup-a = Divočina: pět hor a šest zřícenin.
page-rules-setup-b = Pustina: stejný počet a k tomu sedm polí pustiny.

page-rules-exploring = Průzkum
    .top = Každý tah začíná kartou.
page-rules-exploring-1 = Otočí se vrchní karta balíčku. Ukazuje tvary, terény a to, kolik času zabere.
page-rules-exploring-2 = Na kartě je buď jeden tvar a dva terény, nebo jeden terén a dva tvary; menší tvar pak přináší minci.
page-rules-exploring-3 = Prostorové trhliny jsou jediné pole s jakýmkoli terénem, i s nestvůrami, a nezaberou žádný čas.
page-rules-exploring-4 = Když časové hodnoty karet ukázaných v jednom období dají dohromady aspoň časový limit toho období, je tento tah jeho poslední. Limit je 8 na jaře a v létě, 7 na podzim, 6 v zimě.

page-rules-drawing = Kreslení
    .top = Jeden tvar, jeden terén, prázdná pole.
page-rules-drawing-1 = Vyber jeden z tvarů a jeden z terénů na kartě. Tvar smíš otáčet i převracet.
page-rules-drawing-2 = Všechna jeho pole musí být na mapě a prázdná. Volné pole se zříceninou je prázdné; hory, pustina a všechno zakreslené je obsazené.
page-rules-drawing-3 = Může ležet kdekoli; nemusí se dotýkat toho, co už na mapě je.
page-rules-drawing-4 = Když se na tvou mapu nevejde žádný tvar z karty, vyplň jediné pole jakýmkoli terénem kromě hor. Mince za něj není.
page-rules-drawing-5 = Jediné pole si nejde vybrat, dokud se některý tvar ještě vejde. Komu nezbývá žádné prázdné pole, ten nekreslí nic.
page-rules-drawing-fig-ok = Všechna pole jsou prázdná, takže tu tvar ležet smí.
page-rules-drawing-fig-no = Pole E6 už je obsazené.

page-rules-ruins = Zříceniny
    .top = Stará místa, na kterých se má znovu stavět.
page-rules-ruins-1 = Na každé mapě je šest polí se zříceninou. Jsou prázdná: kreslit na ně smíš kdykoli a do té doby platí za nezaplněná.
page-rules-ruins-when = Když se objeví karta zříceniny
page-rules-ruins-2 = Karta zříceniny nezabere žádný čas. Hned se otočí další.
page-rules-ruins-3 = Tvůj zákres podle té další karty musí překrývat aspoň jedno volné pole se zříceninou.
page-rules-ruins-4 = Když to žádným tvarem z karty nejde, nebo když už žádná zřícenina není volná, zakreslíš místo toho jediné pole, kdekoli a s jakýmkoli terénem kromě hor.
page-rules-ruins-5 = Přepadení mezi oběma kartami nic nemění. Nestvůry zříceninu překrýt smějí, ale nikdy nemusí, a povinnost počká na další kartu průzkumu. Dvě karty zříceniny po sobě jsou jedna povinnost.
page-rules-ruins-after = Potom
page-rules-ruins-6 = Pole se zříceninou jí zůstává i po zakreslení; připomíná to malý růžek. Pradávná sýpka ho počítá tak i tak.
page-rules-ruins-fig-ok = Vesnice překrývá zříceninu na poli B6.
page-rules-ruins-fig-no = Vejde se sem, ale zříceninu vedle nechává volnou.

page-rules-coins = Hory a mince
    .top = Mince je bod pověsti na konci každého období.
page-rules-coins-1 = K minci vedou dvě cesty: zakreslit tvar, u kterého je mince, nebo zaplnit všechny čtyři strany hory.
page-rules-coins-2 = Hora vydá minci jen jednou. Nezáleží na tom, kdo zaplní poslední stranu: i nestvůry od souseda se počítají majiteli mapy. Pustina vedle hory platí za obsazenou.
page-rules-coins-3 = Mince si zaškrtávej na počítadle své mapy. Na konci každého období vynese každá mince na počítadle bod pověsti; mince tam zůstávají i pro další období.
page-rules-coins-4 = Na počítadlo se vejde čtrnáct mincí. Co je navíc, propadá.
page-rules-coins-fig-ok = Hora F6 je uzavřená ze čtyř stran: mince.
page-rules-coins-fig-no = Pole vpravo je volné: zatím bez mince.

page-rules-ambush = Přepadení
    .top = Na jeden tah je tvoje mapa v cizích rukou.
page-rules-ambush-1 = Když se otočí karta přepadení, putují všechny mapy k sousedům, doleva nebo doprava podle karty. Ve dvou vedou obě cesty k témuž sousedovi.
page-rules-ambush-2 = Každý zakreslí tvar z karty jako nestvůry do mapy, kterou právě drží, a mapy se vrátí. Karta odchází ze hry a otočí se další.
page-rules-ambush-3 = Nestvůry potřebují prázdná pole jako každý tvar. Když se tvar nikam nevejde, zakresli jediné pole s nestvůrou.
page-rules-ambush-4 = Na konci každého období ztrácíš bod pověsti za každé prázdné pole, které má vedle sebe nestvůru. Pole vedle dvou nestvůr stojí jen jeden bod. I volná zřícenina je prázdná.
page-rules-ambush-5 = Zaplň pole kolem nestvůr a nebudou tě už nic stát. Nestvůry jsou terén: zaplňují řádky, sloupce a čtverce jako každý jiný.
page-rules-ambush-fig-no = Sedm prázdných polí vedle nestvůr: o sedm bodů méně.
page-rules-ambush-fig-ok = Některá jsou zaplněná; ostatní dál něco stojí.

page-rules-season = Konec období
    .top = Spočítat, zapsat a jde se dál.
page-rules-season-1 = Tah, ve kterém čas dosáhne časového limitu nebo ho překročí, se ještě dohraje. Pak se období spočítá.
page-rules-season-2 = Počítají se dva výnosy: A a B na jaře, B a C v létě, C a D na podzim, D a A v zimě.
page-rules-season-3 = Za každou minci bod přičti, za každé prázdné pole vedle nestvůry bod odečti. Období může skončit i pod nulou.
page-rules-season-4 = Další období začíná s čerstvě zamíchaným balíčkem. Po zimě se čtyři období sečtou.

page-rules-cards = Šestnáct bodovacích karet
    .top = Čtyři z každé kategorie; ve hře je z každé jedna.
page-rules-cards-1 = „Vedle“ a „sousedí“ znamená vždy společnou stranu, nikdy roh. Území je skupina polí jednoho terénu, která spolu souvisejí stranami. Hory, pustina a nestvůry jsou obsazená pole.
page-rules-note-sentinel_wood = Pole v rohu se počítá jednou.
page-rules-note-stoneside_forest = Hora se počítá jednou a obou hor se musí dotýkat jedno a totéž území.
page-rules-note-mages_valley = Každé pole se počítá jednou, i když se dotýká více hor.
page-rules-note-the_golden_granary = Počítají se i zříceniny, na kterých už je zakresleno. Voda na zřícenině potřebuje vedle sebe ještě jinou zříceninu.
page-rules-note-shoreside_expanse = Pustina není okraj.
page-rules-note-great_city = Nejdřív se vyřadí území vedle hor, pak se počítá největší ze zbylých.
page-rules-note-greengold_plains = Počítají se tyto terény: les, farma, voda, nestvůry a hory.
page-rules-note-shieldgate = Může být stejně velké jako to největší. Je-li území jen jedno, nevynese nic.
page-rules-note-lost_barony = Už jediné obsazené pole je čtverec.
page-rules-note-the_broken_road = Takových diagonál je jedenáct; jednou z nich je i rohové pole vlevo dole.
page-rules-note-the_cauldrons = Volné zříceniny jsou prázdná pole.

page-rules-alone = Sólo
    .top = Ty proti tomu, co čeká královna.
page-rules-alone-1 = Hraje se jako obvykle. Jen přepadení je jiné, protože tu není žádný soused.
page-rules-alone-2 = Karta určuje roh mapy. Polož do něj tvar tak, jak je vytištěný, bez otočení a převrácení. Je-li některé pole obsazené, posuň tvar o pole podél okraje ve směru šipky a takhle dál kolem mapy, dokud se nevejde.
page-rules-alone-3 = Když se podél okraje nikam nevejde, začni znovu ve stejném rohu, o pole blíž ke středu. Když se nevejde vůbec nikam, nestane se nic.
page-rules-alone-4 = Plná mapa hru hned ukončí. Spočítá se toto období i všechna, která ještě měla přijít.
page-rules-alone-5 = Na konci od svých bodů pověsti odečti čísla dole na čtyřech výnosech. To je tvoje hodnocení a k němu patří titul.
page-rules-alone-rating = Hodnocení { $rating } a víc

page-rules-skills = Dovednosti
    .top = Malé rozšíření: pomoc za mince.
page-rules-skills-1 = Na stole leží tři z osmi karet dovedností. Jednou za období smí každý použít jednu z nich; dva hráči smějí použít tutéž.
page-rules-skills-2 = Nejdřív zaplať: přeškrtni mince, které na počítadle byly už před tímto tahem. Přeškrtnuté mince zůstávají na svém místě a už nic nevynášejí. I dovednost zdarma spotřebuje tvou jedinou dovednost za období.
page-rules-skills-3 = Po kartě zříceniny musí na zřícenině ležet jen samotný zákres, ne to, co přidá dovednost. Vědomosti, Vyjednávání a Tichý krok mění zákres sám, takže povinnost platí pro něj.
page-rules-skills-cost =
    { $cost ->
        [0] zdarma
        [one] { $cost } mince
        [few] { $cost } mince
       *[other] { $cost } mincí
    }
page-rules-note-acrobatics = Řekni to, než se mapy předají; soused pak kreslí menší tvar. V sólové hře vybíráš, jak bude otočený.
page-rules-note-concentrate = Druhá mince za to není a s jediným náhradním polem to nejde.
page-rules-note-cure_wounds = Nestvůra smí být i právě nakreslená.
page-rules-note-diplomacy = Pole platí pro každou kartu jako farma i jako vesnice.
page-rules-note-move_silently = Aspoň jedno pole musí být na mapě. Vytištěná mince ti zůstává.
page-rules-note-knowledge = Vytištěná mince ti zůstává.

page-rules-editions = Vydání
    .top = Tištěná pravidla se tak docela neshodují.
page-rules-editions-1 = Podle pravidel z roku 2019 dostane jediné pole, které kreslíš, když se žádný tvar nevejde, terén z karty. Pozdější dovolují jakýkoli terén kromě hor. Po kartě zříceniny dovolují jakýkoli všechna.
page-rules-editions-2 = Ruská pravidla z roku 2020 končí sólovou hru, jakmile je mapa plná; ostatní o tom nemluví.
page-rules-editions-3 = U každého stolu je uvedeno, podle kterého vydání se hraje; pokud nic nezměníš, platí novější. V ničem jiném se neliší.

page-rules-shuffle = Zamíchání
    .top = Balíčku nemusíš věřit. Můžeš si ho ověřit.
page-rules-shuffle-1 = Před první kartou server zvolí tajemství a ukáže jeho otisk, takže už ho později nejde změnit.
page-rules-shuffle-2 = Každá karta, která přijde, se vypočítá z tohoto tajemství a z názvu otázky, třeba třetí karta jara. Nic, co nakreslíš, další karty nezmění.
page-rules-shuffle-3 = Po hře se tajemství odhalí. Stránka s přehráním všechno spočítá znovu ve tvém zařízení a řekne, jestli byla každá karta ta pravá.
page-rules-shuffle-4 = Tajemství mapy dne je veřejné: určuje ho datum a pro všechny je stejné. Kdokoli by se mohl podívat dopředu, takže je pro radost.
