"""The ladder rates bots by how often they beat each other, or the game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletome.research.ladder import THE_GAME, climb, meetings_of, rate
from tabletome.research.parallel import Spread
from tabletome.research.tournament import Plan
from tests.toys import registered_toys


@pytest.fixture(autouse=True)
def _toys() -> Iterator[None]:
    with registered_toys():
        yield


def test_who_wins_ten_of_eleven_games_is_rated_400_higher() -> None:
    games = (1.0,) * 1000 + (0.0,) * 100
    ratings = rate(["strong", "weak"], [("strong", "weak", games)])
    assert ratings["weak"] == 0
    assert ratings["strong"] == pytest.approx(400, abs=1)


def test_ratings_add_up_over_a_third() -> None:
    """A beats B as often as B beats C, so A is twice as far above C."""
    games = (1.0,) * 750 + (0.0,) * 250
    ratings = rate(["a", "b", "c"], [("a", "b", games), ("b", "c", games)])
    assert ratings["a"] == pytest.approx(2 * ratings["b"], rel=1e-3)


def test_who_never_lost_is_not_infinitely_strong() -> None:
    assert 0 < rate(["a", "b"], [("a", "b", (1.0,) * 10)])["a"] < 1000


def test_a_bot_that_thinks_stands_above_one_that_does_not() -> None:
    plan = Plan("sealed", ("random", "mcts:iterations=40", "greedy:worlds=2"))
    ladder = climb(plan, 24)
    assert meetings_of(plan) == 3
    assert [rung.name for rung in ladder.rungs][-1] == "random"
    top, *_, last = ladder.rungs
    assert top.rating > 50 > last.rating == 0
    assert top.interval[0] < top.rating < top.interval[1]
    assert top.games == 48
    lost, won = ladder.against["random"]["mcts:iterations=40"], ladder.against["mcts:iterations=40"]["random"]
    assert lost == pytest.approx(1 - won)
    assert won > 0.5


def test_partners_are_rated_against_the_game_and_each_game_counts_once() -> None:
    plan = Plan("heist", ("random", "mcts:iterations=40"), (("vault", 8),))
    ladder = climb(plan, 24)
    assert ladder.together
    assert not ladder.against
    thinking, random = ladder.rungs
    assert (thinking.name, thinking.games, random.games) == ("mcts:iterations=40", 24, 24)
    assert thinking.rating > random.rating
    assert THE_GAME not in {rung.name for rung in ladder.rungs}


def test_a_ladder_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = Plan("nim", ("random", "greedy:worlds=1"))
    kept = Spread(1, None, tmp_path / "ladder")
    counts: list[int] = []
    first = climb(plan, 6, kept, counts.append)
    again = climb(plan, 6, kept)
    assert counts[-1] == 6
    assert again.against == first.against
    assert len(list(tmp_path.iterdir())) == 1
