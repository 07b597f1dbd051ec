"""Players' mats: who sits there, what they have, what lies before them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from tabletome.cli.terminal.boards import ASIDE
from tabletome.cli.terminal.cards import zone_line
from tabletome.cli.terminal.look import Look, Targets
from tabletome.cli.terminal.palette import FRAME, TONES, chip, seat_colour, symbol
from tabletome.scene import Mat, Stat, Zone

NARROWEST_MAT = ASIDE
LONGEST_BAR = 10

Notes = Mapping[int, str]
"""What else is known of a seat: that a bot sits there, that its player is thinking."""


def draw_mats(
    mats: Sequence[Mat], look: Look, targets: Targets, notes: Notes, elsewhere: set[str]
) -> list[RenderableType]:
    """All mats side by side as far as they fit; zones that are drawn elsewhere are left out."""
    abreast = max(1, min(len(mats), look.width // NARROWEST_MAT))
    width = look.width // abreast
    rows: list[RenderableType] = []
    for start in range(0, len(mats), abreast):
        grid = Grid.grid()
        grid.add_row(
            *(draw_mat(mat, look.narrower(width), targets, notes, elsewhere) for mat in mats[start : start + abreast])
        )
        rows.append(grid)
    return rows


def draw_mat(mat: Mat, look: Look, targets: Targets, notes: Notes, elsewhere: set[str]) -> RenderableType:
    inside = look.narrower(look.width - 4)
    lines = [draw_stat(stat, look) for stat in mat.stats]
    if mat.badges:
        lines.append(look.badges(mat.badges))
    lines += [look.rich(note.text, TONES[note.tone]) for note in mat.notes]
    lines += [zone_line(zone, inside, targets) for zone in mat.zones if zone.id not in elsewhere]
    frame = seat_colour(mat.seat) if mat.active else FRAME
    note = Line(notes[mat.seat], TONES["dim"]) if mat.seat in notes else None
    return look.panel(Group(*lines), _title(mat, look), note=note, style=frame)


def mat_line(mat: Mat, look: Look, notes: Notes) -> Line:
    """A mat in a line or two: who it is, the figures and the marks; its cards are told elsewhere."""
    line = _title(mat, look)
    line.append(" ")
    told = [stat_line(stat, look) for stat in mat.stats]
    told += [look.badges(mat.badges)] if mat.badges else []
    told += [look.rich(note.text, TONES[note.tone]) for note in mat.notes]
    told += [Line(notes[mat.seat], TONES["dim"])] if mat.seat in notes else []
    return line.append_text(Line(" · ", TONES["dim"]).join(told))


def stat_line(stat: Stat, look: Look) -> Line:
    """`Mana 3/9`"""
    line = Line().append(f"{look.say(stat.name)} ").append(str(stat.value), "bold")
    return line if stat.most is None else line.append(f"/{stat.most}", TONES["dim"])


def _title(mat: Mat, look: Look) -> Line:
    """The seat's number on its colour, its name, whether it is its turn, and its points."""
    title = Line().append(f" {mat.seat + 1} " if not look.plain else f"{mat.seat + 1}:", chip(mat.seat))
    title.append(f" {look.say(mat.name)}", f"bold {seat_colour(mat.seat)}")
    if mat.active:
        title.append(" <" if look.plain else " ◀", "bold")
    if mat.score is not None:
        title.append(f" {look.word('points', count=mat.score)}")
    return title


def draw_stat(stat: Stat, look: Look) -> Line:
    """`◆ Mana ■■■□□□□□□ 3/9`, or without a bar where there is no upper bound."""
    line = Line().append(f"{symbol(stat.icon) or '·'} ", TONES[stat.tone]).append(f"{look.say(stat.name)} ")
    if stat.most is None:
        return line.append(str(stat.value), "bold")
    if stat.most > 0:
        line.append_text(draw_bar(stat, look.plain)).append(" ")
    return line.append(str(stat.value), "bold").append(f"/{stat.most}", TONES["dim"])


def draw_bar(stat: Stat, plain: bool) -> Line:
    """As many full steps as there is of it."""
    assert stat.most
    length = min(stat.most, LONGEST_BAR)
    full = round(length * min(max(stat.value, 0), stat.most) / stat.most)
    filled, empty = ("#", ".") if plain else ("■", "□")
    return Line().append(filled * full, TONES[stat.tone]).append(empty * (length - full), TONES["dim"])


def open_zones(mats: Sequence[Mat], seat: int | None) -> list[Zone]:
    """Zones of the viewer's own mat whose cards deserve to be seen in full."""
    own = [mat for mat in mats if mat.seat == seat]
    return [
        zone for mat in own for zone in mat.zones if zone.kind != "pile" and any(not c.face_down for c in zone.cards)
    ]
