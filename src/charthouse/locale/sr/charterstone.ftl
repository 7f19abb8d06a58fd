### Charterstone. Pojmovi su iz Hronike; pravila i priče su ispričani našim rečima.
### Oznake posle poslednje crtice su iste kao u datotekama sa sadržajem. Ono što je u sanducima je u charterstone-sealed.ftl.

## Reči

charterstone = Charterstone
stone-charter-purple = ljubičasti posed
stone-charter-black = crni posed
stone-charter-green = zeleni posed
stone-charter-red = crveni posed
stone-charter-blue = plavi posed
stone-charter-yellow = žuti posed
stone-resource-pumpkin = bundeva
stone-resource-coal = ugalj
stone-resource-wood = drvo
stone-resource-clay = glina
stone-resource-iron = gvožđe
stone-resource-grain = žito
stone-goods-resources = resursi
stone-goods-coins = novčići
stone-goods-cards = karte razvoja
stone-plot = { $charter }, parcela { $number }
stone-cell = { $row }, kolona { $column }
stone-and = { $first }, { $second }
stone-or = { $first } ili { $second }
stone-supply-general = Opšta zaliha
stone-supply-personal = Lična zaliha
stone-commons = Trg
stone-vp = Poeni
stone-influence = Uticaj
stone-coins = Novčići
stone-workers = Radnici
stone-worker = Radnik
stone-progress = Staza napretka
stone-reputation = Staza ugleda
stone-quota = Tabela kvote
stone-objectives = Ciljevi
stone-mat = Podloga za karte razvoja
stone-deck = Špil karata razvoja
stone-discard = Odbačene karte
stone-archive = Arhiva
stone-chest = Škrinja poseda
stone-crate = Sanduk { $number }
stone-persona = Ličnost
stone-chronicle = Hronika
stone-glory = Slava
# Sanduk koji se otvara tek u nekoj od sledećih partija kampanje.
stone-opens-later = Otvara se kasnije u kampanji
stone-inactive = posed bez igrača
stone-part-construction = Gradnja
stone-part-crates = Sanduci
stone-part-objectives = Ciljevi
stone-part-quota = Kvota
stone-part-buildings = Ostale zgrade
stone-part-assistants = Pomoćnici
stone-part-reputation = Ugled

## Zgrade

stone-building-zeppelin = Cepelin
stone-building-charterstone = Charterstone
stone-building-grandstand = Tribina
stone-building-treasury = Riznica
stone-building-market = Pijaca
stone-building-cloud_port = Oblačna luka
stone-building-pumpkin_patch = Polje bundeva
stone-building-coal_pit = Ugljenokop
stone-building-woodlot = Šumarak
stone-building-clay_bank = Glinokop
stone-building-iron_mine = Rudnik gvožđa
stone-building-grain_field = Žitno polje

## Pomoćnici

stone-assistant-innovator = Pronalazač
    .about = Charterstone: svaki put još 2 poena.
stone-assistant-engineer = Inženjer
    .about = Cepelin: svaki put još 2 poena.
stone-assistant-maestro = Maestro
    .about = Tribina: možete uzeti i ugled.
stone-assistant-sherpa = Šerpa
    .about = Pomeranje žetona napretka: 1 poen za svako polje.
stone-assistant-broker = Posrednik
    .about = Oblačna luka: svaki put još 1 poen.
stone-assistant-longshoreman = Lučki radnik
    .about = Žeton na stazi ugleda: svaki put 1 poen.
stone-assistant-archivist = Arhivar
    .about = Pijaca: možete uzeti i ugled.
stone-assistant-treasurer = Rizničar
    .about = Riznica: možete i da vratite 1 žeton uticaja.

## Ciljevi

stone-objective-pay_your_dues = Izmiren dug
    .about = Imajte 3 žetona u tabeli kvote.
stone-objective-amass_wealth = Stečeno bogatstvo
    .about = Imajte 6 novčića.
stone-objective-helping_hand = Ruka pomoći
    .about = Imajte 2 pomoćnika.
