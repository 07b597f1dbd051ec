"""What is to be seen of what happened: figures walk, strike and fall, modifier cards turn, elements glow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.games.gloomhaven import events as e
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view import icons
from tabletome.games.gloomhaven.view.modifier_text import modifier_text
from tabletome.geometry.hexes import distance
from tabletome.scene import Card, Effect, Effects, Show, Tone, several, show


def number_of(g: State, name: str, number: int) -> int | None:
    """The figure of this name and number: one on the map before one that has left it."""
    those = [who for who, it in enumerate(g.figures) if it.name == name and (not number or it.number == number)]
    those.sort(key=lambda who: g.figures[who].at >= 0, reverse=True)
    return those[0] if those else None


def piece(name: str = "name", number: str = "number") -> Callable[[State, Any], str]:
    """The piece of whom two fields of the event name."""

    def found(g: State, event: Any) -> str:
        who = number_of(g, getattr(event, name), getattr(event, number, 0))
        return "" if who is None else f"f{who}"

    return found


WHO = piece()
TARGET = piece("target", "target_number")


def hex_in(field: str) -> Callable[[State, Any], str]:
    return lambda _, event: f"h{getattr(event, field)}"


def way(_: State, event: e.Moved) -> list[str]:
    return [f"h{event.start}", f"h{event.to}"]


def pushed(_: State, event: e.Pushed) -> list[str]:
    return [f"h{event.to}"]


def of_hero(stat: str) -> Callable[[State, Any], str]:
    """What the mat of the character counts."""
    return lambda g, event: next((f"{stat}:{n}" for n, hero in enumerate(g.heroes) if hero.name == event.name), "")


def turned_up(_: State, event: e.Attacked) -> list[Card]:
    """All modifier cards that were drawn; those that did not count lie there spent. GH-ADV-01"""
    counted = list(event.counted)
    cards = []
    for place, name in enumerate(event.cards):
        counts = name in counted
        if counts:
            counted.remove(name)
        cards.append(Card(id=f"turned:{place}", name=modifier_text(name), icon=icons.MODIFIERS, spent=not counts))
    return cards


STRIKE: Show[State] = show("strike", thing=WHO, target=TARGET, icon=icons.STATS["attack"])
SHOOT: Show[State] = show("shoot", thing=WHO, target=TARGET, icon=icons.STATS["range"])
TURN: Show[State] = show("flip", thing=WHO, cards=turned_up)


def attack(g: State, event: e.Attacked) -> list[Effect]:
    """Beside each other it comes to blows, else something flies; then the modifier cards are turned up."""
    hits = SHOOT if far_apart(g, event) else STRIKE
    return several(hits, TURN)(g, event) if event.cards else hits(g, event)


def far_apart(g: State, event: e.Attacked) -> bool:
    ends = [number_of(g, event.name, event.number), number_of(g, event.target, event.target_number)]
    places = [g.figures[who].at for who in ends if who is not None]
    if len(places) < 2 or min(places) < 0:
        return False
    return distance(*(g.plan.hexes[at] for at in places)) > 1


def over(icon: str, tone: Tone) -> Show[State]:
    """A sign over the figure."""
    return show("say", thing=WHO, icon=icon, tone=tone)


def condition(tone: Tone) -> Show[State]:
    return show(
        "say", thing=WHO, icon=lambda _, event: icons.CONDITIONS.get(event.condition, icons.MODIFIERS), tone=tone
    )


def at_hex(kind: str, tone: Tone) -> Show[State]:
    """A sign over the hex."""
    return show("say", thing=hex_in("hex"), icon=icons.EVENTS[kind], tone=tone)


def element(tone: Tone) -> Show[State]:
    return show(
        "flip",
        thing=lambda _, event: f"element:{event.element}",
        icon=lambda _, event: icons.ELEMENTS[event.element],
        tone=tone,
    )


APPEARS: Show[State] = show("place", thing=hex_in("hex"), icon=icons.EVENTS["summoned"], tone="magic")
GONE: Show[State] = show("remove", thing=WHO, icon=icons.EVENTS["died"], tone="bad")

EFFECTS: Effects[State] = {
    e.Placed: show("place", thing=hex_in("hex"), icon=icons.EVENTS["placed"]),
    e.DoorOpened: show("reveal", thing=WHO, icon=icons.DOOR, tone="gold"),
    e.Focused: over(icons.EVENTS["focused"], "bad"),
    e.Idle: over(icons.EVENTS["idle"], "dim"),
    e.Moved: show("move", thing=WHO, path=way),
    e.Pushed: show("move", thing=WHO, path=pushed),
    e.Attacked: attack,
    e.Suffered: show("hurt", thing=WHO, amount="damage", icon=icons.EVENTS["suffered"], tone="bad"),
    e.Negated: over(icons.EVENTS["negated"], "good"),
    e.Died: GONE,
    e.Exhausted: GONE,
    e.LeftMap: show("remove", thing=WHO, icon=icons.EXIT, tone="good"),
    e.ChangedSides: show("say", thing=WHO, tone="bad"),
    e.Saved: show("remove", thing=WHO, icon=icons.EXIT, tone="good"),
    e.Healed: show("heal", thing=WHO, amount="by", icon=icons.EVENTS["healed"], tone="good"),
    e.RoundBonusGained: show(
        "say", thing=WHO, icon=lambda _, event: icons.ROUND_BONUSES.get(event.what, icons.SHIELD), tone="good"
    ),
    e.Conditioned: condition("bad"),
    e.Recovered: condition("good"),
    e.TrapSprung: show("remove", thing=hex_in("hex"), icon=icons.TRAP, tone="bad"),
    e.Looted: show("gain", thing=WHO, amount="money", icon=icons.MONEY, tone="gold"),
    e.GainedXp: show("gain", thing=of_hero("xp"), amount="xp", icon=icons.XP, tone="gold"),
    e.Infused: element("magic"),
    e.Consumed: element("dim"),
    e.Summoned: APPEARS,
    e.Spawned: APPEARS,
    e.Promoted: over(icons.EVENTS["promoted"], "bad"),
    e.DugUp: at_hex("dug-up", "plain"),
    e.WaterRose: at_hex("water-rose", "bad"),
    e.WaterTaken: at_hex("water-taken", "good"),
    e.Cleansed: at_hex("cleansed", "good"),
    e.Found: over(icons.TREASURE, "gold"),
    e.ObstacleMade: show("place", thing=hex_in("hex"), icon=icons.EVENTS["obstacle-made"]),
    e.ObstacleDestroyed: show("remove", thing=hex_in("hex"), icon=icons.EVENTS["obstacle-destroyed"]),
    e.Charmed: over(icons.EVENTS["charmed"], "magic"),
    e.Doomed: over(icons.DOOM, "magic"),
    e.ItemUsed: over(icons.EVENTS["item-used"], "plain"),
    e.Rested: over(icons.EVENTS["rested"], "dim"),
}
"""By the type of the event; what has no place on the table is told in words alone."""
