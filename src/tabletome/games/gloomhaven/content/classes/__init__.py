"""The classes whose cards are all here, up to the level that can be played. GH-NAMED-01"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.classes.brute import BRUTE
from tabletome.games.gloomhaven.content.classes.cragheart import CRAGHEART
from tabletome.games.gloomhaven.content.classes.mindthief import MINDTHIEF
from tabletome.games.gloomhaven.content.classes.scoundrel import SCOUNDREL
from tabletome.games.gloomhaven.content.classes.spellweaver import SPELLWEAVER
from tabletome.games.gloomhaven.content.classes.tinkerer import TINKERER
from tabletome.games.gloomhaven.content.notation.classes import HeroClass

SIX = (BRUTE, SCOUNDREL, SPELLWEAVER, TINKERER, CRAGHEART, MINDTHIEF)
CLASSES: dict[str, HeroClass] = {each.name: each for each in SIX}
