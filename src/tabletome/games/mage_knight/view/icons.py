"""What things look like: names of the game-icons set."""

from __future__ import annotations

SKILL = "skills"
DAY, NIGHT, ROUND = "sun", "night-sky", "hourglass"
FAME, REPUTATION, LEVEL = "laurels", "public-speaker", "upgrade"
MOVE, INFLUENCE, HEAL, ARMOR, HAND, DECK, DISCARD = (
    "walking-boot", "talk", "healing", "breastplate", "card-random", "card-pickup", "card-discard",
)  # fmt: skip
ATTACK, BLOCK, WOUND = "crossed-swords", "shield", "bleeding-wound"
RANGED, SIEGE = "high-shot", "siege-ram"
CRYSTAL, MANA, UNIT, CARD, SHIELD, COMMAND = (
    "crystal-cluster",
    "sparkles",
    "spartan",
    "spell-book",
    "checked-shield",
    "vertical-banner",
)
CARDS = {"basic": "", "advanced": "stars-stack", "spell": "scroll-unfurled", "artifact": "gem-chain"}
"""What a hero begins with needs no mark."""
DUMMY = "hooded-figure"
SUMMON = "magic-portal"
TILE = "treasure-map"
HIDDEN = "uncertainty"
SIDEWAYS = "card-exchange"

HEROES = {
    "arythea": "witch-face",
    "goldyx": "dragon-head",
    "norowas": "elf-helmet",
    "tovak": "black-knight-helm",
    "wolfhawk": "wolf-head",
    "krang": "orc-head",
    "braevalar": "oak-leaf",
}
SITES = {
    "village": "village",
    "monastery": "church",
    "keep": "castle",
    "tower": "wizard-staff",
    "city": "medieval-gate",
    "ruins": "ancient-ruins",
    "dungeon": "dungeon-gate",
    "maze": "maze",
    "labyrinth": "maze",
    "camp": "camping-tent",
    "deep": "mine-wagon",
    "tomb": "tombstone",
    "den": "cave-entrance",
    "grounds": "nest-eggs",
    "glade": "fairy-wand",
    "mine": "mining",
    "portal": "magic-portal",
    "orcs": "orc-head",
    "draconum": "dragon-head",
}
ENEMIES = {
    "green": "orc-head",
    "grey": "visored-helm",
    "brown": "minotaur",
    "violet": "wizard-face",
    "white": "spartan-helmet",
    "red": "dragon-head",
}

EVENTS = {
    "hero-chosen": "visored-helm",
    "dummy-chosen": DUMMY,
    "round-began": ROUND,
    "tactic-chosen": "chess-knight",
    "dummy-tactic": "chess-knight",
    "turn-began": "clockwise-rotation",
    "turn-skipped": "next-button",
    "dummy-turn": DUMMY,
    "end-announced": "ringing-bell",
    "dummy-announced": "ringing-bell",
    "card-played": CARD,
    "card-strengthened": "magic-swirl",
    "played-sideways": CARD,
    "unit-activated": UNIT,
    "effect-taken": CARD,
    "banner-assigned": "vertical-banner",
    "banner-used": "vertical-banner",
    "artifact-shown": "locked-chest",
    "skill-gained": "skills",
    "skill-returned": "skills",
    "skill-used": "skills",
    "tactic-used": "chess-knight",
    "mana-paid": MANA,
    "mana-gained": MANA,
    "crystal-gained": CRYSTAL,
    "cards-drawn": DECK,
    "discarded": DISCARD,
    "thrown-away": "trash-can",
    "moved": MOVE,
    "tile-revealed": TILE,
    "token-revealed": "magnifying-glass",
    "ruins-revealed": "ancient-ruins",
    "fame-gained": FAME,
    "reputation-changed": REPUTATION,
    "interacted": INFLUENCE,
    "recruited": UNIT,
    "disbanded": "exit-door",
    "healed": HEAL,
    "unit-healed": HEAL,
    "card-gained": "card-draw",
    "combat-began": ATTACK,
    "enemy-summoned": "magic-portal",
    "enemy-defeated": "death-skull",
    "attack-blocked": BLOCK,
    "damage-dealt": WOUND,
    "wounded": WOUND,
    "unit-wounded": WOUND,
    "unit-destroyed": "broken-skull",
    "knocked-out": "knocked-out-stars",
    "conquered": SHIELD,
    "withdrew": "return-arrow",
    "rested": "night-sleep",
    "plundered": "robber",
    "level-gained": LEVEL,
    "city-found": "medieval-gate",
    "city-fell": "castle-ruins",
    "glade-marked": SHIELD,
    "incantation": "magic-swirl",
    "entrance-found": "dungeon-gate",
    "portal-closed": "magic-portal",
    "removed-from-game": "exit-door",
    "tactic-removed": "chess-knight",
    "duel-began": "crossed-swords",
    "defended": BLOCK,
    "duel-attack": ATTACK,
    "duel-blocked": BLOCK,
    "passed": "next-button",
    "stolen": "robber",
    "driven-off": "return-arrow",
    "duel-drawn": "return-arrow",
    "assault-proposed": "castle",
    "assault-refused": "cancel",
    "assault-agreed": "castle",
    "hero-bid": "coins",
    "night-fell": NIGHT,
    "enemy-returned": "orc-head",
    "die-shown": MANA,
    "card-upgraded": CARD,
    "scenario-began": "open-book",
    "game-ended": "trophy",
}
