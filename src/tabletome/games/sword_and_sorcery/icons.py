"""Icons, by their names in the game-icons set."""

from __future__ import annotations

SYMBOLS = ("crossed-swords", "target-arrows", "magic-swirl", "shield", "star-formation", "cross-mark")
HEROES = {
    "ecarus": "mounted-knight", "thorgar": "dwarf-face", "laegon": "bowman", "shae": "hooded-assassin",
    "auriel": "wizard-face", "fenrir": "wolf-head",
}  # fmt: skip
KINDS = {
    "gremlin": "goblin-head", "gremlins-pack": "minions", "raider": "bandit", "orc-warrior": "orc-head",
    "orc-shaman": "shaman" , "troll": "troll", "lich": "skull-staff",
}  # fmt: skip
KINDS["orc-shaman"] = "wizard-staff"
CONDITIONS = {
    "blinded": "blindfold", "slowed": "snail", "stunned": "knockout", "poison-1": "poison-bottle",
    "poison-2": "poison-gas", "knockdown": "falling",
}  # fmt: skip
HEALTH, SOUL, CROWNS, RANK, SHIELD, ARMOR = "hearts", "soul-vessel", "coins", "rank-3", "magic-shield", "breastplate"
ROUND, DAY, NIGHT, EVENTS, END, QUEST = "hourglass", "sun", "moon", "card-draw", "trophy", "scroll-unfurled"
FIRE, SHADOW, GATE, SHRINE, CHEST, SEARCH, STORY, WAYPOINT, KEY, LOOT = (
    "flame", "hooded-figure", "magic-gate", "stone-bridge", "chest", "magnifying-glass", "scroll-quill",
    "position-marker", "key", "swap-bag",
)  # fmt: skip
MOVE, COMBAT, ACTION, GHOST, PRIORITY, TOKEN, POWER, HIDDEN = (
    "walking-boot", "crossed-swords", "cog", "ghost", "skull-mask", "rune-stone", "spell-book", "domino-mask",
)  # fmt: skip
