"""Chapter Bid (Yo - Ho - Ho!)."""

from skulduggery.kernel.covered import complete
from skulduggery.kernel.protocol import Refusal


def bid_is_possible(bid: int, round_number: int) -> Refusal | None:
    """SD-20: a bid is a whole number from 0 to the round's number."""
    if 0 <= bid <= round_number:
        return None
    return Refusal("SD-20", "bid-range", {"highest": round_number})


def bid_stands(earlier: int | None) -> Refusal | None:
    """SD-20: all bid at the same moment, so a bid once made stands."""
    return None if earlier is None else Refusal("SD-20", "bid-stands", {"bid": earlier})


def all_have_bid(bids: tuple[int | None, ...]) -> tuple[int, ...] | None:
    """SD-20: the bids are shown together, when everybody has bid."""
    return complete(bids)
