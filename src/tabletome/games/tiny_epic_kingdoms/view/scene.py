"""The table as a seat may see it. Nothing is hidden from one seat that another may see, so all see the same.

Things are called: `elan` a territory, `elan.1` a region, `m:elan.1:0` a meeple there, `token:elan.1` the exploration
token there, `action:patrol` an action, `tower.3` a tower level, `res:0:mana` a resource of seat 0, `card:orcs` a
faction card, `card:orcs:2` a level of it.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable, Iterator
from typing import NamedTuple

import msgspec

from tabletome.games.tiny_epic_kingdoms.board import NOWHERE
from tabletome.games.tiny_epic_kingdoms.content.box import (
    ACTIONS,
    MAGIC_TOP,
    MOST_OF_A_RESOURCE,
    RESOURCES,
    SHIELDS,
    TOWER_POINTS,
)
from tabletome.games.tiny_epic_kingdoms.content.factions import FACTIONS
from tabletome.games.tiny_epic_kingdoms.content.notation import CAPITAL, Region, Scenery
from tabletome.games.tiny_epic_kingdoms.content.territories import TERRITORIES
from tabletome.games.tiny_epic_kingdoms.rules.economy import learned_from
from tabletome.games.tiny_epic_kingdoms.rules.exploration import NO_TOKEN
from tabletome.games.tiny_epic_kingdoms.rules.flow import act_or_collect
from tabletome.games.tiny_epic_kingdoms.rules.resources import YIELD
from tabletome.games.tiny_epic_kingdoms.rules.scoring import CAPITAL_POINTS
from tabletome.games.tiny_epic_kingdoms.rules.setup import lay_out_the_rest, prepare_kingdom
from tabletome.games.tiny_epic_kingdoms.state import NEUTRAL, State, is_searching, owner
from tabletome.games.tiny_epic_kingdoms.view import icons
from tabletome.games.tiny_epic_kingdoms.view.sheets import (
    in_numbers,
    losses,
    lost_in_ruins,
    nearness_of_the_end,
    realm_of,
    sheets,
    totals_of,
    tracks,
)
from tabletome.games.tiny_epic_kingdoms.view.wording import (
    ability,
    card_name,
    faction_name,
    region_name,
    resource_name,
    seat_name,
    territory_name,
    token_name,
)
from tabletome.scene import (
    Badge,
    Board,
    Card,
    CardPart,
    Cell,
    Line,
    Look,
    Mat,
    Piece,
    Scene,
    Score,
    Site,
    Stat,
    Text,
    Zone,
    listed,
    t,
)
from tabletome.scene.memory import FEW, SOME, remembered


def scene(g: State, seat: int | None) -> Scene:  # noqa: ARG001 - what is hidden is hidden from all alike
    """The whole table."""
    return scene_for_all(g)


@remembered(lambda g: (realm_of(g), *course_of(g)), most=FEW)
def scene_for_all(g: State) -> Scene:
    totals = totals_of(g)
    return Scene(
        game="tiny_epic_kingdoms",
        name=t("game"),
        aim=t("aim"),
        look=Look(palette="indigo"),
        status=list(status(g)),
        shared=[] if is_setup(g) else nearness_of_the_end(g),
        boards=[*territories(g), tower_card(g)],
        zones=[action_card(g), *faction_offer(g)],
        mats=[mat(g, each, sum(totals[each].values())) for each in range(g.seats)],
        sheets=[] if is_setup(g) else sheets(g, totals),
        scores=[] if is_setup(g) else reckoning(g, totals),
    )


# Where we are


def course_of(g: State) -> tuple[Hashable, ...]:
    """Whose turn it is, what goes on, what lies in the middle."""
    turn = (g.phase, g.turn, g.active, g.acting, g.selected, *g.shields, g.end_triggered, g.outcome)
    return (*turn, tuple(g.cards), g.chosen_factions, g.exploration)


def is_setup(g: State) -> bool:
    return g.phase in (prepare_kingdom, lay_out_the_rest)


def status(g: State) -> Iterator[Badge]:
    """The turn, whose it is, what was selected, and how near the end is."""
    if g.outcome is not None:
        yield Badge(icon=icons.EVENTS["game-ended"], text=t("status-over"), tone="gold")
        return
    if is_setup(g):
        yield Badge(icon=icons.EVENTS["side-chosen"], text=t("status-setup"))
        return
    yield Badge(icon=icons.TURN, text=t("status-turn", turn=g.turn))
    yield Badge(icon=icons.ACTIVE, text=t("status-active", seat=seat_name(g, g.active)))
    action = selected(g)
    if action:
        yield Badge(icon=icons.ACTIONS[action], text=t("status-action", action=card_name(action)))
    if g.end_triggered:
        yield Badge(icon=icons.ENDING, text=t("status-ending", turns=SHIELDS - len(g.shields)), tone="bad")


def selected(g: State) -> str:
    """The action that is being taken now, if any."""
    return g.selected if g.phase == act_or_collect else ""


# The map


def territories(g: State) -> list[Board]:
    """Every territory laid out, and both sides of the card that a player is about to choose from."""
    laid_out = [territory(g, place) for place, name in enumerate(g.territories) if name != NOWHERE]
    return laid_out + [bare_territory(side, g.acting) for side in sides_to_choose_from(g)]


def sides_to_choose_from(g: State) -> tuple[str, ...]:
    """The dealt card of the player who is setting up, until a side of it is chosen. TEK-SETUP-05"""
    if g.phase == prepare_kingdom and g.territories[g.acting] == NOWHERE:
        return g.cards[g.acting]
    return ()


@remembered(lambda g, place: (place, g.seats, g.territories[place], *map_of(g, place), *g.factions))
def territory(g: State, place: int) -> Board:
    """A territory with all that stands and lies on it."""
    drawn = drawing(g.territories[place])
    regions = zip(drawn.regions, g.board.regions_of(place), strict=True)
    cells = [occupied(g, bare, region) for bare, region in regions]
    is_lost_kingdom = place >= g.seats
    return Board(
        id=drawn.id,
        kind="area",
        name=drawn.name,
        size=drawn.size,
        seat=None if is_lost_kingdom else place,
        cells=cells + drawn.scenery,
        lines=drawn.rivers,
        badges=[Badge(icon=icons.LOST_KINGDOM, text=t("lost-kingdom"))] if is_lost_kingdom else [],
        source=TERRITORIES[drawn.id].source,
    )


def map_of(g: State, place: int) -> tuple[Hashable, ...]:
    """What stands and lies in the regions of a territory."""
    its = g.board.regions_of(place)
    first, last = its.start, its.stop
    return (*g.regions[first:last], *g.tokens[first:last], *g.face_up[first:last])


def bare_territory(side: str, seat: int) -> Board:
    drawn = drawing(side)
    return Board(
        id=side,
        kind="area",
        name=drawn.name,
        size=drawn.size,
        seat=seat,
        cells=drawn.regions + drawn.scenery,
        lines=drawn.rivers,
        source=TERRITORIES[side].source,
    )


class Drawing(NamedTuple):
    """What never changes on a territory."""

    id: str
    name: Text
    size: tuple[float, float]
    regions: list[Cell]
    scenery: list[Cell]
    rivers: list[Line]


@functools.cache
def drawing(name: str) -> Drawing:
    side = TERRITORIES[name]
    return Drawing(
        id=name,
        name=territory_name(name),
        size=side.size,
        regions=[_region_cell(f"{name}.{number}", region) for number, region in enumerate(side.regions, 1)],
        scenery=[_scenery_cell(f"{name}.{each.kind}{number}", each) for number, each in enumerate(side.scenery, 1)],
        rivers=[
            Line(id=f"{name}.river{number}", kind="river", points=list(river), name=t("line-river"))
            for number, river in enumerate(side.rivers, 1)
        ],
    )


def _region_cell(name: str, region: Region) -> Cell:
    return Cell(
        id=name,
        name=t("region-of-kind", region=region_name(name), kind=t(f"kind-{region.kind}")),
        terrain=region.kind,
        outline=list(region.outline),
        centre=region.centre,
        site=Site(kind="castle") if region.kind == CAPITAL else None,
        label=name.partition(".")[2],
        help=_region_help(region),
        badges=_worth(region),
    )


def _region_help(region: Region) -> Text:
    """What a region gives, and where one comes to it from. TEK-MOVE-02, 05"""
    gives = t(f"kind-{region.kind}-help")
    if not region.neighbours:
        return t("region-help-alone", gives=gives)
    beside = listed([t("number", count=number) for number in sorted(region.neighbours)])
    return t("region-help-border" if region.on_border else "region-help-inland", gives=gives, beside=beside)


def _worth(region: Region) -> list[Badge]:
    """What holding a region is good for; and the few that no quest leads to. TEK-MOVE-06"""
    inland = [] if region.on_border else [Badge(text=t("badge-inland"), tone="dim")]
    if region.kind == CAPITAL:
        return [Badge(icon=icons.POINTS, value=CAPITAL_POINTS, tone="gold"), *inland]
    given = [Badge(icon=icons.RESOURCES[RESOURCES[YIELD[region.kind]]])] if region.kind in YIELD else []
    return given + inland


def _scenery_cell(name: str, scenery: Scenery) -> Cell:
    return Cell(
        id=name,
        name=t(f"kind-{scenery.kind}"),
        terrain=scenery.kind,
        outline=list(scenery.outline),
        centre=scenery.centre,
        open=False,
    )


def occupied(g: State, bare: Cell, region: int) -> Cell:
    """A region with its meeples and its exploration token."""
    pieces = [meeple(g, bare.id, place, number) for place, number in enumerate(g.regions[region])]
    if g.tokens[region] != NO_TOKEN:
        pieces.append(token(bare.id, g.tokens[region] if g.face_up[region] else ""))
    return msgspec.structs.replace(bare, pieces=pieces, site=_held(bare.site, pieces)) if pieces else bare


def _held(site: Site | None, pieces: list[Piece]) -> Site | None:
    """A capital city under the flag of whoever is alone there. TEK-REGION-03"""
    seats = {piece.seat for piece in pieces if piece.seat is not None}
    return Site(kind=site.kind, seat=seats.pop()) if site is not None and len(seats) == 1 else site


def meeple(g: State, region: str, place: int, number: int) -> Piece:
    whose = owner(number)
    return Piece(
        id=f"m:{region}:{place}",
        icon=icons.MEEPLE,
        name=t("meeple", owner=seat_name(g, whose)),
        seat=None if whose == NEUTRAL else whose,
        lying=is_searching(number),
        sheet="" if whose == NEUTRAL else f"kingdom:{whose}",
        help=t("meeple-searching") if is_searching(number) else None,
    )


@functools.cache
def token(region: str, face: str) -> Piece:
    """An exploration token; without a face, only its back."""
    if not face:
        return Piece(id=f"token:{region}", icon=icons.HIDDEN_TOKEN, name=t("token-hidden"), face_down=True)
    return Piece(id=f"token:{region}", icon=icons.TOKENS[face], name=token_name(face), tone="gold")


# The middle of the table


@remembered(lambda g: (*g.tower, *g.factions))
def tower_card(g: State) -> Board:
    """The seven steps of the tower card and everyone's tower token. TEK-BUILD-03, 04"""
    return Board(id="tower", kind="track", name=t("board-tower"), cells=_tower_levels(g), source="original")


