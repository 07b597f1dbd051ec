"""What lies and stands on each map when all its rooms are revealed is what the page prints. GH-DOOR-02, GH-PAGE-05"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.bosses import BOSSES, TYPES
from tabletome.games.gloomhaven.content.dungeons import DUNGEONS
from tabletome.games.gloomhaven.content.layout import ELITE_MARK, NONE
from tabletome.games.gloomhaven.content.notation.scenarios import Token
from tabletome.games.gloomhaven.content.notation.special_rules import Flood, HiddenTokens, SetUpLater
from tabletome.games.gloomhaven.content.scenarios import ALONE, TO_PLAY, page
from tabletome.games.gloomhaven.content.traps import TRAPS
from tabletome.games.gloomhaven.events import Spawned
from tabletome.games.gloomhaven.rules.scenario.treasures import HIDDEN_TOKEN
from tabletome.games.gloomhaven.state import BOSS, ELITE, ESCORT, NORMAL, OBJECTIVE, Figure, State
from tests.games.gloomhaven.quests import enter

MAPS = [
    (name, players)
    for name, number in TO_PLAY.items()
    if number not in DUNGEONS
    for players in ((1,) if number in ALONE else (2, 3, 4))
]


def revealed(name: str, players: int) -> State:
    return enter(name, players=players).open_all().g


def printed(g: State, kind: str) -> set[int]:
    return {at for overlay in g.plan.overlays if overlay.kind == kind for at in overlay.hexes}


def places(g: State, token: Token) -> list[int]:
    """Where tokens of this kind stand: on their letters, and in doors."""
    doors = {number for door in token.doors for number in g.plan.doors_between(door)}
    return [*g.plan.marked(token.at), *(g.plan.doors[number].at for number in sorted(doors))]


def tokens_of(g: State) -> list[Figure]:
    there = (figure for figure in g.figures if figure.kind in (ESCORT, OBJECTIVE))
    return [figure for figure in there if figure.name != "drakes-body"]


@rule("GH-DOOR-02", "GH-PAGE-05", "GH-PAGE-08", "GH-SPECIAL-06")
@pytest.mark.parametrize(("name", "players"), MAPS)
def test_obstacles_terrain_traps_money_and_treasure_lie_where_the_page_prints_them(name: str, players: int) -> None:
    g = revealed(name, players)
    tokens = {at for token in page(g.scenario).tokens if token.role != "escort" for at in places(g, token)}
    assert g.obstacles == printed(g, "obstacle") | tokens
    floods = [each for each in page(g.scenario).rules if isinstance(each, Flood) and players == 3]
    dry = {at for flood in floods for at in g.plan.marked(flood.not_with_three)}
    assert g.difficult == printed(g, "difficult") - dry
    assert g.hazards == printed(g, "hazardous")
    traps = {(at, each.look) for each in g.plan.overlays if each.kind == "trap" for at in each.hexes}
    assert g.traps == {at for at, _ in traps}
    kinds = {at: TRAPS[g.scenario][look] for at, look in traps}
    assert {(trap.at, trap.damage, trap.conditions) for trap in g.trap_effects} == {
        (at, g.trap_damage if kind.damage else 0, kind.conditions) for at, kind in kinds.items()
    }
    money = [0] * g.board.size
    for overlay in g.plan.overlays:
        for at in overlay.hexes if overlay.kind == "money" else ():
            money[at] += overlay.tokens
    assert g.money == money
    treasures = {at: each.look for each in g.plan.overlays if each.kind == "treasure" for at in each.hexes}
    for hidden in page(g.scenario).rules:
        if isinstance(hidden, HiddenTokens):
            treasures |= dict.fromkeys(g.plan.marked(hidden.place), HIDDEN_TOKEN)
    assert {at: look for at, look in enumerate(g.treasures) if look} == treasures


@rule("GH-DOOR-02", "GH-DOOR-03", "GH-DOOR-04", "GH-PAGE-05")
@pytest.mark.parametrize(("name", "players"), MAPS)
def test_monsters_stand_where_the_page_prints_them_for_so_many_characters(name: str, players: int) -> None:
    quest = enter(name, players=players).open_all()
    g = quest.g
    mark = max(len(g.heroes), 2) - 2
    wanted = [spot for spot in g.plan.spots if spot.marks[mark] != NONE]
    later = {each for held in page(g.scenario).rules if isinstance(held, SetUpLater) for each in held.monsters}
    spawned = {event.hex for event in quest.events if isinstance(event, Spawned)}
    there = [figure for figure in g.figures if figure.is_monster and figure.is_on_map and figure.at not in spawned]
    for kind in {spot.monster for spot in wanted} | {figure.name for figure in there}:
        spots = {
            (spot.at, BOSS if kind in BOSSES else ELITE if spot.marks[mark] == ELITE_MARK else NORMAL)
            for spot in wanted
            if spot.monster == kind
        }
        found = [figure for figure in there if figure.name == kind]
        standing = {(figure.at, figure.kind) for figure in found}
        assert standing <= spots or kind == "elder-drake"
        standees = getattr(TYPES[kind], "standees", len(spots))
        taken = sum(isinstance(event, Spawned) and event.name == kind for event in quest.events)
        assert len(found) == min(len(spots), standees - taken) or kind in later
        assert len({figure.number for figure in found}) == len(found)
        assert all(1 <= figure.number <= standees for figure in found)


@rule("GH-SPECIAL-05", "GH-SPECIAL-06", "GH-SPECIAL-07", "GH-SPECIAL-10")
@pytest.mark.parametrize(("name", "players"), MAPS)
def test_tokens_with_hit_points_stand_where_the_page_prints_them_each_with_a_number(name: str, players: int) -> None:
    g = revealed(name, players)
    tokens = page(g.scenario).tokens
    expected: dict[tuple[str, int], tuple[int, bool, int | None]] = {}
    for token in tokens:
        kind = ESCORT if token.role == "escort" else OBJECTIVE
        hostile = kind == OBJECTIVE and not token.neutral
        health = None if token.health is None else token.health.value(C=len(g.heroes), L=g.level)
        expected |= {(token.name, at): (kind, hostile, health) for at in places(g, token)}
    found = {(each.name, each.at): each for each in tokens_of(g)}
    assert found.keys() == expected.keys()
    for key, (kind, hostile, health) in expected.items():
        assert (found[key].kind, found[key].hostile) == (kind, hostile)
        assert found[key].health == found[key].max_health == (found[key].health if health is None else health)
    for called in {token.name for token in tokens}:
        alike = [token for token in tokens if token.name == called]
        lettered = [at for token in alike for at in g.plan.marked(token.at)]
        numbers = [found[called, at].number for at in lettered]
        if alike[0].whole:
            assert numbers == [place for place, token in enumerate(alike, 1) for _ in g.plan.marked(token.at)]
        elif alike[0].role == "escort" and len(lettered) > 1:
            assert sorted(numbers) == list(range(1, len(lettered) + 1))
        elif len(alike) == 1:
            assert numbers == (list(range(1, len(lettered) + 1)) if len(lettered) > 1 else [0] * len(lettered))
        assert all(found[called, at].number == 0 for token in alike for at in set(places(g, token)) - set(lettered))
