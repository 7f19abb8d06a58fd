### The page of Charterstone. Names and rules are in charterstone.ftl.

## First page, new table

page-stone-front = Six charters, one village
    .about = Place a worker, pay, build, open crates: each of them adds a building, a person or a rule. Game one of the campaign, for two to six, bots included.
page-stone-front-options = Charters and rivals
page-stone-player = Villager
page-stone-player-numbered = Villager { $number }
page-stone-mode-solo = You play against bots, which count as players.
page-stone-mode-here = You pass this device around; everything lies open.
page-stone-mode-link = Each seat gets a link of its own; play at your own pace.
page-stone-front-link = Charterstone by link
page-stone-front-here = Charterstone at one screen
page-stone-front-play = Play against two bots
page-stone-chronicle = The Chronicle
    .about = The rules of Charterstone in force, in plain words.
page-stone-chronicle-about = The rules as they are before the first game. What crates add is written here only at the table where they were opened.
page-stone-charters = Charters
    .about = Each player has a charter around the commons. All begin alike; each yields a resource of its own.
page-stone-charters-empty = Charters nobody plays stay empty, but their first buildings are open to everybody.
page-stone-game-one = Charterstone, game one of the campaign
    .about = The first six crates may be opened. Everything lies open between the players, only the deck and the crates are hidden.
page-stone-sum = { $seats ->
        [one] Charterstone, { $seats } player.
       *[other] Charterstone, { $seats } players.
    }

## The table

page-stone-round = Round { $round }
page-stone-chip = Round { $round }, { $left } to go
page-stone-village = The village
page-stone-words = What it says
page-stone-players = Players
page-stone-seat = { $now ->
        [yes] { $name }, { $points }, on turn: show the supply
       *[no] { $name }, { $points }: show the supply
    }
page-stone-empty = empty
page-stone-free = free
page-stone-new = new
page-stone-end = End
page-stone-later = later
page-stone-nothing = nothing
page-stone-label-pay = Pay: { $what }
page-stone-label-gain = Take: { $what }
page-stone-label-worker = A worker of { $name } stands here
page-stone-label-open = You can use it
page-stone-plot-empty = Empty plot { $number }, { $charter }
page-stone-plot-build = Build on plot { $number }, { $charter }
page-stone-objectives = Objectives
page-stone-scored-by = scored by { $name }
page-stone-quota = Quota
page-stone-quota-goods = Goods
page-stone-cell-vp = 1 more point
page-stone-cell-reputation = and a reputation
page-stone-progress = Progress
page-stone-steps = { $left ->
        [one] { $left } step left
       *[other] { $left } steps left
    }
page-stone-step-reputation = Whoever moves here may take a reputation
page-stone-step-income = Income: not in play yet
page-stone-reputation = Reputation
page-stone-room = { $room ->
        [one] { $room } space free
       *[other] { $room } spaces free
    }
page-stone-reputation-now = reputation as it stands: { $n }
page-stone-regions = Regions of the village
page-stone-region-objectives = Objectives
page-stone-region-commons = Commons
page-stone-region-quota = Cloud Port and quota
page-stone-region-before = Region before
page-stone-region-next = Next region

## Turn and words

page-stone-your-turn = Your turn
page-stone-turn-of = { $name } is on turn
page-stone-over = The game is over
page-stone-act = Place a worker, or take all back
page-stone-answer = Choose one
page-stone-open = { $count } open
page-stone-only-open = Show only what I can use (F)
page-stone-where-commons = The Commons, open to everybody
page-stone-where-cloud = Above the village, open to everybody
page-stone-where-charter = { $owner ->
        [you] { $charter }, yours. Open to everybody
        [other] { $charter }, { $name }. Open to everybody
       *[none] { $charter }, no player. Open to everybody
    }
page-stone-pay = You pay
page-stone-pay-short = Pay
page-stone-gain-short = Take
page-stone-bump-short = Bump
page-stone-goes-home = { $name } goes home
page-stone-pay-nothing = Nothing. It is free.
page-stone-have-left = you have → left
page-stone-have = have { $have }, need { $n }
page-stone-gain = You may take, all or part
page-stone-bump = A worker of { $name } stands here. Yours takes the place and sends it home.
page-stone-bump-own = Your own worker stands here. It comes home, and the new one stays.
page-stone-why = Why can’t I?
page-stone-help = { $building } gives what is missing.
page-stone-show = Show { $building }
page-stone-not-now = Not possible now
page-stone-place = Place a worker
page-stone-take-back = Take all back
page-stone-undo = Take it back
page-stone-undo-of = Take { $name }’s turn back
page-stone-step-place = Placed
page-stone-step-choose = Choose
page-stone-step-then = Then
page-stone-then = Then, at { $building }
page-stone-all-answers = Show all answers
page-stone-you = { $name } (you)
page-stone-since = Since your turn
page-stone-since-moves = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
page-stone-rule = Rule { $slot }: { $name }
page-stone-column = Column { $column }
page-stone-sell-resources = { $n ->
        [one] Sell { $n } resource
       *[other] Sell { $n } resources
    }
page-stone-sell-coins = { $n ->
        [one] Give { $n } coin
       *[other] Give { $n } coins
    }
page-stone-sell-cards = { $n ->
        [one] Give { $n } advancement card
       *[other] Give { $n } advancement cards
    }

## Supply, cards

