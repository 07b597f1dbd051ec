"""Conditions and counts that cards speak of: "adjacent to none of its allies", "hexes moved this turn"."""

from __future__ import annotations

from collections.abc import Callable

from tabletome.games.gloomhaven.content.notation import INVISIBLE
from tabletome.games.gloomhaven.state import HERO, NORMAL, State

Question = Callable[[State, int, int], bool]
Count = Callable[[State, int, int], int]


def is_true(g: State, what: str, attacker: int, target: int) -> bool:
    return QUESTIONS[what](g, attacker, target)


def count(g: State, what: str, attacker: int, target: int) -> int:
    return COUNTS[what](g, attacker, target)


def _beside(g: State, target: int, others: list[int]) -> int:
    away = g.ground.distances(g.figures[target].at)
    return sum(away[g.figures[other].at] == 1 for other in others if other != target)


def is_alone(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001 - all questions are asked alike
    """Adjacent to none of its allies."""
    return _beside(g, target, g.allies_of(target)) == 0


def is_flanked(g: State, attacker: int, target: int) -> bool:
    """Adjacent to any of the attacker's allies."""
    return allies_beside(g, attacker, target) > 0


def allies_beside(g: State, attacker: int, target: int) -> int:
    return _beside(g, target, g.allies_of(attacker))


def attacker_is_invisible(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    return bool(g.figures[attacker].conditions & INVISIBLE)


def is_normal(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    return g.figures[target].kind == NORMAL


def hexes_moved(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    return g.moved


def damage_dealt(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    return g.dealt


def shield_of_target(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    it = g.figures[target]
    return it.shield + (0 if it.kind == HERO else g.stat(target).shield)


QUESTIONS: dict[str, Question] = {
    "alone": is_alone,
    "flanked": is_flanked,
    "beside its attacker's ally": is_flanked,
    "attacker invisible": attacker_is_invisible,
    "normal": is_normal,
}
COUNTS: dict[str, Count] = {
    "attacker's allies beside the target": allies_beside,
    "hexes moved this turn": hexes_moved,
    "damage dealt this turn": damage_dealt,
    "target's shield": shield_of_target,
}
