"""Other items, and the decks that all item cards form: Emporium, Stash, treasures, soul weapons.

SS-ITEMCARD-01, SS-ITEMCARD-04, SS-ITEMCARD-06, SS-ITEMCARD-13, SS-ITEMCARD-14, SS-ITEMCARD-16, SS-ITEMCARD-17,
SS-ITEMCARD-18, SS-ITEM-03, SS-DECK-10, SS-DECK-11, SS-DECK-14

A card on the table is a word: the design, `.2` for a second copy, `+` when its back is up: `healing-potion.2`,
`hammer+`.
"""

from __future__ import annotations

from typing import Any

from tabletome.games.sword_and_sorcery.content.notation import (
    ALL,
    ANY_ATTACK,
    BLINDED,
    BOW_ATTACK,
    DEXTERITY,
    LEGEND,
    MAGIC,
    MYSTIC,
    SKILL,
    SORCERY,
    STRENGTH,
    WEAPON_ATTACK,
    AttackKind,
    Boon,
    Boost,
    Deed,
    Item,
    Spend,
)
from tabletome.games.sword_and_sorcery.content.symbols import lost
from tabletome.games.sword_and_sorcery.content.weapons import BARE_HANDS, FOR_SALE, FOUND, SOUL_WEAPONS, STASH, Sides

BACK = "+"
ANVIL_PRICE, TAVERN_STAKE = 50, 5
TAVERN_REWARDS = (("tavern.low", 10), ("tavern.middle", 20), ("tavern.high", 50))
"""SS-EMPOR-15"""


def consumable(name: str, activity: Any, range: int, *deeds: Deed, **more: Any) -> Item:
    return Item(name=name, kind="consumable", activity=activity, range=range, deeds=deeds, **more)


def artifact(name: str, activity: Any, range: int, *deeds: Deed, **more: Any) -> Item:
    return Item(name=name, kind="artifact", activity=activity, range=range, deeds=deeds, act=1, **more)


def boosting(name: str, attacks: AttackKind, hits: int = 0, *spends: Spend, lasts: bool = False) -> Deed:
    return Deed("boost", boost=Boost(name, attacks, hits, spends, lasts=lasts))


GOODS: dict[str, Sides] = {
    "potion-of-strength": (
        consumable("potion-of-strength", "free", 0, boosting("potion-of-strength", WEAPON_ATTACK, 1, lasts=True),
            price=25, source="book"),
        consumable("elixir-of-strength", "free", 0, boosting("elixir-of-strength", WEAPON_ATTACK, 2, lasts=True),
            price=50, source="book"),
    ),
    "healing-potion": (
        consumable("healing-potion", "action", 0, Deed("heal", 4, "hero"), price=15, source="book"),
        consumable("great-healing-potion", "action", 0, Deed("heal", 8, "hero"), price=30),
    ),
    "narrow-bandages": (
        consumable("narrow-bandages", "action", 0, Deed("cure", 1, "hero"), price=10, source="book"),
        consumable("bandages", "action", 0, Deed("cure", ALL, "hero"), price=20, source="book"),
    ),
    "protective-barrier": (
        consumable("protective-barrier", "free", 3, Deed("shields", 2, "hero"), price=30, source="book"),
    ),
    "elven-arrows": (
        Item(
            name="elven-arrows", kind="ammo", activity="free", styles=(DEXTERITY, STRENGTH), price=30, source="book",
            deeds=(boosting("elven-arrows", BOW_ATTACK, 0, Spend(lost("elven-arrows.lethal-1"), (Boon("lethal", 1),)),
                            Spend(lost("elven-arrows.lethal"), (Boon("lethal", ALL),))),),
        ),
    ),
    "sack": (Item(name="sack", kind="permanent", price=40, passive="capacity", amount=2, source="book"),),
    "swift-potion": (
        consumable("swift-potion", "free", 0, Deed("rush", 2), price=15),
        consumable("swift-elixir", "free", 0, Deed("rush", 4), price=25),
    ),
    "fire-flask": (
        consumable("fire-flask", "combat", 1, Deed("attack", to="enemy", value=(2, 0, 1), damage=MYSTIC, spends=(
            Spend((), (Boon("fire", 1),)),)), price=20),
        consumable("great-fire-flask", "combat", 2, Deed("attack", to="enemy", value=(3, 0, 1), damage=MYSTIC, spends=(
            Spend((), (Boon("fire", 2),)), Spend((), (Boon("aoe", 0),)))), price=40),
    ),
    "holy-water": (
        consumable("holy-water", "action", 1, Deed("heal", 2, "hero"), Deed("cure", 1, "hero"), price=25),
    ),
}  # fmt: skip

BUILDING: Sides = (
    Item(name="enchanting-anvil", kind="building", category="smithy", price=ANVIL_PRICE, source="book"),
    Item(name="rising-pony-tavern", kind="building", category="tavern", price=TAVERN_STAKE, source="book"),
)
"""SS-EMPOR-12: they never leave the deck."""

