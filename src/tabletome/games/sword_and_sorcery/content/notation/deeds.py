"""Deeds: what using a power or an item does, line by line. SS-ACT-18, SS-POWER-16"""

from __future__ import annotations

import enum
from typing import TypeAlias

import msgspec

from tabletome.games.sword_and_sorcery.content.notation.attacks import Boost, Spend
from tabletome.games.sword_and_sorcery.content.notation.terms import Value
from tabletome.games.sword_and_sorcery.content.notation.words import Word


class Whom(enum.Enum):
    """Whom a deed concerns."""

    SELF = "self"
    HERO = "hero"
    """One that the user chooses in range."""
    ENEMY = "enemy"
    """One that the user chooses in range."""
    HEROES_HERE = "heroes-here"
    """In the user's area."""
    ENEMIES_HERE = "enemies-here"
    ENEMIES_NEAR = "enemies-near"
    """Within 1 area."""


SELF, HERO, ENEMY = Whom.SELF, Whom.HERO, Whom.ENEMY
HEROES_HERE, ENEMIES_HERE, ENEMIES_NEAR = Whom.HEROES_HERE, Whom.ENEMIES_HERE, Whom.ENEMIES_NEAR


class PerLevel(msgspec.Struct, frozen=True, gc=False):
    """So many for each Soulrank of the user. SS-SOUL-11"""

    n: int


class PerHalfLevel(msgspec.Struct, frozen=True, gc=False):
    """So many for every two Soulranks of the user, rounded up. SS-SOUL-12"""

    n: int


Amount: TypeAlias = int | PerLevel | PerHalfLevel


class Deed(Word):
    """One thing that using a power or an item does."""

    @property
    def to(self) -> Whom:
        """Whom it concerns: the user, where the word says nothing else."""
        return SELF


class EnemyDeed(Deed):
    """A deed on an enemy that the user chooses."""

    @property
    def to(self) -> Whom:
        return ENEMY


# Attacks


class Attack(EnemyDeed):
    """An attack of its own on the chosen enemy. SS-COMBAT-01"""

    value: Value
    damage: str
    spends: tuple[Spend, ...] = ()


class GainBoost(Deed):
    """The next fitting attack of the user gains something, or all until the Time Phase. SS-ACT-20"""

    boost: Boost
    hits_per_level: int = 0


# Healing


class Heal(Deed):
    """They recover HP. SS-COMPAN-14"""

    hp: Amount
    to: Whom = SELF


class Cure(Deed):
    """They lose so many body conditions (ALL: every one) of the user's choice. SS-COND-04"""

    count: int
    to: Whom = SELF


class Refresh(Deed):
    """So many used powers of the user's choice are ready again. SS-POWER-25"""

    count: int


# Wards


class MagicShields(Deed):
    """They gain magic shield tokens. SS-ITEM-28"""

    count: int
    to: Whom = SELF


class ShieldBonus(Deed):
    """They have more shields in every defence until the Time Phase. SS-ICON-12"""

    count: int
    to: Whom = SELF


class ArmorBonus(Deed):
    """They have more armor until the Time Phase. SS-ICON-12"""

    count: int
    to: Whom = SELF


class HitBonus(Deed):
    """Their attacks have more hits until the Time Phase. SS-ICON-12"""

    count: int
    to: Whom = SELF


# Harm


class Harm(Deed):
    """They lose HP; nothing prevents it. SS-GOLD-06"""

    hp: Amount
    to: Whom = SELF


class Afflict(Deed):
    """They get a body condition. SS-COND-02"""

    condition: str
    to: Whom = SELF


class RollToAfflict(EnemyDeed):
    """If a blue die shows the symbol, the chosen enemy gets a body condition."""

    symbol: int
    condition: str


class Command(EnemyDeed):
    """The chosen enemy, of this rank at most, attacks another one in its area. SS-POWCARD-12"""

    rank: str


# Stealth


class Hide(Deed):
    """The user is hidden until the next activity. SS-AI-25, SS-MOVE-17"""


class Cloak(Deed):
    """Enemies cannot choose the user as target until the Time Phase. SS-ITEMCARD-13"""


# Movement


class Rush(Deed):
    """The user has more movement points. SS-MOVE-08"""

    points: int


class Blink(Deed):
    """The user is put in an area in sight, at most so many away, without evading."""

    areas: int


class Tumble(Deed):
    """The user's next Evade provokes no attacks. SS-MOVE-19"""


# Tokens


class PlaceToken(Deed):
    """A rune, an illusion or a snare is placed in the user's area. SS-POWER-05"""

    token: str


# Companions


class Summon(Deed):
    """The companion comes, or acts, at this rank. SS-COMPAN-02"""

    rank: int


# Gains


class Crowns(Deed):
    """The user gains crowns. SS-CROWN-02"""

    amount: int


class IgnoreRank(Deed):
    """The user's next power may be used at any level. SS-ITEMCARD-11"""


class VisitEmporium(Deed):
    """All heroes may visit the Emporium. SS-EMPOR-01"""


# Reactions


class Reaction(Deed):
    """What answers an attack on a hero, before the defence. SS-ICON-03"""


class Dodge(Reaction):
    """An attack on the user has so many hits less."""

    hits: int


class Protect(Reaction):
    """The user becomes the target of an attack on another hero."""
