"""A trial: Mage Knight's instinct with second thoughts. Of the plans that it would think of, the one that does best.

    python -m scripts.foresight --games 32 --samples 6 --moves 24 --jobs 16 --out foresight.jsonl

Every plan is played on by instinct for so many moves in the same imagined games, and another one is taken only where it
does better by a margin. Each JSON line is a game: its seed, Fame, Cities and seconds, by foresight or by instinct.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import statistics
import time
from pathlib import Path
from typing import Any

from tabletome.bots import SeatView, make_bot
from tabletome.bots.seat_view import new_rng
from tabletome.engine import Action, Rng, Run
from tabletome.engine.table import Table
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.bots.evaluate import strength
from tabletome.games.mage_knight.bots.instinct import NEVER, instinct

SCENARIO = {"scenario": "solo-conquest", "players": 1}
THOUGHT_OF = 10 * NEVER
MARGIN = 2.0
"""In the measure of `strength`, of which a point of Fame is worth four."""


class Foresight:
    """Plays by instinct, but looks into every plan that it might begin."""

    def __init__(self, samples: int, moves: int, seed: int) -> None:
        self._samples, self._moves = samples, moves
        self._dice = random.Random(seed)

    def choose(self, view: SeatView) -> Action:
        run = view.imagine(new_rng(self._dice))
        assert run.decision is not None
        options: list[Action] = list(run.decision.options)
        weights = dict(zip(options, instinct(run.state, run.decision), strict=True))
        best = max(weights, key=lambda option: weights[option])
        plans = [option for option, weight in weights.items() if weight > THOUGHT_OF]
        if len(plans) < 2 or run.decision.kind != "turn":
            return best
        seeds = [self._dice.randbytes(16) for _ in range(self._samples)]
        values = {plan: [self._result(view, plan, seed) for seed in seeds] for plan in plans}
        means = {plan: statistics.mean(each) for plan, each in values.items()}
        leader = max(plans, key=lambda plan: means[plan])
        return leader if means[leader] > means[best] + MARGIN else best

    def _result(self, view: SeatView, plan: Action, seed: bytes) -> float:
        run: Run[Any] = view.imagine(Rng(seed))
        run.play(plan)
        for _ in range(self._moves):
            if run.decision is None:
                break
            weights = instinct(run.state, run.decision)
            run.play(run.decision.options[max(range(len(weights)), key=weights.__getitem__)])
        while run.decision is not None and run.decision.kind != "turn":
            weights = instinct(run.state, run.decision)
            run.play(run.decision.options[max(range(len(weights)), key=weights.__getitem__)])
        return strength(run.state, run.state.players[view.seat])


def play(task: tuple[int, int, int]) -> dict[str, Any]:
    seed, samples, moves = task
    begun = time.process_time()
    table = Table(GAME, GAME.options.read(SCENARIO), f"foresight {seed}", listening=False)
    bot: Any = Foresight(samples, moves, seed) if samples else make_bot("instinct", seed)
    while table.pending:
        table.play(0, bot.choose(SeatView.of(table, 0)))
    hero = table.state.players[0]
    found = {"seed": seed, "samples": samples, "fame": hero.fame, "level": hero.level}
    return {**found, "cities": len(table.state.fallen), "seconds": round(time.process_time() - begun, 1)}


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--games", type=int, default=32)
    read.add_argument("--samples", type=int, default=6)
    read.add_argument("--moves", type=int, default=24)
    read.add_argument("--jobs", type=int, default=None)
    read.add_argument("--out", default="")
    said = read.parse_args()
    tasks = [(seed, samples, said.moves) for samples in (said.samples, 0) for seed in range(said.games)]
    with multiprocessing.Pool(said.jobs) as pool:
        for found in pool.imap_unordered(play, tasks):
            line = json.dumps(found)
            print(line, flush=True)
            if said.out:
                with Path(said.out).open("a", encoding="utf-8") as kept:
                    kept.write(line + "\n")


if __name__ == "__main__":
    main()
