"""The lessons of BattleLore show what they speak of: shots that hit, flags that drive back, cards that are played."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table
from tabletome.games.battlelore.state import State
from tabletome.lessons import Course, find_lesson
from tabletome.lessons.course import NEXT, SHOW
from tabletome.scene import translator
from tabletome.scene.view import question
from tests.lessons.stages import bots_play_anything

GAME = find_game("battlelore")
FOLLOWING = ("retreat", "command-with-lore", "lore")
"""Decisions that belong to the move that is shown."""
played_by = pytest.mark.parametrize("salt", ["", "one", "two", "three", "four"])
"""By the lesson's own bot, or at random: the lessons show the same."""


def after_each(lesson: str) -> dict[str, tuple[State, State]]:
    """The table before and after the move that each step shows; the battle goes on at every one of them."""
    course = Course(GAME, find_lesson(GAME, lesson))
    found = {}
    while course.step is not None:
        assert course.table.outcome is None, f"{course.step.name}: the battle was over before it came about"
        shown = course.view().show
        if shown and course.step.play:
            after = course.table.fork()
            after.play(course.lesson.seat, GAME.actions.parse(shown))
            while after.pending and after.pending[0].kind in FOLLOWING:
                options = [str(option) for option in after.pending[0].options]
                chosen = "pass" if "pass" in options else options[0]
                after.play(after.pending[0].seat, GAME.actions.parse(chosen))
            found[course.step.name] = course.table.state.copy(), after.state
        course.do(SHOW if shown else NEXT)
    return found


def enemies(g: State) -> int:
    """The figures that the enemy has."""
    return sum(figures for figures, owner in zip(g.figures, g.owner, strict=True) if owner == 1)


@played_by
@rule("BL-HIT-01", "BL-RETREAT-01", "BL-VICTORY-01")
def test_every_attack_of_the_battle_lesson_does_what_the_coach_says(salt: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bots_play_anything(salt, monkeypatch)
    steps = after_each("battle")
    for name in ("attack", "melee", "finish"):
        before, after = steps[name]
        assert enemies(after) < enemies(before), f"{name}: nobody was hit"
    before, after = steps["flag"]
    moved = [unit for unit, owner in enumerate(before.owner) if owner == 1 and before.at[unit] != after.at[unit]]
    assert len(moved) == 1
    assert after.alive(moved[0])
    before, after = steps["finish"]
    assert after.banners[0] == before.banners[0] + 1


@played_by
@rule("BL-MORALE-02", "BL-BACK-01")
def test_in_the_lesson_of_morale_a_supported_unit_holds_and_strikes_back(
    salt: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots_play_anything(salt, monkeypatch)
    steps = after_each("morale")
    before, after = steps["hold"]
    assert after.at == before.at
    before, after = steps["answer"]
    assert enemies(after) < enemies(before), "nobody was hit"


@rule("BL-MORALE-02")
def test_whoever_gives_way_in_the_lesson_of_morale_is_answered_though_there_is_a_way_back() -> None:
    course = Course.after(GAME, "morale", [NEXT, NEXT])
    assert course.asked is not None
    told = {choice.action: translator("en", GAME.folder).say(choice.text) for choice in course.asked.choices}
    assert list(told) == ["ignore 1", "ignore 0"]
    course.do("ignore 0")
    assert course.answer is not None
    retreated = course.table.fork()
    retreated.play(0, GAME.actions.parse("ignore 0"))
    assert retreated.state.figures == course.table.state.figures
    assert retreated.state.at != course.table.state.at


@played_by
@rule("BL-LEND-01", "BL-LPLAY-01")
def test_the_lore_lesson_takes_tokens_and_plays_the_card_it_speaks_of(
    salt: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots_play_anything(salt, monkeypatch)
    steps = after_each("lore")
    before, after = steps["gather"]
    assert after.tokens[0] == before.tokens[0] + 2
    assert steps["keep"][1].lore_hands[0] == ("magic-missiles",)
    before, after = steps["price"]
    assert before.lore_hands[0] == ("magic-missiles",)
    assert after.tokens[0] == before.tokens[0] - 3
    assert enemies(after) < enemies(before), "nobody was hit"


@rule("BL-CMD-16")
def test_a_card_that_finds_no_such_unit_says_that_any_one_can_be_ordered() -> None:
    """England has no riders: Mounted Charge orders one unit of choice, and the choice says so."""
    options = GAME.options.read(dict(find_lesson(GAME, "command").options))
    tables = (Table(GAME, options, str(seed)) for seed in range(100))
    table = next(each for each in tables if "mounted-charge" in each.state.hands[0])
    asked = question(table, 0)
    assert asked is not None
    words = translator("en", GAME.folder)
    told = {choice.action: words.say(choice.text) for choice in asked.choices}
    assert told.pop("play mounted-charge").endswith("(none of yours fits: any 1 unit)")
    assert not [text for text in told.values() if text.endswith("any 1 unit)")]
