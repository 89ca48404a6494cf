"""SL-01, SL-02: the 12 queens with green backs, and the places where they sleep."""

from typing import NewType

Queen = NewType("Queen", str)
Place = NewType("Place", int)

POINTS: dict[Queen, int] = {
    Queen("rose"): 5,
    Queen("cake"): 5,
    Queen("rainbow"): 5,
    Queen("starfish"): 5,
    Queen("ladybug"): 10,
    Queen("moon"): 10,
    Queen("peacock"): 10,
    Queen("sunflower"): 10,
    Queen("cat"): 15,
    Queen("dog"): 15,
    Queen("pancake"): 15,
    Queen("heart"): 20,
}

QUEENS: tuple[Queen, ...] = tuple(POINTS)
PLACES: tuple[Place, ...] = tuple(Place(number) for number in range(len(QUEENS)))

ROSE, CAT, DOG = Queen("rose"), Queen("cat"), Queen("dog")
RIVAL_OF: dict[Queen, Queen] = {CAT: DOG, DOG: CAT}
