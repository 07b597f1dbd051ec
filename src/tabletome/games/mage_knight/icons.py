"""What things look like: names of the game-icons set."""

from __future__ import annotations

DAY, NIGHT, ROUND = "sun", "night-sky", "hourglass"
FAME, REPUTATION, LEVEL = "laurels", "public-speaker", "upgrade"
MOVE, INFLUENCE, HEAL, ARMOR, HAND, DECK, DISCARD = (
    "walking-boot", "talk", "healing", "breastplate", "card-random", "card-pickup", "card-discard",
)  # fmt: skip
ATTACK, BLOCK, WOUND = "crossed-swords", "shield", "bleeding-wound"
CRYSTAL, MANA, UNIT, CARD, SHIELD, COMMAND = (
    "crystal-cluster",
    "sparkles",
    "spartan",
    "spell-book",
    "checked-shield",
    "vertical-banner",
)
DUMMY = "hooded-figure"
TILE = "treasure-map"
HIDDEN = "uncertainty"

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
    "game-ended": "trophy",
}
