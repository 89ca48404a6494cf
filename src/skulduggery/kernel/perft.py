"""Perft: count the ways in which a game can go on for some decisions. A cheap fingerprint of the rules."""

from skulduggery.kernel.chance import Fate
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.protocol import Chance, Decide, E, Game, M, Over, S, V


def perft(game: Game[S, M, E, V], state: S, depth: int, fate: Fate) -> int:
    """Counts the lines of `depth` decisions; chance is answered by `fate`, and simultaneous decisions in seat order."""
    awaiting = game.awaiting(state)
    match awaiting:
        case Over():
            return 1
        case Chance(draw):
            return perft(game, game.resolve(state, fate(draw)).state, depth, fate)
        case Decide(seats):
            if depth == 0:
                return 1
            seat = seats[0]
            moves = legal_moves(game, state, seat)
            return sum(perft(game, game.play(state, seat, move).state, depth - 1, fate) for move in moves)
