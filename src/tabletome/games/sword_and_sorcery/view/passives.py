"""How passives read: what a power or an item gives by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import ByType
from tabletome.games.sword_and_sorcery.content.notation import passives
from tabletome.games.sword_and_sorcery.content.notation.passives import Passive
from tabletome.scene import Text, t

reads_passive: ByType[Callable[[Any], Text]] = ByType("reads")
"""What a passive gives, in a sentence."""


def passive_text(passive: Passive) -> Text:
    return reads_passive[type(passive)](passive)


@reads_passive(passives.MaxHp)
def max_hp(passive: passives.MaxHp) -> Text:
    return t("passive-max-hp", n=passive.n)


@reads_passive(passives.SaveDice)
def save_dice(passive: passives.SaveDice) -> Text:
    return t("passive-save-dice", n=passive.n)


@reads_passive(passives.MovementPoints)
def movement_points(passive: passives.MovementPoints) -> Text:
    return t("passive-movement-points", n=passive.n)


@reads_passive(passives.Capacity)
def capacity(passive: passives.Capacity) -> Text:
    return t("passive-capacity", n=passive.n)


@reads_passive(passives.TreasureChoices)
def treasure_choices(passive: passives.TreasureChoices) -> Text:
    return t("passive-treasure-choices", n=passive.n)


@reads_passive(passives.BowReach)
def bow_reach(passive: passives.BowReach) -> Text:
    return t("passive-bow-reach", n=passive.n)


@reads_passive(passives.HitsOnWounded)
def hits_on_wounded(passive: passives.HitsOnWounded) -> Text:
    return t("passive-hits-on-wounded", n=passive.n)


@reads_passive(passives.DefenceReroll)
def defence_reroll(passive: passives.DefenceReroll) -> Text:
    return t("passive-defence-reroll", n=passive.n)


@reads_passive(passives.WeaponHits)
def weapon_hits(passive: passives.WeaponHits) -> Text:
    return t("passive-weapon-hits", n=passive.n)


@reads_passive(passives.ShieldsInDefence)
def shields_in_defence(passive: passives.ShieldsInDefence) -> Text:
    return t("passive-shields-in-defence", n=passive.n)


@reads_passive(passives.Mirror)
def mirror(passive: passives.Mirror) -> Text:
    return t("passive-mirror", n=passive.n)
