"""One action is to be read without opening a file at every step."""

import pytest

from scripts.walk import WALKS, follow, summary

MOST_HOPS = {"gloomhaven": 55, "mage_knight": 62}


@pytest.mark.parametrize("game", WALKS)
def test_an_action_goes_through_few_modules(game: str) -> None:
    assert summary(follow(WALKS[game]))["hops"] <= MOST_HOPS[game]
