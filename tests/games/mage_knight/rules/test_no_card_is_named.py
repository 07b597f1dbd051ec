"""Rules never name a card: what a card does reaches them through tables that the cards fill."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.content.deeds import CARDS
from tabletome.games.mage_knight.content.skills import SKILLS
from tabletome.games.mage_knight.content.tactics import TACTICS
from tabletome.games.mage_knight.content.units import UNITS

NAMES = {*CARDS, *SKILLS, *TACTICS, *UNITS}
RULES = sorted((GAME.folder / "rules").rglob("*.py"))


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(GAME.folder)))
def test_no_rule_names_a_card(path: Path) -> None:
    written = (node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant))
    assert [text for text in written if text in NAMES] == []
