"""The soak drill: many people come and go at many tables for a while, and the server must not grow."""

from skulduggery.server.drills.soak.drill import Plan, Result, soak
from skulduggery.server.drills.soak.levels import Level, Tolerance

__all__ = ["Level", "Plan", "Result", "Tolerance", "soak"]
