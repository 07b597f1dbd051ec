"""What else an attack or a block says: a type for each note that stands beside its points.

`Attack(2, note=notes.Chivalry())`. What a note is worth against a target the rules know (rules/combat); what follows
when it has defeated or blocked somebody is added by the card (cards/).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union, dataclass_transform

import msgspec

from tabletome.engine.by_type import leaf_types


@dataclass_transform(frozen_default=True)
class Note(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that depends on the target, or follows."""


# Whom the points are for


class Aimed(Note):
    """The points depend on one enemy, by its number."""

    foe: int


class OnlyAgainst(Aimed):
    """An attack on that enemy, or a block of its attacks, and of nobody else's."""


class NotAgainst(Aimed):
    """An attack on anybody but that enemy."""


class Forked(Note):
    """An attack that strikes so many enemies once each."""

    times: int


class Again(Note):
    """A block that can be used so many times more, on different attacks."""

    times: int


# Blocks


class TwiceIfSwift(Note):
    """A block that counts twice against a swift attack."""


class SwiftTwice(TwiceIfSwift):
    """And that is all."""


class Bash(TwiceIfSwift):
    """Its excess lowers the Armor of the enemy blocked; it takes all block points with it."""


class PerMark(Note):
    """A block that is stronger for each ability, attack colour and resistance of the enemy."""


class LowersArmor(Note):
    """The enemy blocked has so much less Armor."""

    by: int


class Burning(Note):
    """Who blocks with it has a Fire Attack in the Attack phase."""


class Exploding(Note):
    """The enemy blocked is destroyed."""


# Attacks


class Chivalry(Note):
    """Reputation, and so much Fame, for each enemy defeated."""

    fame: int = 0


class Explosive(Note):
    """For each enemy defeated another one has less Armor."""


class TakesSoul(Note):
    """A crystal for one of the enemies defeated."""


if TYPE_CHECKING:
    AnyNote: TypeAlias = Note
else:
    AnyNote = Union[tuple(sorted(leaf_types(Note), key=lambda note: note.__name__))]  # noqa: UP007
"""Any of them, as a state is read."""
