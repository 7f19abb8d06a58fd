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
help-seed = tajemství zamíchání: číslo nebo libovolný text
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
help-serve-key-file = soubor s klíči, jimiž je zapečetěno, co je tajné; bez něj ten ve složce s daty
help-serve-lan = pustí telefony ze stejné místnosti; ukáže QR kód
help-serve-open = otevře stránku v prohlížeči
help-serve-lazy = připraví boty až s jejich prvním tahem, ne při spuštění
help-serve-bind = adresy, na kterých se naslouchá místo 127.0.0.1: 0.0.0.0, ::, [::1]:9000, unix:/run/charthouse.sock
help-serve-prefix = cesta, pod kterou server ukazuje proxy, například /charthouse
help-serve-proxies = adresy nebo sítě proxy, kterým se věří, co o požadavku říkají
help-serve-names = další jména, pod kterými je server dostupný, například games.example.org
help-serve-connections = kolik spojení a kolik soketů smí držet jedna adresa; tento počítač a proxy kolik chtějí
help-serve-openings = kolik stolů smí jedna adresa otevřít najednou; za hodinu šedesátkrát tolik
help-serve-messages = kolik zpráv za sekundu smí jedno místo dlouhodobě posílat, ze všech svých zařízení
help-serve-work-seconds = kolik sekund smí trvat příprava záznamu hry nebo hry, která na záznam navazuje
help-serve-work-megabytes = kolik megabajtů paměti to smí zabrat
help-serve-take-over = převezme místo serveru, který s touto složkou pracuje, na jeho adrese a bez ztráty spojení
help-serve-metrics = adresy nebo sítě, které smějí vidět údaje na /metrics; bez nich žádné nejsou
help-serve-log-level = co se píše do protokolu: vše, co se stane, jen neobvyklé, nebo jen chyby
help-serve-log-format = podoba protokolu: řádky pro lidi, nebo JSON
help-serve-config = soubor nastavení (TOML), není-li to { $usual }
help-serve-check = vypíše, co je kde nastaveno a co je na tom špatně; server nespustí
bad-setting = { $place }: „{ $name }“ není nastavení. Nastavení jsou ta z charthouse serve --help, bez pomlček na začátku.
bad-setting-line = { $place }: tento řádek není TOML.
bad-setting-text = { $place } vyžaduje text, ne „{ $value }“
bad-setting-texts = { $place } vyžaduje seznam textů, ne „{ $value }“
bad-setting-value = { $place }: { $detail }
bad-setting-both = Nastavení „{ $one }“ a „{ $other }“ se vylučují.
bad-place = Na „{ $found }“ nelze naslouchat. Napište adresu tohoto počítače (0.0.0.0, ::, [::1]:9000) nebo unix:/run/charthouse.sock.
bad-network = „{ $found }“ není adresa ani síť, jako třeba 127.0.0.1 nebo 10.0.0.0/8.
bad-server-name = „{ $found }“ není jméno serveru, jako třeba games.example.org.
bad-prefix = „{ $found }“ nemůže být cestou před všemi adresami; /charthouse ano.
check-default = výchozí
check-file = Soubor nastavení: { $path }
check-no-file = Soubor nastavení: žádný ({ $usual } neexistuje)
check-address = Adresa: { $address }
check-good = Nastavení je v pořádku.
help-serve-archive-after = po kolika dnech se dohraná partie uloží do archivu, kde ji její odkazy dál otevřou; 0: nikdy
help-serve-archive-abandoned-after = po kolika dnech se partie, ke které se nikdo nevrací, uloží do archivu, kde čeká; 0: nikdy
help-serve-delete-lobbies-after = po kolika dnech se smaže stůl, u kterého hra nikdy nezačala; 0: nikdy
help-serve-delete-finished-after = po kolika dnech se dohraná partie navždy smaže; 0: nikdy
help-serve-delete-abandoned-after = po kolika dnech se partie, ke které se nikdo nevrací, navždy smaže; 0: nikdy
help-serve-tables-a-day = kolik stolů smí jedna adresa otevřít za den; 0: kolikkoli
help-serve-tables-at-once = kolik partií z jedné adresy smí běžet najednou; 0: kolikkoli
help-serve-most-megabytes = kolik smí databáze narůst, než se přestanou otevírat nové stoly; 0: kolikkoli
help-tables = pro toho, kdo vede dům: vypíše stoly, ukáže, uzavře nebo smaže stůl, uloží stoly do archivu
help-tables-deed = list, show, close, delete nebo archive
help-tables-id = stůl; stačí začátek jeho označení
help-tables-phase = jen stoly v tomto stavu: lobby, playing, over nebo deleted
help-tables-game = jen stoly této hry
help-tables-idle = jen stoly, u kterých se tolik dní nic nestalo
help-tables-yes = smaže: bez tohoto slova se nesmaže nic
tables-none = Žádné takové stoly tu nejsou.
tables-phase =
    { $phase ->
        [lobby] nezačala
        [playing] hraje se
        [over] dohráno
       *[deleted] smazáno
    }
