"""Witnesses: what counts as noticing that a rule is broken."""

from __future__ import annotations

import ast
import dataclasses
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tabletome.engine.ledger import Break, Ledger
from tabletome.research.witness.breaks import NoSuchPlace, declared_break
from tabletome.research.witness.memory import Finding, Findings, recall, results_file, still_true
from tabletome.research.witness.mutants import edits
from tabletome.research.witness.regions import parsed
from tests.toys import NIM

LEDGER = """
game: ferry
title: {en: Ferry}
source: The book of the ferry
sections: [{id: FARE, title: {en: Fares}}]
rules:
  - {id: FE-FARE-01, kind: rule, lines: "1", en: Children under six ride free.}
  - {id: FE-FARE-02, kind: rule, lines: "2", en: A ride costs three.}
  - {id: FE-FARE-03, kind: rule, lines: "3", en: Whoever pays is given a ticket.}
  - {id: FE-FARE-04, kind: rule, lines: "4", en: Nobody rides without a hat.}
  - {id: FE-FARE-05, kind: definition, lines: "5", en: The ferry is called Ida.}
  - {id: FE-FARE-06, kind: rule, lines: "6", en: Dogs are weighed.}
  - {id: FE-FARE-07, kind: rule, lines: "7", en: The last ride is free.}
  - {id: FE-FARE-08, kind: table, lines: "8", en: Two children ride for the fare of one.}
"""
RULES = '''
RIDE = 3
"""FE-FARE-02"""


def fare(age, tickets):
    """Free under six, otherwise the price, and a ticket. FE-FARE-01, 03"""
    if age < 6:
        return 0
    tickets.append(age)
    return RIDE


def may_ride(hat):
    """FE-FARE-04"""
    return bool(hat)


def weigh(dog):
    """FE-FARE-06"""
    return {"small": 1}[dog] + 0


def last_fare(rides):
    """FE-FARE-07"""
    return 0 if rides == 9 else 3


def fare_of(children):
    return children // 2


FARES = [fare_of(children) for children in range(5)]
"""FE-FARE-08"""
'''
TESTS = """
from tabletome.engine.ledger import Break, rule
from ferry import rules


@rule("FE-FARE-01", "FE-FARE-03")
def test_a_child_rides_free_and_others_get_a_ticket():
    tickets = []
    assert rules.fare(5, tickets) == 0 and tickets == []
    assert rules.fare(6, tickets) > 0 and tickets == [6]


@rule("FE-FARE-02")
def test_the_price():
    assert rules.fare(40, []) == 3


@rule("FE-FARE-04")
def test_that_asks_the_wrong_thing():
    assert rules.RIDE == 3


@rule("FE-FARE-06")
def test_that_only_crashes():
    rules.weigh("small")


@rule("FE-FARE-07", breaks=Break("rules.py", "rides == 9", "rides == 8"))
def test_of_the_last_ride_only_from_far_away():
    assert rules.last_fare(1) == 3 and rules.last_fare(9) == 0 and rules.last_fare(5) == 3


@rule("FE-FARE-08", breaks=Break("rules.py", "children // 2", "children", fresh=True))
def test_of_the_table_of_fares():
    assert rules.FARES == [0, 0, 1, 1, 2]
"""
EXAMINE = """
import dataclasses, pathlib, sys
from tabletome.engine.ledger import Ledger
from tabletome.research.witness.memory import recall, results_file
from tabletome.research.witness.witnesses import witness
from tests.toys import NIM
root = pathlib.Path(sys.argv[1])
game = dataclasses.replace(NIM, name="ferry", folder=root / "ferry")
def told(id, finding):
    assert recall(results_file(root / "tests", "ferry"))[id] == finding, "remembered as soon as it is found"
witness(game, list(Ledger.load(root / "ferry" / "rules.yaml").rules), root / "tests", told)
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small project whose rules have been examined."""
    root = tmp_path_factory.mktemp("checkout")
    for folder in ("ferry", "tests"):
        (root / folder).mkdir()
    (root / "ferry" / "rules.yaml").write_text(LEDGER)
    (root / "ferry" / "rules.py").write_text(RULES)
    (root / "tests" / "test_ferry.py").write_text(TESTS)
    (root / "pyproject.toml").write_text("")
    paths = [str(root), *(path for path in sys.path if path)]
    subprocess.run(
        [sys.executable, "-c", EXAMINE, str(root)], check=True, cwd=root, env={"PYTHONPATH": ":".join(paths)}
    )
    return root


@pytest.fixture(scope="module")
def findings(checkout: Path) -> Findings:
    return recall(results_file(checkout / "tests", "ferry"))


def test_a_break_that_a_test_of_the_rule_notices_makes_it_witnessed(findings: Findings) -> None:
    found = findings["FE-FARE-01"]
    assert (found.verdict, found.broken) == ("witnessed", "rules.py:8 condition turned round")
    assert found.test.endswith("test_a_child_rides_free_and_others_get_a_ticket")


