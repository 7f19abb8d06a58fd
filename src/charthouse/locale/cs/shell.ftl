### Příkazový řádek a to, co mají všechny hry společné.

app-tagline = Hraj, zkoumej a tvoř: Kartografové a Charterstone.

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
result-why-points = Po odehraném tahu následuje, z čeho by vybíral { $bot } a kolik bodů čeká na konci hry.
result-why-lead = Po odehraném tahu následuje, z čeho by vybíral { $bot } a s jakým bodovým náskokem před ostatními počítá.
result-campaign-named = { $charter } „{ $name }“
result-campaign-chest = { $charter }: sláva { $glory }, vítězství { $wins }, osobnosti { $personas }
result-verified-chain = Řetězec hashů souhlasí.
result-verified-seed = Tajemství odpovídá předem danému závazku a všechny výsledky náhody z něj vyplývají.
result-struck = Jména byla smazána na přání hráčů (místa: { $seats }) a hashe byly poté spočítány znovu.
result-not-revealed = Tajemství ještě není zveřejněné, takže zamíchání nejde ověřit.
result-not-decided = Položek podle pravidel { $rules }, o kterých tato verze znovu nerozhoduje: { $count } z { $entries }; jejich události platí, jak jsou zapsány.
result-unsure-seed = Tajemství odpovídá předem danému závazku; výsledků náhody podle pravidel, která tato verze nezná: { $count }, znovu odvozeny nebyly.
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
bad-game-lacks = Hra „{ $game }“ to nemá.
bad-bot = Bot „{ $found }“ tu není. Boti: { $known }
bad-bot-budget = „{ $found }“ není čas na přemýšlení. Zadej počet her odehraných v duchu (4000n), nebo čas (500ms).
bad-bots-twice = „{ $bot }“ je uveden dvakrát.
bad-runners = Zvol jen jedno: --threads, --processes, nebo --ray.
bad-extra = Chybí potřebné balíčky: pip install "charthouse[{ $extra }]"
bad-ray = Cluster Ray na adrese { $address } není dostupný.
bad-results-other = Soubor { $path } patří jinému turnaji: liší se hra, počet hráčů, boti, --seed nebo volby.
bad-results-line = Soubor { $path } nejde přečíst na řádku { $line }.
bad-seats = Povolený počet hráčů této hry je { $low } až { $high }, ne { $found }.
bad-seat-kind = Automa tu hrát nemůže: nemá ho každá hra a vedle něj musí hrát ještě někdo.
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
bad-take-over = Server, který pracuje se složkou { $path }, neskončil včas, ačkoli byl požádán. Zkuste to znovu.
bad-request = Požadavku nelze rozumět.
bad-request-header = Požadavku chybí hlavička X-Charthouse.
bad-key = Tento odkaz nebo kód tu nic neotvírá.
bad-seat-taken = Toto místo je obsazené a jeho odkaz už nic neotvírá. Jestli je tvoje, vrať se kódem pro návrat, nebo toto zařízení pusť z toho, u kterého sedíš. Jestli není, požádej hostitele o vlastní odkaz.
bad-seat-free = Toto místo zatím nikdo neobsadil. Otevře ho jeho odkaz.
bad-ticket = Tento odkaz platil deset minut a pro jedno zařízení. Vytvoř další na zařízení, které místo má.
bad-asked-just-now = O toto místo se právě někdo hlásil. Počkej dvě minuty, nebo použij kód pro návrat.
bad-ask-over = Souhlas nepřišel včas. Zeptej se znovu, nebo použij kód pro návrat.
bad-many-devices = Toto místo má příliš mnoho zařízení. Nejdřív jedno z nich odeber.
bad-put-out = Toto zařízení už svoje místo nemá: odebralo ho jiné zařízení téhož místa. Vrátí ho kód pro návrat.
bad-table = Takový stůl neexistuje.
bad-rematch = Další hra tohoto stolu už je otevřená.
bad-not-over = Hra se ještě hraje.
bad-too-often = To bylo příliš často. Chvíli počkej.
bad-too-busy = Několik takových požadavků odtud už čeká. Zkuste to za chvíli.
bad-too-much = To je víc práce, než kolik server pro jeden požadavek vykoná.
bad-record-long = Počet položek záznamu: { $found }; zde jich lze prohlédnout nejvýše { $most }.
bad-options-long = Volby stolu mohou mít nejvýše { $most } bajtů, ne { $found }.
bad-request-long = Požadavek je příliš dlouhý: nejvýše { $most } KiB.
bad-day = „{ $day }“ není den s mapou.
bad-name = Jméno má 1 až 60 písmen.
bad-name-taken = U tohoto stolu už někdo má toto jméno, nebo jméno, které vypadá stejně.
bad-page = Taková stránka neexistuje.
bad-host = Tento server se nejmenuje „{ $host }“. Kdo ho provozuje, může jméno přidat do nastavení.
bad-log = Záznam stolu { $table } je poškozený v řádku { $seq }; nic se nezměnilo.
bad-database = Databázi nelze použít: { $detail }
bad-database-kind = Databáze se zadává adresou serveru PostgreSQL: postgresql://…
bad-database-newer = Tuto databázi zapsala novější verze Charthouse; zůstává beze změny.
bad-port = Port { $port } nelze otevřít: { $detail }
bad-table-deleted =
    { $why ->
        [host] Tento stůl smazal { $day } jeho hostitel.
        [house] Tento stůl smazal { $day } ten, kdo vede tento dům.
       *[rule] Tento stůl byl smazán { $day }: déle tu stoly neuchováváme.
    }
