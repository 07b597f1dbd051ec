"""Effects that last until the end of the turn, and are used up before it. MK-EFF-02"""

from __future__ import annotations

from tabletome.games.mage_knight.state import Change, Player


def drop_change(p: Player, kind: str) -> None:
    """All changes of one kind are over."""
    p.changes = tuple(each for each in p.changes if each.kind != kind)


def use_up(p: Player, change: Change) -> None:
    """One change is over."""
    place = p.changes.index(change)
    p.changes = p.changes[:place] + p.changes[place + 1 :]
