"""The deed that calls the companion. SS-COMPAN-02"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.heroes import COMPANION_NAME
from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.events import Summoned
from tabletome.games.sword_and_sorcery.rules.deeds.entries import Use, does, helps
from tabletome.games.sword_and_sorcery.state import State

# ruff: noqa: ARG001 - all deeds have one shape


@does(deeds.Summon)
def summon(g: State, use: Use, deed: deeds.Summon) -> None:
    """Fenrir comes to his master, or turns to the better rank with the wounds he has; then it is his turn.

    SS-COMPAN-01, SS-COMPAN-02, SS-COMPAN-03, SS-POWCARD-20
    """
    figure = g.figures[g.companion]
    if not g.companion_rank:
        figure.at, figure.owner, figure.wounds = g.figures[use.hero].at, use.hero, 0
        g.emit(Summoned, COMPANION_NAME, rule="SS-COMPAN-02")
    g.companion_rank = max(g.companion_rank, deed.rank)
    figure.max_hp = g.companion_card.hp
    g.turn.companion_points = g.companion_card.move
    g.turn.companion_attack = True


@helps(deeds.Summon)
def always(g: State, hero: int, target: int | None, deed: deeds.Summon) -> bool:
    return True
