"""Refusals of files say where: game, line, round, player; none of it twice, and nothing of it at an open pad."""

import json
import re
from typing import Any

import pytest

from skulduggery import pad
from skulduggery.locales import LANGUAGES, Speech
from skulduggery.pad import Refusal, at_the_pad, in_a_file
from skulduggery.pad.wording import NAME_THEIR_PLAYER, NAME_THEIR_ROUND
from tests.locales.test_messages import messages
from tests.pad.pads import drawn, no
from tests.web.conftest import ROOT

PLACE: dict[str, Any] = {"round": 3, "name": "Anna"}
BID = no("bid-range", "SK-21", highest=3, **PLACE)
SENTENCE = "A bid is a whole number from 0 to 3. (SK-21)"


def with_more(refusal: Refusal, **more: str | int) -> Refusal:
    return Refusal(refusal.reason, refusal.rule, {**refusal.args, **more})


def told(refusal: Refusal, language: str = "en") -> str:
    return in_a_file(refusal, Speech(language, more=("pad",)).say)


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (BID, f"Round 3, Anna: {SENTENCE}"),
        (with_more(BID, number=2), f"Game 2 of the file, round 3, Anna: {SENTENCE}"),
        (with_more(BID, line=7), f"Line 7 of the table, round 3, Anna: {SENTENCE}"),
        (
            no("two-winners", "SL-60", round=1),
            "Round 1: Two players cannot have reached the goal: the first to reach it has won, and the game was over. "
            "(SL-60)",
        ),
        (
            no("round-incomplete", round=3, name="anna", number=2),
            "Game 2 of the file, anna: Round 3 is not complete. Write down the rest of it first.",
        ),
        (
            no("round-incomplete", round=3, name="anna"),
            "anna: Round 3 is not complete. Write down the rest of it first.",
        ),
        (
            no("seats-in-round", round=3, line=9),
            "Line 9 of the table: Round 3 does not have exactly one entry for each player.",
        ),
        (
            no("bonus-without-trick", "SK-64", **PLACE),
            "Round 3: Anna has no trick, and so has caught nobody. (SK-64)",
        ),
        (no("same-name", name="Anna"), "Two players are called Anna. Everybody needs a name of their own."),
        (
            no("first", highest=1, line=2),
            "The game that begins in line 2: Whoever deals or starts first must be one of the players.",
        ),
        (
            no("csv-points", line=7, column="total", found=30, right=20, **PLACE),
            "Round 3, Anna: Line 7 of the table has 30 in column total; by the rules it is 20.",
        ),
        (
            no("structure", path="games[1].rounds[2][0].bid", expected="number"),
            "Something is wrong in the file at games[1].rounds[2][0].bid: a whole number belongs there.",
        ),
    ],
)
def test_where_it_is(refusal: Refusal, sentence: str) -> None:
    assert told(refusal) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Spiel 2 der Datei, Durchgang 3, Anna: Eine Ansage ist eine ganze Zahl von 0 bis 3. (SK-21)"),
        ("fr", "Partie 2 du fichier, manche 3, Anna\u00a0: Une annonce est un nombre entier de 0 à 3. (SK-21)"),
        ("it", "Partita 2 del file, mano 3, Anna: Una dichiarazione è un numero intero da 0 a 3. (SK-21)"),
    ],
)
def test_in_other_languages(language: str, sentence: str) -> None:
    assert told(with_more(BID, number=2), language) == sentence
    place = sentence.split(", ", 1)[1]
    assert told(BID, language) == place[0].upper() + place[1:]


def test_at_an_open_pad_everybody_knows_where() -> None:
    assert at_the_pad(BID, Speech("en", more=("pad",)).say) == SENTENCE


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_sentences_say_themselves_is_what_the_catalogues_mention(language: str) -> None:
    mentioned = {key.removeprefix("pad-refusal-"): args for key, args in messages(language, "pad").items()}
    assert {key for key, args in mentioned.items() if "round" in args} - {"pad-place-round"} == NAME_THEIR_ROUND
    assert {key for key, args in mentioned.items() if "name" in args} == NAME_THEIR_PLAYER


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_a_structure_expects_has_words(language: str) -> None:
    say = Speech(language, more=("pad",)).say
    kinds = ("text", "number", "list", "object", "true", "nothing")
    sentences = {say("pad-refusal-structure", path="games", expected=kind) for kind in kinds}
    assert len(sentences) == len(kinds)


def test_the_page_names_the_same_in_its_sentences() -> None:
    source = (ROOT / "web" / "src" / "pad" / "core" / "wording.ts").read_text(encoding="utf-8")
    lists = {
        name: set(re.findall(r'"([a-z-]+)"', text)) for name, text in re.findall(r"const (\w+) = (\[.*?\]);", source)
    }
    assert lists == {"NAME_THEIR_ROUND": NAME_THEIR_ROUND, "NAME_THEIR_PLAYER": NAME_THEIR_PLAYER}


def test_from_a_file_to_the_sentence() -> None:
    games: Any = [json.loads(pad.write_file([drawn("skull-king", "0/0 1/1|2 .", id=id)]))["games"][0] for id in IDS]
    games[1]["rounds"][1][0]["bid"] = 3
    refusal = pad.read_file(json.dumps({"format": pad.FORMAT, "games": games}))
    assert isinstance(refusal, Refusal)
    assert told(refusal) == "Game 2 of the file, round 2, Anna: A bid is a whole number from 0 to 2. (SK-21)"


IDS = ("abcdefgh", "bcdefghi")
