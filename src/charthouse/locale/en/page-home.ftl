### The page before and after a game: home, a new table, the invitation, joining, the cover between two players at one
### screen, my games, statistics. Sentences are short, plain and warm; they speak to one reader; no exclamation marks.

## Home

page-home-games = My games
page-home-all-games = All games
page-home-safe = Your games and results are remembered on this device only.
page-home-languages = Language

## Games on this device

page-game-none = No games yet
    .about = Play one now, or send a friend a link. It will be waiting here, on this device.
page-game-solo = Solo, { $map }
page-game-here = Around this screen
page-game-link = A table by link
page-game-bots = Against bots
page-game-daily = Map of { $date }
page-game-watch = Looking on
# One line under the name of a game. $season is a season, $stars a number of stars such as “41 stars”.
page-game-now = { $season } · { $stars } so far
page-game-more = { $names } and { $count } more
page-game-now-with = { $season } · with { $names }
page-game-over = The game is over · { $stars }
page-game-over-with = The game is over · with { $names }
page-game-lobby = Not begun · with { $names }
page-game-lobby-alone = Not begun
page-game-your-turn = Your turn
page-game-waiting = Waiting for { $names }
page-game-waiting-others = Waiting for the others
page-game-watching = In play
page-game-open = Open
page-game-finished = Finished
page-game-asking = Asking the table
page-game-unreached = The server did not answer
page-game-gone = This table is no longer on the server
page-game-resume = Resume
page-game-look = Look
page-game-replay = Replay
page-game-forget = Forget
    .label = Forget { $name }
page-game-forget-sure = Forget { $name }? The table goes on without this device; only its recovery code brings you back.
page-game-forget-over = Forget { $name }? It leaves this list. Your statistics stay.
page-game-forget-yes = Yes, forget it
page-game-keep = Keep it
page-game-forgotten = { $name } is forgotten on this device.

page-games-title = My games
page-games-sub = Everything this device remembers. Nobody else sees this list.
page-games-going = Going on
page-games-done = Finished
page-games-none-going = Nothing is waiting for you.

## A new table

page-create-where = A new table
page-create-title = Lay out a table
page-create-name = Its name on this device
page-create-mode = Who plays
page-create-mode-solo = Me alone, or bots
page-create-mode-here = This screen
page-create-mode-link = By link
page-create-mode-solo-about = You and any number of bots. Alone you draw for the Queen, and she gives you a rating.
page-create-mode-here-about = You pass this device around. Maps stay covered between turns.
page-create-mode-link-about = A seat is a link. No sign-up; whoever takes it first has it.
page-create-seats = The seats
page-create-seats-count =
    { $count ->
        [one] { $count } of up to { $most }
       *[other] { $count } of up to { $most }
    }
page-create-seats-number = Number of seats
page-create-you = You, here
page-create-your-name = Your name
page-create-seat-name = Name at seat { $number }
page-create-seat-who = Who plays seat { $number }
page-create-seat-remove = Remove seat { $number }
page-create-who-link = By link
page-create-who-here = This screen
page-create-who-bot = Bot
# The names of bots, as people are called; a comma and a space between them.
page-create-bot-names = Ines, Tomáš, Wei, Mira, Luka, Noor, Ivo, Yuki, Petra, Oskar, Lin, Vesna
page-create-add-link = A friend
page-create-add-here = A player
page-create-add-bot = A bot
page-create-bots-about = Bots see only what a player would see.
page-create-name-placeholder = Name
page-create-clock = Clock
page-create-clock-none = None
page-create-clock-minutes = Minutes a turn
page-create-clock-days = Days a turn
page-create-clock-none-about = Nobody is hurried.
page-create-clock-minutes-about = All draw at once, so a turn takes as long as the slowest.
page-create-clock-days-about = When the time is over a bot draws for that seat, and the log says so.
page-create-clock-length = Length of a turn
page-create-waiting = If somebody stays away
    .about = After that time the host may let a bot play for them until they come back, and another may be the host.
page-create-less = One less
page-create-more = One more
page-create-rules = The rules
page-create-ready = Show who is ready
    .about = A tick beside each name. What they drew stays hidden.
page-create-sum-bots =
    { $bots ->
        [one] { $bots } of them is a bot.
       *[other] { $bots } of them are bots.
    }
page-create-sum-clock-none = No clock.
page-create-sum-clock-minutes =
    { $per ->
        [one] { $per } minute a turn.
       *[other] { $per } minutes a turn.
    }
page-create-sum-clock-days =
    { $per ->
        [one] { $per } day a turn.
       *[other] { $per } days a turn.
    }
page-create-open-link = Open the table
page-create-open = Begin
page-create-opening = Opening

## The invitation (the lobby of a table by link)

