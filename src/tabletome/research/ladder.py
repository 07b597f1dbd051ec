"""A ladder: which bot is how strong, in Elo, from games of every pair or, where seats win together, of every party.

Rivals: every two bots play the same number of games, half of the seats each. Ratings are those under which the results
are most likely if a bot that is rated 400 higher wins ten times as often (Bradley and Terry 1952, Zermelo 1929).
Partners: each bot takes all seats, every game counts once, and the game itself is the opponent, rated 0.
"""

from __future__ import annotations

import itertools
import math
import random
import statistics
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from tabletome.research.parallel import ONE_PROCESS, Spread
from tabletome.research.statistics import Interval
from tabletome.research.tournament import Plan, Result, hold

TEN_TIMES: float = 400.0
"""So much higher is rated who wins ten times as often."""
SAMPLES = 200
"""How many times the games are drawn anew to see how sure a rating is."""
ROUNDS = 400
"""Steps of fitting; many more than it takes for a few bots."""
VIRTUAL = 0.5
"""Games added to every pair as half won and half lost, so that nobody is infinitely strong."""

Meeting: TypeAlias = tuple[str, str, tuple[float, ...]]
"""Two names and the share of the first in each of their games."""

THE_GAME = "the game"
"""Whom partners play against."""


class Rung(msgspec.Struct, frozen=True):
    """One bot on the ladder. Ratings are relative to the lowest rival, or to the game where seats win together."""

    name: str
    rating: float
    interval: Interval
    games: int
    rate: float
    seconds: float


class Ladder(msgspec.Struct, frozen=True):
    """The bots of a game, the strongest first, and what each gained against each other one."""

    game: str
    together: bool
    rungs: list[Rung]
    against: dict[str, dict[str, float]]


def climb(plan: Plan, games: int, spread: Spread = ONE_PROCESS, watch: Callable[[int], None] | None = None) -> Ladder:
    """Let the bots of a plan meet, `games` times each pair (or each party), and rate them."""
    pairs = _pairs(plan)
    meetings: list[Meeting] = []
    seconds: dict[str, list[float]] = {}
    for number, pair in enumerate(pairs):
        played = _hold(plan, pair, games, spread, _after(watch, number * games))
        first, second = (*pair, THE_GAME)[:2]
        meetings.append((first, second, tuple(_share(one, first) for one in played)))
        for name in pair:
            seconds.setdefault(name, []).extend(one.seconds for one in played)
    return _ladder(plan, meetings, {name: statistics.fmean(times) for name, times in seconds.items()})


def meetings_of(plan: Plan) -> int:
    """How many pairs or parties there are."""
    return len(_pairs(plan))


def _pairs(plan: Plan) -> list[tuple[str, ...]]:
    """Every two rivals, or every bot alone where it takes all seats."""
    return list(itertools.combinations(plan.bots, 1 if _together(plan) else 2))


def _together(plan: Plan) -> bool:
    """Whether there is one seat only, or seats win and lose together, as one quick game at random shows."""
    if plan.read_options().players == 1:
        return True
    quick = msgspec.structs.replace(plan, bots=("random",))
    return all(result.outcome.shared for result in hold(quick, 1))


def _hold(
    plan: Plan, pair: tuple[str, ...], games: int, spread: Spread, watch: Callable[[int], None] | None
) -> list[Result]:
    """The games of a pair. Each pair has a file of its own where results are kept."""
    kept = None if spread.kept is None else spread.kept.with_name(f"{spread.kept.name}.{_file_name(pair)}")
    own = msgspec.structs.replace(spread, kept=kept)
    return hold(msgspec.structs.replace(plan, bots=pair), games, own, watch)


def _file_name(pair: tuple[str, ...]) -> str:
    return "".join(letter if letter.isalnum() else "_" for letter in "-".join(pair))


def _after(watch: Callable[[int], None] | None, before: int) -> Callable[[int], None] | None:
    return None if watch is None else lambda played: watch(before + played)


def _share(result: Result, name: str) -> float:
    """What this bot had of a game: 1 if its seats won, a part of it if others won with them."""
    if set(result.line_up) == {name}:
        return float(bool(result.outcome.winners))
    return sum(result.outcome.payoff(seat) for seat, bot in enumerate(result.line_up) if bot == name)


# Rating


def _ladder(plan: Plan, meetings: Sequence[Meeting], seconds: Mapping[str, float]) -> Ladder:
    names = list(dict.fromkeys(name for first, second, _ in meetings for name in (first, second)))
    ratings = rate(names, meetings)
    samples = _resampled(names, meetings)
    shares = _shares(names, meetings)
    rungs = [
        Rung(
            name=name,
            rating=ratings[name],
            interval=_middle(sorted(sample[name] for sample in samples)),
            games=sum(len(games) for *who, games in meetings if name in who),
            rate=statistics.fmean(shares[name].values()),
            seconds=seconds[name],
        )
        for name in names
        if name != THE_GAME
    ]
    rungs.sort(key=lambda rung: -rung.rating)
    together = THE_GAME in names
    return Ladder(plan.game, together, rungs, {} if together else shares)


def rate(names: Sequence[str], meetings: Sequence[Meeting]) -> dict[str, float]:
    """The most likely ratings, by the algorithm of Zermelo; the lowest, or the game, has 0."""
    gained = dict.fromkeys(names, 0.0)
    played: list[tuple[str, str, float]] = []
    for first, second, games in meetings:
        won, number = sum(games) + VIRTUAL / 2, len(games) + VIRTUAL
        gained[first] += won
        gained[second] += number - won
        played.append((first, second, number))
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        faced = dict.fromkeys(names, 0.0)
        for first, second, number in played:
            each = number / (strength[first] + strength[second])
            faced[first] += each
            faced[second] += each
        strength = {name: gained[name] / faced[name] for name in names}
    ratings = {name: TEN_TIMES * math.log10(strength[name]) for name in names}
    zero = ratings.get(THE_GAME, min(ratings.values()))
    return {name: rating - zero for name, rating in ratings.items()}


def _resampled(names: Sequence[str], meetings: Sequence[Meeting]) -> list[dict[str, float]]:
    """Ratings from games drawn anew, with replacement, from those played."""
    dice = random.Random(0)
    return [
        rate(names, [(first, second, tuple(dice.choices(games, k=len(games)))) for first, second, games in meetings])
        for _ in range(SAMPLES)
    ]


def _middle(values: Sequence[float]) -> Interval:
    """The middle 95 % of sorted values."""
    cut = round(0.025 * (len(values) - 1))
    return values[cut], values[-1 - cut]


def _shares(names: Sequence[str], meetings: Sequence[Meeting]) -> dict[str, dict[str, float]]:
    """What each gained on average against each other one."""
    shares: dict[str, dict[str, float]] = {name: {} for name in names}
    for first, second, games in meetings:
        mean = statistics.fmean(games)
        shares[first][second] = mean
        shares[second][first] = 1 - mean
    return shares
