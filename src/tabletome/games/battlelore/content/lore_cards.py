"""The 60 Lore cards as printed, 15 for each Lore Master. BL-COMP-06, BL-LCARD-01..05, 10, BL-LPHASE

`public` cards have their published cost, moment and effect; of `mixed` cards a part is published and the rest is ours.
The facts of the others are lost; they are ours, also where they bear a name that the book or the publisher mentions
(Ambush, Hit and Run, Summon Lore, Eagle Eye, ...).
What a card is played on and what it does has code of its own: see the room `cards`.
"""

from __future__ import annotations

import dataclasses

from tabletome.games.battlelore.content.moments import Moment
from tabletome.games.battlelore.content.notation import CLERIC, MEMBER_NAMES, ROGUE, WARRIOR, WIZARD, Source


@dataclasses.dataclass(frozen=True)
class LoreCard:
    """A card's name, class, cost and moment. BL-LCARD-02..05"""

    name: str
    title: str
    member: int
    number: int
    cost: int
    when: Moment
    source: Source


LORE_CARDS: dict[str, LoreCard] = {}
SHARED_TITLES = ("agility", "fearless")


def lore_card(member: int, number: int, title: str, cost: int, when: Moment, source: Source = "original") -> None:
    """Declare a card. A title that two classes share is told apart by the class."""
    name = f"{title}-{MEMBER_NAMES[member]}" if title in SHARED_TITLES else title
    LORE_CARDS[name] = LoreCard(name, title, member, number, cost, when, source)


# Wizard
lore_card(WIZARD, 1, "magic-missiles", 3, Moment.WITH_COMMAND, "mixed")  # name, and that it goes with archers' cards
lore_card(WIZARD, 2, "summon-lore", 0, Moment.WITH_COMMAND)
lore_card(WIZARD, 3, "dispel-lore", 4, Moment.VS_LORE, "mixed")  # all but the price
lore_card(WIZARD, 4, "eagle-eye", 3, Moment.IN_RANGED)
lore_card(WIZARD, 5, "portal", 7, Moment.WITH_COMMAND, "public")
lore_card(WIZARD, 6, "blur", 3, Moment.BEFORE_ROLL)
lore_card(WIZARD, 7, "rockslide", 8, Moment.WITH_COMMAND)
lore_card(WIZARD, 8, "wildfire", 8, Moment.WITH_COMMAND)
lore_card(WIZARD, 9, "mass-speed", 6, Moment.MOVEMENT)
lore_card(WIZARD, 10, "fog", 3, Moment.VS_COMMAND)
lore_card(WIZARD, 11, "enchanted-mass-might", 8, Moment.WITH_COMMAND, "mixed")  # name and moment
lore_card(WIZARD, 12, "mists-of-terror", 6, Moment.WITH_COMMAND)
lore_card(WIZARD, 13, "creeping-doom", 9, Moment.WITH_COMMAND, "mixed")  # name, price, that it strikes several
lore_card(WIZARD, 14, "fireball", 10, Moment.WITH_COMMAND, "public")
lore_card(WIZARD, 15, "wall-of-force", 3, Moment.VS_MOVE)

# Rogue
lore_card(ROGUE, 1, "pick-pocket", 1, Moment.WITH_COMMAND, "public")
lore_card(ROGUE, 2, "agility", 1, Moment.BEFORE_ROLL, "public")
lore_card(ROGUE, 3, "deja-vu", 1, Moment.WITH_LORE, "public")
lore_card(ROGUE, 4, "fearless", 3, Moment.DEFENDING, "public")
lore_card(ROGUE, 5, "backstab", 3, Moment.AFTER_ROLL, "public")
lore_card(ROGUE, 6, "ambush", 5, Moment.BEFORE_ROLL)
lore_card(ROGUE, 7, "false-orders", 5, Moment.VS_ORDERS)
lore_card(ROGUE, 8, "terrified", 4, Moment.IN_BATTLE)
lore_card(ROGUE, 9, "sabotage", 4, Moment.VS_COMMAND)
lore_card(ROGUE, 10, "hit-and-run", 4, Moment.MOVEMENT)
lore_card(ROGUE, 11, "shadow-walk", 3, Moment.WITH_COMMAND)
lore_card(ROGUE, 12, "envenomed-blades", 3, Moment.IN_MELEE)
lore_card(ROGUE, 13, "spies", 2, Moment.WITH_COMMAND)
lore_card(ROGUE, 14, "intrigue", 4, Moment.WITH_COMMAND)
lore_card(ROGUE, 15, "foiled", 5, Moment.VS_LORE, "mixed")  # all but the price

# Cleric
lore_card(CLERIC, 1, "healing-hands", 4, Moment.WITH_COMMAND)
lore_card(CLERIC, 2, "shield-of-faith", 2, Moment.BEFORE_ROLL)
lore_card(CLERIC, 3, "bless", 2, Moment.DEFENDING)
lore_card(CLERIC, 4, "move-as-the-wind", 4, Moment.MOVEMENT)
lore_card(CLERIC, 5, "sanctuary", 4, Moment.BEFORE_ROLL)
lore_card(CLERIC, 6, "smite", 5, Moment.WITH_COMMAND)
lore_card(CLERIC, 7, "rally", 3, Moment.ORDERS)
lore_card(CLERIC, 8, "crusade", 7, Moment.INSTEAD_OF_COMMAND)
lore_card(CLERIC, 9, "purify", 2, Moment.WITH_COMMAND)
lore_card(CLERIC, 10, "river-rage", 8, Moment.WITH_COMMAND, "mixed")  # all but price and moment
lore_card(CLERIC, 11, "vow-of-poverty", 2, Moment.WITH_COMMAND)
lore_card(CLERIC, 12, "resurrection", 8, Moment.WITH_COMMAND)
lore_card(CLERIC, 13, "divine-favour", 4, Moment.AFTER_ROLL)
lore_card(CLERIC, 14, "hold", 4, Moment.VS_ORDERS)
lore_card(CLERIC, 15, "judgement", 12, Moment.WITH_COMMAND)

# Warrior
lore_card(WARRIOR, 1, "strength", 1, Moment.IN_BATTLE, "public")
lore_card(WARRIOR, 2, "agility", 1, Moment.BEFORE_ROLL, "public")
lore_card(WARRIOR, 3, "take-aim", 2, Moment.IN_RANGED, "public")
lore_card(WARRIOR, 4, "fearless", 3, Moment.DEFENDING, "public")
lore_card(WARRIOR, 5, "run", 2, Moment.MOVEMENT, "public")
lore_card(WARRIOR, 6, "parry", 3, Moment.BEFORE_ROLL, "public")
lore_card(WARRIOR, 7, "berserk", 4, Moment.IN_MELEE, "public")
lore_card(WARRIOR, 8, "war-cry", 2, Moment.IN_MELEE)
lore_card(WARRIOR, 9, "onrush", 4, Moment.IN_MELEE)
lore_card(WARRIOR, 10, "shield-wall", 3, Moment.DEFENDING)
lore_card(WARRIOR, 11, "field-command", 5, Moment.INSTEAD_OF_COMMAND, "mixed")  # all but price and class
lore_card(WARRIOR, 12, "assault", 13, Moment.INSTEAD_OF_COMMAND, "mixed")  # name, price, that many attack at once
lore_card(WARRIOR, 13, "close-ranks", 5, Moment.INSTEAD_OF_COMMAND)
lore_card(WARRIOR, 14, "riposte", 2, Moment.BEFORE_ROLL)
lore_card(WARRIOR, 15, "relentless", 6, Moment.IN_BATTLE)
