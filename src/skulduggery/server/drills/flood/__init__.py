"""The flood drill: one client sends the server far too much, and a player must not notice."""

from skulduggery.server.drills.flood.drill import Bounds, Found, Plan, Result, flood
from skulduggery.server.drills.flood.flooder import FLOODS
from skulduggery.server.drills.flood.victim import Latency

__all__ = ["FLOODS", "Bounds", "Found", "Latency", "Plan", "Result", "flood"]
