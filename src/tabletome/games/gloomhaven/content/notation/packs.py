"""The Sawbones' medical packs: cards of a supply that are given to others, and return to it. GH-COMP-04"""

from __future__ import annotations

SMALL_PACKS = (
    "medical-pack-1", "medical-pack-2", "medical-pack-3", "medical-pack-4",
    "medical-pack-5", "medical-pack-6", "medical-pack-7",
)  # fmt: skip
LARGE_PACKS = (
    "large-medical-pack-1", "large-medical-pack-2", "large-medical-pack-3",
    "large-medical-pack-4",
)  # fmt: skip
PACKS = frozenset((*SMALL_PACKS, *LARGE_PACKS))
