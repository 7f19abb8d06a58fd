### Stránka před hrou a po hře: úvod, nový stůl, pozvánka, příchod ke stolu, zakrytí mezi dvěma hráči u jedné
### obrazovky, moje hry, statistiky. Věty jsou krátké, prosté a vlídné, mluví k jednomu čtenáři; bez vykřičníků.

## Úvod

page-home-games = Moje hry
page-home-all-games = Všechny hry
page-home-safe = Tvoje hry a výsledky si pamatuje jen toto zařízení.
page-home-languages = Jazyk

## Hry v tomto zařízení

page-game-none = Zatím žádné hry
    .about = Zahraj si hned, nebo někomu pošli odkaz. Hra bude čekat tady, v tomto zařízení.
page-game-solo = Sólo, { $map }
page-game-here = U jedné obrazovky
page-game-link = Stůl přes odkaz
page-game-bots = Proti botům
page-game-daily = Mapa dne: { $date }
page-game-watch = Přihlížení
# Jeden řádek pod názvem hry. $season je roční období, $stars počet bodů, například „41 bodů pověsti“.
page-game-now = { $season } · zatím { $stars }
page-game-more = { $names } a další ({ $count })
page-game-now-with = { $season } · u stolu { $names }
page-game-over = Hra skončila · { $stars }
page-game-over-with = Hra skončila · u stolu { $names }
page-game-lobby = Před začátkem · u stolu { $names }
page-game-lobby-alone = Před začátkem
page-game-your-turn = Jsi na tahu
page-game-waiting = Čeká se na: { $names }
page-game-waiting-others = Čeká se na ostatní
page-game-watching = Hraje se
page-game-open = Otevřená
page-game-finished = Dohraná
page-game-asking = Zjišťuje se stav
page-game-unreached = Server neodpovídá
page-game-gone = Tento stůl už na serveru není
page-game-resume = Pokračovat
page-game-look = Zobrazit
page-game-replay = Přehrát
page-game-forget = Zapomenout
    .label = Zapomenout: { $name }
page-game-forget-sure = Zapomenout „{ $name }“? Hra poběží dál bez tohoto zařízení; zpátky tě pustí jen kód pro návrat.
page-game-forget-over = Zapomenout „{ $name }“? Hra zmizí z tohoto seznamu. Statistiky zůstanou.
page-game-forget-yes = Ano, zapomenout
page-game-keep = Nechat
page-game-forgotten = Z tohoto zařízení zmizelo: { $name }.

page-games-title = Moje hry
page-games-sub = Vše, co si pamatuje toto zařízení. Nikdo jiný tento seznam nevidí.
page-games-going = Rozehrané
page-games-done = Dohrané
page-games-none-going = Nic na tebe nečeká.

## Nový stůl

page-create-where = Nový stůl
page-create-title = Připrav stůl
page-create-name = Název v tomto zařízení
page-create-mode = Kdo hraje
page-create-mode-solo = Sólo nebo s boty
page-create-mode-here = U obrazovky
page-create-mode-link = Přes odkaz
page-create-mode-solo-about = Ty a libovolný počet botů. Sólo kreslíš pro královnu a ta ti dá hodnocení.
page-create-mode-here-about = Zařízení si podáváte. Mezi tahy zůstávají mapy zakryté.
page-create-mode-link-about = Místo je odkaz. Bez registrace; kdo si sedne první, toho je.
page-create-seats = Místa
page-create-seats-count =
    { $count ->
        [one] { $count } z nejvýše { $most }
        [few] { $count } z nejvýše { $most }
       *[other] { $count } z nejvýše { $most }
    }
