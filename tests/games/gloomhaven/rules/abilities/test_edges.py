"""Cards at the edges of their abilities: just enough and not quite, with and without what they ask for.

The rows are in edges/, a text for each family of abilities, written as in content/test_class_cards.py with the class
before the card; a line that begins with # says what the rows below it show. Which questions are asked on the way is
compared only where a row says so.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletome.engine.ledger import rule
from tests.games.gloomhaven.content.test_class_cards import Row, play, rows

FOLDER = Path(__file__).parent / "edges"


def cases() -> Iterator[object]:
    """Every row, with the class whose card is played."""
    for file in sorted(FOLDER.glob("*.txt")):
        for line in filter(None, file.read_text().splitlines()):
            if line.startswith("#"):
                shown = line[2:]
                continue
            name, text = line.split(" ", 1)
            (row,) = rows(text)
            compared = row if line.count("|") == 4 else row._replace(asked=None)
            yield pytest.param(name, compared, id=f"{shown}: {name} {row.half} {row.given}")


@rule("GH-ABIL-01", "GH-EFF-03", "GH-TURN-04", "GH-TURN-05", "GH-XP-03")
@pytest.mark.parametrize(("name", "row"), [*cases()])
def test_an_ability_goes_as_far_as_it_says_and_no_farther(name: str, row: Row) -> None:
    play(name, row)
