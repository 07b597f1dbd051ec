"""How enemies walk. Rulebook: enemy movement."""

from __future__ import annotations

from tabletome.engine import Decision, Script, choose
from tabletome.games.sword_and_sorcery.actions import Area
from tabletome.games.sword_and_sorcery.content.layout import FAR
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp
from tabletome.games.sword_and_sorcery.rules.enemies.traits import has_trait
from tabletome.games.sword_and_sorcery.rules.map.movement import put_in, ways_from
from tabletome.games.sword_and_sorcery.state import STUN, State


def distances(g: State, enemy: int) -> tuple[tuple[int, ...], ...]:
    """Movement distances for this enemy: flyers ignore barriers. SS-AI-39"""
    return g.board.fly if g.scroll_of(enemy).flying else g.board.walk


def standing(g: State, enemy: int) -> list[int]:
    figures = g.figures
    return [figure for figure in g.enemies[enemy].figures if figures[figure].at >= 0]


def first_figure(g: State, enemy: int) -> int:
    """The figure that stands for the enemy: of a Horde the first that is left."""
    return standing(g, enemy)[0]


def acting(g: State, enemy: int) -> list[int]:
    """Figures that carry out an activation: of a Horde not those that are stunned. SS-ECOND-08, SS-ECOND-09"""
    figures = g.figures
    return [
        figure
        for figure in g.enemies[enemy].figures
        if figures[figure].at >= 0 and not figures[figure].conditions & STUN
    ]


def nearest_figure(g: State, enemy: int, area: int) -> int:
    """The figure of a Horde that is nearest to an area, of those that can move. SS-AI-52"""
    row = distances(g, enemy)
    return min(acting(g, enemy), key=lambda figure: row[g.figures[figure].at][area])


def acting_distance(g: State, enemy: int, area: int) -> int:
    """How far an area is from the nearest figure that can act. SS-AI-49, SS-ECOND-08"""
    row = distances(g, enemy)
    return min([row[g.figures[figure].at][area] for figure in acting(g, enemy)], default=FAR)


def distance_to(g: State, enemy: int, area: int) -> int:
    """How far an area is from the nearest figure. SS-AI-49"""
    row = distances(g, enemy)
    return min((row[g.figures[figure].at][area] for figure in standing(g, enemy)), default=FAR)


def hindered(g: State, area: int) -> bool:
    """Areas enemies rather walk around, if it costs no step. SS-AI-28, SS-AI-32"""
    return bool(g.board.terrain(area) in ("difficult", "dangerous") or any(fire.area == area for fire in g.map.fires))


def best_steps(g: State, enemy: int, at: int, goal: int) -> list[int]:
    """First steps of the shortest routes, of these the ones through the fewest hindrances. SS-AI-28, SS-AI-33"""
    row = distances(g, enemy)
    table = g.board.near if g.scroll_of(enemy).flying else g.board.steps
    cost: dict[int, int] = {goal: hindered(g, goal)}

    def hindrances(area: int) -> int:
        if area not in cost:
            onward = [step for step in table[area] if row[step][goal] == row[area][goal] - 1]
            cost[area] = hindered(g, area) + min(hindrances(step) for step in onward)
        return cost[area]

    steps = [step for step in table[at] if row[step][goal] == row[at][goal] - 1]
    fewest = min((hindrances(step) for step in steps), default=None)
    return [step for step in steps if hindrances(step) == fewest]


def walk(g: State, enemy: int, goal: int, most: int) -> Script:
    """Up to so many areas towards the goal; already there, it stays.

    Nobody stops or strikes a moving enemy. SS-AI-27, 30, 31, 34..36, 52, SS-MOVE-16, SS-ECOND-07
    """
    leader = nearest_figure(g, enemy, goal)
    it = g.figures[leader]
    moved = False
    for _ in range(most):
        if it.at == goal or not it.is_on_map:
            break
        steps = best_steps(g, enemy, it.at, goal)
        if not steps:
            break
        options = [Area(each) for each in steps]
        chosen = yield from choose(Decision(g.seat_for(leader), "enemy-path", options, {"figure": leader}))
        if not moved:
            ram(g, leader, it.at)
        put_in(g, leader, chosen.area)
        moved = True
        ram(g, leader, chosen.area)
    if moved:
        follow(g, enemy, leader)


def follow(g: State, enemy: int, leader: int) -> None:
    """The rest of a Horde comes to the same area, however far it was; a stunned figure stays. SS-AI-52, SS-ECOND-08"""
    for figure in acting(g, enemy):
        if figure != leader and g.figures[leader].is_on_map:
            put_in(g, figure, g.figures[leader].at)


def ram(g: State, figure: int, area: int) -> None:
    """A troll that moves tramples whoever is where it passes, first and last area included. SS-BEST-11, SS-BEST-12"""
    if has_trait(g, g.figures[figure].owner, "ram"):
        for hero in g.allies_at(area):
            lose_hp(g, hero, 1, figure)


def retreat(g: State, figure: int, areas: int) -> Script:
    """Back where it came from, or away from the nearest hero, rather to empty areas. SS-AI-27, SS-AI-37"""
    it = g.figures[figure]
    for step in range(areas):
        if not it.is_on_map:
            return
        ways = ways_from(g, figure)
        if step == 0 and it.came_from in ways:
            put_in(g, figure, it.came_from)
            continue
        heroes = g.allies()
        if not ways or not heroes:
            return
        walk_from = g.board.walk
        nearest = min(heroes, key=lambda hero: walk_from[it.at][g.figures[hero].at])
        there = g.figures[nearest].at
        away = [way for way in ways if walk_from[way][there] > walk_from[it.at][there]]
        empty = [way for way in away if not g.allies_at(way) and not g.foes_at(way)]
        best = empty or away
        if not best:
            return
        options = [Area(way) for way in best]
        chosen = yield from choose(Decision(g.seat_for(figure), "enemy-path", options, {"figure": figure}))
        put_in(g, figure, chosen.area)
