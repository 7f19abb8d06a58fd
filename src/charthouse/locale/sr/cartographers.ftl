### Kartografi. Nazivi karata su činjenice; pravila su ispričana našim rečima.
### Oznake posle prve crtice su iste kao u datotekama sa sadržajem.

## Reči

cartographers = Kartografi
terrain-forest = Šuma
terrain-village = Selo
terrain-farm = Njiva
terrain-water = Voda
terrain-monster = Čudovište
# Polje koje je istovremeno njiva i selo (veština Diplomatija).
terrain-farm_village = Njiva i selo
space-mountain = Planina
space-ruins = Ruševina
space-wasteland = Pustoš
space-empty = Prazno
map-wilderness = Divljina
map-wastelands = Pustoš
ambush = Zaseda
letter =
    { $letter ->
        [A] A
        [B] B
        [C] C
       *[D] D
    }
edict = Povelja { $letter }
coins = Novčići
monsters = Čudovišta
stars =
    { $count ->
        [one] { $count } reputacija
        [few] { $count } reputacije
       *[other] { $count } reputacija
    }
category-forest = Šume
category-village = Sela
category-farm_water = Njive i voda
category-spatial = Cela mapa
season-spring = Proleće
season-summer = Leto
season-fall = Jesen
season-winter = Zima
player = Kartograf
player-numbered = Kartograf { $number }

## Karte istraživanja

card-temple_ruins = Ruševine hrama
card-outpost_ruins = Ruševine karaule
card-great_river = Velika reka
card-farmland = Oranice
card-hamlet = Zaselak
card-forgotten_forest = Zaboravljena šuma
card-hinterland_stream = Potok u zabiti
card-homestead = Salaš
card-orchard = Voćnjak
card-treetop_village = Selo u krošnjama
card-marshlands = Močvara
card-fishing_village = Ribarsko selo
card-rift_lands = Procep

## Karte zasede

card-goblin_attack = Napad goblina
card-bugbear_assault = Juriš bagbera
card-kobold_onslaught = Navala kobolda
card-gnoll_raid = Prepad gnolova

## Karte bodovanja

scoring-sentinel_wood = Čuvaršuma
    .rule = Po jedna reputacija za svako šumsko polje na ivici mape.
scoring-greenbough = Zelengaj
    .rule = Po jedna reputacija za svaki red i svaku kolonu sa bar jednim šumskim poljem. Jedno polje sme da važi dvaput: za svoj red i za svoju kolonu.
scoring-treetower = Šuma motrilja
    .rule = Po jedna reputacija za svako šumsko polje kome su na sve četiri strane popunjena polja ili ivica mape.
scoring-stoneside_forest = Šume stenovitih padina
    .rule = Po tri reputacije za svaku planinu koju grupa šumskih polja spaja sa nekom drugom planinom.
scoring-canal_lake = Kanali
    .rule = Po jedna reputacija za svako vodeno polje susedno njivi. Po jedna reputacija za svako polje njive susedno vodi.
scoring-mages_valley = Čarobnjačka dolina
    .rule = Po dve reputacije za svako vodeno polje susedno planini. Po jedna reputacija za svako polje njive susedno planini.
scoring-the_golden_granary = Zlatni ambar
    .rule = Po jedna reputacija za svako vodeno polje susedno polju ruševina. Po tri reputacije za svako polje njive na polju ruševina.
scoring-shoreside_expanse = Nasip
    .rule = Po tri reputacije za svaku grupu njiva koja ne dodiruje ni vodu ni ivicu mape. Po tri reputacije za svaku grupu vodenih polja koja ne dodiruje ni njivu ni ivicu.
scoring-wildholds = Posedi u divljini
    .rule = Po osam reputacija za svaku grupu sela sa najmanje šest polja.
scoring-great_city = Velegrad
    .rule = Po jedna reputacija za svako polje najveće grupe sela koja ne dodiruje nijednu planinu.
scoring-greengold_plains = Zeleno-zlatna ravnica
    .rule = Po tri reputacije za svaku grupu sela kojoj su susedne bar tri različite vrste terena.
