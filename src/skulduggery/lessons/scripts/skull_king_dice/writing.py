"""Short ways to write the steps of the dice game."""

from skulduggery.lessons.script import Step
from skulduggery.lessons.scripts.bidding import hands


def deal(text: str, *, round_number: int, starter: int) -> Step:
    return {"deal": {"round": round_number, "starter": starter, "hands": hands(text)}}


def throw(seat: int, thrown: str) -> Step:
    """`K/7`, `SK/skull`: a die and the face that it shows."""
    die, _, face = thrown.partition("/")
    return {"seat": seat, "throw": die, "face": face}


def trick(starter: int, thrown: str, seats: int) -> tuple[Step, ...]:
    """One die each, clockwise."""
    return tuple(throw((starter + n) % seats, one) for n, one in enumerate(thrown.split()))
