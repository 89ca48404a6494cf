# Lessons and examples of Skull King: English

## SK-X1
SK-X1-title = Black is trump
SK-X1-begin = Four players, one card each.
SK-X1-led = The bids are shown. { $seat } leads the first trick and will play { $card }.
SK-X1-won = Yellow was led, so the blue card could not win. But black is trump: even a 1 beats the yellow 12.
