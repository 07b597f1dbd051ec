"""Guided first battles of BattleLore; their words are in text/lessons.en.ftl and text/lessons.ru.ftl."""

from __future__ import annotations

from tabletome.games.battlelore.lessons import drawings, moments
from tabletome.scene.lesson import Lesson, Step, the_end

FIRST = {"adventure": "agincourt"}
WITH_LORE = {"adventure": "first-spark"}


COMMAND = Lesson(
    "command",
    minutes=5,
    options=FIRST,
    steps=(
        Step("aim", at="command", rule="BL-VICTORY-01"),
        Step("colours", lit=("unit:*",), rule="BL-UNIT-02"),
        Step("card", lit=("card:*",), rule="BL-CMD-01"),
        Step("play", at="command", play=("play *",), only=moments.orders_most, rule="BL-CMD-02"),
        Step("order", at="order", until=moments.orders_given, rule="BL-TURN-02"),
        Step("move", at="move", until=moments.moves_made, rule="BL-MOVE-01"),
        Step("turn", rule="BL-TURN-01"),
    ),
)
SHOT, MELEE = moments.shot_that_hits, moments.melee_that_hits
FLIGHT, END = moments.melee_that_drives_back, moments.blow_that_destroys
BATTLE = Lesson(
    "battle",
    minutes=8,
    options=FIRST,
    steps=(
        Step("dice", draw=drawings.lines_meet_for(SHOT), rule="BL-DICE-01"),
        Step("attack", at="battle", play=("attack *",), only=moments.attack(SHOT), rule="BL-HIT-01"),
        Step("faces", rule="BL-DICE-03"),
        Step(
            "melee",
            at="battle",
            draw=drawings.dice_for(MELEE),
            play=("attack *",),
            only=moments.attack(MELEE),
            rule="BL-HIT-03",
        ),
        Step(
            "flag",
            at="battle",
            draw=drawings.dice_for(FLIGHT),
            play=("attack *",),
            only=moments.attack(FLIGHT),
            rule="BL-RETREAT-01",
        ),
        Step("ground", at="gain-ground", play=("gain-ground",), rule="BL-FOLLOW-01"),
        Step(
            "finish",
            at="battle",
            draw=drawings.dice_for(END),
            play=("attack *",),
            only=moments.attack(END),
            rule="BL-VICTORY-01",
        ),
        Step("banners", rule="BL-VICTORY-01"),
    ),
)
MORALE = Lesson(
    "morale",
    minutes=5,
    options=FIRST,
    others=("attack *",),
    steps=(
        Step("flags", draw=drawings.riders_charge, rule="BL-RETREAT-01"),
        Step("bold", rule="BL-MORALE-02"),
        Step("hold", at="ignore-flags", play=("ignore 1",), rule="BL-MORALE-02"),
        Step("back", rule="BL-BACK-01"),
        Step("answer", at="battle-back", play=("battle-back",), rule="BL-BACK-02"),
    ),
)
LORE = Lesson(
    "lore",
    minutes=6,
    options=WITH_LORE,
    others=("pass",),
    steps=(
        Step("masters", rule="BL-LORE-01"),
        Step("keep", at="keep-lore", play=("keep-lore *",), only=moments.cheapest, rule="BL-LORE-03"),
        Step("gather", at="gather", play=("gather two-tokens",), rule="BL-LEND-01"),
        Step("cast", at="command", draw=drawings.lore_at_hand, rule="BL-LPLAY-03"),
        Step("price", at="command", play=("lore *",), only=moments.strikes_home, rule="BL-LPLAY-01"),
        Step("result", when=moments.has_cast, rule="BL-LPLAY-05"),
    ),
)
FIRST_GAME = Lesson(
    "first-game",
    minutes=40,
    options=FIRST,
    seed="first battle",
    coach="mcts:iterations=60",
    steps=(
        Step("plan", at="command", rule="BL-VICTORY-01"),
        Step("play", until=the_end, rule="BL-TURN-01"),
        Step("over", rule="BL-VICTORY-01"),
    ),
)
LESSONS = (COMMAND, BATTLE, MORALE, LORE, FIRST_GAME)
