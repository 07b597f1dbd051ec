"""Items and battle goals as cards in a scene. GH-AREA0-02, GH-BGOAL-04"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.battle_goals import BATTLE_GOALS
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.describing_items import describe_goal, describe_item
from tabletome.games.gloomhaven.items import IS_CONSUMED, READY
from tabletome.games.gloomhaven.state import Equipped, Hero
from tabletome.games.gloomhaven.wording import goal_name, item_name
from tabletome.scene import Badge, Card, CardPart, Zone, t


def item_zones(cards: Hero, hero: int, mine: bool) -> Iterator[Zone]:
    """What is worn, for all to see; the battle goal only for its owner."""
    if cards.items:
        worn = [worn_card(each, hero) for each in cards.items]
        yield Zone(id=f"items:{hero}", kind="row", name=t("zone-items"), seat=hero, cards=worn)
    if mine and cards.goals:
        goals = [goal_card(goal, hero) for goal in cards.goals]
        yield Zone(id=f"goals:{hero}", kind="row", name=t("zone-goals"), seat=hero, cards=goals)
    elif cards.goals:
        yield Zone(id=f"goals:{hero}", kind="pile", name=t("zone-goals"), seat=hero, count=len(cards.goals))


def worn_card(worn: Equipped, hero: int) -> Card:
    """Sideways when spent, face down when consumed. GH-ITEM-06, 08"""
    printed = ITEMS[worn.name]
    badges = []
    if printed.slots:
        badges.append(Badge(text=t("item-state-used", used=worn.used, slots=printed.slots)))
    if worn.state != READY:
        state = "consumed" if worn.state == IS_CONSUMED else "spent"
        badges.append(Badge(text=t(f"item-state-{state}"), tone="bad"))
    return Card(
        id=f"item:{worn.name}:{hero}",
        name=item_name(worn.name),
        label=str(printed.number),
        parts=[CardPart(id=f"item:{worn.name}", name=t(f"slot-{printed.slot}"), text=describe_item(worn.name))],
        badges=badges,
        spent=worn.state != READY,
        source=printed.source,
    )


def goal_card(goal: str, hero: int) -> Card:
    return Card(
        id=f"goal:{goal}",
        name=goal_name(goal),
        label=str(BATTLE_GOALS[goal].checks),
        parts=[CardPart(id=f"goal:{goal}:{hero}", text=describe_goal(goal))],
        source=BATTLE_GOALS[goal].source,
    )
