"""What a card lays on units for a while: the words that combat, morale, movement and orders ask the state for.

An effect in force is a word of this page, the unit it is on, a number and until when it lasts: `state.LastingEffect`.
Where a word speaks of so many of something, that is the number.
"""

from __future__ import annotations

from typing import Final

# Until when
ROLL: Final = "roll"
BATTLE: Final = "battle"
TURN: Final = "turn"

# The dice of an attack
DICE: Final = "dice"
"""So many dice more in its attacks."""
MELEE_DICE: Final = "melee-dice"
RANGED_DICE: Final = "ranged-dice"
FEWER_DICE: Final = "fewer-dice"
"""So many dice less in its attacks, but at least one."""
TWO_DICE: Final = "two-dice"
"""It attacks with two dice at most, bonus dice included."""
UNCAPPED: Final = "sure-shot"
"""A die more in its attacks, and terrain takes none away."""
CAPPED: Final = "shield-wall"
"""Attacks on it have two dice at most, bonus dice not counted."""
NO_SHOOTING: Final = "no-shooting"
STRIKES_FIRST: Final = "ambush"
"""It attacks its attacker before that one rolls."""
STRUCK_FIRST: Final = "fought"
"""It has done so, and does not battle back as well."""
REROLL: Final = "reroll"
"""Its roll is made again."""
DIE_FOR_STRIKE: Final = "berserk"
"""A further die for each of its Bonus Strikes that hits, once."""

# Hits
IGNORES_HELMETS: Final = "ignore-colour"
"""So many helmets of its colour do not hit it."""
IGNORES_STRIKES: Final = "ignore-strikes"
"""So many Bonus Strikes do not hit it."""
ONE_HIT: Final = "at-most-one-hit"
LORE_HITS: Final = "lore-hits"
"""The Lore that it rolls hits."""
STRIKES_ITSELF: Final = "backstab"
"""The Bonus Strikes that it rolls hit itself."""

# Morale
BOLD: Final = "bold"
"""It may ignore so many flags more."""
IGNORES_ALL_FLAGS: Final = "fearless"
IGNORES_NO_FLAGS: Final = "daunted"
FRIGHTENED: Final = "terrified"
BATTLES_BACK: Final = "riposte"
"""It may battle back even if it is not bold."""

# After a battle
PURSUES: Final = "rides"
"""It pursues as riders do."""
BATTLES_AGAIN: Final = "relentless"
MOVES_AGAIN: Final = "hit-and-run"

# Orders and moves
ORDER_LESS: Final = "confusion"
"""Its side gives one order less."""
COUNTERMANDED: Final = "countermanded"
"""The order given to it is void."""
HELD: Final = "held"
"""It does not move."""
EXTRA_MOVE: Final = "extra-move"
"""It moves so many hexes further."""
UNSTOPPED: Final = "wind"
"""So many hexes further, and no terrain stops it."""
TUNNELLING: Final = "tunnelling"
"""It has opened the Secret Passage and goes nowhere else this turn. BL-LMLAND-12"""
