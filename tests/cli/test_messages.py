"""Every sentence that the command line asks for is in its catalogue, and the catalogue holds no other."""

import re
from pathlib import Path

from skulduggery import cli, games
from skulduggery.cli.parser import ARGPARSE_FAULTS
from skulduggery.locales import source


def test_the_catalogue_and_the_code_agree() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in Path(cli.__file__).parent.rglob("*.py"))
    asked = set(re.findall(r"[\"'](cli-[\w-]+)[\"']", code))
    asked |= {f"cli-bad-{key}" for key in (*re.findall(r"BadInput\(\"([\w-]+)\"", code), *ARGPARSE_FAULTS.values())}
    known = set(re.findall(r"^(cli-[\w-]+) =", source("en", "cli"), re.MULTILINE))
    assert asked - known == set()
    assert known - asked == {f"cli-notation-{name}" for name in games.names()}