def _tower_levels(g: State) -> list[Cell]:
    return [
        Cell(
            id=f"tower.{level}",
            name=t("tower-level", level=level),
            label=str(level),
            badges=[Badge(icon=icons.POINTS, value=worth, tone="gold")],
            pieces=[
                Piece(id=f"tower:{seat}", icon=icons.TOWER, name=t("tower-token", owner=seat_name(g, seat)), seat=seat)
                for seat in range(g.seats)
                if g.tower[seat] == level
            ],
        )
        for level, worth in enumerate(TOWER_POINTS)
    ]


@remembered(lambda g: (selected(g), *who_selected(g).items(), *g.factions), most=SOME)
def action_card(g: State) -> Zone:
    """The six actions, shields on those that were selected since the card was cleared. TEK-ACT-01"""
    now, whose = selected(g), who_selected(g)
    cards = [_action(g, action, whose.get(action), is_selected=action == now) for action in ACTIONS]
    return Zone(id="actions", kind="row", name=t("zone-actions"), cards=cards)


def who_selected(g: State) -> dict[str, int]:
    """Whose shield lies on each action: they were laid by one player after another, the last by the active player or
    by the one before. TEK-TURN-03, 08"""
    last = g.active if g.phase == act_or_collect else g.active - 1
    return {action: (last - back) % g.seats for back, action in enumerate(reversed(g.shields))}


