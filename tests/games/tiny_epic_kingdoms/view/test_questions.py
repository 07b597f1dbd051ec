"""Choices in words, and what is barred and why."""

from __future__ import annotations

import pytest

from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.scene import Question
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms
from tests.games.tiny_epic_kingdoms.view.test_scene import everyone, in_english, two_kingdoms


def question_of(game: Kingdoms) -> Question:
    assert game.run.decision is not None
    question: Question = GAME.question(game.g, game.run.decision)
    return question


def choices_of(game: Kingdoms) -> dict[str, str]:
    return {choice.action: in_english(choice.text) for choice in question_of(game).choices}


def barred_by(game: Kingdoms) -> set[tuple[str, ...]]:
    """What is barred: the rule and the things."""
    return {(entry.rule, *entry.things) for entry in question_of(game).barred}


def patrol_in_the_north(**others: str) -> Kingdoms:
    """Orcs in the north of a territory whose 1 and 2 have a river between them; 3 borders on both."""
    others.setdefault("blue", "elves of south at south.1 south.2")
    return kingdoms("patrol", red="orcs of north at north.1 north.1", **others)


def test_a_move_into_another_players_region_says_whom_it_attacks() -> None:
    game = two_kingdoms("quest")
    assert choices_of(game)["quest elan.1 galson.1"] == "Quest: Elan 1 → Galson 1 (attacks Elves)"


def test_a_move_is_pointed_out_region_by_region() -> None:
    (choice,) = [
        choice for choice in question_of(two_kingdoms("quest")).choices if choice.action == "quest elan.1 galson.1"
    ]
    assert choice.things == ["elan.1", "galson.1"]


def test_a_trade_says_what_is_given_and_what_is_got_and_what_is_lost() -> None:
    game = two_kingdoms("trade", red="humans of elan at elan.1 elan.1; ore 9 food 3 magic 2")
    assert choices_of(game)["trade food mana 3"] == "Trade: 3 food → 4 mana"
    assert choices_of(game)["trade food ore 3"] == "Trade: 3 food → 4 ore (9 at most, the rest is lost)"


def test_collecting_says_what_it_would_bring() -> None:
    blue = "elves of south at south.1 south.4 south.5*"
    game = kingdoms("build", red="orcs of north at north.1 north.2", blue=blue).plays("red: pass")
    assert choices_of(game)["collect"] == "Collect resources: 1 mana, 1 ore, 1 of your choice"


def test_the_war_die_is_set_knowing_who_fights_and_how_high_the_other_can_go() -> None:
    game = two_kingdoms("quest", blue="elves of galson at galson.1 galson.2; mana 1 ore 1")
    game.plays("red: quest elan.1 galson.1")
    asked = in_english(question_of(game).text)
    assert asked.startswith("War for Galson 1: Orcs against Elves.")
    assert asked.endswith("Elves can set 3 at most.")


def test_an_action_with_a_shield_is_barred() -> None:
    assert barred_by(two_kingdoms().with_shields("quest")) == {("TEK-TURN-03", "action:quest")}


def test_collecting_is_barred_on_ones_own_turn() -> None:
    assert barred_by(patrol_in_the_north()) >= {("TEK-TURN-06",)}


def test_a_patrol_across_a_river_is_barred() -> None:
    assert ("TEK-REGION-02", "north.1", "north.2") in barred_by(patrol_in_the_north())


def test_a_full_region_is_barred() -> None:
    game = patrol_in_the_north(blue="elves of south at north.3 north.3 south.1")
    assert ("TEK-MOVE-07", "north.3") in barred_by(game)


def test_another_players_last_meeple_is_barred() -> None:
    assert ("TEK-MOVE-08", "north.3") in barred_by(patrol_in_the_north(blue="elves of south at north.3"))


def test_a_war_with_ones_own_last_meeple_is_barred() -> None:
    game = kingdoms("patrol", red="orcs of north at north.1", blue="elves of south at north.3 south.1")
    assert ("TEK-MOVE-09", "north.3") in barred_by(game)


def test_a_neutral_meeple_that_costs_too_much_is_barred() -> None:
    game = kingdoms("quest", red="orcs of north at north.1 north.2; ore 1", blue="elves of south at south.1 south.2")
    assert ("TEK-P2-06", "east.1") in barred_by(game.with_neutrals("east.1", "east.2"))


def test_a_searching_meeple_is_barred_from_moving_but_may_stand_up() -> None:
    game = kingdoms("patrol", red="orcs of north at north.5* north.1", blue="elves of south at south.1 south.2")
    assert ("TEK-RUINS-03", "north.5") in barred_by(game)
    (choice,) = [choice for choice in question_of(game).choices if choice.action == "stand-up north.5"]
    assert choice.things == ["m:north.5:0"]


def test_a_quest_from_inland_is_barred() -> None:
    game = kingdoms("quest", red="orcs of north at north.3 north.1", blue="elves of south at south.1 south.2")
    assert ("TEK-MOVE-05", "north.3") in barred_by(game)


@pytest.mark.parametrize(
    ("action", "red", "barred"),
    [
        ("build", "tower 2 ore 2", ("TEK-BUILD-01", "tower.3")),
        ("build", "tower 6 ore 9", ("TEK-END-02", "tower.6")),
        ("research", "magic 2 mana 2", ("TEK-RESEARCH-01", "card:orcs:3")),
        ("research", "magic 5 mana 9", ("TEK-END-03", "card:orcs:5")),
        ("expand", "food 2", ("TEK-EXPAND-01", "res:0:food")),
        ("expand", "food 9", ("TEK-EXPAND-03", "elan.1")),
        ("trade", "", ("TEK-TRADE-01",)),
    ],
)
def test_an_action_that_cannot_be_taken_says_why(action: str, red: str, barred: tuple[str, ...]) -> None:
    game = two_kingdoms(action, red=f"orcs of elan at elan.1 elan.1; {red}")
    assert barred_by(game) == {barred, ("TEK-TURN-06",)}
    everyone().encode(question_of(game))
