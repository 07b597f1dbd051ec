"""Guided first quests of Sword & Sorcery; their words are in text/lessons.en.ftl and text/lessons.ru.ftl."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.lessons import drawn, moments
from tabletome.scene.lesson import Lesson, Step, the_end

FIRST_QUEST = {"players": 1, "heroes": 2, "quest": "first-breath"}
THREE_HEROES = {**FIRST_QUEST, "heroes": 3}
"""Three begin with crowns enough for a potion."""


HERO_TURN = Lesson(
    "hero-turn",
    minutes=6,
    options=FIRST_QUEST,
    steps=(
        Step("power", at="learn", play=("learn *",), rule="SS-POWER-01"),
        Step("sheet", lit=("hero:0",), rule="SS-SOUL-01"),
        Step("who", at="next-hero", play=("begin *",), rule="SS-BATTLE-02"),
        Step("turn", at="turn", rule="SS-BATTLE-01"),
        Step("move", at="turn", play=("go *",), rule="SS-MOVE-01"),
        Step("act", rule="SS-ACT-01"),
    ),
)
SHOP = Lesson(
    "shop",
    minutes=5,
    options=THREE_HEROES,
    steps=(
        Step("purse", at="shop", rule="SS-EMPOR-01"),
        Step("weapon", at="shop", rule="SS-EMPOR-05"),
        Step("buy", at="shop", play=("purchase healing-potion",), rule="SS-EMPOR-02"),
        Step("leave", at="shop", rule="SS-EMPOR-13"),
        Step("go", at="shop", play=("done",), rule="SS-EMPOR-01"),
    ),
)
BATTLE = Lesson(
    "battle",
    minutes=6,
    options=FIRST_QUEST,
    seed="battle",
    steps=(
        Step("declare", at="declare", rule="SS-COMBAT-01"),
        Step("roll", at="declare", play=("roll",), rule="SS-COMBAT-01"),
        Step("symbols", at="spend", rule="SS-ICON-02"),
        Step("spend", at="spend", play=("buy *", "done"), rule="SS-ICON-02"),
        Step("wounds", rule="SS-EDEATH-01"),
    ),
)
ENEMIES = Lesson(
    "enemies",
    minutes=5,
    options=FIRST_QUEST,
    seed="enemies",
    steps=(
        Step("turn", at="turn", when=moments.enemies_are_near, rule="SS-BATTLE-01"),
        Step("colours", rule="SS-ENEMY-01"),
        Step("gates", rule="SS-SPAWN-01"),
        Step("scroll", rule="SS-AI-01"),
        Step("end", at="turn", play=("end-turn",), rule="SS-AI-08"),
        Step("seen", rule="SS-AI-14"),
        Step("path", rule="SS-AI-01"),
    ),
)
SOULS = Lesson(
    "souls",
    minutes=5,
    options=FIRST_QUEST,
    steps=(
        Step("gem", at="shop", draw=drawn.in_the_crypt, rule="SS-SOUL-01"),
        Step("death", at="turn", draw=drawn.archer_has_fallen, rule="SS-DEATH-03"),
        Step("ghost", at="ghost", play=("rebirth *",), rule="SS-DEATH-03"),
        Step("rank", rule="SS-SOUL-03"),
    ),
)
FIRST_GAME = Lesson(
    "first-game",
    minutes=50,
    options=FIRST_QUEST,
    seed="amulet",
    steps=(
        Step("plan", rule="SS-ROUND-01"),
        Step("play", until=the_end, rule="SS-ROUND-01"),
        Step("over", rule="SS-END-01"),
    ),
)
LESSONS = (HERO_TURN, SHOP, BATTLE, ENEMIES, SOULS, FIRST_GAME)
