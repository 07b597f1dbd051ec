"""How symbols pay for boons, and what lasts for further attacks. SS-COMBAT-07, SS-ACT-20"""

from __future__ import annotations

import msgspec

from tabletome.games.sword_and_sorcery.content.notation.boons import AnyBoon
from tabletome.games.sword_and_sorcery.content.notation.terms import Cost


class Spend(msgspec.Struct, frozen=True, gc=False):
    """What symbols pay for; with no cost it is always given. SS-COMBAT-07, SS-COMBAT-08"""

    cost: Cost
    gives: tuple[AnyBoon, ...]
    once: bool = False
    """At most once per round."""
    shared: str = ""
    """On armor: attack rolls can buy it too; the once per round of both goes by this name. SS-ITEMCARD-11"""


def always(*boons: AnyBoon) -> Spend:
    """Something every such attack has, without paying."""
    return Spend((), boons)


def pay(cost: Cost, *boons: AnyBoon, once: bool = False, shared: str = "") -> Spend:
    """Something that these symbols buy."""
    return Spend(cost, boons, once, shared)


class AttackKind(msgspec.Struct, frozen=True, gc=False):
    """Which attacks something works for; many cards ask for a category of weapon. SS-ITEM-18"""

    name: str
    weapon: bool = True
    """Attacks with a weapon, not those of powers and items."""
    melee: bool = False
    category: str = ""


ANY_ATTACK = AttackKind("any", weapon=False)
WEAPON_ATTACK = AttackKind("weapon")
MELEE_ATTACK = AttackKind("melee", melee=True)
BOW_ATTACK = AttackKind("bow", category="bow")
DAGGER_ATTACK = AttackKind("dagger", category="dagger")


class Boost(msgspec.Struct, frozen=True, gc=False):
    """What a hero's attacks gain: the next one, or all until the Time Phase. SS-ACT-20"""

    name: str
    attacks: AttackKind = ANY_ATTACK
    hits: int = 0
    spends: tuple[Spend, ...] = ()
    targets: int = 1
    lasts: bool = False
    """Until the Time Phase instead of one attack."""
    ammo: str = ""
    """The ammo card to discard on a miss. SS-ITEM-37"""
