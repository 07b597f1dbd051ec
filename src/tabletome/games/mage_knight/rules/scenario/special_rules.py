"""What scenarios are about and their special rules: mines, glades, secret dungeons, controlled sites, the Portal.

MK-ROUND-18, MK-MINES, MK-DRUID, MK-DUNG, MK-HOLD, MK-RETURN. What is asked of a scenario by other chapters stands here,
in the order of the book.
"""

from __future__ import annotations

from collections import deque

from tabletome.engine import Script
from tabletome.games.mage_knight.actions import PickHero, PickSpace, Travel
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import (
    BLACK,
    BROWN_ENEMY,
    COLOUR_NUMBER,
    GOLD,
    GREEN_ENEMY,
    LAKE,
    RED_ENEMY,
    SWAMP,
)
from tabletome.games.mage_knight.content.ruins import RANDOM_CRYSTAL
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.tiles import (
    DUNGEON,
    GLADE,
    KEEP,
    MINE,
    MONASTERY,
    TILES,
    TOMB,
    TOWER,
    VILLAGE,
)
from tabletome.games.mage_knight.events import EntranceFound, GladeMarked, Incantation, PortalClosed, RemovedFromGame
from tabletome.games.mage_knight.rules.choosing import one_of
from tabletome.games.mage_knight.rules.deeds import mana
from tabletome.games.mage_knight.rules.deeds.lasting import add
from tabletome.games.mage_knight.rules.map import sites
from tabletome.games.mage_knight.rules.map.movement import base_cost
from tabletome.games.mage_knight.rules.map.sites import owner_of
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.state import NOBODY, NOWHERE, Combat, Foe, Player, State

SECRET = {VILLAGE: (DUNGEON, BROWN_ENEMY), MONASTERY: (TOMB, RED_ENEMY)}
"""MK-DUNG-03, 05"""
INCANTATIONS = {1: (BROWN_ENEMY,), 2: (RED_ENEMY,), 3: (BROWN_ENEMY, RED_ENEMY)}
"""What each marked Glade summons in the first, second and third Night. MK-DRUID-04, 07, 11"""
DOUBLE = 2
UNDERGROUND_COST = 2
"""MK-DUNG-08"""


def goal(g: State) -> str:
    return SCENARIOS[g.scenario].goal


# The mission


def is_mission_done(g: State) -> bool:
    """Whether what the scenario asks for has been achieved.

    MK-RECON-02, MK-FULLC-05, MK-SOLO-06, MK-FULLCO-07, MK-MINES-10, MK-DUNG-10
    """
    match goal(g):
        case "find":
            return g.city_found
        case "cities":
            return len(g.fallen) == g.cities
        case "mines":
            return is_explored(g) and all(g.is_conquered(space) for space in g.board.with_site(MINE))
        case "dungeons":
            return is_explored(g) and all(g.is_conquered(space) for space in underground(g))
    return False


def is_explored(g: State) -> bool:
    """All tiles of the scenario lie face up. MK-MINES-09, MK-DUNG-09"""
    return not g.stack and not g.hidden


def underground(g: State) -> list[str]:
    """Dungeons and Tombs, secret ones too. MK-DUNG-04, 05"""
    return [*g.board.with_site(DUNGEON), *g.board.with_site(TOMB), *g.secret_sites]


def progress(g: State) -> tuple[int, int]:
    """How much of the mission is done, of what is known of it; (0, 0) where nothing is counted."""
    match goal(g):
        case "find":
            return int(g.city_found), 1
        case "cities":
            return len(g.fallen), g.cities
        case "mines":
            mines = g.board.with_site(MINE)
            return sum(map(g.is_conquered, mines)), len(mines)
        case "dungeons":
            return sum(map(g.is_conquered, underground(g))), len(underground(g))
        case "glades":
            return sum(player.last_incantation == last_night(g) for player in g.players), g.seats
    return 0, 0


def is_end_met(g: State) -> bool:
    """The condition after which everybody has one more turn. MK-RECON-07, MK-FULLC-03, MK-BLITZC-05, MK-SOLO-05

    MK-FULLCO-06, MK-MINES-09, MK-DUNG-09, MK-DRUID-08
    """
    if goal(g) == "glades":
        last = last_night(g)
        return g.night and g.nights == last and all(player.last_incantation == last for player in g.players)
    return is_mission_done(g)


def last_night(g: State) -> int:
    """The number of the Night with which a scenario of as many Days as Nights ends: the second, or an epic third."""
    return g.rounds // 2


