"""What holds for every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.position import dice_left

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")
"""How long a test takes depends on what else the machine does, and proves nothing."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of the server come first: they wait for processes and databases, while the others keep the cores busy."""
    items.sort(key=lambda item: "/tests/server/" not in item.path.as_posix())


@pytest.fixture(autouse=True)
def all_loaded_dice_fall() -> Iterator[None]:
    """A die that a test has given and that never falls proves nothing."""
    yield
    assert dice_left() == [], "dice were given that never fell"
