"""What happens to units: they change hexes, lose figures and are destroyed. BL-HIT, BL-CREAT-09..13, BL-OVER-03, 04"""

from __future__ import annotations

from tabletome.games.battlelore.content.board import NAMES, NOWHERE
from tabletome.games.battlelore.content.notation import FACES
from tabletome.games.battlelore.content.troops import CREATURE
from tabletome.games.battlelore.events import CreatureUnharmed, Destroyed, Healed, Hit, LoreGained, Moved, Rolled
from tabletome.games.battlelore.rules.victory import win_banner
from tabletome.games.battlelore.state import NOBODY, State


def roll(g: State, seat: int, count: int, why: str) -> tuple[int, ...]:
    """Roll battle dice for one player. BL-OVER-07, BL-COMP-04"""
    below = g.rng.below
    dice = tuple([below(len(FACES)) for _ in range(count)])
    g.emit(Rolled, seat, dice, why)
    return dice


def relocate(g: State, unit: int, to: int, how: str) -> None:
    """A unit goes to another hex, all its figures together, and never onto another unit. BL-BOARD-06, BL-MOVE-08, 09"""
    start = g.at[unit]
    g.on[start] = NOBODY
    g.on[to] = unit
    g.at[unit] = to
    g.emit(Moved, g.owner[unit], g.troops[unit], NAMES[start], NAMES[to], how)


def gain_lore(g: State, seat: int, count: int, why: str, rule: str = "") -> None:
    """A seat gains Lore from the pool, as far as it has any. BL-LORE-09, BL-LTOK-01, 02, 03, BL-LEND-04"""
    count = min(count, g.pool)
    if count > 0 and g.with_lore:
        g.pool -= count
        g.tokens[seat] += count
        g.emit(LoreGained, seat, count, why, rule=rule)


def lose_figures(g: State, unit: int, count: int, why: str) -> None:
    """A unit loses so many figures, the banner bearer last; what is too much has no effect. BL-HIT-05, 06, BL-UNIT-06

    A Creature has no figures to lose: each is a hit that may be critical.
    """
    if count <= 0 or not g.alive(unit):
        return
    if g.troop(unit).troop_class == CREATURE:
        critical_roll(g, unit, count)
        return
    lost = min(count, g.figures[unit])
    g.figures[unit] -= lost
    g.emit(Hit, g.owner[unit], g.troops[unit], NAMES[g.at[unit]], lost, g.figures[unit], why)
    if not g.figures[unit]:
        destroy(g, unit)


def critical_roll(g: State, creature: int, hits: int) -> None:
    """The dice that hit a Creature are rolled again: one helmet of its colour kills it. BL-CREAT-09, 10, 11"""
    dice = roll(g, 1 - g.owner[creature], hits, "critical")
    if g.troop(creature).colour in dice:
        destroy(g, creature)
    else:
        g.emit(CreatureUnharmed, g.owner[creature], g.troops[creature], NAMES[g.at[creature]], rule="BL-CREAT-11")


def destroy(g: State, unit: int) -> None:
    """A unit is taken off; its banner goes to the enemy, who also gains 1 Lore for a Creature.

    BL-VICTORY-01, BL-CREAT-13
    """
    owner = g.owner[unit]
    at = remove(g, unit)
    g.emit(Destroyed, owner, g.troops[unit], NAMES[at], rule="BL-UNIT-06")
    if g.troop(unit).troop_class == CREATURE:
        gain_lore(g, 1 - owner, 1, "creature", "BL-CREAT-13")
    win_banner(g, 1 - owner)


def remove(g: State, unit: int) -> int:
    """Take a unit off the board; Lore stored on it goes back to the pool unused. The hex it was in. BL-CREAT-28"""
    at = g.at[unit]
    g.on[at] = NOBODY
    g.at[unit] = NOWHERE
    g.figures[unit] = 0
    g.pool += g.stored[unit]
    g.stored[unit] = 0
    gone = ~(1 << unit)
    g.webbed &= gone
    g.poisoned &= gone
    return at


def restore(g: State, unit: int, count: int) -> None:
    """Figures come back, never more than the unit began with."""
    count = min(count, g.full[unit] - g.figures[unit])
    g.figures[unit] += count
    g.emit(Healed, g.owner[unit], g.troops[unit], NAMES[g.at[unit]], count)
