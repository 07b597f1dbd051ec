"""Guided first games of Tiny Epic Kingdoms; their words are in text/lessons.en.ftl and text/lessons.ru.ftl."""

from __future__ import annotations

from tabletome.engine import Action
from tabletome.games.tiny_epic_kingdoms.actions import Patrol, Quest
from tabletome.games.tiny_epic_kingdoms.content.box import FOOD, MANA, ORE
from tabletome.games.tiny_epic_kingdoms.content.notation import RUINS
from tabletome.games.tiny_epic_kingdoms.rules.meeples import lift, opponent_in, put
from tabletome.games.tiny_epic_kingdoms.state import NEUTRAL, State
from tabletome.scene.lesson import Drawing, Lesson, Step, the_end

TWO = {"players": 2, "resources": "recommended"}
THREE = {"players": 3, "resources": "recommended"}


def moves_in_peace(g: State, _seat: int, action: Action) -> bool:
    """A patrol into an empty region."""
    return isinstance(action, Patrol) and not g.regions[g.board.number[action.to]]


def takes_neutral(g: State, _seat: int, action: Action) -> bool:
    """A quest that takes a neutral meeple of the Lost Kingdom. TEK-P2-04"""
    return isinstance(action, Quest) and 2 * NEUTRAL in g.regions[g.board.number[action.to]]


def all_open_and_affordable(g: State, seat: int) -> None:
    """Every action is free, and the learner's stores hold what all of them cost: nobody waits in this lesson."""
    g.shields.clear()
    fill_the_stores(g, seat)


def fill_the_stores(g: State, seat: int) -> None:
    """The learner can pay for every action."""
    for resource, wanted in ((MANA, 8), (ORE, 4), (FOOD, 7)):
        g.resources[seat][resource] = max(wanted, g.resources[seat][resource])


def open_and_affordable(action: str) -> Drawing:
    """This action is free, whatever the others have selected, and can be paid for."""

    def draw(g: State, seat: int) -> None:
        if action in g.shields:
            g.shields.remove(action)
        fill_the_stores(g, seat)

    return draw


def neighbour_at_the_border(g: State, seat: int) -> None:
    """A meeple of the next seat stands beside the learner's, and can pay for less war than the learner: 3 against 8."""
    g.shields.clear()
    other, home = (seat + 1) % g.seats, g.held_by(seat)[0]
    border = next(each for each in g.board.neighbours[home] if not g.regions[each] and g.board.kinds[each] != RUINS)
    lift(g, other, g.held_by(other)[0])
    put(g, other, border)
    for resource, own, theirs in ((MANA, 3, 1), (ORE, 2, 1), (FOOD, 3, 3)):
        g.resources[seat][resource], g.resources[other][resource] = own, theirs


def marches_to_war(g: State, seat: int, action: Action) -> bool:
    """A patrol into a region where another player's meeple stands. TEK-WAR-01"""
    return isinstance(action, Patrol) and opponent_in(g, seat, g.board.number[action.to]) is not None


def is_allied(g: State, seat: int) -> bool:
    return any(g.shared_by(seat, other) for other in range(g.seats) if other != seat)


