"""How boons read: what an attack or a defence gains."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import ByType
from tabletome.games.sword_and_sorcery.content.notation import boons
from tabletome.games.sword_and_sorcery.content.notation.boons import ALL, Boon
from tabletome.games.sword_and_sorcery.view.numerals import ROMAN
from tabletome.scene import Text, t

reads_boon: ByType[Callable[[Any], Text]] = ByType("reads")
"""What a boon is called, with how much of it there is."""


def boon_text(boon: Boon) -> Text:
    return reads_boon[type(boon)](boon)


@reads_boon(boons.Hits)
def hits(boon: boons.Hits) -> Text:
    return t("boon-hits", n=boon.n)


@reads_boon(boons.Lethal)
def lethal(boon: boons.Lethal) -> Text:
    return t("boon-lethal-all") if boon.n >= ALL else t("boon-lethal", roman=ROMAN[boon.n])


@reads_boon(boons.Pierce)
def pierce(boon: boons.Pierce) -> Text:
    return t("boon-pierce-all") if boon.n >= ALL else t("boon-pierce", n=boon.n)


@reads_boon(boons.Aoe)
def aoe(boon: boons.Aoe) -> Text:
    return t("boon-aoe", n=boon.n)


@reads_boon(boons.Reroll)
def reroll(boon: boons.Reroll) -> Text:
    return t("boon-reroll-all") if boon.n >= ALL else t("boon-reroll", n=boon.n)


@reads_boon(boons.Poison)
def poison(boon: boons.Poison) -> Text:
    return t("boon-poison", n=boon.n, roman=ROMAN[boon.n])


@reads_boon(boons.Fire)
def fire(boon: boons.Fire) -> Text:
    return t("boon-fire", roman=ROMAN[boon.n])


@reads_boon(boons.Heal)
def heal(boon: boons.Heal) -> Text:
    return t("boon-heal", n=boon.n)


@reads_boon(boons.Guard)
def guard(boon: boons.Guard) -> Text:
    return t("boon-guard", n=boon.n)


@reads_boon(boons.Shields)
def shields(boon: boons.Shields) -> Text:
    return t("boon-shields", n=boon.n)


BY_NAME: dict[type[Boon], Text] = {
    boons.Crit: t("boon-crit"),
    boons.Again: t("boon-again"),
    boons.AgainOnAny: t("boon-again-on-any"),
    boons.Grip: t("boon-grip"),
    boons.Bash: t("boon-bash"),
    boons.Knockdown: t("boon-knockdown"),
    boons.Blinded: t("boon-blinded"),
    boons.Slowed: t("boon-slowed"),
    boons.Stunned: t("boon-stunned"),
    boons.Trip: t("boon-trip"),
    boons.Drain: t("boon-drain"),
}
"""Boons of which there is only one strength."""


@reads_boon(*BY_NAME)
def named(boon: Boon) -> Text:
    return BY_NAME[type(boon)]
