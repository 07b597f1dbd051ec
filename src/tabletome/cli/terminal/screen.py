"""The whole screen: where we are, the table, what happened, what is asked."""

from __future__ import annotations

import dataclasses
import itertools
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Literal

import msgspec
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Line

from tabletome.cli.terminal.boards import GAP, Drawn, columns, drawn_boards
from tabletome.cli.terminal.cards import draw_zone, zone_heading, zone_line
from tabletome.cli.terminal.choosing import WORD
from tabletome.cli.terminal.look import Look, Targets
from tabletome.cli.terminal.mats import NARROWEST_MAT, Notes, draw_bar, draw_mats, mat_line, open_zones
from tabletome.cli.terminal.palette import HUES, RULE, TITLE, TONES, chip, seat_colour, symbol
from tabletome.cli.terminal.panels import draw_panel, forecast_words, steps_line
from tabletome.scene import Board, Choice, Die, LogEntry, Note, Panel, Question, Scene, Sign, Stat, Turn, View, Zone, t

LOG_FIRST, LOG_LAST = 6, 8
"""Of a long log so many lines are shown: what came of one's own move, and what happened last."""
MOST_CHOICES = 45
"""A longer list would push the table off the screen."""
MOST_BARRED = 8
"""Lines of what is not allowed; a shop has dozens."""
COUNTED_AT_A_GLANCE = 3
"""A bar of so many steps needs no number beside it."""
ROOMY = 80
"""Where there is more room than this mats take all of it."""


@dataclasses.dataclass(frozen=True)
class Folds:
    """What is shortened so that a screen fits the terminal: nothing by itself."""

    aim: bool = False
    grounds: bool = False
    cards: Literal["full", "lines", "changed", "named", "counted"] = "full"
    """Cards in frames; as lines of text; only what has changed; the names of those in sight; how many there are."""
    mats: bool = False
    panels: bool = False
    helps: bool = False
    """Choices without what is said of them in smaller print."""
    boards: bool = False
    """Without the boards, where nothing that is asked is on them."""
    graves: bool = False
    """The log without those who were hurt in the middle of it."""
    tracks: bool = False
    """Without the tracks on which nothing can be done."""
    log: tuple[int, int] = (LOG_FIRST, LOG_LAST)
    rules: bool = False
    """The log without the numbers of rules, which the whole log tells."""
    barred: int = MOST_BARRED
    choices: int = MOST_CHOICES
    map_lines: int | None = None
    """How high a map may be."""


IN_FULL = Folds()


def draw_screen(
    view: View, look: Look, notes: Notes, folds: Folds = IN_FULL, known: Scene | None = None
) -> RenderableType:
    """All that a seat sees when it is asked; `known` is what was shown of the table before."""
    targets = choice_targets(view.question, folds.choices)
    parts = [
        draw_status(view.scene, look),
        *([look.rich(view.scene.aim, TONES["dim"])] if view.scene.aim and not folds.aim else []),
        *draw_table(view, look, targets, notes, folds, known),
    ]
    if view.log:
        parts += [
            Rule(style="dim", characters="-" if look.plain else "─"),
            *draw_log(recent(view.log, *folds.log, graves=not folds.graves), look, rules=not folds.rules),
        ]
    if view.question is not None:
        parts += draw_question(view.question, look, folds)
    return Group(*parts)


def recent(
    entries: Sequence[LogEntry], first: int = LOG_FIRST, last: int = LOG_LAST, *, graves: bool = True
) -> list[LogEntry]:
    """The first lines of the log and the last, every page of the story, and whoever was hurt: not to be missed."""
    between = range(first, len(entries) - last)
    kept = [entry for place, entry in enumerate(entries) if place not in between or _is_kept(entry, graves)]
    left_out = len(entries) - len(kept)
    more = [LogEntry(text=t("log-more", count=left_out))] if left_out else []
    return [*kept[:first], *more, *kept[first:]]


def _is_kept(entry: LogEntry, graves: bool) -> bool:
    return entry.kind == "story" or (graves and any(effect.kind in ("hurt", "heal") for effect in entry.effects))


def choice_targets(question: Question | None, most: int = MOST_CHOICES) -> Targets:
    """The things that can be acted on now, with the numbers of the choices that do: the last thing of each choice, or
    the first in a list so long that choices share lines by it."""
    targets: defaultdict[str, list[int]] = defaultdict(list)
    choices = question.choices if question else []
    which = 0 if is_folded(choices, most) else -1
    for number, choice in enumerate(choices, 1):
        if choice.things:
            targets[choice.things[which]].append(number)
    return dict(targets)


def is_folded(choices: Sequence[Choice], most: int = MOST_CHOICES) -> bool:
    """Whether a list is too long, and of choices that act on several things in order."""
    return len(choices) > most and len({_first_of_several(choice) for choice in choices} - {""}) > 1


def draw_status(scene: Scene, look: Look) -> RenderableType:
    """The game's name and where it stands."""
    title = Line().append(look.say(scene.name), TITLE)
    if scene.status:
        title.append("  ").append_text(look.badges(scene.status))
    return Rule(title, align="left", style="dim", characters="=" if look.plain else "═")


