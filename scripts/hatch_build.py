"""Hatchling's hook: wheel and sdist carry the built page, so that installing them needs no Node."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.append(str(Path(__file__).resolve().parent))
import webbuild


class PageHook(BuildHookInterface[Any]):
    """Does nothing for the editable install: there the launcher builds the page when needed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Require Node only when there is something to build."""
        return [webbuild.NODE_REQUIREMENT] if self._is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self._is_wanted():
            return
        try:
            webbuild.make_ready(Path(self.root))
        except webbuild.CannotBuild as fault:
            raise SystemExit(f"the page could not be built: {fault}") from None

    def _is_wanted(self) -> bool:
        return not webbuild.is_ready(Path(self.root))
