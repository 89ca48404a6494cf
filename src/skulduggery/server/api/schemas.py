"""JSON Schemas of our types, with the docstrings of their fields."""

import ast
import contextlib
import inspect
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec import inspect as types

Json: TypeAlias = dict[str, Any]
REF = "#/components/schemas/{name}"


class Schemas:
    def __init__(self, kinds: Sequence[Any]) -> None:
        schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
        self._schemas = dict(zip(kinds, schemas, strict=True))
        self.components: dict[str, Json] = components
        for struct in _structs(types.multi_type_info(kinds)):
            _explain(struct, components)

    def of(self, kind: Any) -> Json:
        """The schema, or a reference to it."""
        schema: Json = self._schemas[kind]
        return schema

    def parameters(self, query: type[Struct]) -> list[Json]:
        """The fields of a struct as query parameters."""
        whole = self.components[query.__name__]
        return [_parameter(name, schema, whole.get("required", ())) for name, schema in whole["properties"].items()]


def _parameter(name: str, schema: Json, required: Sequence[str]) -> Json:
    bare = {key: value for key, value in schema.items() if key != "description"}
    words = schema.get("description", "")
    return {"name": name, "in": "query", "required": name in required, "description": words, "schema": bare}


def _structs(node: Any, seen: set[Any] | None = None) -> Iterator[types.StructType]:
    """Every struct in the types, each once."""
    seen = set() if seen is None else seen
    match node:
        case types.StructType(cls=kind) if kind in seen:
            return
        case types.StructType(cls=kind):
            seen.add(kind)
            yield node
            for field in node.fields:
                yield from _structs(field.type, seen)
        case types.Type():
            for name in node.__struct_fields__:
                yield from _structs(getattr(node, name), seen)
        case tuple() | list():
            for each in node:  # pyright: ignore[reportUnknownVariableType]
                yield from _structs(each, seen)
        case _:
            return


def _explain(struct: types.StructType, components: Mapping[str, Json]) -> None:
    properties = components[struct.cls.__name__]["properties"]
    words = field_words(struct.cls)
    for field in struct.fields:
        if field.name in words:
            properties[field.encode_name] = {**properties[field.encode_name], "description": words[field.name]}


def field_words(kind: type[Struct]) -> dict[str, str]:
    """The docstrings below the fields of a class, own and inherited. Python does not keep them, so the source is
    parsed."""
    found: dict[str, str] = {}
    for part in reversed(kind.__mro__):
        with contextlib.suppress(OSError, TypeError):  # without its source the program works, but has no descriptions
            found |= _words_in(inspect.getsource(part))
    return found


def _words_in(source: str) -> dict[str, str]:
    found: dict[str, str] = {}
    tree = ast.parse(textwrap.dedent(source))
    body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
    for field, words in pairwise(body):
        match field, words:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(value=ast.Constant(str() as text)):
                found[name] = " ".join(text.split())
            case _:
                pass
    return found
