### Charterstone. Terms are those of the Chronicle; rules and stories are in our own words.
### Ids after the last hyphen are those of the content files. What crates hold is in charterstone-sealed.ftl.

## Words

charterstone = Charterstone
stone-charter-purple = purple charter
stone-charter-black = black charter
stone-charter-green = green charter
stone-charter-red = red charter
stone-charter-blue = blue charter
stone-charter-yellow = yellow charter
stone-resource-pumpkin = pumpkin
stone-resource-coal = coal
stone-resource-wood = wood
stone-resource-clay = clay
stone-resource-iron = iron
stone-resource-grain = grain
stone-goods-resources = resources
stone-goods-coins = coins
stone-goods-cards = advancement cards
stone-plot = { $charter }, plot { $number }
stone-cell = { $row }, column { $column }
stone-and = { $first }, { $second }
stone-or = { $first } or { $second }
stone-supply-general = General supply
stone-supply-personal = Personal supply
stone-commons = The Commons
stone-vp = Victory points
stone-influence = Influence
stone-coins = Coins
stone-workers = Workers
stone-worker = Worker
stone-progress = Progress track
stone-reputation = Reputation track
stone-quota = Quota track
stone-objectives = Objectives
stone-mat = Advancement mat
stone-deck = Advancement deck
stone-discard = Discard pile
stone-archive = Archive
stone-chest = Charter chest
stone-crate = Crate { $number }
stone-persona = Persona
stone-chronicle = The Chronicle
stone-glory = Glory
# A crate that opens only in a later game of the campaign.
stone-opens-later = Opens later in the campaign
stone-inactive = inactive charter
stone-part-construction = Construction
stone-part-crates = Crates
stone-part-objectives = Objectives
stone-part-quota = Quota
stone-part-buildings = Other buildings
stone-part-assistants = Assistants
stone-part-reputation = Reputation

## Buildings

stone-building-zeppelin = Zeppelin
stone-building-charterstone = Charterstone
stone-building-grandstand = Grandstand
stone-building-treasury = Treasury
stone-building-market = Market
stone-building-cloud_port = Cloud Port
stone-building-pumpkin_patch = Pumpkin Patch
stone-building-coal_pit = Coal Pit
stone-building-woodlot = Woodlot
stone-building-clay_bank = Clay Bank
stone-building-iron_mine = Iron Mine
stone-building-grain_field = Grain Field

## Assistants

stone-assistant-innovator = Innovator
    .about = Charterstone: 2 more points each time.
stone-assistant-engineer = Engineer
    .about = Zeppelin: 2 more points each time.
stone-assistant-maestro = Maestro
    .about = Grandstand: you may also take a reputation.
stone-assistant-sherpa = Sherpa
    .about = Moving the progress token: 1 point a space.
stone-assistant-broker = Broker
    .about = Cloud Port: 1 more point each time.
stone-assistant-longshoreman = Longshoreman
    .about = Placing a reputation: 1 point each time.
stone-assistant-archivist = Archivist
    .about = Market: you may also take a reputation.
stone-assistant-treasurer = Treasurer
    .about = Treasury: you may also take 1 influence back.

## Objectives

stone-objective-pay_your_dues = Pay Your Dues
    .about = Have 3 tokens on the quota track.
stone-objective-amass_wealth = Amass Wealth
    .about = Have 6 coins.
stone-objective-helping_hand = Helping Hand
    .about = Have 2 assistants.
stone-objective-plenty_of_goods = Plenty of Goods
    .about = Have one of each resource.
stone-objective-well_connected = Well Connected
    .about = Have 2 tokens on the reputation track.

## Effect words: what is paid and what is gained

stone-word-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
stone-word-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
stone-word-influence =
    { $n ->
        [one] { $n } influence
       *[other] { $n } influence
    }
stone-word-reputation = { $n } reputation
stone-word-progress = progress { $n }
stone-word-draw = the top card of the deck
stone-word-construct = construct a building on your own empty plot
stone-word-crate = open a crate
stone-word-objective = score an objective
stone-word-quota = sell into the quota
# What a building card asks for when it is built.
stone-word-printed = the { $n } resources printed on the card
stone-word-on_objective = { $n } influence, which stays on the objective
stone-word-in_cell = { $n } influence, which stays in the cell, and the goods of the cell

## So many of a thing

stone-some-pumpkin = { $n ->
        [one] { $n } pumpkin
       *[other] { $n } pumpkins
    }
stone-some-coal = { $n } coal
stone-some-wood = { $n } wood
stone-some-clay = { $n } clay
stone-some-iron = { $n } iron
stone-some-grain = { $n } grain
# Resources of the player’s choice.
stone-some-any = { $n ->
        [one] { $n } resource of any kind
       *[other] { $n } resources of any kind
    }
