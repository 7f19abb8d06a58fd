### Charterstone. Termíny odpovídají Kronice; pravidla a příběhy jsou vlastními slovy.
### Id za poslední pomlčkou jsou z datových souborů hry. Obsah beden je v charterstone-sealed.ftl.

## Slova

charterstone = Charterstone
stone-charter-purple = fialová osada
stone-charter-black = černá osada
stone-charter-green = zelená osada
stone-charter-red = červená osada
stone-charter-blue = modrá osada
stone-charter-yellow = žlutá osada
stone-resource-pumpkin = dýně
stone-resource-coal = uhlí
stone-resource-wood = dřevo
stone-resource-clay = hlína
stone-resource-iron = železo
stone-resource-grain = obilí
stone-goods-resources = suroviny
stone-goods-coins = mince
stone-goods-cards = karty rozvoje
stone-plot = { $charter }, parcela { $number }
stone-cell = { $row }, sloupec { $column }
stone-and = { $first }, { $second }
stone-or = { $first } nebo { $second }
stone-supply-general = Společná zásoba
stone-supply-personal = Osobní zásoba
stone-commons = Náves
stone-vp = Vítězné body
stone-influence = Vliv
stone-coins = Mince
stone-workers = Dělníci
stone-worker = Dělník
stone-progress = Stupnice pokroku
stone-reputation = Stupnice pověsti
stone-quota = Tabulka kvóty
stone-objectives = Cíle
stone-mat = Nabídka karet rozvoje
stone-deck = Balíček karet rozvoje
stone-discard = Odkládací balíček
stone-archive = Archiv
stone-chest = Truhla osady
stone-crate = Bedna { $number }
stone-persona = Osobnost
stone-chronicle = Kronika
stone-glory = Sláva
# Bedna, která se otevře až v některé další hře kampaně.
stone-opens-later = Otevře se v kampani později
stone-inactive = neobsazená osada
stone-part-construction = Stavění
stone-part-crates = Bedny
stone-part-objectives = Cíle
stone-part-quota = Kvóta
stone-part-buildings = Ostatní stavby
stone-part-assistants = Pomocníci
stone-part-reputation = Pověst

## Stavby

stone-building-zeppelin = Vzducholoď
stone-building-charterstone = Charterstone
stone-building-grandstand = Tribuna
stone-building-treasury = Pokladnice
stone-building-market = Tržnice
stone-building-cloud_port = Oblačný přístav
stone-building-pumpkin_patch = Dýňový záhon
stone-building-coal_pit = Uhelná jáma
stone-building-woodlot = Selský lesík
stone-building-clay_bank = Hliniště
stone-building-iron_mine = Železný důl
stone-building-grain_field = Obilné pole

## Pomocníci

stone-assistant-innovator = Novátor
    .about = Charterstone: pokaždé 2 body navíc.
stone-assistant-engineer = Strojník
    .about = Vzducholoď: pokaždé 2 body navíc.
stone-assistant-maestro = Maestro
    .about = Tribuna: smíš si vzít i pověst.
stone-assistant-sherpa = Šerpa
    .about = Posun ukazatele pokroku: 1 bod za každé pole.
stone-assistant-broker = Makléř
    .about = Oblačný přístav: pokaždé 1 bod navíc.
stone-assistant-longshoreman = Dokař
    .about = Žeton na stupnici pověsti: pokaždé 1 bod.
stone-assistant-archivist = Archivář
    .about = Tržnice: smíš si vzít i pověst.
stone-assistant-treasurer = Pokladník
    .about = Pokladnice: smíš si vzít zpět i 1 žeton vlivu.

## Cíle

stone-objective-pay_your_dues = Splacený dluh
    .about = Máš 3 žetony v tabulce kvóty.
stone-objective-amass_wealth = Slušné jmění
    .about = Máš 6 mincí.
stone-objective-helping_hand = Pomocná ruka
    .about = Máš 2 pomocníky.
