"""Random mutants anywhere in a game's rules and cards: how many does the game's own test folder kill?

    python -m scripts.mutants mage_knight --count 40 --seed 1
    python -m scripts.mutants mage_knight --count 999 --only rules/combat/blocking.py

A mutant is one change of one function, chosen with equal probability among all of them. Recorded games do not count.
Tests are surveyed first (`scripts.surveys`). Those that name a rule of the changed function run first; what outlives
them meets all others that enter the function. What comes about
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

    def __init__(self, game: str, count: int, seed: str, only: str, jobs: int | None) -> None:
        self._count, self._seed, self._only, self._jobs = count, seed, only, jobs
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
        naming = _Naming(self._folder, session.items)
        watched = frozenset(named(file, name) for file, name, _ in _edits(self._folder))
        try:
            survey = surveyed(self._folder, session.items, watched, self._jobs)
        except Broken as wrong:
            self.wrong = str(wrong)
            return True
        outlived: list[Break] = []
        by_name = {str(number): mutant for number, mutant in enumerate(self._mutants(self._folder), 1)}
        trials = ((number, self._tried_by_name(mutant, naming, survey)) for number, mutant in by_name.items())
        for number, found in side_by_side(trials, session.config.rootpath, self._jobs):
            if found.verdict == WITNESSED:
                self._tell(str(by_name[number]), found)
            else:
                outlived.append(by_name[number])
                print(f"    outlives the tests of its rules: {by_name[number]}", flush=True)
        if outlived:
            self._try_all(session, naming, survey, outlived)
        return True

    def _tried_by_name(self, mutant: Break, naming: _Naming, survey: Survey) -> Examination:
        """Only the tests that name a rule of what is changed: most mutants die by them."""
        tests = naming.of(mutant)
        if not tests or _is_default(mutant):
            return Finding(UNWITNESSED, "")
        verdict = yield Trial(mutant, tests, _patience(tests, survey))
        return Finding(UNWITNESSED if verdict.result in (PASSED, UNTOUCHED) else WITNESSED, "", test=_killer(verdict))

    def _try_all(self, session: pytest.Session, naming: _Naming, survey: Survey, mutants: list[Break]) -> None:
        """All tests that enter the functions of these mutants."""

        def examine(mutant: Break) -> Examination:
            place = named(mutant.file, mutant.function)
            named_before = [] if _is_default(mutant) else naming.of(mutant)
            entering = survey.entering(place)
            concerned = [item for item in session.items if item.nodeid in entering]
            left = sorted(
                (item for item in concerned if item not in named_before), key=lambda item: survey.seconds[item.nodeid]
            )
            early = place in self._at_import
            verdict = Verdict(PASSED if concerned else UNTOUCHED)
            if left and not _is_default(mutant):
                verdict = yield Trial(mutant, left, _patience(left, survey))
            fresh = early or _is_default(mutant) or verdict.result == UNTOUCHED
            if fresh and verdict.result in (PASSED, UNTOUCHED) and (early or concerned):
                others = [item for item in session.items if item not in concerned] if early else []
                tests = [*concerned, *others]
                broken = mutant._replace(function="")
                verdict = yield Trial(broken, tests, _patience(tests, survey), whole_files=early)
            by = _killer(verdict) if concerned or early else "no test enters it"
            return Finding(UNWITNESSED if verdict.result in (PASSED, UNTOUCHED) else WITNESSED, "", test=by)

        by_name = {str(number): mutant for number, mutant in enumerate(mutants)}
        trials = ((number, examine(mutant)) for number, mutant in by_name.items())
        for number, found in side_by_side(trials, session.config.rootpath, self._jobs):
            self._tell(str(by_name[number]), found)

    def _tell(self, name: str, found: Finding) -> None:
        number = self.killed + len(self.survivors) + 1
        if found.verdict == WITNESSED:
            self.killed += 1
            print(f"{number:3} killed    {name}  ({found.test.rpartition('/')[2]})", flush=True)
        else:
            self.survivors.append(name)
            why = f"  ({found.test})" if found.test == "no test enters it" else ""
            print(f"{number:3} SURVIVED  {name}{why}", flush=True)

    def _mutants(self, folder: Path) -> Iterator[Break]:
        every = [edit for edit in _edits(folder) if self._only in str(edit[0].relative_to(folder))]
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


def _killer(verdict: Verdict) -> str:
    """The test that noticed, or the clock where a mutant went round in circles."""
    return verdict.test or "the clock"


class _Naming:
    """The tests that name a rule of a function."""

    def __init__(self, folder: Path, items: list[pytest.Item]) -> None:
        ledger = Ledger.load(folder / "rules.yaml")
        naming = proofs_by_rule(ledger, items)
        self._items = items
        self._tests: dict[tuple[Path, str], set[pytest.Item]] = {}
        for id, regions in regions_of(ledger, folder).items():
            for region in regions:
                self._tests.setdefault((region.file, region.function), set()).update(
                    naming[id].items if id in naming else ()
                )

    def of(self, mutant: Break) -> list[pytest.Item]:
        tests = self._tests.get((mutant.file, mutant.function), set())
        return [item for item in self._items if item in tests]


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("game")
    read.add_argument("--count", type=int, default=40)
    read.add_argument("--seed", default="1")
    read.add_argument("--only", default="", metavar="PATH", help="of files whose path has this in it")
    read.add_argument("--jobs", type=int, help="how many at once (as many as there are cores)")
    read.add_argument("--without", action="append", default=[], metavar="TEST", help="leave this test out")
    said = read.parse_args()
    mutations = Mutations(said.game, said.count, said.seed, said.only, said.jobs)
    quiet = ["-o", "addopts=--import-mode=importlib", "-p", "no:terminal", *QUICK, "-s"]
    without = [f"--deselect={test}" for test in said.without]
    pytest.main([*quiet, *without, str(TESTS / "games" / said.game)], plugins=[mutations])
    if mutations.wrong:
        sys.exit(mutations.wrong)
    tried = mutations.killed + len(mutations.survivors)
    print(f"{said.game}: {mutations.killed} of {tried} mutants killed")


if __name__ == "__main__":
    main()
