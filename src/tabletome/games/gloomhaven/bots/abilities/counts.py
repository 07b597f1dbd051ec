"""What abilities count, as bots expect it."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.content.notation.phrases import Per
from tabletome.games.gloomhaven.rules.abilities.questions import count

GUESSED_SUFFERING = 2  # damage that a hero is thought to suffer for an action; set by hand


def expected_count(outlook: Outlook, per: Per, who: int) -> int:
    """What is counted; damage that may still be suffered for the action is guessed."""
    if per is Per.SUFFERED and (outlook.g.action is None or outlook.g.action.step == 0):
        return GUESSED_SUFFERING
    return count(outlook.g, per, outlook.hero, who)
