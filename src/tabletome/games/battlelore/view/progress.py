"""How far a battle has come, for lists of games."""

from __future__ import annotations

from tabletome.engine import Progress
from tabletome.games.battlelore.state import State
from tabletome.scene import t


def progress(g: State) -> Progress:
    """The victory banners of whoever is nearer to winning. BL-VICTORY-01"""
    needed = g.scenario.victory
    ahead = max(range(g.seats), key=lambda seat: g.banners[seat] / needed[seat])
    south, north = g.banners
    return Progress(g.banners[ahead], needed[ahead], t("progress-banners", south=south, north=north))
