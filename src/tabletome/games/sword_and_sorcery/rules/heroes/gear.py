"""What heroes wear and carry: slots, who can use what, and what it gives. Rulebook: items and equipment."""

from __future__ import annotations

import functools
from typing import NamedTuple, TypeVar

from tabletome.games.sword_and_sorcery.content.items import FACE, front
from tabletome.games.sword_and_sorcery.content.notation.heroes import Item
from tabletome.games.sword_and_sorcery.content.notation.innates import AnyConsumable, Innate
from tabletome.games.sword_and_sorcery.content.notation.passives import Capacity, MaxHp, Passive
from tabletome.games.sword_and_sorcery.content.notation.terms import NEUTRAL, Slot
from tabletome.games.sword_and_sorcery.content.powers import PASSIVE, POWERS
from tabletome.games.sword_and_sorcery.content.weapons import BARE_HANDS
from tabletome.games.sword_and_sorcery.state import COMPANION, HERO, Hero, State

AnInnate = TypeVar("AnInnate", bound=Innate)
SLOTS: tuple[Slot, ...] = ("main", "off", "armor", "artifact")
UNARMORED_DEFENCE = 1
"""Defence dice of a hero without armor. SS-ITEM-25"""


def use_once(sheet: Hero, name: str) -> None:
    """What was used is not to be had again in this round. SS-ACT-22"""
    sheet.used = (*sheet.used, name)


def passive(sheet: Hero, kind: type[Passive]) -> int:
    """How much a hero's power and items of this kind give together. SS-POWER-16, SS-ITEM-02"""
    given = 0
    worn, carried = _givers(kind)
    if worn:
        given = worn[sheet.main] + worn[sheet.off] + worn[sheet.armor] + worn[sheet.artifact]
    if carried and not carried.keys().isdisjoint(sheet.inventory):
        given += sum(carried[card] for card in sheet.inventory if card in carried)
    power = PASSIVE.get(kind)
    if power is not None and power.name in sheet.powers:
        given += _by_power(power.name, sheet.rank)
    return given


@functools.lru_cache(maxsize=512)
def _by_power(name: str, rank: int) -> int:
    """The highest level of a passive power within the Soulrank counts. SS-POWER-16"""
    return max((level.gives.n for level in POWERS[name].levels if level.gives and level.rank <= rank), default=0)


@functools.cache
def _givers(kind: type[Passive]) -> tuple[dict[str, int], dict[str, int]]:
    """How much of it each card gives in a slot, and in the inventory.

    Equipment works only in its slot, other items wherever they are. SS-ITEM-02, 15, 24, 29, 35
    """
    worn = {card: item.gives.n if type(item.gives) is kind else 0 for card, item in FACE.items()}
    carried = {card: n for card, n in worn.items() if n and not FACE[card].is_equipment}
    return (worn if any(worn.values()) else {}), carried


def innate_of(sheet: Hero, kind: type[AnInnate]) -> AnInnate | None:
    """The hero's innate power of this kind, if the hero card has it. SS-HERO-06"""
    for innate in sheet.card.innate:
        if type(innate) is kind:
            return innate
    return None


def half_level(rank: int) -> int:
    """Half the Soulrank, rounded up. SS-SOUL-12"""
    return (rank + 1) // 2


def can_use(hero: Hero, card: str) -> bool:
    """The runes by an item's name; the Rogue may use any consumable.

    What a card says goes before the book: SS-GOLD-02, SS-HERO-05, SS-ITEM-05, SS-ITEM-06, SS-ITEM-08, SS-POWCARD-07
    """
    item = FACE[card]
    if item.kind == "consumable" and innate_of(hero, AnyConsumable):
        return True
    return is_of_style(item, hero.card.style)


def is_of_style(item: Item, style: str) -> bool:
    """Whether the runes by an item's name let a fighting style use it. SS-ITEM-05"""
    return style not in item.barred and (not item.styles or style in item.styles)


def slots_for(hero: Hero, card: str) -> tuple[Slot, ...]:
    """Where a card may be placed on this hero's sheet."""
    return slots_by_style(hero.card.style, card)


@functools.lru_cache(maxsize=4096)
def slots_by_style(style: str, card: str) -> tuple[Slot, ...]:
    """Where heroes of a fighting style may place a card on the sheet. SS-ITEM-09..13, SS-ICON-06"""
    item = FACE[card]
    if not is_of_style(item, style):
        return ()
    if item.kind == "armor":
        return ("armor",)
    if item.kind == "artifact":
        return ("artifact",)
    if item.kind != "weapon":
        return ()
    if item.slot == "either":
        return ("main", "off")
    return ("off",) if item.slot == "off" else ("main",)


def is_two_handed(card: str) -> bool:
    return FACE[card].slot == "two"


class Worn(NamedTuple):
    """What of a hero's sheet decides which cards have a slot: its style, and how the slots are filled."""

    style: str
    main: bool
    off: bool
    armor: bool
    artifact: bool
    two_handed: bool
    """The main weapon takes both hands."""


def worn_by(hero: Hero) -> Worn:
    """How the slots of a hero's sheet are filled."""
    main = hero.main
    return Worn(
        hero.card.style, bool(main), bool(hero.off), bool(hero.armor), bool(hero.artifact), is_two_handed(main)
    )  # fmt: skip


def are_hands_free(worn: Worn, card: str, slot: str) -> bool:
    """A two-handed weapon needs an empty off slot, and closes it. SS-ITEM-10, SS-ITEM-11, SS-ITEM-12, SS-ITEM-13"""
    return not worn.two_handed if slot == "off" else not (is_two_handed(card) and worn.off)


