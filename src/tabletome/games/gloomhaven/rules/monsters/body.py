"""A boss that lies on several hexes: its body are tokens on the others, with which it changes places. GH-SPECIAL-08

Whoever attacks one of its hexes attacks the boss there, and the boss acts from whichever of them serves it best.
"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.games.gloomhaven.content.scenarios import LARGE
from tabletome.games.gloomhaven.rules.monsters.focus import can_hit, focus_rank
from tabletome.games.gloomhaven.rules.monsters.intent import attacks_of, card_of, field_of, seeker_of, strike_of
from tabletome.games.gloomhaven.rules.monsters.parts_of_body import body_of, swap
from tabletome.games.gloomhaven.state import State


def settle_on_hex(g: State, boss: int) -> None:
    """It acts from the hex from which an enemy is nearest, and of those from which most can be attacked."""
    if g.scenario not in LARGE:
        return
    hexes = [g.figures[boss].at, *(g.figures[part].at for part in body_of(g, boss))]
    best = min(hexes, key=lambda at: rank_at(g, boss, at))
    part = next((each for each in body_of(g, boss) if g.figures[each].at == best), None)
    if part is not None:
        swap(g, boss, part)


def rank_at(g: State, boss: int, at: int) -> tuple[int, int, int]:
    """How good it is to act from there: less is better."""
    mover = replace(seeker_of(g, boss), at=at)
    field = field_of(g, boss)
    ranks = [rank for foe in field.foes if (rank := focus_rank(field, mover, foe)) is not None]
    nearest = min(ranks, default=None)
    strikes = [strike_of(g, boss, attack) for attack in attacks_of(card_of(g, boss))]
    hit = sum(any(can_hit(g.board, strike, at, foe.at) for strike in strikes) for foe in field.foes)
    return (nearest[0], nearest[1], -hit) if nearest is not None else (1 << 50, 0, 0)
