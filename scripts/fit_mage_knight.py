"""Fits what Mage Knight's planner thinks things are worth: the cross-entropy method over whole games by instinct.

    python -m scripts.fit_mage_knight --generations 12 --seconds 150 --candidates 48 --games 8 --out fitted.json

Every candidate multiplies the numbers of `bots/` that are named below; all candidates of a generation play the same
seeds, the best quarter gives the next generation its means and spreads. The JSON lines tell each generation; the last
line has the numbers as they would stand in the code, beside what they were, both played over fresh seeds.
"""

from __future__ import annotations

import argparse
import importlib
import json
import multiprocessing
import random
import statistics
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tabletome.bots import SeatView, make_bot
from tabletome.engine.table import Table
from tabletome.games.mage_knight import GAME

ROOM = "tabletome.games.mage_knight.bots."
MODULES = ("worth", "destinations", "turn_plan", "purchases", "battle_plan", "uses", "instinct")
NUMBERS = (
    "FAME", "GROWTH", "TILE", "LITTLE", "DEFENDER", "CITY_FALLS", "GOOD_NAME", "REWARD", "WOUND_PRICE", "HEALED",
    "CITY_PULL", "MOST_THRIFT", "SLOPE", "SHARES", "HOPE", "DRAWN", "PROVOKING", "IDLE", "REST", "ROOM", "STORMING",
    "LEAST_GAIN", "UNIT_WORTH", "RANK", "KNOCKED_OUT", "UNIT_WOUNDED", "CARD_LOSS", "POINT_LOSS", "UNIT_LOSS",
    "CRYSTAL_LOSS", "TILES_TO_START_WITH", "LATE", "LEAST_LEVEL", "STRONG_LEVEL", "STRONG_SHARE", "MOVE_SHARE",
    "GOOD_CARD", "CRYSTAL", "TURNS_TO_BLEED", "HURRY", "CARD_RANK", "KIND_RANK", "MOST_FOR_A_CARD", "LAST_WOUND_PRICE",
)  # fmt: skip
WHAT_IF: dict[str, dict[str, Any]] = {
    "goldyx": {"FAVOURITES": ("goldyx", "arythea", "norowas", "tovak")},
    "arythea": {"FAVOURITES": ("arythea", "norowas", "tovak", "goldyx")},
    "norowas": {"FAVOURITES": ("norowas", "tovak", "goldyx", "arythea")},
    "braevalar": {"FAVOURITES": ("braevalar", "tovak", "goldyx", "arythea")},
    "wolfhawk": {"FAVOURITES": ("wolfhawk", "tovak", "goldyx", "arythea")},
    "krang": {"FAVOURITES": ("krang", "tovak", "goldyx", "arythea")},
    "more looks": {"MOST_LOOKS": 1500},
    "more battles": {"MOST_BATTLES": 16, "MOST_BLOWS": 6},
    "more hands": {"SAMPLES": 5},
    "no pull": {"CITY_PULL": {}},
}
"""Other things that could be otherwise, to be put in place one at a time."""
WHOLE = ("TILES_TO_START_WITH", "LATE", "LEAST_LEVEL", "STRONG_LEVEL", "PROVOKING", "TURNS_TO_BLEED", "HURRY")
"""Counted in whole numbers."""
SPREAD, LEAST_SPREAD, ELITE = 0.4, 0.08, 4
CITY_SCORE, BOTH_SCORE = 25, 25
SCENARIO = {"scenario": "solo-conquest", "players": 1}


def _modules() -> list[Any]:
    return [importlib.import_module(ROOM + name) for name in MODULES]


def _printed() -> dict[str, Any]:
    """The numbers as they stand in the code."""
    found: dict[str, Any] = {}
    for module in reversed(_modules()):
        found.update({name: getattr(module, name) for name in NUMBERS if hasattr(module, name)})
    return found


PRINTED = _printed()
OTHERS = {
    name: next(getattr(module, name) for module in _modules() if hasattr(module, name))
    for what_if in WHAT_IF.values()
    for name in what_if
    if name not in NUMBERS
}
"""What else may be put in place, as it stands in the code."""


def knobs() -> list[str]:
    """What is multiplied: each number, and each entry of a table by its own name."""
    found: list[str] = []
    for name in NUMBERS:
        value = PRINTED[name]
        if isinstance(value, dict):
            found += [f"{name}/{key}" for key in value]
        elif isinstance(value, tuple):
            found += [f"{name}/{place}" for place, each in enumerate(value) if each]
        else:
            found.append(name)
    return found


def changed(name: str, factors: dict[str, float]) -> Any:
    """A number, or a table, with its entries multiplied."""
    value = PRINTED[name]
    if isinstance(value, dict):
        return {key: round(each * factors.get(f"{name}/{key}", 1.0), 3) for key, each in value.items()}
    if isinstance(value, tuple):
        return tuple(round(each * factors.get(f"{name}/{place}", 1.0), 3) for place, each in enumerate(value))
    multiplied = value * factors.get(name, 1.0)
    return max(1, round(multiplied)) if name in WHOLE else round(multiplied, 3)