Aside = Callable[[Look], list[RenderableType]]
"""Something that can stand beside the boards, drawn as wide as there is room."""


def draw_table(
    view: View, look: Look, targets: Targets, notes: Notes, folds: Folds, known: Scene | None
) -> list[RenderableType]:
    """The boards, and beside them as much as fits of what else lies on the table; the rest below."""
    scene = view.scene
    boards = [board for board in scene.boards if not folds.tracks or _is_needed(board, targets)]
    if folds.boards and not any(_is_touched(board, targets) for board in boards):
        boards = []
    drawn = drawn_boards(boards, look.lower(folds.map_lines), targets)
    own = open_zones(scene.mats, view.seat)

    def mats(look: Look) -> list[RenderableType]:
        if folds.mats:
            return [mat_line(mat, look, notes) for mat in scene.mats]
        roomy = look.narrower(min(look.width, NARROWEST_MAT * max(2, len(scene.mats))))
        return draw_mats(scene.mats, look if roomy.width > ROOMY else roomy, targets, notes, {z.id for z in own})

    asides: list[Aside] = [
        lambda look: draw_dice(scene.dice, look),
        mats,
        lambda look: list(columns(drawn.marks, look.width)),
        lambda look: [] if folds.grounds else [*columns(drawn.grounds, look.width), *columns(drawn.sites, look.width)],
        lambda look: [] if folds.grounds else draw_key(scene.key, look),
        lambda look: draw_order(scene.order, look),
        lambda look: draw_shared(scene.shared, look),
        *(partial(_panel, panel, folds) for panel in scene.panels),
        lambda look: draw_cards([*scene.zones, *own], look, targets, folds, _zones_of(known, view.seat)),
    ]
    return beside(drawn, asides, look)


def _is_touched(board: Board, targets: Targets) -> bool:
    """Whether something can be done on this board."""
    things = {line.id for line in board.lines} | {cell.id for cell in board.cells}
    return not targets.keys().isdisjoint(things | {piece.id for cell in board.cells for piece in cell.pieces})


def _is_needed(board: Board, targets: Targets) -> bool:
    """A map, or a track on which something can be done."""
    return board.kind != "track" or any(cell.id in targets for cell in board.cells)


def _panel(panel: Panel, folds: Folds, look: Look) -> list[RenderableType]:
    return [draw_panel(panel, look, compact=folds.panels)]


def beside(drawn: Drawn, asides: Iterable[Aside], look: Look) -> list[RenderableType]:
    """Boards on the left; each thing on the right of them where that takes fewer lines than below."""
    room = look.narrower(look.width - drawn.width - GAP)
    right: list[RenderableType] = []
    below: list[RenderableType] = []
    used = 0
    for aside in asides:
        wide = aside(look)
        if not wide:
            continue
        if drawn.lines and room.width >= NARROWEST_MAT:
            narrow = aside(room)
            height = look.lines_of(narrow, room.width)
            if max(0, used + height - max(used, len(drawn.lines))) < look.lines_of(wide):
                right += narrow
                used += height
                continue
        below += wide
    if not right:
        return [*drawn.lines, *below]
    grid = Grid.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    grid.add_column(width=drawn.width)
    grid.add_column(width=room.width)
    grid.add_row(Group(*drawn.lines), Group(*right))
    return [grid, *below]


def draw_cards(
    zones: Sequence[Zone], look: Look, targets: Targets, folds: Folds, known: Mapping[str, Zone]
) -> list[RenderableType]:
    """The zones in full, or so much of them as there is room for, and how the rest is called up."""
    shown: list[RenderableType] = []
    counted: list[Line] = []
    for zone in zones:
        if folds.cards == "counted" or (folds.cards in ("changed", "named") and known.get(zone.id) == zone):
            counted.append(zone_heading(zone, look))
        elif folds.cards == "named":
            shown.append(zone_line(zone, look, targets))
        else:
            shown += draw_zone(zone, look, targets, compact=folds.cards != "full")
    if not counted:
        return shown
    said = Line(" · ", TONES["dim"]).join(counted)
    return [*shown, said.append(f"  {look.word('folded-cards')}", TONES["dim"])]


def _zones_of(known: Scene | None, seat: int | None) -> dict[str, Zone]:
    if known is None:
        return {}
    return {zone.id: zone for zone in [*known.zones, *open_zones(known.mats, seat)]}


def draw_key(key: Sequence[Sign], look: Look) -> list[RenderableType]:
    """What the colours and numbers of pieces mean; outlines are not seen here."""
    signs: list[Line] = []
    for sign in key:
        if sign.number is None and sign.hue is None:
            continue
        style = "" if sign.hue is None else HUES[sign.hue]
        mark = "" if sign.number is None else f"{sign.number} "
        line = Line(mark, f"bold {style}").append_text(look.rich(sign.name, style))
        if sign.text is not None:
            line.append(": ").append_text(look.rich(sign.text, TONES["dim"]))
        signs.append(line)
    return [*columns(signs, look.width)]


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
        if not _words(look.say(stat.text)) <= _words(look.say(stat.name)) | {str(stat.value)}:
            line.append(f" ({look.say(stat.text)})", style)
    return [line]


