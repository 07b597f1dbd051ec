"""The battlefield: lines of sight."""

from __future__ import annotations

from tabletome.engine.ledger import Break, rule
from tabletome.games.battlelore.board import NO_WAY
from tests.games.battlelore.battlefield import field


@rule("BL-LOS-02", "BL-LOS-04", "BL-LOS-05", "BL-TERR-15")
def test_one_sees_into_a_forest_but_not_through_it() -> None:
    battle = field("""
        GA . F:bs bs .
         . . . . .
    """)
    assert battle.sees("GA", "bs")
    assert not battle.sees("GA", "bs.2")


@rule("BL-LOS-05", "BL-TERR-15")
def test_an_empty_forest_blocks_the_line() -> None:
    battle = field("""
        GA . F bs .
         . . . . .
    """)
    assert not battle.sees("GA", "bs")
    assert battle.targets("GA") == []
    clear = field("""
        GA . . bs .
         . . . . .
    """)
    assert clear.targets("GA") == ["bs"]


@rule("BL-LMLAND-11", "BL-LMARK-08")
def test_the_rogues_den_blocks_the_line_and_the_pool_does_not() -> None:
    for landmark, found in (("rogues-den", []), ("training-camp", []), ("healing-pool", ["bs"])):
        battle = field(
            """
            GA . 1 bs .
             . . . . .
        """,
            landmarks=f"{landmark} 1",
        )
        assert battle.targets("GA") == found


@rule("BL-LOS-03", "BL-LOS-08", "BL-CREAT-01")
def test_units_of_either_side_and_creatures_block_the_line() -> None:
    for between in ("bs", "BS", "sp"):
        battle = field(f"""
            GA {between} ga
             . . .
        """)
        assert not battle.sees("GA", "ga")


@rule("BL-LOS-06", "BL-LOS-07")
def test_a_line_along_an_edge_is_blocked_only_from_both_sides() -> None:
    one_side = field("""
        . 1 .
         F . .
        . 2 .
    """)
    both_sides = field("""
        . 1 .
         F F .
        . 2 .
    """)
    assert one_side.sees("1", "2")
    assert not both_sides.sees("1", "2")


@rule("BL-LOS-06")
def test_obstacles_on_different_sides_of_one_line_block_it_too() -> None:
    battle = field(
        """
        . 1 . .
         F . . .
        . . . .
         . F . .
        . 2 . .
    """,
        corner="c9",
    )
    assert battle.sees("1", "2") is False


@rule("BL-BOARD-04", "BL-LOS-03")
def test_the_dark_half_hexes_at_the_edge_block_on_their_side() -> None:
    battle = field(
        """
        1 .
         F .
        2 .
    """,
        corner="a7",
    )
    assert not battle.sees("1", "2")
    assert field(
        """
        1 .
         . .
        2 .
    """,
        corner="a7",
    ).sees("1", "2")


@rule("BL-TERR-20")
def test_units_on_one_plateau_see_across_it_and_nobody_else_does() -> None:
    battle = field("""
        H:1 H H:2 . 3
         . . . . .
        4 H 5 . .
    """)
    assert battle.sees("1", "2")
    assert not battle.sees("1", "3"), "past a further hill of the plateau to lower ground"
    assert not battle.sees("4", "5"), "from the plain one does not see through a hill"


@rule("BL-TERR-20", "BL-LOS-04")
def test_from_the_plain_one_sees_onto_the_first_hill() -> None:
    battle = field("""
        1 . H:2 H:3
         . . . .
    """)
    assert battle.sees("1", "2")
    assert not battle.sees("1", "3")


@rule("BL-TERR-25", "BL-TERR-34", "BL-TERR-10")
@rule(
    "BL-TERR-31",
    breaks=Break("content/terrain.py", "FORD: Ground(must_stop=True", "FORD: Ground(blocks_sight=True, must_stop=True"),
)
def test_water_fords_bridges_and_open_ground_block_nothing() -> None:
    for ground in "WDB.":
        battle = field(f"""
            1 {ground} 2
             . . .
        """)
        assert battle.sees("1", "2")


@rule("BL-LMARK-08", "BL-LMLAND-09", "BL-LMLAND-20")
@rule("BL-FORT-13", breaks=Break("content/terrain.py", "RAMPART: _COMMON", "RAMPART: Ground(bold=1)"))
def test_landmarks_block_the_line_but_for_the_pentacle_and_the_pool() -> None:
    seen = {
        kind: field("""
            1 3 2
             . . .
        """, landmarks=f"{kind} 3 south").sees("1", "2")
        for kind in ("rampart", "stronghold", "training-camp", "rogues-den", "magic-pentacle", "healing-pool")
    }  # fmt: skip
    assert [kind for kind, sees in seen.items() if sees] == ["magic-pentacle", "healing-pool"]


@rule("BL-LMLAND-16", "BL-TERR-20")
def test_a_secret_passage_hides_no_more_than_its_hill_does() -> None:
    drawing = """
        H:1 H:3 H:2
         . . .
    """
    assert field(drawing, landmarks="secret-passage 3").sees("1", "2")
    assert not field(drawing, landmarks="rampart 3").sees("1", "2")


@rule("BL-LOS-06", "BL-LOS-07")
def test_units_on_both_sides_of_an_edge_block_the_line_and_on_one_side_do_not() -> None:
    drawing = """
        . 1 .
         bs {other} .
        . 2 .
    """
    assert not field(drawing.format(other="BS")).sees("1", "2")
    assert not field(drawing.format(other="F")).sees("1", "2")
    assert field(drawing.format(other=".")).sees("1", "2")


def test_ways_lead_around_water() -> None:
    battle = field(
        """
        . 1 . .
         W W W D
        . 2 . 3
         . . . .
    """,
        sea=True,
    )
    board, hexes = battle.g.board, battle.labels
    assert board.ways[hexes["1"]][hexes["2"]] == 6
    assert board.ways[hexes["1"]][hexes["3"]] == board.ways[hexes["3"]][hexes["1"]] == 4
    assert board.ways[hexes["1"]][0] == NO_WAY
