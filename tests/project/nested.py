"""The environment of a pytest that a test starts: nothing of the outer run, and only the plugins that it needs."""

import os

OUTER = ("PYTEST_", "COV_", "COVERAGE_", "SKULDUGGERY_")
"""Settings of the outer run begin like this. They are not for the inner one."""

UNUSED = ("schemathesis", "faker", "anyio", "platformdirs", "xdist.looponfail")
"""Plugins that are installed but that no inner run needs. To import them takes longer than all the rest."""


def environment(*, workers: int, **variables: str) -> dict[str, str]:
    """Workers of xdist read PYTEST_ADDOPTS, too, so they do not import the plugins either."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OUTER)}
    without = " ".join(f"-p no:{plugin}" for plugin in UNUSED)
    return {**kept, "PYTEST_ADDOPTS": f"-n {workers} {without}", **variables}
