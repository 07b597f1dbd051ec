"""Changes that last: of the event on top of the deck, of day and night. SS-EVENT-06, SS-EVENT-15, SS-EVENT-17"""

from __future__ import annotations

import functools

from tabletome.games.sword_and_sorcery.content.events import EVENTS
from tabletome.games.sword_and_sorcery.content.quests import quest
from tabletome.games.sword_and_sorcery.state import State


def lasting(g: State, what: str) -> int:
    """The sum of what lasts now: only the top card counts, a story card on it suspends it. SS-EVENT-15, SS-EVENT-18"""
    if not g.events_up and not g.time:
        return 0
    return sum(in_force(g, what))


def in_force(g: State, what: str) -> tuple[int, ...]:
    """Every number of this kind that lasts now."""
    return _in_force(g.quest, g.events_up[-1] if g.events_up else "", g.time, what)


@functools.lru_cache(maxsize=4096)
def _in_force(name: str, top: str, time: str, what: str) -> tuple[int, ...]:
    found = [each.by for each in EVENTS[top].lasting if each.what == what] if top else []
    if time:
        plan = quest(name)
        found += [each.by for each in (plan.day if time == "day" else plan.night) if each.what == what]
    return tuple(found)
