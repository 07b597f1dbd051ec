"""How far a scenario has come, for lists of games."""

from __future__ import annotations

from tabletome.engine import Progress
from tabletome.games.gloomhaven.board import revealed_rooms
from tabletome.games.gloomhaven.state import State
from tabletome.scene import t


def progress(g: State) -> Progress | None:
    """Rooms that have been revealed; a random dungeon has no last one, and the city none at all. GH-DOOR-02"""
    if not g.scenario or g.dungeon is not None:
        return None
    seen = len(revealed_rooms(g.plan, g.opened))
    return Progress(seen, g.plan.rooms, t("progress-rooms", seen=seen, rooms=g.plan.rooms))
