from skulduggery.kernel.moment import Moment
from skulduggery.kernel.seats import Seat


def seats(*numbers: int) -> tuple[Seat, ...]:
    return tuple(Seat(number) for number in numbers)


def test_decisions_of_one_moment_are_put_in_seat_order() -> None:
    moment = Moment()
    moment.enter(seats(0, 1, 2), Seat(2))
    assert moment.decided_after(Seat(2)) == 0
    moment.enter(seats(0, 1), Seat(0))
    assert moment.decided_after(Seat(0)) == 1
    moment.enter(seats(1), Seat(1))
    assert moment.decided_after(Seat(1)) == 1


def test_turns_are_moments_of_their_own() -> None:
    moment = Moment()
    for seat in (2, 0, 1):
        moment.enter(seats(seat), Seat(seat))
        assert moment.decided_after(Seat(seat)) == 0


def test_the_same_seats_asked_again_begin_a_new_moment() -> None:
    moment = Moment()
    for _ in range(2):
        moment.enter(seats(0, 1), Seat(1))
        assert moment.acted == [1]
        moment.enter(seats(0), Seat(0))
        assert moment.acted == [1, 0]
