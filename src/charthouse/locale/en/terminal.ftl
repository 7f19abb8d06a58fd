### The terminal: help of the command line, and the game played there. No page needs these words.

## Help of the command line

help-usage = usage
help-commands = commands
help-options = options
help-arguments = arguments
help-help = show this help
help-version = show the version
help-lang = language: { $known }
help-json = print one JSON object
help-game = the game
help-players = how many players
help-seed = the seed of the deals: a number or any text
help-side = Cartographers: side of the map sheet, A or B
help-edition = Cartographers: edition of the rules, 2019 or 2020
help-edicts = Cartographers: four scoring cards under A to D, joined by commas
help-skills = Cartographers: play with skills; name three, joined by commas, or let chance deal them
help-full-map = Cartographers: what a full solo map scores: scores_all or scores_current
help-charters = Charterstone: the charters of the seats, joined by commas
help-errata = Charterstone: the corrections in force, joined by commas; nothing between quotes for none
help-file = a record, as text or JSON

help-serve = open the tables in the browser
help-serve-port = the port; 0 takes a free one
help-serve-data = the folder that keeps the tables
help-serve-database = a PostgreSQL address instead of the folder
help-serve-lan = let phones in the same room join; shows a QR code
help-serve-open = open the page in the browser
help-serve-lazy = get the bots ready with their first move, not at the start
help-score = score a map sheet of Cartographers with every card
help-score-sheet = the sheet, eleven rows joined by “/”; “-” reads it from standard input
help-score-explain = say which spaces are behind every star
help-score-stdin = one sheet a line from standard input, one JSON object a line to standard output
help-draw = draw a map sheet of Cartographers or a recorded table as a picture
help-draw-sheet = the sheet, eleven rows joined by “/”; “-” reads it from standard input
help-draw-record = a record, as text or JSON
help-draw-step = the step of the record, from 0; without it the last one
help-draw-seat = only what lies before this seat, counted from 1
help-draw-out = the file to write, .svg or .png
help-draw-force = write over a file that is there
help-placements = list every legal drawing of a card of Cartographers
help-placements-sheet = the sheet, eleven rows joined by “/”
help-placements-card = a landscape or an ambush card
help-placements-ruins = a ruins card came before
help-simulate = let bots play
help-simulate-games = how many games
help-simulate-bot = the bots, joined by commas; they take the seats in turn
help-simulate-records = write the record of every game into this folder
help-arena = hold a tournament of bots, all on the same deals
help-arena-games = how many games each bot plays
help-arena-bots = the bots, joined by commas
help-arena-results = keep finished games in this file; with the same file the tournament goes on where it stopped
help-arena-plot = draw the scores into this file: .svg, .png or .pdf
help-arena-threads = play in so many threads
help-arena-processes = play in so many processes
help-arena-ray = play on a Ray cluster: its address, or nothing to start one here
help-replay = decide every action of a record again
help-replay-why = a bot says of each decision what it would have done and what it expects of it
help-verify = check a record: its hash chain and, if the seed is known, its shuffle
help-campaign = keep a campaign of Charterstone in one file that anybody can check
help-campaign-file = the file of the campaign
help-campaign-seal = the record of a finished game that joins it; without a file the campaign begins with that game
help-campaign-name = a charter and its name, for who did not win the last game: “red Lantern Row”
help-play = play Cartographers in the terminal, alone or around one screen
help-play-names = the players, joined by commas
help-play-new = begin a new game even if one is kept
help-play-save = the file that keeps the game

## Refusals of the front door

bad-seat = There is no seat “{ $found }”: seats are 0 to { $last }, or { $names }.
bad-step = There is no step { $found }: the steps of this record are 0 to { $last }.
bad-bot-count = One bot plays for all, or { $wanted } play, one for each seat; not { $found }.
bad-no-secret = This record does not hold its secret, so it can't be played on; fork it.
bad-no-picture = There is no picture of { $game }.
bad-picture-kind = A picture is an .svg or a .png file, not { $path }.
bad-rasteriser = PNG pictures need the extra “pictures”: pip install "charthouse[pictures]"
bad-draw = Draw either a sheet (--sheet) or a record (--record).
file-is-there = it is there already; --force writes over it.
bad-draw-sheet = --step and --seat go with --record.

## At the terminal

play-turn = { $season } · card { $number } · time { $time } of { $limit }
play-solo = You draw alone, for the Queen.
play-pass-screen = Pass the screen to { $name } and press Enter.
play-terrains = Terrain: { $terrains }
play-or = or
play-takes =
    { $time ->
        [0] takes no time
        [one] time { $time }
       *[other] time { $time }
    }
play-duty = Ruins! The shape must cover an open ruins space.
play-fall-back = No shape may be drawn: fill any one space.
play-ambush-own = Ambush! Draw monsters.
play-ambush-on = Ambush! You draw monsters on the map of { $name }.
play-acrobatics = Ambush! Use Acrobatics for { $cost } coins? Type { $yes } or { $no }.
play-edicts = Edicts
play-now = now
play-scored-in = scored in
play-total = { $name }: { $stars } so far
play-purse = Coins { $purse } of { $track }
play-monsters = Monsters cost { $stars } now
play-skills = Skills
play-skill-cost = costs { $cost }
play-skill-used = used this season
play-prompt = { $name }, your drawing (? for help):
play-help = Type a terrain and its spaces, such as: forest C4 C5 D5 (or f C4 C5 D5). Rows are A to K from the top, columns 1 to 11.
    With a skill: search forest C4 C5 D5 + D6
    hint — the drawing worth most right now
    why A — the spaces behind edict A's stars; also: why coins, why monsters
    list — some drawings that are allowed
    log — what happened so far
    undo — take back your last drawing while others still draw
    save — where your game is kept; it is saved after every move
    quit — leave; the game goes on next time
play-hint = Try: { $action } ({ $gain } now)
play-list =
    { $count ->
        [one] { $count } drawing is allowed: { $some }
       *[other] { $count } drawings are allowed, such as: { $some }
    }
play-because =
    { $stars ->
        [one] { $stars } star: { $spaces }
       *[other] { $stars } stars: { $spaces }
    }
play-no-stars = No stars yet.
play-unknown-why = Ask: why A, why B, why C, why D, why coins or why monsters.
play-saved = Your game is kept in { $path }
play-resumed = Your game goes on. To begin another: charthouse play --new
play-bye = Your game is kept. It goes on when you come back.
play-total-line = Total
play-final = The map is finished
play-winner = { $name } wins with { $stars }.
play-winners = { $names } share the victory with { $stars }.
play-rating = Rating { $rating }: the Queen names you { $title }.
play-record = The record of this game: { $path }
play-verify = Check the shuffle: charthouse verify { $path }
