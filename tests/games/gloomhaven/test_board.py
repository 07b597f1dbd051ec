"""Range and sight on the map: GH-LOS, GH-OVL-18."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.board import open_board
from tabletome.games.gloomhaven.content.layout import layout, layout_numbers
from tests.games.gloomhaven.dungeon import dungeon


@rule("GH-LOS-01", "GH-LOS-02")
def test_in_the_first_scenario_neighbours_see_each_other() -> None:
    plan = layout(1)
    first_room = open_board(plan, frozenset())
    assert all(first_room.sees(at, near) for at in first_room.floor for near in first_room.near[at])


@rule("GH-LOS-01")
def test_on_the_published_maps_next_to_no_hex_has_all_its_corners_on_walls() -> None:
    blind = {}
    for number in layout_numbers():
        plan = layout(number)
        board = open_board(plan, frozenset(range(len(plan.doors))))
        unseen = sum(not board.sees(at, near) for at in board.floor for near in board.near[at]) // 2
        if unseen:
            blind[number] = unseen
    assert blind == {21: 2, 30: 2, 52: 4, 82: 2}, "in 52 boulders block sight as walls do"


@rule("GH-LOS-03", "GH-OVL-18")
def test_obstacles_and_figures_do_not_block_sight_or_range_and_walls_do() -> None:
    game = dungeon("""
        . . . . .
         Brute % guard1 archer2 .
        . . . . .
    """)
    board, at = game.g.board, game.figure("brute").at
    assert board.reaches(at, game.figure("archer2").at, 3)
    walled = dungeon("""
        Brute # archer2
         . # .
        . . .
    """)
    assert not walled.g.board.sees(walled.figure("brute").at, walled.figure("archer2").at)
