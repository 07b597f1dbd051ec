"""What must be true before a power may be used. SS-ACT-23"""

from __future__ import annotations

from typing import ClassVar

from tabletome.games.sword_and_sorcery.content.notation.words import Word


class Need(Word):
    """Something that a power card asks for."""

    keeps_hidden: ClassVar[bool] = False
    """Using the power does not end the hero's hiding."""


class HiddenOrDominating(Need):
    """The hero is hidden, or the heroes dominate the area. SS-POWCARD-09"""

    keeps_hidden: ClassVar[bool] = True


class ControlOrUnengaged(Need):
    """No enemy is in the area, or the heroes control it. SS-TERR-13"""


class Unengaged(Need):
    """No enemy is in the area."""


class Engaged(Need):
    """An enemy is in the area."""


class OwnCompanionOnly(Need):
    """No companion is in play but the hero's own. SS-COMPAN-03"""
