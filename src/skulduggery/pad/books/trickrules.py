"""Where Skull King and its dice game differ: what their rules are called, and whom to ask."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from skulduggery.games.skull_king import cards
from skulduggery.games.skull_king.rules import bidding as card_bidding
from skulduggery.games.skull_king.rules import rounds as card_rounds
from skulduggery.games.skull_king.rules import scoring as card_scoring
from skulduggery.games.skull_king.state import Scoring
from skulduggery.games.skull_king_dice import dice
from skulduggery.games.skull_king_dice.rules import bidding as dice_bidding
from skulduggery.games.skull_king_dice.rules import rounds as dice_rounds
from skulduggery.games.skull_king_dice.rules import scoring as dice_scoring
from skulduggery.kernel import protocol
from skulduggery.kernel.seats import Seat
from skulduggery.pad.book import Turn, after


class ScoringRules(Protocol):
    """The chapter Score of either game."""

    @property
    def BONUS_PER_PIRATE(self) -> int: ...  # noqa: N802 (the rules' name)
    @property
    def BONUS_FOR_THE_KING(self) -> int: ...  # noqa: N802
    def round_score(
        self, scoring: Scoring, *, round_number: int, bid: int, won: int, bonus: int
    ) -> tuple[int, str]: ...


class Rules(NamedTuple):
    game: str
    rounds_rule: str
    bids_first_rule: str
    trick_rule: str
    pirates_rule: str
    kings_rule: str
    one_king_rule: str
    pirates: int
    """How many there are to catch."""
    rounds: Callable[[int], int]
    tricks: Callable[[int], int]
    bid_is_possible: Callable[[int, int], protocol.Refusal | None]
    scoring: ScoringRules
    turn: Callable[[Seat, int, int], Turn]


def _ten_rounds(seats: int) -> int:
    """SK-10: however many play."""
    return card_rounds.ROUNDS


def _dealt(first: Seat, seats: int, number: int) -> Turn:
    """SK-12, SK-30"""
    dealer = after(first, seats, number, card_rounds.next_dealer)
    return Turn(dealer, card_rounds.first_leader(dealer, seats))


def _thrown(first: Seat, seats: int, number: int) -> Turn:
    """SD-12: nobody deals."""
    return Turn(None, after(first, seats, number, dice_rounds.next_starter))


KING_RULES = Rules(
    game="skull-king",
    rounds_rule="SK-10",
    bids_first_rule="SK-20",
    trick_rule="SK-49",
    pirates_rule="SK-64",
    kings_rule="SK-65",
    one_king_rule="SK-02",
    pirates=cards.DECK.count(cards.PIRATE) + cards.DECK.count(cards.SCARY_MARY),
    rounds=_ten_rounds,
    tricks=card_rounds.cards_each,
    bid_is_possible=card_bidding.bid_is_possible,
    scoring=card_scoring,
    turn=_dealt,
)

DICE_RULES = Rules(
    game="skull-king-dice",
    rounds_rule="SD-10",
    bids_first_rule="SD-20",
    trick_rule="SD-48",
    pirates_rule="SD-64",
    kings_rule="SD-65",
    one_king_rule="SD-01",
    pirates=dice.BAG.count(dice.PIRATE),
    rounds=dice_rounds.ROUNDS.__getitem__,
    tricks=dice_rounds.dice_each,
    bid_is_possible=dice_bidding.bid_is_possible,
    scoring=dice_scoring,
    turn=_thrown,
)
