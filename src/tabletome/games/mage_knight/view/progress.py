"""How far a game has come, for lists of games."""

from __future__ import annotations

from tabletome.engine import Progress
from tabletome.games.mage_knight.rules.scenario import special_rules
from tabletome.games.mage_knight.state import State
from tabletome.scene import t


def progress(g: State) -> Progress | None:
    """Rounds that have been begun; before the map is laid out there are none. MK-ROUND-01"""
    if not g.tiles:
        return None
    last, time = special_rules.last_round(g), t("night" if g.night else "day")
    return Progress(g.round, last, t("status-round", round=g.round, of=last, time=time))
