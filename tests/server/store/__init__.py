"""Both stores, held to one contract: whatever is tested here with `database` is tested on SQLite and PostgreSQL."""
