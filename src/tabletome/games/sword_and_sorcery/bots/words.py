"""The modules that say what words are worth: loading them fills the tables. `tests/.../test_notation.py` counts."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.bots import boons, passives
from tabletome.games.sword_and_sorcery.bots.deeds import (
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
