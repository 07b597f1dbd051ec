"""Events as log entries."""

from __future__ import annotations

from typing import cast

from tabletome.engine import Event
from tabletome.games.sword_and_sorcery import events as e
from tabletome.games.sword_and_sorcery.content.enemies import CARD, SCROLLS
from tabletome.games.sword_and_sorcery.content.notation.boons import AnyBoon
from tabletome.games.sword_and_sorcery.content.notation.terms import SYMBOLS
from tabletome.games.sword_and_sorcery.content.quests import quest
from tabletome.games.sword_and_sorcery.state import State
from tabletome.games.sword_and_sorcery.view import icons
from tabletome.games.sword_and_sorcery.view.attacks import cost_text
from tabletome.games.sword_and_sorcery.view.boons import boon_text
from tabletome.games.sword_and_sorcery.view.effects import EFFECTS
from tabletome.games.sword_and_sorcery.view.wording import (
    area_called,
    behaviour_text,
    die_text,
    power_name,
    thing_name,
    who_name,
)
from tabletome.scene import Badge, LogEntry, Sum, Text, Tone, effects_of, in_both, listed, t

TONES: dict[str, Tone] = {
    "quest-set-up": "gold",
    "quest-began": "gold",
    "round-began": "gold",
    "turn-began": "gold",
    "turn-skipped": "bad",
    "moved": "dim",
    "evaded": "bad",
    "dice-rolled": "dim",
    "rerolled": "dim",
    "symbols-spent": "magic",
    "effect-gained": "magic",
    "wounded": "bad",
    "healed": "good",
    "conditioned": "bad",
    "recovered": "good",
    "critical-drawn": "bad",
    "burning": "bad",
    "fire-placed": "bad",
    "pushed": "bad",
    "shadow-revealed": "magic",
    "enemy-appeared": "bad",
    "enemy-power-gained": "bad",
    "enemy-died": "good",
    "figure-died": "good",
    "card-flipped": "bad",
    "enemy-activated": "bad",
    "activation-skipped": "dim",
    "trait-used": "bad",
    "event-drawn": "magic",
    "event-discarded": "dim",
    "lasting-suspended": "dim",
    "lasting-resumed": "magic",
    "time-of-day": "magic",
    "story-told": "magic",
    "person-appeared": "good",
    "person-follows": "good",
    "person-hurt": "bad",
    "person-lost": "bad",
    "tried-again": "gold",
    "trap-drawn": "bad",
    "took": "good",
    "gambled": "dim",
    "souls-changed": "magic",
    "power-used": "magic",
    "innate-used": "magic",
    "power-gained": "good",
    "power-lost": "bad",
    "power-refreshed": "dim",
    "ranked": "gold",
    "became-ghost": "bad",
    "resurrected": "good",
    "companion-died": "bad",
    "summoned": "good",
    "token-placed": "magic",
    "priority-moved": "bad",
    "quest-decided": "gold",
    "quest-ended": "gold",
    "carried-on": "gold",
}
CARDS: dict[type[Event], str] = {
    e.EventDrawn: "card",
    e.EventDiscarded: "card",
    e.LastingSuspended: "card",
    e.LastingResumed: "card",
    e.EncounterDrawn: "encounter",
    e.TrapDrawn: "trap",
}
"""Which words a card's name is looked up in."""

PAGES = (e.QuestBegan, e.StoryTold, e.QuestEnded)
"""Events that tell a story: they are read as pages."""

HEADLINES = (e.RoundBegan, e.TurnBegan)
"""With these a round or a turn begins."""


def narrate(g: State, event: Event) -> LogEntry:
    """An event as a line of the log; what was decided in several steps is told step by step."""
    return LogEntry(
        text=headline(g, event),
        seat=seat_of(g, event),
        icon=icons.EVENTS[event.kind],
        rule=event.rule,
        tone=TONES.get(event.kind, "plain"),
        kind="story" if isinstance(event, PAGES) else "headline" if isinstance(event, HEADLINES) else "",
        sum=reckoning(event),
        effects=effects_of(EFFECTS, g, event),
        steps=steps(event),
    )


