"""A rulebook as Markdown:

# Title

Paragraphs that introduce it.

## A section
- **SK-45** (rule) The text, continued
  on indented lines.
  > A note: where printed editions differ, or why we decided so.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, TypeAlias, cast, get_args

from msgspec import Struct

Kind: TypeAlias = Literal["rule", "ruling", "fact", "example", "option"]

ITEM = re.compile(rf"- \*\*([\w-]+)\*\* \(({'|'.join(get_args(Kind))})\) (\S.*)")
NOTE = ">"


class Entry(Struct, frozen=True):
    """One rule. `kind` is its source: the rulebook, us, or the printed pieces."""

    id: str
    """`SK-45`, `SK-X1` for an example; an option has its own name, `memory_aid`."""
    kind: Kind
    text: str
    note: str | None = None
    """Where printed editions differ, or why we decided so."""


class Section(Struct, frozen=True):
    key: str
    """The same in every language: made from the English heading."""
    title: str
    entries: tuple[Entry, ...]


class Rulebook(Struct, frozen=True):
    game: str
    language: str
    """The language in which it is written."""
    title: str
    intro: tuple[str, ...]
    """Paragraphs: what the game is about, and how to read the rules."""
    sections: tuple[Section, ...]

    @property
    def entries(self) -> Iterator[Entry]:
        return (entry for section in self.sections for entry in section.entries)


class Misprint(ValueError):
    """The rulebook's Markdown has the wrong form."""


def parse_rulebook(markdown: str, *, game: str, language: str, keys: Sequence[str] | None = None) -> Rulebook:
    """Parse a rulebook. `keys` are those of the English sections; without them, headings give the keys."""
    head, *sections = re.split(r"^## ", markdown, flags=re.MULTILINE)
    title, *intro = _paragraphs(head.splitlines())
    if not title.startswith("# "):
        raise Misprint(f"a rulebook begins with its title, not with {title[:40]!r}")
    titles = [section.partition("\n")[0].strip() for section in sections]
    given = [_key(title) for title in titles] if keys is None else keys
    if len(given) != len(titles):
        raise Misprint(f"{len(titles)} sections instead of {len(given)}")
    return Rulebook(
        game=game,
        language=language,
        title=title.removeprefix("# "),
        intro=tuple(intro),
        sections=tuple(
            Section(key=key, title=title, entries=tuple(_entries(section.splitlines()[1:])))
            for key, title, section in zip(given, titles, sections, strict=True)
        ),
    )


def _key(heading: str) -> str:
    """`Landlubber scoring (option ...)` is `landlubber-scoring`."""
    return "-".join(re.findall(r"[a-z]+", heading.partition("(")[0].lower()))


def _entries(lines: Iterable[str]) -> Iterator[Entry]:
    for item in _items(lines):
        head = ITEM.fullmatch(item[0])
        if head is None:
            raise Misprint(f"not `- **id** (kind) text`: {item[0][:60]!r}")
        text = [head[3], *(line for line in item[1:] if not line.startswith(NOTE))]
        note = [line.removeprefix(NOTE).strip() for line in item[1:] if line.startswith(NOTE)]
        yield Entry(id=head[1], kind=cast(Kind, head[2]), text=" ".join(text), note=" ".join(note) or None)


def _items(lines: Iterable[str]) -> list[list[str]]:
    """The items below a heading; every line of a section belongs to one."""
    items: list[list[str]] = []
    for line in filter(str.strip, lines):
        if not line.startswith("  "):
            items.append([])
        elif not items:
            raise Misprint(f"continues nothing: {line[:60]!r}")
        items[-1].append(line.strip())
    return items


def _paragraphs(lines: Iterable[str]) -> list[str]:
    text = "\n".join(line.strip() for line in lines)
    return [" ".join(paragraph.split("\n")) for paragraph in re.split(r"\n{2,}", text.strip())]
