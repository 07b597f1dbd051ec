"""A position as numbers: the Round, the offers, the seat's own cards and Units, its rivals, the combat, the map nearby.

The map is told in spaces around the seat's own hero, three steps far, so that the same place always looks the same.
"""

from __future__ import annotations

import functools
from array import array
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from tabletome.engine import Features
from tabletome.games.mage_knight.board import Placed, board_of
from tabletome.games.mage_knight.content.box import (
    BASIC,
    COLD_FIRE,
    COLOURS,
    DESERT,
    FIRE,
    FOREST,
    HILLS,
    ICE,
    LAKE,
    LEVELS,
    MOST_CRYSTALS,
    MOST_REPUTATION,
    MOUNTAIN,
    PHYSICAL,
    PLAINS,
    SWAMP,
    WASTELAND,
    WOUND,
)
from tabletome.games.mage_knight.content.deeds import CARDS
from tabletome.games.mage_knight.content.enemies import (
    BRUTAL,
    ENEMIES,
    PARALYZE,
    POISON,
    SWIFT,
)
from tabletome.games.mage_knight.content.heroes import HEROES
from tabletome.games.mage_knight.content.skills import SKILLS
from tabletome.games.mage_knight.content.tactics import TACTICS
from tabletome.games.mage_knight.content.tiles import ADVENTURE, GLADE, INHABITED, MINE, PORTAL, RAMPAGING
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.combat.enemies import armor
from tabletome.games.mage_knight.state import (
    AFTER,
    ATTACK,
    BLOCK,
    DAMAGE,
    DEALT,
    INTERACTION,
    MOVEMENT,
    NOWHERE,
    OPEN,
    RANGED,
    RESTING,
    Player,
    State,
)
from tabletome.geometry import Hex

MOST_SEATS: Final = 4
STAGES: Final = {
    "movement": MOVEMENT, "interaction": INTERACTION, "resting": RESTING, "after": AFTER,
    "ranged": RANGED, "block": BLOCK, "damage": DAMAGE, "attack": ATTACK,
}  # fmt: skip
DEEDS: Final = (*CARDS, WOUND)
ELEMENTS: Final = (PHYSICAL, FIRE, ICE, COLD_FIRE)
POINTS: Final = ("attack", "ranged", "siege", "block")
TERRAINS: Final = (PLAINS, HILLS, FOREST, WASTELAND, DESERT, SWAMP, LAKE, MOUNTAIN)
SITES: Final = (*INHABITED, *ADVENTURE, *RAMPAGING, GLADE, MINE, PORTAL)
STEPS: Final = 3
"""How far the map is told."""
NEARBY: Final = tuple(
    Hex(q, r) for q in range(-STEPS, STEPS + 1) for r in range(-STEPS, STEPS + 1) if abs(q + r) <= STEPS
)
FOES: Final = 8
"""Enemies of a combat that are told one by one."""

# Scales: about what a good game reaches
ROUNDS: Final = 6.0
FAME: Final = float(LEVELS[-1].fame)
CARDS_IN_HAND: Final = 8.0
CARDS_IN_DECK: Final = 20.0
MOVES: Final = 10.0
STRENGTH: Final = 10.0
UNITS_LED: Final = 5.0
DICE: Final = 6.0

_SCALARS: Final = (
    "fame", "reputation", "level", "armor", "hand limit", "command", "hand", "deck", "discard", "units",
    "wounds in hand",
)  # fmt: skip
_OWN: Final = ("move", "influence", "heal", "dice", "has moved", "has played", "wounds taken", "due fame")
_UNIT: Final = ("ready", "spent", "wounded")
_FOE: Final = (
    "there", "armor", "attack", "fame", "fortified", "resists physical", "resists fire", "resists ice", SWIFT, BRUTAL,
    POISON, PARALYZE, "summons", "held", "defeated", "to be blocked", "damage dealt",
)  # fmt: skip
_GROUND: Final = ("known", *TERRAINS, *SITES, "unexplored beside")
_STANDING: Final = ("own shield", "rival's shield", "enemies", "known armor", "known attack", "rival here")


