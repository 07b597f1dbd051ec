"""Allies that the scenario moves by rules of its own. GH-SPECIAL-07, GH-PAGE-09"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.engine import Asking, Decision, Script, ask, runs
from tabletome.games.gloomhaven.actions import Does
from tabletome.games.gloomhaven.board import board
from tabletome.games.gloomhaven.content.notation.conditions import IMMOBILIZE, STUN
from tabletome.games.gloomhaven.content.notation.scenarios import Token
from tabletome.games.gloomhaven.events import Moved
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.initiative import escort_named
from tabletome.games.gloomhaven.rules.monsters.focus import MELEE, Foe, Mover, outcomes
from tabletome.games.gloomhaven.rules.monsters.intent import field_of
from tabletome.games.gloomhaven.rules.movement.doors import door_at, open_door
from tabletome.games.gloomhaven.rules.movement.enter import enter
from tabletome.games.gloomhaven.rules.movement.move import walk_reach
from tabletome.games.gloomhaven.rules.scenario.goals import bring_to_safety
from tabletome.games.gloomhaven.state import OFF, State

THE_PLACE = -1
"""Where the escort goes, in the eyes of the rules of movement: something to come next to."""


@runs(phases.ESCORT_TURN)
def escort_turn(g: State) -> Script:
    """It moves toward its place, opening doors, and springing traps where there is no other way."""
    who = g.turn.acting
    figure = g.figures[who]
    g.phase = phases.END_OF_TURN
    token = escort_named(g, figure.name)
    assert token is not None
    if figure.conditions & (STUN | IMMOBILIZE) or not token.toward:
        return
    start, points = figure.at, g.stat(who).move
    if token.saved:
        yield from reach_safety(g, who, token, points)
    while points > 0 and figure.is_on_map:
        path = yield from choose_way(g, who, ways(g, who, token, points))
        points = yield from walk(g, who, path, points)
    if figure.at not in (start, OFF):
        g.emit(Moved, figure.name, figure.number, start, figure.at, rule="GH-SPECIAL-07")


def choose_way(g: State, who: int, paths: list[tuple[int, ...]]) -> Asking[tuple[int, ...]]:
    """The players say which way it takes, where there are several. GH-AMBIG-01"""
    if len(paths) <= 1:
        return next(iter(paths), ())
    here = g.figures[who].at
    options = [Does(path[-1] if path else here, tuple(at for at in path if at in g.traps), ()) for path in paths]
    chosen = yield from ask(Decision(g.speaker(), "monster-moves", options, {"figure": who}))
    return paths[options.index(chosen)]


def ways(g: State, who: int, token: Token, points: int) -> list[tuple[int, ...]]:
    """The paths it may take, as far as its move allows: by the rules of monsters, closed doors being no wall."""
    here = g.figures[who].at
    away = board(g.scenario, frozenset(range(len(g.plan.doors))) - g.locked, g.locked).distances(here)
    goal = min(g.plan.marked(token.toward), key=lambda at: away[at])
    all_open = frozenset(range(len(g.plan.doors))) - g.locked
    field = replace(field_of(g, who), board=board(g.scenario, all_open, g.locked))
    place = Foe(THE_PLACE, goal, ())
    field = replace(field, foes=(*field.foes, place))
    mover = Mover(at=here, move=points, strike=MELEE, strikes=(MELEE,))
    found: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {}
    for outcome in outcomes(field, mover, place):
        to = outcome.path[-1] if outcome.path else here
        found.setdefault((to, tuple(at for at in outcome.path if at in field.snags)), outcome.path)
    return list(found.values())


def reach_safety(g: State, who: int, token: Token, points: int) -> Script:
    """If one of its places is near enough to be reached now, it leaves the map for good. GH-SPECIAL-07"""
    figure = g.figures[who]
    reach = walk_reach(g, who, points)
    there = next((at for at in g.plan.marked(token.toward) if at in reach), None)
    if there is None:
        return
    for at in reach[there][1]:
        yield from enter(g, who, at)
        if not figure.is_on_map:
            return
    bring_to_safety(g, figure)


def walk(g: State, who: int, path: tuple[int, ...], points: int) -> Asking[int]:
    """Along this path to its end or to a door that opens, where it looks anew; how many points are left."""
    figure = g.figures[who]
    for at in path:
        closed = door_at(g, at)
        points -= 2 if at in g.difficult else 1
        yield from enter(g, who, at)
        if not figure.is_on_map or figure.conditions & (STUN | IMMOBILIZE):
            return 0
        if closed is not None:
            open_door(g, closed, who)
            return points
    return 0