stone-objective-plenty_of_goods = Hojnost zboží
    .about = Máš od každé suroviny aspoň jednu.
stone-objective-well_connected = Dobré styky
    .about = Máš 2 žetony na stupnici pověsti.

## Slova účinků: čím se platí a co se získá

stone-word-vp =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
stone-word-coin =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
stone-word-influence =
    { $n ->
        [one] { $n } žeton vlivu
        [few] { $n } žetony vlivu
       *[other] { $n } žetonů vlivu
    }
stone-word-reputation =
    { $n ->
        [one] { $n } žeton pověsti
        [few] { $n } žetony pověsti
       *[other] { $n } žetonů pověsti
    }
stone-word-progress = pokrok +{ $n }
stone-word-draw = horní karta balíčku
stone-word-construct = postavení stavby na vlastní prázdné parcele
stone-word-crate = otevření bedny
stone-word-objective = započtení splněného cíle
stone-word-quota = prodej do kvóty
# Co žádá karta stavby, když se staví.
stone-word-printed = { $n ->
        [one] { $n } surovina uvedená na kartě
        [few] { $n } suroviny uvedené na kartě
       *[other] { $n } surovin uvedených na kartě
    }
stone-word-on_objective = { $n ->
        [one] { $n } žeton vlivu, který zůstane na cíli
        [few] { $n } žetony vlivu, které zůstanou na cíli
       *[other] { $n } žetonů vlivu, které zůstanou na cíli
    }
stone-word-in_cell = { $n ->
        [one] { $n } žeton vlivu, který zůstane v políčku, a zboží toho políčka
        [few] { $n } žetony vlivu, které zůstanou v políčku, a zboží toho políčka
       *[other] { $n } žetonů vlivu, které zůstanou v políčku, a zboží toho políčka
    }

## Kolik čeho

stone-some-pumpkin = { $n ->
        [one] { $n } dýně
        [few] { $n } dýně
       *[other] { $n } dýní
    }
stone-some-coal = { $n ->
        [one] { $n } uhlí
        [few] { $n } uhlí
       *[other] { $n } uhlí
    }
stone-some-wood = { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
       *[other] { $n } dřeva
    }
stone-some-clay = { $n ->
        [one] { $n } hlína
        [few] { $n } hlíny
       *[other] { $n } hlíny
    }
stone-some-iron = { $n ->
        [one] { $n } železo
        [few] { $n } železa
       *[other] { $n } železa
    }
stone-some-grain = { $n ->
        [one] { $n } obilí
        [few] { $n } obilí
       *[other] { $n } obilí
    }
# Suroviny podle volby hráče.
stone-some-any = { $n ->
        [one] { $n } libovolná surovina
        [few] { $n } libovolné suroviny
       *[other] { $n } libovolných surovin
    }
# Suroviny podle volby hráče, každá jiného druhu.
stone-some-different = { $n ->
        [one] { $n } surovina
        [few] { $n } různé suroviny
       *[other] { $n } různých surovin
    }
stone-cards-any = { $n ->
        [one] { $n } karta rozvoje
        [few] { $n } karty rozvoje
       *[other] { $n } karet rozvoje
    }
stone-cards-any_or_top = { $n ->
        [one] { $n } karta rozvoje, odkrytá nebo z balíčku
        [few] { $n } karty rozvoje, odkryté nebo z balíčku
       *[other] { $n } karet rozvoje, odkrytých nebo z balíčku
    }
stone-cards-assistant = { $n ->
        [one] { $n } pomocník
        [few] { $n } pomocníci
       *[other] { $n } pomocníků
    }
stone-cards-building = { $n ->
        [one] { $n } karta stavby
        [few] { $n } karty staveb
       *[other] { $n } karet staveb
    }
stone-cards-constructed = { $n ->
        [one] { $n } karta dokončené stavby
        [few] { $n } karty dokončených staveb
       *[other] { $n } karet dokončených staveb
    }

