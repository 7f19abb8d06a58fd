### Bodovanje papirne mape, prazni listovi za štampu, pet lekcija, pravila pri ruci.
### Rečenice su kratke, obične i tople; obraćaju se jednom čitaocu; bez uzvičnika. Pravila su ispričana našim rečima.

## Bodovanje papirne mape

page-paper-title = Bodovanje papirne mape
    .about = Prenesite svoj list i vidite koja polja donose reputaciju.
# U uskoj traci na telefonu.
page-paper-short = Papirna mapa
page-paper-sheet = Vaš list
page-paper-map = Vaša mapa
page-paper-score = Rezultat
page-paper-loading = Stižu štampane mape.
page-paper-side = Strana lista
page-paper-copied = preneto sa papira
# Na koliko je polja crtano, od svih na kojima može da se crta.
page-paper-drawn = nacrtano { $drawn } od { $all }
page-paper-brush = Čime bojite
    .hint = taster na polju ili prevlačenje
    .group = Teren za bojenje
# Polje veštine „Diplomatija“, na dugmetu.
page-paper-both = Njiva + selo
    .about = Polje veštine „Diplomatija“
# Isto to, gde ima malo mesta.
page-paper-both-short = Oba
page-paper-empty = Prazno
page-paper-undo = Poništi
page-paper-typed = Ili upišite
    .hint = po jedno slovo za polje, kao na tasterima
page-paper-reads =
    { $ruins ->
        [0] Tekst je čitljiv. Nema slobodnih polja ruševina.
        [one] Tekst je čitljiv. Slobodno je { $ruins } polje ruševina.
        [few] Tekst je čitljiv. Slobodna su { $ruins } polja ruševina.
       *[other] Tekst je čitljiv. Slobodno je { $ruins } polja ruševina.
    }
page-paper-kept-last = Mapa čuva poslednji tekst koji je mogao da se pročita.
# $space je polje, na primer B4; $what je reč za planinu ili pustoš.
page-paper-printed = Polje { $space } je odštampano na listu ({ $what }) i takvo ostaje.
page-paper-idle = Pokažite na red da vidite polja koja broji. Kliknite na traku da upišete novčiće.
page-paper-counted =
    { $count ->
        [0] { $name }: { $stars }.
        [one] { $name }: { $stars } sa { $count } polja.
        [few] { $name }: { $stars } sa { $count } polja.
       *[other] { $name }: { $stars } sa { $count } polja.
    }
page-paper-monsters-counted =
    { $count ->
        [0] Čudovišta ovde ništa ne odnose.
        [one] Čudovišta: pored njih je { $count } prazno polje, { $stars }.
        [few] Čudovišta: pored njih su { $count } prazna polja, { $stars }.
       *[other] Čudovišta: pored njih je { $count } praznih polja, { $stars }.
    }
page-paper-season = Doba koje se boduje
page-paper-edicts = Povelje na stolu
# Prva stavka u spisku karata bodovanja.
page-paper-choose = Izaberite kartu
# Natpis na dugmetu sa brojem.
page-paper-show = { $name }, { $stars }, prikaži polja
page-paper-show-monsters = Čudovišta, { $stars }, prikaži polja
# Umesto broja koji server još nije javio.
page-paper-unscored = još nije obračunato
page-paper-earlier = Reputacija: { $season }
page-paper-coins = Novčići na traci: { $coins } od { $track }
page-paper-alone = Solo partija
    .about = Tada na kraju godine dobijate ocenu i titulu.
page-paper-year = Godina
page-paper-year-alone = Godina, solo
page-paper-so-far = Godina do sada
page-paper-asks = Izaberite godišnje doba u kome bodujete. Posle zime dobijate titulu.
# $total i $value su brojevi reputacije; $value je ono što traže četiri povelje.
page-paper-rating = { $total } minus { $value }: ocena { $rating }.
page-paper-to-next = Još { $more } do titule „{ $title }“.
page-paper-rung = Stepenik { $rung } od { $rungs }
page-paper-dock = Godina { $total }
page-paper-dock-rating = Godina { $total }, ocena { $rating }
page-paper-keep = Sačuvaj ovu mapu
    .short = Sačuvaj
