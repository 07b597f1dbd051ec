"""Patrol, quest and the rules of movement. Rulebook: "Patrol", "Quest", "Movement rules", "Water, crags, rivers"."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.events import WarBegan
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
CRAGS_CROSSED = Break(
    "rules/movement.py", "board.neighbours[start])\n    if", "board.regions_of(board.home[start]))\n    if"
)


def moves(red: str, action: str, blue: str = "orcs of south at south.3 south.3") -> Kingdoms:
    return kingdoms(red=red, blue=blue, green="elves of east at east.3 east.3", action=action)


def targets(game: Kingdoms, verb: str) -> list[str]:
    return [offer.split()[2] for offer in game.offers(verb)]


# Patrol


@rule("TEK-MOVE-01")
def test_a_patrol_moves_one_meeple_to_an_adjacent_region() -> None:
    game = moves("humans of north at north.1 north.1", "patrol").plays("red: patrol north.1 north.4")
    assert game.at("north.1") == ["red"]
    assert game.at("north.4") == ["red"]
    assert game.asked() == "blue act"


@rule("TEK-MOVE-01")
def test_a_patrol_stays_on_the_territory_of_the_meeple() -> None:
    game = moves("humans of north at north.4 north.4", "patrol")
    assert targets(game, "patrol") == ["north.1", "north.3"]


@rule("TEK-MOVE-01")
def test_a_patrol_may_go_on_any_territory_not_only_at_home() -> None:
    game = moves("humans of north at south.4 east.2", "patrol")
    assert game.offers("patrol") == ["patrol south.4 south.1", "patrol east.2 east.5"]


@rule("TEK-MOVE-02", "TEK-REGION-02")
def test_regions_that_share_a_border_are_adjacent_unless_a_river_runs_along_it() -> None:
    game = moves("humans of north at north.1 north.1", "patrol")
    assert targets(game, "patrol") == ["north.3", "north.4"]


@rule("TEK-MOVE-02")
@pytest.mark.parametrize(("region", "adjacent"), [(1, "3 4"), (2, "3 5"), (3, "1 2 4 5"), (4, "1 3"), (5, "2 3")])
def test_a_patrol_leads_to_every_adjacent_region_and_to_no_other(region: int, adjacent: str) -> None:
    game = moves(f"humans of north at north.{region} north.{region}", "patrol")
    assert targets(game, "patrol") == [f"north.{number}" for number in adjacent.split()]


@rule("TEK-MOVE-03", "TEK-REGION-02")
def test_a_patrol_cannot_cross_a_river() -> None:
    assert "north.1" not in targets(moves("humans of north at north.2 north.2", "patrol"), "patrol")


@rule("TEK-MOVE-03")
@rule("TEK-REGION-01", breaks=CRAGS_CROSSED)
def test_a_patrol_cannot_cross_crags() -> None:
    assert "north.5" not in targets(moves("humans of north at north.4 north.4", "patrol"), "patrol")


@rule("TEK-MOVE-03", "TEK-REGION-01")
def test_a_patrol_cannot_cross_water() -> None:
    game = moves("humans of ilvessia at ilvessia.1 ilvessia.1", "patrol")
    assert targets(game, "patrol") == ["ilvessia.2", "ilvessia.5"]


@rule("TEK-MOVE-03", "TEK-FACTION-30")
def test_lizardfolk_patrol_across_rivers_and_crags_but_land_only_where_meeples_can_stand() -> None:
    game = moves("lizardfolk of north at north.4 north.4; magic 1", "patrol")
    assert sorted(targets(game, "patrol")) == ["north.1", "north.2", "north.3", "north.5"]


@rule("TEK-REGION-01")
def test_no_meeple_can_stand_on_water_or_crags() -> None:
    board = moves("humans of north at north.1", "patrol").g.board
    assert board.names[:5] == [f"north.{number}" for number in range(1, 6)]
    assert not {"water", "crags"} & set(board.kinds)


# Quest


@rule("TEK-MOVE-04")
def test_a_quest_moves_one_meeple_to_another_territory() -> None:
    game = moves("humans of north at north.1 north.1", "quest").plays("red: quest north.1 south.4")
    assert game.at("north.1") == ["red"]
    assert game.at("south.4") == ["red"]


@rule("TEK-MOVE-04", "TEK-MOVE-05")
def test_a_quest_leads_to_any_border_region_of_any_other_territory() -> None:
    game = moves("humans of north at north.2 north.2", "quest")
    assert targets(game, "quest") == [f"{name}.{number}" for name in ("south", "east") for number in (1, 2, 4, 5)]


@rule("TEK-MOVE-04", "TEK-MOVE-05")
def test_a_quest_starts_from_a_border_region() -> None:
    assert moves("humans of north at north.3 north.3", "quest").offers() == ["pass"]


@rule("TEK-MOVE-04")
def test_a_quest_may_lead_home_or_from_one_foreign_territory_to_another() -> None:
    game = moves("humans of north at south.1 south.1", "quest")
    assert {target.split(".")[0] for target in targets(game, "quest")} == {"north", "east"}


@rule("TEK-MOVE-04", "TEK-MOVE-05")
def test_a_quest_may_lead_to_the_lost_kingdom() -> None:
    game = kingdoms(red="humans of north at north.1 north.1", blue="orcs of south at south.1 south.1", action="quest")
    assert {target.split(".")[0] for target in targets(game, "quest")} == {"south", "east"}


@rule("TEK-MOVE-05")
@pytest.mark.parametrize(("region", "on_border"), [(1, True), (2, True), (3, False), (4, True), (5, True)])
def test_a_border_region_touches_the_outer_edge_of_its_card(region: int, on_border: bool) -> None:
    game = moves(f"humans of north at north.{region} north.{region}", "quest")
    assert bool(game.offers("quest")) == on_border


@rule("TEK-MOVE-06")
@pytest.mark.parametrize("region", ["north.3", "fionarria.2"])
def test_a_region_cut_off_from_the_edge_by_crags_or_water_is_no_border_region(region: str) -> None:
    game = moves(f"humans of {region.split('.')[0]} at {region} {region}", "quest")
    assert game.offers() == ["pass"]
    back = moves(f"humans of {region.split('.')[0]} at south.1 south.1", "quest")
    assert region not in targets(back, "quest")


# Movement rules


@rule("TEK-MOVE-07", "TEK-WAR-13")
@pytest.mark.parametrize("action", ["patrol", "quest"])
def test_nobody_moves_into_a_region_that_holds_two_meeples_of_whatever_colours(action: str) -> None:
    game = kingdoms(
        red="humans of north at south.1 north.1",
        blue="orcs of south at south.4 south.4 east.4 south.3",
        green="elves of east at east.4 south.3",
        action=action,
    )
    assert not {"south.3", "south.4", "east.4"} & set(targets(game, action))


@rule("TEK-MOVE-07")
def test_nobody_moves_where_they_have_two_meeples_already() -> None:
    game = moves("humans of north at north.1 north.3 north.3", "patrol")
    assert game.offers("patrol") == [
        "patrol north.1 north.4",
        "patrol north.3 north.1",
        "patrol north.3 north.2",
        "patrol north.3 north.4",
        "patrol north.3 north.5",
    ]


@rule("TEK-MOVE-07")
def test_two_meeples_in_all_is_the_limit_not_two_of_each_colour() -> None:
    game = kingdoms(
        red="humans of north at north.1 south.4",
        blue="orcs of south at south.1 south.3",
        green="elves of east at south.1 east.1",
        action="patrol",
    )
    assert targets(game, "patrol") == ["north.3", "north.4", "south.3"]
    assert LEDGER.rule("TEK-MOVE-07").data["max_meeples_per_region"] == 2


@rule("TEK-MOVE-08")
def test_nobody_moves_where_another_players_last_meeple_stands() -> None:
    game = moves("humans of north at north.1 north.1", "quest", blue="orcs of south at south.1")
    assert "south.1" not in targets(game, "quest")
    two = moves("humans of north at north.1 north.1", "quest", blue="orcs of south at south.1 south.3")
    assert "south.1" in targets(two, "quest")


@rule("TEK-MOVE-09")
def test_nobody_moves_their_own_last_meeple_where_another_player_stands() -> None:
    game = moves("humans of north at north.1", "quest", blue="orcs of south at south.1 south.3")
    assert "south.1" not in targets(game, "quest")
    assert "south.2" in targets(game, "quest")


@rule("TEK-MOVE-09")
def test_a_last_meeple_does_not_enter_an_allys_region() -> None:
    game = moves("humans of north at south.1", "patrol", blue="orcs of south at south.1 south.4")
    assert targets(game, "patrol") == ["south.3"]


@rule("TEK-MOVE-08")
def test_a_searching_meeple_counts_when_it_is_asked_whether_another_is_the_last() -> None:
    game = moves("humans of north at north.1 north.1", "quest", blue="orcs of south at south.1 south.5*")
    assert "south.1" in targets(game, "quest")


@rule("TEK-MOVE-09")
def test_a_searching_meeple_counts_when_it_is_asked_whether_ones_own_is_the_last() -> None:
    game = moves("humans of north at north.1 north.5*", "quest", blue="orcs of south at south.1 south.3")
    assert "south.1" in targets(game, "quest")


@rule("TEK-MOVE-08", "TEK-MOVE-09")
def test_last_meeples_are_counted_when_the_move_is_chosen() -> None:
    game = kingdoms(
        red="humans of north at south.4 north.3; ore 1",
        blue="orcs of south at south.1 south.3",
        green="elves of east at south.2 east.3",
        action="patrol",
    )
    assert "south.1" in targets(game, "patrol")
    game.plays("red: patrol south.4 south.1", "red: bid 1", "blue: white-flag", "blue: collect", "blue: take mana")
    assert game.meeples("blue") == 1
    assert "south.3" not in targets(game, "patrol")


@rule("TEK-MOVE-08", "TEK-P2-03")
def test_the_last_neutral_meeple_may_be_attacked() -> None:
    game = kingdoms(
        red="humans of north at north.1 north.1; ore 1", blue="orcs of south at south.1 south.1", action="quest"
    )
    game.with_neutrals("east.2").plays("red: quest north.1 east.2")
    assert game.at("east.2") == ["red"]


@rule("TEK-MOVE-09", "TEK-P2-03")
def test_a_last_meeple_may_not_attack_a_neutral_one() -> None:
    game = kingdoms(red="humans of north at north.1; ore 1", blue="orcs of south at south.1 south.1", action="quest")
    assert "east.2" not in targets(game.with_neutrals("east.2"), "quest")


@rule("TEK-MOVE-08", "TEK-MOVE-09", "TEK-FACTION-33")
@pytest.mark.parametrize(
    ("red", "blue", "offered"),
    [
        ("north.1", "south.1", True),  # two last meeples, and no war follows
        ("north.1", "south.1 south.1", False),  # the swapper's last would fight in the region entered
        ("north.1 north.1", "south.1", False),  # the other's last would fight in the region left
        ("north.1 north.1", "south.1 south.1", True),
    ],
)
def test_a_swap_may_not_put_a_last_meeple_into_a_war(red: str, blue: str, offered: bool) -> None:
    game = moves(f"lizardfolk of north at {red}; magic 4", "quest", blue=f"orcs of south at {blue}")
    assert ("swap north.1 south.1" in game.offers("swap")) == offered


# The pictures


@rule("TEK-MOVE-10")
@pytest.mark.parametrize("there", ["south.1 south.1", "south.1 east.1"])
@pytest.mark.parametrize("action", ["patrol", "quest", "expand"])
def test_example_three_meeples_in_one_region_are_impossible(there: str, action: str) -> None:
    blue, green = (
        ("south.1 south.1 south.3", "east.3") if there == "south.1 south.1" else ("south.1 south.3", "south.1")
    )
    game = kingdoms(
        red="humans of north at south.4 north.2; food 9",
        blue=f"orcs of south at {blue}; food 9",
        green=f"elves of east at {green} east.2; food 9",
        action=action,
    )
    assert len(game.at("south.1")) == 2
    for colour in ("red", "blue", "green"):
        assert game.asked() == f"{colour} act"
        assert not [offer for offer in game.offers(action) if offer.endswith(" south.1")]
        game.plays(f"{colour}: {'pass' if colour == 'red' else 'collect'}")
    with pytest.raises(AssertionError):
        GAME.check(kingdoms(red="humans of north at north.1 north.1 north.1", blue="orcs of south at south.1").g)


@rule("TEK-MOVE-11")
def test_example_a_region_may_hold_two_meeples_of_one_colour_or_of_two() -> None:
    game = moves("humans of north at north.1 north.3 south.4", "patrol", blue="orcs of south at south.1 south.2")
    game.plays("red: patrol north.1 north.3", "blue: patrol south.1 south.4", "blue: white-flag", "red: white-flag")
    GAME.check(game.g)
    assert game.at("north.3") == ["red", "red"]
    assert game.at("south.4") == ["red", "blue"]


@rule("TEK-MOVE-12")
def test_example_a_quest_between_borders_and_a_patrol_next_door_are_legal_but_none_across_a_river() -> None:
    quest = moves("humans of morandrea at morandrea.1 morandrea.1", "quest", blue="orcs of elan at elan.3 elan.3")
    patrol = moves("humans of elan at elan.1 elan.1", "patrol")
    legal = {
        "blue": "elan.1" in targets(quest, "quest"),
        "green": "elan.3" in targets(patrol, "patrol"),
        "red": "elan.2" in targets(patrol, "patrol"),
    }
    assert legal == {case["arrow"]: case["legal"] for case in LEDGER.rule("TEK-MOVE-12").data["cases"]}


@rule("TEK-MOVE-07")
def test_moving_beside_ones_own_meeple_starts_no_war() -> None:
    game = moves("humans of north at north.1 north.4", "patrol").plays("red: patrol north.1 north.4")
    assert game.at("north.4") == ["red", "red"]
    assert game.told(WarBegan) == []