stone-objective-plenty_of_goods = Svega u izobilju
    .about = Imajte bar po jedan resurs svake vrste.
stone-objective-well_connected = Dobre veze
    .about = Imajte 2 žetona na stazi ugleda.

## Reči dejstava: šta se plaća i šta se dobija

stone-word-vp =
    { $n ->
        [one] { $n } poen
        [few] { $n } poena
       *[other] { $n } poena
    }
stone-word-coin =
    { $n ->
        [one] { $n } novčić
        [few] { $n } novčića
       *[other] { $n } novčića
    }
stone-word-influence =
    { $n ->
        [one] { $n } žeton uticaja
        [few] { $n } žetona uticaja
       *[other] { $n } žetona uticaja
    }
stone-word-reputation =
    { $n ->
        [one] { $n } žeton ugleda
        [few] { $n } žetona ugleda
       *[other] { $n } žetona ugleda
    }
stone-word-progress = napredak za { $n }
stone-word-draw = karta sa vrha špila
stone-word-construct = gradnja zgrade na svojoj praznoj parceli
stone-word-crate = otvaranje sanduka
stone-word-objective = bodovanje cilja
stone-word-quota = prodaja za kvotu
# Ono što karta zgrade traži za gradnju.
stone-word-printed =
    { $n ->
        [one] { $n } resurs prikazan na karti
        [few] { $n } resursa prikazana na karti
       *[other] { $n } resursa prikazanih na karti
    }
stone-word-on_objective =
    { $n ->
        [one] { $n } žeton uticaja (ostaje na cilju)
        [few] { $n } žetona uticaja (ostaju na cilju)
       *[other] { $n } žetona uticaja (ostaju na cilju)
    }
stone-word-in_cell =
    { $n ->
        [one] { $n } žeton uticaja (ostaje u polju) i roba koju polje traži
        [few] { $n } žetona uticaja (ostaju u polju) i roba koju polje traži
       *[other] { $n } žetona uticaja (ostaju u polju) i roba koju polje traži
    }

## Koliko čega

stone-some-pumpkin = { $n ->
        [one] { $n } bundeva
        [few] { $n } bundeve
       *[other] { $n } bundeva
    }
stone-some-coal = { $n ->
        [one] { $n } ugalj
        [few] { $n } uglja
       *[other] { $n } uglja
    }
stone-some-wood = { $n ->
        [one] { $n } drvo
        [few] { $n } drveta
       *[other] { $n } drveta
    }
stone-some-clay = { $n ->
        [one] { $n } glina
        [few] { $n } gline
       *[other] { $n } gline
    }
stone-some-iron = { $n ->
        [one] { $n } gvožđe
        [few] { $n } gvožđa
       *[other] { $n } gvožđa
    }
stone-some-grain = { $n ->
        [one] { $n } žito
        [few] { $n } žita
       *[other] { $n } žita
    }
# Resursi po izboru igrača.
stone-some-any = { $n ->
        [one] { $n } resurs po izboru
        [few] { $n } resursa po izboru
       *[other] { $n } resursa po izboru
    }
# Resursi po izboru igrača, svaki druge vrste.
stone-some-different = { $n ->
        [one] { $n } resurs
        [few] { $n } različita resursa
       *[other] { $n } različitih resursa
    }
stone-cards-any = { $n ->
        [one] { $n } karta razvoja
        [few] { $n } karte razvoja
       *[other] { $n } karata razvoja
    }
stone-cards-any_or_top = { $n ->
        [one] { $n } karta razvoja, otkrivena ili sa vrha špila
        [few] { $n } karte razvoja, otkrivene ili sa vrha špila
       *[other] { $n } karata razvoja, otkrivenih ili sa vrha špila
    }
stone-cards-assistant = { $n ->
        [one] { $n } pomoćnik
        [few] { $n } pomoćnika
       *[other] { $n } pomoćnika
    }
stone-cards-building = { $n ->
        [one] { $n } karta zgrade
        [few] { $n } karte zgrada
       *[other] { $n } karata zgrada
    }
