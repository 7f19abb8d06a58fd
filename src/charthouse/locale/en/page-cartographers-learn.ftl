### Scoring a paper map, blank sheets to print, the five lessons, the rules to look up.
### Sentences are short, plain and warm; they speak to one reader; no exclamation marks. The rules are in our own words.

## Score a paper map

page-paper-title = Score a paper map
    .about = Copy your sheet in. Every star shows its spaces.
# In the narrow bar of a phone.
page-paper-short = Paper map
page-paper-sheet = Your sheet
page-paper-map = Your map
page-paper-score = The score
page-paper-loading = Fetching the printed maps.
page-paper-side = Side of the sheet
page-paper-copied = copied from paper
# How many of the spaces that can be drawn on are drawn on.
page-paper-drawn = { $drawn } of { $all } drawn
page-paper-brush = Paint with
    .hint = key on the space, or drag
    .group = Terrain to paint
# The space of the skill Diplomacy, on a button.
page-paper-both = Farm + village
    .about = The space of the Diplomacy skill
# The same where there is little room.
page-paper-both-short = Both
page-paper-empty = Empty
page-paper-undo = Undo
page-paper-typed = Or type it
    .hint = one letter a space, as on the keys
page-paper-reads =
    { $ruins ->
        [0] Reads as a sheet. No ruins are open.
        [one] Reads as a sheet. { $ruins } ruins space is open.
       *[other] Reads as a sheet. { $ruins } ruins spaces are open.
    }
page-paper-kept-last = The map keeps the last text that could be read.
# $space is a space such as B4, $what the word for mountain or wasteland.
page-paper-printed = { $space } is printed on the sheet ({ $what }) and stays so.
page-paper-idle = Point at a line to see the spaces it counts. Click the bar to set your coins.
page-paper-counted =
    { $count ->
        [0] { $name }: { $stars }.
        [one] { $name }: { $stars } from { $count } space.
       *[other] { $name }: { $stars } from { $count } spaces.
    }
page-paper-monsters-counted =
    { $count ->
        [0] Monsters cost nothing here.
        [one] Monsters: { $count } empty space beside them, { $stars }.
       *[other] Monsters: { $count } empty spaces beside them, { $stars }.
    }
page-paper-season = Season to score
page-paper-edicts = Edicts on the table
# The first entry of a list of scoring cards.
page-paper-choose = Choose the card
# Label of a button with a figure.
page-paper-show = { $name }, { $stars }, show the spaces
page-paper-show-monsters = Monsters, { $stars }, show the spaces
# Stands for a figure that the server has not told yet.
page-paper-unscored = not scored yet
page-paper-earlier = Stars of { $season }
page-paper-coins = Coins on the track: { $coins } of { $track }
page-paper-alone = Played alone
    .about = Then the year ends with a rating and a title.
page-paper-year = The year
page-paper-year-alone = The year, played alone
page-paper-so-far = The year so far
page-paper-asks = Choose the season in which you count. After winter you get your title.
# $total and $value are numbers of stars; $value is what the four edicts ask for.
page-paper-rating = { $total } less { $value }: rating { $rating }.
page-paper-to-next = { $more } to { $title }.
page-paper-rung = Rung { $rung } of { $rungs }
page-paper-dock = Year { $total }
page-paper-dock-rating = Year { $total }, rating { $rating }
page-paper-keep = Keep this map
    .short = Keep
page-paper-kept-toast = Kept on this device.
page-paper-print = Print the sheet and its score
page-paper-copy = Copy the result as text
page-paper-copied-toast = Copied.
page-paper-not-copied = This browser does not let the page copy. The text is in the box on the left.
page-paper-blank = No sheet at hand?
page-paper-blank-print = Print blank sheets A and B
page-paper-kept = Kept on this device
page-paper-kept-line = { $map }, { $season }
page-paper-open = Open
page-paper-open-label = Open the map of { $date }
page-paper-drop = Remove
page-paper-drop-label = Remove the map of { $date }
page-paper-drop-sure = Remove the map of { $date }? It can't be brought back.
page-paper-drop-yes = Yes, remove it
page-paper-dropped = The map of { $date } is removed.
# The result as text; $lines is a list of lines such as “A Greenbough: 20”.
page-paper-text = { $map }, { $season }: { $stars }, the year { $total }
page-paper-text-line = { $letter } { $card }: { $stars }

