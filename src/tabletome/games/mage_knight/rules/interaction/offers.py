"""The offers of Units, Advanced Actions and Spells, and their decks. MK-EFF-10, MK-ROUND-04..10"""

from __future__ import annotations

from tabletome.games.mage_knight.content.box import OFFER
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.tiles import MONASTERY, TILES, VILLAGE
from tabletome.games.mage_knight.content.units import ELITE, UNITS
from tabletome.games.mage_knight.rules.map.sites import add_monastery_card
from tabletome.games.mage_knight.state import State


def fill_offers(g: State) -> None:
    """The newest card lies on top, that is first. MK-SETUP-06, 07, MK-EFF-10"""
    while len(g.advanced_offer) < OFFER and g.advanced_deck:
        g.advanced_offer = (g.advanced_deck[-1], *g.advanced_offer)
        g.advanced_deck = g.advanced_deck[:-1]
        g.reveal()
    while len(g.spells_offer) < OFFER and g.spell_deck:
        g.spells_offer = (g.spell_deck[-1], *g.spells_offer)
        g.spell_deck = g.spell_deck[:-1]
        g.reveal()


def take_advanced(g: State, name: str) -> None:
    place = g.advanced_offer.index(name)
    g.advanced_offer = g.advanced_offer[:place] + g.advanced_offer[place + 1 :]
    fill_offers(g)


def take_spell(g: State, name: str) -> None:
    place = g.spells_offer.index(name)
    g.spells_offer = g.spells_offer[:place] + g.spells_offer[place + 1 :]
    fill_offers(g)


def lay_out_units(g: State, count: int) -> None:
    """Regular Units, or Elite and Regular in turn once a Core tile is known. MK-ROUND-06, 07

    In Conquer and Hold in the second half of the game. MK-HOLD-03
    """
    scenario = SCENARIOS[g.scenario]
    if scenario.goal == "hold":
        with_elite = g.round >= (4 if g.rounds == 6 else 3)
    else:
        core_known = any(TILES[placed.tile].kind == "core" for placed in g.tiles)
        with_elite = core_known and scenario.elite_units
    for place in range(count):
        if with_elite and place % 2 == 0 and g.elite_deck:
            g.units_offer += (g.elite_deck[-1],)
            g.elite_deck = g.elite_deck[:-1]
        elif g.regular_deck:
            g.units_offer += (g.regular_deck[-1],)
            g.regular_deck = g.regular_deck[:-1]
    g.reveal()


def has_villager(g: State) -> bool:
    """Some Unit on offer can be recruited in a Village. MK-RECON-05"""
    return any(VILLAGE in UNITS[name].sites for name in g.units_offer)


def put_back_units(g: State) -> None:
    """What is left goes under the decks. MK-ROUND-04, 05"""
    for name in g.units_offer:
        if UNITS[name].tier == ELITE:
            g.elite_deck = (name, *g.elite_deck)
        else:
            g.regular_deck = (name, *g.regular_deck)
    g.units_offer = ()
    g.advanced_deck = (*g.monastery_offer, *g.advanced_deck)
    g.monastery_offer = ()


def lay_out_monastery_cards(g: State) -> None:
    """One for each Monastery that has not been burned. MK-ROUND-08"""
    for space in g.board.with_site(MONASTERY):
        if not g.is_conquered(space):
            add_monastery_card(g)


def refresh_offers(g: State) -> tuple[str, str]:
    """The lowest Advanced Action and Spell leave their offers; they are returned. MK-ROUND-09, 10"""
    advanced = g.advanced_offer[-1] if g.advanced_offer else ""
    spell = g.spells_offer[-1] if g.spells_offer else ""
    g.advanced_offer = g.advanced_offer[:-1]
    g.spells_offer = g.spells_offer[:-1]
    if spell:
        g.spell_deck = (spell, *g.spell_deck)
    return advanced, spell
