"""The sailor at the dice game: estimates what each die is worth, and maximises the expected points."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache

from skulduggery.games.skull_king_dice.belief import colours_not_held
from skulduggery.games.skull_king_dice.dice import (
    BAG,
    COLOUR_OF,
    DICE,
    FACES,
    SIDES,
    SKULL,
    SKULL_KING,
    Colour,
    Die,
    Face,
    without,
)
from skulduggery.games.skull_king_dice.moves import Bid, Move, Throw
from skulduggery.games.skull_king_dice.rules.scoring import round_score, trick_bonus
from skulduggery.games.skull_king_dice.rules.throwing import led_colour
from skulduggery.games.skull_king_dice.rules.tricks import judge
from skulduggery.games.skull_king_dice.state import Thrown, Trick
from skulduggery.games.skull_king_dice.view import BiddingSeen, ThrowingSeen, View
from skulduggery.kernel.chance import Rng
from skulduggery.kernel.protocol import FaceDown
from skulduggery.kernel.seats import Seat, left_of

# Found by experiments: several thousand games with every number of players.
HUNGRY = dict(zip(DICE, (2.0, 2.0, 2.0, 1.5, 1.0, 0.5, 0.7), strict=True))
SATED = dict(zip(DICE, (0.5, 0.5, 0.5, 0.7, 1.0, 1.5, 1.5), strict=True))
"""How likely a player is to choose each die: one who still needs tricks, and one who needs none."""
CHANCE_OF_A_SPECIAL = {True: 0.7, False: 0.05}
"""How often a player, needing tricks or none, throws a special die although they could follow the colour."""

Odds = Mapping[Die, float]
"""How likely each die is to be thrown."""

ME, OTHER, KING = Seat(0), Seat(1), Seat(2)


def choose(view: View, moves: Sequence[Move], rng: Rng) -> Move:
    phase, me = view.phase, view.viewer
    assert me is not None
    if isinstance(phase, BiddingSeen):
        return _bid(view, phase, me, moves)
    assert isinstance(phase, ThrowingSeen)
    return _throw(view, phase, me, moves)


def _bid(view: View, phase: BiddingSeen, me: Seat, moves: Sequence[Move]) -> Move:
    hand = _hand(phase, me)
    worth = _worth(hand, _unseen(hand, ()), view.seats)
    spread = _spread([worth[die] for die in hand])

    def hope(move: Move) -> float:
        assert isinstance(move, Bid)
        return _points(view, spread, bid=move.bid, won=0, bonus=0)

    return max(moves, key=hope)


def _throw(view: View, phase: ThrowingSeen, me: Seat, moves: Sequence[Move]) -> Move:
    """The die with the most expected points; weighs winning and losing the trick."""
    hand = _hand(phase, me)
    tricks = (*(taken.trick for taken in phase.taken), phase.trick)
    unseen = _unseen(hand, tricks)
    worth = _worth(hand, unseen, view.seats)
    led = {die: led_colour(phase.trick) or COLOUR_OF.get(die) for die in hand}
    lacking = colours_not_held(tricks, view.seats)
    others = {colour: _others(phase, me, unseen, colour, lacking) for colour in set(led.values())}
    bid, won, held = phase.bids[me], phase.won[me], phase.bonus[me]

    def hope(move: Move) -> float:
        assert isinstance(move, Throw)
        win, bonus = _chance_to_win(move.die, me, phase.trick, others[led[move.die]])
        rest = _spread([worth[die] for die in without(hand, move.die)])
        better = _points(view, rest, bid=bid, won=won + 1, bonus=held + bonus)
        return win * better + (1 - win) * _points(view, rest, bid=bid, won=won, bonus=held)

    return max(moves, key=hope)


def _spread(chances: Sequence[float]) -> list[float]:
    """The probabilities that dice with these chances win no trick, one trick, two ..."""
    spread = [1.0]
    for chance in chances:
        more = [chance * likely for likely in spread]
        spread = [likely - gone for likely, gone in zip(spread, more, strict=True)] + [0.0]
        for wins, likely in enumerate(more, start=1):
            spread[wins] += likely
    return spread


def _points(view: View, spread: Sequence[float], *, bid: int, won: int, bonus: int) -> float:
    """The expected points of the round after this many tricks, if further tricks come with these probabilities."""
    return sum(
        likely * round_score(view.scoring, round_number=view.round, bid=bid, won=won + wins, bonus=bonus).points
        for wins, likely in enumerate(spread)
    )


def _chance_to_win(die: Die, me: Seat, trick: Trick, others: Sequence[Odds]) -> tuple[float, int]:
    """The chance that the die wins the trick, and the bonus that it would win with what lies there."""
    king_lies = any(thrown.die == SKULL_KING and thrown.face == SKULL for thrown in trick)
    win, bonus = 0.0, 0
    for face, sides in _sides(die):
        verdict = judge((*trick, Thrown(me, die, face)))
        if verdict.winner.seat != me:
            continue
        bonus = max(bonus, trick_bonus(trick, verdict))
        holds = _holds(die, face, king_lies=king_lies)
        chance = sides / SIDES
        for odds in others:
            chance *= sum(odd * holds[other] for other, odd in odds.items())
        win += chance
    return win, bonus


def _others(
    phase: ThrowingSeen, me: Seat, unseen: Counter[Die], led: Colour | None, lacking: Sequence[set[Colour]]
) -> list[Odds]:
    """What the players who throw later in this trick are likely to throw."""
    seats = len(phase.hands)
    odds: list[Odds] = []
    for steps in range(1, seats - len(phase.trick)):
        seat = left_of(me, seats, steps)
        hand = phase.hands[seat]
        assert isinstance(hand, FaceDown)
        hungry = phase.bids[seat] > phase.won[seat]
        odds.append(_odds(unseen, hand.count, led, hungry=hungry, lacking=lacking[seat]))
    return odds


def _odds(unseen: Counter[Die], count: int, led: Colour | None, *, hungry: bool, lacking: set[Colour]) -> Odds:
    """What a player with these dice is likely to throw."""
    taste = HUNGRY if hungry else SATED
    free = _shares({die: n * taste[die] for die, n in unseen.items() if COLOUR_OF.get(die) not in lacking})
    if led is None or led in lacking:
        return free
    total, of_colour = unseen.total(), unseen[Die(led.value)]
    special = {die: float(n) for die, n in unseen.items() if die not in COLOUR_OF}
    follow = 1.0 - _chance_of_none(total, of_colour, count)
    sly = CHANCE_OF_A_SPECIAL[hungry] * (1.0 - _chance_of_none(total, int(sum(special.values())), count - 1))
    other = _shares({die: share for die, share in free.items() if COLOUR_OF.get(die) is not led})
    odds = {die: (1.0 - follow) * share for die, share in other.items()}
    for die, share in _shares(special).items():
        odds[die] = odds.get(die, 0.0) + follow * sly * share
    odds[Die(led.value)] = follow * (1.0 - sly)
    return odds


def _chance_of_none(total: int, wanted: int, count: int) -> float:
    """The chance that `count` dice drawn from `total` include none of the `wanted` ones."""
    chance = 1.0
    for drawn in range(count):
        chance *= max(0, total - wanted - drawn) / (total - drawn)
    return chance


def _shares(weights: Mapping[Die, float]) -> dict[Die, float]:
    total = sum(weights.values())
    return {die: weight / total for die, weight in weights.items()} if total else {}


def _worth(hand: Sequence[Die], unseen: Counter[Die], seats: int) -> dict[Die, float]:
    """The chance of each die to win any later trick, from any place in the turn order, whatever the others throw."""
    odds = _shares(unseen)
    worth: dict[Die, float] = {}
    for die in dict.fromkeys(hand):
        chance = 0.0
        for face, sides in _sides(die):
            holds, tops = _holds(die, face, king_lies=False), _tops(die, face)
            after = sum(odd * holds[other] for other, odd in odds.items())
            before = sum(odd * tops[other] for other, odd in odds.items())
            chance += sides * sum(before**place * after ** (seats - 1 - place) for place in range(seats))
        worth[die] = chance / (SIDES * seats)
    return worth


@cache
def _holds(die: Die, face: Face, *, king_lies: bool) -> dict[Die, float]:
    """For each die that may come after this one, which wins so far, the chance that it changes nothing."""
    table = (*((Thrown(KING, SKULL_KING, SKULL),) if king_lies else ()), Thrown(ME, die, face))
    return {other: _share_of_wins([(*table, Thrown(OTHER, other, up)) for up in FACES[other]]) for other in DICE}


@cache
def _tops(die: Die, face: Face) -> dict[Die, float]:
    """For each die that may lie before this one, the chance that this one beats it."""
    mine = Thrown(ME, die, face)
    return {other: _share_of_wins([(Thrown(OTHER, other, up), mine) for up in FACES[other]]) for other in DICE}


def _share_of_wins(tricks: Sequence[Trick]) -> float:
    return sum(judge(trick).winner.seat == ME for trick in tricks) / len(tricks)


@cache
def _sides(die: Die) -> tuple[tuple[Face, int], ...]:
    """The different faces of a die, and how many sides show each."""
    return tuple(Counter(FACES[die]).items())


def _hand(phase: BiddingSeen | ThrowingSeen, me: Seat) -> tuple[Die, ...]:
    hand = phase.hands[me]
    assert not isinstance(hand, FaceDown)
    return hand


def _unseen(hand: tuple[Die, ...], tricks: tuple[Trick, ...]) -> Counter[Die]:
    left = Counter(BAG)
    left.subtract(hand)
    left.subtract(thrown.die for trick in tricks for thrown in trick)
    return +left
