"""How a rulebook is read."""

import pytest

from skulduggery.rulebooks.parsing import Misprint, parse_rulebook

BOOK = """# A game

For nobody
at all.

How to read this.

## Some cards (option `a: b`)
- **XY-01** (rule) The first
  goes on here.
  > Others say
  > otherwise.
- **XY-02** (ruling) The second.

## End

- **some_name** (option) A choice.
- **XY-X1** (example) One.
"""


def test_a_rulebook_is_read_rule_by_rule() -> None:
    book = parse_rulebook(BOOK, game="xy", language="en")
    assert (book.game, book.language, book.title) == ("xy", "en", "A game")
    assert book.intro == ("For nobody at all.", "How to read this.")
    assert [(section.key, section.title) for section in book.sections] == [
        ("some-cards", "Some cards (option `a: b`)"),
        ("end", "End"),
    ]
    assert [(entry.id, entry.kind, entry.text, entry.note) for entry in book.entries] == [
        ("XY-01", "rule", "The first goes on here.", "Others say otherwise."),
        ("XY-02", "ruling", "The second.", None),
        ("some_name", "option", "A choice.", None),
        ("XY-X1", "example", "One.", None),
    ]


def test_a_translation_has_the_keys_of_the_original() -> None:
    book = parse_rulebook(BOOK, game="xy", language="de", keys=["cards", "last"])
    assert [section.key for section in book.sections] == ["cards", "last"]
    with pytest.raises(Misprint, match="2 sections instead of 1"):
        parse_rulebook(BOOK, game="xy", language="de", keys=["cards"])


@pytest.mark.parametrize(
    ("spoilt", "says"),
    [
        (BOOK.replace("# A game", "A game", 1), "title"),
        (BOOK.replace("(ruling)", "(rumour)"), "rumour"),
        (BOOK.replace("- **XY-02** (ruling)", "-"), "The second"),
        (BOOK.replace("## End\n", "## End\n  astray\n"), "astray"),
        (BOOK + "| die | faces |\n", "faces"),
    ],
)
def test_a_misprint_is_named(spoilt: str, says: str) -> None:
    with pytest.raises(Misprint, match=says):
        parse_rulebook(spoilt, game="xy", language="en")