def put_in_place(factors: dict[str, float], what_if: str) -> None:
    """Let every module of the planner think so, and forget what it had worked out before."""
    values = {name: changed(name, factors) for name in NUMBERS} | OTHERS | WHAT_IF.get(what_if, {})
    for module in _modules():
        for name, value in values.items():
            if hasattr(module, name):
                setattr(module, name, value)
        for thing in vars(module).values():
            if hasattr(thing, "cache_clear"):
                thing.cache_clear()
        getattr(module, "_remembered", {}).clear()


def play(task: tuple[dict[str, float], str, str, int]) -> tuple[int, int]:
    """One game: Fame, and how many Cities fell."""
    factors, what_if, spec, seed = task
    put_in_place(factors, what_if)
    table = Table(GAME, GAME.options.read(SCENARIO), f"fit {seed}", listening=False)
    bot = make_bot(spec, seed)
    while table.pending:
        table.play(0, bot.choose(SeatView.of(table, 0)))
    return table.state.players[0].fame, len(table.state.fallen)


def score(games: Sequence[tuple[int, int]]) -> float:
    return statistics.mean(fame + CITY_SCORE * cities + BOTH_SCORE * (cities > 1) for fame, cities in games)


def told(games: Sequence[tuple[int, int]]) -> dict[str, Any]:
    return {
        "games": len(games),
        "score": round(score(games), 2),
        "fame": round(statistics.mean(fame for fame, _ in games), 2),
        "some city": sum(cities > 0 for _, cities in games),
        "both": sum(cities > 1 for _, cities in games),
    }


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--generations", type=int, default=12)
    read.add_argument("--candidates", type=int, default=48)
    read.add_argument("--games", type=int, default=8)
    read.add_argument("--check", type=int, default=64)
    read.add_argument(
        "--what-if", type=int, default=0, help="first so many games with each thing that could be otherwise"
    )
    read.add_argument("--seconds", type=float, default=1e9, help="begin no generation after so long")
    read.add_argument("--bot", default="instinct")
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--jobs", type=int, default=None)
    read.add_argument("--out", default="")
    said = read.parse_args()
    rng = random.Random(said.seed)
    names = knobs()
    mean, spread = dict.fromkeys(names, 0.0), dict.fromkeys(names, SPREAD)
    begun, longest = time.monotonic(), 0.0

    def tell(line: dict[str, Any]) -> None:
        text = json.dumps(line, default=str)
        print(text, flush=True)
        if said.out:
            with Path(said.out).open("a", encoding="utf-8") as kept:
                kept.write(text + "\n")

    with multiprocessing.Pool(said.jobs) as pool:

        def games_of(
            all_factors: Sequence[dict[str, float]], seeds: range, what_if: str = ""
        ) -> list[list[tuple[int, int]]]:
            tasks = [(factors, what_if, said.bot, seed) for factors in all_factors for seed in seeds]
            played = pool.map(play, tasks, chunksize=1)
            return [played[start : start + len(seeds)] for start in range(0, len(played), len(seeds))]

        if said.what_if:
            for what_if in ("", *WHAT_IF):
                [games] = games_of([{}], range(500_000, 500_000 + said.what_if), what_if)
                tell({"what if": what_if or "as it is", **told(games)})
        for generation in range(said.generations):
            now = time.monotonic() - begun
            if now + longest > said.seconds:
                break
            logs = [mean, *({n: rng.gauss(mean[n], spread[n]) for n in names} for _ in range(said.candidates - 1))]
            factors = [{name: 2.718281828 ** each[name] for name in names} for each in logs]
            seeds = range(1000 * generation, 1000 * generation + said.games)
            results = games_of(factors, seeds)
            best = sorted(range(len(logs)), key=lambda number: -score(results[number]))[: said.candidates // ELITE]
            for name in names:
                values = [logs[number][name] for number in best]
                mean[name] = statistics.mean(values)
                spread[name] = max(LEAST_SPREAD, statistics.pstdev(values))
            longest = max(longest, time.monotonic() - begun - now)
            everybody = [game for games in results for game in games]
            elite = [game for number in best for game in results[number]]
            line = {"generation": generation, "all": told(everybody), "elite": told(elite)}
            tell({**line, "mean": told(results[0])})
        fitted = {name: 2.718281828 ** mean[name] for name in names}
        before, after = games_of([{}, fitted], range(900_000, 900_000 + said.check))
        numbers = {name: {"was": PRINTED[name], "fitted": changed(name, fitted)} for name in NUMBERS}
        tell({"before": told(before), "after": told(after), "numbers": numbers})


if __name__ == "__main__":
    main()
