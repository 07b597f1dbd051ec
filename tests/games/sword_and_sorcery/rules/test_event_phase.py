"""The Event Phase: the event deck, story events, day and night."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.content.events import EVENTS
from tabletome.games.sword_and_sorcery.content.notation import orders as o
from tabletome.games.sword_and_sorcery.content.quests import quest_names
from tabletome.games.sword_and_sorcery.events import (
    CriticalDrawn,
    EventDiscarded,
    LastingResumed,
    LastingSuspended,
    StoryTold,
)
from tabletome.games.sword_and_sorcery.rules import phases
from tabletome.games.sword_and_sorcery.rules.combat.attack import attack
from tabletome.games.sword_and_sorcery.rules.combat.death import hero_dies
from tabletome.games.sword_and_sorcery.rules.combat.strike import Strike
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import spawn_count
from tabletome.games.sword_and_sorcery.rules.event_phase import event_phase
from tabletome.games.sword_and_sorcery.rules.map.movement import put_in
from tabletome.games.sword_and_sorcery.rules.story.orders import resolve_due
from tests.games.sword_and_sorcery.questing import Table, quest_table


def events(table: Table, *cards: str) -> None:
    """The event deck, the first card on top."""
    table.g.events = tuple(reversed(cards))


def event_round(table: Table, *answers: str) -> None:
    table.run(event_phase(table.g), *answers)


@rule("SS-EVENT-02", "SS-EVENT-03", "SS-EVENT-04", "SS-ROUND-09", "SS-EVENT-23", "SS-EVENT-01")
def test_an_event_is_resolved_laid_face_up_and_discarded_in_the_next_round() -> None:
    table = quest_table()
    events(table, "tide-of-souls", "iron-wall")
    event_round(table)
    assert table.g.soul_points == 3
    assert table.g.events_up == ("tide-of-souls",)
    event_round(table)
    assert table.g.events_up == ()
    assert not table.g.story.result, "there are cards left"
    assert table.g.soul_points == 3
    event_round(table)
    assert table.g.events_up == ("iron-wall",)


@rule("SS-END-03", "SS-DEATH-18", "SS-END-01")
def test_heroes_who_all_die_by_an_event_have_lost_at_once() -> None:
    """Nothing spawns any more, no story of the round is told, and no round begins."""
    table = quest_table("{rounds: over}", dice="b.miss " * 8)
    g = table.g
    events(table, "tremor", "iron-wall")
    for hero in g.living():
        g.figures[hero].wounds, g.figures[hero].down = g.most_hp(hero) - 1, True
        g.heroes[hero].used = ("help-from-above",)
    event_round(table)
    assert not g.living()
    assert g.story.result == "lost", "the story would have won"
    assert g.phase == phases.FINISH
    assert not g.enemies


@rule("SS-EVENT-06")
def test_a_lasting_effect_is_in_force_until_its_card_is_discarded() -> None:
    table = quest_table()
    events(table, "war-drums", "tremor")
    assert table.g.lasting("enemy-hits") == 0
    event_round(table)
    assert table.g.lasting("enemy-hits") == 1
    event_round(table)
    assert table.g.lasting("enemy-hits") == 0


@rule("SS-EVENT-07", "SS-EVENT-08", "SS-EVENT-13", "SS-EVENT-22")
def test_most_events_spawn_heroes_less_enemies_less_one() -> None:
    table = quest_table(heroes=3)
    table.enemy("raider-blue-1", "16a.1")
    events(table, "slaughter")
    event_round(table)
    assert len(table.g.enemies) == 2, "3 heroes - 1 enemy - 1"
    assert table.g.figures[-1].at == table.area("16a.3"), "at the only active gate"


@rule("SS-EVENT-08", "SS-ICON-13")
@pytest.mark.parametrize(
    ("heroes", "enemies", "formula", "count"),
    [
        (2, 0, o.Spawn(-1, -2), 1),
        (3, 0, o.Spawn(-1, -2), 2),
        (3, 1, o.Spawn(-1, -2), 1),
        (4, 0, o.Spawn(-1, -2), 2),
        (5, 1, o.Spawn(-1, -2), 2),
        (2, 3, o.Spawn(-1, -2), 0),
        (3, 1, o.Spawn(0, 0), 2),
        (2, 2, o.Spawn(1, 1), 1),
    ],
)
def test_spawn_formulas(heroes: int, enemies: int, formula: o.Spawn, count: int) -> None:
    table = quest_table(heroes=heroes)
    for card in ("raider-blue-1", "gremlin-green-1", "gremlin-green-2")[:enemies]:
        table.enemy(card, "16a.1")
    assert spawn_count(table.g, formula) == count


@rule("SS-EVENT-09", "SS-DEATH-10", "SS-GOLD-07")
def test_ghost_souls_are_no_heroes_in_play_for_spawning_but_the_column_stays() -> None:
    table = quest_table(heroes=4)
    assert spawn_count(table.g, o.Spawn(-1, -2)) == 2
    hero_dies(table.g, 3)
    assert spawn_count(table.g, o.Spawn(-1, -2)) == 1, "3 living heroes - 2: four started"


@rule("SS-EVENT-16", "SS-EVENT-17", "SS-EVENT-19", "SS-EVENT-20")
def test_night_turns_used_powers_back_goes_below_the_deck_and_a_new_event_follows_at_once() -> None:
    table = quest_table("night: [hero-hits -1]\nday: [hero-hits 1]")
    table.g.heroes[0].powers, table.g.heroes[0].cooling = ("a", "b", "c"), (0, 1, 4)
    events(table, "night", "tide-of-souls", "day")
    event_round(table)
    assert table.g.time == "night"
    assert table.g.heroes[0].cooling == (0, 2, 4), "backward from 4 stays at 4; a ready power does not turn"
    assert table.g.lasting("hero-hits") == -1
    assert table.g.events_up == ()
    event_round(table)
    assert table.g.events_up == ("tide-of-souls",)


@rule("SS-EVENT-17", "SS-EVENT-19", "SS-POWER-24")
def test_day_replaces_night_and_turns_used_powers_forward_to_refresh() -> None:
    table = quest_table("night: [hero-hits -1]\nday: [hero-move 1]\nstarts: night")
    table.g.heroes[0].powers, table.g.heroes[0].cooling = ("heal", "b", "c"), (1, 3, 0)
    events(table, "day")
    event_round(table)
    assert table.g.heroes[0].cooling == (0, 2, 0)
    assert table.g.lasting("hero-hits") == 0
    assert table.g.lasting("hero-move") == 1


@rule("SS-EVENT-18")
def test_in_the_first_quest_every_hero_attack_at_night_has_one_hit_less() -> None:
    table = quest_table()
    table.g.quest = quest_names()[0]
    table.g.time = "night"
    assert table.g.lasting("hero-hits") == -1
    table.g.time = "day"
    assert table.g.lasting("hero-hits") == 0


@rule("SS-END-02")
def test_the_heroes_lose_when_the_last_card_of_the_event_deck_is_discarded() -> None:
    table = quest_table()
    events(table, "tide-of-souls")
    event_round(table)
    assert not table.g.story.result
    event_round(table)
    assert table.g.story.result == "lost"


@rule("SS-END-02")
def test_if_the_last_card_is_night_the_heroes_lose_one_event_phase_later() -> None:
    table = quest_table()
    events(table, "night")
    event_round(table)
    assert not table.g.story.result
    event_round(table)
    assert table.g.story.result == "lost"


@rule("SS-EVENT-14", "SS-EVENT-15")
def test_a_story_card_on_the_deck_gains_a_round_and_suspends_the_card_below_without_a_second_spawning() -> None:
    table = quest_table("story: {story-1: {at: 14a.2, do: [on deck]}, over: {do: [win]}}")
    events(table, "war-drums", "tremor")
    event_round(table)
    enemies = len(table.g.enemies)
    put_in(table.g, 0, table.area("14a.2"))
    table.run(resolve_due(table.g))
    assert table.g.events_up == ("war-drums", "story-1")
    assert table.g.lasting("enemy-hits") == 0
    assert [event.card for event in table.events(LastingSuspended)] == ["war-drums"]
    assert not table.events(LastingResumed)
    event_round(table)
    assert [event.card for event in table.events(LastingResumed)] == ["war-drums"]
    assert table.g.events_up == ("war-drums",)
    assert table.g.lasting("enemy-hits") == 1
    assert len(table.g.enemies) == enemies


@rule("SS-EVENT-15")
def test_a_story_card_on_one_without_a_lasting_effect_suspends_nothing() -> None:
    table = quest_table("story: {story-1: {at: 14a.2, do: [on deck]}, over: {do: [win]}}")
    events(table, "reinforcements", "war-drums")
    event_round(table)
    put_in(table.g, 0, table.area("14a.2"))
    table.run(resolve_due(table.g))
    event_round(table)
    assert table.g.events_up == ("reinforcements",)
    assert not table.events(LastingSuspended)
    assert not table.events(LastingResumed)


@rule("SS-EVENT-15", "SS-EVENT-22")
def test_a_first_attack_is_not_critical_while_a_story_card_lies_on_slaughter_and_may_be_afterwards() -> None:
    table = quest_table("story: {story-1: {at: 14a.2, do: [on deck]}, over: {do: [win]}}", dice="b.miss " * 20)
    foe = table.enemy("orc-warrior-red-1", "14a.1")
    events(table, "slaughter", "tremor")
    event_round(table)
    table.top("criticals", "slowed", "blinded", "stunned")

    def criticals_of_an_attack() -> int:
        before = len(table.events(CriticalDrawn))
        table.run(attack(table.g, Strike(0, foe, "test", (1, 0, 0))))
        return len(table.events(CriticalDrawn)) - before

    put_in(table.g, 0, table.area("14a.2"))
    table.run(resolve_due(table.g))
    assert criticals_of_an_attack() == 0
    event_round(table)
    assert [criticals_of_an_attack(), criticals_of_an_attack()] == [1, 0]


@rule("SS-EVENT-10", "SS-EVENT-11", "SS-MOVE-07", "SS-DECK-09")
def test_a_hero_who_enters_the_area_of_a_story_card_must_resolve_it_in_order() -> None:
    table = quest_table(
        """
        story:
          story-1: {at: 14a.2, en: It begins., do: [souls 1, {if: counter x >= 1, then: [fail]}, count x, souls 2]}
          over: {do: [win]}
        """
    )
    put_in(table.g, 0, table.area("14a.2"))
    table.run(resolve_due(table.g))
    assert [event.paragraph for event in table.events(StoryTold)] == ["story-1"]
    assert table.g.soul_points == 3
    assert table.g.story.counters == {"x": 1}
    assert table.g.map.stories == ()
    put_in(table.g, 1, table.area("14a.2"))
    assert table.g.story.due == (), "the card is gone"


@rule("SS-EVENT-03", "SS-EVENT-15")
def test_story_cards_on_each_other_are_discarded_one_a_round_before_the_card_below_counts_again() -> None:
    table = quest_table(
        """
        story:
          story-1: {at: 14a.2, do: [on deck]}
          story-2: {at: 14a.3, do: [on deck]}
          over: {do: [win]}
        """
    )
    events(table, "war-drums", "tremor")
    event_round(table)
    for area in ("14a.2", "14a.3"):
        put_in(table.g, 0, table.area(area))
        table.run(resolve_due(table.g))
    assert [event.card for event in table.events(LastingSuspended)] == ["war-drums"]
    event_round(table)
    assert table.g.events_up == ("war-drums", "story-1")
    assert not table.events(LastingResumed)
    event_round(table)
    assert [event.card for event in table.events(EventDiscarded)] == ["story-2", "story-1"]
    assert [event.card for event in table.events(LastingResumed)] == ["war-drums"]


@rule("SS-EVENT-05", "SS-EVENT-12")
@pytest.mark.parametrize("told", ["souls 3", "souls 3, on deck"])
def test_a_story_event_of_the_deck_does_what_the_quest_tells_for_it_and_lies_face_up_once(told: str) -> None:
    table = quest_table(f"story: {{story-2: {{do: [{told}]}}, over: {{do: [win]}}}}\nevents: [[story-2], [tremor]]")
    event_round(table)
    assert table.g.soul_points == 3
    assert table.g.events_up == ("story-2",)


@rule("SS-COMPAN-13", "SS-DEATH-22")
def test_a_ghost_soul_triggers_no_story() -> None:
    table = quest_table("story: {story-1: {at: 14a.2, do: [win]}}")
    hero_dies(table.g, 0)
    put_in(table.g, 0, table.area("14a.2"))
    assert table.g.story.due == ()
    assert table.g.map.stories


@rule("SS-EVENT-21", "SS-NATURE-02")
@pytest.mark.parametrize(
    ("hero", "answers", "hero_wounds", "enemy_wounds"),
    [
        ("ecarus-white-rose", ("target 0",), 1, 0),
        ("ecarus-black-rose", (), 2, 1),
        ("laegon-archer", ("pick law", "target 0"), 1, 0),
        ("laegon-archer", ("pick chaos",), 2, 1),
    ],
)
def test_gift_from_above_by_soul_nature(
    hero: str, answers: tuple[str, ...], hero_wounds: int, enemy_wounds: int
) -> None:
    second = "laegon-ranger" if hero != "laegon-archer" else "ecarus-white-rose"
    table = quest_table(first=hero, second=second)
    enemy = table.enemy("raider-blue-1", "16a.1")
    table.g.figures[0].wounds = 2
    events(table, "gift-from-above")
    event_round(table, *answers)
    assert table.g.figures[0].wounds == hero_wounds
    assert table.g.figures[enemy].wounds == enemy_wounds


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_card_can_be_resolved(name: str) -> None:
    """And does what its words say."""
    story = "story: {story-1: {do: [souls 1]}, story-2: {do: [souls 1]}, story-3: {do: [souls 1]}, over: {do: [win]}}"
    table = quest_table(story, dice="b.miss " * 8, first="ecarus-white-rose")
    table.g.heroes[0].coins = (0, 3, 0)
    table.g.heroes[0].powers, table.g.heroes[0].cooling = ("heal",), (2,)
    table.enemy("raider-blue-1", "16a.1")
    table.g.figures[0].wounds = 1
    events(table, name, "tremor")
    event_round(table, *(["target 0"] if name in ("gift-from-above", "song-of-steel") else []))
    g = table.g
    hero = g.figures[0]
    happened: dict[str, Any] = {
        "story-1": g.soul_points == 1,
        "story-2": g.soul_points == 1,
        "story-3": g.soul_points == 1,
        "day": g.time == "day" and g.heroes[0].cooling == (1,),
        "night": g.time == "night" and g.heroes[0].cooling == (3,),
        "gathering-dark": g.lasting("hero-sight") == 3 and hero.wounds == 0,
        "war-drums": g.lasting("enemy-hits") == 1,
        "cold-rain": g.lasting("hero-move") == g.lasting("enemy-move") == -1,
        "slaughter": g.lasting("first-attack-crit") == 1,
        "reinforcements": len(g.enemies) == 3,
        "ambush": True,
        "song-of-steel": g.lasting("hero-hits") == 1 and g.heroes[0].cooling == (0,),
        "plague-wind": hero.conditions > 0,
        "tide-of-souls": g.soul_points == 3 and any(enemy.powers for enemy in g.enemies),
        "tremor": hero.down,
        "light-fingers": g.heroes[0].crowns == 10,
        "dark-rite": len(g.enemies[0].powers) >= 1,
        "gift-from-above": hero.wounds == 0,
        "evil-eye": g.heroes[0].cooling == (3,) and g.lasting("save-penalty") == 1,
        "iron-wall": g.lasting("enemy-armor") == 1 and g.lasting("enemy-move") == -1,
    }
    assert happened[name]


@rule("SS-EVENT-22")
def test_a_new_event_lets_everyone_attack_for_the_first_time() -> None:
    table = quest_table()
    table.g.figures[0].has_attacked = True
    events(table, "slaughter", "tremor")
    event_round(table)
    assert not table.g.figures[0].has_attacked


@rule("SS-EVENT-02", "SS-END-01")
def test_an_event_that_decides_the_quest_spawns_nobody_and_an_empty_deck_loses_it() -> None:
    table = quest_table()
    hero_dies(table.g, 1)
    table.g.story.result = "lost"
    events(table, "war-drums", "tremor")
    event_round(table)
    assert table.g.enemies == []
    table = quest_table()
    events(table)
    event_round(table)
    assert table.g.story.result == "lost"
