"""What bots choose before a scenario."""

from __future__ import annotations

from tabletome.engine import Decision
from tabletome.games.gloomhaven.actions import Place
from tabletome.games.gloomhaven.bots.instinct import instinct
from tests.games.gloomhaven.quests import enter


def test_whoever_bears_most_begins_in_front() -> None:
    quest = enter("black-barrow", players=2)
    g = quest.g
    foes = [it.at for it in g.figures if it.hostile]
    options = [Place(at) for at in g.plan.start]
    away = [min(g.board.distance(at, foe) for foe in foes) for at in g.plan.start]
    for hero, best in ((0, min(away)), (1, max(away))):
        g.figures[1].max_health = 3
        weights = instinct(g, Decision(hero, "place", options, {"hero": hero}))
        assert away[weights.index(max(weights))] == best
