### Stránka: rámec každé obrazovky a každého stolu.

## Rámec

page-home = Charthouse, na úvodní stránku
page-to-home = Na úvodní stránku
page-language = Jazyk
# $theme je to, co je vybrané teď.
page-theme =
    { $theme ->
        [light] Denní mapa. Přepnout: podle systému
        [dark] Noční mapa. Přepnout na denní mapu
       *[system] Podle systému. Přepnout na noční mapu
    }
page-close = Zavřít
page-qr = QR kód odkazu
page-lost = Na této adrese nic není.
page-no-page = Tato stránka se nenačetla. Načti ji znovu.
page-offline = Server je nedostupný. Zkus to znovu, až budeš online.
page-server-trouble = Server hlásí chybu číslo { $status }. Zkus to za chvíli znovu.
page-trouble = To se nepovedlo. Zkus to za chvíli znovu.

## Stůl: rámec

page-title-turn = ● Jsi na tahu · Charthouse
# $name je období nebo název stránky.
page-title = { $name } · Charthouse
page-mode-solo = Sólo
page-mode-bots = Proti botům
page-mode-here = U jedné obrazovky
page-mode-link = Přes odkaz
page-mode-daily = Mapa dne
page-opening = Mapa se rozvíjí…
page-no-key = Toto zařízení u tohoto stolu nemá místo. Otevři odkaz, který ti přišel, nebo použij kód pro návrat.
page-unknown-key = Server už toto místo nezná.
page-conn-online = Online
page-conn-catching = Synchronizuje se
# $unsent je počet zákresů, které čekají v tomto zařízení.
page-conn-offline =
    { $unsent ->
        [0] Offline
        [one] Offline, čeká { $unsent } zákres
        [few] Offline, čekají { $unsent } zákresy
       *[other] Offline, čeká { $unsent } zákresů
    }
page-conn-waiting = Server dohání zpoždění. Tvé kroky jsou tu uložené a pokračují samy.
page-conn-lost = Není spojení se stolem
    .about =
        { $unsent ->
            [0] Kresli dál. Co obtáhneš, zůstane v tomto zařízení a odešle se jen jednou.
            [one] Tvé rozhodnutí je v tomto zařízení v bezpečí a odešle se, až bude spojení zpátky.
            [few] { $unsent } rozhodnutí jsou v tomto zařízení v bezpečí a odešlou se, až bude spojení zpátky.
           *[other] { $unsent } rozhodnutí je v tomto zařízení v bezpečí a odešle se, až bude spojení zpátky.
        }
    .first = Mapa se ukáže, jakmile se server ozve.
page-stale = Hra se mezitím posunula dál, takže se nic nezměnilo.

## Stůl: ostatní

page-late = Po limitu
page-inked = Obtaženo. Čeká se na ostatní.
page-inked-waiting = Obtaženo. Čeká se na: { $names }.
page-answered = Odpovězeno. Čeká se na ostatní.
page-answered-waiting = Odpovězeno. Čeká se na: { $names }.
# $when je například „za 3 hodiny“.
page-time-left = Čas na tento tah vyprší { $when }.
page-bell = Zazvonit, až budu na tahu
page-notice = Upozornit, až budu na tahu

## Konec

page-replay = Přehrát znovu
page-copy-result = Kopírovat výsledek
page-download = Uložit záznam
page-copied = Zkopírováno.
