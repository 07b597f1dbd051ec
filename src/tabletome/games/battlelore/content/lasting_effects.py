"""What a card lays on units for a while: the words that combat, morale, movement and orders ask the state for.

Where a word speaks of so many of something, that is the effect's number.
"""

from __future__ import annotations

import enum
from typing import NamedTuple


class Until(enum.Enum):
    """When an effect ends."""

    ROLL = "roll"
    BATTLE = "battle"
    TURN = "turn"


class Effect(enum.Enum):
    """What holds for a unit as long as an effect lasts."""

    # The dice of an attack
    DICE = "dice"
    """So many dice more in its attacks."""
    MELEE_DICE = "melee-dice"
    """So many dice more in its melee attacks."""
    RANGED_DICE = "ranged-dice"
    """So many dice more in its ranged attacks."""
    FEWER_DICE = "fewer-dice"
    """So many dice less in its attacks, but at least one."""
    TWO_DICE = "two-dice"
    """It attacks with two dice at most, bonus dice included."""
    UNCAPPED = "sure-shot"
    """A die more in its attacks, and terrain takes none away."""
    CAPPED = "shield-wall"
    """Attacks on it have two dice at most, bonus dice not counted."""
    NO_SHOOTING = "no-shooting"
    """It may not attack at range."""
    STRIKES_FIRST = "ambush"
    """It attacks its attacker before that one rolls."""
    STRUCK_FIRST = "fought"
    """It has done so, and does not battle back as well."""
    REROLL = "reroll"
    """Its roll is made again."""
    DIE_FOR_STRIKE = "berserk"
    """A further die for each of its Bonus Strikes that hits, once."""

    # Hits
    IGNORES_HELMETS = "ignore-colour"
    """So many helmets of its colour do not hit it."""
    IGNORES_STRIKES = "ignore-strikes"
    """So many Bonus Strikes do not hit it."""
    ONE_HIT = "at-most-one-hit"
    """A roll hits it once at most."""
    LORE_HITS = "lore-hits"
    """The Lore that it rolls hits."""
    STRIKES_ITSELF = "backstab"
    """The Bonus Strikes that it rolls hit itself."""

    # Morale
    BOLD = "bold"
    """It may ignore so many flags more."""
    IGNORES_ALL_FLAGS = "fearless"
    """It may ignore any number of flags."""
    IGNORES_NO_FLAGS = "daunted"
    """It may ignore no flag."""
    FRIGHTENED = "terrified"
    """It retreats two hexes for each flag."""
    BATTLES_BACK = "riposte"
    """It may battle back even if it is not bold."""

    # After a battle
    PURSUES = "rides"
    """It pursues as mounted units do."""
    BATTLES_AGAIN = "relentless"
    """It may battle once more this turn."""
    MOVES_AGAIN = "hit-and-run"
    """It may move once more after its battle."""

    # Orders and moves
    ORDER_LESS = "confusion"
    """Its side gives one order less."""
    COUNTERMANDED = "countermanded"
    """The order given to it is void."""
    HELD = "held"
    """It does not move."""
    EXTRA_MOVE = "extra-move"
    """It moves so many hexes further."""
    UNSTOPPED = "wind"
    """It moves so many hexes further, and no terrain stops it."""
    TUNNELLING = "tunnelling"
    """It has opened the Secret Passage and goes nowhere else this turn. BL-LMLAND-12"""


class LastingEffect(NamedTuple):
    """A word in force: on one unit, or on all units of a seat (`side(seat)`), with a number, until it ends."""

    word: Effect
    on: int
    number: int
    until: Until


def side(seat: int) -> int:
    """Stands for all units of a seat in an effect."""
    return -1 - seat
