"""The modules that say how words read: loading them fills the tables. `tests/.../test_notation.py` counts."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.view import boons, passives
from tabletome.games.sword_and_sorcery.view.deeds import (
    attacks,
    companions,
    gains,
    harm,
    healing,
    movement,
    reactions,
    stealth,
    tokens,
    wards,
)

MODULES = (
    boons, passives, attacks, healing, wards, harm, stealth, movement, tokens, companions, gains, reactions,
)  # fmt: skip
