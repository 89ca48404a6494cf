"""How long a batch waits for company: the more there was to do, the longer."""

from skulduggery.server.store.sqlite_worker import COMPANY, MOST_AT_ONCE, MOST_COMPANY, company_after


def test_who_writes_alone_waits_no_longer_than_before() -> None:
    assert company_after(0) == company_after(1) == COMPANY


def test_the_more_was_written_the_longer_is_waited_up_to_a_limit() -> None:
    waits = [company_after(size) for size in range(1, MOST_AT_ONCE)]
    assert waits == sorted(waits)
    assert waits[0] < waits[3] < waits[-1] == MOST_COMPANY
