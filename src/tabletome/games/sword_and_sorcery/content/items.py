"""Other items, and the decks that all item cards form: Emporium, Stash, treasures, soul weapons. SS-DECK-11

Cards that the book shows name their rule.
A card on the table is a word: the design, `.2` for a second copy, `+` when its back is up: `healing-potion.2`,
`hammer+`.
"""

from __future__ import annotations

from typing import Unpack

from tabletome.games.sword_and_sorcery.content.notation import boons, deeds, passives
from tabletome.games.sword_and_sorcery.content.notation.attacks import (
    ANY_ATTACK,
    BOW_ATTACK,
    WEAPON_ATTACK,
    AttackKind,
    Boost,
    Spend,
    always,
    pay,
)
from tabletome.games.sword_and_sorcery.content.notation.boons import ALL
from tabletome.games.sword_and_sorcery.content.notation.deeds import (
    ENEMIES_HERE,
    ENEMY,
    HERO,
    HEROES_HERE,
    Deed,
    GainBoost,
)
from tabletome.games.sword_and_sorcery.content.notation.heroes import Item
from tabletome.games.sword_and_sorcery.content.notation.passives import Passive
from tabletome.games.sword_and_sorcery.content.notation.terms import (
    BLINDED,
    DEXTERITY,
    LEGEND,
    MAGIC,
    MYSTIC,
    SKILL,
    SORCERY,
    STRENGTH,
    Activity,
)
from tabletome.games.sword_and_sorcery.content.symbols import lost
from tabletome.games.sword_and_sorcery.content.weapons import (
    BARE_HANDS,
    FOR_SALE,
    FOUND,
    SOUL_WEAPONS,
    STASH,
    MoreOfGoods,
    MoreOfItem,
    Sides,
)

BACK = "+"
ANVIL_PRICE, TAVERN_STAKE = 50, 5
TAVERN_REWARDS = (("tavern.low", 10), ("tavern.middle", 20), ("tavern.high", 50))
"""SS-EMPOR-15"""


def consumable(name: str, activity: Activity, range: int, *does: Deed, **more: Unpack[MoreOfGoods]) -> Item:
    """What is discarded once it is used. SS-ITEM-36"""
    return Item(name=name, kind="consumable", activity=activity, range=range, deeds=does, **more)


class MoreOfArtifact(MoreOfItem, total=False):
    """What only some artifacts have."""

    shields: int
    grants: str
    gives: Passive


def artifact(name: str, activity: Activity, range: int, *does: Deed, **more: Unpack[MoreOfArtifact]) -> Item:
    """What has its own slot and comes from the treasure deck. SS-ITEM-29"""
    return Item(name=name, kind="artifact", activity=activity, range=range, deeds=does, act=1, **more)


def ammo(name: str, *boosts: GainBoost, **more: Unpack[MoreOfGoods]) -> Item:
    """What is put on a bow and discarded on a miss. SS-ITEM-37"""
    return Item(name=name, kind="ammo", activity="free", deeds=boosts, **more)


def boost(name: str, attacks: AttackKind, hits: int = 0, *spends: Spend, lasts: bool = False) -> GainBoost:
    return GainBoost(Boost(name, attacks, hits, spends, lasts=lasts))


GOODS: dict[str, Sides] = {
    "potion-of-strength": (
        consumable("potion-of-strength", "free", 0, boost("potion-of-strength", WEAPON_ATTACK, 1, lasts=True),
            price=25, source="mixed"),  # SS-ITEMCARD-01
        consumable("elixir-of-strength", "free", 0, boost("elixir-of-strength", WEAPON_ATTACK, 2, lasts=True),
            price=50, source="mixed"),
    ),
    "healing-potion": (
        consumable("healing-potion", "action", 0, deeds.Heal(4, to=HERO), price=15, source="mixed"),  # SS-ITEMCARD-04
        consumable("great-healing-potion", "action", 0, deeds.Heal(8, to=HERO), price=30),
    ),
    "narrow-bandages": (
        consumable("narrow-bandages", "action", 0, deeds.Cure(1, to=HERO), price=10, source="mixed"),  # SS-ITEMCARD-20
        consumable("bandages", "action", 0, deeds.Cure(ALL, to=HERO), price=20, source="mixed"),
    ),
    "protective-barrier": (
        consumable("protective-barrier", "free", 3, deeds.MagicShields(2, to=HERO),
            price=30, source="mixed"),  # SS-ITEMCARD-17
    ),
    "elven-arrows": (
        ammo(
            "elven-arrows",
            boost(
                "elven-arrows", BOW_ATTACK, 0,
                pay(lost("elven-arrows.lethal-1"), boons.Lethal(1)),
                pay(lost("elven-arrows.lethal"), boons.Lethal(ALL)),
            ),
            styles=(DEXTERITY, STRENGTH), price=30, source="mixed",  # SS-ITEMCARD-06
        ),
    ),
    "sack": (
        Item(name="sack", kind="permanent", price=40, gives=passives.Capacity(2), source="book"),  # SS-ITEMCARD-16
    ),
    "swift-potion": (
        consumable("swift-potion", "free", 0, deeds.Rush(2), price=15),
        consumable("swift-elixir", "free", 0, deeds.Rush(4), price=25),
    ),
    "fire-flask": (
        consumable("fire-flask", "combat", 1, deeds.Attack((2, 0, 1), MYSTIC, (always(boons.Fire(1)),)), price=20),
        consumable(
            "great-fire-flask", "combat", 2,
            deeds.Attack((3, 0, 1), MYSTIC, (always(boons.Fire(2)), always(boons.Aoe(0)))), price=40,
        ),
    ),
    "holy-water": (
        consumable("holy-water", "action", 1, deeds.Heal(2, to=HERO), deeds.Cure(1, to=HERO), price=25),
    ),
}  # fmt: skip

