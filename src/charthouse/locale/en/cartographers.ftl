### Cartographers. Names of cards are facts; the rules are in our own words.
### Ids after the first hyphen are those of the content files.

## Words

cartographers = Cartographers
terrain-forest = Forest
terrain-village = Village
terrain-farm = Farm
terrain-water = Water
terrain-monster = Monster
# A space that is farm and village at once (the skill Diplomacy).
terrain-farm_village = Farm and village
space-mountain = Mountain
space-ruins = Ruins
space-wasteland = Wasteland
space-empty = Empty
map-wilderness = Wilderness
map-wastelands = Wastelands
ambush = Ambush
# The letter of an edict or a side, as its reader writes it. Notation and what is typed stay Latin everywhere.
letter =
    { $letter ->
        [A] A
        [B] B
        [C] C
       *[D] D
    }
edict = Edict { $letter }
coins = Coins
monsters = Monsters
stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
category-forest = Forests
category-village = Villages
category-farm_water = Farms and water
category-spatial = The whole map
season-spring = Spring
season-summer = Summer
season-fall = Fall
season-winter = Winter
player = Cartographer
player-numbered = Cartographer { $number }

## Explore cards

card-temple_ruins = Temple Ruins
card-outpost_ruins = Outpost Ruins
card-great_river = Great River
card-farmland = Farmland
card-hamlet = Hamlet
card-forgotten_forest = Forgotten Forest
card-hinterland_stream = Hinterland Stream
card-homestead = Homestead
card-orchard = Orchard
card-treetop_village = Treetop Village
card-marshlands = Marshlands
card-fishing_village = Fishing Village
card-rift_lands = Rift Lands

## Ambush cards

card-goblin_attack = Goblin Attack
card-bugbear_assault = Bugbear Assault
card-kobold_onslaught = Kobold Onslaught
card-gnoll_raid = Gnoll Raid

## Scoring cards

scoring-sentinel_wood = Sentinel Wood
    .rule = One star for each forest space on the edge of the map.
scoring-greenbough = Greenbough
    .rule = One star for each row and each column with at least one forest space. A space may serve both.
scoring-treetower = Treetower
    .rule = One star for each forest space whose four sides are all filled spaces or the edge of the map.
scoring-stoneside_forest = Stoneside Forest
    .rule = Three stars for each mountain that a forest area links to another mountain.
scoring-canal_lake = Canal Lake
    .rule = One star for each water space next to a farm space. One star for each farm space next to a water space.
scoring-mages_valley = Mages Valley
    .rule = Two stars for each water space next to a mountain. One star for each farm space next to a mountain.
scoring-the_golden_granary = The Golden Granary
    .rule = One star for each water space next to a ruins space. Three stars for each farm space on a ruins space.
scoring-shoreside_expanse = Shoreside Expanse
    .rule = Three stars for each farm area that touches neither water nor the edge of the map. Three stars for each water area that touches neither farm nor the edge.
scoring-wildholds = Wildholds
    .rule = Eight stars for each village area of six or more spaces.
scoring-great_city = Great City
    .rule = One star for each space of the largest village area that touches no mountain.
scoring-greengold_plains = Greengold Plains
    .rule = Three stars for each village area next to three or more different terrains.
scoring-shieldgate = Shieldgate
    .rule = Two stars for each space of the second largest village area.
scoring-borderlands = Borderlands
    .rule = Six stars for each full row and each full column.
scoring-lost_barony = Lost Barony
    .rule = Three stars for each space along one side of the largest full square.
scoring-the_broken_road = The Broken Road
    .rule = Three stars for each full diagonal that runs down from the left edge to the bottom edge.
scoring-the_cauldrons = The Cauldrons
    .rule = One star for each empty space whose four sides are all filled spaces or the edge of the map.

## Skills

skill-acrobatics = Acrobatics
    .rule = Against an ambush: on your map the monsters take this shape instead.
skill-concentrate = Concentrate
    .rule = Draw the shape you chose a second time, with the same terrain.
skill-cure_wounds = Cure Wounds
    .rule = Also draw this shape next to a monster space, with a terrain of the card.
skill-diplomacy = Diplomacy
    .rule = Also draw one space that is farm and village at once.
skill-knowledge = Knowledge
    .rule = Fill the shape you chose with village instead of the terrain of the card.
skill-move_silently = Move Silently
    .rule = The shape you chose may stick out over the edge of the map; what is outside is not drawn.
skill-negotiate = Negotiate
    .rule = Draw this shape instead of a shape of the card; it earns no coin.
skill-search = Search
    .rule = Also draw one space next to the shape you drew, with the same terrain.

## The Queen's titles, best first

