"""Damaged parts of the database found since the start: each is logged once, and counted for /health and metrics.

Damage differs from an outage: a retry does not help, but only some tables are affected.
"""

import structlog

from skulduggery.server.ids import TableId
from skulduggery.server.store import StoreDamaged, StoreDown
from skulduggery.server.table.requests import No

TABLE_DAMAGED = No("table-damaged")
ADVICE = "stop the server and run: skulduggery doctor"

logger = structlog.get_logger("skulduggery.damage")


class Damage:
    def __init__(self) -> None:
        self.tables: set[TableId] = set()
        self._elsewhere: set[str] = set()

    @property
    def count(self) -> int:
        """Tables that cannot continue, and other rows that could not be read."""
        return len(self.tables) + len(self._elsewhere)

    def at_table(self, table: TableId, reason: str, error: Exception | None = None) -> No:
        if table not in self.tables:
            self.tables.add(table)
            logger.error("table_damaged", table=table[:6], reason=reason, advice=ADVICE, exc_info=error)
        return TABLE_DAMAGED

    def told(self, down: StoreDown, doing: str) -> No:
        """The refusal for a request that concerns no table. `doing` names the action."""
        if not isinstance(down, StoreDamaged):
            return No("unavailable")
        if doing not in self._elsewhere:
            self._elsewhere.add(doing)
            logger.error("database_damaged", doing=doing, reason=str(down), advice=ADVICE)
        return No("damaged")