tables-line = { $id }  { $game }, { $phase }; stůl otevřen { $opened }, naposledy použit { $used }
tables-archived-too = { $line }; v archivu
tables-seat = { $seat }. { $name }
tables-rows = Řádků: { $rows }
tables-closed = Stůl { $id } je uzavřen: partie končí tam, kde stála.
tables-deleted = Stůl { $id } je smazán.
tables-archived = Uloženo do archivu: { $archived }. Smazáno: { $deleted }.
bad-tables-deed = „{ $found }“ není žádné z: { $known }.
bad-tables-several = Takto začínajících označení („{ $id }“) je víc: { $count }. Napište z něj více.
bad-tables-sure = Tím se stůl { $id } smaže všem a navždy. Chcete-li to: charthouse tables delete { $id } --yes
bad-tables-version = Tato databáze není taková, jakou píše tato verze. Spusťte jednou charthouse serve této verze, nebo použijte verzi, která slouží.
bad-tables-folder = V { $path } nejsou žádné stoly.
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
help-verify = ověří záznam: řetězec hashů, a pokud je známé tajemství, i zamíchání
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
bad-no-secret = Tento záznam neobsahuje své tajemství, takže nejde hrát dál; otevři novou větev.
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

## Co leží ve složce s daty

note-closed = { $path }: bylo přístupné ostatním uživatelům tohoto počítače, teď už není.
note-torn = Poslední zápis není celý a nepočítá se, jak se stává při výpadku proudu nebo když je server zabit: nic potvrzeného nechybí. Pokud se nestalo ani jedno, disku se nedá věřit.
bad-key-file = { $path } není soubor s klíči, nebo je poškozený. Dejte tam soubor s klíči této databáze; nic se nezměnilo.
bad-home = Tento uživatel nemá domovskou složku. Řekněte, kam se má ukládat.
bad-database-alone = Soubor { $path } byl zkopírován, když s ním pracoval server, a chybí u něj { $log }: v něm jsou nejnovější tahy. Zkopírujte i ten, nebo obnovte zálohu: „charthouse restore SOUBOR --replace“. Je-li ztracen, založte vedle databáze prázdný soubor toho jména a hra půjde dál bez těchto tahů.
bad-database-damaged = Soubor { $path } je poškozený; nic se nezměnilo. Nahraďte ho nejnovější zálohou: „charthouse restore SOUBOR --replace“. Co se ještě dá přečíst, uloží „charthouse backup SOUBOR“.
bad-key-missing = Klíč { $key } této databáze není v { $path }. Dejte tam soubor s klíči této databáze, nebo ho určete pomocí --key-file; nic se nezměnilo.

help-backup = zkopírovat vše, co stoly uchovávají, do jednoho souboru, i za provozu
help-backup-file = soubor, který se zapíše
help-backup-with-key = vložit do souboru i klíče; kdo ho má, přečte potom všechno
help-backup-force = přepsat soubor, který tam je
help-restore = vytvořit stoly znovu ze zálohy, ve složce s daty nebo na PostgreSQL
help-restore-file = soubor z příkazu charthouse backup
help-restore-replace = smazat stoly, které tam jsou
help-keys = ukázat klíče, jimiž je zapečetěno, co je tajné, nebo je vyměnit
help-keys-what = add: přidat do souboru nový klíč na později; rotate: zapečetit vše novým klíčem
help-serve-backup-dir = složka, do které se vše pravidelně kopíruje
help-serve-keep = kolik takových kopií se uchová
help-serve-backup-hours = hodiny mezi dvěma kopiemi

## Zálohy a klíče

result-backup =
    { $count ->
        [one] { $count } stůl je zkopírován do { $path }. Kopie byla jednou obnovena, aby bylo jisté, že to jde.
        [few] { $count } stoly jsou zkopírovány do { $path }. Kopie byla jednou obnovena, aby bylo jisté, že to jde.
       *[other] { $count } stolů je zkopírováno do { $path }. Kopie byla jednou obnovena, aby bylo jisté, že to jde.
    }
result-backup-key = Klíče v ní nejsou. Uchovejte kopii { $path } na jiném místě: bez ní stoly nikdo neobnoví.
result-backup-with-key = Klíče v ní jsou: kdo má soubor, přečte všechno.
result-restored = Stoly jsou obnoveny z { $path }.
result-key-added = Nový klíč { $key } je v { $path }. Přeneste soubor na každý server, než klíč vyměníte.
result-keys-rotated =
    { $count ->
        [one] Vše je teď zapečetěno klíčem { $key }; znovu zapečetěna { $count } hodnota. Staré zálohy potřebují staré klíče, ty zůstávají v souboru.
        [few] Vše je teď zapečetěno klíčem { $key }; znovu zapečetěny { $count } hodnoty. Staré zálohy potřebují staré klíče, ty zůstávají v souboru.
       *[other] Vše je teď zapečetěno klíčem { $key }; znovu zapečetěno { $count } hodnot. Staré zálohy potřebují staré klíče, ty zůstávají v souboru.
    }
result-key = { $key } · starý · jím zapečetěno: { $count }
result-key-current = { $key } · používá se · jím zapečetěno: { $count }
result-clear = Dřívější verze zapsala otevřeně: { $count }. Příkaz „charthouse keys rotate“ zapečetí i to.
note-damaged = Stůl { $table } je poškozený; uchovává se tak, jak je.
bad-no-house = V { $path } nejsou žádné stoly.
bad-backup = Soubor { $path } je poškozený: není tím, co bylo zapsáno. Nic se nezměnilo.
bad-backup-cut = Soubor { $path } je useknutý. Nic se nezměnilo.
bad-backup-foreign = { $path } není záloha Charthouse, nebo je poškozen její začátek. Nic se nezměnilo.
bad-backup-newer = { $path } zapsala novější verze Charthouse. Nic se nezměnilo.
bad-restore-full = V { $place } už stoly jsou. S --replace se smažou a nahradí je stoly ze zálohy.
bad-restore-served = S touto databází pracuje server. Zastavte ho a pak obnovte; nic se nezměnilo.
