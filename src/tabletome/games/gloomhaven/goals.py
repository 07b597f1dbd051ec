"""Winning and losing a scenario. Rulebook: "Finishing a scenario". GH-FINISH, GH-EXH-04"""

from __future__ import annotations

from tabletome.engine import Outcome
from tabletome.games.gloomhaven.content.box import BONUS_XP
from tabletome.games.gloomhaven.events import ScenarioDecided, ScenarioEnded
from tabletome.games.gloomhaven.state import LOST, UNDECIDED, WON, State


def check_goals(g: State) -> None:
    """The first condition met decides, though the round is played to its end. GH-FINISH-01"""
    if g.result != UNDECIDED:
        return
    if all_exhausted(g):
        g.result = LOST
    elif is_won(g):
        g.result = WON
    else:
        return
    g.emit(ScenarioDecided, g.result == WON, rule="GH-FINISH-01")


def all_exhausted(g: State) -> bool:
    """GH-EXH-04"""
    return all(g.figures[hero].at < 0 for hero in range(len(g.heroes)))


def is_won(g: State) -> bool:
    """Kill all enemies: every room is revealed and no monster is left."""
    return len(g.opened) == len(g.plan.doors) and not any(figure.at >= 0 and figure.is_monster for figure in g.figures)


def end_scenario(g: State) -> None:
    """Bonus experience for a victory; the score is the experience gained. GH-FINISH-02, 07, 08, 10"""
    won = g.result == WON
    if won:
        for hero in g.heroes:
            hero.xp += BONUS_XP[g.level]
    scores = tuple(float(hero.xp) for hero in g.heroes)
    seats = scores if not g.solo else (sum(scores),)
    winners = tuple(range(g.seats)) if won else ()
    g.emit(ScenarioEnded, won, rule="GH-FINISH-08")
    g.outcome = Outcome(winners, seats, "won" if won else "lost", shared=True)
