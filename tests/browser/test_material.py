"""What the page knows about cards, dice and planks is what is printed on them."""

from skulduggery.games.skull_king.rules.rounds import ROUNDS
from skulduggery.games.skull_king_dice.dice import FACES
from skulduggery.games.skull_queen.rules.material import PLANK_VALUES, SPACES, value
from skulduggery.games.skull_queen.rules.placing import SIDES
from skulduggery.games.skull_queen.state import Space
from skulduggery.games.sleeping_queens.queens import POINTS
from tests.browser.chromium import Browser
from tests.browser.house import House
from tests.browser.people import guest


def test_the_material_is_that_of_the_games(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        assert anna.run("import('/games/skull-king.js').then((game) => game.ROUNDS)") == ROUNDS
        assert anna.run("import('/games/skull-king-dice.js').then((game) => game.FACES)") == {
            die: list(faces) for die, faces in FACES.items()
        }
        assert anna.run("import('/games/sleeping-queens.js').then((game) => game.POINTS)") == dict(POINTS)
        for side in SIDES:
            for space in SPACES:
                worth = f"game.valueOf({space}, '{side}', {list(PLANK_VALUES)})"
                shown = anna.run(f"import('/games/placing.js').then((game) => {worth})")
                assert shown == value(Space(space), side, PLANK_VALUES)
