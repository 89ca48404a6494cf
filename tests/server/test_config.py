"""Flags before the environment before the file before the defaults; and every fault names its place."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skulduggery.server.config import Limits, ServerConfig, config_folder, data_folder, masked
from skulduggery.server.config.showing import as_toml
from skulduggery.server.config.sources import DEFAULT, Loaded, flag, load, variable
from skulduggery.server.config.values import BadSetting, settings


@pytest.fixture(autouse=True)
def a_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nobody's own files count."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / name.lower()))
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def loaded(
    flags: dict[str, str] | None = None, environment: dict[str, str] | None = None, toml: str | None = None
) -> Loaded:
    file = None
    if toml is not None:
        file = str(data_folder().parent.parent / "given.toml")
        Path(file).write_text(toml, encoding="utf-8")
    return load(flags or {}, environment or {}, file=file)


# --- precedence ---------------------------------------------------------------------------------------------------


def test_without_any_source_everything_is_the_default() -> None:
    found = loaded()
    assert found.config == ServerConfig()
    assert set(found.sources.values()) == {DEFAULT}
    assert set(found.sources) == set(settings())
    assert found.config.host == "127.0.0.1"
    assert Path(found.config.database) == data_folder() / "skulduggery.db"


def test_flags_come_before_the_environment_before_the_file() -> None:
    toml = 'port = 1001\ncode_hours = 2\nstop_seconds = 3\nhost = "::1"'
    environment = {"SKULDUGGERY_PORT": "1002", "SKULDUGGERY_CODE_HOURS": "4"}
    found = loaded({"port": "1003"}, environment, toml)
    assert (found.config.port, found.config.code_hours, found.config.stop_seconds) == (1003, 4, 3)
    assert found.sources["port"] == "--port"
    assert found.sources["code_hours"] == "SKULDUGGERY_CODE_HOURS"
    assert found.sources["stop_seconds"].endswith("given.toml")
    assert found.sources["limits.tables"] == DEFAULT


def test_limits_have_a_section_of_their_own() -> None:
    found = loaded({"limits.tables": "7"}, {"SKULDUGGERY_LIMITS_SOCKETS": "8"}, "[limits]\nframe_bytes = 9000\n")
    assert found.config.limits == Limits(tables=7, sockets=8, frame_bytes=9000)


def test_the_file_may_be_named_by_the_environment_or_lie_in_its_place(tmp_path: Path) -> None:
    usual = config_folder() / "skulduggery.toml"
    usual.parent.mkdir(parents=True)
    usual.write_text("port = 1", encoding="utf-8")
    assert loaded().config.port == 1
    named = tmp_path / "named.toml"
    named.write_text("port = 2", encoding="utf-8")
    assert loaded(environment={"SKULDUGGERY_CONFIG": str(named)}).config.port == 2
    assert loaded(environment={"SKULDUGGERY_CONFIG": str(named)}, toml="port = 3").config.port == 3


def test_an_empty_variable_is_not_set() -> None:
    assert loaded(environment={"SKULDUGGERY_PORT": "", "SKULDUGGERY_CONFIG": ""}).config.port == ServerConfig().port


def test_lists_truths_and_the_home_folder(tmp_path: Path) -> None:
    environment = {
        "SKULDUGGERY_ORIGINS": "https://Play.example.org/, http://example.org:80",
        "SKULDUGGERY_TRUSTED_PROXIES": "127.0.0.1,10.1.2.3/8,::1",
        "SKULDUGGERY_LOG_ADDRESSES": "true",
        "SKULDUGGERY_DATABASE": "~/games.db",
    }
    config = loaded(environment=environment, toml="secure_cookies = true").config
    assert config.origins == ("https://play.example.org", "http://example.org")
    assert config.trusted_proxies == ("127.0.0.1/32", "10.0.0.0/8", "::1/128")
    assert config.log_addresses is True
    assert config.secure_cookies == "true"
    assert config.database == str(tmp_path / "games.db")


def test_other_variables_of_ours_are_left_alone() -> None:
    loaded(environment={"SKULDUGGERY_LANG": "de", "SKULDUGGERY_DEBUG": "1", "SKULDUGGERY_TEST_POSTGRES": "x"})


# --- faults -------------------------------------------------------------------------------------------------------

TEXTS = {
    "no number": ("port", "many", "config-number"),
    "too high": ("port", "65536", "config-number"),
    "negative": ("port", "-1", "config-number"),
    "digits that are no ASCII": ("port", "٣", "config-number"),
    "huge": ("port", "9" * 5000, "config-number"),
    "too low": ("limits.frame_bytes", "10", "config-number"),
    "no such choice": ("log_level", "loud", "config-choice"),
    "neither true nor false": ("log_addresses", "yes", "config-choice"),
    "an origin with a path": ("origins", "https://example.org/play", "config-origins"),
    "no origin": ("origins", "example.org", "config-origins"),
    "no address": ("trusted_proxies", "localhost", "config-proxies"),
    "no database that we know": ("database", "mysql://me@here/games", "config-database"),
    "a blank host": ("host", " ", "config-text"),
    "a host in two lines": ("host", "a\nb", "config-text"),
}


@pytest.mark.parametrize(("key", "text", "reason"), TEXTS.values(), ids=TEXTS)
def test_a_bad_flag_or_variable_is_named_with_its_value(key: str, text: str, reason: str) -> None:
    with pytest.raises(BadSetting) as by_flag:
        loaded({key: text})
    with pytest.raises(BadSetting) as by_variable:
        loaded(environment={variable(key): text})
    assert by_flag.value.reason == by_variable.value.reason == reason
    assert by_flag.value.args_["where"] == flag(key)
    assert by_variable.value.args_["where"] == variable(key)
    assert by_flag.value.args_["value"] == text[:60]


FILES = {
    "unknown key": ("prot = 80", "config-unknown", "given.toml: prot"),
    "unknown key in a section": ("[limits]\ntable = 8", "config-unknown", "given.toml: limits.table"),
    "unknown section": ("[server]\nport = 8", "config-unknown", "given.toml: server"),
    "a dotted name in quotes": ('"limits.tables" = 3', "config-unknown", "given.toml: limits.tables"),
    "text for a number": ('port = "80"', "config-number", "given.toml: port"),
    "a truth for a number": ("port = true", "config-number", "given.toml: port"),
    "half a number": ("port = 80.5", "config-number", "given.toml: port"),
    "a number for a text": ("host = 127", "config-text", "given.toml: host"),
    "a number for a choice": ("metrics = 1", "config-choice", "given.toml: metrics"),
    "one for a truth": ("log_addresses = 1", "config-choice", "given.toml: log_addresses"),
    "a text for a list": ('origins = "https://example.org"', "config-list", "given.toml: origins"),
    "a list of numbers": ("origins = [1]", "config-list", "given.toml: origins"),
    "a date": ("port = 2026-01-01", "config-number", "given.toml: port"),
    "no section": ("limits = 5", "config-section", "given.toml: limits"),
}


@pytest.mark.parametrize(("toml", "reason", "where"), FILES.values(), ids=FILES)
def test_a_bad_entry_of_the_file_is_named(toml: str, reason: str, where: str) -> None:
    with pytest.raises(BadSetting) as fault:
        loaded(toml=toml)
    assert fault.value.reason == reason
    assert fault.value.args_["where"].endswith(where)


def test_the_nearest_names_are_offered() -> None:
    with pytest.raises(BadSetting) as in_file:
        loaded(toml="prot = 80")
    assert "port" in in_file.value.args_["nearest"]
    with pytest.raises(BadSetting) as in_environment:
        loaded(environment={"SKULDUGGERY_PROT": "80"})
    assert "SKULDUGGERY_PORT" in in_environment.value.args_["nearest"]


def test_a_file_that_is_no_toml_is_told_with_its_line() -> None:
    with pytest.raises(BadSetting) as fault:
        loaded(toml="port = 80\nhost =\n")
    assert fault.value.reason == "config-toml"
    assert "line 2" in fault.value.args_["problem"]


@pytest.mark.parametrize(("name", "reason"), [("nowhere.toml", "file-missing"), (".", "file-is-folder")])
def test_a_file_that_cannot_be_read(name: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetting) as fault:
        load({}, {}, file=str(tmp_path / name))
    assert fault.value.reason == reason


def test_a_password_is_never_shown() -> None:
    for database in ("mysql://me:hush@here/games", "mysql://here/games?password=hush"):  # pragma: allowlist secret
        with pytest.raises(BadSetting) as fault:
            loaded({"database": database})
        assert "hush" not in str(fault.value)
        with pytest.raises(BadSetting) as in_file:
            loaded(toml=f'database = "{database}"')
        assert "hush" not in str(in_file.value)


# --- showing ------------------------------------------------------------------------------------------------------


def test_what_is_shown_can_be_read_again_as_a_file() -> None:
    first = loaded({"port": "0", "limits.tables": "5", "origins": "https://example.org"})
    assert loaded(toml=as_toml(first)).config == first.config


def test_what_is_shown_names_the_sources_and_no_password() -> None:
    text = as_toml(
        loaded({"port": "81"}, {"SKULDUGGERY_DATABASE": "postgresql://me:hush@here/games"})
    )  # pragma: allowlist secret
    assert "hush" not in text
    assert tomllib.loads(text)["database"] == "postgresql://me:***@here/games"
    assert any(line.startswith("port = 81 ") and line.endswith("# --port") for line in text.splitlines())


@given(user=st.text(st.characters(exclude_characters=":/@?#"), max_size=5), password=st.text(min_size=1))
def test_passwords_are_masked_whatever_is_in_them(user: str, password: str) -> None:
    assert masked(f"postgresql://{user}:{password}@here/games") == f"postgresql://{user}:***@here/games"


def test_a_file_has_nothing_to_mask() -> None:
    assert masked("here/me:you@there.db") == "here/me:you@there.db"
