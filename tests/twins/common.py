"""What the twins share: reading a record step by step, the deal, the bids and the places."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NoReturn

Json = dict[str, Any]
Outcome = tuple[list[int], list[int]]
"""The scores and the places of a finished game."""


class LogEnded(Exception):
    """The log of an unfinished game stops before this step."""


class Log:
    """The steps of one record, taken one after another; every complaint names the step."""

    def __init__(self, record: Json, actions: Mapping[str, tuple[str, ...]]) -> None:
        self.seats = len(record["players"])
        self.options: Json = record["options"]
        self.steps: list[Any] = record["log"]
        self.companions = actions  # every action, with the keys that go with it; other keys are ignored
        self.at = -1

    def fail(self, what: str, expected: object, found: object) -> NoReturn:
        raise AssertionError(f"step {self.at}: {what}: expected {expected}, found {found}")

    def same(self, what: str, expected: object, found: object) -> None:
        if canonical(expected) != canonical(found):
            self.fail(what, canonical(expected), canonical(found))

    def one_of(self, what: str, expected: Iterable[object], found: Any) -> Any:
        if canonical(found) not in map(canonical, expected):
            self.fail(what, f"one of {list(expected)}", canonical(found))
        return found

    def chance(self, action: str) -> Any:
        """The next step, which is nobody's decision: what stands under its action."""
        step = self._next(action)
        if "seat" in step:
            self.fail(f"seat of '{action}'", "none", step["seat"])
        return step[action]

    def report(self, action: str) -> Json:
        """The same where an object must stand under the action."""
        value = self.chance(action)
        return value if is_object(value) else self.fail(action, "an object", canonical(value))

    def decision(
        self, seat: int, legal: Sequence[Json] | None, as_listed: Callable[[Json], Json] = lambda choice: choice
    ) -> Json:
        """The next step, which is this seat's choice among the legal ones; `as_listed` writes it as `legal` does.

        Without legal choices the list must be left out, and the caller judges the choice.
        """
        step = self._next(None)
        if "seat" not in step:
            self.fail("step", f"a decision of seat {seat}", canonical(step))
        self.same("whose decision", seat, step["seat"])
        choice = {
            key: step[key]
            for act in step
            if act in self.companions
            for key in (act, *self.companions[act])
            if key in step
        }
        if legal is None:
            self.same("a list of legal choices", False, "legal" in step)
            return choice
        options = [canonical(option) for option in legal]
        assert len(set(options)) == len(options), "the twin lists a choice twice"
        listed: Any = step.get("legal")
        if not is_list(listed):
            self.fail("legal", "a list", canonical(listed))
        found = Counter(canonical(option) for option in listed)
        if found != Counter(options):
            wrong = f"missing {sorted(set(options) - set(found))}, too many {sorted(found - Counter(options))}"
            self.fail(f"legal choices of seat {seat}", options, wrong)
        if canonical(as_listed(choice)) not in options:
            self.fail(f"choice of seat {seat}", f"one of {options}", canonical(choice))
        return choice

    def _next(self, wanted: str | None) -> Json:
        self.at += 1
        if self.at == len(self.steps):
            raise LogEnded
        step = self.steps[self.at]
        if not is_object(step):
            self.fail("step", "an object", canonical(step))
        acts = [key for key in step if key in self.companions]
        if len(acts) != 1 or acts[0] != (wanted or acts[0]):
            self.fail("actions of the step", f"[{wanted or 'one of a player'}]", acts)
        return step


def canonical(value: object) -> str:
    """One text for one JSON value, so that true is not 1 and 20.0 is not 20."""
    return json.dumps(value, sort_keys=True)


