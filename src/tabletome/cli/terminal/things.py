"""Everything on the table and in the glossary that can be looked at in full, by id or by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text as Line

from tabletome.cli.terminal.boards import border_sign, terrain_name
from tabletome.cli.terminal.cards import card_panel
from tabletome.cli.terminal.look import Look
from tabletome.cli.terminal.marks import life_of
from tabletome.cli.terminal.palette import RULE, TITLE, TONES, seat_colour
from tabletome.cli.terminal.panels import draw_sheet
from tabletome.scene import Board, Card, Cell, Piece, Scene, Sheet, Term, Zone

WIDEST = 60


class Thing(NamedTuple):
    """Something with a name and a way to draw it."""

    id: str
    name: str
    draw: Callable[[Look], RenderableType]
    sheet: str = ""
    """The sheet that is shown with it."""


def find_things(said: str, scene: Scene, look: Look) -> list[Thing]:
    """The thing with this id or name, or else all whose name contains it."""
    wanted = said.casefold()
    things = list(all_things(scene, look))
    exact = [thing for thing in things if wanted in (thing.id.casefold(), thing.name.casefold())]
    part = [thing for thing in things if wanted in thing.name.casefold() or wanted in thing.id.casefold()]
    return _each_once(exact or part)


def _each_once(things: Iterable[Thing]) -> list[Thing]:
    """Without the sheets that pieces among them show, and without what is drawn twice."""
    found = list(things)
    shown = {thing.sheet for thing in found if thing.sheet}
    return list({(thing.id, thing.name): thing for thing in found if thing.id not in shown}.values())


def all_things(scene: Scene, look: Look) -> Iterator[Thing]:
    for zone in [*scene.zones, *(zone for mat in scene.mats for zone in mat.zones)]:
        yield from _cards(zone, look)
    for term in look.glossary.values():
        yield Thing(term.id, look.say(term.name), partial(draw_term, term))
    sheets = {sheet.id: sheet for sheet in _sheets(scene)}
    for sheet in sheets.values():
        yield Thing(sheet.id, look.say(sheet.name), partial(draw_sheet, sheet))
    for board in scene.boards:
        for cell in board.cells:
            yield Thing(cell.id, look.say(cell.name), partial(draw_cell, cell))
            for piece in cell.pieces:
                yield _piece(piece, cell, sheets.get(piece.sheet), look)
            for badge in cell.badges:
                if badge.text is not None:
                    yield Thing(cell.id, look.say(badge.text), partial(draw_cell, cell))
        for kind, name in {line.kind: line.name for line in board.lines if line.name is not None}.items():
            yield Thing(f"line:{kind}", look.say(name), partial(_draw_border, kind, board))


def _sheets(scene: Scene) -> Iterator[Sheet]:
    yield from scene.sheets
    for panel in scene.panels:
        yield from panel.sheets


def _cards(zone: Zone, look: Look) -> Iterator[Thing]:
    for card in zone.cards:
        if not card.face_down:
            yield Thing(card.id, look.say(card.name), partial(_draw_card, card))


def draw_term(term: Term, look: Look) -> RenderableType:
    """A word of the glossary, what it means, and by which rule."""
    line = Line().append(look.say(term.name), TITLE)
    if term.text is not None:
        line.append(": ").append_text(look.rich(term.text))
    return line.append(f"  {term.rule}", RULE) if term.rule else line


def _draw_card(card: Card, look: Look) -> RenderableType:
    return card_panel(card, look.narrower(min(look.width, WIDEST)), {})


def _piece(piece: Piece, cell: Cell, sheet: Sheet | None, look: Look) -> Thing:
    """A piece where it stands, with what is to be known of it and the sheet that says everything."""
    name = look.word("face-down") if piece.face_down else look.say(piece.name)
    place = look.word("at", place=look.say(cell.name))

    def draw(look: Look) -> RenderableType:
        line = piece_line(piece, look).append(f" {place}", TONES["dim"])
        more = [look.rich(piece.help, TONES["dim"])] if piece.help else []
        return Group(line, *more, *([draw_sheet(sheet, look)] if sheet else []))

    return Thing(piece.id, name, draw, sheet.id if sheet else "")


def _draw_border(kind: str, board: Board, look: Look) -> RenderableType:
    """How lines of a kind are drawn, and between which cells they run, where that is known."""
    names = {cell.id: look.say(cell.name) for cell in board.cells}
    lines = [line for line in board.lines if line.kind == kind]
    title = border_sign(kind, look).append(f" {look.say(lines[0].name)}", TITLE)
    ways = [" — ".join(names.get(end, end) for end in line.between) for line in lines if line.between]
    return Group(title, *(Line(f"  {way}") for way in dict.fromkeys(ways)))


def draw_cell(cell: Cell, look: Look) -> RenderableType:
    """A place with all that is there."""
    title = Line().append(look.say(cell.name), TITLE)
    if cell.terrain:
        title.append(f" · {terrain_name(cell.terrain, look)}", TONES["dim"])
    if cell.site is not None and cell.site.name is not None:
        title.append(f" · {look.say(cell.site.name)}")
    badges = [look.badges(cell.badges)] if cell.badges else []
    badges += [look.rich(cell.help, TONES["dim"])] if cell.help else []
    return Group(title, *badges, *(Line("  ").append_text(piece_line(piece, look)) for piece in cell.pieces))


def piece_line(piece: Piece, look: Look) -> Line:
    name = look.word("face-down") if piece.face_down else look.say(piece.name)
    line = Line().append(name, "bold" if piece.seat is None else f"bold {seat_colour(piece.seat)}")
    life = life_of(piece)
    if life:
        line.append(" {}/{}".format(*life))
    if piece.lying:
        line.append(f" {look.word('lying')}", TONES["dim"])
    return line.append(" ").append_text(look.badges(piece.badges)) if piece.badges else line
