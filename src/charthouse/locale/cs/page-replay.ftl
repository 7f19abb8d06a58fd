### Stránka: dohraná hra ještě jednou a ověření jejího zamíchání.

## Přehrání

page-replay-where = Přehrání
page-replay-loading = Hra se rozkládá na stůl.
page-replay-none = Tuto hru nejde ukázat.
page-replay-to-games = Na moje hry
page-replay-bring = Podívej se na hru znovu
page-replay-bring-about = Hodí se záznam kterékoli dohrané hry, z této stránky i z příkazového řádku.
page-replay-drop = Sem pusť záznam
page-replay-choose = Vybrat soubor
page-replay-paste = Nebo záznam vlož
page-replay-show = Ukázat hru
page-replay-save = Uložit záznam
# Název uloženého souboru, latinka bez mezer.
page-replay-record = zaznam

## Hrát odtud dál

page-replay-play-on = Hrát odtud dál
page-replay-cards = Karty
page-replay-cards-same = Jak přišly
page-replay-cards-new = Nově zamíchané
page-replay-bots = Kdo hraje na ostatních místech
page-replay-play-seat = Hrát na místě „{ $name }“ od tahu { $turn }
page-replay-play-alone = Hrát od tahu { $turn }
page-replay-new-table = Nový stůl. Hra, na kterou se díváš, zůstane, jaká byla.

## Zamíchání

page-proof = Zamíchání
page-proof-about = Balíček byl zapečetěný před první kartou. Tvůj prohlížeč to umí sám ověřit.
page-proof-check = Ověřit pečeť
page-proof-checking = Všechny karty se losují znovu.
page-proof-holds = Ověřeno, souhlasí
page-proof-partly = Ověřeno zčásti, zatím souhlasí
page-proof-broken = Nesouhlasí
page-proof-before = Zapečetěno předem
page-proof-after = Otevřeno potom
page-proof-seal = Odhalené tajemství odpovídá pečeti.
page-proof-seal-broken = Odhalené tajemství pečeti neodpovídá.
page-proof-stirred = Číslo tohoto zařízení je v zamíchání.
page-proof-not-stirred = Číslo tohoto zařízení v zamíchání chybí.
page-proof-draws =
    { $count ->
        [one] { $count } losování vyplývá z tajemství.
        [few] Všechna { $count } losování vyplývají z tajemství.
       *[other] Všech { $count } losování vyplývá z tajemství.
    }
# $question je označení jako spring/3; $answer a $expected jsou id karet, latinkou.
page-proof-draw-wrong = V místě { $question } má být „{ $expected }“. Záznam uvádí „{ $answer }“.
page-proof-unsure = Losování podle pravidel, která tato verze nezná: { $count }. Znovu se neověřovala.
page-proof-menus-unknown = Losování v tomto záznamu ověříš příkazem: charthouse verify
page-proof-chain =
    { $count ->
        [one] { $count } položka záznamu, beze změny.
        [few] { $count } položky záznamu, všechny beze změny.
       *[other] { $count } položek záznamu, všechny beze změny.
    }
page-proof-unreadable = Záznam nejde přečíst.
page-proof-advice = Přehrávat jde dál, ale za tuto hru nemůže nikdo ručit. Než se zeptáš hostitele, ulož si záznam.
