"""The journal of a table: what its entries are called, and the line of moves that they leave standing."""

from __future__ import annotations

from collections.abc import Iterable

from tabletome.server.schema import EntryRow

BEGIN = "begin"
"""The seed is drawn and everything lies where the set-up puts it."""
MOVE = "move"
UNDO = "undo"
"""Taken back, to the entry's step."""
RULES = "rules"
"""The rules have changed: the game goes on from a snapshot at the entry's step."""
BACK = (UNDO, RULES)


def standing(entries: Iterable[EntryRow], start: int = 0) -> list[EntryRow]:
    """The moves that were not taken back, of entries that follow the step `start`."""
    moves: list[EntryRow] = []
    for entry in entries:
        if entry.kind == MOVE:
            moves.append(entry)
        elif entry.kind in BACK:
            del moves[max(0, entry.step - start) :]
    return moves
