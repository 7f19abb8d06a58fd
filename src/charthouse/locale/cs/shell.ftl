### Příkazový řádek a to, co mají všechny hry společné.

app-tagline = Hraj, zkoumej a tvoř: Kartografové a Charterstone.

## Nápověda příkazového řádku

help-usage = použití
help-commands = příkazy
help-options = volby
help-arguments = argumenty
help-help = zobrazí tuto nápovědu
help-version = zobrazí verzi
help-lang = jazyk: en, ru, zh-Hant, sr nebo cs
help-json = vypíše jeden objekt JSON
help-game = hra
help-players = počet hráčů
help-seed = semínko náhody: číslo nebo libovolný text
help-side = strana mapového listu, A nebo B
help-edition = vydání pravidel, 2019 nebo 2020
help-edicts = čtyři bodovací karty k výnosům A až D, oddělené čárkami
help-skills = hra s dovednostmi; uveď tři oddělené čárkami, nebo je nech vylosovat
help-full-map = co boduje plná mapa v sólové hře: scores_all nebo scores_current
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
help-score = oboduje mapový list podle všech šestnácti karet
help-score-sheet = mapový list, jedenáct řádků oddělených „/“; „-“ ho načte ze standardního vstupu
help-score-explain = vypíše pole, za která jsou jednotlivé body pověsti
help-score-stdin = ze standardního vstupu čte na každém řádku jeden mapový list, na standardní výstup píše na každý řádek jeden objekt JSON
help-placements = vypíše všechny povolené zákresy karty
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
help-play = hra v terminálu, sólo nebo společně u jedné obrazovky
help-play-names = jména hráčů oddělená čárkami
help-play-new = začne novou hru, i když je nějaká uložená
help-play-save = soubor, do kterého se hra ukládá

## Názvy

bot-random = Náhodný
    .about = Volí jakoukoli povolenou akci.
bot-greedy = Hladový
    .about = Volí to, co hned vynese nejvíc.
bot-scout = Zvěd
    .about = Prohlédne každý nákres a zvolí ten, který do konce roku slibuje nejvíc.
bot-scout-500ms = Zvěd, půl sekundy
    .about = Než něco nakreslí, půl sekundy v duchu rozehrává své nejlepší nápady.

## Výsledky

result-unfilled = Volná pole: { $count }
result-games =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
       *[other] { $count } her
    }
result-decisions =
    { $count ->
        [one] { $count } rozhodnutí
        [few] { $count } rozhodnutí
       *[other] { $count } rozhodnutí
    }
result-seconds = { $seconds } s
result-mean-score = průměrné skóre { $score }
result-mean-rating = průměrné hodnocení { $rating }
result-win-rate = výhry { $share } %
result-skill = síla { $skill }
plot-scores = skóre (krabice: prostřední polovina; vousy: 5 % až 95 %; tečka: průměr a jeho 95% interval)
result-replayed =
    { $count ->
        [one] { $count } položka znovu vyhodnocena: souhlasí.
        [few] { $count } položky znovu vyhodnoceny: všechny souhlasí.
       *[other] { $count } položek znovu vyhodnoceno: všechny souhlasí.
    }
result-state-hash = Stav { $hash }
result-why-points = Za tím, co se stalo: z čeho by vybíral { $bot } a kolik bodů čeká na konci hry.
result-why-lead = Za tím, co se stalo: z čeho by vybíral { $bot } a o kolik bodů čeká, že bude před ostatními.
result-campaign-named = { $charter } „{ $name }“
result-campaign-chest = { $charter }: sláva { $glory }, vítězství { $wins }, osobnosti { $personas }
result-verified-chain = Řetězec hashů souhlasí.
result-verified-seed = Semínko odpovídá předem danému závazku a všechny výsledky náhody z něj vyplývají.
result-not-revealed = Semínko ještě není zveřejněné, takže zamíchání nejde ověřit.
result-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
result-rank = { $rank }. { $name }: { $points }

## Co je špatně

