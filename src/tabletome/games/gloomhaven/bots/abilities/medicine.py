"""What medicine is worth to a bot, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.near import heroes_near
from tabletome.games.gloomhaven.bots.abilities.words import against_foes, little_against_foes, worth
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.content.notation.abilities import (
    AsHeals,
    Cure,
    GivePack,
    HealsCure,
    HealsSpread,
    Sweeping,
)
from tabletome.games.gloomhaven.content.notation.conditions import BIT, NEGATIVE
from tabletome.games.gloomhaven.content.notation.phrases import CHOSEN

# Points of damage; set by hand
CURED_VALUE = 0.8  # one condition
PACK_VALUE = 2.0  # a card more, and a heal
LARGE_PACK_VALUE = 3.0
SWEEP_VALUE = 1.0

worth(AsHeals, HealsCure, HealsSpread)(little_against_foes)
worth(Sweeping)(against_foes(SWEEP_VALUE))


@worth(Cure)
def cure(outlook: Outlook, at: int, ability: Cure) -> float:
    """The conditions of those near."""
    figures = outlook.g.figures
    near = heroes_near(outlook, at, ability.range)
    ill = [sum(bool(figures[who].conditions & BIT[name]) for name in NEGATIVE if name in BIT) for who in near]
    return CURED_VALUE * (max(ill, default=0) if ability.to in CHOSEN else sum(ill))


@worth(GivePack)
def give_pack(outlook: Outlook, at: int, ability: GivePack) -> float:
    """For each character near enough."""
    near = heroes_near(outlook, at, 1)
    many = min(len(near), 1) if ability.to in CHOSEN else len(near)
    return many * (LARGE_PACK_VALUE if ability.large else PACK_VALUE)
