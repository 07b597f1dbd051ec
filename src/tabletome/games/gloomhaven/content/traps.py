"""What the traps of each scenario do, as its page says; the tile alone does not tell. GH-OVL-07, GH-PAGE-07"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.scenarios import TrapKind

CURSE_AND_DAMAGE = TrapKind(conditions=("curse",))
DAMAGE = TrapKind()
DISARM_AND_DAMAGE = TrapKind(conditions=("disarm",))
DISARM_AND_IMMOBILIZE = TrapKind(damage=False, conditions=("disarm", "immobilize"))
IMMOBILIZE_AND_DAMAGE = TrapKind(conditions=("immobilize",))
IMMOBILIZE_AND_MUDDLE = TrapKind(damage=False, conditions=("immobilize", "muddle"))
IMMOBILIZE_AND_POISON = TrapKind(damage=False, conditions=("immobilize", "poison"))
MUDDLE_AND_DAMAGE = TrapKind(conditions=("muddle",))
POISON = TrapKind(damage=False, conditions=("poison",))
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
    26: {"poison": STUN},
    30: {"bear": IMMOBILIZE_AND_DAMAGE},
    31: {"spike": CURSE_AND_DAMAGE},
    32: {"spike": WOUND_AND_DAMAGE, "poison": POISON_AND_DAMAGE},
    33: {"bear": DAMAGE},
    35: {"bear": STUN_AND_DAMAGE},
    36: {"bear": STUN_AND_DAMAGE},
    37: {"spike": IMMOBILIZE_AND_DAMAGE},
    38: {"bear": DAMAGE},
    39: {"spike": IMMOBILIZE_AND_DAMAGE},
    40: {"spike": DAMAGE, "poison": POISON_AND_STUN},
    41: {"poison": POISON_AND_DAMAGE},
    43: {"spike": STUN},
    44: {"bear": IMMOBILIZE_AND_POISON},
    45: {"poison": POISON_AND_DAMAGE},
    46: {"spike": STUN},
    50: {"bear": DISARM_AND_DAMAGE},
    52: {"poison": POISON_AND_DAMAGE},
    53: {"poison": IMMOBILIZE_AND_POISON},
    54: {"poison": POISON_AND_DAMAGE, "spike": DISARM_AND_IMMOBILIZE},
    57: {"bear": DAMAGE},
    58: {"poison": STUN},
    59: {"spike": IMMOBILIZE_AND_DAMAGE},
    60: {"bear": IMMOBILIZE_AND_MUDDLE},
    61: {"bear": STUN_AND_DAMAGE},
    62: {"spike": DAMAGE},
    64: {"spike": DAMAGE},
    65: {"bear": DAMAGE},
    66: {"bear": DAMAGE},
    67: {"bear": STUN_AND_DAMAGE},
    69: {"bear": DAMAGE},
    70: {"spike": DAMAGE},
    71: {"spike": DAMAGE},
    73: {"spike": STUN_AND_DAMAGE},
    75: {"poison": STUN},
    76: {"poison": STUN},
    77: {"bear": STUN_AND_DAMAGE},
    79: {"poison": IMMOBILIZE_AND_POISON, "spike": DAMAGE},
    80: {"bear": IMMOBILIZE_AND_DAMAGE},
    81: {"poison": IMMOBILIZE_AND_POISON},
    82: {"spike": WOUND_AND_DAMAGE},
    84: {"spike": DAMAGE},
    85: {"bear": DAMAGE},
    87: {"poison": IMMOBILIZE_AND_POISON},
    88: {"spike": MUDDLE_AND_DAMAGE},
    89: {"bear": DAMAGE, "poison": POISON},
    90: {"spike": DAMAGE},
    91: {"bear": WOUND_AND_DAMAGE},
    92: {"bear": DAMAGE},
    93: {"bear": STUN_AND_DAMAGE},
    94: {"spike": DAMAGE},
    95: {"spike": DAMAGE, "poison": POISON_AND_STUN},
    101: {"spike": DAMAGE},
    102: {"spike": DAMAGE},
    103: {"bear": DAMAGE},
    104: {"bear": DAMAGE},
    106: {"spike": DAMAGE},
    108: {"spike": DAMAGE},
    109: {"bear": DAMAGE, "spike": STUN},
    116: {"poison": POISON_AND_DAMAGE},
}
"""By scenario and by the look of the tile."""
