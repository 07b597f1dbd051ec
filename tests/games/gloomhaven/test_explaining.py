"""What players are told: why a monster does what it does, what it will do, what they cannot do and why."""

from __future__ import annotations

import pytest

from tabletome.engine import Decision
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.barred import barred
from tabletome.games.gloomhaven.content.scenarios import PLAYABLE
from tabletome.games.gloomhaven.events import Aimed, Focused, Idle, Moved
from tabletome.games.gloomhaven.goals_in_words import goals_in_words
from tabletome.games.gloomhaven.intents import expected, intents
from tabletome.games.gloomhaven.narration import narrate
from tabletome.games.gloomhaven.questions import question
from tabletome.games.gloomhaven.scene import scene
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon
from tests.games.gloomhaven.quests import enter


def acted(drawing: str, name: str = "guard", deck: str = "guard", initiative: int = 50) -> Dungeon:
    game = dungeon(drawing)
    game.monsters(name, card_number(deck, initiative))
    while game.asked() not in ("rest", "select", "over"):
        game.plays(game.offers()[0])
    return game


NEAR_BRUTE = """
    . . . . . . .
     guard1 . Brute . . Scoundrel .
    . . . . . . .
"""
SAME_WAY = """
    . Scoundrel . . .
     . . . guard1 .
    . Brute . . .
"""


@rule("GH-FOCUS-02", "GH-FOCUS-04")
def test_the_log_says_why_a_monster_focuses_and_how_far_it_is() -> None:
    (focused,) = acted(NEAR_BRUTE).told(Focused)
    assert (focused.on, focused.why, focused.moves, focused.away) == ("brute", "nearest", 1, 2)
    assert focused.rule == "GH-FOCUS-04"


@rule("GH-FOCUS-07")
def test_a_tie_of_distance_is_told_to_be_decided_by_initiative() -> None:
    (focused,) = acted(SAME_WAY).told(Focused)
    assert (focused.on, focused.why, focused.rule) == ("brute", "initiative", "GH-FOCUS-07")


def test_the_only_enemy_needs_no_reason() -> None:
    (focused,) = acted(NEAR_BRUTE.replace("Scoundrel", ".")).told(Focused)
    assert (focused.why, focused.rule) == ("only", "GH-FOCUS-02")


@rule("GH-FOCUS-10", "GH-MMOVE-09")
def test_a_monster_without_focus_says_so_and_one_that_comes_nearer_names_the_rule() -> None:
    idle = acted("""
        # # # # #
         guard1 # Brute . .
        # # # # #
    """)
    assert [event.rule for event in idle.told(Idle)] == ["GH-FOCUS-10"]
    far = acted("""
        . . . . . . . .
         guard1 . . . . . . Brute
        . . . . . . . .
    """)
    assert [event.rule for event in far.told(Moved)] == ["GH-MMOVE-09"]


@rule("GH-MATK-02")
def test_an_attack_on_several_is_announced() -> None:
    game = acted(
        """
        . Brute artillery1 . .
         . Scoundrel . . .
    """,
        "artillery",
        "ancient-artillery",
        46,
    )
    assert all(event.rule == "GH-MATK-02" for event in game.told(Aimed))


@rule("GH-MTURN-01", "GH-MOPT-04")
def test_before_it_acts_the_card_tells_what_each_monster_would_do() -> None:
    game = dungeon(NEAR_BRUTE)
    game.ability("guard", card_number("guard", 50))
    game.turn("brute", "trample", "grab-and-go")
    outcome = expected(game.g, game.names["guard1"])
    assert outcome is not None
    assert outcome.focus == game.names["brute"]
    assert outcome.targets == (game.names["brute"],)
    lines = list(intents(game.g, "guard"))
    assert len(lines) == 1
    (card,) = scene(game.g, 0).zones[0].cards
    assert [part.text for part in card.parts][1] == lines


def test_every_event_can_be_told() -> None:
    game = acted(NEAR_BRUTE)
    entries = [narrate(game.g, event) for event in game.events]
    assert {entry.rule for entry in entries} >= {"GH-FOCUS-04", "GH-ATK-05"}


def test_the_map_shows_whom_the_acting_monster_focuses_on() -> None:
    game = dungeon(NEAR_BRUTE)
    game.monsters("guard", card_number("guard", 50))
    assert game.asked() == "damage"
    lines = [line for line in scene(game.run.state, 0).boards[0].lines if line.kind == "focus"]
    assert [line.between[1] for line in lines] == [f"h{game.places['brute']}"]


# ------------------------------------------------------------------ questions


def reasons(game: Dungeon, kind: str, **about: object) -> dict[str, list[str]]:
    decision = game.run.decision
    assert decision is not None
    assert decision.kind == kind
    found = barred(game.run.state, Decision(decision.seat, kind, decision.options, {**(decision.about or {}), **about}))
    return {each.rule: each.things for each in found}


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
    game.monsters("guard", card_number("guard", 50))
    assert reasons(game, "damage") == {"GH-DMG-03": ["card:trample"]}


@rule("GH-REST-01")
def test_a_rest_without_discards_is_barred() -> None:
    quest = enter("black-barrow")
    decision = quest.run.decision
    assert decision is not None
    assert [each.rule for each in barred(quest.g, decision)] == ["GH-REST-01"]


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
    g.acting = 0
    found = barred(g, Decision(0, "move", [], {"points": 2}))
    assert [each.rule for each in found].count("GH-SPECIAL-03") == 4


@rule("GH-AOE-05", "GH-AOE-11")
def test_a_pattern_is_previewed_hex_by_hex() -> None:
    game = dungeon("""
        . . . .
         Brute guard1 . .
        . archer2 . .
    """).turn("brute", "sweeping-blow", "grab-and-go")
    game.plays("top sweeping-blow")
    decision = game.run.decision
    assert decision is not None
    assert decision.kind == "lay"
    choices = question(game.run.state, decision).choices
    both = next(choice for choice in choices if len(choice.things) == 2)
    assert {f"h{game.places['guard1']}", f"h{game.places['archer2']}"} <= set(both.path)
    assert len(both.path) == 3


def test_a_move_is_previewed_as_a_path() -> None:
    game = dungeon("""
        Brute a b
    """).turn("brute", "trample", "grab-and-go")
    game.plays("bottom grab-and-go")
    decision = game.run.decision
    assert decision is not None
    (far,) = [choice for choice in question(game.run.state, decision).choices if choice.action == "go 2"]
    assert far.path == ["h1", "h2"]


@pytest.mark.parametrize("name", sorted(PLAYABLE))
@rule("GH-PAGE-01")
def test_the_goal_is_on_the_table_in_words(name: str) -> None:
    g = enter(name).g
    assert goals_in_words(g)
    assert len(scene(g, 0).status) == 3 + len(goals_in_words(g))
