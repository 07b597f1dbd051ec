"""Cards: as framed panels where there is room for them, as one line each where there are many."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Line

from tabletome.cli.terminal.boards import columns
from tabletome.cli.terminal.look import Look, Targets
from tabletome.cli.terminal.palette import FRAME, TITLE, TONES, seat_colour
from tabletome.scene import Card, CardPart, Pattern, Zone

NARROWEST_CARD = 24
WIDEST_CARD = 44
MOST_ROWS = 2
"""A zone that would need more rows of panels is shown as a list."""
FOUND = "bold #2b8f54"
"""What lights up: cards and parts in play now."""


def draw_zone(zone: Zone, look: Look, targets: Targets, *, compact: bool = False) -> list[RenderableType]:
    """A zone with its name and its cards; compact as lines of text, which leaves more of the screen to boards."""
    if zone.kind == "pile" or all(card.face_down for card in zone.cards):
        return [zone_line(zone, look, targets)]
    heading = zone_heading(zone, look)
    if not any(card.parts for card in zone.cards):
        chips = [card_line(card, look, targets) for card in zone.cards]
        return [heading, *columns(chips, look.width)]
    abreast = max(1, look.width // NARROWEST_CARD)
    if len(zone.cards) > abreast * MOST_ROWS:
        return [heading, *(_cut(card_line(card, look, targets), look.width) for card in zone.cards)]
    if compact:
        return [heading, *(card_line(card, look, targets) for card in zone.cards)]
    return [heading, *_panels(zone.cards, abreast, look, targets)]


def zone_line(zone: Zone, look: Look, targets: Targets) -> Line:
    """A zone in one line: how many cards, and the names of those that can be seen."""
    line = zone_heading(zone, look)
    seen = [card for card in zone.cards if not card.face_down]
    if seen:
        line.append(": ").append_text(Line(", ").join(_title(card, look, targets) for card in seen))
    return _cut(line, look.width)


def zone_heading(zone: Zone, look: Look) -> Line:
    """What a zone is called, and how many cards lie there."""
    colour = "" if zone.seat is None else seat_colour(zone.seat)
    count = len(zone.cards) if zone.count is None else zone.count
    return Line().append(look.say(zone.name), f"{TITLE} {colour}").append(f" ({count})", TONES["dim"])


def _panels(cards: Sequence[Card], abreast: int, look: Look, targets: Targets) -> Iterable[RenderableType]:
    """Cards in rows of equal length; few cards are not stretched over the whole width."""
    rows = math.ceil(len(cards) / abreast)
    abreast = math.ceil(len(cards) / rows)
    width = min(look.width // abreast, WIDEST_CARD)
    for start in range(0, len(cards), abreast):
        grid = Grid.grid()
        grid.add_row(*(card_panel(card, look.narrower(width), targets) for card in cards[start : start + abreast]))
        yield grid


def card_panel(card: Card, look: Look, targets: Targets) -> RenderableType:
    """A card in full."""
    parts: list[RenderableType] = []
    for part in card.parts:
        parts += [
            *([Rule(characters="-" if look.plain else "─", style="dim")] if parts else []),
            _part(part, look, targets),
        ]
    if card.badges:
        parts.append(look.badges(card.badges))
    return look.panel(Group(*parts), _title(card, look, targets), style=_frame(card))


def _frame(card: Card) -> str:
    if card.lit:
        return FOUND
    return FRAME if card.spent or card.tone in ("plain", "dim") else TONES[card.tone]


def _part(part: CardPart, look: Look, targets: Targets) -> Line:
    """A section of a card, its choices before it."""
    head = [look.choice_mark(targets.get(part.id, ())), Line(part.label, TITLE), Line(look.say(part.name), TITLE)]
    said = [look.rich(text) for text in part.text]
    said += [Line(row) for pattern in part.patterns for row in drawn_pattern(pattern, look)]
    line = Line(" ").join(piece for piece in head if piece.plain)
    if line.plain and said:
        line.append("\n" if part.name else " ")
    line.append_text(Line("\n").join(said))
    line.stylize(FOUND if part.lit else TONES[part.tone])
    return line


def drawn_pattern(pattern: Pattern, look: Look) -> list[str]:
    """An area of hexes, row by row, every other row half a hex aside; the hollow one is where its owner stands."""
    covered, own = ("#", "o") if look.plain else ("⬢", "⬡")
    marks = {(2 * q + r, r): covered for q, r in pattern.hexes}
    if pattern.own is not None:
        q, r = pattern.own
        marks[2 * q + r, r] = own
    columns = [column for column, _ in marks]
    rows = sorted({row for _, row in marks})
    return [
        "".join(marks.get((column, row), " ") for column in range(min(columns), max(columns) + 1)).rstrip()
        for row in range(rows[0], rows[-1] + 1)
    ]


def card_line(card: Card, look: Look, targets: Targets) -> Line:
    """A card in one line: its title and what its parts say."""
    line = _title(card, look, targets)
    for number, part in enumerate(card.parts):
        said = " ".join(filter(None, (part.label, look.say(part.name), _in_a_row(map(look.say, part.text)))))
        line.append(" — " if number == 0 else " / ", TONES["dim"])
        mark = look.choice_mark(targets.get(part.id, ()))
        line.append_text(mark).append(" " if mark.plain else "")
        line.append(said, FOUND if part.lit else TONES["dim"] if card.spent else "")
    if card.badges:
        line.append(" · " if card.parts else " ", TONES["dim"]).append_text(look.badges(card.badges))
    return line


def _in_a_row(texts: Iterable[str]) -> str:
    """Texts one after the other: a comma between words, none after a sentence."""
    row = ""
    for text in texts:
        row += f" {text}" if row.endswith((".", "!", "?", ":")) else f", {text}" if row else text
    return row


def _title(card: Card, look: Look, targets: Targets) -> Line:
    """Choices, label, name, what is counted on it; a spent card is dim and in brackets, one that is lit has a star."""
    mark = look.choice_mark(targets.get(card.id, ()))
    name = look.word("face-down") if card.face_down else look.say(card.name)
    counted = f"[{card.counter.value}/{card.counter.most}]" if card.counter else ""
    words = " ".join(word for word in (card.label, name, counted) if word) or card.id
    style = FOUND if card.lit else TONES["dim"] if card.spent or card.face_down else f"{TITLE} {TONES[card.tone]}"
    line = Line().append_text(mark).append(" " if mark.plain else "")
    return line.append(f"*{words}" if card.lit else f"({words})" if card.spent else words, style)


def _cut(line: Line, width: int) -> Line:
    line.truncate(width, overflow="ellipsis")
    return line
