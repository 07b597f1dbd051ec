"""Tournaments are fair to every bot and seat, repeatable, and reckoned right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tabletome.bots import make_bot, split_bots
from tabletome.engine import Outcome
from tabletome.research.parallel import Spread
from tabletome.research.tournament import (
    EndlessGame,
    Plan,
    Result,
    UnknownLabel,
    hold,
    line_ups,
    play_game,
    standings,
)
from tests.research.planted import planted
from tests.toys import HEIST, NIM, registered_toys, table_of


@pytest.fixture(autouse=True)
def _toys() -> Iterator[None]:
    with registered_toys():
        yield


@pytest.mark.parametrize(("bots", "seats"), [(1, 3), (2, 2), (2, 3), (2, 5), (3, 2), (3, 3), (4, 2), (5, 1)])
def test_each_bot_plays_each_seat_equally_often(bots: int, seats: int) -> None:
    names = tuple("ABCDE"[:bots])
    times = Counter((seat, bot) for line_up in line_ups(names, seats) for seat, bot in enumerate(line_up))
    assert len(times) == bots * seats
    assert len(set(times.values())) == 1


def test_every_bot_is_at_the_table_where_there_are_seats_for_all() -> None:
    assert all(set(line_up) == {"A", "B"} for line_up in line_ups(("A", "B"), 4))


def test_rotations_follow_each_other() -> None:
    assert line_ups(("A", "B"), 3)[:3] == [("A", "A", "B"), ("A", "B", "A"), ("B", "A", "A")]


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("random", ("random",)),
        ("random,greedy", ("random", "greedy")),
        ("mcts:iterations=400,depth=12", ("mcts:iterations=400,depth=12",)),
        ("random, mcts:depth=3,c=1,greedy:worlds=2", ("random", "mcts:depth=3,c=1", "greedy:worlds=2")),
        ("mcts:depth=3,radnom", ("mcts:depth=3", "radnom")),
    ],
)
def test_commas_separate_bots_but_not_their_settings(text: str, specs: tuple[str, ...]) -> None:
    assert split_bots(text) == specs


def test_a_game_between_bots_is_played_to_its_end() -> None:
    table = play_game(NIM, NIM.options(), "seed", [make_bot("random", 1), make_bot("greedy", 2)])
    assert table.outcome is not None


def test_a_game_that_does_not_end_is_given_up() -> None:
    with pytest.raises(EndlessGame, match="not ended after 3 decisions"):
        play_game(NIM, NIM.options(), "seed", [make_bot("random", 1)] * 2, longest=3)


def test_several_processes_play_the_same_games_as_one() -> None:
    plan = Plan("sealed", ("random", "greedy"), (("players", 3),), "s")
    alone, together = ([result._replace(seconds=0) for result in hold(plan, 8, Spread(jobs))] for jobs in (1, 2))
    assert alone == together


def test_a_bot_can_play_itself() -> None:
    plan = Plan("nim", ("random", "random"))
    assert [row.name for row in standings(plan, hold(plan, 4)).bots] == ["random", "random #2"]


def won(*winners: int, line_up: str = "AB", shared: bool = False, labels: str = "xy") -> Result:
    """A game of two that went like this."""
    scores = tuple(float(seat in winners) for seat in range(2))
    told = tuple({"side": label} for label in labels)
    return Result(tuple(line_up), Outcome(winners, scores, shared=shared), told, 0.5)


PLAN = Plan("nim", ("A", "B"))


def test_ties_are_shared_wins() -> None:
    rows = standings(PLAN, [won(0), won(0, 1), won(1, line_up="BA")]).bots
    assert [(row.name, row.games, row.wins) for row in rows] == [("A", 3, 2.5), ("B", 3, 0.5)]
    assert rows[0].rate == pytest.approx(2.5 / 3)
    assert rows[0].score == 1.0


def test_parties_win_or_lose_as_one() -> None:
    reckoned = standings(PLAN, [won(0, 1, shared=True), won(shared=True), won(0, 1, shared=True, line_up="BA")])
    assert [(row.name, row.games, row.wins) for row in reckoned.parties] == [("A + B", 3, 2.0)]
    assert [row.wins for row in reckoned.bots] == [2.0, 2.0]


def test_rivals_have_no_parties() -> None:
    assert standings(PLAN, [won(0)]).parties == []


def test_results_are_grouped_by_what_a_game_tells_of_its_seats() -> None:
    rows = standings(PLAN, [won(0), won(1), won(1, labels="yx")], ["side"]).by["side"]
    assert [(row.name, row.games, row.wins) for row in rows] == [("x", 3, 2.0), ("y", 3, 1.0)]


def test_labels_come_from_the_game() -> None:
    with planted(HEIST, labels=lambda _, seat: {"role": f"thief-{seat}"}) as name:
        plan = Plan(name, ("random",))
        rows = standings(plan, hold(plan, 3), ["role"]).by["role"]
    assert {row.name for row in rows} == {"thief-0", "thief-1"}


def test_an_unknown_label_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLabel, match="it tells: side"):
        standings(PLAN, [won(0)], ["faction"])


def test_a_game_has_no_labels_unless_it_says_so() -> None:
    assert NIM.labels(table_of(NIM).state, 0) == {}
