"""Lessons and the coach over the wire."""

from __future__ import annotations

from typing import Any

from tests.server.serving import Person

LESSON = "/api/games/tiny_epic_kingdoms/lessons/first-steps"


def test_a_lesson_is_taken_over_the_wire(ann: Person) -> None:
    listed = ann.get("/api/games/tiny_epic_kingdoms/learning", lang="ru")["lessons"]
    assert listed[0]["name"] == "first-steps"
    assert listed[0]["title"] == "Первые шаги"
    told: dict[str, Any] = ann.post(LESSON, {})
    while not told["lesson"].get("over"):
        doing = "show" if told["lesson"].get("show") else "next"
        told = ann.post(LESSON, {"doings": told["doings"], "doing": doing})
    assert len(told["doings"]) == listed[0]["steps"]
    again = ann.post(LESSON, {"doings": told["doings"]})
    assert again["view"]["step"] == told["view"]["step"]


def test_leaving_the_path_is_answered_and_changes_nothing(ann: Person) -> None:
    told = ann.post(LESSON, {"doings": ["next"], "doing": "show"})
    told = ann.post(LESSON, {"doings": [*told["doings"], "settle aughmoore.1", "next"]})
    step, doings = told["view"]["step"], told["doings"]
    told = ann.post(LESSON, {"doings": doings, "doing": "select trade"})
    assert told["lesson"]["answer"].startswith("A good action")
    assert (told["view"]["step"], told["doings"]) == (step, doings)


def test_what_cannot_be_done_is_refused(ann: Person) -> None:
    refused = ann.refused("POST", LESSON, {"doing": "select trade"})
    assert (refused.code, refused.text) == ("off-the-lesson", "'select trade' is not among the choices now")
    assert ann.refused("POST", "/api/games/tiny_epic_kingdoms/lessons/none", {}).code == "no-such-lesson"
    assert ann.refused("GET", "/api/games/tiny_epic_kingdoms/coach/none").status == 404


def test_the_coach_explains_a_kind_of_decision(ann: Person) -> None:
    said = ann.get("/api/games/tiny_epic_kingdoms/coach/set-die", lang="en")
    assert "die" in said["text"]
    assert said["example"]


def test_a_game_is_read_on_one_page(ann: Person) -> None:
    aid = ann.get("/api/games/battlelore/aid", lang="ru")
    assert [section["title"] for section in aid["sections"]] == ["Цель", "Ход", "Что можно делать", "Конец и подсчёт"]
