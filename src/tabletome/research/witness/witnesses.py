"""One rule after another: break what names it, run the tests that name it, and see whether they notice."""

from __future__ import annotations

import gc
import os
import selectors
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from tabletome.engine.game import Game
from tabletome.engine.ledger import Break as Declared
from tabletome.engine.ledger import Ledger, proofs_of, proved_ids
from tabletome.research.witness.breaks import Break, NoSuchPlace, breaks_of, declared_break
from tabletome.research.witness.memory import (
    DECLARATIVE,
    UNWITNESSED,
    WITNESSED,
    Finding,
    Findings,
    fingerprints,
    recall,
    remember,
    results_file,
)
from tabletome.research.witness.regions import Region, regions_of
from tabletome.research.witness.trials import (
    NOTICED,
    PASSED,
    PATIENCE,
    QUICK,
    Functions,
    Trial,
    Verdict,
    begin_forked,
    begin_fresh,
    named,
    verdict_of,
)

Told = Callable[[str, Finding], None]
"""Hears of each rule as soon as it is decided."""
Examination = Generator[Trial, Verdict, Finding]


__all__ = ["Broken", "NoSuchPlace", "confirm", "witness"]


class Broken(Exception):
    """Tests fail although nothing was broken, or cannot be collected."""


def witness(game: Game[Any, Any], rules: Sequence[str], tests: Path, told: Told, *, again: bool = False) -> Findings:
    """Examine rules of a game; what is remembered and still fits is not examined again. All findings for them."""
    ledger = Ledger.load(game.folder / "rules.yaml")
    regions = regions_of(ledger, game.folder)
    prints = fingerprints(ledger, regions, tests)
    file = results_file(tests, game.name)
    before = {id: found for id, found in recall(file).items() if id in ledger.rules}
    known = {id for id, found in before.items() if found.fingerprint == prints[id]}
    kept: Findings = {} if again else {id: before[id] for id in rules if id in known}
    for id, found in kept.items():
        told(id, found)
    left = [id for id in rules if id not in kept]
    if left:

        def keep(id: str, found: Finding) -> None:
            """Each finding is remembered at once: an examination that is stopped goes on where it was."""
            before[id] = kept[id] = found
            remember(file, before)
            told(id, found)

        _collect(tests, ledger, Examiner(game, ledger, regions, prints, left, keep), left)
    return kept


def confirm(game: Game[Any, Any], findings: Findings, tests: Path, told: Told) -> Findings:
    """Break rules once more, each against the test alone that noticed it before. Nothing is remembered."""
    ledger = Ledger.load(game.folder / "rules.yaml")
    regions = regions_of(ledger, game.folder)
    prints = fingerprints(ledger, regions, tests)
    noticed_by = {id: found.test for id, found in findings.items()}
    confirmed: Findings = {}

    def hear(id: str, found: Finding) -> None:
        confirmed[id] = found
        told(id, found)

    _collect(tests, ledger, Examiner(game, ledger, regions, prints, [*findings], hear, noticed_by), findings)
    return confirmed


def _collect(tests: Path, ledger: Ledger, examiner: Examiner, rules: Iterable[str]) -> None:
    """Let the examiner have the tests of the files that name these rules."""
    proved = proved_ids(ledger, tests)
    files = sorted({place.file for id in rules for place in proved.get(id, [])})
    quiet = ["-o", "addopts=--import-mode=importlib", "-p", "no:terminal", *QUICK]
    code = pytest.main([*quiet, f"--rootdir={tests.parent}", *files], plugins=[examiner])
    if code != pytest.ExitCode.OK:
        raise Broken(f"the tests of {examiner.game.name} cannot be collected: run pytest to see why")


class Proof(NamedTuple):
    """The tests that name a rule, and the breaks that they declare."""

    items: list[pytest.Item]
    declared: list[Declared]


