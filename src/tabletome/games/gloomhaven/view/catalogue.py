"""Everything worth reading in the box, for the card browser."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tabletome.games.gloomhaven.content.battle_goals import BATTLE_GOALS
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.items import ITEMS, Item
from tabletome.games.gloomhaven.content.monster_cards import PRINTED_DECKS
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.monsters import MonsterType, Stat
from tabletome.games.gloomhaven.view import icons
from tabletome.games.gloomhaven.view.abilities.words import ON_A_MONSTER_CARD, describe_all
from tabletome.games.gloomhaven.view.ability_text import patterns
from tabletome.games.gloomhaven.view.dungeon_text import dungeon_shelves
from tabletome.games.gloomhaven.view.goal_text import describe_goal
from tabletome.games.gloomhaven.view.items.effects import describe_item
from tabletome.games.gloomhaven.view.level_scene import class_card, level_badge
from tabletome.games.gloomhaven.view.wording import goal_name, item_name, name_of
from tabletome.scene import Card, CardPart, Text, Zone, t


def catalogue() -> list[Zone]:
    """All shelves of the card browser."""
    monsters = [_monster(kind) for kind in MONSTERS.values()]
    return [
        *_classes(),
        Zone(id="monster-types", kind="row", name=t("shelf-monsters"), cards=monsters),
        *_decks(),
        *_items(),
        *dungeon_shelves(),
        Zone(id="battle-goals", kind="row", name=t("shelf-battle-goals"), cards=[_goal(name) for name in BATTLE_GOALS]),
    ]


def _items() -> Iterator[Zone]:
    """A shelf for each slot, its designs by number. GH-ITEM-05"""
    for slot in dict.fromkeys(each.slot for each in ITEMS.values()):
        cards = [item_card(each) for each in ITEMS.values() if each.slot == slot]
        yield Zone(id=f"items-{slot}", kind="row", name=t("shelf-items", slot=t(f"slot-{slot}")), cards=cards)


def item_card(design: Item) -> Card:
    """An item as it is sold: price, copies, what it does."""
    text = [t("shelf-item", price=design.price, copies=design.copies), *describe_item(design.name)]
    return Card(
        id=f"shelf:item:{design.name}",
        name=item_name(design.name),
        label=str(design.number),
        parts=[CardPart(id=f"shelf:item:{design.name}:text", text=text)],
        source=design.source,
    )


def _goal(name: str) -> Card:
    goal = BATTLE_GOALS[name]
    return Card(
        id=f"shelf:goal:{name}",
        name=goal_name(name),
        label=str(goal.checks),
        parts=[CardPart(id=f"shelf:goal:{name}:text", text=describe_goal(name))],
        source=goal.source,
    )


def _classes() -> Iterator[Zone]:
    """A shelf for each class, its cards by level. GH-CHAR-05"""
    for name in CLASSES:
        cards = [shown for _, shown in class_shelf(name)]
        yield Zone(id=f"class-{name}", kind="row", name=name_of(name), cards=cards)


def class_shelf(name: str) -> Iterator[tuple[str, Card]]:
    """The cards of a class by level; the lowest level is told here too."""
    for card, printed in sorted(CLASSES[name].cards.items(), key=lambda each: each[1].level):
        shown = class_card(name, card)
        badges = [level_badge(printed.level), *shown.badges] if printed.level == 1 else shown.badges
        yield card, msgspec.structs.replace(shown, id=f"shelf:{card}", badges=badges)


def _monster(kind: MonsterType) -> Card:
    """A statistic card: every level, normal and elite. GH-MSTAT-01"""
    parts = [
        CardPart(
            id=f"type:{kind.name}:{level}",
            label=str(level),
            text=[_stats("normal", normal), _stats("elite", elite)],
        )
        for level, (normal, elite) in enumerate(zip(kind.normal, kind.elite, strict=False))
    ]
    return Card(
        id=f"type:{kind.name}", name=name_of(kind.name), icon=icons.of(kind.name), parts=parts, source=kind.source
    )


def _stats(rank: str, stat: Stat) -> Text:
    return t("shelf-stats", rank=rank, health=stat.health, move=stat.move, attack=stat.attack, range=stat.range)


def _decks() -> Iterator[Zone]:
    """The ability cards of each kind of monster. GH-MABIL-03"""
    for deck, cards in PRINTED_DECKS.items():
        shown = [
            Card(
                id=f"ability:{deck}:{number}",
                name=t(f"deck-{deck}"),
                icon=icons.of(deck),
                label=str(card.initiative),
                parts=[
                    CardPart(
                        id=f"ability:{deck}:{number}:text",
                        text=describe_all(card.abilities, ON_A_MONSTER_CARD),
                        patterns=patterns(card.abilities),
                    )
                ],
                source="public",
            )
            for number, card in enumerate(cards)
        ]
        yield Zone(id=f"deck-{deck}", kind="row", name=t("shelf-deck", deck=t(f"deck-{deck}")), cards=shown)