def empty_slots(hero: Hero, card: str) -> tuple[Slot, ...]:
    """Slots in which the card could be put without taking another one out."""
    return _empty_slots(worn_by(hero)).get(card, ())


def with_empty_slot(hero: Hero, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the cards that could be put in a slot without taking another one out."""
    fitting = _empty_slots(worn_by(hero))
    return tuple([card for card in cards if card in fitting])


@functools.cache
def _empty_slots(worn: Worn) -> dict[str, tuple[Slot, ...]]:
    """By card, of those that have any: the slots that are empty, hands being free. For all cards at once: few sheets
    differ in what matters."""
    slots = {
        card: tuple(
            slot
            for slot in slots_by_style(worn.style, card)
            if not getattr(worn, slot) and are_hands_free(worn, card, slot)
        )
        for card in FACE
    }
    return {card: there for card, there in slots.items() if there}


def capacity(hero: Hero) -> int:
    """How many unequipped items a hero can carry. SS-HERO-07"""
    return hero.card.capacity + passive(hero, Capacity)


def has_room(hero: Hero) -> bool:
    """Whether the hero can carry one more item; no card lessens what a hero can carry. SS-HERO-07"""
    carried, most = len(hero.inventory), hero.card.capacity
    return carried < most or carried < most + passive(hero, Capacity)


def weapon_in(g: State, figure: int, slot: str) -> Item:
    """The weapon of a slot; bare hands where there is none. SS-ITEM-16"""
    it = g.figures[figure]
    if it.side == COMPANION:
        return g.companion_card.weapon
    card = g.heroes[it.owner].in_slot(slot)
    return FACE[card] if card else BARE_HANDS


def armor_of(g: State, figure: int) -> Item:
    return FACE[g.heroes[g.figures[figure].owner].armor]


def magic_shields(hero: Hero) -> int:
    """All of a hero's magic shield symbols make one pool. SS-ITEM-26, SS-ITEM-28"""
    return sum(FACE[card].shields for card in hero.equipped())


def defence_dice(g: State, figure: int) -> int:
    """The most blue dice a character rolls; a hero without armor has one. SS-ITEM-25, SS-COMBAT-21, SS-ENEMY-21"""
    it = g.figures[figure]
    if it.side == HERO:
        worn_armor = g.heroes[it.owner].armor
        return FACE[worn_armor].defence if worn_armor else UNARMORED_DEFENCE
    if it.side == COMPANION:
        return g.companion_card.defence
    return g.card_of(figure).defence


def set_most_hp(g: State, hero: int) -> None:
    """Maximum HP from the Soul Gem and Toughness. SS-SOUL-13, SS-POWCARD-06"""
    it = g.heroes[hero]
    g.figures[hero].max_hp = it.sector.hp + passive(it, MaxHp)


def trim_shields(g: State, hero: int) -> None:
    """Tokens above the new maximum go when an item is taken off."""
    figure = g.figures[hero]
    figure.magic_shields = min(figure.magic_shields, magic_shields(g.heroes[hero]))


def granted(hero: Hero) -> tuple[str, ...]:
    """Powers that equipped items give. SS-POWER-11"""
    return tuple([FACE[card].grants for card in hero.equipped() if FACE[card].grants])


def suits(hero: Hero, power: str) -> bool:
    """Marked powers are for heroes of that nature and for neutral ones. SS-POWER-10, SS-POWER-14"""
    return POWERS[power].nature in ("", hero.card.nature) or hero.card.nature == NEUTRAL


def sync_granted(g: State, hero: int) -> None:
    """A granted power comes with the item and goes with it at once, if the hero's nature allows it. SS-POWER-11"""
    it = g.heroes[hero]
    wanted = granted(it)
    for name in it.granted:
        if name not in wanted:
            place = it.powers.index(name)
            it.powers = it.powers[:place] + it.powers[place + 1 :]
            it.cooling = it.cooling[:place] + it.cooling[place + 1 :]
    it.granted = tuple(name for name in it.granted if name in wanted)
    for name in wanted:
        if name not in it.powers and suits(it, name):
            it.powers = (*it.powers, name)
            it.cooling = (*it.cooling, 0)
            it.granted = (*it.granted, name)


def remove_card(g: State, hero: int, card: str) -> str:
    """Take a card from wherever the hero has it; an empowered soul weapon turns back. SS-ITEM-22"""
    it = g.heroes[hero]
    for slot in SLOTS:
        if it.in_slot(slot) == card:
            it.put_in_slot(slot, "")
            trim_shields(g, hero)
            sync_granted(g, hero)
            return front(card) if FACE[card].soul else card
    place = it.inventory.index(card)
    it.inventory = it.inventory[:place] + it.inventory[place + 1 :]
    return card


def cards_of(hero: Hero) -> tuple[str, ...]:
    return hero.equipped() + hero.inventory


def throw_away(g: State, card: str) -> None:
    """A discarded card goes to its pile; Stash cards return to the Stash, quest treasures leave the game.

    SS-EMPOR-10, SS-GOLD-09, SS-DECK-07, SS-DECK-08
    """
    plain = front(card)
    face = FACE[plain]
    if face.stash:
        g.stash = (*g.stash, plain)
    elif face.soul:
        g.soul_weapons = (*g.soul_weapons, plain)
    elif face.quest:
        return
    elif face.act:
        g.decks.treasures.discard(plain)
    else:
        g.emporium = (*g.emporium, plain)
