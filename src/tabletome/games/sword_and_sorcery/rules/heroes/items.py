"""Using items: potions, ammo, artifacts, soul weapons. Rulebook: items and equipment. SS-ITEM-30, SS-ITEM-36"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tabletome.engine import Script
from tabletome.games.sword_and_sorcery import actions as a
from tabletome.games.sword_and_sorcery.content.items import FACE, turned
from tabletome.games.sword_and_sorcery.content.notation.deeds import GainBoost
from tabletome.games.sword_and_sorcery.content.notation.terms import Slot
from tabletome.games.sword_and_sorcery.events import ItemUsed
from tabletome.games.sword_and_sorcery.rules.combat.conditions import can_pay
from tabletome.games.sword_and_sorcery.rules.deeds.attacks import add_boost
from tabletome.games.sword_and_sorcery.rules.deeds.use import do_all, targets_of_use
from tabletome.games.sword_and_sorcery.rules.heroes.gear import can_use, cards_of
from tabletome.games.sword_and_sorcery.rules.heroes.souls import gain_souls
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import use_up
from tabletome.games.sword_and_sorcery.state import State


def item_options(g: State, hero: int) -> Iterator[a.UseItem | a.Empower]:
    """Other items from the inventory, equipment from its slot.

    SS-ITEM-02, SS-ITEM-30, SS-ITEM-31, SS-ITEM-34
    """
    sheet = g.heroes[hero]
    for card in dict.fromkeys(cards_of(sheet)):
        item = FACE[card]
        if item.empower and card in (sheet.main, sheet.off) and g.soul_points >= item.empower:
            yield a.Empower(card)
        if not item.deeds or not can_use(sheet, card) or not can_pay(g, hero, item.activity):
            continue
        if item.is_equipment and card not in sheet.equipped():
            continue
        if not item_ready(g, hero, card):
            continue
        for target in targets_of_use(g, hero, item.deeds, item.range):
            yield a.UseItem(card, target)


def item_ready(g: State, hero: int, card: str) -> bool:
    """Charges left, not used up in this quest, no second ammo. SS-ITEM-31, SS-ITEM-38, SS-ACT-22"""
    sheet = g.heroes[hero]
    item = FACE[card]
    if item.charges and not g.charges.get(card):
        return False
    if card in sheet.used_up:
        return False
    return item.kind != "ammo" or not any(boost.ammo for boost in sheet.boosts)


def use_item(g: State, hero: int, chosen: a.UseItem) -> Script:
    """Charges are discarded, consumables too, ammo waits for the attack. SS-ITEM-30, SS-ITEM-36, SS-ITEM-37"""
    sheet = g.heroes[hero]
    item = FACE[chosen.card]
    g.emit(ItemUsed, sheet.name, chosen.card, rule="SS-ACT-18")
    if item.charges:
        g.charges[chosen.card] -= 1
    if item.once_per_quest:
        sheet.used_up = (*sheet.used_up, chosen.card)
    if item.kind == "consumable":
        use_up(g, hero, chosen.card)
    if item.kind == "ammo":
        for deed in item.deeds:
            assert isinstance(deed, GainBoost)
            add_boost(g, hero, msgspec.structs.replace(deed.boost, ammo=chosen.card))
        return
    yield from do_all(g, hero, item.deeds, chosen.figure, item.name)


def empower(g: State, hero: int, card: str) -> None:
    """Soul points of the party turn a soul weapon over until the Time Phase. SS-ITEM-21"""
    sheet = g.heroes[hero]
    gain_souls(g, -FACE[card].empower)
    slot: Slot = "main" if sheet.main == card else "off"
    sheet.put_in_slot(slot, turned(card))
    g.emit(ItemUsed, sheet.name, turned(card), rule="SS-ITEM-21")
