"""The journeys of a trial: short ways through a game, each with a visible beginning and end."""

from collections.abc import Callable
from contextlib import suppress

from drills.page.person import Look, Person
from drills.page.proxy import Proxy
from tests.browser.autoplay import be_known, play, post, start_table
from tests.browser.driver import Page

Prepare = Callable[[Page, Proxy, str], str]
Travel = Callable[[Person, Proxy], None]

SEATS = {"skull-king-dice": 3}
FEWEST_SEATS = 2
NEARLY_ALL = {"skull-king": 63, "skull-king-dice": 40, "skull-queen": 24, "sleeping-queens": 20}
"""Decisions after which a game is about to end. Where it has ended already, its end is opened."""


def settled(look: Look) -> bool:
    """The game can go on: there is a prompt, or the game is over."""
    return (look.where == "playing" and look.asked and not look.busy) or look.where == "ending"


def decide(person: Person, proxy: Proxy, decisions: int) -> None:
    wanted = len(proxy.decided) + decisions
    person.until(
        lambda look: len(proxy.decided) >= wanted or look.where == "ending", f"{decisions} decisions to be acknowledged"
    )
    person.until(settled, "the next question")


def reload(person: Person) -> None:
    person.until(lambda look: look.styled, "the style sheets")
    person.reload()


# --- start: the first page, a game against bots, the page loaded again in the middle ------------------------------


def prepare_start(page: Page, proxy: Proxy, game: str) -> str:
    page.open(f"{proxy.url}/health")
    return "/"


def start(person: Person, proxy: Proxy) -> None:
    person.until(lambda look: look.where == "playing", "the table")
    decide(person, proxy, 1)
    reload(person)
    decide(person, proxy, 1)


# --- table: a link to a game in progress, some decisions, the page loaded again -----------------------------------


def prepare_table(page: Page, proxy: Proxy, game: str) -> str:
    be_known(page, proxy.url, "Anna")
    return f"/t/{start_table(page, game, SEATS.get(game, FEWEST_SEATS))}"


def table(person: Person, proxy: Proxy) -> None:
    decide(person, proxy, 4)
    reload(person)
    decide(person, proxy, 2)


# --- finish: a link to a game that is about to end ----------------------------------------------------------------


def prepare_finish(page: Page, proxy: Proxy, game: str) -> str:
    path = prepare_table(page, proxy, game)
    play(page, path.removeprefix("/t/"), decisions=NEARLY_ALL[game])
    return path


def finish(person: Person, proxy: Proxy) -> None:
    person.until(lambda look: look.where == "ending", "the result")
    reload(person)
    person.until(lambda look: look.where == "ending", "the result again")


# --- invited: a stranger follows the link of a table that waits for players ----------------------------------------


def prepare_invited(page: Page, proxy: Proxy, game: str) -> str:
    be_known(page, proxy.url, "Anna")
    opened = post(page, "/api/tables", {"settings": {"game": game, "seats": SEATS.get(game, FEWEST_SEATS)}})
    page.clear_cookies()
    return f"/t/{opened['id']}"


def invited(person: Person, proxy: Proxy) -> None:
    del proxy
    person.until(lambda look: look.where == "waiting", "the table that waits")
    reload(person)
    person.until(lambda look: look.where == "waiting", "the table that waits, again")


# --- kept: as `start`, but the page and its parts come from the service worker --------------------------------------

QUIET_S = 2.0
"""The worker goes on fetching for a while: what else may be needed without a network."""
IS_KEPT = """(async () => {
  if (!navigator.serviceWorker.controller) return false;
  const names = await caches.keys();
  const kept = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
  return ['page', 'TablePage', GAME].every((part) => kept.some(({url}) => url.includes(`/assets/${part}-`)));
})()"""


def prepare_kept(page: Page, proxy: Proxy, game: str) -> str:
    page.open(proxy.url)
    page.until(IS_KEPT.replace("GAME", repr(game)), what="the service worker to keep the page")
    proxy.wait_for_quiet(QUIET_S)
    return "/"


JOURNEYS: dict[str, tuple[Prepare, Travel]] = {
    "start": (prepare_start, start),
    "table": (prepare_table, table),
    "finish": (prepare_finish, finish),
    "invited": (prepare_invited, invited),
    "kept": (prepare_kept, start),
}
ABOUT = {
    "start": "home, a game against bots, the page loaded again",
    "table": "the link of a game, six decisions, the page loaded again between them",
    "finish": "the last decisions of a game and its result",
    "invited": "a stranger follows the link of a table that waits",
    "kept": "as start, with a service worker that has kept the page",
}
ONCE = ("invited", "kept")
"""These are the same in every game: they are tried in the first."""


def set_motion(page: Page, motion: str) -> None:
    with suppress(AssertionError):
        page.run(f"localStorage.setItem('preferences', JSON.stringify({{motion: '{motion}'}}))")
