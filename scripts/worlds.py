"""The worlds of scripts/anywhere.py: what is unusual about the machine on which the suite runs."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

Home = Literal["usual", "unset", "nowhere", "read-only"]
User = Literal["same", "root", "ordinary"]


@dataclass(frozen=True, kw_only=True)
class World:
    """One machine to run the suite on. Every field defaults to an ordinary machine."""

    name: str
    about: str
    environment: Mapping[str, str] = field(default_factory=dict[str, str])
    long_path: bool = False
    home: Home = "usual"
    user: User = "same"
    umask: int | None = None
    cores: int | None = None
    busy: int = 0
    """Extra processes that use a whole core each."""
    workers: int | None = None
    python: str | None = None
    programs: bool = True
    """Whether the machine's programs are on the PATH."""
    debian: str | None = None
    """The suite of a bare Debian made with debootstrap."""


def language(name: str) -> dict[str, str]:
    return {"LANG": name}


SINGLE = (
    World(name="plain", about="this machine as it is"),
    World(name="narrow", about="terminal of 37 columns", environment={"COLUMNS": "37"}),
    World(name="wide", about="terminal of 200 columns", environment={"COLUMNS": "200"}),
    World(name="long-path", about="folders of 150 characters, a space and an umlaut", long_path=True),
    World(name="home-unset", about="HOME is not set", home="unset"),
    World(name="home-nowhere", about="HOME names a folder that does not exist", home="nowhere"),
    World(name="home-read-only", about="HOME cannot be written to", home="read-only", user="ordinary"),
    World(name="lang-c", about="LANG=C", environment=language("C")),
    World(name="lang-posix", about="LANG=POSIX", environment=language("POSIX")),
    World(name="lang-de", about="LANG=de_DE.UTF-8", environment=language("de_DE.UTF-8")),
    World(name="tz-kiritimati", about="TZ=Pacific/Kiritimati", environment={"TZ": "Pacific/Kiritimati"}),
    World(name="tz-st-johns", about="TZ=America/St_Johns", environment={"TZ": "America/St_Johns"}),
    World(name="umask-077", about="umask 077", umask=0o077),
    World(name="root", about="as root", user="root"),
    World(name="ordinary-user", about="as an ordinary user", user="ordinary"),
    World(name="no-programs", about="no git, node, ps, psql, browser on the PATH", programs=False),
    World(name="one-core", about="1 core", cores=1),
    World(name="two-cores", about="2 cores", cores=2),
    World(name="eight-workers", about="8 workers", workers=8),
    World(name="busy", about="two busy processes beside it", busy=2),
    World(name="python-3.11", about="Python 3.11", python="3.11"),
    World(name="python-3.12", about="Python 3.12", python="3.12"),
    World(name="python-3.13", about="Python 3.13", python="3.13"),
    World(name="python-3.14", about="Python 3.14", python="3.14"),
    World(name="reversed", about="tests in reversed order", environment={"TESTS_ORDER": "reverse"}),
    World(name="shuffled", about="tests in shuffled order", environment={"TESTS_ORDER": "12"}),
    World(name="bare-debian", about="bare Debian 13, ordinary user, Python 3.13", user="ordinary", debian="trixie"),
    World(name="bare-sid", about="bare Debian sid, ordinary user, newest Python", user="ordinary", debian="sid"),
)
BY_NAME = {world.name: world for world in SINGLE}


def together(name: str, *names: str) -> World:
    """A world with all properties of the named ones. If two of them set the same property, the later one wins."""
    parts = [BY_NAME[part] for part in names]
    whole = World(name=name, about="; ".join(part.about for part in parts))
    for part in parts:
        changed = {key: value for key, value in vars(part).items() if value != getattr(BY_NAME["plain"], key)}
        environment = {**whole.environment, **part.environment}
        whole = replace(whole, **{**changed, "name": name, "about": whole.about, "environment": environment})
    return whole


COMBINED = (
    together(
        "odd-user",
        *("long-path", "narrow", "home-read-only", "lang-c", "tz-kiritimati", "umask-077", "reversed"),
        *("ordinary-user", "python-3.11"),
    ),
    together("odd-root", "root", "wide", "home-unset", "lang-de", "tz-st-johns", "shuffled", "python-3.12"),
    together("lonely", "no-programs", "home-nowhere", "lang-posix", "eight-workers", "python-3.13"),
    BY_NAME["one-core"],
    together("pressed", "two-cores", "busy"),
    BY_NAME["bare-debian"],
    BY_NAME["bare-sid"],
)
"""Every property once, in as few runs as possible. `bare-sid` has Python 3.14 or newer."""

ALL = {world.name: world for world in (*SINGLE, *COMBINED)}
