"""Sites: what happens when they are revealed, who sees what is there, whose they are. MK-SITE, MK-EXPL-09..12"""

from __future__ import annotations

from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import BROWN_ENEMY, GREEN_ENEMY, GREY_ENEMY, RED_ENEMY, VIOLET_ENEMY
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.tiles import (
    CITY,
    DEN,
    DRACONUM,
    DUNGEON,
    GROUNDS,
    INHABITED,
    KEEP,
    MINE,
    MONASTERY,
    ORCS,
    PORTAL,
    RUINS,
    TOMB,
    TOWER,
)
from tabletome.games.mage_knight.events import RuinsRevealed, TokenRevealed
from tabletome.games.mage_knight.state import NOBODY, Player, State, Token

RAMPAGING_COLOUR = {ORCS: GREEN_ENEMY, DRACONUM: RED_ENEMY}
GARRISON = {KEEP: GREY_ENEMY, TOWER: VIOLET_ENEMY}
LURKING = {DUNGEON: (BROWN_ENEMY,), TOMB: (RED_ENEMY,), DEN: (BROWN_ENEMY,), GROUNDS: (BROWN_ENEMY, BROWN_ENEMY)}
"""Drawn when the site is entered. MK-SITE-20, 21"""


def site_of(g: State, space: str) -> str:
    """What can be visited there, a secret entrance included. MK-DUNG-04, 05"""
    return g.secret_sites.get(space) or g.board[space].site


def is_inhabited(g: State, space: str) -> bool:
    """A burned Monastery counts as an empty space. MK-SITE-01"""
    site = g.board[space].site
    return site in INHABITED and not (site == MONASTERY and g.is_conquered(space))


def holds_several(g: State, space: str) -> bool:
    """Where several heroes stand and never fight: the open Portal, a conquered City. MK-HERO-05, 07, MK-RETURN-03

    Between turns a hero on the Portal is off the map, so that nobody meets one there. MK-HERO-06
    """
    site = g.board[space].site
    return (site == PORTAL and not g.portal_closed) or (site == CITY and g.is_conquered(space))


def is_held_mine(g: State, space: str) -> bool:
    """Enemies hold it, and it gives no crystals. MK-MINES-03, 06"""
    return SCENARIOS[g.scenario].goal == "mines" and g.board[space].site == MINE and not g.is_conquered(space)


def draw_token(g: State, colour: str) -> str:
    """The next token of a pile; an empty pile is made of its discards; "" if there is none at all. MK-SETUP-03"""
    pile = g.piles[colour]
    if not pile:
        again = sorted(g.discards[colour])
        g.rng.shuffle(again)
        g.discards[colour] = ()
        pile = tuple(again)
    if not pile:
        return ""
    g.piles[colour] = pile[:-1]
    for player in g.players:
        if player.seen_piles:
            player.seen_piles = tuple(each for each in player.seen_piles if each != colour)
    return pile[-1]


def discard_token(g: State, name: str) -> None:
    colour = ENEMIES[name].colour
    g.discards[colour] += (name,)


def place_token(g: State, space: str, colour: str, *, up: bool) -> None:
    """Whoever has seen it on its pile still knows it."""
    seen = () if up else tuple(player.seat for player in g.players if colour in player.seen_piles)
    name = draw_token(g, colour)
    if name:
        g.enemies[space] = (*g.enemies.get(space, ()), Token(name, up, seen))
        if up:
            g.reveal()
            g.emit(TokenRevealed, space, name)


def set_up_tile(g: State, tile: str) -> None:
    """What the site cards say of a tile just revealed. MK-GEN-03, MK-SITE-18, 22, 24, MK-EXPL-10, MK-EFF-17"""
    for space in g.board.spaces_of(tile):
        if space.rampaging:
            place_token(g, space.name, RAMPAGING_COLOUR[space.rampaging], up=True)
        elif space.site in GARRISON:
            place_token(g, space.name, GARRISON[space.site], up=False)
        elif space.site == RUINS:
            name = g.piles[RUINS][-1]
            g.piles[RUINS] = g.piles[RUINS][:-1]
            g.ruins[space.name] = Token(name, not g.night)
            if not g.night:
                g.emit(RuinsRevealed, space.name)
        elif space.site == MONASTERY:
            add_monastery_card(g)
    look_around(g)


def add_monastery_card(g: State) -> None:
    """An Advanced Action beside the Units offer. MK-EXPL-10, MK-ROUND-08"""
    if g.advanced_deck:
        g.monastery_offer += (g.advanced_deck[-1],)
        g.advanced_deck = g.advanced_deck[:-1]
        g.reveal()


def look_around(g: State) -> None:
    """Garrisons next to a hero are turned up by Day, ruins by Day or when a hero stands on them. MK-SITE-18, 22

    Those of a City by Night too, next to any part of it. MK-SITE-19, MK-OPT-40
    """
    board = g.board
    for player in g.players:
        if not player.space:
            continue
        by_day = not g.night or player.has(changes.Daylight)
        for near in board[player.space].near:
            if board[near].heart:
                turn_up(g, board[near].heart)
            elif by_day and board[near].site in GARRISON:
                turn_up(g, near)
            if player.turn.changes and player.has(changes.SeesFurther):
                look_far(g, near)
        if player.space in g.ruins:
            turn_up_ruins(g, player.space)


def look_far(g: State, near: str) -> None:
    """Hawk Eyes: garrisons two spaces away are seen too."""
    for far in g.board[near].near:
        if g.board[far].heart:
            turn_up(g, g.board[far].heart)
        elif g.board[far].site in GARRISON:
            turn_up(g, far)


def turn_up(g: State, space: str) -> None:
    tokens = g.enemies.get(space, ())
    if any(not token.up for token in tokens):
        g.enemies[space] = tuple(Token(token.name, up=True) for token in tokens)
        g.reveal()
        for token in tokens:
            if not token.up:
                g.emit(TokenRevealed, space, token.name)


def turn_up_ruins(g: State, space: str) -> None:
    token = g.ruins[space]
    if not token.up:
        g.ruins[space] = Token(token.name, up=True)
        g.reveal()
        g.emit(RuinsRevealed, space)


# Whose they are


def is_property(g: State, name: str) -> bool:
    """A site that belongs to its conqueror: a Keep, and in Conquer and Hold a Mage Tower. MK-HOLD-06, 07"""
    site = g.board[name].site
    return site == KEEP or (site == TOWER and SCENARIOS[g.scenario].goal == "hold")


def owner_of(g: State, name: str) -> int:
    """Whose Shield lies there."""
    shields = g.shields.get(name)
    return shields[0] if shields else NOBODY


def is_at_home(g: State, p: Player) -> bool:
    """In an own Keep, or that of a team mate. MK-TEAM-09, MK-HOLD-06, 12"""
    owner = owner_of(g, p.space)
    return owner == p.seat or (owner != NOBODY and g.are_mates(owner, p.seat))


def is_friendly_keep(g: State, p: Player, name: str) -> bool:
    """An own Keep or a team mate's. MK-TEAM-09"""
    owner = owner_of(g, name)
    return g.board[name].site == KEEP and owner != NOBODY and (owner == p.seat or g.are_mates(owner, p.seat))


def is_own_keep(g: State, p: Player, name: str) -> bool:
    return g.board[name].site == KEEP and owner_of(g, name) == p.seat
