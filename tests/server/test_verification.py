"""A fair game fits; whatever is changed is found, at the right place; a second checker comes to the same verdict."""

import json
import random
from typing import Any, cast

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from skulduggery import games
from skulduggery.kernel.chance import Draw, Outcome, Pause, Roll, Shuffle
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import parse_record
from skulduggery.kernel.replay import check
from skulduggery.server import fairness
from skulduggery.server.verification import Finding, verify
from tests.playing import new_match
from tests.server import second_checker
from tests.server.fair_games import as_json, fair_record, play_by

TABLES = [(game, seats) for game in games.all_games() for seats in game.PLAYERS]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "NAME", str(value)))
every_game = pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.NAME)

Place = tuple[str | int, ...]
"""Of an entry in a deal: `("hands", 0, 2)`."""

tables = st.sampled_from(TABLES)
seeds = st.integers(0, 50)


def verdict(whole: dict[str, Any], noted: str | None = None) -> Finding:
    """Of a record as it comes from a file."""
    return verify(*parse_record(json.dumps(whole), games.find), noted)


# --- fair games -----------------------------------------------------------------------------------------------------


@every_table
def test_a_fair_game_fits(game: AnyGame, seats: int) -> None:
    record = fair_record(game, seats, seed=seats)
    check(game, record)
    finding = verify(game, record, noted=record.meta["fairness"]["commitment"])
    assert finding.misfits == ()
    assert finding.draws >= 3
    assert second_checker.fits(as_json(record))


