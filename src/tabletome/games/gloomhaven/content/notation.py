"""The words in which cards, monsters and classes are declared.

A card is written as it is printed: `card("trample", 1, 72, top=act(Attack(3, pierce=2)), bottom=act(...))`. A value
on a monster's card is added to its statistics: `Move(+1), Attack(-1)`. What no word says is `Special("name")`, with a
function of that name in the chapter that performs it.

GH-ABIL-01, 02, 04, GH-MABIL-03, 04, GH-REF-01
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tabletome.games.gloomhaven.monsters import Area
from tabletome.geometry import Hex, find, parse_board, sub

Source: TypeAlias = Literal["book", "public", "original"]

# Conditions are bits, so that a figure's conditions are one number. GH-COND-25
POISON, WOUND, IMMOBILIZE, DISARM, STUN, MUDDLE, INVISIBLE, STRENGTHEN = (1 << bit for bit in range(8))
CONDITIONS = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", "invisible", "strengthen")
CURSE, BLESS = "curse", "bless"
BIT = {name: 1 << bit for bit, name in enumerate(CONDITIONS)}
END_OF_NEXT_TURN = IMMOBILIZE | DISARM | STUN | MUDDLE | INVISIBLE | STRENGTHEN
"""Those that are removed at the end of the figure's next turn."""
NEGATIVE = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", CURSE)

ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")
ANY_ELEMENT = "any"

# Whom an ability without a choice of target concerns
SELF = "self"
ADJACENT_ENEMIES = "adjacent enemies"
ONE_ADJACENT_ENEMY = "one adjacent enemy"
ENEMIES_IN_RANGE = "enemies in range"
ALLIES_IN_RANGE = "allies in range"
SELF_AND_ALLIES = "self and allies in range"
ADJACENT_ALLIES = "adjacent allies"
ALL_ADJACENT = "adjacent enemies and allies"
EVERY_ENEMY = "every enemy"
AROUND_TARGET = "around the target"
MOVED_THROUGH = "enemies moved through"
ON_THE_PATH = "enemies on the path to the target"


def area(drawing: str) -> Area:
    """A pattern: `x` a red hex, `@` the grey one. GH-AOE-03, 04"""
    drawn = parse_board(drawing)
    grey = "@" in drawn.values()
    origin = find(drawn, "@") if grey else next(h for h, token in drawn.items() if token == "x")
    return Area(frozenset(Hex(*sub(h, origin)) for h, token in drawn.items() if token == "x"), grey)


class Ability(msgspec.Struct, frozen=True):
    """One thing that a card makes a figure do."""


class More(msgspec.Struct, frozen=True):
    """What an attack gains if an element is consumed, or against a target of whom `when` is true. GH-ELEM-05"""

    consume: tuple[str, ...] = ()
    when: str = ""
    attack: int = 0
    times: int = 1
    per: str = ""
    """What `attack` is multiplied by: a count of something."""
    pierce: int = 0
    push: int = 0
    range: int = 0
    targets: int = 0
    area: Area | None = None
    give: tuple[str, ...] = ()
    xp: int = 0
    heal_for_each: int = 0
    """Heals the attacker so much for each target damaged."""


class Move(Ability, frozen=True):
    by: int
    jump: bool = False
    per: str = ""
    """A count that is the value instead."""
    loots: bool = False
    """Loots every hex entered."""


class Attack(Ability, frozen=True):
    """`by` is the value on a class card, and added to the statistic on a monster's."""

    by: int
    range: int = 0
    """A stated range; 0 for melee, or for the range of the statistic card. GH-MATK-04"""
    range_by: int = 0
    targets: int = 1
    area: Area | None = None
    whom: str = ""
    on_one: bool = False
    """All its targets' attacks fall on the focus."""
    pierce: int = 0
    push: int = 0
    pull: int = 0
    give: tuple[str, ...] = ()
    more: tuple[More, ...] = ()
    per: str = ""
    xp_each: int = 0
    """Experience for each enemy targeted."""
    hurts_around: int = 0
    """Damage suffered by everyone next to the target."""


class Heal(Ability, frozen=True):
    """`range` 0: itself only. GH-HEAL-01, 03"""

    by: int
    range: int = 0
    to: str = ""
    give: tuple[str, ...] = ()
    more: tuple[str, int] | None = None
    """An element, and what it adds if consumed."""
    many: tuple[str, int] | None = None
    """An element, and how many are healed if it is consumed."""


class Shield(Ability, frozen=True):
    by: int
    to: str = SELF
    range: int = 0


class Retaliate(Ability, frozen=True):
    by: int
    range: int = 1
    xp: int = 0
    """Experience each time."""


class Loot(Ability, frozen=True):
    range: int


class Give(Ability, frozen=True):
    """Conditions without an attack. GH-EFF-03"""

    conditions: tuple[str, ...]
    to: str
    range: int = 1
    push: int = 0


class Push(Ability, frozen=True):
    by: int
    to: str = ONE_ADJACENT_ENEMY
    more: tuple[str, int] | None = None
    """An element, and how far instead if it is consumed."""


