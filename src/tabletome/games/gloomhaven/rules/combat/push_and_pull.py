"""Push and pull. Rulebook: "Attack effects". GH-EFF-04, 05, 06, GH-MOVE-05, 08"""

from __future__ import annotations

from typing import TypeAlias

from tabletome.engine import Asking, Decision, Script, choose
from tabletome.games.gloomhaven.actions import SKIP, STOP, Shove, Skip, Stop
from tabletome.games.gloomhaven.content.notation.special_rules import Sacrifice
from tabletome.games.gloomhaven.content.scenarios import ORDERED, page
from tabletome.games.gloomhaven.events import Pushed
from tabletome.games.gloomhaven.rules.characters.experience import gain_xp
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.items.worn import is_unmoved
from tabletome.games.gloomhaven.rules.movement.enter import enter
from tabletome.games.gloomhaven.rules.movement.obstacles import destroy_obstacle, is_breakable
from tabletome.games.gloomhaven.state import BOSS, HERO, OBJECTIVE, State
from tabletome.geometry import distance, neighbours

Shoved: TypeAlias = Shove | Stop | Skip


def cannot_be_moved(g: State, target: int, *, away: bool) -> bool:
    """An obstacle with hit points, and a boss that is immune to it. GH-SPECIAL-06, GH-BOSS-05"""
    figure = g.figures[target]
    if g.scenario in ORDERED and is_steadfast(g, figure.name):
        return True
    return figure.kind == OBJECTIVE or (figure.kind == BOSS and ("push" if away else "pull") in g.stat(target).immune)


def is_steadfast(g: State, name: str) -> bool:
    """Whether the page says that nothing moves these. GH-SPECIAL-08"""
    return any(isinstance(rule, Sacrifice) and name in (rule.monster, rule.victim) for rule in page(g.scenario).rules)


def push(g: State, by: int, target: int, hexes: int) -> Script:
    """Move the target so many hexes away from the figure that does it. GH-EFF-04"""
    yield from move_by_force(g, by, target, hexes, away=True)


def pull(g: State, by: int, target: int, hexes: int) -> Script:
    """Move the target so many hexes toward the figure that does it. GH-EFF-05"""
    yield from move_by_force(g, by, target, hexes, away=False)


def move_by_force(g: State, by: int, target: int, hexes: int, *, away: bool, slams: bool = False) -> Asking[int]:
    """Move the target hex by hex, each farther from (or closer to) the figure that does it. How many hexes were left.

    A player may leave it out, but not stop half-way, unless by a direction that is blocked: that may be chosen although
    another is free. For monsters the players choose the hexes.
    """
    if not hexes or cannot_be_moved(g, target, away=away) or is_unmoved(g, target, by):
        return 0
    figure = g.figures[target]
    for left in range(hexes, 0, -1):
        if not figure.is_on_map or not g.figures[by].is_on_map:
            return 0
        free = forced_hexes(g, by, target, left, away=away)
        if not free:
            return left
        may_skip = left == hexes and is_players_choice(g, by)
        options: list[Shoved] = [Shove(at) for at in free]
        if (slams or not may_skip) and has_blocked_direction(g, by, target, free, away=away):
            options.append(STOP)
        if may_skip:
            options.append(SKIP)
        chosen = yield from choose_way(g, by, target, left, options)
        if isinstance(chosen, Skip):
            return 0
        if isinstance(chosen, Stop):
            return left
        g.emit(Pushed, figure.name, figure.number, chosen.hex)
        yield from enter(g, target, chosen.hex)
    return 0


def is_players_choice(g: State, by: int) -> bool:
    """A character does it, or a figure that acts because a character makes it. GH-EFF-02"""
    if g.figures[by].kind == HERO:
        return True
    return g.action is not None and g.figures[g.action.figure].kind == HERO and g.figures[by].is_players


def choose_way(g: State, by: int, target: int, left: int, options: list[Shoved]) -> Asking[Shoved]:
    """Where the target goes next; nobody is asked where there is one way only."""
    return (yield from choose(Decision(g.controller(by), "shove", options, {"target": target, "left": left})))


def push_through(g: State, by: int, target: int, hexes: int, damage: int) -> Script:
    """A push that may go into obstacles: each is destroyed, hurts the target and gives experience."""
    figure = g.figures[target]
    for left in range(hexes, 0, -1):
        if not figure.is_on_map or is_unmoved(g, target, by):
            return
        from_me = g.board.distances(g.stands_at(by))
        into = [at for at in g.board.near[figure.at] if is_breakable(g, at) and from_me[at] > from_me[figure.at]]
        free = [at for at in forced_hexes(g, by, target, left, away=True) if at not in into]
        options: list[Shoved] = [Shove(at) for at in (*free, *into)]
        if not options:
            return
        if left == hexes:
            options.append(SKIP)
        chosen = yield from choose_way(g, by, target, left, options)
        if not isinstance(chosen, Shove):
            return
        if chosen.hex in g.obstacles:
            destroy_obstacle(g, chosen.hex)
            gain_xp(g, g.figures[by].hero, 1)
            yield from suffer(g, target, damage)
        if figure.is_on_map:
            g.emit(Pushed, figure.name, figure.number, chosen.hex)
            yield from enter(g, target, chosen.hex)


