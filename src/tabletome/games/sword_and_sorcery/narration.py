"""Events as log entries."""

from __future__ import annotations

from typing import cast

from tabletome.engine import Event
from tabletome.games.sword_and_sorcery import events as e
from tabletome.games.sword_and_sorcery.content.dice import COLOURS, FACES
from tabletome.games.sword_and_sorcery.content.notation import SYMBOLS, Boon
from tabletome.games.sword_and_sorcery.content.quests import layout_of, quest
from tabletome.games.sword_and_sorcery.state import State
from tabletome.games.sword_and_sorcery.wording import (
    boon_text,
    cost_text,
    in_both,
    listed,
    power_name,
    thing_name,
    who_name,
)
from tabletome.scene import LogEntry, Text, t
from tabletome.scene.vocabulary import Tone

GOOD = (e.Healed, e.Recovered, e.EnemyDied, e.Resurrected, e.Ranked, e.PowerGained, e.SoulsChanged, e.Took)
BAD = (e.Wounded, e.Conditioned, e.BecameGhost, e.TrapDrawn, e.CriticalDrawn, e.Burning, e.EnemyAppeared)
CARDS = {e.EventDrawn: "card", e.EventDiscarded: "card", e.EncounterDrawn: "encounter", e.TrapDrawn: "trap"}
"""Which words a card's name is looked up in."""


def narrate(g: State, event: Event) -> LogEntry:
    """The message of an event is named after its kind and given its fields."""
    tone: Tone = "good" if isinstance(event, GOOD) else "bad" if isinstance(event, BAD) else "plain"
    if isinstance(event, e.StoryTold):
        return LogEntry(text=in_both(quest(event.quest).texts[event.paragraph]), rule=event.rule, tone="magic")
    return LogEntry(text=Text(f"event-{event.kind}", told(g, event)), rule=event.rule, tone=tone)


def told(g: State, event: Event) -> dict[str, Text | str | int]:
    args: dict[str, Text | str | int] = {}
    for field in event.__struct_fields__:
        if field != "rule":
            args[field] = in_words(g, event, field, getattr(event, field))
    return args


def in_words(g: State, event: Event, field: str, value: object) -> Text | str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if field in ("who", "target", "controller", "into"):
        return who_name(str(value))
    if field == "card":
        kind = CARDS.get(type(event))
        return t(f"{kind}-{value}") if kind else thing_name(str(value))
    if field in ("area", "to", "start") and isinstance(value, int):
        return t("area", name=layout_of(g.quest).names[value]) if value >= 0 else t("nowhere")
    return detail(field, value)


def detail(field: str, value: object) -> Text | str | int:
    match field:
        case "dice":
            return listed([die_text(colour, face) for colour, face in cast("tuple[tuple[int, int], ...]", value)])
        case "die":
            return die_text(*cast("tuple[int, int]", value))
        case "cost":
            return cost_text(cast("tuple[int, ...]", value))
        case "gives":
            return listed([boon_text(Boon(*each)) for each in cast("tuple[tuple[str, int], ...]", value)])
        case "thing":
            return thing_name(str(value))
        case "power":
            return power_name(str(value))
        case "condition" | "token" | "trait" | "time" | "weapon" | "why" | "state":
            return t(f"{field}-{value}")
        case "symbol":
            return t(f"symbol-{SYMBOLS[cast('int', value)]}")
        case "quest":
            return in_both(quest(str(value)).title)
        case "face" if isinstance(value, str):
            return t(f"shadow-{value}")
        case _:
            return value if isinstance(value, int) else str(value)


def die_text(colour: int, face: int) -> Text:
    symbols = listed([t(f"symbol-{SYMBOLS[symbol]}") for symbol in FACES[colour][face]])
    return t("die", colour=t(f"colour-{COLOURS[colour]}"), symbols=symbols)
