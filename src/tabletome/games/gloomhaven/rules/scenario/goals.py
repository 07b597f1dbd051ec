"""Winning and losing a scenario. Rulebook: "Finishing a scenario". GH-FINISH, GH-EXH-04, GH-PAGE-01"""

from __future__ import annotations

from tabletome.engine import Outcome
from tabletome.games.gloomhaven.board import revealed_rooms
from tabletome.games.gloomhaven.content.bosses import formula
from tabletome.games.gloomhaven.content.notation.scenarios import (
    Arrive,
    Destroy,
    Escape,
    Goal,
    Kill,
    KillAll,
    KillMany,
    KillRevealed,
    LootGoals,
    Lost,
    Occupy,
    OpenAllDoors,
    Reveal,
    Stranded,
)
from tabletome.games.gloomhaven.content.scenario_levels import BONUS_XP
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.events import GoalJudged, ScenarioDecided, ScenarioEnded
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.scenario.battle_goals import check_marks
from tabletome.games.gloomhaven.rules.scenario.special_rules import are_occupied
from tabletome.games.gloomhaven.state import LOST, OFF, UNDECIDED, WON, State

GOAL_TREASURE = "goal"


def check_goals(g: State) -> None:
    """The first condition met decides, though the round is played to its end. GH-FINISH-01"""
    if g.result != UNDECIDED:
        return
    if is_lost(g):
        g.result = LOST
    elif is_won(g):
        g.result = WON
    else:
        return
    g.emit(ScenarioDecided, g.result == WON, rule="GH-FINISH-01")


def is_lost(g: State) -> bool:
    """All characters are exhausted, or what the scenario forbids has happened. GH-EXH-04"""
    this = page(g.scenario)
    escaped = any(isinstance(goal, Escape) and is_met(g, goal) for goal in this.goals)
    if all_exhausted(g) and not escaped:
        return True
    return any(is_met(g, defeat) for defeat in this.defeats)


def all_exhausted(g: State) -> bool:
    """GH-EXH-04"""
    return all(g.is_exhausted(hero) for hero in range(len(g.heroes)))


def is_won(g: State) -> bool:
    """Every goal of the scenario is met at once. GH-PAGE-01"""
    return all(is_met(g, goal) for goal in page(g.scenario).goals)


def is_met(g: State, goal: Goal) -> bool:
    match goal:
        case KillAll():
            return len(revealed_rooms(g.plan, g.opened)) == g.plan.rooms and not enemies_left(g)
        case KillRevealed():
            return not enemies_left(g)
        case Kill():
            return is_dead(g, goal.monster)
        case KillMany():
            return g.killed >= formula(goal.number, C=g.characters, L=g.level)
        case Reveal():
            return g.plan.room_of_tile(goal.tile) in revealed_rooms(g.plan, g.opened)
        case LootGoals():
            return looted_goals(g) == goal_treasures(g)
        case Destroy():
            return are_destroyed(g, goal.token)
        case Occupy():
            return are_occupied(g, goal.plates)
        case OpenAllDoors():
            return len(g.opened) == len(g.plan.doors)
        case Escape():
            return all(is_out(g, hero, goal.exits) for hero in range(len(g.heroes)))
        case Arrive():
            return is_beside(g, goal.escort, goal.at)
        case Lost():
            return not any(figure.name == goal.escort and figure.at >= 0 for figure in g.figures)
        case Stranded():
            return any(is_off(g, hero) and hero not in g.safe for hero in range(len(g.heroes)))
    raise AssertionError(f"nobody knows when {goal} is met")


def enemies_left(g: State) -> bool:
    return any(figure.at != OFF and figure.is_monster and figure.hostile for figure in g.figures)


def is_dead(g: State, monster: str) -> bool:
    """All monsters of this name stood in rooms that are revealed, and none is left."""
    rooms = revealed_rooms(g.plan, g.opened)
    hidden = any(spot.monster == monster and g.plan.room_of[spot.at] not in rooms for spot in g.plan.spots)
    return not hidden and not any(figure.name == monster and figure.at != OFF for figure in g.figures)


def goal_treasures(g: State) -> int:
    """How many goal treasures the map has. GH-OVL-20"""
    tiles = (overlay for overlay in g.plan.overlays if overlay.kind == "treasure" and overlay.look == GOAL_TREASURE)
    return sum(len(overlay.hexes) for overlay in tiles)


def looted_goals(g: State) -> int:
    return sum(hero.treasures.count(GOAL_TREASURE) for hero in g.heroes)


def are_destroyed(g: State, token: str) -> bool:
    """Those in rooms not yet revealed count too."""
    rooms = revealed_rooms(g.plan, g.opened)
    places = [at for each in page(g.scenario).tokens if each.name == token for at in g.plan.marked(each.at)]
    hidden = any(g.plan.room_of[at] not in rooms for at in places)
    return not hidden and not any(figure.name == token and figure.at >= 0 for figure in g.figures)


def is_out(g: State, hero: int, exits: str) -> bool:
    """It stands on an exit, or became exhausted on one."""
    return g.figures[hero].at in g.plan.marked(exits) or hero in g.safe


def is_off(g: State, hero: int) -> bool:
    return g.is_exhausted(hero) and g.round > 0


def is_beside(g: State, escort: str, at: str) -> bool:
    (place,) = g.plan.marked(at)
    return any(
        figure.name == escort and figure.at >= 0 and g.board.distance(figure.at, place) == 1 for figure in g.figures
    )


def end_scenario(g: State) -> None:
    """Bonus experience for a victory; the score is the experience gained. GH-FINISH-02, 07, 08, 10

    A campaign goes on.
    """
    won = g.result == WON
    for number, hero in enumerate(g.heroes):
        hero.checks = check_marks(g, number)
        if hero.goals:
            g.emit(GoalJudged, hero.name, hero.goals[0], hero.checks, rule="GH-BGOAL-02")
        if won:
            hero.xp += BONUS_XP[g.level]
    g.emit(ScenarioEnded, won, rule="GH-FINISH-08")
    if g.party is not None:
        g.phase = phases.LEAVE_SCENARIO
        return
    scores = tuple(float(hero.xp) for hero in g.heroes)
    seats = scores if not g.solo else (sum(scores),)
    winners = tuple(range(g.seats)) if won else ()
    reason = "won" if won else "exhausted" if all_exhausted(g) else "lost"
    g.outcome = Outcome(winners, seats, reason, shared=True)
