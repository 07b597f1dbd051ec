"""Enemies that only exist in tests."""

from __future__ import annotations

import pytest

from tabletome.games.mage_knight.content.box import PHYSICAL
from tabletome.games.mage_knight.content.enemies import ENEMIES, enemy


@pytest.fixture
def two_headed(monkeypatch: pytest.MonkeyPatch) -> str:
    return _token(monkeypatch, attacks=((2, PHYSICAL), (2, PHYSICAL)))


@pytest.fixture
def elusive(monkeypatch: pytest.MonkeyPatch) -> str:
    return _token(monkeypatch, attack=2, elusive=8)


@pytest.fixture
def cumbersome(monkeypatch: pytest.MonkeyPatch) -> str:
    return _token(monkeypatch, attack=2, abilities=("cumbersome",))


@pytest.fixture
def unfortified(monkeypatch: pytest.MonkeyPatch) -> str:
    return _token(monkeypatch, attack=2, abilities=("unfortified",))


@pytest.fixture
def defender(monkeypatch: pytest.MonkeyPatch) -> str:
    return _token(monkeypatch, attack=2, defend=2)


@pytest.fixture
def assassin(monkeypatch: pytest.MonkeyPatch) -> str:
    return _token(monkeypatch, attack=2, abilities=("assassination",))


@pytest.fixture
def vampire(monkeypatch: pytest.MonkeyPatch) -> str:
    return _token(monkeypatch, attack=4, abilities=("vampiric",))


def _token(monkeypatch: pytest.MonkeyPatch, **shown: object) -> str:
    """A token that only exists in a test: the base box has none with these abilities."""
    made = enemy("green", "trial", armor=4, fame=1, **shown)  # type: ignore[arg-type]
    monkeypatch.setitem(ENEMIES, "trial", made)
    return "trial"
