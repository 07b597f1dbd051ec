"""Effects that last until the end of the turn, and those that are used up before it. MK-EFF-02"""

from __future__ import annotations

from tabletome.games.mage_knight.content.changes import Change
from tabletome.games.mage_knight.state import Player


def add(p: Player, *changes: Change) -> None:
    """Rules change for the player until the end of the turn."""
    p.turn.changes += changes


def drop(p: Player, kind: type[Change]) -> None:
    """All changes of one type are over."""
    p.turn.changes = tuple([each for each in p.turn.changes if type(each) is not kind])


def use_up(p: Player, change: Change, *left: Change) -> None:
    """One change is over, but for what is left of it."""
    place = p.turn.changes.index(change)
    p.turn.changes = p.turn.changes[:place] + left + p.turn.changes[place + 1 :]
