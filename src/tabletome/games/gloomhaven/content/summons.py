"""Creatures that characters summon, as printed on the summoning cards. GH-SUMMON-03"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation import Ability, Attack, Move, Stat

SUMMONS: dict[str, Stat] = {
    "decoy": Stat(health=6, move=2, attack=0),
}
UNARMED = ("decoy",)
"""Those without an attack value: they only move."""


def abilities(name: str) -> tuple[Ability, ...]:
    """Always Move +0, Attack +0, as far as the creature can. GH-SUMMON-06"""
    moves: tuple[Ability, ...] = (Move(0),) if SUMMONS[name].move else ()
    return moves if name in UNARMED else (*moves, Attack(0))
