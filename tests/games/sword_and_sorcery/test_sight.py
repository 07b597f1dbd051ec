"""Lines of sight between vision points."""

from __future__ import annotations

from itertools import product

from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.board import board_of
from tabletome.games.sword_and_sorcery.content.quests import layout_of, quest_names
from tests.games.sword_and_sorcery.mapping import drawn, joined

ROW = "11A22B33C44D55E66F77G"
"""Seven areas in a row."""


@rule("SS-LOS-01", "SS-LOS-02")
def test_a_free_line_between_two_vision_points_is_sight_both_ways() -> None:
    here = drawn(ROW)
    assert here.sees(1, 3)
    assert here.sees(3, 1)


@rule("SS-LOS-01")
def test_only_the_vision_points_count_and_not_how_near_the_figures_could_stand() -> None:
    """Both areas meet at the opening, but their marks lie behind the wall."""
    here = drawn(
        """
        A11B22
        111222
        """,
        walls="3,0-3,1",
    )
    assert here.range(1, 2) == 1
    assert not here.sees(1, 2)


@rule("SS-LOS-02", "SS-TERR-15")
def test_a_wall_across_the_line_ends_it() -> None:
    here = drawn(ROW, walls="2|3")
    assert here.sees(1, 2)
    assert not here.sees(2, 3)
    assert not here.sees(1, 4)


@rule("SS-LOS-02")
def test_a_line_may_not_leave_the_map() -> None:
    """From one arm of an L to the other the straight line runs over ground where no tile lies."""
    here = joined(
        """
        11A
        222
        2B2
        222
        """,
        """
        1A1
        """,
    )
    assert here.sees("a.1", "b.1")
    assert not here.sees("a.2", "b.1")


@rule("SS-LOS-02")
def test_a_line_that_only_touches_the_end_of_a_wall_or_a_corner_is_free() -> None:
    square = """
        A12B
        1122
        C344
        334D
    """
    assert drawn(square).sees(1, 4)
    assert drawn(square, walls="1|2").sees(1, 4), "the wall ends in the middle, where the line passes"
    assert drawn(square, walls="1|2 2|4").sees(1, 4), "a corner of two walls is touched from outside"
    assert not drawn(square, walls="1|2 3|4").sees(1, 4), "a straight wall runs through the middle"
    assert not drawn(square, walls="1|2 1|3").sees(1, 4), "both hands of the corner are walled"


@rule("SS-LOS-02", "SS-ELEM-02")
def test_a_door_at_a_corner_hides_only_with_something_on_the_other_hand() -> None:
    square = """
        A12B
        1122
        C344
        334D
    """
    assert drawn(square, ("door", 1, 2)).sees(1, 4)
    assert not drawn(square, ("door", 1, 2), ("door", 1, 3)).sees(1, 4)
    assert drawn(square, ("door", 1, 2), ("door", 1, 3)).opened(1).sees(1, 4)


@rule("SS-LOS-03", "SS-LOS-04")
def test_enemies_between_hide_what_is_behind_them_from_heroes_only() -> None:
    here = drawn(ROW)
    assert not here.sees(1, 3, 2), "a hero does not see past the enemy in 2"
    assert here.sees(1, 2, 2), "but the enemy in 2 itself"
    assert here.sees(3, 1), "enemies look with nobody in their way"


@rule("SS-LOS-03")
def test_enemies_in_the_own_area_or_beside_the_line_hide_nothing() -> None:
    here = drawn(
        """
        A112B2C33
        4D45E56F6
        """
    )
    assert here.sees(1, 3, 1, 3, 4, 5, 6)
    assert not here.sees(1, 3, 2)


@rule("SS-LOS-06")
def test_fog_of_war_ends_sight_after_five_areas() -> None:
    here = drawn(ROW)
    assert here.sees(1, 6)
    assert here.range(1, 7) == 6
    assert not here.sees(1, 7)


@rule("SS-LOS-08")
def test_laegon_sees_the_gremlin_not_the_warrior_past_the_wood_nor_the_shaman_behind_the_gremlin() -> None:
    """Laegon in a.1, the gremlin in a.3, the shaman in b.1 behind him, the warrior in c.1 beyond an outer edge."""
    here = joined(
        """
        1A122B33C
        444444444
        44D444444
        """,
        """
        1A1
        """,
        """
        222
        222
        2B2
        111
        1A1
        """,
    )
    gremlin, shaman, warrior = "a.3", "b.1", "c.1"
    assert here.sees("a.1", gremlin, gremlin, shaman)
    assert here.sees(gremlin, "a.1")
    assert not here.sees("a.4", warrior)
    assert not here.sees(warrior, "a.4")
    assert not here.sees("a.1", shaman, gremlin, shaman)
    assert here.sees(shaman, "a.1")


@rule("SS-LOS-09")
def test_a_wall_hides_the_raider_from_thorgar_but_not_from_ecarus() -> None:
    """Ecarus in 1, the raider in 2, Thorgar in 3, the red gremlin in 4."""
    here = drawn(
        """
        1A12B2
        111222
        333444
        3C34D4
        """,
        walls="1,2-4,2",
    )
    assert here.sees(1, 2)
    assert here.sees(2, 1)
    assert not here.sees(3, 2)
    assert not here.sees(2, 3)
    assert here.sees(3, 4)


@rule("SS-LOS-10")
def test_heroes_see_the_first_enemies_but_not_the_shaman_behind_them_and_all_enemies_see_them() -> None:
    """Heroes in 1 and 4; warrior in 2, gremlin in 5; the shaman in 3 behind both."""
    here = drawn(
        """
        111112223
        1A111B2C3
        444445553
        44D44E533
        """
    )
    enemies = (2, 5, 3)
    for hero in (1, 4):
        assert here.sees(hero, 2, *enemies)
        assert here.sees(hero, 5, *enemies)
        assert not here.sees(hero, 3, *enemies)
        for enemy in enemies:
            assert here.sees(enemy, hero)


@rule("SS-LOS-02", "SS-LOS-06")
def test_on_all_maps_of_the_quests_sight_is_mutual_never_longer_than_five_and_more_with_open_doors() -> None:
    for name in quest_names():
        layout = layout_of(name)
        shut = board_of(layout, frozenset())
        opened = board_of(layout, frozenset(range(len(layout.closures))))
        for a, b in product(range(layout.size), repeat=2):
            assert shut.sees(a, b) == shut.sees(b, a)
            assert opened.sees(a, b) or not shut.sees(a, b)
            if shut.sees(a, b):
                assert shut.fly[a][b] <= 5