class Examiner:
    """A pytest plugin: instead of running the collected tests it examines rules with them."""

    def __init__(
        self,
        game: Game[Any, Any],
        ledger: Ledger,
        regions: dict[str, list[Region]],
        prints: dict[str, str],
        rules: Sequence[str],
        told: Told,
        noticed_by: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.game = game
        self._ledger, self._regions, self._prints = ledger, regions, prints
        self._rules, self._told, self._noticed_by = rules, told, noticed_by
        self._sound: dict[str, float] = {}
        """Tests that pass while nothing is broken, and how long each works."""
        self._entered: dict[str, frozenset[str]] = {}
        """Which functions that name rules each of them enters: breaks of others it cannot notice."""
        places = (each for regions_of_rule in regions.values() for each in regions_of_rule)
        self._watched = frozenset(named(each.file, each.function) for each in places if each.function)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        proofs = proofs_by_rule(self._ledger, session.items)
        examined = ((id, self._examine(id, self._proof(id, proofs))) for id in self._rules)
        for id, found in side_by_side(examined, session.config.rootpath):
            self._told(id, found)
        return True

    def _proof(self, id: str, proofs: dict[str, Proof]) -> Proof:
        """The tests that name a rule, or the one that is enough; breaks that are declared may need several."""
        proof = proofs.get(id, Proof([], []))
        enough = [item for item in proof.items if item.nodeid == self._noticed_by.get(id)]
        return Proof(enough, []) if enough and not proof.declared else proof

    def _examine(self, id: str, proof: Proof) -> Examination:
        unknown = [item for item in proof.items if item.nodeid not in self._sound]
        if unknown:
            verdict = yield Trial(None, unknown, watched=self._watched)
            if verdict.result != PASSED:
                raise Broken(f"{verdict.test} fails although nothing is broken")
            self._sound |= verdict.seconds
            self._entered |= {test: frozenset(functions) for test, functions in verdict.entered.items()}
        if proof.declared:
            return (yield from self._try_declared(id, proof))
        tried = 0
        for broken in self._breaks(id):
            tried += 1
            concerned = [item for item in proof.items if self._may_notice(item, broken)]
            verdict = (yield self._trial(broken, concerned)) if concerned else Verdict(PASSED)
            if verdict.result == NOTICED:
                return Finding(WITNESSED, self._prints[id], str(broken), verdict.test)
        return Finding(UNWITNESSED if tried else DECLARATIVE, self._prints[id])

    def _try_declared(self, id: str, proof: Proof) -> Examination:
        """Every break that a test declares has to be noticed."""
        by = ""
        for declared in proof.declared:
            broken = declared_break(declared, self.game.folder)
            verdict = yield self._trial(broken, proof.items)
            if verdict.result != NOTICED:
                return Finding(UNWITNESSED, self._prints[id], str(broken))
            by = verdict.test
        return Finding(WITNESSED, self._prints[id], str(broken), by)

    def _may_notice(self, item: pytest.Item, broken: Break) -> bool:
        """Whether a test ever comes to what is broken."""
        return not broken.function or named(broken.file, broken.function) in self._entered[item.nodeid]

    def _trial(self, broken: Break, tests: Sequence[pytest.Item]) -> Trial:
        return Trial(broken, tests, PATIENCE * sum(self._sound[item.nodeid] for item in tests))

    def _breaks(self, id: str) -> Iterator[Break]:
        for region in self._regions.get(id, []):
            yield from breaks_of(region)


def proofs_by_rule(ledger: Ledger, items: Iterable[pytest.Item]) -> dict[str, Proof]:
    """The collected tests by the rules that they name."""
    found: dict[str, Proof] = {}
    for item in items:
        for id, declared in proofs_of(ledger, getattr(item, "function", None), getattr(item, "cls", None)):
            proof = found.setdefault(id, Proof([], []))
            proof.items.append(item)
            proof.declared.extend(each for each in declared if each not in proof.declared)
    return found


def side_by_side(
    examinations: Iterator[tuple[str, Examination]], root: Path, most: int | None = None
) -> Iterator[tuple[str, Finding]]:
    """Carry out examinations, as many at once as there are cores, and give each finding when it is there."""
    gc.unfreeze()  # what was frozen before is not to be missed
    functions = Functions()
    gc.freeze()  # what a forked process never collects it need not copy
    waiting = selectors.DefaultSelector()
    running = 0

    def go_on(id: str, examination: Examination, verdict: Verdict | None) -> Finding | None:
        """Answer an examination and begin the trial that it asks for next; its finding, once it has one."""
        nonlocal running
        try:
            trial = next(examination) if verdict is None else examination.send(verdict)
        except StopIteration as done:
            finding: Finding = done.value
            return finding
        begin = trial.broken is None or trial.broken.function
        pid, pipe = begin_forked(trial, functions) if begin else begin_fresh(trial, root)
        waiting.register(pipe, selectors.EVENT_READ, (id, examination, pid))
        running += 1
        return None

    more = True
    while more or running:
        while more and running < (most or os.cpu_count() or 1):
            following = next(examinations, None)
            more = following is not None
            if following is not None:
                found = go_on(*following, None)
                if found is not None:
                    yield following[0], found
        for key, _ in waiting.select() if running else ():
            id, examination, pid = key.data
            waiting.unregister(key.fileobj)
            running -= 1
            found = go_on(id, examination, verdict_of(pid, key.fd))
            if found is not None:
                yield id, found