page-create-seats-number = Počet míst
page-create-you = Ty, tady
page-create-your-name = Tvoje jméno
page-create-seat-name = Jméno na místě { $number }
page-create-seat-who = Kdo hraje na místě { $number }
page-create-seat-remove = Odebrat místo { $number }
page-create-who-link = Přes odkaz
page-create-who-here = U obrazovky
page-create-who-bot = Bot
# Jména botů, jako mají lidé; mezi nimi je čárka a mezera.
page-create-bot-names = Ines, Tomáš, Wei, Mira, Luka, Noor, Ivo, Yuki, Petra, Oskar, Lin, Vesna
page-create-add-link = Přítel
page-create-add-here = Hráč
page-create-add-bot = Bot
page-create-bots-about = Boti vidí jen to, co by viděl hráč.
page-create-name-placeholder = Jméno
page-create-clock = Hodiny
page-create-clock-none = Žádné
page-create-clock-minutes = Minuty na tah
page-create-clock-days = Dny na tah
page-create-clock-none-about = Nikdo nikoho nehoní.
page-create-clock-minutes-about = Všichni kreslí najednou, takže tah trvá, jak dlouho potřebuje ten nejpomalejší.
page-create-clock-days-about = Když čas vyprší, nakreslí za to místo bot a v zápiscích to bude vidět.
page-create-clock-length = Délka tahu
page-create-waiting = Když někdo chybí
    .about = Po této době může hostitel nechat hrát bota, než se hráč vrátí, a hostitelem se může stát někdo jiný.
page-create-less = O jeden méně
page-create-more = O jeden více
page-create-rules = Pravidla
page-create-ready = Ukazovat, kdo má hotovo
    .about = Zaškrtnutí u každého jména. Samotný zákres zůstává skrytý.
page-create-sum-bots =
    { $bots ->
        [one] Z toho { $bots } bot.
        [few] Z toho { $bots } boti.
       *[other] Z toho { $bots } botů.
    }
page-create-sum-clock-none = Bez hodin.
page-create-sum-clock-minutes =
    { $per ->
        [one] { $per } minuta na tah.
        [few] { $per } minuty na tah.
       *[other] { $per } minut na tah.
    }
page-create-sum-clock-days =
    { $per ->
        [one] { $per } den na tah.
        [few] { $per } dny na tah.
       *[other] { $per } dní na tah.
    }
page-create-open-link = Otevřít stůl
page-create-open = Začít
page-create-opening = Otevírá se

## Pozvánka (stůl přes odkaz před začátkem hry)

page-invite-title = Stůl je otevřený
page-invite-title-named = Stůl „{ $name }“ je otevřený
page-invite-sub = Pošli každému z přátel jeden odkaz. Kdo si s ním sedne první, tomu místo patří.
page-invite-sub-guest = Svoje místo máš. Hra začne, až tu budou všichni, nebo až to řekne hostitel.
page-invite-sub-sit = Čeká tu na tebe místo. Řekni ostatním, kdo jsi.
page-invite-sub-watch = Přihlížíš. Hra začne, až tu budou všichni, nebo až to řekne hostitel.
page-invite-seat-label = Místo { $number }, { $name }: { $status }
page-invite-unnamed = Místo { $number }
page-invite-here = U stolu
page-invite-you = Ty, tady
page-invite-away = Místo je obsazené, hráč tu teď není
page-invite-choosing = Odkaz otevřen, vybírá se jméno
page-invite-not-opened = Odkaz zatím neotevřen
page-invite-bot = Bot: { $bot }, připraven
page-invite-copy = Kopírovat
page-invite-send = Poslat
# Vyslovené názvy dvou tlačítek výše: začínají slovy, která na nich jsou.
page-invite-copy-label = Kopírovat odkaz: { $name }
page-invite-send-label = Poslat odkaz: { $name }
page-invite-qr-label = Ukázat QR kód: { $name }
page-invite-copied = Odkaz je zkopírovaný: { $name }.
page-invite-share-text = U našeho stolu v Charthouse na tebe čeká místo.
page-invite-watch-text = Přijď se podívat na naši hru v Charthouse.
page-invite-qr = Místo: { $name }
    .about = Namiř na něj telefon tady v místnosti.
page-invite-watchers = Diváci
    .about = Vidí to, co leží na stole odkryté.
page-invite-watchers-copy = Kopírovat odkaz pro diváky
page-invite-watch-copied = Odkaz pro diváky je zkopírovaný.
page-invite-recovery = Tvůj kód pro návrat
    .about = Vrátí tě na tvoje místo z jakéhokoli zařízení. V tomto zařízení zůstává v nabídce stolu.
page-invite-recovery-copy = Kopírovat kód pro návrat
page-invite-recovery-copied = Kód pro návrat je zkopírovaný. Nech si ho jen pro sebe.
page-invite-links-gone = Odkazy se ukazují jen jednou.
    .about = Rozdaly se při otevření stolu. Můžeš vytvořit nové.
