"""The classes whose cards are all here, up to the level that can be played. GH-NAMED-01"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.games.gloomhaven.content.classes.brute import BRUTE
from tabletome.games.gloomhaven.content.classes.cragheart import CRAGHEART
from tabletome.games.gloomhaven.content.classes.mindthief import MINDTHIEF
from tabletome.games.gloomhaven.content.classes.scoundrel import SCOUNDREL
from tabletome.games.gloomhaven.content.classes.spellweaver import SPELLWEAVER
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


SIX = (BRUTE, SCOUNDREL, SPELLWEAVER, TINKERER, CRAGHEART, MINDTHIEF)
ALL_CARDS = AllCards(PRINTED)
CLASSES: dict[str, HeroClass] = {each.name: replace(each, cards=Cards(each.cards)) for each in SIX}
