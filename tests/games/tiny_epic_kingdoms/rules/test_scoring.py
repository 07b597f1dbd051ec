"""Final scoring and tie-breaks: TEK-SCORE."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.content.box import TOWER_POINTS
from tabletome.games.tiny_epic_kingdoms.events import RuinsEmptied
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms

LEDGER = Ledger.load(GAME.folder / "rules.yaml")


def table(
    red: str = "humans of north at north.1",
    blue: str = "dwarves of south at south.1",
    green: str = "elves of east at east.1",
) -> Kingdoms:
    return kingdoms(red=red, blue=blue, green=green)


# Where points come from


@rule("TEK-SCORE-01")
def test_each_meeple_in_play_is_worth_1_point() -> None:
    assert LEDGER.rule("TEK-SCORE-01").data["vp_per_meeple"] == 1
    game = table(red="humans of north at north.1 north.1 south.4").at_the_end()
    assert game.score("red")["meeples"] == 3


@rule("TEK-SCORE-01")
def test_meeples_in_ruins_leave_play_before_anything_is_counted_upright_or_searching() -> None:
    game = table(red="humans of north at north.1 north.5 south.5*").at_the_end()
    assert (game.at("north.5"), game.at("south.5")) == ([], [])
    assert [event.count for event in game.told(RuinsEmptied)] == [2]
    assert game.score("red")["meeples"] == 1


@rule("TEK-SCORE-02")
@pytest.mark.parametrize("level", range(6))
def test_each_magic_level_is_worth_1_point(level: int) -> None:
    assert LEDGER.rule("TEK-SCORE-02").data["vp_per_magic_level"] == 1
    assert table(red=f"humans of north at north.1; magic {level}").at_the_end().score("red")["magic"] == level


@rule("TEK-SCORE-02")
@pytest.mark.parametrize(("level", "bonus"), [(4, 0), (5, 2)])
def test_the_ability_of_level_5_brings_its_points_only_to_who_has_learned_it(level: int, bonus: int) -> None:
    game = table(red=f"humans of north at north.1; mana 4 ore 5 food 3 magic {level}").at_the_end()
    assert game.score("red")["faction"] == bonus


@rule("TEK-SCORE-03", breaks=Break("rules/scoring.py", "TOWER_POINTS[g.tower[seat]]", "g.tower[seat]"))
@pytest.mark.parametrize("level", range(7))
def test_the_tower_is_worth_what_the_tower_card_says_for_its_level(level: int) -> None:
    game = table(red=f"humans of north at north.1; tower {level}").at_the_end()
    assert game.score("red")["tower"] == TOWER_POINTS[level]


@rule("TEK-SCORE-03")
def test_the_tower_card_has_points_for_six_levels_and_none_below_the_first() -> None:
    assert len(TOWER_POINTS) == 7
    assert TOWER_POINTS[0] == 0
    assert list(TOWER_POINTS) == sorted(set(TOWER_POINTS))


@rule("TEK-SCORE-04")
def test_a_capital_city_is_worth_2_points_to_its_only_occupant() -> None:
    assert LEDGER.rule("TEK-SCORE-04").data == {"sole": 2, "shared_each": 1}
    game = table(red="humans of north at north.3 south.3 south.3").at_the_end()
    assert game.score("red")["capitals"] == 4


@rule("TEK-SCORE-04")
def test_a_capital_city_shared_by_allies_is_worth_1_point_to_each() -> None:
    game = table(red="humans of north at south.3", blue="dwarves of south at south.3").at_the_end()
    assert (game.score("red")["capitals"], game.score("blue")["capitals"]) == (1, 1)


@rule("TEK-SCORE-05")
def test_the_crown_is_worth_2_points_and_a_city_1() -> None:
    assert LEDGER.rule("TEK-SCORE-05").data == {"crown": 2, "city": 1}
    game = table().with_crown("red").with_token("city", "north.1", face_up=True).at_the_end()
    assert (game.score("red")["tokens"], game.score("blue")["tokens"]) == (3, 0)


@rule("TEK-SCORE-05")
def test_the_other_tokens_are_worth_nothing() -> None:
    game = table(red="humans of north at north.1 north.2 north.3 north.4")
    for token, place in zip(("camp", "fort", "church", "dragons_lair"), ("1", "2", "3", "4"), strict=True):
        game.with_token(token, f"north.{place}", face_up=True)
    assert game.at_the_end().score("red")["tokens"] == 0


@rule("TEK-SCORE-01", "TEK-SCORE-05")
def test_a_city_in_ruins_is_worth_nothing_for_nobody_is_left_to_hold_it() -> None:
    game = table(red="humans of north at north.1 north.5*").with_token("city", "north.5", face_up=True).at_the_end()
    assert game.score("red")["tokens"] == 0


@rule("TEK-SCORE-01", "TEK-SCORE-02")
def test_meeples_in_ruins_do_not_count_for_a_bonus_of_level_5() -> None:
    game = table(red="lizardfolk of north at north.1 south.5* east.2; magic 5").at_the_end()
    assert game.score("red")["faction"] == 1


# Who wins


@rule("TEK-SCORE-06")
def test_the_highest_total_wins() -> None:
    game = table(
        red="humans of north at north.1 north.2 north.4; magic 1",
        blue="dwarves of south at south.3; tower 2 magic 3",
        green="elves of east at east.1 east.1 east.2 east.4",
    ).at_the_end()
    assert game.run.outcome is not None
    assert game.run.outcome.scores == (4, 1 + 3 + TOWER_POINTS[2] + 2, 4)
    assert game.winners() == ["blue"]


ONE_MORE = {
    "meeples_in_play": ("at north.1 north.2 north.4", "at south.1 south.2; tower 1 magic 0 ore 9"),
    "tower_level": ("at north.1 north.2; tower 2", "at south.1 south.2; magic 2 ore 9"),
    "magic_level": ("at north.1 north.2; magic 2", "at south.3 south.2; ore 9"),
    "total_resources": ("at north.1; mana 1 ore 1 food 1", "at south.1; mana 2"),
}
"""Red has more of what breaks the tie; blue as many points, as much of what comes before, more of what comes after."""


@rule("TEK-SCORE-07")
@pytest.mark.parametrize("breaker", LEDGER.rule("TEK-SCORE-07").data["order"])
def test_a_tie_is_broken_by_meeples_then_tower_then_magic_then_resources(breaker: str) -> None:
    red, blue = ONE_MORE[breaker]
    game = table(red=f"humans of north {red}", blue=f"goblins of south {blue}").at_the_end()
    assert sum(game.score("red").values()) == sum(game.score("blue").values())
    assert game.winners() == ["red"]


@rule("TEK-SCORE-07")
def test_tie_breaks_come_in_the_order_of_the_book() -> None:
    assert list(ONE_MORE) == LEDGER.rule("TEK-SCORE-07").data["order"]


@rule("TEK-SCORE-07", "TEK-SCORE-01")
def test_meeples_in_ruins_break_no_tie() -> None:
    game = table(
        red="humans of north at north.1 north.2; tower 1",
        blue="dwarves of south at south.1 south.2 south.5* south.5*; magic 1 ore 9",
    ).at_the_end()
    assert game.winners() == ["red"]


@rule("TEK-SCORE-08")
def test_a_tie_that_nothing_breaks_is_a_shared_victory() -> None:
    game = table(
        red="humans of north at north.1 north.2; mana 2",
        blue="dwarves of south at south.1 south.2; food 1 ore 1",
        green="elves of east at east.1; mana 9",
    ).at_the_end()
    assert game.winners() == ["red", "blue"]
