"""What a sensible player does between scenarios: for bots."""

from __future__ import annotations

from typing import Any

from tabletome.engine import Action, Decision
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.content.items import HAND, HANDS, ITEMS, SMALL
from tabletome.games.gloomhaven.content.personal_quests import PERSONAL_QUESTS, Conclude, Did
from tabletome.games.gloomhaven.rules.characters.levels import is_due
from tabletome.games.gloomhaven.rules.items.worn import small_items
from tabletome.games.gloomhaven.sheets import Member
from tabletome.games.gloomhaven.state import State

READY, GROW, EVENT, WANTED, A_PURCHASE = 1.0, 4.0, 2.0, 3.0, 1.5
"""Going on; growing; a city event; what the quest asks for; something of use that can be paid."""
DULL, NEVER = -1.0, -9.0
RICH = 80
"""Gold that nobody needs to keep."""
A_LEVEL = 0.2
ONE_STORY = 0.05
"""Scenarios are played in their order, more or less."""
OTHER_HANDS = {HAND: HANDS, HANDS: HAND}


def judge_town(g: State, decision: Decision, about: Any) -> list[float]:
    """Grow, see what the city has, buy what there is a place for, then go on."""
    sheet = g.campaign.members[about["member"]]
    return [town_worth(sheet, option) for option in decision.options]


def town_worth(sheet: Member, option: Action) -> float:
    match option:
        case a.LevelUp() | a.CatchUp() | a.Retire():
            return GROW
        case a.CityEvent():
            return EVENT
        case a.Buy():
            return A_PURCHASE + ITEMS[option.item].price / 1000 if has_room(sheet, option.item) else DULL
        case a.Donate():
            return WANTED if asks_for(sheet, "donated") else 2 * READY if sheet.gold >= RICH else DULL
        case a.Enhance():
            return WANTED if asks_for(sheet, "enhanced") else DULL
        case a.Ready():
            return READY
        case _:
            return NEVER


def has_room(sheet: Member, item: str) -> bool:
    """A place where nothing is worn yet. GH-ITEM-04"""
    slot = ITEMS[item].slot
    worn = [ITEMS[each].slot for each in sheet.items]
    if slot == SMALL:
        return worn.count(SMALL) < small_items(sheet.level, ())
    return slot not in worn and OTHER_HANDS.get(slot) not in worn


def asks_for(sheet: Member, deed: str) -> bool:
    quest = PERSONAL_QUESTS.get(sheet.quest)
    return quest is not None and any(isinstance(wanted, Did) and wanted.deed == deed for wanted in quest.wants)


def judge_way(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001 - all are asked alike
    """Home where somebody can grow, else on with the story; the campaign is not given up."""
    home = GROW if any(is_due(sheet) for sheet in g.campaign.members) else DULL
    return [way_worth(option, home) for option in decision.options]


def way_worth(option: Action, home: float) -> float:
    match option:
        case a.Travel():
            return READY - ONE_STORY * option.scenario
        case a.GoHome():
            return home
        case a.GoAlone():
            return READY
        case a.Casual() | a.Delve():
            return 2 * DULL
        case _:
            return NEVER


def judge_join(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
    """The higher the better."""
    return [A_LEVEL * option.level for option in decision.options]


def judge_quest(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
    """Rather one that ends with its own deeds than one that opens a new story."""
    return [
        DULL if any(isinstance(wanted, Conclude) for wanted in PERSONAL_QUESTS[option.quest].wants) else READY
        for option in decision.options
    ]


def judge_share(g: State, decision: Decision, about: Any) -> list[float]:
    """Everyone gets, or gives, about the same."""
    places = len(g.campaign.members) - about["member"]
    fair = about["left"] / max(places, 1)
    return [-abs(option.gold - fair) / 10 for option in decision.options]


CITY_JUDGES = {
    "town": judge_town,
    "way": judge_way,
    "set-out": judge_way,
    "join": judge_join,
    "pursue": judge_quest,
    "event-gain": judge_share,
    "event-pay": judge_share,
}
