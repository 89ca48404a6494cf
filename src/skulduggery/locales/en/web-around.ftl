title = Around the table

## The table on a big screen
tv-show-how = Open this address on the TV and enter the code there:
tv-show-lying = A phone or tablet laid in the middle of the table works, too.
tv-show-here = Show it on this device
tv-show-closed = Nobody may watch this table. The host can change that in the settings before the game.
tv-which-table = Which table?
tv-enter = Enter the five letters that the phones at the table show.
tv-code-so-far = Letters so far: { $letters }
tv-no-letters = No letter yet
tv-letters = Letters
tv-erase = Erase
tv-scan = Scan to join
tv-scan-to-watch = Scan to watch
tv-or-enter = or enter the code at
tv-full = Full screen
tv-full-end = Leave full screen
tv-bids = bid
tv-tricks = { $tricks ->
    [one] trick
   *[other] tricks
}
tv-everybody-places = Everybody places their pirates.
tv-next-follows = “{ $again }” on a phone, and this screen comes along.
tv-waiting-for-many = Waiting for { $count } players
tv-hand-only = Only my hand
tv-hand-only-means = When the table is on a big screen: your hand large, and little else.
tv-hand-only-tip = On your phone: { $menu } → “{ $tv }” → “{ $hand }”
tv-came = The table is on a big screen now.
tv-whole-here = Leave it as it is
tv-whole-table = Show the table here, too

## Sharing a result
share-result = Share the result
share-picture = Share picture and text
share-save = Save the picture
share-copy = Copy the text
share-shape = Shape of the picture
share-wide = Wide
share-tall = Tall
share-text = { $game }: { $places }
share-place = { $place }. { $name } { $score }
share-alt = Picture of the result. { $text }
share-failed = The picture could not be drawn on this device. You can copy the text.
only-here = Other devices cannot open this address: the server listens only on the machine it runs on.
only-here-change = To let them in, stop it and start it with:

## Without a network
offline-title = Without a network
offline-page-kept = This page is kept on this device: it also opens without a network.
offline-page-coming = This page is just being kept on this device …
offline-page-not = Your browser saves data, so this page has not been kept on the device.
offline-keep = Keep the page on this device
offline-insecure = Keeping the page on the device and installing it need an address that begins with https, or the very machine on which the server runs (localhost). At this address no browser allows it.
offline-refused = This browser does not let pages keep anything here. Perhaps this is a private window.
offline-works = Works without the server
offline-pad = Score pad
offline-rules = Rules and worked examples
offline-lessons = First lessons
offline-replays = Games kept on this device
offline-pass = One phone for all
offline-needs = Needs the server
offline-needs-tables = Tables with others, TV, chat
offline-needs-bots = Games against the server’s bots
offline-needs-mine = My games and statistics
offline-engine = Play without a network
offline-engine-means = One phone for all and looking back at games need the rules aboard: { $megabytes } MB, once. After that both work without a network.
offline-engine-means-unmeasured = One phone for all and looking back at games need the rules aboard. After that both work without a network.
offline-engine-fetch = Bring the rules aboard
offline-engine-coming = The rules are coming aboard: { $percent } %
offline-engine-here = The rules are aboard: one phone for all and games kept on this device work without a network.
offline-engine-drop = Remove the rules from this device
offline-engine-failed = Not everything came. What is here stays: try again when the connection is better.
offline-engine-none = This server was built without the rules for the browser, so they cannot be brought aboard.
offline-once-aboard = once the rules are aboard
offline-engine-first = only once the rules are aboard: see the settings
offline-meanwhile = Works all the same
offline-trying = As soon as the server answers, this page goes on by itself.

## Installing
install-app = Install Skulduggery
install-means = As an app of its own, with an icon on your start screen.
install-by-hand = To install it: tap “Share”, then “Add to Home Screen”.
install-done = Skulduggery is installed on this device.
install-description = Skull King, its dice game, Skull Queen and Sleeping Queens: with friends, against bots, or with one phone for all.
install-shortcut-rules = Rules
install-shortcut-pad = Score pad
install-shortcut-pass = One phone for all

## A new version
update-ready = A new version of Skulduggery is ready.
update-safe = The page is loaded anew for it. Games go on where they are.
update-now = Take it now
update-later = Later
