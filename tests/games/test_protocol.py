"""Each game is a module that fills the kernel's protocol: the type checker accepts these assignments, or does not."""

from skulduggery import games
from skulduggery.games import skull_king, skull_king_dice, skull_queen, sleeping_queens
from skulduggery.games.skull_king.state import State as SkullKingState
from skulduggery.games.skull_king_dice.state import State as DiceState
from skulduggery.games.skull_queen.state import State as SkullQueenState
from skulduggery.games.sleeping_queens.state import State as SleepingQueensState
from skulduggery.kernel.protocol import Game

SKULL_KING: Game[SkullKingState, skull_king.Move, skull_king.Event, skull_king.View] = skull_king
DICE: Game[DiceState, skull_king_dice.Move, skull_king_dice.Event, skull_king_dice.View] = skull_king_dice
SKULL_QUEEN: Game[SkullQueenState, skull_queen.Move, skull_queen.Event, skull_queen.View] = skull_queen
SLEEPING_QUEENS: Game[SleepingQueensState, sleeping_queens.Move, sleeping_queens.Event, sleeping_queens.View] = (
    sleeping_queens
)


def test_every_game_that_is_found_is_named_above() -> None:
    named = (SKULL_KING, DICE, SKULL_QUEEN, SLEEPING_QUEENS)
    assert {game.NAME for game in named} == set(games.names())