def last_round(g: State) -> int:
    """The Round that ends the game, as far as it is known how Days and Nights will follow each other. MK-ROUND-22

    Druid Nights and One to Return end with their last Night, which comes earlier in Night Arrival and where Darkness
    has fallen. MK-DRUID-08, MK-RETURN-04, MK-OPT-13, 14
    """
    if goal(g) not in ("glades", "portal"):
        return g.rounds
    nights = last_night(g) - g.nights
    if "darkness" not in g.variants:
        return min(g.rounds, g.round + 2 * nights - (not g.night))
    return min(g.rounds, g.round + nights) if g.night else g.rounds


def set_up_quest(g: State, tile: str) -> None:
    """What a scenario puts on a tile just revealed."""
    if goal(g) == "mines":
        for space in g.board.spaces_of(tile):
            if space.site == MINE:
                occupy_mine(g, space.name)
    elif goal(g) == "dungeons":
        g.entrances_to_place += tuple(space.name for space in g.board.spaces_of(tile) if space.site in SECRET)


# Mines Liberation


def occupy_mine(g: State, space: str) -> None:
    """A green or red enemy, and beside it a brown one face down. MK-MINES-03, 08"""
    core = TILES[g.board[space].tile].kind == "core"
    sites.place_token(g, space, RED_ENEMY if core else GREEN_ENEMY, up=True)
    if g.piles[BROWN_ENEMY] or g.discards[BROWN_ENEMY]:
        sites.place_token(g, space, BROWN_ENEMY, up=False)
    else:
        g.mines_owed_an_enemy += (space,)


def enter_mine(g: State, p: Player) -> None:
    """All its enemies at once, by Night rules, with Units. MK-MINES-04, 08"""
    sites.turn_up(g, p.space)
    if p.space in g.mines_owed_an_enemy:
        g.mines_owed_an_enemy = tuple(space for space in g.mines_owed_an_enemy if space != p.space)
        sites.place_token(g, p.space, BROWN_ENEMY, up=True)
    g.combat = Combat(kind=MINE, space=p.space, night=True)
    g.combat.foes += [Foe(token.name, p.space) for token in g.enemies.get(p.space, ())]


def free_mine(g: State, p: Player, space: str) -> None:
    """Reputation for a liberated mine, more on a Core tile. MK-MINES-05"""
    tracks.change_reputation(g, p, 2 if TILES[g.board[space].tile].kind == "core" else 1)


def pay_owners(g: State) -> None:
    """At the start of a Round, a crystal of every mine that one has freed. MK-MINES-07"""
    if goal(g) == "mines":
        for player in g.players:
            for space in mines_of(g, player.seat):
                mana.store_crystal(g, player, COLOUR_NUMBER[g.board[space].mine])


def mines_of(g: State, seat: int) -> list[str]:
    return [space for space in g.board.with_site(MINE) if owner_of(g, space) == seat]


# Druid Nights


def may_mark_glade(g: State, p: Player) -> bool:
    """One Shield of each hero on a Glade; some play with fewer in all. MK-DRUID-03, 10"""
    return goal(g) == "glades" and g.board[p.space].site == GLADE and p.seat not in g.shields.get(p.space, ())


def mark_glade(g: State, p: Player) -> Script:
    """Put a Shield, at the end of the movement; on a full Glade it takes the place of another's. MK-DRUID-03, 10"""
    add(p, changes.Settled())
    shields = g.shields.get(p.space, ())
    if "few-shields" in g.variants and len(shields) >= (1 if g.seats <= 2 else 2):
        seat = yield from one_of(p.seat, "replace-shield", shields, PickHero)
        shields = tuple(each for each in shields if each != seat)
    g.shields[p.space] = (*shields, p.seat)
    g.emit(GladeMarked, p.seat, p.space, rule="MK-DRUID-03")


def glades_of(g: State, seat: int) -> list[str]:
    return [space for space in g.board.with_site(GLADE) if seat in g.shields.get(space, ())]


def may_chant(g: State, p: Player) -> bool:
    """Once a Night, outside inhabited sites, with a Glade marked. MK-DRUID-04, 07, 11"""
    return (
        goal(g) == "glades"
        and g.night
        and g.nights in INCANTATIONS
        and g.nights <= last_night(g)
        and p.last_incantation < g.nights
        and not sites.is_inhabited(g, p.space)
        and bool(glades_of(g, p.seat))
    )


def chant(g: State, p: Player) -> None:
    """Every marked Glade summons; all are fought at once for double Fame. MK-DRUID-04, 05, 07, 11"""
    p.last_incantation = g.nights
    g.combat = Combat(kind="incantation", space=p.space)
    for colour in INCANTATIONS[g.nights] * len(glades_of(g, p.seat)):
        name = sites.draw_token(g, colour)
        if name:
            g.combat.foes.append(Foe(name, fame_factor=DOUBLE))
    g.reveal()
    g.emit(Incantation, p.seat, tuple(foe.name for foe in g.combat.foes), rule="MK-DRUID-04")
    p.turn.rewards += (RANDOM_CRYSTAL,) * (g.nights * len(glades_of(g, p.seat)))


