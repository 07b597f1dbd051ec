"""Monsters with names of their own, as the pages of scenarios describe them. GH-SPECIAL-09, 10"""

from __future__ import annotations

import functools

from msgspec.structs import replace

from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.monsters import MonsterType, Stat
from tabletome.games.gloomhaven.content.notation.scenarios import Named
from tabletome.games.gloomhaven.content.side_scenarios import SIDE_SCENARIOS
from tabletome.games.gloomhaven.content.solo_scenarios import SOLO_SCENARIOS
from tabletome.games.gloomhaven.content.story_scenarios import STORY_SCENARIOS

TOP_LEVEL = 7
"""The highest level of a monster."""
NAMED: dict[str, Named] = {
    each.name: each for scenario in (*STORY_SCENARIOS, *SIDE_SCENARIOS, *SOLO_SCENARIOS) for each in scenario.named
}


def type_of(named: Named) -> MonsterType:
    """The statistic card and the deck it acts by: those of the type that it belongs to, unless the page has a deck.
    GH-MSTAT-01"""
    of = MONSTERS[named.of]
    stats = ranked(named)
    return replace(of, name=named.name, deck=named.deck or of.deck, standees=named.standees, normal=stats, elite=stats)


def ranked(named: Named) -> tuple[Stat, ...]:
    """The statistics of its type and rank, by level."""
    return MONSTERS[named.of].normal if named.normal else MONSTERS[named.of].elite


NAMED_TYPES: dict[str, MonsterType] = {name: type_of(named) for name, named in NAMED.items()}


@functools.cache
def named_stat(name: str, level: int, characters: int, scenario_level: int, shield_lost: int) -> Stat:
    """The statistics of a monster with a name of its own. GH-MSTAT-03, GH-SPECIAL-10"""
    named = NAMED[name]
    stat = ranked(named)[min(max(level + named.level, 0), TOP_LEVEL)]
    health = stat.health
    if named.health is not None:
        health = named.health.value(H=health, C=characters, L=scenario_level)
    shield = stat.shield + max(named.shield - shield_lost, 0)
    immune = (*stat.immune, *named.immune)
    return replace(stat, health=health, shield=shield, attack=stat.attack + named.attack, immune=immune)
