"""What all tests of the server may ask for."""

from tests.server.postgres import postgres, postgres_cluster

__all__ = ["postgres", "postgres_cluster"]
