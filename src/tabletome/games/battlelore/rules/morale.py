"""How units bear flags: bold, normal, frightened; and Support. Rulebook: "Morale", "Support". BL-MORALE, BL-SUPPORT"""

from __future__ import annotations

from tabletome.games.battlelore.content.board import NEIGHBOURS
from tabletome.games.battlelore.content.lasting_effects import Effect, side
from tabletome.games.battlelore.content.troops import CREATURE
from tabletome.games.battlelore.state import State

ALL_FLAGS = 99
"""More flags than any roll shows."""
FRIENDS_FOR_SUPPORT = 2
HEXES_WHEN_FRIGHTENED = 2


def flags_to_ignore(g: State, unit: int) -> int:
    """One flag for each separate source of boldness: race, Support, the hex, a Stronghold nearby, cards.

    BL-MORALE-01, 02, 03, 13, 17, BL-BACK-08, 12, BL-LMARK-03, BL-LMLAND-08, BL-TERR-33, 35, BL-FORT-09, BL-DWARF-05, 07
    """
    troop = g.troop(unit)
    by_cards = _all_or_nothing(g, unit) if g.turn.effects else None
    if by_cards is not None:
        return by_cards
    if troop.troop_class == CREATURE:
        return troop.bold  # nothing else makes it bolder: BL-CREAT-14, 16, 17
    return (
        troop.bold  # BL-MORALE-15, BL-DWARF-03, 06
        + g.board.bold[g.at[unit]]  # BL-MORALE-16
        + has_support(g, unit)  # BL-MORALE-14
        + strongholds_near(g, unit)
        + (g.effect(Effect.BOLD, unit) if g.turn.effects else 0)
    )


def _all_or_nothing(g: State, unit: int) -> int | None:
    """A card that takes all boldness away or gives it all; the later one prevails. BL-LPLAY-10, BL-LPHASE-10"""
    ignored = None
    for word, on, _, _ in g.turn.effects:
        if on in (unit, side(g.owner[unit])):
            if word is Effect.IGNORES_ALL_FLAGS:
                ignored = ALL_FLAGS
            elif word is Effect.IGNORES_NO_FLAGS:
                ignored = 0
    return ignored


def has_support(g: State, unit: int) -> bool:
    """Whether two friendly units that are not webbed are beside it. BL-SUPPORT-01..04, BL-SPIDER-05, BL-CREAT-16"""
    owner, on, webbed = g.owner, g.on, g.webbed
    seat, friends = owner[unit], 0
    for h in NEIGHBOURS[g.at[unit]]:
        other = on[h]
        if other >= 0 and owner[other] == seat and not webbed >> other & 1:
            friends += 1
    return friends >= FRIENDS_FOR_SUPPORT


def strongholds_near(g: State, unit: int) -> int:
    """How many of its owner's Strongholds the unit is on or beside. BL-FORT-03, 04, 05"""
    seat, at = g.owner[unit], g.at[unit]
    return sum(owner == seat and (h == at or h in NEIGHBOURS[at]) for h, owner in g.board.strongholds)


def is_bold(g: State, unit: int) -> bool:
    """Whether a unit is able to ignore a flag, which is the same as being able to battle back. BL-BACK-12"""
    return flags_to_ignore(g, unit) > 0


def is_frightened(g: State, unit: int) -> bool:
    """Whether a unit flees farther and may lose figures on the way, by its race or by a card. BL-GOBLIN-06, 12"""
    return g.troop(unit).frightened or bool(g.turn.effects and g.effect(Effect.FRIGHTENED, unit))


def hexes_per_flag(g: State, unit: int) -> int:
    """How many hexes a unit retreats for each flag. BL-MORALE-10, 11, BL-CREAT-18"""
    return HEXES_WHEN_FRIGHTENED if is_frightened(g, unit) else g.troop(unit).hexes_per_flag
