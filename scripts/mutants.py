"""Random mutants anywhere in a game's rules and cards: how many does the game's own test folder kill?

    python -m scripts.mutants mage_knight --count 40 --seed 1

A mutant is one change of one function, chosen with equal probability among all of them. Recorded games do not count.
Only tests that enter the changed function run (`scripts.surveys`), those first that name a rule of it. What comes about
while modules are imported (the default of an argument, a function that is called then) is broken in a new process;
where the function was called when the game was imported, all tests run. A mutant that keeps its tests at work for far
too long goes round in circles and counts as killed. Survivors are printed: each is a gap in the tests, or a change that
changes nothing. A test that fails although nothing is broken ends the run with its name; `--without` leaves it out.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType

import pytest

from scripts.surveys import Survey, surveyed
from tabletome.engine.ledger import Ledger
from tabletome.engine.registry import find_game
from tabletome.research.witness.breaks import Break, compiled
from tabletome.research.witness.memory import UNWITNESSED, WITNESSED, Finding
from tabletome.research.witness.mutants import Edit, edits
from tabletome.research.witness.regions import functions, parsed, regions_of
from tabletome.research.witness.trials import PASSED, PATIENCE, QUICK, UNTOUCHED, Trial, Verdict, code_named, named
from tabletome.research.witness.witnesses import Broken, Examination, proofs_by_rule, side_by_side

TESTS = Path(__file__).parents[1] / "tests"
ROOMS = ("rules", "cards")
MOST_SECONDS = 200.0
"""Of work, for all tests of a game: several times as long as they take."""


class Mutations:
    """A pytest plugin: instead of running the collected tests it runs them against mutants."""

    def __init__(self, game: str, count: int, seed: str, jobs: int | None) -> None:
        self._count, self._seed, self._jobs = count, seed, jobs
        self.survivors: list[str] = []
        self.wrong = ""
        """Why no mutant could be tried."""
        self.killed = 0
        called: set[CodeType] = set()
        sys.settrace(lambda frame, _event, _arg: called.add(frame.f_code))
        self._folder = find_game(game).folder
        sys.settrace(None)
        self._at_import = {named(code.co_filename, code.co_qualname) for code in called}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        folder = self._folder
        watched = frozenset(named(file, name) for file, name, _ in _edits(folder))
        try:
            survey = surveyed(folder, session.items, watched, self._jobs)
        except Broken as wrong:
            self.wrong = str(wrong)
            return True
        order = _Order(folder, session.items, survey)

        def examine(mutant: Break) -> Examination:
            place = named(mutant.file, mutant.function)
            concerned = order.entering(mutant)
            early = place in self._at_import
            verdict = Verdict(PASSED if concerned else UNTOUCHED)
            if concerned and not _is_default(mutant):
                verdict = yield Trial(mutant, concerned, _patience(concerned, survey))
            fresh = early or _is_default(mutant) or verdict.result == UNTOUCHED
            if fresh and verdict.result in (PASSED, UNTOUCHED) and (early or concerned):
                others = [item for item in session.items if item not in concerned] if early else []
                tests = [*concerned, *others]
                broken = mutant._replace(function="")
                verdict = yield Trial(broken, tests, _patience(tests, survey), whole_files=early)
            by = verdict.test or "the clock" if concerned or early else "no test enters it"
            return Finding(UNWITNESSED if verdict.result in (PASSED, UNTOUCHED) else WITNESSED, "", test=by)

        trials = ((str(mutant), examine(mutant)) for mutant in self._mutants(folder))
        for number, (name, found) in enumerate(side_by_side(trials, session.config.rootpath, self._jobs), 1):
            self._tell(number, name, found)
        return True

    def _tell(self, number: int, name: str, found: Finding) -> None:
        if found.verdict == WITNESSED:
            self.killed += 1
            print(f"{number:3} killed    {name}  ({found.test.rpartition('/')[2]})", flush=True)
        else:
            self.survivors.append(name)
            why = f"  ({found.test})" if found.test == "no test enters it" else ""
            print(f"{number:3} SURVIVED  {name}{why}", flush=True)

    def _mutants(self, folder: Path) -> Iterator[Break]:
        every = [*_edits(folder)]
        for file, name, edit in random.Random(self._seed).sample(every, min(self._count, len(every))):
            where = f"{name}: {edit.what}"
            yield Break(file, edit.line, where, name, compiled(parsed(file), file, edit))


def _edits(folder: Path) -> Iterator[tuple[Path, str, Edit]]:
    """Every change of every function of a game's rules and cards."""
    for room in ROOMS:
        for file in sorted((folder / room).rglob("*.py")):
            for node, name in functions(parsed(file)):
                for edit in edits(node):
                    yield file, name, edit


def _is_default(mutant: Break) -> bool:
    """Whether only what stands in the head of the function has changed, not what it does."""
    before = compile(parsed(mutant.file), str(mutant.file), "exec")
    return code_named(mutant.code, mutant.function) == code_named(before, mutant.function)


def _patience(tests: list[pytest.Item], survey: Survey) -> float:
    """How long the tests may work. What several of them share counts for each, so that there is a bound to it."""
    return min(MOST_SECONDS, PATIENCE * sum(survey.seconds[item.nodeid] for item in tests))


class _Order:
    """The tests that enter a function: those first that name a rule of it, then the quickest."""

    def __init__(self, folder: Path, items: list[pytest.Item], survey: Survey) -> None:
        ledger = Ledger.load(folder / "rules.yaml")
        naming = proofs_by_rule(ledger, items)
        self._items, self._survey = items, survey
        self._first: dict[tuple[Path, str], set[pytest.Item]] = {}
        for id, regions in regions_of(ledger, folder).items():
            for region in regions:
                self._first.setdefault((region.file, region.function), set()).update(
                    naming[id].items if id in naming else ()
                )

    def entering(self, mutant: Break) -> list[pytest.Item]:
        names = self._survey.entering(named(mutant.file, mutant.function))
        first = self._first.get((mutant.file, mutant.function), set())
        found = [item for item in self._items if item.nodeid in names]
        return sorted(found, key=lambda item: (item not in first, self._survey.seconds[item.nodeid]))


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("game")
    read.add_argument("--count", type=int, default=40)
    read.add_argument("--seed", default="1")
    read.add_argument("--jobs", type=int, help="how many at once (as many as there are cores)")
    read.add_argument("--without", action="append", default=[], metavar="TEST", help="leave this test out")
    said = read.parse_args()
    mutations = Mutations(said.game, said.count, said.seed, said.jobs)
    quiet = ["-o", "addopts=--import-mode=importlib", "-p", "no:terminal", *QUICK, "-s"]
    without = [f"--deselect={test}" for test in said.without]
    pytest.main([*quiet, *without, str(TESTS / "games" / said.game)], plugins=[mutations])
    if mutations.wrong:
        sys.exit(mutations.wrong)
    tried = mutations.killed + len(mutations.survivors)
    print(f"{said.game}: {mutations.killed} of {tried} mutants killed")


if __name__ == "__main__":
    main()
