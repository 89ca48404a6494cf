"""`score`: bad input, on the command line and at the prompts, is answered with what was wrong and what is allowed."""

from pathlib import Path

import pytest

from tests.cli.scoring import START, assert_refused, games_of, scored

KING = ("--game", "skull-king", "--players", "Anna,Ben,Cleo")

BAD_ARGUMENTS = {
    "no such game": (("--game", "chess", "--players", "A,B"), "skull-king"),
    "no such game, asked for the rest": (("--game", "chess"), "skull-king"),
    "too few players": (("--game", "skull-king-dice", "--players", "A,B"), "SD-04"),
    "too many players": (("--game", "sleeping-queens", "--players", "A,B,C,D,E,F"), "SL-03"),
    "an empty name": (("--game", "skull-king", "--players", "A,,B"), "1 to 24"),
    "a long name": (("--game", "skull-king", "--players", f"A,{'B' * 25}"), "1 to 24"),
    "a name twice": (("--game", "skull-king", "--players", "Anna,anna"), "anna"),
    "no such dealer": ((*KING, "--dealer", "Dora"), "Anna, Ben, Cleo"),
    "a dealer who may be two": (("--game", "skull-king", "--players", "Anna,Antje", "--dealer", "an"), "Anna, Antje"),
    "no such option": ((*KING, "--option", "speed=high"), "scoring"),
    "no such value": ((*KING, "--option", "scoring=double"), "landlubber"),
    "option without a value": ((*KING, "--option", "scoring"), "name=value"),
    "plank values": (("--game", "skull-queen", "--players", "A,B", "--option", "plank_values=1,2"), "5 x 0-99"),
    "two answers": (("--show", "--stats"), "--show and --stats"),
    "an answer and a new game": (("--list", "--players", "A,B"), "--list and --players"),
    "a table as JSON": (("--csv", "x.csv", "--json"), "--csv and --json"),
    "keep without import": (("--keep", "mine"), "--import"),
    "force without csv": (("--force",), "--csv"),
    "no such decision": (("--import", "x.json", "--keep", "ours"), "mine, theirs, both"),
    "no such number": (("--show", "--pad", "1"), "1 to 0"),
    "a number in words": (("--pad", "one"), "one"),
    "nothing to import": (("--import", "nowhere.json"), "nowhere.json"),
    "a folder to import": (("--import", "."), "no file"),
    "a table in no folder": (("--csv", "nowhere/x.csv"), "nowhere"),
}


