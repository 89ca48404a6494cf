"""The depth of JSON is limited by us, not by the Python that runs."""

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from skulduggery.kernel.nesting import DEEPEST, is_too_deep


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}"), ('{"a":[', "]}")])
def test_the_deepest_is_allowed_and_one_more_is_not(opening: str, closing: str) -> None:
    times = DEEPEST // (opening.count("[") + opening.count("{"))
    deepest = opening * times + "1" + closing * times
    for text, too_deep in ((deepest, False), (f"[{deepest}]", True)):
        assert is_too_deep(text) is too_deep
        assert is_too_deep(text.encode()) is too_deep


def test_what_is_allowed_can_be_decoded() -> None:
    deepest = "[" * DEEPEST + "]" * DEEPEST
    assert json.loads(deepest)
    assert msgspec.json.decode(deepest)


def test_many_brackets_side_by_side_are_not_deep() -> None:
    assert not is_too_deep(json.dumps([[], {}] * 10_000))


@pytest.mark.parametrize("inner", ["[" * 1000, '"' + "[" * 1000, "\\" * 3 + '"' + "{" * 1000, "é" * 10 + "[" * 1000])
def test_brackets_in_strings_do_not_count(inner: str) -> None:
    assert not is_too_deep(json.dumps([inner]))
    assert not is_too_deep(json.dumps({inner: [inner]}, ensure_ascii=False).encode())
    assert is_too_deep(json.dumps([inner]) + "[" * (DEEPEST + 1))


@pytest.mark.parametrize(
    ("text", "too_deep"),
    [
        ("", False),
        ("[" * 101, True),
        ("\ud800" + "[" * 101, True),
        ("]" * 500 + "[" * 400, False),
        ('"' + "[" * 1000, False),
        ('"\\' + "[" * 1000, False),
    ],
    ids=lambda given: str(given)[:8].encode("unicode-escape").decode(),
)
def test_text_that_is_no_json_has_a_depth_as_well(text: str, too_deep: bool) -> None:
    assert is_too_deep(text) is too_deep


def test_a_long_text_takes_time_in_proportion_to_its_length() -> None:
    """A string that never ends, full of quotes that end nothing: it is passed over once, not once for each quote."""
    assert not is_too_deep('"' + r"\"" * 2_000_000 + "[" * 1000)


@given(
    st.recursive(st.none() | st.text(), lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner))
)
def test_no_small_value_is_too_deep(value: object) -> None:
    assert not is_too_deep(json.dumps(value))
