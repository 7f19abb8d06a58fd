### The page: the frame of every screen, and the table of Cartographers.

## Frame

page-home = Charthouse, to the first page
page-to-home = To the first page
page-language = Language
# $theme is what is chosen now.
page-theme =
    { $theme ->
        [light] Day chart. Change to: as the system
        [dark] Night chart. Change to the day chart
       *[system] As the system. Change to the night chart
    }
page-close = Close
page-qr = QR code of the link
page-lost = There is nothing at this address.
page-no-page = This page did not load. Reload to try again.
page-offline = The server can't be reached. Try again when you are online.
page-server-trouble = The server answered with trouble number { $status }. Try again in a moment.
page-trouble = That did not work. Try again in a moment.
# What a board is called for screen readers when nothing better is known.
page-map = Map

## A table: frame

page-title-turn = ● Your turn · Charthouse
# $name is a season or the name of a page.
page-title = { $name } · Charthouse
page-mode-solo = Solo
page-mode-bots = Against bots
page-mode-here = At one screen
page-mode-link = By link
page-mode-daily = Map of the day
page-opening = Unrolling the map …
page-no-key = This device has no seat at this table. Open the link you were sent, or use your recovery code.
page-unknown-key = The server does not know this seat any more.
page-conn-online = Online
page-conn-catching = Catching up
# $unsent counts drawings that wait on this device.
page-conn-offline =
    { $unsent ->
        [0] Offline
        [one] Offline, { $unsent } drawing waiting
       *[other] Offline, { $unsent } drawings waiting
    }
page-conn-lost = No connection to the table
    .about =
        { $unsent ->
            [0] Keep drawing. What you ink stays on this device and is sent once.
            [one] What you decided is safe on this device and will be sent when the connection is back.
           *[other] { $unsent } decisions are safe on this device and will be sent when the connection is back.
        }
    .first = The map is shown as soon as the server answers.
page-kept-unsent = Your drawing is safe on this device and will be sent when the connection is back.
page-stale = The table had moved on, so nothing was changed.
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
page-late = Over time
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
page-inked = Inked. Waiting for the others.
page-inked-waiting = Inked. Waiting for { $names }.
page-answered = Answered. Waiting for the others.
page-answered-waiting = Answered. Waiting for { $names }.
page-waiting = Waiting for { $names }.
page-waiting-all = Waiting for the others.
page-bot-slow = A bot gets ready. Its first drawing may take a minute, later ones are quick.
page-recall-about = You can take it back until everyone is ready.
# $when is such as “in 3 hours”.
page-time-left = The time for this turn ends { $when }.
page-bell = Ring a bell when it is my turn
page-notice = Show a notice when it is my turn
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
page-replay = See the game again
page-again = Another year
page-rematch = Another year together
page-same-cards = Same cards again
page-copy-result = Copy the result
page-download = Save the record
page-copied = Copied.
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
