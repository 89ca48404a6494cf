"""What is set for the server as a whole is divided among its workers."""

from msgspec.structs import replace

from skulduggery.server.config import ServerConfig


def share_of(config: ServerConfig, number: int, of: int) -> ServerConfig:
    """Sockets, and with them open files, and the processes of bots. Tables are not divided: a worker holds every table
    at which one of its people sits, and the people of one table may be at all workers. Budgets of addresses and guests
    are counted by each worker for itself."""
    limits = replace(config.limits, sockets=_part(config.limits.sockets, number, of))
    return replace(config, limits=limits, bot_workers=_part(config.bot_workers, number, of))


def _part(total: int, number: int, of: int) -> int:
    """The first workers get what is left over; each gets one at least."""
    return max(1, total // of + (number <= total % of))
