"""Score pads in a browser: how one is begun, and what it has loaded for that."""

import json
from typing import Any

from skulduggery.server.api.pages import SOON_NEEDED, page_folder
from tests.browser.driver import Page

NO_DOWNLOAD = "HTMLAnchorElement.prototype.click = () => undefined"
"""For tests that catch a file: to follow its link to nowhere would be a step in Firefox's history."""

LOADED = """performance.getEntriesByType('resource')
  .map(({name, encodedBodySize}) => [new URL(name).pathname, encodedBodySize])
  .filter(([path]) => path.startsWith('/assets/') && /\\.(js|css)$/.test(path))"""


def begin(page: Page, game: str, *names: str) -> str:
    """Begins a pad from the pads' first page; its id. Its first keys are there."""
    page.click(f"a[data-game={game}]")
    for name in names:
        page.write("input[name=new-name]", name)
        page.press("Enter")
        page.see(f"[data-seated='{name}']")
    page.click("[data-action=start]")
    page.see(f"main[data-part=sheet] :is([data-key], [data-editor={game}])")
    return str(page.run("location.pathname.split('/')[2]"))


def code_beyond_the_shell(page: Page, language: str = "en") -> dict[str, int]:
    """Scripts, styles and words that came for the pad alone, as they travelled: packed."""
    soon: Any = json.loads((page_folder() / SOON_NEEDED).read_text(encoding="utf-8"))
    shell = {*soon["first"], *soon["languages"][language][""]}
    loaded: list[tuple[str, int]] = page.run(LOADED)
    return {path: size for path, size in loaded if path not in shell}