bad-not-begun = Hra ještě nezačala.
bad-not-playing = U tohoto stolu se právě nehraje.
bad-tables-a-day = Dnes bylo odtud otevřeno dost stolů. Přijďte zítra.
bad-tables-at-once = Odtud už běží dost partií. Než otevřete další, některou dohrajte.
bad-house-full = Dům je plný: nové stoly už nelze otevřít. Rozehraných partií se to netýká.
bad-keys-full = Tento stůl už rozdal všechny své klíče.
log-closed = Ten, kdo vede tento dům, partii uzavřel. Končí tam, kde stála.
log-clock = Čas vypršel: za hráče { $name } rozhoduje bot.
log-stood-in = Bot hráče { $name } neodpovídá: rozhoduje jednodušší.
log-rules = Odtud stůl hraje podle pravidel { $rules }; co se stalo předtím, zůstává, jak bylo.
log-handed = Za hráče { $name } teď hraje bot.
log-taken = { $name } už zase hraje.
log-handed-away = { $name } tu už dlouho není: do návratu hraje bot.
log-host = Hostitel tu dlouho nebyl, teď jím je { $name }.
log-host-passed = Hostitelem je teď { $name }.
why-only-host = To smí jen hostitel stolu.
why-not-your-seat = To místo není tvoje.
why-not-seated = Na tom místě nikdo nesedí.
why-still-here = { $name } je u stolu.
why-still-waited-for =
    { $minutes ->
        [one] { $name } tu chybí jen krátce. Čekací doba tohoto stolu potrvá ještě { $minutes } minutu.
        [few] { $name } tu chybí jen krátce. Čekací doba tohoto stolu potrvá ještě { $minutes } minuty.
       *[other] { $name } tu chybí jen krátce. Čekací doba tohoto stolu potrvá ještě { $minutes } minut.
    }
why-nothing-to-undo = Nemáš nic, co by šlo vzít zpět.
why-already-revealed = Mezitím byla odhalena další karta, takže už to nejde vzít zpět.
why-long-log = Záznam tohoto stolu je už příliš dlouhý: přidává se jen to, co posouvá hru dál.
server-stops = Server se zastavuje. Tvoje hra je uložená; vrať se za chvíli.
server-store-broken = Stoly už nelze zapisovat, server se proto zastavuje: { $detail } Vše potvrzené je uložené.
bad-record-format = Tohle není záznam: začíná textem „{ $found }“ místo „{ $wanted }“.
bad-record-line = Záznam nejde přečíst v místě „{ $line }“.
bad-record-cut = Záznam končí uprostřed položky { $entry }.
bad-record-secret = Tajemství záznamu není zapsané šestnáctkovými číslicemi.
bad-record-game = Záznam je z jiné hry: „{ $found }“.
bad-record-rules = Hra v záznamu se hrála podle pravidel { $found }; tato verze zná { $known }.
bad-record-content = Hra v záznamu se hrála s jinými kartami, než má tato verze.
bad-record-release = Hra v záznamu se hrála s vydáním obsahu { $found }; tato verze má { $known }: otevře ji novější verze.
bad-record-seat = Položka { $entry } patří místu { $seat }, které neexistuje.
bad-record-move = Položka { $entry } porušuje pravidlo: { $why }
bad-record-answer = Položka { $entry } nemá možnou odpověď na otázku { $question }.
bad-record-events = Položka { $entry } uvádí jiné události, než k jakým její akce vede.
bad-record-chain = Řetězec hashů se přerušuje u položky { $entry }: záznam byl změněn.
bad-record-draw = Odpověď na otázku { $question } nevyplývá z tajemství: zamíchání bylo změněno.
bad-record-commitment = Tajemství neodpovídá závazku danému před hrou.
bad-record-draws = Záznam uvádí losování typu „{ $found }“, který tato verze nezná.
bad-secret = Tajemství nepatří k této hře.
bad-save = Uložená hra nemůže pokračovat: { $detail } Novou začneš příkazem: charthouse play --new
stopped = Zastaveno.