def reckoning(event: Event) -> Sum | None:
    """The arithmetic of hits and of a defence, term by term. SS-COMBAT-14, 24"""
    match event:
        case e.HitsCounted():
            sources = (("fixed", event.fixed), ("rolled", event.rolled), *event.extra)
            terms = [Badge(value=n, text=hits_text(why, n)) for why, n in sources if n]
            return Sum(terms=terms, total=sum(n for _, n in sources)) if terms else None
        case e.Defended():
            stopped = (
                ("resisted", event.resisted),
                ("armor", event.armor),
                ("magic", event.magic),
                ("parried", event.parried),
            )
            terms = [Badge(value=event.hits, text=t("sum-hits", n=event.hits))]
            terms += [Badge(value=-n, text=t(f"sum-{what}")) for what, n in stopped if n]
            return Sum(terms=terms, total=event.damage)
    return None


def headline(g: State, event: Event) -> Text:
    """The message of an event is named after its kind and given its fields."""
    if isinstance(event, e.StoryTold):
        return in_both(quest(event.quest).texts[event.paragraph])
    return t(f"event-{event.kind}", **told(g, event))


def seat_of(g: State, event: Event) -> int | None:
    """The player whose hero or companion did or suffered it."""
    who = getattr(event, "who", "")
    if who == "fenrir":
        return g.seat_of(g.figures[g.companion].owner)
    return next((g.seat_of(hero) for hero, sheet in enumerate(g.heroes) if sheet.name == who), None)


# ------------------------------------------------------------------ steps


def steps(event: Event) -> list[LogEntry]:
    match event:
        case e.QuestBegan():
            plan = quest(event.quest)
            return [LogEntry(text=in_both(words)) for words in (plan.intro, plan.goal) if any(words)]
        case e.QuestEnded():
            plan = quest(event.quest)
            words = plan.endings.get(event.ending, plan.victory) if event.won else plan.defeat
            return [LogEntry(text=in_both(words))] if any(words) else []
        case e.CarriedOn() | e.QuestSetUp():
            return [LogEntry(text=kept_text(*each)) for each in event.kept]
        case e.EnemyActivated():
            return why_so(event)
        case e.HitsCounted():
            return how_many_hits(event)
        case e.Defended():
            return how_defended(event)
        case _:
            return []


def kept_text(hero: str, rank: int, crowns: int, cards: tuple[str, ...]) -> Text:
    return t("kept", hero=who_name(hero), rank=rank, crowns=crowns, items=listed(thing_name(card) for card in cards))


def why_so(event: e.EnemyActivated) -> list[LogEntry]:
    """Which behaviour an enemy follows, and why this hero is its target. SS-AI-14 to SS-AI-19"""
    behaviours = SCROLLS[CARD[event.who].scroll].behaviours
    last = event.behaviour == len(behaviours) - 1
    behaviour = t(
        "explain-behaviour-last" if last else "explain-behaviour",
        number=event.behaviour + 1,
        of=len(behaviours),
        does=behaviour_text(behaviours[event.behaviour]),
        heroes=listed(who_name(hero) for hero in event.heroes),
    )
    target = t("explain-target", target=who_name(event.target), why=t(f"why-{event.why}"))
    return [
        LogEntry(text=behaviour, rule="SS-AI-19" if last else "SS-AI-14"),
        LogEntry(text=target, rule=event.rule),
    ]


HIT_RULES = {
    "fixed": "SS-ICON-02", "rolled": "SS-COMBAT-14", "bought": "SS-COMBAT-08", "supremacy": "SS-COMBAT-30",
    "focus": "SS-ACT-05", "boost": "SS-ACT-20", "injury": "SS-COND-11", "lasting": "SS-EVENT-06", "mob": "SS-BEST-01",
    "pack": "SS-BEST-03",
}  # fmt: skip
"""The rules by which hits come about, where one says so."""
MORE_OR_FEWER = ("lasting", "blessing", "injury")
"""What may take hits away as well: told with a sign."""


