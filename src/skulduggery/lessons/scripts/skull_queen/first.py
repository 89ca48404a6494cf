"""The first lesson: a round among four, with its first three tricks and its last two."""

from skulduggery.kernel.seats import Seat
from skulduggery.lessons.script import Asks, Happens, Meanwhile, Says, Script, say
from skulduggery.lessons.scripts.skull_queen.writing import beginning, deal, place, play, trick

KIM, ANNA, BEN, CLARA = range(4)

FIRST = Script(
    id="first",
    game="skull-queen",
    kind="lesson",
    names=("Kim", "Anna", "Ben", "Clara"),
    seat=Seat(KIM),
    start=beginning,
    first=say("hello", "SQ-03", "SQ-60"),
    parts=(
        Happens(
            deal(
                "R2 R10 R11 R12 G10 G12 B5 B7 B8 B10 B11 0",
                "R7 Y2 Y5 Y7 Y8 G1 G2 G4 G8 G11 B6 B9",
                "R4 R5 R8 Y3 Y6 G3 G5 G7 G9 B1 B3 13",
                "R1 R3 R6 R9 Y1 Y4 Y9 Y10 Y11 Y12 B4 B12",
                dealer=KIM,
                centre="G6 B2",
            )
        ),
        Happens(place(ANNA, "front 3 2 2 4")),
        Happens(place(BEN, "front 3 2 2 3")),
        Happens(place(CLARA, "front 2 2 2 4")),
        Asks(
            place(KIM, "front 3 3 3 3"),
            first=say("place", "SQ-20", "SQ-21", "SQ-22"),
            gentle=say("place-other"),
            generous=True,
            then=say("planks", "SQ-22", "SQ-30", seat=ANNA),
        ),
        *(Happens(step) for step in trick(ANNA, "R7 R4 R9")),
        Asks(
            play(KIM, "R11"),
            first=say("follow", "SQ-31", card="R11"),
            gentle=say("follow-other", card="R11"),
            gentle_for=((play(KIM, "R2"), say("follow-low", "SQ-43", card="R11")),),
            then=say("up", "SQ-42", "SQ-43", card="R11", seat=BEN),
        ),
        Says(),
        Asks(
            play(KIM, "G10"),
            first=say("lead", "SQ-47", card="G10"),
            gentle=say("lead-other", card="G10"),
        ),
        *(Happens(step) for step in trick(ANNA, "G8 G3")),
        Happens(play(CLARA, "B12"), say("two-up", "SQ-53", card="G8")),
        Says(say("centre", "SQ-40", "SQ-44", card="B12", card2="B2", seat=CLARA)),
        Happens(play(CLARA, "Y9")),
        Asks(
            play(KIM, "R2"),
            first=say("free", "SQ-32", "SQ-41", card="R2"),
            gentle=say("free-other", card="R2"),
        ),
        Happens(play(ANNA, "Y5")),
        Happens(play(BEN, "Y3"), say("fallen", "SQ-45", "SQ-54", card="Y5", seat=BEN)),
        Meanwhile(
            (
                *trick(CLARA, "R1 R12 Y7 R5"),
                *trick(KIM, "B11 B9 13 B4"),
                *trick(BEN, "Y6 Y12 B8 Y2"),
                *trick(CLARA, "Y11 R10 Y8 B3"),
                *trick(CLARA, "Y4 B7 B6 G5"),
                *trick(KIM, "B10 G1 B1 Y1"),
                *trick(KIM, "B5 G4 G7 R6"),
            ),
            say("later", "SQ-45"),
        ),
        *(Happens(step) for step in trick(BEN, "G9 Y10")),
        Asks(
            play(KIM, "0"),
            first=say("monkey", "SQ-50", "SQ-57", card="G12", card2="0"),
            gentle=say("monkey-other", card="G12", card2="0"),
        ),
        Happens(play(ANNA, "G11"), say("down", "SQ-43", "SQ-50")),
        *(Happens(step) for step in trick(ANNA, "G2 R8 R3")),
        Asks(
            play(KIM, "G12"),
            first=say("last", card="G12"),
            then=say("top", "SQ-42"),
        ),
        Says(say("score", "SQ-60")),
        Says(say("bye", "SQ-10", "SQ-51", "SQ-61", card="13")),
    ),
)
