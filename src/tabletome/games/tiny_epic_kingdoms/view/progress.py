"""How far a game has come, for lists of games."""

from __future__ import annotations

from tabletome.engine import Progress
from tabletome.games.tiny_epic_kingdoms.content.box import TOWER_TOP
from tabletome.games.tiny_epic_kingdoms.state import State
from tabletome.scene import t


def progress(g: State) -> Progress:
    """The highest tower, for a finished one ends the game. TEK-BUILD-04"""
    highest = max(g.tower)
    return Progress(highest, TOWER_TOP, t("progress-tower", level=highest, top=TOWER_TOP))
