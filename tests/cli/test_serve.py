"""`serve` as people use it: starting, being found, stopping; and everything that can be wrong at the start."""

import json
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import threading
import time
import tomllib
import urllib.error
import urllib.request
from collections.abc import Generator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from skulduggery.cli import main
from skulduggery.cli.parser import parse
from skulduggery.cli.serverflags import LIMITS, SETTINGS, given
from skulduggery.server.browser import can_open
from skulduggery.server.config import ServerConfig
from skulduggery.server.config.showing import shown
from skulduggery.server.config.sources import flag
from skulduggery.server.config.values import settings
from skulduggery.server.listening import is_ours, network_addresses
from tests.cli.running import COMMAND, assert_one_clear_line, skulduggery
from tests.cli.servers import PATIENCE, at_home, serving, started

SIGNALS = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]


def fetch(url: str) -> tuple[int, dict[str, str]]:
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            return answer.status, {name.lower(): value for name, value in answer.headers.items()}
    except urllib.error.HTTPError as error:
        return error.code, {name.lower(): value for name, value in error.headers.items()}


# --- starting and stopping ----------------------------------------------------------------------------------------


def test_a_server_says_when_it_is_ready_and_where(tmp_path: Path) -> None:
    with serving(tmp_path, "--json") as server:
        told = server.ready()
        assert told["pid"] == server.process.pid
        assert told["url"] == f"http://127.0.0.1:{told['port']}"
        assert told["network"] == []
        for path in ("/", "/no/such/path"):
            _, headers = fetch(told["url"] + path)
            assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self';")
            assert headers["referrer-policy"] == "no-referrer"
            assert re.fullmatch(r"[0-9a-f]{12}", headers["x-request-id"])
            assert "server" not in headers
        server.process.send_signal(signal.SIGUSR2)  # it has no workers that could be replaced, and goes on
        assert server.stop() == 0
        assert server.rest() == []
        assert "not reloaded" in "".join(server.errors)
    assert (tmp_path / "xdg_data_home" / "skulduggery" / "skulduggery.db").is_file()


@pytest.mark.parametrize("number", SIGNALS)
def test_being_told_to_stop_is_no_failure(number: int, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.line().endswith("is ready.")
        assert server.line().startswith("On this machine: http://127.0.0.1:")
        assert "--host 0.0.0.0" in server.line()
        assert "Ctrl-C" in server.line()
        assert server.stop(number) == 0
        assert server.rest() == ["Stopped. Nothing is lost: the games go on at the next start."]
        assert [json.loads(line)["event"] for line in server.errors][-3:] == ["ready", "stopping", "stopped"]


def test_it_speaks_the_language_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path, "--lang", "it") as server:
        assert "pronto" in server.line()


