"""Whom a Lore card can be played on. BL-LTGT-01, 02

Each answers with the hexes that may be named; [None] where a card needs no target, [] where it cannot be played.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletome.games.battlelore.content.board import DISTANCE, NAMES
from tabletome.games.battlelore.rules.casting import Targets
from tabletome.games.battlelore.state import State


def nobody(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
    """It needs no target, or that is plain from the moment."""
    return [None]


def enemies(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
    return [NAMES[g.at[unit]] for unit in g.units_of(1 - seat)]


def enemies_at_hand(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
    """Beside a unit of one's own."""
    return [NAMES[g.at[unit]] for unit in g.units_of(1 - seat) if g.adjacent_enemies(unit)]


def own(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
    return [NAMES[g.at[unit]] for unit in g.units_of(seat) if not g.webbed >> unit & 1]


def own_wounded(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
    return [NAMES[g.at[unit]] for unit in g.units_of(seat) if g.figures[unit] < g.full[unit]]


def own_afflicted(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
    return [NAMES[g.at[unit]] for unit in g.units_of(seat) if (g.webbed | g.poisoned) >> unit & 1]


def ordered(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
    """Of the active player's ordered units, those that have not moved yet. BL-LPHASE-06"""
    still = g.ordered & ~g.moved & ~g.webbed
    return [NAMES[g.at[unit]] for unit in g.units_of(g.active) if still >> unit & 1]


def any_ordered(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:
    return [None] if ordered(g, seat, attacker, defender) else []


def own_defender(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
    return [None] if g.owner[defender] == seat else []


def opponent_with_lore(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
    """No target, but the opponent must have Lore to lose."""
    return [None] if g.tokens[1 - seat] else []


def where(test: Callable[[State, int], bool]) -> Targets:
    """No single target, but at least one enemy unit on such a hex."""

    def targets(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:  # noqa: ARG001
        return [None] if any(test(g, g.at[unit]) for unit in g.units_of(1 - seat)) else []

    return targets


def melee(targets: Targets) -> Targets:
    """Only where the two units of the battle stand side by side."""

    def close(g: State, seat: int, attacker: int, defender: int) -> list[str | None]:
        beside = DISTANCE[g.at[attacker]][g.at[defender]] == 1
        return targets(g, seat, attacker, defender) if beside else []

    return close


# Kinds of hexes


def on_hill(g: State, h: int) -> bool:
    return g.board.hill[h]


def in_forest(g: State, h: int) -> bool:
    return g.board.forest[h]


def by_water(g: State, h: int) -> bool:
    return g.board.by_water(h)
