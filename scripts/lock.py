"""Rewrite requirements/run.txt and requirements/dev.txt from pyproject.toml.

The files pin every package exactly and with hashes, for Python 3.11 and newer on Linux, macOS and Windows.
They hold no address: where packages come from is the business of the machine that installs them.

Example:  python scripts/lock.py              needs uv, which may be on the PATH or in the running Python
          python scripts/lock.py --upgrade    takes the newest versions that pyproject.toml allows
"""

import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"
HEADER = "# Written by scripts/lock.py from pyproject.toml. Do not edit.\n"


def main(arguments: list[str]) -> int:
    unknown = [argument for argument in arguments if argument != "--upgrade"]
    uv = find_uv()
    if unknown:
        print(f"lock: unknown argument {unknown[0]!r} (there is only --upgrade)", file=sys.stderr)
        return 2
    if uv is None:
        print("lock: needs uv; install it with: python -m pip install uv", file=sys.stderr)
        return 2
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    run = [*project["project"]["dependencies"], *chain.from_iterable(extras), *group(project, "build")]
    dev = [*run, *group(project, "dev")]
    # The second file includes the first: the run-time pins are resolved first and constrain the development ones.
    return compile_to(uv, "run.txt", run, flags=arguments) or compile_to(
        uv, "dev.txt", dev, flags=[*arguments, "--constraint", str(REQUIREMENTS / "run.txt")]
    )


def find_uv() -> list[str] | None:
    """The command that runs uv, if there is one."""
    if find_spec("uv"):
        return [sys.executable, "-m", "uv"]
    on_path = shutil.which("uv")
    return [on_path] if on_path else None


def group(project: dict[str, Any], name: str) -> list[str]:
    """The requirements of one dependency group, including nested groups."""
    found: list[str] = []
    for entry in project["dependency-groups"][name]:
        found += [entry] if isinstance(entry, str) else group(project, entry["include-group"])
    return found


def compile_to(uv: list[str], name: str, requirements: list[str], *, flags: list[str]) -> int:
    target = REQUIREMENTS / name
    command = [
        *(*uv, "pip", "compile", "-", "--output-file", str(target), "--quiet"),
        *("--universal", "--python-version", "3.11", "--generate-hashes"),
        *("--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"),
        *flags,
    ]
    finished = subprocess.run(command, input="\n".join(requirements), text=True, cwd=ROOT)
    if finished.returncode == 0:
        target.write_text(HEADER + target.read_text(encoding="utf-8"), encoding="utf-8", newline="\n")
    return finished.returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
