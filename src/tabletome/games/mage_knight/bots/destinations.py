"""What lies ahead: places worth going to, how far they are, and what a usual hand may bring about there."""

from __future__ import annotations

import functools
import heapq
from collections.abc import Sequence
from typing import NamedTuple

from tabletome.games.mage_knight.board import Placed, board_of
from tabletome.games.mage_knight.bots.battle_plan import TYPICAL, Battle, Opponent, Planner, Stakes, expected, guards_of
from tabletome.games.mage_knight.bots.purchases import bargains, best_bargain
from tabletome.games.mage_knight.bots.uses import Purse, Thing, usual_card, usual_skill, usual_unit
from tabletome.games.mage_knight.bots.worth import (
    CRYSTAL,
    HEALED,
    city_pull,
    foe_worth,
    is_search,
    stakes,
    tile_worth,
    turns_left,
    turns_to_come,
    win_bonus,
    wound_price,
)
from tabletome.games.mage_knight.content.box import (
    BASIC,
    CITY_COST,
    DAY_COSTS,
    EXPLORE_COST,
    LEAST_REPUTATION,
    NIGHT_COSTS,
    REPUTATION_BONUS,
    WOUND,
)
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.skills import SKILLS, TURN
from tabletome.games.mage_knight.content.tiles import (
    CITY,
    DEN,
    DUNGEON,
    FORTIFIED,
    GLADE,
    GROUNDS,
    KEEP,
    MINE,
    MONASTERY,
    RUINS,
    TOMB,
    TOWER,
    VILLAGE,
)
from tabletome.games.mage_knight.rules.deeds.mana import is_dark
from tabletome.games.mage_knight.rules.map.exploration import may_lie
from tabletome.games.mage_knight.rules.map.movement import is_rampaging, is_safe, needs_assault
from tabletome.games.mage_knight.rules.map.sites import GARRISON, LURKING, site_of
from tabletome.games.mage_knight.state import Player, State

SLOPE = 0.45
"""What is ahead loses with every Move point on the way."""
HURRY = 16
"""So many turns before the end the way to a City matters in full."""
SHARES = (0.83, 0.12, 0.08)
"""How much the best thing ahead counts, and those after it."""
FAR = 40
HOPE = 0.7
"""How much of what a usual hand would win is counted on."""
SAMPLES = 3
DRAWN = 0.77
"""How much of what lies ahead counts already."""
PROVOKING, DETOUR = 6, 12
"""Move points one would rather spend than provoke an enemy, or pass through one or a wall."""
BATTLEGROUNDS = ("rampaging", KEEP, TOWER, DUNGEON, DEN, TOMB, GROUNDS, RUINS)


# Distances


class Obstacles(NamedTuple):
    """What stands in the way: rampaging enemies, and walls that have not fallen."""

    night: bool
    enemies: frozenset[str]
    walls: frozenset[str]


def obstacles(g: State, p: Player) -> Obstacles:
    spaces = g.board.spaces
    return Obstacles(
        g.night,
        frozenset(name for name in g.enemies if spaces[name].rampaging),
        frozenset(name for name, space in spaces.items() if space.site in FORTIFIED and needs_assault(g, p, name)),
    )


@functools.lru_cache(maxsize=1 << 14)
def distances(tiles: tuple[Placed, ...], hard: Obstacles, to: str) -> dict[str, int]:
    """Move points from every space to this one, with what enemies and walls on the way are worth to avoid."""
    land = board_of(tiles)
    costs = NIGHT_COSTS if hard.night else DAY_COSTS
    done: dict[str, int] = {}
    queue = [(0, to)]
    while queue:
        cost, name = heapq.heappop(queue)
        if name in done:
            continue
        done[name] = cost
        space = land[name]
        price = CITY_COST if space.site == CITY else costs.get(space.terrain, 2 if name == to else None)
        if price is None:
            continue
        if name != to and (name in hard.enemies or name in hard.walls):
            price += DETOUR
        for near in space.near:
            if near not in done:
                provoked = sum(each in hard.enemies and each in space.near for each in land[near].near)
                heapq.heappush(queue, (cost + price + PROVOKING * provoked, near))
    return done


# What draws the hero


class Pull(NamedTuple):
    """Something worth going to."""

    space: str
    worth: float
    slope: float
    """What is lost with every Move point between."""
    more: int = 0
    """Move points it takes once one is there."""


_REMEMBERED = 64
_remembered: dict[object, list[Pull]] = {}
"""What was last found worth going to: it changes from turn to turn, not from card to card."""


def attractions(g: State, p: Player) -> list[Pull]:
    """Places worth going to, remembered as long as nothing changes that matters."""
    cards = tuple(sorted((*p.hand, *p.deck, *p.discard, *p.play_area)))
    units = tuple((unit.name, unit.wounds) for unit in p.units)
    key = (
        g.scenario, g.tiles, g.night, g.round, turns_left(g, p), cards, units, p.skills, p.level, p.reputation,
        p.crystals, tuple(g.enemies.items()), tuple(g.ruins), tuple(g.shields), g.fallen, g.units_offer,
        g.monastery_offer,
    )  # fmt: skip
    found = _remembered.get(key)
    if found is None:
        if len(_remembered) >= _REMEMBERED:
            _remembered.clear()
        found = _remembered[key] = find_attractions(g, p)
    return found


