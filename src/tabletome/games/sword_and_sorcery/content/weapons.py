"""Weapons, shields and armor: both sides of the cards of Stash and Emporium, found ones, and the soul weapons.

SS-ITEMCARD-02, SS-ITEMCARD-03, SS-ITEMCARD-05, SS-ITEMCARD-07, SS-ITEMCARD-08, SS-ITEMCARD-09, SS-ITEMCARD-10,
SS-ITEMCARD-11, SS-ITEMCARD-12, SS-ITEMCARD-15, SS-ITEMCARD-19, SS-ITEMCARD-20

A design has one side or two; `sides` makes the second, which is either dearer or enchanted. SS-ITEM-14, SS-EMPOR-02
"""

from __future__ import annotations

from typing import Any

from tabletome.games.sword_and_sorcery.content.notation import (
    ALL,
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
    Boon,
    Cost,
    Deed,
    Item,
    Source,
    Spend,
    Value,
)
from tabletome.games.sword_and_sorcery.content.symbols import lost, symbol

Sides = tuple[Item, ...]
"""The front and, where there is one, the back of a card."""


def pay(cost: Cost, *boons: Boon, once: bool = False) -> Spend:
    return Spend(cost, boons, once)


def pay_lost(what: str, *boons: Boon, once: bool = False) -> Spend:
    """A symbol of the table of lost symbols."""
    return Spend(lost(what), boons, once)


def weapon(
    name: str,
    category: str,
    damage: str,
    slot: Any,
    reach: int,
    value: Value,
    *spends: Spend,
    styles: tuple[str, ...] = (),
    source: Source = "original",
    **more: Any,
) -> Item:
    return Item(
        name=name, kind="weapon", category=category, damage=damage, slot=slot, reach=reach, value=value, spends=spends,
        styles=styles, source=source, **more,
    )  # fmt: skip


def armor(
    name: str,
    category: str,
    armor: int,
    shields: int,
    defence: int,
    *spends: Spend,
    barred: tuple[str, ...] = (),
    source: Source = "original",
    **more: Any,
) -> Item:
    return Item(
        name=name, kind="armor", category=category, armor=armor, shields=shields, defence=defence, spends=spends,
        barred=barred, source=source, **more,
    )  # fmt: skip


def enchanted(front: Item, **better: Any) -> Sides:
    """A card whose back is its enchanted side, reached only by the Enchanting Anvil. SS-ITEM-17, SS-EMPOR-13"""
    kept = {field: getattr(front, field) for field in front.__struct_fields__}
    back = kept | {"name": f"{front.name}-enchanted", "enchanted": True, "stash": False, "price": 0} | better
    return front, Item(**back)


HITS = Boon("hits")
CRIT = Boon("crit")
HEAVY_BARRED = (SORCERY, DEXTERITY)
FIGHTERS = (STRENGTH, FAITH)

STASH: dict[str, Sides] = {
    "broadsword": enchanted(
        weapon("broadsword", "sword", SLASH, "main", 0, (0, 2, 0),
               pay_lost("broadsword.hit", HITS), pay_lost("broadsword.reroll", Boon("reroll")),
               styles=(STRENGTH, DEXTERITY), stash=True, source="book"),
        value=(1, 2, 0),
    ),
    "mace": enchanted(
        weapon("mace", "mace", CRUSH, "main", 0, (0, 1, 2), pay((SKILL,), HITS), pay((MAGIC, MAGIC), Boon("stunned")),
               styles=FIGHTERS, stash=True),
        value=(1, 1, 2),
    ),
    "wooden-shield": enchanted(
        weapon("wooden-shield", "shield", CRUSH, "off", 0, (0, 1, 0), pay((), Boon("bash")),
               styles=FIGHTERS, stash=True, passive="guard", amount=1),
        value=(1, 1, 0),
    ),
    "short-bow": enchanted(
        weapon("short-bow", "bow", PIERCE, "two", 3, (0, 1, 2), pay((SKILL,), HITS), styles=(DEXTERITY,), stash=True),
        value=(1, 1, 2),
    ),
    "hunting-knife": enchanted(
        weapon("hunting-knife", "dagger", SLASH, "either", 0, (0, 1, 1), pay((SKILL,), HITS),
               styles=(DEXTERITY, STRENGTH), stash=True),
        value=(1, 1, 1),
    ),
    "dagger": enchanted(
        weapon("dagger", "dagger", PIERCE, "either", 0, (0, 1, 1), pay((SKILL,), Boon("lethal", 1)),
               styles=(DEXTERITY, SORCERY), stash=True),
        value=(1, 1, 1),
    ),
    "oak-staff": enchanted(
        weapon("oak-staff", "staff", CRUSH, "two", 1, (0, 1, 2), pay((MAGIC,), HITS), pay((SKILL,), Boon("bash")),
               styles=(SORCERY, FAITH), stash=True),
        value=(1, 1, 2), damage=MYSTIC,
    ),
    "padded-armor": enchanted(
        armor("padded-armor", "heavy", 1, 0, 1, barred=HEAVY_BARRED, stash=True), shields=1, defence=2,
    ),
    "leather-jerkin": enchanted(
        armor("leather-jerkin", "medium", 0, 0, 2, pay((SKILL,), Boon("shields")), barred=(SORCERY,), stash=True),
        shields=1,
    ),
    "plain-robe": enchanted(armor("plain-robe", "light", 0, 1, 1, stash=True), shields=2),
}  # fmt: skip

