"""Boons: what an attack or a defence gains, by symbols or for nothing. SS-COMBAT-07, SS-COMBAT-37"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from tabletome.engine.actions import kebab
from tabletome.games.sword_and_sorcery.content.notation.words import Word

ALL = 99
"""As many as there are."""


class Boon(Word, tag_field="kind", tag=kebab):
    """One thing an attack or a defence gains; `n` is how much of it."""

    n: int = 1

    adds_up: ClassVar[bool] = False
    """Several of it count together."""
    works_apart: ClassVar[bool] = False
    """Each of several works by itself, one after the other; of all others the strongest counts. SS-COMBAT-09"""


class Hits(Boon):
    """So many hits more. SS-COMBAT-14"""

    adds_up: ClassVar[bool] = True


class Lethal(Boon):
    """So many hits (ALL: every one) that armor and defence dice cannot stop. SS-EFFECT-24"""

    adds_up: ClassVar[bool] = True


class Pierce(Boon):
    """The target's armor is so much less (ALL: it is ignored). SS-COMBAT-17"""

    adds_up: ClassVar[bool] = True


class Crit(Boon):
    """Whoever is hit draws critical tokens. SS-EFFECT-01"""

    adds_up: ClassVar[bool] = True


class Aoe(Boon):
    """Everyone of the target's faction within so many areas of it is struck too. SS-EFFECT-20"""


class Again(Boon):
    """One more attack with this weapon on the same enemy. SS-COMBAT-38"""

    adds_up: ClassVar[bool] = True


class AgainOnAny(Boon):
    """One more attack with this weapon on any enemy in its reach. SS-ITEMCARD-15"""

    adds_up: ClassVar[bool] = True


class Grip(Boon):
    """An enemy follows with its off weapon. SS-BEST-04"""


class Reroll(Boon):
    """So many of the own dice (ALL: any) may be thrown again. SS-COMBAT-36"""


class Bash(Boon):
    """Whoever is hit is pushed one area back. SS-EFFECT-10"""


class Knockdown(Boon):
    """The target is knocked down. SS-COND-06"""

    works_apart: ClassVar[bool] = True


class Blinded(Boon):
    """The target is Blinded. SS-COND-16"""

    works_apart: ClassVar[bool] = True


class Slowed(Boon):
    """The target is Slowed. SS-COND-18"""

    works_apart: ClassVar[bool] = True


class Stunned(Boon):
    """The target is Stunned. SS-COND-20"""

    works_apart: ClassVar[bool] = True


class Poison(Boon):
    """The target is poisoned, at level I or II. SS-COND-13"""

    works_apart: ClassVar[bool] = True


class Fire(Boon):
    """The target gets a fire token of level I or II. SS-EFFECT-17"""

    works_apart: ClassVar[bool] = True


class Trip(Boon):
    """A hero saves, or is knocked down and loses 1 HP. SS-BEST-11"""

    works_apart: ClassVar[bool] = True


class Drain(Boon):
    """The attacker recovers as many HP as the damage dealt. SS-POWCARD-05"""


class Heal(Boon):
    """The attacking hero recovers so many HP."""

    adds_up: ClassVar[bool] = True


class Guard(Boon):
    """The attacking hero has so many shields more in every defence until the Time Phase. SS-ICON-12"""

    adds_up: ClassVar[bool] = True


class Shields(Boon):
    """So many shields more in this defence. SS-COMBAT-24"""


AnyBoon: TypeAlias = (
    Hits | Lethal | Pierce | Crit | Aoe | Again | AgainOnAny | Grip | Reroll | Bash | Knockdown | Blinded | Slowed
    | Stunned | Poison | Fire | Trip | Drain | Heal | Guard | Shields
)  # fmt: skip
"""All of them, so that a saved game can be read."""
