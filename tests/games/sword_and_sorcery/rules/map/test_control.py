"""Who controls and who dominates an area, and what terrain does to heroes."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.content.notation.needs import ControlOrUnengaged
from tabletome.games.sword_and_sorcery.rules.combat.attack import supremacy_bonus
from tabletome.games.sword_and_sorcery.rules.combat.strike import Strike
from tabletome.games.sword_and_sorcery.rules.hero_turn import hero_turn, turn_options
from tabletome.games.sword_and_sorcery.rules.heroes.movement import step_cost
from tabletome.games.sword_and_sorcery.rules.heroes.powers import is_met
from tabletome.games.sword_and_sorcery.rules.map.control import controls, dominates
from tabletome.games.sword_and_sorcery.rules.map.movement import put_in
from tabletome.games.sword_and_sorcery.state import ENEMY, HERO
from tests.games.sword_and_sorcery.questing import Table, quest_table

GREENS = ("gremlin-green-1", "gremlin-green-2", "raider-green-1", "raider-green-2", "orc-warrior-green-1")


def crowd(heroes: int, enemies: int) -> tuple[Table, int]:
    """So many heroes and enemies in one area."""
    table = quest_table(heroes=max(heroes, 2))
    for hero in range(len(table.g.heroes)):
        table.put(hero, "14a.1" if hero < heroes else "16a.3")
    for card in GREENS[:enemies]:
        table.enemy(card, "14a.1")
    return table, table.area("14a.1")


@rule("SS-TERR-05", "SS-TERR-06", "SS-TERR-07", "SS-TERR-10")
@pytest.mark.parametrize(
    ("heroes", "enemies", "controller", "dominator"),
    [
        (1, 1, None, None),
        (2, 1, HERO, HERO),
        (3, 2, HERO, None),
        (4, 2, HERO, HERO),
        (1, 2, ENEMY, ENEMY),
        (2, 3, ENEMY, None),
        (2, 0, None, None),
        (0, 2, None, None),
    ],
)
def test_more_figures_control_and_twice_as_many_dominate_but_only_against_somebody(
    heroes: int, enemies: int, controller: int | None, dominator: int | None
) -> None:
    table, area = crowd(heroes, enemies)
    for side in (HERO, ENEMY):
        assert controls(table.g, side, area) == (side == controller)
        assert dominates(table.g, side, area) == (side == dominator)


@rule("SS-TERR-08")
def test_any_number_of_figures_may_stand_in_an_area() -> None:
    table, area = crowd(5, 5)
    assert len(table.g.allies_at(area)) == len(table.g.foes_at(area)) == 5


@rule("SS-TERR-09", "SS-TERR-10", "SS-COND-06", "SS-ECOND-02")
def test_knocked_down_figures_are_there_but_do_not_count() -> None:
    table, area = crowd(1, 2)
    for figure in table.g.foes_at(area):
        table.g.figures[figure].down = True
    assert controls(table.g, HERO, area)
    assert dominates(table.g, HERO, area)
    table, area = crowd(2, 1)
    table.g.figures[0].down = True
    assert not controls(table.g, HERO, area)
    table.g.figures[1].down = True
    assert controls(table.g, ENEMY, area)
    assert dominates(table.g, ENEMY, area)


@rule("SS-TERR-11")
def test_control_is_counted_anew_each_time() -> None:
    table, area = crowd(2, 1)
    assert dominates(table.g, HERO, area)
    table.put(1, "14a.2")
    assert not controls(table.g, HERO, area)


@rule("SS-TERR-12")
def test_whoever_dominates_the_targets_area_has_one_more_hit() -> None:
    table, area = crowd(2, 1)
    (enemy,) = table.g.foes_at(area)
    strike = Strike(0, enemy, "hammer", (1, 0, 0))
    assert supremacy_bonus(table.g, strike) == 1
    table.put(1, "14a.2")
    assert supremacy_bonus(table.g, strike) == 0


@rule("SS-TERR-13")
def test_shae_may_hide_where_heroes_control_and_two_gremlins_dominate_thorgar() -> None:
    table, area = crowd(3, 2)
    assert controls(table.g, HERO, area)
    assert not dominates(table.g, HERO, area)
    assert is_met[ControlOrUnengaged](table.g, 0, ControlOrUnengaged())
    table, area = crowd(1, 2)
    gremlin = table.g.foes_at(area)[0]
    assert controls(table.g, ENEMY, area)
    assert dominates(table.g, ENEMY, area)
    assert supremacy_bonus(table.g, Strike(gremlin, 0, "claws", (2, 0, 0))) == 1


# ---------------------------------------------------------------- terrain

HILL = "map: [15a at 0 0, 18b at 6 0]\nstart: [15a.1]\ngates: [hit at 18b.2 open]\nshrines: [15a.1 active]"
"""A row of four areas: plain, difficult, difficult, dangerous."""


@rule("SS-TERR-14", "SS-TERR-18", "SS-TERR-21", "SS-MOVE-04")
def test_ecarus_spends_three_points_on_two_areas_and_does_not_reach_the_gremlin() -> None:
    table = quest_table(
        "map: [14a at 0 0, 15a at 6 0 turned 180]\ngates: [hit at 15a.1 open]",
        first="ecarus-white-rose",
        second="laegon-archer",
    )
    table.put(0, "14a.2")
    enemy = table.enemy("gremlin-green-1", "15a.1")
    g = table.g
    assert [step_cost(g, table.area(name)) for name in ("14a.3", "15a.2")] == [1, 2]
    table.run(hero_turn(g), f"go {table.area('14a.3')}")
    table.run(hero_turn(g), f"go {table.area('15a.2')}")
    assert g.turn.movement_points == 0
    assert g.figures[0].at == table.area("15a.2")
    assert not any(str(option).startswith("go ") for option in turn_options(g, 0))
    assert g.board.walk[g.figures[enemy].at][g.figures[0].at] == 1, "for the gremlin it is one area"


@rule("SS-TERR-18")
def test_a_hero_with_one_point_left_cannot_enter_difficult_ground() -> None:
    table = quest_table(HILL)
    table.g.turn.movement_begun = table.g.turn.movement_open = True
    table.g.turn.movement_points = 1
    assert not any(str(option).startswith("go ") for option in turn_options(table.g, 0))
    table.g.turn.movement_points = 2
    assert f"go {table.area('15a.2')}" in [str(option) for option in turn_options(table.g, 0)]


@rule("SS-TERR-19")
def test_a_hero_who_enters_a_dangerous_area_loses_a_point_and_an_enemy_does_not() -> None:
    table = quest_table(HILL)
    put_in(table.g, 0, table.area("18b.2"))
    assert table.g.figures[0].wounds == 1
    enemy = table.enemy("gremlin-green-1", "18b.1")
    put_in(table.g, enemy, table.area("18b.2"))
    assert table.g.figures[enemy].wounds == 0
    put_in(table.g, 0, table.area("18b.1"))
    assert table.g.figures[0].wounds == 1, "leaving costs nothing"
