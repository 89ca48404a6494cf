"""Server settings: flags, environment, TOML file. `sources.py` reads them."""

import os
import re
import sys
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

DEFAULT_PORT = 7878
MOST_BOT_WORKERS = 64
MOST_WORKERS = 64


def _between(lowest: int, highest: int) -> Meta:
    return Meta(ge=lowest, le=highest)


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Limits for one socket, one guest and one address. A client that sends more is told to wait. Limits of an
    address apply to people who are not guests yet, so nobody can use up what guests at the same address need."""

    messages_per_second: Annotated[int, _between(1, 10_000)] = 20
    """Messages over one socket, in the long run."""
    message_burst: Annotated[int, _between(1, 100_000)] = 60
    """Messages over one socket, all at once."""
    connections_per_address: Annotated[int, _between(1, 1_000_000)] = 200
    """Connections from one address by people who are not guests yet."""
    connections_per_guest: Annotated[int, _between(1, 1_000_000)] = 20
    """Connections of one guest: this many sockets, and as many again for requests."""
    requests_per_minute: Annotated[int, _between(1, 1_000_000)] = 600
    """HTTP requests of one guest. Also those from one address by people who are not guests yet."""
    guests_per_hour: Annotated[int, _between(1, 1_000_000)] = 120
    """New guests from one address. A whole class may share one."""
    tables_per_hour: Annotated[int, _between(1, 1_000_000)] = 60
    """Tables opened by one guest."""
    code_guesses_per_minute: Annotated[int, _between(1, 100_000)] = 20
    """Wrong five-letter codes tried from one address. Each guest has some tries of their own."""
    chat_lines_per_10_seconds: Annotated[int, _between(1, 10_000)] = 8
    """Chat lines by one guest."""
    pad_changes_per_minute: Annotated[int, _between(1, 100_000)] = 120
    """Changes of all score pads that one guest shares."""
    frame_bytes: Annotated[int, _between(1_024, 1_048_576)] = 4096
    """The longest message that a socket accepts."""
    sockets: Annotated[int, _between(1, 1_000_000)] = 20_000
    """Sockets open at this server, all together."""
    tables: Annotated[int, _between(1, 1_000_000)] = 10_000
    """Tables that are waiting or playing at this server."""


SecureCookies: TypeAlias = Literal["auto", "true", "false"]
LogFormat: TypeAlias = Literal["auto", "console", "json"]
LogLevel: TypeAlias = Literal["auto", "debug", "info", "warning", "error"]
MetricsAccess: TypeAlias = Literal["local", "on", "off"]


class ServerConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings. Every default is safe on one's own machine."""

    host: str = "127.0.0.1"
    port: Annotated[int, _between(0, 65_535)] = DEFAULT_PORT
    """0 picks a free port."""
    database: str = msgspec.field(default_factory=lambda: str(data_folder() / "skulduggery.db"))
    """A file, or postgresql://user@host/name."""
    workers: Annotated[int, _between(1, MOST_WORKERS)] = 1
    """Processes that serve the same port. More than one need PostgreSQL."""
    hosts: tuple[str, ...] = ()
    """Names by which browsers reach this server, besides addresses, local names and the hosts of `origins`; "*"
    allows any name."""
    origins: tuple[str, ...] = ()
    """Origins of websites whose pages may open sockets here, besides the server's own."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of the reverse proxies whose X-Forwarded-For and -Proto are trusted."""
    secure_cookies: SecureCookies = "auto"
    """auto: if the request came by https."""
    bot_workers: Annotated[int, _between(1, MOST_BOT_WORKERS)] = msgspec.field(default_factory=lambda: usual_workers())
    """Processes in which bots think."""
    log_format: LogFormat = "auto"
    """auto: text on a terminal, otherwise JSON lines."""
    log_level: LogLevel = "auto"
    """auto: only warnings on a terminal, otherwise info."""
    log_addresses: bool = False
    """Whether client addresses are logged in full, or as a hash that changes with every start."""
    metrics: MetricsAccess = "local"
    """local: only for clients on this machine that did not come through a proxy."""
    limits: Limits = Limits()
    abandon_after_minutes: Annotated[int, _between(1, 525_600)] = 24 * 60
    """When an idle table is closed."""
    code_hours: Annotated[int, _between(1, 8_760)] = 12
    """How long a five-letter code leads to its table."""
    start_seconds: Annotated[int, _between(0, 86_400)] = 60
    """How long a start waits for a database that does not respond."""
    stop_seconds: Annotated[int, _between(1, 600)] = 10
    """How long a stop may take."""


def data_folder() -> Path:
    """The folder where this user's programs keep their data."""
    return _folder("XDG_DATA_HOME", Path(".local", "share"))


def config_folder() -> Path:
    """The folder where this user's programs keep their settings."""
    return _folder("XDG_CONFIG_HOME", Path(".config"))


def _folder(variable: str, below_home: Path) -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or _home() / "AppData" / "Local") / "skulduggery"
    if sys.platform == "darwin":
        return _home() / "Library" / "Application Support" / "skulduggery"
    named = os.environ.get(variable, "")
    # The XDG specification says to ignore relative paths.
    return (Path(named) if os.path.isabs(named) else _home() / below_home) / "skulduggery"


def _home() -> Path:
    """The home folder. A user without one (in a container, say) gets the current folder."""
    try:
        return Path.home()
    except RuntimeError:
        return Path.cwd()


def usual_workers() -> int:
    """One core is left for the server itself."""
    return max(1, min(8, (os.cpu_count() or 2) - 1))


def is_postgres(database: str) -> bool:
    return database.lower().startswith(("postgresql://", "postgres://"))


def masked(database: str) -> str:
    """The database address without its password."""
    without_user = re.sub(r"(?s)(?<=://)([^/@?#:]*):.*@", r"\1:***@", database)
    return re.sub(r"(?i)((?:ssl)?password=)[^&]*", r"\1***", without_user)