stone-cards-constructed = { $n ->
        [one] { $n } karta sagrađene zgrade
        [few] { $n } karte sagrađenih zgrada
       *[other] { $n } karata sagrađenih zgrada
    }

## Pitanja

stone-ask-pay = { $source }: šta plaćate? ({ $what })
stone-ask-resource = { $source }: koje resurse uzimate? ({ $what })
stone-ask-card = { $source }: koju kartu uzimate?
stone-ask-reputation = { $source }: stavljate li žeton uticaja na stazu ugleda?
stone-ask-influence = { $source }: vraćate li uticaj iz zalihe?
stone-ask-choose = { $source }: koju nagradu birate?
stone-ask-construct = { $source }: šta gradite i gde?
stone-ask-crate = { $source }: koji sanduk otvarate?
stone-ask-objective = { $source }: koji cilj bodujete?
stone-ask-quota = { $source }: koje polje popunjavate?
stone-reveals-card = Tada se otkriva nova karta: to se ne može vratiti.
stone-reveals-crate = Otvoren sanduk ostaje otvoren: to se ne može vratiti.

## Izbor

stone-do-place = Postavi radnika: { $building }
stone-do-take-back = Vrati sve radnike
stone-do-pay = Plati: { $what }
stone-do-take = Uzmi: { $what }
stone-do-choose = { $what }
stone-do-build = Gradi: { $building } ({ $plot })
stone-do-open = Otvori sanduk { $number } ({ $building })
stone-do-score = Boduj cilj: { $objective }
stone-do-fill = Popuni polje: { $cell }
stone-do-skip = Propusti
stone-thing-reputation = ugled
stone-thing-top = karta sa vrha špila
stone-choice-cards = Karta zgrade
stone-choice-points = Poeni

## Zašto ne

stone-why-not-your-turn = Niste na potezu.
stone-why-not-offered = To nije među ponuđenim izborima.
stone-why-nothing-to-recall = Ovde nema šta da se povuče.
stone-why-place-first = Postavite radnika ili vratite sve svoje radnike.
stone-why-no-worker-out = Na tabli nema nijednog vašeg radnika.
stone-why-no-worker = Nemate radnika za postavljanje. Prvo ih vratite.
stone-why-no-such-building = Takve zgrade nema na tabli.
stone-why-short = Još vam nedostaje: { $missing }.
stone-why-no-building-card = Nemate kartu zgrade za gradnju.
stone-why-no-printed-resources = Nedostaju vam resursi prikazani na vašim kartama zgrada.
stone-why-no-empty-plot = Na vašem posedu nema prazne parcele.
stone-why-no-crate = Nemate kartu sagrađene zgrade sa sandukom.
stone-why-crate-opens-later = Vaši sanduci se otvaraju kasnije u kampanji.
stone-why-no-influence-left = Nemate više uticaja.
stone-why-no-objective = Ne ispunjavate nijedan cilj koji još niste bodovali.
stone-why-no-quota-cell = Ne možete da platite nijedno slobodno polje kvote.
stone-why-not-an-answer = To nije odgovor na pitanje.
stone-why-not-yours-to-name = Tome ne dajete ime vi.
stone-why-has-a-name = To već ima ime.
stone-why-bad-name = Ime je jedan red sa najviše 40 slova.

## Šta nije u redu sa tekstom

