### The shell: the command line and what every game shares.

app-tagline = Play, study and build on Cartographers and Charterstone.

## Names

bot-random = Random
    .about = Takes any legal action.
bot-greedy = Greedy
    .about = Takes what earns most at once.
bot-scout = Scout
    .about = Looks at every drawing and takes the one that promises most by the end of the year.
bot-scout-500ms = Scout, half a second
    .about = Plays its best ideas on in its head for half a second before it draws.

## Results

result-unfilled = Open spaces: { $count }
result-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
result-decisions =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
result-seconds = { $seconds } s
result-mean-score = mean score { $score }
result-mean-rating = mean rating { $rating }
result-win-rate = wins { $share } %
result-skill = skill { $skill }
plot-scores = score (box: middle half; whiskers: 5 % to 95 %; dot: mean with its 95 % interval)
result-replayed =
    { $count ->
        [one] { $count } entry decided again: it holds.
       *[other] { $count } entries decided again: all hold.
    }
result-state-hash = State { $hash }
result-why-points = After what was done: what { $bot } would choose from, with the points it expects at the end of the game.
result-why-lead = After what was done: what { $bot } would choose from, with how many points ahead of the others it expects to be.
result-campaign-named = { $charter } “{ $name }”
result-campaign-chest = { $charter }: glory { $glory }, victories { $wins }, personas { $personas }
result-verified-chain = The hash chain holds.
result-verified-seed = The secret is the one committed to, and every answer of chance follows from it.
result-struck = Names were deleted at the wish of those who played (seats: { $seats }), and the hashes were written anew then.
result-not-revealed = The secret is not revealed yet, so the shuffle can't be checked.
result-not-decided = { $count } of { $entries } entries follow rules { $rules }, which this version does not decide again: their events are taken as written.
result-unsure-seed = The secret is the one committed to; answers of chance asked by rules that this version does not know: { $count }, not derived again.
result-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
result-rank = { $rank }. { $name }: { $points }

## What is wrong

bad-usage = { $detail } (see: charthouse { $command } --help)
bad-usage-missing = missing: { $what }
bad-usage-unknown = unknown: { $what }
bad-usage-number = { $option } takes a whole number from { $low } to { $high }, not “{ $value }”
bad-usage-command = “{ $command }” is not a command. Commands: { $known }
bad-lang = “{ $lang }” is not a language here. Languages: { $known }
bad-game = “{ $found }” is not a game here. Games: { $known }
bad-game-lacks = “{ $game }” does not have that.
bad-bot = “{ $found }” is not a bot here. Bots: { $known }
bad-bot-budget = “{ $found }” is no time to think. Write so many imagined games (4000n) or so much time (500ms).
bad-bots-twice = “{ $bot }” is named twice.
bad-runners = Choose one of --threads, --processes and --ray.
bad-extra = This needs packages that are not installed: pip install "charthouse[{ $extra }]"
bad-ray = The Ray cluster at { $address } can't be reached.
bad-results-other = The file { $path } is not of this tournament: its game, players, bots, --seed or options differ.
bad-results-line = The file { $path } can't be read at line { $line }.
bad-seats = This game takes { $low } to { $high } players, not { $found }.
bad-seat-kind = A seat can't be played by chance here: not every game has an Automa, and somebody must play beside it.
bad-option = “{ $option }” is not an option. Options: { $known }
bad-option-value = “{ $value }” is not a value for { $option }. Allowed: { $allowed }
bad-list = “{ $value }” is not a list of names joined by commas.
bad-file = The file { $path } can't be read: { $detail }
bad-file-write = The file { $path } can't be written: { $detail }
bad-file-text = The file { $path } is not UTF-8 text.
bad-words = The words of the command are not UTF-8 text.
file-missing = there is no such file.
file-is-folder = it is a folder.
file-is-no-folder = a folder is needed there.
file-forbidden = it is not allowed.
file-in-use = it is in use already.
file-disk-full = the disk is full.
file-trouble = the system reports trouble number { $code }.
bad-second-server = Another server is running on the folder { $path }.
bad-take-over = The server on the folder { $path } did not end in time; it has been asked to. Try again.
bad-request = The request can't be understood.
bad-request-header = The request lacks the header X-Charthouse.
bad-key = This link or code opens nothing here.
bad-seat-taken = This seat is taken, and its link opens nothing any more. If it is yours, come back with your recovery code, or let the device in that you sat down with. If it is not, ask the host for a link of your own.
bad-seat-free = Nobody has taken this seat yet. Its link still opens it.
bad-ticket = This link was good for one device and ten minutes. Make another on the device that has the seat.
bad-asked-just-now = Somebody asked for this seat a moment ago. Wait two minutes, or use the recovery code.
bad-ask-over = There was no yes in time. Ask again, or use the recovery code.
bad-many-devices = Very many devices hold this seat. Put one of them out first.
bad-put-out = This device does not hold its seat any more: another device of the seat has put it out. A recovery code brings it back.
bad-table = There is no such table.
bad-rematch = The next game of this table is open already.
bad-not-over = The game is still being played.
bad-too-often = That was too often. Wait a moment.
bad-too-busy = Several such requests from here are waiting already. Try again in a moment.
bad-too-much = That is more work than this server does for one request.
bad-record-long = The record has { $found } entries; { $most } are the most that can be looked at here.
bad-options-long = The options of a table may be { $most } bytes long, not { $found }.
bad-request-long = The request is too long: { $most } KiB at most.
bad-day = “{ $day }” is not a day with a map.
bad-name = A name has 1 to 60 letters.
bad-name-taken = Somebody at this table has that name, or one that looks like it.
bad-page = There is no such page.
bad-host = This server is not called “{ $host }”. Whoever runs it can add the name to its settings.
bad-log = The log of table { $table } is damaged at row { $seq }; nothing was changed.
bad-database = The database can't be used: { $detail }
bad-database-kind = The database must be the address of a PostgreSQL server: postgresql://…
bad-database-newer = This database was written by a newer version of Charthouse and is left as it is.
bad-port = The port { $port } can't be opened: { $detail }
bad-table-deleted =
    { $why ->
        [host] This table was deleted by its host on { $day }.
        [house] This table was deleted on { $day } by whoever runs this house.
       *[rule] This table was deleted on { $day }: this house keeps tables only for so long.
    }
