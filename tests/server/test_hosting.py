"""docs/hosting.md and the systemd unit name settings, flags, metrics and files that there are."""

import configparser
import re
from pathlib import Path

import pytest
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from skulduggery.cli.faults import BAD_INPUT, TRY_LATER
from skulduggery.cli.parser import parse
from skulduggery.server import botpool
from skulduggery.server.config import ServerConfig, config_folder, data_folder
from skulduggery.server.config.sources import FILE_NAME, load
from skulduggery.server.metrics import Metrics
from skulduggery.server.workers.counting import rendered

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
UNIT = ROOT / "packaging" / "skulduggery.service"


def blocks(kind: str) -> list[str]:
    found = re.findall(r"^```(\w*)\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)
    return [text for each, text in found if each == kind]


@pytest.mark.parametrize("text", blocks("toml"))
def test_the_settings_files_can_be_read(text: str, tmp_path: Path) -> None:
    file = tmp_path / "hosting.toml"
    file.write_text(text, encoding="utf-8")
    assert load({}, {}, file=str(file)).config != ServerConfig()


def test_the_commands_are_understood() -> None:
    """What follows three blanks says what a command is for."""
    lines = [line.split("   ")[0].removeprefix("sudo ") for text in blocks("") for line in text.splitlines()]
    commands = [line.split()[1:] for line in lines if re.match(r"[./\w]*skulduggery( |$)", line)]
    assert len(commands) >= 8
    for arguments in commands:
        if not {"--version", "--help"} & set(arguments):
            parse(arguments)


def test_the_settings_that_are_named_exist() -> None:
    known = {name for struct in (ServerConfig(), ServerConfig().limits) for name in struct.__struct_fields__}
    limits = DOCUMENT.partition("## Limits")[2]
    named = set(re.findall(r"`([a-z]+(?:_[a-z0-9]+)+)`", limits))
    assert len(named) > 8
    assert named <= known


def test_the_metrics_that_are_named_exist() -> None:
    assert botpool.DECISIONS  # counts in the registry of the whole program
    of_workers = text_string_to_metric_families(rendered({}, {}).decode())
    families = [*Metrics().registry.collect(), *REGISTRY.collect(), *of_workers]
    known = {family.name for family in families}
    for name in re.findall(r"\b(?:skulduggery|process)_[a-z_]+\b", "\n".join((*blocks("yaml"), *tables()))):
        assert re.sub(r"_(total|bucket)$", "", name) in known or name in known, name


def tables() -> list[str]:
    return [line for line in DOCUMENT.splitlines() if line.startswith("| ")]


def test_the_unit_finds_its_files_and_stops_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    unit = configparser.RawConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # pyright: ignore[reportAttributeAccessIssue]
    unit.read_string(UNIT.read_text(encoding="utf-8"))
    service = unit["Service"]
    for setting in service["Environment"].split():
        name, _, value = setting.partition("=")
        monkeypatch.setenv(name, value.replace("%S", "/var/lib").replace("%E", "/etc"))
    assert data_folder() == Path("/var/lib") / service["StateDirectory"]
    assert str(config_folder() / FILE_NAME) in DOCUMENT
    assert service["EnvironmentFile"].removeprefix("-") in DOCUMENT
    assert service["Restart"] == "on-failure"
    assert service["RestartPreventExitStatus"].split() == [str(BAD_INPUT)], f"not {TRY_LATER}"
    assert int(service["TimeoutStopSec"]) > 2 * ServerConfig().stop_seconds
    assert int(service["LimitNOFILE"]) > ServerConfig().limits.sockets
    assert service["ExecReload"] == "/bin/kill -USR2 $MAINPID"
    assert parse(service["ExecStart"].partition(" -m skulduggery ")[2].split()).command == "serve"