@every_game
def test_an_unfinished_game_is_checked_as_far_as_it_goes(game: AnyGame) -> None:
    record = fair_record(game, 3, seed=1)
    for length in (0, 1, 2, 5, len(record.log) // 2, len(record.log) - 1):
        finding = verify(game, replace(record, log=record.log[:length], result=None))
        assert finding.misfits == ()
        assert (finding.draws > 0) == (length > 0)


def test_pauses_pass_by_themselves() -> None:
    """SL-43: an attack that nobody can stop asks for a pause, which the record does not write and nobody counts."""
    game = games.find("sleeping-queens")
    assert game is not None
    asked: list[Draw] = []
    fate = fairness.Fair("07" * 32, game.NAME, ["", "", ""])

    def listening(draw: Draw) -> Outcome:
        asked.append(draw)
        return fate(draw)

    match = new_match(game, 3)
    play_by(match, random.Random(2), listening)
    record = match.record(fairness.proof("07" * 32, ["", "", ""]))
    assert any(isinstance(draw, Pause) for draw in asked)
    assert verify(game, record).misfits == ()
    assert second_checker.fits(as_json(record))


def test_what_players_write_in_more_than_one_way_is_not_compared() -> None:
    """A record may list discarded cards in any order, and name what was legal."""
    game = games.find("sleeping-queens")
    assert game is not None
    whole = as_json(fair_record(game, 2, seed=3))
    several = [step for step in whole["log"] if len(set(step.get("discard", ()))) > 1]
    assert several
    for step in several:
        step["discard"].reverse()
    whole["log"][1]["remark"] = "well played"
    assert verdict(whole).misfits == ()


# --- unfair games ---------------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(table=tables, seed=seeds, data=st.data())
def test_two_cards_swapped_in_any_deal_are_found(table: tuple[AnyGame, int], seed: int, data: st.DataObject) -> None:
    game, seats = table
    record = fair_record(game, seats, seed)
    whole = as_json(record)
    deals = [number for number, step in enumerate(whole["log"], start=1) if "deal" in step]
    number = data.draw(st.sampled_from(deals))
    deal = whole["log"][number - 1]["deal"]
    places = card_places(deal)
    first = data.draw(st.integers(0, len(places) - 1))
    second = data.draw(st.integers(first, len(places) - 1))
    one, other = held_at(deal, places[first]), held_at(deal, places[second])
    assume(one != other)
    put_at(deal, places[first], other)
    put_at(deal, places[second], one)
    (misfit,) = verify(game, replace(record, log=whole["log"])).misfits
    assert (misfit.reason, misfit.step) == ("draw-differs", number)
    assert misfit.args == {"where": named(places[first]), "value": other, "expected": one}
    assert second_checker.first_wrong_step(whole) == number


@settings(max_examples=60, deadline=None)
@given(table=tables, seed=seeds, data=st.data())
def test_one_dishonest_draw_is_found(table: tuple[AnyGame, int], seed: int, data: st.DataObject) -> None:
    """The game goes on by the rules and with honest draws; both checkers name the same step, if anything shows."""
    game, seats = table
    honest = fair_record(game, seats, seed)
    at = data.draw(st.integers(0, verify(game, honest).draws - 1))
    rng = random.Random(data.draw(st.integers(0, 9)))

    def another(draw: Draw, outcome: Outcome) -> Outcome:
        match draw:
            case Shuffle(size, take):
                return tuple(rng.sample(range(size), take))
            case Roll(sides):
                return (int(str(outcome)) + 1) % sides
            case Pause():
                return outcome

    record = fair_record(game, seats, seed, cheat=(at, another))
    check(game, record)
    misfits = verify(game, record).misfits
    step = misfits[0].step if misfits else None
    assert second_checker.first_wrong_step(as_json(record)) == step
    if step is None:
        assert as_json(record) == as_json(honest), "nothing showed"
    else:
        assert record.log[: step - 1] == honest.log[: step - 1]
        assert record.log[step - 1] != honest.log[step - 1]


@every_table
def test_another_word_is_found_at_the_first_deal(game: AnyGame, seats: int) -> None:
    whole = as_json(fair_record(game, seats, seed=seats))
    whole["meta"]["fairness"]["words"][-1] += "!"
    (misfit,) = verdict(whole).misfits
    assert (misfit.reason, misfit.step) == ("draw-differs", 1)
    assert str(misfit.args["where"]).startswith("deal.")


@every_table
def test_another_secret_fits_neither_the_commitment_nor_the_deal(game: AnyGame, seats: int) -> None:
    whole = as_json(fair_record(game, seats, seed=seats))
    proof = whole["meta"]["fairness"]
    proof["secret"] = one_bit_changed(proof["secret"])
    commitment, draw = verdict(whole).misfits
    right = second_checker.commitment(bytes.fromhex(proof["secret"]))
    assert commitment.args == {
        "where": "meta.fairness.commitment",
        "value": proof["commitment"],
        "expected": right,
    }
    assert (commitment.reason, commitment.step) == ("commitment-differs", None)
    assert (draw.reason, draw.step) == ("draw-differs", 1)


@every_game
def test_another_commitment_is_found(game: AnyGame) -> None:
    whole = as_json(fair_record(game, 3, seed=1))
    proof = whole["meta"]["fairness"]
    noted, proof["commitment"] = proof["commitment"], one_bit_changed(proof["commitment"])
    assert [misfit.reason for misfit in verdict(whole).misfits] == ["commitment-differs"]
    assert [misfit.reason for misfit in verdict(whole, noted).misfits] == ["commitment-differs", "noted-differs"]


def test_secret_and_commitment_exchanged_together_are_found_by_who_noted_it() -> None:
    game = games.all_games()[0]
    noted = fairness.commitment("11" * 32)
    (misfit,) = verify(game, fair_record(game, 3, seed=1), noted).misfits
    assert (misfit.reason, misfit.args["expected"]) == ("noted-differs", noted)


def test_a_face_of_a_die_is_found() -> None:
    game = games.find("skull-king-dice")
    assert game is not None
    record = fair_record(game, 3, seed=1)
    whole = as_json(record)
    number = next(number for number, step in enumerate(whole["log"], start=1) if step.get("face") == "flag")
    whole["log"][number - 1]["face"] = "skull"
    (misfit,) = verify(game, replace(record, log=whole["log"])).misfits
    assert (misfit.step, misfit.args) == (number, {"where": "face", "value": "skull", "expected": "flag"})


def test_the_dealer_is_found() -> None:
    game = games.find("skull-queen")
    assert game is not None
    record = fair_record(game, 4, seed=1)
    whole = as_json(record)
    dealer = whole["log"][0]["deal"]["dealer"]
    whole["log"][0]["deal"]["dealer"] = (dealer + 1) % 4
    (misfit,) = verify(game, replace(record, log=whole["log"])).misfits
    assert misfit.args == {"where": "deal.dealer", "value": str((dealer + 1) % 4), "expected": str(dealer)}


def test_nothing_else_in_a_step_can_hide_a_wrong_card() -> None:
    """Keys that we do not know are passed over, also if they are named like the place of a card."""
    game = games.find("skull-king")
    assert game is not None
    whole = as_json(fair_record(game, 3, seed=1))
    step, right = whole["log"][0], whole["log"][0]["deal"]["hands"][0][0]
    step["deal"]["hands"][0][0] = "SK" if right != "SK" else "SM"
    step["deal.hands[0][0]"] = step["deal"]["hands[0][0]"] = right
    del whole["result"]
    assert verdict({**whole, "log": [step]}).misfits[0].args["where"] == "deal.hands[0][0]"


# --- no proof, or a bad one -----------------------------------------------------------------------------------------

BAD_PROOFS: dict[str, tuple[Any, str, str]] = {
    "no secret": ({"secret": None}, "not-a-text", "meta.fairness.secret"),
    "a short secret": ({"secret": "ab" * 31}, "not-hex", "meta.fairness.secret"),
    "a long secret": ({"secret": "ab" * 33}, "not-hex", "meta.fairness.secret"),
    "letters beyond f": ({"secret": "xy" * 32}, "not-hex", "meta.fairness.secret"),
    "blanks between": ({"secret": "ab " * 21 + "a"}, "not-hex", "meta.fairness.secret"),
    "digits that are no ASCII": ({"secret": "٣" * 64}, "not-hex", "meta.fairness.secret"),
    "a line's end behind": ({"secret": "ab" * 32 + "\n"}, "not-hex", "meta.fairness.secret"),
    "no commitment": ({"commitment": 7}, "not-a-text", "meta.fairness.commitment"),
    "a short commitment": ({"commitment": "ab"}, "not-hex", "meta.fairness.commitment"),
    "words in a text": ({"words": "ahoy"}, "not-a-list", "meta.fairness.words"),
    "a word that is none": ({"words": ["", 7, ""]}, "not-a-text", "meta.fairness.words[1]"),
    "a word too few": ({"words": ["", ""]}, "wrong-length", "meta.fairness.words"),
    "a word too many": ({"words": [""] * 4}, "wrong-length", "meta.fairness.words"),
}


@pytest.mark.parametrize(("changed", "reason", "where"), BAD_PROOFS.values(), ids=BAD_PROOFS)
def test_a_bad_proof_is_named(changed: dict[str, Any], reason: str, where: str) -> None:
    whole = as_json(fair_record(games.all_games()[0], 3, seed=1))
    whole["meta"]["fairness"].update(changed)
    (misfit,) = verdict(whole).misfits
    assert (misfit.reason, misfit.args["where"]) == (reason, where)


@pytest.mark.parametrize("name", ["scheme", "commitment", "secret", "words"])
def test_what_is_missing_is_named(name: str) -> None:
    whole = as_json(fair_record(games.all_games()[0], 3, seed=1))
    del whole["meta"]["fairness"][name]
    (misfit,) = verdict(whole).misfits
    assert (misfit.reason, misfit.args) == ("missing", {"where": f"meta.fairness.{name}"})


def test_an_unknown_scheme_is_not_guessed_at() -> None:
    whole = as_json(fair_record(games.all_games()[0], 3, seed=1))
    whole["meta"]["fairness"]["scheme"] = "skulduggery/fair/2"
    (misfit,) = verdict(whole).misfits
    assert misfit.reason == "scheme-unknown"


@pytest.mark.parametrize("meta", [None, "fairness", ["fairness"], {}, {"when": "today"}, 7])
def test_a_record_without_proof(meta: Any) -> None:
    whole = {**as_json(fair_record(games.all_games()[0], 3, seed=1)), "meta": meta}
    finding = verdict(whole)
    assert [misfit.reason for misfit in finding.misfits] == ["no-proof"]
    assert finding.proof is None


def test_large_letters_are_read_too() -> None:
    whole = as_json(fair_record(games.all_games()[0], 3, seed=1))
    proof = whole["meta"]["fairness"]
    proof["secret"], proof["commitment"] = proof["secret"].upper(), proof["commitment"].upper()
    assert verdict(whole).misfits == ()


# --- helpers --------------------------------------------------------------------------------------------------------


def card_places(held: Any, place: Place = ()) -> list[Place]:
    """Where the deal holds a card, a die or a queen."""
    match held:
        case str():
            return [place]
        case dict():
            named_things = cast(dict[str, Any], held).items()
            return [found for name, thing in named_things for found in card_places(thing, (*place, name))]
        case list():
            things = enumerate(cast(list[Any], held))
            return [found for index, thing in things for found in card_places(thing, (*place, index))]
        case _:
            return []


def held_at(deal: Any, place: Place) -> Any:
    for name in place:
        deal = deal[name]
    return deal


def put_at(deal: Any, place: Place, card: str) -> None:
    held_at(deal, place[:-1])[place[-1]] = card


def named(place: Place) -> str:
    return "deal" + "".join(f"[{name}]" if isinstance(name, int) else f".{name}" for name in place)


def one_bit_changed(digits: str) -> str:
    data = bytearray.fromhex(digits)
    data[7] ^= 4
    return data.hex()
