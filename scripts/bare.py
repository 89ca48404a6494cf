"""A bare Debian for scripts/anywhere.py: the base system, python3 and python3-venv, and an ordinary user."""

import os
import re
import shutil
import ssl
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from surroundings import IN_DEBIAN, NotPossible

PACKAGES = "python3,python3-venv,ca-certificates"
PATH = "/usr/sbin:/usr/bin:/sbin:/bin"
PROGRAMS = ("debootstrap", "unshare", "mount", "chroot")
USER, UID = IN_DEBIAN
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
FROM_HOST = re.compile(r"PIP_|npm_config_|SSL_CERT_|CURL_CA|REQUESTS_CA|NODE_EXTRA_CA|.*_proxy$", re.IGNORECASE)
"""Variables that a program in there needs to reach the network as one out here does."""
OF_WORLD = re.compile(r"(HOME|LANG|TZ|TMPDIR|COLUMNS)$|PYTEST_|SKULDUGGERY_")

ENTER = """
set -e
mount --make-rprivate /
while [ "$1" != -- ]; do mount --rbind "$1" "$2"; shift 2; done
shift
exec chroot "$@"
"""
"""Bind mounts, seen by this process and its children alone; then the command."""


def debian(suite: str, cache: Path, say: Callable[[str], None]) -> Path:
    """The suite's file tree: made once, kept in the cache."""
    if os.getuid() != 0:
        raise NotPossible("needs root")
    missing = [name for name in PROGRAMS if shutil.which(name, path=PATH) is None]
    if missing:
        raise NotPossible(f"no {missing[0]}")
    tree = cache / f"debian-{suite}"
    if tree.is_dir():
        return tree
    say(f"making {tree} with debootstrap (some minutes) ...")
    part = cache / f"debian-{suite}.part"
    shutil.rmtree(part, ignore_errors=True)
    call("debootstrap", "--variant=minbase", f"--include={PACKAGES}", suite, str(part))
    call("chroot", str(part), "useradd", "--create-home", "--uid", str(UID), USER)
    part.rename(tree)
    return tree


def call(*command: str) -> None:
    path = {**os.environ, "PATH": PATH}
    finished = subprocess.run(command, env=path, capture_output=True, encoding="utf-8", errors="replace")
    if finished.returncode != 0:
        last = (finished.stdout + finished.stderr).strip().splitlines()[-1:]
        raise NotPossible(f"{command[0]} failed: {' '.join(last)}")


def inside(
    tree: Path, command: Sequence[str], cwd: Path, folders: Sequence[Path], environment: Mapping[str, str]
) -> list[str]:
    """The command that runs `command` in the tree as its user. `folders` have the same paths inside, and so have the
    files that the package settings name."""
    network = {name: value for name, value in environment.items() if FROM_HOST.match(name)}
    kept = network | {name: value for name, value in environment.items() if OF_WORLD.match(name)}
    named = [
        path for path in named_paths(network.values()) if not any(Path(path).is_relative_to(own) for own in folders)
    ]
    shared = ["/proc", "/dev", "/etc/resolv.conf", "/etc/hosts", *map(str, folders), *named]
    mounts = [word for path in shared for word in (os.path.realpath(path), mount_point(tree, path))]
    mounts += [host_certificates(), mount_point(tree, CERTIFICATES)]
    kept |= {"PATH": "/usr/local/bin:/usr/bin:/bin", "USER": USER}
    words = [f"{name}={value}" for name, value in kept.items()]
    start = ["/bin/sh", "-c", 'cd "$0" && exec "$@"', str(cwd), *command]
    enter = [f"--userspec={UID}:{UID}", str(tree), "/usr/bin/env", "-i", *words, *start]
    return ["unshare", "--mount", "/bin/sh", "-c", ENTER, "enter", *mounts, "--", *enter]


def mount_point(tree: Path, path: str) -> str:
    """Create the mount point if it is missing."""
    point = tree / path.lstrip("/")
    if os.path.isdir(path):
        point.mkdir(parents=True, exist_ok=True)
    else:
        point.parent.mkdir(parents=True, exist_ok=True)
        point.touch()
    return str(point)


def named_paths(values: Iterable[str]) -> list[str]:
    """Files and folders of this machine that the values name. A package index is mounted with its parent folder, where
    the packages are."""
    found: set[str] = set()
    for value in values:
        for scheme, path in re.findall(r"(file://)?(/[^\s,]+)", value):
            around = os.path.dirname(path.rstrip("/")) if scheme else path
            if os.path.exists(around) and around not in ("/", "/tmp", "/etc", CERTIFICATES):
                found.add(around)
    return sorted(found)


def host_certificates() -> str:
    known = (CERTIFICATES, ssl.get_default_verify_paths().cafile or CERTIFICATES)
    return next((path for path in known if os.path.exists(path)), "/dev/null")
