"""Which units Tactic cards and Lore cards order, and how those units move and fight. BL-CMD-10"""

from __future__ import annotations

import enum

import msgspec

from tabletome.games.battlelore.content import notation, troops


class BonusDie(enum.Enum):
    """In which attacks an ordered unit rolls a die more. BL-CMD-05"""

    NEVER = "never"
    IN_MELEE = "in melee"
    ALWAYS = "always"


class Ordering(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of one tactic."""

    colour: int | None = None
    """Only units of this colour are ordered. BL-CMD-14"""
    troop_class: str = ""
    """Only units of this class are ordered. BL-CREAT-02"""
    one_group: bool = False
    """Ordered units stand beside each other."""
    shooters: bool = False
    """Only units that can shoot at an enemy are ordered, and they do not fight hand to hand. BL-CMD-13"""
    engaged: bool = False
    """Only units beside an enemy are ordered."""
    by_dice: bool = False
    """Dice say how many units of each colour are ordered."""
    melee_only: bool = False
    """Ordered units may not shoot."""
    stand_still: bool = False
    """Ordered units may not move."""
    shoot_twice: bool = False
    """Ordered units may battle twice."""
    foot_hexes: int = 0
    """Foot units may move so many hexes and still battle."""
    red_mounted_hexes: int = 0
    """Red mounted units may move so many hexes and still battle."""
    bonus_die: BonusDie = BonusDie.NEVER


class Tactic(enum.Enum):
    """Which units are ordered, and how. The word is what a state stores."""

    facts: Ordering

    def __new__(cls, word: str, facts: Ordering) -> Tactic:
        member = object.__new__(cls)
        member._value_ = word
        member.facts = facts
        return member

    SECTIONS = "", Ordering()
    """No tactic: units are ordered by sections."""
    ANY = "any", Ordering()
    GREEN = "green", Ordering(colour=notation.GREEN)
    BLUE = "blue", Ordering(colour=notation.BLUE)
    RED = "red", Ordering(colour=notation.RED)
    FOOT = "foot", Ordering(troop_class=troops.FOOT)
    MOUNTED_CHARGE = (
        "mounted",
        Ordering(troop_class=troops.MOUNTED, melee_only=True, red_mounted_hexes=3, bonus_die=BonusDie.IN_MELEE),
    )
    FOOT_ONSLAUGHT = "onslaught", Ordering(troop_class=troops.FOOT, one_group=True, melee_only=True, foot_hexes=2)
    DARKEN_THE_SKY = "shoot", Ordering(shooters=True, stand_still=True, shoot_twice=True)
    LEADERSHIP = "leader", Ordering(bonus_die=BonusDie.ALWAYS)
    ASSAULT = "assault", Ordering(bonus_die=BonusDie.IN_MELEE)
    CLOSE_RANKS = "engaged", Ordering(engaged=True, stand_still=True)
    DICE = "dice", Ordering(by_dice=True, bonus_die=BonusDie.ALWAYS)
    COUNTER = "counter", Ordering()
    """Whatever the opponent's last card orders."""
