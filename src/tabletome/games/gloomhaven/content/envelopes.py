"""What the sealed envelopes hold. What is known of B is public; nothing is known of A, and of X only a class that the
box does not hold: their contents are ours. GH-SEALED-01, GH-UNLOCK-01"""

from __future__ import annotations

import msgspec

from tabletome.games.gloomhaven.content.notation.sources import Source


class Envelope(msgspec.Struct, frozen=True):
    """What happens when it is opened; its page is `story-envelope-` and its letter."""

    prosperity: int = 0
    checks: int = 0
    """Check marks for each character."""
    designs: int = 0
    """Random item designs. GH-RITEM-01"""
    scenarios: int = 0
    """Random side scenarios. GH-RSIDE-01"""
    source: Source = "public"


ENVELOPES: dict[str, Envelope] = {
    "A": Envelope(prosperity=1, designs=2, source="original"),
    "B": Envelope(prosperity=1),
    "X": Envelope(checks=2, scenarios=1, source="original"),
}
