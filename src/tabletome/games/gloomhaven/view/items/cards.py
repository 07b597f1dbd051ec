"""Items and battle goals as cards in a scene. GH-AREA0-02, GH-BGOAL-04"""

from __future__ import annotations

import functools
from collections.abc import Iterator

from tabletome.games.gloomhaven.content.battle_goals import BATTLE_GOALS
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.characters.equipment import stock, worn
from tabletome.games.gloomhaven.rules.items.worn import IS_CONSUMED, READY
from tabletome.games.gloomhaven.state import Equipped, Hero, State
from tabletome.games.gloomhaven.view.goal_text import describe_goal
from tabletome.games.gloomhaven.view.items.effects import describe_item
from tabletome.games.gloomhaven.view.wording import goal_name, item_name
from tabletome.scene import Badge, Card, CardPart, Zone, t
from tabletome.scene.memory import MOST


def item_zones(cards: Hero, hero: int, mine: bool) -> Iterator[Zone]:
    """What is worn, for all to see; the battle goal only for its owner."""
    if cards.items:
        shown = [worn_card(each, hero) for each in cards.items]
        yield Zone(id=f"items:{hero}", kind="row", role="items", name=t("zone-items"), seat=hero, cards=shown)
    if mine and cards.goals:
        goals = [goal_card(goal, hero) for goal in cards.goals]
        yield Zone(id=f"goals:{hero}", kind="row", name=t("zone-goals"), seat=hero, cards=goals)
    elif cards.goals:
        yield Zone(id=f"goals:{hero}", kind="pile", name=t("zone-goals"), seat=hero, count=len(cards.goals))


def shop_zones(g: State) -> Iterator[Zone]:
    """Before the scenario: what the shop has, and what the character whose turn it is owns but does not wear."""
    if g.phase != phases.OUTFIT or g.place >= len(g.heroes):
        return
    cards = g.heroes[g.place]
    on = worn(cards)
    stored = [shelf_card(name) for name in cards.owned if name not in on]
    if stored:
        yield Zone(id="owned", kind="row", role="offer", name=t("zone-owned"), cards=stored)
    goods = [shelf_card(name) for name in stock(g) if name not in cards.owned]
    if goods:
        yield Zone(id="shop", kind="row", role="offer", name=t("zone-shop"), cards=goods)


@functools.cache
def shelf_card(name: str) -> Card:
    """A card with its price. GH-ITEM-05"""
    printed = ITEMS[name]
    text = [t("shelf-item", price=printed.price, copies=printed.copies), *describe_item(name)]
    return Card(
        id=f"item:{name}",
        name=item_name(name),
        label=str(printed.number),
        parts=[CardPart(id=f"item:{name}:text", name=t(f"slot-{printed.slot}"), text=text)],
        source=printed.source,
    )


@functools.lru_cache(maxsize=MOST)
def worn_card(item: Equipped, hero: int) -> Card:
    """Sideways when spent, face down when consumed. GH-ITEM-06, 08"""
    printed = ITEMS[item.name]
    badges = []
    if printed.slots:
        badges.append(Badge(text=t("item-state-used", used=item.used, slots=printed.slots)))
    if item.state != READY:
        state = "consumed" if item.state == IS_CONSUMED else "spent"
        badges.append(Badge(text=t(f"item-state-{state}"), tone="bad"))
    return Card(
        id=f"item:{item.name}:{hero}",
        name=item_name(item.name),
        label=str(printed.number),
        parts=[
            CardPart(id=f"item:{item.name}:{hero}:text", name=t(f"slot-{printed.slot}"), text=describe_item(item.name))
        ],
        badges=badges,
        spent=item.state != READY,
        source=printed.source,
    )


@functools.cache
def goal_card(goal: str, hero: int) -> Card:
    """A battle goal in its owner's hand."""
    return Card(
        id=f"goal:{goal}",
        name=goal_name(goal),
        label=str(BATTLE_GOALS[goal].checks),
        parts=[CardPart(id=f"goal:{goal}:{hero}", text=describe_goal(goal))],
        source=BATTLE_GOALS[goal].source,
    )