page-paper-kept-toast = Sačuvano na ovom uređaju.
page-paper-print = Odštampaj list i rezultat
page-paper-copy = Kopiraj rezultat kao tekst
page-paper-copied-toast = Kopirano.
page-paper-not-copied = Ovaj pregledač ne dozvoljava stranici da kopira. Tekst je u polju sa leve strane.
page-paper-blank = Nemate list pri ruci?
page-paper-blank-print = Odštampaj prazne listove A i B
page-paper-kept = Sačuvano na ovom uređaju
page-paper-kept-line = { $map }, { $season }
page-paper-open = Otvori
page-paper-open-label = Otvori mapu od { $date }
page-paper-drop = Ukloni
page-paper-drop-label = Ukloni mapu od { $date }
page-paper-drop-sure = Ukloniti mapu od { $date }? Neće moći da se vrati.
page-paper-drop-yes = Da, ukloni
page-paper-dropped = Mapa od { $date } je uklonjena.
# Rezultat kao tekst; $lines je spisak redova kao „A Zelengaj: 20“.
page-paper-text = { $map }, { $season }: { $stars }, godina { $total }
page-paper-text-line = { $letter } { $card }: { $stars }

## Prazni listovi

page-blank-name = Kartograf
page-blank-date = Datum
page-blank-total = Ukupno
page-blank-edicts = Povelje
page-blank-monsters = Čudovišta

## Lekcije

page-learn-title = Naučite igru
    .about = Pet kratkih lekcija na pravoj mapi. Svaka traje oko dva minuta; izađite kad god želite, mesto vam se pamti.
page-learn-where = Učenje
page-learn-lessons = Lekcije
page-learn-number = Lekcija { $number } od { $count }
page-learn-start = Počni
page-learn-resume = Nastavi
page-learn-again = Još jednom
page-learn-done = Gotovo
page-learn-rules = Pravila pri ruci
    .about = Sve našim rečima, uz pretragu.
page-learn-step = { $lesson }, { $step } od { $steps }
page-learn-next = Dalje
page-learn-finish = Gotovo
page-learn-back = Nazad
page-learn-leave = Izađi iz lekcije
    .short = Izađi
page-learn-survey = vaša prva mapa
page-learn-yours = Vaša mapa
# $name je igrač: pred vama leži njegova mapa.
page-learn-theirs = Ovo je tuđa mapa: { $name }
page-learn-neighbour = Ines
page-learn-ink = Ucrtaj
page-learn-edicts = Godišnje doba i povelje
page-learn-card = Karta i obračun
page-learn-draft = Skica: { $terrain } { $spaces }
page-learn-placed = Postavljeno: { $terrain } { $spaces }
page-learn-inked = Ucrtano: { $spaces }
page-learn-bad = Tu ne staje. Probajte drugo mesto.
page-learn-off-goal = Staje, ali ova lekcija traži drugo mesto.
page-learn-next-lesson = Sledeća lekcija
page-learn-play = Odigraj partiju
page-learn-no-answer = Server ne odgovara, pa se reputacija ovde ne prikazuje.

page-learn-first = Prvi potez
    .about = Karta, oblik i mesto za njega.
page-learn-first-1 = Na svakoj karti je jedan oblik ili dva. Svi za stolom crtaju sa iste karte, svako na svojoj mapi.
    .title = Ovo je oblik
page-learn-first-2 = Šuma ili voda, isto za svih pet polja. U ovom godišnjem dobu „{ $card }“ nagrađuje redove i kolone u kojima ima šume, pa se šuma odmah isplati. Izaberite jedan teren.
    .title = Izaberite šta je to
page-learn-first-3 =
    { $hand ->
        [finger] Može na bilo koja prazna polja. Prevucite ga prstom i pustite; dugmad ga okreću i obrću. Isprekidana linija je skica.
       *[pointer] Dovoljno je da su polja prazna; oblik ništa ne mora da dodiruje. Pomerajte ga pokazivačem, prstom ili strelicama, R ga okreće, F ga obrće (kao i dodir ili prevlačenje drugim prstom), a Enter ili dodir ga spušta. Isprekidana linija znači skica: još se ništa ne broji.
    }
    .title = Nađite mu mesto
