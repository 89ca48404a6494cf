# Lessons and examples of Skull King: English

## The first lesson
first-title = Your first round
first-hello = In Skull King you say how many tricks you will win. Then you try to win exactly that many.
first-round = Two rounds have been played. Now comes round { $round }: three cards each.
first-bid = Everybody bids at the same moment. { $card } is weak, but { $card2 } and the { $card3 } look strong. Bid 2.
first-bid-other = You may bid that. But then you would have to win exactly that many tricks, and your cards are good for 2. Try 2.
first-bids = Yo - Ho - Ho! All bids are shown at once. { $seat } sits left of the dealer and leads.
first-follow = Yellow was led and you have yellow, so you have to follow. Tap { $card }.
first-follow-other = You may: special cards are always allowed. But keep the { $card } for a better moment and play { $card2 }.
first-followed = { $card } is the highest card of the colour led. { $seat } wins the trick and leads the next one.
first-trump = Blue was led and you have none, so you are free. Black is trump and beats the other colours. Tap { $card }.
first-trump-other = The { $card } would win, too. But { $card2 } is enough here. Save her for something bigger.
first-trumped = { $card } wins: your first trick!
first-mermaid = Now you lead. Your last card is the { $card }, who beats every colour. Play her.
first-king = { $seat } plays the { $card }! He beats colours, Pirates, everything. Everything but one …
first-charmed = The { $card } charms the { $card2 }, whatever else lies there. Your second trick, and a bonus of 50!
first-score = You bid 2 and won 2: 20 points for each, plus the bonus of 50. { $seat } bid 1 and won none: 10 points lost.
first-zero = A new round, four cards. An { $card } never wins, and the others are tiny. Then say so: bid 0.
first-zero-other = Brave! But these cards will hardly win a trick. Bid 0 this time.
first-zero-bid = Without a trick you now get 10 points times the round: 40. A single trick would cost you 40.
first-bye = { $card } alone is moody: you say whether she is a Pirate or an Escape. After ten rounds the most points win. Good luck!

## Examples
SK-X1-title = Black is trump
SK-X1-begin = Four players, one card each.
SK-X1-led = The bids are made. { $seat } leads { $card }.
SK-X1-won = Yellow was led, so the blue card cannot win. But black is trump: { $card } takes the trick.
SK-X1-no-black-title = The same without black
SK-X1-no-black-begin = The same cards, but nobody has a black one.
SK-X1-no-black-led = { $seat } leads { $card } again.
SK-X1-no-black-won = Now the highest card of the colour led wins: { $card }. The blue 13 is higher, but the wrong colour.
SK-X2-title = Bid 3, won 3
SK-X2-begin = Round { $round }: three cards each.
SK-X2-bids = { $seat } bids 3, all there are.
SK-X2-scored = { $seat } bid 3 and won 3: 3 times 20 makes 60 points.
SK-X3-title = Bid 5, won 1
SK-X3-begin = Round { $round }: five cards each.
SK-X3-bids = { $seat } bids 5. That is bold.
SK-X3-one = { $card } brings one trick. But there will be no more.
SK-X3-scored = { $seat } bid 5 and won 1, which is 4 too few: 40 points lost.
SK-X4-title = Bid 0, won none
SK-X4-begin = Round { $round }: four cards each.
SK-X4-bids = { $seat } bids 0 and wants to win nothing.
SK-X4-scored = No trick, as promised. 10 points times round 4: 40 points.
SK-X5-title = Bid 0, won 2
SK-X5-begin = Round { $round }: nine cards each.
SK-X5-bids = { $seat } bids 0 with nine cards. That is risky.
SK-X5-two-left = Seven tricks have gone well. { $card } and { $card2 } are left.
SK-X5-scored = Two tricks after all: minus 10 points times round 9. { $seat } loses 90, and would have lost as much with one trick.
