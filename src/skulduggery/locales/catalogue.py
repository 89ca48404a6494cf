"""The messages of one language. Each is parsed when it is first asked for: parsing all of them would take longer than
most commands do."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

BEGINNING = re.compile(r"^(?=(-?[a-zA-Z][a-zA-Z0-9_-]*) *=)", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")
"""Another message or a term (`-name`) that a message is made of."""


class Catalogue:
    """Messages of several parts; a later part replaces those of the same name."""

    def __init__(self, language: str, parts: Iterable[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._texts = {name: text for part in parts for name, text in texts(language, part).items()}
        self._parsed: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def format(self, key: str, args: Mapping[str, Any]) -> tuple[str | None, list[Exception]]:
        """The text, or None if there is no such message or it has no value of its own; and what went wrong."""
        if key not in self._parsed:
            self._parse(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            return None, []
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), errors

    def _parse(self, key: str) -> None:
        """The message and all that it refers to. Two threads may do so at once: a name is noted when it is there."""
        found: dict[str, str] = {}
        wanted = [key]
        while wanted:
            name = wanted.pop()
            if name in self._texts and name not in self._parsed and name not in found:
                found[name] = self._texts[name]
                wanted += REFERENCE.findall(found[name])
        self._bundle.add_resource(FluentResource("\n".join(found.values())), allow_overrides=True)
        self._parsed.update(found)


@cache
def texts(language: str, part: str) -> Mapping[str, str]:
    """The text of each message and term of a part, by its name."""
    whole = source(language, part)
    found = list(BEGINNING.finditer(whole))
    ends = [*(entry.start() for entry in found[1:]), len(whole)]
    return {entry[1]: whole[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


def source(language: str, part: str) -> str:
    """The text of a whole part."""
    return resources.files("skulduggery.locales").joinpath(language, f"{part}.ftl").read_text(encoding="utf-8")
