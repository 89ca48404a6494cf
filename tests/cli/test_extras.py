"""The terminal works without the extras, and a command that needs one says which to install."""

import json
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from skulduggery.cli.extras import EXTRAS
from tests.cli.running import environment

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]

WITHOUT = """
import json, sys
for name in {missing!r}:
    sys.modules[name] = None  # as if it were not installed
from skulduggery.cli import main
"""

LIGHT = [
    ["--version"],
    ["games"],
    ["bots"],
    ["rules", "SK-33"],
    ["simulate", "skull-king", "--players", "2", "--bots", "sailor", "--seed", "1", "--out", "games.jsonl"],
    ["check", "games.jsonl"],
    ["replay", "games.jsonl"],
    ["play", "skull-king", "--seed", "1"],
    ["score", "--help"],
]
HEAVY = {
    "server": [["serve"], ["serve", "--database", "a.db"]],
    "postgres": [["reports", "--database", "postgresql://a@127.0.0.1:1/b"]],
}


def run_without_extras(code: str, folder: Path, *, extra: str = "") -> subprocess.CompletedProcess[str]:
    """Without all extras, or without this one alone."""
    missing = [module for module, brought_by in sorted(EXTRAS.items()) if extra in ("", brought_by)]
    return subprocess.run(
        [sys.executable, "-c", WITHOUT.format(missing=missing) + code],
        input="",
        capture_output=True,
        text=True,
        cwd=folder,
        env={**environment(), "SKULDUGGERY_LANG": "en", "XDG_DATA_HOME": str(folder)},
        timeout=100,
    )


def test_the_terminal_needs_no_extra(tmp_path: Path) -> None:
    done = run_without_extras(f"print(json.dumps([main(command) for command in {LIGHT!r}]))", tmp_path)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == [0] * len(LIGHT), done.stderr


@pytest.mark.parametrize("extra", HEAVY)
def test_a_command_says_which_extra_it_needs(extra: str, tmp_path: Path) -> None:
    commands = HEAVY[extra]
    done = run_without_extras(f"print(json.dumps([main(command) for command in {commands!r}]))", tmp_path, extra=extra)
    assert json.loads(done.stdout) == [2] * len(commands), done.stderr
    for command, line in zip(commands, done.stderr.splitlines(), strict=True):
        assert line.startswith(f"skulduggery {command[0]}: ")
        assert f'pip install "skulduggery[{extra}]"' in line


def test_the_client_says_which_extra_it_needs(tmp_path: Path) -> None:
    done = run_without_extras("import skulduggery.client", tmp_path)
    assert done.stderr.splitlines()[-1].endswith('pip install "skulduggery[server]"')


@pytest.mark.parametrize("extra", PROJECT["optional-dependencies"])
def test_every_package_of_an_extra_is_known(extra: str) -> None:
    wanted = {_name(requirement) for requirement in PROJECT["optional-dependencies"][extra]}
    packages = {module: {_name(one) for one in brought} for module, brought in packages_distributions().items()}
    assert {EXTRAS.get(module) for module, brought in packages.items() if brought & wanted} == {extra}
    known = {
        name for module, name_of_extra in EXTRAS.items() if name_of_extra == extra for name in packages.get(module, ())
    }
    assert wanted - known <= {"uvloop"}  # which Windows lacks


def _name(requirement: str) -> str:
    name = "".join(letter if letter.isalnum() or letter in "-_." else " " for letter in requirement).split()[0]
    return name.lower().replace("_", "-")
