"""A sample of `make witness`: nearly every rule of every game is witnessed, and a few are broken before our eyes.

What is remembered tells how many; that it still holds is tried on a sample, and first on rules whose code or tests have
changed since. `make witness` examines all of those again. A game that was never examined whole cannot be judged by what
is remembered: its tests are skipped and say so.
"""

from __future__ import annotations

import ast
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabletome.engine.game import Game
from tabletome.engine.ledger import Break, Ledger
from tabletome.engine.registry import find_game, game_names
from tabletome.research.witness.breaks import declared_break
from tabletome.research.witness.memory import (
    DECLARATIVE,
    WITNESSED,
    Findings,
    recall,
    results_file,
    still_true,
)

TESTS = Path(__file__).parents[1]
SHARE = 0.95
SAMPLE = 3
AGED = 2
"""Of those, so many whose code or tests have changed since they were examined, if there are any."""
SECONDS = 600

every_game = pytest.mark.parametrize("name", sorted(game_names()))


def examined(name: str) -> tuple[Game[Any, Any], Ledger, Findings]:
    """A game, its rules and what was found of them; skips where only some, or none, were ever examined."""
    game = find_game(name)
    ledger = Ledger.load(game.folder / "rules.yaml")
    found = {id: each for id, each in recall(results_file(TESTS, name)).items() if id in ledger.rules}
    if len(found) < SHARE * len(ledger.rules):
        pytest.skip(f"{len(found)} of {len(ledger.rules)} rules were ever examined: tabletome rules {name} --witness")
    return game, ledger, found


@every_game
def test_nearly_every_rule_that_can_be_broken_is_witnessed(name: str) -> None:
    _, ledger, found = examined(name)
    breakable = [id for id in ledger.rules if id not in found or found[id].verdict != DECLARATIVE]
    missing = [id for id in breakable if id not in found or found[id].verdict != WITNESSED]
    assert len(missing) <= (1 - SHARE) * len(breakable), (
        f"{len(missing)} of {len(breakable)} rules have no witness: {', '.join(missing)}"
    )


@every_game
def test_a_few_rules_are_broken_and_their_tests_notice(name: str) -> None:
    game, ledger, found = examined(name)
    fresh = still_true(game, ledger, TESTS)
    witnessed = sorted(id for id in found if found[id].verdict == WITNESSED)
    by_what_is_remembered = random.Random("".join(found[id].fingerprint for id in witnessed))
    drawn = by_what_is_remembered.sample(witnessed, len(witnessed))
    aged = [id for id in drawn if id not in fresh][:AGED]
    chosen = aged + [id for id in drawn if id in fresh][: SAMPLE - len(aged)]
    command = [sys.executable, "-m", "tabletome", "rules", name, *chosen, "--witness", "--again=confirm", "--json"]
    told = subprocess.run(command, cwd=TESTS.parent, capture_output=True, timeout=SECONDS)
    found_anew = json.loads(told.stdout)
    assert (found_anew["witnessed"], found_anew["unwitnessed"]) == (len(chosen), []), told.stderr.decode()


@every_game
def test_every_break_that_a_test_declares_is_of_code_that_is_there(name: str) -> None:
    folder = find_game(name).folder
    for declared in declared_in(TESTS / "games" / name):
        declared_break(declared, folder)


def declared_in(folder: Path) -> Iterator[Break]:
    """The breaks that tests write down: `Break("rules/war.py", "old", "new")`."""
    for file in sorted(folder.rglob("test_*.py")):
        source = file.read_text("utf-8")
        if "Break(" not in source:
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Break":
                said = [str(each.value) for each in node.args if isinstance(each, ast.Constant)]
                if len(said) == 3 and said[0].endswith(".py"):
                    yield Break(said[0], said[1], said[2])
