### Kartografové. Názvy karet jsou fakta; pravidla jsou vlastními slovy.
### Id za první pomlčkou jsou z datových souborů hry.

## Slova

cartographers = Kartografové
terrain-forest = Lesy
terrain-village = Vesnice
terrain-farm = Farmy
terrain-water = Voda
terrain-monster = Nestvůry
# Pole, které je zároveň farmou i vesnicí (dovednost Diplomacie).
terrain-farm_village = Farmy a vesnice
space-mountain = Hory
space-ruins = Zříceniny
space-wasteland = Pustina
space-empty = Prázdné
map-wilderness = Divočina
map-wastelands = Pustina
ambush = Přepadení
letter =
    { $letter ->
        [A] A
        [B] B
        [C] C
       *[D] D
    }
edict = Výnos { $letter }
coins = Mince
monsters = Nestvůry
stars =
    { $count ->
        [one] { $count } bod pověsti
        [few] { $count } body pověsti
       *[other] { $count } bodů pověsti
    }
category-forest = Lesy
category-village = Vesnice
category-farm_water = Farmy a voda
category-spatial = Celá mapa
season-spring = Jaro
season-summer = Léto
season-fall = Podzim
season-winter = Zima
player = Kartograf
player-numbered = Kartograf { $number }

## Karty průzkumu

card-temple_ruins = Zřícený chrám
card-outpost_ruins = Zřícená pevnost
card-great_river = Veletok
card-farmland = Zemědělská půda
card-hamlet = Vesnička
card-forgotten_forest = Les zapomnění
card-hinterland_stream = Říčka v polích
card-homestead = Hospodářství
card-orchard = Ovocný sad
card-treetop_village = Víska ve větvích
card-marshlands = Bažiny
card-fishing_village = Rybářská osada
card-rift_lands = Prostorové trhliny

## Karty přepadení

card-goblin_attack = Útok goblinů
card-bugbear_assault = Nájezd gobrů
card-kobold_onslaught = Výpad koboldů
card-gnoll_raid = Vpád gnolů

## Bodovací karty

scoring-sentinel_wood = Hraniční les
    .rule = Každé pole s lesem u okraje mapy vynese jeden bod pověsti.
scoring-greenbough = Lesní království
    .rule = Každý řádek a každý sloupec, v němž je les aspoň na jednom poli, vynese jeden bod pověsti. Totéž pole může posloužit řádku i sloupci.
scoring-treetower = Lesní houština
    .rule = Každé pole s lesem, které má na všech čtyřech stranách obsazené pole nebo okraj mapy, vynese jeden bod pověsti.
scoring-stoneside_forest = Lesnaté podhůří
    .rule = Každá hora, kterou území s lesem spojuje s jinou horou, vynese tři body pověsti.
scoring-canal_lake = Zavlažovací kanály
    .rule = Každé pole s vodou, které sousedí s farmou, vynese jeden bod pověsti. Každé pole s farmou, které sousedí s vodou, vynese také jeden bod pověsti.
scoring-mages_valley = Údolí čarodějů
    .rule = Každé pole s vodou, které sousedí s horou, vynese dva body pověsti. Každé pole s farmou, které sousedí s horou, vynese jeden bod pověsti.
scoring-the_golden_granary = Pradávná sýpka
    .rule = Každé pole s vodou, které sousedí se zříceninou, vynese jeden bod pověsti. Každé pole s farmou přímo na zřícenině vynese tři body pověsti.
scoring-shoreside_expanse = Úrodné břehy
    .rule = Každé území s farmou, které se nedotýká vody ani okraje mapy, vynese tři body pověsti. Každé území s vodou, které se nedotýká farmy ani okraje mapy, vynese také tři body pověsti.
scoring-wildholds = Osada
    .rule = Každé území s vesnicí, které má aspoň šest polí, vynese osm bodů pověsti.
scoring-great_city = Královské město
    .rule = Největší území s vesnicí, které se nedotýká žádné hory, vynese jeden bod pověsti za každé své pole.
scoring-greengold_plains = Úrodné pláně
    .rule = Každé území s vesnicí, které sousedí aspoň se třemi různými typy terénu, vynese tři body pověsti.
