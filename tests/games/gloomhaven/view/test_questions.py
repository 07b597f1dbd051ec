"""What a question shows beside its choices: previews of attacks, patterns and moves."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.engine.table import Table
from tabletome.games.gloomhaven import GAME, actions
from tabletome.games.gloomhaven.state import Active
from tabletome.games.gloomhaven.view.action_panel import panels
from tabletome.games.gloomhaven.view.questions import question
from tabletome.games.gloomhaven.view.scene import scene
from tabletome.scene import Choice, translator
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon
from tests.games.gloomhaven.quests import entered

ENGLISH = translator("en", GAME.folder)


@rule("GH-ATK-03", "GH-SHIELD-01")
def test_each_target_tells_what_the_attack_would_meet_with() -> None:
    game = dungeon("""
        . . . . .
         Scoundrel . Spellweaver guard1* guard2
        . . . . .
    """).turn("spellweaver", "mana-bolt", "flame-strike")
    game.with_effects("guard2", retaliate=((2, 3),))
    game.plays("top mana-bolt")
    decision = game.run.decision
    assert decision is not None
    choices = question(game.run.state, decision).choices
    said = {choice.action: ENGLISH.say(choice.text) for choice in choices}
    assert (
        said[f"strike {game.names['guard1']}"]
        == "Bandit Guard 1 (elite): disadvantage (a ranged attack on a neighbour), Shield 1"
    )
    assert said[f"strike {game.names['guard2']}"] == "Bandit Guard 2: Retaliate 2"


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
    asked = question(game.run.state, decision)
    assert asked.help is not None
    assert ENGLISH.say(asked.help).startswith("Sweeping Blow: Attack 2"), "what the question is for"
    choices = asked.choices
    both = next(choice for choice in choices if len(choice.things) == 2)
    assert {f"h{game.places['guard1']}", f"h{game.places['archer2']}"} <= set(both.covers)
    assert len(both.covers) == 3


@rule("GH-ATK-02")
def test_an_attack_without_a_target_says_so_before_the_card_is_used() -> None:
    game = dungeon("""
        . . . . .
         Brute . . guard1 .
        . . . . .
    """).turn("brute", "spare-dagger", "provoking-roar")
    decision = game.run.decision
    assert decision is not None
    choices = question(game.run.state, decision).choices
    warned = {choice.action for choice in choices if any(each.tone == "bad" for each in choice.forecast)}
    assert warned == {
        "top provoking-roar",
        "bottom spare-dagger",
        "basic-attack spare-dagger",
        "basic-attack provoking-roar",
    }


def in_vain(game: Dungeon) -> set[str]:
    """The choices of which it is said that nobody is in reach."""
    return {
        action
        for action, choice in choices_of(game).items()
        if any(each.text is not None and each.text.name == "forecast-nobody" for each in choice.forecast)
    }


@rule("GH-ATK-02", "GH-COND-11")
def test_what_reaches_nobody_and_leaving_out_a_condition_come_after_the_other_choices() -> None:
    far = dungeon("""
        . . . . .
         Brute . . guard1 .
        . . . . .
    """).turn("brute", "provoking-roar", "grab-and-go")
    minor = {action for action, each in choices_of(far).items() if each.minor}
    assert "top provoking-roar" in minor
    assert "bottom grab-and-go" not in minor
    near = dungeon("""
        . . .
         Brute guard1 .
        . . .
    """).turn("brute", "provoking-roar", "grab-and-go")
    assert not choices_of(near)["top provoking-roar"].minor
    near.plays("top provoking-roar")
    assert [action for action, each in choices_of(near).items() if each.minor] == ["without disarm"]


@rule("GH-AOE-05", "GH-ATK-02")
def test_nobody_in_reach_is_said_of_areas_and_of_all_adjacent_enemies_too() -> None:
    game = dungeon("""
        . . . . . . .
         Brute . . . . . guard1
        . . . . . . .
    """).turn("brute", "sweeping-blow", "whirlwind")
    assert {"top sweeping-blow", "top whirlwind"} <= in_vain(game)
    near = dungeon("""
        . guard1 . .
         Brute . . .
        . . . .
    """).turn("brute", "sweeping-blow", "whirlwind")
    assert in_vain(near) == set()


@rule("GH-ATK-02")
def test_nobody_in_reach_is_said_whatever_lies_in_the_active_area() -> None:
    game = dungeon("""
        . . . . . . .
         Brute . . . . . guard1
        . . . . . . .
    """).turn("brute", "trample", "spare-dagger")
    game.hero("brute").active = (Active("warding-strength", top=False),)
    assert {"top trample", "top spare-dagger", "basic-attack trample"} <= in_vain(game)


@rule("GH-USE-02")
def test_an_item_that_reaches_farther_may_yet_find_a_target() -> None:
    drawing = """
        . . . . . .
         Brute . . . guard1 .
        . . . . . .
    """
    bare = dungeon(drawing).turn("brute", "spare-dagger", "trample")
    assert "top spare-dagger" in in_vain(bare)
    helmed = dungeon(drawing).wears("brute", "hawk-helm").turn("brute", "spare-dagger", "trample")
    assert "top spare-dagger" not in in_vain(helmed)
    assert "top trample" in in_vain(helmed), "a melee attack gains nothing by it"


@rule("GH-COND-11", "GH-COND-12")
def test_conditions_that_forbid_an_action_are_named_at_its_choice() -> None:
    game = dungeon("""
        . Brute guard1 .
         . . . .
    """).turn("brute", "trample", "grab-and-go")
    game.with_conditions("brute", "disarm", "immobilize")
    said = {
        action: [ENGLISH.say(each.text) for each in choice.forecast if each.text is not None]
        for action, choice in choices_of(game).items()
    }
    assert said["top trample"] == ["disarmed: no attack"]
    assert said["bottom grab-and-go"] == said["basic-move trample"] == ["immobilized: no move"]
    assert said["bottom trample"] == ["immobilized: no move", "disarmed: no attack"]


@rule("GH-ABIL-04", "GH-SELECT-06")
def test_a_choice_of_the_turn_says_what_the_half_does_and_whether_the_card_is_lost() -> None:
    game = dungeon("""
        . Brute guard1 .
         . . . .
    """).turn("brute", "trample", "grab-and-go")
    choices = choices_of(game)
    assert ENGLISH.say(choices["top trample"].text) == "Trample, top: Attack 3, Pierce 2"
    said = ENGLISH.say(choices["bottom trample"].text)
    assert said.startswith("Trample, bottom: Move 4, Jump, Attack 2")
    assert said.endswith("Lost when used")
    assert (choices["top trample"].risk, choices["bottom trample"].risk) == ("", "costly")


@rule("GH-INIT-02")
def test_pairs_of_cards_are_offered_with_their_initiatives() -> None:
    table = Table(GAME, GAME.options.read({"players": 2, "battle_goals": False}), "pairs")
    while table.pending[0].kind != "select":
        decision = table.pending[0]
        table.play(decision.seat, decision.options[0])
    choices = {choice.action: choice for choice in question(table.state, table.pending[0]).choices}
    assert ENGLISH.say(choices["play trample spare-dagger"].text) == "Trample (72) leads, with Spare Dagger (27)"


@rule("GH-HAND-02")
def test_the_cards_of_the_pool_are_shown_where_a_hand_is_exchanged() -> None:
    run = entered(hands="chosen")
    assert run.decision is not None
    assert run.decision.kind == "hand"
    asked = question(run.state, run.decision)
    assert [card.id for card in asked.shows] == ["card:skewer", "card:balanced-measure", "card:wall-of-doom"]
    held = {f"card:{card}" for card in run.state.heroes[0].hand}
    assert {thing for choice in asked.choices for thing in choice.things} == {card.id for card in asked.shows} | held


@rule("GH-DMG-02", "GH-EXH-02")
def test_cards_that_can_be_lost_are_shown_with_the_rounds_that_they_cost() -> None:
    game = dungeon("""
        . Brute guard1 .
         . . . .
    """)
    brute = game.hero("brute")
    brute.hand, brute.discard = ("trample", "grab-and-go", "spare-dagger"), ("warding-strength", "leaping-cleave")
    game.monsters("guard", card_number("guard", 50))
    decision = game.run.decision
    assert decision is not None
    asked = question(game.run.state, decision)
    shown = {card.id: [ENGLISH.say(badge.text) for badge in card.badges if badge.text] for card in asked.shows}
    assert shown == {
        "card:trample": ["hand"],
        "card:grab-and-go": ["hand"],
        "card:spare-dagger": ["hand"],
        "card:warding-strength": ["discard"],
        "card:leaping-cleave": ["discard"],
    }
    by_hand, by_discard = (
        choices_of(game)["lose-card trample"],
        choices_of(game)["lose-two warding-strength leaping-cleave"],
    )
    # Three in hand and two discarded: one round, then four cards for two, three for one, two for one.
    assert [(each.before, each.after) for each in by_hand.forecast] == [(5, 3)]
    assert [(each.before, each.after) for each in by_discard.forecast] == [(5, 1 + 1)]


@rule("GH-MOVE-06")
def test_a_whole_way_through_enemies_is_previewed_and_names_them() -> None:
    game = dungeon("""
        Brute guard1 a guard2 b
         . . . . .
    """).turn("brute", "trample", "grab-and-go")
    game.plays("bottom trample")
    far = choices_of(game)[f"go {game.places['b']}"]
    assert far.path == [f"h{game.places[each]}" for each in ("guard1", "a", "guard2")]
    assert ENGLISH.say(far.text).endswith("through Bandit Guard 1, Bandit Guard 2")


def test_a_move_is_previewed_as_a_path() -> None:
    game = dungeon("""
        Brute a b
    """).turn("brute", "trample", "grab-and-go")
    game.plays("bottom grab-and-go")
    decision = game.run.decision
    assert decision is not None
    (far,) = [choice for choice in question(game.run.state, decision).choices if choice.action == "go 2"]
    assert (far.things, far.path) == (["f0", "h2"], ["h1"])


# What a choice leads to


def choices_of(game: Dungeon) -> dict[str, Choice]:
    decision = game.run.decision
    assert decision is not None
    return {choice.action: choice for choice in question(game.run.state, decision).choices}


@rule("GH-ATK-05", "GH-AMD-02")
def test_an_attack_is_foretold_by_the_cards_that_are_left() -> None:
    game = dungeon("""
        . Brute guard1 .
         . . . .
    """).turn("brute", "trample", "grab-and-go")
    game.with_health("guard1", 3)
    game.g.decks[0] = ("-1", "+0", "+0", "+1")
    game.plays("top trample")
    (struck,) = [choice for action, choice in choices_of(game).items() if action.startswith("strike")]
    damage, kills = struck.forecast
    # Attack 3: one card in four leaves the guard alive.
    assert damage.spread == [(2, 0.25), (3, 0.5), (4, 0.25)]
    assert (damage.before, damage.after) == (3, 0)
    assert kills.chance == 0.75


@rule("GH-ADV-01")
def test_with_advantage_the_better_of_two_cards_is_reckoned_with() -> None:
    game = dungeon("""
        . Brute guard1 .
         . . . .
    """).turn("brute", "trample", "grab-and-go")
    game.with_conditions("brute", "strengthen")
    game.g.decks[0] = ("+0", "+1")
    game.plays("top trample")
    (struck,) = [choice for action, choice in choices_of(game).items() if action.startswith("strike")]
    assert struck.forecast[0].spread == [(4, 1.0)]


@rule("GH-EXH-01")
@pytest.mark.parametrize(("health", "risk"), [(2, "lethal"), (10, "")])
def test_damage_that_exhausts_a_character_is_lethal_and_says_so(health: int, risk: str) -> None:
    game = dungeon("""
        . Brute guard1 .
         . . . .
    """)
    game.with_health("brute", health)
    game.monsters("guard", card_number("guard", 50))
    decision = game.run.decision
    assert decision is not None
    suffer, left = choices_of(game)["suffer"], max(0, health - decision.about["damage"])
    assert suffer.risk == risk
    assert [(each.before, each.after) for each in suffer.forecast] == [(health, left)]


def test_ending_the_turn_and_leaving_out_have_places_of_their_own() -> None:
    game = dungeon("""
        . Brute guard1 .
         . . . .
    """).turn("brute", "trample", "grab-and-go")
    assert [choice.action for choice in choices_of(game).values() if choice.role == "end"] == ["end-turn"]
    game.plays("bottom grab-and-go")
    assert [choice.action for choice in choices_of(game).values() if choice.role == "skip"] == ["stop"]


def test_the_end_of_a_campaign_needs_a_second_press() -> None:
    table = Table(GAME, GAME.options.read({"players": 1, "campaign": True}), "campaign")
    end = actions.EndCampaign()
    while end not in table.pending[0].options:
        options = table.pending[0].options
        table.play(0, next((each for each in options if isinstance(each, actions.Ready)), options[0]))
    ending = [each for each in question(table.state, table.pending[0]).choices if each.action == str(end)]
    assert [(choice.role, choice.risk) for choice in ending] == [("quit", "final")]


@rule("GH-PAGE-01", "GH-LEVEL-02", "GH-LEVEL-05")
@pytest.mark.parametrize(("players", "traps"), [(2, 3), (1, 4)])
def test_in_the_city_a_scenario_tells_its_goal_its_level_and_what_depends_on_it(players: int, traps: int) -> None:
    table = Table(GAME, GAME.options.read({"players": players, "campaign": True}), "campaign")
    sheet = next(each for each in scene(table.state, 0).sheets if each.id == "about:1")
    assert ENGLISH.say(sheet.notes[0].text) == "To win: kill all enemies"
    told = {stat.id: stat.value for stat in sheet.stats}
    monsters = traps - 2
    assert told == {"scenario-level": 1, "monster-level": monsters, "trap-damage": traps, "coin": 2, "bonus-xp": 6}


@rule("GH-TURN-02", "GH-AOE-02")
def test_the_action_that_goes_on_shows_its_parts_and_where_it_stands() -> None:
    game = dungeon("""
        . . . . .
         Scoundrel . Spellweaver guard1* guard2
        . . . . .
    """).turn("spellweaver", "mana-bolt", "flame-strike")
    assert panels(game.run.state, game.run.pending, 0) == []
    game.plays("top mana-bolt")
    (panel,) = panels(game.run.state, game.run.pending, 0)
    assert ENGLISH.say(panel.title) == "Spellweaver: Mana Bolt"
    assert (panel.kind, panel.steps[0].state) == ("combat", "now")
    assert "One target to choose" in [ENGLISH.say(note.text) for note in panel.notes]
    game = dungeon("""
        . . . .
         Brute guard1 . .
        . . . .
    """).turn("brute", "trample", "grab-and-go")
    game.plays("bottom trample")
    (panel,) = panels(game.run.state, game.run.pending, 0)
    assert [step.state for step in panel.steps][:2] == ["now", "next"]
