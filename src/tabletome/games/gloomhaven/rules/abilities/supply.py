"""The supply of medical packs: which lie there, and how they come back. GH-COMP-04"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.packs import LARGE_PACKS, PACKS, SMALL_PACKS
from tabletome.games.gloomhaven.events import Recalled
from tabletome.games.gloomhaven.state import State


def packs_left(g: State, *, large: bool) -> list[str]:
    """The packs that nobody has."""
    held = {card for cards in g.heroes for card in (*cards.hand, *cards.chosen, *cards.later, *cards.lost)}
    if g.action is not None:
        held.add(g.action.source.card)
    return [name for name in (LARGE_PACKS if large else SMALL_PACKS) if name not in held]


def has_pack(g: State, *, large: bool) -> bool:
    """Whether there is one left."""
    return bool(packs_left(g, large=large))


def give_pack(g: State, who: int, *, large: bool) -> bool:
    """A character takes a pack into hand, if there is one left."""
    left = packs_left(g, large=large)
    if not left:
        return False
    g.heroes[who].hand += (left[0],)
    g.emit(Recalled, g.heroes[who].name, left[0])
    return True


def without_packs(cards: tuple[str, ...]) -> tuple[str, ...]:
    """What goes to the discard pile: packs return to the supply instead."""
    return cards if PACKS.isdisjoint(cards) else tuple(card for card in cards if card not in PACKS)
