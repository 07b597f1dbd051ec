"""Push and pull. Rulebook: "Attack effects". GH-EFF-04, 05, 06, GH-MOVE-05, 08"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Decision, Script
from tabletome.games.gloomhaven.actions import Shove, Skip
from tabletome.games.gloomhaven.entering import enter
from tabletome.games.gloomhaven.events import Pushed
from tabletome.games.gloomhaven.state import HERO, State

SKIP = Skip()


def shove(g: State, by: int, target: int, hexes: int, *, away: bool) -> Script:
    """Move the target hex by hex, each farther from (or closer to) the figure that does it.

    A player may leave it out, but not stop half-way; for monsters the players choose the hexes.
    """
    it = g.figures[target]
    optional = g.figures[by].kind == HERO
    for left in range(hexes, 0, -1):
        if it.at < 0 or g.figures[by].at < 0:
            return
        options = shove_hexes(g, by, target, left, away=away)
        if not options:
            return
        choices: list[Any] = [Shove(at) for at in options]
        if optional and left == hexes:
            choices.append(SKIP)
        chosen = choices[0]
        if len(choices) > 1:
            chosen = yield Decision(g.controller(by), "shove", choices, {"target": target, "left": left})
        if isinstance(chosen, Skip):
            return
        g.emit(Pushed, it.name, it.number, chosen.hex)
        yield from enter(g, target, chosen.hex)


def shove_hexes(g: State, by: int, target: int, left: int, *, away: bool) -> list[int]:
    """Where the target can be moved next: through its allies, but not so that it would end on one. GH-EFF-06"""
    return [
        at for at in _next_hexes(g, by, target, g.figures[target].at, away) if _can_end(g, by, target, at, left, away)
    ]


def _next_hexes(g: State, by: int, target: int, start: int, away: bool) -> list[int]:
    from_me = g.ground.distances(g.figures[by].at)
    flying = g.is_flying(target)
    enemies = {g.figures[enemy].at for enemy in g.enemies_of(target)}
    return [
        at
        for at in g.ground.near[start]
        if (from_me[at] > from_me[start]) == away
        and from_me[at] != from_me[start]
        and at not in enemies
        and (flying or at not in g.obstacles)
    ]


def _can_end(g: State, by: int, target: int, at: int, left: int, away: bool) -> bool:
    if g.standing_at(at) is None:
        return True
    if left == 1:
        return False
    return any(_can_end(g, by, target, further, left - 1, away) for further in _next_hexes(g, by, target, at, away))
