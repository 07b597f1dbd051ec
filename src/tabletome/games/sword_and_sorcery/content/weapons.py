"""Weapons, shields and armor: both sides of the cards of Stash and Emporium, found ones, and the soul weapons.

Cards that the book shows name their rule.
A design has one side or two; `sides` makes the second, which is either dearer or enchanted. SS-ITEM-14, SS-EMPOR-02
"""

from __future__ import annotations

from typing import Literal, TypedDict, Unpack

import msgspec

from tabletome.games.sword_and_sorcery.content.notation import boons, deeds, passives
from tabletome.games.sword_and_sorcery.content.notation.attacks import Spend, always, pay
from tabletome.games.sword_and_sorcery.content.notation.boons import ALL
from tabletome.games.sword_and_sorcery.content.notation.deeds import Deed
from tabletome.games.sword_and_sorcery.content.notation.heroes import Item
from tabletome.games.sword_and_sorcery.content.notation.passives import Passive
from tabletome.games.sword_and_sorcery.content.notation.terms import (
    CRUSH,
    DEXTERITY,
    FAITH,
    LEGEND,
    MAGIC,
    MYSTIC,
    PIERCE,
    SKILL,
    SLASH,
    SORCERY,
    STRENGTH,
    Activity,
    Source,
    Value,
)
from tabletome.games.sword_and_sorcery.content.symbols import lost, symbol

Sides = tuple[Item, ...]
"""The front and, where there is one, the back of a card."""


class MoreOfItem(TypedDict, total=False):
    """What only some cards have."""

    styles: tuple[str, ...]
    price: int
    charges: int
    once_per_quest: bool
    source: Source


class MoreOfGoods(MoreOfItem, total=False):
    """What only some cards have that may or may not be treasures."""

    act: int


class MoreOfEquipment(MoreOfGoods, total=False):
    """What only some weapons and armors have."""

    barred: tuple[str, ...]
    stash: bool
    activity: Activity
    deeds: tuple[Deed, ...]
    gives: Passive
    empower: int
    soul: bool


class Better(TypedDict, total=False):
    """In what an enchanted side may differ."""

    value: Value
    damage: str
    shields: int
    defence: int
    spends: tuple[Spend, ...]


def weapon(
    name: str,
    category: str,
    damage: str,
    slot: Literal["main", "off", "two", "either"],
    reach: int,
    value: Value,
    *spends: Spend,
    **more: Unpack[MoreOfEquipment],
) -> Item:
    return Item(
        name=name, kind="weapon", category=category, damage=damage, slot=slot, reach=reach, value=value, spends=spends,
        **more,
    )  # fmt: skip


def armor(
    name: str, category: str, armor: int, shields: int, defence: int, *spends: Spend, **more: Unpack[MoreOfEquipment]
) -> Item:
    return Item(
        name=name, kind="armor", category=category, armor=armor, shields=shields, defence=defence, spends=spends,
        **more,
    )  # fmt: skip


def enchanted(front: Item, **better: Unpack[Better]) -> Sides:
    """A card whose back is its enchanted side, reached only by the Enchanting Anvil. SS-ITEM-17, SS-EMPOR-13"""
    back = msgspec.structs.replace(
        front, name=f"{front.name}-enchanted", enchanted=True, stash=False, price=0, **better
    )  # fmt: skip
    return front, back


HITS = boons.Hits()
REDIRECT = symbol("golden-mirror.redirect")
CRIT = boons.Crit()
HEAVY_BARRED = (SORCERY, DEXTERITY)
FIGHTERS = (STRENGTH, FAITH)

