"""What things look like: names of the game-icons set."""

from __future__ import annotations

MEEPLE = "meeple"
TOWER = "stone-tower"
MAGIC = "spell-book"
POINTS = "laurels"
SHIELD = "checked-shield"
CROWN = "queen-crown"
HIDDEN_TOKEN = "uncertainty"
ALLY = "shaking-hands"
ACTIVE = "sword-brandish"
TURN = "clockwise-rotation"
ENDING = "sands-of-time"
WHITE_FLAG = "flying-flag"
LOST_KINGDOM = "ancient-ruins"
DIE = "d12"
FLAG = "flying-flag"
RETREAT = "run"

RESOURCES = {"mana": "crystal-ball", "ore": "ore", "food": "wheat"}

ACTIONS = {
    "patrol": "footsteps",
    "quest": "treasure-map",
    "build": TOWER,
    "research": MAGIC,
    "expand": "meeple-group",
    "trade": "trade",
}

TOKENS = {
    "crown": CROWN,
    "treasure": "open-treasure-chest",
    "bandit": "bandit",
    "dragons_lair": "dragon-head",
    "camp": "camping-tent",
    "fort": "hill-fort",
    "city": "village",
    "church": "church",
    "blank": "token",
}

SCORES = {
    "meeples": MEEPLE,
    "magic": MAGIC,
    "faction": "star-medal",
    "tower": TOWER,
    "capitals": "castle",
    "tokens": CROWN,
    "lost-kingdom": LOST_KINGDOM,
}
"""Where points come from."""

FACTIONS = {
    "orcs": "orc-head",
    "dwarves": "dwarf-face",
    "lizardfolk": "lizardman",
    "humans": "visored-helm",
    "elves": "elf-helmet",
    "goblins": "goblin-head",
    "undead": "shambling-zombie",
    "merfolk": "mermaid",
    "centaurs": "centaur",
    "dark_elves": "woman-elf-face",
    "constructs": "robot-golem",
    "halflings": "hobbit-dwelling",
    "shapeshifters": "domino-mask",
}

EVENTS = {
    "faction-chosen": "card-pickup",
    "side-chosen": "position-marker",
    "stocked": "swap-bag",
    "settled": MEEPLE,
    "lost-kingdom-laid": LOST_KINGDOM,
    "tokens-placed": HIDDEN_TOKEN,
    "selected": SHIELD,
    "cleared": "card-exchange",
    "skipped": "next-button",
    "moved": ACTIONS["patrol"],
    "stood-up": "person",
    "built": TOWER,
    "learned": MAGIC,
    "expanded": ACTIONS["expand"],
    "traded": ACTIONS["trade"],
    "traded-both": ACTIONS["trade"],
    "collected": "grain",
    "passed": "hourglass",
    "gained": "card-draw",
    "war-began": "crossed-swords",
    "bids-revealed": "perspective-dice-six",
    "raised": "upgrade",
    "war-won": "laurel-crown",
    "paid": "two-coins",
    "alliance-formed": ALLY,
    "alliance-broken": "broken-shield",
    "meeple-lost": "death-skull",
    "neutral-captured": "backup",
    "crown-taken": CROWN,
    "lair-used": TOKENS["dragons_lair"],
    "token-found": "magnifying-glass",
    "end-triggered": ENDING,
    "ruins-emptied": LOST_KINGDOM,
    "game-ended": "trophy",
}