bad-not-begun = The game has not begun.
bad-not-playing = No game is going on at this table.
bad-tables-a-day = Enough tables were opened from here today. Come back tomorrow.
bad-tables-at-once = Enough games from here are going on. Finish one before you open another.
bad-house-full = This house is full: no more tables can be opened. Games that are going on are not touched.
bad-keys-full = This table has given out all the keys it has.
log-closed = Whoever runs this house has closed the game. It ends where it is.
log-clock = Time is up: a bot decides for { $name }.
log-stood-in = The bot of { $name } gives no answer: a simpler one decides.
log-rules = From here on the table follows rules { $rules }; what happened before stays as it was.
log-handed = A bot plays for { $name } now.
log-taken = { $name } plays again.
log-handed-away = { $name } has been away for long: a bot plays until they come back.
log-host = { $name } is the host now, as the host has been away for long.
log-host-passed = { $name } is the host now.
why-only-host = Only the host of the table may do that.
why-not-your-seat = That seat is not yours.
why-not-seated = Nobody has taken that seat.
why-still-here = { $name } is at the table.
why-still-waited-for =
    { $minutes ->
        [one] { $name } was here not long ago. The waiting time of this table lasts { $minutes } minute more.
       *[other] { $name } was here not long ago. The waiting time of this table lasts { $minutes } minutes more.
    }
why-nothing-to-undo = There is nothing of yours to take back.
why-already-revealed = A card was revealed since, so this can't be taken back.
why-long-log = The log of this table has become too long: only what takes the game on is added.
server-stops = The server is stopping. Your game is kept; come back in a moment.
server-store-broken = The tables can't be written any more, so the server stops: { $detail } Everything confirmed is kept.
bad-record-format = This is not a record: it begins with “{ $found }” instead of “{ $wanted }”.
bad-record-line = The record can't be read at “{ $line }”.
bad-record-cut = The record ends in the middle of entry { $entry }.
bad-record-secret = The secret of the record is not written in hexadecimal digits.
bad-record-game = The record is of another game: “{ $found }”.
bad-record-rules = The record was played by rules { $found }; this version knows { $known }.
bad-record-content = The record was played with other cards than this version has.
bad-record-release = The record was played with content release { $found }; this version has { $known }: a newer version opens it.
bad-record-seat = Entry { $entry } is of seat { $seat }, which does not exist.
bad-record-move = Entry { $entry } breaks a rule: { $why }
bad-record-answer = Entry { $entry } has no possible answer to { $question }.
bad-record-events = Entry { $entry } lists other events than its action leads to.
bad-record-chain = The hash chain breaks at entry { $entry }: the record was changed.
bad-record-draw = The answer to { $question } does not follow from the secret: the shuffle was changed.
bad-record-commitment = The secret is not the one that was committed to before the game.
bad-record-draws = The record names draws of the kind “{ $found }”, which this version does not know.
bad-secret = The secret does not belong to this game.
bad-save = The kept game can't go on: { $detail } Begin another with: charthouse play --new
stopped = Stopped.
