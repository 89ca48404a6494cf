"""Checks whether a recorded game's draws are those that its secret and words give (docs/fairness.md)."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, TypeGuard, cast

from msgspec import Struct

from skulduggery.kernel.match import Match
from skulduggery.kernel.misread import Misread, mapping, shown, text, texts, whole_number
from skulduggery.kernel.protocol import AnyGame, Argument, Chance, Notation
from skulduggery.kernel.record import Record
from skulduggery.kernel.seats import Seat
from skulduggery.server import fairness
from skulduggery.server.table.position import reached

KEY = "fairness"
CONTINUED = "continued"
PLACE = f"meta.{KEY}."
HEX = re.compile("[0-9a-fA-F]{64}")


class Proof(Struct, frozen=True):
    """The part of a record about its draws."""

    commitment: str
    secret: str
    words: tuple[str, ...]


class Misfit(Struct, frozen=True):
    """A mismatch: a key for the sentence, its parameters, and the step (counted from 1) if any."""

    reason: str
    args: Mapping[str, Argument]
    step: int | None = None


class Finding(Struct, frozen=True):
    """The result: all mismatches, and how many draws are right."""

    misfits: tuple[Misfit, ...]
    proof: Proof | None = None
    draws: int = 0
    given: int = 0
    """The table began with this many steps. Nobody drew them there, so nothing is proved about them."""


def verify(game: AnyGame, record: Record, noted: str | None = None) -> Finding:
    """Check a record that keeps to the rules. `noted` is the commitment that a player saw before the game."""
    try:
        proof = read_proof(record)
        given = given_steps(record)
    except Misread as fault:
        return Finding(misfits=(Misfit(fault.reason, fault.args_),))
    fate = fairness.Fair(proof.secret, game.NAME, proof.words)
    misfits = (*_commitment_misfits(proof, noted), *_draw_misfits(game, record, fate, given))
    return Finding(misfits=misfits, proof=proof, draws=fate.draws, given=given)


def read_proof(record: Record) -> Proof:
    """Raises `Misread` if the record has no proof, or none that we understand."""
    if not _is_object(record.meta) or KEY not in record.meta:
        raise Misread("no-proof", where=f"meta.{KEY}")
    holder = mapping(record.meta, KEY, "meta.")
    scheme = text(holder, "scheme", PLACE)
    if scheme != fairness.SCHEME:
        raise Misread("scheme-unknown", value=shown(scheme), known=fairness.SCHEME)
    words = texts(holder, "words", PLACE)
    if len(words) != len(record.players):
        raise Misread("wrong-length", where=f"{PLACE}words", value=len(words), expected=len(record.players))
    return Proof(commitment=_hex(holder, "commitment"), secret=_hex(holder, "secret"), words=words)


def given_steps(record: Record) -> int:
    """How many steps led to the position from which a table played on. Raises `Misread` if the number makes no
    sense."""
    if not _is_object(record.meta) or CONTINUED not in record.meta:
        return 0
    holder = mapping(record.meta, CONTINUED, "meta.")
    given = whole_number(holder, "from_step", f"meta.{CONTINUED}.")
    if given not in range(len(record.log) + 1):
        where = f"meta.{CONTINUED}.from_step"
        raise Misread("from-step-outside", where=where, value=given, highest=len(record.log))
    return given


def parse_hex(given: str) -> str | None:
    """A secret or a commitment as people may write it: 64 hexadecimal digits, upper or lower case."""
    return given.lower() if HEX.fullmatch(given) else None


def _is_object(value: Any) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)


def _hex(holder: dict[str, Any], name: str) -> str:
    given = text(holder, name, PLACE)
    found = parse_hex(given)
    if found is None:
        raise Misread("not-hex", where=PLACE + name, value=shown(given))
    return found


def _commitment_misfits(proof: Proof, noted: str | None) -> Iterator[Misfit]:
    given = proof.commitment
    right = fairness.commitment(proof.secret)
    if given != right:
        yield Misfit("commitment-differs", {"where": f"{PLACE}commitment", "value": given, "expected": right})
    if noted is not None and given != noted:
        yield Misfit("noted-differs", {"where": f"{PLACE}commitment", "value": given, "expected": noted})


def _draw_misfits(game: AnyGame, record: Record, fate: fairness.Fair, given: int) -> Iterator[Misfit]:
    """The first step that should have been another. The steps after it were played with other cards and prove
    nothing."""
    match = Match(game, record.config, record.players)
    if given:
        start = reached(game, record.config, record.log[:given])
        match.state = start.state
        match.log.extend(start.steps)
    for index, step in enumerate(record.log[len(match.log) :], start=len(match.log)):
        right = _drawn_part(game.notation, _written(match, index, step, fate), step)
        for where, given, expected in _differences(right, step):
            args: dict[str, Argument] = {"where": where, "value": _plain(given), "expected": _plain(expected)}
            yield Misfit("draw-differs", args, step=index + 1)
            return


def _written(match: Match[Any, Any, Any, Any], index: int, step: Mapping[str, Any], fate: fairness.Fair) -> Any:
    """The step that belongs at this index if the players decide as recorded and `fate` answers all draws."""
    _answer_draws(match, index, fate)
    if len(match.log) == index:
        match.play(Seat(step["seat"]), match.game.notation.parse_move(step))
        _answer_draws(match, index, fate)
    return match.log[index]


def _answer_draws(match: Match[Any, Any, Any, Any], index: int, fate: fairness.Fair) -> None:
    """Answer as many draws as the step needs. Draws beyond the end of the record are not asked for."""
    while len(match.log) <= index and isinstance(awaiting := match.awaiting, Chance):
        match.resolve(fate(awaiting.draw))


def _drawn_part(notation: Notation, written: Mapping[str, Any], step: Mapping[str, Any]) -> dict[str, Any]:
    """The step without what a player decided, which may be written in more than one way."""
    decided: set[str] = set()
    if "seat" in step:
        decided = {"seat", *notation.format_move(notation.parse_move(step))}
    return {name: value for name, value in written.items() if name not in decided}


def _differences(right: Any, given: Any, where: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every value that differs from the right one, with its place, such as `deal.hands[0][2]`.

    Only the entries of the right step are compared. An earlier check makes sure that the given step has all of them;
    others do not count.
    """
    match right:
        case dict():
            for name, value in cast(dict[str, Any], right).items():
                yield from _differences(value, given[name], f"{where}.{name}" if where else name)
        case list() | tuple():
            for index, value in enumerate(cast(list[Any], right)):
                yield from _differences(value, given[index], f"{where}[{index}]")
        case _:
            if given != right:
                yield where, given, right


def _plain(value: Any) -> str:
    """A card in its notation, anything else in JSON."""
    return value if isinstance(value, str) else json.dumps(value)