bad-usage = { $detail } (viz: charthouse { $command } --help)
bad-usage-missing = chybí: { $what }
bad-usage-unknown = neznámé: { $what }
bad-usage-number = { $option } vyžaduje celé číslo od { $low } do { $high }, ne „{ $value }“
bad-usage-command = „{ $command }“ není příkaz. Příkazy: { $known }
bad-lang = Jazyk „{ $lang }“ tu není. Jazyky: { $known }
bad-game = Hra „{ $found }“ tu není. Hry: { $known }
bad-bot = Bot „{ $found }“ tu není. Boti: { $known }
bad-bot-budget = „{ $found }“ není čas na přemýšlení. Napište počet představených partií (4000n) nebo čas (500ms).
bad-bots-twice = „{ $bot }“ je uveden dvakrát.
bad-runners = Zvol jen jedno: --threads, --processes, nebo --ray.
bad-extra = Chybí potřebné balíčky: pip install "charthouse[{ $extra }]"
bad-ray = Cluster Ray na adrese { $address } není dostupný.
bad-results-other = Soubor { $path } patří jinému turnaji: liší se hra, počet hráčů, boti, semínko nebo volby.
bad-results-line = Soubor { $path } nejde přečíst na řádku { $line }.
bad-seats = Povolený počet hráčů této hry je { $low } až { $high }, ne { $found }.
bad-option = „{ $option }“ není volba. Volby: { $known }
bad-option-value = „{ $value }“ není platná hodnota pro { $option }. Povoleno: { $allowed }
bad-list = „{ $value }“ není seznam názvů oddělených čárkami.
bad-file = Soubor { $path } nejde přečíst: { $detail }
bad-file-write = Do souboru { $path } nejde zapsat: { $detail }
bad-file-text = Soubor { $path } není text v kódování UTF-8.
bad-words = Slova příkazu nejsou text v UTF-8.
file-missing = takový soubor neexistuje.
file-is-folder = je to složka.
file-is-no-folder = na tom místě je potřeba složka.
file-forbidden = není to dovoleno.
file-in-use = už se používá.
file-disk-full = disk je plný.
file-trouble = systém hlásí chybu číslo { $code }.
bad-second-server = Se složkou { $path } už pracuje jiný server.
bad-request = Požadavku nelze rozumět.
bad-request-header = Požadavku chybí hlavička X-Charthouse.
bad-key = Tento odkaz nebo kód tu nic neotvírá.
bad-table = Takový stůl neexistuje.
bad-not-over = Hra se ještě hraje.
bad-too-often = To bylo příliš často. Chvíli počkej.
bad-day = „{ $day }“ není den s mapou.
bad-name = Jméno má 1 až 60 písmen.
bad-page = Taková stránka neexistuje.
bad-log = Záznam stolu { $table } je poškozený v řádku { $seq }; nic se nezměnilo.
bad-database = Databázi nelze použít: { $detail }
bad-port = Port { $port } nelze otevřít: { $detail }
log-clock = Čas vypršel: za hráče { $name } rozhoduje bot.
log-handed = Za hráče { $name } teď hraje bot.
log-taken = { $name } už zase hraje.
why-only-host = To smí jen hostitel stolu.
why-not-your-seat = To místo není tvoje.
server-stops = Server se zastavuje. Tvoje hra je uložená; vrať se za chvíli.
server-store-broken = Stoly už nelze zapisovat, server se proto zastavuje: { $detail } Vše potvrzené je uložené.
bad-record-format = Tohle není záznam: začíná textem „{ $found }“ místo „{ $wanted }“.
bad-record-line = Záznam nejde přečíst v místě „{ $line }“.
bad-record-cut = Záznam končí uprostřed položky { $entry }.
bad-record-secret = Tajný klíč záznamu není zapsaný šestnáctkovými číslicemi.
bad-record-game = Záznam je z jiné hry: „{ $found }“.
bad-record-rules = Hra v záznamu se hrála podle pravidel { $found }; tato verze zná { $known }.
bad-record-content = Hra v záznamu se hrála s jinými kartami, než má tato verze.
bad-record-seat = Položka { $entry } patří místu { $seat }, které neexistuje.
bad-record-move = Položka { $entry } porušuje pravidlo: { $why }
bad-record-answer = Položka { $entry } nemá možnou odpověď na otázku { $question }.
bad-record-events = Položka { $entry } uvádí jiné události, než k jakým její akce vede.
bad-record-chain = Řetězec hashů se přerušuje u položky { $entry }: záznam byl změněn.
bad-record-draw = Odpověď na otázku { $question } nevyplývá ze semínka: zamíchání bylo změněno.
bad-record-commitment = Semínko neodpovídá závazku danému před hrou.
bad-record-draws = Záznam uvádí losování typu „{ $found }“, který tato verze nezná.
bad-secret = Tajný klíč nepatří k této hře.
bad-save = Uložená hra nemůže pokračovat: { $detail } Novou začneš příkazem: charthouse play --new
stopped = Zastaveno.
