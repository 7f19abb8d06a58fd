### The page: what belongs to a seat at any table.

page-menu = Table menu
page-menu-title = This table
page-menu-language = Language and chart
page-seat-move = Move this seat to another device
    .about = Scan this with the other device, or type the recovery code there under “My games”. The seat then works on both.
page-seat-code = Recovery code of { $name }
page-seat-secret = Whoever has the code can play for you. Keep it to yourself.
page-seat-new-code = Get a recovery code
page-seat-qr = Show as QR code
page-seat-qr-hide = Hide the QR code
page-seat-bot = Let a bot play for you
    .about = It sees only what you see. You can take your seat back at any time.
page-seat-hand = Hand over
page-seat-take = Take it back
# Spoken names of the two buttons above, for one of several seats: they begin with the words on the button.
page-seat-hand-label = Hand over the seat of { $name }
page-seat-take-label = Take it back: the seat of { $name }
page-seat-bot-now = A bot plays for you: { $bot }
page-seat-bot-for = A bot plays for { $name }: { $bot }
page-seat-others = Seats of others
    .about = If somebody stays away for longer than the waiting time, the host may let a bot keep the seat, until its player takes it back.
page-seat-ticket = This link is good for one device and ten minutes.
page-seat-ticket-copy = Copy this link
page-seat-ticket-copied = The link for your other device is copied. Keep it to yourself.
page-devices =
    { $count ->
        [one] { $count } device holds your seat.
       *[other] { $count } devices hold your seat.
    }
page-devices-label = Devices at this seat
page-device-came = Since { $when }
page-device-this = This device
page-device-out = Put out
page-device-out-label = Put out the device that came { $when }
page-device-is-out = The device is out. Your recovery code is a new one.
page-ask = A device that shows { $number } asks for your seat.
    .about = Say yes only if it is yours: it will see and do all that you can.
page-ask-yes = Yes, it is mine
page-ask-no = No
page-ask-let-in = The device has your seat too.
page-host = Host
page-host-pass = Make host
page-host-pass-label = Make host: { $name }
page-host-away = { $name }, the host, is not connected. After the waiting time any player can be the host.
page-host-take = Be the host
page-sure-hand = Let a bot play for { $name } until they come back? Everybody will see it.
page-sure-host = Make { $name } the host? You will not be the host any more.
page-sure-be-host = Be the host in place of { $name }?
page-sure-yes = Yes
page-sure-no = No
page-waiting-time = Waiting time: { $time }.
page-span-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-span-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
page-span-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
page-seat-links = Links
page-seat-turn = When it is your turn
page-closed = Whoever runs this house has closed this game. It ends where it stood.
page-put-away = Nobody had been here for a long time, so this table was put away on { $date }. Nothing is lost: it goes on with the next move.
page-remove = Delete
page-remove-name = Delete my name
    .about = A number then stands for your name at this table, in its replay and in its record, for everybody. There is no way back.
page-remove-name-of = Delete the name { $name }
page-remove-name-sure = Delete the name { $name } at this table, for everybody?
page-remove-name-yes = Yes, delete the name
page-remove-name-done = The name { $name } is deleted at this table.
page-remove-table = Delete this table
    .about = The game goes with its replay and its record, for everybody who has a link to it. There is no way back.
page-remove-table-sure = Delete this table for everybody, with replay and record?
page-remove-table-yes = Yes, delete it for everybody
page-remove-table-done = The table is deleted.
page-remove-keep = Keep it
page-next = A new game is open for the same people.
page-next-seat = Take my seat
page-next-watch = Watch it
page-next-told = Everyone at the last table is asked to follow. Links are for those who have left it.
