"""The classes whose cards are all here: the six of the open box, then those in sealed boxes. GH-NAMED-01, GH-SEALED-01

A class is declared in a module of its own, whole: cards with their circles, mat, perks, usual hand.
"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.games.gloomhaven.content.classes.beast_tyrant import BEAST_TYRANT
from tabletome.games.gloomhaven.content.classes.berserker import BERSERKER
from tabletome.games.gloomhaven.content.classes.brute import BRUTE
from tabletome.games.gloomhaven.content.classes.cragheart import CRAGHEART
from tabletome.games.gloomhaven.content.classes.doomstalker import DOOMSTALKER
from tabletome.games.gloomhaven.content.classes.elementalist import ELEMENTALIST
from tabletome.games.gloomhaven.content.classes.mindthief import MINDTHIEF
from tabletome.games.gloomhaven.content.classes.nightshroud import NIGHTSHROUD
from tabletome.games.gloomhaven.content.classes.plagueherald import PLAGUEHERALD
from tabletome.games.gloomhaven.content.classes.quartermaster import QUARTERMASTER
from tabletome.games.gloomhaven.content.classes.sawbones import SAWBONES
from tabletome.games.gloomhaven.content.classes.scoundrel import SCOUNDREL
from tabletome.games.gloomhaven.content.classes.soothsinger import SOOTHSINGER
from tabletome.games.gloomhaven.content.classes.spellweaver import SPELLWEAVER
from tabletome.games.gloomhaven.content.classes.summoner import SUMMONER
from tabletome.games.gloomhaven.content.classes.sunkeeper import SUNKEEPER
from tabletome.games.gloomhaven.content.classes.tinkerer import TINKERER
from tabletome.games.gloomhaven.content.enhancements import enhanced
from tabletome.games.gloomhaven.content.notation.classes import PRINTED, ClassCard, HeroClass


class AllCards(dict[str, ClassCard]):
    """The cards of all classes; one with stickers is made when it is first asked for. GH-ENH-13"""

    def __missing__(self, name: str) -> ClassCard:
        if "+" not in name:
            raise KeyError(name)
        return enhanced(name)


class Cards(dict[str, ClassCard]):
    """The cards of a class; one of another class is found too, since it can come into the hand by an ally's help."""

    def __missing__(self, name: str) -> ClassCard:
        return ALL_CARDS[name]


FIRST = (BRUTE, SCOUNDREL, SPELLWEAVER, TINKERER, CRAGHEART, MINDTHIEF)
LOCKED: tuple[HeroClass, ...] = (
    NIGHTSHROUD,
    PLAGUEHERALD,
    BERSERKER,
    SOOTHSINGER,
    SAWBONES,
    SUNKEEPER,
    QUARTERMASTER,
    ELEMENTALIST,
    SUMMONER,
    BEAST_TYRANT,
    DOOMSTALKER,
)  # fmt: skip
"""Free to choose in single scenarios; in a campaign from when their boxes are opened."""
ALL_CARDS = AllCards(PRINTED)
CLASSES: dict[str, HeroClass] = {each.name: replace(each, cards=Cards(each.cards)) for each in (*FIRST, *LOCKED)}
