### Stránka Charterstone. Jména a pravidla jsou v charterstone.ftl.

## První stránka, nový stůl

page-stone-front = Šest osad, jedna vesnice
    .about = Pošli dělníka, zaplať, stav, otvírej bedny: každá přidá stavbu, osobnost nebo pravidlo. První hra kampaně pro dva až šest hráčů včetně botů.
page-stone-front-options = Osady a soupeři
page-stone-player = Vesničan
page-stone-player-numbered = Vesničan { $number }
page-stone-mode-solo = Hraješ proti botům, počítají se jako hráči.
page-stone-mode-here = Zařízení se předává dokola; všechno je odkryté.
page-stone-mode-link = Každé místo má svůj odkaz; každý hraje svým tempem.
page-stone-front-link = Charterstone přes odkaz
page-stone-front-here = Charterstone u jedné obrazovky
page-stone-front-play = Hrát proti dvěma botům
page-stone-chronicle = Kronika
    .about = Platná pravidla Charterstone prostými slovy.
page-stone-chronicle-about = Pravidla před první hrou. Co přidaly bedny, je zapsáno jen u stolu, kde byly otevřeny.
page-stone-charters = Osady
    .about = Každý hráč má osadu kolem návsi. Všichni začínají stejně, každá osada dává svou surovinu.
page-stone-charters-empty = Osady bez hráče zůstanou prázdné, ale jejich první stavby může používat každý.
page-stone-game-one = Charterstone, první hra kampaně
    .about = Lze otevřít prvních šest beden. Mezi hráči je všechno odkryté, skryté jsou jen balíček a bedny.
page-stone-sum = { $seats ->
        [one] Charterstone, { $seats } hráč.
        [few] Charterstone, { $seats } hráči.
       *[other] Charterstone, { $seats } hráčů.
    }

## Stůl

page-stone-round = Kolo { $round }
page-stone-chip = Kolo { $round }, zbývá { $left }
page-stone-village = Vesnice
page-stone-words = Podrobně
page-stone-players = Hráči
page-stone-seat = { $now ->
        [yes] { $name }, { $points }, na tahu: ukázat zásobu
       *[no] { $name }, { $points }: ukázat zásobu
    }
page-stone-empty = volná
page-stone-free = zdarma
page-stone-new = nové
page-stone-end = Konec
page-stone-later = později
page-stone-nothing = nic
page-stone-label-pay = Platba: { $what }
page-stone-label-gain = Zisk: { $what }
page-stone-label-worker = Stojí tu dělník hráče { $name }
page-stone-label-open = Lze použít
page-stone-plot-empty = Prázdná parcela { $number }, { $charter }
page-stone-plot-build = Stavět na parcele { $number }, { $charter }
page-stone-objectives = Cíle
page-stone-scored-by = žeton: { $name }
page-stone-quota = Kvóta
page-stone-quota-goods = Zboží
page-stone-cell-vp = o 1 bod víc
page-stone-cell-reputation = a pověst
page-stone-progress = Pokrok
page-stone-steps = { $left ->
        [one] zbývá { $left } krok
        [few] zbývají { $left } kroky
       *[other] zbývá { $left } kroků
    }
page-stone-step-reputation = Kdo sem posune, smí vzít pověst
page-stone-step-income = Příjem: zatím neplatí
page-stone-reputation = Pověst
page-stone-room = { $room ->
        [one] { $room } volné pole
        [few] { $room } volná pole
       *[other] { $room } volných polí
    }
page-stone-reputation-now = pověst teď: { $n }
page-stone-regions = Části vesnice
page-stone-region-objectives = Cíle
page-stone-region-commons = Náves
page-stone-region-quota = Oblačný přístav a kvóta
page-stone-region-before = Předchozí část
page-stone-region-next = Další část

## Tah a slova

page-stone-your-turn = Jsi na tahu
page-stone-turn-of = Na tahu: { $name }
page-stone-over = Hra skončila
page-stone-act = Pošli dělníka, nebo vrať všechny
page-stone-answer = Vyber si
page-stone-open = Lze použít: { $count }
page-stone-only-open = Ukázat jen to, co mohu použít (F)
page-stone-where-commons = Náves, otevřeno všem
page-stone-where-cloud = Nad vesnicí, otevřeno všem
page-stone-where-charter = { $owner ->
        [you] { $charter }, tvoje. Otevřeno všem
        [other] { $charter }, { $name }. Otevřeno všem
       *[none] { $charter }, bez hráče. Otevřeno všem
    }
