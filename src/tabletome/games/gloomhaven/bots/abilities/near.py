"""Who of the party is near a hex; for bots."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.state import HERO


def allies_near(outlook: Outlook, at: int, reach: int) -> list[int]:
    """Allies within range and in sight of this hex."""
    figures = outlook.g.figures
    return [who for who in outlook.friends if outlook.board.reaches(at, figures[who].at, reach)]


def heroes_near(outlook: Outlook, at: int, reach: int) -> list[int]:
    """The characters among them."""
    return [who for who in allies_near(outlook, at, reach) if outlook.g.figures[who].kind == HERO]
