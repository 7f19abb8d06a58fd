### The page of Cartographers. Names and rules are in cartographers.ftl; lessons are in page-cartographers-learn.ftl.

## Home

page-home-title = Draw the map before winter comes.
page-home-sub = Cartographers at one quiet table. No account, no ads, nothing loaded from elsewhere.
page-home-play = Play now
# Beside “Play now”: opens the form of a new table.
page-home-options = Map, rivals, rules
page-home-today = Today’s map
# How long today's map stays today's map (until midnight UTC).
page-home-hours-left =
    { $hours ->
        [0] less than an hour left
        [one] { $hours } hour left
       *[other] { $hours } hours left
    }
# A label on today's map: the deck is no secret, anybody can work it out from the date.
page-home-open-seed = Open deck
page-home-today-about = One deck for everybody, made from the date. Anyone can check it, so it is for fun, not for rating.
page-home-today-play = Play today’s map
page-home-today-resume = Go on with today’s map
page-home-today-done = See today’s map
page-home-today-rating = Rating { $rating }: { $title }
page-home-kind-forest = A forest edict
page-home-kind-village = A village edict
page-home-kind-farm_water = An edict of farms and water
page-home-kind-spatial = An edict of the whole map
page-home-link = With friends, by link
    .about = Send a link, draw at your own pace. A seat is theirs, no sign-up.
page-home-here = Around this screen
    .about = Several people, one device. Maps stay covered between turns.
page-home-bots = Against bots
    .about = They see only what a player would see.
page-home-paper = Score a paper map
    .about = Paint your sheet in, get every star explained.
page-home-learn = Learn the game
    .about = Five short lessons on a real map, and the rules to look up.
page-home-stats = My statistics
    .about = Ratings, titles and edicts, kept on this device.
page-home-daily-list = Maps of past days

## Maps of the day

page-daily-title = Maps of the day
page-daily-sub = One deck a day for everybody, made from the date and open to all. Past days stay there.
page-daily-not-played = Not played
page-daily-going = Begun, not finished
# Each .label is the spoken name of its button: it begins with the word on the button.
page-daily-play = Play
    .label = Play the map of { $date }
page-daily-resume = Resume
    .label = Resume the map of { $date }
page-daily-look = Look
    .label = Look at the map of { $date }
page-daily-share = Share
    .label = Share your result of { $date }
page-daily-more = Earlier days
# The text that goes out to friends; line breaks stay. $spring to $winter are stars of the seasons.
page-daily-text =
    Charthouse, map of { $date }
    Rating { $rating }: { $title }
    Spring { $spring }, summer { $summer }, fall { $fall }, winter { $winter }
page-daily-copied = Your result is copied. Paste it where you like.
page-daily-result = Rating { $rating }, { $title }
page-daily-seasons = Spring { $spring }, summer { $summer }, fall { $fall }, winter { $winter }

## A new table

page-create-map = The map
page-create-side = Side of the map
page-create-side-A = Side A. Open country, for a first game.
page-create-side-B = Side B. A wasteland in the middle.
page-create-edicts = The edicts
page-create-edicts-random = Dealt at random
page-create-edicts-chosen = I choose
page-create-edicts-random-about = One of each kind, shown to everyone when you begin.
page-create-edicts-chosen-about = One of each kind. You also say which becomes A, B, C and D.
# Moves a chosen edict one letter up; $letter is the one it gets.
page-create-edict-up = Make { $card } edict { $letter }
page-create-edict-pick = Edict { $letter }, { $category }
page-create-edict-random-forest = One of four forest edicts
page-create-edict-random-village = One of four village edicts
page-create-edict-random-farm_water = One of four farm and water edicts
page-create-edict-random-spatial = One of four edicts of the whole map
page-create-skills = Skills
page-create-skills-off = Off
page-create-skills-random = Dealt
page-create-skills-chosen = I choose
page-create-skills-off-about = The game as in the box.
page-create-skills-random-about = Three of eight lie open, dealt at random. One a season, paid in coins.
page-create-skills-chosen-about =
    { $left ->
        [0] Three lie open. One a season, paid in coins.
        [one] Choose { $left } more. One a season, paid in coins.
       *[other] Choose { $left } more. One a season, paid in coins.
    }
