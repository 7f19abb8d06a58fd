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
    .about = Když se někdo nevrací, může jeho místo zatím podržet bot.
page-seat-links = Odkazy
page-seat-turn = Až budeš na tahu
page-next = Pro stejné hráče je otevřená nová hra.
page-next-seat = Zaujmout své místo
page-next-watch = Sledovat
page-next-told = Všichni u minulého stolu vidí pozvání. Odkazy jsou pro ty, kdo už odešli.
