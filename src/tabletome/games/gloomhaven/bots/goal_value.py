"""How much of each goal of a scenario is done, for bots. GH-PAGE-01

Where enemies need not all die, beating them is still part of it: the shares were set by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import ByType
from tabletome.games.gloomhaven.board import revealed_rooms
from tabletome.games.gloomhaven.content.notation import scenarios as n
from tabletome.games.gloomhaven.content.notation.special_rules import Staff
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.scenario.bearers import CHARGE, bearer, full_charge, protagonist, rule_of
from tabletome.games.gloomhaven.rules.scenario.circumstances import cleansed_mark, saved_mark
from tabletome.games.gloomhaven.rules.scenario.goals import dug_mark, graves_of, kills
from tabletome.games.gloomhaven.rules.scenario.plates import plates_in_play
from tabletome.games.gloomhaven.rules.scenario.treasures import goal_treasures, looted_goals
from tabletome.games.gloomhaven.state import State

LONG_WAY = 24  # hexes beyond which it makes no difference how far it is

shares: ByType[Callable[[State, Any, float], float]] = ByType("measures")
"""How much of a goal is done, where this share of the enemies is beaten."""


def share_done(g: State, goal: n.Goal, beaten: float) -> float:
    """Between 0 and 1."""
    return shares[type(goal)](g, goal, beaten)


@shares(n.KillAll, n.KillRevealed, n.AllSpawned)
def killed_all(g: State, goal: n.Goal, beaten: float) -> float:  # noqa: ARG001 - all goals are measured alike
    return beaten


@shares(n.CreateRooms)
def made_rooms(g: State, goal: n.CreateRooms, beaten: float) -> float:
    return (g.plan.rooms - 1 + beaten) / goal.number


@shares(n.Kill)
def killed(g: State, goal: n.Kill, beaten: float) -> float:
    return 0.4 * beaten + 0.6 * lost_health(g, goal.monster)


@shares(n.KillOthers)
def killed_others(g: State, goal: n.KillOthers, beaten: float) -> float:  # noqa: ARG001
    return beaten


@shares(n.Deliver)
def delivered(g: State, goal: n.Deliver, beaten: float) -> float:
    """How near whoever has it is to the place, and how far a staff is charged."""
    who = bearer(g) if bearer(g) >= 0 else protagonist(g)
    if who < 0 or g.figures[who].at < 0:
        return 0.3 * beaten
    away = min((g.board.distance(g.figures[who].at, at) for at in g.plan.marked(goal.at)), default=LONG_WAY)
    near = 1 - min(away, LONG_WAY) / LONG_WAY
    rule = rule_of(g, Staff)
    charged = 1.0 if rule is None else min(g.tally.get(CHARGE, 0) / full_charge(g, rule), 1.0)
    return 0.4 * beaten + 0.3 * near + 0.3 * charged


@shares(n.DigUp)
def dug_up(g: State, goal: n.DigUp, beaten: float) -> float:  # noqa: ARG001
    graves = graves_of(g)
    done = sum(min(g.tally.get(dug_mark(grave), 0) / (1 + g.characters), 1.0) for grave in graves)
    return 0.4 * beaten + 0.6 * done / max(len(graves), 1)


@shares(n.OneOf)
def done_of_one(g: State, goal: n.OneOf, beaten: float) -> float:
    return max(share_done(g, each, beaten) for each in goal.goals)


@shares(n.GiveAwayOne)
def gave_away(g: State, goal: n.GiveAwayOne, beaten: float) -> float:  # noqa: ARG001
    return 0.7 * beaten


@shares(n.CarryOut)
def carried_out(g: State, goal: n.CarryOut, beaten: float) -> float:
    looted = any(str(goal.treasure) in hero.treasures for hero in g.heroes)
    return 0.5 * beaten + (0.2 + 0.3 * near_places(g, g.plan.marked(goal.exits)) if looted else 0.0)


@shares(n.KillMany)
def killed_many(g: State, goal: n.KillMany, beaten: float) -> float:
    number = goal.number.value(C=g.characters, L=g.level)
    return min(0.8 * kills(g, goal) / number + 0.2 * beaten, 1.0)


@shares(n.KillNamed)
def killed_named(g: State, goal: n.KillNamed, beaten: float) -> float:
    seen = any(figure.name == goal.name for figure in g.figures)
    return 0.5 * beaten + 0.5 * (lost_health(g, goal.name) if seen else 0.0)


@shares(n.EachLoots)
def each_looted(g: State, goal: n.EachLoots, beaten: float) -> float:  # noqa: ARG001
    return 0.4 * beaten + 0.6 * sum(bool(hero.treasures) for hero in g.heroes) / len(g.heroes)


@shares(n.SaveMany)
def saved_many(g: State, goal: n.SaveMany, beaten: float) -> float:
    return 0.4 * beaten + 0.6 * min(g.tally.get(saved_mark(goal.ally), 0) / goal.number, 1.0)


@shares(n.CleanseAll)
def cleansed_all(g: State, goal: n.CleanseAll, beaten: float) -> float:
    places = plates_in_play(g, goal.places)
    done = sum(cleansed_mark(at) in g.tally for at in places) / len(places)
    left = tuple(at for at in places if cleansed_mark(at) not in g.tally)
    return 0.3 * beaten + 0.6 * done + 0.1 * near_places(g, left)


@shares(n.Survive)
def survived(g: State, goal: n.Survive, beaten: float) -> float:
    return 0.2 * beaten + 0.8 * min(g.round / goal.rounds, 1.0)


@shares(n.Destroy)
def destroyed(g: State, goal: n.Destroy, beaten: float) -> float:
    return 0.3 * beaten + 0.7 * lost_health(g, goal.token)


@shares(n.LootGoals)
def looted(g: State, goal: n.LootGoals, beaten: float) -> float:  # noqa: ARG001
    return 0.4 * beaten + 0.6 * looted_goals(g) / max(goal_treasures(g), 1)


@shares(n.OpenAllDoors)
def opened(g: State, goal: n.OpenAllDoors, beaten: float) -> float:  # noqa: ARG001
    return 0.2 * beaten + 0.8 * len(g.opened) / max(len(g.plan.doors), 1)


@shares(n.Occupy)
def occupied(g: State, goal: n.Occupy, beaten: float) -> float:
    return 0.5 * beaten + 0.5 * near_places(g, plates_in_play(g, goal.plates))


@shares(n.Escape)
def escaped(g: State, goal: n.Escape, beaten: float) -> float:
    return 0.3 * beaten + 0.7 * near_places(g, g.plan.marked(goal.exits))


@shares(n.Arrive)
def arrived(g: State, goal: n.Arrive, beaten: float) -> float:
    return 0.4 * beaten + 0.6 * escort_near(g, goal)


@shares(n.Reveal)
def revealed(g: State, goal: n.Reveal, beaten: float) -> float:  # noqa: ARG001
    return 0.5 * beaten + 0.5 * len(revealed_rooms(g.plan, g.opened)) / g.plan.rooms


def lost_health(g: State, name: str) -> float:
    """What share of its hit points all those of a name have lost, the hidden ones being unhurt."""
    seen = [figure for figure in g.figures if figure.name == name]
    rooms = revealed_rooms(g.plan, g.opened)
    hidden = sum(spot.monster == name and g.plan.room_of[spot.at] not in rooms for spot in g.plan.spots)
    boost = page(g.scenario).boost
    if boost is not None and name == boost.token:
        hidden = max(g.altars - sum(figure.at >= 0 for figure in seen), 0)
    count = max(len(seen) + hidden, 1)
    left = sum(max(figure.health, 0) / figure.max_health for figure in seen if figure.at >= 0) + hidden
    return 1 - left / count


def near_places(g: State, places: tuple[int, ...]) -> float:
    """How near the characters are to places they must reach, each to one of its own; hidden ones lie far away."""
    if not places:
        return 0.0
    away = g.board.distances
    total = 0.0
    free = list(places)
    for hero in range(len(g.heroes)):
        at = g.figures[hero].at
        if at < 0 or not free:
            total += hero in g.escaped
            continue
        near = min(free, key=lambda place: away(at)[place])
        free.remove(near)
        total += 1 - min(away(at)[near], LONG_WAY) / LONG_WAY
    return total / len(g.heroes)


def escort_near(g: State, goal: n.Arrive) -> float:
    """Doors opened, and the escort's hit points."""
    escort = next((figure for figure in g.figures if figure.name == goal.escort and figure.at >= 0), None)
    if escort is None:
        return 0.0
    return 0.6 * len(g.opened) / max(len(g.plan.doors), 1) + 0.4 * escort.health / escort.max_health


@shares(n.SaveAll)
def saved_all(g: State, goal: n.SaveAll, beaten: float) -> float:  # noqa: ARG001
    saved = sum(g.tally.get(saved_mark(ally), 0) for ally in goal.allies)
    left = [figure for figure in g.figures if figure.name in goal.allies and figure.at >= 0]
    healed = sum(figure.health / figure.max_health for figure in left)
    hidden = sum(spot.monster in goal.allies and spot.at not in g.board.floor for spot in g.plan.spots)
    return (saved + 0.5 * healed) / max(saved + len(left) + hidden, 1)
