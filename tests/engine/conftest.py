"""What the tests of the engine share."""

from collections.abc import Iterator

import pytest

from tests.toys import registered_toys


@pytest.fixture(scope="module")
def toys() -> Iterator[None]:
    """The toys can be found by name."""
    with registered_toys():
        yield
