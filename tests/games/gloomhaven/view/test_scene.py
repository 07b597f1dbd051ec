"""What the table shows: GH-CHAR-03, GH-ABIL-02, GH-BGOAL-04, GH-SOLO-03."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine import seeded
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.campaign.setup import new_game
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.scenario_levels import BONUS_XP, GOLD
from tabletome.games.gloomhaven.content.scenarios import PLAYABLE
from tabletome.games.gloomhaven.rules.scenario.goals import end_scenario
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions
from tabletome.games.gloomhaven.state import WON, State
from tabletome.games.gloomhaven.view.ability_text import describe_act
from tabletome.games.gloomhaven.view.action_panel import panels
from tabletome.games.gloomhaven.view.goal_text import goals_in_words
from tabletome.games.gloomhaven.view.level_scene import class_card
from tabletome.games.gloomhaven.view.monster_intents import expected, notes_for, plans_of, said_by_cards
from tabletome.games.gloomhaven.view.places import coordinate
from tabletome.games.gloomhaven.view.scene import scene
from tabletome.games.gloomhaven.view.special_rule_text import rules_in_words
from tabletome.scene import listed, t, translator
from tests.games.gloomhaven.dungeon import card_number, dungeon
from tests.games.gloomhaven.quests import enter, started


def laid_out(**options: Any) -> State:
    return new_game(GloomhavenOptions(**options), seeded("books"))


def hand_cards(g: State, seat: int, of: int) -> int:
    """How many cards of a character's hand this seat can read."""
    return sum(len(zone.cards) for zone in scene(g, seat).mats[of].zones if zone.id == f"hand:{of}")


ENGLISH = translator("en", GAME.folder)


NEAR_BRUTE = """
    . . . . . . .
     guard1 . Brute . . Scoundrel .
    . . . . . . .
"""


@rule("GH-SOLO-03")
def test_with_open_information_everyone_sees_all_hands_at_the_same_price() -> None:
    hidden, shown = laid_out(), laid_out(open_information=True)
    assert (shown.monster_level, shown.trap_damage) == (hidden.monster_level + 1, hidden.trap_damage + 1)
    assert hand_cards(hidden, seat=1, of=0) == 0
    assert hand_cards(shown, seat=1, of=0) == len(shown.heroes[0].hand)


@rule("GH-SELECT-02", "GH-SELECT-03", "GH-SELECT-04")
def test_a_players_hand_is_not_shown_to_the_others() -> None:
    """What may be said is for the players; the table gives away neither names nor numbers."""
    g = laid_out()
    assert hand_cards(g, seat=0, of=0) == len(g.heroes[0].hand)
    assert hand_cards(g, seat=1, of=0) == 0
    pile = next(zone for zone in scene(g, 1).mats[0].zones if zone.id == "hand:0")
    assert pile.count == len(g.heroes[0].hand)


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
        f"No. 1: Brute (1 to move, fewer than to others); attacks from {coordinate(game.g, outcome.path[-1])}",
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
    told = said_by_cards(game.g)
    said = [ENGLISH.say(note.text) for note in notes_for(game.g, "bandit-guard", plans_of(game.g), told)]
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


def test_a_kept_battle_goal_is_before_its_owners_eyes_only() -> None:
    quest = enter("black-barrow", battle_goals=True)
    quest.g.heroes[0].goals = quest.g.heroes[0].goals[:1]
    mine, others = (scene(quest.g, seat).mats[0].badges for seat in (0, 1))
    assert len(mine) == 1
    assert others == []


@rule("GH-BGOAL-02")
def test_a_battle_goal_has_a_tick_as_long_as_it_is_fulfilled() -> None:
    quest = enter("black-barrow", battle_goals=True)
    brute = quest.g.heroes[0]
    for goal, xp, ticked in (("workhorse", 12, False), ("workhorse", 13, True), ("layabout", 8, False)):
        brute.goals, brute.xp = (goal,), xp
        (badge,) = scene(quest.g, 0).mats[0].badges
        assert badge.text is not None
        assert ("✓" in ENGLISH.say(badge.text), badge.tone == "good") == (ticked, ticked)


@rule("GH-REST-01", "GH-EXH-02")
def test_a_mat_says_for_how_many_rounds_the_cards_last_and_warns_when_they_are_few() -> None:
    game = dungeon(NEAR_BRUTE)
    brute = game.hero("brute")
    brute.hand, brute.chosen, brute.discard = brute.hand[:10], (), ()
    told: dict[int, tuple[int, int]] = {}
    for cards in (10, 9, 4, 1):
        brute.hand = brute.hand[:cards]
        mat = scene(game.g, 0).mats[0]
        (rounds,) = [stat for stat in mat.stats if stat.id == "rounds:0"]
        told[cards] = rounds.value, sum(note.rule == "GH-EXH-02" for note in mat.notes)
    # Five rounds with ten cards, four with the nine that a rest leaves, and so on.
    assert told == {10: (25, 0), 9: (20, 0), 4: (4, 1), 1: (0, 1)}


