"""What was found is remembered with a fingerprint of the code that names a rule and of the tests that prove it."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from tabletome.engine.game import Game
from tabletome.engine.ledger import Ledger, proved_ids
from tabletome.research.witness.regions import Region, holds, parsed, regions_of

WITNESSED, UNWITNESSED, DECLARATIVE = "witnessed", "unwitnessed", "declarative"


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of one rule: whether a break of it was noticed, which break, and by which test."""

    verdict: str
    fingerprint: str
    broken: str = ""
    test: str = ""


Findings = dict[str, Finding]


def results_file(tests: Path, game: str) -> Path:
    return tests / "witnesses" / f"{game}.json"


def recall(file: Path) -> Findings:
    """What is remembered; nothing where there is no file."""
    return msgspec.json.decode(file.read_bytes(), type=Findings) if file.exists() else {}


def remember(file: Path, findings: Findings) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = msgspec.json.format(msgspec.json.encode(dict(sorted(findings.items()))), indent=1)
    file.write_bytes(lines + b"\n")


def still_true(game: Game[Any, Any], ledger: Ledger, tests: Path) -> Findings:
    """What is remembered of a game's rules, as far as neither code nor tests have changed since."""
    kept = recall(results_file(tests, game.name))
    prints = fingerprints(ledger, regions_of(ledger, game.folder), tests)
    return {id: found for id, found in kept.items() if found.fingerprint == prints.get(id)}


def fingerprints(ledger: Ledger, regions: dict[str, list[Region]], tests: Path) -> dict[str, str]:
    """For each rule a hash of everything that its witness rests on."""
    proofs = _proofs(ledger, tests)
    return {id: _digest([*map(_source, regions.get(id, [])), *proofs.get(id, [])]) for id in ledger.rules}


def _source(region: Region) -> str:
    return _lines(region.file, region.first, region.last)


def _lines(file: Path, first: int, last: int) -> str:
    return "\n".join(file.read_text("utf-8").splitlines()[first - 1 : last])


def _proofs(ledger: Ledger, tests: Path) -> dict[str, list[str]]:
    """The source of every test function that names a rule."""
    found: dict[str, set[tuple[str, int, int, str]]] = {}
    for id, places in proved_ids(ledger, tests).items():
        for place in places:
            node = _definition_at(Path(place.file), place.line)
            found.setdefault(id, set()).add((place.file, node.lineno, node.end_lineno or node.lineno, _declared(node)))
    return {id: [part for proof in sorted(at) for part in _parts(*proof)] for id, at in found.items()}


def _parts(file: str, first: int, last: int, declared: str) -> list[str]:
    source = _lines(Path(file), first, last)
    return [source, declared] if declared else [source]


def _declared(node: ast.stmt) -> str:
    """The breaks that a test declares; what else its decorators say, such as the rules they name, changes nothing."""
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    said = (keyword for call in decorators if isinstance(call, ast.Call) for keyword in call.keywords)
    return "\n".join(ast.unparse(keyword.value) for keyword in said if keyword.arg == "breaks")


def _definition_at(file: Path, line: int) -> ast.stmt:
    return next(node for node in ast.walk(parsed(file)) if isinstance(node, ast.stmt) and holds(node, line))


def _digest(parts: Iterable[str]) -> str:
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=8).hexdigest()