page-learn-first-4 = Sigurni ste? Onda ga ucrtajte. Za stolom crtež možete da povučete sve dok svi ne završe.
    .title = Ucrtajte
page-learn-first-5 = Povelje kažu šta donosi reputaciju. Broj pored naziva { $card } već računa ono što ste nacrtali; na mapi se vidi koja polja su ga donela.
    .title = Reputacija dolazi sa polja

page-learn-ruins = Ruševine
    .about = Ponekad mesto ne birate vi.
page-learn-ruins-1 = Neposredno pre ove otkrivena je karta ruševina. Ona ne troši vreme i uz nju se ništa ne crta, ali sledeći oblik mora da legne na ruševine.
    .title = Prvo je došla karta ruševina
page-learn-ruins-2 = Postavite oblik tako da pokrije bar jedno slobodno polje ruševina. { $card } daje tri reputacije za njivu na ruševinama.
    .title = Pokrijte polje ruševina
page-learn-ruins-3 = Stub se više ne vidi, ali polje ostaje ruševina: na to podseća mali jezičak u uglu, a karte koje govore o ruševinama i dalje ga računaju.
    .title = Ruševine ostaju ruševine
page-learn-ruins-4 = Ovde su poslednje slobodne ruševine zatvorene. Nijedan oblik sa karte ne stiže do njih, pa umesto toga popunjavate samo jedno polje: bilo gde, bilo kojim terenom. Postavite ga.
    .title = Kad nijedan ne može

page-learn-coins = Planine i novčići
    .about = Pomalo reputacije, ali u svakom godišnjem dobu.
page-learn-coins-1 = Na traci ispod mape su vaši novčići. Na kraju svakog godišnjeg doba svaki novčić donosi jednu reputaciju, pa rani novčić može da donese i četiri.
    .title = Novčići vrede u svakom dobu
page-learn-coins-2 = Ova karta ima dva oblika. Manji donosi novčić. Izaberite njega.
    .title = Mali oblik, siguran novčić
page-learn-coins-3 = Planina daje svoj novčić kada su joj popunjene sve četiri strane. Planini na F6 nedostaje samo polje desno od nje. Zatvorite ga malim oblikom.
    .title = Okružite planinu
page-learn-coins-4 = Dva novčića jednim crtežom: jedan za oblik, jedan za planinu. Nije važno čime je polje popunjeno: važe i čudovišta i pustoš.
    .title = Dva odjednom

page-learn-ambush = Zaseda
    .about = Susedi crtaju na vašoj mapi.
page-learn-ambush-1 = U špilu se kriju karte zasede. Kada se neka otkrije, mape prelaze kod suseda: okvir i ime kažu čija mapa leži pred vama.
    .title = Ovo nije vaša mapa
page-learn-ambush-2 = Nacrtajte čudovišta tamo gde najviše smetaju. Na kraju godišnjeg doba vlasnik mape gubi po jednu reputaciju za svako prazno polje pored čudovišta.
    .title = Spustite čudovišta
page-learn-ambush-3 = Mapa se vraća sa čudovištima. Krugovi pokazuju prazna polja pored njih, a obračun kaže koliko odnose u svakom godišnjem dobu.
    .title = Koliko odnose
page-learn-ambush-4 = Sada je to vaša mapa. Popunite polja oko čudovišta: popunjeno polje ništa ne košta. Pokrijte bar jedno od njih.
    .title = Ogradite ih
page-learn-ambush-5 = Svako polje koje ste tu popunili prestalo je da odnosi reputaciju. U solo partiji čudovišta se crtaju sama, počevši od ugla mape; odbrana je ista.
    .title = Već odnose manje

page-learn-season = Kraj godišnjeg doba
    .about = Dve povelje i novčići, minus čudovišta.
