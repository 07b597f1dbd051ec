"""What deeds are worth that attack, or make attacks stronger."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.bots.deeds.entries import weighs, worth_learning
from tabletome.games.sword_and_sorcery.bots.turn import Turn, weight_of_blow
from tabletome.games.sword_and_sorcery.bots.weights import (
    BLUE_DIE_HITS,
    CROWD_HITS,
    FIRST,
    HARDLY,
    NEVER,
    RED_DIE_HITS,
    SPEND_HITS,
)
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.notation import boons, deeds
from tabletome.games.sword_and_sorcery.content.notation.attacks import Boost, Spend

worth_learning[deeds.Attack] = 3.0
worth_learning[deeds.GainBoost] = 2.0

# ruff: noqa: ARG001 - all deeds have one shape


@weighs(deeds.Attack)
def attack(turn: Turn, target: int | None, deed: deeds.Attack) -> float:
    """The hits to expect; an attack that strikes a whole area, the more where enemies crowd."""
    assert target is not None
    fixed, red, blue = deed.value
    hits = fixed + RED_DIE_HITS * red + BLUE_DIE_HITS * blue + SPEND_HITS * len(deed.spends)
    if spreads(deed.spends):
        hits += CROWD_HITS * (len(turn.g.foes_at(turn.g.figures[target].at)) - 1)
    return weight_of_blow(turn, hits, target)


def spreads(spends: tuple[Spend, ...]) -> bool:
    """It strikes a whole area without paying for it."""
    return any(isinstance(boon, boons.Aoe) for spend in spends if not spend.cost for boon in spend.gives)


@weighs(deeds.GainBoost)
def gain_boost(turn: Turn, target: int | None, deed: deeds.GainBoost) -> float:
    """Before an attack that it fits; what reaches further, only where enemies crowd."""
    if not turn.fighting or not suits_weapons(turn, deed.boost):
        return NEVER
    if deed.boost.targets > 1 or spreads(deed.boost.spends):
        return FIRST if foes_crowd(turn) else HARDLY
    return FIRST


def suits_weapons(turn: Turn, boost: Boost) -> bool:
    """The hero has a weapon for whose attacks the boost works."""
    sheet = turn.g.heroes[turn.hero]
    weapons = [FACE[card] for card in (sheet.main, sheet.off) if card]
    if boost.attacks.melee:
        return any(weapon.reach == 0 for weapon in weapons)
    category = boost.attacks.category
    return not category or any(weapon.category == category for weapon in weapons)


def foes_crowd(turn: Turn) -> bool:
    """Several enemies stand in one area that could be struck."""
    g = turn.g
    return any(len(g.foes_at(g.figures[foe].at)) > 1 for foe in turn.foes_here or g.foes())