## Otázky

stone-ask-pay = { $source }: čím zaplatíš? ({ $what })
stone-ask-resource = { $source }: které suroviny si vezmeš? ({ $what })
stone-ask-card = { $source }: kterou kartu si vezmeš?
stone-ask-reputation = { $source }: položíš žeton vlivu na stupnici pověsti?
stone-ask-influence = { $source }: vezmeš si zpět vliv ze zásoby?
stone-ask-choose = { $source }: který zisk si vybereš?
stone-ask-construct = { $source }: co postavíš a kde?
stone-ask-crate = { $source }: kterou bednu otevřeš?
stone-ask-objective = { $source }: který cíl si započteš?
stone-ask-quota = { $source }: které políčko obsadíš?
stone-reveals-card = Odkryje se nová karta: zpět to už vzít nejde.
stone-reveals-crate = Otevřená bedna zůstane otevřená: zpět to už vzít nejde.

## Možnosti

stone-do-place = Poslat dělníka: { $building }
stone-do-take-back = Vrátit všechny dělníky
stone-do-pay = Zaplatit: { $what }
stone-do-take = Vzít si: { $what }
stone-do-choose = { $what }
stone-do-build = Postavit: { $building } ({ $plot })
stone-do-open = Otevřít bednu { $number } ({ $building })
stone-do-score = Započíst cíl „{ $objective }“
stone-do-fill = Obsadit políčko: { $cell }
stone-do-skip = Nechat být
stone-thing-reputation = pověst
stone-thing-top = horní karta balíčku
stone-choice-cards = Karta stavby
stone-choice-points = Body

## Proč to nejde

stone-why-not-your-turn = Teď nejsi na tahu.
stone-why-not-offered = Tato možnost v nabídce není.
stone-why-nothing-to-recall = Tady není co vzít zpět.
stone-why-place-first = Pošli dělníka, nebo vrať všechny své dělníky.
stone-why-no-worker-out = Na plánu nemáš žádného dělníka.
stone-why-no-worker = Nemáš koho poslat. Nejdřív dělníky vrať.
stone-why-no-such-building = Taková stavba na plánu není.
stone-why-short = Ještě ti chybí: { $missing }.
stone-why-no-building-card = Nemáš žádnou kartu stavby, kterou by šlo postavit.
stone-why-no-printed-resources = Chybějí ti suroviny uvedené na tvých kartách staveb.
stone-why-no-empty-plot = Ve tvé osadě není volná parcela.
stone-why-no-crate = Nemáš žádnou kartu dokončené stavby s bednou.
stone-why-crate-opens-later = Tvé bedny se otevřou v kampani později.
stone-why-no-influence-left = Nezbývá ti žádný vliv.
stone-why-no-objective = Nemáš splněný žádný cíl, který ještě není započtený.
stone-why-no-quota-cell = Za žádné volné políčko kvóty nemáš čím zaplatit.
stone-why-not-an-answer = To není odpověď na otázku.
stone-why-not-yours-to-name = Tohle nepojmenováváš ty.
stone-why-has-a-name = Jméno už má.
stone-why-bad-name = Jméno je jeden řádek, nejvýš 40 písmen.

## Co je v textu špatně

