"""The moments that lessons wait for."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.state import State


def enemies_are_near(g: State, _seat: int) -> bool:
    """An enemy is on the map who sees a hero that can be hurt. SS-AI-15"""
    heroes = [g.figures[hero].at for hero in range(len(g.heroes)) if not g.figures[hero].ghost]
    return any(g.enemy_sees(foe, at) for foe in g.foes() for at in heroes if at >= 0)
