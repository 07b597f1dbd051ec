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

CARDS = {
    "on-the-march": "footsteps", "forward": "forward-sun", "surround": "surrounded-shield",
    "green-banners": "knight-banner", "blue-banners": "knight-banner", "red-banners": "knight-banner",
    "mounted-charge": "cavalry", "foot-onslaught": "swordman", "darken-the-sky": "arrow-cluster",
    "leadership": "rally-the-troops", "counter-attack": "riposte", "battlelore": "spell-book",
    "magic-missiles": "missile-swarm", "summon-lore": "magic-swirl", "dispel-lore": "cancel",
    "eagle-eye": "eagle-head", "portal": "magic-portal", "blur": "two-shadows", "rockslide": "falling-boulder",
    "wildfire": "burning-forest", "mass-speed": "run", "fog": "fog", "enchanted-mass-might": "biceps",
    "mists-of-terror": "terror", "creeping-doom": "spider-alt", "fireball": "fireball",
    "wall-of-force": "magic-shield", "pick-pocket": "robber-hand", "agility-rogue": "acrobatic",
    "deja-vu": "return-arrow", "fearless-rogue": "brain", "backstab": "backstab", "ambush": "hidden",
    "false-orders": "scroll-unfurled", "terrified": "terror", "sabotage": "broken-axe",
    "hit-and-run": "quick-slash", "shadow-walk": "hooded-figure", "envenomed-blades": "dripping-blade",
    "spies": "spyglass", "intrigue": "conversation", "foiled": "cross-mark", "healing-hands": "healing",
    "shield-of-faith": "templar-shield", "bless": "holy-symbol", "move-as-the-wind": "wind-slap",
    "sanctuary": "church", "smite": "bolt-spell-cast", "rally": "rally-the-troops", "crusade": "holy-grail",
    "purify": "holy-water", "river-rage": "big-wave", "vow-of-poverty": "monk-face", "resurrection": "raise-zombie",
    "divine-favour": "sunbeams", "hold": "hand", "judgement": "scales", "strength": "muscle-up",
    "agility-warrior": "dodging", "take-aim": "bullseye", "fearless-warrior": "lion", "run": "sprint",
    "parry": "sword-clash", "berserk": "enrage", "war-cry": "shouting", "onrush": "charging-bull",
    "shield-wall": "shield-bash", "field-command": "crossed-swords", "assault": "swords-emblem",
    "close-ranks": "guards", "riposte": "riposte", "relentless": "hammer-drop",
}  # fmt: skip
"""What is drawn on a Command or Lore card; Section cards have a diagram."""

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
