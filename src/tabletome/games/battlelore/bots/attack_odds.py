"""What a unit has at stake, and what an attack may be expected to cost whom. For bots: no rule is decided here.

All worths are in victory banners of a battle for five.
"""

from __future__ import annotations

import functools
import math

from tabletome.games.battlelore.content.board import NEIGHBOURS
from tabletome.games.battlelore.content.notation import BLUE, GREEN, RED
from tabletome.games.battlelore.content.troops import CREATURE, MOUNTED, TROOPS
from tabletome.games.battlelore.rules.morale import flags_to_ignore
from tabletome.games.battlelore.state import State

FACE = 1 / 6
STRIKE_AT_RIDERS = 0.0317
"""A die's chance to hit by a Bonus Strike where the target ignores the first one of a roll."""
FIGHTING = {GREEN: 0.35, BLUE: 0.6, RED: 0.63}
"""What a fresh unit is worth to its owner beside the banner that its loss would cost."""
CREATURE_WORTH = 0.663
DOOMED = {1: 0.62, 2: 0.22, 3: -0.14, 4: -0.23}
"""The share of its banner that is as good as lost with a unit, by the figures that are left; a unit that is nearly
whole is worth more than its banner."""
DRIVEN_BACK = 0.0866
"""What a flag that must be obeyed costs."""
BATTLES_BACK = 0.642
"""How likely a bold unit that has stood its ground is to battle back."""
FLAGS_BORNE = 0.453
"""Flags of a roll that somebody who ignores one is spared, on average."""


@functools.cache
def stake(name: str, figures: int) -> float:
    """What its owner loses, banner and all, if this unit is destroyed now."""
    troop = TROOPS[name]
    if figures <= 0:
        return 0.0
    if troop.troop_class == CREATURE:
        return CREATURE_WORTH + 1 - DOOMED[3]
    return FIGHTING[troop.colour] * (0.4 + 0.6 * figures / troop.size) + 1 - DOOMED[min(figures, 4)]


@functools.cache
def hit_chance(attacker: str, defender: str, melee: bool) -> float:
    """Of one die: a helmet of the target's colour, or a Bonus Strike where the weapon has it."""
    weapon, target = TROOPS[attacker].weapon, TROOPS[defender]
    if not (weapon.strikes_in_melee if melee else weapon.strikes_at_range):
        return FACE
    spared = weapon.spared_by_mounted and target.troop_class == MOUNTED
    return FACE + (STRIKE_AT_RIDERS if spared else FACE)


@functools.cache
def loss(dice: int, attacker: str, defender: str, figures: int, melee: bool, nerve: int) -> float:
    """What one roll at a unit with so many figures is expected to cost it; `nerve` is how many flags it ignores."""
    if dice <= 0:
        return 0.0
    chance = hit_chance(attacker, defender, melee)
    flags = max(0.0, dice * FACE - FLAGS_BORNE * nerve) * TROOPS[defender].hexes_per_flag
    return hits_cost(defender, figures, dice, chance) + DRIVEN_BACK * flags


@functools.cache
def hits_cost(defender: str, figures: int, dice: int, chance: float) -> float:
    """What so many dice are expected to cost a unit if each hits with this chance."""
    if TROOPS[defender].troop_class == CREATURE:
        return (1 - (1 - chance * FACE) ** dice) * stake(defender, 1)
    whole, expected = stake(defender, figures), 0.0
    for hits in range(1, dice + 1):
        likely = math.comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits)
        expected += likely * (whole - stake(defender, figures - hits))
    return expected


@functools.cache
def kill_chance(dice: int, attacker: str, defender: str, figures: int, melee: bool) -> float:
    """That one roll destroys the unit."""
    chance = hit_chance(attacker, defender, melee)
    if TROOPS[defender].troop_class == CREATURE:
        return 1 - (1 - chance * FACE) ** dice
    return sum(
        math.comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits) for hits in range(figures, dice + 1)
    )


def gain(g: State, unit: int, enemy: int, dice: int, melee: bool, nerve: int) -> float:
    """What an attack promises: the enemy's loss, less what a bold enemy's battling back may cost."""
    mine, theirs = g.troops[unit], g.troops[enemy]
    figures = g.figures[enemy]
    promise = loss(dice, mine, theirs, figures, melee, nerve)
    if melee and nerve:
        stays = 1 - kill_chance(dice, mine, theirs, figures, True)
        cap = g.board.cap(g.at[enemy], g.at[unit])
        promise -= BATTLES_BACK * stays * loss(min(TROOPS[theirs].dice, cap), theirs, mine, g.figures[unit], True, 0)
    return promise


def nerve_of(g: State, unit: int) -> int:
    """How many flags it ignores, as far as that matters."""
    return min(2, flags_to_ignore(g, unit))


def has_company(g: State, unit: int, at: int) -> bool:
    """Whether it would have Support in that hex."""
    owner, on = g.owner, g.on
    seat, friends = owner[unit], 0
    for h in NEIGHBOURS[at]:
        other = on[h]
        if other >= 0 and other != unit and owner[other] == seat:
            friends += 1
    return friends > 1
