"""The worked examples SQ-X1 to SQ-X3."""

from skulduggery.kernel.seats import Seat
from skulduggery.lessons.script import Happens, Meanwhile, Says, Script, Step, say, told
from skulduggery.lessons.scripts.skull_queen.writing import beginning, deal, place, trick

GAME = "skull-queen"
NAMES = ("Anna", "Ben", "Clara", "David")
ANNA, BEN, CLARA, DAVID = range(4)

BLUE_IS_LED = deal(
    "Y1 Y2 Y3 Y11 G3 G4 G6 G11 G12 B6 B9 0",
    "R2 R3 R4 R5 R7 R11 R12 Y5 Y7 Y9 Y10 G7",
    "R8 R9 Y8 Y12 G1 G8 B1 B5 B7 B11 B12 13",
    "R1 R6 R10 Y6 G2 G5 G9 G10 B2 B4 B8 B10",
    dealer=DAVID,
    centre="Y4 B3",
)
PLACED: tuple[Step, ...] = (
    place(ANNA, "front 3 3 4 2"),
    place(BEN, "back 4 2 3 3"),
    place(CLARA, "front 2 4 3 3"),
    place(DAVID, "front 3 2 4 3"),
)
FIRST_TRICK = trick(ANNA, "B6 G7 B12 B8")

EVALUATING = Script(
    id="SQ-X1",
    rule="SQ-X1",
    game=GAME,
    kind="example",
    names=NAMES,
    viewer=Seat(CLARA),
    start=beginning,
    first=say("begin", "SQ-11"),
    parts=(
        Happens(BLUE_IS_LED, say("centre", "SQ-40", card="Y4", card2="B3")),
        Meanwhile(PLACED, say("placed", "SQ-30", seat=ANNA)),
        Happens(FIRST_TRICK[0]),
        Happens(FIRST_TRICK[1], say("free", "SQ-32", seat=BEN, card="G7")),
        Happens(FIRST_TRICK[2]),
        Happens(FIRST_TRICK[3], say("up", "SQ-42", "SQ-53", seat=CLARA, card="B12", card2="B8")),
        Says(say("down", "SQ-44", card="B3")),
        Says(say("singles", "SQ-41", "SQ-46", "SQ-47", card="Y4", card2="G7", seat=CLARA)),
    ),
)

ON_THE_EIGHT = Script(
    id="SQ-X2",
    rule="SQ-X2",
    game=GAME,
    kind="example",
    names=NAMES,
    viewer=Seat(CLARA),
    start=beginning,
    first=say("begin", "SQ-04"),
    parts=(
        Meanwhile((BLUE_IS_LED, *PLACED), say("middle", "SQ-04", seat=CLARA)),
        *told(FIRST_TRICK, say("eight", "SQ-53", seat=CLARA)),
        *told(trick(CLARA, "B11 B4 B9 R2"), say("fallen", "SQ-45", seat=CLARA, card="B11")),
    ),
)

COUNTING = Script(
    id="SQ-X3",
    rule="SQ-X3",
    game=GAME,
    kind="example",
    names=NAMES,
    viewer=Seat(ANNA),
    start=beginning,
    first=say("begin", "SQ-60"),
    parts=(
        Meanwhile(
            (
                deal(
                    "R4 R12 Y5 G2 G3 G4 G8 G10 B8 B9 0 13",
                    "R2 R6 R7 R8 Y3 Y6 Y9 Y11 G12 B1 B2 B3",
                    "R1 R3 R11 Y8 Y10 G1 G5 G6 G11 B5 B6 B12",
                    "R5 R9 R10 Y1 Y2 Y4 Y12 G7 G9 B4 B7 B10",
                    dealer=DAVID,
                    centre="Y7 B11",
                ),
                place(ANNA, "front 4 2 3 3"),
                place(BEN, "back 2 3 3 2"),
                place(CLARA, "back 3 4 3 3"),
                place(DAVID, "back 3 4 2 4"),
                *trick(ANNA, "R4 R2 R11 R10"),
                *trick(CLARA, "R3 R9 R12 R7"),
                *trick(ANNA, "G10 G12 G1 G7"),
                *trick(BEN, "Y6 Y8 Y1 13"),
                *trick(ANNA, "G2 Y3 G5 G9"),
                *trick(DAVID, "Y12 Y5 Y9 Y10"),
                *trick(DAVID, "B7 B9 B1 B6"),
                *trick(ANNA, "G8 B3 G6 Y2"),
                *trick(ANNA, "G4 R6 G11 Y4"),
                *trick(CLARA, "B5 B4 0 B2"),
                *trick(CLARA, "R1 R5 G3 R8"),
            ),
            say("last", seat=ANNA, card="B8"),
        ),
        *told(trick(BEN, "Y11 B12 B10 B8"), say("scored", "SQ-45", "SQ-60", seat=ANNA)),
    ),
)

EXAMPLES = (EVALUATING, ON_THE_EIGHT, COUNTING)
