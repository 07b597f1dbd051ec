"""The strengths of bots: each answers every game within a few seconds, and whole turns do not take minutes."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from tabletome import bots
from tabletome.engine.registry import find_game, game_names
from tabletome.engine.table import Table
from tabletome.server.bots import choose
from tabletome.server.live_table import LiveTable
from tabletome.server.schema import TableRow
from tabletome.server.settings import LEVELS, Level
from tests.toys import NIM, play, table_of

POSITIONS = 40
SLACK = 2.0
"""Seconds more than a level's own: other processes may keep a bot waiting."""


def busiest(name: str) -> tuple[Table[Any], int]:
    """Of some positions on the way through a game, the one with most options, and who decides there."""
    game, dice = find_game(name), random.Random(name)
    table: Table[Any] = Table(game, game.options(), "levels", listening=False)
    best, most = table.fork(), 0
    for _ in range(POSITIONS):
        decision = dice.choice(table.pending)
        if len(decision.options) > most:
            best, most = table.fork(), len(decision.options)
        table.play(decision.seat, dice.choice(decision.options))
        if table.outcome is not None:
            break
    return best, best.pending[0].seat


@pytest.mark.parametrize("name", game_names())
def test_every_level_answers_every_game_within_its_seconds(name: str) -> None:
    table, seat = busiest(name)
    saved, options = table.save(), [str(option) for option in table.decision_of(seat).options]
    for level in LEVELS.values():
        began = time.process_time()
        assert choose(saved, seat, level.spec()).action in options
        assert time.process_time() - began < (level.seconds or 0.5) + SLACK


@pytest.mark.parametrize("name", game_names())
def test_every_game_says_who_plays_its_levels(name: str) -> None:
    game = find_game(name)
    assert list(game.levels) == ["novice", "adept", "expert", "master"] == list(bots.LEVELS)
    for spec in game.levels.values():
        assert "seconds" not in spec, "time is the server's to give"
        bots.make_bot(spec)


def test_a_bot_thinks_less_about_each_further_decision_of_a_turn() -> None:
    master = LEVELS["master"]
    assert master.spec(0) == "master:seconds=3.00"
    assert master.spec(1) == "master:seconds=2.25"
    assert master.spec(50) == "master:seconds=0.40"
    assert Level("greedy").spec(3) == "greedy"
    assert Level("mcts", seconds=1).spec() == "mcts:seconds=1.00"
    assert Level("mcts@aggressive", seconds=1).spec() == "mcts:seconds=1.00@aggressive"


def test_a_turn_of_thirty_decisions_takes_the_master_less_than_half_a_minute() -> None:
    seconds = [float(LEVELS["master"].spec(number).rpartition("=")[2]) for number in range(30)]
    assert sum(seconds) < 30


def test_decisions_are_counted_from_the_last_one_that_another_made() -> None:
    table = play(table_of(NIM), "0: from-heap 0", "0: take 1", "1: from-heap 1")
    live = LiveTable(TableRow(id="t", revision=0), [], table)
    assert live.moves_in_a_row(1) == 1
    assert live.moves_in_a_row(0) == 0
