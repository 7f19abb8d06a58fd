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
    .about = If somebody does not come back, a bot can keep the seat until they do.
page-seat-links = Links
page-seat-turn = When it is your turn
page-next = A new game is open for the same people.
page-next-seat = Take my seat
page-next-watch = Watch it
page-next-told = Everyone at the last table is asked to follow. Links are for those who have left it.
