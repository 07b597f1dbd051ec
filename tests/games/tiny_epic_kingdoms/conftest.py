"""The tests' own territories leave the box when a test is over: what counts the cards counts only the printed ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletome.games.tiny_epic_kingdoms.content.territories import TERRITORIES
from tests.games.tiny_epic_kingdoms.kingdoms import OWN_TERRITORIES


@pytest.fixture(autouse=True)
def _only_the_printed_territories() -> Iterator[None]:
    yield
    for name in OWN_TERRITORIES:
        TERRITORIES.pop(name, None)
