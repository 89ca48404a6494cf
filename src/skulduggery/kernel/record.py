"""The game record: a whole game as plain text. Its form, writing and parsing (contract: docs/record.md).

`replay.py` checks the log against the rules.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from skulduggery.kernel.configs import BadConfig, configure_from_record
from skulduggery.kernel.misread import Misread, items, mapping, shown, text, whole_number
from skulduggery.kernel.nesting import DEEPEST, is_too_deep
from skulduggery.kernel.protocol import AnyGame, Argument, Config, Over

FORMAT = "skulduggery/1"
MAX_BYTES = 8_000_000
"""No game is nearly as long; a line beyond this is refused before it is parsed."""


class Player(Struct, frozen=True, omit_defaults=True):
    """A player's name, and the bot's name if the player is a bot."""

    name: str
    bot: str | None = None


class Result(Struct, frozen=True):
    scores: tuple[int, ...]
    places: tuple[int, ...]


class Record(Struct, frozen=True):
    """One game. The log is kept as it is written: a list of plain objects."""

    game: str
    rules: int
    config: Config
    players: tuple[Player, ...]
    log: Sequence[Any]
    result: Result | None = None
    meta: Any = None


class FindGame(Protocol):
    """Finds a game by its name, and by its rules version if one is given."""

    def __call__(self, name: str, /, *, rules: int | None = None) -> AnyGame | None: ...


class BadRecord(ValueError):
    """What is wrong with a record, and where: the step (counted from 1), the broken rule, what is allowed instead."""

    def __init__(
        self,
        reason: str,
        args: Mapping[str, Argument] | None = None,
        *,
        step: int | None = None,
        rule: str | None = None,
        allowed: Sequence[str] = (),
    ) -> None:
        self.reason = reason
        self.args_: dict[str, Argument] = dict(args or {})
        self.step = step
        self.rule = rule
        self.allowed = tuple(allowed)
        where = "" if step is None else f"step {step}: "
        super().__init__(f"{where}{rule or 'record'}: {reason} {self.args_}")


def format_record(record: Record) -> bytes:
    """One line of JSON without a line ending."""
    whole: dict[str, Any] = {
        "format": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "options": record.config.options,
        "players": record.players,
        "log": record.log,
    }
    if record.result is not None:
        whole["result"] = record.result
    if record.meta is not None:
        whole["meta"] = record.meta
    return msgspec.json.encode(whole)


def parse_record(line: bytes | str, find_game: FindGame) -> tuple[AnyGame, Record]:
    """Parse the envelope strictly; `replay` checks the log's steps. Uses the rules version that the record names."""
    whole = parse_json(line)
    if not isinstance(whole, dict):
        raise BadRecord("not-a-record", {"value": shown(whole)})
    try:
        return _envelope(whole, find_game)  # pyright: ignore[reportUnknownArgumentType]
    except (Misread, BadConfig) as fault:
        raise BadRecord(fault.reason, fault.args_, rule=fault.rule) from None


def parse_json(line: bytes | str) -> Any:
    """Parse strict JSON: no duplicate keys, no NaN, no lone surrogates, limited depth and length."""
    if len(line) > MAX_BYTES:
        raise BadRecord("too-long", {"bytes": len(line), "most": MAX_BYTES})
    if is_too_deep(line):
        raise BadRecord("too-deep", {"most": DEEPEST})
    try:
        decoded = line.decode() if isinstance(line, bytes) else line
        value = json.loads(decoded, object_pairs_hook=_object_without_twins, parse_constant=_refuse_constant)
    except UnicodeError:
        raise BadRecord("not-utf8") from None
    except json.JSONDecodeError as error:
        raise BadRecord("not-json", {"column": error.colno, "line": error.lineno}) from None
    except ValueError as error:  # a number with thousands of digits, or an error from our own hooks
        if isinstance(error, BadRecord):
            raise
        raise BadRecord("number-too-long") from None
    if "\\u" in decoded:
        _refuse_lone_surrogates(value)
    return value


def _refuse_lone_surrogates(value: Any) -> None:
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise BadRecord("lone-surrogate") from None


def _envelope(whole: dict[str, Any], find_game: FindGame) -> tuple[AnyGame, Record]:
    if text(whole, "format") != FORMAT:
        raise Misread("format-unknown", value=shown(whole["format"]), known=FORMAT)
    newest = find_game(text(whole, "game"))
    if newest is None:
        raise Misread("game-unknown", value=shown(whole["game"]))
    game = find_game(newest.NAME, rules=whole_number(whole, "rules"))
    if game is None:
        raise Misread("rules-unknown", value=shown(whole["rules"]), known=newest.RULES)
    players = _players(whole)
    record = Record(
        game=game.NAME,
        rules=game.RULES,
        config=configure_from_record(game, len(players), mapping(whole, "options")),
        players=players,
        log=items(whole, "log"),
        result=_result(whole, len(players)) if "result" in whole else None,
        meta=whole.get("meta"),
    )
    return game, record


def _players(whole: dict[str, Any]) -> tuple[Player, ...]:
    players: list[Player] = []
    for seat, entry in enumerate(items(whole, "players")):
        holder = mapping({"": entry}, "", f"players[{seat}]")
        bot = text(holder, "bot", f"players[{seat}].") if "bot" in holder else None
        players.append(Player(name=text(holder, "name", f"players[{seat}]."), bot=bot))
    return tuple(players)


def _result(whole: dict[str, Any], seats: int) -> Result:
    holder = mapping(whole, "result")
    return Result(scores=_numbers(holder, "scores", seats), places=_numbers(holder, "places", seats))


def _numbers(holder: dict[str, Any], key: str, seats: int) -> tuple[int, ...]:
    values = items(holder, key, "result.")
    numbers = tuple(whole_number({f"{key}[{i}]": value}, f"{key}[{i}]", "result.") for i, value in enumerate(values))
    if len(numbers) != seats:
        raise Misread("wrong-length", where=f"result.{key}", value=len(numbers), expected=seats)
    return numbers


def _object_without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        keys = [key for key, _ in pairs]
        raise BadRecord("key-twice", {"where": shown(next(key for key in keys if keys.count(key) > 1))})
    return made


def _refuse_constant(name: str) -> Any:
    raise BadRecord("not-a-json-number", {"value": name})


def result_of(over: Over) -> Result:
    return Result(scores=over.scores, places=over.places)
