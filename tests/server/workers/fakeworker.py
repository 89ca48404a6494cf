"""A worker that serves nobody and does what its test has ordered in the file that the flag `orders` names."""

import os
import signal
import socket
import sys
from pathlib import Path

import msgspec

from skulduggery.server.botworker import LENGTH
from skulduggery.server.workers.messages import Message, Ping, Pong, Ready, Start, Unfit, framed

STATUS = 3
_decoder: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)


def main() -> None:
    start = msgspec.json.decode(sys.stdin.buffer.readline(), type=Start)
    line = socket.socket(fileno=start.line)
    match _next_order(Path(start.flags["orders"])):
        case "fail":
            sys.exit(STATUS)
        case "unfit":
            line.sendall(framed(Unfit("database", {"problem": "it is full of water"})))
            sys.exit(2)
        case "end":
            line.sendall(framed(Ready()))
            os._exit(STATUS)
        case "hang":
            line.sendall(framed(Ready()))
            while line.recv(1024):
                pass  # it hears the supervisor, until that is gone, and answers nothing
        case "stubborn":
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            _serve(line)
        case _:
            _serve(line)


def _next_order(orders: Path) -> str:
    """The last one is for all who come later. Each worker of these tests starts alone."""
    first, *later = orders.read_text(encoding="utf-8").split()
    if later:
        orders.write_text(" ".join(later), encoding="utf-8")
    return first


def _serve(line: socket.socket) -> None:
    line.sendall(framed(Ready()))
    while length := line.recv(LENGTH.size):
        if isinstance(_decoder.decode(line.recv(*LENGTH.unpack(length))), Ping):
            line.sendall(framed(Pong()))


if __name__ == "__main__":
    main()
