"""How many rounds bots think the rest of a scenario takes."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.pace import (
    DAMAGE_A_ROUND,
    HEXES_A_ROUND,
    PASSED_SHARE,
    SHARE_WITH_NEWCOMERS,
    courage,
    haste,
    is_first_of_twins,
    rounds_needed,
    rounds_of_walking,
    share_to_be_killed,
)
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.scenario.circumstances import cleansed_mark
from tabletome.games.gloomhaven.rules.scenario.plates import plates_in_play
from tests.games.gloomhaven.quests import enter


def test_a_long_way_to_a_goal_takes_rounds_though_nobody_is_left_to_fight() -> None:
    quest = enter("icecrag-ascent", players=4).open_all().kill()
    g = quest.g
    way = min(g.board.distance(g.figures[0].at, at) for at in g.plan.marked("a"))
    assert way > 2 * HEXES_A_ROUND
    assert rounds_needed(g) > rounds_of_walking(g) >= way // HEXES_A_ROUND - 1


def test_where_the_goal_is_to_kill_no_way_is_counted() -> None:
    assert rounds_of_walking(enter("black-barrow").g) == 0


def test_with_fewer_cards_there_is_more_haste() -> None:
    g = enter("black-barrow", players=2).g
    before = haste(g, 20)
    for hero in g.heroes:
        hero.lost, hero.hand = hero.hand[3:], hero.hand[:3]
    assert haste(g, 20) > before


def test_where_a_number_of_enemies_is_the_goal_no_more_are_counted() -> None:
    g = enter("inox-encampment", players=4).g
    before = rounds_needed(g)
    g.killed = 15
    assert share_to_be_killed(g, 30) < 1 == share_to_be_killed(enter("black-barrow").g, 30)
    assert rounds_needed(g) < before


def test_to_survive_takes_as_many_rounds_as_the_page_says() -> None:
    g = enter("ruinous-rift", players=4).g
    assert rounds_needed(g) == 10
    g.round = 9
    assert rounds_needed(g) == 2


def test_nobody_hurries_into_a_crowd_that_would_strike_the_party_down() -> None:
    quest = enter("black-barrow", players=4)
    g = quest.g
    for hero in g.heroes:
        hero.lost, hero.hand = hero.hand[3:], hero.hand[:3]
    before = haste(g, 20)
    assert courage(g) > 0
    quest.open_all()
    assert 0 <= courage(g) < 1
    assert 1 <= haste(g, 20) < before
    quest.kill()
    assert courage(g) == 1


def test_where_it_is_enough_to_come_somewhere_not_everybody_has_to_be_killed() -> None:
    assert share_to_be_killed(enter("noxious-cellar").g, 10) == PASSED_SHARE
    assert share_to_be_killed(enter("alchemy-lab").g, 10) == PASSED_SHARE
    assert share_to_be_killed(enter("oozing-grove").g, 10) == 1


def test_who_comes_every_round_has_to_be_fought_where_the_goals_are_places() -> None:
    quest = enter("ancient-cistern", players=4)
    g = quest.g
    before = rounds_needed(g)
    assert share_to_be_killed(g, 10) == SHARE_WITH_NEWCOMERS > PASSED_SHARE
    for pump in plates_in_play(g, page(26).goals[0].places):  # type: ignore[attr-defined]
        g.tally = g.tally | {cleansed_mark(pump): 1}
    assert share_to_be_killed(g, 10) == PASSED_SHARE, "no pump is left from which they come"
    assert rounds_needed(g) < before


def test_hit_points_that_several_hexes_share_are_counted_once() -> None:
    g = enter("oozing-grove", players=4).g
    trees = [figure for figure in g.figures if figure.name == "tree"]
    assert len(trees) == 9
    assert sum(is_first_of_twins(g, who) for who, figure in enumerate(g.figures) if figure.name == "tree") == 3
    before = rounds_needed(g)
    for figure in trees:
        figure.at = -1
    fewer = (before - rounds_needed(g)) * DAMAGE_A_ROUND * 4
    assert abs(fewer - 3 * trees[0].health) <= DAMAGE_A_ROUND * 4
