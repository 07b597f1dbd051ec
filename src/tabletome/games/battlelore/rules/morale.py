"""How units bear flags: bold, normal, frightened; and Support. Rulebook: "Morale", "Support". BL-MORALE, BL-SUPPORT"""

from __future__ import annotations

from tabletome.games.battlelore.content import lasting_effects as lasting
from tabletome.games.battlelore.content.board import NEIGHBOURS
from tabletome.games.battlelore.content.troops import CREATURE
from tabletome.games.battlelore.state import State

ALL_FLAGS = 99
FRIENDS_FOR_SUPPORT = 2
HEXES_WHEN_FRIGHTENED = 2


def flags_to_ignore(g: State, unit: int) -> int:
    """One flag for each separate source of boldness: race, Support, the hex, a Stronghold nearby, cards.

    BL-MORALE-01, 02, 03, 13, 17, BL-BACK-08, 12, BL-LMARK-03, BL-LMLAND-08, BL-TERR-33, 35, BL-FORT-09, BL-DWARF-05, 07
    """
    troop = g.troop(unit)
    nerve = _nerve_by_cards(g, unit)
    if nerve is not None:
        return nerve
    if troop.troop_class == CREATURE:
        return troop.bold  # nothing else makes it bolder: BL-CREAT-14, 16, 17
    return (
        troop.bold  # BL-MORALE-15, BL-DWARF-03, 06
        + g.board.bold[g.at[unit]]  # BL-MORALE-16
        + has_support(g, unit)  # BL-MORALE-14
        + strongholds_near(g, unit)
        + (g.effect(lasting.BOLD, unit) if g.effects else 0)
    )


def _nerve_by_cards(g: State, unit: int) -> int | None:
    """A card that takes all boldness away or gives it all; the later one prevails. BL-LPLAY-10, BL-LPHASE-10"""
    nerve = None
    for word, on, _, _ in g.effects:
        if on in (unit, -1 - g.owner[unit]):
            if word == lasting.IGNORES_ALL_FLAGS:
                nerve = ALL_FLAGS
            elif word == lasting.IGNORES_NO_FLAGS:
                nerve = 0
    return nerve


def has_support(g: State, unit: int) -> bool:
    """Two friendly units beside it that are not caught in a web. BL-SUPPORT-01..04, BL-SPIDER-05, BL-CREAT-16"""
    owner, on, webbed = g.owner, g.on, g.webbed
    seat, friends = owner[unit], 0
    for h in NEIGHBOURS[g.at[unit]]:
        other = on[h]
        if other >= 0 and owner[other] == seat and not webbed >> other & 1:
            friends += 1
    return friends >= FRIENDS_FOR_SUPPORT


def strongholds_near(g: State, unit: int) -> int:
    """On one's own Stronghold, or beside it. BL-FORT-03, 04, 05"""
    seat, at = g.owner[unit], g.at[unit]
    return sum(owner == seat and (h == at or h in NEIGHBOURS[at]) for h, owner in g.board.strongholds)


def is_bold(g: State, unit: int) -> bool:
    """Able to ignore a flag: the same as being able to battle back. BL-BACK-12"""
    return flags_to_ignore(g, unit) > 0


def is_frightened(g: State, unit: int) -> bool:
    """BL-GOBLIN-06, 12"""
    return g.troop(unit).frightened or bool(g.effects and g.effect(lasting.FRIGHTENED, unit))


def hexes_per_flag(g: State, unit: int) -> int:
    """BL-MORALE-10, 11, BL-CREAT-18"""
    return HEXES_WHEN_FRIGHTENED if is_frightened(g, unit) else g.troop(unit).hexes_per_flag
