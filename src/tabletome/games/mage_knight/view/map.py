"""The map: spaces and what is on them, and where a tile may be laid."""

from __future__ import annotations

import functools
from collections.abc import Hashable, Iterator

from tabletome.games.mage_knight.board import Position, Space, centre
from tabletome.games.mage_knight.content.box import CITY_COST, COLOURS, DAY_COSTS, NIGHT_COSTS, PHYSICAL
from tabletome.games.mage_knight.content.enemies import ENEMIES, Enemy
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.tiles import CITY, PLACES, TILES
from tabletome.games.mage_knight.rules.map.cities import leader
from tabletome.games.mage_knight.rules.map.exploration import explore_cost, may_lie
from tabletome.games.mage_knight.rules.map.movement import is_rampaging
from tabletome.games.mage_knight.rules.scenario import optional_rules
from tabletome.games.mage_knight.state import NOBODY, State, Token
from tabletome.games.mage_knight.view import heroes, icons
from tabletome.games.mage_knight.view.cards import hue
from tabletome.games.mage_knight.view.enemies import TOKEN_HUES
from tabletome.games.mage_knight.view.places import kind_of, sheet_id
from tabletome.games.mage_knight.view.wording import colour_name, enemy_name, seat_name, space_name
from tabletome.geometry import add
from tabletome.scene import Badge, Board, Cell, Group, Overlay, Piece, Site, Text, listed, t
from tabletome.scene.memory import remembered


def lying_at(g: State, space: Space) -> tuple[Hashable, ...]:
    """All that is shown of a space besides what is printed there."""
    name, heart = space.name, space.heart
    tokens = (g.heroes_at(name), g.enemies.get(name), g.ruins.get(name), g.shields.get(name), g.secret_sites.get(name))
    return (tuple(tokens[0]), *tokens[1:], g.city_levels.get(heart), leader(g, heart) if heart else NOBODY, g.night)


def heroes_of(g: State) -> tuple[Hashable, ...]:
    """Who plays whom."""
    return (*(player.hero for player in g.players), g.dummy.hero if g.dummy is not None else "")


def lying_on_the_map(g: State) -> tuple[Hashable, ...]:
    """All that is shown of all spaces."""
    lying = (g.enemies, g.ruins, g.shields, g.secret_sites, g.city_levels)
    standing = tuple(player.space for player in g.players)
    return (g.tiles, standing, *(tuple(each.items()) for each in lying), g.fallen, g.scenario, g.variants, g.night)


def board(g: State, seat: int | None) -> Board:
    cells = [*spaces(g, seat), *edges(g)]
    return Board(id="map", kind="hex", name=t("board-map"), cells=cells, groups=[*tiles(g), *ghosts(g)])


@remembered(lambda g, seat: (seat, *lying_on_the_map(g), heroes_of(g)))
def spaces(g: State, seat: int | None) -> list[Cell]:
    return [cell(g, space, seat) for space in g.board.spaces.values()]


@remembered(lambda g: g.tiles)
def tiles(g: State) -> list[Group]:
    """The tiles that have been laid."""
    spaces = g.board.spaces.values()
    laid = {tile: [space.name for space in spaces if space.tile == tile] for tile in g.board.placed}
    return [Group(id=f"tile:{tile}", kind="tile", cells=cells) for tile, cells in laid.items()]


def ghosts(g: State) -> list[Group]:
    """Where a tile may be laid, and what turning it up costs whoever's turn it is. MK-EXPL-01"""
    cost = explore_cost(g.players[g.active]) if 0 <= g.active < g.seats else EXPLORING
    return [ghost(at, cost) for at in open_positions(g)]


@functools.cache
def ghost(position: Position, cost: int) -> Group:
    x, y = position
    spaces = [add(centre(position), step) for step in PLACES.values()]
    return Group(
        id=f"ghost:{x}:{y}",
        kind="ghost",
        cells=[f"edge:{x}:{y}"],
        at=[(each.q, each.r) for each in spaces],
        text=t("explore-price", cost=cost),
    )


@remembered(lambda g: (g.tiles, g.scenario, g.shape, g.stack, g.hidden, g.tiles_in_box))
def open_positions(g: State) -> list[Position]:
    if not (g.stack or g.tiles_in_box or g.hidden):
        return []
    return [at for at in sorted(g.board.free) if may_lie(g, at)]


EXPLORING = 2
"""Move points that turning up a tile costs, unless somebody pays less. MK-EXPL-01"""


@remembered(lambda g, space, seat: (space[:-2], seat, lying_at(g, space), g.variants, heroes_of(g)))
def cell(g: State, space: Space, seat: int | None) -> Cell:
    return Cell(
        id=space.name,
        name=space_name(space.name),
        help=usual_cost(space.name, g.night),
        terrain=space.terrain,
        at=(space.at.q, space.at.r),
        site=site(g, space),
        pieces=list(pieces(g, space, seat)),
        badges=list(marks(g, space)),
        sheet=sheet_id(space.name) if kind_of(g, space) else "",
    )


def site(g: State, space: Space) -> Site | None:
    """What can be visited there: under whose shield, in which colour. MK-SITE-01"""
    kind = space.site or (space.rampaging if optional_rules.enemies_return(g) else "")
    if not kind:
        return None
    ores = space.mine.split(".") if space.mine else []
    shields = g.shields.get(space.name, ())
    return Site(
        kind=kind,
        name=t(f"site-{kind}"),
        hue=hue(space.city or ores[0]) if space.city or ores else None,
        seat=shields[0] if shields else None,
        state="conquered" if shields else "",
    )