@rule("GH-INIT-02")
def test_of_the_two_chosen_cards_the_leading_one_is_marked() -> None:
    game = dungeon(NEAR_BRUTE).turn("brute", "trample", "spare-dagger")
    game.hero("brute").initiative = 72

    def leading() -> list[str]:
        zones = [zone for zone in scene(game.g, 0).mats[0].zones if zone.id == "chosen:0"]
        cards = [card for zone in zones for card in zone.cards]
        return [card.id for card in cards if any(badge.text == t("badge-leads") for badge in card.badges)]

    assert leading() == ["card:trample"]
    game.hero("brute").chosen = ("trample",)
    assert leading() == ["card:trample"]
    game.hero("brute").chosen = ("spare-dagger",)
    assert leading() == []


@rule("GH-FINISH-02", "GH-FINISH-08", "GH-BGOAL-02")
def test_a_scenario_ends_with_a_page_of_what_each_character_takes_from_it() -> None:
    quest = enter("black-barrow", battle_goals=True)
    g = quest.g
    assert panels(g, [], 0) == []
    g.result, g.round = WON, 7
    for hero, goal in zip(g.heroes, ("workhorse", "hoarder"), strict=True):
        hero.goals, hero.xp, hero.money = (goal,), 13, 2
    end_scenario(g)
    (page,) = panels(g, [], 0)
    assert page.kind == "summary"
    assert ENGLISH.say(page.title) == "Black Barrow: won"
    stats = [[stat.value for stat in sheet.stats] for sheet in page.sheets]
    bonus, gold = BONUS_XP[g.level], 2 * GOLD[g.level]
    assert stats == [[13 + bonus, gold, 1], [13 + bonus, gold, 0]]
    assert [[row.state for row in sheet.rows] for sheet in page.sheets] == [["lit"], ["dim"]]


def test_the_map_shows_whom_the_acting_monster_focuses_on() -> None:
    game = dungeon(NEAR_BRUTE)
    game.monsters("guard", card_number("guard", 50))
    assert game.asked() == "damage"
    lines = [line for line in scene(game.run.state, 0).boards[0].lines if line.kind == "focus"]
    assert [line.between[1] for line in lines] == [f"h{game.places['brute']}"]


@pytest.mark.parametrize("name", sorted(PLAYABLE))
@rule("GH-PAGE-01")
def test_the_goal_is_on_the_table_in_words(name: str) -> None:
    g = enter(name).g
    assert goals_in_words(g)
    assert scene(g, 0).aim == t("aim", goals=listed(goals_in_words(g)))


@rule("GH-CHAR-03", "GH-CHAR-05", "GH-AREA0-02")
def test_a_mat_shows_health_experience_hand_and_piles() -> None:
    for kind in CLASSES.values():
        assert len(kind.health) == 9
        assert list(kind.health) == sorted(kind.health)
        assert len(kind.starting_hand) == kind.hand
    state = started(players=2, battle_goals=True).state
    state.heroes[0].discard, state.heroes[0].lost = ("trample",), ("skewer",)
    (mat, _) = scene(state, 0).mats
    assert {stat.id.split(":")[0] for stat in mat.stats} >= {"health", "xp", "money"}
    assert {zone.id.split(":")[0] for zone in mat.zones} >= {"hand", "discard", "lost", "modifiers"}
    assert {zone.role for zone in mat.zones} >= {"hand", "discard", "lost", "deck"}


@rule("GH-ABIL-02", "GH-REF-01")
def test_a_card_shows_name_initiative_level_and_two_actions_in_words() -> None:
    for kind in CLASSES.values():
        for card in kind.cards.values():
            assert 0 <= card.level <= 9
            assert 1 <= card.initiative <= 99
            assert describe_act(card.top)
            assert describe_act(card.bottom)
    g = laid_out(first_level=2)
    g.heroes[0].hand = ("trample", "fatal-advance")
    (hand,) = [zone for zone in scene(g, 0).mats[0].zones if zone.id == "hand:0"]
    trample, learned = hand.cards
    assert (trample.label, trample.badges) == (str(CLASSES["brute"].cards["trample"].initiative), [])
    assert [part.name for part in trample.parts] == [t("part-top"), t("part-bottom")]
    assert [part.text for part in trample.parts] == [
        describe_act(CLASSES["brute"].cards["trample"].top), describe_act(CLASSES["brute"].cards["trample"].bottom)
    ]  # fmt: skip
    assert [badge.text for badge in learned.badges] == [t("badge-level", level="2")]


@rule("GH-PAGE-01")
def test_what_the_page_calls_by_letters_and_tiles_is_called_so_on_the_map() -> None:
    say = translator("en", GAME.folder).say
    g = enter("crypt-basement").g
    (board,) = scene(g, 0).boards
    rules = " ".join(say(text) for text in rules_in_words(g))
    assert "M1A–J2A" in rules
    named = {say(group.name) for group in board.groups if group.name is not None}
    assert named == {"M1A"}, "the first room; the others are not revealed yet"
    g = enter("ruinous-rift").g
    (board,) = scene(g, 0).boards
    letters = {say(badge.text) for cell in board.cells for badge in cell.badges if badge.text and not badge.icon}
    assert letters == {letter.upper() for letter, at in g.plan.markers if at in g.board.floor} != set()


@rule("GH-PAGE-01")
def test_a_map_whose_page_names_no_tile_has_no_names_on_it() -> None:
    (board,) = scene(started().state, 0).boards
    assert all(group.name is None for group in board.groups)
