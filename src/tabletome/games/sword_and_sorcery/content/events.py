"""The 20 event cards: three story events, day and night, and fifteen others. SS-COMP-02, SS-EVENT-05, 13

The book shows five: Story Event III, Day, Night, Slaughter and Gift from Above. The other fifteen are original, with
the numbers that those leave free. The spawn formulas are the book's: heroes in play less enemies in play, less 1 with 2
or 3 heroes and less 2 with 4 or more, or in its other forms as it is or plus 1. SS-EVENT-08, SS-ICON-13
"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation.orders import (
    Activate,
    ByNature,
    Crowns,
    GiveEnemyPower,
    Lasting,
    Lose,
    Orders,
    Recharge,
    Recover,
    Refresh,
    Rotate,
    Save,
    SoulPoints,
    Spawn,
    Suffer,
    UseSpecials,
)
from tabletome.games.sword_and_sorcery.content.notation.quests import EventCard
from tabletome.games.sword_and_sorcery.content.notation.terms import KNOCKDOWN, POISON_1, Source

USUAL = Spawn(-1, -2)
EVEN = Spawn(0, 0)
"""{H - E}"""
MORE = Spawn(1, 1)
"""{H - E} + 1"""

EVENTS: dict[str, EventCard] = {}


def event(
    name: str,
    number: int,
    *once: object,
    lasting: tuple[Lasting, ...] = (),
    spawn: Spawn | None = None,
    source: Source = "original",
) -> None:
    orders: Orders = once  # type: ignore[assignment]
    EVENTS[name] = EventCard(name, number, "normal", orders, lasting, spawn, source)


EVENTS["story-1"] = EventCard("story-1", 1, "story")
EVENTS["story-2"] = EventCard("story-2", 2, "story")
EVENTS["story-3"] = EventCard("story-3", 3, "story", source="book")
EVENTS["day"] = EventCard("day", 4, "day", (Rotate(1),), source="book")
EVENTS["night"] = EventCard("night", 5, "night", (Rotate(-1),), source="book")  # SS-EVENT-20

event("gathering-dark", 6, Recover(1, "each-hero"), lasting=(Lasting("hero-sight", 3),), spawn=USUAL)
event("war-drums", 7, UseSpecials(), lasting=(Lasting("enemy-hits", 1),), spawn=USUAL)
event("cold-rain", 8, lasting=(Lasting("hero-move", -1), Lasting("enemy-move", -1)), spawn=USUAL)
event("slaughter", 9, lasting=(Lasting("first-attack-crit"),), spawn=USUAL, source="book")  # SS-EVENT-22
event("reinforcements", 10, spawn=MORE)
event("ambush", 11, Activate(engaged=True), spawn=USUAL)
event("song-of-steel", 12, Refresh("one-hero"), lasting=(Lasting("hero-hits", 1),), spawn=EVEN)
event("plague-wind", 13, Save((Suffer(POISON_1),), who="each-hero"), spawn=USUAL)
event("tide-of-souls", 14, SoulPoints(3), GiveEnemyPower(), spawn=EVEN)
event("tremor", 15, Save((Suffer(KNOCKDOWN),), who="each-hero"), spawn=USUAL)
event("light-fingers", 16, Save((Crowns(-20, "it"),), who="richest", success=(SoulPoints(1),)), spawn=USUAL)
event("dark-rite", 17, GiveEnemyPower(), Recharge(1), spawn=USUAL)
event(
    "gift-from-above",
    18,  # SS-EVENT-21
    ByNature(law=(Recover(1, "one-hero"),), chaos=(Lose(1, "one-enemy"),)),
    source="book",
)
event("evil-eye", 19, Rotate(-1), lasting=(Lasting("save-penalty"),), spawn=USUAL)
event("iron-wall", 20, lasting=(Lasting("enemy-armor", 1), Lasting("enemy-move", -1)), spawn=EVEN)
