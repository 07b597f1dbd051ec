"""Bots against each other, every one in every seat, on all cores.

Line-ups: with at least as many bots as seats, every choice of different bots in every order; with fewer bots than
seats, every way of filling the seats in which each bot has at least one. Both treat all bots and all seats alike, so
over a whole cycle of line-ups each bot plays each seat equally often. Line-ups that differ by a rotation follow each
other, so that a part of a cycle is nearly fair too.

A bot that has several seats in a game counts for each of them: a rate of 1 in `players` is what equals get.
"""

from __future__ import annotations

import functools
import itertools
import statistics
import time
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec

from tabletome.bots import Bot, SeatView, make_bot
from tabletome.engine.errors import TabletomeError
from tabletome.engine.game import Game
from tabletome.engine.options import Options
from tabletome.engine.registry import find_game
from tabletome.engine.state import Outcome
from tabletome.engine.table import Table
from tabletome.research.parallel import ONE_PROCESS, Spread, each
from tabletome.research.statistics import Interval, mean_interval, wilson

LONGEST = 100_000
"""Decisions after which a game between bots is given up."""

LineUp: TypeAlias = tuple[str, ...]
"""The name of the bot in each seat."""


class EndlessGame(TabletomeError):
    """Bots did not bring a game to its end."""


class UnknownLabel(TabletomeError):
    """Results are asked for by something that the game does not tell of its seats."""