## Blank sheets

page-blank-name = Cartographer
page-blank-date = Date
page-blank-total = Total
page-blank-edicts = Edicts
page-blank-monsters = Monsters

## Lessons

page-learn-title = Learn the game
    .about = Five short lessons on a real map. Each takes about two minutes; leave when you like, your place is kept.
page-learn-where = Learn
page-learn-lessons = Lessons
page-learn-number = Lesson { $number } of { $count }
page-learn-start = Begin
page-learn-resume = Go on
page-learn-again = Once more
page-learn-done = Done
page-learn-rules = The rules to look up
    .about = Everything in our own words, with a search.
page-learn-step = { $lesson }, { $step } of { $steps }
page-learn-next = Next
page-learn-finish = Done
page-learn-back = Back
page-learn-leave = Leave the lesson
    .short = Leave
page-learn-survey = your first survey
page-learn-yours = Your map
# $name is a player: the map that lies before you is theirs.
page-learn-theirs = This is { $name }’s map
page-learn-neighbour = Ines
page-learn-ink = Ink it
page-learn-edicts = Season and edicts
page-learn-card = Card and ledger
page-learn-draft = Draft: { $terrain } { $spaces }
page-learn-placed = Placed: { $terrain } { $spaces }
page-learn-inked = Inked: { $spaces }
page-learn-bad = It does not fit there. Try another spot.
page-learn-off-goal = It fits, but this lesson asks for another spot.
page-learn-next-lesson = Next lesson
page-learn-play = Play a game
page-learn-no-answer = The server did not answer, so the stars are not shown here.

page-learn-first = First turn
    .about = A card, a shape, a place for it.
page-learn-first-1 = Each card shows one shape or two. Everyone at the table draws from the same card, each on a map of their own.
    .title = This is the shape
page-learn-first-2 = Forest or water, all five spaces alike. This season { $card } pays for rows and columns with forest, so forest is worth something at once. Choose one.
    .title = Choose what it is
page-learn-first-3 =
    { $hand ->
        [finger] Any empty spaces will do. Drag it with a finger and lift to put it down; the buttons rotate and flip it. Dashed means draft.
       *[pointer] Any empty spaces will do; it need not touch anything. Move it with the pointer, a finger or the arrow keys, R turns it, F flips it (a tap or a swipe of a second finger does so too), Enter or a tap puts it down. Dashed means draft: nothing counts yet.
    }
    .title = Find it a place
page-learn-first-4 = Sure? Then ink it. At a table you can still take it back until everyone is ready.
    .title = Ink it
page-learn-first-5 = The edicts say what earns stars. The figure beside { $card } counts what you drew already; the map shows which spaces earned it.
    .title = Every star has its spaces

page-learn-ruins = Ruins
    .about = Sometimes the place is not yours to choose.
page-learn-ruins-1 = A ruins card was turned up just before this one. It takes no time and draws nothing, but the next shape has to lie on ruins.
    .title = A ruins card came first
page-learn-ruins-2 = Put the shape so that it covers at least one open ruins space. { $card } pays three stars for a farm on ruins.
    .title = Cover a ruins space
page-learn-ruins-3 = The column is hidden, yet the space stays ruins: a small tab in its corner says so, and cards that speak of ruins still count it.
    .title = Ruins stay ruins
page-learn-ruins-4 = Here the last open ruins are shut in. No shape of the card reaches them, so you fill one single space instead: anywhere, with any terrain. Put it down.
    .title = When no shape can

page-learn-coins = Mountains and coins
    .about = Small stars that come back every season.
page-learn-coins-1 = The bar under your map holds your coins. At the end of every season each coin is worth a star, so early coins pay up to four times.
    .title = Coins pay again and again
page-learn-coins-2 = This card has two shapes. The smaller one brings a coin. Choose it.
    .title = Small shape, sure coin
page-learn-coins-3 = A mountain gives its coin when all four sides are filled. F6 lacks only the space to its right. Close it with the small shape.
    .title = Shut in a mountain
page-learn-coins-4 = Two coins with one drawing: one for the shape, one for the mountain. It does not matter what fills a side: monsters do, and so does wasteland.
    .title = Two at once

page-learn-ambush = Ambush
    .about = Your neighbours draw on your map.
page-learn-ambush-1 = Ambush cards hide in the deck. When one comes up, the maps go to a neighbour: the frame and the name say whose map lies before you.
    .title = Not your map
