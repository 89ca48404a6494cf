"""No secret lies in the repository, and nothing is depended upon that is unused, unknown to be bad, or not ours to use.

What this does not do: look into the history of the repository, or ask a database of advisories, for the tests reach no
network. `FIRST_GOOD` holds what was known when it was written; where there is a network, this asks for what is known
now:  pip-audit --requirement requirements/run.txt
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution, packages_distributions
from itertools import chain
from pathlib import Path
from typing import Any, cast

import pytest
from detect_secrets.core import scan
from detect_secrets.core.potential_secret import PotentialSecret
from detect_secrets.settings import default_settings, transient_settings
from msgspec import Struct

from tests.project.listing import project_files

ROOT = Path(__file__).resolve().parents[2]
LOCKED = (ROOT / "requirements" / "run.txt", ROOT / "requirements" / "dev.txt")

# --- secrets ------------------------------------------------------------------------------------------------------

PUBLIC = {
    "the example of docs/fairness.md, for whoever writes a checker": (
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        "bdb26b1cc3e99e7bf4e2bfab8abfcce7fc9baab7436aa16b4d8f115cc266f72e",
    ),
    "examples of answers in the API's description, which belong to nobody": (
        "9c2e51f0a7b4",
        "5f0c7e1d2b3a",
        "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    ),
    "how an address with a password is written": ("PASSWORD", "password"),
    "passwords of no database, with which tests prove that they are not shown": ("hush", "hunter2", "hunt%20er"),
    "what tests call a secret": ("mine", "5a", "ab ", "/t/Zq3xJ0m1T8uVb5c7d9eFgA"),
}
ALLOWED = frozenset(value for values in PUBLIC.values() for value in values)

CHECKED_ELSEWHERE = frozenset(LOCKED)
"""Nothing but names, versions and hashes: test_files.py."""

WORDS = ("key", "token", "secret", "passw", "pwd", "auth", "private", "://")
DULL = rf"(?i)^(?!.*(?:(?=[a-z+/_-]*[0-9])[a-z0-9+/_-]{{8}}|{'|'.join(WORDS)}))"
"""Lines with neither a longish word with a digit in it nor a word of the trade: the scan is five times as fast."""

IS_DULL = re.compile(DULL)
DIGIT = re.compile(r"[0-9]")

OUR_COOKIE = re.compile(r"\b1\.[\w-]{22}\.[\w-]{43}\b")
"""Whoever has one is the guest that it names. The scanner does not know them."""


class Found(Struct, frozen=True):
    where: str
    what: str
    value: str


def test_no_secret_lies_in_the_repository() -> None:
    """And no exception is left that nothing needs any more."""
    found = secrets_in(*project_files())
    assert [f"{secret.where}: {secret.what}" for secret in found if not is_public(secret)] == []
    here = Path(__file__).name
    assert ALLOWED - {secret.value for secret in found if here not in secret.where} == set()


PLANTED = {
    "a key of a cloud": "KEY = 'AKIA ~Z7VR ~SQ5T ~JN2X ~WFLC'",
    "a private key": "-----BEGIN  ~RSA  ~PRIVATE  ~KEY-----",
    "an address with credentials": "postgresql ~://skulduggery ~:Vq8-tr2-Xm1 ~@db.example.org/tables",
    "credentials in Python": "pass ~word = 'Vq8-tr2 ~-Xm1'",
    "the seed of a table": "SEED = '47a88744 ~e7bc91ed ~92738346 ~5b31262b ~ded27e37 ~b636e798 ~59224978 ~018f6a1f'",
    "a pass to a service": "SERVICE = 'ghp_ ~Vq8Ztr2b ~Xm1kPw7n ~Gd4sLh9j ~Rc3fTy6u ~QaE5'",
    "a cookie of ours": "KEPT = '1. ~q8J3kX0aVdU ~1Zb5nR7mTfw. ~p9dK3vX1mQ7 ~sT2bN8wZ5cR4 ~yL6jH0gF-aE_u ~I1oBkYx'",
}
"""In pieces, or they would be found here."""


@pytest.mark.parametrize("line", PLANTED.values(), ids=PLANTED)
def test_a_planted_secret_is_found(tmp_path: Path, line: str) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text(f'"""A file like any other."""\n\n{line.replace(" ~", "")}\n', encoding="utf-8")
    assert [secret for secret in secrets_in(planted) if not is_public(secret)]


def test_leaving_out_dull_lines_changes_nothing(tmp_path: Path) -> None:
    """Neither what is found, nor where, nor what a comment tells the scanner to ignore."""
    planted = [line.replace(" ~", "") for line in PLANTED.values()]
    ignored = [f"# pragma: {'allow'}list nextline secret", planted[0]]
    lines = [text for line in planted for text in ("", line, "dull", "dull")]
    file = tmp_path / "planted.py"
    file.write_text("\n".join([*lines, *ignored]), encoding="utf-8")
    with transient_settings(scanner_settings()):
        usual = {(secret.line_number, secret.type, secret.secret_value) for secret in scan.scan_file(str(file))}
        ours = {(number, secret.type, secret.secret_value) for number, secret in _scanned(str(file))}
    assert ours == usual
    assert len(ours) >= len(PLANTED) - 1, "all but our cookie"
    assert max(number for number, _, _ in ours) <= len(lines)


UNUSUAL = (
    "",
    "a = 1",
    "KEY",
    "Pa\u017f\u017fword",
    "abcdef1",
    "abcdefg1",
    "ABCDEFGH/1 x",
    "caf\u00e9 1234567",
    "ftp://",
)


def test_interesting_is_what_the_scanner_does_not_call_dull() -> None:
    assert [line for line in UNUSUAL if is_interesting(line)] == [line for line in UNUSUAL if not IS_DULL.search(line)]


def is_public(secret: Found) -> bool:
    """Sentences in which the word occurs are none, in whatever language."""
    is_sentence = secret.what == "Secret Keyword" and " " in secret.value.strip()
    return is_sentence or secret.value in ALLOWED


def secrets_in(*files: Path) -> list[Found]:
    with transient_settings(scanner_settings()):  # which costs more than most files do
        return [secret for file in files if file not in CHECKED_ELSEWHERE for secret in _secrets_in(file)]


def _secrets_in(file: Path) -> Iterator[Found]:
    for number, secret in _scanned(str(file)):
        yield Found(f"{file}:{number}", secret.type, secret.secret_value or "")
    for cookie in OUR_COOKIE.findall(file.read_bytes().decode(errors="replace")):
        yield Found(str(file), "a cookie of ours", cookie)


def _scanned(file: str) -> Iterator[tuple[int, PotentialSecret]]:
    """What `scan.scan_file` finds, with its line numbers. Nearly all lines are dull, and the scanner takes long to
    skip one, so it gets only the others."""
    if scan._is_filtered_out(required_filter_parameters=["filename"], filename=file):
        return
    for lines in scan._get_lines_from_file(file):
        numbers = sorted(near_interesting(lines))
        kept = [(at, lines[number - 1]) for at, number in enumerate(numbers, start=1)]
        found = list(scan._process_line_based_plugins(kept, filename=file))
        yield from ((numbers[secret.line_number - 1], secret) for secret in found)
        if found:
            break


def near_interesting(lines: Sequence[str]) -> set[int]:
    """The numbers of interesting lines and of those before them, which may tell the scanner to ignore the next one."""
    at = [number for number, line in enumerate(lines, start=1) if is_interesting(line)]
    return {*at, *(number - 1 for number in at if number > 1)}


def is_interesting(line: str) -> bool:
    """Whether the scanner would not call it dull. `DULL` itself is slow, and few lines need it: most have no digit."""
    if line.isascii():
        lower = line.lower()
        if any(word in lower for word in WORDS):
            return True
        if not DIGIT.search(lower):
            return False
    return IS_DULL.search(line) is None


@cache
def scanner_settings() -> dict[str, Any]:
    with default_settings() as usual:
        settings: dict[str, Any] = usual.json()
    dull = {"path": "detect_secrets.filters.regex.should_exclude_line", "pattern": [DULL]}
    return {**settings, "filters_used": [dull, *settings["filters_used"]]}


# --- dependencies -------------------------------------------------------------------------------------------------

FIRST_GOOD = {
    "asyncpg": ("0.21.0", "CVE-2020-17446: memory read at a server's will"),
    "certifi": ("2024.7.4", "CVE-2024-39689: roots that are trusted no more"),
    "h11": ("0.16.0", "CVE-2025-43859: requests smuggled in chunks"),
    "httpx": ("0.23.0", "CVE-2021-41945: addresses read wrongly"),
    "idna": ("3.7", "CVE-2024-3651: names that take for ever"),
    "litestar": ("2.18.0", "CVE-2024-52581 and CVE-2025-59152: endless forms, limits by X-Forwarded-For"),
    "markdown-it-py": ("2.2.0", "CVE-2023-26302: input that ends the program"),
    "pygments": ("2.15.1", "CVE-2022-40896: input that takes for ever"),
    "pyyaml": ("5.4", "CVE-2020-14343: files that run programs"),
    "requests": ("2.32.4", "CVE-2024-47081: passwords given to others"),
    "urllib3": ("2.6.0", "CVE-2025-66418 and CVE-2025-66471: answers that fill the memory"),
    "uvicorn": ("0.11.7", "CVE-2020-7694 and CVE-2020-7695: headers and logs forged"),
    "websockets": ("9.1", "CVE-2021-33880: passwords found out by the clock"),
    "werkzeug": ("3.1.4", "CVE-2025-66221: files of Windows that never end"),
}
"""The first version without the fault that we know of."""

PERMISSIVE = ("MIT", "BSD", "Apache", "APL 2", "ISC", "PSF", "Python Software Foundation")
SHARED_BY_FILE = ("MPL", "Mozilla")
"""Changes to their own files would have to be published; we make none."""

BESIDE_THE_PROGRAM = {
    "chess": "GPL: a benchmark measures us against it, nothing of ours is built upon it, and it is not delivered",
}
USED_BY_OTHERS = {
    "uvloop": "uvicorn takes it where it is there",
}


def test_no_version_is_locked_that_is_known_to_be_bad() -> None:
    locked = {name: version for lock in LOCKED for name, version in pinned(lock)}
    bad = [name for name, (good, _) in FIRST_GOOD.items() if name in locked and older(locked[name], good)]
    assert bad == []
    assert FIRST_GOOD.keys() <= locked.keys(), "what is not used any more need not stand here"


def test_an_old_version_would_be_noticed() -> None:
    assert older("0.14.0", "0.16.0")
    assert older("2.9.1", "2.18.0")
    assert older("2024.7.4rc1", "2024.7.4.1")
    assert not older("0.16.0", "0.16.0")
    assert not older("3.0", "2.18.0")


@pytest.mark.parametrize("lock", LOCKED, ids=lambda lock: lock.name)
def test_everything_may_be_used(lock: Path) -> None:
    unclear = [name for name in installed(lock) if not may_be_used(name)]
    beside = () if lock.name == "run.txt" else BESIDE_THE_PROGRAM
    assert [name for name in unclear if name not in beside] == []


def test_a_licence_that_binds_would_be_noticed() -> None:
    assert not may_be_used("chess")


def test_every_dependency_is_used_and_everything_used_is_one() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = chain.from_iterable(project["project"]["optional-dependencies"].values())
    wanted = {normal(dependency) for dependency in (*project["project"]["dependencies"], *extras)}
    providers = packages_distributions()
    used = {module: {normal(name) for name in providers.get(module, [module])} for module in imported()}
    assert wanted.difference(*used.values()) == USED_BY_OTHERS.keys()
    assert [module for module, packages in used.items() if not packages & wanted] == []


def imported() -> set[str]:
    """What the program imports that is neither its own nor Python's."""
    modules = {module for file in (ROOT / "src").rglob("*.py") for module in modules_in(file)}
    return modules - sys.stdlib_module_names - {"skulduggery"}


