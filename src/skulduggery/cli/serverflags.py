"""Server settings as flags. Light, because the parser needs them for every command; values are checked later."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skulduggery.server.config.sources import Loaded

SETTINGS = {
    "host": ("H", "where to listen: 127.0.0.1 this machine alone (default), 0.0.0.0 the whole network"),
    "port": ("N", "default 7878; 0 is any that is free"),
    "database": ("DB", "a file (default: in your data folder), or postgresql://USER@HOST/NAME"),
    "workers": ("N", "processes that share the port (default 1); more than one need PostgreSQL"),
    "hosts": ("NAME,...", "names by which browsers reach this server, besides addresses and local names"),
    "origins": ("URL,...", "websites whose pages may open sockets here, besides our own"),
    "trusted_proxies": ("A,...", "addresses or networks of proxies whose X-Forwarded-For and -Proto are believed"),
    "secure_cookies": ("WHEN", "auto (over https; default), true, false"),
    "bot_workers": ("N", "processes in which bots think (default: by the number of cores)"),
    "log_format": ("F", "auto (default), console, json"),
    "log_level": ("L", "auto (default), debug, info, warning, error"),
    "log_addresses": ("BOOL", "true: addresses of clients in full; false: hashed (default)"),
    "metrics": ("WHO", "local: for this machine (default); on: for everybody; off"),
    "abandon_after_minutes": ("N", "when a table that nobody touches is closed (default 1440)"),
    "code_hours": ("N", "how long a five-letter code leads to its table (default 12)"),
    "start_seconds": ("N", "how long to wait at the start for a database that does not answer (default 60)"),
    "stop_seconds": ("N", "how long stopping may take (default 10)"),
}
LIMITS = {
    "limits.messages_per_second": "over one socket, in the long run (default 20)",
    "limits.message_burst": "over one socket, all at once (default 60)",
    "limits.connections_per_address": "connections from one address of people who are no guests (default 200)",
    "limits.connections_per_guest": "sockets of one guest (default 20)",
    "limits.requests_per_minute": "HTTP requests of one guest, or from one address of others (default 600)",
    "limits.guests_per_hour": "new guests from one address (default 120)",
    "limits.tables_per_hour": "tables opened by one guest (default 60)",
    "limits.pad_changes_per_minute": "changes of shared score pads by one guest (default 120)",
    "limits.code_guesses_per_minute": "wrong codes tried from one address (default 20)",
    "limits.chat_lines_per_10_seconds": "lines of chat by one guest (default 8)",
    "limits.frame_bytes": "the longest message over a socket (default 4096)",
    "limits.sockets": "open sockets in all (default 20000)",
    "limits.tables": "tables waiting or playing in all (default 10000)",
}
LISTS = frozenset({"hosts", "origins", "trusted_proxies"})


def add_settings(parser: ArgumentParser, keys: Iterable[str] = SETTINGS) -> None:
    group = parser.add_argument_group("settings")
    group.add_argument("--config", metavar="FILE", help="a TOML file of settings (default: $SKULDUGGERY_CONFIG)")
    for key in keys:
        metavar, about = SETTINGS[key]
        action = "append" if key in LISTS else "store"
        group.add_argument(_flag(key), dest=_destination(key), metavar=metavar, action=action, help=about)


def add_limits(parser: ArgumentParser) -> None:
    group = parser.add_argument_group("limits")
    for key, about in LIMITS.items():
        group.add_argument(_flag(key), dest=_destination(key), metavar="N", help=about)


def given(asked: Namespace) -> dict[str, str]:
    """The settings among the arguments, by name."""
    values = {key: getattr(asked, _destination(key), None) for key in (*SETTINGS, *LIMITS)}
    return {
        key: ",".join(value) if isinstance(value, list) else value  # pyright: ignore[reportUnknownArgumentType]
        for key, value in values.items()
        if value is not None
    }


def loaded(asked: Namespace) -> "Loaded":
    """The configuration from all its sources. An error in any of them is bad input."""
    from skulduggery.cli.faults import BadInput
    from skulduggery.server.config.sources import load
    from skulduggery.server.config.values import BadSetting

    try:
        return load(given(asked), file=asked.config)
    except BadSetting as fault:
        raise BadInput(fault.reason, **fault.args_) from None


def _flag(key: str) -> str:
    return "--" + key.replace(".", "-").replace("_", "-")


def _destination(key: str) -> str:
    return f"setting {key}"
