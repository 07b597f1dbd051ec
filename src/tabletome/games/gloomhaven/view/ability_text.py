"""Actions in words: what is printed on half a card, and the patterns beside it. GH-ABIL-02, GH-AOE-03

How each ability reads is in `abilities/`, found by its type.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletome.games.gloomhaven.content.notation.abilities import Ability
from tabletome.games.gloomhaven.content.notation.actions import Act
from tabletome.games.gloomhaven.view.abilities import (
    attack,
    attack_bonuses,
    augments,
    boss_actions,
    command,
    companions,
    conditions,
    damage,
    defence,
    dooming,
    elements,
    every_turn,
    heal,
    kill,
    loot,
    medicine,
    move,
    obstacles,
    plague,
    push_and_pull,
    recover,
    round_bonuses,
    sacrifice,
    songs,
    summons,
    traps,
)
from tabletome.games.gloomhaven.view.abilities.words import areas_of, describe
from tabletome.scene import Pattern, Text, t

FAMILIES = (
    attack, attack_bonuses, augments, boss_actions, command, companions, conditions, damage, defence, dooming, elements,
    every_turn, heal,
    kill, loot, medicine, move, obstacles, plague, push_and_pull, recover, round_bonuses,
    sacrifice, songs, summons, traps,
)  # fmt: skip
"""The modules that say how abilities read."""


def describe_act(act: Act) -> list[Text]:
    """One half of a card, line by line."""
    guards = act.guards or (0,) * len(act.abilities)
    lines = [line for ability, guard in zip(act.abilities, guards, strict=True) if not guard
             for line in describe(ability)]  # fmt: skip
    if act.commands:
        lines.insert(0, t("does-command-companion"))
    lines += [t("does-infuse", element=t(f"element-{element}")) for element in act.infuse]
    if act.xp:
        lines.append(t("does-xp", xp=act.xp))
    if act.slots:
        lines.append(t("does-slots", slots=len(act.slots), xp=sum(act.slots)))
    elif act.stays:
        lines.append(t(f"does-stays-{act.stays}"))
    if act.lost:
        lines.append(t("does-lost"))
    return lines


def patterns(abilities: Iterable[Ability]) -> list[Pattern]:
    """The areas that an action speaks of, to be drawn. GH-AOE-03, 04"""
    areas = dict.fromkeys(area for ability in abilities for area in areas_of(ability))
    return [Pattern(hexes=sorted((h.q, h.r) for h in area.hexes), own=(0, 0) if area.grey else None) for area in areas]
