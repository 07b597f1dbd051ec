"""How good a position is, for bots: banners won, units and what they threaten, seen from both sides."""

from __future__ import annotations

import math

from tabletome.games.battlelore.board import DISTANCE
from tabletome.games.battlelore.combat import number_of_dice, targets
from tabletome.games.battlelore.content.adventures import EITHER
from tabletome.games.battlelore.content.notation import BLUE, GREEN, RED
from tabletome.games.battlelore.content.troops import CREATURE, TROOPS
from tabletome.games.battlelore.morale import has_support
from tabletome.games.battlelore.state import State

WORTH = {GREEN: 0.8, BLUE: 1.0, RED: 1.2}
A_BANNER = 4.0
A_TOKEN = 0.08
A_LORE_CARD = 0.12
SUPPORT = 0.15
A_HEX_AWAY = 0.035
A_READY_UNIT = 0.06
A_DIE = 0.16
A_WEAK_TARGET = 0.35
SCALE = 3.2
FIGHTING = 2
"""Hexes from the enemy at which Support begins to matter."""
ACTING = ("order_phase", "movement_phase", "combat_phase")


def evaluate(g: State, seat: int) -> float:
    """The chance of victory this seat may hope for."""
    if g.outcome is not None:
        return g.outcome.payoff(seat)
    ahead = strength(g, seat) - strength(g, 1 - seat)
    if g.phase in ACTING:
        ahead += initiative(g) if g.active == seat else -initiative(g)
    return 1 / (1 + math.exp(-ahead / SCALE))


def strength(g: State, seat: int) -> float:
    """Banners count more the nearer they bring the end; units for what they are and how near they are to the enemy."""
    needed = g.scenario.victory[seat]
    won = g.banners[seat] / needed
    value = A_BANNER * g.banners[seat] * (4 / needed) + 3.0 * won * won
    at = g.at
    enemies = [at[enemy] for enemy in g.units_of(1 - seat)]
    goals = [each.hex for each in g.scenario.objectives if each.side in (EITHER, seat)]
    goals += list(g.scenario.exits[seat])
    for unit in g.units_of(seat):
        far = DISTANCE[at[unit]]
        near = min(map(far.__getitem__, enemies)) if enemies else 0
        value += unit_value(g, unit, near)
        if goals:
            value -= 0.5 * A_HEX_AWAY * min(map(far.__getitem__, goals))
    return value + A_TOKEN * min(g.tokens[seat], 12) + A_LORE_CARD * len(g.lore_hands[seat])


def unit_value(g: State, unit: int, near: int) -> float:
    """A fresh unit is worth most; the last figure of a weak one is a banner for the enemy, who is `near` hexes away.

    An army that stays at home wins nothing; archers are content within range, remnants away from the fight.
    """
    troop, figures = TROOPS[g.troops[unit]], g.figures[unit]
    if troop.troop_class == CREATURE:
        worth = 2.2 + 0.15 * g.stored[unit]
    else:
        worth = WORTH[troop.colour] * (0.35 + 0.35 * figures)
        if near <= FIGHTING and has_support(g, unit):
            worth += SUPPORT
    if figures == 1 < g.full[unit]:
        worth -= A_HEX_AWAY * max(0, 4 - near)
    elif near > troop.weapon.reach:
        worth -= A_HEX_AWAY * (near - troop.weapon.reach)
    if g.webbed >> unit & 1:
        worth -= 0.5
    if g.poisoned >> unit & 1:
        worth -= 0.3
    return worth


def initiative(g: State) -> float:
    """What the ordered units can still do this turn."""
    value = 0.0
    ready = g.ordered & ~g.battled & ~g.spent
    for unit in g.units_of(g.active) if ready else ():
        if ready >> unit & 1:
            value += A_READY_UNIT if not g.moved >> unit & 1 else 0.0
            value += max((threat(g, unit, enemy) for enemy in targets(g, unit)), default=0.0)
    return value


def threat(g: State, unit: int, enemy: int) -> float:
    """Dice against a target, and more if it is about to fall."""
    dice = number_of_dice(g, unit, enemy)
    return A_DIE * dice + (A_WEAK_TARGET * dice / 4 if g.figures[enemy] == 1 else 0.0)