def _words(said: str) -> set[str]:
    return set(WORD.findall(said.casefold()))


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


def draw_log(entries: Iterable[LogEntry], look: Look, *, rules: bool = True) -> list[Line]:
    """What happened, each line with the rule that decided; longer things as numbered steps, stories as paragraphs."""
    lines = []
    for entry in entries:
        lines.append(_log_line(entry, look, indent="", rules=rules))
        for number, step in enumerate(entry.steps, 1):
            indent = "   " if entry.kind == "story" else f"   {number}. "
            lines.append(_log_line(step, look, indent=indent, rules=rules))
    return lines


def _log_line(entry: LogEntry, look: Look, indent: str, *, rules: bool) -> Line:
    mark = (
        Line(indent)
        if indent
        else Line().append("· " if entry.seat is None else f"{entry.seat + 1} ", _seat(entry.seat))
    )
    text = look.rich(entry.text, TONES[entry.tone])
    return look.hanging(mark, text.append(f"  {entry.rule}", RULE) if entry.rule and rules else text)


def _seat(seat: int | None) -> str:
    return "dim" if seat is None else f"bold {seat_colour(seat)}"


def draw_question(question: Question, look: Look, folds: Folds = IN_FULL) -> list[RenderableType]:
    """The question and every choice with its number, group by group; then what is not allowed, and by which rule."""
    ask = Line().append(f" {question.seat + 1} " if not look.plain else f"{question.seat + 1}:", chip(question.seat))
    ask.append(" ").append_text(look.rich(question.text, TITLE))
    if folds.helps:
        question = msgspec.structs.replace(
            question, choices=[msgspec.structs.replace(choice, help=None) for choice in question.choices]
        )
    return [
        Rule(style=seat_colour(question.seat), characters="-" if look.plain else "━"),
        *([steps_line(question.steps, look)] if question.steps else []),
        ask,
        *([look.rich(question.help, TONES["dim"])] if question.help else []),
        *shown_cards(question, look),
        *_offered([each for each in enumerate(question.choices, 1) if not each[1].minor], look, folds.choices),
        *_minor([each for each in enumerate(question.choices, 1) if each[1].minor], look),
        *_barred(question, look, folds.barred),
    ]


def shown_cards(question: Question, look: Look) -> list[RenderableType]:
    """The cards that are chosen between and lie nowhere, each with its number."""
    if not question.shows:
        return []
    zone = Zone(id="shown", kind="row", name=t("to-choose-from"), cards=question.shows)
    return list(draw_zone(zone, look, choice_targets(question)))


Numbered = tuple[int, Choice]


def _offered(numbered: Sequence[Numbered], look: Look, most: int) -> list[Line]:
    """Every choice; in a very long list those that begin alike share a line, and whoever types it sees them all."""
    if not is_folded([choice for _, choice in numbered], most):
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


def _minor(numbered: Sequence[Numbered], look: Look) -> list[RenderableType]:
    """What is allowed and nobody needs: after all others, on one line, to be chosen by number or words like them."""
    if not numbered:
        return []
    line = look.word("minor-choices")
    texts = (
        Line().append(f"{number} ", TONES["good"]).append_text(look.rich(choice.text)) for number, choice in numbered
    )
    return [look.hanging(Line(f"{line} ", TONES["dim"]), Line(" · ").join(texts))]


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
    """Short choices in columns; one that is too long for half a line on lines of its own."""
    lines: list[Line] = []
    for is_long, group in itertools.groupby(choices, key=lambda choice: choice.cell_len + GAP > width // 2):
        members = list(group)
        lines += members if is_long else columns(members, width)
    return lines


def _choice(number: int, choice: Choice, texts: Counter[str], look: Look) -> Line:
    line = look.rich(choice.text)
    if texts[look.say(choice.text)] > 1:
        line.append(f" {choice.action}", TONES["dim"])
    if choice.risk in ("lethal", "final"):
        line.append(" !", f"bold {TONES['bad']}")
    if choice.forecast:
        line.append("  ").append_text(forecast_words(choice.forecast, look))
    if choice.help is not None:
        line.append("  ").append_text(look.rich(choice.help, TONES["dim"]))
    return look.hanging(Line().append(f"{number:>3}", f"bold {TONES['good']}").append(" "), line)


def _barred(question: Question, look: Look, most: int) -> list[Line]:
    """What is not allowed and by which rule; of a long list the first, and how many more there are."""
    told = [
        Line()
        .append(f"  {'-' if look.plain else '×'} ", TONES["dim"])
        .append_text(look.rich(barred.text, TONES["dim"]))
        .append(f"  {barred.rule}", RULE)
        for barred in question.barred[:most]
    ]
    left_out = len(question.barred) - len(told)
    more = t("barred-more" if told else "barred-folded", count=left_out)
    return [*told, Line("  ").append_text(look.rich(more, TONES["dim"]))] if left_out else told
