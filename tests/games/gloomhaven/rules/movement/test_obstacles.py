"""Obstacles on the printed maps: tiles of several hexes, and what cannot be destroyed. GH-OVL-17, 19, GH-SPECIAL"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.events import ObstacleDestroyed
from tests.games.gloomhaven.quests import Quest, enter, play


def cragheart(scenario: str, at: int, *cards: str) -> Quest:
    """No enemy is left, and the Cragheart is about to use these cards here."""
    return enter(scenario, first="cragheart").kill().put(0, at).begins_turn(0, *cards)


def offers(quest: Quest) -> list[str]:
    assert quest.run.decision is not None
    return [str(option) for option in quest.run.decision.options]


# The warehouse: shelves lie on hexes 53 and 54, and on 57 and 58; cabinets on 64 and 69
BESIDE_SHELF_AND_CABINET = 59


@rule("GH-OVL-17")
def test_a_tile_of_two_hexes_is_one_obstacle_and_destroyed_as_a_whole() -> None:
    quest = cragheart("gloomhaven-warehouse", BESIDE_SHELF_AND_CABINET, "rock-tunnel", "crater")
    play(quest.run, "top rock-tunnel")
    assert offers(quest) == ["place 54", "place 64", "skip"], "a shelf is offered once"
    play(quest.run, "place 54")
    assert quest.run.state.obstacles == {57, 58, 64, 69}
    assert [event.hex for event in quest.events if isinstance(event, ObstacleDestroyed)] == [53]


@rule("GH-OVL-19")
def test_only_a_tile_of_one_hex_is_moved() -> None:
    quest = cragheart("gloomhaven-warehouse", BESIDE_SHELF_AND_CABINET, "clear-the-way", "crater")
    play(quest.run, "top clear-the-way")
    assert offers(quest) == ["place 64", "skip"]
    play(quest.run, "place 64", "place 65")
    assert quest.run.state.obstacles == {53, 54, 57, 58, 65, 69}
    play(quest.run, "end-turn")


@rule("GH-OVL-19")
def test_an_obstacle_made_where_a_tile_was_destroyed_is_one_of_its_own() -> None:
    quest = enter("gloomhaven-warehouse", first="cragheart").kill()
    quest.g.obstacles -= {54}
    quest.put(0, BESIDE_SHELF_AND_CABINET).begins_turn(0, "clear-the-way", "crater")
    play(quest.run, "top clear-the-way")
    assert offers(quest) == ["place 53", "place 64", "skip"]


@rule("GH-SPECIAL-08")
@pytest.mark.parametrize(
    ("scenario", "at", "breakable"),
    [
        pytest.param("scorched-summit", 49, [50], id="34: a nest, but no boulder"),
        pytest.param("treacherous-divide", 75, [67], id="39: a boulder, but no pit"),
        pytest.param("the-void", 30, [23], id="51: an altar, but no pit"),
        pytest.param("noxious-cellar", 74, [], id="52: nothing that blocks lines of sight"),
        pytest.param("noxious-cellar", 30, [20], id="52: what lies in other rooms"),
    ],
)
def test_what_the_page_says_cannot_be_destroyed_is_not(scenario: str, at: int, breakable: list[int]) -> None:
    quest = enter(scenario, first="cragheart").open_all().kill().put(0, at).begins_turn(0, "rock-tunnel", "crater")
    play(quest.run, "top rock-tunnel")
    assert [option for option in offers(quest) if option.startswith("place")] == [f"place {it}" for it in breakable]