# Resources of the player’s choice, all of different kinds.
stone-some-different = { $n ->
        [one] { $n } resource
       *[other] { $n } different resources
    }
stone-cards-any = { $n ->
        [one] { $n } advancement card
       *[other] { $n } advancement cards
    }
stone-cards-any_or_top = { $n ->
        [one] { $n } advancement card, face up or from the deck
       *[other] { $n } advancement cards, face up or from the deck
    }
stone-cards-assistant = { $n ->
        [one] { $n } assistant
       *[other] { $n } assistants
    }
stone-cards-building = { $n ->
        [one] { $n } building card
       *[other] { $n } building cards
    }
stone-cards-constructed = { $n ->
        [one] { $n } constructed building card
       *[other] { $n } constructed building cards
    }

## Questions

stone-ask-pay = { $source }: what do you pay? ({ $what })
stone-ask-resource = { $source }: which resources do you take? ({ $what })
stone-ask-card = { $source }: which card do you take?
stone-ask-reputation = { $source }: do you put an influence token on the reputation track?
stone-ask-influence = { $source }: do you take influence back from the supply?
stone-ask-choose = { $source }: which benefit?
stone-ask-construct = { $source }: what do you build, and where?
stone-ask-crate = { $source }: which crate do you open?
stone-ask-objective = { $source }: which objective do you score?
stone-ask-quota = { $source }: which cell do you fill?
stone-reveals-card = A new card is turned up then: this can’t be taken back.
stone-reveals-crate = An opened crate stays open: this can’t be taken back.

## Choices

stone-do-place = Place a worker: { $building }
stone-do-take-back = Take all workers back
stone-do-pay = Pay { $what }
stone-do-take = Take { $what }
stone-do-choose = { $what }
stone-do-build = Build { $building } on { $plot }
stone-do-open = Open crate { $number } ({ $building })
stone-do-score = Score { $objective }
stone-do-fill = Fill { $cell }
stone-do-skip = Leave it
stone-thing-reputation = a reputation
stone-thing-top = the top card of the deck
stone-choice-cards = A building card
stone-choice-points = Points

## Why not

stone-why-not-your-turn = It is not your turn.
stone-why-not-offered = That is not one of the choices.
stone-why-nothing-to-recall = There is nothing to recall here.
stone-why-place-first = Place a worker, or take all your workers back.
stone-why-no-worker-out = None of your workers is on the board.
stone-why-no-worker = You have no worker to place. Take them back first.
stone-why-no-such-building = There is no such building on the board.
stone-why-short = You still need { $missing }.
stone-why-no-building-card = You have no building card to construct.
stone-why-no-printed-resources = You lack the resources printed on your building cards.
stone-why-no-empty-plot = No plot of your charter is empty.
stone-why-no-crate = You have no constructed building card with a crate.
stone-why-crate-opens-later = Your crates open later in the campaign.
stone-why-no-influence-left = You have no influence left.
stone-why-no-objective = You fulfil no objective that you have not scored yet.
stone-why-no-quota-cell = You can pay for no free cell of the quota.
stone-why-not-an-answer = That is not an answer to the question.
stone-why-not-yours-to-name = That is not yours to name.
stone-why-has-a-name = It has a name already.
stone-why-bad-name = A name is one line of at most 40 letters.

## What is wrong with a text

stone-bad-action = “{ $text }” is not an action. Actions begin with one of: { $known }
stone-bad-word = “{ $word }” is not a name of this game: names are small Latin letters.
stone-bad-name = A name is one line of at most 40 letters, such as: name sherpa Tenzing
stone-bad-charters = There must be one charter for each of { $wanted } players, not { $found }.
stone-bad-charters-twice = Two players can't have the same charter.
stone-bad-later-game = So far only game one of the campaign can be played.
stone-bad-campaign = This is not a campaign, or it was cut: { $line }
stone-bad-campaign-changed = Page { $page } of the campaign was changed: it does not follow from the one before.
stone-bad-campaign-page = Page { $page } of the campaign does not hold what its game led to.
stone-bad-campaign-record = The game can't be sealed: { $why }
stone-bad-campaign-open = The game is not over yet, so it can't be sealed.
stone-bad-campaign-charters = The game was played with other charters than the campaign.
stone-bad-campaign-game = The campaign waits for game { $wanted }, and this is game { $found }.
stone-bad-campaign-name = This charter can't be named now: only who did not win the last game may, once.
stone-bad-paper = Each player has points and reputation tokens, both whole numbers.

## Log

stone-log-first = The die shows { $name }, who begins.
stone-log-objective = Objective: { $objective }
stone-log-shown = { $card } comes to the advancement mat.
stone-log-drawn = { $name } draws { $card }.
stone-log-placed = { $name }: { $building }
stone-log-bumped = A worker of { $name } goes home from { $building }.
stone-log-home = { $name } takes all workers back.
stone-log-paid = { $name } pays { $goods }.
stone-log-gained = { $name } gains { $goods }.
stone-log-vp =
    { $n ->
        [one] { $name } scores { $n } point ({ $source }).
       *[other] { $name } scores { $n } points ({ $source }).
    }
