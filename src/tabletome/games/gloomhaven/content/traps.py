"""What the traps of each scenario do, as its page says; the tile alone does not tell. GH-OVL-07, GH-PAGE-07"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.scenarios import TrapKind

DAMAGE = TrapKind()
MUDDLE_AND_DAMAGE = TrapKind(conditions=("muddle",))
POISON_AND_DAMAGE = TrapKind(conditions=("poison",))
POISON_AND_STUN = TrapKind(damage=False, conditions=("poison", "stun"))
STUN = TrapKind(damage=False, conditions=("stun",))
STUN_AND_DAMAGE = TrapKind(conditions=("stun",))
WOUND_AND_DAMAGE = TrapKind(conditions=("wound",))

TRAPS: dict[int, dict[str, TrapKind]] = {
    1: {"spike": DAMAGE},
    2: {"bear": STUN},
    3: {"spike": DAMAGE},
    4: {"spike": DAMAGE},
    5: {"spike": DAMAGE},
    6: {"poison": POISON_AND_DAMAGE},
    7: {"poison": POISON_AND_STUN},
    8: {"bear": DAMAGE},
    9: {"bear": STUN},
    10: {"spike": DAMAGE},
    11: {"bear": STUN},
    12: {"bear": STUN},
    13: {"bear": MUDDLE_AND_DAMAGE},
    14: {"bear": STUN},
    15: {"bear": POISON_AND_DAMAGE, "spike": WOUND_AND_DAMAGE},
    16: {"spike": DAMAGE},
    17: {"spike": DAMAGE},
    18: {"poison": STUN},
    19: {"poison": DAMAGE},
    20: {"bear": STUN},
    23: {"bear": DAMAGE},
    24: {"spike": STUN},
    25: {"spike": STUN_AND_DAMAGE},
}
"""By scenario and by the look of the tile."""
