"""How good a position is, for bots: Fame, what will become Fame, the hero's strength, the way to the next tile.

Points in hand are worth a little less than what they buy, so that looking one choice ahead leads from cards to points,
from points to steps, from steps to tiles, and from attacks to enemies defeated.
"""

from __future__ import annotations

import functools
import heapq
import math

from tabletome.games.mage_knight.bots.worth import rounds_left
from tabletome.games.mage_knight.content.box import CITY_COST, EXPLORE_COST, WOUND
from tabletome.games.mage_knight.content.enemies import BRUTAL, ENEMIES, SWIFT
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.tiles import FORTIFIED, TILES
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.attack import attack_total, can_be_targeted
from tabletome.games.mage_knight.rules.combat.block import block_total, to_block
from tabletome.games.mage_knight.rules.deeds.effects import CARD_EFFECTS, UNIT_ABILITIES
from tabletome.games.mage_knight.rules.deeds.notation import Attack, Block, Both, Effect, Either
from tabletome.games.mage_knight.rules.map.exploration import may_lie
from tabletome.games.mage_knight.rules.map.movement import base_cost, is_safe, needs_assault, provoked_by
from tabletome.games.mage_knight.rules.scenario.scoring import achievements
from tabletome.games.mage_knight.state import (
    ATTACK,
    BLOCK,
    COMBAT,
    DAMAGE,
    NOBODY,
    RANGED,
    RESTING,
    Combat,
    Foe,
    Player,
    State,
)

TILE = 30.0
"""What a revealed tile is worth where a City must be found, in Move points; more than any way to the next one."""
CITY = 100.0
GARRISON = 25.0
"""A defender of a City that must fall, beside its Fame."""
CARD = 0.8
"""A card to come: a little less than the Move point it gives when played sideways. In combat it is there to be used."""
USED_CARD = 0.15
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
FAME_TO_GROW = 4.0
"""Fame where Cities must fall: it brings levels, and with them all that takes."""
WAY_TO_GROW = 0.3
"""And what Move points and tiles are worth beside it."""
MANA = 2.0
"""What the die of the turn adds to an attack or a block."""
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
    """Fame as it stands and as it may grow, tiles found, defenders of Cities defeated, cards to come, the way ahead."""
    return sum(terms(g, p).values())


def terms(g: State, p: Player) -> dict[str, float]:
    """What makes a Mage Knight's strength, by name."""
    growing = SCENARIOS[g.scenario].goal != "find"
    on_the_way = WAY_TO_GROW if growing else 1.0
    found = {
        "fame": (FAME_TO_GROW if growing else 1.0) * p.fame + sum(achievements(g, p).values()),
        "reputation": 0.3 * p.reputation,
        "crystals": 0.4 * sum(p.crystals),
        "units": sum((3.0 if growing else 1.5) * UNITS[unit.name].level for unit in p.units if not unit.wounds),
        "wounds": -WOUNDED * (p.hand.count(WOUND) + 0.5 * p.deck.count(WOUND)),
        "influence": 0.25 * p.turn.influence,
        "healing": 0.6 * min(p.turn.heal, p.hand.count(WOUND)),
        "cards": on_the_way * cards_to_come(g, p),
        "land": on_the_way * (TILE * len(g.tiles) + (CITY if g.city_found else 0.0)),
    }
    if p.space:
        found["way"] = -on_the_way * way_ahead(g, p)
        found["safety"] = 0.0 if g.stage & COMBAT or is_safe(g, p, p.space) else -WOUNDED
    if growing:
        shields = [shield for space, each in g.shields.items() if g.board[space].city for shield in each]
        found["cities"] = GARRISON * shields.count(p.seat)
    if g.combat is not None and p.seat == g.active:
        found["battle"] = prospect(g, g.combat, p)
    return found


