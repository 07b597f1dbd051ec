"""Choices in words, and what is barred and why."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.rules.scoring import points_now
from tabletome.games.tiny_epic_kingdoms.view import icons
from tabletome.scene import Choice, Question, t
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms, setting_up
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
    more = question_of(game).help
    assert more is not None
    assert in_english(more).endswith("Elves can set 3 at most.")


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


# What a choice leads to


def choice_of(game: Kingdoms, action: str) -> Choice:
    (found,) = [choice for choice in question_of(game).choices if choice.action == action]
    return found


def foretold(game: Kingdoms, action: str) -> dict[str, tuple[int | None, int | None]]:
    """Before and after, by the thing or the words of the forecast."""
    return {
        each.thing or in_english(each.text or t("")): (each.before, each.after)
        for each in choice_of(game, action).forecast
    }


@rule("TEK-BUILD-04")
def test_building_says_what_it_costs_and_what_it_makes_of_ones_points() -> None:
    game = two_kingdoms("build", red="orcs of elan at elan.1 elan.1; ore 9 tower 4")
    assert [(badge.icon, badge.value) for badge in choice_of(game, "build").cost] == [(icons.RESOURCES["ore"], 5)]
    assert foretold(game, "build") == {"seat:0": (6, 8)}


def test_what_a_region_hides_is_not_foretold() -> None:
    hidden = patrol_in_the_north().with_token("city", "north.4")
    assert foretold(hidden, "patrol north.1 north.4") == {}
    seen = patrol_in_the_north().with_token("city", "north.4", face_up=True)
    assert foretold(seen, "patrol north.1 north.4") == {"seat:0": (2, 3)}


@rule("TEK-WAR-05", "TEK-WAR-06")
def test_a_war_die_says_what_it_beats_and_what_is_left_to_pay() -> None:
    red = "orcs of elan at elan.1 elan.1; ore 9 mana 1 magic 3"
    game = two_kingdoms("quest", red=red, blue="elves of galson at galson.1 galson.2; ore 3")
    game.plays("red: quest elan.1 galson.1")
    assert foretold(game, "bid 2") == {"beats 2 or less of Elves": (None, None)}
    assert foretold(game, "bid 3") == {"Elves cannot beat this": (None, None)}
    assert [badge.value for badge in choice_of(game, "bid 3").cost] == [2]
    assert (choice_of(game, "white-flag").role, choice_of(game, "bid 3").amounts) == ("skip", {"war-cost": 3})


@rule("TEK-FACTION-13")
def test_a_raise_is_chosen_knowing_both_outcomes() -> None:
    red = "orcs of elan at elan.1 elan.1; ore 3 mana 3 magic 4"
    game = kingdoms("quest", red=red, blue="elves of galson at galson.1 galson.2; ore 4").plays(
        "red: quest elan.1 galson.1", "red: bid 3", "blue: bid 4"
    )
    assert game.asked() == "red raise"
    assert foretold(game, "raise")["you win, 5 : 4"] == (None, None)
    assert foretold(game, "decline")["you lose, 3 : 4"] == (None, None)
    assert (choice_of(game, "raise").role, choice_of(game, "decline").role) == ("main", "skip")
    assert "seat:1" in foretold(game, "raise")
    assert "seat:1" not in foretold(game, "decline")


def test_an_action_that_one_could_not_take_says_why() -> None:
    game = two_kingdoms(red="orcs of elan at elan.1 elan.1; food 9")
    said = choices_of(game)["select expand"]
    assert said == "Expand: of no use to you now. Elan 1: no room, your meeple is not alone there"


@rule("TEK-WAR-10")
def test_whoever_pays_for_war_reads_what_each_resource_covers_and_what_abilities_take_off() -> None:
    blue = "elves of galson at galson.1 galson.2; mana 1 ore 1"
    game = two_kingdoms("quest", red="orcs of elan at elan.1 elan.2; mana 3 ore 3 food 2 magic 3", blue=blue)
    game.plays("red: quest elan.1 galson.1", "red: bid 4", "blue: bid 1")
    help_ = question_of(game).help
    assert help_ is not None
    assert in_english(help_) == "Mana covers 2, ore 1, food 1, 1 off."


def words_of(game: Kingdoms, action: str) -> dict[str, tuple[int | None, int | None]]:
    """Before and after, by the words of the forecast."""
    return {in_english(each.text or t("")): (each.before, each.after) for each in choice_of(game, action).forecast}


def test_an_attack_foretells_ones_points_won_and_lost() -> None:
    game = two_kingdoms("quest")
    now = sum(points_now(game.g)[0].values())
    won, lost = (words_of(game, "quest elan.1 galson.1")[f"if you {how}: points"] for how in ("win", "lose"))
    assert won[0] == lost[0] == now
    assert lost[1] is not None
    assert lost[1] < now


@pytest.mark.parametrize("magic", [2, 3])
def test_points_are_foretold_however_the_price_may_be_paid(magic: int) -> None:
    game = two_kingdoms("build", red=f"elves of elan at elan.1 elan.2; ore 3 mana 3 magic {magic}")
    now = sum(points_now(game.g)[0].values())
    assert foretold(game, "build")["seat:0"] == (now, now + 1)


def test_inland_regions_say_so() -> None:
    assert any(
        badge.text == t("badge-inland")
        for board in GAME.scene(two_kingdoms().g, None).boards
        for cell in board.cells
        if cell.id == "elan.3"
        for badge in cell.badges
    )


# What is counted out, and what is shown


def test_the_first_stock_is_counted_out_from_what_is_recommended() -> None:
    game = setting_up(players=3, first=1)
    game.plays(f"red: choose-side {game.g.cards[0][0]}")
    question = question_of(game)
    assert [(stat.id, stat.value) for stat in question.amounts] == [("mana", 2), ("ore", 1), ("food", 3)]
    assert [choice.amounts for choice in question.choices if choice.action == "stock 2 1 3"] == [
        {"mana": 2, "ore": 1, "food": 3}
    ]


def test_shapes_to_take_are_shown_as_cards() -> None:
    red = "shapeshifters of elan at elan.1 elan.1; mana 3"
    game = two_kingdoms("research", red=red).plays("red: research")
    question = question_of(game)
    assert len(question.shows) == 3
    assert [choice.things for choice in question.choices] == [[card.id] for card in question.shows]
    assert all(card.parts[0].text for card in question.shows)