def _names() -> Iterator[str]:
    yield from (f"stage: {stage}" for stage in STAGES)
    yield from ("round", "rounds", "night", "end announced", "end met", "city found", "own turn", "combat")
    yield from (f"die: {colour}" for colour in COLOURS)
    for seat in range(MOST_SEATS):
        who = "own" if seat == 0 else f"{seat} after"
        yield from (f"{who}: {what}" for what in ("in the game", *_SCALARS))
        yield from (f"{who}: {colour} crystals" for colour in COLOURS[: len(BASIC)])
        yield from (f"{who}: hero {hero}" for hero in HEROES)
        yield from (f"{who}: tactic {tactic}" for tactic in TACTICS)
    yield from (f"own: {what}" for what in _OWN)
    yield from (f"own: {colour} mana" for colour in COLOURS)
    for where in ("hand", "deck", "discard", "on offer"):
        yield from (f"{where}: {card}" for card in DEEDS)
    for unit in UNITS:
        yield from (f"own {unit}: {what}" for what in _UNIT)
        yield f"on offer: {unit}"
    yield from (f"skill: {skill}" for skill in SKILLS)
    yield from (f"points: {element} {kind}" for kind in POINTS for element in ELEMENTS)
    for foe in range(FOES):
        yield from (f"foe {foe}: {what}" for what in _FOE)
    for place in range(len(NEARBY)):
        yield from (f"nearby {place}: {what}" for what in _GROUND)
    for place in range(len(NEARBY)):
        yield from (f"nearby {place}: {what}" for what in _STANDING)


def features_of(g: State, seat: int) -> array[float]:
    """What a seat sees: everything but others' hands, face-down tokens, and the order of decks."""
    own = g.players[seat]
    values = _course(g, seat)
    for offset in range(MOST_SEATS):
        if offset < g.seats:
            player = g.players[(seat + offset) % g.seats]
            values += _player(player, own=offset == 0)
        else:
            values += [0.0] * _PLAYER
    values += _turn(own)
    told = array("f", values)
    told += _counted(own.hand)
    told += _counted((*own.deck, *own.round.tactic_cards))
    told += _counted(own.discard)
    told += _counted((*g.advanced_offer, *g.spells_offer, *g.monastery_offer))
    told += array("f", _units(g, own))
    told += _learned(own.skills)
    told += _combat(g)
    if own.space == NOWHERE:
        return told + _NO_MAP
    ground, places = _around(g.tiles, own.space)
    return told + ground + _standing(g, seat, places)


def _course(g: State, seat: int) -> list[float]:
    dice = Counter(g.source)
    return [
        *(float(g.stage == stage) for stage in STAGES.values()),
        g.round / ROUNDS,
        g.rounds / ROUNDS,
        float(g.night),
        float(g.end_announced),
        float(g.end_met),
        float(g.city_found),
        float(g.active == seat),
        float(g.combat is not None),
        *(dice[colour] / DICE for colour in range(len(COLOURS))),
    ]


def _player(p: Player, *, own: bool) -> list[float]:
    row = p.row
    return [
        1.0,
        p.fame / FAME,
        p.reputation / MOST_REPUTATION,
        p.level / len(LEVELS),
        row.armor / len(LEVELS),
        row.hand / CARDS_IN_HAND,
        row.command / UNITS_LED,
        len(p.hand) / CARDS_IN_HAND,
        len(p.deck) / CARDS_IN_DECK,
        len(p.discard) / CARDS_IN_DECK,
        len(p.units) / UNITS_LED,
        p.hand.count(WOUND) / CARDS_IN_HAND if own else 0.0,
        *(count / MOST_CRYSTALS for count in p.crystals),
        *(float(p.hero == hero) for hero in HEROES),
        *(float(p.round.tactic == tactic) for tactic in TACTICS),
    ]


def _turn(p: Player) -> list[float]:
    turn = p.turn
    return [
        turn.move / MOVES,
        turn.influence / MOVES,
        turn.heal / MOVES,
        turn.dice / DICE,
        float(turn.has_moved),
        float(turn.has_played),
        turn.wounds_taken / UNITS_LED,
        turn.due_fame / FAME,
        *(count / MOST_CRYSTALS for count in p.mana),
    ]


@functools.lru_cache(maxsize=1 << 12)
def _counted(cards: tuple[str, ...]) -> array[float]:
    """How many of each card are among these."""
    values = _NO_CARDS[:]
    for card in cards:
        place = _CARD_NUMBER.get(card)
        if place is not None:
            values[place] += 1.0
    return values


@functools.lru_cache(maxsize=1 << 10)
def _learned(skills: tuple[str, ...]) -> array[float]:
    return array("f", [float(skill in skills) for skill in SKILLS])


