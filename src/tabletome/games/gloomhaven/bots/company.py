"""Who is together: figures between whom a way leads, and the enemies that a character has to do with; for bots.

Some pages let characters begin apart, or shut doors between them: each part of the party then goes its own way.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletome.games.gloomhaven.board import FAR
from tabletome.games.gloomhaven.rules.combat.damage import is_beyond_harm
from tabletome.games.gloomhaven.state import State


def standing(g: State) -> list[int]:
    """The characters on the map."""
    return [hero for hero in range(len(g.heroes)) if g.figures[hero].at >= 0]


def company(g: State, hero: int) -> list[int]:
    """The characters to whom a way leads from this one, itself among them."""
    away = g.board.distances(g.figures[hero].at)
    return [each for each in standing(g) if away[g.figures[each].at] < FAR]


def within_reach(g: State, hero: int, enemies: Iterable[int]) -> list[int]:
    """Those of these enemies to whom a way leads, and who can be hurt at all."""
    away = g.board.distances(g.figures[hero].at)
    return [who for who in enemies if away[g.figures[who].at] < FAR and not is_beyond_harm(g, who)]
