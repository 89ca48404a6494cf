"""Random play in other pure Python libraries: the same loop with their rules."""

import random
import warnings
from collections.abc import Iterator

import chess
from pokerkit import Automation, NoLimitTexasHoldem


def chess_decisions(rng: random.Random) -> Iterator[None]:
    """python-chess: compute all legal moves, play one, until the game is over."""
    while True:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            yield


def poker_decisions(rng: random.Random) -> Iterator[None]:
    """PokerKit: four-handed no-limit hold'em; fold, call or raise if allowed."""
    warnings.simplefilter("ignore")
    while True:
        state = NoLimitTexasHoldem.create_state(
            tuple(Automation), ante_trimming_status=True, raw_antes=0, raw_blinds_or_straddles=(1, 2), min_bet=2,
            raw_starting_stacks=200, player_count=4,
        )  # fmt: skip
        while state.status and state.actor_index is not None:
            options = [
                act
                for act, allowed in (
                    (state.fold, state.can_fold()),
                    (state.check_or_call, state.can_check_or_call()),
                    (state.complete_bet_or_raise_to, state.can_complete_bet_or_raise_to()),
                )
                if allowed
            ]
            rng.choice(options)()
            yield


PEERS = {"python-chess": chess_decisions, "PokerKit (hold'em, 4)": poker_decisions}
