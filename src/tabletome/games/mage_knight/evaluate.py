"""How good a position is, for bots: Fame, what will become Fame, the hero's strength, the way to the next tile.

Points in hand are worth a little less than what they buy, so that looking one choice ahead leads from cards to points,
from points to steps, from steps to tiles, and from attacks to enemies defeated.
"""

from __future__ import annotations

import functools
import heapq
import math

from tabletome.games.mage_knight import foes
from tabletome.games.mage_knight.content.box import EXPLORE_COST, WOUND
from tabletome.games.mage_knight.content.cards import CARDS
from tabletome.games.mage_knight.content.enemies import BRUTAL, ENEMIES, SWIFT
from tabletome.games.mage_knight.content.notation import Attack, Block, Both, Effect, Either
from tabletome.games.mage_knight.content.tiles import FORTIFIED
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.exploration import may_lie
from tabletome.games.mage_knight.movement import base_cost, is_safe, needs_assault, provoked_by
from tabletome.games.mage_knight.scoring import achievements
from tabletome.games.mage_knight.state import ATTACK, BLOCK, COMBAT, DAMAGE, RANGED, RESTING, Combat, Player, State

TILE = 30.0
"""What a revealed tile is worth on the way to a City, in Move points; more than any way to the next one."""
CITY = 100.0
CARD = 0.8
"""A card to come: a little less than the Move point it gives when played sideways."""
SPARE = 0.25
"""A Move point more than the way to the next tile takes; and how many of them are worth anything."""
MOST_SPARE = 6
WOUNDED = 2.5
FAR = 26
PROVOKING = 7
"""Move points one would rather spend than provoke an enemy, or storm a place."""
STORMING = 14
PROMISED = 0.7
"""How much of an enemy's Fame points on the way to its Armor are worth."""
MIDDLE, SCALE = 240.0, 120.0


def evaluate(g: State, seat: int) -> float:
    """Between 0 and 1: alone and together against a scale, with rivals as a share."""
    if g.outcome is not None and g.seats > 1:
        return g.outcome.payoff(seat)
    values = [strength(g, player) for player in g.players]
    if g.seats == 1 or g.together:
        value = sum(values) / len(values)
        return 1 / (1 + math.exp(-(value - MIDDLE) / SCALE))
    weights = [math.exp((value - max(values)) / SCALE) for value in values]
    return weights[seat] / sum(weights)


def strength(g: State, p: Player) -> float:
    """Fame as it stands and as it may grow, tiles found, cards to come, the way to the next tile."""
    value = float(p.fame + sum(achievements(g, p).values()))
    value += 0.3 * p.reputation + 0.4 * sum(p.crystals)
    value += sum(1.5 * UNITS[unit.name].level for unit in p.units if not unit.wounds)
    value += CARD * cards_to_come(g, p) - WOUNDED * (p.hand.count(WOUND) + 0.5 * p.deck.count(WOUND))
    value += 0.25 * p.influence + 0.6 * min(p.heal, p.hand.count(WOUND))
    value += TILE * len(g.tiles) + (CITY if g.city_found else 0.0)
    if p.space:
        value -= way_ahead(g, p)
        value -= 0.0 if g.stage & COMBAT or is_safe(g, p, p.space) else WOUNDED
    if g.combat is not None and p.seat == g.active:
        value += prospect(g, g.combat, p)
    return value


def cards_to_come(g: State, p: Player) -> float:
    """In hand and deck, and all of them again in every Round that is left."""
    rounds = max(0, g.rounds - g.round)
    total = len(p.deck) + len(p.hand) + len(p.discard) + len(p.play)
    return sum(card != WOUND for card in (*p.hand, *p.deck)) + rounds * total


def way_ahead(g: State, p: Player) -> float:
    """Move points that the next tile still takes, beyond those in hand; a few spare ones are worth a little."""
    way = way_to_explore(g, p)
    if not way:
        return 0.0
    move = 0 if g.stage == RESTING or p.seat != g.active else p.move
    left = way - move
    return left if left > 0 else -SPARE * min(-left, MOST_SPARE)


