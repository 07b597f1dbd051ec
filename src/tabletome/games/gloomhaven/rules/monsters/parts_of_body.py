"""The hexes of a boss that lies on several of them. GH-SPECIAL-08"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.scenarios import LARGE
from tabletome.games.gloomhaven.state import MONSTERS_SEAT, OBJECTIVE, OFF, Figure, State


def body_of(g: State, boss: int) -> list[int]:
    """The tokens on the other hexes of a boss."""
    rule = LARGE.get(g.scenario)
    if rule is None or g.figures[boss].name != rule.boss:
        return []
    return [who for who in g.on_map() if g.figures[who].name == rule.body]


def boss_of(g: State, part: int) -> int | None:
    """The boss that a token is a part of."""
    rule = LARGE.get(g.scenario)
    if rule is None or g.figures[part].name != rule.body:
        return None
    return next((who for who in g.on_map() if g.figures[who].name == rule.boss), None)


def swap(g: State, boss: int, part: int) -> None:
    """The boss stands for itself on another of its hexes."""
    one, other = g.figures[boss], g.figures[part]
    one.at, other.at = other.at, one.at


def whole_boss(g: State, target: int) -> int:
    """Who is attacked: the boss itself, on the hex at which the attack is aimed."""
    boss = boss_of(g, target)
    if boss is None:
        return target
    swap(g, boss, target)
    return boss


def lay_body(g: State, boss: int, hexes: tuple[int, ...]) -> None:
    """The boss lies on all these hexes."""
    rule = LARGE[g.scenario]
    remove_body(g)
    g.figures[boss].at = hexes[0]
    for number, at in enumerate(hexes[1:], 1):
        g.figures.append(Figure(rule.body, OBJECTIVE, MONSTERS_SEAT, number, at, 1, 1, hostile=True))


def remove_body(g: State) -> None:
    """The other hexes are free."""
    rule = LARGE.get(g.scenario)
    for figure in g.figures if rule is not None else ():
        if rule is not None and figure.name == rule.body:
            figure.at = OFF


def without_body(g: State, among: list[int]) -> list[int]:
    """Of the hexes of one boss only one, so that nothing touches it twice."""
    rule = LARGE.get(g.scenario)
    if rule is None:
        return among
    parts = [who for who in among if g.figures[who].name in (rule.boss, rule.body)]
    kept = next((who for who in parts if g.figures[who].name == rule.boss), next(iter(parts), None))
    return [who for who in among if who not in parts or who == kept]
