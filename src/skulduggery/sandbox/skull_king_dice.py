"""Who wins a trick of the dice game."""

from skulduggery.games.skull_king_dice.dice import DICE, FACES, MERMAID, SKULL_KING, Die, Face
from skulduggery.games.skull_king_dice.rules.rounds import PLAYERS
from skulduggery.games.skull_king_dice.rules.scoring import trick_bonus
from skulduggery.games.skull_king_dice.rules.throwing import led_colour
from skulduggery.games.skull_king_dice.rules.tricks import judge
from skulduggery.games.skull_king_dice.state import Thrown
from skulduggery.kernel.seats import Seat
from skulduggery.sandbox.asking import Tried, Untried, check_copies, check_count
from skulduggery.sandbox.outcome import Outcome

COPIES = {str(die): make.copies for die, make in DICE.items()}
BONUS_FOR = {SKULL_KING: "SD-64", MERMAID: "SD-65"}


def outcome(tried: Tried) -> Outcome:
    check_count(tried.cards, range(1, PLAYERS[-1] + 1))
    named = [name.partition(":") for name in tried.cards]
    check_copies([name for name, _, _ in named], COPIES)
    trick = tuple(_thrown(Seat(place), Die(name), Face(face)) for place, (name, _, face) in enumerate(named))
    verdict = judge(trick)
    bonus = trick_bonus(trick, verdict)
    return Outcome(
        winner=verdict.winner.seat,
        because=verdict.because,
        led=led_colour(trick),
        bonus=bonus,
        bonus_because=BONUS_FOR.get(verdict.winner.die) if bonus else None,
    )


def _thrown(seat: Seat, die: Die, face: Face) -> Thrown:
    """SD-01: a die shows one of its own faces."""
    if face not in FACES[die]:
        raise Untried("try-unknown", name=f"{die}:{face}"[:20])
    return Thrown(seat, die, face)
