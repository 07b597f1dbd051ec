"""Random mutants anywhere in a game's rules and cards: how many does the game's own test folder kill?

    python -m scripts.mutants mage_knight --count 40 --seed 1

A mutant is one change of one function, chosen with equal probability among all of them. Recorded games do not count.
Tests that name a rule of the changed function run first; whoever survives them all is tried once more in a new process,
in which what runs while modules are imported is broken, too. Survivors are printed: each is a gap in the tests, or a
change that changes nothing.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletome.engine.ledger import Ledger
from tabletome.engine.registry import find_game
from tabletome.research.witness.breaks import Break, compiled
from tabletome.research.witness.memory import UNWITNESSED, WITNESSED, Finding
from tabletome.research.witness.mutants import Edit, edits
from tabletome.research.witness.regions import functions, parsed, regions_of
from tabletome.research.witness.trials import PASSED, QUICK, Trial
from tabletome.research.witness.witnesses import Examination, proofs_by_rule, side_by_side

TESTS = Path(__file__).parents[1] / "tests"
ROOMS = ("rules", "cards")
SECONDS = 400
"""A mutant that keeps the tests at work for so long goes round in circles and counts as killed."""


class Mutations:
    """A pytest plugin: instead of running the collected tests it runs them against mutants."""

    def __init__(self, game: str, count: int, seed: str) -> None:
        self._game, self._count, self._seed = find_game(game), count, seed
        self.survivors: list[str] = []
        self.killed = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        ledger = Ledger.load(self._game.folder / "rules.yaml")
        naming = proofs_by_rule(ledger, session.items)
        cited: dict[tuple[Path, str], list[str]] = {}
        for id, regions in regions_of(ledger, self._game.folder).items():
            for region in regions:
                cited.setdefault((region.file, region.function), []).append(id)

        def examine(mutant: Break) -> Examination:
            rules = cited.get((mutant.file, mutant.function), [])
            first = {item for id in rules if id in naming for item in naming[id].items}
            tests = sorted(session.items, key=lambda item: item not in first)
            verdict = yield Trial(mutant, tests, SECONDS)
            if verdict.result == PASSED:  # perhaps it had run before, while modules were imported
                verdict = yield Trial(mutant._replace(function=""), tests, SECONDS)
            return Finding(UNWITNESSED if verdict.result == PASSED else WITNESSED, "")

        trials = ((str(mutant), examine(mutant)) for mutant in self._mutants())
        for number, (name, found) in enumerate(side_by_side(trials, session.config.rootpath), 1):
            self.killed += found.verdict == WITNESSED
            if found.verdict != WITNESSED:
                self.survivors.append(name)
            print(f"{number:3} {'killed' if found.verdict == WITNESSED else 'SURVIVED'}  {name}", flush=True)
        return True

    def _mutants(self) -> Iterator[Break]:
        every = [
            (file, name, edit)
            for room in ROOMS
            for file in sorted((self._game.folder / room).rglob("*.py"))
            for node, name in functions(parsed(file))
            for edit in edits(node)
        ]
        for file, name, edit in random.Random(self._seed).sample(every, min(self._count, len(every))):
            yield self._broken(file, name, edit)

    def _broken(self, file: Path, name: str, edit: Edit) -> Break:
        where = f"{name}: {edit.what}"
        return Break(file, edit.line, where, name, compiled(parsed(file), file, edit))


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("game")
    read.add_argument("--count", type=int, default=40)
    read.add_argument("--seed", default="1")
    said = read.parse_args()
    mutations = Mutations(said.game, said.count, said.seed)
    quiet = ["-o", "addopts=--import-mode=importlib", "-p", "no:terminal", *QUICK, "-s"]
    pytest.main([*quiet, str(TESTS / "games" / said.game)], plugins=[mutations])
    tried = mutations.killed + len(mutations.survivors)
    print(f"{said.game}: {mutations.killed} of {tried} mutants killed")


if __name__ == "__main__":
    main()