@remembered(lambda g, action, shielded_by, *, is_selected: (action, shielded_by, is_selected, *g.factions))
def _action(g: State, action: str, shielded_by: int | None, *, is_selected: bool) -> Card:
    shield = [] if shielded_by is None else [Badge(icon=icons.SHIELD, text=seat_name(g, shielded_by), seat=shielded_by)]
    return Card(
        id=f"action:{action}",
        name=card_name(action),
        icon=icons.ACTIONS[action],
        parts=[CardPart(id=f"action:{action}:help", text=[t(f"card-{action}-help")])],
        badges=shield,
        spent=shielded_by is not None,
        lit=is_selected,
    )


def faction_offer(g: State) -> list[Zone]:
    """The factions nobody has taken, while players choose theirs. TEK-SETUP-04"""
    if not (g.chosen_factions and "" in g.factions):
        return []
    free = [faction_card(name, 0, (name,) * MAGIC_TOP) for name in FACTIONS if name not in g.factions]
    return [Zone(id="factions", kind="row", name=t("zone-factions"), role="offer", cards=free)]


# Before each player


def belongings(g: State, seat: int) -> tuple[Hashable, ...]:
    """What a player has, and what becomes of it."""
    levels = (g.in_play[seat], g.tower[seat], g.magic[seat], *g.shapes[seat])
    counted = (*g.resources[seat], g.captured[seat], lost_in_ruins(g, seat), g.outcome is None)
    return (seat, *levels, *counted, g.crown == seat, *allies(g, seat), *g.factions)


