"""Positions that lessons draw: pieces of the game that has begun, moved to where a lesson needs them."""

from __future__ import annotations

from tabletome.games.mage_knight.content.box import BLUE, GREEN, LEVELS, RED, WHITE
from tabletome.games.mage_knight.content.tiles import CITIES
from tabletome.games.mage_knight.rules.deeds import piles
from tabletome.games.mage_knight.rules.map.exploration import lay_tile
from tabletome.games.mage_knight.rules.map.sites import discard_token, look_around
from tabletome.games.mage_knight.state import Player, State, Token, Unit

GREEN_CITY = "core-5"
WAY_THERE = ((1, 1), (1, 2))
"""Where the tile before the City lies, and the City."""
BEFORE_THE_GATE = f"{GREEN_CITY}.nw"
DEFENDERS = {"minotaur": "brown", "swordsmen": "grey", "crossbowmen": "grey"}
HAND = ("cold-toughness", "instinct", "march", "rage", "rage", "swiftness")
ARMY = {"catapults": "elite_deck", "utem-guardsmen": "regular_deck"}
LEVEL = 6


def before_a_city(g: State, seat: int) -> None:
    """A hero who has grown, with two Units, before the green City and three defenders. MK-CITY-01, 05"""
    p = g.players[seat]
    put_a_city_in_reach(g)
    clear_the_way(g)
    garrison(g, f"{GREEN_CITY}.c")
    grow(g, p)
    p.space = BEFORE_THE_GATE
    p.turn.path = (p.space,)
    p.turn.has_moved = p.turn.has_played = False
    look_around(g)


def put_a_city_in_reach(g: State) -> None:
    """A tile of the stack, and behind it the green City."""
    city = next(name for name in g.stack if name in CITIES)
    rest = [name for name in g.stack if name not in (city, GREEN_CITY)]
    if GREEN_CITY in g.stack and city != GREEN_CITY:
        rest.append(city)
    g.stack = (rest[0], GREEN_CITY, *rest[1:])
    for position in WAY_THERE:
        lay_tile(g, position)


def clear_the_way(g: State) -> None:
    """No rampaging enemies on the tile of the City."""
    for space in g.board.spaces_of(GREEN_CITY):
        if space.rampaging:
            for token in g.enemies.pop(space.name):
                discard_token(g, token.name)


def garrison(g: State, heart: str) -> None:
    """Those of whom the lesson speaks, in place of those who were drawn."""
    for token, (name, colour) in zip(g.enemies[heart], DEFENDERS.items(), strict=True):
        pile = [*g.piles[colour], token.name]
        g.discards[colour] = tuple(each for each in g.discards[colour] if each != name)
        if name in pile:
            pile.remove(name)
        g.piles[colour] = tuple(pile)
    g.enemies[heart] = tuple(Token(name, up=False) for name in DEFENDERS)


def grow(g: State, p: Player) -> None:
    """A higher level, two Units and some crystals; the cards of the lesson in hand, the others in the deck."""
    p.level, p.fame = LEVEL, LEVELS[LEVEL - 1].fame
    p.crystals = tuple({RED: 2, BLUE: 1, GREEN: 0, WHITE: 0}[colour] for colour in range(4))
    g.source = tuple(sorted((GREEN, GREEN, WHITE)))
    cards = (*p.hand, *p.deck, *p.discard, *p.play_area)
    for card in HAND:
        cards = piles.without(cards, card)
    p.hand, p.deck, p.discard, p.play_area = tuple(sorted(HAND)), cards, (), ()
    for name, deck in ARMY.items():
        setattr(g, deck, piles.without(getattr(g, deck), name))
        p.units.append(Unit(name))