def test_the_network_is_told_how_to_find_it(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0", "--json") as server:
        told = server.ready()
        assert told["url"] == f"http://127.0.0.1:{told['port']}"
        assert told["network"] == [f"http://{address}:{told['port']}" for address in network_addresses()]
        for url in (told["url"], *told["network"]):
            assert "x-request-id" in fetch(f"{url}/")[1]


def test_a_name_with_two_addresses_is_heard_at_both(tmp_path: Path) -> None:
    addresses = {info[4][0] for info in socket.getaddrinfo("localhost", 0, type=socket.SOCK_STREAM)}
    with serving(tmp_path, "--host", "localhost", "--json") as server:
        port = server.ready()["port"]
        for address in addresses - {"::1"}:
            socket.create_connection((str(address), port), timeout=PATIENCE).close()


# --- an application of our own ------------------------------------------------------------------------------------

STANDIN = [sys.executable, "-m", "tests.cli.standin"]


def test_players_are_told_before_their_sockets_close(tmp_path: Path) -> None:
    with started(STANDIN, tmp_path) as server:
        assert server.line() == "opened"
        with connect(server.line().replace("http", "ws") + "/echo") as client:
            client.send("hello")
            assert client.recv(PATIENCE) == "5"
            server.process.send_signal(signal.SIGTERM)
            assert client.recv(PATIENCE) == "goodbye"
            with pytest.raises(ConnectionClosed) as closed:
                client.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert server.end() == 0
        assert server.rest() == ["goodbye", "closed"]


def test_a_message_that_is_far_too_long_ends_the_socket(tmp_path: Path) -> None:
    most = ServerConfig().limits.frame_bytes
    with started(STANDIN, tmp_path) as server:
        server.line()
        with connect(server.line().replace("http", "ws") + "/echo", compression="deflate") as client:
            assert client.protocol.extensions == []
            client.send("x" * (most + 1))
            assert client.recv(PATIENCE) == str(most + 1)
            client.send("x" * (4 * most + 1))
            with pytest.raises(ConnectionClosed) as closed:
                client.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009


def test_what_goes_wrong_at_the_start_comes_out_as_it_is(tmp_path: Path) -> None:
    for fault, words in {"bug": "ValueError: planted", "machine": "No space left on device"}.items():
        with started([*STANDIN, fault], tmp_path) as server:
            assert server.end() == 1
            assert words in server.errors[-1]


# --- what can be wrong --------------------------------------------------------------------------------------------


@pytest.fixture
def taken() -> Generator[int]:
    """A port at which somebody else listens, and answers nothing."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def test_a_port_that_is_taken(taken: int, tmp_path: Path) -> None:
    done = skulduggery("serve", "--port", str(taken), more=at_home(tmp_path))
    assert_one_clear_line(done, str(taken), "127.0.0.1", "--port 0")


@pytest.mark.skipif(
    os.geteuid() == 0, reason="nothing is forbidden to root; enable it: run the tests as an ordinary user"
)
def test_a_port_that_is_forbidden(tmp_path: Path) -> None:
    assert_one_clear_line(skulduggery("serve", "--port", "1", more=at_home(tmp_path)), "1024")


BAD_PLACES = {
    "host without a machine": (("--host", "nowhere.invalid"), "nowhere.invalid"),
    "host of another machine": (("--host", "192.0.2.7"), "192.0.2.7"),
    "host that no machine can have": (("--host", "x" * 100), "0.0.0.0"),
    "database that is a folder": (("--port", "0", "--database", "."), "folder"),
}


@pytest.mark.parametrize(("arguments", "mentioned"), BAD_PLACES.values(), ids=BAD_PLACES)
def test_one_line_says_why_it_cannot_begin(arguments: tuple[str, ...], mentioned: str, tmp_path: Path) -> None:
    done = skulduggery("serve", *arguments, more=at_home(tmp_path), folder=tmp_path)
    assert_one_clear_line(done, mentioned)
    assert done.stderr.startswith("skulduggery serve: ")


BAD_SETTINGS = {
    "port too high": ("--port 65536", "0 to 65535"),
    "no such level": ("--log-level loud", "warning"),
    "no such limit": ("--limits-table 3", "--limits-table"),
    "limit too low": ("--limits-tables 0", "--limits-tables"),
    "origin with a path": ("--origins https://a.org --origins https://b.org/c", "https://b.org/c"),
    "file that is not there": ("--config nowhere.toml", "nowhere.toml"),
    "file that is no file": ("--config .", "folder"),
    "file with a fault in its form": ("--config form.toml", "form.toml is not TOML: Invalid value (at line 2"),
    "file with a fault in a value": ("--config value.toml", "value.toml: limits.tables must be"),
    "database that we do not know": ("--database mysql://me:hush@here/games", "postgresql://"),
    "variable that does not exist": ("SKULDUGGERY_PROT=80", "SKULDUGGERY_PROT; the nearest are: SKULDUGGERY_PORT"),
    "variable with a bad value": ("SKULDUGGERY_PORT=eighty", "SKULDUGGERY_PORT must be"),
    "variable that names no file": ("SKULDUGGERY_CONFIG=nowhere.toml", "nowhere.toml"),
}


@pytest.mark.parametrize(("wrong", "mentioned"), BAD_SETTINGS.values(), ids=BAD_SETTINGS)
def test_one_line_says_which_setting_is_wrong(
    wrong: str, mentioned: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, value in at_home(tmp_path).items():
        monkeypatch.setenv(name, value)
    (tmp_path / "form.toml").write_text("port = 80\nhost = \n", encoding="utf-8")
    (tmp_path / "value.toml").write_text("[limits]\ntables = -1\n", encoding="utf-8")
    if wrong.startswith("SKULDUGGERY_"):
        monkeypatch.setenv(*wrong.split("="))
    status = main(["serve", *(wrong.split() if wrong.startswith("--") else ())])
    said = capfd.readouterr()
    assert_one_clear_line(subprocess.CompletedProcess([], status, said.out, said.err), mentioned)
    assert "hush" not in said.err


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    with serving(tmp_path, "--json") as server:
        server.ready()
        assert_one_clear_line(skulduggery("serve", "--port", "0", more=at_home(tmp_path)), "another server")


# --- settings -----------------------------------------------------------------------------------------------------


def test_the_settings_are_shown_with_their_sources(tmp_path: Path) -> None:
    more = {**at_home(tmp_path), "SKULDUGGERY_DATABASE": "postgresql://me:hush@here/games"}
    done = skulduggery("serve", "--show-config", "--port", "81", "--limits-tables", "5", more=more)
    assert (done.returncode, done.stderr) == (0, "")
    told = tomllib.loads(done.stdout)
    assert (told["port"], told["limits"]["tables"]) == (81, 5)
    assert told["database"] == "postgresql://me:***@here/games"
    assert "# SKULDUGGERY_DATABASE" in done.stdout
    as_json = json.loads(skulduggery("serve", "--show-config", "--json", "--port", "81", more=more).stdout)
    assert as_json["port"] == {"value": 81, "source": "--port"}


def test_every_setting_has_its_flag_and_the_help_its_default() -> None:
    assert [*SETTINGS, *LIMITS] == [key for key in settings() if "." not in key] + list(LIMITS)
    assert set(LIMITS) == {key for key in settings() if "." in key}
    arguments = [word for key in settings() for word in (flag(key), "x")]
    assert given(parse(["serve", *arguments])) == dict.fromkeys(settings(), "x")
    defaults = shown(ServerConfig())
    for key, about in (*LIMITS.items(), *((key, about) for key, (_, about) in SETTINGS.items())):
        for number in re.findall(r"default (\d+)", about):
            assert int(number) == defaults[key], key


# --- without a command --------------------------------------------------------------------------------------------

ANY_PORT = """
import sys
from skulduggery.cli.commands.serve import serve_at_any_port
from skulduggery.cli import main
from skulduggery.cli.parser import parse
from skulduggery.server.config import ServerConfig
sys.exit(serve_at_any_port(parse([]), ServerConfig(port=int(sys.argv[1]))))
"""


def test_without_a_command_the_server_starts_and_the_browser_opens() -> None:
    asked = parse(["--lang", "de"])
    assert (asked.command, asked.open, asked.alone, asked.lang) == ("serve", True, True, "de")
    assert (parse(["serve"]).open, parse(["serve"]).alone) == (False, False)
    assert parse(["serve", "--no-open"]).open is False


def test_without_a_command_friends_in_the_same_house_can_join(tmp_path: Path) -> None:
    opened, browser = a_browser(tmp_path)
    with started(COMMAND, tmp_path, {"BROWSER": browser, "SKULDUGGERY_PORT": "0"}) as server:
        lines = [server.line() for _ in range(4 + len(network_addresses()))]
        here = lines[1].removeprefix("On this machine: ")
        port = here.rpartition(":")[2]
        assert lines[2:-2] == [f"In your network: http://{address}:{port}" for address in network_addresses()]
        assert "serve --open" in lines[-2]
        wait_for(opened)
        assert opened.read_text(encoding="utf-8").strip() == here
        assert server.stop() == 0


def test_another_program_at_the_port_is_in_nobodys_way(taken: int, tmp_path: Path) -> None:
    with started([sys.executable, "-c", ANY_PORT, str(taken)], tmp_path) as server:
        assert str(taken) in server.line()
        assert "is ready" in server.line()
        assert server.line() != f"On this machine: http://127.0.0.1:{taken}"
        assert server.stop() == 0


class Healthy(BaseHTTPRequestHandler):
    """Answers as a server of ours does."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'{"status": "ok", "version": "0.1.0", "database": "ok"}')

    def log_message(self, format: str, *args: object) -> None:
        pass


def test_a_server_of_ours_is_recognised(tmp_path: Path) -> None:
    with serving(tmp_path, "--json") as server:
        assert is_ours(server.ready()["url"])


def test_a_server_that_runs_already_is_shown(tmp_path: Path) -> None:
    opened, browser = a_browser(tmp_path)
    with HTTPServer(("127.0.0.1", 0), Healthy) as ours:
        threading.Thread(target=ours.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{ours.server_port}"
        command = [sys.executable, "-c", ANY_PORT, str(ours.server_port)]
        with started(command, tmp_path, {"BROWSER": browser}) as server:
            assert server.line() == f"Skulduggery is running already: {address}"
            assert server.end() == 0
        ours.shutdown()
    assert opened.read_text(encoding="utf-8").strip() == address


# --- the browser --------------------------------------------------------------------------------------------------


def a_browser(folder: Path) -> tuple[Path, str]:
    """A browser that only writes down what it is to show; and what $BROWSER has to be."""
    opened, program = folder / "opened.txt", folder / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > "{opened}"\n', encoding="utf-8")  # the shell alone can do that
    program.chmod(0o755)
    return opened, f"{shlex.quote(str(program))} %s"


@pytest.mark.parametrize("broken", [False, True])
def test_the_browser_is_opened_when_all_is_ready(broken: bool, tmp_path: Path) -> None:
    opened, browser = a_browser(tmp_path)
    with serving(
        tmp_path, "--open", "--json", more={"BROWSER": "/no/such/browser %s" if broken else browser}
    ) as server:
        told = server.ready()
        if not broken:
            wait_for(opened)
            assert opened.read_text(encoding="utf-8").strip() == told["url"]
        assert server.stop() == 0
        assert "Traceback" not in "".join(server.errors)


def test_no_browser_is_opened_where_none_can_be_seen() -> None:
    if sys.platform == "linux":
        assert not can_open({})
        assert can_open({"DISPLAY": ":0"})
        assert can_open({"WAYLAND_DISPLAY": "wayland-0"})


def wait_for(file: Path) -> None:
    until = time.monotonic() + PATIENCE
    while not (file.exists() and file.read_text(encoding="utf-8").endswith("\n")):
        assert time.monotonic() < until
        time.sleep(0.02)