page-invite-links-new = Nové odkazy
page-invite-waiting = Čeká se na: { $names }.
page-invite-waiting-many =
    { $count ->
        [one] Volné je { $count } místo.
        [few] Volná jsou { $count } místa.
       *[other] Volných je { $count } míst.
    }
page-invite-begin-about = Hra začne sama, až tu budou všichni. Když začneš hned, volná místa podrží boti, než jejich hráči přijdou.
page-invite-only-here = Tato adresa funguje jen na tomto počítači. Chceš-li pozvat další zařízení, spusť server s volbou --lan a otevři adresu, kterou vypíše.
page-invite-all-here = Všichni jsou tady.
page-invite-begin = Začít hned
page-invite-arrived = { $name } je u stolu.
page-invite-laid = Co se bude hrát
page-invite-laid-map = { $map }, strana { $side }.
page-invite-laid-edition-2019 = Pravidla z roku 2019.
page-invite-laid-edition-2020 = Pravidla z roku 2020.
page-invite-laid-help-off = Bez pomoci při kreslení.
page-invite-laid-help-grey = Nemožná pole jsou ztlumená.
page-invite-laid-help-worth = Náčrty ukazují svůj přínos.
page-invite-sealed = Balíček je zapečetěný:
    .about = Tohle je otisk jeho tajemství. Před rozdáním přidá každé zařízení své číslo. Po hře si každý může ověřit, že se nic nezměnilo.
page-invite-seal-copy = Kopírovat pečeť
page-invite-seal-copied = Pečeť je zkopírovaná.
page-invite-edicts-random = Výnosy se vylosují na začátku hry.
page-invite-sit-title = Tvoje jméno u stolu
page-invite-sit-crest = Tvůj erb
page-invite-sit = Posadit se sem
page-invite-sit-change = Změnit jméno
page-crest-chevron = Krokev
page-crest-pale = Kůl
page-crest-bend = Kosmé břevno
page-crest-cross = Kříž
page-crest-fess = Břevno
page-crest-saltire = Kosmý kříž

## Příchod ke stolu

page-join-invited = Čeká tu na tebe místo
    .about = Patří tomu, kdo si sedne první, takže odkaz je jen pro tebe. Místo pak patří tomuto zařízení.
page-join-sit = Sednout si
page-join-taken = Toto místo je obsazené.
    .about = Je tvoje? Pak toto zařízení pusť z toho, u kterého sedíš, nebo zadej kód pro návrat. Jestli není, požádej hostitele o vlastní odkaz.
page-join-ask = Zeptat se mého druhého zařízení
page-join-asked = Řekni ano na druhém zařízení
    .about = Tvůj stůl se tam ptá, jestli je zařízení s tímto číslem tvoje.
page-join-title = Usazujeme tě
page-join-sub = Okamžik. Tvůj odkaz se mění za klíč, který zůstane v tomto zařízení.
page-join-failed = Tento odkaz žádné místo neotvírá.
    .about = Možná je neúplný, nebo ho nahradil novější. Zeptej se toho, kdo ho poslal, nebo zadej kód pro návrat.
page-join-offline = Stůl neodpovídá.
    .about = Tvůj odkaz je v bezpečí. Zkus to znovu, až bude spojení zpátky.
page-try-again = Zkusit znovu
page-join-already = Toto zařízení už u tohoto stolu místo má.
    .about = Nech si své místo, nebo odteď používej tento odkaz.
page-join-keep = Nechat si místo
page-join-replace = Použít odkaz
page-join-copy = Kopírovat
page-recover-title = Návrat na místo
page-recover-about = Kód pro návrat otevře tvoje místo i v tomto zařízení.
page-recover-label = Kód pro návrat
page-recover = Otevřít místo
page-recover-failed = K tomuto kódu žádné místo nepatří. Zkontroluj ho písmeno po písmenu.

## Zakrytí mezi dvěma hráči u jedné obrazovky

page-cover = Zakryto
page-cover-covered = { $name }: mapa je zakrytá
page-cover-all-covered = Všechny mapy jsou zakryté
page-cover-pass = Předej dál: { $name }
page-cover-please = Ostatní se prosím nedívají.
page-cover-open = Jsem { $name }, ukázat mapu
page-cover-order = Pořadí hráčů
page-cover-done = { $name }: nakresleno
page-cover-now = { $name }: teď kreslí
page-cover-next = { $name }: kreslí později
