## Score pads that others look at while they are written

## For whoever writes
share-title = Let others watch
share-means = Whoever has the link sees the names, the bids and the points of this pad, as you write them. Nobody can change anything. Links that apps preview show no names. The server keeps the pad until you end sharing, or for 30 days after the last change.
begin = Share this pad
needs-server = You have no network just now. Sharing needs the server: it begins by itself when you are back.
state-sending = Sending …
state-sent = Shared. Everything you wrote has been sent.
state-waiting = Waiting for the network. What you write is safe here and is sent by itself later.
state-ended = The server does not share this pad any more. You can share it again, with a new link.
link = Link to watch
no-qr-yet = The QR code comes when the server knows the pad.
look = Look at it
stop = End sharing
stopped = Sharing has ended.

## For whoever looks on
title = A shared score pad
standing = Standing
bid = bids { $bid }
won = { $tricks } of { $bid } won
this-round = This round:
last-round = Last round:
line-live = Live
as-of = As of { $time }
line-lost = As of { $time }. The line is lost and is tried again.
line-ended = Sharing has ended. As of { $time }.
line-unknown = Sharing has ended. As of { $time }.
line-strange = As of { $time }. Please load the page anew.
nothing-opening = Opening the score pad …
nothing-live = Opening the score pad …
nothing-lost = The server cannot be reached just now. It is tried again by itself.
nothing-ended = This score pad is not shared any more. Whoever writes it can share it again, with a new link.
nothing-unknown = No score pad is shared under this link, or not yet. If it was shared just now, wait a moment: this page looks again by itself. Otherwise check the link.
nothing-strange = This score pad comes from a newer version of this page. Please load the page anew.
own-pad = Write a pad of your own
full = Whole screen
full-end = Leave the whole screen
