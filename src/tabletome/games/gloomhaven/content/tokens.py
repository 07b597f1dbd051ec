"""Obstacles with hit points and numbered tokens that stand for allies. GH-SPECIAL-05, 06, 07

Their hit points are formulas of the scenario; what is here is the same everywhere.
"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation import NEGATIVE, Stat

PRIME_DEMON_IMMUNITIES = ("wound", "poison", "disarm", "immobilize", "muddle", "stun")

TOKENS: dict[str, Stat] = {
    "altar": Stat(health=0, move=0, attack=0, immune=NEGATIVE),
    "throne": Stat(health=0, move=0, attack=0, immune=PRIME_DEMON_IMMUNITIES),
    "egg": Stat(health=0, move=0, attack=0, immune=NEGATIVE),
    "hail": Stat(health=0, move=2, attack=0),
}
