# First lessons, and the examples of the rulebooks to play through: English

## The four lessons
title = First lessons
intro = I am the ship’s parrot. Play one short round with me, and you know the game.
minutes = about 3 minutes
is-done = done, about 3 minutes
lesson-of = Learn { $game }
step-of = Step { $step } of { $steps }

## One lesson
coach = What the parrot says
look = Look …
read = Read on
go-on = Go on
go-on-key = Go on (key G)
finish = Done
fold = Make the parrot’s words small
unfold = Show all of the parrot’s words
leave = Leave the lesson
leave-means = You can leave at any time. The lesson goes on where you were.
left-at = You left this lesson at step { $step } of { $steps }.
go-on-there = Go on where I was
from-the-start = From the start
rules = Rules

## At the end
well-done = Well done!
you-can-play = You can play { $game } now. All else you will meet at the table.
play-bots = Play against bots
next-lesson = Next lesson · { $game }
all-rules = All the rules
once-more = This lesson once more
all-lessons = All lessons
what-was-met = The rules that you have met

## Examples
example-back = Back
example-next = Next
example-show = Show me
example-again = Again
example-parts = Which course
