"""The end of a game: who won, and how the points are made up."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from tabletome.cli.terminal.look import Look
from tabletome.cli.terminal.palette import TITLE, TONES, seat_colour
from tabletome.engine import Outcome
from tabletome.scene import Scene, ending


def seat_name(scene: Scene, seat: int, look: Look) -> str:
    """A seat by the names on its mats, or by its number."""
    return ", ".join(_names(scene, seat, look))


def _names(scene: Scene, seat: int, look: Look) -> list[str]:
    """Whoever plays several heroes has several."""
    named = [look.say(mat.name) for mat in scene.mats if mat.seat == seat]
    return [name for name in named if name] or [look.word("seat", number=seat + 1)]


def draw_ending(scene: Scene, outcome: Outcome, look: Look) -> list[RenderableType]:
    reason = ending(outcome)
    return [
        Line().append(look.word("over"), TITLE).append(f" — {look.say(reason)}" if reason else ""),
        *([draw_scores(scene, outcome, look)] if scene.scores else []),
        _winners(scene, outcome, look),
    ]


def draw_scores(scene: Scene, outcome: Outcome, look: Look) -> RenderableType:
    """A column for each seat, a line for each source of points, and the total."""
    grid = Grid(box=box.ASCII if look.plain else box.SIMPLE_HEAD, show_footer=True)
    grid.add_column("", footer=look.word("total"), footer_style=TITLE)
    for seat, score in enumerate(outcome.scores):
        name = Line(seat_name(scene, seat, look), seat_colour(seat))
        grid.add_column(name, footer=f"{score:g}", justify="right", footer_style=TITLE)
    for row in dict.fromkeys(look.say(score.name) for score in scene.scores):
        points = {score.seat: score.points for score in scene.scores if look.say(score.name) == row}
        grid.add_row(row, *(str(points.get(seat, "")) for seat in range(len(outcome.scores))))
    return grid


def _winners(scene: Scene, outcome: Outcome, look: Look) -> Line:
    if not outcome.winners:
        return Line(look.word("nobody-wins"), TITLE)
    names = [name for seat in outcome.winners for name in _names(scene, seat, look)]
    return Line(look.word("winner", names=", ".join(names), count=len(names)), f"bold {TONES['good']}")
