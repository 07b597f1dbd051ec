"""The whole screen: where we are, the table, what happened, what is asked."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Line

from tabletome.cli.terminal.boards import GAP, columns, draw_boards
from tabletome.cli.terminal.cards import draw_zone
from tabletome.cli.terminal.look import Look, Targets
from tabletome.cli.terminal.mats import NARROWEST_MAT, Notes, draw_bar, draw_mats, open_zones
from tabletome.cli.terminal.palette import RULE, TITLE, TONES, chip, seat_colour, symbol
from tabletome.cli.terminal.panels import draw_panel, forecast_words, steps_line
from tabletome.scene import Choice, Die, LogEntry, Note, Question, Scene, Stat, Turn, View, Zone, t

LOG_FIRST, LOG_LAST = 6, 8
"""Of a long log so many lines are shown: what came of one's own move, and what happened last."""
MOST_CHOICES = 45
"""A longer list would push the table off the screen."""
COUNTED_AT_A_GLANCE = 3
"""A bar of so many steps needs no number beside it."""
ROOM_FOR_CARDS = 50
"""Cards are drawn in full below a board only if so many lines are left for them and the rest."""


def draw_screen(view: View, look: Look, notes: Notes) -> RenderableType:
    """All that a seat sees when it is asked."""
    targets = choice_targets(view.question)
    parts = [
        draw_status(view.scene, look),
        *([look.rich(view.scene.aim, TONES["dim"])] if view.scene.aim else []),
        *draw_table(view.scene, view.seat, look, targets, notes),
        *draw_order(view.scene.order, look),
        *draw_shared(view.scene.shared, look),
        *(draw_panel(panel, look) for panel in view.scene.panels),
    ]
    if view.log:
        parts += [Rule(style="dim", characters="-" if look.plain else "─"), *draw_log(recent(view.log), look)]
    if view.question is not None:
        parts += draw_question(view.question, look)
    return Group(*parts)


def recent(entries: Sequence[LogEntry]) -> list[LogEntry]:
    """The first lines of the log and the last, and every page of the story: it is not to be missed."""
    between = range(LOG_FIRST, len(entries) - LOG_LAST)
    kept = [entry for place, entry in enumerate(entries) if place not in between or entry.kind == "story"]
    left_out = len(entries) - len(kept)
    more = [LogEntry(text=t("log-more", count=left_out))] if left_out else []
    return [*kept[:LOG_FIRST], *more, *kept[LOG_FIRST:]]


def choice_targets(question: Question | None) -> Targets:
    """The things that can be acted on now, with the numbers of the choices that do: the last thing of each choice, or
    the first in a list so long that choices share lines by it."""
    targets: defaultdict[str, list[int]] = defaultdict(list)
    choices = question.choices if question else []
    which = 0 if is_folded(choices) else -1
    for number, choice in enumerate(choices, 1):
        if choice.things:
            targets[choice.things[which]].append(number)
    return dict(targets)


def is_folded(choices: Sequence[Choice]) -> bool:
    """Whether a list is very long, and of choices that act on several things in order."""
    return len(choices) > MOST_CHOICES and len({_first_of_several(choice) for choice in choices} - {""}) > 1


def draw_status(scene: Scene, look: Look) -> RenderableType:
    """The game's name and where it stands."""
    title = Line().append(look.say(scene.name), TITLE)
    if scene.status:
        title.append("  ").append_text(look.badges(scene.status))
    return Rule(title, align="left", style="dim", characters="=" if look.plain else "═")


def draw_table(scene: Scene, seat: int | None, look: Look, targets: Targets, notes: Notes) -> list[RenderableType]:
    """Boards, cards, mats and dice; the mats beside the boards if there is room."""
    boards = draw_boards(scene.boards, look, targets)
    boards_width = max((line.cell_len for line in boards), default=0)
    own = open_zones(scene.mats, seat)
    elsewhere = {zone.id for zone in own}
    beside = look.width - boards_width - GAP
    compact = bool(boards) and look.height < len(boards) + ROOM_FOR_CARDS
    zones = [part for zone in [*scene.zones, *own] for part in draw_zone(zone, look, targets, compact=compact)]
    if not boards or beside < NARROWEST_MAT:
        mats = draw_mats(scene.mats, look, targets, notes, elsewhere)
        return [*boards, *draw_dice(scene.dice, look), *mats, *zones]
    mats = draw_mats(scene.mats, look.narrower(min(beside, 2 * NARROWEST_MAT)), targets, notes, elsewhere)
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    grid.add_row(Group(*boards), Group(*draw_dice(scene.dice, look), *mats))
    return [grid, *zones]