def has_blocked_direction(g: State, by: int, target: int, free: list[int], *, away: bool) -> bool:
    """Whether another hex lies in the right direction that the target cannot be moved into, so that it may end here."""
    board = g.board
    here = g.figures[target].at
    if any(figure.at == here for number, figure in enumerate(g.figures) if number != target):
        return False
    me = board.hexes[g.stands_at(by)]
    from_me = board.distances(g.stands_at(by))
    for h in neighbours(board.hexes[here]):
        at = board.number.get(h)
        if at is not None and at in board.near[here]:
            farther = from_me[at] - from_me[here]
        else:
            farther = distance(me, h) - distance(me, board.hexes[here])
        if at not in free and (farther > 0 if away else farther < 0):
            return True
    return False


def is_against_a_wall(g: State, by: int, target: int) -> bool:
    """Whether a wall or an obstacle, not only figures, keeps the target from being pushed on."""
    board, at = g.board, g.figures[target].at
    me, here = board.hexes[g.stands_at(by)], board.hexes[at]
    behind = [h for h in neighbours(here) if distance(me, h) > distance(me, here)]
    free = {board.hexes[near] for near in board.near[at]}
    return any(h not in free or board.number[h] in g.obstacles for h in behind)


def forced_hexes(g: State, by: int, target: int, left: int, *, away: bool) -> list[int]:
    """Where the target can be moved next: through its allies, but not so that it would end on one. GH-EFF-06"""
    return [
        at for at in _next_hexes(g, by, target, g.figures[target].at, away) if _can_end(g, by, target, at, left, away)
    ]


def _next_hexes(g: State, by: int, target: int, start: int, away: bool) -> list[int]:
    """The hexes next to `start` that lie in the right direction and are not barred. GH-OVL-04, GH-MOVE-08"""
    from_me = g.board.distances(g.stands_at(by))
    flying = g.is_flying(target)
    enemies = {g.figures[enemy].at for enemy in g.enemies_of(target)}
    return [
        at
        for at in g.board.near[start]
        if (from_me[at] > from_me[start]) == away
        and from_me[at] != from_me[start]
        and at not in enemies
        and (flying or at not in g.obstacles)
    ]


def _can_end(g: State, by: int, target: int, at: int, left: int, away: bool) -> bool:
    """Whether the target can end there, or go on from there to where it can."""
    if g.standing_at(at) is None:
        return True
    if left == 1:
        return False
    return any(_can_end(g, by, target, further, left - 1, away) for further in _next_hexes(g, by, target, at, away))


def pull_toward(g: State, by: int, target: int, center: int, hexes: int) -> Script:
    """Move the target hex by hex, each closer to a hex of the player's choice. GH-EFF-05, 06"""
    if cannot_be_moved(g, target, away=False) or is_unmoved(g, target, by):
        return
    figure = g.figures[target]
    for left in range(hexes, 0, -1):
        if not figure.is_on_map:
            return
        closer = [at for at in _closer(g, target, figure.at, center) if _can_rest(g, target, at, center, left)]
        if not closer:
            return
        chosen = yield from choose_way(g, by, target, left, [Shove(at) for at in closer])
        assert isinstance(chosen, Shove)
        g.emit(Pushed, figure.name, figure.number, chosen.hex)
        yield from enter(g, target, chosen.hex)


def drive_to_allies(g: State, by: int, target: int, hexes: int) -> Script:
    """The target is made to move up to so many hexes, straight to the closest hex next to an ally of who does it."""
    figure = g.figures[target]
    for left in range(hexes, 0, -1):
        steps = steps_to_allies(g, by, target)
        if not figure.is_on_map or figure.kind == OBJECTIVE or not steps.get(figure.at):
            return
        closer = [at for at in g.board.near[figure.at] if steps.get(at) == steps[figure.at] - 1]
        options: list[Shoved] = [*(Shove(at) for at in closer), SKIP if left == hexes else STOP]
        chosen = yield from choose_way(g, by, target, left, options)
        if not isinstance(chosen, Shove):
            return
        g.emit(Pushed, figure.name, figure.number, chosen.hex)
        yield from enter(g, target, chosen.hex)


def steps_to_allies(g: State, by: int, target: int) -> dict[int, int]:
    """How many steps the target needs from each hex to the closest free one next to an ally of that figure."""
    here, flying = g.figures[target].at, g.is_flying(target)
    taken = {other.at for number, other in enumerate(g.figures) if number != target and other.is_on_map}
    free = {at for at in g.board.floor if at not in taken and (flying or at not in g.obstacles)}
    beside = [at for ally in g.allies_of(by) for at in g.board.near[g.figures[ally].at]]
    steps = {at: 0 for at in beside if at in free}
    front = list(steps)
    for at in front:
        for near in g.board.near[at]:
            if near in free and near not in steps and here not in steps:
                steps[near] = steps[at] + 1
                front.append(near)
    return steps


def _closer(g: State, target: int, start: int, center: int) -> list[int]:
    """The hexes next to `start` that are closer to the center and not barred."""
    away = g.board.distances(center)
    flying = g.is_flying(target)
    enemies = {g.figures[enemy].at for enemy in g.enemies_of(target)}
    return [
        at
        for at in g.board.near[start]
        if away[at] < away[start] and at not in enemies and (flying or at not in g.obstacles)
    ]


def _can_rest(g: State, target: int, at: int, center: int, left: int) -> bool:
    """Whether the target can end there, or go on from there to where it can."""
    if g.standing_at(at) is None:
        return True
    return left > 1 and any(_can_rest(g, target, near, center, left - 1) for near in _closer(g, target, at, center))
