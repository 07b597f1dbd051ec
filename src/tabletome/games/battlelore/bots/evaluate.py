"""How good a position is, for bots: banners won, what is left of each unit, and who can strike whom how soon."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable, Sequence

from tabletome.games.battlelore.board import Board
from tabletome.games.battlelore.bots.attack_odds import gain, loss, nerve_of, stake
from tabletome.games.battlelore.content.adventures import EITHER
from tabletome.games.battlelore.content.board import DISTANCE
from tabletome.games.battlelore.content.troops import CREATURE, TROOPS, Gait
from tabletome.games.battlelore.rules.combat import is_melee, number_of_dice, targets
from tabletome.games.battlelore.rules.flow import combat_phase, command_phase, movement_phase, order_phase
from tabletome.games.battlelore.rules.morale import has_support
from tabletome.games.battlelore.state import State

SCALE = 1.1
"""The lead, in banners, that makes a side the clear favourite."""
BANNERS_USUAL = 5
CLOSE_TO_THE_END = 1.0
A_TOKEN, MANY_TOKENS = 0.03, 10
A_LORE_CARD = 0.03
SUPPORT, FIGHTING_DISTANCE = 0.05, 2
A_HEX_AWAY, A_HEX_FROM_GOAL = 0.02, 0.012
A_READY_UNIT = 0.02
WEBBED, POISONED, STORED = 0.12, 0.08, 0.04
NOW, ABOUT_TO, SOON, LATER = 1.0, 0.75, 0.4, 0.2
"""How much of an attack counts: by a unit that only has to roll, by one that moves first, next turn, the turn after."""
A_COMMAND = 3
"""Units that attack in one turn, as a rule."""
ACTING = (order_phase, movement_phase, combat_phase)
FAR = 99

MARCH_BY_LORE = 3
"""Hexes that a Creature that goes by Lore is thought to go in a turn."""
MOVES = {name: MARCH_BY_LORE if troop.gait is Gait.BY_LORE else troop.move for name, troop in TROOPS.items()}
FLIES = {name for name, troop in TROOPS.items() if troop.gait is Gait.BY_LORE or troop.weapon.reach > 1}
"""Whose blows no water holds up: bows, and Creatures that heed no terrain."""
REACH = {name: min(MOVES[name], troop.move_and_battle or FAR) + troop.weapon.reach for name, troop in TROOPS.items()}
"""How far away a unit can strike in one turn."""


def evaluate(g: State, seat: int) -> float:
    """The chance of victory this seat may hope for."""
    if g.outcome is not None:
        return g.outcome.payoff(seat)
    near, promise = prospects(g)
    lead = standing(g, seat, near) - standing(g, 1 - seat, near)
    initiative = attacks_to_come(g, g.active, promise) - attacks_next_turn(g, 1 - g.active, promise)
    lead += initiative if g.active == seat else -initiative
    return 1 / (1 + math.exp(-lead / SCALE))


def aspects(g: State, seat: int) -> dict[str, float]:
    """The lead of this seat, in banners, and what it is made of."""
    near, promise = prospects(g)
    foe = 1 - seat
    coming = attacks_to_come(g, g.active, promise), attacks_next_turn(g, 1 - g.active, promise)
    own_attacks, their_attacks = coming if g.active == seat else coming[::-1]
    return {
        "banners": banners_won(g, seat),
        "enemy-banners": -banners_won(g, foe),
        "units": sum(unit_value(g, unit, near[unit]) for unit in g.units_of(seat)),
        "enemy-units": -sum(unit_value(g, unit, near[unit]) for unit in g.units_of(foe)),
        "ground": ground_to_cover(g, foe, near) - ground_to_cover(g, seat, near),
        "lore": lore(g, seat) - lore(g, foe),
        "attacks": own_attacks,
        "danger": -their_attacks,
    }


def prospects(g: State) -> tuple[Sequence[int], Sequence[float]]:
    """For each unit the distance of the nearest enemy, and what its best attack on one in reach would cost that one."""
    return _prospects(g.board, g.owner, tuple(g.troops), tuple(g.at), tuple(g.figures))


@functools.lru_cache(maxsize=2048)
def _prospects(
    board: Board, owner: tuple[int, ...], troops: tuple[str, ...], at: tuple[int, ...], figures: tuple[int, ...]
) -> tuple[Sequence[int], Sequence[float]]:
    """A search comes back to the same positions again and again."""
    near, promise, cap_in, ways = [FAR] * len(at), [0.0] * len(at), board.cap_in, board.ways
    alive = [unit for unit, place in enumerate(at) if place >= 0]
    foes = [(foe, at[foe], REACH[troops[foe]], troops[foe] in FLIES) for foe in alive if owner[foe] == 1]
    for unit in alive:
        if owner[unit] == 1:
            continue
        here, name = at[unit], troops[unit]
        straight, around, reach, flies, nearest, best = DISTANCE[here], ways[here], REACH[name], name in FLIES, FAR, 0.0
        for foe, place, foe_reach, foe_flies in foes:
            apart = straight[place] if flies else around[place]
            if apart < nearest:
                nearest = apart
            if apart <= reach:
                best = max(best, strike(name, troops[foe], figures[foe], cap_in[place], apart))
            apart = straight[place] if foe_flies else around[place]
            if apart < near[foe]:
                near[foe] = apart
            if apart <= foe_reach:
                promise[foe] = max(promise[foe], strike(troops[foe], name, figures[unit], cap_in[here], apart))
        near[unit], promise[unit] = nearest, best
    return near, promise


def distances(board: Board, name: str, at: int) -> Sequence[int]:
    """How far everything is from this hex for whoever would strike there."""
    return DISTANCE[at] if name in FLIES else board.ways[at]


@functools.cache
def strike(attacker: str, defender: str, figures: int, cap: int, apart: int) -> float:
    """What an attack would cost a unit, by somebody so far away: a bow shoots, all others come."""
    troop = TROOPS[attacker]
    bow = troop.weapon.reach > 1
    dice = troop.dice + (troop.weapon.after_moving if bow and apart > troop.weapon.reach else 0)
    return loss(min(dice, cap), attacker, defender, figures, not bow, TROOPS[defender].bold)


def standing(g: State, seat: int, near: Sequence[int]) -> float:
    """What has been won and what is left to win with."""
    value = banners_won(g, seat) + lore(g, seat) - ground_to_cover(g, seat, near)
    for unit in g.units_of(seat):
        value += unit_value(g, unit, near[unit])
    return value


def banners_won(g: State, seat: int) -> float:
    """The last ones count a little more."""
    won = g.banners[seat] / g.scenario.victory[seat]
    return BANNERS_USUAL * won + CLOSE_TO_THE_END * won * won


def lore(g: State, seat: int) -> float:
    """Tokens and cards in hand."""
    return tokens_worth(g.tokens[seat]) + A_LORE_CARD * len(g.lore_hands[seat])


def tokens_worth(number: int) -> float:
    """The first ones are worth most; what nobody can spend is worth nothing."""
    return A_TOKEN * min(number, MANY_TOKENS)


def ground_to_cover(g: State, seat: int, near: Sequence[int]) -> float:
    """How far units are from striking and from what the adventure is about: an army at home wins nothing."""
    goals = [each.hex for each in g.scenario.objectives if each.side in (EITHER, seat)]
    goals += g.scenario.exits[seat]
    cost = 0.0
    for unit in g.units_of(seat):
        reach = REACH[g.troops[unit]]
        if near[unit] > reach:
            cost += A_HEX_AWAY * (near[unit] - reach)
        if goals:
            cost += A_HEX_FROM_GOAL * min(map(g.board.ways[g.at[unit]].__getitem__, goals))
    return cost


def unit_value(g: State, unit: int, near: int) -> float:
    """What it has at stake, more with Support in a fight."""
    name = g.troops[unit]
    worth = stake(name, g.figures[unit]) - 1
    if TROOPS[name].troop_class == CREATURE:
        worth += STORED * g.stored[unit]
    elif near <= FIGHTING_DISTANCE and has_support(g, unit):
        worth += SUPPORT
    if g.webbed >> unit & 1:
        worth -= WEBBED
    if g.poisoned >> unit & 1:
        worth -= POISONED
    return worth


def attacks_next_turn(g: State, seat: int, promise: Sequence[float]) -> float:
    """The best that as many units as a card orders could do."""
    return SOON * best_of(promise[unit] for unit in g.units_of(seat))


def attacks_to_come(g: State, seat: int, promise: Sequence[float]) -> float:
    """What the ordered units can still do this turn, and what the others may do later."""
    if g.phase not in ACTING:
        return (ABOUT_TO if g.phase == command_phase else LATER) * best_of(promise[unit] for unit in g.units_of(seat))
    ready = g.turn.ordered & ~g.turn.battled & ~g.turn.spent
    value, others = 0.0, []
    for unit in g.units_of(seat):
        if not ready >> unit & 1:
            others.append(promise[unit])
            continue
        best = max((attack_gain(g, unit, enemy) for enemy in targets(g, unit)), default=0.0)
        if g.phase == combat_phase or g.turn.moved >> unit & 1:
            value += NOW * max(best, 0.0)
        else:
            value += A_READY_UNIT + max(NOW * best, ABOUT_TO * promise[unit])
    return value + LATER * best_of(others)


def attack_gain(g: State, unit: int, enemy: int) -> float:
    return gain(g, unit, enemy, number_of_dice(g, unit, enemy), is_melee(g, unit, enemy), nerve_of(g, enemy))


def best_of(promises: Iterable[float], number: int = A_COMMAND) -> float:
    return sum(sorted(promises, reverse=True)[:number])
