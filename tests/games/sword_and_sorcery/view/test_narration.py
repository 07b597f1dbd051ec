"""The log: what happened, to whom, and why."""

from __future__ import annotations

import inspect
import random

import pytest

from tabletome.engine import Event
from tabletome.engine.ledger import rule
from tabletome.engine.table import Table as EngineTable
from tabletome.games.sword_and_sorcery import GAME, events
from tabletome.games.sword_and_sorcery.content.quests import quest, quest_names
from tabletome.games.sword_and_sorcery.rules import phases
from tabletome.games.sword_and_sorcery.rules.combat.defence import defend
from tabletome.games.sword_and_sorcery.rules.enemies.activation import activate
from tabletome.games.sword_and_sorcery.state import NOBODY
from tabletome.games.sword_and_sorcery.view import icons
from tabletome.games.sword_and_sorcery.view.narration import TONES, narrate
from tabletome.scene import LANGUAGES, in_both, translator, view
from tests.games.sword_and_sorcery.questing import Table, quest_table
from tests.words import written_for

KINDS = [
    kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event) and kind is not Event
]


def said(table: Table, kind: type[Event]) -> list[str]:
    """The last event of a kind in English: its headline, then its steps with their rules."""
    entry = narrate(table.g, table.events(kind)[-1])
    english = translator("en", GAME.folder)
    return [english.say(entry.text), *(f"{english.say(step.text)} [{step.rule}]" for step in entry.steps)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_words_and_an_icon(language: str) -> None:
    told_by_the_quest = {"event-story-told"}
    words = {f"event-{kind.kind}" for kind in KINDS} - told_by_the_quest
    assert words - written_for(GAME, language).keys() == set()
    assert set(icons.EVENTS) == {kind.kind for kind in KINDS}
    assert set(TONES) <= set(icons.EVENTS)


def test_what_a_hero_does_is_told_in_the_colour_of_its_player() -> None:
    table = quest_table(heroes=3)
    table.g.seats = 2
    names = [sheet.name for sheet in table.g.heroes]
    seats = [narrate(table.g, events.TurnBegan(name)).seat for name in names]
    assert seats == [0, 1, 0]
    assert narrate(table.g, events.EnemyDied("raider-green-1", 1)).seat is None
    table.g.figures[table.g.companion].owner = 1
    assert narrate(table.g, events.CompanionDied("fenrir")).seat == 1


@rule("SS-AI-14", "SS-AI-16")
def test_an_enemy_that_acts_says_which_behaviour_fits_whom_and_why_it_chose_its_target() -> None:
    table = quest_table(dice="r.miss b.miss b.miss")
    enemy = table.enemy("gremlin-blue-1", "14a.2")
    table.g.heroes[1].coins = (0, 0, 1)
    table.run(activate(table.g, table.g.figures[enemy].owner))
    headline, behaviour, why = said(table, events.EnemyActivated)
    assert headline.endswith("its target is Laegon")
    assert behaviour.startswith("Behaviour 2 of 4 is the first that a hero in sight fits (Ecarus")
    assert "at distance 1 to 3: moves and engages" in behaviour
    assert behaviour.endswith("[SS-AI-14]")
    assert why == "Why Laegon: the richest [SS-AI-16]"


@rule("SS-AI-19")
def test_an_enemy_that_sees_nobody_says_that_it_falls_back_on_the_last_behaviour() -> None:
    table = quest_table()
    enemy = table.enemy("gremlin-blue-1", "16a.3")
    table.run(activate(table.g, table.g.figures[enemy].owner))
    behaviour = said(table, events.EnemyActivated)[1]
    assert behaviour.startswith("No hero in sight fits another behaviour, so the last one of 4 counts; nearest: Ecarus")
    assert behaviour.endswith("[SS-AI-19]")


@rule("SS-COMBAT-17", "SS-COMBAT-19", "SS-COMBAT-24")
def test_a_defence_is_told_step_by_step() -> None:
    table = quest_table(dice="b.shield b.miss")
    table.g.figures[0].armor_bonus += 1
    table.g.figures[0].magic_shields = 1
    table.run(defend(table.g, 0, 5, 0, "", 0, NOBODY))
    steps = said(table, events.Defended)
    assert steps[0].startswith("Ecarus defends against 5 hits")
    assert [step[-14:] for step in steps[1:]] == ["[SS-COMBAT-17]", "[SS-COMBAT-19]", "[SS-COMBAT-24]"]


def test_the_story_is_read_when_a_quest_begins_and_when_it_ends() -> None:
    table = quest_table()
    plan = quest("first-breath")
    began = narrate(table.g, events.QuestBegan("first-breath"))
    assert [step.text for step in began.steps] == [in_both(plan.intro), in_both(plan.goal)]
    for won, words in ((True, plan.victory), (False, plan.defeat)):
        ended = narrate(table.g, events.QuestEnded("first-breath", won))
        assert [step.text for step in ended.steps] == [in_both(words)]


@rule("SS-CAMP-01")
def test_the_log_of_a_won_quest_can_still_be_read_in_the_next_one() -> None:
    rng = random.Random(7)
    table = EngineTable(GAME, GAME.options(players=1, quest="campaign"), "log")
    while table.state.quest == "first-breath" and table.outcome is None:
        table.play(0, rng.choice(table.pending[0].options))
        if table.state.phase == phases.NEXT_TURN and table.state.round >= 3:
            table.state.story.result = "won"
    assert table.state.quest == "smoke-over-alderwick"
    english = translator("en", GAME.folder)
    lines = [english.say(entry.text) for entry in view(table, 0).log]
    assert any("moves to crypt" in line for line in lines), "an area is still told by what was there"


def test_every_quest_tells_a_story_from_the_beginning_to_either_end() -> None:
    for name in quest_names():
        plan = quest(name)
        assert all(all(words) for words in (plan.intro, plan.goal, plan.victory, plan.defeat)), name
        for paragraph, words in plan.texts.items():
            assert all(words), (name, paragraph)


def test_whoever_has_a_name_in_the_story_goes_by_it_in_the_log() -> None:
    table = quest_table()
    enemy = table.enemy("gremlin-blue-1", "14a.2")
    english = translator("en", GAME.folder)

    def told(event: Event) -> str:
        return english.say(narrate(table.g, event).text)

    assert told(events.EnemyDied("gremlin-blue-1", 1)).startswith("blue gremlin 1 is beaten")
    table.g.enemy_of(enemy).tag = "Grim"
    assert told(events.EnemyDied("gremlin-blue-1", 1)).startswith("Grim is beaten")
    assert told(events.EnemyAppeared("gremlin-blue-1", "14a.2", "ecarus-white-rose")).startswith(
        "Grim (blue gremlin 1)"
    )
    assert told(events.EnemyDied("gremlin-green-1", 1)).startswith("green gremlin 1 is beaten")


def test_what_a_quest_tells_is_a_page_to_be_read() -> None:
    g = quest_table(heroes=2).g
    quest_name = quest_names()[0]
    first = next(iter(quest(quest_name).texts))
    told = (
        events.QuestBegan(quest_name),
        events.StoryTold(quest_name, first),
        events.QuestEnded(quest_name, True),
        events.QuestEnded(quest_name, False),
    )
    assert {narrate(g, event).kind for event in told} == {"story"}
    assert [narrate(g, event).kind for event in (events.RoundBegan(1), events.EncounterDrawn("battle", True))] == [
        "headline",
        "",
    ]


@rule("SS-SETUP-01")
def test_the_log_begins_with_what_was_set_up() -> None:
    table = EngineTable(GAME, GAME.options.read({"players": 1, "quest": "first-breath"}), "set up")
    first = GAME.narrate(table.state, table.events[0][1])
    english = translator("en", GAME.folder)
    shadows = len(table.state.map.shadows)
    assert english.say(first.text) == f"The table is set: First Breath. Event cards: 7, shadow tokens: {shadows}"
    knight, archer = (english.say(step.text) for step in first.steps)
    assert knight.endswith("Soulrank 1, 10 crowns; Broadsword, Wooden Shield, Padded Armor")
    assert "Short Bow" in archer
