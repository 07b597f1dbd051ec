"""Guided first games of Mage Knight; their words are in text/lessons.en.ftl and text/lessons.ru.ftl."""

from __future__ import annotations

from tabletome.scene.lesson import Lesson, Step, the_end

RECONNAISSANCE = {"players": 1, "scenario": "first-reconnaissance"}
CONQUEST = {"players": 1, "scenario": "solo-conquest"}


FIRST_STEPS = Lesson(
    "first-steps",
    minutes=6,
    options=RECONNAISSANCE,
    steps=(
        Step("hero", at="choose-hero", play=("choose-hero *",), rule="MK-DEED-01"),
        Step("tactic", at="choose-tactic", play=("choose-tactic *",), rule="MK-TACT-01"),
        Step("hand", at="turn", lit=("hand:0:*",), rule="MK-DEED-02"),
        Step("move", at="turn", play=("play march", "sideways * move"), rule="MK-MOVE-02"),
        Step("sideways", rule="MK-MOVE-03"),
        Step("walk", at="turn", play=("move *", "explore *"), rule="MK-MOVE-01"),
        Step("mana", rule="MK-MANA-01"),
        Step("end", rule="MK-END-01"),
    ),
)
INFLUENCE = Lesson(
    "influence",
    minutes=5,
    options=CONQUEST,
    steps=(
        Step("locals", at="interact", rule="MK-INTER-01"),
        Step("points", at="interact", play=("sideways * influence", "play *"), rule="MK-INTER-02"),
        Step("reputation", rule="MK-INTER-03"),
        Step("units", rule="MK-UNIT-01"),
    ),
)
COMBAT = Lesson(
    "combat",
    minutes=7,
    options=RECONNAISSANCE,
    steps=(
        Step("phases", at="ranged", rule="MK-COMB-01"),
        Step("ranged", at="ranged", play=("done",), rule="MK-RANGE-01"),
        Step("block", at="block", rule="MK-BLOCK-01"),
        Step("shield", at="block", play=("play cold-toughness", "play *", "sideways * block"), rule="MK-BLOCK-01"),
        Step("damage", rule="MK-DMG-03"),
        Step("attack", at="attack", play=("sideways * attack", "play *", "done"), rule="MK-ATT-01"),
        Step("fame", rule="MK-LEVEL-01"),
    ),
)
CITIES = Lesson(
    "cities",
    minutes=5,
    options=CONQUEST,
    seed="cities",
    steps=(
        Step("walls", at="turn", rule="MK-CITY-01"),
        Step("siege", rule="MK-RANGE-03"),
        Step("colours", rule="MK-CITY-02"),
        Step("army", rule="MK-UNIT-01"),
        Step("wounds", at="damage", play=("take-wounds",), rule="MK-DMG-03"),
        Step("leader", rule="MK-CITY-03"),
    ),
)
FIRST_GAME = Lesson(
    "first-game",
    minutes=60,
    options=RECONNAISSANCE,
    seed="first game",
    steps=(
        Step("plan", rule="MK-RECON-01"),
        Step("play", until=the_end, rule="MK-ROUND-01"),
        Step("over", rule="MK-SCORE-01"),
    ),
)
LESSONS = (FIRST_STEPS, INFLUENCE, COMBAT, CITIES, FIRST_GAME)
