"""Fits the numbers by which the bots of a game for rivals judge, by battles of the numbers against themselves.

    python -m scripts.fit_rivals fit battlelore --seconds 240 --out fitted.json
    python -m scripts.fit_rivals fit tiny_epic_kingdoms --seconds 240 --players 3 --out fitted.json
    python -m scripts.fit_rivals weigh battlelore --numbers fitted.json --games 6800 --by adventure

Every number of the game's `bots/` that is written in capitals and that its instinct goes by is fitted, also those in
tables: in every pair of games one side plays with all numbers a little changed at random, the other with the opposite
changes, then both change seats. Whatever was changed in the winner's direction follows it a little (an evolution
strategy with mirrored samples). The file, which a second run goes on from, has all numbers as they stand; at the end
the numbers found (the mean over the second half) play against those in the code.

`weigh` lets all seats play by the numbers of a file, or of the code, and tells who won how often by what the game says
of its seats: faction and territory, or side.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import json
import math
import multiprocessing
import os
import random
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import msgspec

from scripts.by_the_clock import until
from tabletome.bots import SeatView, make_bot
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table
from tabletome.games.battlelore.content.adventures import adventures
from tabletome.research.statistics import wilson

MODULES = {
    "battlelore": ("attack_odds", "lore_worth", "instinct", "evaluate"),
    "tiny_epic_kingdoms": ("instinct", "evaluate"),
}
NOT_BY_INSTINCT = {"battlelore": {"evaluate"}, "tiny_epic_kingdoms": set[str]()}
"""Modules of whose numbers instinct goes by none but those that others import."""
FIXED = {"LEAST", "FACE", "STRIKES_TOO", "CALM", "DECISIVE", "SCALE"}
"""Numbers that are facts, or that what is played here tells nothing of."""
SPREAD = 0.25
"""How far numbers are changed, as a share of themselves."""
SMALL = 0.6
"""A number that may be 0 is changed by a share of at least this."""
STEP, LAST_STEP = 4.0, 0.5
"""How far the numbers follow the winners: of a spread, for a change that would win every game."""

Knobs = dict[str, float]
"""Numbers by name; an entry of a table has its key after a slash."""


class Task(NamedTuple):
    """Two games with opposite changes of all numbers, or between two sets of numbers."""

    game: str
    bot: str
    options: tuple[tuple[str, Any], ...]
    seed: str
    one: Knobs
    other: Knobs
    base: Knobs


# Numbers


def knobs_of(game: str) -> Knobs:
    """All numbers that can be fitted, as they stand in the code; one that is imported from elsewhere counts once."""
    find_game(game)
    found: Knobs = {}
    for each in MODULES[game]:
        if each in NOT_BY_INSTINCT[game]:
            continue
        for name, value in vars(importlib.import_module(f"tabletome.games.{game}.bots.{each}")).items():
            if name.isupper() and name not in FIXED:
                found.update(_entries(name, value))
    return found


def _entries(name: str, value: Any) -> Iterator[tuple[str, float]]:
    if isinstance(value, float):
        yield name, value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _entries(f"{name}/{key}", each)
    elif isinstance(value, tuple) and name.count("/"):
        for place, each in enumerate(value):
            yield from _entries(f"{name}/{place}", each)


def put(modules: Mapping[str, ModuleType], knobs: Knobs) -> None:
    """Let these modules judge by these numbers, and forget what they had worked out before."""
    for module in modules.values():
        for name, value in list(vars(module).items()):
            if name.isupper() and name not in FIXED:
                setattr(module, name, _changed(name, value, knobs))
            elif hasattr(value, "cache_clear"):
                value.cache_clear()


def _changed(name: str, value: Any, knobs: Knobs) -> Any:
    if isinstance(value, float):
        return knobs.get(name, value)
    if isinstance(value, dict):
        for key, each in value.items():
            value[key] = _changed(f"{name}/{key}", each, knobs)
        return value
    if isinstance(value, tuple) and name.count("/"):
        return tuple(_changed(f"{name}/{place}", each, knobs) for place, each in enumerate(value))
    return value


def reach_of(printed: Knobs) -> Knobs:
    """How far each number is changed: by a share of itself, the entries of a table by the same."""
    largest: Knobs = {}
    for name, value in printed.items():
        table = name.split("/")[0]
        largest[table] = max(largest.get(table, 0.0), abs(value))
    return {
        name: SPREAD * (abs(value) if "/" not in name else largest[name.split("/")[0]] or SMALL)
        for name, value in printed.items()
    }


def changed_by(base: Knobs, reach: Knobs, lots: Mapping[str, float], sign: int) -> Knobs:
    """The numbers with all changes, or with the opposite ones; none changes its sign."""
    moved = {name: value + sign * reach[name] * lots[name] for name, value in base.items()}
    return {name: value if "/" in name or value * base[name] > 0 else base[name] * 0.1 for name, value in moved.items()}


# Playing


def fresh(game: str) -> dict[str, ModuleType]:
    """The modules of a game's bots once more, with numbers of their own."""
    room = f"tabletome.games.{game}.bots"
    kept = {name: sys.modules.pop(name) for name in list(sys.modules) if name.startswith(room)}
    made = {name: importlib.import_module(f"{room}.{name}") for name in MODULES[game]}
    for name in list(sys.modules):
        if name.startswith(room):
            del sys.modules[name]
    sys.modules.update(kept)
    return made


