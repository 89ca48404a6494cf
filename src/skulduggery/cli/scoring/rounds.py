"""One round: who deals and leads, bids against tricks, and the points."""

from msgspec import UNSET, UnsetType
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from skulduggery.cli.drawing.base import Table
from skulduggery.cli.drawing.ink import LOUD, QUIET
from skulduggery.cli.drawing.sheets import places_table, round_table, signed
from skulduggery.cli.scoring.desk import warned
from skulduggery.cli.scoring.listing import winners
from skulduggery.cli.scoring.planks import plank_marks
from skulduggery.cli.scoring.queens import goal_in_words, queens_drawn
from skulduggery.pad import Entry, PadGame, RoundScore, Sheet, seats_in
from skulduggery.pad import sheet as sheet_of


def heading(game: PadGame, table: Table, number: int) -> list[RenderableType]:
    """Round 7 of 10, who deals, who leads, and the totals."""
    found = sheet_of(game)
    scored = found.rounds[number]
    if game.game == "sleeping-queens":
        return [_rule(table.say("title"), [goal_in_words(game, table), *_turn(scored, table, leads=False)])]
    turn = _turn(scored, table, leads=scored.dealer is not None)
    lines: list[RenderableType] = [_rule(table.say("cli-round-heading", round=number + 1, rounds=found.length), turn)]
    if number:
        standings = (f"{table.speech.player(seat)} {total}" for seat, total in enumerate(_begun_with(found, number)))
        lines.append(Text("   ".join(standings), style=QUIET))
    return lines


def balance(game: PadGame, table: Table, number: int) -> Text:
    """10 bid, 7 to win, and each player's bid."""
    scored = sheet_of(game).rounds[number]
    assert scored.tricks is not None
    told = table.say("cli-balance", bid=scored.tricks.bid, tricks=scored.tricks.there)
    there = sorted(seats_in(game, number + 1))
    bids = "  ".join(f"{table.speech.player(seat)} {game.rounds[number][seat].bid}" for seat in there)
    return Text.assemble((told, LOUD), (f"   {bids}", QUIET))


def result(game: PadGame, table: Table, number: int) -> list[RenderableType]:
    """Everybody's points of a round, and by which rules."""
    if game.game == "sleeping-queens":
        return queens_drawn(game, table)
    found = sheet_of(game)
    scored = found.rounds[number]
    totals = found.totals[number] if number < len(found.totals) else None
    columns = _written(game, table, scored)
    columns[table.say("cli-points")] = [Text("") if s.points is None else signed(s.points) for s in scored.seats]
    if totals is not None:
        columns[table.say("cli-total")] = [Text(str(total), style=LOUD) for total in totals]
    columns[table.say("cli-rule")] = [Text(seat.because or "", style=QUIET) for seat in scored.seats]
    title = Text(table.say("cli-scores", round=number + 1), style=LOUD)
    return [Text(""), title, round_table(table, columns), *_reasons(scored, table), *_warning(scored, table)]


def ending(game: PadGame, table: Table) -> list[RenderableType]:
    """The winner and the deciding rule. For a game that was ended early, only the totals."""
    found = sheet_of(game)
    standing = places_table(table, found.total, found.places)
    wrong = [line for scored in found.rounds for line in _warning(scored, table, number=True)]
    if not found.over:
        return [Text(table.say("score-stopped"), style=LOUD), standing, *wrong]
    first = [table.speech.player(seat) for seat in winners(found)]
    names = ", ".join(first)
    told = table.say("score-won", name=names, count=len(first), rule=found.because)
    reason = f"because-{found.because}"
    more = [Text(table.say(reason), style=QUIET)] if table.speech.has(reason) else []
    return [Text(""), Text(f"★ {told}", style="bold yellow"), *more, standing, *wrong]


def _begun_with(found: Sheet, number: int) -> tuple[int, ...]:
    """The totals before the round. Newcomers have points from the moment when they join."""
    return found.total if number == len(found.totals) else found.totals[number - 1]


def _rule(title: str, more: list[str]) -> Rule:
    return Rule(Text.assemble((title, LOUD), (f"   {', '.join(more)}" if more else "", "")), align="left")


def _turn(scored: RoundScore, table: Table, *, leads: bool) -> list[str]:
    """SK-30, SQ-30, SL-12: left of the dealer; SD-12: nobody deals dice; SQ-81: for two, the ghost leads."""
    told: list[str] = []
    if scored.dealer is not None:
        told.append(table.say("score-deals", dealer=scored.dealer))
    if scored.leader is not None:
        key = "score-leads" if leads else "score-begins"
        told.append(table.say(key, leader=scored.leader))
    return told


def _written(game: PadGame, table: Table, scored: RoundScore) -> dict[str, list[Text]]:
    round = game.rounds[scored.number - 1]
    if game.game == "skull-queen":
        return {table.say("score-plank"): [plank_marks(entry) for entry in round]}
    columns = {
        table.say("cli-bid"): [_value(entry.bid) for entry in round],
        table.say("cli-won"): [_won(entry) for entry in round],
    }
    if any(seat.bonus for seat in scored.seats):
        columns[table.say("cli-bonus")] = [Text(str(seat.bonus) if seat.bonus else "") for seat in scored.seats]
    return columns


def _won(entry: Entry) -> Text:
    made = UNSET not in (entry.bid, entry.tricks) and entry.bid == entry.tricks
    return Text.assemble((_value(entry.tricks).plain, "green" if made else "red"))


def _value(value: int | UnsetType) -> Text:
    return Text("·", style=QUIET) if isinstance(value, UnsetType) else Text(str(value))


def _reasons(scored: RoundScore, table: Table) -> list[RenderableType]:
    """The rules cited in the last column, in words."""
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    grid.add_column("", no_wrap=True, style=QUIET)
    grid.add_column("", style=QUIET)
    for rule in dict.fromkeys(seat.because for seat in scored.seats if seat.because):
        grid.add_row(rule, table.say(f"because-{rule}"))
    return [grid]


def _warning(scored: RoundScore, table: Table, *, number: bool = False) -> list[RenderableType]:
    """Includes the round's number if no heading shows it."""
    if scored.warning is None:
        return []
    told = warned(scored.warning, table.speech)
    where = table.say("pad-place-round", round=scored.number)
    return [Text(f"! {where[0].upper()}{where[1:]}: {told}" if number else f"! {told}", style="yellow")]