def draw_order(order: Sequence[Turn], look: Look) -> list[RenderableType]:
    """Who acts when, in one line; below it what is known of those who have still to act."""
    if not order:
        return []
    line = Line().append(f"{look.word('order')}:", TITLE)
    for turn in order:
        words = " ".join(word for word in (turn.label, look.say(turn.name)) if word)
        style = "" if turn.seat is None else seat_colour(turn.seat)
        line.append("  ").append(f"[{words}]" if turn.active else words, TONES["dim"] if turn.done else style)
    return [line, *(note_line(turn, note, look) for turn in order if not turn.done for note in turn.notes)]


def note_line(turn: Turn, note: Note, look: Look) -> Line:
    """A line that explains what will be done, and by which rule."""
    line = Line("  ").append(f"{look.say(turn.name)}: ", TONES["dim"]).append_text(look.rich(note.text))
    return line.append(f"  {note.rule}", RULE) if note.rule else line


def draw_shared(stats: Sequence[Stat], look: Look) -> list[RenderableType]:
    """What is counted and belongs to nobody, in one line."""
    if not stats:
        return []
    line = Line().append(f"{look.word('shared')}:", TITLE)
    for stat in stats:
        style = TONES[stat.tone] if stat.value else TONES["dim"]
        line.append("  ").append(f"{look.say(stat.name)} ", style)
        if stat.most and stat.most <= COUNTED_AT_A_GLANCE:
            line.append_text(draw_bar(stat, look.plain))
        else:
            line.append(f"{stat.value}/{stat.most}" if stat.most else str(stat.value), style)
    return [line]


def draw_dice(dice: Sequence[Die], look: Look) -> list[RenderableType]:
    """Dice as they lie, in one line."""
    if not dice:
        return []
    line = Line().append(f"{look.word('dice')}:", TITLE)
    for die in dice:
        face = "?" if die.hidden else die_face(die, look)
        line.append(" ").append(f"[{face}]", "" if die.seat is None else seat_colour(die.seat))
    return [line]


def die_face(die: Die, look: Look) -> str:
    return look.known(f"die-{die.kind}-{die.face}") or symbol(die.icon) or die.face


def draw_log(entries: Iterable[LogEntry], look: Look) -> list[Line]:
    """What happened, each line with the rule that decided; longer things as numbered steps, stories as paragraphs."""
    lines = []
    for entry in entries:
        lines.append(_log_line(entry, look, indent=""))
        for number, step in enumerate(entry.steps, 1):
            indent = "   " if entry.kind == "story" else f"   {number}. "
            lines.append(_log_line(step, look, indent=indent))
    return lines


def _log_line(entry: LogEntry, look: Look, indent: str) -> Line:
    mark = (
        Line(indent)
        if indent
        else Line().append("· " if entry.seat is None else f"{entry.seat + 1} ", _seat(entry.seat))
    )
    line = Line().append_text(mark).append_text(look.rich(entry.text, TONES[entry.tone]))
    return line.append(f"  {entry.rule}", RULE) if entry.rule else line


def _seat(seat: int | None) -> str:
    return "dim" if seat is None else f"bold {seat_colour(seat)}"


def draw_question(question: Question, look: Look) -> list[RenderableType]:
    """The question and every choice with its number, group by group; then what is not allowed, and by which rule."""
    ask = Line().append(f" {question.seat + 1} " if not look.plain else f"{question.seat + 1}:", chip(question.seat))
    ask.append(" ").append_text(look.rich(question.text, TITLE))
    return [
        Rule(style=seat_colour(question.seat), characters="-" if look.plain else "━"),
        *([steps_line(question.steps, look)] if question.steps else []),
        ask,
        *([look.rich(question.help, TONES["dim"])] if question.help else []),
        *shown_cards(question, look),
        *_offered(list(enumerate(question.choices, 1)), look),
        *_barred(question, look),
    ]