page-create-skill-cost =
    { $cost ->
        [0] free
        [one] { $cost } coin
       *[other] { $cost } coins
    }
page-create-edition = Edition
page-create-edition-2019 = First printing, 2019
page-create-edition-2020 = 2020 and later
page-create-edition-2019-about = When no shape fits you fill one space with a terrain of the card. A full map does not end a solo game.
page-create-edition-2020-about = When no shape fits you fill one space with any terrain but mountain. A full map ends a solo game.
page-create-full-map = A full solo map scores
page-create-full-map-scores_all = All seasons left
page-create-full-map-scores_current = This season only
page-create-help = Help while drawing
page-create-help-off = Off
    .about = You see the card and your map.
page-create-help-grey = Grey out the impossible
    .about = Spaces where the shape cannot go are dimmed.
page-create-help-worth = Show what it is worth
    .about = Each draft tells its stars before you ink it.
# The sum of the form, beside its button. $map is the name of a map.
page-create-sum =
    { $seats ->
        [one] { $map }, { $seats } seat.
       *[other] { $map }, { $seats } seats.
    }
page-create-sum-skills = With Skills.
page-create-sum-no-skills = Without Skills.

## Statistics

page-stats-title = My statistics
page-stats-sub = From the finished games on this device. Games with known cards don’t count.
page-stats-none = Nothing to count yet
    .about = Finish a game on this device and its stars are kept here.
page-stats-games = Games
page-stats-best = Best rating
page-stats-mean = Mean rating
page-stats-best-stars = Most stars
page-stats-mean-stars = Mean of stars
page-stats-won = Won
page-stats-ratings = Solo ratings
    .about = One bar a game, oldest first.