FINDS: dict[str, Sides] = {
    each.name: (each,)
    for each in (
        Item(name="crowns-25", kind="crowns", amount=25, act=1),
        Item(name="crowns-50", kind="crowns", amount=50, act=1),
        Item(name="crowns-100", kind="crowns", amount=100, act=1),
        artifact("elven-cloak", "free", 0, Deed("cloak"), charges=2, source="book"),
        artifact("town-portal", "free", 0, Deed("emporium"), once="quest", source="book"),
        artifact("amulet-of-life", "action", 0, Deed("heal", 3), charges=3),
        artifact("ring-of-shields", "passive", 0, shields=2),
        artifact("boots-of-haste", "passive", 0, grants="tumble"),
        artifact("skull-charm", "free", 0, boosting("skull-charm", ANY_ATTACK, 0, Spend((), (Boon("lethal", 2),))),
            charges=2),
        artifact("sun-stone", "action", 1, Deed("afflict", 0, "enemy", word=BLINDED), charges=3),
        artifact("war-horn", "free", 0, Deed("boost-hits", 1, "heroes-here"), charges=2),
        artifact("gauntlet-of-might", "passive", 0, passive="weapon-hits", amount=1, styles=(STRENGTH,)),
        artifact("phoenix-feather", "action", 1, Deed("heal", ALL, "hero"), once="quest"),
        consumable("dwarven-ale", "action", 0, Deed("heal", 6), act=1),
        consumable("scroll-of-fire", "combat", 3, Deed("attack", to="enemy", value=(2, 2, 0), damage=MYSTIC, spends=(
            Spend((), (Boon("aoe", 0),)), Spend((MAGIC,), (Boon("fire", 2),)))), act=1, styles=(SORCERY,)),
        consumable("scroll-of-memory", "free", 0, Deed("refresh", 1), act=1),
        consumable("elixir-of-stone", "free", 0, Deed("armor", 2), act=1),
        consumable("smoke-bomb", "action", 0, Deed("afflict", 0, "enemies-here", word=BLINDED), act=1),
        Item(name="flaming-arrows", kind="ammo", activity="free", styles=(DEXTERITY, STRENGTH), act=1, source="book",
             deeds=(boosting("flaming-arrows", BOW_ATTACK, 1, Spend((), (Boon("fire", 1),)),
                             Spend(lost("flaming-arrows.fire"), (Boon("fire", 2),))),)),
        Item(name="silver-arrows", kind="ammo", activity="free", styles=(DEXTERITY,), act=1,
             deeds=(boosting("silver-arrows", BOW_ATTACK, 0, Spend((SKILL,), (Boon("pierce", ALL),)),
                             Spend((LEGEND,), (Boon("crit"),))),)),
        Item(name="lucky-coin", kind="permanent", passive="save", amount=1, act=1),
        Item(name="ancient-seal", kind="permanent", passive="soul", amount=1, quest=True),
        Item(name="royal-letter", kind="permanent", passive="crowns", amount=5, quest=True),
    )
}  # fmt: skip

STASH_COPIES = {
    "broadsword": 2,
    "wooden-shield": 2,
    "hunting-knife": 2,
    "dagger": 2,
    "padded-armor": 2,
    "leather-jerkin": 2,
}
GOODS_COPIES = {"healing-potion": 3, "narrow-bandages": 2}
FIND_COPIES = {"crowns-25": 3, "crowns-50": 3, "dwarven-ale": 2}


def copies(designs: dict[str, Sides], counts: dict[str, int]) -> dict[str, Sides]:
    """Cards by their words on the table."""
    return {
        name if copy == 1 else f"{name}.{copy}": sides
        for name, sides in designs.items()
        for copy in range(1, counts.get(name, 1) + 1)
    }


STASH_CARDS = copies(STASH, STASH_COPIES)
SHOP_CARDS = copies(FOR_SALE, {}) | copies(GOODS, GOODS_COPIES)
TREASURES = copies(FOUND, {}) | copies(FINDS, FIND_COPIES)
SOUL_CARDS = copies(SOUL_WEAPONS, {})

SIDES: dict[str, Sides] = STASH_CARDS | SHOP_CARDS | TREASURES | SOUL_CARDS
"""Both sides of every card, by its word with the front up."""

FACE: dict[str, Item] = {
    name + mark: side for name, sides in SIDES.items() for mark, side in zip(("", BACK), sides, strict=False)
}
"""The side that lies up, by the card's word."""
NOTHING = Item(name="nothing", kind="permanent")
FACE[""] = NOTHING
FACE[BARE_HANDS.name] = BARE_HANDS


def turned(card: str) -> str:
    """The card with its other side up."""
    return card[:-1] if card.endswith(BACK) else card + BACK


def front(card: str) -> str:
    return card.removesuffix(BACK)
