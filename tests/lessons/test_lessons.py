"""Every lesson can be taken to its end, points at things that are there, and answers whoever leaves the path."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tabletome.engine import TabletomeError
from tabletome.engine.game import Game
from tabletome.engine.ledger import Ledger
from tabletome.engine.registry import find_game, game_names
from tabletome.lessons import Course, OffTheLesson, find_lesson
from tabletome.lessons.course import NEXT, SHOW
from tabletome.scene import LANGUAGES, translator
from tabletome.scene.lesson import Lesson, Step
from tabletome.scene.things import thing_ids
from tabletome.scene.view import view
from tests.lessons.stages import bots_play_anything
from tests.toys import NIM
from tests.words import written_for

EVERY_LESSON = [(game, lesson.name) for game in game_names() for lesson in find_game(game).lessons]
every_lesson = pytest.mark.parametrize(("name", "lesson"), EVERY_LESSON, ids=lambda each: each)
every_game = pytest.mark.parametrize("name", game_names())
MOST_DOINGS = 1500


def test_what_never_came_about_is_not_spoken_of_when_the_game_is_over() -> None:
    def lesson(comes: bool) -> Lesson:
        steps = (Step("play", until=lambda *_: False), Step("rare", when=lambda *_: comes), Step("over"))
        return Lesson("toy", minutes=1, steps=steps, bot="random")

    for comes, follows in ((True, "rare"), (False, "over")):
        course = Course(NIM, lesson(comes))
        while course.table.outcome is None:
            take(course)
        assert course.step is not None
        assert course.step.name == follows


def take(course: Course) -> None:
    """Do the next thing as the lesson prescribes it."""
    course.do(SHOW if course.view().show else NEXT)


def wrong_things(course: Course) -> list[str]:
    """Patterns of a step's things that nothing on the table fits, and things lit that lie nowhere."""
    assert course.step is not None
    there = {*thing_ids(view(course.table, course.lesson.seat).scene), *thing_ids(course.asked)}
    step = course.step
    alone = [pattern for pattern in step.lit if not course.lit(type(step)(step.name, lit=(pattern,)))]
    return alone + [thing for thing in course.lit(step) if thing not in there]


def aims(course: Course) -> list[str]:
    """The languages in which the table does not say what the game is won by."""
    aim = view(course.table, course.lesson.seat).scene.aim
    return [each for each in LANGUAGES if aim is None or not translator(each, course.game.folder).say(aim).strip()]


def leave_the_path(course: Course) -> bool:
    """Play, in a copy, something that does not lead on, if there is such a choice; it must be answered."""
    step, asked = course.step, course.asked
    if step is None or step.is_free or asked is None:
        return False
    for choice in asked.choices:
        tried = copy.copy(course)
        tried.table, tried.doings = course.table.fork(), list(course.doings)
        before = tried.table.step
        tried.do(choice.action)
        if tried.place == course.place and (step.until is None or tried.doings == course.doings):
            assert tried.view().answer is not None, f"{step.name}: {choice.action} is not answered"
            assert tried.table.step == before, f"{step.name}: {choice.action} was played"
            assert tried.doings == course.doings
            return True
    return False


NEEDED = {
    "battlelore": {"command", "battle", "lore"},
    "gloomhaven": {"first-steps", "combat", "city"},
    "mage_knight": {"first-steps", "influence", "combat", "cities"},
    "sword_and_sorcery": {"hero-turn", "enemies", "souls"},
    "tiny_epic_kingdoms": {"first-steps", "actions", "war", "alliances"},
}
"""What somebody who has never seen the box must be able to learn."""


@every_game
def test_a_game_can_be_learned_from_the_first_step_to_a_whole_game(name: str) -> None:
    lessons = find_game(name).lessons
    assert {*NEEDED.get(name, ()), "first-game"} <= {lesson.name for lesson in lessons}
    assert lessons[0].minutes <= 8
    assert [lesson.name for lesson in lessons if lesson.is_whole_game] == ["first-game"]


def test_there_are_enough_lessons() -> None:
    assert len(EVERY_LESSON) >= 25


