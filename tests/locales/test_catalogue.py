"""Messages that are parsed one by one are the same as those of catalogues that are parsed as a whole."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from skulduggery import locales
from skulduggery.locales import LANGUAGES, catalogue
from skulduggery.locales.catalogue import Catalogue, source, texts

PARTS = sorted(file.stem for file in (Path(locales.__file__).parent / "en").glob("*.ftl"))


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_found_and_parsed_alike(language: str, part: str) -> None:
    def entries(parsed: ast.Resource) -> dict[str, str]:
        found = [entry for entry in parsed.body if isinstance(entry, ast.Message | ast.Term)]
        written = FluentSerializer().serialize
        for entry in found:
            entry.comment = None
        return {"-" * isinstance(entry, ast.Term) + entry.id.name: written(ast.Resource([entry])) for entry in found}

    parser = FluentParser()
    one_by_one = {name: entries(parser.parse(text)) for name, text in texts(language, part).items()}
    assert {name: {name: text} for name, text in entries(parser.parse(source(language, part))).items()} == one_by_one


MADE_UP = {
    "first": """
# A comment of its own.
-ship = Flying Dutchman
-port = { -ship }'s port
hello = Hello,
    { $name }!

    { selected }
selected = { $count ->
    [one] one { noun }
   *[other] { $count } { nouns } at { -port }
}
noun = pirate
nouns = pirates
only-attributes =
    .title = nothing
""",
    "second": "noun = sailor\nnouns = { other }s\nother = sailor\n",
}


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    def made_up_source(_language: str, part: str) -> str:
        return MADE_UP[part]

    monkeypatch.setattr(catalogue, "source", made_up_source)
    monkeypatch.setattr(catalogue, "texts", texts.__wrapped__)  # nothing of it is kept
    return Catalogue("en", MADE_UP)


@pytest.mark.parametrize("count", [1, 2])
def test_what_a_message_refers_to_comes_with_it(made_up: Catalogue, count: int) -> None:
    whole = FluentBundle(["en"], use_isolating=False)
    for text in MADE_UP.values():
        whole.add_resource(FluentResource(text), allow_overrides=True)
    args = {"name": "Anna", "count": count}
    pattern = whole.get_message("hello").value
    assert pattern is not None
    expected, errors = whole.format_pattern(pattern, args)
    assert errors == []
    assert made_up.format("hello", args) == (expected, [])
    assert "sailor" in str(expected)


def test_what_is_not_there_has_no_text(made_up: Catalogue) -> None:
    assert "hello" in made_up
    assert "nobody" not in made_up
    assert made_up.format("nobody", {}) == (None, [])
    assert made_up.format("only-attributes", {}) == (None, [])
    assert made_up.format("-ship", {}) == (None, [])


def test_what_goes_wrong_is_told(made_up: Catalogue) -> None:
    text, errors = made_up.format("hello", {"name": "Anna"})
    assert text is not None
    assert {str(error) for error in errors} == {"Unknown external: count"}
