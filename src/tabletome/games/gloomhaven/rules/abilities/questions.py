"""What abilities ask and count: "adjacent to none of its allies", "hexes moved this turn".

The phrases are in content/notation/phrases.py. Every question is about an attacker and a target, who may be the same.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable

from tabletome.games.gloomhaven.content.notation.conditions import (
    BIT,
    DISARM,
    ELEMENTS,
    IMMOBILIZE,
    INVISIBLE,
    NEGATIVE,
    POISON,
    STUN,
)
from tabletome.games.gloomhaven.content.notation.phrases import Per, When
from tabletome.games.gloomhaven.rules.abilities.active_cards import active_act
from tabletome.games.gloomhaven.rules.abilities.dooms import dooms_on
from tabletome.games.gloomhaven.state import HERO, STRONG, SUMMON, State
from tabletome.geometry import sub

NEGATIVE_BITS = sum(BIT[name] for name in NEGATIVE if name in BIT)

Question = Callable[[State, int, int], bool]
Count = Callable[[State, int, int], int]


def is_true(g: State, what: When, attacker: int, target: int) -> bool:
    """The answer to a question."""
    return QUESTIONS[what](g, attacker, target)


def count(g: State, what: Per, attacker: int, target: int) -> int:
    """How many there are of what is counted."""
    return COUNTS[what](g, attacker, target)


def _beside(g: State, target: int, others: list[int]) -> int:
    """How many of these stand next to the target."""
    away = g.board.distances(g.figures[target].at)
    return sum(away[g.figures[other].at] == 1 for other in others if other != target)


def is_alone(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001 - all questions are asked alike
    """Adjacent to none of its allies."""
    return _beside(g, target, g.allies_of(target)) == 0


def is_flanked(g: State, attacker: int, target: int) -> bool:
    """Adjacent to any of the attacker's allies."""
    return allies_beside(g, attacker, target) > 0


def allies_beside(g: State, attacker: int, target: int) -> int:
    """The attacker's allies next to the target."""
    return _beside(g, target, g.allies_of(attacker))


