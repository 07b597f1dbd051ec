"""Who meets whom: Swiss, round robin, knockout, and how they stand."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Sequence

import pytest

from tabletome.server.matching import maximum_matching
from tabletome.server.pairing import (
    Met,
    Pair,
    first_knockout_round,
    knockout_rounds,
    next_knockout_round,
    round_robin,
    standings,
    swiss_round,
    swiss_rounds,
)


def played(pairs: Sequence[Pair], chance: random.Random) -> list[Met]:
    """Any results."""
    outcomes = ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5))
    return [Met(pair, (1.0,) if len(pair) == 1 else chance.choice(outcomes)) for pair in pairs]


def largest(neighbours: Sequence[Sequence[int]]) -> int:
    """The size of a maximum matching, by trying all."""
    edges = [(one, other) for one, others in enumerate(neighbours) for other in others if one < other]
    for size in range(len(neighbours) // 2, 0, -1):
        for chosen in itertools.combinations(edges, size):
            if len({place for edge in chosen for place in edge}) == 2 * size:
                return size
    return 0


@pytest.mark.parametrize("seed", range(60))
def test_a_matching_is_as_large_as_it_can_be(seed: int) -> None:
    chance = random.Random(seed)
    size = chance.randrange(2, 9)
    edges = [pair for pair in itertools.combinations(range(size), 2) if chance.random() < 0.35]
    neighbours: list[list[int]] = [[] for _ in range(size)]
    for one, other in edges[:14]:
        neighbours[one].append(other)
        neighbours[other].append(one)
    found = maximum_matching(neighbours)
    assert len({place for pair in found for place in pair}) == 2 * len(found)
    assert all(other in neighbours[one] for one, other in found)
    assert len(found) == largest(neighbours)


@pytest.mark.parametrize("seed", range(40))
def test_in_a_swiss_tournament_nobody_meets_twice_and_byes_come_once(seed: int) -> None:
    chance = random.Random(seed)
    parties = list(range(chance.randrange(2, 34)))
    games: list[Met] = []
    for _ in range(min(swiss_rounds(len(parties)), len(parties) - 1)):
        pairs = swiss_round(parties, games)
        assert sorted(party for pair in pairs for party in pair) == parties
        games += played(pairs, chance)
    meetings = Counter(frozenset(game.pair) for game in games)
    assert max(meetings.values()) == 1
    byes = Counter(game.pair[0] for game in games if game.is_bye)
    assert all(count == 1 for count in byes.values())
    assert len(byes) == (len(games) and len(parties) % 2) * min(swiss_rounds(len(parties)), len(parties) - 1)


@pytest.mark.parametrize("size", range(2, 9))
def test_as_many_swiss_rounds_as_there_are_others_repeat_as_little_as_possible(size: int) -> None:
    """Avoiding is always possible where every round could still be part of everybody meeting everybody."""
    games: list[Met] = []
    for number in range(1, size + 3):
        met = {frozenset(game.pair) for game in games if not game.is_bye}
        pairs = swiss_round(list(range(size)), games)
        repeated = sum(frozenset(pair) in met for pair in pairs if len(pair) == 2)
        byes = Counter(game.pair[0] for game in games if game.is_bye)
        resting = {pair[0] for pair in pairs if len(pair) == 1}
        playing = [party for party in range(size) if party not in resting]
        neighbours = [
            [place for place, other in enumerate(playing) if other != party and frozenset((party, other)) not in met]
            for party in playing
        ]
        assert repeated == len(playing) // 2 - largest(neighbours)
        assert all(byes[party] == min(byes[each] for each in range(size)) for party in resting), number
        games += [Met(pair, (1.0,) + (0.0,) * (len(pair) - 1)) for pair in pairs]


def test_swiss_rounds_pair_those_who_stand_alike_and_turn_the_seats() -> None:
    first = swiss_round([0, 1, 2, 3], [])
    assert {frozenset(pair) for pair in first} == {frozenset({0, 1}), frozenset({2, 3})}
    games = [Met((0, 1), (1.0, 0.0)), Met((2, 3), (1.0, 0.0))]
    assert {frozenset(pair) for pair in swiss_round([0, 1, 2, 3], games)} == {frozenset({0, 2}), frozenset({1, 3})}
    after = [Met((0, 1), (1.0, 0.0)), Met((2, 3), (0.0, 1.0))]
    assert (3, 0) in swiss_round([0, 1, 2, 3], after)


@pytest.mark.parametrize("size", range(2, 14))
def test_in_a_round_robin_everybody_meets_everybody_once(size: int) -> None:
    rounds = round_robin(list(range(size)))
    assert len(rounds) == size - 1 + size % 2
    for pairs in rounds:
        assert sorted(party for pair in pairs for party in pair) == list(range(size))
    meetings = Counter(frozenset(pair) for pairs in rounds for pair in pairs if len(pair) == 2)
    assert set(meetings.values()) == {1}
    assert len(meetings) == size * (size - 1) // 2
    byes = Counter(pair[0] for pairs in rounds for pair in pairs if len(pair) == 1)
    assert set(byes.values()) == ({1} if size % 2 else set())


@pytest.mark.parametrize("size", range(2, 40))
def test_a_knockout_leaves_one_and_the_best_two_meet_in_the_final(size: int) -> None:
    pairs, rounds, last = first_knockout_round(list(range(size))), 1, 0
    byes = [pair[0] for pair in pairs if len(pair) == 1]
    assert sorted(byes) == list(range(len(byes)))  # the highest seeds rest
    while True:
        winners = [min(pair) for pair in pairs]
        last = max(pairs[0])
        if len(winners) == 1:
            break
        pairs, rounds = next_knockout_round(winners), rounds + 1
    assert rounds == knockout_rounds(size)
    assert (winners[0], last) == (0, 1)


def test_ties_are_broken_by_whom_one_met_and_beat() -> None:
    games = [
        Met((0, 1), (1.0, 0.0)),
        Met((2, 3), (1.0, 0.0)),
        Met((0, 2), (0.5, 0.5)),
        Met((1, 3), (1.0, 0.0)),
    ]
    table = standings([0, 1, 2, 3], games)
    assert [(each.party, each.points) for each in table] == [(0, 1.5), (2, 1.5), (1, 1.0), (3, 0.0)]
    assert table[0].buchholz == 2.5  # met 1 (1.0) and 2 (1.5)
    assert table[1].buchholz == 1.5
    assert table[0].sonneborn == 1.75
    assert [each.rank for each in standings([0, 1], [])] == [1, 1]
    assert standings([0, 1, 2], [Met((2,), (1.0,))])[0] == (1, 2, 1.0, 0.0, 0.0, 0, 1)
