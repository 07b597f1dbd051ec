"""The 13 trap cards, drawn whenever a door or a chest is opened. SS-COMP-02, SS-TRAP-01, 02

The book gives Poison Gas whole and says what Alarm does. Of Lightning, Flame and Pentagram it gives only the names
and two radii, which are kept here; what they do is original, as are the other eight cards.
"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation.orders import (
    Burn,
    Encounter,
    Lose,
    Order,
    PlaceEnemy,
    Rotate,
    Save,
    Struck,
    Suffer,
    Wounded,
)
from tabletome.games.sword_and_sorcery.content.notation.quests import TrapCard
from tabletome.games.sword_and_sorcery.content.notation.terms import (
    BLINDED,
    KNOCKDOWN,
    PIERCE,
    POISON_1,
    SLOWED,
    STUNNED,
    Source,
)

TRAPS: dict[str, TrapCard] = {}


def trap(name: str, radius: int, *orders: Order, source: Source = "original") -> None:
    TRAPS[name] = TrapCard(name, radius, orders, source)


trap("poison-gas", 1, Save((Suffer(POISON_1),)), source="book")  # SS-BEST-15
trap("alarm", 0, Encounter(), source="book")
trap("lightning", 2, Save((Lose(2),)), source="mixed")
trap("flame", 1, Save((Burn(2),)), source="mixed")
trap("pentagram", 1, PlaceEnemy("random"), source="mixed")
trap("falling-stones", 1, Save((Lose(1), Suffer(KNOCKDOWN))))
trap("darts", 1, Struck(1, blue=1, damage=PIERCE, who="near"))
trap("blinding-dust", 1, Save((Suffer(BLINDED),)))
trap("net", 1, Save((Suffer(SLOWED),)))
trap("shrieking-rune", 1, Save((Suffer(STUNNED),), who="active"))
trap("swinging-blade", 1, Save((Wounded(),), who="active"))
trap("spirit-drain", 2, Rotate(-1, who="near"))
trap("rusted-spring", 0)