def shown_cards(question: Question, look: Look) -> list[RenderableType]:
    """The cards that are chosen between and lie nowhere, each with its number."""
    if not question.shows:
        return []
    zone = Zone(id="shown", kind="row", name=t("to-choose-from"), cards=question.shows)
    return list(draw_zone(zone, look, choice_targets(question)))


Numbered = tuple[int, Choice]


def _offered(numbered: Sequence[Numbered], look: Look) -> list[Line]:
    """Every choice; in a very long list those that begin alike share a line, and whoever types it sees them all."""
    if not is_folded([choice for _, choice in numbered]):
        return draw_choices(numbered, look)
    rest: list[Numbered] = []
    heads: list[Line] = []
    for thing, members in itertools.groupby(numbered, key=lambda each: _first_of_several(each[1])):
        alike = list(members)
        beginning = _beginning([look.say(choice.text) for _, choice in alike])
        if not thing or not beginning or len(alike) == 1:
            rest += alike
        else:
            numbers = f"{alike[0][0]:>3}-{alike[-1][0]:<3}"
            heads.append(Line().append(numbers, f"bold {TONES['good']}").append(f" {beginning} …"))
    if not heads:
        return draw_choices(numbered, look)
    said = Line(look.word("folded"), TONES["dim"])
    return [*_in_columns(heads, look.width), *draw_choices(rest, look), said]


def _first_of_several(choice: Choice) -> str:
    """What a choice that acts on several things acts on first."""
    return choice.things[0] if len(choice.things) > 1 else ""


def _beginning(texts: Sequence[str]) -> str:
    """The words with which all of them begin."""
    alike = itertools.takewhile(lambda words: len(set(words)) == 1, zip(*map(str.split, texts), strict=False))
    return " ".join(words[0] for words in alike)


def draw_choices(numbered: Sequence[Numbered], look: Look) -> list[Line]:
    """Choices with their numbers, group by group. Those that read alike are told apart by their actions."""
    texts = Counter(look.say(choice.text) for _, choice in numbered)
    lines: list[Line] = []
    for group, members in itertools.groupby(numbered, key=lambda each: each[1].group):
        heading = look.known(f"group-{group}") if group else ""
        lines += [Line().append(heading, TONES["dim"])] if heading else []
        lines += _in_columns([_choice(number, choice, texts, look) for number, choice in members], look.width)
    return lines


def _in_columns(choices: Sequence[Line], width: int) -> list[Line]:
    """Short choices in columns; where one is too long for half a line, each on its own lines."""
    if max(choice.cell_len for choice in choices) + GAP > width // 2:
        return list(choices)
    return columns(choices, width)


def _choice(number: int, choice: Choice, texts: Counter[str], look: Look) -> Line:
    line = Line().append(f"{number:>3}", f"bold {TONES['good']}").append(" ")
    line.append_text(look.rich(choice.text))
    if texts[look.say(choice.text)] > 1:
        line.append(f" {choice.action}", TONES["dim"])
    if choice.risk in ("lethal", "final"):
        line.append(" !", f"bold {TONES['bad']}")
    if choice.forecast:
        line.append("  ").append_text(forecast_words(choice.forecast, look))
    return line


MOST_BARRED = 8
"""Lines of what is not allowed; a shop has dozens."""


def _barred(question: Question, look: Look) -> list[Line]:
    """What is not allowed and by which rule; of a long list the first, and how many more there are."""
    told = [
        Line()
        .append(f"  {'-' if look.plain else '×'} ", TONES["dim"])
        .append_text(look.rich(barred.text, TONES["dim"]))
        .append(f"  {barred.rule}", RULE)
        for barred in question.barred[:MOST_BARRED]
    ]
    left_out = len(question.barred) - len(told)
    return [*told, Line("  ").append_text(look.rich(t("barred-more", count=left_out)))] if left_out else told
