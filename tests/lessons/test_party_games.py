"""The lessons of Gloomhaven and Sword & Sorcery show what they speak of: an attack with a target, an enemy turn."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.engine.registry import find_game
from tabletome.games.sword_and_sorcery.events import QuestBegan, StoryTold
from tabletome.lessons import Course
from tabletome.lessons.course import NEXT, SHOW
from tabletome.scene import LANGUAGES, translator
from tabletome.scene.terms import mentioned
from tests.lessons.stages import at_each

GLOOMHAVEN = find_game("gloomhaven")
SWORD_AND_SORCERY = find_game("sword_and_sorcery")


@rule("GH-SELECT-01", "GH-TURN-01", "GH-ATK-01")
def test_the_first_card_of_gloomhaven_has_a_target_and_is_not_lost() -> None:
    steps = at_each(GLOOMHAVEN, "first-steps")
    brute = steps["piles"].heroes[0]
    assert brute.lost == ()
    assert set(brute.discard) | set(brute.chosen) >= {"spare-dagger"}
    figures = zip(steps["target"].figures, steps["second"].figures, strict=True)
    assert sum(before.health > after.health for before, after in figures) == 1


@rule("SS-BATTLE-01", "SS-AI-08")
def test_the_lesson_of_enemies_shows_an_enemy_turn() -> None:
    steps = at_each(SWORD_AND_SORCERY, "enemies")
    assert steps["turn"].foes()
    before, after = steps["end"].decks.encounters, steps["seen"].decks.encounters
    assert len(after.cards) < len(before.cards) or len(after.discards) != len(before.discards)


@rule("SS-EMPOR-02")
def test_the_lesson_of_the_shop_ends_with_a_potion_for_whoever_stands_in_front() -> None:
    steps = at_each(SWORD_AND_SORCERY, "shop")
    before, after = steps["buy"].heroes[0], steps["leave"].heroes[0]
    assert "healing-potion" in after.inventory
    assert "healing-potion" not in before.inventory
    assert after.crowns == before.crowns - 15


@rule("SS-DEATH-03", "SS-DEATH-24")
def test_the_lesson_of_souls_is_drawn_and_tells_nothing_of_the_first_quest() -> None:
    steps = at_each(SWORD_AND_SORCERY, "souls")
    archer = 1
    assert not steps["gem"].figures[archer].ghost
    assert steps["ghost"].figures[archer].ghost
    assert steps["rank"].has_active_shrine(steps["rank"].figures[archer].at)
    course = Course.after(SWORD_AND_SORCERY, "souls", [])
    while course.step is not None:
        assert not [event for _, event in course.table.events if isinstance(event, StoryTold | QuestBegan)]
        course.do(SHOW if course.view().show else NEXT)


@pytest.mark.parametrize("lesson", ["hero-turn", "battle", "enemies"])
def test_whoever_stands_in_for_the_learner_leaves_the_archer_the_bow(lesson: str) -> None:
    for state in at_each(SWORD_AND_SORCERY, lesson).values():
        assert state.heroes[1].main == "short-bow"


def test_nobody_is_praised_for_a_first_game_that_was_lost() -> None:
    course = Course.after(SWORD_AND_SORCERY, "first-game", [])
    while course.step is not None:
        asked = course.asked
        leaves = [choice.action for choice in asked.choices if choice.action == "end-turn"] if asked else []
        waits = course.step.until is not None and course.table.outcome is None
        course.do(leaves[0] if waits and leaves else SHOW if course.view().show else NEXT)
    assert course.view().text.name == "lesson-over-lost"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_of_gloomhaven_call_everything_as_the_table_does(language: str) -> None:
    words = translator(language, GLOOMHAVEN.folder)
    steps = [f"lesson-{lesson.name}-{step.name}-text" for lesson in GLOOMHAVEN.lessons for step in lesson.steps]
    texts = [words.message(step) for step in steps]
    assert {term for text in texts for term in mentioned(text)} <= {term.id for term in GLOOMHAVEN.terms()}
    party = words.message("lesson-first-steps-party-text")
    assert all(words.message(f"name-{hero}") in party for hero in ("brute", "scoundrel"))
    cards = words.message("lesson-first-steps-select-text")
    assert words.message("card-spare-dagger") in cards
    town = words.message("lesson-city-town-text")  # where the name may be declined
    assert words.message("gloomhaven").split()[0][:5] in town


def test_whoever_keeps_a_battle_goal_reads_what_it_asks() -> None:
    course = Course.after(GLOOMHAVEN, "first-game", [NEXT])
    assert course.asked is not None
    told = {choice.action: translator("en", GLOOMHAVEN.folder).say(choice.text) for choice in course.asked.choices}
    assert told["keep explorer"] == "Keep Explorer: Open a door to an unseen room in your turn"


def test_the_coach_of_the_shop_says_how_ten_crowns_each_buy_a_potion() -> None:
    """What stands in the coach's words are the words of the buttons, and the potion can be had by them."""
    course = Course.after(SWORD_AND_SORCERY, "first-game", [NEXT])
    while course.asked is not None and course.asked.kind != "shop":
        course.do(SHOW)
    for language, call, lend in (
        ("en", "go on with the visit", "Give 5 crowns"),
        ("ru", "Посещение продолжает", "Отдать: 5 крон"),
    ):
        words = translator(language, SWORD_AND_SORCERY.folder)
        assert course.asked is not None
        offered = [words.say(choice.text) for choice in course.asked.choices]
        for said in (call, lend):
            assert said in words.message("coach-shop")
            assert any(said in each for each in offered)
    assert course.asked is not None
    assert "purchase healing-potion" not in [choice.action for choice in course.asked.choices]
    gift = next(
        choice.action for choice in course.asked.choices if choice.action.startswith("lend ") and "5" in choice.action
    )
    called = next(choice.action for choice in course.asked.choices if choice.action.startswith("call-in"))
    course.do(gift)
    course.do(called)
    assert course.asked is not None
    assert "purchase healing-potion" in [choice.action for choice in course.asked.choices]


@rule("GH-DOOR-07")
def test_the_coach_speaks_of_the_first_door_before_it_is_opened() -> None:
    steps = at_each(GLOOMHAVEN, "first-game")
    before = steps["door"]
    assert all(door.at not in before.board.floor for door in before.plan.doors)
    assert before.round > 0


@rule("GH-FINISH-01")
@pytest.mark.parametrize("result", ["won", "lost"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_scenario_ends_with_words_for_a_victory_and_others_for_a_defeat(language: str, result: str) -> None:
    lesson = next(lesson for lesson in GLOOMHAVEN.lessons if lesson.name == "first-game")
    words = translator(language, GLOOMHAVEN.folder)
    texts = {result: words.say(lesson.text_of(lesson.steps[-1], result)) for result in ("won", "lost")}
    beginnings = {"en": {"won": "Won!", "lost": "Lost"}, "ru": {"won": "Победа!", "lost": "На этот раз поражение"}}
    assert texts[result].startswith(beginnings[language][result])