@every_lesson
def test_every_lesson_is_played_to_its_end(name: str, lesson: str) -> None:
    game = find_game(name)
    course = Course(game, find_lesson(game, lesson))
    left, seen, count = 0, -1, 0
    while course.step is not None:
        if course.place != seen:
            seen = course.place
            assert wrong_things(course) == [], f"{name} {lesson} {course.step.name}"
            assert aims(course) == [], f"{name} {lesson} {course.step.name}: the aim is not on the table"
            left += leave_the_path(course)
        take(course)
        count += 1
        assert count < MOST_DOINGS, f"{name} {lesson} does not end"
    assert course.view().over
    assert left > 0 or any(step.until for step in course.lesson.steps), f"{name} {lesson} has no path to leave"


OF_RIVALS = [
    (game, lesson)
    for game, lesson in EVERY_LESSON
    if game in ("battlelore", "tiny_epic_kingdoms") and lesson != "first-game"
]


@pytest.mark.parametrize("salt", ["one", "two", "three", "four", "five"])
@pytest.mark.parametrize(("name", "lesson"), OF_RIVALS, ids=lambda each: each)
def test_lessons_of_games_against_rivals_are_the_same_whatever_bots_play(
    name: str, lesson: str, salt: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots_play_anything(salt, monkeypatch)
    course = Course(find_game(name), find_lesson(find_game(name), lesson))
    while course.step is not None:
        assert course.table.outcome is None, f"{course.step.name}: the game was over before it came about"
        take(course)
    assert course.place == len(course.lesson.steps)


def words_of(lesson: Lesson) -> list[str]:
    """The messages of a lesson that must be written."""
    names = [lesson.title.name]
    for step in lesson.steps:
        names += [lesson.name_of(step).name, lesson.text_of(step).name]
    return names


@every_game
def test_lessons_have_their_words_and_rules(name: str) -> None:
    game: Game[Any, Any] = find_game(name)
    rules = Ledger.load(game.folder / "rules.yaml").rules
    for lesson in game.lessons:
        for step in lesson.steps:
            assert step.rule in rules, f"{lesson.name} {step.name}: there is no rule {step.rule!r}"
        for language in LANGUAGES:
            missing = sorted(set(words_of(lesson)) - written_for(game, language).keys())
            assert missing == [], f"{lesson.name} in {language}"


def test_a_lesson_is_the_same_whenever_its_doings_are_done_again() -> None:
    game = find_game("tiny_epic_kingdoms")
    course = Course.after(game, "first-steps", [])
    while course.step is not None:
        take(course)
    again = Course.after(game, "first-steps", course.doings)
    assert again.table.hash() == course.table.hash()
    assert again.view() == course.view()


def test_the_coach_tells_what_it_has_played_for_the_learner() -> None:
    game = find_game("tiny_epic_kingdoms")
    course = Course.after(game, "first-steps", [NEXT, "choose-side aughmoore"])
    assert course.view().meanwhile is None
    course.do("settle aughmoore.1")
    meanwhile = course.view().meanwhile
    assert meanwhile is not None
    assert translator("en", game.folder).say(meanwhile).startswith("Meanwhile the coach has played for you: Patrol")


def test_a_lesson_that_is_over_names_the_next_one() -> None:
    game = find_game("tiny_epic_kingdoms")
    named = {lesson.name: Course(game, lesson).view().next for lesson in game.lessons[:-1]}
    assert named["first-steps"] == "actions"
    assert named["alliances"] == "first-game"
    assert Course(game, game.lessons[-1]).view().next == ""


def test_of_several_actions_only_those_lead_on_that_a_step_means() -> None:
    """A quest that takes no neutral meeple is a quest, but no conquest."""
    course = Course.after(find_game("tiny_epic_kingdoms"), "actions", [])
    while course.step is not None and course.step.name != "conquer":
        take(course)
    assert course.asked is not None
    quests = [choice.action for choice in course.asked.choices if choice.action.startswith("quest ")]
    lost_kingdom = course.view().show.split()[2].partition(".")[0]
    elsewhere = next(quest for quest in quests if not quest.split()[2].startswith(f"{lost_kingdom}."))
    before = list(course.doings)
    course.do(elsewhere)
    assert course.answer is not None
    assert course.answer.name == "lesson-actions-conquer-else"
    assert course.doings == before


def test_a_step_with_patterns_and_an_end_is_played_by_its_patterns_until_then() -> None:
    emptied = Step("one", play=("from-heap 0", "take 1"), until=lambda heaps, _seat: heaps.heaps[0] == 0)
    course = Course(NIM, Lesson("heap", 5, (emptied, Step("done")), options={"layout": "small"}))
    assert not course.view().free
    while course.place == 0:
        wrong = (
            [each.action for each in course.asked.choices if each.action not in emptied.play] if course.asked else []
        )
        for action in wrong:
            course.do(action)
            assert course.answer is not None
        course.do(SHOW)
    assert course.table.state.heaps[0] == 0


def test_of_many_moves_the_coach_tells_how_many_and_the_last() -> None:
    game = find_game("sword_and_sorcery")
    course = Course.after(game, "hero-turn", [])
    while course.view().meanwhile is None:
        take(course)
    meanwhile = course.view().meanwhile
    assert meanwhile is not None
    assert meanwhile.name == "lesson-meanwhile-long"


def test_what_came_of_the_own_move_is_told_when_the_table_is_no_longer_the_same() -> None:
    game = find_game("tiny_epic_kingdoms")
    course = Course.after(game, "actions", [NEXT])
    assert course.view().came is None
    course.do("select patrol")
    assert course.view().came is None, "the table shows it"
    course.do(SHOW)
    came = course.view().came
    assert came is not None
    own, following = translator("en", game.folder).say(came).split(" · ")[:2]
    assert own.startswith("What came of your move: ")
    assert "patrol" in own
    assert following


def test_whoever_does_what_the_next_step_wants_need_not_read_on_first() -> None:
    game = find_game("tiny_epic_kingdoms")
    course = Course.after(game, "war", [])
    course.do("select trade")
    assert course.answer is not None, "the next step does not want that"
    assert course.doings == []
    course.do("select patrol")
    assert course.answer is None
    assert course.doings == [NEXT, "select patrol"]
    again = Course.after(game, "war", course.doings)
    assert again.table.hash() == course.table.hash()


def test_a_choice_of_a_later_question_is_taken_after_the_answers_before_it() -> None:
    """In a whole quest: whoever attacks on, instead of saying first that nothing is thrown again."""
    game = find_game("sword_and_sorcery")
    course = Course.after(game, "first-game", [NEXT])
    while course.asked is not None and not course.asked.beyond:
        take(course)
    assert course.asked is not None
    choice = course.asked.beyond[0]
    done = len(course.doings)
    course.do(choice.action)
    assert course.doings[done:] == [*choice.first, choice.action]


def test_only_whole_games_are_left_to_the_learner() -> None:
    games: list[Game[Any, Any]] = [find_game(name) for name in game_names()]
    whole = {(game.name, lesson.name) for game in games for lesson in game.lessons if Course(game, lesson).view().whole}
    assert whole == {(game.name, "first-game") for game in games}


def test_what_cannot_be_done_is_refused() -> None:
    game = find_game("tiny_epic_kingdoms")
    course = Course.after(game, "first-steps", [])
    with pytest.raises(OffTheLesson, match="nothing to show"):
        course.do(SHOW)
    course.do(NEXT)
    with pytest.raises(OffTheLesson, match="waits for a move"):
        course.do(NEXT)
    with pytest.raises(OffTheLesson, match="not among the choices"):
        course.do("select everything")


def test_a_lesson_that_is_not_there_is_said_with_what_there_is() -> None:
    with pytest.raises(TabletomeError, match="first-steps"):
        find_lesson(find_game("tiny_epic_kingdoms"), "first-step")


def test_the_coach_speaks_both_languages() -> None:
    game = find_game("tiny_epic_kingdoms")
    seen = Course.after(game, "first-steps", []).view()
    assert translator("en", game.folder).say(seen.text) != translator("ru", game.folder).say(seen.text)


def test_a_lesson_in_which_the_learner_is_never_asked_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletome.lessons.course.LONGEST_SKIP", 1)
    with pytest.raises(OffTheLesson, match="the others play on and on in 'waiting'"):
        Course(NIM, Lesson("waiting", 5, (Step("move", play=("take *",)),), seat=1))


def test_where_the_learner_plays_freely_the_coach_suggests_what_his_own_bot_thinks_best() -> None:
    """Of one piece and two, one of the two has to be taken: a search knows, instinct does not."""
    play = (Step("play", until=lambda _state, _seat: False),)
    for coach, heap in (("", "from-heap 0"), ("mcts:iterations=300", "from-heap 1")):
        course = Course(NIM, Lesson("search", 5, play, options={"layout": "small"}, coach=coach))
        assert course.view().show == heap
