"""Guided first battles of BattleLore; their words are in text/lessons.en.ftl and text/lessons.ru.ftl."""

from __future__ import annotations

from tabletome.scene.lesson import Lesson, Step, the_end

FIRST = {"adventure": "agincourt"}
WITH_LORE = {"adventure": "first-spark"}


COMMAND = Lesson(
    "command",
    minutes=5,
    options=FIRST,
    steps=(
        Step("aim", at="command", rule="BL-VICTORY-01"),
        Step("card", lit=("card:*",), rule="BL-CMD-01"),
        Step("play", at="command", play=("play *",), rule="BL-CMD-02"),
        Step("order", at="order", play=("order *",), rule="BL-TURN-02"),
        Step("move", at="move", play=("move *",), rule="BL-MOVE-01"),
        Step("turn", rule="BL-TURN-01"),
    ),
)
BATTLE = Lesson(
    "battle",
    minutes=6,
    options=FIRST,
    seed="battle",
    steps=(
        Step("dice", at="battle", rule="BL-DICE-01"),
        Step("attack", at="battle", play=("attack *",), rule="BL-HIT-01"),
        Step("faces", rule="BL-DICE-03"),
        Step("again", at="battle", play=("attack *", "done"), rule="BL-TURN-01"),
        Step("banners", rule="BL-VICTORY-01"),
    ),
)
MORALE = Lesson(
    "morale",
    minutes=5,
    options=FIRST,
    seed="flags",
    steps=(
        Step("flags", at="ignore-flags", rule="BL-RETREAT-01"),
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
    steps=(
        Step("masters", rule="BL-LORE-01"),
        Step("keep", at="keep-lore", play=("keep-lore *",), rule="BL-LORE-03"),
        Step("gather", at="gather", play=("gather *",), rule="BL-LEND-01"),
        Step("cast", at="lore", rule="BL-LPLAY-01"),
        Step("price", at="lore", play=("lore *",), rule="BL-LPLAY-01"),
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
