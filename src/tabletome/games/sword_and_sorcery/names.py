"""What figures are called in events: a hero card, `fenrir`, or an enemy card; every name is on the table only once."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.state import COMPANION, ENEMY, NOBODY, State

CARD = "card"


def name_of(g: State, figure: int) -> str:
    if figure == NOBODY:
        return CARD
    it = g.figures[figure]
    if it.side == ENEMY:
        return g.enemies[it.owner].card
    return "fenrir" if it.side == COMPANION else g.heroes[it.owner].name