def way_to_explore(g: State, p: Player) -> float:
    """Move points to reveal the next tile from the nearest space that can, past enemies and walls."""
    if g.city_found or not (g.stack or g.box or g.hidden):
        return 0.0
    world = g.world
    start = p.space
    if g.combat is not None and g.combat.kind in FORTIFIED and len(p.path) > 1:
        start = p.path[-2]  # where the hero goes back to, unless the walls fall
    wanted = {name for position, names in world.free.items() if may_lie(g, position) for name in names}
    queue, done = [(0, start)], set()
    while queue:
        cost, name = heapq.heappop(queue)
        if name in wanted:
            return min(cost, FAR) + EXPLORE_COST
        if name in done:
            continue
        done.add(name)
        for near in world[name].near:
            price = base_cost(g, world[near])
            if near in done or price is None:
                continue
            if needs_assault(g, p, near) or (world[near].rampaging and g.enemies.get(near)):
                price += STORMING
            price += PROVOKING * len(provoked_by(g, name, near))
            heapq.heappush(queue, (cost + price, near))
    return FAR + EXPLORE_COST


def prospect(g: State, combat: Combat, p: Player) -> float:
    """What the points on the table promise, and what still threatens."""
    if combat.duel is not None:
        return 0.1 * sum(points.value for points in combat.pool)
    if g.stage == RANGED or not g.stage & COMBAT:
        return _best_target(g, combat) + outlook(g, combat, p)
    if g.stage == ATTACK:
        return _best_target(g, combat)
    if g.stage == BLOCK:
        return _best_block(g, combat, p) - _threat(g, combat, p)
    return -_threat(g, combat, p) if g.stage == DAMAGE else 0.0


def outlook(g: State, combat: Combat, p: Player) -> float:
    """How a combat that has just begun may go, if what is in hand is shared between blocking and attacking."""
    foes_left = [foe for foe in combat.foes if not foe.defeated]
    attack = block = 0.0
    for name in p.hand:
        if name != WOUND:
            most_attack, most_block = _card_power(name)
            attack += most_attack
            block += most_block
    if combat.units_allowed:
        for unit in p.units:
            if unit.ready and not unit.wounds:
                most_attack, most_block = _unit_power(unit.name)
                attack += most_attack
                block += most_block
    armor = sum(foes.armor(g, foe) * (2 if foes.resistances(foe) else 1) for foe in foes_left)
    blows = [
        value * (2 if foes.has(foe, SWIFT) else 1)
        for foe in foes_left
        if not foe.held
        for value, _ in ENEMIES[foe.name].attacks or ((5, ""),)
    ]
    threat = _threat(g, combat, p)
    to_kill = armor / attack if attack else 9.0
    to_block = sum(blows) / block if block else 9.0
    fame = PROMISED * sum(ENEMIES[foe.name].fame for foe in foes_left)
    if to_kill + to_block <= 1:
        return fame
    best = -threat * max(0.0, 1 - 1 / to_block) if to_block > 1 else 0.0
    return max(best, fame - threat) if to_kill <= 1 else best


@functools.cache
def _card_power(name: str) -> tuple[float, float]:
    """The attack and the block of a card played for nothing, a point at least."""
    return _power(CARDS[name].basic.effect if not CARDS[name].basic_costs[0] else None)


@functools.cache
def _unit_power(name: str) -> tuple[float, float]:
    powers = [_power(ability.ready.effect) for ability in UNITS[name].abilities if not ability.cost]
    return max((attack for attack, _ in powers), default=0.0), max((block for _, block in powers), default=0.0)


def _power(effect: Effect | None) -> tuple[float, float]:
    attack, block = 1.0, 1.0
    parts = effect.parts if isinstance(effect, Either | Both) else (effect,)
    for part in parts:
        if isinstance(part, Block):
            block = max(block, part.points)
        elif isinstance(part, Attack):
            attack = max(attack, part.points)
    return attack, block


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
    if g.stage == RANGED or not g.stage & COMBAT:
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