def follow(
    record: Json,
    *,
    game: str,
    seats: range,
    options: Mapping[str, Callable[[Any], bool]],
    actions: Mapping[str, tuple[str, ...]],
    play: Callable[[Log], Outcome],
) -> None:
    """Check the envelope, play the log through and compare the result."""
    for key, value in (("format", "skulduggery/1"), ("game", game), ("rules", 1)):
        envelope(key, value, record.get(key))
    players: Any = record.get("players")
    require(is_list(players) and all(map(is_player, players)), "players", "objects with a name", players)
    require(len(players) in seats, "players", f"{seats.start} to {seats.stop - 1}", len(players))
    chosen: Any = record.get("options")
    require(is_object(chosen) and chosen.keys() == options.keys(), "options", sorted(options), chosen)
    for option, fits in options.items():
        require(fits(chosen[option]), f"option {option}", "a value that it can have", chosen[option])
    require(is_list(record.get("log")), "log", "a list", record.get("log"))
    log = Log(record, actions)
    try:
        scores, places = play(log)
    except LogEnded:
        require("result" not in record, "result of an unfinished game", "none", record.get("result"))
        return
    if log.at + 1 < len(log.steps):
        log.at += 1
        log.fail("after the end", "no step", canonical(log.steps[log.at]))
    result: Any = record.get("result")
    require(is_object(result), "result of a finished game", "an object", result)
    envelope("scores", scores, result.get("scores"))
    envelope("places", places, result.get("places"))


def envelope(what: str, expected: object, found: object) -> None:
    require(canonical(expected) == canonical(found), what, expected, found)


def require(fine: bool, what: str, expected: object, found: object) -> None:
    if not fine:
        raise AssertionError(f"record: {what}: expected {expected}, found {found!r}")


def is_object(value: Any) -> bool:
    return isinstance(value, dict)


def is_list(value: Any) -> bool:
    return isinstance(value, list)


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_player(value: Any) -> bool:
    return is_object(value) and isinstance(value.get("name"), str) and isinstance(value.get("bot", ""), str)


def is_scoring(value: Any) -> bool:
    return value in ("standard", "landlubber")


def take_cards(log: Log, what: str, found: Any, size: int, left: Counter[str]) -> list[str]:
    """A list of so many cards, each taken out of what is left; none may be there too often."""
    if not is_list(found) or len(found) != size:
        log.fail(what, f"a list of {size}", canonical(found))
    for card in found:
        if not isinstance(card, str) or not left[card]:
            log.fail(what, "cards that can be there", f"{card!r} once too often")
        left[card] -= 1
    return list(found)


def deal_hands(log: Log, deal: Json, size: int, left: Counter[str]) -> list[list[str]]:
    hands: Any = deal.get("hands")
    if not is_list(hands) or len(hands) != log.seats:
        log.fail("hands", f"a list of {log.seats}", canonical(hands))
    return [take_cards(log, f"hand of seat {seat}", hand, size, left) for seat, hand in enumerate(hands)]


def next_in_turn(log: Log, deal: Json, role: str, before: int | None) -> int:
    """The dealer or starter: anybody at first, then one seat further each time."""
    able = range(log.seats) if before is None else [(before + 1) % log.seats]
    return log.one_of(role, able, deal.get(role))


def take_bids(log: Log, size: int) -> list[int]:
    """SK-20, SK-21, SD-20: at the same moment, so in seat order; from 0 to the number of tricks."""
    bids = [{"bid": bid} for bid in range(size + 1)]
    return [log.decision(seat, bids)["bid"] for seat in range(log.seats)]


def score_bids(log: Log, size: int, bids: list[int], won: list[int], bonus: list[int], totals: list[int]) -> None:
    """The score step after a round of bids; the totals grow."""
    points = [bid_points(log.options["scoring"], size, *line) for line in zip(bids, won, bonus, strict=True)]
    totals[:] = [total + gained for total, gained in zip(totals, points, strict=True)]
    score = log.report("score")
    for key, value in (("round", size), ("won", won), ("bonus", bonus), ("points", points), ("totals", totals)):
        log.same(f"score: {key}", value, score.get(key))


def bid_points(scoring: str, size: int, bid: int, won: int, bonus: int) -> int:
    """SK-60 to SK-66 and SD-60 to SD-66; for landlubbers SD-80 to SD-84."""
    if bid == 0:
        return -10 * size if won else 10 * size
    if scoring == "landlubber":
        return 20 * won if won == bid else 0
    return 20 * won + bonus if won == bid else -10 * abs(won - bid)


def ranks(scores: Sequence[int]) -> list[int]:
    """SK-70, SD-70, SQ-61: places from 1; equal scores share one."""
    return [1 + sum(other > score for other in scores) for score in scores]
