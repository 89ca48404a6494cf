"""What holds for every script, whatever it teaches."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from skulduggery import games
from skulduggery.lessons import Lesson, first_lesson
from skulduggery.lessons.script import Script
from skulduggery.locales import LANGUAGES
from tests.lessons.looking import FIRST_LESSONS, SCRIPTS, asked, name_of, said_in, told
from tests.locales.test_messages import messages
from tests.test_rule_ids import ids_of

MOST_ACTIONS = 18
"""In under three minutes: choices, and taps to go on."""
LONGEST, LONGEST_QUESTION = 140, 165
"""Characters that can be read on a phone above the cards; where something is to be done, no button takes room."""

MET = {
    "skull-king": """SK-10 SK-20 SK-21 SK-30 SK-31 SK-32 SK-40 SK-41 SK-42 SK-43 SK-44 SK-45 SK-47 SK-49
        SK-60 SK-61 SK-62 SK-63 SK-65 SK-66 SK-70""",
    "skull-king-dice": """SD-01 SD-03 SD-10 SD-20 SD-30 SD-31 SD-35 SD-40 SD-41 SD-42 SD-43 SD-44 SD-45 SD-47 SD-48
        SD-60 SD-61 SD-62 SD-63 SD-64 SD-66 SD-70""",
    "skull-queen": """SQ-03 SQ-20 SQ-21 SQ-22 SQ-30 SQ-31 SQ-32 SQ-40 SQ-41 SQ-42 SQ-43 SQ-44 SQ-45 SQ-47
        SQ-50 SQ-51 SQ-53 SQ-54 SQ-60 SQ-61""",
    "sleeping-queens": "SL-02 SL-10 SL-20 SL-30 SL-31 SL-32 SL-33 SL-34 SL-36 SL-37 SL-40 SL-41 SL-60 SL-62",
}
"""The rules that each first lesson meets, at least."""

REFUSED = {"skull-king": "SK-31", "skull-king-dice": "SD-31", "skull-queen": "SQ-31", "sleeping-queens": "SL-34"}
"""The rule that can be run against in each first lesson."""

every_script = pytest.mark.parametrize("script", SCRIPTS, ids=name_of)
every_first_lesson = pytest.mark.parametrize("script", FIRST_LESSONS, ids=name_of)


def in_all_languages(script: Script) -> dict[str, Lesson]:
    return {language: told(script, language) for language in LANGUAGES}


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_its_first_lesson(game: str) -> None:
    for language in LANGUAGES:
        lesson = first_lesson(game, language)
        assert lesson is not None
        assert (lesson.id, lesson.game, lesson.kind, lesson.seat) == ("first", game, "lesson", 0)


@every_script
def test_it_plays_in_all_languages_and_differs_in_words_alone(script: Script) -> None:
    english = told(script)
    for language, lesson in in_all_languages(script).items():
        assert [frame.view for frame in lesson.frames] == [frame.view for frame in english.frames]
        assert [frame.prompt for frame in lesson.frames] == [frame.prompt for frame in english.frames]
        assert language == "en" or lesson.title != english.title or "King" in english.title
        for frame, other in zip(english.frames, lesson.frames, strict=True):
            assert bool(frame.caption) == bool(other.caption)
            assert language == "en" or not frame.caption or frame.caption != other.caption


@every_script
def test_it_speaks_in_short_plain_sentences(script: Script) -> None:
    for language, lesson in in_all_languages(script).items():
        for frame in lesson.frames:
            assert len(frame.caption) <= (LONGEST if frame.prompt is None else LONGEST_QUESTION), frame.caption
            for text in (frame.caption, frame.gentle, *frame.gentle_for.values()):
                assert len(text) <= LONGEST_QUESTION, f"{language}: {text}"
                assert not re.search(r"[{}$*_`]|\b[RYGBK]\d+\b|  ", text), f"{language}: {text}"


@every_script
def test_frames_are_numbered_and_wait_where_there_is_something_to_read_or_to_do(script: Script) -> None:
    lesson = told(script)
    assert [frame.number for frame in lesson.frames] == list(range(len(lesson.frames)))
    for frame in lesson.frames:
        assert frame.stop == bool(frame.caption)
        assert len(frame.words) == len(frame.events)
    assert lesson.frames[-1].stop, "it does not end without a word"


@every_script
def test_a_question_can_be_answered_and_every_answer_is_answered(script: Script) -> None:
    lesson = told(script)
    assert bool(asked(lesson)) == (script.seat is not None)
    for frame in asked(lesson):
        prompt, words = frame.prompt, frame.prompt_words
        assert prompt is not None
        assert words is not None
        assert prompt.id == frame.number
        assert frame.expected
        assert set(frame.expected) <= set(range(len(prompt.legal)))
        assert set(frame.gentle_for) <= set(range(len(prompt.legal))) - set(frame.expected)
        assert (len(words.legal), len(words.refused)) == (len(prompt.legal), len(prompt.refused))
        assert lesson.seat in frame.acting
        assert frame.gentle or len(frame.expected) == len(prompt.legal), "another choice would get no answer"


@every_script
def test_it_names_no_rule_that_does_not_exist(script: Script) -> None:
    known = set(ids_of(script.game))
    assert not {rule for said in said_in(script) for rule in said.rules} - known
    assert not {rule for frame in told(script).frames for rule in frame.rules} - known


@every_first_lesson
def test_a_lesson_meets_the_rules_one_at_a_time(script: Script) -> None:
    lesson = told(script)
    met = {rule for said in said_in(script) for rule in said.rules}
    assert not sorted(set(MET[script.game].split()) - met)
    assert sum(frame.stop for frame in lesson.frames) <= MOST_ACTIONS


@every_first_lesson
def test_a_lesson_lets_one_run_against_a_rule(script: Script) -> None:
    questions = (frame.prompt for frame in asked(told(script)))
    refused = {no.why.rule for prompt in questions if prompt is not None for no in prompt.refused}
    assert REFUSED[script.game] in refused


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_the_catalogue_holds_exactly_what_is_said(game: str, language: str) -> None:
    part = f"lessons-{game}"
    scripts = [script for script in SCRIPTS if script.game == game]
    said = {f"{script.id}-{said.key}": set(said.args) for script in scripts for said in said_in(script)}
    titles = {f"{script.id}-title" for script in scripts}
    known = messages(language, part)
    assert not sorted(known.keys() ^ (said.keys() | titles))
    english = messages("en", part)
    assert not {key: (known[key], english[key]) for key in known if known[key] != english[key]}
    assert not {key for key, args in said.items() if not known[key] <= args}


@every_script
def test_it_travels_as_json(script: Script) -> None:
    lesson = told(script)
    back = msgspec.json.decode(msgspec.json.encode(lesson), type=Lesson)
    assert [frame.caption for frame in back.frames] == [frame.caption for frame in lesson.frames]
    assert [frame.gentle_for for frame in back.frames] == [frame.gentle_for for frame in lesson.frames]


def test_lessons_need_nothing_that_the_browser_lacks() -> None:
    """In the page there are the standard library, msgspec and Fluent."""
    code = "from skulduggery import lessons; lessons.examples('skull-king', 'de')"
    outside = loaded_by(code) - set(sys.stdlib_module_names)
    allowed = {"skulduggery", "msgspec", "fluent", "babel", "attr", "attrs", "pytz", "typing_extensions", "__main__"}
    assert not {name for name in outside if not name.startswith("_")} - allowed


def test_what_the_system_loads_at_every_start_is_not_the_lessons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Debian's Python has a `sitecustomize`, which may import anything."""
    for name, text in (("sitecustomize", "import burden"), ("burden", ""), ("lacking", "")):
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert loaded_by("import lacking") == {"lacking"}


def loaded_by(code: str) -> set[str]:
    """The packages that the code imports, without those that every start of this Python does."""
    listing = "import sys; before = set(sys.modules); exec(sys.argv[1]); print(*set(sys.modules) - before)"
    command = [sys.executable, "-c", listing, code]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return {name.partition(".")[0] for name in listed}