scoring-shieldgate = Obranný val
    .rule = Druhé největší území s vesnicí vynese dva body pověsti za každé své pole.
scoring-borderlands = Pohraničí
    .rule = Každý zcela obsazený řádek a každý zcela obsazený sloupec vynese šest bodů pověsti.
scoring-lost_barony = Zapomenuté hrabství
    .rule = Každé pole podél jedné strany největšího zcela obsazeného čtverce vynese tři body pověsti.
scoring-the_broken_road = Dlážděná cesta
    .rule = Každá zcela obsazená diagonála, která klesá od levého okraje mapy ke spodnímu, vynese tři body pověsti.
scoring-the_cauldrons = Propasti
    .rule = Každé prázdné pole, které má na všech čtyřech stranách obsazené pole nebo okraj mapy, vynese jeden bod pověsti.

## Dovednosti

skill-acrobatics = Akrobacie
    .rule = Proti přepadení: nestvůry na tvé mapě zaberou místo svého tvaru tento.
skill-concentrate = Soustředění
    .rule = Zakresli vybraný tvar ještě jednou, se stejným terénem.
skill-cure_wounds = Léčení ran
    .rule = Navíc zakresli tento tvar tak, aby sousedil s polem s nestvůrou, a vyplň ho terénem z karty.
skill-diplomacy = Diplomacie
    .rule = Navíc zakresli jedno pole, které je zároveň farmou i vesnicí.
skill-knowledge = Vědomosti
    .rule = Vyplň vybraný tvar vesnicí místo terénu z karty.
skill-move_silently = Tichý krok
    .rule = Vybraný tvar smí přesahovat přes okraj mapy; co je mimo mapu, to se nekreslí.
skill-negotiate = Vyjednávání
    .rule = Zakresli tento tvar místo tvaru z karty; minci za něj nedostaneš.
skill-search = Pátrání
    .rule = Navíc zakresli jedno pole, které sousedí s tvým zakresleným tvarem, se stejným terénem.

## Královniny tituly od nejlepšího

title-legendary_cartographer = Věhlasný kartograf
title-master_mapsmith = Zkušený kreslíř map
title-journeyman_topographer = Vyučený geodet
title-apprentice_surveyor = Začínající topograf
title-amateur_assessor = Snaživý dělník
title-inept_assistant = Nešikovný pomocník
title-dimwitted_doodler = Neschopný patlal
title-oblivious_inkdrinker = Nosič inkoustu

## Proč akce nejde provést

why-overlaps = Některé z těchto polí už je obsazené.
why-shape = Takový tvar na této kartě není.
why-ruins = Tvar musí překrývat volné pole se zříceninou.
why-only-a-square = Žádný tvar tu nejde zakreslit, proto vyplň jediné pole.
# $terrain je slovo psaného zápisu (forest, village, farm, water, monster).
why-terrain = Terén { $terrain } tu nejde zakreslit.
why-not-your-turn = Teď nejsi na řadě s kreslením.
why-already-committed = Svůj zákres už máš hotový. Nejdřív ho vezmi zpět.
why-nothing-to-recall = Není tu žádný zákres, který by šlo vzít zpět.
why-not-an-answer = Tato karta v balíčku není.
why-draw-first = Nejdřív kresli: tohle není zákres.
why-acrobatics-first = Nejdřív řekni, jestli použiješ Akrobacii.
# $skill je id z psaného zápisu (search, cure_wounds, ...).
why-skill-not-here = Dovednost { $skill } není na stole.
why-skill-not-now = Dovednost { $skill } teď nejde použít.
why-skill-used = Dovednost za toto roční období už máš využitou.
why-skill-cost =
    { $cost ->
        [one] Tato dovednost stojí { $cost } minci zaškrtnutou před tímto tahem.
        [few] Tato dovednost stojí { $cost } mince zaškrtnuté před tímto tahem.
       *[other] Tato dovednost stojí { $cost } mincí zaškrtnutých před tímto tahem.
    }
