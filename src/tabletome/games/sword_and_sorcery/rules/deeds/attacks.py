"""Deeds that attack, or make attacks stronger. SS-COMBAT-01, SS-ACT-20"""

from __future__ import annotations

import msgspec

from tabletome.engine import Script
from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.content.notation.attacks import Boost
from tabletome.games.sword_and_sorcery.rules.combat.strike import Strike
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import resolve
from tabletome.games.sword_and_sorcery.rules.deeds.entries import Use, does, helps
from tabletome.games.sword_and_sorcery.state import State

# ruff: noqa: ARG001 - all deeds have one shape


@does(deeds.Attack)
def attack(g: State, use: Use, deed: deeds.Attack) -> Script:
    """An attack with the values of the card. SS-COMBAT-01"""
    assert use.target is not None
    yield from resolve(g, Strike(use.figure, use.target, use.name, deed.value, deed.damage, deed.spends))


@does(deeds.GainBoost)
def gain_boost(g: State, use: Use, deed: deeds.GainBoost) -> None:
    """The boost waits for the next fitting attack; numbers may grow with the Soulrank. SS-ACT-20, SS-SOUL-11"""
    boost = deed.boost
    if deed.hits_per_level:
        hits = boost.hits + deed.hits_per_level * g.heroes[use.hero].rank
        boost = msgspec.structs.replace(boost, hits=hits)
    add_boost(g, use.hero, boost)


@helps(deeds.Attack, deeds.GainBoost)
def always(g: State, hero: int, target: int | None, deed: deeds.Attack | deeds.GainBoost) -> bool:
    return True


def add_boost(g: State, hero: int, boost: Boost) -> None:
    """For the next fitting attack, or until the Time Phase. SS-ACT-20, SS-ACT-21"""
    sheet = g.heroes[hero]
    sheet.boosts = (*sheet.boosts, boost)
