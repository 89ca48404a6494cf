#!/usr/bin/env python3
"""Writes the TypeScript types of all messages between server and page: `python scripts/wire_types.py`.

`web/src/wire/table.ts` holds the messages of a table and the answers of the API, `web/src/wire/film.ts` a game to look
back on, `web/src/wire/<game>.ts` the views, events and moves of one game. They are made from the same Python types that
the server encodes, through msgspec's JSON schema. With `--check` nothing is written, and the exit status is 1 if a file
is not what it would be.
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from skulduggery.film import Film
from skulduggery.games import all_games
from skulduggery.kernel.protocol import AnyGame
from skulduggery.lessons import Examples, Lesson
from skulduggery.local.standing import EngineProblem, PassTable, Standing
from skulduggery.rulebooks import Rulebook
from skulduggery.sandbox import Outcome
from skulduggery.server import settings, wire
from skulduggery.server.api.chronicles import TableLog
from skulduggery.server.api.comments import Comments
from skulduggery.server.api.games import Games, Phrases
from skulduggery.server.api.guests import Me
from skulduggery.server.api.mine import History, MyTables, Statistics
from skulduggery.server.api.pads import PadTaken, SharedPad
from skulduggery.server.api.reviews import Review
from skulduggery.server.api.tables import NewTable, OpenedTable, ShownTable, Tables

FOLDER = Path(__file__).parent.parent / "web" / "src" / "wire"
HEAD = "// Written by scripts/wire_types.py from the Python types. Do not edit.\n"

TABLE_TYPES: Sequence[Any] = (
    wire.FromClient,
    wire.FromServer,
    wire.Table,
    wire.Prompt,
    settings.Settings,
    Games,
    Phrases,
    Me,
    History,
    MyTables,
    Statistics,
    Review,
    NewTable,
    Tables,
    OpenedTable,
    ShownTable,
    TableLog,
    SharedPad,
    PadTaken,
    Comments,
    PassTable,
    Standing,
    EngineProblem,
)

Schema = Mapping[str, Any]

ENCODED_BEFORE = {
    ("Update", "events"): "unknown[]",
    ("Update", "table"): "Table",
    ("Update", "prompt"): "Prompt",
    ("TableChanged", "table"): "Table",
    ("Prompt", "refused"): "RefusedMove[]",
    ("Intent", "move"): "unknown",
}
"""Fields that Python declares as anything, for their content is JSON already when a message is put together."""

REFUSED_MOVE = """/** A move that the rules forbid now, and why. */
export interface RefusedMove {
  move: unknown;
  why: { rule: string; reason: string; args: Record<string, unknown> };
}
"""


def main(arguments: Sequence[str]) -> int:
    wanted = {FOLDER / name: text for name, text in files()}
    if "--check" in arguments:
        stale = [path.name for path, text in wanted.items() if not path.is_file() or path.read_text() != text]
        if stale:
            print(f"out of date: {', '.join(stale)}; run python scripts/wire_types.py", file=sys.stderr)
        return 1 if stale else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in wanted.items():
        path.write_text(text)
    return 0


def files() -> Iterator[tuple[str, str]]:
    yield "table.ts", typescript(TABLE_TYPES, unions={"FromClient": wire.FromClient, "FromServer": wire.FromServer})
    yield "film.ts", typescript((Film,), unions={})
    yield "lessons.ts", typescript((Lesson, Examples), unions={})
    yield "rules.ts", typescript((Rulebook, Outcome), unions={})
    for game in all_games():
        yield f"{game.NAME}.ts", typescript(*_of_game(game))


def _of_game(game: AnyGame) -> tuple[Sequence[Any], Mapping[str, Any]]:
    module = sys.modules[f"{game.__name__}.events"]  # type: ignore[attr-defined]
    moves = sys.modules[f"{game.__name__}.moves"]  # type: ignore[attr-defined]
    unions = {"GameEvent": module.Event, "Move": moves.Move}
    return (game.View, module.Event, moves.Move), unions


def typescript(types: Sequence[Any], unions: Mapping[str, Any]) -> str:
    schemas, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    named = dict(zip(map(repr, types), schemas, strict=True))
    lines = [HEAD]
    for name, schema in sorted(components.items()):
        lines.append(_declaration(_identifier(name), schema))
    if "Prompt" in components:
        lines.append(REFUSED_MOVE)
    for name, union in unions.items():
        lines.append(f"export type {name} = {_type(named[repr(union)])};\n")
    return "\n".join(lines)


def _declaration(name: str, schema: Schema) -> str:
    comment = _comment(schema.get("description", ""))
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{comment}export type {name} = {_type(schema)};\n"
    required = set(schema.get("required", ()))
    tag = [key for key, value in schema["properties"].items() if "enum" in value and key == "type"]
    fields = (
        f"  {_key(key)}{'' if key in required or key in tag else '?'}: "
        f"{ENCODED_BEFORE.get((name, key)) or _type(value)};\n"
        for key, value in schema["properties"].items()
    )
    return f"{comment}export interface {name} {{\n{''.join(fields)}}}\n"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return _identifier(schema["$ref"].rsplit("/", 1)[1])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(option) for option in schema["anyOf"]))
    match schema.get("type"):
        case "array":
            return _array(schema)
        case "object":
            values: Any = schema.get("additionalProperties", {})
            return f"Record<string, {'unknown' if isinstance(values, bool) else _type(values)}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return plain
        case _:
            return "unknown"


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
    item = _type(schema.get("items") or {})
    return f"({item})[]" if "|" in item else f"{item}[]"


def _comment(text: str) -> str:
    flat = " ".join(text.split())
    return f"/** {flat} */\n" if flat and "*/" not in flat else ""


def _identifier(name: str) -> str:
    plain = re.sub(r"\W", "_", name)
    return f"{plain}_" if plain in ("Event", "Error", "Record") else plain


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else json.dumps(name)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
