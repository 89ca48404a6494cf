"""Mutation testing of the rules: small faults are planted one by one, and the tests of the game must find them.

What is mutated: every `games/*/rules/*.py` and `games/*/flow.py` with its parts (FLOW). A mutant that survives needs a
reason, which stands in REASONS below; the command fails if one has none, or if less than 95 % of a game's mutants die.
The tool is mutmut.

Example:  ./skulduggery mutate                   all games (about a quarter of an hour on two cores)
          ./skulduggery mutate skull-king        one game
          ./skulduggery mutate --report          also rewrites docs/mutation.md
"""

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from skulduggery import games

ROOT = Path(__file__).resolve().parent.parent
SCRATCH = ROOT / ".mutation"
ENOUGH = 0.95
FLOW = ("flow.py", "steps.py", "aftermath.py", "turn.py", "prompts.py")
"""A game's flow, and the modules into which a long one is divided."""
REPORT = ROOT / "docs" / "mutation.md"

UNREACHABLE = "The type checker proves that this line is never reached."
STRICT = "Rows with one entry for each seat always have the same length; `strict` only guards a programmer's slip."
REASONS: tuple[tuple[str, str], ...] = (
    (r"^-\s+(case _:\n-\s+)?assert_never\(", UNREACHABLE),
    (r"^-.*strict=True.*\n\+(?!.*strict=True)", STRICT),
)
"""A pattern found in a survivor's diff, and why it changes nothing that can be seen."""


class Mutant(NamedTuple):
    name: str
    survived: bool
    diff: str = ""

    @property
    def reason(self) -> str | None:
        return next((reason for pattern, reason in REASONS if re.search(pattern, self.diff)), None)


def main(arguments: list[str]) -> int:
    wanted = [argument for argument in arguments if argument != "--report"]
    unknown = [name for name in wanted if name not in games.names()]
    if unknown:
        print(f"mutate: no game {unknown[0]!r}; there are {', '.join(games.names())}", file=sys.stderr)
        return 2
    results = {name: mutate(name) for name in wanted or games.names()}
    for name, mutants in results.items():
        print(*summary(name, mutants), sep="\n")
    if "--report" in arguments:
        REPORT.write_text(report(results), encoding="utf-8")
        print(f"{REPORT.relative_to(ROOT)} written")
    good = all(share_killed(mutants) >= ENOUGH and not unexplained(mutants) for mutants in results.values())
    return 0 if good else 1


def mutate(name: str) -> list[Mutant]:
    """Runs mutmut in a copy of the project, over one game."""
    folder = prepare(name)
    mutmut = [sys.executable, "-m", "mutmut"]
    finished = subprocess.run([*mutmut, "run", "--max-children", "2"], cwd=folder, stdout=sys.stderr)
    if finished.returncode:
        raise SystemExit(f"mutate: mutmut failed on {name}")
    listed = subprocess.run(
        [*mutmut, "results", "--all", "true"], cwd=folder, capture_output=True, text=True, check=True
    )
    return [read_mutant(line, folder) for line in listed.stdout.splitlines() if "__mutmut_" in line]


def prepare(name: str) -> Path:
    """A copy of the project in which this game's rules are mutated."""
    folder = name.replace("-", "_")
    copy = SCRATCH / folder
    shutil.rmtree(copy, ignore_errors=True)
    for part in ("src", "tests", "scripts"):
        shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
    pytest_settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"][
        "ini_options"
    ]
    (copy / "pyproject.toml").write_text(settings(folder, pytest_settings["pythonpath"]), encoding="utf-8")
    return copy


def settings(folder: str, pythonpath: list[str]) -> str:
    source = f"src/skulduggery/games/{folder}"
    mutated = [f"{source}/{part}" for part in ("rules/*.py", *FLOW)]
    return "\n".join(
        (
            "[tool.pytest.ini_options]",
            f"pythonpath = {pythonpath}",
            'addopts = ["--import-mode=importlib"]',
            "[tool.mutmut]",
            'source_paths = ["src/"]',
            f"only_mutate = {mutated}",
            'pytest_add_cli_args = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "scripts.mutmut_with_pytest_9"]',
            f'pytest_add_cli_args_test_selection = ["tests/games/{folder}"]',
            'also_copy = ["tests", "scripts"]',
            "",
        )
    )


def read_mutant(line: str, folder: Path) -> Mutant:
    name, _, fate = line.strip().partition(": ")
    if fate == "killed":
        return Mutant(name, survived=False)
    shown = subprocess.run(
        [sys.executable, "-m", "mutmut", "show", name], cwd=folder, capture_output=True, text=True, check=True
    )
    changed = [row for row in shown.stdout.splitlines() if re.match(r"[+-](?![+-])", row)]
    return Mutant(name, survived=fate != "timeout", diff="\n".join(changed))


def share_killed(mutants: list[Mutant]) -> float:
    return 1 - len(survivors(mutants)) / max(1, len(mutants))


def survivors(mutants: Iterable[Mutant]) -> list[Mutant]:
    return [mutant for mutant in mutants if mutant.survived]


def unexplained(mutants: Iterable[Mutant]) -> list[Mutant]:
    return [mutant for mutant in survivors(mutants) if mutant.reason is None]


def summary(name: str, mutants: list[Mutant]) -> list[str]:
    alive = survivors(mutants)
    lines = [f"{name}: {len(mutants) - len(alive)} of {len(mutants)} mutants died ({share_killed(mutants):.1%})"]
    for mutant in unexplained(mutants):
        lines += [f"  survived without a reason: {mutant.name}", *(f"    {row}" for row in mutant.diff.splitlines())]
    return lines


def report(results: dict[str, list[Mutant]]) -> str:
    lines = [
        "# Mutation testing",
        "",
        "Small faults planted in the rules (`games/*/rules`, `games/*/flow.py`), one at a time; the game's own tests",
        "must find them. Written by `./skulduggery mutate --report`; do not edit.",
        "",
        "| game | mutants | died | share |",
        "|---|---|---|---|",
    ]
    for name, mutants in results.items():
        alive = survivors(mutants)
        lines.append(f"| {name} | {len(mutants)} | {len(mutants) - len(alive)} | {share_killed(mutants):.1%} |")
    lines += ["", "## Survivors, with the reason", ""]
    for mutants in results.values():
        for mutant in survivors(mutants):
            where = mutant.name.removeprefix("skulduggery.games.").replace("x_", "", 1)
            lines += [f"- `{where}`: {mutant.reason or 'no reason known'}", ""]
            lines += [f"      {row}" for row in mutant.diff.splitlines()] + [""]
    return "\n".join(lines)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
