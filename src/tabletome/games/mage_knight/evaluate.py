"""How good a position is, for bots: Fame, what will become Fame, the hero's strength, the way to the next tile.

Points in hand are worth a little less than what they buy, so that looking one choice ahead leads from cards to points,
from points to steps, from steps to tiles, and from attacks to enemies defeated.
"""

from __future__ import annotations

import heapq
import math

from tabletome.games.mage_knight import foes
from tabletome.games.mage_knight.content.box import WOUND
from tabletome.games.mage_knight.content.enemies import BRUTAL, ENEMIES
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.exploration import may_lie
from tabletome.games.mage_knight.movement import base_cost, is_safe, may_enter, needs_assault, provoked_by
from tabletome.games.mage_knight.scoring import achievements
from tabletome.games.mage_knight.state import ATTACK, BLOCK, COMBAT, DAMAGE, RANGED, RESTING, Combat, Player, State

TILE = 5.0
"""What a revealed tile is worth on the way to the City."""
CITY = 30.0
STEP = 0.4
"""A Move point's worth of way to the place where the next tile can be laid."""
MOVE = 0.3
CARD = 0.25
"""A card to come in this Round, in hand or in the deck."""
WOUNDED = 1.3
FAR = 24
PROVOKING = 8
"""Move points one would rather spend than provoke an enemy."""
SCALE = 30.0
PROMISED = 0.7
"""How much of an enemy's Fame points on the way to its Armor are worth."""


def evaluate(g: State, seat: int) -> float:
    """Between 0 and 1: alone against a scale, with others as a share."""
    if g.outcome is not None and g.seats > 1:
        return g.outcome.payoff(seat)
    values = [strength(g, player) for player in g.players]
    if g.seats == 1:
        return 1 / (1 + math.exp(-(values[0] - SCALE) / SCALE))
    weights = [math.exp(value / SCALE) for value in values]
    return weights[seat] / sum(weights)


def strength(g: State, p: Player) -> float:
    """Fame as it stands and as it may grow."""
    value = float(p.fame + sum(achievements(g, p).values()))
    value += TILE * len(g.tiles) + (CITY if g.city_found else 0.0)
    value += 0.3 * p.reputation + 0.5 * sum(p.crystals)
    value += sum(1.5 * UNITS[unit.name].level for unit in p.units if not unit.wounds)
    value += CARD * sum(card != WOUND for card in (*p.hand, *p.deck)) - WOUNDED * p.hand.count(WOUND)
    value += (
        (0.0 if g.stage == RESTING else MOVE * min(p.move, 8))
        + 0.25 * p.influence
        + 0.6 * min(p.heal, p.hand.count(WOUND))
    )
    if p.space:
        value -= STEP * way_to_explore(g, p)
        value -= 0.0 if g.stage & COMBAT or is_safe(g, p, p.space) else WOUNDED
    if g.combat is not None and p.seat == g.active:
        value += prospect(g, g.combat, p)
    return value


def way_to_explore(g: State, p: Player) -> float:
    """Move points to the nearest space from which a tile can be revealed, past enemies and walls."""
    if g.city_found or not (g.stack or g.box):
        return 0.0
    world = g.world
    free = {position: may_lie(g, position) for position in world.free}
    wanted = {name for position, open_ in free.items() if open_ for name in world.free[position]}
    queue, done = [(0, p.space)], set()
    while queue:
        cost, name = heapq.heappop(queue)
        if name in wanted:
            return min(cost, FAR)
        if name in done:
            continue
        done.add(name)
        for near in world[name].near:
            price = base_cost(g, world[near])
            if near not in done and price is not None and may_enter(g, p, near) and not needs_assault(g, p, near):
                price += PROVOKING * len(provoked_by(g, name, near))
                heapq.heappush(queue, (cost + price, near))
    return FAR


def prospect(g: State, combat: Combat, p: Player) -> float:
    """What the points on the table promise, and what still threatens."""
    if g.stage in (RANGED, ATTACK):
        promised = _best_target(g, combat)
        return promised - (_threat(g, combat, p) if g.stage == RANGED else 0.0)
    if g.stage == BLOCK:
        return _best_block(g, combat, p) - _threat(g, combat, p)
    return -_threat(g, combat, p) if g.stage == DAMAGE else 0.0


def _best_target(g: State, combat: Combat) -> float:
    best = 0.0
    for foe in combat.foes:
        if combat.pool and foes.can_be_targeted(g, foe):
            share = min(1.0, foes.attack_total(g, combat.pool, [foe]) / foes.armor(g, foe))
            best = max(best, PROMISED * share * ENEMIES[foe.name].fame)
    return best


def _best_block(g: State, combat: Combat, p: Player) -> float:
    best = 0.0
    for number in foes.open_strikes(combat):
        strike = combat.strikes[number]
        if combat.pool and strike.value:
            share = min(1.0, foes.block_total(g, combat.pool, strike) / foes.to_block(g, strike))
            best = max(best, PROMISED * share * WOUNDED * -(-strike.value // p.row.armor))
    return best


def _threat(g: State, combat: Combat, p: Player) -> float:
    """The Wounds that attacks not yet dealt with would bring."""
    if g.stage == RANGED:
        damage = [
            value * (2 if foes.has(foe, BRUTAL) else 1)
            for foe in combat.foes
            if not foe.defeated and not foe.held
            for value, _ in ENEMIES[foe.name].attacks or ((5, ""),)
        ]
    else:
        damage = [
            combat.strikes[number].value * (2 if foes.strike_has(g, combat.strikes[number], BRUTAL) else 1)
            for number in foes.open_strikes(combat)
        ]
    return WOUNDED * sum(-(-each // p.row.armor) for each in damage)