FOR_SALE: dict[str, Sides] = {
    "hammer": enchanted(
        weapon("hammer", "hammer", CRUSH, "main", 0, (1, 1, 1), pay_lost("hammer.knockdown", Boon("knockdown")),
               pay_lost("hammer.crit", CRIT), styles=FIGHTERS, price=25, source="book"),
        value=(1, 1, 2),
    ),
    "longbow": enchanted(
        weapon("longbow", "bow", PIERCE, "two", 4, (0, 1, 2), pay_lost("longbow.hit", HITS), pay_lost("longbow.crit",
            CRIT),
               styles=(DEXTERITY,), price=40, source="book"),
        value=(1, 1, 2),
    ),
    "battle-axe": enchanted(
        weapon("battle-axe", "axe", SLASH, "two", 0, (1, 1, 3), pay_lost("battle-axe.aoe", Boon("aoe", 0)),
               pay_lost("battle-axe.pierce", Boon("pierce", ALL)), styles=(STRENGTH,), price=35, source="book"),
        value=(1, 2, 3),
    ),
    "longsword": enchanted(
        weapon("longsword", "sword", SLASH, "main", 0, (1, 1, 1), pay((SKILL,), HITS), pay((LEGEND,), CRIT),
               styles=(STRENGTH, DEXTERITY), price=30),
        value=(1, 2, 1),
    ),
    "spear": enchanted(
        weapon("spear", "spear", PIERCE, "main", 1, (0, 2, 1), pay((SKILL,), Boon("pierce", 1)),
               styles=(STRENGTH, FAITH), price=35),
        value=(1, 2, 1),
    ),
    "wand": enchanted(
        weapon("wand", "wand", MYSTIC, "main", 2, (0, 1, 2), pay((MAGIC,), HITS), pay((MAGIC, MAGIC), Boon("fire", 1)),
               styles=(SORCERY,), price=35),
        value=(1, 1, 2),
    ),
    "scepter": enchanted(
        weapon("scepter", "mace", MYSTIC, "main", 0, (1, 1, 1), pay((MAGIC,), Boon("heal", 1)), pay((SKILL,), HITS),
               styles=(FAITH, SORCERY), price=35),
        value=(1, 2, 1),
    ),
    "kord": enchanted(
        weapon("kord", "dagger", SLASH, "either", 0, (0, 1, 2), pay_lost("kord.lethal", Boon("lethal", 1)),
               styles=(DEXTERITY, STRENGTH), price=30, source="book"),
        value=(1, 1, 2),
    ),
    "tower-shield": enchanted(
        weapon("tower-shield", "shield", CRUSH, "off", 0, (0, 1, 1), pay((), Boon("bash")), pay((SKILL,),
            Boon("knockdown")),
               styles=FIGHTERS, price=40, passive="guard", amount=1),
        shields=1,
    ),
    "studded-leather": enchanted(
        armor("studded-leather", "medium", 1, 0, 2, pay_lost("studded-leather.shield", Boon("shields")),
            barred=(SORCERY,),
              price=50, source="book"),
        shields=1,
    ),
    "scale-mail": enchanted(
        armor("scale-mail", "heavy", 1, 0, 3, pay_lost("scale-mail.reroll", Boon("reroll", ALL)), barred=HEAVY_BARRED,
              price=60, source="book"),
        shields=1, defence=4,
        spends=(pay_lost("scale-mail.reroll", Boon("reroll", ALL)), pay_lost("scale-mail.shield", Boon("shields"))),
    ),
    "chain-mail": enchanted(
        armor("chain-mail", "heavy", 2, 0, 1, barred=HEAVY_BARRED, price=55), shields=1, defence=2,
    ),
    "mage-robe": enchanted(
        armor("mage-robe", "light", 0, 1, 2, pay((MAGIC,), Boon("shields")), price=40), shields=2,
    ),
    "knives": (
        weapon("knives", "ammo", PIERCE, "either", 1, (0, 0, 2), pay_lost("knives.pierce", Boon("pierce", 1)),
               pay_lost("knives.hit", HITS), price=15, source="book"),
        weapon("elven-knives", "ammo", PIERCE, "either", 1, (1, 0, 2), pay_lost("elven-knives.pierce", Boon("pierce",
            2)),
               pay_lost("elven-knives.crit", CRIT), price=50, source="book"),
    ),
}  # fmt: skip