why-skill-fall-back = Tuto dovednost nejde spojit s jediným náhradním polem.
why-search = Pátrání přidává jedno pole, které sousedí s tvarem.
why-diplomacy = Diplomacie přidává právě jedno pole.
why-concentrate = Soustředění opakuje vybraný tvar.
why-cure-wounds = Léčení ran přidává dvě sousední pole hned vedle nestvůry.
why-knowledge = S Vědomostmi se kreslí vesnice.
why-move-silently = S Tichým krokem se kreslí tvar, který přesahuje přes okraj mapy.

## Co je v textu špatně

bad-sheet-rows = Mapový list má 11 řádků, tento jich má { $found }.
bad-sheet-row = Řádek { $row } mapového listu má mít 11 znaků, tady jich má { $found }.
bad-sheet-mark = „{ $mark }“ na poli { $space } není znak zápisu mapového listu.
bad-space = „{ $space }“ není pole: řádky jsou A až K, sloupce 1 až 11.
bad-space-twice = Pole { $space } je uvedeno dvakrát.
bad-cyrillic = „{ $letter }“ je písmeno cyrilice. Řádky, id a znaky se ve všech jazycích píšou latinkou.
bad-action = „{ $text }“ není akce. Zákres je terén a jeho pole, například: forest C4 C5 D5
bad-terrain = „{ $text }“ není terén. Terény jsou forest, village, farm, water a monster.
bad-event = „{ $text }“ není událost této hry.
bad-edicts =
    { $wanted ->
        [one] Uveď { $wanted } bodovací kartu, z každé kategorie jednu.
        [few] Uveď { $wanted } různé bodovací karty, z každé kategorie jednu.
       *[other] Uveď { $wanted } různých bodovacích karet, z každé kategorie jednu.
    }
bad-skills =
    { $wanted ->
        [one] Uveď { $wanted } dovednost.
        [few] Uveď { $wanted } různé dovednosti.
       *[other] Uveď { $wanted } různých dovedností.
    }
bad-full-map = Ve vydání { $edition } sólová hra zaplněním mapy nekončí, takže není co volit.
bad-ruins-card = { $card } je karta zříceniny: nic se podle ní nekreslí. Uveď kartu krajiny nebo přepadení a povinnost zříceniny přidej pomocí --ruins.
bad-card = „{ $card }“ není karta. Známé karty: { $known }

## Co se stalo, vždy na jeden řádek ($name je jméno hráče)

log-edict = Výnos { $letter }: { $card }
log-skill = Dovednost na stole: { $skill }
log-explored =
    { $time ->
        [one] { $card }, časová hodnota { $time }
        [few] { $card }, časová hodnota { $time }
       *[other] { $card }, časová hodnota { $time }
    }
log-ruins = { $card }: další tvar musí překrývat zříceninu.
log-ambush = Přepadení: { $card }.
log-committed = { $name } má hotovo.
log-recalled = { $name } si to ještě rozmýšlí.
log-used =
    { $cost ->
        [0] { $name } používá dovednost „{ $skill }“ zdarma.
        [one] { $name } používá dovednost „{ $skill }“ za { $cost } minci.
        [few] { $name } používá dovednost „{ $skill }“ za { $cost } mince.
       *[other] { $name } používá dovednost „{ $skill }“ za { $cost } mincí.
    }
log-dodged = { $name } uhýbá: nestvůry zaberou menší tvar.
log-passed-left = Mapové listy putují doleva.
log-passed-right = Mapové listy putují doprava.
log-returned = Mapové listy jsou zpátky u majitelů.
log-drew = { $name } zakresluje terén { $terrain }: { $spaces }
log-drew-on = { $name } kreslí do cizí mapy ({ $owner }): { $spaces }
log-drew-nothing = { $name } nic nekreslí: mapa je plná.
log-walked = Objevují se nestvůry: { $spaces }
log-walked-nowhere = Nestvůry nenacházejí místo a odcházejí.
log-coin-mountain = { $name } získává minci: hora { $spaces } je obklopená ze všech stran.
log-coin-shape = { $name } získává minci za tvar.
log-scored = { $name }: { $first } + { $second } + { $coins } (mince) − { $monsters } (nestvůry) = { $total }
log-season = { $season } začíná.
log-end = Mapa je hotová.
