"""Enemies: their weapons, behaviours, powers and cards. SS-ENEMY-01"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tabletome.games.sword_and_sorcery.content.notation.attacks import Spend
from tabletome.games.sword_and_sorcery.content.notation.terms import Source, Value


class Blow(msgspec.Struct, frozen=True, gc=False):
    """An enemy's weapon. SS-ENEMY-13"""

    name: str
    value: Value
    spends: tuple[Spend, ...] = ()
    damage: str = ""


Sentence: TypeAlias = tuple[str, ...]
"""One sentence of a behaviour: (`engage`,), (`move`, `2`), (`attack`, `main`), (`attack`, `main`, `2`) twice,
(`shoot`, `off`, `2`) the nearest hero in sight within 2, (`use`, POWER), (`wounded`, POWER) use it if wounded,
(`downed`, POWER, `main`) the power if engaged with a knocked-down hero, else an attack; (`engaged`, `2`, POWER) the
power
if engaged with so many heroes; (`charge`,) regains a charge; (`retreat`, `1`)."""


class Behaviour(msgspec.Struct, frozen=True, gc=False):
    """What an enemy does with a hero at one of these distances; none: the last resort {+}. SS-AI-14"""

    at: tuple[int, ...]
    do: tuple[Sentence, ...]


class Trait(msgspec.Struct, frozen=True, gc=False):
    """A power of an enemy: when it works, its number (I, II ...), its charges. SS-ICON-07"""

    name: str
    icon: Literal["always", "movement", "attack", "reaction", "behavior", "special"]
    n: int = 1
    charges: int = 0


class Scroll(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Behaviours, powers and weapons of one enemy rank, common to all its copies. SS-ENEMY-05, SS-ENEMY-06"""

    name: str
    kind: str
    rank: str
    race: str
    style: str
    difficulty: int = 1
    target: str
    """`most-wounded`, `nearest`, `richest`, a fighting style, or `priority`. SS-ICON-08"""
    main: Blow
    off: Blow | None = None
    traits: tuple[Trait, ...] = ()
    behaviours: tuple[Behaviour, ...]
    flying: bool = False
    source: Source = "original"


class EnemyCard(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One enemy. SS-ENEMY-17"""

    name: str
    scroll: str
    copy: int = 1
    """Seals. SS-ENEMY-04"""
    hp: int
    hp_many: int = 0
    """With 4 or more heroes. SS-ENEMY-23"""
    armor: int = 0
    shields: int = 0
    defence: int = 0
    defences: tuple[Spend, ...] = ()
    resists: tuple[tuple[str, int], ...] = ()
    """Damage type (or `any`, `any-but-slash`) and what it adds to the hits. SS-COMBAT-29"""
    power_icons: int = 0
    crowns: int = 0
    loot: int = 0
    treasures: int = 0
    soul_points: int = 0
    figures: int = 1
    """More than one: a Horde, each with these HP. SS-ENEMY-25, SS-ENEMY-26"""
    flip: str = ""
    """A master's other side, to which the card turns when this one is beaten. SS-MASTER-07"""
    immune: tuple[str, ...] = ()
    source: Source = "original"


class EnemyPower(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An enemy power card: both levels. SS-ENEMY-32"""

    name: str
    icon: Literal["always", "movement", "attack", "reaction", "special"]
    does: str = ""
    """What it does with its strength: adds `steps`, `armor` or `shields`, lets it `recover` HP each round,
    `death-throes` hurt whoever stands by, `vengeance` strikes back; or the special power that it is. Attack powers have
    `spends`.
    """
    one: int
    two: int
    """The strength of the power in act I and II."""
    spends: tuple[Spend, ...] = ()
    spends_two: tuple[Spend, ...] = ()
    source: Source = "original"
