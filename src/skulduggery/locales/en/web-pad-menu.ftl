## The menu of a score pad, and what it opens

players-and-rules = Players and rules
live = Let others watch
stop = End the game now
delete = Delete
delete-title = Delete this score pad?
delete-means = You can bring the score pad of { $names } back: under History, Deleted.
keep = Keep it
type-size = Text size
type-large = Large
type-larger = Larger
type-largest = Largest
awake = Keep the screen on
awake-means = The screen does not go dark while the pad is open.
awake-impossible = This browser cannot keep the screen on. Set a longer time in the settings of your device.
name-of = Name of player { $number }
dealt-first = Who dealt first?
threw-first = Who began first?
scoring = Scoring
scoring-standard = Standard
scoring-landlubber = Landlubber
plank-values = Points of the five spaces
plank-space = Space { $space }
all-computed-again = What you change here counts for the whole game. Everything is computed again.
who-sits-there = Somebody comes or goes
from-when = From when on?
from-round = { $round ->
    [1] From the beginning
   *[other] From round { $round } on
}
from-the-start-means = As if the table had always sat like this. Whoever you take away is gone with everything they had.
clockwise = Who plays, clockwise?
newcomer = Name of a newcomer
sits-down = Sits down
not-there = Not at the table:
comes-back = { $name } comes back
begins-with = A newcomer begins with
begins-nothing = 0 points
begins-lowest = the lowest score: { $points }
