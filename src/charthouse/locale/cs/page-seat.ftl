### Stránka: vše, co patří k místu u kteréhokoli stolu.

page-menu = Nabídka stolu
page-menu-title = Tento stůl
page-menu-language = Jazyk a vzhled
page-seat-move = Přenést toto místo na jiné zařízení
    .about = Naskenuj kód druhým zařízením, nebo na něm napiš kód pro návrat v části „Moje hry“. Místo pak funguje na obou.
page-seat-code = Kód pro návrat: { $name }
page-seat-secret = Kdo má kód, může hrát za tebe. Nech si ho jen pro sebe.
page-seat-new-code = Získat kód pro návrat
page-seat-qr = Ukázat QR kód
page-seat-qr-hide = Skrýt QR kód
page-seat-bot = Nechat za sebe hrát bota
    .about = Vidí jen to, co vidíš ty. Místo si můžeš kdykoli vzít zpět.
page-seat-hand = Předat
page-seat-take = Vzít zpět
page-seat-hand-label = Předat místo: { $name }
page-seat-take-label = Vzít zpět místo: { $name }
page-seat-bot-now = Za tebe hraje bot: { $bot }
page-seat-bot-for = { $name }: na tomto místě hraje bot ({ $bot })
page-seat-others = Místa ostatních
    .about = Když je někdo pryč déle než čekací dobu, může hostitel jeho místo svěřit botovi, dokud si ho hráč sám nevezme zpět.
page-seat-ticket = Tento odkaz platí deset minut a pro jedno zařízení.
page-seat-ticket-copy = Kopírovat tento odkaz
page-seat-ticket-copied = Odkaz pro tvoje druhé zařízení je zkopírovaný. Nech si ho jen pro sebe.
page-devices =
    { $count ->
        [one] Tvoje místo má { $count } zařízení.
        [few] Tvoje místo mají { $count } zařízení.
       *[other] Tvoje místo má { $count } zařízení.
    }
page-devices-label = Zařízení u tohoto místa
page-device-came = Od { $when }
page-device-this = Toto zařízení
page-device-out = Odebrat
page-device-out-label = Odebrat zařízení, které tu je od { $when }
page-device-is-out = Zařízení je odebrané. Máš nový kód pro návrat.
page-ask = Zařízení, které ukazuje { $number }, se hlásí o tvoje místo.
    .about = Souhlas jen tehdy, když je tvoje: uvidí a bude moci všechno, co ty.
page-ask-yes = Ano, je moje
page-ask-no = Ne
page-ask-let-in = To zařízení má teď tvoje místo také.
page-host = Hostitel
page-host-pass = Předat hostitelství
page-host-pass-label = Předat hostitelství: { $name }
page-host-away = Hostitel ({ $name }) není připojen. Po čekací době může být hostitelem kterýkoli hráč.
page-host-take = Být hostitelem
page-sure-hand = { $name }: má za tohoto hráče do návratu hrát bot? Všichni to uvidí.
page-sure-host = { $name }: má být hostitelem tento hráč? Ty už jím nebudeš.
page-sure-be-host = { $name }: chceš být hostitelem místo tohoto hráče?
page-sure-yes = Ano
page-sure-no = Ne
page-waiting-time = Čekací doba: { $time }.
page-span-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
page-span-hours =
    { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
       *[other] { $count } hodin
    }
page-span-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }
page-seat-links = Odkazy
page-seat-turn = Až budeš na tahu
page-closed = Ten, kdo vede tento dům, tuto partii uzavřel. Končí tam, kde stála.
page-put-away = Dlouho sem nikdo nepřišel, a tak byl stůl { $date } uložen do archivu. Nic se neztratilo: pokračuje se dalším tahem.
page-remove = Smazání
page-remove-name = Smazat mé jméno
    .about = U tohoto stolu, v přehrání i v zápisu pak místo jména stojí číslo, a tak to uvidí všichni. Vrátit se to nedá.
page-remove-name-of = Smazat jméno { $name }
page-remove-name-sure = Smazat jméno { $name } u tohoto stolu, všem?
page-remove-name-yes = Ano, smazat jméno
page-remove-name-done = Jméno { $name } je u tohoto stolu smazáno.
page-remove-table = Smazat tento stůl
    .about = Partie zmizí i s přehráním a zápisem všem, kdo na ni mají odkaz. Vrátit se to nedá.
page-remove-table-sure = Smazat tento stůl všem, i s přehráním a zápisem?
page-remove-table-yes = Ano, smazat všem
page-remove-table-done = Stůl je smazán.
page-remove-keep = Ponechat
page-next = Pro stejné hráče je otevřená nová hra.
page-next-seat = Zaujmout své místo
page-next-watch = Sledovat
page-next-told = Všichni u minulého stolu vidí pozvání. Odkazy jsou pro ty, kdo už odešli.