class Plan(msgspec.Struct, frozen=True):
    """Who plays what. `bots` are texts such as `mcts:iterations=400`."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, Any], ...] = ()
    seed: str = "0"

    def read_options(self) -> Options:
        options: Options = find_game(self.game).options.read(dict(self.options))
        return options


class Result(NamedTuple):
    """One game that was played."""

    line_up: LineUp
    outcome: Outcome
    labels: tuple[dict[str, str], ...]
    seconds: float


class Row(msgspec.Struct, frozen=True):
    """How one bot did, or one party, or everyone with one label. Ties count as shared wins."""

    name: str
    games: int
    wins: float
    rate: float
    interval: Interval
    score: float
    score_interval: Interval
    seconds: float


class Standings(msgspec.Struct, frozen=True):
    """How a tournament ended. `parties` are there when the seats won or lost together."""

    game: str
    options: dict[str, Any]
    games: int
    bots: list[Row]
    parties: list[Row] = []
    by: dict[str, list[Row]] = {}


# Playing


def play_game(
    game: Game[Any, Any], options: Options, seed: str, bots: Sequence[Bot], longest: int = LONGEST
) -> Table[Any]:
    """A whole game between bots, one in each seat."""
    table = Table(game, options, seed, listening=False)
    while table.pending:
        if len(table.log) >= longest:
            raise EndlessGame(f"{game.name} with seed {seed} has not ended after {longest} decisions")
        seat = table.pending[0].seat
        table.play(seat, bots[seat].choose(SeatView.of(table, seat)))
    return table


def hold(
    plan: Plan, games: int, spread: Spread = ONE_PROCESS, watch: Callable[[int], None] | None = None
) -> list[Result]:
    """Play so many games of a tournament. The same plan gives the same games, however they are spread."""
    for spec in plan.bots:
        make_bot(spec)
    plan.read_options()
    results = []
    for result in each(find_game(plan.game), functools.partial(play_number, plan), range(games), spread):
        results.append(result)
        if watch is not None:
            watch(len(results))
    return results


def play_number(plan: Plan, number: int) -> Result:
    """The game with this number."""
    game, began = find_game(plan.game), time.perf_counter()
    line_up, table = table_number(plan, number)
    state = table.state
    labels = tuple(dict(game.labels(state, seat)) for seat in range(state.seats))
    return Result(line_up, state.outcome, labels, time.perf_counter() - began)


def table_number(plan: Plan, number: int) -> tuple[LineUp, Table[Any]]:
    """The game with this number, played to its end, and who sat where."""
    options, seed = plan.read_options(), f"{plan.seed}-{number}"
    entrants = _names(plan.bots)
    cycle = line_ups(tuple(entrants), options.players)
    line_up = cycle[number % len(cycle)]
    bots = [make_bot(entrants[name], f"{seed}/{seat}") for seat, name in enumerate(line_up)]
    return line_up, play_game(find_game(plan.game), options, seed, bots)


def _names(specs: Sequence[str]) -> dict[str, str]:
    """Specs by a name each; a bot that enters several times gets numbers."""
    named: dict[str, str] = {}
    for place, spec in enumerate(specs):
        before = specs[:place].count(spec)
        named[f"{spec} #{before + 1}" if before else spec] = spec
    return named


@functools.lru_cache(maxsize=8)
def line_ups(bots: LineUp, seats: int) -> list[LineUp]:
    """Every line-up of a whole cycle, rotations next to each other."""
    if len(bots) >= seats:
        every: Iterable[LineUp] = itertools.permutations(bots, seats)
    else:
        every = (filled for filled in itertools.product(bots, repeat=seats) if len(set(filled)) == len(bots))
    return list(dict.fromkeys(turned for line_up in every for turned in _rotations(line_up)))


def _rotations(line_up: LineUp) -> Iterator[LineUp]:
    for start in range(len(line_up)):
        yield line_up[start:] + line_up[:start]


# Reckoning


def standings(plan: Plan, results: Sequence[Result], by: Sequence[str] = ()) -> Standings:
    """Who won how often, and how sure that is."""
    together = any(result.outcome.shared for result in results)
    return Standings(
        game=plan.game,
        options=msgspec.to_builtins(plan.read_options()),
        games=len(results),
        bots=_rows(_seats(results, lambda result, seat: result.line_up[seat])),
        parties=_rows(map(_party, results)) if together else [],
        by={label: _by_label(results, label) for label in by},
    )


class _Share(NamedTuple):
    """What one seat, or one party, had of one game."""

    name: str
    won: float
    score: float
    seconds: float


def _seats(results: Iterable[Result], name: Callable[[Result, int], str]) -> Iterator[_Share]:
    for result in results:
        for seat, score in enumerate(result.outcome.scores):
            yield _Share(name(result, seat), result.outcome.payoff(seat), score, result.seconds)


def _party(result: Result) -> _Share:
    """All seats as one: they won, or they did not."""
    outcome = result.outcome
    return _Share(
        " + ".join(sorted(result.line_up)),
        float(bool(outcome.winners)),
        statistics.fmean(outcome.scores),
        result.seconds,
    )


def _by_label(results: Sequence[Result], label: str) -> list[Row]:
    known = sorted({name for result in results for labels in result.labels for name in labels})
    if label not in known:
        raise UnknownLabel(
            f"this game does not tell the {label!r} of a seat; it tells: {', '.join(known) or 'nothing'}"
        )
    shares = _seats(results, lambda result, seat: result.labels[seat].get(label, "-"))
    return sorted(_rows(shares), key=lambda row: -row.rate)


def _rows(shares: Iterable[_Share]) -> list[Row]:
    return [_row(name, few) for name, few in _grouped(shares, lambda share: share.name).items()]


def _row(name: str, shares: Sequence[_Share]) -> Row:
    wins, scores = sum(share.won for share in shares), [share.score for share in shares]
    return Row(
        name=name,
        games=len(shares),
        wins=wins,
        rate=wins / len(shares),
        interval=wilson(wins, len(shares)),
        score=statistics.fmean(scores),
        score_interval=mean_interval(scores),
        seconds=statistics.fmean(share.seconds for share in shares),
    )


K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def _grouped(things: Iterable[V], key: Callable[[V], K]) -> dict[K, list[V]]:
    groups: dict[K, list[V]] = {}
    for thing in things:
        groups.setdefault(key(thing), []).append(thing)
    return groups