@functools.cache
def usual_cost(space: str, night: bool) -> Text:
    """The terrain, and what entering it usually costs by Day or Night. MK-MOVE-06, 07, 08, 22"""
    tile, _, place = space.rpartition(".")
    printed = TILES[tile].spaces[place]
    costs = NIGHT_COSTS if night else DAY_COSTS
    cost = CITY_COST if printed.site == CITY else costs.get(printed.terrain)
    terrain = t(f"terrain-{printed.terrain}")
    return terrain if cost is None else t("terrain-cost", terrain=terrain, cost=cost)


def edges(g: State) -> Iterator[Cell]:
    """Where the next tile may be laid: the middle of each free position."""
    return (edge(at, "face-down-tile" if g.hidden else "edge") for at in open_positions(g))


@functools.cache
def edge(position: Position, name: str) -> Cell:
    at = centre(position)
    return Cell(id=f"edge:{position[0]}:{position[1]}", name=t(name), terrain="unknown", at=(at.q, at.r))


def pieces(g: State, space: Space, seat: int | None) -> Iterator[Piece]:
    for other in g.heroes_at(space.name):
        hero = g.players[other].hero
        yield Piece(
            id=f"hero:{other}",
            icon=icons.HEROES[hero],
            name=t(f"hero-{hero}"),
            seat=other,
            sheet=heroes.sheet_id(other),
        )
    for number, token in enumerate(g.enemies.get(space.name, ())):
        yield enemy_piece(space.name, number, token, seat)
    if space.name in g.ruins:
        yield ruins_piece(space.name, g.ruins[space.name])


def enemy_piece(space: str, number: int, token: Token, seat: int | None) -> Piece:
    colour = ENEMIES[token.name].colour
    if not token.is_known(seat):
        return Piece(
            id=f"token:{space}:{number}", icon=icons.ENEMIES[colour], name=t(f"hidden-{colour}"), face_down=True
        )
    enemy = ENEMIES[token.name]
    return Piece(
        id=f"token:{space}:{number}",
        icon=icons.ENEMIES[colour],
        name=enemy_told(token.name),
        tone="bad",
        hue=TOKEN_HUES.get(colour),
        shape="round",
        sheet=f"enemy:{token.name}",
        badges=[*attack_badges(enemy), Badge(icon=icons.ARMOR, value=enemy.armor, text=t("stat-armor"))],
    )


@functools.cache
def enemy_told(name: str) -> Text:
    """An enemy with all that its token says besides Armor and Fame."""
    said = list(enemy_traits(ENEMIES[name]))
    return t("enemy-traits", enemy=enemy_name(name), traits=listed(said)) if said else enemy_name(name)


def enemy_traits(enemy: Enemy) -> Iterator[Text]:
    """Elements of its attacks, abilities and resistances."""
    for value, element in enemy.attacks:
        if element != PHYSICAL:
            yield t(f"points-attack-{element}", points=value)
    yield from (t(f"ability-{each}") for each in enemy.abilities)
    yield from (t(f"resists-{each}") for each in enemy.resists)


def attack_badges(enemy: Enemy) -> Iterator[Badge]:
    """All its attacks in one sum; whoever summons lets others attack. MK-BLOCK-02"""
    if enemy.attacks:
        total = sum(value for value, _ in enemy.attacks)
        yield Badge(icon=icons.ATTACK, value=total, text=t("stat-attack"))
    if enemy.summons:
        yield Badge(icon=icons.SUMMON, text=listed(t(f"hidden-{colour}") for colour in enemy.summons))


def ruins_piece(space: str, token: Token) -> Piece:
    if not token.up:
        return Piece(id=f"ruins:{space}", icon=icons.HIDDEN, name=t("ruins-hidden"), face_down=True)
    return Piece(id=f"ruins:{space}", icon=icons.SITES["ruins"], name=ruins_text(token.name), tone="gold")


@functools.cache
def ruins_text(name: str) -> Text:
    token = RUINS_TOKENS[name]
    if token.mana:
        return t("ruins-altar", mana=colour_name(COLOURS[token.mana[0]]), count=len(token.mana), fame=token.fame)
    enemies = listed(t(f"hidden-{colour}") for colour in token.enemies)
    return t("ruins-enemies", enemies=enemies, rewards=listed(t(f"reward-{each}") for each in token.rewards))


def marks(g: State, space: Space) -> Iterator[Badge]:
    if space.name in g.secret_sites:
        secret = g.secret_sites[space.name]
        yield Badge(icon=icons.SITES[secret], text=t(f"site-secret-{secret}"))
    if space.city:
        level = g.city_levels.get(space.heart, 0)
        colour = colour_name(space.city)
        said = t("city-level", colour=colour, level=level) if level else colour
        yield Badge(icon=icons.LEVEL, text=said, hue=hue(space.city))
        if leader(g, space.heart) >= 0:
            yield Badge(icon=icons.FAME, text=t("city-leader", hero=seat_name(g, leader(g, space.heart))), tone="gold")
    for ore in space.mine.split(".")[1:] if space.mine else ():
        yield Badge(icon=icons.CRYSTAL, text=colour_name(ore), hue=hue(ore))
    for seat in g.shields.get(space.name, ()):
        yield Badge(icon=icons.SHIELD, text=seat_name(g, seat), tone="gold")


# Who is roused


@remembered(lambda g: (g.tiles, tuple(name for name, tokens in g.enemies.items() if tokens)))
def dangers(g: State) -> list[Overlay]:
    """Around each rampaging enemy, the spaces between which a move rouses it, for whoever looks at it. MK-MOVE-11"""
    rampaging = [space for space in g.board.spaces.values() if is_rampaging(g, space.name)]
    return [
        Overlay(
            style="threat",
            cells=[name for name in space.near if name in g.board.spaces],
            thing=f"token:{space.name}:0",
            text=t("overlay-rampaging"),
        )
        for space in rampaging
    ]
