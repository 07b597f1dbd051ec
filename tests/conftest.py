"""What holds for every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.position import dice_left


@pytest.fixture(autouse=True)
def all_loaded_dice_fall() -> Iterator[None]:
    """A die that a test has given and that never falls proves nothing."""
    yield
    assert dice_left() == [], "dice were given that never fell"