title-legendary_cartographer = Legendary Cartographer
title-master_mapsmith = Master Mapsmith
title-journeyman_topographer = Journeyman Topographer
title-apprentice_surveyor = Apprentice Surveyor
title-amateur_assessor = Amateur Assessor
title-inept_assistant = Inept Assistant
title-dimwitted_doodler = Dimwitted Doodler
title-oblivious_inkdrinker = Oblivious Inkdrinker

## Why an action is refused

why-overlaps = A space there is filled already.
why-shape = That is not a shape of this card.
why-ruins = The shape must cover an open ruins space.
why-only-a-square = No shape may be drawn here, so it must be a single space.
# $terrain is one of the words used in typed notation (forest, village, farm, water, monster).
why-terrain = { $terrain } cannot be drawn here.
why-not-your-turn = It is not your turn to draw.
why-already-committed = You have drawn already. Recall your drawing first.
why-nothing-to-recall = There is no drawing to recall.
why-not-an-answer = That card is not in the deck.
why-draw-first = Draw first: that is not a drawing.
why-acrobatics-first = First say whether you use Acrobatics.
# $skill is the id used in typed notation (search, cure_wounds, ...).
why-skill-not-here = The skill { $skill } is not on the table.
why-skill-not-now = The skill { $skill } can't be used now.
why-skill-used = You have used your skill of this season.
why-skill-cost =
    { $cost ->
        [one] This skill costs { $cost } coin filled before this turn.
       *[other] This skill costs { $cost } coins filled before this turn.
    }
why-skill-fall-back = This skill does not go with a single fall-back space.
why-search = Search adds one space next to the shape.
why-diplomacy = Diplomacy adds exactly one space.
why-concentrate = Concentrate repeats the shape you chose.
why-cure-wounds = Cure Wounds adds two neighbouring spaces next to a monster.
why-knowledge = Knowledge draws village.
why-move-silently = Move Silently draws a shape that sticks out over the edge.

## What is wrong with a text

bad-sheet-rows = A sheet has 11 rows; this one has { $found }.
bad-sheet-row = Row { $row } of a sheet has 11 characters; here it has { $found }.
bad-sheet-mark = “{ $mark }” at { $space } is not a character of the sheet notation.
bad-space = “{ $space }” is not a space: rows are A to K, columns 1 to 11.
bad-space-twice = The space { $space } is named twice.
bad-cyrillic = “{ $letter }” is a Cyrillic letter. Rows, ids and marks are Latin letters in every language.
bad-action = “{ $text }” is not an action. A drawing is a terrain and its spaces, such as: forest C4 C5 D5
bad-terrain = “{ $text }” is not a terrain. Terrains are forest, village, farm, water and monster.
bad-event = “{ $text }” is not an event of this game.
bad-edicts =
    { $wanted ->
        [one] Name { $wanted } scoring card, one of each category.
       *[other] Name { $wanted } different scoring cards, one of each category.
    }
bad-skills =
    { $wanted ->
        [one] Name { $wanted } skill.
       *[other] Name { $wanted } different skills.
    }
bad-full-map = Edition { $edition } does not end a solo game when the map is full, so there is nothing to choose.
bad-ruins-card = { $card } is a ruins card: nothing is drawn with it. Name a landscape or an ambush, and add --ruins for the duty.
bad-card = “{ $card }” is not a card. Known cards: { $known }

## What happened, one line each ($name is a player's name)

log-edict = Edict { $letter }: { $card }
log-skill = Skill on the table: { $skill }
log-explored = { $card } (time { $time })
log-ruins = { $card }: the next shape must cover ruins.
log-ambush = Ambush: { $card }.
log-committed = { $name } is ready.
log-recalled = { $name } thinks again.
log-used =
    { $cost ->
        [0] { $name } uses { $skill } for free.
        [one] { $name } uses { $skill } for { $cost } coin.
       *[other] { $name } uses { $skill } for { $cost } coins.
    }
log-dodged = { $name } dodges: the monsters take a smaller shape.
log-passed-left = The sheets pass to the left.
log-passed-right = The sheets pass to the right.
log-returned = The sheets are back with their owners.
log-drew = { $name } draws { $terrain }: { $spaces }
log-drew-on = { $name } draws on the map of { $owner }: { $spaces }
log-drew-nothing = { $name } draws nothing: the map is full.
log-walked = Monsters appear: { $spaces }
log-walked-nowhere = The monsters find no room and leave.
log-coin-mountain = { $name } earns a coin: the mountain { $spaces } is surrounded.
log-coin-shape = { $name } earns the coin of the shape.
log-scored = { $name }: { $first } + { $second } + { $coins } coins − { $monsters } monsters = { $total }
log-season = { $season } begins.
log-end = The map is finished.