_minds: dict[str, list[dict[str, ModuleType]]] = {}


def minds(game: str) -> list[dict[str, ModuleType]]:
    """Three sets of modules for this process: two that are changed, and one that plays any other seat."""
    if game not in _minds:
        find_game(game)
        _minds[game] = [fresh(game) for _ in range(3)]
    return _minds[game]


class Minded:
    """A bot that judges by modules of its own."""

    def __init__(self, spec: str, seed: str, modules: Mapping[str, ModuleType]) -> None:
        self._bot = make_bot(spec, seed)
        self._own = {"instinct": modules["instinct"].instinct, "evaluate": modules["evaluate"].evaluate}

    def choose(self, view: SeatView) -> Any:
        return self._bot.choose(msgspec.structs.replace(view, **self._own))


def play(task: Task) -> float:
    """By how much the first numbers have won against the second, from -1 to 1, over a game in each other's seats."""
    of_each = minds(task.game)
    for modules, knobs in zip(of_each, (task.one, task.other, task.base), strict=True):
        put(modules, knobs)
    game, lead = find_game(task.game), 0.0
    for turn in (0, 1):
        table = Table(game, game.options.read(dict(task.options)), task.seed, listening=False)
        seats = table.state.seats
        places = random.Random(task.seed).sample(range(seats), 2)
        one, other = places[turn], places[1 - turn]
        minded = [of_each[0 if seat == one else 1 if seat == other else 2] for seat in range(seats)]
        bots = [Minded(task.bot, f"{task.seed}/{turn}/{seat}", minded[seat]) for seat in range(seats)]
        while table.pending:
            seat = table.pending[0].seat
            table.play(seat, bots[seat].choose(SeatView.of(table, seat)))
        assert table.outcome is not None
        lead += table.outcome.payoff(one) - table.outcome.payoff(other)
    return lead / 2


# Fitting


class Fitting(msgspec.Struct):
    """How far it has come."""

    game: str
    printed: Knobs
    base: Knobs
    total: Knobs
    """The sum of the numbers over the batches of the second half."""
    summed: int = 0
    batches: int = 0
    pairs: int = 0

    def mean(self) -> Knobs:
        return {name: self.total[name] / self.summed for name in self.base} if self.summed else self.base


def options_of(wanted: argparse.Namespace, number: int) -> tuple[tuple[str, Any], ...]:
    """The options of a pair of games: battles take turns."""
    if wanted.game == "battlelore":
        names = wanted.adventure or list(adventures())
        return (("adventure", names[number % len(names)]),)
    players = wanted.players or [3]
    return (("players", players[number % len(players)]),)


def fit(wanted: argparse.Namespace, pool: Any, fitting: Fitting) -> None:
    """Batch after batch until the time is up."""
    began, reach, dice = time.monotonic(), reach_of(fitting.printed), random.Random(f"{wanted.seed}{fitting.batches}")
    longest = 0.0
    while (gone := time.monotonic() - began) + longest < wanted.seconds:
        lots = [{name: dice.gauss(0, 1) for name in fitting.base} for _ in range(wanted.pairs)]
        tasks = [
            Task(
                wanted.game,
                wanted.bot,
                options_of(wanted, fitting.pairs + number),
                f"{wanted.seed}-{fitting.batches}-{number}",
                changed_by(fitting.base, reach, lot, 1),
                changed_by(fitting.base, reach, lot, -1),
                fitting.base,
            )
            for number, lot in enumerate(lots)
        ]
        leads = pool.map(play, tasks, chunksize=1)
        late = gone / wanted.seconds
        step = STEP * (1 - late) + LAST_STEP * late
        for name in fitting.base:
            slope = sum(lead * lot[name] for lead, lot in zip(leads, lots, strict=True)) / len(leads)
            fitting.base[name] = changed_by(fitting.base, reach, {**lots[0], name: step * slope}, 1)[name]
        fitting.batches += 1
        fitting.pairs += len(leads)
        if late > 0.5:
            fitting.summed += 1
            fitting.total = {name: fitting.total.get(name, 0.0) + value for name, value in fitting.base.items()}
        wanted.out.write_bytes(msgspec.json.format(msgspec.json.encode(fitting)))
        longest = max(longest, time.monotonic() - began - gone)


def check(wanted: argparse.Namespace, pool: Any, fitting: Fitting) -> dict[str, Any]:
    """The numbers found against those in the code, over fresh games."""
    found = fitting.mean()
    tasks = [
        Task(
            wanted.game,
            wanted.bot,
            options_of(wanted, number),
            f"{wanted.seed}-check-{number}",
            found,
            fitting.printed,
            fitting.printed,
        )
        for number in range(wanted.check)
    ]
    leads = pool.map(play, tasks, chunksize=1)
    games = 2 * len(leads)
    won = sum((lead + 1) / 2 for lead in leads) * 2
    low, high = wilson(won, games)
    return {"games": games, "found against printed": round(won / games, 3), "interval": [round(low, 3), round(high, 3)]}


