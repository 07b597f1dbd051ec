"""How many rounds the rest of a scenario will take, and whether the party's cards last so long; for bots."""

from __future__ import annotations

from math import inf

from tabletome.games.gloomhaven.board import FAR, revealed_rooms
from tabletome.games.gloomhaven.bots.attack_odds import hardness
from tabletome.games.gloomhaven.bots.goal_hexes import goal_hexes, whole_map
from tabletome.games.gloomhaven.bots.hidden_enemies import hidden_enemies
from tabletome.games.gloomhaven.bots.newcomers import will_come
from tabletome.games.gloomhaven.content.notation.monsters import Stat
from tabletome.games.gloomhaven.content.notation.scenarios import (
    CleanseAll,
    EachLoots,
    Escape,
    Goal,
    KillMany,
    LootGoals,
    Occupy,
    Survive,
    TimeUp,
)
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.characters.stamina import stamina
from tabletome.games.gloomhaven.rules.combat.damage import twins_of
from tabletome.games.gloomhaven.rules.scenario.goals import kills
from tabletome.games.gloomhaven.state import HERO, State

# Set by hand
DAMAGE_A_ROUND = 2.5  # hit points that a character takes from enemies in a round
ROUNDS_BETWEEN_ROOMS = 2  # that go by between the last enemy of a room and the first of the next
HEXES_A_ROUND = 3  # that a character walks
UNFORESEEN = 1.3  # so many times the rounds that one thinks are needed
A_FEW = 0.3  # of the party's hit points that enemies strike off in a round, if nobody need fear them
CROWD = 0.7  # the same, if nobody should go to meet them
PASSED_SHARE = 0.5  # of the enemies with whom one has to do where the goals are places
SHARE_WITH_NEWCOMERS = 2.0  # the same where others never cease to come; tried in games of scenario 26
PLACES = (CleanseAll, EachLoots, Escape, LootGoals, Occupy)
"""Goals for which it is enough to come somewhere."""
LEAST_HASTE = 0.7
MOST_HASTE = 3.0


def rounds_needed(g: State) -> int:
    """How many rounds the party will need for the rest of the scenario, roughly."""
    (first, *others) = page(g.scenario).goals
    if isinstance(first, Survive) and not others:
        return max(first.rounds - g.round + 1, 1)
    standing = sum(g.figures[hero].at >= 0 for hero in range(len(g.heroes)))
    efforts = [
        effort(figure.health, g.stat(who))
        for who, figure in enumerate(g.figures)
        if figure.at >= 0 and figure.hostile and figure.kind != HERO and is_first_of_twins(g, who)
    ]
    efforts += [effort(stat.health, stat) for stat in hidden_enemies(g)]
    share = share_to_be_killed(g, len(efforts))
    rooms = min(share, 1.0) * (g.plan.rooms - len(revealed_rooms(g.plan, g.opened)))
    blows = share * sum(efforts) / (DAMAGE_A_ROUND * max(standing, 1))
    fighting = round(blows) + round(ROUNDS_BETWEEN_ROOMS * rooms) + 1
    return max(fighting, rounds_of_walking(g) + 1)


def is_first_of_twins(g: State, who: int) -> bool:
    """Whether hit points that several hexes share are counted with this one."""
    return all(who < twin for twin in twins_of(g, who))


def share_to_be_killed(g: State, enemies: int) -> float:
    """How many of the enemies that are left must die: all, unless the goal is a number of them, or a place.

    Those who never cease to come before the last place is reached have to be fought as well.
    """
    goals = page(g.scenario).goals
    if are_places(goals):
        return SHARE_WITH_NEWCOMERS if will_come(g) else PASSED_SHARE
    left = [
        goal.number.value(C=g.characters, L=g.level) - kills(g, goal) for goal in goals if isinstance(goal, KillMany)
    ]
    return min(sum(left) / enemies, 1.0) if enemies and len(left) == len(goals) else 1.0


def are_places(goals: tuple[Goal, ...]) -> bool:
    """Whether it is enough for all goals to come somewhere."""
    return all(isinstance(goal, PLACES) for goal in goals)


def rounds_of_walking(g: State) -> int:
    """How many rounds it takes to go to the farthest place of the goals, as far as they lie at places."""
    hexes = goal_hexes(g)
    there = [figure.at for figure in g.figures[: len(g.heroes)] if figure.at >= 0]
    if not hexes or not there:
        return 0
    whole = whole_map(g)
    ways = [min(whole.distance(at, to) for at in there) for to in hexes]
    return -(-max((way for way in ways if way < FAR), default=0) // HEXES_A_ROUND)


def effort(health: int, stat: Stat) -> float:
    """So many hit points of an enemy, behind its shield."""
    return health * hardness(stat.shield)


def rounds_granted(g: State) -> float:
    """How many rounds the page grants."""
    limits = [defeat.rounds for defeat in page(g.scenario).defeats if isinstance(defeat, TimeUp)]
    return max(min(limits) - g.round + 1, 1) if limits else inf


def haste(g: State, needed: int) -> float:
    """How short the rounds are that the party can still play: more than 1 if they will hardly be enough.

    Nobody hurries into a crowd that would strike them down before that.
    """
    left = [stamina(g, hero) for hero in range(len(g.heroes)) if g.figures[hero].at >= 0]
    each = min(sum(left) / max(len(left), 1), rounds_granted(g))
    found = min(max(UNFORESEEN * needed / max(each, 1.0), LEAST_HASTE), MOST_HASTE)
    return found if found <= 1 else 1 + (found - 1) * courage(g)


def courage(g: State) -> float:
    """From 1, with few enemies on the map, to 0, if they could strike the party down in a few rounds."""
    health = sum(max(figure.health, 0) for figure in g.figures[: len(g.heroes)] if figure.at >= 0)
    strikes = sum(
        g.stat(who).attack
        for who, figure in enumerate(g.figures)
        if figure.at >= 0 and figure.hostile and figure.is_monster
    )
    return min(max((CROWD - strikes / max(health, 1)) / (CROWD - A_FEW), 0.0), 1.0)
