"""The Unit cards: twenty Regular and twenty Elite of the base box, and those of the expansions. MK-SETUP-24, MK-UNIT-01

Where published tables differ: Fire Mages have Armor 4; resistances are from the one that lists them. What Units can be
activated for is written in cards/units.py.
"""

from __future__ import annotations

import dataclasses
from typing import Final

from tabletome.games.mage_knight.content.box import FIRE, ICE, PHYSICAL, Element, Source
from tabletome.games.mage_knight.content.tiles import CITY, GLADE, KEEP, MONASTERY, TOWER, VILLAGE

REGULAR, ELITE = "regular", "elite"
PROUD, ROUGH, BOUND = "proud", "rough", "bound"


@dataclasses.dataclass(frozen=True)
class UnitCard:
    """What is printed on a Unit card besides its abilities."""

    name: str
    tier: str
    level: int
    cost: int
    armor: int
    sites: tuple[str, ...]
    """Where it can be recruited."""
    resists: tuple[Element, ...] = ()
    copies: int = 2
    expansion: bool = False
    temper: str = ""
    """Heroes are `proud`: Reputation counts twice when they are recruited, and they take 2 Influence to storm a place.
    Thugs are `rough`: bad Reputation helps to recruit them, and they take 2 Influence to be assigned damage. Familiars
    are `bound` by a mana that lies on their card."""
    source: Source = "public"


def hero(colour: str, armor: int, resists: tuple[Element, ...]) -> UnitCard:
    """A hero for hire."""
    return UnitCard(
        f"heroes-{colour}",
        ELITE,
        level=3,
        cost=9,
        armor=armor,
        sites=(VILLAGE, KEEP, CITY),
        resists=resists,
        copies=1,
        expansion=True,
        temper=PROUD,
    )


UNITS: Final = {
    card.name: card
    for card in (
        UnitCard("peasants", REGULAR, level=1, cost=4, armor=3, sites=(VILLAGE,), copies=3),
        UnitCard("foresters", REGULAR, level=1, cost=5, armor=4, sites=(VILLAGE,)),
        UnitCard("herbalists", REGULAR, level=1, cost=3, armor=2, sites=(VILLAGE, MONASTERY)),
        UnitCard("utem-crossbowmen", REGULAR, level=2, cost=6, armor=4, sites=(VILLAGE, KEEP)),
        UnitCard("utem-guardsmen", REGULAR, level=2, cost=5, armor=5, sites=(VILLAGE, KEEP)),
        UnitCard("utem-swordsmen", REGULAR, level=2, cost=6, armor=4, sites=(KEEP,)),
        UnitCard("guardian-golems", REGULAR, level=2, cost=7, armor=3, sites=(KEEP, TOWER), resists=(PHYSICAL,)),
        UnitCard("illusionists", REGULAR, level=2, cost=7, armor=2, sites=(MONASTERY, TOWER), resists=(PHYSICAL,)),
        UnitCard("red-cape-monks", REGULAR, level=2, cost=7, armor=4, sites=(MONASTERY,), copies=1),
        UnitCard("northern-monks", REGULAR, level=2, cost=7, armor=4, sites=(MONASTERY,), copies=1),
        UnitCard("savage-monks", REGULAR, level=2, cost=7, armor=4, sites=(MONASTERY,), copies=1),
        UnitCard("fire-golems", ELITE, level=3, cost=8, armor=4, sites=(KEEP, TOWER), resists=(PHYSICAL, FIRE)),
        UnitCard("ice-golems", ELITE, level=3, cost=8, armor=4, sites=(KEEP, TOWER), resists=(PHYSICAL, ICE)),
        UnitCard("fire-mages", ELITE, level=3, cost=9, armor=4, sites=(TOWER, MONASTERY), resists=(FIRE,)),
        UnitCard("ice-mages", ELITE, level=3, cost=9, armor=4, sites=(TOWER, MONASTERY), resists=(ICE,)),
        UnitCard("amotep-gunners", ELITE, level=3, cost=8, armor=6, sites=(KEEP, CITY)),
        UnitCard("amotep-freezers", ELITE, level=3, cost=8, armor=6, sites=(KEEP, CITY)),
        UnitCard("catapults", ELITE, level=3, cost=9, armor=4, sites=(KEEP, CITY), copies=3),
        UnitCard("altem-mages", ELITE, level=4, cost=12, armor=5, sites=(CITY,), resists=(FIRE, ICE)),
        UnitCard("altem-guardians", ELITE, level=4, cost=11, armor=7, sites=(CITY,), copies=3),
        UnitCard(
            "scouts", REGULAR, level=1, cost=4, armor=2, sites=(VILLAGE, KEEP, TOWER, MONASTERY, CITY), expansion=True
        ),
        UnitCard("thugs", REGULAR, level=1, cost=5, armor=5, sites=(VILLAGE, KEEP), temper=ROUGH, expansion=True),
        UnitCard("shocktroops", REGULAR, level=2, cost=6, armor=3, sites=(KEEP,), expansion=True),
        UnitCard(
            "magic-familiars",
            REGULAR,
            level=2,
            cost=6,
            armor=5,
            sites=(MONASTERY, TOWER, GLADE),
            temper=BOUND,
            expansion=True,
        ),
        hero("white", 6, ()),
        hero("green", 3, (PHYSICAL,)),
        hero("blue", 4, (ICE,)),
        hero("red", 4, (FIRE,)),
        UnitCard(
            "sorcerers", ELITE, level=3, cost=9, armor=4, sites=(TOWER, MONASTERY), resists=(FIRE, ICE), expansion=True
        ),
        UnitCard(
            "delphana-masters",
            ELITE,
            level=4,
            cost=13,
            armor=3,
            sites=(CITY,),
            resists=(PHYSICAL, FIRE, ICE),
            expansion=True,
        ),
    )
}


TEMPERAMENTAL: Final = frozenset(name for name, card in UNITS.items() if card.temper)
"""Units that take Influence, or mana, before they serve."""


def deck(tier: str, *, expansion: bool = False) -> list[str]:
    """Every card of one back; those of the expansions only if they are in play."""
    return [
        name
        for name, card in UNITS.items()
        if card.tier == tier and (expansion or not card.expansion)
        for _ in range(card.copies)
    ]
