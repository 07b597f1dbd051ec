"""The coach has words for every kind of decision: kinds are found in the code, not by luck of play."""

from __future__ import annotations

import ast
import re

import pytest

from scripts import rooms
from tabletome.engine.registry import find_game, game_names
from tabletome.scene import LANGUAGES
from tests.words import written

ANYTHING = "(.+)"
COACHED = re.compile(r"coach-(.+?)(-eg)?")


def kinds_named(game: str) -> tuple[set[str], set[str]]:
    """The kinds that decisions of a game name: those written out, and patterns of those that are put together."""
    exact: set[str] = set()
    patterns: set[str] = set()
    for module in rooms.game_modules(game):
        for node in ast.walk(rooms.syntax(f"{rooms.GAMES}{game}.{module}".rstrip("."))):
            if isinstance(node, ast.Call) and _called(node) == "Decision" and len(node.args) > 1:
                for kind in _alternatives(node.args[1]):
                    (exact if isinstance(kind, ast.Constant) else patterns).add(_pattern(kind))
    return exact, patterns


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def _alternatives(node: ast.expr) -> list[ast.expr]:
    return [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]


def _pattern(node: ast.expr) -> str:
    """A text as it is, one that is put together as a pattern, and a name for anything."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANYTHING for part in node.values
        )
    return ANYTHING


def constants(game: str) -> set[str]:
    """Every text that the game's rules, cards and campaign write."""
    found: set[str] = set()
    for module in rooms.game_modules(game):
        if rooms.room_of(module) in ("rules", "cards", "campaign", "table"):
            tree = rooms.syntax(f"{rooms.GAMES}{game}.{module}".rstrip("."))
            found |= {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    return found


def kinds(game: str) -> set[str]:
    """Every kind of decision: those written out, and every question whose name is put together in the rules."""
    exact, patterns = kinds_named(game)
    asked = {name.removeprefix("ask-") for name in written(find_game(game).folder / "text", "en") if "ask-" in name}
    texts = constants(game)
    for pattern in patterns:
        fits = {name for name in asked if re.fullmatch(pattern, name)}
        exact |= fits & texts if pattern == ANYTHING else fits
    return exact


@pytest.mark.parametrize("game", game_names())
def test_every_kind_of_decision_is_explained_in_both_languages(game: str) -> None:
    wanted = {f"coach-{kind}{part}" for kind in kinds(game) for part in ("", "-eg")}
    for language in LANGUAGES:
        said = {name for name in written(find_game(game).folder / "text", language) if COACHED.fullmatch(name)}
        assert sorted(wanted - said) == [], f"{language}: kinds without words"
        assert sorted(said - wanted) == [], f"{language}: words without a kind"
