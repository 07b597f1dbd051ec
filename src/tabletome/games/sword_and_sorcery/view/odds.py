"""What a weapon may do to a target: every damage by the dice alone, before symbols are spent. SS-COMBAT-15..24"""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Iterable, Mapping
from math import comb
from typing import NamedTuple

from tabletome.games.sword_and_sorcery.content.dice import BLUE_FACES, RED_FACES, SIDES
from tabletome.games.sword_and_sorcery.content.notation.terms import HIT, SHIELD
from tabletome.games.sword_and_sorcery.rules.combat.defence import armor_value, resistance, standing_guard
from tabletome.games.sword_and_sorcery.rules.heroes.gear import defence_dice, weapon_in
from tabletome.games.sword_and_sorcery.state import State

Chances = Mapping[int, float]
"""Each number and how likely it is."""
SHIELDED = sum(SHIELD in face for face in BLUE_FACES) / SIDES
"""How likely a die of the defence shows a shield."""


class Odds(NamedTuple):
    """All that the damage depends on."""

    hits: int
    red: int
    blue: int
    resistance: int
    armor: int
    magic_shields: int
    dice: int
    guard: int


def odds(g: State, figure: int, slot: str, target: int) -> Odds:
    """An attack with a weapon as it stands before the dice are rolled."""
    item = weapon_in(g, figure, slot)
    hits, red, blue = item.value
    return Odds(
        hits,
        red,
        blue,
        resistance(g, target, item.damage),
        armor_value(g, target),
        g.figures[target].magic_shields,
        defence_dice(g, target),
        standing_guard(g, target),
    )


@functools.lru_cache(maxsize=2048)
def spread(of: Odds) -> tuple[tuple[int, float], ...]:
    """Each damage and how likely it is, the least first."""
    rolled: Chances = {of.hits: 1.0}
    for faces, dice in ((RED_FACES, of.red), (BLUE_FACES, of.blue)):
        for _ in range(dice):
            rolled = added(rolled, [face.count(HIT) for face in faces])
    found: defaultdict[int, float] = defaultdict(float)
    for hits, chance in rolled.items():
        left = max(0, max(0, hits + of.resistance) - of.armor - of.magic_shields)
        for shields, likely in parried(min(left, of.dice)).items():
            found[max(0, left - shields - of.guard)] += chance * likely
    return tuple(sorted(found.items()))


def added(chances: Chances, faces: Iterable[int]) -> Chances:
    """One die more."""
    found: defaultdict[int, float] = defaultdict(float)
    for number, chance in chances.items():
        for face in faces:
            found[number + face] += chance / SIDES
    return found


def parried(dice: int) -> Chances:
    """How many shields so many dice show. SS-COMBAT-21"""
    return {n: comb(dice, n) * SHIELDED**n * (1 - SHIELDED) ** (dice - n) for n in range(dice + 1)}


def average(of: Odds) -> float:
    return sum(damage * chance for damage, chance in spread(of))


def at_least(of: Odds, damage: int) -> float:
    """How likely so much damage or more is."""
    return sum(chance for found, chance in spread(of) if found >= damage)