page-learn-ambush-2 = Draw the monsters where they hurt. At the end of a season the owner loses a star for each empty space beside a monster.
    .title = Put the monsters down
page-learn-ambush-3 = The map comes back with monsters on it. The rings show the empty spaces beside them; the ledger says what they cost each season.
    .title = What they cost
page-learn-ambush-4 = Now it is your own map. Fill the spaces around the monsters: a filled space costs nothing. Cover at least one of them.
    .title = Fence them in
page-learn-ambush-5 = Every space you filled there stopped costing a star. Alone, monsters draw themselves from a corner of the map; the defence is the same.
    .title = Cheaper already

page-learn-season = The season ends
    .about = Two edicts, your coins, less the monsters.
page-learn-season-1 =
    { $hand ->
        [finger] Each card takes time. When all the bars at the top are full, the season is over: eight for spring and summer, seven for fall, six for winter.
       *[pointer] Each card takes time. When the ring is full, the season is over: eight for spring and summer, seven for fall, six for winter.
    }
    .title = The clock runs by cards
page-learn-season-2 = Two edicts count in each season: A and B in spring, B and C in summer, C and D in fall, D and A in winter. So every edict counts twice.
    .title = Two edicts a season
page-learn-season-3 =
    { $hand ->
        [finger] { $card } is edict A. Its stars are ringed on the map. Tap any other edict to see its spaces.
       *[pointer] { $card } is edict A. Its stars are ringed on the map. Point at any other edict to see its spaces.
    }
    .title = The first edict
page-learn-season-4 = Add the two edicts and your coins, take away a star for each empty space beside a monster. That is the season.
    .title = The sum
page-learn-season-5 = After winter the four seasons are added up. Most stars win; alone, the four edicts tell how many stars the Queen expects, and she has a title for you.
    .title = The year

## Rules

page-rules-title = Rules of Cartographers
page-rules-short = Rules
page-rules-search = Search the rules
page-rules-clear = Clear the search
page-rules-sections = Sections
page-rules-found =
    { $places ->
        [0] Nothing found. Try a shorter word.
        [one] { $places } place. Enter goes to it.
       *[other] { $places } places. Enter goes to the next.
    }
page-rules-places =
    { $places ->
        [one] { $places } place
       *[other] { $places } places
    }
page-rules-notes = Notes
page-rules-editions-differ = Editions differ
page-rules-try = Try it
    .about = Two minutes on a real map.
page-rules-lesson = Lesson { $number }
page-rules-table = At a real table
    .about = All of this on paper, in your language.
    .print = Print the rules
page-rules-solo-value = worth { $value } alone
page-rules-example-map = An example map
page-rules-pick = Choose a card to see its stars on this map.
# $card is the name of a scoring card.
page-rules-earns = { $card }: { $stars } on this map

page-rules-goal = The goal
    .top = Four seasons to chart the Queen’s new lands.
page-rules-goal-1 = Everyone has a map of eleven by eleven spaces. Turn by turn a card is shown, and all draw its shape, each on their own map, at the same time.
page-rules-goal-2 = Four edicts say what the Queen likes. At the end of each season two of them are counted; so are your coins, and the harm that monsters do.
page-rules-goal-3 = After winter whoever has most stars wins. If two are level, the one who lost fewer stars to monsters over the year is ahead; if that is level too, they share the victory.

page-rules-setup = Setting up
    .top = One sheet each, four edicts, one deck.
page-rules-setup-1 = Choose a side of the sheet, the same for all. The Wilderness is open land; the Wastelands have a barren patch in the middle on which nothing can be drawn.
page-rules-setup-2 = Draw one scoring card of each kind: forests, villages, farms and water, the whole map. Lay them in any order under the letters A to D. They are the edicts of this game.
page-rules-setup-3 = Shuffle one ambush card, unseen, into the explore cards. Spring begins. Before each later season the explore cards are shuffled again with one more ambush card; ambushes that have not come up stay in the deck.
page-rules-setup-a = Wilderness: five mountains and six ruins.
page-rules-setup-b = Wastelands: the same number, and seven spaces of wasteland.

page-rules-exploring = Exploring
    .top = Each turn begins with a card.
