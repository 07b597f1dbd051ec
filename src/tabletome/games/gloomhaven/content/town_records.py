"""What the Town Records bring about, page after page: each is read when the city has grown enough and what stands
before it is done. GH-RECORDS-01

The book's own conditions are known second-hand. No source says how scenario 76 is opened: that step is ours.
"""

from __future__ import annotations

import msgspec

from tabletome.games.gloomhaven.content.notation.sources import Source


class Chapter(msgspec.Struct, frozen=True):
    """A scenario that is opened at a prosperity level, once another scenario is completed."""

    prosperity: int
    opens: int
    after: int = 0
    source: Source = "public"


TOWN_RECORDS = (
    Chapter(prosperity=4, opens=72),
    Chapter(prosperity=5, opens=76, after=72, source="original"),
    Chapter(prosperity=6, opens=73, after=72),
    Chapter(prosperity=7, opens=77, after=73),
)
