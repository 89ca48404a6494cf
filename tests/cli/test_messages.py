"""Every sentence that the command line asks for is in its catalogue, and the catalogue holds no other."""

import re
from pathlib import Path

from skulduggery import cli, games
from skulduggery.cli.parser import ARGPARSE_FAULTS
from skulduggery.cli.tablesetting import BOT_FAULTS
from skulduggery.locales.catalogue import source
from skulduggery.rulebooks import Entry, read_rulebook
from skulduggery.server import config


def test_the_catalogue_and_the_code_agree() -> None:
    folders = (Path(cli.__file__).parent, Path(config.__file__).parent)
    code = "\n".join(file.read_text(encoding="utf-8") for folder in folders for file in folder.rglob("*.py"))
    asked = set(re.findall(r"[\"'](cli-[\w-]+)[\"']", code))
    faults = re.findall(r"(?:BadInput|BadSetting|_bad)\(\"([\w-]+)\"", code)
    asked |= {f"cli-bad-{key}" for key in (*faults, *ARGPARSE_FAULTS.values(), *BOT_FAULTS.values())}
    known = set(re.findall(r"^(cli-[\w-]+) =", source("en", "cli"), re.MULTILINE))
    assert asked - known == set()
    kinds = {entry.kind for name in games.names() for entry in _rules(name)}
    assert known - asked == {f"cli-notation-{name}" for name in games.names()} | {f"cli-kind-{kind}" for kind in kinds}


def _rules(game: str) -> tuple[Entry, ...]:
    book = read_rulebook(game)
    assert book is not None
    return tuple(book.entries)
