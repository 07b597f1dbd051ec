"""Who meets whom where more than two rivals sit at a table: pure functions of the games played so far.

Pods are as large as the tournament wants and nearly equal; smaller ones take up those who are too many or too few, and
only where the game cannot be played by so few does somebody rest. Nobody meets the same others again as long as that
can be avoided: pods are filled from the top, and then people change places between them as long as that helps.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from tabletome.server.pairing import Met, Pair, standings

Meetings: TypeAlias = Counter[frozenset[int]]
FAR = 0.01
"""How much less it matters that those meet who stand alike than that nobody meets again."""
OFTEN = 0.1
"""How much less it matters how often two have met than whether they have."""
WORK = 1200
"""The fewer they are, the more plans of everybody against everybody are tried."""
MOST_IN_ROUND_ROBIN = 32
"""For more the plan would be longer than anybody plays."""
Rounds: TypeAlias = tuple[tuple[Pair, ...], ...]


def points_by_place(places: Sequence[int]) -> list[float]:
    """1 for the first, 0 for the last, the others between them; whoever comes in level shares."""
    last = len(places) - 1
    return [_shared(place, places.count(place), last) for place in places]


def _shared(place: int, sharing: int, last: int) -> float:
    return (last - (place - 1) - (sharing - 1) / 2) / last


def sizes(entered: int, size: int, least: int) -> list[int]:
    """How many sit at each table, the larger tables first; who is not counted rests."""
    for resting in range(entered):
        playing = entered - resting
        tables = -(-playing // size)
        if playing // tables >= least:
            return [playing // tables + (number < playing % tables) for number in range(tables)]
    return []


def meetings(games: Iterable[Met]) -> Meetings:
    """How often each two have met."""
    return Counter(frozenset(two) for game in games for two in combinations(game.pair, 2))


# Swiss


def swiss_rounds(entered: int, size: int) -> int:
    """As many as it takes until one at most has won all, and one more, since second places count as well."""
    rounds = 1
    while size**rounds < entered:
        rounds += 1
    return rounds + 1


def swiss_round(parties: Sequence[int], games: Sequence[Met], size: int, least: int) -> list[Pair]:
    """Those who stand alike meet, others than before; where somebody has to rest, the lowest who has done so least."""
    order = [each.party for each in standings(parties, games)]
    wanted = sizes(len(order), size, least)
    resting = _resting(order, games, len(order) - sum(wanted))
    playing = [party for party in order if party not in resting]
    place = {party: number for number, party in enumerate(playing)}
    pods = _improved(_filled(playing, wanted, meetings(games)), meetings(games), place)
    return [*(_seated(pod, games) for pod in pods), *((party,) for party in resting)]


def _resting(order: Sequence[int], games: Sequence[Met], count: int) -> list[int]:
    byes = Counter(game.pair[0] for game in games if game.is_bye)
    from_below = {party: -place for place, party in enumerate(order)}
    return sorted(order, key=lambda party: (byes[party], from_below[party]))[:count]


def _filled(order: Sequence[int], wanted: Sequence[int], met: Meetings) -> list[list[int]]:
    """From the top: each table takes the next, then the nearest who have met those at it least."""
    left, pods = list(order), []
    for size in wanted:
        pod = [left.pop(0)]
        while len(pod) < size:
            chosen = min(left, key=lambda each: sum(met[frozenset((each, other))] for other in pod))
            left.remove(chosen)
            pod.append(chosen)
        pods.append(pod)
    return pods


def _improved(pods: list[list[int]], met: Meetings, place: Mapping[int, int]) -> list[list[int]]:
    """Let two change places between tables, whichever two that helps, until it helps no more."""
    costs = [_cost(pod, met, place) for pod in pods]
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(pods)), 2):
            better = _exchange(pods, costs, one, other, met, place) or better
    return pods


def _exchange(
    pods: list[list[int]], costs: list[float], one: int, other: int, met: Meetings, place: Mapping[int, int]
) -> bool:
    changed = False
    for first in range(len(pods[one])):
        for second in range(len(pods[other])):
            new = _swapped(pods[one], first, pods[other][second]), _swapped(pods[other], second, pods[one][first])
            found = [_cost(pod, met, place) for pod in new]
            if sum(found) < costs[one] + costs[other] - 1e-9:
                pods[one], pods[other] = new
                costs[one], costs[other] = found
                changed = True
    return changed


def _swapped(pod: Sequence[int], at: int, party: int) -> list[int]:
    return [*pod[:at], party, *pod[at + 1 :]]


def _cost(pod: Sequence[int], met: Meetings, place: Mapping[int, int]) -> float:
    """Meeting again weighs most, a little more the oftener it has happened; standing far apart weighs little."""
    pairs = list(combinations(pod, 2))
    often = [met[frozenset(two)] for two in pairs]
    again = sum(min(1, count) + OFTEN * count for count in often)
    apart = sum((place[one] - place[other]) ** 2 for one, other in pairs) if place else 0
    return again + FAR * apart / max(1, len(place)) ** 2


def _seated(pod: Sequence[int], games: Sequence[Met]) -> Pair:
    """Whoever has sat late sits early now, else the lower seed."""
    late: Counter[int] = Counter()
    for game in games:
        for seat, party in enumerate(game.pair):
            late[party] += seat * 60 // max(1, len(game.pair) - 1)
    return tuple(sorted(pod, key=lambda party: (-late[party], -party)))


# Everybody against everybody


@lru_cache(maxsize=32)
def round_robin(entered: int, size: int, least: int) -> Rounds:
    """Rounds in which everybody meets everybody at least once: the shortest such plan of some that are tried."""
    attempts = max(1, WORK // entered**2)
    rng = random.Random(f"{entered} {size} {least}")
    return min((_plan(entered, sizes(entered, size, least), rng) for _ in range(attempts)), key=len)


def _plan(entered: int, wanted: Sequence[int], rng: random.Random) -> Rounds:
    met, games, rounds = Counter[frozenset[int]](), list[Met](), list[tuple[Pair, ...]]()
    pairs = [frozenset(two) for two in combinations(range(entered), 2)]
    while any(not met[two] for two in pairs):
        resting = _resting(range(entered), games, entered - sum(wanted))
        playing = [party for party in range(entered) if party not in resting]
        pods = _improved(_filled(rng.sample(playing, len(playing)), wanted, met), met, {})
        boards = [*(_seated(pod, games) for pod in pods), *((party,) for party in resting)]
        games += [Met(board, (0.0,) * len(board)) for board in boards]
        met = meetings(games)
        rounds.append(tuple(boards))
    return tuple(rounds)
