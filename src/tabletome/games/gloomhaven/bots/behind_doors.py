"""The position once the next door is open, as far as everybody knows it by the scenario's page; for bots.

Whoever is revealed acts in the same round (GH-DOOR-06): a door is opened early, and the party chooses its cards for
the fight behind it.
"""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.destinations import Destination, next_door, opener, posted, steps_to
from tabletome.games.gloomhaven.bots.goal_value import LONG_WAY
from tabletome.games.gloomhaven.bots.printed_value import bottom, printed_value
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.movement.doors import door_at, open_door
from tabletome.games.gloomhaven.state import State

BASIC_MOVE = 2


class Entry:
    """A door that is about to be opened: by whom, how far away it is, and the position then."""

    def __init__(self, g: State, door: int, who: int, number: int) -> None:
        self.who = who
        self.steps = steps_to(g, {door}, g.obstacles).get(g.figures[who].at, LONG_WAY)
        self.then = g.copy()
        open_door(self.then, number, who)

    @classmethod
    def next(cls, g: State, hero: int) -> Entry | None:
        """The door that a character or its company can open this round, nobody being left to fight, all being ready."""
        if g.dungeon is not None:
            return None
        door = next_door(g, hero)
        number = None if door is None else door_at(g, door)
        if door is None or number is None:
            return None
        who = opener(g, door, frozenset(posted(g, page(g.scenario).goals)))
        if who < 0 or Destination(g, who).opening() <= 0:
            return None
        entry = cls(g, door, who, number)
        return entry if entry.steps <= longest_way(g, who) else None


def longest_way(g: State, hero: int) -> int:
    """How far a character can go with one of its cards."""
    cards = g.heroes[hero]
    return max((way_of(cards.name, card) for card in (*cards.hand, *cards.chosen)), default=0)


def way_of(name: str, card: str) -> int:
    """How far a card lets its owner go."""
    return max(printed_value(bottom(name, card)).move, BASIC_MOVE)
