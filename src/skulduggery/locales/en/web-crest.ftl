## Crests, by their numbers
crest-choice = Crests
crest-means = At a table no two crests are alike: if somebody at a seat before yours has chosen the same, you get another one there. A game that has begun keeps its crests.
crest-0 = Anchor
crest-1 = Parrot
crest-2 = Ship’s wheel
crest-3 = Compass
crest-4 = Octopus
crest-5 = Hook
crest-6 = Galleon
crest-7 = Cannon
