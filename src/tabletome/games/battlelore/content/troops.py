"""Troops, weapons and Creatures, as their banners and summary cards give them. BL-UNIT, BL-WEAP, BL-DWARF, BL-GOBLIN,
BL-CREAT-33, BL-SPIDER-01
"""

from __future__ import annotations

import dataclasses
import enum

from tabletome.games.battlelore.content.notation import BLUE, COLOURS, GREEN, RED, Source
from tabletome.games.battlelore.content.powers import Power

FOOT, MOUNTED, CREATURE = "foot", "mounted", "creature"
SIZES = {FOOT: 4, MOUNTED: 3, CREATURE: 1}
"""Figures of a unit, the banner bearer included, unless the adventure says otherwise. BL-SETUP-06, BL-OVER-04"""


@dataclasses.dataclass(frozen=True)
class Weapon:
    """What a weapon's card says beside the dice of the banner's colour. BL-WEAP-01, 02"""

    name: str
    reach: int = 1
    strikes_in_melee: bool = True
    strikes_at_range: bool = False
    spared_by_mounted: int = 0
    """Bonus Strikes of each roll that a mounted target ignores."""
    after_moving: int = 0
    """Change of the dice of a unit that moved this turn."""

    @property
    def shoots(self) -> bool:
        """Whether it is a ranged weapon."""
        return self.reach > 1


SHORT_SWORD = Weapon("short-sword", spared_by_mounted=1)  # BL-WEAP-04, 06, 07, 08
LONG_SWORD = Weapon("long-sword")  # BL-WEAP-11
COMMON_BOW = Weapon("common-bow", reach=4, strikes_in_melee=False, after_moving=-1)  # BL-WEAP-03, 13, 14, 15
CROSSBOW = Weapon("crossbow", reach=3, strikes_in_melee=False, strikes_at_range=True, after_moving=-1)
"""BL-WEAP-17, 18, 21"""
FANGS, CLUB, STONE_FISTS = Weapon("fangs"), Weapon("club"), Weapon("stone-fists")
WEAPONS = (SHORT_SWORD, LONG_SWORD, COMMON_BOW, CROSSBOW)
"""The four basic weapons. BL-WEAP-05, BL-RANGE-05"""


class Gait(enum.Enum):
    """How the land and its rules bear on a unit."""

    COMMON = "common"
    WOODLAND = "woodland"
    """Forests neither stop it nor limit its dice, and every forest is its Lair."""
    BY_LORE = "by lore"
    """It goes a hex for each Lore paid, heedless of terrain, and never retreats."""


@dataclasses.dataclass(frozen=True)
class Troop:
    """A kind of unit: all that its banner shows, but for the side. BL-UNIT-02..05"""

    name: str
    kind: str
    race: str
    troop_class: str
    colour: int
    weapon: Weapon
    move: int
    """Hexes at most."""
    move_and_battle: int
    """Hexes after which it may still battle."""
    dice: int
    source: Source = "book"
    bold: int = 0
    """Flags it may ignore by its nature."""
    hexes_per_flag: int = 1
    frightened: bool = False
    powers: tuple[tuple[Power, int], ...] = ()
    """A Creature's powers and the Lore each costs, the weakest first. BL-CREAT-24"""
    gait: Gait = Gait.COMMON
    """How it goes over the land."""
    rolls_strikes_again: bool = False
    """Each Bonus Strike that it rolls is rolled once more, until none comes."""

    @property
    def size(self) -> int:
        return SIZES[self.troop_class]

    @property
    def most_stored(self) -> int:
        """The Lore a Creature can keep: what its dearest power costs. BL-CREAT-30"""
        return max((cost for _, cost in self.powers), default=0)


MOVES = {
    (FOOT, GREEN): (2, 2), (FOOT, BLUE): (2, 1), (FOOT, RED): (1, 1),
    (MOUNTED, GREEN): (4, 4), (MOUNTED, BLUE): (3, 3), (MOUNTED, RED): (2, 2),
}  # fmt: skip
"""Hexes at most, and hexes with a battle after them. BL-UNIT-08..11, BL-MOVE-12..20"""
DICE = {GREEN: 2, BLUE: 3, RED: 4}
"""BL-DICE-01"""

