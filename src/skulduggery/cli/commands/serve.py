"""`serve`: the server. The same without any command, made easy."""

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable

from msgspec.structs import replace

from skulduggery import __version__
from skulduggery.cli.faults import BadInput, Unavailable
from skulduggery.cli.serverflags import given, loaded
from skulduggery.cli.words import one_line
from skulduggery.locales import Speech
from skulduggery.server.browser import open_and_wait
from skulduggery.server.config import ServerConfig, is_postgres
from skulduggery.server.config.showing import as_json, as_toml
from skulduggery.server.config.sources import DEFAULT
from skulduggery.server.listening import EVERYWHERE, Address, CannotListen, is_ours, url
from skulduggery.server.store import BadDatabase, DatabaseAway

PORTS_TO_TRY = 20
WHOLE_NETWORK = "0.0.0.0"


def run(asked: Namespace) -> int:
    found = loaded(asked)
    if asked.show_config:
        print(as_json(found) if asked.json else as_toml(found))
        return 0
    config = found.config
    if asked.alone and found.sources["host"] == DEFAULT:  # so that friends in the same house can join
        config = replace(config, host=WHOLE_NETWORK)
    if asked.alone and found.sources["port"] == DEFAULT:
        return serve_at_any_port(asked, config)
    return _serve(asked, config)


def _serve(asked: Namespace, config: ServerConfig) -> int:
    teller = _Json() if asked.json else _Words(Speech(asked.lang), config)
    try:
        if config.workers > 1:
            status = _supervise(asked, config, teller.tell)
        else:
            from skulduggery.server.run import serve

            status = serve(config, open_browser=asked.open, tell=teller.tell)
    except CannotListen as fault:
        raise _as_bad_input(fault) from None
    except DatabaseAway as fault:
        raise Unavailable("database", problem=str(fault)) from None
    except BadDatabase as fault:
        raise BadInput("database", problem=str(fault)) from None
    if status == 0:
        teller.tell_end()
    return status


def _supervise(asked: Namespace, config: ServerConfig, tell: Callable[[Address], None]) -> int:
    from skulduggery.server.workers import places

    if not is_postgres(config.database):
        raise BadInput("workers-need-postgres", workers=str(config.workers))
    if not places.POSSIBLE:
        raise BadInput("workers-not-here", workers=str(config.workers))
    from skulduggery.server.workers.supervisor import Asked, CannotStart, supervise

    try:
        return supervise(config, Asked(given(asked), asked.config), open_browser=asked.open, tell=tell)
    except CannotStart as fault:
        raise (Unavailable if fault.may_heal else BadInput)(fault.key, **fault.args_) from None


def serve_at_any_port(asked: Namespace, config: ServerConfig) -> int:
    """Serve at a free port. People who only want to play need not know what a port is."""
    speech = Speech(asked.lang)
    for port in range(config.port, config.port + PORTS_TO_TRY):
        try:
            return _serve(asked, replace(config, port=port))
        except BadInput as fault:
            if fault.key != "server-port-taken":
                raise
        address = url("127.0.0.1" if config.host in EVERYWHERE else config.host, port)
        if is_ours(address):
            print(speech.say("cli-serve-already", address=address), flush=True)
            open_and_wait(address)
            return 0
        if port == config.port:
            print(speech.say("cli-serve-other-port", port=str(port)), flush=True)
    return _serve(asked, replace(config, port=0))


def _as_bad_input(fault: CannotListen) -> BadInput:
    host, port = one_line(fault.host), str(fault.port)
    match fault.reason:
        case "port-taken":
            return BadInput("server-port-taken", host=host, port=port)
        case "port-forbidden":
            return BadInput("server-port-forbidden", host=host, port=port)
        case "host-unknown":
            return BadInput("server-host-unknown", host=host)
        case "host-elsewhere":
            return BadInput("server-host-elsewhere", host=host)
        case "unlistenable":
            return BadInput("server-unlistenable", host=host, port=port, problem=fault.problem)


class _Json:
    """Output for a program that started us."""

    def tell(self, address: Address) -> None:
        told = {"url": address.url, "port": address.port, "pid": os.getpid(), "network": address.network}
        print(json.dumps(told), flush=True)

    def tell_end(self) -> None:
        """The program sees the end itself."""


class _Words:
    def __init__(self, speech: Speech, config: ServerConfig) -> None:
        self._speech = speech
        self._alone = config.host == ServerConfig().host

    def tell(self, address: Address) -> None:
        self._say("cli-serve-ready", version=__version__)
        self._say("cli-serve-here", address=address.url)
        for other in address.network:
            self._say("cli-serve-network", address=other)
        if address.network and sys.stdout.isatty():
            _draw_code(address.network[0])
        self._say("cli-serve-phones" if self._alone else "cli-serve-alone")
        self._say("cli-serve-stop")

    def tell_end(self) -> None:
        if sys.stdout.isatty():
            print()  # the terminal shows ^C without a line break
        self._say("cli-serve-stopped")

    def _say(self, key: str, **args: str) -> None:
        print(self._speech.say(key, **args), flush=True)


def _draw_code(address: str) -> None:
    """Draw the QR code for a phone's camera."""
    import segno

    segno.make(address, micro=False).terminal(compact=True)
