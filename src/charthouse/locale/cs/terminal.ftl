### Terminál: nápověda příkazové řádky a hra v něm. Stránka tato slova nepotřebuje.

## Nápověda příkazového řádku

help-usage = použití
help-commands = příkazy
help-options = volby
help-arguments = argumenty
help-help = zobrazí tuto nápovědu
help-version = zobrazí verzi
help-lang = jazyk: { $known }
help-json = vypíše jeden objekt JSON
help-game = hra
help-players = počet hráčů
help-seed = semínko náhody: číslo nebo libovolný text
help-side = Kartografové: strana mapového listu, A nebo B
help-edition = Kartografové: vydání pravidel, 2019 nebo 2020
help-edicts = Kartografové: čtyři bodovací karty k výnosům A až D, oddělené čárkami
help-skills = Kartografové: hra s dovednostmi; uveď tři oddělené čárkami, nebo je nech vylosovat
help-full-map = Kartografové: co boduje plná mapa v sólové hře: scores_all nebo scores_current
help-charters = Charterstone: osady podle pořadí míst, oddělené čárkami
help-errata = Charterstone: platné opravy oddělené čárkami; prázdné uvozovky znamenají žádnou
help-file = záznam jako text nebo JSON

help-serve = otevře stoly v prohlížeči
help-serve-port = port; 0 vybere volný
help-serve-data = složka, která uchovává stoly
help-serve-database = adresa PostgreSQL místo složky
help-serve-lan = pustí telefony ze stejné místnosti; ukáže QR kód
help-serve-open = otevře stránku v prohlížeči
help-serve-lazy = připraví boty až s jejich prvním tahem, ne při spuštění
help-score = oboduje mapový list Kartografů podle všech karet
help-score-sheet = mapový list, jedenáct řádků oddělených „/“; „-“ ho načte ze standardního vstupu
help-score-explain = vypíše pole, za která jsou jednotlivé body pověsti
help-score-stdin = ze standardního vstupu čte na každém řádku jeden mapový list, na standardní výstup píše na každý řádek jeden objekt JSON
help-draw = nakreslí mapový list Kartografů nebo stůl ze záznamu
help-draw-sheet = mapový list, jedenáct řádků oddělených „/“; „-“ ho načte ze standardního vstupu
help-draw-record = záznam jako text nebo JSON
help-draw-step = krok záznamu, od 0; bez něj poslední
help-draw-seat = jen to, co leží před tímto místem, počítáno od 1
help-draw-out = soubor, který se zapíše, .svg nebo .png
help-draw-force = přepíše soubor, který už existuje
help-placements = vypíše všechny povolené zákresy karty Kartografů
help-placements-sheet = mapový list, jedenáct řádků oddělených „/“
help-placements-card = karta krajiny nebo přepadení
help-placements-ruins = předcházela karta zříceniny
help-simulate = nechá hrát boty
help-simulate-games = počet her
help-simulate-bot = boti oddělení čárkami; místa obsazují postupně dokola
help-simulate-records = záznam každé hry uloží do této složky
help-arena = uspořádá turnaj botů, všichni se stejným rozdáním
help-arena-games = kolik her odehraje každý bot
help-arena-bots = boti oddělení čárkami
help-arena-results = odehrané hry uchová v tomto souboru; se stejným souborem turnaj pokračuje, kde skončil
help-arena-plot = nakreslí skóre do tohoto souboru: .svg, .png nebo .pdf
help-arena-threads = hraje v tolika vláknech
help-arena-processes = hraje v tolika procesech
help-arena-ray = hraje na clusteru Ray: jeho adresa, nebo nic a spustí se zde
help-replay = znovu vyhodnotí všechny akce záznamu
help-replay-why = bot u každého rozhodnutí řekne, co by udělal a co od toho čeká
help-verify = ověří záznam: řetězec hashů, a pokud je známé semínko, i zamíchání
help-campaign = vede kampaň Charterstone v jednom souboru, který si může ověřit každý
help-campaign-file = soubor kampaně
help-campaign-seal = záznam dohrané hry, která se do kampaně zapečetí; bez souboru kampaň touto hrou začíná
help-campaign-name = osada a její jméno od toho, kdo poslední hru nevyhrál: „red Lampová řada“
help-play = hra Kartografové v terminálu, sólo nebo společně u jedné obrazovky
help-play-names = jména hráčů oddělená čárkami
help-play-new = začne novou hru, i když je nějaká uložená
help-play-save = soubor, do kterého se hra ukládá