stone-bad-action = „{ $text }“ není akce. Akce začíná jedním z těchto slov: { $known }
stone-bad-word = „{ $word }“ není název z této hry: názvy se píšou malými písmeny latinky.
stone-bad-name = Jméno je jeden řádek, nejvýš 40 písmen, například: name sherpa Tenzing
stone-bad-charters = Osad musí být tolik, kolik je hráčů: { $wanted }, ne { $found }.
stone-bad-charters-twice = Dva hráči nemohou mít stejnou osadu.
stone-bad-later-game = Zatím lze hrát jen první hru kampaně.
stone-bad-campaign = To není kampaň, nebo není celá: { $line }
stone-bad-campaign-changed = Strana { $page } kampaně byla změněna: nenavazuje na předchozí.
stone-bad-campaign-page = Na straně { $page } kampaně není to, k čemu její hra vedla.
stone-bad-campaign-record = Hru nejde zapečetit: { $why }
stone-bad-campaign-open = Hra ještě neskončila, proto ji nejde zapečetit.
stone-bad-campaign-charters = Hra se hrála s jinými osadami než kampaň.
stone-bad-campaign-game = Kampaň čeká na hru { $wanted }, a toto je hra { $found }.
stone-bad-campaign-name = Tuto osadu teď nejde pojmenovat: jednou to smí jen ten, kdo poslední hru nevyhrál.
stone-bad-paper = Každý hráč má body a žetony pověsti, obojí jako celá čísla.

## Záznam

stone-log-first = Kostka rozhodla: začíná { $name }.
stone-log-objective = Cíl: { $objective }
stone-log-shown = Nová karta v nabídce: { $card }
stone-log-drawn = { $name } bere z balíčku: { $card }
stone-log-placed = { $name }: { $building }
stone-log-bumped = Dělník hráče { $name } jde domů ({ $building }).
stone-log-home = { $name } vrací všechny dělníky.
stone-log-paid = { $name } platí: { $goods }
stone-log-gained = { $name } získává: { $goods }
stone-log-vp =
    { $n ->
        [one] { $name } získává { $n } bod ({ $source }).
        [few] { $name } získává { $n } body ({ $source }).
       *[other] { $name } získává { $n } bodů ({ $source }).
    }
stone-source-reputation = pověst
stone-source-progress = pokrok
stone-log-took = { $name } si bere kartu: { $card }
stone-log-discarded = { $name } odkládá: { $cards }
stone-log-given = { $name } dostává z bedny: { $card }
stone-log-archived = Do archivu: { $card }
stone-log-reshuffled = Z odložených karet je zamíchaný nový balíček.
stone-log-built = { $name } staví: { $building } ({ $plot })
stone-log-opened = { $name } otvírá bednu { $number }!
stone-log-persona = Do truhly hráče { $name }: { $persona }
stone-log-rule = Nové pravidlo v Kronice, číslo { $slot }.
stone-log-met = { $name } si započítává cíl „{ $objective }“.
stone-log-filled = { $name } obsazuje políčko kvóty: { $cell }
stone-log-reputed = { $name } pokládá žeton na stupnici pověsti.
stone-log-forced = { $name } už nemá žádný vliv, proto se ukazatel pokroku posouvá.
stone-log-progress =
    { $left ->
        [0] { $name } posouvá ukazatel pokroku na poslední pole. Toto kolo je poslední.
        [one] { $name } posouvá ukazatel pokroku. Zbývá { $left } pole.
        [few] { $name } posouvá ukazatel pokroku. Zbývají { $left } pole.
       *[other] { $name } posouvá ukazatel pokroku. Zbývá { $left } polí.
    }
stone-log-named = { $name } dává jméno ({ $what }): { $given }
stone-log-named-persona = { $name } dává jméno své osobnosti: { $given }
stone-log-glory = { $name } získává slávu: { $n }
stone-log-won = { $name } vítězí.
stone-log-end = Hra skončila.

## Kronika: pravidla vlastními slovy

stone-rule-4-1 = Příprava
    .about = V zásobě je 36 mincí a po 12 kusech každé ze šesti surovin. Odkrytých je pět karet rozvoje a tři cíle. Ukazatel pokroku začíná na poli s počtem hráčů. Kdo začne, určí kostka. Každý hráč má osobnost, kartu dokončené první stavby své osady, dva dělníky, dvanáct žetonů vlivu a v první hře čtyři mince.
