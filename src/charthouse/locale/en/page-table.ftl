### The page: the frame of every screen and of every table.

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
page-conn-waiting = The server is catching up. What you have done is kept here and goes on by itself.
page-conn-lost = No connection to the table
    .about =
        { $unsent ->
            [0] Keep drawing. What you ink stays on this device and is sent once.
            [one] What you decided is safe on this device and will be sent when the connection is back.
           *[other] { $unsent } decisions are safe on this device and will be sent when the connection is back.
        }
    .first = The map is shown as soon as the server answers.
page-stale = The table had moved on, so nothing was changed.

## A table: the others

page-late = Over time
page-inked = Inked. Waiting for the others.
page-inked-waiting = Inked. Waiting for { $names }.
page-answered = Answered. Waiting for the others.
page-answered-waiting = Answered. Waiting for { $names }.
# $when is such as “in 3 hours”.
page-time-left = The time for this turn ends { $when }.
page-bell = Ring a bell when it is my turn
page-notice = Show a notice when it is my turn

## The end

page-replay = See the game again
page-copy-result = Copy the result
page-download = Save the record
page-copied = Copied.
