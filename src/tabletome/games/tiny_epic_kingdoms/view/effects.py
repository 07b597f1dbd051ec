"""What is to be seen of what happened: meeples walk and fall, dice are turned up, resources come and go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.games.tiny_epic_kingdoms import events
from tabletome.games.tiny_epic_kingdoms.state import State
from tabletome.games.tiny_epic_kingdoms.view import icons
from tabletome.games.tiny_epic_kingdoms.view.wording import seat_name
from tabletome.scene import Die, Effects, Show, Tone, several, show


def counter(resource: str) -> Callable[[State, Any], str]:
    """The marker of a resource on the sheet of the event's seat."""
    return lambda _, event: f"res:{event.seat}:{resource}"


def counter_in(field: str) -> Callable[[State, Any], str]:
    """The marker of the resource that a field of the event names."""
    return lambda _, event: f"res:{event.seat}:{getattr(event, field)}"


def icon_in(field: str) -> Callable[[State, Any], str]:
    return lambda _, event: icons.RESOURCES[getattr(event, field)]


def gains(resource: str) -> Show[State]:
    """As many as the field of that name says are gained."""
    return show("gain", thing=counter(resource), amount=resource, icon=icons.RESOURCES[resource], tone="good")


def spends(resource: str) -> Show[State]:
    return show("spend", thing=counter(resource), amount=resource, icon=icons.RESOURCES[resource], tone="bad")


def here(icon: str, tone: Tone) -> Show[State]:
    """A sign over the event's region."""
    return show("say", thing="region", icon=icon, tone=tone)


def war_die(g: State, seat: int, cost: int) -> Die:
    """A war die as it is turned up; 0 is the white flag. TEK-WAR-05"""
    return Die(
        id=f"war-die:{seat}",
        kind="d12",
        face=str(cost),
        icon="" if cost else icons.WHITE_FLAG,
        name=seat_name(g, seat),
        seat=seat,
    )


def both_dice(g: State, event: events.BidsRevealed) -> list[Die]:
    return [war_die(g, event.seat, event.cost), war_die(g, event.other, event.other_cost)]


def raised_die(g: State, event: events.Raised) -> list[Die]:
    return [war_die(g, event.seat, event.cost)]


def tower_steps(_: State, event: events.Built) -> list[str]:
    """From one level of the tower card to the next. TEK-BUILD-01"""
    return [f"tower.{event.level - 1}", f"tower.{event.level}"]


EFFECTS: Effects[State] = {
    events.Stocked: several(gains("mana"), gains("ore"), gains("food")),
    events.Settled: show("place", thing="region", icon=icons.MEEPLE),
    events.Selected: show("flip", thing=lambda _, event: f"action:{event.action}", icon=icons.SHIELD),
    events.Moved: show("move", path=("start", "to")),
    events.StoodUp: show("flip", thing="region"),
    events.Built: show("move", thing=lambda _, event: f"tower:{event.seat}", path=tower_steps),
    events.Learned: show(
        "gain", thing=lambda _, event: f"magic-of:{event.seat}", amount=lambda *_: 1, icon=icons.MAGIC, tone="magic"
    ),
    events.Expanded: show("place", thing="region", icon=icons.MEEPLE),
    events.Traded: several(
        show("spend", thing=counter_in("give"), amount="count", icon=icon_in("give"), tone="bad"),
        show("gain", thing=counter_in("get"), amount="gained", icon=icon_in("get"), tone="good"),
    ),
    events.TradedBoth: several(
        spends("ore"),
        spends("food"),
        show("gain", thing=counter("mana"), amount="gained", icon=icons.RESOURCES["mana"], tone="good"),
    ),
    events.Gained: show("gain", thing=counter_in("resource"), amount="count", icon=icon_in("resource"), tone="good"),
    events.WarBegan: here(icons.EVENTS["war-began"], "bad"),
    events.BidsRevealed: show("roll", dice=both_dice),
    events.Raised: show("roll", dice=raised_die),
    events.Paid: several(spends("mana"), spends("ore"), spends("food")),
    events.WarWon: here(icons.EVENTS["war-won"], "gold"),
    events.AllianceFormed: here(icons.ALLY, "good"),
    events.MeepleLost: show("remove", thing="region"),
    events.NeutralCaptured: show("flip", thing="region"),
    events.TokenFound: show(
        "reveal", thing=lambda _, event: f"token:{event.region}", icon=lambda _, event: icons.TOKENS[event.token]
    ),
}
"""By the type of the event; what has no place on the table is told in words alone."""
