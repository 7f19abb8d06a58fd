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
help-seed = the secret of the shuffle: a number or any text
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
help-serve-key-file = the file of the keys that what is secret is sealed with; without it the one in the data folder
help-serve-lan = let phones in the same room join; shows a QR code
help-serve-open = open the page in the browser
help-serve-lazy = get the bots ready with their first move, not at the start
help-serve-bind = addresses to listen on instead of 127.0.0.1: 0.0.0.0, ::, [::1]:9000, unix:/run/charthouse.sock
help-serve-prefix = the path under which a proxy shows the server, such as /charthouse
help-serve-proxies = addresses or networks of the proxies whose word about a request is believed
help-serve-names = further names under which the server is reached, such as games.example.org
help-serve-connections = how many connections one address may hold, and how many sockets; this machine and proxies may hold any number
help-serve-openings = how many tables one address may open at once; in an hour sixty times as many
help-serve-messages = how many messages a second a seat may send for long, from all of its devices
help-serve-work-seconds = how many seconds a replay, or a game that plays on from a record, may take to make
help-serve-work-megabytes = how much memory that may take, in megabytes
help-serve-take-over = take the place of the server that runs on this folder, at its address, without losing a connection
help-serve-metrics = addresses or networks that may see the figures at /metrics; without any there are none
help-serve-log-level = what is written to the log: everything that happens, only what is odd, or only what went wrong
help-serve-log-format = the form of the log: lines for people, or JSON
help-serve-config = the settings file (TOML), if not { $usual }
help-serve-check = say what is set and where, and what is wrong with it; serve nothing
bad-setting = { $place }: “{ $name }” is not a setting. The settings are those of charthouse serve --help, without the dashes.
bad-setting-line = { $place }: this line is not TOML.
bad-setting-text = { $place } takes a text, not “{ $value }”
bad-setting-texts = { $place } takes a list of texts, not “{ $value }”
bad-setting-value = { $place }: { $detail }
bad-setting-both = The settings “{ $one }” and “{ $other }” exclude each other.
bad-place = “{ $found }” is not a place to listen. Write an address of this machine (0.0.0.0, ::, [::1]:9000) or unix:/run/charthouse.sock.
bad-network = “{ $found }” is not an address or network, such as 127.0.0.1 or 10.0.0.0/8.
bad-server-name = “{ $found }” is not the name of a server, such as games.example.org.
bad-prefix = “{ $found }” can't be the path before every address; /charthouse could be.
check-default = as it comes
check-file = Settings file: { $path }
check-no-file = Settings file: none ({ $usual } is not there)
check-address = Address: { $address }
check-good = Nothing is wrong with the settings.
help-serve-archive-after = days after which a finished game goes into the archive, where its links still open it; 0: never
help-serve-archive-abandoned-after = days after which a game that nobody comes back to goes into the archive, where it waits; 0: never
help-serve-delete-lobbies-after = days after which a table is deleted whose game was never begun; 0: never
help-serve-delete-finished-after = days after which a finished game is deleted for good; 0: never
help-serve-delete-abandoned-after = days after which a game that nobody comes back to is deleted for good; 0: never
help-serve-tables-a-day = how many tables one address may open a day; 0: any number
help-serve-tables-at-once = how many tables of one address may be going on at once; 0: any number
help-serve-most-megabytes = so big the database may grow before no more tables are opened; 0: any size
help-tables = for whoever runs the house: list tables, show, close or delete one, put them into the archive
help-tables-deed = list, show, close, delete or archive
help-tables-id = the table; the beginning of its id will do
help-tables-phase = only tables that stand so: lobby, playing, over or deleted
help-tables-game = only tables of this game
help-tables-idle = only tables where nothing has happened for so many days
help-tables-yes = delete it: without this word nothing is deleted
tables-none = There are no such tables.
tables-phase =
    { $phase ->
        [lobby] not begun
        [playing] going on
        [over] over
       *[deleted] deleted
    }