scoring-shieldgate = Štitokapija
    .rule = Po dve reputacije za svako polje druge po veličini grupe sela.
scoring-borderlands = Granične zemlje
    .rule = Po šest reputacija za svaki potpuno popunjen red i svaku potpuno popunjenu kolonu.
scoring-lost_barony = Izgubljeno vojvodstvo
    .rule = Po tri reputacije za svako polje jedne stranice najvećeg potpuno popunjenog kvadrata.
scoring-the_broken_road = Urušeni put
    .rule = Po tri reputacije za svaku potpuno popunjenu dijagonalu koja se od leve ivice spušta do donje.
scoring-the_cauldrons = Bezdan
    .rule = Po jedna reputacija za svako prazno polje kome su na sve četiri strane popunjena polja ili ivica mape.

## Veštine

skill-acrobatics = Akrobatika
    .rule = Protiv zasede: čudovišta na vašoj mapi dobijaju ovaj oblik umesto onog sa karte.
skill-concentrate = Koncentracija
    .rule = Nacrtajte izabrani oblik još jednom, sa istim terenom.
skill-cure_wounds = Lečenje rana
    .rule = Uz to nacrtajte ovaj oblik pored polja sa čudovištem, sa jednim od terena sa karte.
skill-diplomacy = Diplomatija
    .rule = Uz to nacrtajte jedno polje koje je istovremeno njiva i selo.
skill-knowledge = Znanje
    .rule = Popunite izabrani oblik selom umesto terenom sa karte.
skill-move_silently = Nečujan hod
    .rule = Izabrani oblik sme da viri preko ivice mape; deo izvan mape se ne crta.
skill-negotiate = Pregovori
    .rule = Nacrtajte ovaj oblik umesto oblika sa karte; on ne donosi novčić.
skill-search = Potraga
    .rule = Uz to nacrtajte jedno polje pored nacrtanog oblika, sa istim terenom.

## Kraljičine titule, od najbolje

title-legendary_cartographer = Legendarni kartograf
title-master_mapsmith = Majstor mapotvorac
title-journeyman_topographer = Kalfa topograf
title-apprentice_surveyor = Šegrt istraživač
title-amateur_assessor = Amater posmatrač
title-inept_assistant = Nesposobni asistent
title-dimwitted_doodler = Tupavi škrabator
title-oblivious_inkdrinker = Nesuvisli mastiljar

## Zašto je akcija odbijena

why-overlaps = Tu već ima popunjenih polja.
why-shape = Ova karta nema takav oblik.
why-ruins = Oblik mora da pokrije slobodno polje ruševina.
why-only-a-square = Ovde nijedan oblik ne može da se nacrta, pa crtate samo jedno polje.
# $terrain je reč iz zapisa koji se kuca (forest, village, farm, water, monster).
why-terrain = Teren { $terrain } ovde ne može da se nacrta.
why-not-your-turn = Niste na redu za crtanje.
why-already-committed = Već ste crtali. Prvo povucite svoj crtež.
why-nothing-to-recall = Nema crteža koji biste povukli.
why-not-an-answer = Te karte nema u špilu.
why-draw-first = Prvo crtajte: ovo nije crtež.
why-acrobatics-first = Prvo recite da li koristite veštinu „Akrobatika“.
# $skill je oznaka iz zapisa koji se kuca (search, cure_wounds, ...).
why-skill-not-here = Veština { $skill } nije na stolu.
why-skill-not-now = Veština { $skill } sada ne može da se koristi.
why-skill-used = Već ste iskoristili veštinu u ovom godišnjem dobu.
why-skill-cost =
    { $cost ->
        [one] Ova veština košta { $cost } novčić popunjen pre ovog poteza.
        [few] Ova veština košta { $cost } novčića popunjena pre ovog poteza.
       *[other] Ova veština košta { $cost } novčića popunjenih pre ovog poteza.
    }
why-skill-fall-back = Ova veština ne važi kada umesto oblika crtate samo jedno polje.
why-search = Potraga dodaje jedno polje pored oblika.
why-diplomacy = Diplomatija dodaje tačno jedno polje.
why-concentrate = Koncentracija ponavlja izabrani oblik.
why-cure-wounds = Lečenje rana dodaje dva spojena polja pored čudovišta.
why-knowledge = Uz veštinu „Znanje“ crta se selo.
why-move-silently = Uz veštinu „Nečujan hod“ crta se oblik koji viri preko ivice.