@pytest.mark.parametrize(("arguments", "mentioned"), BAD_ARGUMENTS.values(), ids=BAD_ARGUMENTS)
def test_one_line_says_what_is_wrong(
    arguments: tuple[str, ...], mentioned: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert_refused(scored(*arguments), mentioned)
    assert not list(tmp_path.rglob("*.json"))


BAD_FILES = {
    "a missing one": (("nowhere.json", "--show"), "There is no file"),
    "in no folder": (("nowhere/pad.json",), "folder"),
    "a folder": ((".",), "no file that a pad"),
    "a device": (("/dev/null",), "no file that a pad"),
    "a name that no file can have": (("n" * 300,), "nnn"),
}


@pytest.mark.parametrize(("arguments", "mentioned"), BAD_FILES.values(), ids=BAD_FILES)
def test_files_that_are_none(
    arguments: tuple[str, ...], mentioned: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(scored(*arguments), mentioned)


BIDS = {
    "2 0 0": "from 0 to 1. (SK-21)",
    "-1 0 0": "from 0 to 1. (SK-21)",
    "1 0": "Those are 2 numbers; 3 are needed",
    "1 0 0 0": "Those are 4 numbers",
    "1": "That is one number",
    "dora 1": "Nobody here is called “dora”; there are: Anna, Ben, Cleo.",
    "ben": "Ben needs a whole number.",
    "ben one": "Ben needs a whole number, not “one”.",
    "ben 1.5": "not “1.5”",
    "ben ٣": "not “٣”",
    "ben 99999": "not “99999”",
    "ben 1 ben 0": "Ben is named twice.",
    "[bold]ben[/bold] 1": "“[bold]ben[/bold]”",
    "edit 7": "no round 7",
    "edit one": "from 1 to 1",
    "open 5": "numbers 1 to 1",
    "redo": "Nothing has been taken back.",
    "resume": "not ended early",
    "rename dora Eva": "Nobody here is called “dora”",
    "rename anna ben": "Two players are called Ben.",
    f"rename anna {'x' * 25}": "1 to 24",
    "dealer dora": "Nobody here is called “dora”",
    "option speed=high": "scoring=standard, landlubber",
    "rules SK-999": "nearest",
    "import nowhere.json": "There is no file nowhere.json.",
    "export nowhere/x.json": "nowhere/x.json cannot be written",
}
BONUSES = {
    "anna": "What has Anna caught?",
    "anna 2": "“2” is none of it",
    "anna 2 queens": "“2” is none of it",
    "dora king": "Nobody here is called “dora”",
    "ben king": "Ben has no trick, and so has caught nobody. (SK-65)",
    "ben 1 pirate": "Ben has no trick, and so has caught nobody. (SK-64)",
    "anna 3 pirates": "0 to 2 Pirates here. (SK-64)",
    "anna 2 kings": "once or not at all. (SK-65)",
    "anna king 1 pirate": "only one Skull King",
    "anna king anna king": "Skull King",
}
PLANKS = {
    "5 4 3 2": "front or back, not “5”",
    "front 5 4 3": "Those are 3 spaces",
    "front 54321": "Those are 5 spaces",
    "front 5 4 3 6": "from 1 to 5, or is in the water (0). (SQ-03)",
    "front 5 4 3 x": "“x” is no space",
    "dora front 1 1 1 1": "front or back, not “dora”",
    "ben": "Which side of the plank comes first",
}
QUEENS = {
    "anna": "Which queen?",
    "anna xx": "“xx” does not name one queen",
    "anna p": "peacock, pancake",
    "dora rose": "Nobody here is called “dora”",
    "rose sleeps": "She sleeps already: Rose Queen.",
    "anna cat dog": "both the Cat Queen and the Dog Queen. (SL-51)",
}
BAD_LINES = [
    *(("skull-king", (), line, told) for line, told in BIDS.items()),
    *(("skull-king", ("1 0 0", "1 0 0"), line, told) for line, told in BONUSES.items()),
    *(("skull-queen", (), line, told) for line, told in PLANKS.items()),
    *(("sleeping-queens", (), line, told) for line, told in QUEENS.items()),
    ("skull-king", ("1 0 0",), "2 0 0", "from 0 to 1. (SK-49)"),
    ("sleeping-queens", ("anna rose",), "ben rose", "If a Knight took her, type “Ben takes rose”."),
    ("sleeping-queens", ("anna rose",), "anna rose", "Anna has her already"),
]


@pytest.mark.parametrize("name", ["skull-king", "skull-queen", "sleeping-queens"])
def test_a_line_that_cannot_be_is_refused_with_its_reason_and_writes_nothing(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    for number, (game, before, line, told) in enumerate(BAD_LINES):
        if game != name:
            continue
        file = Path(f"{number}.json")
        scored(file, *START[game], lines=before)
        written = file.read_bytes()
        answer = scored(file, lines=[line])
        assert told in " ".join(answer.out.split()), (line, answer.out)
        assert "Traceback" not in answer.out + answer.err
        assert file.read_bytes() == written, line


def test_tricks_that_cannot_add_up_are_asked_about_and_marked(tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    told = scored(
        file, *START["skull-king"], lines=["1 1 1", "1 1 0", "maybe", "no", "0 0 0", "n", "1 1 0", "y", "", "sheet"]
    )
    assert told.out.count("2 tricks are written down, but there was 1 to win. (SK-49)") == 3, "twice asked, once marked"
    assert told.out.count("0 tricks are written down") == 1
    assert "!1" in told.out
    assert "! the tricks do not add up." in told.out
    assert [entry.tricks for entry in games_of(file)[0].rounds[0]] == [1, 1, 0]


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("de", ("ändern 1", "abbrechen", "weiter", "blatt", "statistik", "verlauf", "ende"), "Leb wohl!"),
        ("fr", ("arrêter", "reprendre", "feuille", "courbe", "historique", "quitter"), "Adieu !"),
        ("it", ("ferma", "riprendi", "foglio", "grafico", "storico", "esci"), "Addio!"),
        ("it", ("stop", "resume", "sheet", "chart", "history", "quit"), "Addio!"),
    ],
)
def test_commands_in_the_language_and_in_english(
    language: str, lines: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    done = scored(
        tmp_path / "pad.json", *START["skull-king"], "--lang", language, lines=("1 0 0", *lines, "never read")
    )
    assert told in done.out
    assert "never read" not in done.out
    unknown = {"de": "heißt hier niemand", "fr": "ne s’appelle", "it": "nessuno si chiama"}[language]
    assert unknown not in done.out, "every word was understood"
