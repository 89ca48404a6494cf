"""Optional parts of the program: `pip install skulduggery[server]`."""

EXTRAS = {
    "PIL": "server",
    "asyncpg": "postgres",
    "h11": "server",
    "litestar": "server",
    "prometheus_client": "server",
    "segno": "server",
    "structlog": "server",
    "uvicorn": "server",
    "uvloop": "server",
    "websockets": "server",
}
"""Which extra of pyproject.toml installs a module."""


def extra_with(module: str | None) -> str | None:
    """The extra that installs this module, whose import failed; None if no extra does."""
    return EXTRAS.get((module or "").partition(".")[0])