page-rules-exploring-1 = The top card of the deck is turned over. It shows shapes, terrains and how much time it takes.
page-rules-exploring-2 = A card has either one shape and two terrains, or one terrain and two shapes; the smaller shape then brings a coin.
page-rules-exploring-3 = The Rift Lands are a single space of any terrain, monsters included, and take no time.
page-rules-exploring-4 = When the times of the cards shown in a season add up to the length of the season or more, this turn is its last: 8 in spring and summer, 7 in fall, 6 in winter.

page-rules-drawing = Drawing
    .top = One shape, one terrain, empty spaces.
page-rules-drawing-1 = Choose one of the shapes and one of the terrains of the card. You may turn the shape and flip it over.
page-rules-drawing-2 = All its spaces must be on the map and empty. An open ruins space is empty; mountains, wasteland and everything drawn are filled.
page-rules-drawing-3 = It may lie anywhere; it need not touch what you drew before.
page-rules-drawing-4 = If no shape of the card fits anywhere on your map, fill one single space with any terrain except mountain. It earns no coin.
page-rules-drawing-5 = You cannot choose the single space while a shape still fits. Whoever has no empty space left draws nothing.
page-rules-drawing-fig-ok = Every space is empty, so it may lie here.
page-rules-drawing-fig-no = E6 is filled already.

page-rules-ruins = Ruins
    .top = Old places that ask to be built on.
page-rules-ruins-1 = Six spaces of each map show ruins. They are empty: you may draw on them at any time, and until you do they count as unfilled.
page-rules-ruins-when = When a ruins card comes up
page-rules-ruins-2 = A ruins card takes no time. The next card is turned over at once.
page-rules-ruins-3 = Your drawing for that card must cover at least one open ruins space.
page-rules-ruins-4 = If no shape of the card can do so, or no ruins are open, you draw one single space instead, anywhere, with any terrain except mountain.
page-rules-ruins-5 = An ambush between the two cards changes nothing. Monsters may cover ruins but never have to, and the duty waits for the next explore card. Two ruins cards in a row are one duty.
page-rules-ruins-after = Afterwards
page-rules-ruins-6 = A ruins space stays one after it is drawn on; the small tab in its corner reminds you. The Golden Granary counts it either way.
page-rules-ruins-fig-ok = The village covers the ruins at B6.
page-rules-ruins-fig-no = It fits, but leaves the ruins beside it open.

page-rules-coins = Mountains and coins
    .top = A coin is a star at every season’s end.
page-rules-coins-1 = There are two ways to a coin: draw a shape that shows one, or fill all four sides of a mountain.
page-rules-coins-2 = A mountain gives its coin once. It does not matter who fills the last side: a neighbour’s monsters count for the owner of the map. Wasteland beside a mountain counts as filled.
page-rules-coins-3 = Mark coins on the track of your map. At the end of each season every coin on the track is worth a star; coins stay there for the next seasons.
page-rules-coins-4 = The track has room for fourteen. What you earn beyond that is lost.
page-rules-coins-fig-ok = F6 is shut in on four sides: a coin.
page-rules-coins-fig-no = The space to its right is open: no coin yet.

page-rules-ambush = Ambush
    .top = For one turn your map is in other hands.
page-rules-ambush-1 = When an ambush card is turned up, all maps go to a neighbour, left or right as the card shows. With two players both ways lead to the same neighbour.
page-rules-ambush-2 = Everyone draws the shape of the card with monsters on the map they hold, then the maps go back. The card leaves the game and the next one is turned over.
page-rules-ambush-3 = Monsters need empty spaces like any shape. If it fits nowhere, draw one single monster space.
page-rules-ambush-4 = At the end of each season you lose a star for every empty space that has a monster beside it. A space beside two monsters costs one star only. Open ruins are empty too.
page-rules-ambush-5 = Fill the spaces around the monsters and they cost nothing more. Monsters are a terrain: they fill rows, columns and squares like any other.
page-rules-ambush-fig-no = Seven empty spaces beside monsters: seven stars less.
page-rules-ambush-fig-ok = Some are filled; the rest still cost.

page-rules-season = The season ends
    .top = Count, write it down, go on.
page-rules-season-1 = The turn that brings the time to the length of the season, or past it, is played to its end. Then the season is counted.
page-rules-season-2 = Two edicts count: A and B in spring, B and C in summer, C and D in fall, D and A in winter.
page-rules-season-3 = Add a star for each coin, take away a star for each empty space beside a monster. A season may be worth less than nothing.
page-rules-season-4 = Then the next season begins with a fresh deck. After winter the four seasons are added up.

