"""Decks and token supplies. SS-GOLD-04, SS-SETUP-09, SS-SETUP-10"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.state import State

DISCARDS = {
    "enemy_deck": "enemy_discard",
    "power_deck": "power_discard",
    "encounters": "encounters_played",
    "traps": "traps_played",
    "treasures": "treasures_discard",
    "criticals": "criticals_used",
    "loot": "loot_used",
    "shadow_supply": "shadows_used",
}
"""Every supply that is formed anew from its discards; the event deck never is. SS-END-02"""


def draw(g: State, pile: str) -> str:
    """The top of a deck or supply, made anew from its discards if it is empty; "" if there is nothing at all.

    SS-GOLD-04
    """
    cards: tuple[str, ...] = getattr(g, pile)
    if not cards:
        used = DISCARDS[pile]
        cards = tuple(g.rng.shuffled(getattr(g, used)))
        setattr(g, used, ())
        if not cards:
            return ""
    setattr(g, pile, cards[:-1])
    g.reveal()
    return cards[-1]


def discard(g: State, pile: str, card: str) -> None:
    used = DISCARDS[pile]
    setattr(g, used, (*getattr(g, used), card))
