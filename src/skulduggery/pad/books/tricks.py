"""Skull King and its dice game: bids, tricks, and what was caught. One book for both, each under its own rule ids."""

from collections.abc import Iterable, Iterator

from msgspec import UNSET, UnsetType

from skulduggery import games
from skulduggery.games.skull_king.state import Scoring
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.seats import Seat, places
from skulduggery.pad.book import Finish, Turn
from skulduggery.pad.books.trickrules import DICE_RULES, KING_RULES, Rules
from skulduggery.pad.model import Entry, Field, PadGame, Refusal, Round, SeatScore, Tricks
from skulduggery.pad.placing import place, table_in

NO_BONUS_RULE = "SD-84"
MOST_KINGS = 1
"""SK-02, SD-01: there is one Skull King."""


class TrickBook:
    fields: tuple[Field, ...] = ("bid", "tricks", "pirates", "kings")

    def __init__(self, rules: Rules) -> None:
        found = games.find(rules.game)
        assert found is not None
        self.game: AnyGame = found
        self.rounds_rule = rules.rounds_rule
        self._rules = rules

    def rounds(self, seats: int) -> int:
        return self._rules.rounds(seats)

    def faults(self, game: PadGame, number: int, round: Round) -> Iterator[Refusal]:
        yield from self._numbers(game, number, round)
        there = table_in(game, number).seats
        without_a_bid = [seat for seat, entry in enumerate(round) if seat in there and entry.bid is UNSET]
        if without_a_bid and any(_has_more_than_a_bid(entry) for entry in round):
            yield Refusal("bids-first", self._rules.bids_first_rule, place(game, number, *without_a_bid))
        yield from self._bonuses(game, number, round)

    def _numbers(self, game: PadGame, number: int, round: Round) -> Iterator[Refusal]:
        """SK-21, SD-20, and so for tricks: from 0 to the round's number."""
        highest = self._rules.tricks(number)
        for seat, entry in enumerate(round):
            why = None if entry.bid is UNSET else self._rules.bid_is_possible(entry.bid, number)
            if why is not None:
                yield Refusal(why.reason, why.rule, {"highest": highest, **place(game, number, seat)})
        for seat in _beyond((entry.tricks for entry in round), highest):
            yield Refusal("tricks-range", self._rules.trick_rule, {"highest": highest, **place(game, number, seat)})

    def _bonuses(self, game: PadGame, number: int, round: Round) -> Iterator[Refusal]:
        """SK-64, SK-65, SD-64, SD-65: the Skull King lies in one trick, with no more others than there are players."""
        others = len(table_in(game, number).seats) - 1
        rules, pirates = self._rules, min(self._rules.pirates, others)
        catchers = [seat for seat, entry in enumerate(round) if _kinds_of_bonus(entry)]
        if game.options["scoring"] == "landlubber" and catchers:
            yield Refusal("no-bonus", NO_BONUS_RULE, place(game, number, *catchers))
        for seat in _beyond((entry.pirates for entry in round), pirates):
            yield Refusal("pirates-range", rules.pirates_rule, {"highest": pirates, **place(game, number, seat)})
        for seat in _beyond((entry.kings for entry in round), MOST_KINGS):
            yield Refusal("kings-range", rules.kings_rule, place(game, number, seat))
        for seat, entry in enumerate(round):
            if entry.tricks == 0 and _kinds_of_bonus(entry):
                rule = rules.pirates_rule if _number(entry.pirates) else rules.kings_rule
                yield Refusal("bonus-without-trick", rule, place(game, number, seat))
        if sum(_kinds_of_bonus(entry) for entry in round) > MOST_KINGS:
            yield Refusal("one-king", rules.one_king_rule, place(game, number, *catchers))

    def is_complete(self, round: Round) -> bool:
        return all(entry.bid is not UNSET and entry.tricks is not UNSET for entry in round)

    def scores(self, game: PadGame, number: int, round: Round) -> tuple[SeatScore, ...]:
        return tuple(self._score(game.options["scoring"], number, entry) for entry in round)

    def _score(self, scoring: Scoring, number: int, entry: Entry) -> SeatScore:
        """SK-66, SD-66: the rules decide whether a bonus counts; the difference that it makes is the bonus."""
        if entry.bid is UNSET or entry.tricks is UNSET:
            return SeatScore()
        rules = self._rules.scoring
        caught = rules.BONUS_PER_PIRATE * _number(entry.pirates) + rules.BONUS_FOR_THE_KING * _number(entry.kings)
        points, because = rules.round_score(scoring, round_number=number, bid=entry.bid, won=entry.tricks, bonus=caught)
        without, _ = rules.round_score(scoring, round_number=number, bid=entry.bid, won=entry.tricks, bonus=0)
        return SeatScore(points=points, because=because, bonus=points - without)

    def tricks(self, number: int, round: Round) -> Tricks:
        return Tricks(
            there=self._rules.tricks(number),
            bid=sum(_number(entry.bid) for entry in round),
            won=sum(_number(entry.tricks) for entry in round),
        )

    def warning(self, number: int, round: Round) -> Refusal | None:
        """SK-49, SD-48: every trick is somebody's, and no trick is two players'."""
        counted = self.tricks(number, round)
        all_written = all(entry.tricks is not UNSET for entry in round)
        if counted.won > counted.there or (all_written and counted.won < counted.there):
            return Refusal("tricks-sum", self._rules.trick_rule, {"won": counted.won, "there": counted.there})
        return None

    def turn(self, first: Seat, seats: int, number: int) -> Turn:
        return self._rules.turn(first, seats, number)

    def finish(self, round: Round, total: tuple[int, ...]) -> Finish:
        """SK-70, SD-70"""
        return Finish(places(total), self.game.END_RULE)


def _number(value: int | UnsetType) -> int:
    return 0 if value is UNSET else value


def _beyond(values: Iterable[int | UnsetType], highest: int) -> Iterator[int]:
    """The seats whose number cannot be."""
    return (seat for seat, value in enumerate(values) if not 0 <= _number(value) <= highest)


def _kinds_of_bonus(entry: Entry) -> int:
    return (_number(entry.pirates) != 0) + (_number(entry.kings) != 0)


def _has_more_than_a_bid(entry: Entry) -> bool:
    return entry.tricks is not UNSET or _kinds_of_bonus(entry) > 0


KING_BOOK = TrickBook(KING_RULES)
DICE_BOOK = TrickBook(DICE_RULES)
