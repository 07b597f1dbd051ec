"""Deeds that keep enemies from choosing the user as target. SS-AI-25"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.events import Hid
from tabletome.games.sword_and_sorcery.rules.deeds.entries import Use, does, helps
from tabletome.games.sword_and_sorcery.state import State

# ruff: noqa: ARG001 - all deeds have one shape


@does(deeds.Hide)
def hide(g: State, use: Use, deed: deeds.Hide) -> None:
    """Until the next activity. SS-MOVE-17"""
    g.figures[use.figure].hidden = True
    g.emit(Hid, g.heroes[use.hero].name)


@helps(deeds.Hide)
def is_not_hidden(g: State, hero: int, target: int | None, deed: deeds.Hide) -> bool:
    return not g.figures[hero].hidden


@does(deeds.Cloak)
def cloak(g: State, use: Use, deed: deeds.Cloak) -> None:
    """Until the Time Phase. SS-ITEMCARD-13"""
    g.figures[use.figure].cloaked = True


@helps(deeds.Cloak)
def is_not_cloaked(g: State, hero: int, target: int | None, deed: deeds.Cloak) -> bool:
    return not g.figures[hero].cloaked
