"""Pressure plates: who stands on them. Rulebook: "Pressure plates". GH-SPECIAL-04"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.scenarios import ByParty
from tabletome.games.gloomhaven.state import ESCORT, HERO, State


def plates_in_play(g: State, plates: ByParty) -> tuple[int, ...]:
    """The hexes of the plates that count with so many characters. GH-SPECIAL-04"""
    return g.plan.marked(plates[g.party_size])


def are_occupied(g: State, plates: ByParty) -> bool:
    """A character, or an ally that the page has, stands on each of these plates. GH-SPECIAL-04"""
    hexes = plates_in_play(g, plates)
    standing = {figure.at for figure in g.figures if figure.kind in (HERO, ESCORT)}
    return bool(hexes) and standing.issuperset(hexes)


def are_all_on(g: State, plates: ByParty) -> bool:
    """Every character that is not exhausted stands on one of these plates. GH-SPECIAL-04"""
    hexes = plates_in_play(g, plates)
    there = [hero for hero in range(len(g.heroes)) if not g.is_exhausted(hero)]
    return bool(there) and all(g.figures[hero].at in hexes for hero in there)
