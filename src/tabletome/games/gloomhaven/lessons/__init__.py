"""Guided first scenarios of Gloomhaven; their words are in text/lessons.en.ftl and text/lessons.ru.ftl."""

from __future__ import annotations

from tabletome.games.gloomhaven.state import HERO, State
from tabletome.geometry import distance
from tabletome.scene.lesson import Lesson, Step, the_end

BARROW = {"players": 1, "scenario": "black-barrow", "difficulty": "easy"}
CAMPAIGN = {"players": 1, "campaign": True}

NEAR_A_DOOR = 3
"""So many hexes from a closed door a hero may open it with the next move."""


def a_door_is_near(g: State, _seat: int) -> bool:
    """Whether the hero whose turn it is may soon open a door. GH-DOOR-01"""
    acting = g.turn.acting
    if acting < 0 or g.figures[acting].kind != HERO or g.figures[acting].at < 0:
        return False
    hexes, here = g.board.hexes, g.figures[acting].at
    closed = [door.at for door in g.plan.doors if door.at not in g.board.floor]
    return any(distance(hexes[here], hexes[at]) <= NEAR_A_DOOR for at in closed)


NEAR_THE_GUARDS, BEHIND_IT = 20, 21
"""The start hex three hexes from the first bandit, and the one behind it."""

FIRST_STEPS = Lesson(
    "first-steps",
    minutes=8,
    options=BARROW,
    steps=(
        Step("party", rule="GH-ROUND-01"),
        Step("goal", at="goal", play=("keep *",), rule="GH-BGOAL-01"),
        Step("place", at="place", play=(f"place {NEAR_THE_GUARDS}",), rule="GH-SETUP-01"),
        Step("cards", at="select", rule="GH-SELECT-01"),
        Step("select", at="select", play=("play spare-dagger leaping-cleave",), rule="GH-SELECT-01"),
        Step("order", at="turn", rule="GH-INIT-02"),
        Step("turn", at="turn", play=("top spare-dagger",), rule="GH-TURN-01"),
        Step("target", at="strike", play=("strike *",), rule="GH-ATK-01"),
        Step("second", at="turn", play=("bottom leaping-cleave",), rule="GH-TURN-01"),
        Step("go", at="move", play=(f"go {BEHIND_IT}", "go *"), rule="GH-MOVE-01"),
        Step("piles", rule="GH-TURN-03"),
    ),
)
COMBAT = Lesson(
    "combat",
    minutes=6,
    options=BARROW,
    seed="combat",
    steps=(
        Step("strike", at="strike", rule="GH-ATK-01"),
        Step("target", at="strike", play=("strike *",), rule="GH-ATK-01"),
        Step("modifier", rule="GH-AMD-02"),
        Step("hurt", at="damage", rule="GH-DMG-02"),
        Step("suffer", at="damage", play=("suffer",), rule="GH-DMG-01"),
        Step("exhausted", rule="GH-EXH-01"),
    ),
)
MONSTERS = Lesson(
    "monsters",
    minutes=5,
    options=BARROW,
    steps=(
        Step("alone", at="select", rule="GH-INIT-01"),
        Step("focus", rule="GH-FOCUS-02"),
        Step("ways", at="monster-moves", play=("does *",), rule="GH-AMBIG-01"),
        Step("groups", rule="GH-INIT-03"),
    ),
)
RESTING = Lesson(
    "resting",
    minutes=5,
    options=BARROW,
    steps=(
        Step("clock", at="rest", rule="GH-REST-01"),
        Step("short", at="rest", play=("short-rest",), rule="GH-REST-02"),
        Step("luck", at="short-rest", play=("accept",), rule="GH-REST-03"),
        Step("tired", rule="GH-EXH-02"),
    ),
)
CITY = Lesson(
    "city",
    minutes=6,
    options=CAMPAIGN,
    steps=(
        Step("quest", at="pursue", play=("pursue *",), rule="GH-PQUEST-01"),
        Step("town", at="town", rule="GH-CITY-01"),
        Step("event", at="town", play=("city-event",), rule="GH-CEVENT-01"),
        Step("decide", at="event", play=("decide *",), rule="GH-EVENT-01"),
        Step("buy", at="town", play=("buy *",), rule="GH-SHOP-01"),
        Step("travel", at="set-out", play=("travel *",), rule="GH-TRAVEL-01"),
    ),
)
FIRST_GAME = Lesson(
    "first-game",
    minutes=60,
    options=BARROW,
    seed="first scenario",
    steps=(
        Step("plan", rule="GH-ROUND-02"),
        Step("play", until=a_door_is_near, rule="GH-ROUND-01"),
        Step("door", rule="GH-DOOR-07"),
        Step("on", until=the_end, rule="GH-ROUND-01"),
        Step("over", rule="GH-FINISH-01"),
    ),
)
LESSONS = (FIRST_STEPS, COMBAT, MONSTERS, RESTING, CITY, FIRST_GAME)
