"""Whatever shows a hidden card, token or tile cannot be taken back. MK-EFF-17"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletome.engine.ledger import rule
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight

KEEP = (*FIRST_TILES, "country-3 1 1")
DEN = (*FIRST_TILES, "country-6 1 1")
MONASTERY = (*FIRST_TILES, "country-5 1 1")


SHOWN: dict[str, tuple[Callable[[], Knights], str]] = {
    "cards drawn": (lambda: knight(hand="tranquility"), "play tranquility"),
    "a garrison next to the hero": (
        lambda: knight("tovak at country-3.w", hand="march", tiles=KEEP, country_3_ne="?guardsmen").with_player(move=9),
        "move country-3.c",
    ),
    "the enemies of a Monastery": (lambda: knight("tovak at country-5.ne", hand="march", tiles=MONASTERY), "burn"),
    "the monster of a den": (lambda: knight("tovak at country-6.w", hand="march", tiles=DEN), "enter"),
    "a monster that was summoned": (lambda: fight("orc-summoners", hand="rage"), "done"),
    "the top of a pile": (lambda: knight(hand="rage", units="scouts").plays("activate 1 2"), "pick-pile brown"),
    "the top Artifact": (lambda: knight(hand="mysterious-box"), "play mysterious-box"),
}


@rule("MK-EFF-17")
@pytest.mark.parametrize("what", SHOWN)
def test_what_has_been_shown_cannot_be_taken_back(what: str) -> None:
    position, move = SHOWN[what]
    game = position()
    before = game.g.revealed
    game.plays(move)
    if what == "cards drawn":
        game.plays("pick 2")
    assert game.g.revealed > before


@rule("MK-EFF-17")
def test_what_everybody_knew_can_be_taken_back() -> None:
    game = knight("tovak at country-3.w", hand="march rage", tiles=KEEP, country_3_ne="guardsmen").with_player(move=9)
    before = game.g.revealed
    game.plays("play march", "move country-3.c")
    assert game.g.revealed == before
