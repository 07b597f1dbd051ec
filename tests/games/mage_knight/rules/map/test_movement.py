"""Movement and exploring: MK-MOVE, MK-EXPL, MK-HERO."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.board import Board, centre
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.rules.map.exploration import is_coast, may_lie, on_the_map
from tabletome.games.mage_knight.rules.map.movement import base_cost, is_safe, move_cost
from tabletome.games.mage_knight.state import Shared
from tests.games.mage_knight.knights import FIRST_TILES, Knights, knight


@rule("MK-MOVE-02", "MK-MOVE-05", "MK-DEED-02")
def test_a_move_card_gives_points_that_pay_for_the_terrain_entered() -> None:
    game = knight("tovak at start-a.c", hand="march")
    assert not game.offers("move")
    game.plays("play march", "move start-a.e")
    assert game.me.space == "start-a.e"
    assert game.me.turn.move == 0
    assert game.me.play_area == ("march",)


@rule("MK-MOVE-03", "MK-DEED-07")
def test_any_card_can_be_played_sideways_for_one_move() -> None:
    game = knight("tovak at start-a.c", hand="rage promise")
    game.plays("sideways rage move")
    assert not game.offers("move")
    game.plays("sideways promise move")
    assert "move start-a.e" in game.offers("move")


@rule("MK-DEED-06", "MK-WOUND-02")
def test_a_wound_cannot_be_played_in_any_way() -> None:
    game = knight(hand="wound march")
    assert not [offer for offer in game.offers() if "wound" in offer.split()[1:]]
    game.plays("play march", "end-turn")
    assert not game.offers("discard-card"), "a Wound is not discarded at the end of a turn"
    assert "wound" in game.hand()


@rule("MK-MOVE-06")
def test_nobody_can_enter_a_lake() -> None:
    game = knight("tovak at start-a.c", hand="march").with_player(move=20)
    assert sorted(game.offers("move")) == ["move start-a.e", "move start-a.ne", "move start-a.nw"]


@rule("MK-MOVE-07")
def test_a_forest_costs_more_at_night() -> None:
    by_day = knight("tovak at start-a.c", hand="march").with_player(move=3)
    by_night = knight("tovak at start-a.c", hand="march", night=True).with_player(move=3)
    assert "move start-a.ne" in by_day.offers("move")
    assert "move start-a.ne" not in by_night.offers("move")


@rule("MK-MOVE-17", "MK-MOVE-16")
def test_effects_that_lower_costs_add_up_and_never_go_below_zero() -> None:
    game = knight(units="foresters foresters", hand="march")
    game.plays("activate 1 1", "activate 2 1")
    forest, plains = game.g.board["start-a.ne"], game.g.board["start-a.e"]
    assert move_cost(game.g, game.me, forest) == 1
    assert move_cost(game.g, game.me, plains) == 2
    game.me.turn.changes += (changes.LowerCost("forest", 5),)
    assert move_cost(game.g, game.me, forest) == 0


@rule("MK-MOVE-10", "MK-SITE-15")
def test_a_rampaging_enemy_bars_its_space() -> None:
    game = knight("tovak at country-2.c", hand="march", country_2_nw="diggers").with_player(move=20)
    assert "move country-2.nw" not in game.offers("move")
    free = knight("tovak at country-2.c", hand="march").with_player(move=20)
    assert "move country-2.nw" in free.offers("move")


@rule("MK-MOVE-11", "MK-COMB-06", "MK-TURN-22")
def test_moving_along_a_rampaging_enemy_provokes_it() -> None:
    game = knight("tovak at country-2.c", hand="march rage", country_2_nw="prowlers").with_player(move=9)
    game.plays("move country-2.w")
    assert game.asked() == "ranged"
    assert [foe.name for foe in game.combat.foes] == ["prowlers"]


@rule("MK-MOVE-11")
def test_moving_away_from_a_rampaging_enemy_does_not_provoke_it() -> None:
    game = knight("tovak at country-2.c", hand="march rage", country_2_nw="prowlers").with_player(move=9)
    game.plays("move country-2.se")
    assert game.asked() == "turn"


@rule("MK-MOVE-09", "MK-COMB-01", "MK-SITE-18")
def test_entering_a_keep_is_an_assault_that_costs_reputation_and_turns_its_garrison_up() -> None:
    tiles = (*FIRST_TILES, "country-3 1 1")
    game = knight("tovak at country-3.c", hand="march rage", tiles=tiles, night=True, country_3_ne="?golems")
    game.with_player(move=9).plays("move country-3.ne")
    assert game.asked() == "ranged"
    assert game.me.reputation == -1
    assert [(foe.name, foe.fortified) for foe in game.combat.foes] == [("golems", True)]
    assert all(token.up for token in game.g.enemies["country-3.ne"])


@rule("MK-SITE-18")
@pytest.mark.parametrize("night", [False, True])
def test_a_garrison_next_to_a_hero_is_turned_up_by_day_only(night: bool) -> None:
    tiles = (*FIRST_TILES, "country-3 1 1")
    game = knight("tovak at country-3.sw", hand="march", tiles=tiles, night=night, country_3_ne="?golems")
    game.with_player(move=9).plays("move country-3.c")
    assert game.g.enemies["country-3.ne"][0].up is not night


@rule("MK-MOVE-12")
def test_a_site_for_adventures_can_be_passed_by() -> None:
    tiles = (*FIRST_TILES, "country-6 1 1")
    game = knight("tovak at country-6.c", hand="march", tiles=tiles, country_6_w="minotaur")
    game.with_player(move=9).plays("move country-6.w")
    assert game.asked() == "turn"


@rule("MK-EXPL-01", "MK-EXPL-03", "MK-EXPL-04", "MK-MOVE-13", "MK-RECON-03")
def test_exploring_costs_two_and_lays_the_top_tile_where_the_player_says() -> None:
    game = knight("tovak at country-2.nw", hand="march", stack="country-3 country-4").with_player(move=3)
    assert game.offers("explore") == ["explore 1 1"]
    game.plays("explore 1 1")
    assert game.g.tiles[-1][:3] == ("country-3", 1, 1)
    assert game.me.turn.move == 1
    assert game.me.fame == 1
    assert game.g.stack == ("country-4",)


@rule("MK-EXPL-04", "MK-EXPL-01")
def test_where_two_tiles_could_lie_one_is_named_before_anything_is_revealed() -> None:
    for position, other in (((1, 1), (2, 0)), ((2, 0), (1, 1))):
        game = knight("tovak at country-2.ne", hand="march", stack="country-3 country-4").with_player(move=2)
        assert set(game.offers("explore")) == {"explore 1 1", "explore 2 0"}
        game.plays("explore {} {}".format(*position))
        laid = [(placed.x, placed.y) for placed in game.g.tiles]
        assert (position in laid, other in laid) == (True, False)


@rule("MK-EXPL-01")
def test_nothing_can_be_explored_from_the_middle_of_the_map() -> None:
    game = knight("tovak at start-a.ne", hand="march").with_player(move=9)
    assert not game.offers("explore")


@rule("MK-EFF-17", "MK-EXPL-04")
def test_what_was_done_before_a_tile_was_revealed_cannot_be_taken_back() -> None:
    game = knight("tovak at country-2.nw", hand="march").with_player(move=3)
    before = game.g.knowledge()
    game.plays("explore 1 1")
    assert game.g.knowledge() != before


def wedge(*tiles: str, stack: str) -> Knights:
    return knight("tovak at start-a.c", hand="march", tiles=tiles, stack=stack)


@rule("MK-EXPL-06")
def test_a_countryside_tile_needs_two_neighbours_or_one_that_has_two() -> None:
    g = wedge(*FIRST_TILES, stack="country-3").g
    assert may_lie(g, (1, 1))
    assert may_lie(g, (2, 0))
    lonely = wedge("start-a 0 0", "country-1 0 1", stack="country-3").g
    assert not may_lie(lonely, (0, 2))


@rule("MK-EXPL-07", "MK-MAP-02", "MK-RECON-01")
def test_a_core_tile_needs_two_neighbours_and_in_the_first_scenario_may_lie_at_the_coast() -> None:
    g = wedge(*FIRST_TILES, stack="core-1").g
    assert may_lie(g, (1, 1))
    assert not may_lie(g, (2, 0))
    coast = wedge(*FIRST_TILES, "country-3 1 1", stack="core-1").g
    assert may_lie(coast, (2, 0))
    assert is_coast("wedge", (2, 0))
    assert not is_coast("wedge", (1, 1))


@rule("MK-EXPL-08")
def test_with_an_empty_stack_a_tile_of_the_box_fills_a_gap_among_three() -> None:
    game = wedge(*FIRST_TILES, "country-3 1 1", "country-4 0 2", stack="")
    assert not may_lie(game.g, (2, 0))
    assert may_lie(wedge(*FIRST_TILES, "country-4 0 2", "country-5 2 0", "country-6 1 2", stack="").g, (1, 1))


@rule("MK-EXPL-02", "MK-EXPL-01")
@pytest.mark.parametrize(
    ("space", "offered"),
    [
        ("start-a.nw", []),
        ("start-a.e", []),
        ("country-1.w", []),
        ("country-1.nw", ["explore 0 2"]),
        ("country-2.se", []),
        ("country-2.e", ["explore 2 0"]),
        ("country-2.nw", ["explore 1 1"]),
    ],
)
def test_no_tile_is_laid_beyond_the_coast(space: str, offered: list[str]) -> None:
    game = knight(f"tovak at {space}", hand="march").with_player(move=9)
    assert game.offers("explore") == offered


@rule("MK-MAP-08", "MK-MAP-04", "MK-MAP-06")
def test_the_coast_bounds_the_map() -> None:
    assert on_the_map("wedge", (0, 3))
    assert not on_the_map("wedge", (1, -1))
    assert on_the_map("open-5", (2, -2))
    assert not on_the_map("open-3", (2, -2))
    assert on_the_map("open-4", (2, -2))
    assert not on_the_map("open-4", (0, 2))
    assert not on_the_map("open-5", (1, -2))


@rule("MK-EXPL-05")
def test_a_tile_is_laid_the_same_way_round_as_the_starting_tile() -> None:
    for seed in ("one", "two", "three"):
        game = knight("tovak at country-2.nw", hand="march", seed=seed).with_player(move=2)
        game.plays("explore 1 1")
        board = game.g.board
        middle, towards = board["country-3.c"].at, board["country-3.nw"].at
        start, north_west = board["start-a.c"].at, board["start-a.nw"].at
        assert [a - b for a, b in zip(towards, middle, strict=True)] == [
            a - b for a, b in zip(north_west, start, strict=True)
        ]


@rule("MK-MAP-08")
def test_tiles_lie_so_that_they_cover_the_plane() -> None:
    assert centre((1, 0)) == (3, -2)
    assert centre((0, 1)) == (1, -3)
    board = Board(knight(tiles=(*FIRST_TILES, "country-3 1 1")).g.tiles)
    assert len(board.spaces) == 28
    assert len({space.at for space in board.spaces.values()}) == 28
    assert board.tiles_around((1, 1)) == [(0, 1), (1, 0)]


@rule("MK-MOVE-21")
def test_safe_spaces_are_those_where_a_hero_may_stay() -> None:
    tiles = (*FIRST_TILES, "country-3 1 1")
    game = knight("tovak at start-a.c", "krang at start-a.e", tiles=tiles, country_3_ne="?golems")
    safe = {name for name in ("start-a.c", "start-a.w", "start-a.e", "country-3.ne") if is_safe(game.g, game.me, name)}
    assert safe == {"start-a.c"}
    game.g.shields["country-3.ne"] = (0,)
    assert is_safe(game.g, game.me, "country-3.ne")
    game.g.shields["country-3.ne"] = (1,)
    assert not is_safe(game.g, game.me, "country-3.ne")


@rule("MK-HERO-01", "MK-HERO-08", "MK-RECON-04", "MK-END-03")
def test_a_hero_who_ends_on_another_hero_does_nothing_there_and_withdraws_with_a_wound() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="march rage", country_2_sw="diggers")
    game.with_player(move=2).plays("move start-a.e")
    assert not game.offers("challenge")
    game.plays("end-turn")
    assert game.me.space == "start-a.c"
    assert game.hand().count("wound") == 1


@rule("MK-HERO-05", "MK-SITE-14")
def test_several_heroes_may_stand_on_the_portal() -> None:
    game = knight("tovak at start-a.e", "krang at start-a.c", hand="march rage").with_player(move=2)
    game.plays("move start-a.c", "end-turn")
    assert game.me.space == "start-a.c"
    assert "wound" not in game.hand()


@rule("MK-RECON-06")
def test_in_the_first_scenario_the_city_cannot_be_entered() -> None:
    tiles = (*FIRST_TILES, "core-5 1 1")
    game = knight("tovak at core-5.ne", hand="march", tiles=tiles).with_player(move=20)
    assert "move core-5.c" not in game.offers("move")


@rule("MK-MOVE-08")
def test_a_city_costs_two_whatever_its_terrain() -> None:
    game = knight(tiles=(*FIRST_TILES, "core-8 1 1"))
    assert base_cost(game.g, game.g.board["core-8.c"]) == 2


# What effects do to the cost of a space

PLACES = {"plains": "start-a.e", "forest": "start-a.ne", "hills": "country-2.c", "lake": "start-a.w"}
COSTS: list[tuple[tuple[changes.Change, ...], tuple[int | None, ...]]] = [
    ((), (2, 3, 3, None)),
    ((changes.TerrainCosts("hills", 1),), (2, 3, 1, None)),
    ((changes.TerrainCosts("hills", 5),), (2, 3, 3, None)),
    ((changes.TerrainCosts("lake", 1),), (2, 3, 3, 1)),
    ((changes.TerrainCosts("lake", 1), changes.TerrainCosts("lake", 0)), (2, 3, 3, 0)),
    ((changes.EveryTerrainCosts(2),), (2, 2, 2, None)),
    ((changes.EveryTerrainCosts(2), changes.TerrainCosts("lake", 4)), (2, 3 - 1, 2, 4)),
    ((changes.TerrainCosts("lake", 4), changes.EveryTerrainCosts(2)), (2, 2, 2, 2)),
    ((changes.LowerCost("forest", 1),), (2, 2, 3, None)),
    ((changes.LowerCost("plains", 1), changes.LowerCost("plains", 2)), (0, 3, 3, None)),
    ((changes.CheaperEverywhere(1),), (2, 2, 2, None)),
    ((changes.CheaperEverywhere(1), changes.LowerCost("forest", 1)), (2, 2, 2, None)),
    ((changes.CheaperEverywhere(1), changes.LowerCost("forest", 2)), (2, 1, 2, None)),
    ((changes.CheaperTerrain("hills", 1),), (2, 3, 2, None)),
    ((changes.CheaperSpace("start-a.ne", 1),), (2, 2, 3, None)),
    ((changes.CheaperSpace("country-2.nw", 1),), (2, 3, 3, None)),
    ((changes.AsMist(),), (2, 2, None, 2)),
]


@rule("MK-MOVE-16", "MK-MOVE-17")
@pytest.mark.parametrize(("effects", "costs"), COSTS)
def test_what_each_terrain_costs_by_effects(effects: tuple[changes.Change, ...], costs: tuple[int | None, ...]) -> None:
    game = knight().with_player(changes=effects)
    assert tuple(move_cost(game.g, game.me, game.g.board[name]) for name in PLACES.values()) == costs


@rule("MK-MOVE-16")
def test_effects_change_nothing_about_a_city() -> None:
    tiles = (*FIRST_TILES, "core-5 1 1")
    for effects in ((), (changes.EveryTerrainCosts(1),), (changes.AsMist(),), (changes.CheaperEverywhere(1),)):
        game = knight(tiles=tiles).with_player(changes=effects)
        assert move_cost(game.g, game.me, game.g.board["core-5.c"]) == 2


@rule("MK-TEAM-02")
@pytest.mark.parametrize(("skill", "owner", "costs"), [
    ("prayer-of-weather", 0, (1, 1)), ("prayer-of-weather", 1, (3, 4)), ("prayer-of-weather-shared", 0, (1, 1)),
    ("prayer-of-weather-shared", 1, (1, 2)),
])  # fmt: skip
def test_the_weather_is_fairer_for_who_prayed_and_fouler_for_rivals(
    skill: str, owner: int, costs: tuple[int, int]
) -> None:
    game = knight("tovak at start-a.c", "krang at country-1.e").with_(centre=(Shared(skill, owner, 0),))
    for effects in ((), (changes.LowerCost("hills", 1),)):
        game.with_player(changes=effects)
        board = game.g.board
        assert tuple(move_cost(game.g, game.me, board[name]) for name in ("start-a.e", "start-a.ne")) == costs
        assert move_cost(game.g, game.me, board["start-a.w"]) is None
    free = game.with_player(changes=(changes.LowerCost("plains", 2),))
    assert move_cost(free.g, free.me, free.g.board["start-a.e"]) == (0 if owner == 0 or "shared" in skill else 1)


@rule("MK-MOVE-05")
@pytest.mark.parametrize(("move", "offered"), [(1, []), (2, ["e", "nw"]), (3, ["e", "ne", "nw"])])
def test_a_space_is_offered_as_soon_as_it_can_be_paid_for(move: int, offered: list[str]) -> None:
    game = knight("tovak at start-a.c", hand="march").with_player(move=move)
    assert sorted(game.offers("move")) == [f"move start-a.{name}" for name in offered]


@rule("MK-EXPL-03")
@pytest.mark.parametrize(("effects", "skills", "price"), [
    ((), (), 2), ((changes.CheaperExploring(),), (), 1), ((), ("feral-allies",), 1),
    ((changes.CheaperExploring(),), ("feral-allies",), 0),
])  # fmt: skip
def test_exploring_costs_two_or_less(effects: tuple[changes.Change, ...], skills: tuple[str, ...], price: int) -> None:
    for move in range(3):
        game = knight("tovak at country-2.nw", hand="march", stack="country-3 country-4").with_player(move=move)
        game.with_player(changes=effects, skills=skills)
        assert bool(game.offers("explore")) is (move >= price)
        if move >= price:
            assert game.plays("explore 1 1").me.turn.move == move - price


@pytest.mark.parametrize("effect", [None, changes.SpacesBehind(), changes.ExploresFurther()])
def test_some_effects_let_the_hero_explore_from_one_space_away(effect: changes.Change | None) -> None:
    game = knight("tovak at country-2.c", hand="march").with_player(move=2, changes=(effect,) if effect else ())
    assert bool(game.offers("explore")) is (effect is not None)


@rule("MK-EXPL-01", "MK-EXPL-08")
def test_without_any_tile_left_nothing_is_explored() -> None:
    game = knight("tovak at country-2.nw", hand="march", stack="").with_player(move=3).with_(tiles_in_box=(), hidden=())
    assert not game.offers("explore")


@rule("MK-MOVE-18", "MK-MOVE-21", "MK-HERO-05", "MK-TEAM-07")
@pytest.mark.parametrize(("space", "safe"), [
    ("start-a.e", True), ("start-a.w", False), ("country-3.ne", False), ("start-a.c", True), ("country-1.e", False),
])  # fmt: skip
def test_where_a_turn_may_end(space: str, safe: bool) -> None:
    tiles = (*FIRST_TILES, "country-3 1 1")
    game = knight("tovak at start-a.nw", "krang at start-a.c", "goldyx at country-1.e", tiles=tiles)
    assert is_safe(game.g, game.me, space) is safe
    lake = game.with_player(changes=(changes.SafeTerrain("lake"),))
    assert is_safe(lake.g, lake.me, "start-a.w")