def attacker_is_invisible(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    """Whether the attacker is invisible."""
    return bool(g.figures[attacker].conditions & INVISIBLE)


def is_not_strong(element: str) -> Question:
    """The element is not Strong, and will not be with the end of this turn. GH-ELEM-02"""
    column = ELEMENTS.index(element)

    def asked(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
        return g.elements[column] != STRONG and element not in g.infusing

    return asked


def is_normal(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    """Whether the target is a normal monster; a boss is none. GH-BOSS-02"""
    return g.figures[target].is_normal


def hexes_moved(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """Hexes the acting figure has moved this turn."""
    return g.turn.hexes_moved


def damage_dealt(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """Damage the acting figure has dealt this turn."""
    return g.turn.damage_dealt


def shield_of_target(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """The target's shield."""
    figure = g.figures[target]
    return figure.effects.shield + (0 if figure.kind == HERO else g.stat(target).shield)


def is_ranged(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    """Whether the running attack is ranged."""
    return g.attack is not None and g.attack.ability.ranged


def is_melee(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    """Whether the running attack is melee."""
    return g.attack is not None and not g.attack.ability.ranged


def is_normal_or_elite(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    """Whether the target is a monster, but no boss and nobody with a name of its own. GH-SPECIAL-09"""
    return g.figures[target].is_normal_or_elite


def is_normal_and_stunned(g: State, attacker: int, target: int) -> bool:
    """Whether the target is a normal monster that is stunned."""
    return is_normal(g, attacker, target) and bool(g.figures[target].conditions & STUN)


def is_held(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    """Disarmed, immobilized or stunned."""
    return bool(g.figures[target].conditions & (DISARM | IMMOBILIZE | STUN))


def is_poisoned(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    """Whether the target is poisoned."""
    return bool(g.figures[target].conditions & POISON)


def is_alone_and_flanked(g: State, attacker: int, target: int) -> bool:
    """Whether it is adjacent to none of its allies, but to one of the attacker's."""
    return is_alone(g, attacker, target) and is_flanked(g, attacker, target)


def is_normal_alone_and_flanked(g: State, attacker: int, target: int) -> bool:
    """The same of a normal monster."""
    return is_normal(g, attacker, target) and is_alone_and_flanked(g, attacker, target)


def has_at_most(hit_points: int) -> Question:
    """A target that is nearly dead."""

    def asked(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
        return g.figures[target].health <= hit_points

    return asked


def went_straight(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    """The way of the running action was a straight line."""
    assert g.action is not None
    hexes = [g.board.hexes[at] for at in g.action.path]
    return len(hexes) > 1 and len({sub(b, a) for a, b in itertools.pairwise(hexes)}) == 1


def came_back(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    """The way of the running action ended where it began."""
    assert g.action is not None
    return len(g.action.path) > 1 and g.action.path[0] == g.action.path[-1]


def an_attack_was_made(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    """Whether an attack of the running action has been made."""
    return g.action is not None and g.action.performed


def nothing_was_done(g: State, attacker: int, target: int) -> bool:
    """Whether the running action has done nothing so far."""
    return not an_attack_was_made(g, attacker, target)


def hexes_of_the_action(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """Hexes moved with the running action."""
    return 0 if g.action is None else max(len(g.action.path) - 1, 0)


def twice_the_hexes_destroyed(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """Twice the hexes whose obstacles the running action has destroyed."""
    return 0 if g.action is None else 2 * len(g.action.marks)


def negative_conditions(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """How many negative conditions the target has."""
    return (g.figures[target].conditions & NEGATIVE_BITS).bit_count()


def enemies_beside(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """Enemies next to the attacker."""
    return _beside(g, attacker, g.enemies_of(attacker))


def allies_within_two(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """The attacker's allies within two hexes."""
    at = g.figures[attacker].at
    return sum(g.board.reaches(at, g.figures[ally].at, 2) for ally in g.allies_of(attacker))


def hit_points_of_target(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """The target's maximum hit points."""
    return g.figures[target].max_health


def half_the_hit_points(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """Half the target's maximum hit points, rounded down."""
    return g.figures[target].max_health // 2


def is_below_half(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    """The attacker has fewer hit points than half of its maximum, rounded up."""
    figure = g.figures[attacker]
    return figure.health < (figure.max_health + 1) // 2


def is_normal_and_poisoned(g: State, attacker: int, target: int) -> bool:
    """Whether the target is a normal monster that is poisoned."""
    return is_normal(g, attacker, target) and is_poisoned(g, attacker, target)


def is_normal_with_two_conditions(g: State, attacker: int, target: int) -> bool:
    """A normal monster with at least two negative conditions."""
    return is_normal(g, attacker, target) and negative_conditions(g, attacker, target) >= 2


def is_hurt_by_ten(g: State, attacker: int, target: int) -> bool:
    """A monster, but no boss, that has suffered at least 10 damage."""
    figure = g.figures[target]
    return is_normal_or_elite(g, attacker, target) and figure.max_health - figure.health >= 10


def allies_beside_oneself(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """The attacker's allies next to it."""
    return _beside(g, attacker, g.allies_of(attacker))


def is_normal_and_frail(g: State, attacker: int, target: int) -> bool:
    """A normal monster with fewer hit points than half of those that the attacker has lost."""
    return is_normal(g, attacker, target) and 2 * g.figures[target].health < lost_hit_points(g, attacker, target)


def lost_hit_points(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """By how much the attacker's hit points are below the maximum."""
    figure = g.figures[attacker]
    return max(figure.max_health - figure.health, 0)


def current_hit_points(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """The attacker's hit points."""
    return g.figures[attacker].health


def half_current_hit_points(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """Half of the attacker's hit points, rounded up."""
    return (g.figures[attacker].health + 1) // 2


def suffered_for_the_action(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """The damage that the attacker has chosen to suffer for the running action."""
    return 0 if g.action is None else g.action.suffered


def lost_cards(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """The cards of the lost pile, and the active ones that belong to it. GH-RECOVER-04"""
    cards = g.heroes[attacker]
    return len(cards.lost) + sum(active_act(cards.name, active).lost for active in cards.active)


def summoned_allies(g: State, attacker: int, target: int) -> int:  # noqa: ARG001
    """All creatures on the attacker's side, whoever has summoned them."""
    return sum(g.figures[ally].kind == SUMMON for ally in g.allies_of(attacker))


def is_normal_with_at_most(hit_points: int) -> Question:
    """A normal monster that is nearly dead."""

    def asked(g: State, attacker: int, target: int) -> bool:
        return is_normal(g, attacker, target) and g.figures[target].health <= hit_points

    return asked


def is_doomed(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    """Whether a Doom lies on the target."""
    return bool(dooms_on(g, target))


def is_undamaged(g: State, attacker: int, target: int) -> bool:  # noqa: ARG001
    """Whether the target has lost no hit point."""
    return g.figures[target].health >= g.figures[target].max_health


QUESTIONS: dict[When, Question] = {
    When.ALONE: is_alone,
    When.FLANKED: is_flanked,
    When.BESIDE_ALLY: is_flanked,
    When.ATTACKER_INVISIBLE: attacker_is_invisible,
    When.DARK_NOT_STRONG: is_not_strong("dark"),
    When.LIGHT_NOT_STRONG: is_not_strong("light"),
    When.NORMAL: is_normal,
    When.NORMAL_OR_ELITE: is_normal_or_elite,
    When.NORMAL_AND_STUNNED: is_normal_and_stunned,
    When.NORMAL_ALONE_AND_FLANKED: is_normal_alone_and_flanked,
    When.ALONE_AND_FLANKED: is_alone_and_flanked,
    When.HELD: is_held,
    When.POISONED: is_poisoned,
    When.DOOMED: is_doomed,
    When.UNDAMAGED: is_undamaged,
    When.AT_MOST_3_HIT_POINTS: has_at_most(3),
    When.AT_MOST_5_HIT_POINTS: has_at_most(5),
    When.NORMAL_AT_MOST_5: is_normal_with_at_most(5),
    When.NORMAL_AT_MOST_6: is_normal_with_at_most(6),
    When.RANGED: is_ranged,
    When.MELEE: is_melee,
    When.ATTACK_MADE: an_attack_was_made,
    When.NOTHING_DONE: nothing_was_done,
    When.WENT_STRAIGHT: went_straight,
    When.CAME_BACK: came_back,
    When.BELOW_HALF: is_below_half,
    When.NORMAL_AND_POISONED: is_normal_and_poisoned,
    When.NORMAL_WITH_TWO_CONDITIONS: is_normal_with_two_conditions,
    When.HURT_BY_TEN: is_hurt_by_ten,
    When.NORMAL_AND_FRAIL: is_normal_and_frail,
}
COUNTS: dict[Per, Count] = {
    Per.ALLIES_BESIDE_TARGET: allies_beside,
    Per.HEXES_MOVED: hexes_moved,
    Per.DAMAGE_DEALT: damage_dealt,
    Per.SHIELD: shield_of_target,
    Per.HIT_POINTS: hit_points_of_target,
    Per.HALF_HIT_POINTS: half_the_hit_points,
    Per.HEXES_OF_ACTION: hexes_of_the_action,
    Per.TWICE_HEXES_DESTROYED: twice_the_hexes_destroyed,
    Per.NEGATIVE_CONDITIONS: negative_conditions,
    Per.ADJACENT_ENEMIES: enemies_beside,
    Per.ALLIES_WITHIN_TWO: allies_within_two,
    Per.ADJACENT_ALLIES: allies_beside_oneself,
    Per.SUFFERED: suffered_for_the_action,
    Per.LOST_HIT_POINTS: lost_hit_points,
    Per.CURRENT_HIT_POINTS: current_hit_points,
    Per.HALF_CURRENT_HIT_POINTS: half_current_hit_points,
    Per.LOST_CARDS: lost_cards,
    Per.SUMMONED_ALLIES: summoned_allies,
}
