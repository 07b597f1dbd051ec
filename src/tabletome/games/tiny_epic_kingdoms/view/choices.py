"""Every choice in words, with the things it acts on.

The message of a choice is named after its verb and is given its fields; EXTRA adds what a player wants to know besides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

from tabletome.engine import Decision
from tabletome.engine.actions import Action
from tabletome.games.tiny_epic_kingdoms import actions
from tabletome.games.tiny_epic_kingdoms.content.box import MAGIC_TOP, MEEPLES, MOST_OF_A_RESOURCE, RESOURCES, TOWER_TOP
from tabletome.games.tiny_epic_kingdoms.content.factions import FACTIONS
from tabletome.games.tiny_epic_kingdoms.content.territories import TERRITORIES
from tabletome.games.tiny_epic_kingdoms.rules.economy import build_cost, expand_cost, research_cost
from tabletome.games.tiny_epic_kingdoms.rules.exploration import NO_TOKEN
from tabletome.games.tiny_epic_kingdoms.rules.flow import CHOICES
from tabletome.games.tiny_epic_kingdoms.rules.meeples import opponent_in
from tabletome.games.tiny_epic_kingdoms.rules.resources import collect, is_down_to_one
from tabletome.games.tiny_epic_kingdoms.rules.war import retreat_cost
from tabletome.games.tiny_epic_kingdoms.state import NEUTRAL, State, owner
from tabletome.games.tiny_epic_kingdoms.view.barred import AT_ACTION
from tabletome.games.tiny_epic_kingdoms.view.forecasts import cost, forecast
from tabletome.games.tiny_epic_kingdoms.view.wording import FIELDS, ability, amount, amounts, card_name, seat_name
from tabletome.scene import Args, Choice, Source, Text, action_in_words, listed, t


def choice(g: State, decision: Decision, option: Action) -> Choice:
    """One option as a player reads it."""
    return Choice(
        action=str(option),
        text=in_words(g, decision, option),
        things=things(g, decision.seat, option),
        path=[option.start, option.to] if isinstance(option, actions.Patrol | actions.Quest) else [],
        group=group(decision, option),
        role=ROLES.get(type(option), ""),
        risk="costly" if isinstance(option, COSTLY) else "",
        cost=cost(g, decision, option),
        forecast=forecast(g, decision, option),
        amounts=counted(option),
        source=source(option),
    )


ROLES: dict[type[Action], Literal["main", "skip"]] = {
    actions.Collect: "main",
    actions.Pass: "skip",
    actions.Done: "skip",
    actions.Decline: "skip",
    actions.WhiteFlag: "skip",
    actions.Raise: "main",
    actions.UseLair: "main",
}
"""Choices that have a button of their own; the others lie on the table."""
COSTLY = (actions.GiveUp, actions.Surrender)
"""A meeple is lost by these."""


def counted(option: Action) -> dict[str, int]:
    """How much of what, for choices that are numbers."""
    match option:
        case actions.Stock() | actions.Pay():
            return {resource: getattr(option, resource) for resource in RESOURCES}
        case actions.Bid():
            return {"war-cost": option.cost}
    return {}


def why_not(g: State, decision: Decision, option: actions.Select) -> Text | None:
    """Why an action that can be selected could not be taken by oneself."""
    reasons = [entry.text for entry in AT_ACTION[option.action](g, decision.seat)]
    return reasons[0] if reasons else None


def in_words(g: State, decision: Decision, option: Action) -> Text:
    """What the option is, and in brackets what it leads to; of an action that is of no use to oneself, why."""
    if isinstance(option, actions.Select) and not can_take(g, decision.seat, option.action):
        reason = why_not(g, decision, option) or t("note-not-now")
        return t("action-select-in-vain", action=card_name(option.action), reason=reason)
    text = action_in_words(g, decision, option, FIELDS, EXTRA)
    noted = list(notes(g, decision, option))
    return t("with-note", text=text, note=listed(noted)) if noted else text


# What a choice tells besides its own fields


def detail(g: State, seat: int, action: str) -> Text:
    """What an action would do and cost this seat now."""
    match action:
        case "build" if g.tower[seat] < TOWER_TOP:
            return t("detail-build", level=g.tower[seat] + 1, cost=amount("ore", build_cost(g, seat)))
        case "research" if g.magic[seat] < MAGIC_TOP:
            return t("detail-research", level=g.magic[seat] + 1, cost=amount("mana", research_cost(g, seat)))
        case "expand" if g.in_play[seat] < MEEPLES:
            return t("detail-expand", number=g.in_play[seat] + 1, cost=amount("food", expand_cost(g, seat)))
        case "build" | "research" | "expand":
            return t(f"detail-{action}-complete")
    return t(f"detail-{action}")


def about_selecting(g: State, decision: Decision, option: actions.Select) -> Args:
    return {"detail": detail(g, decision.seat, option.action)}


def about_building(g: State, decision: Decision, _: actions.Build) -> Args:
    return {"detail": detail(g, decision.seat, "build")}


def about_research(g: State, decision: Decision, _: actions.Research) -> Args:
    seat = decision.seat
    return {"detail": detail(g, seat, "research"), "ability": ability(g.factions[seat], g.magic[seat] + 1)}


def about_expanding(g: State, decision: Decision, _: actions.Expand) -> Args:
    return {"cost": amount("food", expand_cost(g, decision.seat))}


def about_swapping(g: State, _: Decision, option: actions.Swap) -> Args:
    return {"other": seat_name(g, owner(g.regions[g.board.number[option.to]][0]))}


def about_trading(g: State, decision: Decision, option: actions.Trade) -> Args:
    gained = option.count + g.powers(decision.seat).trade_bonus
    return {"paid": amount(option.give, option.count), "got": amount(option.get, gained)}


def about_trading_both(g: State, decision: Decision, option: actions.TradeBoth) -> Args:
    gained = option.ore + option.food + g.powers(decision.seat).trade_bonus
    return {"paid": amounts(0, option.ore, option.food), "got": amount("mana", gained)}


def about_collecting(g: State, decision: Decision, _: actions.Collect) -> Args:
    """What collecting would bring, found by trying it on a copy."""
    seat, trial = decision.seat, g.copy()
    asked = next(collect(trial, seat), None)
    of_choice = asked.about["count"] if isinstance(asked, Decision) else 0
    mana, ore, food = (after - before for after, before in zip(trial.resources[seat], g.resources[seat], strict=True))
    return {"gained": amounts(mana, ore, food, of_choice)}


def about_paying(_: State, __: Decision, option: actions.Pay) -> Args:
    return {"paid": amounts(option.mana, option.ore, option.food)}


def about_peace(g: State, _: Decision, __: actions.WhiteFlag) -> Args:
    return {"players": g.seats}


def about_a_shape(_: State, decision: Decision, option: actions.TakeShape) -> Args:
    level = decision.about["level"]
    return {"level": level, "ability": ability(option.faction, level)}


EXTRA: dict[type[Action], Callable[[State, Decision, Any], Args]] = {
    actions.Select: about_selecting,
    actions.Build: about_building,
    actions.Research: about_research,
    actions.Expand: about_expanding,
    actions.Swap: about_swapping,
    actions.Trade: about_trading,
    actions.TradeBoth: about_trading_both,
    actions.Collect: about_collecting,
    actions.Pay: about_paying,
    actions.WhiteFlag: about_peace,
    actions.TakeShape: about_a_shape,
}


# What a choice leads to


def notes(g: State, decision: Decision, option: Action) -> Iterator[Text]:
    """What a player should know before choosing this."""
    match option:
        case actions.Retreat(start) if start != decision.about["free"]:
            yield amount("food", retreat_cost(g, decision.seat))  # a meeple that may be given up does not retreat free
        case actions.Collect() if is_down_to_one(g, decision.seat):
            yield t("note-down-to-one")
        case actions.Trade() | actions.TradeBoth() if overflows(g, decision.seat, option):
            yield t("note-overflow", most=MOST_OF_A_RESOURCE)
    if isinstance(option, actions.Patrol | actions.Quest | actions.Retreat | actions.Flee):
        yield from arrival(g, decision.seat, g.board.number[option.to])


def can_take(g: State, seat: int, action: str) -> bool:
    """Whether this seat could take the action now, or what an ability allows in its place."""
    ways = [action, *(substitute for taken, substitute in g.powers(seat).instead if taken == action)]
    return any(CHOICES[way](g, seat) for way in ways)


def overflows(g: State, seat: int, option: actions.Trade | actions.TradeBoth) -> bool:
    """Whether part of what is traded for would be lost. TEK-COLLECT-05"""
    get, count = (option.get, option.count) if isinstance(option, actions.Trade) else ("mana", option.ore + option.food)
    stock = g.resources[seat][RESOURCES.index(get)]
    return stock + count + g.powers(seat).trade_bonus > MOST_OF_A_RESOURCE


def arrival(g: State, seat: int, to: int) -> Iterator[Text]:
    """Whom and what a meeple meets where it goes. TEK-WAR-01, TEK-P2-04, TEK-EXPLORE-05"""
    other = opponent_in(g, seat, to)
    if other == NEUTRAL:
        yield t("note-conquest", cost=g.neutral_meeples())
    elif other is not None:
        yield t("note-war-with-ally" if g.shared_by(seat, other) else "note-war", other=seat_name(g, other))
    if g.tokens[to] != NO_TOKEN and not g.face_up[to]:
        yield t("note-token")


# What a choice acts on


def things(g: State, seat: int, option: Action) -> list[str]:
    """The ids of the things to point at, in order."""
    match option:
        case actions.Build():
            return [f"tower.{g.tower[seat] + 1}"]
        case actions.Research():
            return [f"card:{g.factions[seat]}:{g.magic[seat] + 1}"]
        case actions.StandUp(region):
            return [searching_meeple(g, seat, region)]
        case actions.TradeBoth():
            return [f"res:{seat}:{resource}" for resource in ("ore", "food", "mana")]
        case actions.Pay():
            return [f"res:{seat}:{resource}" for resource in RESOURCES if getattr(option, resource)]
        case actions.TakeShape(faction):
            return [f"shape:{faction}"]
    return [thing(seat, field, getattr(option, field)) for field in option.__struct_fields__ if field in POINTED_AT]


POINTED_AT = {"faction", "territory", "region", "start", "to", "action", "give", "get", "resource"}
"""The fields of actions that name something on the table."""


def thing(seat: int, field: str, value: str) -> str:
    match field:
        case "faction":
            return f"card:{value}"
        case "action":
            return f"action:{value}"
        case "give" | "get" | "resource":
            return f"res:{seat}:{value}"
    return value


def searching_meeple(g: State, seat: int, region: str) -> str:
    return f"m:{region}:{g.regions[g.board.number[region]].index(2 * seat + 1)}"


# How long lists are put in order

GROUPED = ("act", "patrol-again", "leave-region")
OTHERWISE = (actions.Collect, actions.Pass, actions.Done)


def group(decision: Decision, option: Action) -> str:
    """Choices of one verb belong together; trades, by what is given."""
    if decision.kind not in GROUPED:
        return ""
    if isinstance(option, OTHERWISE):
        return "otherwise"
    return f"trade-{option.give}" if isinstance(option, actions.Trade) else option.verb


def source(option: Action) -> Source | None:
    """Where the facts of a card come from, for choices of cards."""
    match option:
        case actions.ChooseFaction(faction) | actions.TakeShape(faction):
            return FACTIONS[faction].source
        case actions.ChooseSide(territory):
            return TERRITORIES[territory].source
    return None
