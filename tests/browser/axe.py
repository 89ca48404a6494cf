"""What axe, the usual checker of accessibility, finds in a page."""

from pathlib import Path
from typing import Any

from tests.browser.driver import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# A card shows figures and signs, and is called by its name: the experimental rule takes them for a label.
FIND = """axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: {'label-content-name-mismatch': {enabled: false}},
    resultTypes: ['violations'],
  })
  .then(({violations, passes}) => ({
    passes: passes.length,
    found: violations.map(({id, nodes}) => [id, nodes.map((node) => node.html.slice(0, 160) + ' ' +
      node.failureSummary.slice(0, 300))]),
  }))"""

THEMES = ("dark", "light", "contrast")

# Even without motion a change of colour takes a frame, and until then axe sees the old one.
SETTLED = "document.getAnimations().every((one) => !(one instanceof CSSTransition))"


def violations(page: Page) -> list[tuple[str, list[str]]]:
    """Each with the elements that it is about. Text must be drawn: axe finds nothing wrong with a page without any."""
    assert page.run("document.querySelector('h1, h2, p').getBoundingClientRect().height") > 0
    if page.run("typeof axe === 'undefined'"):
        page.run(AXE.read_text(encoding="utf-8") + "; true")
    page.until(SETTLED, what="colours to have changed")
    answer: dict[str, Any] = page.run(FIND)
    assert answer["passes"] > 5, "axe saw hardly anything"
    return [(rule, elements) for rule, elements in answer["found"]]


def violations_by_theme(page: Page) -> dict[str, list[tuple[str, list[str]]]]:
    """The themes in which there are any."""
    found: dict[str, list[tuple[str, list[str]]]] = {}
    for theme in THEMES:
        page.run(f"document.documentElement.dataset.theme = '{theme}'")
        page.run("document.getAnimations().forEach((one) => one.finish())")
        found[theme] = violations(page)
    return {theme: faults for theme, faults in found.items() if faults}