page-stone-supply = Supply
page-stone-workers = Workers { $home }/{ $all }
page-stone-stands-on = On { $building }
page-stone-out = Workers on: { $buildings }
page-stone-influence = Influence
page-stone-influence-where = { $placed } placed, { $spent } in the supply
page-stone-goods = Coins and resources
page-stone-coins = coins
page-stone-short = { $n } short
page-stone-cards = Cards: { $count }
page-stone-kind-assistant = assistants
page-stone-kind-building = buildings
page-stone-kind-constructed = built
page-stone-my-cards = My cards
page-stone-no-cards = No cards yet.
page-stone-mat = Advancement mat
page-stone-mat-gap = No card: the deck is empty.
page-stone-deck = { $count } in the deck
page-stone-log = Log
page-stone-card-plan = To build it: { $cost }
page-stone-card-built = Built.
page-stone-card-crate = Holds crate { $number }, for the Charterstone.
page-stone-card-later = Holds crate { $number }, which opens later in the campaign.
page-stone-name = Give a name
page-stone-name-persona = Name my persona
page-stone-name-what = Name: { $what }
page-stone-named = “{ $name }”
page-stone-name-about = A name is given once and stays for the whole campaign.
page-stone-tabs = Parts of the table
page-stone-tab-village = Village
page-stone-tab-tracks = Tracks
page-stone-tab-cards = Cards
page-stone-tab-players = Players
page-stone-tab-chronicle = Rules

## Crates and Chronicle

page-stone-crate-title = { $name } opens crate { $number }
page-stone-crate-in = In the crate
page-stone-crate-for = For { $name }
page-stone-crate-once-built = Carries crate { $number } once it is built
page-stone-crate-rules = New in the Chronicle, for everybody.
page-stone-build-short = Build
page-stone-crate-about = This is in the village now, for good.
page-stone-crate-building = A building card
page-stone-crate-persona = A persona, into the chest
page-stone-carry-on = Carry on
page-stone-chronicle-slots = The places of the Chronicle
page-stone-chronicle-unwritten = not written yet
page-stone-chronicle-which = Whose Chronicle
page-stone-chronicle-printed = As printed, before game one
page-stone-chronicle-here = As it stands at this table: { $come }. What was written there since shows what stood before.
page-stone-find-rule = Find a rule
page-stone-no-rule = No rule says that.
page-stone-version = version { $version }
page-stone-rule-before = Before
page-stone-rule-now = Now
page-stone-rule-empty = Nothing was written here.

## The first turns

page-stone-coach = The first turns
page-stone-coach-count = { $at } of { $all }.
page-stone-coach-read = Each hexagon is a building: below left what it asks, above right what it gives. Press { $building } to read it in words.
page-stone-coach-place = Bright buildings can be used now. { $building } is free: place a worker there.
page-stone-coach-bump = Your worker stays until you take it back, or until somebody places on the same building and sends it home. Any building is open to everybody. Place your other worker.
page-stone-coach-back = With no worker at home, take all back: that is a turn too, and both come home.
page-stone-coach-goods = Resources become coins at the { $building }, and a resource with a coin becomes a card at the Market. Dim buildings say why they can’t be used.
page-stone-coach-points = Points come from crates, sales and objectives too: the { $building } opens the crate on your card for 4 coins and 2 influence, the Cloud Port sells goods, the Grandstand scores an objective you meet.
page-stone-coach-end = Your twelve influence have to last for the whole game. Building, opening a crate and scoring an objective move the hourglass above: when it reaches the end, the round is finished and most points win.
page-stone-coach-next = Next
page-stone-coach-done = Done
page-stone-coach-close = Play without hints
page-stone-coach-again = Explain the first turns

## The end

page-stone-end-k = Game one is over
page-stone-won = { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
page-stone-end-player = Player
page-stone-end-sum = Sum
page-stone-end-glory = Glory
page-stone-end-why = Most reputation scores 10, the next 7, the third 4; players who are tied all score. Each full 10 points are one glory.
page-stone-why-glory = { $points }: each full 10 are one glory
page-stone-why-line = { $source }, round { $round }
page-stone-why-figure = { $name }, { $part }: { $n }. Where from?
page-stone-why-of = { $name }, { $part }
page-stone-why-ask = Point at a figure, or press it, to see where it came from.
page-stone-keeps = What the village keeps
page-stone-keeps-crates = { $count ->
        [one] { $count } crate opened
       *[other] { $count } crates opened
    }
page-stone-keeps-buildings = { $count ->
        [one] { $count } new building
       *[other] { $count } new buildings
    }
page-stone-keeps-rules = { $count ->
        [one] { $count } rule in the Chronicle
       *[other] { $count } rules in the Chronicle
    }
page-stone-keeps-none = None yet.
page-stone-keeps-persona = { $persona }, in the chest of { $name }
page-stone-tokens = { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
page-stone-rematch = Play it again
page-stone-see-village = Look at the village
page-stone-to-sheet = Back to the result

## Replay

page-stone-replay-time = Where in the game
page-stone-replay-at = Turn { $turn } ({ $at } of { $all })
page-stone-replay-back = One step back
page-stone-replay-on = One step on
page-stone-replay-play = Play
page-stone-replay-stop = Stop
page-stone-replay-step = What happened
page-stone-replay-turn = Turn { $turn }: { $name }
page-stone-replay-setup = Before the first turn
page-stone-replay-changes = Supply of { $name }
