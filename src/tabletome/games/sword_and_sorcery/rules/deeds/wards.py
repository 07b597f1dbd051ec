"""Deeds that give shields, armor and hits for a while. SS-ICON-12, SS-ITEM-28"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.rules.deeds.entries import Use, concerned, does, helps
from tabletome.games.sword_and_sorcery.state import State

# ruff: noqa: ARG001 - all deeds have one shape


@does(deeds.MagicShields)
def give_magic_shields(g: State, use: Use, deed: deeds.MagicShields) -> None:
    """Magic shield tokens, beyond those of the items worn. SS-ITEM-28"""
    for figure in concerned(g, use, deed.to):
        g.figures[figure].magic_shields += deed.count


@does(deeds.ShieldBonus)
def give_shield_bonus(g: State, use: Use, deed: deeds.ShieldBonus) -> None:
    """Shields in the count step of every defence, until the Time Phase. SS-ICON-12"""
    for figure in concerned(g, use, deed.to):
        g.figures[figure].shield_bonus += deed.count


@does(deeds.ArmorBonus)
def give_armor_bonus(g: State, use: Use, deed: deeds.ArmorBonus) -> None:
    """Armor until the Time Phase. SS-ICON-12"""
    for figure in concerned(g, use, deed.to):
        g.figures[figure].armor_bonus += deed.count


@does(deeds.HitBonus)
def give_hit_bonus(g: State, use: Use, deed: deeds.HitBonus) -> None:
    """Hits for every attack until the Time Phase. SS-ICON-12"""
    for figure in concerned(g, use, deed.to):
        g.figures[figure].hit_bonus += deed.count


@helps(deeds.MagicShields, deeds.ShieldBonus, deeds.ArmorBonus, deeds.HitBonus)
def always(g: State, hero: int, target: int | None, deed: deeds.Deed) -> bool:
    return True
