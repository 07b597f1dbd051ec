"""How fast a game is on one core, and how fast others' games are in the same run.

Random play through `Run` is what searches and simulations do by the million; random play through `Table` remembers
everything for undo. Copies, forks, imagined positions and scenes are timed at positions spread evenly over whole games.

Time is that of this process on its core: what else the machine does meanwhile is not counted.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, ParamSpec

import msgspec

from tabletome.bots import SeatView
from tabletome.bots.mcts import MctsBot, MctsSettings
from tabletome.engine.game import Game
from tabletome.engine.options import Options
from tabletome.engine.randomness import seeded
from tabletome.engine.run import Run
from tabletome.engine.table import Table

P = ParamSpec("P")

SAMPLED = 0.2
"""The part of all positions at which copies, forks, scenes and imagined positions are timed."""
SEARCHED = 0.02
"""The part at which a search is timed."""
ITERATIONS = 200
"""The budget of each search."""
SHARES = {"run": 0.4, "table": 0.15, "positions": 0.3, "search": 0.15}
"""How the time for one game is divided."""


class Speed(NamedTuple):
    """Random play."""

    decisions_per_s: float
    games_per_s: float


class Figures(msgspec.Struct, frozen=True):
    """What was measured of one game; microseconds are medians unless they say otherwise."""

    game: str
    decisions_per_s: int
    games_per_s: float
    copy_us: float
    fork_p95_us: float
    scene_us: float
    peers: dict[str, dict[str, float]]
    table_decisions_per_s: int
    decisions_per_game: float
    fork_p50_us: float
    imagine_us: float
    mcts_iterations_per_s: int
    options: dict[str, Any]


def measure(game: Game[Any, Any], seconds: float, peers: dict[str, dict[str, float]]) -> Figures:
    """All figures of one game with its usual options, in about so many seconds."""
    options = game.options()
    run = timed_play(lambda number: _play_run(game, options, number), SHARES["run"] * seconds)
    table = timed_play(lambda number: _play_table(game, options, number), SHARES["table"] * seconds)
    timings = _time_positions(game, options, SHARES["positions"] * seconds)
    return Figures(
        game=game.name,
        decisions_per_s=round(run.decisions_per_s),
        games_per_s=round(run.games_per_s, 2),
        copy_us=_median(timings.copy),
        fork_p95_us=_percentile95(timings.fork),
        scene_us=_median(timings.scene),
        peers=peers,
        table_decisions_per_s=round(table.decisions_per_s),
        decisions_per_game=round(run.decisions_per_s / run.games_per_s, 1),
        fork_p50_us=_median(timings.fork),
        imagine_us=_median(timings.imagine),
        mcts_iterations_per_s=round(_search_speed(game, options, SHARES["search"] * seconds)),
        options=msgspec.to_builtins(options),
    )


# Random play


def timed_play(play: Callable[[int], int], seconds: float) -> Speed:
    """Play whole games, one after the other; `play` gives the number of decisions in a game.

    One game is played beforehand, so that what is loaded or worked out once and for all is not counted.
    """
    play(0)
    decisions = games = 0
    began = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        decisions += play(games)
        games += 1
        elapsed = time.process_time() - began
    return Speed(decisions / elapsed, games / elapsed)


def _play_run(game: Game[Any, Any], options: Options, number: int) -> int:
    run = Run(game, game.setup(options, seeded(f"bench-{number}")))
    play, chance, decisions = run.play, random.Random(number).random, 0
    while (decision := run.decision) is not None:
        choices = decision.options
        play(choices[int(chance() * len(choices))])
        decisions += 1
    return decisions


def _play_table(game: Game[Any, Any], options: Options, number: int) -> int:
    return sum(1 for _ in _positions(game, options, number))


def _positions(game: Game[Any, Any], options: Options, number: int) -> Iterator[Table[Any]]:
    """The table at every decision of a random game."""
    table = Table(game, options, f"bench-{number}")
    chance = random.Random(number).random
    while table.pending:
        yield table
        seat, choices = table.pending[0].seat, table.pending[0].options
        table.play(seat, choices[int(chance() * len(choices))])


# At positions spread over whole games


class _Timings(NamedTuple):
    copy: list[float]
    fork: list[float]
    scene: list[float]
    imagine: list[float]


def _time_positions(game: Game[Any, Any], options: Options, seconds: float) -> _Timings:
    timings = _Timings([], [], [], [])
    for table in _sampled(game, options, seconds, SAMPLED):
        seat = table.pending[0].seat
        timings.copy.append(_microseconds(table.state.copy))
        timings.fork.append(_microseconds(table.fork))
        timings.scene.append(_microseconds(game.scene, table.state, seat))
        timings.imagine.append(_microseconds(table.imagine, seat, seeded(str(len(timings.copy)))))
    return timings


def _sampled(game: Game[Any, Any], options: Options, seconds: float, part: float) -> Iterator[Table[Any]]:
    """Positions of whole random games, each as likely as any other, for so many seconds; at least one."""
    chance = random.Random(0).random
    deadline = time.process_time() + seconds
    number = found = 0
    while not found or time.process_time() < deadline:
        for table in _positions(game, options, number):
            if chance() < part:
                found += 1
                yield table
        number += 1


def _microseconds(work: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> float:
    began = time.process_time_ns()
    work(*args, **kwargs)
    return (time.process_time_ns() - began) / 1000


def _search_speed(game: Game[Any, Any], options: Options, seconds: float) -> float:
    """Iterations of tree search made in a second, over positions where there is something to choose."""
    bot = MctsBot(MctsSettings(iterations=ITERATIONS), random.Random(0))
    spent = 0.0
    for table in _sampled(game, options, seconds, SEARCHED):
        view = SeatView.of(table, table.pending[0].seat)
        if len(view.decision.options) > 1:
            spent += _microseconds(bot.choose, view) / 1e6
    return bot.iterations / spent if spent else 0.0


def _median(values: list[float]) -> float:
    return round(statistics.median(values), 2)


def _percentile95(values: list[float]) -> float:
    return round(sorted(values)[int(0.95 * (len(values) - 1))], 2)


# Others' games

HOW_TO_INSTALL = "pip install 'tabletome[peers]'"


def measure_peers(seconds: float) -> dict[str, dict[str, float]]:
    """Random play of the peers that are installed, so many seconds each."""
    return {name: _figures(timed_play(PEERS[name], seconds)) for name in PEERS if is_installed(name)}


def is_installed(peer: str) -> bool:
    return importlib.util.find_spec(peer) is not None


def _figures(speed: Speed) -> dict[str, float]:
    return {"decisions_per_s": round(speed.decisions_per_s), "games_per_s": round(speed.games_per_s, 2)}


def _play_catanatron(number: int) -> int:
    """Catan with four random players, through catanatron's own loop."""
    catanatron: Any = importlib.import_module("catanatron")
    players = [catanatron.RandomPlayer(colour) for colour in catanatron.Color]
    game = catanatron.Game(players, seed=number + 1)
    game.play()
    return len(game.state.actions)


def _play_chess(number: int) -> int:
    """A game of random legal moves on python-chess."""
    chess: Any = importlib.import_module("chess")
    board, chance = chess.Board(), random.Random(number)
    while not board.is_game_over():
        board.push(chance.choice(list(board.legal_moves)))
    return len(board.move_stack)


PEERS: dict[str, Callable[[int], int]] = {"catanatron": _play_catanatron, "chess": _play_chess}