tables-line = { $id }  { $game }, { $phase }; opened { $opened }, last used { $used }
tables-archived-too = { $line }; in the archive
tables-seat = { $seat }. { $name }
tables-rows = Rows: { $rows }
tables-closed = Table { $id } is closed: its game ends where it is.
tables-deleted = Table { $id } is deleted.
tables-archived = Put into the archive: { $archived }. Deleted: { $deleted }.
bad-tables-deed = “{ $found }” is not one of { $known }.
bad-tables-several = The ids of { $count } tables begin with “{ $id }”. Write more of it.
bad-tables-sure = This deletes table { $id } for everybody, for good. If you mean it: charthouse tables delete { $id } --yes
bad-tables-version = This database is not as this version writes it. Start charthouse serve of this version once, or use the version that serves.
bad-tables-folder = There are no tables in { $path }.
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
help-verify = check a record: its hash chain and, if the secret is known, its shuffle
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

## What lies in the data folder

note-closed = { $path } was open to other users of this machine and is now closed to them.
note-torn = The last thing that was written is not whole and does not count, as happens when the power fails or the server is killed: nothing that was confirmed is missing. If neither happened, the disk is not to be trusted.
bad-key-file = { $path } is not a file of keys, or it is damaged. Put the key file of this database there; nothing was changed.
bad-home = This user has no home folder. Name a place for what is to be kept.
bad-database-alone = { $path } was copied while a server worked on it, and { $log } did not come along: the newest moves are in there. Copy that file too, or restore a backup with “charthouse restore FILE --replace”. If it is lost, put an empty file of that name beside the database to go on without these moves.
bad-database-damaged = { $path } is damaged; nothing was changed. Put the newest backup in its place with “charthouse restore FILE --replace”. What can still be read goes into a backup with “charthouse backup FILE”.
bad-key-missing = The key { $key } of this database is not in { $path }. Put the key file of this database there, or name it with --key-file; nothing was changed.

help-backup = copy everything the tables keep into one file, also while they are served
help-backup-file = the file to write
help-backup-with-key = put the keys into the file too; whoever has it then reads everything
help-backup-force = write over a file that is there
help-restore = make the tables anew from a backup, in the data folder or on PostgreSQL
help-restore-file = a file of charthouse backup
help-restore-replace = delete the tables that are there
help-keys = show the keys that what is secret is sealed with, or change them
help-keys-what = add: put a new key into the file, to be used later; rotate: seal everything with a new key
help-serve-backup-dir = a folder into which everything is copied every so often
help-serve-keep = how many of these copies are kept
help-serve-backup-hours = hours between two copies

## Backups and keys

result-backup =
    { $count ->
        [one] { $count } table is copied to { $path }. The copy was restored once, to see that it can be.
       *[other] { $count } tables are copied to { $path }. The copy was restored once, to see that it can be.
    }
result-backup-key = The keys are not in it. Keep a copy of { $path } in another place: nobody can restore the tables without it.
result-backup-with-key = The keys are in it: whoever has the file reads everything.
result-restored = The tables are restored from { $path }.
result-key-added = A new key { $key } is in { $path }. Bring the file to every server before you rotate.
result-keys-rotated =
    { $count ->
        [one] Everything is sealed with the key { $key } now; { $count } value was sealed anew. Old backups still need the old keys, which stay in the file.
       *[other] Everything is sealed with the key { $key } now; { $count } values were sealed anew. Old backups still need the old keys, which stay in the file.
    }
result-key = { $key } · old · sealed with it: { $count }
result-key-current = { $key } · in use · sealed with it: { $count }
result-clear = Written in the clear by an earlier version: { $count }. The command “charthouse keys rotate” seals that too.
note-damaged = The table { $table } is damaged; it is kept as it is.
bad-no-house = There are no tables in { $path }.
bad-backup = { $path } is damaged: it is not what was written. Nothing was changed.
bad-backup-cut = { $path } is cut short. Nothing was changed.
bad-backup-foreign = { $path } is not a backup of Charthouse, or its beginning is damaged. Nothing was changed.
bad-backup-newer = { $path } was written by a newer version of Charthouse. Nothing was changed.
bad-restore-full = There are tables in { $place } already. With --replace they are deleted and those of the backup take their place.
bad-restore-served = A server works on this database. Stop it, then restore; nothing was changed.