page-stone-pay = Platíš
page-stone-pay-short = Platba
page-stone-gain-short = Zisk
page-stone-bump-short = Střídání
page-stone-goes-home = { $name }: dělník jde domů
page-stone-pay-nothing = Nic. Je to zdarma.
page-stone-have-left = máš → zbude
page-stone-have = máš { $have }, je třeba { $n }
page-stone-gain = Smíš vzít vše nebo část
page-stone-bump = Stojí tu dělník hráče { $name }. Tvůj ho vystřídá a pošle domů.
page-stone-bump-own = Stojí tu tvůj dělník. Vrátí se domů a nový zůstane.
page-stone-why = Proč to nejde?
page-stone-help = Co chybí, dává { $building }.
page-stone-show = Ukázat: { $building }
page-stone-not-now = Teď to nejde
page-stone-place = Poslat dělníka
page-stone-take-back = Vrátit všechny
page-stone-undo = Vzít zpět
page-stone-undo-of = Vzít zpět tah: { $name }
page-stone-step-place = Vyslán
page-stone-step-choose = Volba
page-stone-step-then = Potom
page-stone-then = Potom: { $building }
page-stone-all-answers = Ukázat všechny odpovědi
page-stone-you = { $name } (ty)
page-stone-since = Od tvého minulého tahu
page-stone-since-moves = { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
page-stone-rule = Pravidlo { $slot }: { $name }
page-stone-column = Sloupec { $column }
page-stone-sell-resources = { $n ->
        [one] Odevzdat { $n } surovinu
        [few] Odevzdat { $n } suroviny
       *[other] Odevzdat { $n } surovin
    }
page-stone-sell-coins = { $n ->
        [one] Odevzdat { $n } minci
        [few] Odevzdat { $n } mince
       *[other] Odevzdat { $n } mincí
    }
page-stone-sell-cards = { $n ->
        [one] Odevzdat { $n } kartu rozvoje
        [few] Odevzdat { $n } karty rozvoje
       *[other] Odevzdat { $n } karet rozvoje
    }

## Zásoba, karty

page-stone-supply = Zásoba
page-stone-workers = Dělníci { $home }/{ $all }
page-stone-stands-on = Stojí: { $building }
page-stone-out = Dělníci stojí: { $buildings }
page-stone-influence = Vliv
page-stone-influence-where = položeno { $placed }, v zásobě { $spent }
page-stone-goods = Mince a suroviny
page-stone-coins = mince
page-stone-short = chybí { $n }
page-stone-cards = Karty: { $count }
page-stone-kind-assistant = pomocníci
page-stone-kind-building = stavby
page-stone-kind-constructed = hotové
page-stone-my-cards = Moje karty
page-stone-no-cards = Zatím žádné karty.
page-stone-mat = Karty rozvoje
page-stone-mat-gap = Bez karty: balíček je prázdný.
page-stone-deck = v balíčku { $count }
page-stone-log = Záznam
page-stone-card-plan = Na stavbu: { $cost }
page-stone-card-built = Postaveno.
page-stone-card-crate = S bednou { $number }, pro Charterstone.
page-stone-card-later = S bednou { $number }, otevře se v kampani později.
page-stone-name = Dát jméno
page-stone-name-persona = Pojmenovat osobnost
page-stone-name-what = Pojmenovat: { $what }
page-stone-named = „{ $name }“
page-stone-name-about = Jméno se dává jednou, na celou kampaň.
page-stone-tabs = Části stolu
page-stone-tab-village = Vesnice
page-stone-tab-tracks = Stupnice
page-stone-tab-cards = Karty
page-stone-tab-players = Hráči
page-stone-tab-chronicle = Pravidla

## Bedny a Kronika

page-stone-crate-title = { $name } otvírá bednu { $number }
page-stone-crate-in = V bedně
page-stone-crate-for = Dostává { $name }
page-stone-crate-once-built = Po postavení nese bednu { $number }
page-stone-crate-rules = Nové v Kronice, pro všechny.
page-stone-build-short = Stavba
page-stone-crate-about = Teď je to ve vesnici natrvalo.
page-stone-crate-building = Karta stavby
page-stone-crate-persona = Osobnost, do truhly
page-stone-carry-on = Pokračovat
page-stone-chronicle-slots = Místa v Kronice
page-stone-chronicle-unwritten = zatím nenapsáno
page-stone-chronicle-which = Čí Kronika
page-stone-chronicle-printed = Jak je vytištěna, před první hrou
page-stone-chronicle-here = Jak je zapsána u tohoto stolu: { $come }. U toho, co tam přibylo, je vidět, co stálo dříve.
page-stone-find-rule = Najít pravidlo
page-stone-no-rule = Takové pravidlo není.
page-stone-version = verze { $version }
page-stone-rule-before = Dříve
page-stone-rule-now = Nyní
page-stone-rule-empty = Nic tu nestálo.

## První tahy

page-stone-coach = První tahy
page-stone-coach-count = { $at } z { $all }.
page-stone-coach-read = Každý šestiúhelník je stavba: vlevo dole stojí, co chce, vpravo nahoře, co dává. Stiskni { $building } a přečti si to slovy.
page-stone-coach-place = Světlé stavby lze použít hned. { $building } je zdarma: pošli tam dělníka.
page-stone-coach-bump = Dělník zůstane, dokud ho nevrátíš, nebo dokud někdo neobsadí tutéž stavbu a nepošle ho domů. Každá stavba je otevřená všem. Pošli i druhého.
page-stone-coach-back = Když doma není žádný dělník, vrať všechny: i to je tah.
page-stone-coach-goods = { $building } mění surovinu za minci, Tržnice surovinu s mincí za kartu. Bledé stavby řeknou, proč to nejde.
page-stone-coach-points = Body dávají i bedny, kvóta a cíle: { $building } otevře bednu z tvé karty za 4 mince a 2 žetony vlivu, v Oblačném přístavu se prodává zboží, Tribuna odmění splněný cíl.
page-stone-coach-end = Dvanáct žetonů vlivu musí vystačit na celou hru. Stavby, otevřené bedny a splněné cíle posouvají přesýpací hodiny nahoře: až dojdou na konec, kolo se dohraje a vyhraje, kdo má nejvíc bodů.
page-stone-coach-next = Další
page-stone-coach-done = Hotovo
page-stone-coach-close = Hrát bez rad
page-stone-coach-again = Vysvětlit první tahy

## Konec

page-stone-end-k = První hra skončila
page-stone-won = { $count ->
        [one] Vítězství: { $names }
        [few] Společné vítězství: { $names }
       *[other] Společné vítězství: { $names }
    }
page-stone-end-player = Hráč
page-stone-end-sum = Součet
page-stone-end-glory = Sláva
page-stone-end-why = Nejlepší pověst je za 10, druhá za 7, třetí za 4; při shodě získají všichni. Každých plných 10 bodů je jedna sláva.
page-stone-why-glory = { $points }: za každých plných 10 je jedna sláva
page-stone-why-line = { $source }, kolo { $round }
page-stone-why-figure = { $name }, { $part }: { $n }. Odkud?
page-stone-why-of = { $name }, { $part }
page-stone-why-ask = Ukaž na číslo nebo ho stiskni a uvidíš, odkud je.
page-stone-keeps = Co vesnici zůstane
page-stone-keeps-crates = { $count ->
        [one] { $count } otevřená bedna
        [few] { $count } otevřené bedny
       *[other] { $count } otevřených beden
    }
page-stone-keeps-buildings = { $count ->
        [one] { $count } nová stavba
        [few] { $count } nové stavby
       *[other] { $count } nových staveb
    }
page-stone-keeps-rules = { $count ->
        [one] { $count } pravidlo v Kronice
        [few] { $count } pravidla v Kronice
       *[other] { $count } pravidel v Kronice
    }
page-stone-keeps-none = Zatím žádná.
page-stone-keeps-persona = { $persona }, v truhle: { $name }
page-stone-tokens = { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
       *[other] { $n } žetonů
    }
page-stone-rematch = Zahrát znovu
page-stone-see-village = Podívat se na vesnici
page-stone-to-sheet = Zpět k výsledku

## Přehrání

page-stone-replay-time = Místo ve hře
page-stone-replay-at = Tah { $turn } ({ $at } z { $all })
page-stone-replay-back = O krok zpět
page-stone-replay-on = O krok dál
page-stone-replay-play = Přehrát
page-stone-replay-stop = Zastavit
page-stone-replay-step = Co se stalo
page-stone-replay-turn = Tah { $turn }: { $name }
page-stone-replay-setup = Před prvním tahem
page-stone-replay-changes = Zásoba hráče { $name }
