"""How good a position is, for bots: points in hand and in reach, seen against the best of the others."""

from __future__ import annotations

import math

from tabletome.games.tiny_epic_kingdoms.content.box import MEEPLES, SHIELDS, TOWER_TOP
from tabletome.games.tiny_epic_kingdoms.content.notation import RUINS
from tabletome.games.tiny_epic_kingdoms.resources import YIELD
from tabletome.games.tiny_epic_kingdoms.scoring import points
from tabletome.games.tiny_epic_kingdoms.state import State

SCALE = 3.0
"""So many points ahead are as good as e to 1."""
A_RESOURCE = 0.16
AN_INCOME = 0.35


def evaluate(g: State, seat: int) -> float:
    """The share this seat may expect of the victory."""
    if g.outcome is not None:
        return g.outcome.payoff(seat)
    strengths = [math.exp(strength(g, each) / SCALE) for each in range(g.seats)]
    return strengths[seat] / sum(strengths)


def strength(g: State, seat: int) -> float:
    """Points as they stand, and what the kingdom can still make of its stores and regions."""
    time_left = turns_left(g)
    value = float(sum(points(g, seat).values()))
    value -= meeples_in_ruins(g, seat) * (1 - time_left)
    value += A_RESOURCE * (0.4 + time_left) * sum(min(amount, 6) for amount in g.resources[seat])
    return value + AN_INCOME * time_left * income(g, seat)


def income(g: State, seat: int) -> float:
    """How much collecting brings, a variety counting more than the same again."""
    kinds = [g.world.kinds[region] for region in g.held_by(seat)]
    gives = [YIELD[kind] for kind in kinds if kind in YIELD]
    return len(gives) + 0.5 * len(set(gives)) + 0.8 * (RUINS in kinds)


def meeples_in_ruins(g: State, seat: int) -> int:
    if g.powers(seat).keeps_ruins:
        return 0
    return sum(
        meeple >> 1 == seat
        for region, meeples in enumerate(g.regions)
        if g.world.kinds[region] == RUINS
        for meeple in meeples
    )


def turns_left(g: State) -> float:
    """1 at the start of the game, 0 when it is about to end."""
    if g.end_triggered:
        return 0.15 * (SHIELDS - len(g.shields)) / SHIELDS
    progress = max(
        max(g.tower[seat] / TOWER_TOP, g.magic[seat] / 5, (g.in_play[seat] - 2) / (MEEPLES - 2))
        for seat in range(g.seats)
    )
    return 1 - 0.8 * progress
