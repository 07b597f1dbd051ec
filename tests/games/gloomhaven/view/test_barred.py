"""What players cannot do, and why."""

from __future__ import annotations

from tabletome.engine import Decision
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.view.questions import question
from tabletome.games.gloomhaven.view.scene import scene
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon
from tests.games.gloomhaven.quests import enter

NEAR_BRUTE = """
    . . . . . . .
     guard1 . Brute . . Scoundrel .
    . . . . . . .
"""


def reasons(game: Dungeon, kind: str, **about: object) -> dict[str, list[str]]:
    decision = game.run.decision
    assert decision is not None
    assert decision.kind == kind
    asked = Decision(decision.seat, kind, decision.options, {**decision.about, **about})
    return {each.rule: each.things for each in question(game.run.state, asked).barred}


@rule("GH-ATK-02", "GH-LOS-01")
def test_enemies_out_of_range_or_sight_are_barred_with_the_rule() -> None:
    game = dungeon("""
        . Brute guard1 . .
         . . . . archer2
    """).turn("brute", "trample", "grab-and-go")
    game.plays("top trample")
    assert reasons(game, "strike") == {"GH-ATK-02": [f"f{game.names['archer2']}"]}


@rule("GH-DMG-03")
def test_chosen_cards_are_barred_from_being_lost() -> None:
    game = dungeon(NEAR_BRUTE)
    game.g.heroes[0].chosen = ("trample",)
    game.g.heroes[0].hand = tuple(card for card in game.g.heroes[0].hand if card != "trample")
    game.monsters("guard", card_number("guard", 50))
    assert reasons(game, "damage") == {"GH-DMG-03": ["card:trample"]}


@rule("GH-REST-01")
def test_a_rest_without_discards_is_barred() -> None:
    quest = enter("black-barrow")
    decision = quest.run.decision
    assert decision is not None
    assert [each.rule for each in question(quest.g, decision).barred] == ["GH-REST-01"]


@rule("GH-COND-11", "GH-COND-12", "GH-OVL-17")
def test_conditions_and_obstacles_explain_themselves() -> None:
    game = dungeon("""
        . Brute % .
         . . . guard1
    """).with_conditions("brute", "disarm")
    game.turn("brute", "trample", "grab-and-go")
    assert set(reasons(game, "turn")) == {"GH-COND-12"}
    game.plays("bottom grab-and-go")
    assert set(reasons(game, "move")) == {"GH-OVL-17"}


@rule("GH-SPECIAL-03")
def test_a_locked_door_is_shown_and_barred() -> None:
    quest = enter("shrine-of-strength").open("l1a-d1a")
    g = quest.g
    badges = [badge for cell in scene(g, 0).boards[0].cells for badge in cell.badges if badge.icon == "padlock"]
    assert len(badges) == 4
    g.turn.acting = 0
    found = question(g, Decision(0, "move", [], {"points": 2})).barred
    assert [each.rule for each in found].count("GH-SPECIAL-03") == 4
