"""Using innate powers in the hero's own turn. Rulebook: heroes. SS-HERO-06

Those that are always at work, or react, are asked for by the chapter they change, with `gear.innate_of`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabletome.engine import ByType
from tabletome.games.sword_and_sorcery import actions as a
from tabletome.games.sword_and_sorcery.content.notation import innates
from tabletome.games.sword_and_sorcery.content.powers import INNATE
from tabletome.games.sword_and_sorcery.content.tokens import MAP_TOKEN
from tabletome.games.sword_and_sorcery.events import InnateUsed
from tabletome.games.sword_and_sorcery.rules.combat.conditions import can_act
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import damaged_master
from tabletome.games.sword_and_sorcery.rules.heroes.cooldown import turn_powers
from tabletome.games.sword_and_sorcery.rules.heroes.gear import use_once
from tabletome.games.sword_and_sorcery.state import State

uses_innate: ByType[Callable[[State, int, Any], None]] = ByType("uses")
"""What an innate power does in the hero's own turn."""
may_use_innate: ByType[Callable[[State, int, Any], bool]] = ByType("may use")
"""Whether it would do anything now, and can be paid for."""

# ruff: noqa: ARG001 - all innate powers have one shape


def innate_options(g: State, hero: int) -> Iterator[a.Innate]:
    """Innate powers that take a moment of the hero's own turn, each once per round. SS-HERO-06, SS-ACT-22"""
    sheet = g.heroes[hero]
    for innate in sheet.card.innate:
        kind = type(innate)
        if kind in uses_innate and innate.name not in sheet.used and may_use_innate[kind](g, hero, innate):
            yield a.Innate(innate.name)


def use_innate(g: State, hero: int, name: str) -> None:
    """The power works, and not again in this round. SS-HERO-06, SS-ACT-22"""
    sheet = g.heroes[hero]
    use_once(sheet, name)
    g.emit(InnateUsed, sheet.name, name, rule="SS-HERO-06")
    uses_innate[type(INNATE[name])](g, hero, INNATE[name])


@uses_innate(innates.ExplodeRunes)
def explode_runes(g: State, hero: int, innate: innates.ExplodeRunes) -> None:
    """All enemies in areas with a rune lose 1 HP per act; then the runes are gone. SS-POWCARD-10, SS-CAMP-05"""
    areas = {token.area for token in g.map.tokens if MAP_TOKEN[token.name].rune}
    g.map.tokens = tuple(token for token in g.map.tokens if not MAP_TOKEN[token.name].rune)
    for foe in g.foes():
        if g.figures[foe].at in areas:
            damaged_master(g, hero, foe)
            lose_hp(g, foe, g.plan.act, hero)


@may_use_innate(innates.ExplodeRunes)
def there_is_a_rune(g: State, hero: int, innate: innates.ExplodeRunes) -> bool:
    return any(MAP_TOKEN[token.name].rune for token in g.map.tokens)


@uses_innate(innates.TurnPowers)
def turn_own_powers(g: State, hero: int, innate: innates.TurnPowers) -> None:
    """Used powers of the hero turn forward by one. SS-POWER-24"""
    turn_powers(g, hero, 1)


@may_use_innate(innates.TurnPowers)
def has_used_powers(g: State, hero: int, innate: innates.TurnPowers) -> bool:
    """It is an Action."""
    return can_act(g, hero) and any(g.heroes[hero].cooling)
