"""Levels are played by whom the game says, novices err as people do, and tempers like what the game says."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tabletome.bots import LEVELS, SeatView, make_bot
from tabletome.engine import Decision
from tabletome.engine.registry import find_game, game_names
from tabletome.engine.table import Table
from tests.bots.test_bots import altered, blind_to_the_win, one_heap_of_three
from tests.toys import NIM, NimState, Take, play, table_of


def at_the_last_heap(**parts: Any) -> SeatView:
    """One heap of three is left: taking all of it wins."""
    return SeatView.of(play(table_of(altered(NIM, setup=one_heap_of_three, **parts)), "0: from-heap 1"), 0)


def test_a_level_is_played_by_the_bot_that_the_game_names() -> None:
    view = at_the_last_heap(levels={"master": "greedy", "novice": "random"})
    assert {make_bot("master", seed).choose(view) for seed in range(8)} == {Take(3)}
    assert len({make_bot("novice", seed).choose(view) for seed in range(20)}) == 3


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_that_names_nobody_has_levels_too(level: str) -> None:
    view = at_the_last_heap()
    assert make_bot(f"{level}:seconds=0.2", 1).choose(view) in view.decision.options


def mostly_all(_: NimState, decision: Decision) -> list[float]:
    """Take the whole heap; taking one is half as good, two out of the question."""
    return [{3: 1.0, 1: 0.5, 2: 1e-5}[option.count] for option in decision.options]


def test_whoever_is_casual_errs_but_not_at_random() -> None:
    """What is nearly as good is taken now and then, what is out of the question hardly ever."""
    view = at_the_last_heap(instinct=mostly_all)
    taken = Counter(make_bot("casual:doubt=2", seed).choose(view) for seed in range(300))
    assert taken[Take(3)] > taken[Take(1)] > 50
    assert taken[Take(2)] < 10


def test_the_less_doubt_the_fewer_errors() -> None:
    view = at_the_last_heap(instinct=mostly_all)
    assert {make_bot("casual:doubt=0.05", seed).choose(view) for seed in range(40)} == {Take(3)}


def test_what_is_not_obvious_may_be_overlooked() -> None:
    """A winning move that instinct does not see is missed by who notices little, and found by who looks at all."""
    view = at_the_last_heap(instinct=blind_to_the_win)

    def finds(notice: float) -> int:
        spec = f"casual:judge=greedy,doubt=0.01,notice={notice}"
        return sum(make_bot(spec, seed).choose(view) == Take(3) for seed in range(60))

    assert finds(1.0) == 60
    assert 0 < finds(0.3) < 40


def test_a_temper_takes_what_it_likes_among_what_is_as_good() -> None:
    def fewer(g: NimState, _seat: int) -> dict[str, float]:
        return {"left": float(sum(g.heaps))}

    view = at_the_last_heap(
        evaluate=lambda *_: 0.5,
        instinct=lambda _g, decision: [1.0 + 0.1 * (option.count == 2) for option in decision.options],
        aspects=fewer,
        tempers={"hoarder": {"left": 1.0}, "glutton": {"left": -1.0}},
    )
    for seed in range(5):
        assert make_bot("casual:doubt=0.01,notice=1@hoarder", seed).choose(view) == Take(1)
        assert make_bot("casual:doubt=0.01,notice=1@glutton", seed).choose(view) == Take(3)
        assert make_bot("casual:doubt=0.01,notice=1@unheard-of", seed).choose(view) == Take(2)


def test_a_temper_gives_up_nothing_that_matters() -> None:
    view = at_the_last_heap(aspects=lambda g, _seat: {"left": float(sum(g.heaps))}, tempers={"hoarder": {"left": 1.0}})
    assert all(make_bot("mcts:iterations=60@hoarder", seed).choose(view) == Take(3) for seed in range(5))


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_both_tempers_in_the_terms_of_its_evaluation(name: str) -> None:
    game = find_game(name)
    assert list(game.tempers) == ["aggressive", "builder"]
    dice, met = random.Random(name), set[str]()
    for options in ({}, {"players": 2}):
        table: Table[Any] = Table(game, game.options.read(options), "tempers", listening=False)
        for _ in range(200):
            if not table.pending:
                break
            met |= game.aspects(table.state, 0).keys()
            decision = table.pending[0]
            table.play(decision.seat, dice.choice(decision.options))
    liked = {aspect for likes in game.tempers.values() for aspect in likes}
    assert liked - met <= {"battle", "cities", "rivals"}, "as the aspects are called"
