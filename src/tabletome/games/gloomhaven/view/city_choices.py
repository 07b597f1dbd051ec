"""Choices between scenarios, in words."""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.campaign.enhancing import price_of
from tabletome.games.gloomhaven.campaign.prosperity import prosperity_level
from tabletome.games.gloomhaven.campaign.travel import needs_road_event
from tabletome.games.gloomhaven.content.enhancements import dots
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.scenarios import ALONE, all_scenarios
from tabletome.games.gloomhaven.rules.characters.hand import as_enhanced
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view.choices import About, Worded, verb, words
from tabletome.games.gloomhaven.view.wording import card_name, item_name, name_of, scenario_name
from tabletome.scene import t


@words(a.Join)
def join(g: State, option: a.Join, about: About) -> Worded:  # noqa: ARG001 - all choices are worded alike
    return t(verb(option), name=name_of(option.name), level=option.level), []


@words(a.Sell)
def sell(g: State, option: a.Sell, about: About) -> Worded:  # noqa: ARG001
    gold = ITEMS[option.item].price // 2
    return t(verb(option), item=item_name(option.item), price=gold), [f"own:{option.item}:{g.place}"]


@words(a.Enhance)
def enhance(g: State, option: a.Enhance, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), card=card_name(option.card)), [f"card:{as_enhanced(g.campaign, option.card)}"]


@words(a.Stick)
def stick(g: State, option: a.Stick, about: About) -> Worded:
    """A sticker, where it goes and what it costs."""
    card = about["card"]
    line = dots(card, option.half)[option.circle]
    text = t(
        verb(option),
        sticker=t(f"sticker-{option.sticker}"),
        half=t(f"part-{option.half}"),
        line=t(f"line-{line.field or line.line}"),
        price=price_of(g.campaign, card, option),
    )
    return text, [f"card:{as_enhanced(g.campaign, card)}:{option.half}"]


@words(a.CatchUp)
def catch_up(g: State, option: a.CatchUp, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), level=prosperity_level(g.campaign.prosperity)), []


@words(a.Recall)
def recall(g: State, option: a.Recall, about: About) -> Worded:  # noqa: ARG001
    sheet = g.campaign.reserve[option.number]
    return t(verb(option), name=name_of(sheet.name), level=sheet.level), [f"aside:{option.number}"]


@words(a.Travel)
def travel(g: State, option: a.Travel, about: About) -> Worded:  # noqa: ARG001
    """A scenario, and whether a road event comes before it."""
    party = replace(g.campaign, bound=option.scenario, casual=False)
    name = scenario_name(all_scenarios()[option.scenario])
    road = "yes" if needs_road_event(party) else "no"
    return t(verb(option), number=option.scenario, scenario=name, road=road), [f"scenario:{option.scenario}"]


@words(a.GoAlone)
def go_alone(g: State, option: a.GoAlone, about: About) -> Worded:  # noqa: ARG001
    """A scenario, and who plays it."""
    name = scenario_name(all_scenarios()[option.scenario])
    return t(verb(option), who=name_of(ALONE[option.scenario]), scenario=name), []


@words(a.Casual, a.Unlock)
def scenario(g: State, option: a.Casual | a.Unlock, about: About) -> Worded:  # noqa: ARG001
    name = scenario_name(all_scenarios()[option.scenario])
    return t(verb(option), number=option.scenario, scenario=name), [f"scenario:{option.scenario}"]