stone-rule-6-1 = Vliv
    .about = Na celou hru máš dvanáct žetonů vlivu. Žeton položený na plán tam zůstane. Ten, kterým zaplatíš, jde do zásoby a některé zisky ho odtud vracejí. Bez vlivu nejde dělat nic, co ho vyžaduje, a každý tvůj tah začíná posunem ukazatele pokroku o jedno pole.
stone-rule-7-1 = Karty rozvoje
    .about = V nabídce leží pět odkrytých karet; za vzatou hned přijde nová. Karty hráčů vidí všichni. Použité karty se odkládají a zamíchají se do balíčku, když dojde nebo když do něj přibudou nové druhy.
stone-rule-8-1 = Pomocníci
    .about = Pomocník něco přidá pokaždé, když provedeš jednu ze základních akcí. Získáš ho na Tržnici, a pokud ještě nemá jméno, smíš mu je dát.
stone-rule-10-1 = Karty dokončených staveb
    .about = Karta postavené stavby ti zůstane, pokud je na ní bedna; jinak jde do archivu.
stone-rule-15-1 = Tvůj tah
    .about = Pošli dělníka na libovolnou stavbu, nebo vrať všechny své dělníky. Dělník, který tam stál, jde domů ke svému majiteli. Pak zaplať, co stavba žádá; když nemáš čím, nesmíš tam dělníka poslat. Nakonec si vezmi celý zisk nebo jeho část. Mince a suroviny mohou dojít.
stone-rule-17-1 = Náves
    .about = Vzducholoď: za 3 žetony vlivu a čtyři suroviny uvedené na kartě postavíš stavbu na vlastní parcele, 5 bodů. Charterstone: za 4 mince a 2 žetony vlivu otevřeš bednu, 5 bodů. Tribuna: 1 žeton vlivu na splněný cíl, 5 bodů. Pokladnice: libovolná surovina za minci. Tržnice: libovolná surovina a mince za odkrytou kartu rozvoje.
stone-rule-19-1 = Otevření bedny
    .about = Otvírá se bedna na jedné z tvých karet dokončených staveb: podívej se, co v ní je, získej body, posuň ukazatel pokroku a dej kartu do archivu. Osobnosti čekají v truhle na další hry.
stone-rule-20-1 = Cíle
    .about = Polož jeden žeton vlivu na cíl, který splňuješ: na Tribuně je to 5 bodů a ukazatel pokroku se posune. Každý hráč si smí každý cíl započíst jednou za hru.
stone-rule-22-1 = Kvóta
    .about = Vyber volné políčko, zaplať jeho druh a počet zboží a nech v něm jeden žeton vlivu: v Oblačném přístavu jsou to 3 body. Některá políčka dávají o 1 bod víc nebo pověst.
stone-rule-23-1 = Pověst
    .about = Pověst je jeden žeton vlivu položený na stupnici: první na pole s počtem hráčů, další směrem k oceánu, dokud je místo. Na konci je nejvíc žetonů za 10 bodů, druhý nejvyšší počet za 7, třetí za 4; při shodě získají všichni.
stone-rule-24-1 = Příjem
    .about = Této značky si zatím nevšímej.
stone-rule-25-1 = Pokrok
    .about = Postavení stavby, otevření bedny a započtení cíle posune ukazatel o jedno pole. Je-li na poli značka pověsti, smí si ji vzít ten, kdo posunul.
stone-rule-26-1 = Konec hry
    .about = Když ukazatel dojde na poslední pole, dohrajte kolo. Vítězí, kdo má nejvíc bodů; při shodě je vítězství společné.

## Opravy Kroniky

stone-erratum-market_face_up = Oprava vydavatele: Tržnice dává jen odkryté karty.
    .printed = Podle tisku: Tržnice může dát i vrchní kartu balíčku.
stone-erratum-zeppelin_points = Oprava podle anglického vydání: Vzducholoď dává 5 bodů.
    .printed = Podle tisku: Vzducholoď nedává žádné body.
