"""The points that fifth magic levels bring, each named as the faction cards name it. TEK-SCORE-02, TEK-FACTION

Meeples in ruins are gone when these are counted at the end of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tabletome.games.tiny_epic_kingdoms.content.box import MANA
from tabletome.games.tiny_epic_kingdoms.content.notation import FOREST, MOUNTAINS, PLAINS, RUINS
from tabletome.games.tiny_epic_kingdoms.content.powers import Bonus
from tabletome.games.tiny_epic_kingdoms.state import State


def bonus_points(g: State, seat: int, bonuses: Iterable[Bonus]) -> int:
    """What these bring a seat as the table lies now."""
    return sum(BONUSES[bonus](g, seat) for bonus in bonuses)


def home_undisturbed(g: State, seat: int) -> int:
    """2 if no other player is on the home territory. TEK-FACTION-14"""
    others = any(meeple >> 1 != seat for region in g.board.regions_of(seat) for meeple in g.regions[region])
    return 0 if others else 2


def highest_tower(g: State, seat: int) -> int:
    """1 for the highest tower, alone or tied; there is no tower below level 1. TEK-FACTION-24"""
    return 1 if 0 < g.tower[seat] == max(g.tower) else 0


def foreign_territories(g: State, seat: int) -> int:
    """1 for every territory occupied that is not one's home. TEK-FACTION-34"""
    return len({g.board.home[region] for region in g.held_by(seat)} - {seat})


def full_stores(g: State, seat: int) -> int:
    """1 for each resource of which there are at least 4. TEK-FACTION-44"""
    return sum(amount >= 4 for amount in g.resources[seat])


def more_mana(g: State, seat: int) -> int:
    """1 for each player who has less mana."""
    return sum(stock[MANA] < g.resources[seat][MANA] for stock in g.resources)


def biggest_horde(g: State, seat: int) -> int:
    """1 if nobody has more meeples in play."""
    return int(g.in_play[seat] == max(g.in_play))


def _regions_of_kind(g: State, seat: int, kind: str) -> int:
    return sum(g.board.kinds[region] == kind for region in g.held_by(seat))


def ruins_held(g: State, seat: int) -> int:
    """1 for each ruins held."""
    return _regions_of_kind(g, seat, RUINS)


def forests_held(g: State, seat: int) -> int:
    """1 for every two forests held."""
    return _regions_of_kind(g, seat, FOREST) // 2


def plains_held(g: State, seat: int) -> int:
    """1 for each plains held, 2 at most."""
    return min(2, _regions_of_kind(g, seat, PLAINS))


def mountains_held(g: State, seat: int) -> int:
    """1 for each mountains held, 2 at most."""
    return min(2, _regions_of_kind(g, seat, MOUNTAINS))


def shores_held(g: State, seat: int) -> int:
    """1 for every three regions by water."""
    return sum(g.board.by_water[region] for region in g.held_by(seat)) // 3


def good_neighbours(g: State, seat: int) -> int:
    """1 for each ally."""
    return sum(bool(g.shared_by(seat, other)) for other in range(g.seats) if other != seat)


BONUSES: dict[Bonus, Callable[[State, int], int]] = {
    "home-undisturbed": home_undisturbed,
    "highest-tower": highest_tower,
    "foreign-territories": foreign_territories,
    "full-stores": full_stores,
    "more-mana": more_mana,
    "biggest-horde": biggest_horde,
    "ruins-held": ruins_held,
    "forests-held": forests_held,
    "plains-held": plains_held,
    "mountains-held": mountains_held,
    "shores-held": shores_held,
    "good-neighbours": good_neighbours,
}
