"""A whole training: rounds of games, after each of which a network is fitted to everything seen so far.

What is done is kept in a folder, game by game; the same training begun again goes on where it stopped.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tabletome.bots.network import BadNetwork, Network, fingerprint_of
from tabletome.engine.registry import find_game
from tabletome.research.parallel import Spread, each
from tabletome.research.training.fitting import Fit, Fitting
from tabletome.research.training.lessons import Plan, play_number, unpack, verbs_of


class Course(msgspec.Struct, frozen=True):
    """What is to be learned, from whom, and for how long."""

    game: str
    teacher: str
    games: int
    """In each round."""
    rounds: int
    epochs: int
    options: tuple[tuple[str, Any], ...] = ()
    players: tuple[int, ...] = ()
    seed: str = "0"


class Finished(msgspec.Struct, frozen=True):
    """A round that is over."""

    round: int
    decisions: int
    loss: float
    agreement: float
    file: str


def train(
    course: Course, folder: Path, spread: Spread, watch: Callable[[int, str, int], None] = lambda *_: None
) -> list[Finished]:
    """All rounds; `watch` hears which round it is, what is being done in it, and how much of that is done."""
    folder.mkdir(parents=True, exist_ok=True)
    finished: list[Finished] = []
    lessons: list[bytes] = []
    for number in range(1, course.rounds + 1):
        player = f"learned:file={finished[-1].file}" if finished else None
        lessons += _play(course, number, player, folder, spread, watch)
        finished.append(_fit(course, number, lessons, folder, watch))
    return finished


def _play(
    course: Course,
    number: int,
    player: str | None,
    folder: Path,
    spread: Spread,
    watch: Callable[[int, str, int], None],
) -> list[bytes]:
    plan = Plan(course.game, course.teacher, course.options, course.players, f"{course.seed}-{number}", player)
    kept = Spread(spread.jobs, spread.ray, folder / f"round-{number}.games")
    games = []
    for packed in each(find_game(course.game), functools.partial(play_number, plan), range(course.games), kept):
        games.append(packed)
        watch(number, "games", len(games))
    return games


def _fit(
    course: Course, number: int, lessons: list[bytes], folder: Path, watch: Callable[[int, str, int], None]
) -> Finished:
    game = find_game(course.game)
    features = game.outline or game.features
    if features is None:
        raise BadNetwork(f"{game.name} does not describe its positions as numbers: no network can play it")
    seen, file = unpack(lessons), folder / f"round-{number}.npz"
    fitting = Fitting(seen, verbs_of(game), fingerprint_of(features.names), seed=number)
    fit: Fit = fitting.fit(course.epochs, lambda epoch: watch(number, "epochs", epoch))
    network: Network = fitting.network
    network.save(file)
    return Finished(number, len(seen.seen.counts), round(fit.loss, 4), round(fit.agreement, 4), str(file))
