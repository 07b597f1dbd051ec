"""The position after the monsters' next turns, guessed; for bots that think of acting late in a round."""

from __future__ import annotations

from tabletome.games.gloomhaven.board import FAR
from tabletome.games.gloomhaven.bots.threats import friends
from tabletome.games.gloomhaven.content.notation.conditions import IMMOBILIZE, STUN
from tabletome.games.gloomhaven.state import State


def after_the_monsters(g: State) -> State:
    """A copy in which every enemy has gone for whoever is nearest, and has had its turn."""
    then = g.copy()
    targets = friends(then)
    if not targets:
        return then
    names = []
    for who, figure in enumerate(then.figures):
        if figure.at < 0 or not figure.hostile or not figure.is_monster:
            continue
        names.append(figure.name)
        if not figure.conditions & (STUN | IMMOBILIZE):
            come_nearer(then, who, targets)
    then.order = tuple(dict.fromkeys(names))
    then.place = len(then.order)
    return then


def come_nearer(g: State, who: int, targets: list[int]) -> None:
    """By as few hexes as it takes to strike the nearest, or as near as it can."""
    figure, stat, board = g.figures[who], g.stat(who), g.board
    away = board.distances(figure.at)
    focus = min(targets, key=lambda each: away[g.figures[each].at])
    aim = board.distances(g.figures[focus].at)
    reach = max(stat.range, 1)
    if aim[figure.at] <= reach or aim[figure.at] >= FAR:
        return
    taken = {other.at for other in g.figures if other.at >= 0}
    steps = {figure.at: 0}
    front = [figure.at]
    for at in front:
        if aim[at] <= reach and at not in taken:
            figure.at = at
            return
        if steps[at] == stat.move:
            continue
        for near in board.near[at]:
            if near not in steps and near not in g.obstacles and near not in taken:
                steps[near] = steps[at] + 1
                front.append(near)
    figure.at = min(front, key=lambda at: (aim[at], steps[at]))
