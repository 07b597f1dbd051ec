"""Augments: lasting bonuses of which a character has one, or two with the right card. GH-ACTIVE-01, GH-TURN-04"""

from __future__ import annotations

from typing import Any

import msgspec

from tabletome.engine import Asking, Decision
from tabletome.games.gloomhaven.actions import EndBonus, Skip
from tabletome.games.gloomhaven.content.notation.abilities import Augment, TwoAugments
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import active_act, end_bonus, lasting
from tabletome.games.gloomhaven.rules.abilities.optional_parts import leave_out
from tabletome.games.gloomhaven.state import Active, State

SKIP = Skip()


def put_augment(g: State, hero: int) -> Asking[bool]:
    """The card lies in the active area at once, so that its own attack has the augment; an older one is discarded.

    Rather than that, the player may leave the new one out. GH-TURN-04
    """
    assert g.doing is not None
    cards = g.heroes[hero]
    limit = 1 + any(isinstance(each, TwoAugments) for _, _, each in lasting(g, hero))
    while len(numbers := augments_of(g, hero)) >= limit:
        options = [EndBonus(cards.active[number].card) for number in numbers]
        chosen: Any = yield Decision(g.seat_of(hero), "augment", [*options, SKIP])
        if isinstance(chosen, Skip):
            leave_out(g)
            return False
        end_bonus(g, hero, next(number for number in numbers if cards.active[number].card == chosen.card))
    _, card, half = g.doing.source.split("/")
    cards.active += (Active(card, half == "top", 0, g.doing.gates, g.round),)
    g.doing = msgspec.structs.replace(g.doing, placed=True)
    return True


def augments_of(g: State, hero: int) -> list[int]:
    """The places in the active area where augments lie."""
    cards = g.heroes[hero]
    return [
        number
        for number, active in enumerate(cards.active)
        if any(isinstance(each, Augment) for each in active_act(cards.name, active).abilities)
    ]
