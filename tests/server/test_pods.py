"""Tournaments with more than two at a table: who meets whom, and what places are worth."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from tabletome.server.pairing import Met, standings
from tabletome.server.pods import (
    meetings,
    points_by_place,
    round_robin,
    sizes,
    swiss_round,
    swiss_rounds,
)


def test_places_are_worth_points_and_whoever_comes_in_level_shares_them() -> None:
    assert points_by_place([1, 2]) == [1.0, 0.0]
    assert points_by_place([3, 1, 2]) == [0.0, 1.0, 0.5]
    assert points_by_place([1, 2, 2, 4]) == [1.0, 0.5, 0.5, 0.0]
    assert points_by_place([1, 1, 1]) == [0.5, 0.5, 0.5]
    assert points_by_place([1, 1, 3]) == [0.75, 0.75, 0.0]


@pytest.mark.parametrize("size", [3, 4, 5])
@pytest.mark.parametrize("entered", range(2, 40))
def test_tables_are_nearly_equal_and_nobody_rests_where_two_can_play(entered: int, size: int) -> None:
    found = sizes(entered, size, 2)
    assert sum(found) == entered
    assert max(found) <= size
    assert min(found) >= 2
    assert max(found) - min(found) <= 1


def test_where_a_game_needs_three_somebody_rests() -> None:
    assert [sizes(entered, 4, 3) for entered in (2, 3, 5, 6, 11)] == [[], [3], [4], [3, 3], [4, 4, 3]]


def play(parties: int, size: int, least: int, rounds: int, seed: int) -> list[list[Met]]:
    """A tournament in which the smaller number usually comes in first."""
    dice, played = random.Random(seed), list[list[Met]]()
    for _ in range(rounds):
        boards = swiss_round(range(parties), [game for games in played for game in games], size, least)
        games = []
        for board in boards:
            order = sorted(board, key=lambda party: party + dice.gauss(0, 5))
            places = [1 + order.index(party) for party in board]
            games.append(Met(board, tuple(points_by_place(places)) if len(board) > 1 else (1.0,)))
        played.append(games)
    return played


@pytest.mark.parametrize(("parties", "size"), [(32, 4), (30, 4), (27, 3), (25, 5), (13, 3)])
@pytest.mark.parametrize("seed", range(3))
def test_in_a_swiss_tournament_of_pods_nobody_meets_twice_and_everybody_plays(
    parties: int, size: int, seed: int
) -> None:
    played = play(parties, size, 2, swiss_rounds(parties, size), seed)
    for games in played:
        assert sorted(party for game in games for party in game.pair) == list(range(parties))
        assert sorted((len(game.pair) for game in games), reverse=True) == sizes(parties, size, 2)
    assert max(meetings(game for games in played for game in games).values()) == 1


def test_those_who_stand_alike_meet() -> None:
    first = [Met((party, party + 1, party + 2), (1.0, 0.5, 0.0)) for party in range(0, 27, 3)]
    boards = swiss_round(range(27), first, 3, 2)
    winners = {game.pair[0] for game in first}
    assert sum(set(board) <= winners for board in boards) == 3


def test_who_rests_is_low_and_has_not_rested_before() -> None:
    played = play(5, 4, 3, 5, 1)
    resting = [game.pair[0] for games in played for game in games if game.is_bye]
    assert sorted(resting) == [0, 1, 2, 3, 4]
    assert resting[0] != standings(range(5), played[0])[0].party


def test_seats_are_turned() -> None:
    played = play(16, 4, 2, 4, 2)
    first = Counter(game.pair[0] for games in played for game in games)
    assert max(first.values()) <= 2


@pytest.mark.parametrize(
    ("entered", "size", "most"),
    [(4, 3, 3), (5, 3, 3), (6, 3, 4), (9, 3, 4), (8, 4, 3), (12, 4, 6), (16, 4, 5), (32, 4, 14)],
)
def test_in_a_round_robin_of_pods_everybody_meets_everybody(entered: int, size: int, most: int) -> None:
    rounds = round_robin(entered, size, 2)
    met = {frozenset(two) for boards in rounds for board in boards for two in combinations(board, 2)}
    assert len(met) == entered * (entered - 1) // 2
    for boards in rounds:
        assert sorted(party for board in boards for party in board) == list(range(entered))
    assert len(rounds) <= most


def test_a_win_in_a_pod_is_one_win_and_who_was_beaten_counts() -> None:
    games = [Met((0, 1, 2), (1.0, 0.5, 0.0)), Met((1, 0, 2), (1.0, 0.5, 0.0))]
    first, second, third = standings(range(3), games)
    assert {first.party, second.party} == {0, 1}
    assert (first.wins, second.wins, third.wins) == (1, 1, 0)
    assert (first.points, third.points) == (1.5, 0.0)
    assert first.sonneborn == 1.5  # the other, beaten once