FIRST_STEPS = Lesson(
    "first-steps",
    minutes=5,
    options=TWO,
    steps=(
        Step("kingdom", rule="TEK-INTRO-03"),
        Step("home", at="choose-side", play=("choose-side *",), rule="TEK-SETUP-05"),
        Step("settle", at="choose-start", play=("settle *",), rule="TEK-SETUP-05"),
        Step("turn", at="select-action", lit=("action:*",), rule="TEK-TURN-01"),
        Step("choose", at="select-action", play=("select research",), rule="TEK-TURN-01"),
        Step("act", at="act", play=("research",), rule="TEK-TURN-04"),
        Step("follow", at="act", play=("collect",), rule="TEK-TURN-05"),
        Step("end", rule="TEK-END-04"),
    ),
)
ACTIONS = Lesson(
    "actions",
    minutes=8,
    options=TWO,
    seed="actions-9",
    steps=(
        Step("six", at="select-action", draw=all_open_and_affordable, lit=("action:*",), rule="TEK-TURN-01"),
        Step("patrol", at="select-action", play=("select patrol",), rule="TEK-MOVE-01"),
        Step("move", at="act", play=("patrol *",), only=moves_in_peace, rule="TEK-MOVE-01"),
        Step(
            "expand",
            at="select-action",
            draw=open_and_affordable("expand"),
            play=("select expand",),
            rule="TEK-EXPAND-01",
        ),
        Step("recruit", at="act", play=("expand *",), rule="TEK-EXPAND-01"),
        Step(
            "research",
            at="select-action",
            draw=open_and_affordable("research"),
            play=("select research",),
            rule="TEK-RESEARCH-01",
        ),
        Step("learn", at="act", play=("research",), rule="TEK-RESEARCH-01"),
        Step(
            "build", at="select-action", draw=open_and_affordable("build"), play=("select build",), rule="TEK-BUILD-01"
        ),
        Step("raise", at="act", play=("build",), rule="TEK-BUILD-01"),
        Step("shields", rule="TEK-TURN-02"),
        Step(
            "trade", at="select-action", draw=open_and_affordable("trade"), play=("select trade",), rule="TEK-TRADE-01"
        ),
        Step("exchange", at="act", play=("trade mana *",), rule="TEK-TRADE-01"),
        Step(
            "quest", at="select-action", draw=open_and_affordable("quest"), play=("select quest",), rule="TEK-MOVE-05"
        ),
        Step("conquer", at="act", play=("quest *",), only=takes_neutral, rule="TEK-P2-04"),
        Step("pay", at="pay-for-war", play=("pay *",), rule="TEK-WAR-09"),
        Step("regions", rule="TEK-REGION-03"),
    ),
)
WAR = Lesson(
    "war",
    minutes=6,
    options=TWO,
    steps=(
        Step("border", at="select-action", draw=neighbour_at_the_border, rule="TEK-MOVE-01"),
        Step("march", at="select-action", play=("select patrol",), rule="TEK-MOVE-01"),
        Step("attack", at="act", play=("patrol *",), only=marches_to_war, rule="TEK-WAR-01"),
        Step("begins", at="set-die", rule="TEK-WAR-01"),
        Step("die", rule="TEK-WAR-02"),
        Step("price", rule="TEK-WAR-09"),
        Step("bid", play=("bid 4",), rule="TEK-WAR-03"),
        Step("pay", at="pay-for-war", play=("pay *",), rule="TEK-WAR-09"),
        Step("result", rule="TEK-WAR-05"),
        Step("retreat", rule="TEK-RETREAT-01"),
    ),
)
ALLIANCES = Lesson(
    "alliances",
    minutes=5,
    options=THREE,
    others=("white-flag", "collect", "pass", "select trade", "select research", "select build"),
    steps=(
        Step("border", at="select-action", draw=neighbour_at_the_border, rule="TEK-MOVE-01"),
        Step("march", at="select-action", play=("select patrol",), rule="TEK-MOVE-01"),
        Step("meet", at="act", play=("patrol *",), only=marches_to_war, rule="TEK-WAR-01"),
        Step("offer", at="set-die", rule="TEK-WAR-04"),
        Step("flag", play=("white-flag",), rule="TEK-WAR-07"),
        Step("share", when=is_allied, rule="TEK-ALLY-01"),
        Step("keep", rule="TEK-ALLY-03"),
        Step("break", rule="TEK-ALLY-05"),
    ),
)
FIRST_GAME = Lesson(
    "first-game",
    minutes=30,
    options=TWO,
    seed="first game",
    coach="mcts:iterations=60",
    steps=(
        Step("plan", rule="TEK-INTRO-03"),
        Step("play", until=the_end, rule="TEK-TURN-01"),
        Step("score", rule="TEK-SCORE-01"),
    ),
)
LESSONS = (FIRST_STEPS, ACTIONS, WAR, ALLIANCES, FIRST_GAME)
