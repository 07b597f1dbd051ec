"""What an attack may bring: every number of figures lost and how likely it is, and how likely a retreat is.

Six faces, all alike: three helmets, the Bonus Strike, Lore and the flag. BL-DICE-03
"""

from __future__ import annotations

import functools
import math
from typing import NamedTuple

from tabletome.games.battlelore.content.lasting_effects import Effect
from tabletome.games.battlelore.content.troops import CREATURE, MOUNTED
from tabletome.games.battlelore.rules.combat import is_melee, number_of_dice
from tabletome.games.battlelore.rules.morale import flags_to_ignore, hexes_per_flag
from tabletome.games.battlelore.rules.retreat import way_back
from tabletome.games.battlelore.state import State

FACES = 6


class Roll(NamedTuple):
    """All that the result of an attack's dice depends on."""

    dice: int
    strikes: bool
    """Bonus Strikes hit."""
    spared: int
    """Bonus Strikes that hit nothing all the same."""
    ignored: int
    """Helmets of the target's colour that hit nothing."""
    more: int
    """Further faces that hit: flags where the target is webbed, Lore where it is poisoned."""
    most: int
    """Hits that the target takes at most."""


class Flight(NamedTuple):
    """What flags bring the target to."""

    ignored: int
    """Flags that it ignores."""
    hexes: int
    """Hexes that it has to go for every other."""
    room: int
    """Hexes that it can go; for each one more it loses a figure."""


class Odds(NamedTuple):
    """What comes of an attack."""

    dice: int
    losses: tuple[float, ...]
    """How likely it is that the target loses none, one, two... figures, by hits or for want of a way back."""
    hit: float
    """How likely at least one hit is; on a Creature, a critical one."""
    destroyed: float
    retreat: float
    cornered: bool
    """The target has no way back: where it would retreat it loses figures, which the losses tell."""


def odds(g: State, attacker: int, defender: int) -> Odds:
    """What an attack may bring, as cards and terrain are now; what anybody may still play is not in it."""
    roll = roll_of(g, attacker, defender)
    hits = spread(roll)
    if g.troop(defender).troop_class == CREATURE:
        killed = sum(chance * (1 - (1 - 1 / FACES) ** count) for count, chance in enumerate(hits))
        flags = more_than(roll.dice, flags_to_ignore(g, defender))
        return Odds(roll.dice, (1 - killed, killed), killed, killed, flags, False)
    flight = flight_of(g, defender, roll.dice)
    losses = up_to(lost(roll, flight) if flight is not None else hits, g.figures[defender])
    killed = losses[-1] if len(losses) > g.figures[defender] else 0.0
    flags = more_than(roll.dice, flight.ignored) if flight is not None else 0.0
    return Odds(roll.dice, losses, 1 - hits[0], killed, flags, flight is not None and not flight.room)


def flight_of(g: State, unit: int, flags: int) -> Flight | None:
    """How a unit bears flags; None for one that is webbed, which cannot flee. BL-RETREAT-01, 07, BL-SPIDER-04"""
    if g.webbed >> unit & 1:
        return None
    hexes = hexes_per_flag(g, unit)
    return Flight(flags_to_ignore(g, unit), hexes, way_back(g, unit, flags * hexes))


def roll_of(g: State, attacker: int, defender: int) -> Roll:
    """The dice and what is changed about them. BL-HIT-01..03, BL-SPIDER-04, 10"""
    weapon, melee = g.troop(attacker).weapon, is_melee(g, attacker, defender)
    spared = weapon.spared_by_mounted if g.troop(defender).troop_class == MOUNTED else 0
    ignored, more, most = 0, g.webbed >> defender & 1, FACES * FACES
    lore_hits = g.with_lore and g.poisoned >> defender & 1
    if g.turn.effects:
        spared += g.effect(Effect.IGNORES_STRIKES, defender)
        ignored = g.effect(Effect.IGNORES_HELMETS, defender)
        lore_hits = lore_hits or g.effect(Effect.LORE_HITS, attacker)
        most = 1 if g.effect(Effect.ONE_HIT, defender) else most
    strikes = weapon.strikes_in_melee if melee else weapon.strikes_at_range
    return Roll(number_of_dice(g, attacker, defender), strikes, spared, ignored, more + bool(lore_hits), most)


@functools.lru_cache(maxsize=4096)
def spread(roll: Roll, faces: int = FACES) -> tuple[float, ...]:
    """How likely each number of hits is, on dice of so many faces: without the flag five are left."""
    found = [0.0] * (max(roll.dice, 0) + 1)
    for helmets in range(roll.dice + 1):
        for strikes in range(roll.dice - helmets + 1):
            for others in range(roll.dice - helmets - strikes + 1):
                struck = max(0, strikes - roll.spared) if roll.strikes else 0
                hits = min(max(0, helmets - roll.ignored) + struck + others, roll.most)
                found[hits] += chance_of(roll.dice, helmets, strikes, others, roll.more, faces)
    return tuple(found)


@functools.lru_cache(maxsize=4096)
def lost(roll: Roll, flight: Flight) -> tuple[float, ...]:
    """How likely each number of figures lost is, to hits and where flags leave no way back. BL-HIT-05, BL-RETREAT-07"""
    found: dict[int, float] = {}
    for flags in range(roll.dice + 1):
        due = max(0, flags - flight.ignored) * flight.hexes
        paid = max(0, due - flight.room)
        share = math.comb(roll.dice, flags) * math.pow(FACES - 1, roll.dice - flags) / math.pow(FACES, roll.dice)
        for hits, chance in enumerate(spread(roll._replace(dice=roll.dice - flags), FACES - 1)):
            found[hits + paid] = found.get(hits + paid, 0.0) + share * chance
    return tuple(found.get(count, 0.0) for count in range(max(found) + 1))


def chance_of(dice: int, helmets: int, strikes: int, others: int, more: int, faces: int) -> float:
    """How likely just so many of these faces are."""
    rest = dice - helmets - strikes - others
    ways = math.comb(dice, helmets) * math.comb(dice - helmets, strikes) * math.comb(dice - helmets - strikes, others)
    return ways * math.pow(more, others) * math.pow(faces - 2 - more, rest) / math.pow(faces, dice)


def up_to(hits: tuple[float, ...], figures: int) -> tuple[float, ...]:
    """More hits than figures lose no more than all of them."""
    return (*hits[:figures], sum(hits[figures:])) if len(hits) > figures else hits


def more_than(dice: int, flags: int) -> float:
    """How likely more flags than that are."""
    return sum(
        math.comb(dice, count) * math.pow(FACES - 1, dice - count) / math.pow(FACES, dice)
        for count in range(flags + 1, dice + 1)
    )