def _units(g: State, p: Player) -> list[float]:
    """For each Unit: how many one leads that are ready, spent, wounded, and how many are on offer."""
    values = [0.0] * (len(UNITS) * 4)
    for unit in p.units:
        first = _UNIT_NUMBER[unit.name] * 4
        values[first + (0 if unit.ready else 1)] += 1.0
        values[first + 2] += float(unit.wounds > 0)
    for name in g.units_offer:
        values[_UNIT_NUMBER[name] * 4 + 3] += 1.0
    return values


def _combat(g: State) -> array[float]:
    combat = g.combat
    if combat is None:
        return _NO_COMBAT
    points = dict.fromkeys([(kind, element) for kind in POINTS for element in ELEMENTS], 0.0)
    for each in combat.pool:
        points[each.kind, each.element] += each.value / STRENGTH
    values = [*points.values()]
    for number, foe in enumerate(combat.foes[:FOES]):
        if foe.name not in ENEMIES:
            values += [1.0, *[0.0] * (len(_FOE) - 1)]
            continue
        enemy = ENEMIES[foe.name]
        strikes = [strike for strike in combat.strikes if strike.foe == number]
        abilities = [ability for ability in (*enemy.abilities, *foe.gained) if ability not in foe.lost]
        resists = [element for element in enemy.resists if element not in foe.lost]
        values += [
            1.0,
            armor(g, foe) / STRENGTH,
            (sum(value for value, _ in enemy.attacks) + foe.attack) / STRENGTH,
            enemy.fame / STRENGTH,
            float(foe.fortified),
            *(float(element in resists) for element in (PHYSICAL, FIRE, ICE)),
            *(float(ability in abilities) for ability in (SWIFT, BRUTAL, POISON, PARALYZE)),
            float(bool(enemy.summons)),
            float(foe.held),
            float(foe.defeated),
            sum(strike.value for strike in strikes if strike.fate == OPEN) / STRENGTH,
            sum(strike.value for strike in strikes if strike.fate == DEALT) / STRENGTH,
        ]
    values += [0.0] * (len(_NO_COMBAT) - len(values))
    return array("f", values)


@functools.lru_cache(maxsize=1 << 12)
def _around(tiles: tuple[Placed, ...], start: str) -> tuple[array[float], dict[str, int]]:
    """What is printed around a space, and the places there of the spaces that are revealed."""
    board = board_of(tiles)
    by_hex = {space.at: space for space in board.spaces.values()}
    middle = board[start].at
    values: list[float] = []
    places: dict[str, int] = {}
    for place, step in enumerate(NEARBY):
        space = by_hex.get(Hex(middle[0] + step[0], middle[1] + step[1]))
        if space is None:
            values += [0.0] * len(_GROUND)
            continue
        site = space.site or space.rampaging
        values += [1.0, *(float(space.terrain == each) for each in TERRAINS)]
        values += [*(float(site == each) for each in SITES), float(bool(space.edges))]
        places[space.name] = place
    return array("f", values), places


def _standing(g: State, seat: int, places: Mapping[str, int]) -> array[float]:
    """Shields, enemies and heroes on the spaces of these places."""
    values = _NOBODY_NEARBY[:]
    for name, shields in g.shields.items():
        if shields and name in places:
            first = places[name] * len(_STANDING)
            values[first] = float(seat in shields)
            values[first + 1] = float(any(each != seat for each in shields))
    for name, tokens in g.enemies.items():
        if tokens and name in places:
            first = places[name] * len(_STANDING)
            known = [ENEMIES[token.name] for token in tokens if token.is_known(seat)]
            values[first + 2] = len(tokens) / UNITS_LED
            values[first + 3] = sum(enemy.armor for enemy in known) / STRENGTH
            values[first + 4] = sum(value for enemy in known for value, _ in enemy.attacks) / STRENGTH
    for player in g.players:
        if player.seat != seat and player.space in places:
            values[places[player.space] * len(_STANDING) + 5] = 1.0
    return values


_UNIT_NUMBER: Final = {name: number for number, name in enumerate(UNITS)}
_CARD_NUMBER: Final = {name: number for number, name in enumerate(DEEDS)}
_NO_CARDS: Final = array("f", [0.0] * len(DEEDS))
_NO_COMBAT: Final = array("f", [0.0] * (len(POINTS) * len(ELEMENTS) + FOES * len(_FOE)))
_NOBODY_NEARBY: Final = array("f", [0.0] * (len(NEARBY) * len(_STANDING)))
_NO_MAP: Final = array("f", [0.0] * (len(NEARBY) * (len(_GROUND) + len(_STANDING))))
FEATURES: Final = Features(tuple(_names()), features_of)
_PLAYER: Final = sum(name.startswith("1 after: ") for name in FEATURES.names)
