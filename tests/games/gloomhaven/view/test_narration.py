"""The log: what happened, and why a monster does what it does. GH-FOCUS"""

from __future__ import annotations

from tabletome.engine import Event
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven import GAME, events
from tabletome.games.gloomhaven.events import (
    Aimed,
    Conditioned,
    Focused,
    Idle,
    MonsterCardDrawn,
    Moved,
    RoundBonusGained,
    ScenarioEnded,
    Suffered,
)
from tabletome.games.gloomhaven.view import icons
from tabletome.games.gloomhaven.view.narration import narrate
from tabletome.scene import translator
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon

ENGLISH = translator("en", GAME.folder)


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


def test_every_event_can_be_told() -> None:
    game = acted(NEAR_BRUTE)
    entries = [narrate(game.g, event) for event in game.events]
    assert {entry.rule for entry in entries} >= {"GH-FOCUS-04", "GH-ATK-05"}
    assert all(entry.icon for entry in entries)


def test_a_line_of_the_log_shows_whose_doing_it_was_and_how_good_it_is() -> None:
    g = acted(NEAR_BRUTE).g
    suffered = narrate(g, Suffered("brute", 0, 2, 8))
    assert (suffered.seat, suffered.tone) == (0, "bad")
    assert narrate(g, Suffered("bandit-guard", 1, 2, 4)).tone == "good"
    assert narrate(g, Suffered("bandit-guard", 1, 2, 4)).seat is None
    assert narrate(g, ScenarioEnded(True, 1)).icon == icons.END
    assert narrate(g, ScenarioEnded(False, 1)).icon == icons.DEFEAT
    assert narrate(g, Conditioned("scoundrel", 0, "poison")).icon == "poison-bottle"
    assert narrate(g, Conditioned("scoundrel", 0, "poison")).seat == 1


def test_every_kind_of_event_has_an_icon() -> None:
    by_content = {
        "turn-began",
        "monster-card-drawn",
        "conditioned",
        "recovered",
        "infused",
        "consumed",
        "round-bonus-gained",
    }
    kinds = {each.kind for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event)}
    assert kinds - by_content - {""} == set(icons.EVENTS)


@rule("GH-MABIL-01")
def test_the_log_says_what_is_on_a_monsters_card() -> None:
    game = dungeon(NEAR_BRUTE)
    number = card_number("guard", 50)
    said = ENGLISH.say(narrate(game.g, MonsterCardDrawn("guard", number, 50)).text)
    assert said == "Guards: initiative 50. Move +0, Attack +0"


@rule("GH-MOTHER-06")
def test_shield_and_retaliate_until_the_end_of_the_round_are_told() -> None:
    game = acted(NEAR_BRUTE, initiative=15)
    assert [(event.what, event.by) for event in game.told(RoundBonusGained)] == [("shield", 1), ("retaliate", 2)]
