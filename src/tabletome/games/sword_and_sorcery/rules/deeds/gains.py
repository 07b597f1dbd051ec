"""Deeds by which the user gains crowns, an exception or a visit. SS-CROWN-02, SS-ITEMCARD-11, SS-EMPOR-01"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.rules.deeds.entries import Use, does, helps
from tabletome.games.sword_and_sorcery.rules.heroes.coins import gain_crowns
from tabletome.games.sword_and_sorcery.state import State

# ruff: noqa: ARG001 - all deeds have one shape


@does(deeds.Crowns)
def crowns(g: State, use: Use, deed: deeds.Crowns) -> None:
    """Into the user's own stock. SS-CROWN-02"""
    gain_crowns(g, use.hero, deed.amount)


@does(deeds.IgnoreRank)
def ignore_rank(g: State, use: Use, deed: deeds.IgnoreRank) -> None:
    """For the next power of this turn. SS-ITEMCARD-11"""
    g.turn.ignores_rank = True


@does(deeds.VisitEmporium)
def visit_emporium(g: State, use: Use, deed: deeds.VisitEmporium) -> None:
    """When the activity is over. SS-EMPOR-01"""
    g.visiting = True


@helps(deeds.Crowns, deeds.IgnoreRank, deeds.VisitEmporium)
def always(g: State, hero: int, target: int | None, deed: deeds.Deed) -> bool:
    return True
