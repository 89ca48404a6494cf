"""A lock that was made on one machine serves all of them, names no registry, and proves what is fetched."""

import json
from typing import Any

import pytest

from tests.web.conftest import ROOT

Packages = dict[str, dict[str, Any]]
LOCKS = ("web/package-lock.json", "benchmarks/server/peer/package-lock.json")


def packages_of(lock: str) -> Packages:
    return json.loads((ROOT / lock).read_text(encoding="utf-8"))["packages"]


LOCK = packages_of(LOCKS[0])


def with_an_address(lock: Packages) -> list[str]:
    """Where it comes from is the registry's business; whom one could give money is written by npm, and not ours."""
    return [name for name, package in lock.items() if "resolved" in package or "funding" in package]


def without_proof(lock: Packages) -> list[str]:
    fetched = {name: package for name, package in lock.items() if name and not package.get("link")}
    return [name for name, package in fetched.items() if "integrity" not in package and not package.get("inBundle")]


def missing_platforms(lock: Packages) -> list[str]:
    """Binaries for other systems than the one on which the lock was made."""
    there = {name.rpartition("node_modules/")[2] for name in lock}
    wanted = {other for package in lock.values() for other in package.get("optionalDependencies", {})}
    return sorted(wanted - there)


@pytest.mark.parametrize("lock", LOCKS)
@pytest.mark.parametrize("fault", [with_an_address, without_proof, missing_platforms])
def test_the_lock_is_good_for_everybody(fault: Any, lock: str) -> None:
    assert fault(packages_of(lock)) == []


def test_faults_would_be_found() -> None:
    spoilt: Packages = {
        "": {},
        "node_modules/rolldown": {"resolved": "elsewhere", "optionalDependencies": {"@rolldown/for-macs": "1"}},
    }
    assert with_an_address(spoilt) == without_proof(spoilt) == ["node_modules/rolldown"]
    assert with_an_address({"node_modules/immer": {"funding": {"url": "elsewhere"}}}) == ["node_modules/immer"]
    assert missing_platforms(spoilt) == ["@rolldown/for-macs"]


def test_the_lock_knows_more_systems_than_one() -> None:
    systems = {system for package in LOCK.values() for system in package.get("os", ())}
    assert {"linux", "darwin", "win32"} <= systems


def test_the_lock_is_that_of_the_package() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    for kind in ("dependencies", "devDependencies"):
        assert package[kind] == LOCK[""][kind]
        assert all(version[0].isdigit() for version in package[kind].values()), "exact versions, please"