page-invite-title = The table is open
page-invite-title-named = { $name } is open
page-invite-sub = Send each friend one link. Whoever sits down with it first has that seat.
page-invite-sub-guest = You have your seat. The game begins when all are here, or when the host says so.
page-invite-sub-sit = A seat is kept for you. Tell the others who you are.
page-invite-sub-watch = You look on. The game begins when all are here, or when the host says so.
page-invite-seat-label = Seat { $number }, { $name }: { $status }
page-invite-unnamed = Seat { $number }
page-invite-here = Here
page-invite-you = You, here
page-invite-away = Has the seat, away just now
page-invite-choosing = Link opened, choosing a name
page-invite-not-opened = Link not opened yet
page-invite-bot = { $bot } bot, ready
page-invite-copy = Copy link
page-invite-send = Send
# Spoken names of the two buttons above: they begin with the words on the button.
page-invite-copy-label = Copy link of { $name }
page-invite-send-label = Send the link of { $name }
page-invite-qr-label = Show the QR code of { $name }
page-invite-copied = The link of { $name } is copied.
page-invite-share-text = A seat is kept for you at our Charthouse table.
page-invite-watch-text = Look on at our Charthouse table.
page-invite-qr = The seat of { $name }
    .about = Point a phone in this room at it.
page-invite-watchers = Onlookers
    .about = They see what lies open on the table.
page-invite-watchers-copy = Copy the onlookers’ link
page-invite-watch-copied = The onlookers’ link is copied.
page-invite-recovery = Your recovery code
    .about = It brings you back to your seat from any device. This device keeps it in the table menu.
page-invite-recovery-copy = Copy your recovery code
page-invite-recovery-copied = Your recovery code is copied. Keep it to yourself.
page-invite-links-gone = Links are shown only once.
    .about = They were given out when the table was opened. You can make new ones.
page-invite-links-new = Make new links
page-invite-waiting = Waiting for { $names }.
page-invite-waiting-many =
    { $count ->
        [one] { $count } seat is open.
       *[other] { $count } seats are open.
    }
page-invite-begin-about = The game begins by itself when all are here. Begin now, and bots keep the open seats until their players come.
page-invite-only-here = This address works on this computer only. To invite other devices, start the server with --lan and open the address it names.
page-invite-all-here = All are here.
page-invite-begin = Begin now
page-invite-arrived = { $name } is here.
page-invite-laid = What you will play
page-invite-laid-map = { $map }, side { $side }.
page-invite-laid-edition-2019 = Rules of 2019.
page-invite-laid-edition-2020 = Rules of 2020.
page-invite-laid-help-off = No help while drawing.
page-invite-laid-help-grey = Impossible spaces are dimmed.
page-invite-laid-help-worth = Drafts show their worth.
page-invite-sealed = The deck is sealed:
    .about = This is the fingerprint of the secret behind it. Before the deal every device here adds a number of its own. After the game anybody can check that nothing was changed.
page-invite-seal-copy = Copy the seal
page-invite-seal-copied = The seal is copied.
page-invite-edicts-random = The edicts are dealt when the game begins.
page-invite-sit-title = Your name at the table
page-invite-sit-crest = Your crest
page-invite-sit = Take this seat
page-invite-sit-change = Change my name
page-crest-chevron = Chevron
page-crest-pale = Pale
page-crest-bend = Bend
page-crest-cross = Cross
page-crest-fess = Fess
page-crest-saltire = Saltire

## Joining

page-join-invited = A seat is kept for you
    .about = Whoever sits down first has it, so the link is for you alone. The seat then belongs to this device.
page-join-sit = Sit down
page-join-taken = This seat is taken.
    .about = Is it yours? Then let this device in from the one you sat down with, or enter your recovery code. If not, ask the host for a link of your own.
page-join-ask = Ask my other device
page-join-asked = Say yes on your other device
    .about = Your table asks there whether the device with this number is yours.
page-join-title = Taking your seat
page-join-sub = One moment. Your link is exchanged for a key that stays on this device.
page-join-failed = This link does not open a seat.
    .about = It may be incomplete or replaced by a newer one. Ask whoever sent it, or enter your recovery code.
page-join-offline = The table did not answer.
    .about = Your link is safe. Try again when the connection is back.
page-try-again = Try again
page-join-already = This device already has a seat at this table.
    .about = Keep the seat you have, or use this link from now on.
page-join-keep = Keep my seat
page-join-replace = Use this link
page-join-copy = Copy
page-recover-title = Come back to a seat
page-recover-about = A recovery code opens your seat on this device too.
page-recover-label = Recovery code
page-recover = Open my seat
page-recover-failed = No seat answers to this code. Check it letter by letter.

## The cover between two players at one screen

page-cover = Covered
page-cover-covered = { $name }’s map is covered
page-cover-all-covered = All maps are covered
page-cover-pass = Pass to { $name }
page-cover-please = Nobody else looks, please.
page-cover-open = I am { $name }, show my map
page-cover-order = Order of players
page-cover-done = { $name }, has drawn
page-cover-now = { $name }, draws now
page-cover-next = { $name }, draws later
