"""A hero's turn as the instinct sees it: what matters for every choice."""

from __future__ import annotations

from collections.abc import Callable

from tabletome.engine import Decision
from tabletome.games.sword_and_sorcery import actions as a
from tabletome.games.sword_and_sorcery.board import board_of
from tabletome.games.sword_and_sorcery.bots.evaluate import can_be_opened, goals_of, ways_to_end
from tabletome.games.sword_and_sorcery.bots.weights import (
    BLOW,
    CHASE,
    FAINT,
    FINISHING,
    NAMED,
    SOAKED,
    USUAL_HITS,
    WATCH,
    WEAK,
)
from tabletome.games.sword_and_sorcery.content.layout import FAR
from tabletome.games.sword_and_sorcery.rules.combat.defence import armor_value
from tabletome.games.sword_and_sorcery.rules.map.control import dominates
from tabletome.games.sword_and_sorcery.state import HERO, State


class Turn:
    """What matters for every choice of this turn."""

    __slots__ = ("at", "away", "fighting", "foes_here", "g", "hero", "hunting", "pinned", "threatened", "weak")

    def __init__(self, g: State, decision: Decision) -> None:
        self.g = g
        self.hero = g.active
        self.at = g.figures[g.active].at
        self.foes_here = g.foes_at(self.at)
        self.fighting = any(isinstance(option, a.Attack) for option in decision.options)
        """There is somebody to strike."""
        self.pinned = bool(self.foes_here) and not dominates(g, HERO, self.at)
        """Leaving would cost blows."""
        walk = g.board.walk[self.at]
        self.threatened = any(walk[g.figures[foe].at] <= WATCH for foe in g.foes())
        self.weak = self.threatened and health_of(g, self.hero) <= WEAK and len(g.living()) > 1
        goals = destinations(g, self.hero)
        self.hunting = bool(goals) and all(g.foes_at(goal) for goal in goals)
        """What the hero goes for is enemies."""
        self.away = steps_to(g, goals)
        """How many areas away from where the hero wants to be an area is."""

    @property
    def arrived(self) -> bool:
        return self.away(self.at) == 0


def health_of(g: State, figure: int) -> float:
    """The part of its maximum HP that a figure has left."""
    return g.hp_left(figure) / max(g.most_hp(figure), 1)


def destinations(g: State, hero: int) -> list[int]:
    """The way out if there is one; enemies close by; what moves the story; any enemy."""
    ends = ways_to_end(g)
    if ends:
        return ends
    at = g.figures[hero].at
    walk = board_of(g.layout, g.map.opened | can_be_opened(g)).walk[at]
    foes = [g.figures[foe].at for foe in g.foes()]
    near = [area for area in foes if g.board.walk[at][area] <= CHASE]
    story = [area for area in goals_of(g) if walk[area] < FAR]
    return near or story or [area for area in foes if walk[area] < FAR]


def steps_to(g: State, goals: list[int]) -> Callable[[int], int]:
    """How far each area is from the nearest goal, through whatever doors can be opened."""
    walk = board_of(g.layout, g.map.opened | can_be_opened(g)).walk
    return lambda area: min([walk[area][goal] for goal in goals], default=FAR)


def weight_of_blow(turn: Turn, hits: float, target: int) -> float:
    """What so many expected hits on this enemy are worth: where they get through, and where others have begun."""
    g = turn.g
    hits = max(FAINT, hits - SOAKED * (armor_value(g, target) + g.figures[target].magic_shields))
    weight = BLOW * (hits / USUAL_HITS) ** 2
    if g.hp_left(target) <= hits:
        weight *= FINISHING
    if g.enemy_of(target).tag:
        weight *= NAMED
    return weight * (1 + g.figures[target].wounds / max(g.most_hp(target), 1))