stone-bad-action = „{ $text }“ nije akcija. Akcija počinje jednom od ovih reči: { $known }
stone-bad-word = „{ $word }“ nije naziv iz ove igre: nazivi se pišu malim slovima latinice.
stone-bad-name = Ime je jedan red sa najviše 40 slova, na primer: name sherpa Tenzing
stone-bad-charters = Svakom igraču treba po jedan posed. Igrača: { $wanted }, poseda: { $found }.
stone-bad-charters-twice = Dva igrača ne mogu imati isti posed.
stone-bad-later-game = Zasad se može igrati samo prva partija kampanje.
stone-bad-campaign = Ovo nije kampanja ili je zapis okrnjen: { $line }
stone-bad-campaign-changed = Strana { $page } kampanje je menjana: ne nadovezuje se na prethodnu.
stone-bad-campaign-page = Strana { $page } kampanje ne odgovara ishodu svoje partije.
stone-bad-campaign-record = Partija ne može da se zapečati: { $why }
stone-bad-campaign-open = Partija još nije završena, pa ne može da se zapečati.
stone-bad-campaign-charters = Partija je igrana sa drugim posedima nego kampanja.
stone-bad-campaign-game = Kampanja čeka partiju { $wanted }, a ovo je partija { $found }.
stone-bad-campaign-name = Ovaj posed sada ne može dobiti ime: imenuje ga samo ko nije pobedio u prošloj partiji, i to jednom.
stone-bad-paper = Svaki igrač ima poene i žetone ugleda; oba broja moraju biti cela.

## Dnevnik

stone-log-first = Kocka je odlučila: počinje { $name }.
stone-log-objective = Cilj: { $objective }
stone-log-shown = Na podlogu stiže karta „{ $card }“.
stone-log-drawn = { $name } vuče kartu „{ $card }“.
stone-log-placed = { $name }: { $building }
stone-log-bumped = { $building }: radnik igrača { $name } ide kući.
stone-log-home = { $name } vraća sve radnike.
stone-log-paid = { $name } plaća: { $goods }.
stone-log-gained = { $name } dobija: { $goods }.
stone-log-vp =
    { $n ->
        [one] { $name } osvaja { $n } poen ({ $source }).
        [few] { $name } osvaja { $n } poena ({ $source }).
       *[other] { $name } osvaja { $n } poena ({ $source }).
    }
stone-source-reputation = ugled
stone-source-progress = napredak
stone-log-took = { $name } uzima kartu „{ $card }“.
stone-log-discarded = { $name } odbacuje: { $cards }.
stone-log-given = Iz sanduka: { $name } dobija kartu „{ $card }“.
stone-log-archived = Karta „{ $card }“ odlazi u arhivu.
stone-log-reshuffled = Odbačene karte se mešaju u novi špil.
stone-log-built = { $name } gradi: { $building } ({ $plot })
stone-log-opened = { $name } otvara sanduk { $number }!
stone-log-persona = U škrinju igrača { $name }: { $persona }
stone-log-rule = Novo pravilo ulazi u Hroniku, pod brojem { $slot }.
stone-log-met = { $name } boduje cilj „{ $objective }“.
stone-log-filled = { $name } popunjava kvotu: { $cell }
stone-log-reputed = { $name } stavlja žeton na stazu ugleda.
stone-log-forced = { $name } više nema uticaja, zato se žeton napretka pomera.
stone-log-progress =
    { $left ->
        [0] { $name } pomera žeton napretka na poslednje polje. Ovaj krug je poslednji.
        [one] { $name } pomera žeton napretka. Ostalo je još { $left } polje.
        [few] { $name } pomera žeton napretka. Ostala su još { $left } polja.
       *[other] { $name } pomera žeton napretka. Ostalo je još { $left } polja.
    }
stone-log-named = { $name } daje ime ({ $what }): { $given }
stone-log-named-persona = Ličnost igrača { $name } dobija ime: { $given }
stone-log-glory = { $name } stiče slavu: { $n }
stone-log-won = { $name } pobeđuje.
stone-log-end = Igra je završena.

## Hronika: pravila našim rečima

stone-rule-4-1 = Priprema igre
    .about = U zalihi je 36 novčića i po 12 od svakog od šest resursa. Otkriveno je pet karata razvoja i tri cilja. Žeton napretka kreće sa polja za dati broj igrača. Kocka odlučuje ko počinje. Svaki igrač ima ličnost, kartu sagrađene prve zgrade svog poseda, dva radnika, dvanaest žetona uticaja i, u prvoj partiji, četiri novčića.
