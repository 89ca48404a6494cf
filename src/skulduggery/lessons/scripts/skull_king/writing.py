"""Short ways to write the steps of a game of Skull King."""

from skulduggery.lessons.script import Step
from skulduggery.lessons.scripts.bidding import hands


def deal(text: str, *, round_number: int, dealer: int) -> Step:
    return {"deal": {"round": round_number, "dealer": dealer, "hands": hands(text)}}


def play(seat: int, card: str) -> Step:
    return {"seat": seat, "play": card}


def trick(leader: int, cards: str, seats: int) -> tuple[Step, ...]:
    """One card each, clockwise."""
    return tuple(play((leader + n) % seats, card) for n, card in enumerate(cards.split()))