## Šta nije u redu sa tekstom

bad-sheet-rows = Mapa ima 11 redova; ova ih ima { $found }.
bad-sheet-row = Red { $row } mape treba da ima 11 znakova; ovde ih ima { $found }.
bad-sheet-mark = „{ $mark }“ na polju { $space } nije znak kojim se zapisuje mapa.
bad-space = „{ $space }“ nije polje: redovi su od A do K, a kolone od 1 do 11.
bad-space-twice = Polje { $space } je navedeno dvaput.
bad-cyrillic = „{ $letter }“ je ćirilično slovo. Redovi, oznake i znakovi pišu se latinicom na svim jezicima.
bad-action = „{ $text }“ nije akcija. Crtež čine teren i njegova polja, na primer: forest C4 C5 D5
bad-terrain = „{ $text }“ nije teren. Tereni su forest, village, farm, water i monster.
bad-event = „{ $text }“ nije događaj iz ove igre.
bad-edicts =
    { $wanted ->
        [one] Navedite { $wanted } kartu bodovanja, po jednu iz svake kategorije.
        [few] Navedite { $wanted } različite karte bodovanja, po jednu iz svake kategorije.
       *[other] Navedite { $wanted } različitih karata bodovanja, po jednu iz svake kategorije.
    }
bad-skills =
    { $wanted ->
        [one] Navedite { $wanted } veštinu.
        [few] Navedite { $wanted } različite veštine.
       *[other] Navedite { $wanted } različitih veština.
    }
bad-full-map = U izdanju { $edition } solo igra se ne završava kada je mapa popunjena, pa nema šta da se bira.
bad-ruins-card = „{ $card }“ je karta ruševina: uz nju se ništa ne crta. Navedite kartu predela ili zasede, a obavezu ruševina dodajte sa --ruins.
bad-card = „{ $card }“ nije karta. Poznate karte: { $known }

## Šta se dogodilo, po jedan red ($name je ime igrača)

log-edict = Povelja { $letter }: { $card }
log-skill = Veština na stolu: { $skill }
log-explored =
    { $time ->
        [one] { $card }, vremenska vrednost { $time }
        [few] { $card }, vremenska vrednost { $time }
       *[other] { $card }, vremenska vrednost { $time }
    }
log-ruins = { $card }: sledeći oblik mora da pokrije polje ruševina.
log-ambush = Zaseda: { $card }.
log-committed = { $name }: crtež je spreman.
log-recalled = { $name } ponovo razmišlja.
log-used =
    { $cost ->
        [0] { $name } besplatno koristi veštinu „{ $skill }“.
        [one] { $name } koristi veštinu „{ $skill }“ za { $cost } novčić.
        [few] { $name } koristi veštinu „{ $skill }“ za { $cost } novčića.
       *[other] { $name } koristi veštinu „{ $skill }“ za { $cost } novčića.
    }
log-dodged = { $name } izmiče napadu: čudovišta dobijaju manji oblik.
log-passed-left = Mape se dodaju nalevo.
log-passed-right = Mape se dodaju nadesno.
log-returned = Mape su ponovo kod svojih vlasnika.
log-drew = { $name } crta teren „{ $terrain }“: { $spaces }
log-drew-on = { $name } crta na tuđoj mapi ({ $owner }): { $spaces }
log-drew-nothing = { $name } ne crta ništa: mapa je popunjena.
log-walked = Pojavljuju se čudovišta: { $spaces }
log-walked-nowhere = Čudovišta ne nalaze mesta i odlaze.
log-coin-mountain = { $name } dobija novčić: planina { $spaces } je okružena.
log-coin-shape = { $name } dobija novčić sa oblika.
log-scored = { $name }: { $first } + { $second } + { $coins } (novčići) − { $monsters } (čudovišta) = { $total }
log-season = { $season } počinje.
log-end = Mapa je gotova.
