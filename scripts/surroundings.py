"""The parts of this machine that a world of scripts/anywhere.py uses: user, Python, environment, package settings."""

import ast
import os
import pwd
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from worlds import World

OF_THIS_RUN = re.compile(r"(LC_|PYTEST_|PYTHON|XDG_|COV|SKULDUGGERY_)|(LANG|LANGUAGE|COLUMNS|LINES|TZ|VIRTUAL_ENV)$")
"""Variables of the caller that say how this run is to be, and not where packages come from."""
ORDINARY = "nobody"
IN_DEBIAN = "sailor", 12345
NEEDED = ("sh",)
"""Without a shell npm cannot install anything."""
NPM_SETTINGS = "npmrc"


class NotPossible(Exception):
    """This machine cannot offer the world; the text says why."""


@dataclass(frozen=True)
class User:
    name: str
    uid: int
    gid: int

    @property
    def settings(self) -> dict[str, Any]:
        """The Popen arguments that make a process run as this user."""
        return {} if self.uid == os.getuid() else {"user": self.uid, "group": self.gid, "extra_groups": []}


def owner(world: World) -> User:
    """The user that runs the suite."""
    if world.debian is not None:
        name, number = IN_DEBIAN
        return User(name, number, number)
    if world.user == "root" and os.getuid() != 0:
        raise NotPossible("needs root")
    if world.user == "ordinary" and os.getuid() == 0:
        ordinary = pwd.getpwnam(ORDINARY)
        return User(ordinary.pw_name, ordinary.pw_uid, ordinary.pw_gid)
    return User("this user", os.getuid(), os.getgid())


def give(folder: Path, user: User) -> None:
    for path, folders, files in os.walk(folder):
        for name in (".", *folders, *files):
            os.chown(os.path.join(path, name), user.uid, user.gid, follow_symlinks=False)


def python(world: World, user: User) -> str:
    """A Python that the user may run and that can make virtual environments."""
    wanted = world.python or "{}.{}".format(*sys.version_info)
    found = next((path for path in candidates(wanted) if can_make_venv(path, user)), None)
    if found is None:
        raise NotPossible(f"no python{wanted} with venv that {user.name} may run")
    return found


def candidates(version: str) -> list[str]:
    """Pythons on the PATH or from pyenv, as far as we may read there."""
    name = f"python{version}"
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    made = sorted(Path(os.path.expanduser("~/.pyenv/versions")).glob(f"{version}.*/bin"))  # there may be no home
    running = [sys.executable] if version == "{}.{}".format(*sys.version_info) else []
    return [*running, *(str(folder / name) for folder in (*folders, *made) if os.path.exists(folder / name))]


def can_make_venv(path: str, user: User) -> bool:
    command = [path, "-I", "-c", "import venv, ensurepip"]
    try:
        quiet = subprocess.DEVNULL
        return subprocess.call(command, cwd="/", stdout=quiet, stderr=quiet, **user.settings) == 0
    except OSError:
        return False


def cores(number: int) -> set[int]:
    there = sorted(os.sched_getaffinity(0))
    if len(there) < number:
        raise NotPossible(f"has {len(there)} cores")
    return set(there[:number])


def almost_empty_path(folder: Path) -> Path:
    folder.mkdir()
    for name in NEEDED:
        (folder / name).symlink_to(shutil.which(name) or f"/bin/{name}")
    return folder


def environment(world: World, temporary: Path, home: Path, cache: Path, folder: Path) -> dict[str, str]:
    """The caller's environment without variables that would change the tests, and with the world's changes."""
    kept = {name: value for name, value in os.environ.items() if not OF_THIS_RUN.match(name)}
    kept |= {**pip_settings(), "TMPDIR": str(temporary), "PIP_CACHE_DIR": str(cache / "pip")}
    kept |= {"npm_config_cache": str(cache / "npm"), "LANG": "C.UTF-8", "HOME": str(home), **world.environment}
    if (folder / NPM_SETTINGS).exists():
        kept["npm_config_userconfig"] = str(folder / NPM_SETTINGS)
    if world.home == "unset":
        del kept["HOME"]
    if world.home == "nowhere":
        kept["HOME"] = str(folder / "nowhere")
    if world.workers is not None:
        kept["PYTEST_ADDOPTS"] = f"-n {world.workers}"
    if not world.programs or world.debian is not None:
        kept.pop("CI", None)  # there, a missing browser is a failure
    return kept


def pip_settings() -> dict[str, str]:
    """pip's settings files as environment variables: a world without HOME would not find the files."""
    listed = subprocess.run([sys.executable, "-m", "pip", "config", "list"], capture_output=True, encoding="utf-8")
    settings = re.findall(r"^(?:global|install)\.([\w-]+)=(.*)$", listed.stdout, re.MULTILINE)
    return {f"PIP_{name.upper().replace('-', '_')}": str(ast.literal_eval(value)) for name, value in settings}


def copy_npm_settings(folder: Path) -> None:
    mine = Path.home() / ".npmrc"
    if mine.exists():
        shutil.copyfile(mine, folder / NPM_SETTINGS)