page-learn-season-1 =
    { $hand ->
        [finger] Svaka karta troši vreme. Kada se popune sve crtice na vrhu, godišnje doba je gotovo. Vremenski okvir je osam u proleće i leto, sedam u jesen, šest u zimu.
       *[pointer] Svaka karta troši vreme. Kada se prsten popuni, godišnje doba je gotovo. Vremenski okvir je osam u proleće i leto, sedam u jesen, šest u zimu.
    }
    .title = Karte pokreću sat
page-learn-season-2 = U svakom godišnjem dobu broje se dve povelje: A i B u proleće, B i C u leto, C i D u jesen, D i A u zimu. Tako se svaka povelja broji dvaput.
    .title = Po dve povelje
page-learn-season-3 =
    { $hand ->
        [finger] { $card } je povelja A. Njena polja su zaokružena na mapi. Dodirnite bilo koju drugu povelju da vidite njena polja.
       *[pointer] { $card } je povelja A. Njena polja su zaokružena na mapi. Pokažite na bilo koju drugu povelju da vidite njena polja.
    }
    .title = Prva povelja
page-learn-season-4 = Saberite obe povelje i novčiće, pa oduzmite po jednu reputaciju za svako prazno polje pored čudovišta. To je godišnje doba.
    .title = Zbir
page-learn-season-5 = Posle zime se sabiraju sva četiri godišnja doba. Pobeđuje najveća reputacija; u solo partiji četiri povelje kažu koliko reputacije kraljica očekuje, i ona za vas ima titulu.
    .title = Godina

## Pravila

page-rules-title = Pravila igre Kartografi
page-rules-short = Pravila
page-rules-search = Pretraži pravila
page-rules-clear = Obriši pretragu
page-rules-sections = Odeljci
page-rules-found =
    { $places ->
        [0] Ništa nije nađeno. Probajte kraću reč.
        [1] { $places } mesto. Enter vodi na njega.
        [one] { $places } mesto. Enter vodi na sledeće.
        [few] { $places } mesta. Enter vodi na sledeće.
       *[other] { $places } mesta. Enter vodi na sledeće.
    }
page-rules-places =
    { $places ->
        [one] { $places } mesto
        [few] { $places } mesta
       *[other] { $places } mesta
    }
page-rules-notes = Napomene
page-rules-editions-differ = Izdanja se razlikuju
page-rules-try = Probajte
    .about = Dva minuta na pravoj mapi.
page-rules-lesson = Lekcija { $number }
page-rules-table = Za pravim stolom
    .about = Sve ovo na papiru, na vašem jeziku.
    .print = Odštampaj pravila
page-rules-solo-value = solo vrednost { $value }
page-rules-example-map = Primer mape
page-rules-pick = Izaberite kartu da na ovoj mapi vidite njenu reputaciju.
# $card je naziv karte bodovanja.
page-rules-earns = { $card }: { $stars } na ovoj mapi

page-rules-goal = Cilj
    .top = Četiri godišnja doba za mapu kraljičinih novih zemalja.
page-rules-goal-1 = Svako ima mapu od jedanaest puta jedanaest polja. U svakom potezu otkriva se karta i svi istovremeno crtaju njen oblik, svako na svojoj mapi.
page-rules-goal-2 = Četiri povelje kažu šta se kraljici dopada. Na kraju svakog godišnjeg doba broje se dve od njih, zatim vaši novčići i šteta od čudovišta.
page-rules-goal-3 = Posle zime pobeđuje ko ima najviše reputacije. Ako je dvoje izjednačeno, ispred je onaj kome su čudovišta tokom godine odnela manje; ako je i to jednako, dele pobedu.

page-rules-setup = Priprema
    .top = Svakome list, četiri povelje, jedan špil.
page-rules-setup-1 = Izaberite stranu lista, istu za sve. Divljina je otvoren predeo; Pustoš u sredini ima jalovo zemljište na kome ne može da se crta.
page-rules-setup-2 = Izvucite po jednu kartu bodovanja iz svake kategorije: šume, sela, njive i voda, cela mapa. Poređajte ih bilo kojim redom ispod slova od A do D. To su povelje ove partije.
page-rules-setup-3 = Ne gledajući je, umešajte jednu kartu zasede među karte istraživanja. Počinje proleće. Pre svakog sledećeg godišnjeg doba karte istraživanja se ponovo mešaju uz još jednu kartu zasede; zasede koje se nisu pojavile ostaju u špilu.
page-rules-setup-a = Divljina: pet planina i šest ruševina.
page-rules-setup-b = Pustoš: isto toliko, i još sedam polja pustoši.

