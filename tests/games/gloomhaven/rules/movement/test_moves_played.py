"""Movements as they are played: what is met, told and counted on the way, and when they end. GH-MOVE, GH-DOOR-01"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.events import DoorOpened, Moved, TrapSprung
from tabletome.games.gloomhaven.rules.movement.enter import lay_trap
from tabletome.games.gloomhaven.state import Trap
from tests.games.gloomhaven.dungeon import Dungeon, dungeon
from tests.games.gloomhaven.quests import Quest, enter, play
from tests.games.gloomhaven.rules.items.test_items import brute


def corridor(row: str, *items: str) -> Dungeon:
    """The Brute is about to move or jump between two rows of obstacles."""
    beside = "% " * (len(row.split()) + 1)
    game = dungeon(f"{beside}\n {row}\n{beside}")
    if items:
        game.wears("brute", *items)
    return game.turn("brute", "leaping-cleave", "grab-and-go")


def moves(game: Dungeon) -> list[tuple[str, str]]:
    back = {at: name for name, at in game.places.items()}
    return [(back[event.start], back[event.to]) for event in game.told(Moved)]


@rule("GH-MOVE-06", "GH-MOVE-01")
def test_a_jump_is_one_movement_that_enters_only_its_last_hex_and_ends_there() -> None:
    game = corridor("Brute x^ guard1 a b").plays("bottom leaping-cleave", "go a")
    assert game.asked() == "turn"
    assert moves(game) == [("brute", "a")]
    assert game.g.turn.hexes_moved == 3
    assert not game.told(TrapSprung)


@rule("GH-MOVE-03", "GH-MOVE-04")
def test_on_foot_each_stretch_is_told_and_counted_and_the_rest_of_the_points_can_be_used() -> None:
    game = corridor("Brute x a^ b . guard1").plays("bottom grab-and-go")
    assert game.offers() == ["go x", "go a", "stop"]
    game.plays("go a", "suffer", "go b")
    assert moves(game) == [("brute", "a"), ("a", "b")]
    assert game.g.turn.hexes_moved == 3


@rule("GH-MOVE-07")
def test_who_flies_goes_on_with_the_rest_of_the_points() -> None:
    game = corridor("Brute x^ a . b guard1", "boots-of-levitation").plays("bottom grab-and-go", "go x")
    assert game.asked() == "move"
    assert {"go brute", "go a", "go b"} <= set(game.offers())
    assert not game.told(TrapSprung)


@rule("GH-COND-11", "GH-COND-13")
@pytest.mark.parametrize(("condition", "goes_on"), [("immobilize", False), ("stun", False), ("muddle", True)])
def test_who_is_immobilized_or_stunned_on_the_way_stays_there(condition: str, goes_on: bool) -> None:
    game = corridor("Brute x a . guard1")
    lay_trap(game.g, Trap(game.places["x"], 0, (condition,)))
    game.plays("bottom grab-and-go", "go x")
    assert (game.asked() == "move") == goes_on
    by_steps = dungeon("""
        % % % % %
         Brute x a . guard1
        % % % % %
    """).turn("brute", "trample", "grab-and-go")
    lay_trap(by_steps.g, Trap(by_steps.places["x"], 0, (condition,)))
    assert by_steps.plays("bottom trample").asked() == "move"


@rule("GH-MOVE-05", "GH-USE-01")
def test_an_item_that_makes_it_a_jump_counts_for_what_is_left_of_the_movement() -> None:
    game = corridor("Brute x guard1 a .", "winged-shoes").plays("bottom grab-and-go", "go x")
    assert game.offers("go") == ["go brute"]
    game.plays("use winged-shoes", "go a")
    assert game.at("brute") == "a"
    assert game.g.turn.hexes_moved == 3


@rule("GH-MOVE-01")
def test_the_movement_of_another_is_no_part_of_ones_own() -> None:
    game = brute("staff-of-summoning", "ring-of-skulls", drawing="Brute a . . b").plays("use ring-of-skulls", "place a")
    game.names["skeleton"] = len(game.g.figures) - 1
    game.plays("use staff-of-summoning", "choose skeleton")
    decision = game.run.decision
    assert decision is not None
    assert decision.about == {"points": 3, "figure": game.names["skeleton"]}
    game.plays("go b")
    assert game.g.turn.hexes_moved == 0
    own = brute(drawing="Brute a . . b").plays("basic-move trample")
    decision = own.run.decision
    assert decision is not None
    assert decision.about == {"points": 2}


@rule("GH-LOOT-02")
def test_a_movement_that_loots_takes_what_lies_in_each_hex_it_enters() -> None:
    game = dungeon("""
        % % % % % %
         Scoundrel x$ y$ z$ . guard1
        % % % % % %
    """).turn("scoundrel", "swift-bow", "single-out")
    game.plays("bottom swift-bow", "go y")
    assert game.hero("scoundrel").money == 2
    walked = dungeon("% % % % %\n Scoundrel x$ y$ . guard1\n% % % % %").turn("scoundrel", "swift-bow", "single-out")
    walked.plays("basic-move single-out", "go y")
    assert walked.hero("scoundrel").money == 0


# Doors


def at_the_door(card: str) -> tuple[Quest, int]:
    """The Brute of Black Barrow stands beside the closed door, about to move by this card."""
    quest = enter("black-barrow").kill()
    door = quest.g.plan.doors[0].at
    start = next(at for at in range(quest.g.board.size) if door in quest.g.board.ways[at])
    return quest.put(0, start).begins_turn(0, card, "grab-and-go" if card != "grab-and-go" else "trample"), door


@rule("GH-DOOR-01", "GH-MOVE-06")
@pytest.mark.parametrize("card", ["leaping-cleave", "grab-and-go"])
def test_a_movement_goes_on_behind_the_door_that_it_has_opened_a_jump_too(card: str) -> None:
    quest, door = at_the_door(card)
    play(quest.run, f"bottom {card}", f"go {door}")
    assert [event.name for event in quest.events if isinstance(event, DoorOpened)] == ["brute"]
    assert quest.run.decision is not None
    assert quest.run.decision.kind == "move"
    beyond = [option for option in quest.run.decision.options if option.verb == "go"]
    assert len(beyond) > 2


@rule("GH-DOOR-01", "GH-MOVE-03")
def test_a_way_on_foot_or_over_everything_ends_at_a_closed_door() -> None:
    for card in ("leaping-cleave", "grab-and-go"):
        quest, _ = at_the_door(card)
        play(quest.run, f"bottom {card}")
        assert quest.run.decision is not None
        rooms = {quest.g.plan.room_of[option.hex] for option in quest.run.decision.options if option.verb == "go"}
        first = quest.g.plan.room_of[quest.g.figures[0].at]
        assert rooms <= {first, *(quest.g.plan.room_of[each.at] for each in quest.g.plan.doors[:1])}
