"""What ghost souls do in their turns, and how they live again."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.actions import Fly, Rebirth
from tabletome.games.sword_and_sorcery.rules import phases
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp
from tabletome.games.sword_and_sorcery.rules.flow import begin_turn, can_resurrect, resurrect
from tabletome.games.sword_and_sorcery.rules.ghost_turn import ghost_options, ghost_turn, scream_options
from tabletome.games.sword_and_sorcery.rules.map.movement import put_in
from tabletome.games.sword_and_sorcery.state import ShadowToken
from tests.games.sword_and_sorcery.questing import Table, quest_table, turn

HERE = "14a.1"


def ghost() -> Table:
    table = quest_table("shrines: [16a.3 active, 16a.1 inactive]", heroes=3)
    lose_hp(table.g, 0, 99)
    begin_turn(table.g, 0)
    return table


@rule("SS-DEATH-11")
def test_a_ghost_soul_can_use_none_of_its_items_and_powers() -> None:
    table = ghost()
    g = table.g
    g.heroes[0].inventory, g.heroes[0].powers, g.heroes[0].cooling = ("healing-potion",), ("charge",), (0,)
    table.put(1, "16a.3")
    table.put(2, "16a.3")
    assert g.phase == phases.GHOST_TURN
    decision = table.asked(ghost_turn(g))
    assert decision.kind == "ghost"
    assert {option.verb for option in decision.options} == {"rebirth", "fly", "end-turn"}
    table.run(ghost_turn(g), "end-turn")
    assert g.phase == phases.END_HERO_TURN


@rule("SS-DEATH-19", "SS-DEATH-20", "SS-DEATH-21", "SS-DEATH-22")
def test_a_ghost_soul_screams_is_reborn_at_a_shrine_and_flies_each_once() -> None:
    table = ghost()
    g = table.g
    options = [str(option) for option in ghost_options(g, 0)]
    assert f"rebirth {table.area('16a.3')}" in options
    assert f"rebirth {table.area('16a.1')}" not in options, "that shrine is not active"
    assert f"fly {table.area('14a.3')}" in options
    table.run(ghost_turn(g), f"rebirth {table.area('16a.3')}")
    assert g.figures[0].at == table.area("16a.3")
    options = [str(option) for option in ghost_options(g, 0)]
    assert not any(option.startswith("rebirth") for option in options)
    table.run(ghost_turn(g), f"fly {table.area('16a.1')}")
    assert not any(str(option).startswith("fly") for option in ghost_options(g, 0))


@rule("SS-DEATH-22", "SS-MOVE-18")
def test_a_flying_ghost_ignores_barriers_and_danger_but_not_walls_and_doors() -> None:
    table = quest_table(
        "map: [17a at 0 0, 18b at 6 0]\nstart: [17a.1]\ngates: [hit at 18b.2 open]\nshrines: [17a.1 active]\n"
        "doors: {oak: door 18b.1 18b.2}"
    )
    g = table.g
    lose_hp(g, 0, 99)
    begin_turn(g, 0)
    assert table.area("17a.2") not in g.board.steps[table.area("17a.1")]
    options = [str(option) for option in ghost_options(g, 0)]
    assert f"fly {table.area('17a.2')}" in options
    assert f"fly {table.area('18b.1')}" in options
    assert f"fly {table.area('18b.2')}" not in options
    put_in(g, 0, table.area("18b.2"))
    assert g.board.terrain(table.area("18b.2")) == "dangerous"
    assert g.figures[0].wounds == 0


@rule("SS-DEATH-19", "SS-DEATH-20", "SS-LOS-05")
def test_a_soul_scream_reaches_those_whom_it_is_for_in_sight_and_range() -> None:
    table = turn("doors: {oak: door 16a.2 16a.3}", heroes=3)
    g = table.g
    card = g.heroes[0].card
    lose_hp(g, 0, 99)
    foe = table.enemy("raider-green-1", HERE)
    at_foe = card.scream.to == "enemy"
    near = [foe] if at_foe else [1, 2]
    assert [option.figure for option in scream_options(g, 0)] == near
    for figure in near:
        g.figures[figure].at = table.area("16a.2")
    assert scream_options(g, 0) == [], "too far away"
    table.put(0, "16a.3")
    assert scream_options(g, 0) == [], "behind a door"


@rule("SS-DEATH-21", "SS-DEATH-22")
def test_a_ghost_flies_no_further_than_its_card_says_and_is_not_reborn_where_it_is() -> None:
    table = turn("shrines: [14a.1 active, 16a.3 active]")
    g = table.g
    lose_hp(g, 0, 99)
    g.turn.ghost_acts = ("fly",)
    flight = g.heroes[0].card.flight
    areas = {option.area for option in ghost_options(g, 0) if isinstance(option, Fly)}
    assert areas == {area for area in range(g.board.size) if 0 < g.board.fly[table.area(HERE)][area] <= flight}
    g.turn.ghost_acts = ("rebirth",)
    assert ghost_options(g, 0) == [Rebirth(table.area("16a.3"))]
    g.turn.ghost_acts = ()
    assert ghost_options(g, 0) == []
    table.run(ghost_turn(g))
    assert g.phase == phases.END_HERO_TURN


@rule("SS-DEATH-23", "SS-DEATH-24", "SS-DEATH-25", "SS-DEATH-26")
def test_a_ghost_at_an_active_shrine_lives_again_for_its_rank_in_soul_points() -> None:
    table = ghost()
    g = table.g
    g.heroes[0].rank = 3
    g.soul_points = 3
    assert not can_resurrect(g, 0)
    g.figures[0].at = table.area("16a.1")
    assert not can_resurrect(g, 0), "an inactive shrine"
    g.figures[0].at = table.area("16a.3")
    assert can_resurrect(g, 0)
    g.soul_points = 2
    assert not can_resurrect(g, 0)
    g.soul_points = 4
    resurrect(g, 0)
    assert g.soul_points == 1
    assert not g.figures[0].ghost
    assert g.figures[0].wounds == 0
    begin_turn(g, 0)
    assert g.phase == phases.HERO_TURN


@rule("SS-DEATH-26", "SS-SHADOW-03")
def test_who_lives_again_reveals_the_shadows_in_sight() -> None:
    table = ghost()
    g = table.g
    g.soul_points, g.figures[0].at = 1, table.area("18a.1")
    g.map.shadows = (ShadowToken(table.area("18a.2"), "enemy"),)
    resurrect(g, 0)
    assert g.map.shadows == ()
    assert [g.figures[foe].at for foe in g.foes()] == [table.area("18a.2")]
