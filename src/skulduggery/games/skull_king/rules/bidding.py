"""Chapter Bid (Yo - Ho - Ho!)."""

from skulduggery.kernel.covered import complete
from skulduggery.kernel.protocol import Refusal


def bid_is_possible(bid: int, round_number: int) -> Refusal | None:
    """SK-21: a bid is a whole number from 0 to the round's number."""
    if 0 <= bid <= round_number:
        return None
    return Refusal("SK-21", "bid-range", {"highest": round_number})


def bid_stands(earlier: int | None) -> Refusal | None:
    """SK-21: once made, a bid stands."""
    return None if earlier is None else Refusal("SK-21", "bid-stands", {"bid": earlier})


def all_have_bid(bids: tuple[int | None, ...]) -> tuple[int, ...] | None:
    """SK-20: the bids are shown together, when everybody has bid."""
    return complete(bids)