def test_facts_at_the_top_of_a_file_are_broken_too(findings: Findings) -> None:
    assert findings["FE-FARE-02"].verdict == "witnessed"
    assert findings["FE-FARE-02"].broken == "rules.py:2 3 became 4"


def test_a_test_that_looks_elsewhere_is_no_witness(findings: Findings) -> None:
    assert findings["FE-FARE-04"].verdict == "unwitnessed"


def test_an_accident_is_no_proof(findings: Findings) -> None:
    assert findings["FE-FARE-06"].verdict == "unwitnessed"


def test_what_nothing_can_break_is_declarative(findings: Findings) -> None:
    assert findings["FE-FARE-05"].verdict == "declarative"


def test_a_declared_break_has_to_be_noticed(findings: Findings) -> None:
    assert findings["FE-FARE-07"].verdict == "witnessed"
    assert findings["FE-FARE-07"].broken == "rules.py:26 'rides == 9' became 'rides == 8'"


def test_the_checkout_is_left_as_it_was(checkout: Path, findings: Findings) -> None:
    assert findings
    assert (checkout / "ferry" / "rules.py").read_text() == RULES


def test_findings_hold_until_the_code_or_the_test_changes(checkout: Path) -> None:
    game = dataclasses.replace(NIM, name="ferry", folder=checkout / "ferry")
    ledger = Ledger.load(checkout / "ferry" / "rules.yaml")
    assert len(still_true(game, ledger, checkout / "tests")) == 8
    file = results_file(checkout / "tests", "ferry")
    kept = recall(file)
    kept["FE-FARE-01"] = msgspec.structs.replace(kept["FE-FARE-01"], fingerprint="of another time")
    file.write_bytes(msgspec.json.encode(kept))
    assert "FE-FARE-01" not in still_true(game, ledger, checkout / "tests")


def test_a_finding_ends_when_its_test_declares_another_break_but_not_when_it_names_another_rule(checkout: Path) -> None:
    game = dataclasses.replace(NIM, name="ferry", folder=checkout / "ferry")
    ledger = Ledger.load(checkout / "ferry" / "rules.yaml")
    file = checkout / "tests" / "test_ferry.py"
    for old, new, held in (
        ("rides == 8", "rides == 7", False),
        ('@rule("FE-FARE-07"', '@rule("FE-FARE-05", "FE-FARE-07"', True),
    ):
        file.write_text(TESTS.replace(old, new))
        parsed.cache_clear()
        assert ("FE-FARE-07" in still_true(game, ledger, checkout / "tests")) == held
    file.write_text(TESTS)
    parsed.cache_clear()


def test_code_that_builds_content_is_broken_before_it_is_imported(findings: Findings) -> None:
    """FE-FARE-08 stands on a function that ran at import: swapped afterwards, nothing would change."""
    assert findings["FE-FARE-08"].verdict == "witnessed"


def test_a_declared_break_names_what_stands_there_once(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("a = 1\nb = 1\n")
    with pytest.raises(NoSuchPlace, match="holds ' = 1' 2 times, not once"):
        declared_break(Break("rules.py", " = 1", " = 2"), tmp_path)


def test_an_edit_can_be_taken_back() -> None:
    tree = ast.parse("def f(a):\n    if a > 1 and a:\n        return max(a, 2)\n    g(a)\n    return [a, 0]\n")
    whole = ast.unparse(tree)
    changed = set()
    for edit in edits(tree):
        undo = edit.apply()
        changed.add(ast.unparse(ast.fix_missing_locations(tree)))
        undo()
        assert ast.unparse(tree) == whole
    assert whole not in changed
    assert len(changed) == len(edits(tree)) > 12


def test_no_finding_is_remembered_where_there_is_no_file(tmp_path: Path) -> None:
    empty: dict[str, Finding] = {}
    assert recall(tmp_path / "none.json") == empty


TWICE = """
from pathlib import Path
import fares
from tabletome.research.witness.breaks import Break
from tabletome.research.witness.memory import Finding
from tabletome.research.witness.trials import Trial
from tabletome.research.witness.witnesses import side_by_side

code = compile("def fare(): return 2", fares.__file__, "exec")

def examine():
    verdict = yield Trial(Break(Path(fares.__file__), 1, "twice the fare", "fare", code), [])
    return Finding(verdict.result, "")

for _ in range(2):
    print(*(found.verdict for _, found in side_by_side(iter([("fare", examine())]), Path.cwd(), 1)))
"""


def test_functions_are_found_by_the_second_look_as_by_the_first(tmp_path: Path) -> None:
    (tmp_path / "fares.py").write_text("def fare():\n    return 1\n")
    (tmp_path / "twice.py").write_text(TWICE)
    done = subprocess.run([sys.executable, "twice.py"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["passed", "passed"]
