"""What an attack can be expected to do, before the modifier card is drawn; for bots. GH-AMD, GH-ADV"""

from __future__ import annotations

import functools
from typing import NamedTuple

from tabletome.games.gloomhaven.content.modifier_cards import STANDARD, ModifierCard
from tabletome.games.gloomhaven.content.perks import MODIFIER_CARDS
from tabletome.games.gloomhaven.rules.combat.modifiers import modified

USUAL_ATTACK = 3.2  # the attack value that is made most of the time; set by hand
MOST_HARDNESS = 2.0  # a hit point behind any shield counts for no more than so many


class Odds(NamedTuple):
    """Damage that can be expected, and the chance that the target dies of it."""

    damage: float
    death: float


NO_BLOW = Odds(0.0, 0.0)


@functools.cache
def odds(value: int, shield: int, health: int, edge: int = 0) -> Odds:
    """An attack of this value on so much shield and so many hit points; `edge` is 1 with advantage, -1 without.

    Counted with a standard deck.
    """
    if health <= 0:
        return NO_BLOW
    outcomes = sorted(modified(value, [drawn]) for drawn in _standard_cards())
    likely = _shares(len(outcomes), edge)
    dealt = [min(max(total - shield, 0), health) for total in outcomes]
    damage = sum(share * each for share, each in zip(likely, dealt, strict=True))
    return Odds(damage, sum(share for share, each in zip(likely, dealt, strict=True) if each >= health))


def hardness(shield: int) -> float:
    """How many hit points without a shield one behind it is worth, since so many more attacks are needed."""
    left = USUAL_ATTACK - shield
    return min(USUAL_ATTACK / left, MOST_HARDNESS) if left > 0 else MOST_HARDNESS


@functools.cache
def _standard_cards() -> tuple[ModifierCard, ...]:
    return tuple(MODIFIER_CARDS[name] for name in STANDARD)


@functools.cache
def _shares(cards: int, edge: int) -> tuple[float, ...]:
    """How likely each card is to count, from the worst to the best: one is drawn, or the better or worse of two."""
    if edge == 0:
        return (1 / cards,) * cards
    pairs = cards * (cards - 1) / 2
    rising = tuple(place / pairs for place in range(cards))
    return rising if edge > 0 else rising[::-1]