STASH: dict[str, Sides] = {
    "broadsword": enchanted(
        weapon(
            "broadsword", "sword", SLASH, "main", 0, (0, 2, 0),  # SS-ITEMCARD-02
            pay(lost("broadsword.hit"), HITS), pay(lost("broadsword.reroll"), boons.Reroll()),
            styles=(STRENGTH, DEXTERITY), stash=True, source="mixed",
        ),
        value=(1, 2, 0),
    ),
    "mace": enchanted(
        weapon(
            "mace", "mace", CRUSH, "main", 0, (0, 1, 2),
            pay((SKILL,), HITS), pay((MAGIC, MAGIC), boons.Stunned()),
            styles=FIGHTERS, stash=True,
        ),
        value=(1, 1, 2),
    ),
    "wooden-shield": enchanted(
        weapon(
            "wooden-shield", "shield", CRUSH, "off", 0, (0, 1, 0),
            always(boons.Bash()),
            styles=FIGHTERS, stash=True, gives=passives.ShieldsInDefence(1),
        ),
        value=(1, 1, 0),
    ),
    "short-bow": enchanted(
        weapon(
            "short-bow", "bow", PIERCE, "two", 3, (0, 1, 2),
            pay((SKILL,), HITS),
            styles=(DEXTERITY,), stash=True,
        ),
        value=(1, 1, 2),
    ),
    "hunting-knife": enchanted(
        weapon(
            "hunting-knife", "dagger", SLASH, "either", 0, (0, 1, 1),
            pay((SKILL,), HITS),
            styles=(DEXTERITY, STRENGTH), stash=True,
        ),
        value=(1, 1, 1),
    ),
    "dagger": enchanted(
        weapon(
            "dagger", "dagger", PIERCE, "either", 0, (0, 1, 1),
            pay((SKILL,), boons.Lethal()),
            styles=(DEXTERITY, SORCERY), stash=True,
        ),
        value=(1, 1, 1),
    ),
    "oak-staff": enchanted(
        weapon(
            "oak-staff", "staff", CRUSH, "two", 1, (0, 1, 2),
            pay((MAGIC,), HITS), pay((SKILL,), boons.Bash()),
            styles=(SORCERY, FAITH), stash=True,
        ),
        value=(1, 1, 2), damage=MYSTIC,
    ),
    "padded-armor": enchanted(
        armor("padded-armor", "heavy", 1, 0, 1, barred=HEAVY_BARRED, stash=True), shields=1, defence=2,
    ),
    "leather-jerkin": enchanted(
        armor("leather-jerkin", "medium", 0, 0, 2, pay((SKILL,), boons.Shields()), barred=(SORCERY,), stash=True),
        shields=1,
    ),
    "plain-robe": enchanted(armor("plain-robe", "light", 0, 1, 1, stash=True), shields=2),
}  # fmt: skip

