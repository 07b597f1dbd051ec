"""A unit is a number to the rules, and which number it is means nothing: turned round, every position plays alike."""

from __future__ import annotations

import importlib
import inspect
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.battlelore import battlefield

GAME = Path(battlefield.__file__).parent
FILES = [file for room in ("rules", "cards") for file in sorted((GAME / room).glob("test_*.py"))]


def positions() -> Iterator[Any]:
    """Every test of a rule or a card, with each of its arguments."""
    for file in FILES:
        if file != Path(__file__):
            module = importlib.import_module(f"tests.games.battlelore.{file.parent.name}.{file.stem}")
            for name, test in vars(module).items():
                if name.startswith("test_"):
                    for number, arguments in enumerate(calls(test)):
                        yield pytest.param(test, arguments, id=f"{name}-{number}")


def calls(test: Callable[..., None]) -> Iterator[dict[str, Any]]:
    """The arguments with which pytest calls a test, unless it wants more than is written beside it."""
    tables = [mark.args for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    names = [(names,) if isinstance(names, str) else tuple(names) for names, _ in tables]
    if {name for each in names for name in each} == set(inspect.signature(test).parameters):
        for rows in itertools.product(*(values for _, values in tables)):
            arguments: dict[str, Any] = {}
            for each, row in zip(names, rows, strict=True):
                arguments |= zip(each, getattr(row, "values", row) if len(each) > 1 else (row,), strict=True)
            yield arguments


@pytest.mark.parametrize(("test", "arguments"), [*positions()])
def test_the_number_of_a_unit_means_nothing(
    test: Callable[..., None], arguments: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(battlefield, "BACKWARDS", True)
    test(**arguments)