class Pull(Ability, frozen=True):
    by: int
    range: int


class Drag(Ability, frozen=True):
    """One adjacent enemy is made to move so far, by the player's choice, to a hex adjacent to the figure."""

    by: int


class Suffer(Ability, frozen=True):
    """The figure itself suffers damage."""

    by: int


class Hurt(Ability, frozen=True):
    """Others suffer damage that is no attack."""

    by: int
    to: str


class Infuse(Ability, frozen=True):
    """GH-ELEM-02"""

    element: str


class Consume(Ability, frozen=True):
    """Abilities performed only if the element is consumed. GH-ELEM-05"""

    element: str
    then: tuple[Ability, ...]


class SummonMonster(Ability, frozen=True):
    """GH-MOTHER-02, 03"""

    monster: str
    rank: str = "normal"
    beside_target: bool = False
    as_healthy_as_summoner: bool = False


class MakeTrap(Ability, frozen=True):
    """A damage trap in an adjacent empty hex closest to an enemy. GH-OVL-11"""

    damage: int


class LayTrap(Ability, frozen=True):
    """A character's trap in an adjacent empty hex; `xp` is gained when an enemy springs it. GH-OVL-11"""

    damage: int
    conditions: tuple[str, ...] = ()
    xp: int = 0


class Summon(Ability, frozen=True):
    """A creature on an empty adjacent hex (see content/summons.py). GH-SUMMON-01"""

    name: str


class RecoverLost(Ability, frozen=True):
    """All lost cards return to hand. GH-RECOVER-01"""


class AllyRecovers(Ability, frozen=True):
    """One adjacent ally may take back all discarded cards. GH-RECOVER-01"""


class HealAll(Ability, frozen=True):
    """Every adjacent ally is healed."""

    by: int


class Rally(Ability, frozen=True):
    """Shield or attack for oneself and all adjacent allies, until the end of the round."""

    shield: int = 0
    attack: int = 0


class DisarmTrap(Ability, frozen=True):
    """GH-OVL-09"""


class Kill(Ability, frozen=True):
    """One adjacent enemy of whom `when` is true dies."""

    when: str


class Avoided(Ability, frozen=True):
    """All attacks targeting the figure this round are made with disadvantage."""


class OnDeath(Ability, frozen=True):
    """An attack made if the monster dies this round."""

    attack: Attack


class BossSpecial(Ability, frozen=True):
    number: int


# Lasting effects of cards in the active area. GH-ACTIVE-01


class Stronger(Ability, frozen=True):
    """Bonus to attacks on targets of whom `when` is true."""

    by: int = 0
    times: int = 1
    when: str = ""
    give: tuple[str, ...] = ()
    advantage: bool = False


class Ward(Ability, frozen=True):
    """Shield against attacks, used up slot by slot."""

    by: int


class Negate(Ability, frozen=True):
    """Damage is not suffered, once for each slot. GH-ACTIVE-06"""


class Protect(Ability, frozen=True):
    """Attacks on adjacent allies fall on the figure instead."""


Stays: TypeAlias = Literal["", "round", "persistent"]


class Act(msgspec.Struct, frozen=True):
    """One half of a card. `slots` are the use slots, each with the experience it gives. GH-ABIL-04, GH-ACTIVE-02"""

    abilities: tuple[Ability, ...]
    lost: bool = False
    xp: int = 0
    infuse: tuple[str, ...] = ()
    stays: Stays = ""
    slots: tuple[int, ...] = ()


def act(
    *abilities: Ability,
    lost: bool = False,
    xp: int = 0,
    infuse: tuple[str, ...] = (),
    stays: Stays = "",
    slots: tuple[int, ...] = (),
) -> Act:
    return Act(abilities, lost or bool(slots), xp, infuse, stays or ("persistent" if slots else ""), slots)


class MonsterCard(msgspec.Struct, frozen=True):
    """One of the eight ability cards of a deck. GH-MABIL-03, 05"""

    initiative: int
    abilities: tuple[Ability, ...]
    shuffle: bool = False


def card(initiative: int, *abilities: Ability, shuffle: bool = False) -> MonsterCard:
    return MonsterCard(initiative, abilities, shuffle)


class Stat(msgspec.Struct, frozen=True):
    """One column of a monster statistic card at one level. GH-MSTAT-03, 04, 05"""

    health: int
    move: int
    attack: int
    range: int = 0
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    pierce: int = 0
    targets: int = 1
    give: tuple[str, ...] = ()
    flying: bool = False
    avoided: bool = False
    """Attacks on it are made with disadvantage."""
    advantage: bool = False
    immune: tuple[str, ...] = ()


class MonsterType(msgspec.Struct, frozen=True):
    """A monster statistic card: normal and elite by level. GH-MSTAT-01"""

    name: str
    deck: str
    standees: int
    normal: tuple[Stat, ...]
    elite: tuple[Stat, ...]
    source: Source = "public"