def is_active(g: State, seat: int) -> bool:
    """Whose turn it is, or who is setting up."""
    return seat == (g.acting if is_setup(g) else g.active)


@remembered(lambda g, seat, score: (score, is_active(g, seat), belongings(g, seat)), most=SOME)
def mat(g: State, seat: int, score: int) -> Mat:
    """All that lies before a player, and the points if the game ended now."""
    faction = g.factions[seat]
    return Mat(
        seat=seat,
        name=seat_name(g, seat),
        id=f"seat:{seat}",
        sheet=f"kingdom:{seat}" if faction else "",
        icon=icons.FACTIONS.get(faction, ""),
        active=is_active(g, seat),
        stats=list(stats(g, seat)),
        badges=list(distinctions(g, seat)),
        notes=list(losses(g, seat)),
        zones=[faction_zone(g, seat)] if faction else [],
        score=score,
    )


def stats(g: State, seat: int) -> Iterator[Stat]:
    for resource, count in zip(RESOURCES, g.resources[seat], strict=True):
        name, icon = resource_name(resource), icons.RESOURCES[resource]
        yield Stat(id=f"res:{seat}:{resource}", name=name, icon=icon, value=count, most=MOST_OF_A_RESOURCE)
    yield from tracks(g, seat)
    if g.seats == 2:
        icon = icons.EVENTS["neutral-captured"]
        yield Stat(id=f"captured-of:{seat}", name=t("stat-captured"), icon=icon, value=g.captured[seat])


def distinctions(g: State, seat: int) -> Iterator[Badge]:
    """The Crown, and whom a player is allied with."""
    if g.crown == seat:
        yield Badge(icon=icons.CROWN, text=t("token-crown"), tone="gold")
    for other in allies(g, seat):
        yield Badge(icon=icons.ALLY, text=t("badge-ally", other=seat_name(g, other)), tone="good")


def allies(g: State, seat: int) -> list[int]:
    """With whom a player shares a region; two players are never allied."""
    if g.seats == 2:
        return []
    return [other for other in range(g.seats) if other != seat and g.shared_by(seat, other)]


def faction_zone(g: State, seat: int) -> Zone:
    learned = tuple(learned_from(g, seat, level) for level in range(1, MAGIC_TOP + 1))
    card = faction_card(g.factions[seat], g.magic[seat], learned)
    name = t("zone-faction")
    return Zone(id=f"faction-of:{seat}", kind="tableau", name=name, role="items", seat=seat, cards=[card])


@functools.lru_cache(maxsize=4096)
def faction_card(faction: str, magic: int, whose: tuple[str, ...]) -> Card:
    """A faction card, the levels that were learned lit. `whose` ability each level is: Shapeshifters' are of others."""
    return Card(
        id=f"card:{faction}",
        name=faction_name(faction),
        icon=icons.FACTIONS[faction],
        parts=[
            CardPart(
                id=f"card:{faction}:{level}",
                label=str(level),
                name=None if learned == faction else faction_name(learned),
                text=[ability(learned, level)],
                lit=level <= magic,
            )
            for level, learned in enumerate(whose, 1)
        ],
        source=FACTIONS[faction].source,
    )


@functools.cache
def shape_card(faction: str, level: int) -> Card:
    """A faction that Shapeshifters have drawn, with the one ability they may take from it."""
    text = CardPart(id=f"shape:{faction}:text", label=str(level), text=[ability(faction, level)])
    return Card(
        id=f"shape:{faction}",
        name=faction_name(faction),
        icon=icons.FACTIONS[faction],
        parts=[text],
        source=FACTIONS[faction].source,
    )


# The end


@remembered(lambda g, totals: (in_numbers(totals), g.exploration, g.seats))
def reckoning(g: State, totals: list[dict[str, int]]) -> list[Score]:
    """What each seat's points are made of. TEK-SCORE-01..05"""
    return [
        Score(seat=seat, name=t(f"score-{source}"), points=count)
        for seat, total in enumerate(totals)
        for source, count in total.items()
        if count or not _is_special(g, source)
    ]


def _is_special(g: State, source: str) -> bool:
    """Points that not every game has."""
    return (source == "tokens" and not g.exploration) or (source == "lost-kingdom" and g.seats != 2)
