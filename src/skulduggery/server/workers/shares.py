"""Divides the limits of the whole server among its workers."""

from msgspec.structs import replace

from skulduggery.server.config import ServerConfig


def share_of(config: ServerConfig, number: int, of: int) -> ServerConfig:
    """Divides sockets, and with them open files, and the bot processes. Tables are not divided: a worker holds every
    table at which one of its people sits, and the people of one table may be at all workers. Each worker counts the
    budgets of addresses and guests for itself."""
    limits = replace(config.limits, sockets=_part(config.limits.sockets, number, of))
    return replace(config, limits=limits, bot_workers=_part(config.bot_workers, number, of))


def _part(total: int, number: int, of: int) -> int:
    """The first workers get the remainder. Each worker gets at least one."""
    return max(1, total // of + (number <= total % of))
