"""What can go wrong, each with one sentence that explains it."""

from collections.abc import Mapping
from typing import Any


class ClientError(Exception):
    """Base of all errors that this client raises on purpose."""


class NoServer(ClientError):
    """The address is invalid, or no Skulduggery server responds there."""


class ConnectionLost(ClientError):
    """The server has not been heard of for too long."""


class NotUnderstood(ClientError):
    """The server sent something that this version of the program cannot read."""


class Refused(ClientError):
    """The server refused a request; nothing was changed. `rule` is set if a rule of the game forbids the request."""

    def __init__(
        self, reason: str, message: str, *, rule: str | None = None, args: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message
        self.rule = rule
        self.arguments = dict(args or {})


class TurnedAway(ClientError):
    """The server closed the connection for good; reconnecting is of no use."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message


class NoSuchTable(TurnedAway):
    """No table has this link, id or code, at least not any more."""