def how_many_hits(event: e.HitsCounted) -> list[LogEntry]:
    """Where the hits of an attack come from. SS-COMBAT-14"""
    sources = (("fixed", event.fixed), ("rolled", event.rolled), *event.extra)
    return [LogEntry(text=hits_text(why, n), rule=HIT_RULES.get(why, "")) for why, n in sources if n]


def hits_text(why: str, n: int) -> Text:
    """Where hits come from, with a sign where there may be fewer for it."""
    return t(f"hits-{why}", n=f"{n:+d}" if why in MORE_OR_FEWER else n)


def how_defended(event: e.Defended) -> list[LogEntry]:
    """What stopped hits, in the order of the six steps, and what could not be stopped. SS-COMBAT-15, 17, 19, 24"""
    stopped = (
        ("resisted", max(0, event.resisted), "SS-COMBAT-15"),
        ("vulnerable", max(0, -event.resisted), "SS-COMBAT-15"),
        ("armor", event.armor, "SS-COMBAT-17"),
        ("magic", event.magic, "SS-COMBAT-19"),
        ("parried", event.parried, "SS-COMBAT-24"),
        ("lethal", event.lethal, "SS-EFFECT-25"),
    )
    return [LogEntry(text=t(f"explain-{what}", n=n), rule=rule) for what, n, rule in stopped if n]


# ------------------------------------------------------------------ fields in words


def told(g: State, event: Event) -> dict[str, Text | str | int]:
    """The fields of an event; with a card of the table also what it says."""
    args = {
        field: in_words(g, event, field, getattr(event, field)) for field in event.__struct_fields__ if field != "rule"
    }
    if type(event) in CARDS:
        args["text"] = t(f"{CARDS[type(event)]}-{event.card}-text")  # type: ignore[attr-defined]
    return args


def in_words(g: State, event: Event, field: str, value: object) -> Text | str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if field in ("who", "target", "controller", "into"):
        return called(g, event, str(value))
    if field in ("extra", "kept"):
        return len(cast("tuple[object, ...]", value))
    if field == "heroes":
        return listed(who_name(hero) for hero in cast("tuple[str, ...]", value))
    if field == "card":
        kind = CARDS.get(type(event))
        return t(f"{kind}-{value}") if kind else thing_name(str(value))
    if field in ("area", "to"):
        return area_called(g, str(value))
    if field == "person":
        return in_both(quest(event.quest).names[str(value)])  # type: ignore[attr-defined]
    return detail(event, field, value)


def called(g: State, event: Event, name: str) -> Text:
    """Whoever has a name in the story goes by it in the log; with the card as well when they come into play."""
    tag = next((enemy.tag for enemy in reversed(g.enemies) if enemy.card == name), "")
    if not tag:
        return who_name(name)
    known = in_both(g.plan.names.get(tag, (tag, tag)))
    return t("named-enemy", name=known, enemy=who_name(name)) if isinstance(event, e.EnemyAppeared) else known


def detail(event: Event, field: str, value: object) -> Text | str | int:
    match field:
        case "dice":
            return listed([die_text(colour, face) for colour, face in cast("tuple[tuple[int, int], ...]", value)])
        case "die":
            return die_text(*cast("tuple[int, int]", value))
        case "cost":
            return cost_text(cast("tuple[int, ...]", value))
        case "gives":
            return listed([boon_text(boon) for boon in cast("tuple[AnyBoon, ...]", value)])
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
        case "by" if isinstance(event, e.CrownsChanged | e.SoulsChanged):
            return f"{value:+d}"
        case "face":
            return t(f"shadow-{value}")
        case _:
            return value if isinstance(value, int) else str(value)
