"""What is being resolved, and everything about one thing: panels and sheets in lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text as Line

from tabletome.cli.terminal.cards import draw_zone
from tabletome.cli.terminal.look import Look
from tabletome.cli.terminal.mats import draw_bar, draw_stat
from tabletome.cli.terminal.palette import RULE, TITLE, TONES, symbol
from tabletome.scene import Die, Forecast, Meter, Note, Panel, Prospect, Row, Sheet, Stat, Step, Sum

MARKS = {"done": ("✓", "x"), "now": ("●", ">"), "next": ("○", "-")}
"""What stands before a step, in colours and in plain letters."""


def draw_panel(panel: Panel, look: Look, *, compact: bool = False) -> RenderableType:
    """A combat, a shop, a story: its steps, both sides, dice, sums and what is to be known; compact without a frame,
    dice and notes one after the other."""
    inside = look.narrower(look.width - 4)
    between = Line(" · ", TONES["dim"])
    if compact:
        return Group(
            Line(look.say(panel.title), TITLE).append("  ").append_text(steps_line(panel.steps, look)),
            *(look.rich(text) for text in panel.text),
            *(line for sheet in panel.sheets for line in side_lines(sheet, look)),
            *([between.join(die_line(die, look) for die in panel.dice)] if panel.dice else []),
            *(meter_line(meter, look) for meter in panel.meters),
            *(sum_line(each, look) for each in panel.sums),
            *(line for zone in panel.zones for line in draw_zone(zone, look, {}, compact=True)),
            *([between.join(look.rich(note.text, TONES[note.tone]) for note in panel.notes)] if panel.notes else []),
        )
    lines: list[RenderableType] = []
    if panel.steps:
        lines.append(steps_line(panel.steps, look))
    lines += [look.rich(text) for text in panel.text]
    for sheet in panel.sheets:
        lines += side_lines(sheet, look)
    lines += [die_line(die, look) for die in panel.dice]
    lines += [meter_line(meter, look) for meter in panel.meters]
    lines += [sum_line(each, look) for each in panel.sums]
    for prospect in panel.prospects:
        lines += prospect_lines(prospect, look)
    for zone in panel.zones:
        lines += draw_zone(zone, inside, {}, compact=True)
    lines += [note_line(note, look) for note in panel.notes]
    return look.panel(Group(*lines), Line(look.say(panel.title), TITLE))


def side_lines(sheet: Sheet, look: Look) -> list[RenderableType]:
    """One side in a line or two; whoever wants to know more looks it up."""
    marks = [look.badges(sheet.badges)] if sheet.badges else []
    figures = [
        Line(f"{look.say(stat.name)} {stat.value}" + (f"/{stat.most}" if stat.most else "")) for stat in sheet.stats
    ]
    told = [Line("  ").append_text(Line(" · ").join([*figures, *marks]))] if figures or marks else []
    return [
        _heading(sheet, look),
        *told,
        *(row_line(row, look, tabled=False) for row in sheet.rows if row.state != "dim"),
    ]


def steps_line(steps: Sequence[Step], look: Look) -> Line:
    """`✓ Set dice  ● Reveal  ○ Pay`"""
    line = Line()
    for step in steps:
        mark = MARKS[step.state][1 if look.plain else 0]
        style = TITLE if step.state == "now" else TONES["dim"]
        line.append("  " if line else "").append(f"{mark} {look.say(step.name)}", style)
    return line


def die_line(die: Die, look: Look) -> Line:
    """A die with whose or what it is, what it shows, and what it does."""
    sign = symbol(die.icon) or die.face if len(die.icons) < 2 else ""
    shown = "?" if die.hidden else look.known(f"die-{die.kind}-{die.face}") or sign
    line = Line(f"[{shown}] " if shown else "", TONES[die.tone]).append_text(look.rich(die.name))
    return line.append(": ").append_text(look.rich(die.effect)) if die.effect else line


def meter_line(meter: Meter, look: Look) -> Line:
    """`Block ■■■□□ 3/5`"""
    line = Line().append_text(look.rich(meter.name)).append(" ")
    if meter.needed > 0:
        bar = Stat(id="", name=meter.name, icon="", value=meter.value, most=meter.needed, tone=meter.tone)
        line.append_text(draw_bar(bar, look.plain)).append(" ")
    line.append(f"{meter.value}/{meter.needed}", TONES[meter.tone])
    return line.append("  ").append_text(look.rich(meter.text)) if meter.text else line


def sum_line(total: Sum, look: Look) -> Line:
    """`Attack 3 + 2 poison - 1 shield = 4 / 6`"""
    line = Line()
    if total.name is not None:
        line.append_text(look.rich(total.name)).append(": ")
    for number, term in enumerate(total.terms):
        value = term.value or 0
        sign = "" if number == 0 and value >= 0 else "- " if value < 0 else "+ "
        said = look.say(term.text) or symbol(term.icon)
        line.append(f"{' ' if number else ''}{sign}{abs(value)} {said}".rstrip(), TONES[term.tone])
    line.append(f" = {total.total}", "bold")
    return line.append(f" / {total.against}") if total.against is not None else line


def prospect_lines(prospect: Prospect, look: Look) -> Iterator[Line]:
    """`▸ Victory: Orcs  8 : 7`, and below it what would follow."""
    heading = Line(f"{'>' if look.plain else '▸'} ").append_text(look.rich(prospect.name, TONES[prospect.tone]))
    yield heading.append("  ").append_text(look.rich(prospect.result)) if prospect.result else heading
    yield from (Line("  ").append_text(note_line(note, look)) for note in prospect.notes)
    if prospect.forecast:
        yield Line("  ").append_text(forecast_words(prospect.forecast, look))


def note_line(note: Note, look: Look) -> Line:
    line = Line().append_text(look.rich(note.text, TONES[note.tone]))
    return line.append(f"  {note.rule}", RULE) if note.rule else line


# Sheets


def draw_sheet(sheet: Sheet, look: Look) -> RenderableType:
    """A sheet in a frame of its own."""
    _, *lines = sheet_lines(sheet, look.narrower(look.width - 4))
    return look.panel(Group(*lines), _heading(sheet, look))


def _heading(sheet: Sheet, look: Look) -> Line:
    heading = Line().append(f"{sheet.label} " if sheet.label else "").append(look.say(sheet.name), TITLE)
    return heading.append(" · ").append_text(look.rich(sheet.text)) if sheet.text else heading


def sheet_lines(sheet: Sheet, look: Look) -> list[RenderableType]:
    """The name of what it is about, its figures, what it can do."""
    lines: list[RenderableType] = [_heading(sheet, look)]
    if sheet.badges:
        lines.append(look.badges(sheet.badges))
    lines += [draw_stat(stat, look) for stat in sheet.stats]
    if sheet.columns:
        lines.append(Line(" | ").join(look.badge(column) for column in sheet.columns))
    lines += [row_line(row, look, tabled=bool(sheet.columns)) for row in sheet.rows]
    lines += [note_line(note, look) for note in sheet.notes]
    for zone in sheet.zones:
        lines += draw_zone(zone, look, {}, compact=True)
    return lines


def row_line(row: Row, look: Look, *, tabled: bool) -> Line:
    """A line of a sheet; one that applies now is marked. Marks on a scale are told by its name."""
    style = TITLE if row.state == "lit" else TONES["dim"] if row.state == "dim" else ""
    line = Line(("> " if look.plain else "▶ ") if row.state == "lit" else "", style)
    if row.name is not None:
        line.append_text(look.rich(row.name, style)).append(" ")
    if row.health:
        line.append("{}/{} ".format(*row.health), TONES["bad"])
    values = [value for value in row.values if tabled or value.icon or value.text]
    line.append_text(look.badges(values, " | "))
    if row.text is not None:
        line.append(" " if values else "").append_text(look.rich(row.text, style))
    return line.append(" (").append_text(look.rich(row.why, TONES["dim"])).append(")") if row.why else line


# What a choice leads to


def forecast_words(forecasts: Iterable[Forecast], look: Look) -> Line:
    """`you win, 8 : 7 · Orcs: points 13 → 15 · 64%`"""
    return Line(" · ", TONES["dim"]).join(Line(words, TONES[tone]) for words, tone in _foretold(forecasts, look))


def _foretold(forecasts: Iterable[Forecast], look: Look) -> Iterator[tuple[str, str]]:
    arrow = "->" if look.plain else "→"
    for each in forecasts:
        parts = [look.say(each.text)]
        if each.before is not None and each.after is not None:
            parts.append(f"{each.before} {arrow} {each.after}")
        if each.chance is not None:
            parts.append(f"{each.chance:.0%}")
        words = " ".join(part for part in parts if part)
        if words:
            yield words, each.tone