def clear_glades(g: State) -> None:
    """At the end of a Night that is not the last the Shields are taken back. MK-DRUID-06, 11"""
    if goal(g) == "glades" and g.night and g.nights < last_night(g):
        for space in g.board.with_site(GLADE):
            g.shields.pop(space, None)


# Dungeon Lords


def place_entrances(g: State, seat: int) -> Script:
    """Next to each new Village a secret Dungeon, next to each Monastery a secret Tomb. MK-DUNG-03, 05"""
    while g.entrances_to_place:
        near, g.entrances_to_place = g.entrances_to_place[0], g.entrances_to_place[1:]
        spaces = [name for name in g.board[near].near if may_hide_entrance(g, name)]
        if not spaces:
            continue
        name = yield from one_of(seat, "place-entrance", spaces, PickSpace, {"near": near})
        site, colour = SECRET[g.board[near].site]
        g.secret_sites[name] = site
        sites.place_token(g, name, colour, up=False)
        g.emit(EntranceFound, seat, name, site, rule="MK-DUNG-03" if site == DUNGEON else "MK-DUNG-05")


def may_hide_entrance(g: State, name: str) -> bool:
    """Accessible, no swamp, and nothing there. MK-DUNG-03"""
    space = g.board[name]
    return (
        base_cost(g, space) is not None
        and space.terrain != SWAMP
        and not space.site
        and not space.rampaging
        and name not in g.secret_sites
    )


def travel_choices(g: State, p: Player) -> list[Travel]:
    """From one conquered Dungeon or Tomb to any other. MK-DUNG-07"""
    ends = [name for name in underground(g) if g.is_conquered(name)]
    if p.space not in ends:
        return []
    ways = underground_ways(g, p.space)
    return [Travel(name) for name in ends if name != p.space and name in ways and ways[name] <= p.turn.move]


def underground_ways(g: State, start: str) -> dict[str, int]:
    """Move points to every space by the shortest way that avoids lakes and swamps. MK-DUNG-08"""
    costs, queue = {start: UNDERGROUND_COST}, deque([start])
    while queue:
        name = queue.popleft()
        for near in g.board[name].near:
            if near not in costs and g.board[near].terrain not in (LAKE, SWAMP):
                costs[near] = costs[name] + 1
                queue.append(near)
    return costs


# Conquer and Hold


def towers_of(g: State, seat: int) -> list[str]:
    return [space for space in g.board.with_site(TOWER) if owner_of(g, space) == seat]


def tower_mana(g: State, p: Player) -> None:
    """At the start of a turn in or next to an own Tower, or a team mate's. MK-HOLD-08, 09, 12"""
    if goal(g) != "hold":
        return
    near = (p.space, *g.board[p.space].near)
    towers = [name for name in near if g.board[name].site == TOWER]
    if any(owner_of(g, name) == p.seat or g.are_mates(owner_of(g, name), p.seat) for name in towers if owned(g, name)):
        for _ in towers_of(g, p.seat):
            mana.gain_mana(g, p, BLACK if g.night else GOLD)


def owned(g: State, name: str) -> bool:
    return owner_of(g, name) != NOBODY


def defenders_of_owned(g: State) -> int:
    """How many tokens are drawn when another's Keep or Tower is assaulted. MK-HOLD-07, 10, 11"""
    return (g.round + 1) // 2 if goal(g) == "hold" else 1


def victory_points(g: State, seat: int) -> dict[str, int]:
    """What each kind of thing held is worth in the end. MK-HOLD-13"""
    keeps = sum(owner_of(g, space) == seat for space in g.board.with_site(KEEP))
    return {"keeps": 3 * keeps, "towers": 2 * len(towers_of(g, seat))}


# One to Return


def close_portal(g: State) -> None:
    """At the end of the first Day; who stands there is lost. MK-RETURN-03"""
    if goal(g) != "portal" or g.night or g.portal_closed:
        return
    g.portal_closed = True
    portal = portal_space(g)
    g.emit(PortalClosed, rule="MK-RETURN-03")
    for player in g.players:
        if player.space in (portal, NOWHERE):
            player.space = NOWHERE
            g.lost += (player.seat,)
            g.emit(RemovedFromGame, player.seat, rule="MK-RETURN-03")
    if portal in g.enemies:
        for token in g.enemies.pop(portal):
            sites.discard_token(g, token.name)


def portal_space(g: State) -> str:
    return f"{g.tiles[0].tile}.c"
