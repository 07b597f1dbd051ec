"""Using powers, and turning them back to ready. Rulebook: powers; heroes: innate powers. SS-POWER-15, SS-HERO-06"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletome.engine import Script
from tabletome.games.sword_and_sorcery import actions as a
from tabletome.games.sword_and_sorcery.content.notation import Level
from tabletome.games.sword_and_sorcery.content.powers import INNATE, POWERS
from tabletome.games.sword_and_sorcery.events import InnateUsed, PowerUsed
from tabletome.games.sword_and_sorcery.rules.combat.conditions import can_act, can_pay
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import damaged_master
from tabletome.games.sword_and_sorcery.rules.heroes.cooldown import set_cooldown, turn_powers
from tabletome.games.sword_and_sorcery.rules.heroes.effects import do_all, uses
from tabletome.games.sword_and_sorcery.rules.map.control import controls, dominates
from tabletome.games.sword_and_sorcery.state import HERO, State


def usable_levels(g: State, hero: int, name: str) -> tuple[Level, ...]:
    """Levels not above the Soulrank, unless an item says otherwise. SS-POWER-15, SS-POWER-16, SS-ITEMCARD-11"""
    rank = g.heroes[hero].rank
    return tuple(level for level in POWERS[name].levels if level.rank <= rank or g.turn.ignores_rank)


def power_options(g: State, hero: int) -> Iterator[Any]:
    """Powers that are ready, in every level, on every target. SS-POWER-15, SS-POWER-18, SS-COMPAN-06"""
    sheet = g.heroes[hero]
    for name, cooling in zip(sheet.powers, sheet.cooling, strict=True):
        card = POWERS[name]
        if cooling or (card.once and name in sheet.used):
            continue
        if not can_pay(g, hero, card.activity) or not meets_needs(g, hero, card.needs):
            continue
        for level in usable_levels(g, hero, name):
            yield from uses(g, hero, level.deeds, card.range, a.Power, (name, level.rank))
    for name in sheet.card.innate:
        if innate_ready(g, hero, name):
            yield a.Innate(name)


def meets_needs(g: State, hero: int, needs: str) -> bool:
    """What the card asks for before it may be used. SS-ACT-23, SS-POWCARD-09, SS-TERR-13, SS-COMPAN-03"""
    at = g.figures[hero].at
    match needs:
        case "hidden-or-dominated":
            return g.figures[hero].hidden or dominates(g, HERO, at)
        case "control-or-unengaged":
            return not g.foes_at(at) or controls(g, HERO, at)
        case "unengaged":
            return not g.foes_at(at)
        case "engaged":
            return bool(g.foes_at(at))
        case "companion":
            return not g.companion_rank or g.figures[g.companion].owner == hero
        case _:
            return True


def use_power(g: State, hero: int, chosen: a.Power, was_hidden: bool) -> Script:
    """The base effect and the chosen level; then the card is turned to its hourglasses.

    SS-POWER-16, SS-POWER-17, SS-POWER-19, SS-POWER-20, SS-POWER-26, SS-POWER-27
    """
    card = POWERS[chosen.name]
    level = next(each for each in card.levels if each.rank == chosen.level)
    g.turn.ignores_rank = False
    g.emit(PowerUsed, g.heroes[hero].name, chosen.name, chosen.level, rule="SS-POWER-17")
    if not card.late:
        set_cooldown(g, hero, chosen.name, level.cooldown)
    if card.once:
        g.heroes[hero].used = (*g.heroes[hero].used, card.name)
    if card.needs == "hidden-or-dominated":
        g.figures[hero].hidden = was_hidden
    yield from do_all(g, hero, level.deeds, chosen.figure, chosen.name)


def innate_ready(g: State, hero: int, name: str) -> bool:
    """Innate powers that take a moment of the hero's own turn. SS-HERO-06, SS-ACT-22"""
    sheet = g.heroes[hero]
    if name in sheet.used:
        return False
    match INNATE[name].does:
        case "explode-runes":
            return any(token.name.endswith("-rune") for token in g.map.tokens)
        case "turn-powers":
            return can_act(g, hero) and any(sheet.cooling)
        case _:
            return False


def use_innate(g: State, hero: int, name: str) -> None:
    sheet = g.heroes[hero]
    sheet.used = (*sheet.used, name)
    g.emit(InnateUsed, sheet.name, name, rule="SS-HERO-06")
    if INNATE[name].does == "explode-runes":
        explode_runes(g, hero)
    else:
        turn_powers(g, hero, 1)


def explode_runes(g: State, hero: int) -> None:
    """All enemies in areas with a rune lose 1 HP per act; then the runes are gone. SS-POWCARD-10, SS-CAMP-05"""
    areas = {token.area for token in g.map.tokens if token.name.endswith("-rune")}
    g.map.tokens = tuple(token for token in g.map.tokens if not token.name.endswith("-rune"))
    for foe in g.foes():
        if g.figures[foe].at in areas:
            damaged_master(g, hero, foe)
            lose_hp(g, foe, g.plan.act, hero)
