"""Table options: what can be chosen before a game, and how a choice is written."""

from typing import Any, TypeAlias

from msgspec import Struct

OptionValue: TypeAlias = str | tuple[int, ...]


class Choice(Struct, frozen=True, tag="choice", tag_field="type"):
    """One of a few words. An option for the screen only does not affect the rules and is not part of a record."""

    name: str
    values: tuple[str, ...]
    default: str
    affects_rules: bool = True

    def read(self, value: Any) -> OptionValue | None:
        """The value as a record or a command line has it, or None if it is not allowed."""
        return value if isinstance(value, str) and value in self.values else None

    def parse(self, text: str) -> OptionValue | None:
        return self.read(text)

    @property
    def allowed(self) -> str:
        return ", ".join(self.values)


class Numbers(Struct, frozen=True, tag="numbers", tag_field="type"):
    """A fixed count of whole numbers, each within a range."""

    name: str
    count: int
    lowest: int
    highest: int
    default: tuple[int, ...]
    affects_rules: bool = True

    def read(self, value: Any) -> OptionValue | None:
        if not isinstance(value, list | tuple):
            return None
        items: tuple[Any, ...] = tuple(value)  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
        good = len(items) == self.count and all(type(n) is int and self.lowest <= n <= self.highest for n in items)
        return items if good else None

    def parse(self, text: str) -> OptionValue | None:
        parts = [part.strip() for part in text.split(",")]
        if not all(part.isascii() and part.isdigit() and len(part) < 10 for part in parts):
            return None
        return self.read([int(part) for part in parts])

    @property
    def allowed(self) -> str:
        example = ",".join(str(n) for n in self.default)
        return f"{self.count} x {self.lowest}-{self.highest} ({example})"


Option: TypeAlias = Choice | Numbers