page-stats-bar = { $date }: rating { $rating }
page-stats-titles = Titles
page-stats-titles-count =
    { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
page-stats-edicts = Edicts
    .about = Stars of a whole game, both seasons of the edict together.
page-stats-edict = Edict
page-stats-times = Games
page-stats-edict-best = Best
page-stats-edict-mean = Mean
page-stats-not-met = Not met yet

## Frame

# What a board is called for screen readers when nothing better is known.
page-map = Map

## A table: frame

page-kept-unsent = Your drawing is safe on this device and will be sent when the connection is back.
page-sending = Sending …

## A table: season, edicts, coins

page-season-and-edicts = Season and edicts
page-time = Time { $used } of { $limit }
page-time-soon =
    { $time ->
        [0] no time with this card
        [one] +{ $time } with this card
       *[other] +{ $time } with this card
    }
page-last-card = The season ends with this card
# Read aloud for the button of an edict card.
page-edict =
    { $stars ->
        [one] Edict { $letter }, { $name }: { $stars } star now. { $rule }
       *[other] Edict { $letter }, { $name }: { $stars } stars now. { $rule }
    }
page-if-now = { $season }, if it ended now
# $coins are those that count; $crossed were spent on skills.
page-coin-track =
    { $crossed ->
        [0] Coins: { $coins } of { $track }
        [one] Coins: { $coins } of { $track }, and { $crossed } spent
       *[other] Coins: { $coins } of { $track }, and { $crossed } spent
    }
# $name is an edict, coins or monsters; $stars chooses the plural, $n is the same number as it is written.
page-counted =
    { $stars ->
        [0] { $name }: no stars
        [one] { $name }: { $n } star, from the ringed spaces
       *[other] { $name }: { $n } stars, from the ringed spaces
    }
page-counted-before =
    { $stars ->
        [one] { $name }: { $n } star. The map has changed since.
       *[other] { $name }: { $n } stars. The map has changed since.
    }
page-counted-of =
    { $stars ->
        [one] { $owner }, { $name }: { $n } star. Show the spaces
       *[other] { $owner }, { $name }: { $n } stars. Show the spaces
    }

## A table: the map and the card

page-your-map = Your map
page-map-of = Map of { $name }
page-surveyed = surveyed by { $name }
page-in-draft = in your draft
page-shut = the shape doesn't fit here
page-card = Explore card
page-open-card = The card that lies open
page-card-time =
    { $time ->
        [0] takes no time
        [one] takes time { $time }
       *[other] takes time { $time }
    }
page-shape = Shape
# $size counts spaces; $coin is 1 where the shape brings a coin.
page-shape-n =
    { $coin ->
        [1]
            { $size ->
                [one] Shape { $n }, { $size } space, with a coin
               *[other] Shape { $n }, { $size } spaces, with a coin
            }
       *[other]
            { $size ->
                [one] Shape { $n }, { $size } space
               *[other] Shape { $n }, { $size } spaces
            }
    }
page-terrain = Terrain
page-rotate = Rotate
page-flip = Flip
page-back = Back
page-ink = Ink it
page-ink-on = Ink it on the map of { $name }
page-recall = Take it back
page-hint = Arrows or pointer to move, Enter to place
page-hint-more = Now place the second part
page-placed = Placed. Ink it, or move it again.
page-place-first = Place the shape first, then the rest.
page-draft = Draft: { $drawing } { $spaces }
page-no-change = no change
page-not-here = It can't be drawn here.
page-covers = covers the ruins at { $spaces }
page-turn = Your turn: { $card }.
page-duty = On ruins, if you can
    .about =
        { $count ->
            [one] Cover the one open ruins space.
           *[other] Cover one of the { $count } open ruins spaces.
        }
page-duty-none = No shape reaches the ruins
    .about = Draw one space, any terrain.
page-falls-back = No shape of this card fits. Draw one single space.
page-map-full = Your map is full.
page-draw-nothing = Draw nothing
page-type-it = Type a drawing
    .label = A terrain and its spaces
    .example = forest C4 C5 D5
page-you = You

## A table: skills

page-skills = Skills
page-free = free
page-cost =
    { $cost ->
        [one] costs { $cost } coin
       *[other] costs { $cost } coins
    }
page-skill-on = in this draft
page-skill-dear = too dear
page-skill-used = used this season
page-skill-each = one a season
page-skill-purse =
    { $coins ->
        [one] one a season, { $coins } coin to spend
       *[other] one a season, { $coins } coins to spend
    }
# $names may contain “You”.
page-skill-users = Used one this season: { $names }
# What the second part of a drawing is, by the skill.
page-second =
    { $skill ->
        [search] Search: one more space beside it
        [diplomacy] Diplomacy: one space of farm and village
        [concentrate] Concentrate: the same shape again
       *[cure_wounds] Cure Wounds: this shape beside a monster; choose its terrain
    }
page-ask-acrobatics = Before your map is passed on
    .about =
        { $cost ->
            [one] Acrobatics, { $cost } coin: on your map the monsters take the smaller shape.
           *[other] Acrobatics, { $cost } coins: on your map the monsters take the smaller shape.
        }
page-ask-acrobatics-solo = Before the monsters come
page-instead-of = instead of
page-answer-no-skill = No skill
page-answer-acrobatics = Use it, { $cost }
page-answer-acrobatics-across = Use it, lying, { $cost }
page-answer-acrobatics-down = Use it, standing, { $cost }
page-dodged = { $name } uses Acrobatics: the monsters take the smaller shape.

## A table: ambush

page-ambush-on = Ambush. This is the map of { $name }.
page-ambush-left = Everyone passes their map to the left, draws the monsters, then gets it back.
page-ambush-right = Everyone passes their map to the right, draws the monsters, then gets it back.
page-ambush-hurts = Draw them where it hurts: at the end of each season the owner loses a star for every empty space beside a monster.
page-ambush-cost = Empty spaces beside monsters, old and new
page-draws-on = { $name } draws on the map of { $owner }
page-has-your-map = { $name } has your map
    .about = You will see the drawing when everyone is ready.

## A table: the others

page-players = Players
page-open-map = Open the map of { $name }
page-ready = Ready
page-drawing = Drawing
page-away = Away
# Who is meant, where there are too many to name.
page-many-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-who-ready = Ready: { $names }
page-nobody-ready = Nobody is ready yet
page-waiting-label = Waiting
page-waiting = Waiting for { $names }.
page-waiting-all = Waiting for the others.
page-bot-slow = A bot gets ready. Its first drawing may take a minute, later ones are quick.
page-recall-about = You can take it back until everyone is ready.
page-notes = Field notes
page-notes-all = Everything
page-notes-less = Less
page-since = Since you last looked
page-their-map = As it was before this card. What { $name } draws now stays hidden.
page-stars-so-far =
    { $count ->
        [one] { $count } star so far
       *[other] { $count } stars so far
    }
page-worth-now = Worth now
page-worth-both = { $name }, and you
page-so-far = { $name } so far
page-previous-map = Previous map
page-next-map = Next map
page-of = { $n } of { $all }

## Season sheet

page-season-over = { $season } is over
page-season-hint =
    { $hand ->
        [finger] Tap a line to see the spaces it counted.
       *[pointer] Point at a line to see the spaces it counted.
    }
page-line = Line
page-year-so-far = Year so far
page-on-to = On to { $season }
    .about = { $season } lasts until time { $time } and scores { $edicts }.

## The end

page-named = The realm knows you as
page-rating = { $stars }, less { $less } for these four edicts: rating { $rating }.
page-rating-gap = { $count } more and you are: { $title }.
page-rung = Rung { $n } of { $all }
page-ladder = All titles
page-every-star = The last map, every star
page-value-of-card = the card's value is taken off
page-open-for-stars = Open a map to see the spaces behind every star.
page-sealed = The deck was sealed before you began.
page-check-seal = Check the seal
page-again = Another year
page-rematch = Another year together
page-same-cards = Same cards again
page-result-solo = { $title }: rating { $rating }, { $stars } stars
page-won-you = The year is drawn. Your map wins.
page-won = The year is drawn. The map of { $name } wins.
page-shared = The year is drawn. { $names } share the victory.
# $stars is such as “126 stars”.
page-won-by =
    { $ahead ->
        [0] { $stars }, level with { $name }.
        [one] { $stars }, { $ahead } ahead of { $name }.
       *[other] { $stars }, { $ahead } ahead of { $name }.
    }
# A place in the standings.
page-place = { $rank }.
page-tie-break = Level on stars: monsters cost { $stars }.

## Replay

page-replay-end = The end
page-replay-before = Before the first card
page-replay-before-about =
    { $maps ->
        [one] An empty map. Edicts A to D lie open.
       *[other] { $maps } empty maps. Edicts A to D lie open.
    }
# $turn and $turns are numbers: where we are, and how many turns there were.
page-replay-after = After turn { $turn } of { $turns }
# Read aloud at each step. $drawing is notation, such as: forest C4 C5 D5
page-replay-step = { $card }. { $name }: { $drawing }
page-replay-keys =
    { $seats ->
        [one] Arrow keys step, Space plays.
       *[other] Arrow keys step, 1 to { $seats } change the map, Space plays.
    }
# $what is an edict, “Coins” or “Monsters”; $stars is “3 stars”.
page-replay-asked = { $what }: { $stars } at this moment.
page-replay-whose = Whose map
page-replay-won = won with { $score }
page-replay-worth = At this moment
page-replay-counting = The stars are being counted.
page-replay-card = The card of this turn
# A place in the year: Fall, card 4 of 6.
page-replay-when = { $season }, card { $card } of { $cards }
page-replay-drew = { $name } draws { $terrain }.
# In an ambush: who drew on whose map.
page-replay-drew-on = { $name } draws monsters on the map of { $owner }.
page-replay-drew-nothing = Nothing is drawn on the map of { $name }.
page-replay-ruins = A ruins card came first: the drawing has to cover ruins, if it can.
page-replay-same = The same card, everybody’s drawing

## Timeline

page-replay-timeline = Timeline
page-replay-turns = Turns
page-replay-turn = Turn { $turn }: { $card }
page-replay-first = To the start
page-replay-back = One turn back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = One turn on
page-replay-last = To the end
