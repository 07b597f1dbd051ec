"""What an attack of an enemy does, said while something can still be done about it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tabletome.games.mage_knight.content.enemies import (
    ASSASSINATION,
    BRUTAL,
    ENEMIES,
    PARALYZE,
    POISON,
    SWIFT,
    VAMPIRIC,
)
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.block import strike_of, to_block
from tabletome.games.mage_knight.rules.combat.damage import damage_dealt, wounds_due
from tabletome.games.mage_knight.state import NOBODY, RANGED, Combat, Foe, State, Strike
from tabletome.games.mage_knight.view import icons
from tabletome.games.mage_knight.view.wording import enemy_name
from tabletome.scene import Note, Text, listed, t

OF_A_BLOCK = (SWIFT, ASSASSINATION)
OF_WOUNDS = (POISON, PARALYZE, VAMPIRIC)
"""What follows where the hero takes Wounds. MK-DMG-13..16"""


def unblocked(g: State, strike: Strike) -> Text:
    """What an attack does to the hero if it is neither blocked nor taken by Units, and by which abilities.

    MK-DMG-02, 09, MK-ABIL-02, 09..13, 19
    """
    dealt = damage_dealt(g, strike)
    wounds = wounds_due(g.hero, msgspec.structs.replace(strike, left=dealt))
    said = [t("unblocked", damage=dealt, wounds=wounds)]
    said += [t(f"strike-{each}") for each in (*OF_A_BLOCK, BRUTAL) if enemies.strike_has(g, strike, each)]
    said += with_wounds(g, strike, wounds)
    summoner = g.fight.foes[strike.foe].summoner if strike.foe < len(g.fight.foes) else NOBODY
    if summoner != NOBODY:
        said.append(t("strike-summoned", enemy=enemy_name(g.fight.foes[summoner].name)))
    return listed(said)


def with_wounds(g: State, strike: Strike, wounds: int) -> list[Text]:
    """What comes with Wounds of this attack besides them: poison, paralysis, thirst for blood."""
    if not wounds:
        return []
    return [t(f"strike-{each}", wounds=wounds) for each in OF_WOUNDS if enemies.strike_has(g, strike, each)]


def to_come(g: State, combat: Combat) -> Iterator[Note]:
    """Before enemies strike: what each will do in the Block phase if nothing defeats it first. MK-BLOCK-01, 02"""
    if g.stage != RANGED or combat.duel is not None:
        return
    for number, foe in enumerate(combat.foes):
        if not foe.defeated and not foe.held:
            yield from coming_from(g, foe, number)


def coming_from(g: State, foe: Foe, number: int) -> Iterator[Note]:
    enemy = ENEMIES[foe.name]
    for value, element in enemy.attacks:
        strike = strike_of(foe, number, value, element)
        attack = t(f"points-attack-{element}", points=strike.value)
        text = t(
            "strike-to-come",
            enemy=enemy_name(foe.name),
            attack=attack,
            block=to_block(g, strike),
            told=unblocked(g, strike),
        )
        yield Note(text=text, icon=icons.BLOCK)
    for colour in enemy.summons:
        text = t("summons-to-come", enemy=enemy_name(foe.name), token=t(f"hidden-{colour}"))
        yield Note(text=text, icon=icons.SUMMON, rule="MK-BLOCK-02")
