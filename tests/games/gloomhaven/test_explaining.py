"""What players are told: why a monster does what it does, what it will do, what they cannot do and why."""

from __future__ import annotations

import pytest

from tabletome.engine import Decision, Event
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven import GAME, events
from tabletome.games.gloomhaven.content.scenarios import PLAYABLE
from tabletome.games.gloomhaven.events import (
    Aimed,
    Braced,
    Conditioned,
    Focused,
    Idle,
    MonsterCardDrawn,
    Moved,
    ScenarioEnded,
    Suffered,
)
from tabletome.games.gloomhaven.view import icons
from tabletome.games.gloomhaven.view.barred import barred
from tabletome.games.gloomhaven.view.goal_text import goals_in_words
from tabletome.games.gloomhaven.view.level_scene import class_card
from tabletome.games.gloomhaven.view.monster_intents import (
    expected,
    notes_for,
)
from tabletome.games.gloomhaven.view.narration import narrate
from tabletome.games.gloomhaven.view.questions import question
from tabletome.games.gloomhaven.view.scene import scene
from tabletome.scene import translator
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon
from tests.games.gloomhaven.quests import enter

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


@rule("GH-MTURN-01", "GH-MOPT-04")
def test_before_it_acts_the_card_tells_what_each_monster_would_do() -> None:
    game = dungeon(NEAR_BRUTE)
    game.ability("guard", card_number("guard", 50))
    game.turn("brute", "trample", "grab-and-go")
    outcome, _, why = expected(game.g, game.names["guard1"])
    assert outcome is not None
    assert outcome.focus == game.names["brute"]
    assert outcome.targets == (game.names["brute"],)
    assert why == "GH-FOCUS-04"
    order = {turn.id: turn for turn in scene(game.g, 0).order}
    said = [ENGLISH.say(note.text) for note in order["turn:bandit-guard"].notes]
    assert said == [
        "Normal: Move 3, Attack 2",
        f"No. 1: Brute (1 to move, fewer than to others); attacks from hex {outcome.path[-1]}",
    ]
    assert [note.rule for note in order["turn:bandit-guard"].notes] == ["", "GH-FOCUS-04"]
    assert order["turn:brute"].notes == []
    assert (order["turn:brute"].seat, order["turn:bandit-guard"].seat) == (0, None)


@rule("GH-MABIL-04", "GH-MSTAT-04")
def test_the_card_is_told_for_each_rank_with_its_own_numbers() -> None:
    game = dungeon("""
        . . . . . .
         guard1* . . archer2 . Brute
        . guard3 . . Scoundrel .
    """).ability("guard", card_number("guard", 50))
    game.turn("brute", "trample", "grab-and-go")
    said = [ENGLISH.say(note.text) for note in notes_for(game.g, "bandit-guard")]
    assert said[0].startswith("Elite: ")
    assert "Elites always: Shield 1" in said
    assert sum(line.startswith("Normal: ") for line in said) == 1


def test_an_action_in_progress_shows_its_card_with_the_half_in_use() -> None:
    game = dungeon(NEAR_BRUTE).turn("brute", "trample", "grab-and-go").plays("bottom grab-and-go")
    zones = {zone.id: zone for zone in scene(game.run.state, 0).mats[0].zones}
    (card,) = zones["using:0"].cards
    assert (card.id, [part.lit for part in card.parts]) == ("card:grab-and-go", [False, True])


@rule("GH-AOE-03")
def test_a_card_with_an_area_shows_its_pattern() -> None:
    top, bottom = class_card("brute", "sweeping-blow").parts
    (pattern,) = top.patterns
    assert (len(pattern.hexes), pattern.own) == (3, (0, 0))
    assert bottom.patterns == []


@rule("GH-ATK-03", "GH-SHIELD-01")
def test_each_target_tells_what_the_attack_would_meet_with() -> None:
    game = dungeon("""
        . . . . .
         Scoundrel . Spellweaver guard1* guard2
        . . . . .
    """).turn("spellweaver", "mana-bolt", "flame-strike")
    game.figure("guard2").retaliate = ((2, 3),)
    game.plays("top mana-bolt")
    decision = game.run.decision
    assert decision is not None
    choices = question(game.run.state, decision).choices
    said = {choice.action: ENGLISH.say(choice.text) for choice in choices}
    assert said[f"strike {game.names['guard1']}"] == "Bandit Guard 1 (elite): disadvantage, Shield 1"
    assert said[f"strike {game.names['guard2']}"] == "Bandit Guard 2: Retaliate 2"


def test_a_kept_battle_goal_is_before_its_owners_eyes_only() -> None:
    quest = enter("black-barrow", battle_goals=True)
    quest.g.heroes[0].goals = quest.g.heroes[0].goals[:1]
    mine, others = (scene(quest.g, seat).mats[0].badges for seat in (0, 1))
    assert [badge.icon for badge in mine] == ["bullseye"]
    assert others == []


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
    assert narrate(g, ScenarioEnded(True)).icon == icons.END
    assert narrate(g, ScenarioEnded(False)).icon == icons.DEFEAT
    assert narrate(g, Conditioned("scoundrel", 0, "poison")).icon == "poison-bottle"
    assert narrate(g, Conditioned("scoundrel", 0, "poison")).seat == 1


def test_every_kind_of_event_has_an_icon() -> None:
    by_content = {"turn-began", "monster-card-drawn", "conditioned", "recovered", "infused", "consumed", "braced"}
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
    assert [(event.what, event.by) for event in game.told(Braced)] == [("shield", 1), ("retaliate", 2)]


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
    assert {f"h{game.places['guard1']}", f"h{game.places['archer2']}"} <= set(both.covers)
    assert len(both.covers) == 3


def test_a_move_is_previewed_as_a_path() -> None:
    game = dungeon("""
        Brute a b
    """).turn("brute", "trample", "grab-and-go")
    game.plays("bottom grab-and-go")
    decision = game.run.decision
    assert decision is not None
    (far,) = [choice for choice in question(game.run.state, decision).choices if choice.action == "go 2"]
    assert (far.things, far.path) == (["f0", "h2"], ["h1"])


@pytest.mark.parametrize("name", sorted(PLAYABLE))
@rule("GH-PAGE-01")
def test_the_goal_is_on_the_table_in_words(name: str) -> None:
    g = enter(name).g
    assert goals_in_words(g)
    assert len(scene(g, 0).status) == 3 + len(goals_in_words(g))
