"""What an attack or block depends on besides its value: the notes of `state.Points` that the rules heed.

Notes that say what else happens to whoever is defeated or blocked are named in cards/, beside that code.
"""

from __future__ import annotations

from typing import Final

SWIFT_TWICE: Final = "swift-twice"
"""A block that counts twice against a swift attack."""
BASH: Final = "shield-bash"
"""Such a block, whose excess lowers the Armor of the enemy blocked; it takes all block points with it."""
TWICE_IF_SWIFT: Final = (SWIFT_TWICE, BASH)
PER_MARK: Final = "per-mark"
"""A block that is stronger for each ability, colour and resistance of the enemy."""
FORK: Final = "fork-"
"""Followed by a number: an attack that strikes so many enemies once each."""
AGAIN: Final = "again-"
"""Followed by a number: a block that can be used so many times more, on different attacks."""
ONLY: Final = "only "
"""Followed by the number of an enemy: an attack on it, or a block of its attacks, and of nobody else's."""
NOT: Final = "not "
"""Followed by the number of an enemy: an attack on anybody but it."""