def modules_in(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names):
                yield from (name.name.partition(".")[0] for name in names)
            case ast.ImportFrom(str(module), level=0):
                yield module.partition(".")[0]
            case _:
                pass


def pinned(lock: Path) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = re.findall(r"^([\w.-]+)==([^\s;]+)", lock.read_text(encoding="utf-8"), re.MULTILINE)
    assert found
    return found


def installed(lock: Path) -> Iterator[str]:
    """Some are for other systems only."""
    for name, _ in pinned(lock):
        try:
            distribution(name)
        except PackageNotFoundError:
            continue
        yield name


def may_be_used(name: str) -> bool:
    return any(word in licence(distribution(name)) for word in (*PERMISSIVE, *SHARED_BY_FILE))


def licence(package: Distribution) -> str:
    """Packages say it in one of three places; the text of a whole licence begins with its name."""
    told = cast("Mapping[str, Any]", package.metadata.json)
    classifiers = [line for line in told.get("classifier", ()) if line.startswith("License")]
    return "; ".join([told.get("license_expression", ""), told.get("license", "")[:60], *classifiers])


def older(version: str, other: str) -> bool:
    return numbers(version) < numbers(other)


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", re.split(r"[a-z+]", version)[0]))


def normal(requirement: str) -> str:
    name = re.match(r"[\w.-]+", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name.group()).lower()
