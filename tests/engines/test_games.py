"""A whole game of each kind: by real taps first, through a reload in the middle, to the end."""

import pytest

from tests.browser.autoplay import start_table
from tests.browser.driver import Browser
from tests.browser.house import House
from tests.browser.people import fetched, guest, play_to_the_end, tap_through, until_asked
from tests.browser.test_games import WIDER_THAN_THE_PHONE, shown_scores

GAMES = {"skull-king": 2, "skull-king-dice": 3, "skull-queen": 2, "sleeping-queens": 2}


@pytest.mark.parametrize(("game", "seats"), GAMES.items())
def test_a_game_is_played_to_its_end(browser: Browser, house: House, game: str, seats: int) -> None:
    with guest(browser, house, "Anna") as anna:
        table = start_table(anna, game, seats)
        anna.open(f"{house.url}/t/{table}")
        anna.see(f"[data-board={game}]")
        tap_through(anna, decisions=1)  # Sleeping Queens may be over after two
        anna.reload()
        anna.see(f"main[data-page=playing] [data-board={game}]")
        assert until_asked(anna)
        tap_through(anna, decisions=1)
        assert not anna.run(WIDER_THAN_THE_PHONE)
        play_to_the_end(anna)
        anna.see("[data-page=ending] li", "Anna")
        assert shown_scores(anna) == sorted(fetched(anna, f"/api/tables/{table}")["table"]["scores"])
        anna.click("button", "Play again")
        anna.see(f"main[data-page=playing] [data-board={game}]")
        assert until_asked(anna)


@pytest.mark.parametrize("game", GAMES)
def test_everything_moves_and_the_game_goes_on(browser: Browser, house: House, game: str) -> None:
    """With motion, as most people play. The table is opened by taps, and is there at once."""
    with guest(browser, house, "Anna", motion="full") as anna:
        anna.click(f"[data-game={game}]")
        anna.click("dialog [data-action=play-now]")
        anna.see(f"main[data-page=playing] [data-board={game}]")
        tap_through(anna, decisions=2)
        until_asked(anna)
        anna.until("document.getAnimations().every((one) => !one.effect.target?.inert)", what="all to come down")
        assert anna.count("body [inert]") == 0
        anna.until_still()