page-rules-cards = The sixteen scoring cards
    .top = Four of each kind; a game uses one of each.
page-rules-cards-1 = “Beside” and “next to” always mean a shared side, never a corner. An area is a group of spaces of one terrain joined by their sides. Mountains, wasteland and monsters are filled spaces.
page-rules-note-sentinel_wood = A corner space counts once.
page-rules-note-stoneside_forest = A mountain counts once, and one and the same area must touch both mountains.
page-rules-note-mages_valley = Each space counts once, however many mountains it touches.
page-rules-note-the_golden_granary = Ruins that are drawn on still count. Water on ruins needs another ruins space beside it.
page-rules-note-shoreside_expanse = Wasteland is not an edge.
page-rules-note-great_city = Areas beside a mountain are left out first, then the largest counts.
page-rules-note-greengold_plains = Forest, farm, water, monsters and mountains are the terrains that count.
page-rules-note-shieldgate = It may be as large as the largest. With only one area it is worth nothing.
page-rules-note-lost_barony = A single filled space is a square already.
page-rules-note-the_broken_road = There are eleven such diagonals; the corner space at the bottom left is one of them.
page-rules-note-the_cauldrons = Open ruins are empty spaces.

page-rules-alone = Alone
    .top = You against what the Queen expects.
page-rules-alone-1 = Play as usual. Only an ambush is different, because there is no neighbour.
page-rules-alone-2 = The card names a corner of the map. Put the shape into that corner as printed, neither turned nor flipped. If a space is filled, push it one space along the edge, in the direction of the arrow, and on around the map until it fits.
page-rules-alone-3 = If it fits nowhere along the edge, begin again at the same corner, one space further in. If it fits nowhere at all, nothing happens.
page-rules-alone-4 = A full map ends the game at once. The season is counted then, and so are those still to come.
page-rules-alone-5 = At the end take your stars and subtract the figures at the foot of your four edicts. That is your rating, and it earns a title.
page-rules-alone-rating = Rating { $rating } or more

page-rules-skills = Skills
    .top = A small expansion: coins buy help.
page-rules-skills-1 = Three of the eight skill cards lie on the table. Once a season each player may use one of them; two players may use the same one.
page-rules-skills-2 = Pay first, by crossing out coins that were on your track before this turn. Crossed-out coins keep their place and are worth nothing any more. A skill without a price still uses up your one skill of the season.
page-rules-skills-3 = After a ruins card only the drawing itself must lie on ruins, not what a skill adds. Knowledge, Negotiate and Move Silently change the drawing, so the duty stays with it.
page-rules-skills-cost =
    { $cost ->
        [0] free
        [one] { $cost } coin
       *[other] { $cost } coins
    }
page-rules-note-acrobatics = Say so before the maps are passed; the neighbour draws the smaller shape. Alone you choose how it is turned.
page-rules-note-concentrate = No second coin, and not with a single fall-back space.
page-rules-note-cure_wounds = The monster may be one just drawn.
page-rules-note-diplomacy = The space counts as farm and as village for every card.
page-rules-note-move_silently = At least one space must be on the map. A printed coin is kept.
page-rules-note-knowledge = A printed coin is kept.

page-rules-editions = Editions
    .top = The printed books do not quite agree.
page-rules-editions-1 = In the books of 2019 the single space you draw when no shape fits takes a terrain of the card. Later books allow any terrain except mountain. After a ruins card all of them allow any.
page-rules-editions-2 = The Russian book of 2020 ends a game alone as soon as the map is full; the others do not mention it.
page-rules-editions-3 = Each table says which edition it plays. The newer one is chosen unless you change it. Nothing else differs.

page-rules-shuffle = The shuffle
    .top = You need not trust the deck. You can check it.
page-rules-shuffle-1 = Before the first card the server picks a secret and shows its fingerprint, so the secret cannot be changed later.
page-rules-shuffle-2 = Every card that comes up is worked out from that secret and the name of the question, such as the third card of spring. Nothing you draw can change what comes next.
page-rules-shuffle-3 = When the game is over the secret is shown. The replay page works all of it out again on your own device and says whether every card was the right one.
page-rules-shuffle-4 = The secret of the map of the day is open: it is made from the date, the same for everyone. Anybody could look ahead, so it is for fun.