page-rules-exploring = Istraživanje
    .top = Svaki potez počinje kartom.
page-rules-exploring-1 = Okreće se gornja karta špila. Na njoj su oblici, tereni i vreme koje troši.
page-rules-exploring-2 = Karta ima ili jedan oblik i dva terena, ili jedan teren i dva oblika; tada manji oblik donosi novčić.
page-rules-exploring-3 = Procep je jedno jedino polje bilo kog terena, pa i čudovišta, i ne troši vreme.
page-rules-exploring-4 = Kada zbir vremenskih vrednosti karata otkrivenih u jednom godišnjem dobu dostigne njegov vremenski okvir ili ga pređe, taj potez je poslednji. Okvir je 8 u proleće i leto, 7 u jesen, 6 u zimu.

page-rules-drawing = Crtanje
    .top = Jedan oblik, jedan teren, prazna polja.
page-rules-drawing-1 = Izaberite jedan od oblika i jedan od terena sa karte. Oblik smete da okrećete i da ga obrnete.
page-rules-drawing-2 = Sva njegova polja moraju da budu na mapi i prazna. Slobodno polje ruševina je prazno; planine, pustoš i sve nacrtano su popunjena polja.
page-rules-drawing-3 = Oblik može da stoji bilo gde; ne mora da dodiruje ono što ste ranije nacrtali.
page-rules-drawing-4 = Ako nijedan oblik sa karte ne staje nigde na vašu mapu, popunite samo jedno polje bilo kojim terenom osim planine. Ono ne donosi novčić.
page-rules-drawing-5 = Samo jedno polje ne može da se bira dok neki oblik još staje. Ko više nema praznih polja, ne crta ništa.
page-rules-drawing-fig-ok = Sva polja su prazna, pa oblik ovde može da stoji.
page-rules-drawing-fig-no = Polje E6 je već popunjeno.

page-rules-ruins = Ruševine
    .top = Stara mesta koja čekaju da se na njima gradi.
page-rules-ruins-1 = Na svakoj mapi šest polja ima ruševine. Ona su prazna: na njima smete da crtate kad god želite, a do tada se računaju kao nepopunjena.
page-rules-ruins-when = Kada se pojavi karta ruševina
page-rules-ruins-2 = Karta ruševina ne troši vreme. Odmah se okreće sledeća karta.
page-rules-ruins-3 = Vaš crtež za tu kartu mora da pokrije bar jedno slobodno polje ruševina.
page-rules-ruins-4 = Ako nijedan oblik sa karte to ne može ili više nema slobodnih ruševina, crtate samo jedno polje, bilo gde, bilo kojim terenom osim planine.
page-rules-ruins-5 = Zaseda između te dve karte ništa ne menja. Čudovišta smeju da pokriju ruševine, ali nikad ne moraju, a obaveza čeka sledeću kartu istraživanja. Dve karte ruševina zaredom su jedna obaveza.
page-rules-ruins-after = Posle toga
page-rules-ruins-6 = Polje ruševina to ostaje i kada se na njemu crta; na to podseća mali jezičak u uglu. Zlatni ambar ga računa u oba slučaja.
page-rules-ruins-fig-ok = Selo pokriva ruševine na B6.
page-rules-ruins-fig-no = Staje, ali ruševine pored njega ostaju slobodne.

page-rules-coins = Planine i novčići
    .top = Novčić je reputacija na kraju svakog doba.
