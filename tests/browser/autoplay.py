"""Plays for somebody through a second socket of theirs, as from another device: quick, and whatever the page looks
like. For tests and pictures that need a game in the middle."""

import json
from typing import Any

from tests.browser.driver import Page

PLAY = """(id, most, picks) => new Promise((resolve) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
  let made = 0, answered = null;
  const pick = (list) => list[(made + picks) % list.length];
  const end = (over) => { socket.close(); resolve(over); };
  socket.onmessage = (event) => {
    const {type, table, prompt} = JSON.parse(event.data);
    if (type !== 'update') return;
    if (table && ['finished', 'abandoned'].includes(table.status)) return end(true);
    if (!prompt || prompt.id === answered) return;
    if (made >= most) return end(false);
    const fields = Object.entries(prompt.product?.fields ?? {}).map(([name, values]) => [name, pick(values)]);
    const move = prompt.product ? {type: prompt.product.type, ...Object.fromEntries(fields)} : pick(prompt.legal);
    answered = prompt.id;
    made += 1;
    socket.send(JSON.stringify({type: 'intent', id: `auto-${made}-${Math.random()}`, prompt: prompt.id, move}));
  };
})"""

AT_A_TIME = 50
"""A browser is given up if it does not answer for long, and a whole game may take long on a busy machine."""

TABLES = 3
"""How many are tried before a game that goes on is despaired of."""


def play(page: Page, table: str, *, decisions: int, picks: int = 0) -> bool:
    """Makes so many decisions, or fewer if the game ends before: then it is true. `picks` varies what is chosen."""
    for made in range(0, decisions, AT_A_TIME):
        some = min(AT_A_TIME, decisions - made)
        if page.run(f"({PLAY})({json.dumps(table)}, {some}, {picks + made})"):
            return True
    return False


def post(page: Page, path: str, body: Any) -> Any:
    """What the server answers this person."""
    request = {"method": "POST", "headers": {"content-type": "application/json"}, "body": json.dumps(body)}
    return page.run(f"fetch({json.dumps(path)}, {json.dumps(request)}).then((answer) => answer.json())")


def start_table(page: Page, game: str, seats: int, **settings: Any) -> str:
    """A table with bots on all other seats, in the middle of the game at once; its id."""
    chosen = {"game": game, "seats": seats, "bot_speed": "instant", **settings}
    bots: list[dict[str, str]] = [{} for _ in range(seats - 1)]
    opened = post(page, "/api/tables", {"settings": chosen, "bots": bots, "start": True})
    assert "id" in opened, opened
    return str(opened["id"])


def start_in_the_middle(page: Page, game: str, seats: int, *, decisions: int) -> str:
    """A table at which so many decisions were made and the game goes on; its id. Of 6,000 games of Sleeping Queens with
    four, 21 were over before the second decision of the first seat: such a table is left for another."""
    for _ in range(TABLES):
        table = start_table(page, game, seats)
        if not play(page, table, decisions=decisions):
            return table
    raise AssertionError(f"{TABLES} games of {game} were over before {decisions} decisions")


def be_known(page: Page, url: str, name: str, *, language: str = "en", **preferences: Any) -> None:
    """Somebody who has been here before, and chosen a language and how things look."""
    page.open(f"{url}/health")
    post(page, "/api/guests", {"name": name})
    page.run(
        "localStorage.setItem('sound-offered', 'yes');"
        f"localStorage.setItem('language', {json.dumps(language)});"
        f"localStorage.setItem('preferences', {json.dumps(json.dumps(preferences))})"
    )
