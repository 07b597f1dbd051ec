"""What is used in play is counted, and what is not is told."""

from __future__ import annotations

from scripts.used_gloomhaven import Tally, all_pieces, draw_events, play_one, quiet_items
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.notation.packs import PACKS


def test_every_piece_is_counted_once_and_nothing_is_used_at_first() -> None:
    pieces = list(all_pieces())
    assert len(set(pieces)) == len(pieces)
    kinds = {piece.split()[0] for piece in pieces}
    assert kinds == {"top", "bottom", "item", "monsters", "rule", "event"}
    assert len(Tally().unused()) == len(pieces) - 2 * sum(f"top {card}" in pieces for card in PACKS)
    assert quiet_items() <= set(ITEMS)


def test_a_game_and_two_events_use_some_of_each_kind() -> None:
    tally = Tally()
    before = len(tally.unused())
    draw_events(tally, [("city", 3), ("road", 5)])
    play_one(0, tally)
    assert tally.used["event city 3"] == tally.used["event road 5"] == 1
    used = {piece.split()[0] for piece in tally.used}
    assert {"top", "bottom", "item", "monsters", "event", "rule"} <= used
    assert len(tally.unused()) < before - 30
