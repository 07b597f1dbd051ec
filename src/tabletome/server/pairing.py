"""Who meets whom in a tournament, and how it stands: pure functions of the games played so far.

Parties are numbers; a smaller one is seeded higher. A pairing of one is a bye, which counts as a victory.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from tabletome.server.matching import maximum_matching

WIN, DRAW, LOSS = 1.0, 0.5, 0.0

Pair: TypeAlias = tuple[int, ...]
"""Parties in the order of their seats, or one that has a bye."""


class Met(NamedTuple):
    """A pairing and what each party got of it."""

    pair: Pair
    points: tuple[float, ...]

    @property
    def is_bye(self) -> bool:
        return len(self.pair) == 1


class Standing(NamedTuple):
    """How a party stands. Ties are broken by the strength of those it met, then of those it won against, then wins."""

    rank: int
    party: int
    points: float
    buchholz: float
    """The points of all whom it met."""
    sonneborn: float
    """The points of whom it won against, and half of those with whom it drew."""
    wins: int
    played: int


def standings(parties: Sequence[int], games: Sequence[Met]) -> list[Standing]:
    """All parties, the best first; those that nothing tells apart share a rank."""
    points = {party: total(party, games) for party in parties}
    unranked = [_standing(party, points, games) for party in parties]
    keys = sorted((_key(each) for each in unranked), reverse=True)
    ordered = sorted(unranked, key=lambda each: (*(-part for part in _key(each)), each.party))
    return [each._replace(rank=1 + keys.index(_key(each))) for each in ordered]


def total(party: int, games: Iterable[Met]) -> float:
    """All points of a party."""
    return sum(got for game in games for who, got in zip(game.pair, game.points, strict=True) if who == party)


def _standing(party: int, points: dict[int, float], games: Sequence[Met]) -> Standing:
    own = [game for game in games if party in game.pair]
    played = [game for game in own if not game.is_bye]
    duels = [(other, _beaten(party, other, game)) for game in played for other in game.pair if other != party]
    buchholz = sum(points.get(other, 0.0) for other, _ in duels)
    sonneborn = sum(beaten * points.get(other, 0.0) for other, beaten in duels)
    wins = sum(_got(party, game) == WIN for game in played)
    return Standing(0, party, points[party], buchholz, sonneborn, wins, len(own))


def _beaten(party: int, other: int, game: Met) -> float:
    """1 where a party has come out before another, half where level."""
    own, others = _got(party, game), _got(other, game)
    return DRAW if own == others else float(own > others)


def _got(party: int, game: Met) -> float:
    return game.points[game.pair.index(party)]


def _key(each: Standing) -> tuple[float, ...]:
    return each.points, each.buchholz, each.sonneborn, each.wins


# Swiss


def swiss_rounds(parties: int) -> int:
    """As many as it takes until one party at most has won all."""
    return max(1, (parties - 1).bit_length())


def swiss_round(parties: Sequence[int], games: Sequence[Met]) -> list[Pair]:
    """Parties meet others with about as many points, nobody twice as long as that can be avoided.

    With an odd number the lowest of those who have had the fewest byes has one.
    """
    order = [each.party for each in standings(parties, games)]
    met = {frozenset(game.pair) for game in games if not game.is_bye}
    resting = _bye(order, games, met)
    playing = [party for party in order if party != resting]
    pairs = [_seated(one, other, games) for one, other in _closest(playing, met)]
    return [*pairs, *([] if resting is None else [(resting,)])]


def _bye(order: Sequence[int], games: Sequence[Met], met: set[frozenset[int]]) -> int | None:
    if len(order) % 2 == 0:
        return None
    byes = Counter(game.pair[0] for game in games if game.is_bye)
    fewest = min(byes[party] for party in order)
    candidates = [party for party in reversed(order) if byes[party] == fewest]
    for party in candidates:
        others = [each for each in order if each != party]
        if 2 * len(_unmet_pairs(others, met)) == len(others):
            return party
    return candidates[0]


def _closest(order: Sequence[int], met: set[frozenset[int]]) -> list[tuple[int, int]]:
    """Pair from the top: each with the nearest whom they have not met and who leaves partners for all others.

    Where a repetition cannot be avoided there are as few as possible.
    """
    left, pairs = list(order), []
    most = len(_unmet_pairs(left, met))
    while left:
        one, *others = left
        other = next(each for each in others if _leaves_enough(one, each, left, met, most))
        most -= frozenset((one, other)) not in met
        pairs.append((one, other))
        left = [each for each in others if each != other]
    return pairs


def _leaves_enough(one: int, other: int, left: Sequence[int], met: set[frozenset[int]], most: int) -> bool:
    """As many new meetings can still be made as could be before this pair was taken."""
    rest = [each for each in left if each not in (one, other)]
    return len(_unmet_pairs(rest, met)) + (frozenset((one, other)) not in met) == most


def _unmet_pairs(parties: Sequence[int], met: set[frozenset[int]]) -> list[tuple[int, int]]:
    """As many pairs as there can be of parties that have not met."""
    neighbours = [
        [place for place, other in enumerate(parties) if other != party and frozenset((party, other)) not in met]
        for party in parties
    ]
    return [(parties[one], parties[other]) for one, other in maximum_matching(neighbours)]


def _seated(one: int, other: int, games: Sequence[Met]) -> Pair:
    """Whoever has sat first less often does so now, else the lower seed."""
    first = Counter(game.pair[0] for game in games if not game.is_bye)
    return (one, other) if (first[one], -one) < (first[other], -other) else (other, one)


# Round robin


def round_robin(parties: Sequence[int]) -> list[list[Pair]]:
    """Rounds in which everybody meets everybody once: one stays, the others go round the table."""
    circle: list[int | None] = [*parties, *([None] if len(parties) % 2 else [])]
    rounds = []
    for number in range(len(circle) - 1):
        half = len(circle) // 2
        pairs = zip(circle[:half], reversed(circle[half:]), strict=True)
        rounds.append([_turned(one, other, number) for one, other in pairs])
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def _turned(one: int | None, other: int | None, number: int) -> Pair:
    """Who sits first changes from round to round."""
    if one is None or other is None:
        return tuple(party for party in (one, other) if party is not None)
    return (one, other) if number % 2 == 0 else (other, one)


# Knockout


def knockout_rounds(parties: int) -> int:
    return max(1, (parties - 1).bit_length())


def first_knockout_round(parties: Sequence[int]) -> list[Pair]:
    """The bracket: the highest seeds meet last, and have the byes where places are empty."""
    size = 2 ** knockout_rounds(len(parties))
    seeds = _bracket(size)
    pairs = [(seeds[place], seeds[place + 1]) for place in range(0, size, 2)]
    return [tuple(parties[seed] for seed in pair if seed < len(parties)) for pair in pairs]


def _bracket(size: int) -> list[int]:
    """Seeds in the order of the bracket, so that the best two can only meet in the final."""
    order = [0]
    while len(order) < size:
        order = [seed for best in order for seed in (best, 2 * len(order) - 1 - best)]
    return order


def next_knockout_round(winners: Sequence[int]) -> list[Pair]:
    """Winners of neighbouring pairs meet."""
    return [(winners[place], winners[place + 1]) for place in range(0, len(winners), 2)]
