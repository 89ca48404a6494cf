"""Shows the effective configuration, with passwords masked."""

import json
from typing import Any

import msgspec

from skulduggery.server.config import ServerConfig, masked
from skulduggery.server.config.sources import Loaded

SOURCE_COLUMN = 46


def as_toml(loaded: Loaded) -> str:
    """In the format of the file, with the source of each setting as a comment."""
    lines: list[str] = []
    section = ""
    for key, value in shown(loaded.config).items():
        head, _, name = key.rpartition(".")
        if head != section:
            section = head
            lines += ["", f"[{section}]"]
        setting = f"{name} = {json.dumps(value, ensure_ascii=False)}"
        lines.append(f"{setting:<{SOURCE_COLUMN}} # {loaded.sources[key]}")
    return "\n".join(lines)


def as_json(loaded: Loaded) -> str:
    return json.dumps(
        {key: {"value": value, "source": loaded.sources[key]} for key, value in shown(loaded.config).items()},
        ensure_ascii=False,
    )


def shown(config: ServerConfig) -> dict[str, Any]:
    """Every setting by its name, sections last."""
    built: dict[str, Any] = {**msgspec.to_builtins(config), "database": masked(config.database)}
    limits: dict[str, Any] = built.pop("limits")
    return {**built, **{f"limits.{name}": value for name, value in limits.items()}}