FOR_SALE: dict[str, Sides] = {
    "hammer": enchanted(
        weapon(
            "hammer", "hammer", CRUSH, "main", 0, (1, 1, 1),  # SS-ITEMCARD-09
            pay(lost("hammer.knockdown"), boons.Knockdown()), pay(lost("hammer.crit"), CRIT),
            styles=FIGHTERS, price=25, source="mixed",
        ),
        value=(1, 1, 2),
    ),
    "longbow": enchanted(
        weapon(
            "longbow", "bow", PIERCE, "two", 4, (0, 1, 2),  # SS-ITEMCARD-10
            pay(lost("longbow.hit"), HITS), pay(lost("longbow.crit"), CRIT),
            styles=(DEXTERITY,), price=40, source="mixed",
        ),
        value=(1, 1, 2),
    ),
    "battle-axe": enchanted(
        weapon(
            "battle-axe", "axe", SLASH, "two", 0, (1, 1, 3),  # SS-ITEMCARD-05
            pay(lost("battle-axe.aoe"), boons.Aoe(0)), pay(lost("battle-axe.pierce"), boons.Pierce(ALL)),
            styles=(STRENGTH,), price=35, source="mixed",
        ),
        value=(1, 2, 3),
    ),
    "longsword": enchanted(
        weapon(
            "longsword", "sword", SLASH, "main", 0, (1, 1, 1),
            pay((SKILL,), HITS), pay((LEGEND,), CRIT),
            styles=(STRENGTH, DEXTERITY), price=30,
        ),
        value=(1, 2, 1),
    ),
    "spear": enchanted(
        weapon(
            "spear", "spear", PIERCE, "main", 1, (0, 2, 1),
            pay((SKILL,), boons.Pierce()),
            styles=(STRENGTH, FAITH), price=35,
        ),
        value=(1, 2, 1),
    ),
    "wand": enchanted(
        weapon(
            "wand", "wand", MYSTIC, "main", 2, (0, 1, 2),
            pay((MAGIC,), HITS), pay((MAGIC, MAGIC), boons.Fire()),
            styles=(SORCERY,), price=35,
        ),
        value=(1, 1, 2),
    ),
    "scepter": enchanted(
        weapon(
            "scepter", "mace", MYSTIC, "main", 0, (1, 1, 1),
            pay((MAGIC,), boons.Heal()), pay((SKILL,), HITS),
            styles=(FAITH, SORCERY), price=35,
        ),
        value=(1, 2, 1),
    ),
    "kord": enchanted(
        weapon(
            "kord", "dagger", SLASH, "either", 0, (0, 1, 2),  # SS-ITEMCARD-20
            pay(lost("kord.lethal"), boons.Lethal()),
            styles=(DEXTERITY, STRENGTH), price=30, source="mixed",
        ),
        value=(1, 1, 2),
    ),
    "tower-shield": enchanted(
        weapon(
            "tower-shield", "shield", CRUSH, "off", 0, (0, 1, 1),
            always(boons.Bash()), pay((SKILL,), boons.Knockdown()),
            styles=FIGHTERS, price=40, gives=passives.ShieldsInDefence(1),
        ),
        shields=1,
    ),
    "studded-leather": enchanted(
        armor(
            "studded-leather", "medium", 1, 0, 2,  # SS-ITEMCARD-07
            pay(lost("studded-leather.shield"), boons.Shields()),
            barred=(SORCERY,), price=50, source="mixed",
        ),
        shields=1,
    ),
    "scale-mail": enchanted(
        armor(
            "scale-mail", "heavy", 1, 0, 3,
            pay(lost("scale-mail.reroll"), boons.Reroll(ALL)),
            barred=HEAVY_BARRED, price=60, source="mixed",
        ),
        shields=1, defence=4,  # SS-ITEMCARD-12
        spends=(pay(lost("scale-mail.reroll"), boons.Reroll(ALL)), pay(lost("scale-mail.shield"), boons.Shields())),
    ),
    "chain-mail": enchanted(
        armor("chain-mail", "heavy", 2, 0, 1, barred=HEAVY_BARRED, price=55), shields=1, defence=2,
    ),
    "mage-robe": enchanted(
        armor("mage-robe", "light", 0, 1, 2, pay((MAGIC,), boons.Shields()), price=40), shields=2,
    ),
    "knives": (
        weapon(
            "knives", "ammo", PIERCE, "either", 1, (0, 0, 2),  # SS-ITEMCARD-19
            pay(lost("knives.pierce"), boons.Pierce()), pay(lost("knives.hit"), HITS),
            price=15, source="mixed",
        ),
        weapon(
            "elven-knives", "ammo", PIERCE, "either", 1, (1, 0, 2),
            pay(lost("elven-knives.pierce"), boons.Pierce(2)), pay(lost("elven-knives.crit"), CRIT),
            price=50, source="mixed",
        ),
    ),
}  # fmt: skip

