"""Where a server's configuration comes from: flags, then the environment, then one TOML file, then the defaults.

Every setting has one name in three spellings: `tables` in the section [limits] of the file,
`SKULDUGGERY_LIMITS_TABLES` in the environment, `--limits-tables` as a flag.
"""

import difflib
import os
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from skulduggery.server.config import ServerConfig, config_folder
from skulduggery.server.config.values import BadSetting, Given, checked, settings

FILE_NAME = "skulduggery.toml"
FILE_VARIABLE = "SKULDUGGERY_CONFIG"
PREFIX = "SKULDUGGERY_"
OTHER_VARIABLES = frozenset({FILE_VARIABLE, "SKULDUGGERY_LANG", "SKULDUGGERY_DEBUG", "SKULDUGGERY_STATIC"})
TEST_PREFIX = "SKULDUGGERY_TEST_"
DEFAULT = "default"


class Loaded(Struct, frozen=True):
    config: ServerConfig
    sources: Mapping[str, str]
    """Where each setting comes from: a flag, a variable, a file, or "default"."""


def load(flags: Mapping[str, str], environment: Mapping[str, str] = os.environ, *, file: str | None = None) -> Loaded:
    """`flags` maps setting names to values; `file` is the value of --config. Raises `BadSetting`."""
    in_file = _from_file(_chosen_file(file, environment))
    given = {**in_file, **_from_environment(environment), **_from_flags(flags)}
    values = {key: checked(each) for key, each in given.items()}
    sources = {key: given[key].source if key in given else DEFAULT for key in settings()}
    return Loaded(config=_built(values), sources=sources)


def variable(key: str) -> str:
    return PREFIX + key.replace(".", "_").upper()


def flag(key: str) -> str:
    return "--" + key.replace(".", "-").replace("_", "-")


def _from_flags(flags: Mapping[str, str]) -> dict[str, Given]:
    return {key: Given(key=key, source=flag(key), value=text) for key, text in flags.items()}


def _from_environment(environment: Mapping[str, str]) -> dict[str, Given]:
    """The settings in the environment. An empty variable counts as not set."""
    keys = {variable(key): key for key in settings()}
    for name in environment:
        ours = name.startswith(PREFIX) and not name.startswith(TEST_PREFIX)
        if ours and name not in keys and name not in OTHER_VARIABLES:
            raise _unknown(name, name, (*keys, *OTHER_VARIABLES))
    return {
        key: Given(key=key, source=name, value=environment[name])
        for name, key in keys.items()
        if environment.get(name, "")
    }


def _chosen_file(named: str | None, environment: Mapping[str, str]) -> Path | None:
    """The given file; otherwise the default one if it exists."""
    chosen = environment.get(FILE_VARIABLE) if named is None else named
    if chosen:
        return Path(chosen)
    usual = config_folder() / FILE_NAME
    return usual if usual.is_file() else None


def _from_file(path: Path | None) -> dict[str, Given]:
    if path is None:
        return {}
    try:
        table = tomllib.loads(path.read_bytes().decode("utf-8-sig"))
    except FileNotFoundError:
        raise BadSetting("file-missing", file=str(path)) from None
    except IsADirectoryError:
        raise BadSetting("file-is-folder", file=str(path)) from None
    except OSError as error:
        raise BadSetting("file-unreadable", file=str(path), problem=error.strerror or str(error)) from None
    except ValueError as error:  # not TOML, not text, or not a valid file name
        raise BadSetting("config-toml", file=str(path), problem=str(error)) from None
    return {given.key: given for given in _entries(table, "", path)}


def _entries(table: Mapping[str, Any], prefix: str, path: Path) -> Iterator[Given]:
    sections = {key.partition(".")[0] for key in settings() if "." in key}
    for name, value in table.items():
        key = prefix + name
        if not prefix and name in sections:
            if not isinstance(value, dict):
                raise BadSetting("config-section", where=f"{path}: {name}", section=name)
            yield from _entries(msgspec.convert(value, dict[str, Any]), f"{name}.", path)
        elif key not in settings() or "." in name:
            raise _unknown(f"{path}: {key}", key, settings())
        else:
            yield Given(key=key, source=str(path), value=value, in_file=True)


def _unknown(where: str, typed: str, known: Iterable[str]) -> BadSetting:
    nearest = difflib.get_close_matches(typed, sorted(known), n=3, cutoff=0.0)
    return BadSetting("config-unknown", where=where, nearest=", ".join(nearest))


def _built(values: Mapping[str, Any]) -> ServerConfig:
    """Build the configuration. The values are checked already, so they fit."""
    nested: dict[str, Any] = {}
    for key, value in values.items():
        section, _, name = key.rpartition(".")
        (nested.setdefault(section, {}) if section else nested)[name] = value
    return msgspec.convert(nested, ServerConfig)
