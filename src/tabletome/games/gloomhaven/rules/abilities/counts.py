"""Conditions and counts that cards speak of: "adjacent to none of its allies", "hexes moved this turn"."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from tabletome.games.gloomhaven.content.notation.abilities import (
    BIT,
    DISARM,
    IMMOBILIZE,
    INVISIBLE,
    NEGATIVE,
    POISON,
    STUN,
)
from tabletome.games.gloomhaven.state import ELITE, HERO, NORMAL, State
from tabletome.geometry import sub

NEARLY_DEAD = 3
NEGATIVE_BITS = sum(BIT[name] for name in NEGATIVE if name in BIT)

Question = Callable[[State, int, int], bool]
Count = Callable[[State, int, int], int]


def is_true(g: State, what: str, attacker: int, target: int) -> bool:
    return QUESTIONS[what](g, attacker, target)


def count(g: State, what: str, attacker: int, target: int) -> int:
    return COUNTS[what](g, attacker, target)


def _beside(g: State, target: int, others: list[int]) -> int:
    away = g.board.distances(g.figures[target].at)
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


def is_ranged(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    return g.striking is not None and g.striking.ranged


def is_melee(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    return g.striking is not None and not g.striking.ranged


def is_normal_or_elite(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    return g.figures[target].kind in (NORMAL, ELITE)


def is_normal_and_stunned(g: State, attacker: int, target: int) -> bool:
    return is_normal(g, attacker, target) and bool(g.figures[target].conditions & STUN)


def is_held(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    """Disarmed, immobilized or stunned."""
    return bool(g.figures[target].conditions & (DISARM | IMMOBILIZE | STUN))


def is_poisoned(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    return bool(g.figures[target].conditions & POISON)


def is_alone_and_flanked(g: State, attacker: int, target: int) -> bool:
    return is_alone(g, attacker, target) and is_flanked(g, attacker, target)


def is_normal_alone_and_flanked(g: State, attacker: int, target: int) -> bool:
    return is_normal(g, attacker, target) and is_alone_and_flanked(g, attacker, target)


def is_nearly_dead(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    return g.figures[target].health <= NEARLY_DEAD


def went_straight(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    """The way of the running action was a straight line."""
    assert g.doing is not None
    hexes = [g.board.hexes[at] for at in g.doing.path]
    return len(hexes) > 1 and len({sub(b, a) for a, b in itertools.pairwise(hexes)}) == 1


def came_back(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    """The way of the running action ended where it began."""
    assert g.doing is not None
    return len(g.doing.path) > 1 and g.doing.path[0] == g.doing.path[-1]


def an_attack_was_made(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    return g.doing is not None and g.doing.performed


def hexes_of_the_action(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    return 0 if g.doing is None else max(len(g.doing.path) - 1, 0)


def twice_the_hexes_destroyed(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    return 0 if g.doing is None else 2 * len(g.doing.marks)


def negative_conditions(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    return (g.figures[target].conditions & NEGATIVE_BITS).bit_count()


def enemies_beside(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    return _beside(g, attacker, g.enemies_of(attacker))


def allies_within_two(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    at = g.figures[attacker].at
    return sum(g.board.reaches(at, g.figures[ally].at, 2) for ally in g.allies_of(attacker))


def is_weak(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    return g.figures[target].health <= 5


def hit_points_of_target(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """Its maximum."""
    return g.figures[target].most


def half_the_hit_points(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """Of its maximum, rounded down."""
    return g.figures[target].most // 2


QUESTIONS: dict[str, Question] = {
    "alone": is_alone,
    "flanked": is_flanked,
    "beside its attacker's ally": is_flanked,
    "attacker invisible": attacker_is_invisible,
    "normal": is_normal,
    "normal or elite": is_normal_or_elite,
    "normal and stunned": is_normal_and_stunned,
    "normal, alone and flanked": is_normal_alone_and_flanked,
    "alone and flanked": is_alone_and_flanked,
    "held": is_held,
    "poisoned": is_poisoned,
    "at most 3 hit points": is_nearly_dead,
    "ranged": is_ranged,
    "melee": is_melee,
    "at most 5 hit points": is_weak,
    "an attack was made": an_attack_was_made,
    "the way was straight": went_straight,
    "the way led back": came_back,
}
COUNTS: dict[str, Count] = {
    "attacker's allies beside the target": allies_beside,
    "hexes moved this turn": hexes_moved,
    "damage dealt this turn": damage_dealt,
    "target's shield": shield_of_target,
    "target's hit points": hit_points_of_target,
    "half the target's hit points": half_the_hit_points,
    "hexes moved with this action": hexes_of_the_action,
    "twice the hexes destroyed": twice_the_hexes_destroyed,
    "negative conditions on the target": negative_conditions,
    "adjacent enemies": enemies_beside,
    "allies within two hexes": allies_within_two,
}