stone-source-reputation = reputation
stone-source-progress = progress
stone-log-took = { $name } takes { $card }.
stone-log-discarded = { $name } discards { $cards }.
stone-log-given = Out of the crate: { $name } gets { $card }.
stone-log-archived = { $card } goes to the archive.
stone-log-reshuffled = The discarded cards are shuffled into a new deck.
stone-log-built = { $name } builds { $building }: { $plot }
stone-log-opened = { $name } opens crate { $number }!
stone-log-persona = Into the chest of { $name }: { $persona }
stone-log-rule = A new rule enters the Chronicle, under { $slot }.
stone-log-met = { $name } scores the objective { $objective }.
stone-log-filled = { $name } fills the quota: { $cell }
stone-log-reputed = { $name } puts a token on the reputation track.
stone-log-forced = { $name } has no influence left, so the progress token moves.
stone-log-progress =
    { $left ->
        [0] { $name } moves the progress token to the last space. This round is the last.
        [one] { $name } moves the progress token. { $left } space is left.
       *[other] { $name } moves the progress token. { $left } spaces are left.
    }
stone-log-named = { $name } names the { $what }: { $given }
stone-log-named-persona = { $name } has a persona now: { $given }
stone-log-glory = { $name } earns glory: { $n }
stone-log-won = { $name } wins.
stone-log-end = The game is over.

## The Chronicle: rules in our own words

stone-rule-4-1 = Setting up
    .about = The supply holds 36 coins and 12 of each of the six resources. Five advancement cards and three objectives lie face up. The progress token starts on the space of the player count. The die decides who begins. Each player has a persona, the constructed card of the charter's first building, two workers, twelve influence and, in game one, four coins.
stone-rule-6-1 = Influence
    .about = You have twelve influence tokens for the whole game. A token placed on the board stays there. One that is paid goes to the supply, from where some benefits bring it back. Without any you can't do what takes influence, and each of your turns begins by moving the progress token one space.
stone-rule-7-1 = Advancement cards
    .about = Five cards lie face up on the mat; one that is taken is replaced at once. All held cards are open. Used cards are discarded, and shuffled into the deck when it is empty or new kinds join it.
stone-rule-8-1 = Assistants
    .about = An assistant adds something whenever you do one of the core actions. You get one at the Market, and if nobody has named it you may.
stone-rule-10-1 = Constructed building cards
    .about = The card of a building that was built stays with you if it shows a crate, and goes to the archive if it does not.
stone-rule-15-1 = Your turn
    .about = Place a worker on any building, or take all your workers back. A worker who stands there goes home to its owner. Then pay what the building asks; if you can't, you may not place there. Then take all or part of what it gives. Coins and resources can run out.
stone-rule-17-1 = The Commons
    .about = Zeppelin: 3 influence and the four printed resources build a card on your own plot, for 5 points. Charterstone: 4 coins and 2 influence open a crate, for 5 points. Grandstand: 1 influence on an objective you fulfil, for 5 points. Treasury: any resource for a coin. Market: any resource and a coin for a face-up advancement card.
stone-rule-19-1 = Opening a crate
    .about = The crate on one of your constructed building cards is opened: look up what it holds, score, move the progress token, and put the card into the archive. Personas go into your chest for later games.
stone-rule-20-1 = Objectives
    .about = Put one influence on an objective that you fulfil: 5 points at the Grandstand, and the progress token moves. Each player may score each objective once a game.
stone-rule-22-1 = Quota
    .about = Choose a free cell, pay its kind and number of goods, and leave one influence in it: 3 points at the Cloud Port. Some cells give 1 more point or a reputation.
stone-rule-23-1 = Reputation
    .about = A reputation puts one influence on the track, the first on the space of the player count, the next ones towards the ocean, while there is room. At the end most tokens score 10, the next most 7, the third 4; players who are tied all score.
stone-rule-24-1 = Income
    .about = Ignore this sign for now.
stone-rule-25-1 = Progress
    .about = Constructing a building, opening a crate and scoring an objective move the token one space. On a reputation sign, who moved it may take a reputation.
stone-rule-26-1 = End of the game
    .about = When the token reaches the last space, finish the round. Most points win; players who are tied win together.

## Corrections to the Chronicle

stone-erratum-market_face_up = Corrected by the publisher: the Market gives face-up cards only.
    .printed = As printed: the Market may also give the top card of the deck.
stone-erratum-zeppelin_points = Corrected after the English print: the Zeppelin gives 5 points.
    .printed = As printed: the Zeppelin gives no points.
