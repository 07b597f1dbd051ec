"""The two pictures of a campaign: the city with its places, and the scenarios found so far with the ways between them.

Things are called: `place:shop` a place in the city, `scenario:2` a scenario on the board, `beyond:0` one not yet found.
GH-BOARD-01, 02, GH-CITY-01
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from tabletome.engine import Action
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.campaign.party import campaign_scenarios, is_given, may_play
from tabletome.games.gloomhaven.campaign.prosperity import price_change
from tabletome.games.gloomhaven.campaign.sheet_changes import SANCTUARY
from tabletome.games.gloomhaven.campaign.shop import in_stock
from tabletome.games.gloomhaven.content.achievements import ENHANCEMENT
from tabletome.games.gloomhaven.content.notation.scenarios import Needed
from tabletome.games.gloomhaven.content.scenario_levels import scenario_level
from tabletome.games.gloomhaven.content.scenarios import SCENARIOS, all_scenarios, page
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.sheets import Party
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view import icons
from tabletome.games.gloomhaven.view.foretold import page_notes
from tabletome.games.gloomhaven.view.goal_text import Played
from tabletome.games.gloomhaven.view.levels import level_stats
from tabletome.games.gloomhaven.view.wording import achievement_name, scenario_name
from tabletome.scene import Badge, Board, Cell, Line, Note, Sheet, Text, listed, t

PlaceState = Literal["done", "now", "open", "shut"]


# The city

CITY_SIZE = (692.0, 520.0)


class Place(NamedTuple):
    """A place in the city: what it is called by, where it lies in the picture, what is done there."""

    name: str
    icon: str
    at: tuple[float, float]
    does: tuple[type[Action], ...]


PLACES = (
    Place("sanctuary", icons.SANCTUARY, (146, 296), (a.Donate,)),
    Place("event", "talk", (296, 238), (a.CityEvent,)),
    Place("shop", "shop", (304, 372), (a.Buy, a.Sell)),
    Place("enhancer", "sparkles", (520, 270), (a.Enhance,)),
    Place("lion", "lion", (504, 392), (a.PutAside, a.Recall, a.Join, a.Retire, a.LevelUp, a.CatchUp)),
    Place("gate", icons.EVENT_DECKS["city"], (214, 472), (a.Ready,)),
)
AT = {kind: f"place:{place.name}" for place in PLACES for kind in place.does}
"""Where in the city each thing is done."""


def is_in_town(g: State) -> bool:
    return g.phase == phases.VISIT and not g.campaign.location


def at_its_place(g: State, option: Action, things: list[str]) -> list[str]:
    """What a choice acts on, after the place in the city where that is done."""
    place = AT.get(type(option), "") if g.party is not None and is_in_town(g) else ""
    return [place, *things] if place else things


def city_board(g: State) -> Board:
    cells = [
        Cell(
            id=f"place:{place.name}",
            name=t(f"place-{place.name}"),
            icon=place.icon,
            centre=place.at,
            state=state_of(g.campaign, place.name),
            help=t(f"place-{place.name}-help"),
            badges=[Badge(text=told(g.campaign, place.name))],
        )
        for place in PLACES
    ]
    return Board(id="city", kind="picture", name=t("gloomhaven"), size=CITY_SIZE, picture="city", cells=cells)


def state_of(party: Party, place: str) -> PlaceState:
    if place == "enhancer" and ENHANCEMENT not in party.world:
        return "shut"
    return "done" if place == "event" and (party.event_done or not party.city) else "open"


def told(party: Party, place: str) -> Text:
    """What is worth knowing of a place at a glance."""
    match place:
        case "sanctuary":
            return t("place-told-sanctuary", donated=party.donated, most=SANCTUARY)
        case "shop":
            change = f"{price_change(party.reputation):+d}"
            return t("place-told-shop", items=len(in_stock(party)), change=change)
        case "gate":
            return t("place-told-gate", scenarios=len(campaign_scenarios(party)))
        case "event" | "enhancer":
            return t(f"place-told-{place}-{state_of(party, place)}")
    return t(f"place-told-{place}")


# The map of scenarios

COLUMN, ROW = 92.0, 66.0
LEAST_SIZE = (412.0, 306.0)


def scenario_map(g: State) -> Board:
    """Every sticker, by how many scenarios lie before it, and what open ones may lead to. GH-BOARD-02, GH-CAMP-02"""
    party = g.campaign
    ways = list(ways_of(party))
    columns = arranged(party, ways)
    width = max(LEAST_SIZE[0], COLUMN * len(columns))
    height = max(LEAST_SIZE[1], ROW * max(len(column) for column in columns))
    cells = []
    for place, column in enumerate(columns):
        for row, pin in enumerate(column):
            x = (place + 0.5) * width / len(columns)
            y = (row + 0.5 + SWAY[place % len(SWAY)]) * height / (len(column) + 2 * max(SWAY))
            cells.append(pin_cell(g, pin, (x, y)))
    lines = [Line(id=f"way:{start}:{end}", kind="path", between=(start, end)) for start, end in ways]
    return Board(
        id="map", kind="picture", name=t("board-map"), size=(width, height), picture="region", cells=cells, lines=lines
    )


SWAY = (0.25, 0.0, 0.4, 0.15, 0.3)
"""So much lower each column stands than the one before, so that ways do not run over pins."""


def ways_of(party: Party) -> Iterator[tuple[str, str]]:
    """From a scenario to those it has opened, and from one not yet won into the unknown."""
    beyond = 0
    for number in sorted(party.open):
        for opened in page(number).reward.opens:
            if opened in party.open:
                yield f"scenario:{number}", f"scenario:{opened}"
            elif number not in party.completed:
                yield f"scenario:{number}", f"beyond:{beyond}"
                beyond += 1


def arranged(party: Party, ways: list[tuple[str, str]]) -> list[list[str]]:
    """Pins in columns: each stands right of the first one that leads to it."""
    column_of: dict[str, int] = {}
    led_to = {end for _, end in ways}
    front = [pin for pin in (f"scenario:{number}" for number in sorted(party.open)) if pin not in led_to]
    front = front or [f"scenario:{min(party.open)}"]
    columns: list[list[str]] = []
    while front:
        column_of |= dict.fromkeys(front, len(columns))
        columns.append(front)
        following = dict.fromkeys(end for start, end in ways if start in front and end not in column_of)
        front = list(following)
    lost = [f"scenario:{number}" for number in sorted(party.open) if f"scenario:{number}" not in column_of]
    return [*columns, lost] if lost else columns


def pin_cell(g: State, pin: str, at: tuple[float, float]) -> Cell:
    kind, _, number = pin.partition(":")
    if kind == "beyond":
        return Cell(id=pin, name=t("place-unknown"), label="?", centre=at, state="unknown")
    scenario = int(number)
    return Cell(
        id=pin,
        name=scenario_name(all_scenarios()[scenario]),
        label=number,
        centre=at,
        state=scenario_state(g.campaign, scenario),
        sheet=f"about:{number}",
    )


def scenario_state(party: Party, number: int) -> PlaceState:
    if number in party.completed:
        return "done"
    if number == party.location:
        return "now"
    return "open" if number in campaign_scenarios(party) else "shut"


def scenario_sheets(g: State) -> Iterator[Sheet]:
    """What is known of each scenario on the board: its goal and level, what it needs, where no event is on the way.

    Those that can be set out for lie open outside the city.
    """
    party = g.campaign
    for number in sorted(party.open):
        still_to_play = number in SCENARIOS and number not in party.completed
        yield Sheet(
            id=f"about:{number}",
            name=scenario_name(all_scenarios()[number]),
            icon=icons.SCENARIO,
            label=str(number),
            stats=level_stats(level_of(g), harder=g.solo or g.open_hands) if still_to_play else [],
            badges=list(scenario_badges(party, number)),
            notes=[*(goal_notes(g, number) if still_to_play else ()), *scenario_notes(party, number)],
            always=not is_in_town(g) and number in campaign_scenarios(party),
        )


def level_of(g: State) -> int:
    """The level at which the party would play now. GH-LEVEL-02, 04"""
    levels = tuple(member.level for member in g.campaign.members if member.name)
    return scenario_level(levels, g.campaign.difficulty) if levels else 0


def goal_notes(g: State, number: int) -> Iterator[Note]:
    """What the page of the scenario asks for, and how large its map is. GH-PAGE-01"""
    members = sum(bool(member.name) for member in g.campaign.members)
    return page_notes(number, Played(members, level_of(g)))


def scenario_badges(party: Party, number: int) -> Iterator[Badge]:
    if number in party.completed:
        yield Badge(icon=icons.DONE, text=t("badge-completed"), tone="good")
    elif number not in SCENARIOS:
        yield Badge(icon=icons.LOCK, text=t("badge-not-here-yet"), tone="dim")
    elif not may_play(party, number):
        yield Badge(icon=icons.LOCK, text=t("badge-not-now"), tone="bad")


def scenario_notes(party: Party, number: int) -> Iterator[Note]:
    """Achievements needed or in the way, and linked places. GH-PAGE-01, GH-TRAVEL-03"""
    scenario = page(number)
    for needed in scenario.requires:
        given = is_given(party, needed)
        icon = icons.DONE if given else icons.LOCK
        yield Note(text=needed_text(needed), rule="GH-CAMP-02", icon=icon, tone="good" if given else "bad")
    for there in scenario.linked:
        where = t("gloomhaven") if not there else scenario_name(all_scenarios()[there])
        yield Note(text=t("badge-linked", where=where), rule="GH-TRAVEL-03", icon=icons.EVENT_DECKS["road"])


def needed_text(needed: Needed) -> Text:
    what = listed([achievement_name(each) for each in needed.achievements], "one-or-other")
    return t("scenario-forbids" if needed.absent else "scenario-needs", what=what, times=needed.times)
