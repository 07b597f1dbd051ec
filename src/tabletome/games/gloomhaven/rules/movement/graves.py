"""Graves that are dug up for movement points. GH-SPECIAL-08"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.special_rules import Graves
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.events import DugUp
from tabletome.games.gloomhaven.rules.scenario.goals import check_goals, dug_mark, graves_of
from tabletome.games.gloomhaven.state import ELITE, NORMAL, Risen, State


def points_to_dig(g: State) -> int:
    """How many movement points it takes in all."""
    return 1 + g.characters


def graves_beside(g: State, hero: int) -> list[int]:
    """One hex of each grave beside a character that is not dug up yet."""
    near = g.board.near[g.figures[hero].at]
    return [
        grave
        for grave, hexes in graves_of(g).items()
        if g.counted(dug_mark(grave)) < points_to_dig(g) and any(at in near for at in hexes)
    ]


def dig(g: State, hero: int, grave: int) -> None:
    """One point of movement is spent; with the last one the dead rise. GH-SPECIAL-01"""
    mark = dug_mark(grave)
    g.count(mark)
    if g.tally[mark] < points_to_dig(g):
        return
    g.emit(DugUp, g.heroes[hero].name, grave, rule="GH-SPECIAL-08")
    for rule in page(g.scenario).rules:
        if isinstance(rule, Graves):
            g.pending += (who_rises(g, rule, grave),)
    check_goals(g)


def who_rises(g: State, rule: Graves, grave: int) -> Risen:
    """Normal with two characters, elite with four; with three it depends on the letter. GH-SPECIAL-08"""
    if grave in g.plan.marked(rule.last):
        return Risen(rule.named, ELITE, grave)
    elite = len(g.heroes) > 3 or (len(g.heroes) == 3 and grave in g.plan.marked(rule.elite_first))
    return Risen(rule.monster, ELITE if elite else NORMAL, grave)
