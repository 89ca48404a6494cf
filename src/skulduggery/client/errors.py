"""What can go wrong, each with one sentence that says what it was."""

from collections.abc import Mapping
from typing import Any


class ClientError(Exception):
    """Everything that this client raises on purpose."""


class NoServer(ClientError):
    """The address is none, or no Skulduggery server answers there."""


class ConnectionLost(ClientError):
    """The server was there, and has not been heard of for too long."""


class NotUnderstood(ClientError):
    """The server says something that this version of the program cannot read."""


class Refused(ClientError):
    """The server's answer to a request that changed nothing. `rule` is there if a rule of the game forbids it."""

    def __init__(
        self, reason: str, message: str, *, rule: str | None = None, args: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message
        self.rule = rule
        self.arguments = dict(args or {})


class TurnedAway(ClientError):
    """The server ended the conversation, and coming again is of no use."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message


class NoSuchTable(TurnedAway):
    """No table has this link, id or code, at least not any more."""
