"""Choices between scenarios, in words. The rest of the questions is in questions.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.campaign.enhancing import price_of
from tabletome.games.gloomhaven.campaign.prosperity import prosperity_level
from tabletome.games.gloomhaven.campaign.travel import needs_road_event
from tabletome.games.gloomhaven.content.enhancements import dots
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.scenarios import all_scenarios
from tabletome.games.gloomhaven.rules.characters.hand import as_enhanced
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view.event_scene import event_words
from tabletome.games.gloomhaven.view.wording import card_name, item_name, name_of, scenario_name
from tabletome.scene import Text, t


def town_words(g: State, option: Any, about: Mapping[str, Any]) -> tuple[Text, list[str]]:
    """The words of a choice, and the things it acts on."""
    verb = f"action-{option.verb}"
    match option:
        case a.Join():
            return t(verb, name=name_of(option.name), level=option.level), []
        case a.Sell():
            gold = ITEMS[option.item].price // 2
            return t(verb, item=item_name(option.item), price=gold), [f"own:{option.item}:{g.place}"]
        case a.Enhance():
            return t(verb, card=card_name(option.card)), [f"card:{as_enhanced(g.campaign, option.card)}"]
        case a.Stick():
            card = about["card"]
            line = dots(card, option.half)[option.circle]
            words = t(
                verb,
                sticker=t(f"sticker-{option.sticker}"),
                half=t(f"part-{option.half}"),
                line=t(f"line-{line.field or line.line}"),
                price=price_of(g.campaign, card, option),
            )
            return words, [f"card:{as_enhanced(g.campaign, card)}:{option.half}"]
        case a.CatchUp():
            return t(verb, level=prosperity_level(g.campaign.prosperity)), []
        case a.Recall():
            sheet = g.campaign.reserve[option.number]
            return t(verb, name=name_of(sheet.name), level=sheet.level), [f"aside:{option.number}"]
        case a.Travel():
            party = replace(g.campaign, bound=option.scenario, casual=False)
            name = scenario_name(all_scenarios()[option.scenario])
            road = "yes" if needs_road_event(party) else "no"
            return t(verb, number=option.scenario, scenario=name, road=road), [f"scenario:{option.scenario}"]
        case a.Casual() | a.Unlock():
            name = scenario_name(all_scenarios()[option.scenario])
            return t(verb, number=option.scenario, scenario=name), [f"scenario:{option.scenario}"]
        case _:
            return event_words(g, option) or (t(verb), [])
