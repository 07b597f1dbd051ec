"""Allies that a page moves by rules of its own, on drawn maps. GH-SPECIAL-07, GH-PAGE-09"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.notation.conditions import IMMOBILIZE
from tabletome.games.gloomhaven.content.scenarios import SCENARIOS
from tabletome.games.gloomhaven.events import Moved, Saved
from tabletome.games.gloomhaven.rules.movement.enter import lay_trap
from tabletome.games.gloomhaven.state import Trap
from tests.games.gloomhaven.dungeon import Dungeon, dungeon
from tests.games.gloomhaven.pages import on_page, token

HAIL = next(token for token in SCENARIOS[19].tokens if token.name == "hail")
VILLAGER = next(token for token in SCENARIOS[86].tokens if token.name == "villager")


def corridor(drawing: str) -> str:
    """A single row between obstacles."""
    beside = "% " * (len(drawing.split()) + 1)
    return drawing if "\n" in drawing else f"{beside}\n {drawing}\n{beside}"


@pytest.fixture
def walking(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Hail, or a villager, stands on `h` and is about to move 2 toward the hexes `b` and `bb`."""

    def begin(drawing: str, name: str = "hail", **changed: Any) -> Dungeon:
        kind = msgspec.structs.replace(HAIL if name == "hail" else VILLAGER, **changed)
        game = on_page(monkeypatch, dungeon(corridor(drawing)), "b", tokens=(kind,))
        token(game, name, "h", escort=True, health=6, number=3)
        game.g.order, game.g.place, game.g.phase = (name,), 0, "next_place"
        return game

    return begin


def moves(game: Dungeon) -> list[tuple[str, int, str, str]]:
    game.asked()
    back = {at: name for name, at in game.places.items()}
    return [(each.name, each.number, back[each.start], back[each.to]) for each in game.told(Moved)]


@rule("GH-SPECIAL-07")
def test_it_moves_as_far_as_it_can_toward_its_place_and_no_farther_than_beside_it(walking: Any) -> None:
    assert moves(walking("Brute . h x y z b")) == [("hail", 3, "h", "y")]
    assert moves(walking("Brute . h x b")) == [("hail", 3, "h", "x")]
    assert moves(walking("Brute . h b")) == [], "it is there already"


@rule("GH-SPECIAL-07")
def test_without_a_place_to_go_to_it_stays(walking: Any) -> None:
    assert moves(walking("Brute . h x y z b", toward="")) == []


@rule("GH-COND-11", "GH-COND-13")
@pytest.mark.parametrize(("condition", "stays"), [("stun", True), ("immobilize", True), ("disarm", False)])
def test_stunned_or_immobilized_it_stays(walking: Any, condition: str, stays: bool) -> None:
    game = walking("Brute . h x y z b").with_conditions("hail", condition)
    assert (moves(game) == []) == stays


@rule("GH-SPECIAL-07")
def test_of_several_places_it_goes_to_the_nearest(walking: Any) -> None:
    assert moves(walking("Brute b . . y x h . . . . bb")) == [("hail", 3, "h", "y")]
    assert moves(walking("Brute bb . . . . . h x y . b")) == [("hail", 3, "h", "y")]


@rule("GH-AMBIG-01", "GH-SPECIAL-07")
def test_where_several_ways_are_as_good_the_players_say_which_it_takes(walking: Any) -> None:
    game = walking("""
        Brute % c d . .
         % h x % % b
        . % e f . .
    """)
    assert game.asked() == "monster-moves"
    assert game.offers() == ["does d - -", "does f - -"]
    game.plays("does f - -")
    assert game.at("hail") == "f"


@rule("GH-SPECIAL-07", "GH-MTRAP-01")
def test_it_springs_a_trap_only_where_there_is_no_other_way(walking: Any) -> None:
    game = walking("""
        . c d . .
         h x^ y . b
        Brute % % . .
    """)
    game.asked()
    assert (game.at("hail"), len(game.g.traps)) == ("d", 1)
    straight = walking("Brute % h x^ y z b")
    assert moves(straight) == [("hail", 3, "h", "y")]
    assert straight.health("hail") == 3


@rule("GH-SPECIAL-07", "GH-AMBIG-01")
def test_the_players_say_which_of_two_traps_it_springs(walking: Any) -> None:
    game = walking("""
        % c^ z y b
         h d^ % % Brute
    """)
    assert game.asked() == "monster-moves"
    assert game.offers() == ["does z d -", "does z c -"]
    game.plays("does z d -")
    assert game.at("hail") == "z"
    assert game.g.traps == {game.places["c"]}


@rule("GH-OVL-16")
def test_difficult_terrain_costs_it_two_points(walking: Any) -> None:
    assert moves(walking("Brute % h x~ y z b")) == [("hail", 3, "h", "x")]
    assert moves(walking("Brute % h x y~ z b")) == [("hail", 3, "h", "x")]


@rule("GH-SPECIAL-07", "GH-OVL-07")
def test_who_dies_in_a_trap_has_not_arrived_and_who_is_immobilized_in_one_stops_there(walking: Any) -> None:
    game = walking("Brute % h x^ y z b").with_health("hail", 3)
    assert moves(game) == []
    assert game.is_gone("hail")
    held = walking("Brute % h x y z b")
    lay_trap(held.g, Trap(held.places["x"], 0, ("immobilize",)))
    assert moves(held) == [("hail", 3, "h", "x")]
    assert held.figure("hail").conditions & IMMOBILIZE


@rule("GH-SPECIAL-07")
def test_a_villager_that_can_reach_safety_is_safe_and_leaves_the_map(walking: Any) -> None:
    game = walking("Brute % h x b . .", "villager")
    game.asked()
    assert game.is_gone("villager")
    assert game.g.tally["saved villager"] == 1
    assert [(event.name, event.number) for event in game.told(Saved)] == [("villager", 3)]
    assert not game.told(Moved)
    second = walking("Brute % h x b . .", "villager")
    second.g.tally["saved villager"] = 4
    second.asked()
    assert second.g.tally["saved villager"] == 5


@rule("GH-SPECIAL-07")
def test_a_villager_too_far_from_safety_goes_toward_it(walking: Any) -> None:
    game = walking("Brute % h w x y z b . .", "villager")
    assert moves(game) == [("villager", 3, "h", "y")]
    assert "saved villager" not in game.g.tally


@rule("GH-SPECIAL-07", "GH-OVL-07")
def test_a_villager_that_dies_on_the_way_is_not_safe(walking: Any) -> None:
    game = walking("Brute % h x^ b . .", "villager").with_health("villager", 3)
    game.asked()
    assert game.is_gone("villager")
    assert "saved villager" not in game.g.tally
