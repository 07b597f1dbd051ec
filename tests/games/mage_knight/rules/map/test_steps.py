"""Steps: what a space costs by every effect, who may enter it, whom that provokes, and where one may stay. MK-MOVE"""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.changes import Change
from tabletome.games.mage_knight.events import Moved, Withdrew
from tests.games.mage_knight.knights import FIRST_TILES, Knights, knight

KEEP = (*FIRST_TILES, "country-3 1 1")
FULL = "full-conquest"

COSTS: list[tuple[tuple[Change, ...], bool, str, int | None]] = [
    ((), False, "forest", 3), ((), True, "forest", 5), ((), False, "hills", 3), ((), False, "plains", 2),
    ((), False, "lake", None), ((changes.TerrainCosts("lake", 2),), False, "lake", 2),
    ((changes.TerrainCosts("forest", 1),), False, "forest", 1),
    ((changes.TerrainCosts("forest", 4),), False, "forest", 3),
    ((changes.TerrainCosts("hills", 1),), False, "forest", 3),
    ((changes.EveryTerrainCosts(2),), True, "forest", 2), ((changes.EveryTerrainCosts(2),), False, "lake", None),
    ((changes.EveryTerrainCosts(4),), False, "forest", 3),
    ((changes.LowerCost("plains", 1),), False, "plains", 1), ((changes.LowerCost("plains", 5),), False, "plains", 0),
    ((changes.LowerCost("forest", 1), changes.LowerCost("forest", 1)), False, "forest", 1),
    ((changes.CheaperTerrain("forest", 1),), False, "forest", 2),
    ((changes.CheaperTerrain("plains", 1),), False, "plains", 2),
    ((changes.CheaperTerrain("forest", 1),), True, "forest", 4), ((changes.CheaperEverywhere(1),), False, "hills", 2),
    ((changes.CheaperEverywhere(1), changes.CheaperTerrain("forest", 1)), True, "forest", 3),
    ((changes.CheaperEverywhere(1), changes.CheaperTerrain("forest", 1)), False, "forest", 2),
    ((changes.CheaperEverywhere(1), changes.LowerCost("plains", 1)), False, "plains", 1),
    ((changes.AsMist(),), False, "forest", 2), ((changes.AsMist(),), True, "lake", 2),
    ((changes.AsMist(),), False, "hills", None),
]  # fmt: skip
SPACES = {"forest": "start-a.ne", "hills": "country-2.c", "plains": "start-a.e", "lake": "start-a.w"}
BESIDE = {"forest": "start-a.c", "hills": "country-2.w", "plains": "start-a.c", "lake": "start-a.c"}


@rule("MK-MOVE-05", "MK-MOVE-07", "MK-MOVE-16", "MK-MOVE-17")
@pytest.mark.parametrize(("changed", "night", "terrain", "cost"), COSTS)
def test_a_space_costs_what_its_terrain_the_time_and_effects_say(
    changed: tuple[Change, ...], night: bool, terrain: str, cost: int | None
) -> None:
    start, to = BESIDE[terrain], SPACES[terrain]
    for move in range(6):
        game = knight(f"tovak at {start}", hand="march", night=night).with_player(changes=changed, move=move)
        assert (f"move {to}" in game.offers()) is (cost is not None and cost <= move), move
    if cost is not None:
        game.plays(f"move {to}")
        assert (game.me.turn.move, game.me.space, game.me.turn.path) == (5 - cost, to, (start, to))
        assert [(event.seat, event.space) for event in game.told(Moved)] == [(0, to)]
        assert game.me.turn.has_moved


@pytest.mark.parametrize(("one", "cost"), [("start-a.ne", 2), ("country-1.w", 3)])
def test_a_saving_on_one_space_is_for_that_space(one: str, cost: int) -> None:
    game = knight("tovak at start-a.c", hand="march").with_player(changes=(changes.CheaperSpace(one, 1),), move=cost)
    assert "move start-a.ne" in game.offers()
    assert "move start-a.ne" not in game.again(move=cost - 1).offers()


# Whom a step provokes


