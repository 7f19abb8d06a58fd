### The page: a finished game again, and the check of its shuffle.

## Replay

page-replay-where = Replay
page-replay-loading = The game is being laid out.
page-replay-none = This game can't be shown.
page-replay-to-games = To my games
page-replay-bring = Watch a game again
page-replay-bring-about = Bring the record of any finished game, from this page or from the command line.
page-replay-drop = Drop a record here
page-replay-choose = Choose a file
page-replay-paste = Or paste the record
page-replay-show = Show the game
page-replay-save = Save the record
# The name of a saved file, Latin letters without spaces.
page-replay-record = record

## Play on from here

page-replay-play-on = Play on from here
page-replay-cards = Cards
page-replay-cards-same = As they came
page-replay-cards-new = Shuffled anew
page-replay-bots = Who plays the other seats
page-replay-play-seat = Play the seat of { $name } from turn { $turn }
page-replay-play-alone = Play on from turn { $turn }
page-replay-new-table = A new table. The game you are watching stays as it was.

## The shuffle

page-proof = The shuffle
page-proof-about = The deck was sealed before the first card. Your browser can check it by itself.
page-proof-check = Check the seal
page-proof-checking = Every card is being drawn again.
page-proof-holds = Checked, it holds
page-proof-partly = Partly checked, so far it holds
page-proof-broken = Does not hold
page-proof-before = Sealed before
page-proof-after = Opened after
page-proof-seal = The secret fits the seal.
page-proof-seal-broken = The secret does not fit the seal.
page-proof-stirred = The number of this device is in the shuffle.
page-proof-not-stirred = The number of this device is missing from the shuffle.
page-proof-draws =
    { $count ->
        [one] { $count } draw follows from the secret.
       *[other] All { $count } draws follow from the secret.
    }
# $question is a label such as spring/3; $answer and $expected are ids of cards, in Latin letters.
page-proof-draw-wrong = { $question } should be “{ $expected }”. The record says “{ $answer }”.
page-proof-unsure = Draws asked by rules that this version does not know: { $count }. They were not drawn again.
page-proof-menus-unknown = The draws of this record can be checked with: charthouse verify
page-proof-chain =
    { $count ->
        [one] { $count } entry of the record, unchanged.
       *[other] None of the { $count } entries of the record was changed.
    }
page-proof-unreadable = The record can't be read.
page-proof-advice = The replay goes on, but nobody can vouch for this game. Save the record before you ask the host.
