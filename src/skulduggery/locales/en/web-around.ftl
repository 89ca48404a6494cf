title = Around the table

## The table on a big screen
tv-show = Show on a TV
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
tv-next-follows = The next game comes up by itself.
tv-hand-only = Only my hand
tv-hand-only-means = When the table is on a big screen: your hand large, and little else.
tv-hand-only-tip = On your phone: Menu → “Only my hand”
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
