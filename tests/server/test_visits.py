"""Who gives way where connections are many, and how much room there is."""

from asyncio import Transport
from typing import cast

import pytest

from skulduggery.server.config import Limits, ServerConfig
from skulduggery.server.entrance import Entrance
from skulduggery.server.rarely import EVERY_SECONDS, Rarely
from skulduggery.server.visits import Visit, Visits
from tests.server.devices import listening_in

HERE, THERE = "192.0.2.1", "192.0.2.2"


class Line:
    """A transport that only knows whether it was cut."""

    def __init__(self) -> None:
        self.is_cut = False

    def abort(self) -> None:
        self.is_cut = True


def entered(visits: Visits, peer: str = HERE, *, proxy: bool = False) -> Visit:
    visit = visits.enter(cast("Transport", Line()), peer, proxy=proxy)
    assert visit is not None
    visits.waits(visit)
    return visit


def is_cut(visit: Visit) -> bool:
    return cast("Line", visit.transport).is_cut


def cut(visits: list[Visit]) -> list[bool]:
    return [is_cut(visit) for visit in visits]


def test_the_one_that_has_waited_longest_at_the_address_gives_way() -> None:
    told: list[Visit] = []
    visits = Visits(100, most_each=2, most_of_a_guest=9, tell=told.append)
    there = entered(visits, THERE)
    here = [entered(visits) for _ in range(2)]
    visits.works(here[0])
    visits.waits(here[0])
    here.append(entered(visits))
    assert cut([there, *here]) == [False, False, True, False], "the first was busy in between"
    assert told == [here[1]]
    assert len(visits) == visits.strangers == 3


def test_what_is_under_way_is_not_cut() -> None:
    visits = Visits(100, most_each=2, most_of_a_guest=9)
    here = [entered(visits) for _ in range(2)]
    for visit in here:
        visits.works(visit)
    assert visits.enter(cast("Transport", Line()), HERE, proxy=False) is None
    assert not any(cut(here))
    visits.leave(here[0])
    assert entered(visits)


def test_strangers_from_everywhere_hold_half_of_all_at_most() -> None:
    visits = Visits(8, most_each=100, most_of_a_guest=9)
    strangers = [entered(visits, f"192.0.2.{number}") for number in range(6)]
    assert cut(strangers) == [True, True, False, False, False, False]


def test_guests_are_no_strangers_as_far_as_a_guest_may_have_connections() -> None:
    visits = Visits(100, most_each=1, most_of_a_guest=2)
    own = [entered(visits) for _ in range(1)]
    visits.knows(own[0], "anna")
    own.append(entered(visits))
    visits.knows(own[1], "anna")
    own.append(entered(visits))
    visits.knows(own[2], "anna")
    assert visits.strangers == 1, "the third counts for the address"
    other = entered(visits)
    assert cut(own) == [False, False, True]
    visits.leave(own[0])
    visits.leave(own[0])
    visits.knows(other, "anna")
    assert visits.strangers == 0
    for visit in (own[1], other):
        visits.leave(visit)
    assert len(visits) == 0


def test_idle_connections_of_guests_give_way_where_there_is_no_room_at_all() -> None:
    """But not those over which a request is under way."""
    visits = Visits(4, most_each=100, most_of_a_guest=9)
    guests: list[Visit] = []
    for _ in range(4):
        guests.append(entered(visits))
        visits.knows(guests[-1], "anna")
        visits.waits(guests[-1])
    visits.works(guests[0])
    stranger = entered(visits)
    assert cut([*guests, stranger]) == [False, True, False, False, False]


def test_a_proxy_is_nobody_s_address_and_is_never_cut() -> None:
    visits = Visits(4, most_each=1, most_of_a_guest=9)
    proxied = [entered(visits, proxy=True) for _ in range(3)]
    stranger = entered(visits)
    proxied.append(entered(visits, proxy=True))
    assert is_cut(stranger)
    assert visits.enter(cast("Transport", Line()), HERE, proxy=True) is None
    assert not any(cut(proxied))


@pytest.mark.parametrize(
    ("files", "most", "sockets"), [(512, 384, 336), (4096, 3596, 3146), (10, 8, 7), (1 << 20, None, 20_000)]
)
def test_room_is_kept_for_the_database_and_for_requests(files: int, most: int | None, sockets: int) -> None:
    entrance = Entrance(ServerConfig())
    entrance.make_room(min(files, entrance.wanted_files()))
    assert entrance.most_sockets == sockets
    visits = [entered(entrance.visits, proxy=True) for _ in range(most or 0)]
    if most is not None:
        assert entrance.visits.enter(cast("Transport", Line()), HERE, proxy=True) is None
    assert len(visits) == len(entrance.visits)


def test_few_sockets_leave_room_for_requests_all_the_same() -> None:
    assert Entrance(ServerConfig(limits=Limits(sockets=1))).wanted_files() > 500


def test_what_happens_often_is_logged_rarely_with_how_often_it_did() -> None:
    now = 5.0
    rarely = Rarely(clock=lambda: now)
    with listening_in() as log:
        for _ in range(3):
            rarely.warning("flood", "ping", address="192.0.2.1")
        rarely.warning("flood", "pong")
        now += EVERY_SECONDS
        rarely.warning("flood", "ping")
        told = [(line["event"], line["kind"], line["times"]) for line in log.lines]
    assert told == [("flood", "ping", 1), ("flood", "pong", 1), ("flood", "ping", 3)]