BUILDING: Sides = (
    Item(name="enchanting-anvil", kind="building", category="smithy", price=ANVIL_PRICE, source="book"),
    Item(name="rising-pony-tavern", kind="building", category="tavern", price=TAVERN_STAKE, source="mixed"),
)
"""SS-EMPOR-12: they never leave the deck."""

FINDS: dict[str, Sides] = {
    each.name: (each,)
    for each in (
        Item(name="crowns-25", kind="crowns", crowns=25, act=1),
        Item(name="crowns-50", kind="crowns", crowns=50, act=1),
        Item(name="crowns-100", kind="crowns", crowns=100, act=1),
        artifact("elven-cloak", "free", 0, deeds.Cloak(), charges=2, source="mixed"),  # SS-ITEMCARD-13
        artifact("town-portal", "free", 0, deeds.VisitEmporium(), once_per_quest=True,
            source="mixed"),  # SS-ITEMCARD-14
        artifact("amulet-of-life", "action", 0, deeds.Heal(3), charges=3),
        artifact("ring-of-shields", "passive", 0, shields=2),
        artifact("boots-of-haste", "passive", 0, grants="tumble"),
        artifact("skull-charm", "free", 0, boost("skull-charm", ANY_ATTACK, 0, always(boons.Lethal(2))), charges=2),
        artifact("sun-stone", "action", 1, deeds.Afflict(BLINDED, to=ENEMY), charges=3),
        artifact("war-horn", "free", 0, deeds.HitBonus(1, to=HEROES_HERE), charges=2),
        artifact("gauntlet-of-might", "passive", 0, gives=passives.WeaponHits(1), styles=(STRENGTH,)),
        artifact("phoenix-feather", "action", 1, deeds.Heal(ALL, to=HERO), once_per_quest=True),
        consumable("dwarven-ale", "action", 0, deeds.Heal(6), act=1),
        consumable(
            "scroll-of-fire", "combat", 3,
            deeds.Attack((2, 2, 0), MYSTIC, (always(boons.Aoe(0)), pay((MAGIC,), boons.Fire(2)))),
            act=1, styles=(SORCERY,),
        ),
        consumable("scroll-of-memory", "free", 0, deeds.Refresh(1), act=1),
        consumable("elixir-of-stone", "free", 0, deeds.ArmorBonus(2), act=1),
        consumable("smoke-bomb", "action", 0, deeds.Afflict(BLINDED, to=ENEMIES_HERE), act=1),
        ammo(
            "flaming-arrows",
            boost(
                "flaming-arrows", BOW_ATTACK, 1,  # SS-ITEMCARD-18
                always(boons.Fire(1)), pay(lost("flaming-arrows.fire"), boons.Fire(2)),
            ),
            styles=(DEXTERITY, STRENGTH), act=1, source="mixed",
        ),
        ammo(
            "silver-arrows",
            boost("silver-arrows", BOW_ATTACK, 0, pay((SKILL,), boons.Pierce(ALL)), pay((LEGEND,), boons.Crit())),
            styles=(DEXTERITY,), act=1,
        ),
        Item(name="lucky-coin", kind="permanent", gives=passives.SaveDice(1), act=1),
        Item(name="ancient-seal", kind="permanent", gives=passives.ShieldsInDefence(1), quest=True),
        Item(name="royal-letter", kind="permanent", gives=passives.MovementPoints(1), quest=True),
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
"""Ordinary things; the strongest and magic ones are among the treasures. SS-ITEM-03, SS-DECK-10"""
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


TURNED: dict[str, str] = {}
"""Every card with its other side up, by its word; only of cards that have two sides."""
FRONT: dict[str, str] = {"": ""}
"""Every card with its front up, by its word."""
for _name, _sides in SIDES.items():
    FRONT[_name] = _name
    if len(_sides) > 1:
        FRONT[_name + BACK] = _name
        TURNED[_name], TURNED[_name + BACK] = _name + BACK, _name


def front(card: str) -> str:
    """The card with its front up; what has no sides as it is."""
    return FRONT.get(card, card)


def turned(card: str) -> str:
    """The card with its other side up; "" if it has only one."""
    return TURNED.get(card, "")
