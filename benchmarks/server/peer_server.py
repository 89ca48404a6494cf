"""boardgame.io's own server with a card game for the comparison (peer/): install, start and measure it."""

import hashlib
import os
import shutil
import tempfile
from pathlib import Path
from typing import Literal, TypeAlias

from benchmarks.server import load
from benchmarks.server.cores import LOAD, pinned
from benchmarks.server.http import api_at
from benchmarks.server.measuring import Measured
from benchmarks.server.node import find_node, npm
from benchmarks.server.peer_table import PeerTable
from benchmarks.server.process import Running, serving

Store: TypeAlias = Literal["memory", "file"]

SOURCE = Path(__file__).parent / "peer"
CACHE = Path(__file__).parents[2] / ".bench"
INSTALLED = CACHE / "peer"
STAMP = INSTALLED / ".installed"
"""Written last: the fingerprint of what was installed."""


def measure_peer(store: Store, tables: int, seconds: float) -> Measured:
    """Moves a second of boardgame.io: the server alone on one core, the players on another. Raises `NoNode` if Node is
    missing."""
    install()
    environment = {**os.environ, "NODE_ENV": "production"}
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        command = [*find_node(), "server.js", *([folder] if store == "file" else [])]
        with serving(command, folder=INSTALLED, environment=environment, port_in=_port_in) as server, pinned(LOAD):
            return load.run(_play(server, tables, seconds))


async def _play(server: Running, count: int, seconds: float) -> Measured:
    async with api_at(server.port) as lobby:
        tables = [PeerTable(number, lobby=lobby, port=server.port) for number in range(count)]
        return await load.full_speed(tables, server, seconds=seconds)


def install() -> None:
    """Install exactly the packages of peer/package-lock.json, once. Needs the network the first time."""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for file in (*SOURCE.glob("*.js"), *SOURCE.glob("*.json")):
        shutil.copy(file, INSTALLED)
    wanted = hashlib.sha256((SOURCE / "package-lock.json").read_bytes()).hexdigest()
    if not STAMP.exists() or STAMP.read_text() != wanted:
        npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", folder=INSTALLED)
        STAMP.write_text(wanted)


def _port_in(line: str) -> int | None:
    return int(line) if line.strip().isdigit() else None
