"""How good a position is, for bots: monsters beaten, rooms seen, hit points and cards left."""

from __future__ import annotations

import functools

from tabletome.games.gloomhaven.acts import active_act
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.layout import ELITE_MARK, NONE, layout
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.ground import FAR, revealed_rooms
from tabletome.games.gloomhaven.state import LOST, WON, Active, Hero, State

MONSTERS_WEIGHT, PARTY_WEIGHT = 0.62, 0.33
"""How much the monsters' end and the party's strength count; what is left is for being near the fight."""
NEARNESS = 0.05
ALIVE, HEALTH, STAMINA = 0.15, 0.4, 0.45
"""What a character is worth: standing at all, hit points, rounds left to play."""


def evaluate(g: State, seat: int) -> float:
    """The chance of victory, guessed; all seats win and lose together."""
    if g.outcome is not None:
        return g.outcome.payoff(seat)
    if g.result == WON:
        return 1.0
    if g.result == LOST:
        return 0.0
    return MONSTERS_WEIGHT * (1 - threat(g)) + PARTY_WEIGHT * strength(g) + NEARNESS * nearness(g)


def threat(g: State) -> float:
    """The hit points of all monsters that are still to be beaten, as a share of those there were."""
    there = sum(max(figure.health, 0) + 2 for figure in g.figures if figure.is_monster and figure.at >= 0)
    hidden = hidden_threat(g)
    total = total_threat(g.scenario, len(g.heroes), g.monster_level)
    return min((there + hidden) / total, 1.0)


def hidden_threat(g: State) -> int:
    rooms = revealed_rooms(g.plan, g.opened)
    return _threat(g.scenario, len(g.heroes), g.monster_level, rooms)


def total_threat(scenario: int, heroes: int, level: int) -> int:
    return max(_threat(scenario, heroes, level, frozenset()), 1)


@functools.cache
def _threat(scenario: int, heroes: int, level: int, without: frozenset[int]) -> int:

    plan = layout(scenario)
    mark = max(heroes, 2) - 2
    total = 0
    for spot in plan.spots:
        if plan.room_of[spot.at] not in without and spot.marks[mark] != NONE:
            kind = MONSTERS[spot.monster]
            stats = kind.elite if spot.marks[mark] == ELITE_MARK else kind.normal
            total += stats[level].health + 2
    return total


def strength(g: State) -> float:
    """Hit points and cards of the party, as a share of what it started with."""
    total = 0.0
    for hero, cards in enumerate(g.heroes):
        figure = g.figures[hero]
        if figure.at < 0:
            continue
        left = (
            len(cards.hand)
            + len(cards.chosen)
            + len(cards.discard)
            + sum(is_kept(cards, each) for each in cards.active)
        )
        stamina = rounds_left(left) / rounds_left(CLASSES[cards.name].hand)
        total += ALIVE + HEALTH * (figure.health / figure.most) ** 0.8 + STAMINA * stamina
    return total / len(g.heroes)


@functools.cache
def rounds_left(cards: int) -> int:
    """How many rounds so many cards last, two a round and one lost in every rest."""
    return 0 if cards < 2 else cards // 2 + rounds_left(cards - 1)


def is_kept(cards: Hero, active: Active) -> bool:
    """Whether an active card will come back."""
    return not active_act(cards.name, active).lost


def nearness(g: State) -> float:
    """How near the party is to the nearest monster or closed door."""
    ground = g.ground
    goals = [figure.at for figure in g.figures if figure.is_monster and figure.at >= 0]
    if not goals:
        goals = [
            near for number, door in enumerate(g.plan.doors) if number not in g.opened for near in beside(g, door.at)
        ]
    standing = [g.figures[hero].at for hero in range(len(g.heroes)) if g.figures[hero].at >= 0]
    if not goals or not standing:
        return 0.0
    away = [min(min(ground.distance(at, goal) for goal in goals), 20) for at in standing]
    return 1 - sum(away) / (20 * len(away)) if min(away) < FAR else 0.0


def beside(g: State, at: int) -> list[int]:
    return [h for h in range(g.ground.size) if at in g.ground.ways[h]]
