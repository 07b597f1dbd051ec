"""What things are worth to a hero now, in points of Fame: enemies, places, tiles, Wounds, cards, turns.

The fewer turns are left, the less Wounds and growth count and the more a City does.
"""

from __future__ import annotations

from tabletome.games.mage_knight.bots.battle_plan import Stakes
from tabletome.games.mage_knight.content.box import WOUND
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.tiles import CITY, DEN, DUNGEON, GROUNDS, KEEP, MONASTERY, RUINS, TOMB, TOWER
from tabletome.games.mage_knight.rules.end_of_turn import hand_limit
from tabletome.games.mage_knight.rules.scenario import special_rules
from tabletome.games.mage_knight.state import Player, State

FAME = (2.9, 2.3, 1.9, 1.6, 1.5, 1.4)
"""By the level of the hero: the first levels come fast and bring most."""
GROWTH = (0.32, 0.63, 1.05)
"""How much Fame and rewards help in the last Round, the one before, and earlier."""
TILE = 2.3
LITTLE = 0.8
"""A tile more, when the City is known."""
TILES_TO_START_WITH = 4
LATE = 5
"""Rounds left when the City should be known."""
SEARCHED_TILE = 20.0
"""Where finding a City is all."""
SEARCHING = 0.4
"""And what Fame and rewards help there."""
DEFENDER = 14.8
CITY_FALLS = 40.0
GOOD_NAME = 0.7
"""Reputation for a rampaging enemy."""
REWARD = {KEEP: 2.8, TOWER: 4.7, DEN: 1.4, GROUNDS: 5.7, TOMB: 7.6, DUNGEON: 3.8, RUINS: 4.7, MONASTERY: 3.8}
WOUND_PRICE = 2.3
LAST_WOUND_PRICE = 0.2
"""In the last turn."""
TURNS_TO_BLEED = 7
"""With as many turns to come a Wound is as bad as ever."""
DUMMY_PACE, OWN_PACE, TURNS_A_ROUND = 4, 3, 5
"""Cards that the Dummy and a hero go through in a turn."""
LEAST_THRIFT, MOST_THRIFT = 0.25, 1.5
CRYSTAL = 0.5
HEALED = 1.15
CITY_PULL = {0: 31.0, 1: 19.5, 2: 6.2}
"""By the Rounds left after this one."""
LEAST_LEVEL, STRONG_LEVEL = 3, 7
"""Of a hero who storms a City."""


def is_search(g: State) -> bool:
    """Finding the City is all that matters."""
    return SCENARIOS[g.scenario].goal == "find"


def rounds_left(g: State) -> int:
    return max(0, special_rules.last_round(g) - g.round)


def turns_left(g: State, p: Player) -> int:
    """Own turns in this Round, the present one included, as far as can be told."""
    if g.last_turns is not None:
        return 1 + g.last_turns.count(p.seat)
    if g.dummy is not None:
        return 1 + -(-len(g.dummy.deck) // DUMMY_PACE)
    return 1 + len(p.deck) // OWN_PACE


def turns_to_come(g: State, p: Player) -> int:
    """In all Rounds that are left."""
    return turns_left(g, p) + TURNS_A_ROUND * rounds_left(g)


def thrift(g: State, p: Player) -> float:
    """How much a card is missed: less if there are more cards than turns to play them in."""
    cards = len(p.deck) + sum(card != WOUND for card in p.hand)
    turns_per_card = OWN_PACE * turns_left(g, p) / max(1, cards)
    return round(4 * min(MOST_THRIFT, max(LEAST_THRIFT, turns_per_card))) / 4


def wound_price(g: State, p: Player) -> float:
    """Wounds matter as long as there are turns in which they take the place of cards."""
    return LAST_WOUND_PRICE + (WOUND_PRICE - LAST_WOUND_PRICE) * min(1.0, (turns_to_come(g, p) - 1) / TURNS_TO_BLEED)


def stakes(g: State, p: Player, bonus: float) -> Stakes:
    wound = wound_price(g, p)
    return Stakes(bonus, wound, p.row.armor, max(2, hand_limit(g, p) - (g.combat.wounds if g.combat else 0)))


def foe_worth(g: State, name: str, *, city: bool, rampaging: bool) -> float:
    """Fame, and what brings the end nearer."""
    fame = FAME[min(g.hero.level, len(FAME)) - 1] * ENEMIES[name].fame
    return growth(g) * (fame + GOOD_NAME * rampaging) + DEFENDER * city


def growth(g: State) -> float:
    """What it still helps to grow: less as the end comes near, and hardly where finding the City is all."""
    return SEARCHING if is_search(g) else GROWTH[min(rounds_left(g), len(GROWTH) - 1)]


def win_bonus(g: State, kind: str, space: str) -> float:
    """What a place brings to its conqueror."""
    if kind == CITY:
        return CITY_FALLS
    if kind in REWARD and not g.is_conquered(space):
        return REWARD[kind] * growth(g)
    return 0.0


def tile_worth(g: State, p: Player) -> float:
    """Tiles show where to grow, but no faster than the hero grows; in the end the City must be found."""
    if is_search(g):
        return 0.0 if g.city_found else SEARCHED_TILE
    if city_known(g):
        return LITTLE if rounds_left(g) >= 2 else 0.0
    if rounds_left(g) < LATE:
        return 2 * TILE
    return TILE if len(g.tiles) <= TILES_TO_START_WITH + p.level else 0.5 * TILE


def city_known(g: State) -> bool:
    return any(space.heart and space.heart not in g.fallen for space in g.board.spaces.values())


def city_pull(g: State, p: Player) -> float:
    """In the end the City calls whatever the odds, if the hero is not too weak; a strong one a Round earlier."""
    left = rounds_left(g) - (p.level >= STRONG_LEVEL)
    return CITY_PULL.get(max(0, left), 0.0) if p.level >= LEAST_LEVEL else 0.0


def spare_cards(g: State, p: Player) -> int:
    """Cards of the deck that would not be drawn any more in this Round."""
    return max(0, len(p.deck) - OWN_PACE * (turns_left(g, p) - 1))
