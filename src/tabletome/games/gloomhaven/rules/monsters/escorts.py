"""Allies that the scenario moves by rules of its own. GH-SPECIAL-07, GH-PAGE-09"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Asking, Decision, Script, runs
from tabletome.games.gloomhaven.actions import Does
from tabletome.games.gloomhaven.board import board
from tabletome.games.gloomhaven.content.notation.abilities import IMMOBILIZE, STUN
from tabletome.games.gloomhaven.content.notation.scenarios import Token
from tabletome.games.gloomhaven.events import Moved
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.monsters.focus import MELEE, Foe, Mover, outcomes
from tabletome.games.gloomhaven.rules.monsters.monster_turn import field_of
from tabletome.games.gloomhaven.rules.movement.doors import door_at, escort_named, open_door
from tabletome.games.gloomhaven.rules.movement.enter import enter
from tabletome.games.gloomhaven.state import OFF, State

THE_PLACE = -1
"""Where the escort goes, in the eyes of the rules of movement: something to come next to."""


@runs(phases.ESCORT_TURN)
def escort_turn(g: State) -> Script:
    """It moves toward its place, opening doors, and springing traps where there is no other way."""
    figure = g.acting
    it = g.figures[figure]
    g.phase = phases.END_OF_TURN
    if it.conditions & (STUN | IMMOBILIZE):
        return
    token = escort_named(g, it.name)
    assert token is not None
    start, points = it.at, g.stat(figure).move
    while points > 0 and it.at >= 0:
        paths = ways(g, figure, token, points)
        path = paths[0] if paths else ()
        if len(paths) > 1:
            asked = [Does(each[-1] if each else it.at, tuple(at for at in each if at in g.traps), ()) for each in paths]
            chosen: Any = yield Decision(g.speaker(), "monster-moves", asked, {"figure": figure})
            path = paths[asked.index(chosen)]
        points = (yield from walk(g, figure, path, points)) if path else 0
    if it.at not in (start, OFF):
        g.emit(Moved, it.name, 0, start, it.at, rule="GH-SPECIAL-07")


def ways(g: State, figure: int, token: Token, points: int) -> list[tuple[int, ...]]:
    """The paths it may take, as far as its move allows: by the rules of monsters, closed doors being no wall."""
    it = g.figures[figure]
    (goal,) = g.plan.marked(token.toward)
    all_open = frozenset(range(len(g.plan.doors))) - g.locked
    field = field_of(g, figure)._replace(board=board(g.scenario, all_open, g.locked))
    place = Foe(THE_PLACE, goal, ())
    field = field._replace(foes=(*field.foes, place))
    mover = Mover(at=it.at, move=points, strike=MELEE, strikes=(MELEE,))
    found: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {}
    for outcome in outcomes(field, mover, place):
        to = outcome.path[-1] if outcome.path else it.at
        found.setdefault((to, tuple(at for at in outcome.path if at in field.snags)), outcome.path)
    return list(found.values())


def walk(g: State, figure: int, path: tuple[int, ...], points: int) -> Asking[int]:
    """Along this path to its end or to a door that opens, where it looks anew; how many points are left."""
    it = g.figures[figure]
    for at in path:
        closed = door_at(g, at)
        points -= 2 if at in g.difficult else 1
        yield from enter(g, figure, at)
        if it.at < 0 or it.conditions & (STUN | IMMOBILIZE):
            return 0
        if closed is not None:
            open_door(g, closed, figure)
            return points
    return 0
