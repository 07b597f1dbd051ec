"""Which tests of a game enter which of its functions, and how long each works: what `scripts.mutants` rests on.

A survey is kept in `build/survey` until the code of the game or the tests change; a test file that changes alone is
surveyed alone, and a survey that is stopped goes on where it was.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

import tabletome.engine
from tabletome.research.witness.memory import WITNESSED, Finding
from tabletome.research.witness.trials import PASSED, Trial
from tabletome.research.witness.witnesses import Broken, Examination, side_by_side

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "survey"
SECONDS = 900
"""Of work, for the tests of one file while they are watched."""


class Visit(msgspec.Struct, frozen=True):
    """What one test entered, as places in a list of functions, and how many seconds it worked."""

    entered: list[int]
    seconds: float


class FileSurvey(msgspec.Struct, frozen=True):
    """The tests of one file; true as long as the fingerprint is."""

    fingerprint: str
    functions: list[str]
    visits: dict[str, Visit]


class Survey:
    """All tests of a game."""

    def __init__(self, files: Iterable[FileSurvey]) -> None:
        self.seconds: dict[str, float] = {}
        self._entering: dict[str, list[str]] = {}
        for file in files:
            for test, visit in file.visits.items():
                self.seconds[test] = visit.seconds
                for place in visit.entered:
                    self._entering.setdefault(file.functions[place], []).append(test)

    def entering(self, function: str) -> frozenset[str]:
        """The tests that come to a function."""
        return frozenset(self._entering.get(function, ()))


def surveyed(folder: Path, items: Sequence[pytest.Item], watched: frozenset[str], jobs: int | None) -> Survey:
    """Survey the tests of the game in a folder, as far as it is not known; raises Broken where one fails."""
    kept = KEPT / f"{folder.name}.json"
    known = msgspec.json.decode(kept.read_bytes(), type=dict[str, FileSurvey]) if kept.exists() else {}
    by_file = {file: [*tests] for file, tests in itertools.groupby(items, key=lambda item: item.path)}
    common = _print([*_sources(folder), *_sources(Path(tabletome.engine.__file__).parent), *_helpers(by_file)])
    prints = {file: f"{common} {_print([file])} {len(tests)}" for file, tests in by_file.items()}
    found = {
        str(file): known[str(file)]
        for file in by_file
        if str(file) in known and known[str(file)].fingerprint == prints[file]
    }

    def survey(file: Path) -> Examination:
        verdict = yield Trial(None, by_file[file], SECONDS, watched)
        if verdict.result != PASSED:
            raise Broken(f"{verdict.test or file} fails although nothing is broken")
        functions = sorted({name for names in verdict.entered.values() for name in names})
        places = {name: place for place, name in enumerate(functions)}
        visits = {
            test: Visit([places[name] for name in names], verdict.seconds[test])
            for test, names in verdict.entered.items()
        }
        found[str(file)] = FileSurvey(prints[file], functions, visits)
        return Finding(WITNESSED, prints[file])

    left = [file for file in by_file if str(file) not in found]
    for name, _ in side_by_side(((str(file), survey(file)) for file in left), ROOT, jobs):
        print(f"surveyed {Path(name).relative_to(ROOT)}", flush=True)
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(msgspec.json.encode(found))
    return Survey(found.values())


def _sources(folder: Path) -> Iterator[Path]:
    """Everything that decides what is called: code and content, but not words."""
    found = (file for file in sorted(folder.rglob("*")) if file.suffix in (".py", ".yaml", ".json"))
    return (file for file in found if file.name != "rules.yaml")


def _helpers(test_files: Iterable[Path]) -> Iterator[Path]:
    """What stands beside tests, and may be used by any of them."""
    folders = {folder for file in test_files for folder in file.parents if ROOT / "tests" in (folder, *folder.parents)}
    return (file for folder in sorted(folders) for file in sorted(folder.glob("*.py")) if "test_" not in file.name)


def _print(files: Iterable[Path]) -> str:
    digest = hashlib.blake2b(digest_size=8)
    for file in files:
        digest.update(str(file).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()