page-rules-coins-1 = Do novčića vode dva puta: nacrtajte oblik na kome je novčić ili popunite sve četiri strane planine.
page-rules-coins-2 = Planina daje svoj novčić jednom. Svejedno je ko popuni poslednju stranu: čudovišta koja nacrta sused računaju se vlasniku mape. Pustoš pored planine važi kao popunjena.
page-rules-coins-3 = Novčiće beležite na traci svoje mape. Na kraju svakog godišnjeg doba svaki novčić na traci vredi jednu reputaciju; novčići tu ostaju i za naredna doba.
page-rules-coins-4 = Na traci ima mesta za četrnaest. Što zaradite preko toga, propada.
page-rules-coins-fig-ok = Planina F6 je okružena sa četiri strane: novčić.
page-rules-coins-fig-no = Polje desno je prazno: još nema novčića.

page-rules-ambush = Zaseda
    .top = Jedan potez je vaša mapa u tuđim rukama.
page-rules-ambush-1 = Kada se okrene karta zasede, sve mape prelaze kod suseda, levo ili desno, kako karta pokazuje. Kada igra dvoje, oba smera vode kod istog suseda.
page-rules-ambush-2 = Svako na mapi koju drži crta oblik sa karte i popunjava ga čudovištima, a onda se mape vraćaju. Karta izlazi iz igre i okreće se sledeća.
page-rules-ambush-3 = Čudovištima trebaju prazna polja kao i svakom obliku. Ako oblik nigde ne staje, nacrtajte samo jedno polje čudovišta.
page-rules-ambush-4 = Na kraju svakog godišnjeg doba gubite po jednu reputaciju za svako prazno polje pored čudovišta. Polje pored dva čudovišta košta samo jednu. I slobodne ruševine su prazne.
page-rules-ambush-5 = Popunite polja oko čudovišta i više ništa ne odnose. Čudovišta su teren: popunjavaju redove, kolone i kvadrate kao i svaki drugi.
page-rules-ambush-fig-no = Sedam praznih polja pored čudovišta: sedam reputacija manje.
page-rules-ambush-fig-ok = Neka su popunjena; ostala i dalje koštaju.

page-rules-season = Kraj godišnjeg doba
    .top = Prebrojte, upišite, pa dalje.
page-rules-season-1 = Potez u kome vreme dostigne vremenski okvir ili ga pređe igra se do kraja. Zatim se godišnje doba boduje.
page-rules-season-2 = Broje se dve povelje: A i B u proleće, B i C u leto, C i D u jesen, D i A u zimu.
page-rules-season-3 = Dodajte po jednu reputaciju za svaki novčić, oduzmite po jednu za svako prazno polje pored čudovišta. Godišnje doba može da vredi i manje od nule.
page-rules-season-4 = Onda sledeće godišnje doba počinje sa sveže promešanim špilom. Posle zime se sabiraju sva četiri.

page-rules-cards = Šesnaest karata bodovanja
    .top = Po četiri iz svake kategorije; u partiji je po jedna.
page-rules-cards-1 = „Pored“ i „susedno“ uvek znače zajedničku stranicu, nikad samo ugao. Grupa su polja jednog terena spojena stranicama. Planine, pustoš i čudovišta su popunjena polja.
page-rules-note-sentinel_wood = Polje u uglu računa se jednom.
page-rules-note-stoneside_forest = Planina se računa jednom, a obe planine mora da dodiruje jedna te ista grupa.
page-rules-note-mages_valley = Svako polje se računa jednom, ma koliko planina dodirivalo.
page-rules-note-the_golden_granary = Ruševine na kojima je nešto nacrtano i dalje se računaju. Vodi na ruševinama treba drugo polje ruševina pored nje.
page-rules-note-shoreside_expanse = Pustoš nije ivica.
page-rules-note-great_city = Prvo se izostavljaju grupe pored planine, pa se računa najveća od ostalih.
page-rules-note-greengold_plains = Računaju se šuma, njiva, voda, čudovišta i planine.
page-rules-note-shieldgate = Može da bude velika koliko i najveća. Ako postoji samo jedna grupa, ne vredi ništa.
page-rules-note-lost_barony = I jedno jedino popunjeno polje je kvadrat.
page-rules-note-the_broken_road = Takvih dijagonala ima jedanaest; jedna od njih je i samo polje u donjem levom uglu.
page-rules-note-the_cauldrons = Slobodne ruševine su prazna polja.

