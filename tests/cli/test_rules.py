"""`rules`: the rules that mention a word; long texts go through a pager."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.running import assert_one_clear_line, skulduggery
from tests.cli.terminal import Terminal, plain


def test_rules_that_mention_a_word_in_all_books() -> None:
    done = skulduggery("rules", "bids")
    assert (done.returncode, done.stderr) == (0, "")
    ids = {line.split("-")[0] for line in done.stdout.splitlines() if line[2:3] == "-"}
    assert len(ids) > 1, "in one book only"


def test_every_word_must_occur_and_may_be_a_beginning() -> None:
    found = json.loads(skulduggery("rules", "skull-king", "mermaid", "skull", "--json").stdout)
    assert "SK-45" in [rule["id"] for rule in found]
    assert all("mermaid" in rule["text"].casefold() + (rule["note"] or "").casefold() for rule in found)
    one = skulduggery("rules", "skull_king", "MERM", "--json").stdout
    assert "SK-42" in [rule["id"] for rule in json.loads(one)]


def test_words_are_looked_for_in_the_language_of_the_reader() -> None:
    assert "SL-30" in skulduggery("rules", "sleeping-queens", "konig", "--lang", "de").stdout
    assert_one_clear_line(skulduggery("rules", "sleeping-queens", "könig", "--lang", "en"), "könig", "English")


@pytest.mark.parametrize(
    ("arguments", "mentioned"),
    [
        (("rules", "kraken"), ("kraken", "skulduggery rules skull-king")),
        (("rules", "skul-king"), ("Did you mean skull-king?",)),
        (("rules", "skull-queen", "SQ-999"), ("SQ-999",)),
        (("rule",), ("no command rule", "Did you mean rules?")),
        (("play", "sleeping-queen"), ("Did you mean sleeping-queens?",)),
        (("simulate", "skull-king", "--players", "3", "--bots", "sailer"), ("Did you mean sailor?",)),
        (("drill", "lek"), ("Did you mean leak?",)),
        (("rules", "mermiad"), ("No rule mentions mermiad.", "Did you mean mermaid?")),
        (("rules", "skull-queen", "last", "tirck"), ("Did you mean last trick?",)),
    ],
)
def test_what_was_meant(arguments: tuple[str, ...], mentioned: tuple[str, ...]) -> None:
    assert_one_clear_line(skulduggery(*arguments), *mentioned)


def test_nothing_is_suggested_where_nothing_is_near() -> None:
    done = skulduggery("play", "backgammon")
    assert_one_clear_line(done, "backgammon")
    assert "mean" not in done.stderr
    assert "mean" not in skulduggery("rules", "xylophone").stderr


PAGER = "import sys; text = sys.stdin.read(); print('PAGED', text.count(chr(10)))"


@pytest.mark.parametrize(("words", "paged"), [(["skull-king"], True), (["SK-45"], False)])
def test_what_is_longer_than_the_screen_goes_through_the_pager(words: list[str], paged: bool, tmp_path: Path) -> None:
    pager = tmp_path / "pager.py"
    pager.write_text(PAGER, encoding="utf-8")
    terminal = Terminal("rules", *words, more={"PAGER": f"'{sys.executable}' '{pager}'"})
    assert terminal.end() == 0
    assert plain(terminal.screen).startswith("PAGED") is paged, terminal.screen
