"""Chapters A turn and Defence: knights and potions, dragons and wands."""

from skulduggery.games.sleeping_queens.cards import DRAGON, KNIGHT, POTION, WAND, Card
from skulduggery.games.sleeping_queens.queens import POINTS, RIVAL_OF, Place, Queen
from skulduggery.games.sleeping_queens.rules.waking import queens_of, rival_before
from skulduggery.games.sleeping_queens.state import Hand, Table
from skulduggery.kernel.protocol import Refusal, clipped
from skulduggery.kernel.seats import Seat

ATTACK_RULE: dict[Card, str] = {KNIGHT: "SL-36", POTION: "SL-37"}
DEFENCE_RULE: dict[Card, str] = {KNIGHT: "SL-40", POTION: "SL-41"}
DEFENCE: dict[Card, Card] = {KNIGHT: DRAGON, POTION: WAND}
"""SL-40, SL-41: which card stops the attack."""


def may_attack(attack: Card, queen: Queen, table: Table, seat: Seat) -> Refusal | None:
    """Every rule about the target of a knight or a potion."""
    if queen not in POINTS:
        return Refusal("SL-02", "no-such-queen", {"name": clipped(queen)})
    owner = owner_of(queen, table)
    if owner is None:
        return is_awake(attack, queen, table, seat)
    return is_anothers(attack, queen, seat, owner) or agrees_with_ones_own(attack, queen, table, seat)


def place_of(queen: Queen, table: Table) -> Place:
    return Place(table.queens.index(queen))


def owner_of(queen: Queen, table: Table) -> Seat | None:
    return table.owners[place_of(queen, table)]


def is_awake(attack: Card, queen: Queen, table: Table, seat: Seat) -> Refusal:
    """SL-36, SL-37: only a woken queen can be attacked; SL-38: and without any target the card cannot be played."""
    if all(owner is None or owner == seat for owner in table.owners):
        return Refusal("SL-38", "no-target", {"card": attack})
    return Refusal(ATTACK_RULE[attack], "queen-asleep", {"queen": queen})


def is_anothers(attack: Card, queen: Queen, seat: Seat, owner: Seat) -> Refusal | None:
    """SL-36, SL-37: the queen lies before another player."""
    return Refusal(ATTACK_RULE[attack], "own-queen", {"queen": queen}) if owner == seat else None


def agrees_with_ones_own(attack: Card, queen: Queen, table: Table, seat: Seat) -> Refusal | None:
    """SL-52: a knight may not take the Cat or the Dog queen if one holds the other."""
    if attack != KNIGHT or queen not in RIVAL_OF:
        return None
    rival = rival_before(queen, queens_of(table, seat))
    return None if rival is None else Refusal("SL-52", "rivals", {"queen": queen, "rival": rival})


def can_defend(attack: Card, hand: Hand) -> bool:
    """SL-43: only a player who holds the Dragon (SL-40) or the Wand (SL-41) is asked."""
    return DEFENCE[attack] in hand


def is_asked(attack: Card, hand: Hand) -> Refusal | None:
    """SL-43: a player without the card is asked nothing, not even whether to do without it."""
    return None if can_defend(attack, hand) else Refusal("SL-43", "cannot-defend", {"card": DEFENCE[attack]})


def who_draws(turn: Seat, defender: Seat) -> tuple[Seat, Seat]:
    """SL-42: both draw back to 5, the attacker first."""
    return turn, defender
