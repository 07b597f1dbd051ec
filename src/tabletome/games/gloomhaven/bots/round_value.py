"""What the cards chosen for this round may still bring, for bots that look only a step or two ahead.

A guess: an attack counts if an enemy can be reached with the moves beside it, a move by how much nearer it brings.
"""

from __future__ import annotations

import functools
from itertools import permutations
from typing import NamedTuple

from tabletome.games.gloomhaven.board import FAR
from tabletome.games.gloomhaven.bots.printed_value import MOST_DAMAGE, NOTHING, Printed, bottom, printed_value, top
from tabletome.games.gloomhaven.state import Hero, State

COUNTED_BEFOREHAND = 0.75  # share of an expected attack that counts before it is made; set by hand
BASIC_TOP = Printed(damage=2, reach=1)
BASIC_BOTTOM = Printed(move=2)


class RoundValue(NamedTuple):
    """Damage that can be expected, hexes that can be gained, hit points that can be healed."""

    damage: float
    nearer: int
    healed: float


def round_value(g: State, hero: int, enemies: list[int]) -> RoundValue:
    """The best that a character can still do this round, roughly; `enemies` are the hexes where they stand."""
    cards, figure = g.heroes[hero], g.figures[hero]
    action = g.action
    running = printed_value(action.source, action.step) if action is not None and action.figure == hero else NOTHING
    attack = g.attack
    if attack is not None and attack.ability.attacker == hero and attack.picks:
        aimed = min(attack.picks, 2) * attack.ability.value
        running = running._replace(damage=running.damage + aimed, reach=max(running.reach, attack.ability.reach))
    away = g.board.distances(figure.at)
    nearest = min((away[at] for at in enemies), default=FAR)
    missing = figure.max_health - figure.health
    best = weigh((running,), nearest, missing)
    for acts in open_actions(cards):
        found = weigh((running, *acts), nearest, missing)
        if found[0] * 10 + found[1] > best[0] * 10 + best[1]:
            best = found
    return best


def open_actions(cards: Hero) -> list[tuple[Printed, ...]]:
    """The ways in which the cards at hand can be used: one top and one bottom, or what is left of it."""
    name = cards.name
    if len(cards.chosen) == 2:
        return [(better_top(name, one), better_bottom(name, other)) for one, other in permutations(cards.chosen)]
    if len(cards.chosen) == 1 and not cards.turn.bottom_done:
        return [(better_bottom(name, cards.chosen[0]),)]
    if len(cards.chosen) == 1 and not cards.turn.top_done:
        return [(better_top(name, cards.chosen[0]),)]
    return []


@functools.cache
def better_top(name: str, card: str) -> Printed:
    """The card's top action, or the basic attack."""
    mine = printed_value(top(name, card))
    return mine if mine.damage >= BASIC_TOP.damage or mine.heal or mine.other or mine.move else BASIC_TOP


@functools.cache
def better_bottom(name: str, card: str) -> Printed:
    """The card's bottom action, or the basic move."""
    mine = printed_value(bottom(name, card))
    return mine if mine.move >= BASIC_BOTTOM.move or mine.damage or mine.heal or mine.other else BASIC_BOTTOM


def weigh(acts: tuple[Printed, ...], nearest: int, missing: int) -> RoundValue:
    """Damage of all attacks whose target can be come at with all the movement there is."""
    move = sum(act.move for act in acts)
    damage = sum(act.damage for act in acts if act.damage and nearest <= act.reach + move)
    other = sum(act.other for act in acts)
    healed = min(sum(act.heal for act in acts), missing)
    gained = min(move, max(nearest - 1, 0)) if nearest < FAR else 0
    expected = COUNTED_BEFOREHAND * min(damage, MOST_DAMAGE) + (other if nearest < FAR else 0)
    return RoundValue(expected, gained, healed)
