"""Short ways to write the steps of a game of Skull King."""

from collections.abc import Iterator

from skulduggery.lessons.script import Happens, Said, Step


def deal(hands: str, *, round_number: int, dealer: int) -> Step:
    """`hands="Y2 K1 | Y12 B13"`, one hand for each seat."""
    return {"deal": {"round": round_number, "dealer": dealer, "hands": [hand.split() for hand in hands.split("|")]}}


def bid(seat: int, bid: int) -> Step:
    return {"seat": seat, "bid": bid}


def bids(bids: str) -> Iterator[Step]:
    """`bids="0 1 0"`, one for each seat."""
    for seat, number in enumerate(bids.split()):
        yield bid(seat, int(number))


def play(seat: int, card: str) -> Step:
    """`SM/escape` is Scary Mary as an Escape."""
    name, _, role = card.partition("/")
    return {"seat": seat, "play": name, **({"as": role} if role else {})}


def trick(leader: int, cards: str, seats: int) -> tuple[Step, ...]:
    """One card each, clockwise."""
    return tuple(play((leader + n) % seats, card) for n, card in enumerate(cards.split()))


def told(steps: tuple[Step, ...], then: Said) -> tuple[Happens, ...]:
    """The steps one by one; when the last has happened, something is said."""
    return (*(Happens(step) for step in steps[:-1]), Happens(steps[-1], then))
