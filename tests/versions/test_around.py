"""One phone for all, films in the browser's engine and the command line: they read old games by their own rules."""

from pathlib import Path

import msgspec
import pytest

from skulduggery import games
from skulduggery.cli import main
from skulduggery.games import skull_king
from skulduggery.kernel.record import format_record, parse_record
from skulduggery.kernel.replay import check
from tests import seeds
from tests.local.asking import Page
from tests.server.fair_games import fair_record
from tests.versions.upgrading import NAME, upgraded


def test_a_game_on_one_phone_goes_on_by_the_rules_that_it_began_with() -> None:
    rng = seeds.rng("one phone", "two versions")
    page = Page()
    standing = page.open(NAME, 2)
    while standing["now"]["view"]["round"] < 2:
        standing = page.decide_at_random(standing, rng)
    with upgraded():
        later = Page()
        standing = later.ask("pass/take-up", table=later.table, save=standing["save"])
        while standing["asked"]:
            standing = later.decide_at_random(standing, rng)
        assert standing["now"]["table"]["rules"] == 1
        game, record = parse_record(standing["save"]["record"], games.find)
        check(game, record)
        assert record.rules == 1
        film = later.ask("film", record=standing["save"]["record"], viewer=0)
        assert (film["rules"], film["frames"][-1]["totals"]) == (1, standing["now"]["table"]["scores"])
        assert Page().open(NAME, 2)["now"]["view"]["round"] == 1
        assert msgspec.json.decode(later.open(NAME, 2)["save"]["record"])["rules"] == 2


def test_a_game_on_one_phone_says_which_rules_are_missing() -> None:
    save = Page().open(NAME, 2)["save"]
    with upgraded(first_is_kept=False):
        problem = Page(lang="de").problem("pass/take-up", table="t", save=save)
    assert problem["message"] == (
        "Die Partie folgt Version 1 der Regeln, die dieses Programm nicht hat; seine neueste ist 2."
    )


ENGLISH = ("--lang", "en")


@pytest.mark.parametrize("command", [["check"], ["verify"], ["replay", "--game", "1"], ["replay", "--game", "2"]])
def test_the_command_line_reads_records_of_both_versions(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    with upgraded():
        first = games.find(NAME, rules=1)
        assert first is not None
        records = [fair_record(game, 2, seed) for seed, game in enumerate((first, skull_king), start=1)]
        assert [record.rules for record in records] == [1, 2]
        file.write_bytes(b"".join(format_record(record) + b"\n" for record in records))
        assert main([command[0], str(file), *command[1:], *ENGLISH]) == 0, capsys.readouterr().err
    with upgraded(first_is_kept=False):
        if command[-1] != "2":
            assert main([command[0], str(file), *command[1:], *ENGLISH]) != 0
            assert "version 1 of the rules" in capsys.readouterr().err
