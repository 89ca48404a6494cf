"""The leak drill: each frame on each socket is built again from another possible truth.

Its receiver cannot tell the two truths apart, so the two frames must be the same, byte for byte. The drill plays in
one process with a virtual clock, on one server or on several that share a PostgreSQL. It has no workers: a worker
builds every frame as any other server does, from the table's log and the viewer's view. Of its siblings it hears
only what the database tells all servers.
"""

from skulduggery.server.drills.leak.drill import Kind, Plan, Result, kinds, leak, so_many
from skulduggery.server.drills.leak.findings import Finding
from skulduggery.server.drills.leak.pairs import all_pairs

__all__ = ["Finding", "Kind", "Plan", "Result", "all_pairs", "kinds", "leak", "so_many"]