## Refusals of the front door

bad-seat = Místo „{ $found }“ tu není: místa jsou 0 až { $last }, nebo { $names }.
bad-step = Krok { $found } tu není: kroky tohoto záznamu jsou 0 až { $last }.
bad-bot-count = Jeden bot hraje za všechny, nebo jeden za každé místo, celkem { $wanted }; ne { $found }.
bad-no-secret = Tento záznam neobsahuje svůj tajný klíč, takže nejde hrát dál; otevřete novou větev.
bad-no-picture = Pro hru { $game } není obrázek.
bad-picture-kind = Obrázek je soubor .svg nebo .png, ne { $path }.
bad-rasteriser = Obrázky PNG potřebují doplněk „pictures“: pip install "charthouse[pictures]"
bad-draw = Kreslí se buď mapový list (--sheet), nebo záznam (--record).
file-is-there = už existuje; --force ho přepíše.
bad-draw-sheet = --step a --seat patří jen k --record.

## V terminálu

play-turn = { $season } · karta { $number } · čas { $time } z { $limit }
play-solo = Kreslíš sólo, pro královnu.
play-pass-screen = Na řadě je { $name }. Předej obrazovku a stiskni Enter.
play-terrains = Terén: { $terrains }
play-or = nebo
play-takes =
    { $time ->
        [0] bez časové hodnoty
        [one] časová hodnota { $time }
        [few] časová hodnota { $time }
       *[other] časová hodnota { $time }
    }
play-duty = Zříceniny! Tvar musí překrývat volné pole se zříceninou.
play-fall-back = Žádný tvar nejde zakreslit: vyplň jedno libovolné pole.
play-ambush-own = Přepadení! Zakresli nestvůry.
play-ambush-on = Přepadení! Kreslíš nestvůry do cizí mapy ({ $name }).
play-acrobatics = Přepadení! Použít Akrobacii (cena v mincích: { $cost })? Napiš { $yes }, nebo { $no }.
play-edicts = Výnosy
play-now = teď
play-scored-in = bodování za období
play-total = { $name }: zatím { $stars }
play-purse = Mince: { $purse } z { $track }
play-monsters = Nestvůry teď stojí { $stars }
play-skills = Dovednosti
play-skill-cost = cena: { $cost }
play-skill-used = v tomto období už využito
play-prompt = { $name } · tvůj zákres (? = nápověda):
play-help = Napiš terén a jeho pole, například: forest C4 C5 D5 (nebo f C4 C5 D5). Řádky jsou shora A až K, sloupce 1 až 11.
    S dovedností: search forest C4 C5 D5 + D6
    hint – zákres, který má právě teď největší cenu
    why A – pole, za která jsou body pověsti z výnosu A; také: why coins, why monsters
    list – několik povolených zákresů
    log – co se zatím stalo
    undo – vezme zpět tvůj poslední zákres, dokud ostatní ještě kreslí
    save – kde je hra uložená; ukládá se po každém tahu
    quit – odchod; příště hra pokračuje
play-hint = Zkus: { $action } (teď { $gain })
play-list =
    { $count ->
        [one] Povolený je { $count } zákres: { $some }
        [few] Povolené jsou { $count } zákresy, například: { $some }
       *[other] Povoleno je { $count } zákresů, například: { $some }
    }
play-because =
    { $stars ->
        [one] { $stars } bod pověsti: { $spaces }
        [few] { $stars } body pověsti: { $spaces }
       *[other] { $stars } bodů pověsti: { $spaces }
    }
play-no-stars = Zatím žádné body pověsti.
play-unknown-why = Ptej se: why A, why B, why C, why D, why coins nebo why monsters.
play-saved = Hra je uložená v souboru { $path }
play-resumed = Hra pokračuje. Novou začneš příkazem: charthouse play --new
play-bye = Hra je uložená. Až se vrátíš, bude pokračovat.
play-total-line = Celkem
play-final = Mapa je hotová
play-winner = { $name } vítězí a má { $stars }.
play-winners = O vítězství se dělí { $names }: { $stars }.
play-rating = Hodnocení { $rating }: královna ti uděluje titul „{ $title }“.
play-record = Záznam této hry: { $path }
play-verify = Zamíchání ověříš příkazem: charthouse verify { $path }