def told(fitting: Fitting) -> Iterator[str]:
    """What has moved by a tenth of its reach or more."""
    reach, found = reach_of(fitting.printed), fitting.mean()
    for name, value in fitting.printed.items():
        if abs(found[name] - value) >= 0.1 * reach[name]:
            yield f"{name}: {value:.4g} -> {found[name]:.4g}"


def begun(wanted: argparse.Namespace) -> Fitting:
    """What the file has, with the numbers that the code has now where it knows none; else the code's numbers."""
    printed = knobs_of(wanted.game)
    if wanted.out.exists():
        before = msgspec.json.decode(wanted.out.read_bytes(), type=Fitting)
        base = {name: before.base.get(name, value) for name, value in printed.items()}
        return Fitting(wanted.game, printed, base, {}, 0, before.batches, before.pairs)
    return Fitting(wanted.game, printed, dict(printed), {})


def fit_and_check(wanted: argparse.Namespace) -> None:
    fitting = begun(wanted)
    with contextlib.closing(multiprocessing.get_context("spawn").Pool(wanted.jobs)) as pool:
        fit(wanted, pool, fitting)
        for line in told(fitting):
            print(line)
        if wanted.check:
            print(json.dumps(check(wanted, pool, fitting)), flush=True)
    print(f"{fitting.batches} batches, {2 * fitting.pairs} games, {len(fitting.base)} numbers")


# Weighing


class Weighing(NamedTuple):
    """One game whose seats all play by the same numbers."""

    game: str
    bot: str
    options: tuple[tuple[str, Any], ...]
    seed: str
    knobs: Knobs


def weighed(task: Weighing) -> list[tuple[dict[str, str], float]]:
    """What the game says of each seat, and its share of the victory."""
    game, modules = find_game(task.game), minds(task.game)[0]
    put(modules, task.knobs)
    table = Table(game, game.options.read(dict(task.options)), task.seed, listening=False)
    bots = [Minded(task.bot, f"{task.seed}/{seat}", modules) for seat in range(table.state.seats)]
    while table.pending:
        seat = table.pending[0].seat
        table.play(seat, bots[seat].choose(SeatView.of(table, seat)))
    assert table.outcome is not None
    labels = [{**dict(task.options), **game.labels(table.state, seat)} for seat in range(len(bots))]
    return [(labels[seat], table.outcome.payoff(seat)) for seat in range(len(bots))]


def weigh(wanted: argparse.Namespace) -> None:
    """Play until all games are played or the time is up; a line for each of what is asked for."""
    knobs = knobs_of(wanted.game)
    if wanted.numbers:
        knobs |= msgspec.json.decode(wanted.numbers.read_bytes(), type=Fitting).mean()
    tasks = [
        Weighing(wanted.game, wanted.bot, options_of(wanted, number), f"{wanted.seed}-{number}", knobs)
        for number in range(wanted.games)
    ]
    groups: dict[str, list[float]] = {}
    for seats in until(weighed, tasks, wanted.jobs, wanted.seconds):
        for labels, won in seats:
            for by in wanted.by:
                key = " ".join(str(labels.get(each, "-")) for each in by.split("+"))
                groups.setdefault(f"{by}: {key}", []).append(won)
    for name, shares in sorted(
        groups.items(), key=lambda each: (each[0].split(":")[0], -math.fsum(each[1]) / len(each[1]))
    ):
        low, high = wilson(math.fsum(shares), len(shares))
        print(f"| {name} | {len(shares)} | {math.fsum(shares) / len(shares):.1%} | {low:.1%} to {high:.1%} |")


def main(words: Sequence[str] | None = None) -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = reader.add_subparsers(required=True)
    fitting = commands.add_parser("fit", help="find better numbers")
    fitting.add_argument("--pairs", type=int, default=240, help="pairs of games in a batch")
    fitting.add_argument("--check", type=int, default=240, help="pairs of games against the numbers in the code")
    fitting.add_argument("--out", type=Path, required=True)
    fitting.set_defaults(do=fit_and_check)
    weighing = commands.add_parser("weigh", help="who wins how often")
    weighing.add_argument("--numbers", type=Path, help="by the numbers of this file, not by the code's")
    weighing.add_argument("--games", type=int, default=1000)
    weighing.add_argument("--by", action="append", required=True, help="such as faction, or adventure+side")
    weighing.set_defaults(do=weigh)
    for each in (fitting, weighing):
        each.add_argument("game", choices=sorted(MODULES))
        each.add_argument("--bot", default="instinct")
        each.add_argument("--seconds", type=float, default=240.0, help="how long at most")
        each.add_argument("--adventure", action="append", help="only this battle; may be repeated")
        each.add_argument("--players", action="append", type=int, help="seats; given twice, games take turns")
        each.add_argument("--seed", default="fit")
        each.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wanted = reader.parse_args(words)
    wanted.do(wanted)


if __name__ == "__main__":
    main()
