# Lessons and examples of Skull Queen: English

## The first lesson
first-title = Your first plank
first-hello = Your four pirates stand on a plank above the water. What you play pushes them up and down. At the end each scores its space.
first-place = Place your pirates. On this side the top is worth most: 8, then 5, 3, 2 and 1. The middle is a good start, so just confirm.
first-place-other = A good plan, too! In this lesson we put them in the middle.
first-planks = All planks are shown at once. { $seat } sits left of the dealer and leads.
first-follow = Red was led and you have red, so you have to follow. Tap { $card }.
first-follow-other = You may. But { $card } is high enough here, and you keep the rest for later.
first-follow-low = You may. But the lowest red card pushes a pirate down. Try { $card }.
first-up = The highest red card was yours: your red pirate climbs one space. { $seat } played the lowest and goes down one.
first-lead = The highest number leads next, and that is you. Tap { $card }.
first-lead-other = You may lead anything. But here try { $card }.
first-two-up = { $card } is in the trick, and an 8 doubles the way up: your green pirate climbs two spaces, onto the 8!
first-centre = The centre counts, too, but is nobody’s: { $card } takes { $seat }’s pirate up, but { $card2 } takes nobody down.
first-free = Yellow was led and you have none: play what you like. A colour with a single card does nothing and waits in the centre. Tap { $card }.
first-free-other = You may. But get rid of { $card } while it does no harm.
first-fallen = { $card } doubles the way down. { $seat }’s yellow pirate stood too low for that and falls into the water. No points!
first-later = Seven tricks later. Your green pirate still stands at the very top. One more step up, and it falls.
first-monkey = Green was led. { $card } would be the highest: splash! But the { $card2 } may always be played and is always the lowest. Tap it.
first-monkey-other = You may. But { $card } would push your green pirate off the plank. Play the { $card2 } instead.
first-down = One space down, but dry.
first-last = Your last card. Now { $card } is welcome: play it.
first-top = The highest green card: up again, onto the 8!
first-score = Every pirate scores its space: 8 + 3 + 8 + 8 makes 27 points for you.
first-bye = Well sailed! The { $card } is always the highest. You play as many rounds as there are players, and the most points win.

## Examples
SQ-X1-title = How a trick is evaluated
SQ-X1-begin = Four players. Two cards are left over when all are dealt.
SQ-X1-centre = { $card } and { $card2 } lie in the centre. They belong to nobody.
SQ-X1-placed = All pirates are placed. { $seat } leads.
SQ-X1-free = { $seat } has no blue card and may play anything, so { $card }.
SQ-X1-up = { $card } is the highest blue card, and { $card2 } doubles the way: { $seat }’s blue pirate climbs two spaces.
SQ-X1-down = The lowest is { $card }. It comes from the centre and is nobody’s, so nobody goes down.
SQ-X1-singles = { $card } and { $card2 } are alone in their colours: they lie in the centre now. The blue cards are set aside, and { $seat } leads.
SQ-X2-title = On the 8
SQ-X2-begin = The front side of a plank: 8 at the top, then 5, 3, 2, 1.
SQ-X2-middle = { $seat }’s blue pirate stands in the middle, on the 3.
SQ-X2-eight = Two spaces up at once: now { $seat }’s pirate stands on the 8.
SQ-X2-fallen = { $card } is the highest again, and that is one step too many: { $seat }’s pirate falls into the water.
SQ-X3-title = Counting a plank
SQ-X3-begin = After the last card every pirate scores its space.
SQ-X3-last = The last trick. { $seat }’s red pirate is on the 8, yellow on the 5, green on the 2, blue on the 1. { $card } is left.
SQ-X3-scored = The lowest blue card: the blue pirate falls. 8 + 5 + 2 makes 15 points for { $seat }.
