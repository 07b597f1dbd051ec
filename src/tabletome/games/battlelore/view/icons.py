"""What things look like: names of the game-icons set."""

from __future__ import annotations

KINDS = {
    "archers": "bowman",
    "swordsmen": "swordman",
    "riders": "mounted-knight",
    "dwarf-crossbowmen": "crossbow",
    "dwarf-swordsmen": "dwarf-face",
    "goblin-archers": "pocket-bow",
    "goblin-swordsmen": "goblin-head",
    "goblin-riders": "wolf-howl",
    "giant-spider": "spider-face",
    "wood-giant": "giant",
    "earth-elemental": "rock-golem",
}
MEMBERS = {
    "commander": "overlord-helm",
    "wizard": "wizard-staff",
    "rogue": "cloak-dagger",
    "cleric": "holy-symbol",
    "warrior": "crossed-swords",
}
FACES = ("visored-helm", "visored-helm", "visored-helm", "crossed-swords", "magic-swirl", "flying-flag")
ORDERS = "meeple"
"""A unit that a Section card orders."""
DIE = "perspective-dice-six"
REACH = "high-shot"
BANNER = "flying-flag"
LORE = "magic-swirl"
REACTION = "shield-reflect"
COMMAND = "scroll-unfurled"
TURN = "clockwise-rotation"
ACTIVE = "sword-brandish"
ORDERED = "check-mark"
WEBBED = "spider-web"
POISONED = "poison-bottle"

EVENTS = {
    "turn-began": TURN,
    "command-played": COMMAND,
    "nobody-to-order": "hourglass",
    "ordered": "rally-the-troops",
    "moved": "footsteps",
    "left-board": "exit-door",
    "attacked": "crossed-swords",
    "rolled": "perspective-dice-six",
    "hit": "pierced-heart",
    "creature-unharmed": "shield",
    "destroyed": "death-skull",
    "banner-won": BANNER,
    "banner-lost": "black-flag",
    "flags-ignored": "shield",
    "power-used": "fangs",
    "lore-stored": LORE,
    "lore-gained": LORE,
    "lore-played": "spell-book",
    "lore-cancelled": "cancel",
    "lore-kept": "card-pickup",
    "healed": "healing",
    "trained": "target-dummy",
    "landmark-placed": "position-marker",
    "landmark-removed": "cancel",
    "command-drawn": "card-draw",
    "command-discarded": "card-discard",
    "lore-drawn": "card-draw",
    "lore-discarded": "card-discard",
    "deck-shuffled": "card-exchange",
    "council-called": "round-table",
    "adventure-began": "open-book",
    "won": "trophy",
}
