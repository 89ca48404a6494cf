"""Replay a record strictly by the rules: an error names the step, the rule and what is allowed."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from msgspec import Struct

from skulduggery.kernel.chance import Outcome
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.misread import Misread, shown, whole_number
from skulduggery.kernel.moment import Moment
from skulduggery.kernel.protocol import AnyGame, Chance, Decide, Over
from skulduggery.kernel.record import BadRecord, Record, result_of
from skulduggery.kernel.seats import Seat

MOST_SHOWN = 12
MISSING = object()
"""Marks a missing key, which is not the same as null."""


class Replayed(Struct, frozen=True):
    """One step of a record, and its result."""

    number: int
    step: Mapping[str, Any]
    before: Any
    state: Any
    events: tuple[Any, ...]


def replay(game: AnyGame, record: Record) -> Iterator[Replayed]:
    """Yields every step with its events and the state after it; raises `BadRecord` at the first wrong one."""
    reader = _Reader(game, record)
    for number, step in enumerate(record.log, start=1):
        yield reader.read(number, step)
    reader.finish()


def check(game: AnyGame, record: Record) -> None:
    """Raises `BadRecord` if anything is wrong."""
    for _ in replay(game, record):
        pass


class _Reader:
    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game = game
        self.notation = game.notation
        self.record = record
        self.state = game.setup(record.config)
        self.moment = Moment()
        self.due: list[tuple[dict[str, Any], Any]] = []
        """Book-keeping steps that must come next, with the events they tell of."""

    def read(self, number: int, step: Any) -> Replayed:
        before = self.state
        try:
            events = self._read(step)
        except Misread as fault:
            allowed = () if fault.reason == "not-in-seat-order" else self._allowed()
            raise BadRecord(fault.reason, fault.args_, step=number, rule=fault.rule, allowed=allowed) from None
        except _Refused as refused:
            why = refused.refusal
            raise BadRecord(
                why.reason, why.args, step=number, rule=why.rule, allowed=self._allowed(refused.seat)
            ) from None
        return Replayed(number=number, step=step, before=before, state=self.state, events=events)

    def finish(self) -> None:
        awaiting = self.game.awaiting(self.state)
        over = awaiting if isinstance(awaiting, Over) and not self.due else None
        given = self.record.result
        rule = self.game.END_RULE
        if over is None and given is not None:
            raise BadRecord("result-too-early", rule=rule, allowed=self._allowed())
        if over is not None and given != result_of(over):
            reason = "result-missing" if given is None else "result-differs"
            raise BadRecord(reason, rule=rule, allowed=[_json({"scores": over.scores, "places": over.places})])

    def _read(self, step: Any) -> tuple[Any, ...]:
        if not isinstance(step, dict):
            raise Misread("step-not-an-object", value=shown(step))
        fields = cast(dict[str, Any], step)
        action = self._action(fields)
        if self.due:
            return self._read_bookkeeping(action, fields)
        if isinstance(self.game.awaiting(self.state), Over):
            raise Misread("after-the-end", self.game.END_RULE, action=action)
        if action in self.notation.DECISIONS:
            return self._read_decision(fields)
        if action in self.notation.BOOKKEEPING:
            raise Misread("step-not-due", self.notation.BOOKKEEPING[action], action=action)
        return self._read_chance(action, fields)

    def _action(self, step: Mapping[str, Any]) -> str:
        known = (*self.notation.DECISIONS, *self.notation.CHANCES, *self.notation.BOOKKEEPING)
        found = [name for name in known if name in step]
        if len(found) != 1:
            reason = "two-actions" if found else "no-action"
            raise Misread(reason, actions=", ".join(found or known))
        action = found[0]
        if action in self.notation.DECISIONS:
            seat = whole_number(step, "seat")
            if seat not in range(self.record.config.seats):
                raise Misread(
                    "no-such-seat", self.game.PLAYERS_RULE, value=shown(seat), highest=self.record.config.seats - 1
                )
        elif "seat" in step:
            raise Misread("seat-not-expected", action=action)
        return action

    def _read_decision(self, step: Mapping[str, Any]) -> tuple[Any, ...]:
        seat = Seat(step["seat"])
        move = self.notation.parse_move(step)
        why = self.game.refusal(self.state, seat, move)
        if why is not None:
            raise _Refused(seat, why)
        if "legal" in step:
            self._check_legal(seat, step["legal"])
        awaiting = self.game.awaiting(self.state)
        assert isinstance(awaiting, Decide)
        self.moment.enter(awaiting.seats, seat)
        if self.moment.decided_after(seat):
            raise Misread("not-in-seat-order", seat=seat)
        played = self.game.play(self.state, seat, move)
        before, self.state = self.state, played.state
        try:
            events = (*played.events, *self._resolve_all(self.notation.outcomes(self.state, step)))
        except Misread:
            self.state = before
            raise
        return self._expect_bookkeeping(events)

    def _read_chance(self, action: str, step: Mapping[str, Any]) -> tuple[Any, ...]:
        awaits_chance = isinstance(self.game.awaiting(self.state), Chance)
        if not awaits_chance or action != self.notation.chance_due(self.state):
            raise Misread("step-not-due", self.notation.CHANCES[action], action=action)
        events = self._resolve_all(self.notation.outcomes(self.state, step))
        return self._expect_bookkeeping(events)

    def _resolve_all(self, outcomes: Sequence[Outcome]) -> tuple[Any, ...]:
        events: list[Any] = []
        for outcome in outcomes:
            resolved = self.game.resolve(self.state, outcome)
            self.state = resolved.state
            events += resolved.events
        return tuple(events)

    def _expect_bookkeeping(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        for event in events:
            for step in self.notation.steps(event):
                if any(name in step for name in self.notation.BOOKKEEPING):
                    self.due.append((step, event))
        return events

    def _read_bookkeeping(self, action: str, step: Mapping[str, Any]) -> tuple[Any, ...]:
        expected, event = self.due[0]
        if action not in expected:
            raise Misread("step-missing", self.notation.blame(event, ""), action=next(iter(expected)))
        difference = _difference(expected[action], step[action], action)
        if difference is not None:
            where, right, wrong = difference
            rule = self.notation.blame(event, where)
            if wrong is MISSING:
                raise Misread("missing", rule, where=where)
            raise Misread("differs", rule, where=where, value=shown(wrong), expected=_json(right))
        self.due.pop(0)
        return ()

    def _check_legal(self, seat: Seat, given: Any) -> None:
        if not isinstance(given, list):
            raise Misread("not-a-list", where="legal", value=shown(given))
        right = [_json(self.notation.format_move(move)) for move in legal_moves(self.game, self.state, seat)]
        listed = [_json(self._known_part(entry)) for entry in cast(list[Any], given)]
        if sorted(listed) != sorted(right):
            raise Misread("legal-differs", seat=seat)

    def _known_part(self, entry: Any) -> Any:
        """An entry of a `legal` list without unknown keys, in the order in which we write the known ones."""
        if not isinstance(entry, dict):
            return entry
        notation, fields = self.notation, cast(dict[str, Any], entry)
        known = (*notation.DECISIONS, *notation.CHANCES, *notation.BOOKKEEPING, *notation.DETAILS, "seat")
        return {key: fields[key] for key in known if key in fields}

    def _allowed(self, seat: Seat | None = None) -> list[str]:
        if self.due:
            return [_json(self.due[0][0])]
        match self.game.awaiting(self.state):
            case Over():
                return []
            case Chance():
                return [self.notation.chance_due(self.state)]
            case Decide(seats):
                first = seat if seat is not None and seat in seats else seats[0]
                moves = legal_moves(self.game, self.state, first)
                texts = [_json({"seat": first, **self.notation.format_move(move)}) for move in moves[:MOST_SHOWN]]
                return texts if len(moves) <= MOST_SHOWN else [*texts, f"… ({len(moves)})"]


class _Refused(Exception):
    def __init__(self, seat: Seat, refusal: Any) -> None:
        super().__init__(seat, refusal)
        self.seat = seat
        self.refusal = refusal


def _difference(right: Any, wrong: Any, where: str) -> tuple[str, Any, Any] | None:
    """The first difference between a book-keeping step and what it must be; unknown keys are ignored."""
    pairs: list[tuple[str, Any, Any]]
    match right, wrong:
        case dict(), dict():
            expected, found = cast(dict[str, Any], right), cast(dict[str, Any], wrong)
            pairs = [(f"{where}.{key}", value, found.get(key, MISSING)) for key, value in expected.items()]
        case (list() | tuple(), list() | tuple()) if len(cast(list[Any], right)) == len(cast(list[Any], wrong)):
            both = zip(cast(list[Any], right), cast(list[Any], wrong), strict=True)
            pairs = [(f"{where}[{index}]", one, other) for index, (one, other) in enumerate(both)]
        case _:
            return None if type(right) is type(wrong) and right == wrong else (where, right, wrong)
    differences = (_difference(one, other, place) for place, one, other in pairs)
    return next((difference for difference in differences if difference is not None), None)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
