"""Active cards that do something at the start or the end of every turn. GH-ACTIVE-02, GH-ABIL-05"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.abilities import EveryTurn
from tabletome.games.gloomhaven.content.printed_actions import EveryTurnAction
from tabletome.games.gloomhaven.rules.abilities.active_cards import active_act
from tabletome.games.gloomhaven.rules.abilities.words import lies_there, performs
from tabletome.games.gloomhaven.state import State

performs(EveryTurn)(lies_there)


def works_every_turn(g: State, hero: int, at: str) -> tuple[EveryTurnAction, ...]:
    """Active cards, not of this turn, that do something at the start or end of the next ones. GH-ACTIVE-02

    Each is an action of its own beside those of the cards played. GH-ABIL-05
    """
    cards = g.heroes[hero]
    if not cards.active:
        return ()
    return tuple(
        EveryTurnAction(cards.name, active.card, "top" if active.top else "bottom")
        for active in cards.active
        if active.since != g.round
        for ability in active_act(cards.name, active).abilities
        if isinstance(ability, EveryTurn) and ability.at == at
    )
