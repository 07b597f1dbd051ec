"""Using power cards: which are ready, at which level, on whom. Rulebook: powers. SS-POWER-15"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabletome.engine import ByType, Script
from tabletome.games.sword_and_sorcery import actions as a
from tabletome.games.sword_and_sorcery.content.notation import needs
from tabletome.games.sword_and_sorcery.content.notation.heroes import Level
from tabletome.games.sword_and_sorcery.content.powers import POWERS
from tabletome.games.sword_and_sorcery.events import PowerUsed
from tabletome.games.sword_and_sorcery.rules.combat.conditions import can_pay
from tabletome.games.sword_and_sorcery.rules.deeds.use import do_all, targets_of_use
from tabletome.games.sword_and_sorcery.rules.heroes.cooldown import set_cooldown
from tabletome.games.sword_and_sorcery.rules.heroes.gear import use_once
from tabletome.games.sword_and_sorcery.rules.map.control import controls, dominates
from tabletome.games.sword_and_sorcery.state import HERO, State


def usable_levels(g: State, hero: int, name: str) -> tuple[Level, ...]:
    """Levels not above the Soulrank, unless an item says otherwise. SS-POWER-15, SS-POWER-16, SS-ITEMCARD-11"""
    rank = g.heroes[hero].rank
    return tuple(level for level in POWERS[name].levels if level.rank <= rank or g.turn.ignores_rank)


def power_options(g: State, hero: int) -> Iterator[a.Power]:
    """Powers that are ready, in every level, on every target.

    SS-POWER-15, SS-POWER-18, SS-ACT-18, SS-ACT-23, SS-COMPAN-06
    """
    sheet = g.heroes[hero]
    for name, cooling in zip(sheet.powers, sheet.cooling, strict=True):
        card = POWERS[name]
        if cooling or (card.once and name in sheet.used) or not can_pay(g, hero, card.activity):
            continue
        if card.needs is not None and not is_met[type(card.needs)](g, hero, card.needs):
            continue
        for level in usable_levels(g, hero, name):
            for target in targets_of_use(g, hero, level.deeds, card.range):
                yield a.Power(name, level.rank, target)


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
        use_once(g.heroes[hero], card.name)
    if card.needs is not None and card.needs.keeps_hidden:
        g.figures[hero].hidden = was_hidden
    yield from do_all(g, hero, level.deeds, chosen.figure, chosen.name)


# What cards ask for

is_met: ByType[Callable[[State, int, Any], bool]] = ByType("meets")
"""Whether a hero has what a power asks for."""

# ruff: noqa: ARG001 - all needs have one shape


@is_met(needs.HiddenOrDominating)
def is_hidden_or_dominating(g: State, hero: int, need: needs.HiddenOrDominating) -> bool:
    """SS-POWCARD-09: from hiding, or where the heroes dominate."""
    return g.figures[hero].hidden or dominates(g, HERO, g.figures[hero].at)


@is_met(needs.ControlOrUnengaged)
def has_control_or_is_unengaged(g: State, hero: int, need: needs.ControlOrUnengaged) -> bool:
    """SS-TERR-13: enemies are no hindrance where the heroes control the area."""
    at = g.figures[hero].at
    return not g.foes_at(at) or controls(g, HERO, at)


@is_met(needs.Unengaged)
def is_unengaged(g: State, hero: int, need: needs.Unengaged) -> bool:
    return not g.foes_at(g.figures[hero].at)


@is_met(needs.Engaged)
def is_engaged(g: State, hero: int, need: needs.Engaged) -> bool:
    return bool(g.foes_at(g.figures[hero].at))


@is_met(needs.OwnCompanionOnly)
def has_no_other_companion(g: State, hero: int, need: needs.OwnCompanionOnly) -> bool:
    """SS-COMPAN-03: a companion in play is called again only by its master."""
    return not g.companion_rank or g.figures[g.companion].owner == hero
