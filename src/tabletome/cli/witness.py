"""`tabletome rules GAME --witness`: break each rule and see whether the tests that name it notice."""

from __future__ import annotations

import random
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletome.cli.output import console, print_json, progress
from tabletome.engine.errors import TabletomeError

if TYPE_CHECKING:
    from tabletome.engine.game import Game
    from tabletome.engine.ledger import Ledger
    from tabletome.research.witness.memory import Findings


class Again(StrEnum):
    """What becomes of rules that are remembered."""

    none = "none"
    all = "all"
    confirm = "confirm"


class CannotWitness(TabletomeError):
    """Rules cannot be examined here."""


def show_witness(
    game: Game[Any, Any], ledger: Ledger, rules: list[str], tests: Path, *, again: Again, as_json: bool
) -> bool:
    """Examine rules and print what was found; whether every rule that can be broken has a witness."""
    findings = _examine(game, rules, tests, again)
    sorted_out: dict[str, list[str]] = {"witnessed": [], "unwitnessed": [], "declarative": []}
    for id in ledger.rules:
        if id in findings:
            sorted_out[findings[id].verdict].append(id)
    if as_json:
        witnessed = len(sorted_out.pop("witnessed"))
        print_json({"game": game.name, "sampled": len(findings), "witnessed": witnessed, **sorted_out})
    else:
        _show(game.name, findings, sorted_out)
    return not sorted_out["unwitnessed"]


def _examine(game: Game[Any, Any], rules: list[str], tests: Path, again: Again) -> Findings:
    try:
        from tabletome.research.witness.memory import WITNESSED, recall, results_file
        from tabletome.research.witness.witnesses import Broken, NoSuchPlace, confirm, witness
    except ImportError as missing:
        raise CannotWitness(f"examining rules needs the tools for tests: {missing}") from missing
    with progress(f"breaking rules of {game.name}", len(rules)) as advance:
        done: list[str] = []

        def told(id: str, _: object) -> None:
            done.append(id)
            advance(len(done))

        try:
            if again is not Again.confirm:
                return witness(game, rules, tests, told, again=again is Again.all)
            known = recall(results_file(tests, game.name))
            witnessed = {id: known[id] for id in rules if id in known and known[id].verdict == WITNESSED}
            return confirm(game, witnessed, tests, told)
        except (Broken, NoSuchPlace) as wrong:
            raise CannotWitness(str(wrong)) from wrong


def _show(name: str, findings: Findings, sorted_out: dict[str, list[str]]) -> None:
    out = console()
    if len(findings) == 1:
        for id, found in findings.items():
            by = f": {found.broken}, noticed by {found.test}" if found.test else ""
            out.print(f"{id} {found.verdict}{by}", markup=False)
        return
    breakable = len(findings) - len(sorted_out["declarative"])
    share = 100 * len(sorted_out["witnessed"]) / max(breakable, 1)
    out.print(f"{name}: {len(sorted_out['witnessed'])} of {breakable} rules witnessed ({share:.1f} %)")
    for verdict in ("unwitnessed", "declarative"):
        if sorted_out[verdict]:
            out.print(f"{verdict} ({len(sorted_out[verdict])}): {', '.join(sorted_out[verdict])}")


def sample(rules: list[str], size: int | None, seed: str) -> list[str]:
    """All rules, or so many of them, the same for the same seed."""
    return rules if size is None or size >= len(rules) else random.Random(seed).sample(rules, size)