def aspects(g: State, seat: int) -> dict[str, float]:
    """What speaks for a seat, in Fame: everyone's strength where all play together, one's own and the rivals' else."""
    if g.seats > 1 and not g.together:
        others = [strength(g, player) / SCALE for player in g.players if player.seat != seat]
        return {**terms(g, g.players[seat]), "rivals": -SCALE * math.log(sum(map(math.exp, others)))}
    total: dict[str, float] = {}
    for player in g.players:
        for name, value in terms(g, player).items():
            total[name] = total.get(name, 0.0) + value / g.seats
    return total


def cards_to_come(g: State, p: Player) -> float:
    """In hand and deck, and all of them again in every Round that is left."""
    rounds = rounds_left(g)
    total = len(p.deck) + len(p.hand) + len(p.discard) + len(p.play_area)
    fighting = g.combat is not None and p.seat == g.active
    hand = (USED_CARD if fighting else CARD) * sum(card != WOUND for card in p.hand)
    return hand + CARD * (sum(card != WOUND for card in p.deck) + rounds * total)


def way_ahead(g: State, p: Player) -> float:
    """Move points that the next tile still takes, beyond those in hand; a few spare ones are worth a little."""
    way = way_to_objective(g, p)
    if not way:
        return 0.0
    move = 0 if g.stage == RESTING or p.seat != g.active else p.turn.move
    left = way - move
    return left if left > 0 else -SPARE * min(-left, MOST_SPARE)


def objectives(g: State) -> tuple[set[str], float]:
    """Where the next thing of importance is done, and what it costs there: a tile to reveal, or a City to storm."""
    board = g.board
    cities = {name for name, space in board.spaces.items() if space.heart and g.enemies.get(space.heart)}
    to_find = len([name for name in g.stack if TILES[name].city]) if SCENARIOS[g.scenario].goal == "cities" else 0
    if SCENARIOS[g.scenario].goal != "find" and cities and not to_find:
        return {near for name in cities for near in board[name].near if not board[near].heart}, float(CITY_COST)
    if (g.city_found and not to_find) or not (g.stack or g.tiles_in_box or g.hidden):
        return set(), 0.0
    free = board.free.items()
    return {name for position, names in free if may_lie(g, position) for name in names}, float(EXPLORE_COST)


def way_to_objective(g: State, p: Player) -> float:
    """Move points to the nearest of them, past enemies and walls."""
    wanted, more = objectives(g)
    if not more:
        return 0.0
    board = g.board
    start = p.space
    if g.combat is not None and g.combat.kind in FORTIFIED and len(p.turn.path) > 1:
        start = p.turn.path[-2]  # where the hero goes back to, unless the walls fall
    queue, done = [(0, start)], set()
    while queue:
        cost, name = heapq.heappop(queue)
        if name in wanted:
            return min(cost, FAR) + more
        if name in done:
            continue
        done.add(name)
        for near in board[name].near:
            price = base_cost(g, board[near])
            if near in done or price is None:
                continue
            if needs_assault(g, p, near) or (board[near].rampaging and g.enemies.get(near)):
                price += STORMING
            price += PROVOKING * len(provoked_by(g, name, near))
            heapq.heappush(queue, (cost + price, near))
    return FAR + more


def prospect(g: State, combat: Combat, p: Player) -> float:
    """What the points on the table promise, and what still threatens."""
    if combat.duel is not None:
        return 0.1 * sum(points.value for points in combat.pool)
    if g.stage == RANGED or not g.stage & COMBAT:
        return _best_target(g, combat) + outlook(g, combat, p)
    if g.stage == ATTACK:
        return attack_promise(g, combat, p)
    if g.stage == BLOCK:
        return _best_block(g, combat, p) - _threat(g, combat, p) + 0.9 * attack_promise(g, combat, p)
    return 0.9 * attack_promise(g, combat, p) - (_threat(g, combat, p) if g.stage == DAMAGE else 0.0)


def fame_worth(g: State, foe: Foe) -> float:
    """What an enemy's defeat is worth."""
    fame = float(ENEMIES[foe.name].fame)
    if SCENARIOS[g.scenario].goal == "find":
        return fame
    return FAME_TO_GROW * fame + (GARRISON if foe.city else 0.0)