page-rules-alone = Solo
    .top = Vi naspram kraljičinih očekivanja.
page-rules-alone-1 = Igrajte kao i obično. Drugačija je samo zaseda, jer nema suseda.
page-rules-alone-2 = Karta navodi ugao mape. Stavite oblik u taj ugao onako kako je odštampan, bez okretanja i obrtanja. Ako je neko polje popunjeno, pomerite ga za jedno polje duž ivice u smeru strelice, i tako ukrug dok ne stane.
page-rules-alone-3 = Ako nigde duž ivice ne staje, krenite ponovo iz istog ugla, jedno polje dublje. Ako ne staje baš nigde, ništa se ne događa.
page-rules-alone-4 = Popunjena mapa odmah završava partiju. Tada se boduje to godišnje doba, kao i ona koja tek dolaze.
page-rules-alone-5 = Na kraju od svoje reputacije oduzmite brojeve sa dna svoje četiri povelje. To je vaša ocena i ona donosi titulu.
page-rules-alone-rating = Ocena { $rating } ili više

page-rules-skills = Veštine
    .top = Mala ekspanzija: novčići kupuju pomoć.
page-rules-skills-1 = Na stolu leže tri od osam karata veština. Svaki igrač sme da koristi jednu po godišnjem dobu; dvoje sme da koristi istu.
page-rules-skills-2 = Prvo platite: precrtajte novčiće koji su bili na vašoj traci pre ovog poteza. Precrtani novčići zadržavaju svoje mesto i više ništa ne vrede. I veština bez cene troši vašu jedinu veštinu u tom godišnjem dobu.
page-rules-skills-3 = Posle karte ruševina samo crtež mora da leži na ruševinama, a ne i ono što veština dodaje. Znanje, Pregovori i Nečujan hod menjaju sam crtež, pa obaveza važi i za njih.
page-rules-skills-cost =
    { $cost ->
        [0] besplatno
        [one] { $cost } novčić
        [few] { $cost } novčića
       *[other] { $cost } novčića
    }
page-rules-note-acrobatics = Najavite je pre nego što se mape dodaju; sused crta manji oblik. U solo partiji vi birate kako je okrenut.
page-rules-note-concentrate = Bez drugog novčića, i ne uz jedno zamensko polje.
page-rules-note-cure_wounds = Čudovište može da bude i tek nacrtano.
page-rules-note-diplomacy = Za svaku kartu polje važi i kao njiva i kao selo.
page-rules-note-move_silently = Bar jedno polje mora da bude na mapi. Odštampani novčić ostaje.
page-rules-note-knowledge = Odštampani novčić ostaje.

page-rules-editions = Izdanja
    .top = Štampane knjižice se ne slažu sasvim.
page-rules-editions-1 = U knjižicama iz 2019. jedno polje koje crtate kada nijedan oblik ne staje dobija teren sa karte. Kasnije knjižice dozvoljavaju svaki teren osim planine. Posle karte ruševina sve dozvoljavaju bilo koji.
page-rules-editions-2 = Po ruskoj knjižici iz 2020. solo partija se završava čim se mapa popuni; ostale to ne pominju.
page-rules-editions-3 = Za svakim stolom piše po kom se izdanju igra; ako ništa ne promenite, važi novije. U ostalom se ne razlikuju.

page-rules-shuffle = Mešanje
    .top = Ne morate da verujete špilu. Možete da ga proverite.
page-rules-shuffle-1 = Pre prve karte server bira tajnu i pokazuje njen otisak, pa tajna kasnije ne može da se promeni.
page-rules-shuffle-2 = Svaka karta koja se pojavi računa se iz te tajne i naziva pitanja, na primer „treća karta proleća“. Ništa što nacrtate ne može da promeni ono što sledi.
page-rules-shuffle-3 = Kada se partija završi, tajna se pokazuje. Stranica sa snimkom sve to ponovo računa na vašem uređaju i kaže da li je svaka karta bila prava.
page-rules-shuffle-4 = Tajna mape dana je otvorena: određuje je datum i ista je za sve. Svako bi mogao da zaviri unapred, pa je za zabavu.