FOUND: dict[str, Sides] = {
    each.name: (each,)
    for each in (
        weapon("sentinel", "exotic", SLASH, "main", 0, (1, 1, 2), pay_lost("sentinel.guard", Boon("guard", 1)),
               pay_lost("sentinel.again", Boon("again"), once=True), styles=FIGHTERS, act=1, source="book"),
        weapon("flaming-sword", "sword", SLASH, "main", 0, (1, 2, 2), pay_lost("flaming-sword.fire", Boon("fire", 2)),
               pay_lost("flaming-sword.again", Boon("again"), once=True),
               pay_lost("flaming-sword.pierce", Boon("pierce", ALL)), styles=(STRENGTH, DEXTERITY), act=1,
                   source="book"),
        weapon("greedy-sting", "dagger", PIERCE, "either", 0, (1, 1, 1), pay_lost("greedy-sting.hit", HITS),
               styles=(DEXTERITY, SORCERY), act=1, source="book"),
        weapon("crystal-knife", "dagger", PIERCE, "either", 0, (1, 2, 1), pay_lost("crystal-knife.lethal",
            Boon("lethal", 2)),
               pay_lost("crystal-knife.hit", HITS), styles=(DEXTERITY, SORCERY), act=1, source="book"),
        weapon("frost-wand", "wand", MYSTIC, "main", 3, (1, 1, 2), pay((MAGIC,), HITS), pay((SKILL, MAGIC),
            Boon("slowed")),
               styles=(SORCERY,), act=1),
        weapon("storm-bow", "bow", PIERCE, "two", 5, (1, 2, 2), pay((SKILL,), HITS), pay((LEGEND,), Boon("aoe", 0)),
               styles=(DEXTERITY,), act=1),
        weapon("dwarven-maul", "hammer", CRUSH, "two", 0, (2, 2, 1), pay((SKILL,), Boon("knockdown")),
               pay((LEGEND,), Boon("stunned")), styles=FIGHTERS, act=1),
        weapon("holy-scepter", "mace", MYSTIC, "main", 0, (1, 2, 1), pay((MAGIC,), Boon("heal", 2)),
               pay((LEGEND,), Boon("lethal", ALL)), styles=(FAITH,), act=1),
        weapon("moon-blade", "sword", SLASH, "either", 0, (1, 2, 1), pay((SKILL,), HITS), pay((LEGEND,),
            Boon("blinded")),
               styles=(DEXTERITY, STRENGTH), act=1),
        weapon("thorn-staff", "staff", MYSTIC, "two", 2, (1, 1, 3), pay((MAGIC,), Boon("poison", 1)),
               pay((SKILL, SKILL), Boon("aoe", 0)), styles=(SORCERY, FAITH), act=1),
        armor("archmage-robe", "light", 0, 2, 2, pay_lost("archmage-robe.reroll", Boon("reroll"), once=True), act=1,
              styles=(SORCERY,), activity="free", once="quest", deeds=(Deed("unbound"),), source="book"),
        armor("dragon-scale", "heavy", 2, 1, 3, pay((SKILL,), Boon("shields")), barred=HEAVY_BARRED, act=1),
        armor("shadow-leather", "medium", 1, 1, 3, pay((SKILL,), Boon("reroll", ALL)), barred=(SORCERY,), act=1),
        armor("blessed-plate", "heavy", 2, 2, 2, pay((MAGIC,), Boon("shields", 2)), barred=HEAVY_BARRED, act=1),
    )
}  # fmt: skip

SOUL_WEAPONS: dict[str, Sides] = {
    "golden-mirror": (
        weapon("golden-mirror", "shield", CRUSH, "off", 0, (0, 1, 0), pay((), Boon("bash")), styles=FIGHTERS,
               empower=3, soul=True, passive="mirror", amount=1, redirect=symbol("golden-mirror.redirect"),
               source="book"),
        weapon("golden-mirror-empowered", "shield", CRUSH, "off", 0, (1, 1, 0), pay((), Boon("bash")), styles=FIGHTERS,
               soul=True, passive="mirror", amount=3, redirect=symbol("golden-mirror.redirect"), source="book"),
    ),
    "soulreaver": (
        weapon("soulreaver", "dagger", SLASH, "either", 0, (1, 1, 2), pay((SKILL,), Boon("lethal", 2)),
               styles=(DEXTERITY,), empower=3, soul=True),
        weapon("soulreaver-empowered", "dagger", SLASH, "either", 0, (2, 2, 2), pay((SKILL,), Boon("lethal", ALL)),
               pay((LEGEND,), Boon("drain")), styles=(DEXTERITY,), soul=True),
    ),
    "starfall": (
        weapon("starfall", "staff", MYSTIC, "two", 3, (1, 2, 1), pay((MAGIC,), HITS), styles=(SORCERY,), empower=3,
            soul=True),
        weapon("starfall-empowered", "staff", MYSTIC, "two", 4, (2, 3, 1), pay((MAGIC,), Boon("aoe", 0)),
               pay((LEGEND,), Boon("stunned")), styles=(SORCERY,), soul=True),
    ),
}  # fmt: skip
"""SS-ITEM-19, SS-ITEM-20, SS-ITEM-21"""

BARE_HANDS = weapon("bare-hands", "hands", "", "main", 0, (0, 0, 1), source="book")
"""SS-ITEM-16"""