FOUND: dict[str, Sides] = {
    each.name: (each,)
    for each in (
        weapon(
            "sentinel", "exotic", SLASH, "main", 0, (1, 1, 2),  # SS-ITEMCARD-08
            pay(lost("sentinel.guard"), boons.Guard()), pay(lost("sentinel.again"), boons.Again(), once=True),
            styles=FIGHTERS, act=1, source="mixed",
        ),
        weapon(
            "flaming-sword", "sword", SLASH, "main", 0, (1, 2, 2),  # SS-ITEMCARD-15
            pay(lost("flaming-sword.fire"), boons.Fire(2)),
            pay(lost("flaming-sword.again"), boons.AgainOnAny(), once=True),
            pay(lost("flaming-sword.pierce"), boons.Pierce(ALL)),
            styles=(STRENGTH, DEXTERITY), act=1, source="mixed",
        ),
        weapon(
            "greedy-sting", "dagger", PIERCE, "either", 0, (1, 1, 1),  # SS-ITEMCARD-20
            pay(lost("greedy-sting.hit"), HITS),
            styles=(DEXTERITY, SORCERY), act=1, source="mixed",
        ),
        weapon(
            "crystal-knife", "dagger", PIERCE, "either", 0, (1, 2, 1),  # SS-ITEMCARD-20
            pay(lost("crystal-knife.lethal"), boons.Lethal(2)), pay(lost("crystal-knife.hit"), HITS),
            styles=(DEXTERITY, SORCERY), act=1, source="mixed",
        ),
        weapon(
            "frost-wand", "wand", MYSTIC, "main", 3, (1, 1, 2),
            pay((MAGIC,), HITS), pay((SKILL, MAGIC), boons.Slowed()),
            styles=(SORCERY,), act=1,
        ),
        weapon(
            "storm-bow", "bow", PIERCE, "two", 5, (1, 2, 2),
            pay((SKILL,), HITS), pay((LEGEND,), boons.Aoe(0)),
            styles=(DEXTERITY,), act=1,
        ),
        weapon(
            "dwarven-maul", "hammer", CRUSH, "two", 0, (2, 2, 1),
            pay((SKILL,), boons.Knockdown()), pay((LEGEND,), boons.Stunned()),
            styles=FIGHTERS, act=1,
        ),
        weapon(
            "holy-scepter", "mace", MYSTIC, "main", 0, (1, 2, 1),
            pay((MAGIC,), boons.Heal(2)), pay((LEGEND,), boons.Lethal(ALL)),
            styles=(FAITH,), act=1,
        ),
        weapon(
            "moon-blade", "sword", SLASH, "either", 0, (1, 2, 1),
            pay((SKILL,), HITS), pay((LEGEND,), boons.Blinded()),
            styles=(DEXTERITY, STRENGTH), act=1,
        ),
        weapon(
            "thorn-staff", "staff", MYSTIC, "two", 2, (1, 1, 3),
            pay((MAGIC,), boons.Poison()), pay((SKILL, SKILL), boons.Aoe(0)),
            styles=(SORCERY, FAITH), act=1,
        ),
        armor(
            "archmage-robe", "light", 0, 2, 2,  # SS-ITEMCARD-11
            pay(lost("archmage-robe.reroll"), boons.Reroll(), once=True, shared="archmage-robe"),
            act=1, styles=(SORCERY,), activity="free", once_per_quest=True, deeds=(deeds.IgnoreRank(),),
            source="mixed",
        ),
        armor("dragon-scale", "heavy", 2, 1, 3, pay((SKILL,), boons.Shields()), barred=HEAVY_BARRED, act=1),
        armor("shadow-leather", "medium", 1, 1, 3, pay((SKILL,), boons.Reroll(ALL)), barred=(SORCERY,), act=1),
        armor("blessed-plate", "heavy", 2, 2, 2, pay((MAGIC,), boons.Shields(2)), barred=HEAVY_BARRED, act=1),
    )
}  # fmt: skip

SOUL_WEAPONS: dict[str, Sides] = {
    "golden-mirror": (
        weapon(
            "golden-mirror", "shield", CRUSH, "off", 0, (0, 1, 0),  # SS-ITEMCARD-03
            always(boons.Bash()),
            styles=FIGHTERS, empower=3, soul=True, gives=passives.Mirror(1, symbol=REDIRECT), source="mixed",
        ),
        weapon(
            "golden-mirror-empowered", "shield", CRUSH, "off", 0, (1, 1, 0),
            always(boons.Bash()),
            styles=FIGHTERS, soul=True, gives=passives.Mirror(3, symbol=REDIRECT), source="mixed",
        ),
    ),
    "soulreaver": (
        weapon(
            "soulreaver", "dagger", SLASH, "either", 0, (1, 1, 2),
            pay((SKILL,), boons.Lethal(2)),
            styles=(DEXTERITY,), empower=3, soul=True,
        ),
        weapon(
            "soulreaver-empowered", "dagger", SLASH, "either", 0, (2, 2, 2),
            pay((SKILL,), boons.Lethal(ALL)), pay((LEGEND,), boons.Drain()),
            styles=(DEXTERITY,), soul=True,
        ),
    ),
    "starfall": (
        weapon(
            "starfall", "staff", MYSTIC, "two", 3, (1, 2, 1),
            pay((MAGIC,), HITS),
            styles=(SORCERY,), empower=3, soul=True,
        ),
        weapon(
            "starfall-empowered", "staff", MYSTIC, "two", 4, (2, 3, 1),
            pay((MAGIC,), boons.Aoe(0)), pay((LEGEND,), boons.Stunned()),
            styles=(SORCERY,), soul=True,
        ),
    ),
}  # fmt: skip
"""SS-ITEM-19, SS-ITEM-20, SS-ITEM-21, SS-DECK-14"""

BARE_HANDS = weapon("bare-hands", "hands", "", "main", 0, (0, 0, 1), source="book")
"""SS-ITEM-16"""