@rule("MK-MOVE-11", "MK-COMB-06")
@pytest.mark.parametrize(
    ("start", "to", "provoked"),
    [("country-2.w", "country-2.c", True), ("country-2.c", "country-2.ne", True), ("country-2.c", "country-2.e", False),
     ("start-a.ne", "country-2.w", False), ("country-2.e", "country-2.c", False)],
)  # fmt: skip
def test_rampaging_enemies_are_provoked_by_a_step_from_beside_them_to_beside_them(
    start: str, to: str, provoked: bool
) -> None:
    game = knight(f"tovak at {start}", hand="march", country_2_nw="prowlers").with_player(move=9).plays(f"move {to}")
    assert (game.g.combat is not None) is provoked
    if provoked:
        assert [foe.name for foe in game.combat.foes] == ["prowlers"]
        assert "country-2.nw" not in game.offers("move")


@rule("MK-MOVE-10", "MK-MOVE-11")
def test_an_enemy_bars_its_space_until_it_is_defeated() -> None:
    barred = knight("tovak at country-2.c", hand="march", country_2_nw="prowlers").with_player(move=9)
    assert "move country-2.nw" not in barred.offers()
    free = knight("tovak at country-2.c", hand="march").with_player(move=9)
    assert "move country-2.nw" in free.offers()
    assert free.plays("move country-2.w").g.combat is None


# Assaults

HOLDERS: list[tuple[str, tuple[int, ...], dict[str, Any], bool]] = [
    ("country-3.ne", (), {}, True), ("country-3.ne", (0,), {}, False), ("country-3.ne", (1,), {}, True),
    ("country-4.c", (), {}, True), ("country-4.c", (1,), {}, False), ("country-3.sw", (), {}, False),
]  # fmt: skip


@rule("MK-MOVE-09", "MK-COMB-01", "MK-COMB-02", "MK-SITE-04", "MK-SITE-05")
@pytest.mark.parametrize(("place", "shields", "options", "assaulted"), HOLDERS)
def test_unconquered_sites_and_keeps_of_others_are_assaulted(
    place: str, shields: tuple[int, ...], options: dict[str, Any], assaulted: bool
) -> None:
    tiles = (*KEEP, "country-4 2 0")
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="march", tiles=tiles, scenario=FULL, options=options)
    if not shields and game.g.board[place].site in ("keep", "tower"):
        game.g.enemies[place] = ()
    if shields:
        game.g.shields[place] = shields
    start = next(name for name in game.g.board[place].near if not game.g.board[name].site)
    game.with_player(space=start, path=(start,), move=9).plays(f"move {place}")
    assert (game.me.reputation == -1) is assaulted
    assert game.me.space == place


# Where one may stay


@rule("MK-MOVE-18", "MK-END-03", "MK-HERO-05", "MK-HERO-08")
@pytest.mark.parametrize(
    ("where", "krang", "changed", "stays"),
    [("start-a.e", "start-a.c", (), True), ("start-a.w", "start-a.e", (), False),
     ("start-a.w", "start-a.e", (changes.SafeTerrain("lake"),), True),
     ("start-a.w", "start-a.e", (changes.SafeTerrain("mountain"),), False), ("country-2.e", "country-2.e", (), False),
     ("start-a.c", "start-a.c", (), True), ("country-3.ne", "start-a.e", (), False)],
)  # fmt: skip
def test_who_stands_where_nobody_may_stay_withdraws_for_a_wound(
    where: str, krang: str, changed: tuple[Change, ...], stays: bool
) -> None:
    game = knight("tovak at country-1.e", f"krang at {krang}", hand="rage", deck="", tiles=KEEP, scenario=FULL,
                  options={"player_combat": False})  # fmt: skip
    game.with_player(space=where, path=("country-1.e", where), changes=changed, has_played=True).plays("end-turn")
    assert (game.me.space, game.hand().count("wound")) == ((where, 0) if stays else ("country-1.e", 1))
    assert [event.space for event in game.told(Withdrew)] == ([] if stays else ["country-1.e"])


@rule("MK-END-03")
def test_a_withdrawal_goes_back_no_farther_than_to_where_the_turn_began() -> None:
    game: Knights = knight("tovak at start-a.w", hand="rage", deck="")
    game.with_player(path=("start-a.w",), has_played=True).plays("end-turn")
    assert (game.me.space, game.hand().count("wound")) == ("start-a.w", 0)