TROOPS: dict[str, Troop] = {}
CODES: dict[str, str] = {}
"""How armies are drawn: BS is a unit of blue swordsmen."""


def troop(letter: str, kind: str, race: str, troop_class: str, weapon: Weapon, source: Source = "book") -> None:
    """One kind of troops, in each of the three colours: training changes the banner, not the weapon.

    Dwarves are bold, Goblins frightened. BL-LMLAND-18, BL-DWARF-01, 03, 04, BL-GOBLIN-06
    """
    for colour, name in enumerate(COLOURS):
        move, move_and_battle = MOVES[troop_class, colour]
        TROOPS[f"{kind}-{name}"] = Troop(
            name=f"{kind}-{name}",
            kind=kind,
            race=race,
            troop_class=troop_class,
            colour=colour,
            weapon=weapon,
            move=move,
            move_and_battle=move_and_battle,
            dice=DICE[colour],
            source=source,
            bold=1 if race == "dwarves" else 0,
            frightened=race == "goblins",
            hexes_per_flag=2 if race == "goblins" else 1,
        )
        CODES[name[0].upper() + letter] = f"{kind}-{name}"


troop("A", "archers", "men", FOOT, COMMON_BOW)
troop("S", "swordsmen", "men", FOOT, SHORT_SWORD)
troop("C", "riders", "men", MOUNTED, LONG_SWORD)
troop("X", "dwarf-crossbowmen", "dwarves", FOOT, CROSSBOW)  # BL-DWARF-02
troop("D", "dwarf-swordsmen", "dwarves", FOOT, SHORT_SWORD)  # BL-DWARF-03
troop("O", "goblin-archers", "goblins", FOOT, COMMON_BOW)  # BL-GOBLIN-01
troop("G", "goblin-swordsmen", "goblins", FOOT, SHORT_SWORD)
troop("Y", "goblin-riders", "goblins", MOUNTED, LONG_SWORD)


def creature(
    code: str,
    name: str,
    colour: int,
    move: int,
    weapon: Weapon,
    dice: int,
    powers: tuple[tuple[Power, int], ...],
    source: Source,
    gait: Gait = Gait.COMMON,
    rolls_strikes_again: bool = False,
) -> None:
    """A single figure that is neither foot nor mounted, bold by nature. BL-CREAT-01, 14, 18, 33"""
    TROOPS[name] = Troop(
        name=name,
        kind=name,
        race="creatures",
        troop_class=CREATURE,
        colour=colour,
        weapon=weapon,
        move=move,
        move_and_battle=move,
        dice=dice,
        source=source,
        bold=1,
        hexes_per_flag=0 if gait is Gait.BY_LORE else 2,
        powers=powers,
        gait=gait,
        rolls_strikes_again=rolls_strikes_again,
    )
    CODES[code] = name


creature("SP", "giant-spider", GREEN, 4, FANGS, 2, ((Power.WEB, 1), (Power.POISON, 2)), "book")
creature("WG", "wood-giant", GREEN, 2, CLUB, 2, ((Power.HURL, 1),), "public", Gait.WOODLAND, rolls_strikes_again=True)
creature(
    "EE", "earth-elemental", RED, 0, STONE_FISTS, 4, ((Power.TREMOR, 1), (Power.EARTHQUAKE, 2)), "public", Gait.BY_LORE
)

CREATURES = tuple(name for name, each in TROOPS.items() if each.troop_class == CREATURE)
"""The box holds the Giant Spider; the other two were published apart. BL-CREAT-34"""


def trained(name: str) -> str:
    """The same troops with the banner of the next level."""
    each = TROOPS[name]
    return f"{each.kind}-{COLOURS[each.colour + 1]}"