def find_attractions(g: State, p: Player) -> list[Pull]:
    """Places worth going to, by what a usual hand may bring about there."""
    found: list[Pull] = []
    growing = not is_search(g)
    usual = UsualHands(g, p) if growing else None
    tile, city_slope = tile_worth(g, p), SLOPE * min(1.0, HURRY / turns_to_come(g, p))
    for name, space in g.board.spaces.items():
        if tile and space.edges and (g.stack or g.hidden) and any(may_lie(g, position) for position in space.edges):
            found.append(Pull(name, tile, SLOPE, EXPLORE_COST))
        if usual is None:
            continue
        kind = "rampaging" if is_rampaging(g, name) else site_of(g, name)
        if kind == CITY and space.heart not in g.fallen:
            found.append(Pull(name, max(usual.battle(name, kind), city_pull(g, p)), city_slope))
        elif kind in (VILLAGE, MONASTERY) or (kind in (KEEP, TOWER) and g.is_conquered(name)):
            found.append(Pull(name, usual.bargain(name), SLOPE))
        elif kind in BATTLEGROUNDS and not g.is_conquered(name):
            found.append(Pull(name, usual.battle(name, kind), SLOPE))
    return [pull for pull in found if pull.worth > 0]


class UsualHands:
    """A few hands as the hero's cards usually make them, with one mana of any colour."""

    def __init__(self, g: State, p: Player) -> None:
        self.g, self.p = g, p
        cards = sorted((*p.hand, *p.deck, *p.discard, *p.play_area))
        size = p.row.hand
        dark = is_dark(g)
        units = tuple(usual_unit(unit.name, number, dark) for number, unit in enumerate(p.units) if not unit.wounds)
        skills = tuple(usual_skill(name, dark) for name in p.skills if SKILLS[name].often == TURN)
        self.hands = [
            (*(usual_card(name, dark) for name in cards[start::SAMPLES][:size] if name != WOUND), *units, *skills)
            for start in range(SAMPLES)
        ]
        self.purse = Purse((0,) * 6, p.crystals, BASIC, 1, dark)

    def battle(self, space: str, kind: str) -> float:
        foes = tuple(opponents_at(self.g, space, kind))
        if not foes:
            return 0.0
        bonus = win_bonus(self.g, kind, self.g.board[space].heart or space)
        stake = stakes(self.g, self.p, bonus)
        return HOPE * sum(max(0.0, likely_gain(foes, hand, self.purse, stake)) for hand in self.hands) / SAMPLES

    def bargain(self, space: str) -> float:
        g, p = self.g, self.p
        if p.reputation == LEAST_REPUTATION:
            return 0.0
        found = bargains(g, p, space)
        if not found:
            return 0.0
        bonus = REPUTATION_BONUS[p.reputation]
        best = [best_bargain(found, bonus, hand, 0, self.purse) for hand in self.hands]
        return HOPE * sum(each[0] for each in best if each is not None) / SAMPLES


@functools.lru_cache(maxsize=1 << 13)
def likely_gain(foes: tuple[Opponent, ...], things: tuple[Thing, ...], purse: Purse, stake: Stakes) -> float:
    return Planner(foes, things, (), stake).plan(0, purse).value


class Prospect:
    """What it is worth to end the turn on each space."""

    def __init__(self, g: State, p: Player) -> None:
        self.g, self.p = g, p
        hard = obstacles(g, p)
        self.pulls = [(distances(g.tiles, hard, pull.space), pull) for pull in attractions(g, p)]
        self._known: dict[str, float] = {}

    def of(self, space: str) -> float:
        if space not in self._known:
            self._known[space] = self._of(space)
        return self._known[space]

    def _of(self, space: str) -> float:
        ahead = sorted(
            (pull.worth - pull.slope * (far.get(space, FAR) + pull.more) for far, pull in self.pulls), reverse=True
        )
        value = DRAWN * sum(worth * share for worth, share in zip(ahead, SHARES, strict=False))
        site = self.g.board[space].site
        if site == MINE:
            value += CRYSTAL
        elif site == GLADE and (WOUND in self.p.hand or WOUND in self.p.discard):
            value += HEALED
        if not is_safe(self.g, self.p, space):
            value -= 2 * wound_price(self.g, self.p)
        return value


# Battles ahead


def opponents_at(g: State, space: str, kind: str) -> list[Opponent]:
    """Who is to be expected there; face-down tokens are taken for what is common of their colour."""
    found = []
    heart = g.board[space].heart or space
    city = (g.board[heart].city,) if kind == CITY else ()
    names = [token.name if token.up else TYPICAL[ENEMIES[token.name].colour] for token in g.enemies.get(heart, ())]
    if not names and kind == RUINS:
        token = g.ruins.get(space)
        if token is not None and token.up:
            names = [TYPICAL[colour] for colour in RUINS_TOKENS[token.name].enemies]
    elif not names:
        names = [TYPICAL[colour] for colour in LURKING.get(kind, ())]
    for number, name in enumerate(names):
        worth = foe_worth(g, name, city=kind == CITY, rampaging=kind == "rampaging")
        found.append(expected(name, number, walled=kind in GARRISON or kind == CITY, city=city, worth=worth))
    return found


def battle_ahead(
    g: State, p: Player, foes: Sequence[Opponent], kind: str, space: str, things: Sequence[Thing], used: int,
    purse: Purse,
) -> Battle:  # fmt: skip
    """How a combat there may go with what is left."""
    underground = kind in (DUNGEON, TOMB)
    if underground:
        purse = purse._replace(dark=True)
    bonus = win_bonus(g, kind, g.board[space].heart or space)
    units = not underground
    if not units:
        used |= sum(1 << place for place, thing in enumerate(things) if thing.unit >= 0)
    return Planner(foes, things, guards_of(p) if units else (), stakes(g, p, bonus)).plan(used, purse)