def attack_promise(g: State, combat: Combat, p: Player) -> float:
    """Enemies that the points played and, less surely, the cards and Units left would defeat, the weakest first."""
    hand = sum(_card_power(name)[0] for name in p.hand if name != WOUND)
    if combat.units_allowed:
        hand += sum(_unit_power(unit.name)[0] for unit in p.units if unit.ready and not unit.wounds)
    value = 0.0
    left = [foe for foe in combat.foes if not foe.defeated and foe.summoner == NOBODY]
    played = float(attack_total(g, combat.pool, left[:1])) if combat.pool and g.stage == ATTACK and left else 0.0
    for foe in sorted(left, key=lambda each: enemies.armor(g, each)):
        needed = enemies.armor(g, foe) * (2.0 if enemies.resistances(foe) and not played else 1.0)
        fame = PROMISED * fame_worth(g, foe)
        sure = min(played, needed)
        hoped = min(hand, needed - sure)
        share = (sure + 0.8 * hoped) / needed
        value += fame * (share if sure + hoped >= needed else 0.4 * share)
        if sure + hoped < needed:
            break
        played, hand = played - sure, hand - hoped
    return value


def outlook(g: State, combat: Combat, p: Player) -> float:
    """How a combat that has just begun may go, if what is in hand is shared between blocking and attacking."""
    foes_left = [foe for foe in combat.foes if not foe.defeated and foe.summoner == NOBODY]
    attack = block = MANA if p.turn.dice > 0 and p.hand else 0.0
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
    armor = sum(enemies.armor(g, foe) * (2 if enemies.resistances(foe) else 1) for foe in foes_left)
    blows = [
        value * (2 if enemies.has(foe, SWIFT) else 1)
        for foe in foes_left
        if not foe.held
        for value, _ in ENEMIES[foe.name].attacks or ((5, ""),)
    ]
    threat = _threat(g, combat, p)
    to_kill = armor / attack if attack else 9.0
    to_block = sum(blows) / block if block else 9.0
    fame = PROMISED * sum(fame_worth(g, foe) for foe in foes_left)
    if to_kill + to_block <= 1:
        return fame
    best = -threat * max(0.0, 1 - 1 / to_block) if to_block > 1 else 0.0
    if to_kill > 1:
        return max(best, 0.8 * attack_promise(g, combat, p) - threat)
    return max(best, fame - threat)


@functools.cache
def _card_power(name: str) -> tuple[float, float]:
    """The attack and the block of a card played for nothing, a point at least."""
    return _power(CARD_EFFECTS[name].basic.effect if not CARD_EFFECTS[name].basic_costs[0] else None)


@functools.cache
def _unit_power(name: str) -> tuple[float, float]:
    powers = [_power(ability.ready.effect) for ability in UNIT_ABILITIES[name] if not ability.cost]
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
        if combat.pool and can_be_targeted(g, foe):
            share = min(1.0, attack_total(g, combat.pool, [foe]) / enemies.armor(g, foe))
            best = max(best, PROMISED * share * fame_worth(g, foe))
    return best


def _best_block(g: State, combat: Combat, p: Player) -> float:
    best = 0.0
    for number in enemies.open_strikes(combat):
        strike = combat.strikes[number]
        if combat.pool and strike.value:
            share = min(1.0, block_total(g, combat.pool, strike) / to_block(g, strike))
            best = max(best, PROMISED * share * WOUNDED * -(-strike.value // p.row.armor))
    return best


def _threat(g: State, combat: Combat, p: Player) -> float:
    """The Wounds that attacks not yet dealt with would bring."""
    if g.stage == RANGED or not g.stage & COMBAT:
        damage = [
            value * (2 if enemies.has(foe, BRUTAL) else 1)
            for foe in combat.foes
            if not foe.defeated and not foe.held
            for value, _ in ENEMIES[foe.name].attacks or ((5, ""),)
        ]
    else:
        damage = [
            combat.strikes[number].value * (2 if enemies.strike_has(g, combat.strikes[number], BRUTAL) else 1)
            for number in enemies.open_strikes(combat)
        ]
    return WOUNDED * sum(-(-each // p.row.armor) for each in damage)
