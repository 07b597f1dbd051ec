"""What boons are worth, in hits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import ByType
from tabletome.games.sword_and_sorcery.content.notation import boons
from tabletome.games.sword_and_sorcery.content.notation.boons import Boon
from tabletome.games.sword_and_sorcery.state import State

worth_of_boon: ByType[Callable[[State, int, Any], float]] = ByType("values")
"""What a boon of an attack on this figure is worth, in hits."""

HITS: dict[type[Boon], float] = {
    boons.Hits: 1.0,
    boons.Lethal: 0.8,
    boons.Crit: 1.2,
    boons.Pierce: 0.5,
    boons.Again: 2.5,
    boons.AgainOnAny: 2.5,
    boons.Stunned: 1.5,
    boons.Knockdown: 1.0,
    boons.Blinded: 1.0,
    boons.Slowed: 0.6,
    boons.Fire: 0.8,
    boons.Poison: 0.7,
    boons.Drain: 1.0,
    boons.Heal: 0.7,
    boons.Guard: 0.7,
    boons.Shields: 1.2,
    boons.Reroll: 0.6,
    boons.Bash: 0.3,
    boons.Grip: 0.3,
    boons.Trip: 0.3,
}
"""What one of each is worth, in hits; set by hand."""
MOST_OF_ONE = 3  # copies of a boon beyond which more make no difference
ONE_FOE_MORE = 1.5  # hits that striking one more enemy is worth


@worth_of_boon(*HITS)
def by_number(g: State, target: int, boon: Boon) -> float:  # noqa: ARG001 - all boons have one shape
    return HITS[type(boon)] * min(boon.n, MOST_OF_ONE)


@worth_of_boon(boons.Aoe)
def by_enemies(g: State, target: int, boon: boons.Aoe) -> float:  # noqa: ARG001 - all boons have one shape
    """The more enemies stand beside the target the better."""
    return ONE_FOE_MORE * (len(g.foes_at(g.figures[target].at)) - 1)