stone-rule-6-1 = Uticaj
    .about = Za celu partiju imate dvanaest žetona uticaja. Žeton položen na tablu ostaje tamo. Plaćeni odlazi u zalihu, odakle ga neke nagrade vraćaju. Kad nemate nijedan, ne možete ništa što traži uticaj, a svaki vaš potez počinje pomeranjem žetona napretka za jedno polje.
stone-rule-7-1 = Karte razvoja
    .about = Na podlozi je pet otkrivenih karata; uzeta se odmah zamenjuje novom. Sve karte kod igrača su otkrivene. Iskorišćene se odbacuju i mešaju u špil kad se isprazni ili kad u njega stignu nove vrste.
stone-rule-8-1 = Pomoćnici
    .about = Pomoćnik nešto dodaje kad god obavite jednu od glavnih akcija. Uzima se na Pijaci, a ako mu niko nije dao ime, možete vi.
stone-rule-10-1 = Karte sagrađenih zgrada
    .about = Karta sagrađene zgrade ostaje kod vas ako je na njoj sanduk, a odlazi u arhivu ako ga nema.
stone-rule-15-1 = Vaš potez
    .about = Postavite radnika na bilo koju zgradu ili vratite sve svoje radnike. Radnik koji je tamo stajao ide kući svom vlasniku. Zatim platite što zgrada traži; ako ne možete, tu ne smete da stanete. Zatim uzmite sve ili deo onoga što daje. Novčića i resursa može da ponestane.
stone-rule-17-1 = Trg
    .about = Cepelin: za 3 žetona uticaja i četiri prikazana resursa gradite zgradu sa karte na svojoj parceli, 5 poena. Charterstone: za 4 novčića i 2 žetona uticaja otvarate sanduk, 5 poena. Tribina: 1 žeton uticaja na cilj koji ispunjavate, 5 poena. Riznica: bilo koji resurs za novčić. Pijaca: bilo koji resurs i novčić za otkrivenu kartu razvoja.
stone-rule-19-1 = Otvaranje sanduka
    .about = Otvara se sanduk sa jedne od vaših karata sagrađenih zgrada: pogledajte šta je u njemu, upišite poene, pomerite žeton napretka i stavite kartu u arhivu. Ličnosti idu u vašu škrinju za sledeće partije.
stone-rule-20-1 = Ciljevi
    .about = Stavite jedan žeton uticaja na cilj koji ispunjavate: 5 poena na Tribini, i žeton napretka se pomera. Svaki igrač može svaki cilj da boduje jednom u partiji.
stone-rule-22-1 = Kvota
    .about = Izaberite slobodno polje, platite traženu vrstu i količinu robe i ostavite u njemu jedan žeton uticaja: 3 poena u Oblačnoj luci. Neka polja daju još 1 poen ili ugled.
stone-rule-23-1 = Ugled
    .about = Za ugled se jedan žeton uticaja stavlja na stazu: prvi na polje za dati broj igrača, sledeći ka okeanu, dok ima mesta. Na kraju najviše žetona nosi 10 poena, sledeći po broju 7, treći 4; izjednačeni svi dobijaju.
stone-rule-24-1 = Prihod
    .about = Ovaj znak zasad zanemarite.
stone-rule-25-1 = Napredak
    .about = Gradnja zgrade, otvaranje sanduka i bodovanje cilja pomeraju žeton za jedno polje. Na znaku ugleda, ko ga je pomerio može uzeti ugled.
stone-rule-26-1 = Kraj igre
    .about = Kad žeton stigne na poslednje polje, dovršite krug. Pobeđuje ko ima najviše poena; izjednačeni dele pobedu.

## Ispravke Hronike

stone-erratum-market_face_up = Ispravka izdavača: Pijaca daje samo otkrivene karte.
    .printed = Kako je odštampano: Pijaca može dati i gornju kartu špila.
stone-erratum-zeppelin_points = Ispravka po engleskom izdanju: Cepelin daje 5 poena.
    .printed = Kako je odštampano: Cepelin ne daje poene.
