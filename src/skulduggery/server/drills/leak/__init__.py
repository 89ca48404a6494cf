"""The leak drill: each frame on each socket is built again from another truth that its receiver cannot tell apart from
the real one, and must be the same, byte for byte.

It plays in one process, whose time is its own, on one server or on several that share a PostgreSQL. There are no
workers in it: a worker makes every frame as any other server does, from the table's log and the viewer's view, and
hears of its siblings only what the database tells all servers.
"""

from skulduggery.server.drills.leak.drill import Kind, Plan, Result, kinds, leak, so_many
from skulduggery.server.drills.leak.findings import Finding
from skulduggery.server.drills.leak.pairs import all_pairs

__all__ = ["Finding", "Kind", "Plan", "Result", "all_pairs", "kinds", "leak", "so_many"]
