"""Honours: the daily challenge of every game can be played, finished games can be compared, achievements have words."""

from __future__ import annotations

import functools
from typing import Any

import pytest

from tabletome.bots import SeatView, make_bot
from tabletome.engine import Finished, Mark, seeded
from tabletome.engine.honours import PERSON, ranking
from tabletome.engine.registry import find_game, game_names
from tabletome.engine.table import Table
from tests.words import assert_written

every_game = pytest.mark.parametrize("name", game_names())
DAYS = 60
LEAST_ACHIEVEMENTS = 8


@functools.cache
def finished(name: str) -> Finished[Any]:
    """A challenge that bots have played to its end."""
    game = find_game(name)
    assert game.challenge is not None
    options = {**game.challenge.options(seeded("honours")), "players": len(game.challenge.seats)}
    table = Table(game, game.options.read(options), "honours")
    bot = make_bot("instinct", "honours")
    while table.outcome is None:
        seat = table.pending[0].seat
        table.play(seat, bot.choose(SeatView.of(table, seat)))
    return Finished(table.options, table.state, [happened.event for happened in table.events])


@every_game
def test_every_day_has_a_challenge_that_can_be_set_up(name: str) -> None:
    game = find_game(name)
    challenge = game.challenge
    assert challenge is not None
    assert challenge.seats.count(PERSON) == 1
    drawn = set()
    for day in range(DAYS):
        options = game.options.read({**challenge.options(seeded(f"day {day}")), "players": len(challenge.seats)})
        assert game.setup(options, seeded("seed")).seats == len(challenge.seats)
        drawn.add(repr(options))
    assert len(drawn) > 1


@every_game
def test_winners_are_ranked_before_losers_and_every_mark_has_words(name: str) -> None:
    game, played = find_game(name), finished(name)
    marks = [game.marks(played.state, seat) for seat in range(played.state.seats)]
    assert_written(game, {f"mark-{mark.name}" for each in marks for mark in each})
    ranks = {seat: ranking(each) for seat, each in enumerate(marks)}
    winners = [seat for seat in ranks if played.won(seat)]
    assert all(ranks[one] > ranks[other] for one in winners for other in ranks if other not in winners)


@every_game
def test_a_game_has_achievements_with_words_that_can_be_judged(name: str) -> None:
    game, played = find_game(name), finished(name)
    names = [each.name for each in game.achievements]
    assert len(set(names)) == len(names) >= LEAST_ACHIEVEMENTS
    assert_written(game, {f"achievement-{each}" for each in names} | {f"achievement-{each}-how" for each in names})
    earned = [
        each.name for each in game.achievements for seat in range(played.state.seats) if each.earned(played, seat)
    ]
    assert 0 < len(earned) < len(names) * played.state.seats


@every_game
def test_the_first_achievement_is_a_victory(name: str) -> None:
    game, played = find_game(name), finished(name)
    for seat in range(played.state.seats):
        assert game.achievements[0].earned(played, seat) == played.won(seat)


def test_the_first_mark_that_differs_decides_and_fewer_may_be_better() -> None:
    swift, slow = [Mark("won", 1), Mark("rounds", 5, fewer=True)], [Mark("won", 1), Mark("rounds", 9, fewer=True)]
    lost = [Mark("won", 0), Mark("rounds", 12)]
    assert ranking(swift) > ranking(slow) > ranking(lost)
