"""Guided first games of Mage Knight; their words are in text/lessons.en.ftl and text/lessons.ru.ftl."""

from __future__ import annotations

from tabletome.games.mage_knight.lessons import drawn, moments
from tabletome.scene.lesson import Lesson, Step, the_end

RECONNAISSANCE = {"players": 1, "scenario": "first-reconnaissance"}
CONQUEST = {"players": 1, "scenario": "solo-conquest"}
CITY_LEVEL = 3
"""Three defenders in the green City. MK-CITY-05"""


FIRST_STEPS = Lesson(
    "first-steps",
    minutes=7,
    options=RECONNAISSANCE,
    seed="portal",
    steps=(
        Step("hero", at="choose-hero", play=("choose-hero *",), rule="MK-DEED-01"),
        Step("tactic", at="choose-tactic", play=("choose-tactic great-start", "choose-tactic *"), rule="MK-TACT-01"),
        Step("hand", at="turn", lit=("hand:0:*",), rule="MK-DEED-02"),
        Step(
            "move",
            at="turn",
            play=("play stamina", "play swiftness", "play march", "sideways * move"),
            rule="MK-MOVE-02",
        ),
        Step("sideways", rule="MK-MOVE-03"),
        Step("walk", at="turn", play=("move start-a.nw", "move *", "explore *"), rule="MK-MOVE-01"),
        Step("mana", at="turn", play=("strengthen march", "strengthen stamina", "strengthen *"), rule="MK-MANA-01"),
        Step("on", at="turn", play=("move country-1.se", "move *", "explore *"), rule="MK-TURN-25"),
        Step("end", at="turn", play=("end-turn",), rule="MK-END-01"),
        Step("round", rule="MK-DUMMY-01"),
    ),
)
INFLUENCE = Lesson(
    "influence",
    minutes=5,
    options=CONQUEST,
    steps=(
        Step("locals", at="interact", rule="MK-INTER-01"),
        Step("points", at="interact", play=("strengthen *",), rule="MK-INTER-02"),
        Step("pay", at="pay", play=("pay die *",), rule="MK-MANA-01"),
        Step("more", at="interact", play=("sideways * influence",), rule="MK-INTER-02"),
        Step("hire", at="interact", play=("recruit *",), rule="MK-INTER-09"),
        Step("units", rule="MK-UNIT-01"),
        Step("reputation", rule="MK-INTER-03"),
    ),
)
COMBAT = Lesson(
    "combat",
    minutes=8,
    options=RECONNAISSANCE,
    steps=(
        Step("phases", at="ranged", rule="MK-COMB-01"),
        Step("ranged", at="ranged", play=("done",), rule="MK-RANGE-01"),
        Step("block", at="block", rule="MK-BLOCK-01"),
        Step("shield", at="block", play=("strengthen cold-toughness",), rule="MK-BLOCK-01"),
        Step("stop", at="block", play=("block-strike *",), rule="MK-BLOCK-08"),
        Step("damage", rule="MK-DMG-03"),
        Step(
            "attack",
            at="attack",
            play=("attack *", "sideways * attack"),
            until=moments.the_fight_is_over,
            rule="MK-ATT-01",
        ),
        Step("fame", rule="MK-LEVEL-01"),
        Step("skill", at="take-skill", play=("take-skill *",), rule="MK-SKILL-02"),
        Step("learned", at="take-advanced", play=("take-card fire-bolt", "take-card *"), rule="MK-LEVEL-03"),
    ),
)
BLOWS = ("attack *", "play rage", "play cold-toughness", "sideways * attack")
STRONGHOLDS = Lesson(
    "strongholds",
    minutes=5,
    options=CONQUEST,
    steps=(
        Step("assault", at="turn", play=("move *",), only=moments.assaults, rule="MK-MOVE-09"),
        Step("siege", at="ranged", play=("done",), rule="MK-RANGE-03"),
        Step("blow", at="block", play=("done",), rule="MK-BLOCK-01"),
        Step("wounds", at="damage", play=("take-wounds",), rule="MK-DMG-03"),
        Step("strike", at="attack", play=BLOWS, until=moments.the_fight_is_over, rule="MK-ATT-01"),
        Step("conquered", rule="MK-SITE-04"),
    ),
)
LAST_BLOWS = (
    "attack *",
    "strengthen rage",
    "play rage",
    "play cold-toughness",
    "play instinct",
    "sideways swiftness attack",
)
CITIES = Lesson(
    "cities",
    minutes=8,
    options={**CONQUEST, "city_level": CITY_LEVEL},
    seed="city",
    steps=(
        Step("before", at="turn", draw=drawn.before_a_city, lit=("*core-5.c*",), rule="MK-CITY-01"),
        Step("colours", lit=("*core-5.c*",), rule="MK-CITY-02"),
        Step("march", at="turn", play=("play march",), rule="MK-MOVE-02"),
        Step("assault", at="turn", play=("move *",), only=moments.assaults, rule="MK-MOVE-09"),
        Step("catapults", at="ranged", play=("activate 1 2",), rule="MK-RANGE-03"),
        Step("shot", at="ranged", play=("attack 1",), rule="MK-RANGE-08"),
        Step("ready", at="ranged", play=("done",), rule="MK-RANGE-01"),
        Step("guard", at="block", play=("activate 2 2",), rule="MK-BLOCK-09"),
        Step("stop", at="block", play=("block-strike *",), rule="MK-BLOCK-08"),
        Step("let", at="block", play=("done",), rule="MK-BLOCK-12"),
        Step("cover", at="damage", play=("assign 1",), rule="MK-DMG-05"),
        Step("rest", at="damage", play=("take-wounds",), rule="MK-DMG-14"),
        Step("strike", at="attack", play=LAST_BLOWS, until=moments.the_fight_is_over, rule="MK-ATT-01"),
        Step("fallen", rule="MK-CITY-03"),
        Step("leader", rule="MK-INTER-14"),
        Step("plan", rule="MK-UNIT-01"),
    ),
)
FIRST_GAME = Lesson(
    "first-game",
    minutes=60,
    options=RECONNAISSANCE,
    seed="first game",
    steps=(
        Step("plan", rule="MK-RECON-01"),
        Step("play", until=moments.night_has_come, rule="MK-ROUND-01"),
        Step("night", until=moments.the_city_is_found, rule="MK-ROUND-02"),
        Step("city", when=moments.the_city_is_found, until=the_end, rule="MK-RECON-07"),
        Step("over", rule="MK-SCORE-01"),
    ),
)
LESSONS = (FIRST_STEPS, INFLUENCE, COMBAT, STRONGHOLDS, CITIES, FIRST_GAME)
