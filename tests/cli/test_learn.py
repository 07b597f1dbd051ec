"""Lessons in the terminal: listed, taken to the end, left, and answered where the path is left."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from tabletome.cli import main
from tabletome.cli.terminal.learning import take_lesson
from tabletome.cli.terminal.terminal import Terminal
from tabletome.engine import state_hash
from tabletome.engine.registry import find_game
from tabletome.lessons import Course, find_lesson


def learn(
    *lines: str, lesson: str = "first-steps", language: str = "en", interactive: bool = False
) -> tuple[Course, str]:
    """A lesson taken by typing these lines, and what was printed."""
    game, typed, out = find_game("tiny_epic_kingdoms"), list(lines), io.StringIO()
    console = Console(file=out, width=100, color_system=None, markup=False, highlight=False)
    terminal = Terminal(console, lambda _: typed.pop(0), plain=True, interactive=interactive)
    course = Course(game, find_lesson(game, lesson))
    take_lesson(course, terminal, language)
    return course, out.getvalue()


def test_a_lesson_is_taken_to_its_end_by_showing_and_reading() -> None:
    course, said = learn("", *["s"] * 7)
    assert course.step is None
    assert "Your tiny kingdom" in said
    assert "Lesson finished" in said


def test_a_choice_is_typed_by_its_words_and_another_one_is_answered() -> None:
    course, said = learn("", "1", "1", "", "trade", "research", "q", language="en")
    assert "A good action, but Research" in said
    assert course.place == 5


def test_why_shows_the_rule_and_enter_waits_for_the_move() -> None:
    _, said = learn("", "w", "", "?", "q")
    assert "Each player is dealt 1 territory card" in said
    assert "Now it is your move" in said
    assert "show me" in said


def test_in_a_whole_first_game_every_decision_is_explained_when_it_is_first_met(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    _, said = learn("", *["s"] * 6, "e", "h", "q", "y", lesson="first-game", interactive=True)
    assert said.count("Play as you like") == 1, "what a step is about is said once"
    assert said.count("Example:") >= 3
    assert "What a bot would consider" in said
    _, again = learn("", *["s"] * 6, "q", "n", "q", "y", lesson="first-game", interactive=True)
    assert again.count("Example:") == 0


def test_a_whole_first_game_is_left_only_by_who_is_sure() -> None:
    played = ["", *["s"] * 6, "q"]
    left, _ = learn(*played, "y", lesson="first-game")
    for unsure in ("", "n"):
        stayed, _ = learn(*played, unsure, "s", "q", "y", lesson="first-game")
        assert stayed.table.step > left.table.step


def test_below_the_table_is_told_what_came_of_ones_own_move() -> None:
    _, said = learn("", "2", "3", "", "research", "1", "q")
    told = said.rpartition("Shared:")[2]
    assert "Humans: paid 1 mana" in told
    assert "Lizardfolk: selected" in told
    assert said.count("Humans: paid 1 mana") == 1, "it is told once"


def test_a_move_is_taken_back_and_the_lesson_stands_where_it_stood() -> None:
    before, _ = learn("", "1", "1", "", "q")
    course, said = learn("", "1", "1", "", "research", "u", "q")
    assert (course.place, course.doings) == (before.place, before.doings)
    assert state_hash(course.table.state) == state_hash(before.table.state)
    assert "Taken back" in said
    nothing, said = learn("u", "q")
    assert nothing.doings == []
    assert "nothing to take back" in said


def test_in_a_whole_first_game_moves_are_taken_back_one_by_one() -> None:
    course, _ = learn("", "s", "s", "s", "u", "u", "s", "q", "y", lesson="first-game")
    straight, _ = learn("", "s", "s", "q", "y", lesson="first-game")
    assert course.doings == straight.doings
    assert state_hash(course.table.state) == state_hash(straight.table.state)


def test_all_lessons_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["learn", "--list", "--json", "--lang", "ru"])
    found = json.loads(capsys.readouterr().out)
    assert {"game", "lesson", "title", "steps", "minutes"} == set(found[0])
    assert "Первые шаги" in [each["title"] for each in found]
