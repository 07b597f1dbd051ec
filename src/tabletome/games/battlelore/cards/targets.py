"""Whom a Lore card can be played on. BL-LTGT-01, 02

Each answers with the hexes that may be named; [None] where a card needs no target, [] where it cannot be played.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletome.games.battlelore.content.board import DISTANCE, NAMES
from tabletome.games.battlelore.rules.casting import Situation, Targets
from tabletome.games.battlelore.state import State


def nobody(_: Situation) -> list[str | None]:
    """The card needs no target, or the moment makes plain which it is."""
    return [None]


def enemies(now: Situation) -> list[str | None]:
    """Any enemy unit."""
    return [NAMES[now.g.at[unit]] for unit in now.g.units_of(1 - now.seat)]


def enemies_at_hand(now: Situation) -> list[str | None]:
    """Enemy units beside a unit of one's own."""
    g = now.g
    return [NAMES[g.at[unit]] for unit in g.units_of(1 - now.seat) if g.adjacent_enemies(unit)]


def own(now: Situation) -> list[str | None]:
    """Own units that are not caught in a web."""
    g = now.g
    return [NAMES[g.at[unit]] for unit in g.units_of(now.seat) if not g.webbed >> unit & 1]


def own_wounded(now: Situation) -> list[str | None]:
    """Own units that have lost figures."""
    g = now.g
    return [NAMES[g.at[unit]] for unit in g.units_of(now.seat) if g.figures[unit] < g.full[unit]]


def own_afflicted(now: Situation) -> list[str | None]:
    """Own units that are webbed or poisoned."""
    g = now.g
    return [NAMES[g.at[unit]] for unit in g.units_of(now.seat) if (g.webbed | g.poisoned) >> unit & 1]


def ordered(now: Situation) -> list[str | None]:
    """Of the active player's ordered units, those that have not moved yet. BL-LPHASE-06"""
    g = now.g
    still = g.turn.ordered & ~g.turn.moved & ~g.webbed
    return [NAMES[g.at[unit]] for unit in g.units_of(g.active) if still >> unit & 1]


def any_ordered(now: Situation) -> list[str | None]:
    """No single target, but at least one ordered unit must be left that has not moved."""
    return [None] if ordered(now) else []


def own_defender(now: Situation) -> list[str | None]:
    """The unit attacked, if it is one's own."""
    return [None] if now.g.owner[now.defender] == now.seat else []


def opponent_with_lore(now: Situation) -> list[str | None]:
    """No target, but the opponent must have Lore to lose."""
    return [None] if now.g.tokens[1 - now.seat] else []


def where(test: Callable[[State, int], bool]) -> Targets:
    """No single target, but at least one enemy unit on such a hex."""

    def targets(now: Situation) -> list[str | None]:
        return [None] if any(test(now.g, now.g.at[unit]) for unit in now.g.units_of(1 - now.seat)) else []

    return targets


def melee(targets: Targets) -> Targets:
    """Only where the two units of the battle stand side by side."""

    def close(now: Situation) -> list[str | None]:
        beside = DISTANCE[now.g.at[now.attacker]][now.g.at[now.defender]] == 1
        return targets(now) if beside else []

    return close


# Kinds of hexes


def on_hill(g: State, h: int) -> bool:
    return g.board.hill[h]


def in_forest(g: State, h: int) -> bool:
    return g.board.forest[h]


def by_water(g: State, h: int) -> bool:
    return g.board.by_water(h)
