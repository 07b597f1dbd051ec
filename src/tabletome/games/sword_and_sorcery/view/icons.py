"""Icons, by their names in the game-icons set."""

from __future__ import annotations

SYMBOLS = ("crossed-swords", "target-arrows", "magic-swirl", "shield", "star-formation", "cross-mark")
HEROES = {
    "ecarus": "mounted-knight", "thorgar": "dwarf-face", "laegon": "bowman", "shae": "hooded-assassin",
    "auriel": "wizard-face", "fenrir": "wolf-head",
}  # fmt: skip
KINDS = {
    "gremlin": "goblin-head", "gremlins-pack": "minions", "raider": "bandit", "orc-warrior": "orc-head",
    "orc-shaman": "wizard-staff", "troll": "troll", "orc-king": "crowned-skull",
}  # fmt: skip
CONDITIONS = {
    "blinded": "blindfold", "slowed": "snail", "stunned": "knockout", "poison-1": "poison-bottle",
    "poison-2": "poison-gas", "knockdown": "falling",
}  # fmt: skip
HEALTH, SOUL, CROWNS, RANK, SHIELD, ARMOR = "hearts", "soul-vessel", "coins", "rank-3", "magic-shield", "breastplate"
ROUND, DAY, NIGHT, EVENT_DECK, END, QUEST = "hourglass", "sun", "moon", "card-draw", "trophy", "scroll-unfurled"
ENEMY_DECK = "orc-head"
FIRE, SHADOW, GATE, SHRINE, CHEST, SEARCH, STORY, WAYPOINT, KEY, LOOT = (
    "flame", "hooded-figure", "magic-gate", "crystal-shrine", "chest", "magnifying-glass", "scroll-quill",
    "position-marker", "key", "swap-bag",
)  # fmt: skip
MOVE, COMBAT, ACTION, GHOST, PRIORITY, TOKEN, POWER, HIDDEN = (
    "walking-boot", "crossed-swords", "cog", "ghost", "skull-mask", "rune-stone", "spell-book", "domino-mask",
)  # fmt: skip
PERSON, TRACK = "person", "progression"
DICE, WOUND, HEAL, DEATH = "perspective-dice-six-faces-random", "bleeding-wound", "healing", "death-skull"

ITEMS = {
    "broadsword": "broadsword", "mace": "flanged-mace", "wooden-shield": "round-shield", "short-bow": "pocket-bow",
    "hunting-knife": "bowie-knife", "dagger": "plain-dagger", "oak-staff": "wizard-staff",
    "padded-armor": "leather-vest", "leather-jerkin": "leather-armor", "plain-robe": "robe", "hammer": "warhammer",
    "longbow": "high-shot", "battle-axe": "battle-axe", "longsword": "two-handed-sword", "spear": "stone-spear",
    "wand": "fairy-wand", "scepter": "orb-wand", "kord": "gladius", "tower-shield": "templar-shield",
    "studded-leather": "leather-armor", "scale-mail": "scale-mail", "chain-mail": "chain-mail", "mage-robe": "robe",
    "knives": "thrown-daggers", "potion-of-strength": "potion-ball", "healing-potion": "health-potion",
    "narrow-bandages": "bandage-roll", "protective-barrier": "shield-echoes", "elven-arrows": "arrows-shield",
    "sack": "swap-bag", "swift-potion": "square-bottle", "fire-flask": "molotov", "holy-water": "holy-water",
    "sentinel": "guarded-tower", "flaming-sword": "winged-sword", "greedy-sting": "sai",
    "crystal-knife": "crystal-growth", "frost-wand": "ice-spear", "storm-bow": "bow-arrow", "dwarven-maul": "gavel",
    "holy-scepter": "lunar-wand", "moon-blade": "moon-claws", "thorn-staff": "thorned-arrow",
    "archmage-robe": "robe", "dragon-scale": "dragon-breath", "shadow-leather": "hood",
    "blessed-plate": "breastplate", "crowns-25": "coins", "crowns-50": "coins", "crowns-100": "coins-pile",
    "elven-cloak": "cape", "town-portal": "magic-portal", "amulet-of-life": "heart-necklace",
    "ring-of-shields": "ring", "boots-of-haste": "steeltoe-boots", "skull-charm": "skull-signet",
    "sun-stone": "sunbeams", "war-horn": "hunting-horn", "gauntlet-of-might": "gauntlet",
    "phoenix-feather": "feather", "dwarven-ale": "beer-stein", "scroll-of-fire": "scroll-unfurled",
    "scroll-of-memory": "scroll-quill", "elixir-of-stone": "standing-potion", "smoke-bomb": "smoke-bomb",
    "flaming-arrows": "flaming-arrow", "silver-arrows": "broadhead-arrow", "lucky-coin": "two-coins",
    "ancient-seal": "stone-tablet", "royal-letter": "envelope", "golden-mirror": "mirror-mirror",
    "soulreaver": "soul-vessel", "starfall": "falling-star", "bare-hands": "punch",
    "bandages": "bandage-roll", "elixir-of-strength": "potion-ball", "great-healing-potion": "health-potion",
    "great-fire-flask": "molotov", "elven-knives": "thrown-daggers", "swift-elixir": "square-bottle",
}  # fmt: skip
"""What is drawn on the card of an item, by its name without copy and side."""
POWERS = {
    "life-drain": "bleeding-heart", "mistress-of-thunder": "lightning-storm", "fireball": "fireball",
    "magic-barrier": "magic-shield", "inner-light": "sunbeams", "dark-pact": "evil-book", "blink": "teleport",
    "illusion": "two-shadows", "rose-strike": "rose", "cleave": "sword-spin", "shield-wall": "shield-bash",
    "charge": "mounted-knight", "guardian": "guards", "cruelty": "spiked-mace", "second-wind": "heart-wings",
    "war-cry": "shouting", "heal": "healing", "lightning-bolt": "lightning-trio", "command": "rally-the-troops",
    "assault-rune": "rune-sword", "protection-rune": "rune-stone", "bless": "holy-hand-grenade",
    "holy-smite": "sundial", "stone-skin": "stone-block", "precise-strike": "bullseye",
    "rain-of-arrows": "arrow-cluster", "summon-fenrir": "wolf-head", "snare-trap": "wolf-trap", "swift-feet": "run",
    "camouflage": "three-leaves", "twin-strike": "sword-clash", "eagle-eye": "eagle-head",
    "treasure-hunt": "open-treasure-chest", "backstab": "backstab", "stealth": "hooded-figure",
    "poisoned-blade": "dripping-blade", "dodge": "dodging", "tumble": "acrobatic", "pickpocket": "robber-hand",
    "crippling-cut": "bleeding-wound", "toughness": "muscle-up", "lucky": "clover", "fleet": "sprint",
    "strong-back": "knapsack", "iron-will": "brain", "parry": "sword-clash", "battle-hardened": "battle-gear",
    "taunt": "screaming", "help-from-above": "angel-wings",
}  # fmt: skip
"""What is drawn on the card of a power."""
DECK_CARDS = {
    "story-1": STORY, "story-2": STORY, "story-3": STORY, "day": DAY, "night": NIGHT,
    "gathering-dark": "eclipse", "war-drums": "drum", "cold-rain": "heavy-rain", "slaughter": "bloody-sword",
    "reinforcements": "minions", "ambush": "encirclement", "song-of-steel": "harp",
    "plague-wind": "plague-doctor-profile", "tide-of-souls": "haunting", "tremor": "earth-crack",
    "light-fingers": "robber-hand", "dark-rite": "evil-book", "gift-from-above": "hand-of-god",
    "evil-eye": "evil-eyes", "iron-wall": "stone-wall",
    "leaders-attack": "crowned-skull", "battle": "crossed-axes", "green-tide": "goblin-head", "old-hands": "guards",
    "captains-word": "trumpet", "brute-force": "biceps", "quick-blades": "daggers", "foul-magic": "skull-staff",
    "cornered": "surrounded-shield", "closing-in": "convergence-target", "bloodlust": "fangs",
    "lone-hunter": "wolf-head", "skirmish": "sword-clash", "dark-whispers": "lips", "beasts-loose": "paw",
}  # fmt: skip
"""What is drawn on the cards of events and encounters."""

EVENTS = {
    "quest-set-up": QUEST,
    "quest-began": QUEST,
    "person-appeared": "person",
    "person-follows": "person",
    "person-hurt": WOUND,
    "person-lost": DEATH,
    "tried-again": "candle-light",
    "round-began": ROUND,
    "turn-began": "clockwise-rotation",
    "turn-skipped": CONDITIONS["stunned"],
    "moved": MOVE,
    "evaded": "dodging",
    "attack-declared": COMBAT,
    "dice-rolled": DICE,
    "rerolled": DICE,
    "symbols-spent": "star-formation",
    "effect-gained": "star-formation",
    "hits-counted": "sword-clash",
    "defended": "shield",
    "wounded": WOUND,
    "healed": HEAL,
    "conditioned": "broken-bone",
    "recovered": HEAL,
    "critical-drawn": "broken-bone",
    "burning": FIRE,
    "fire-placed": FIRE,
    "pushed": "push",
    "save-rolled": DICE,
    "shadow-revealed": SHADOW,
    "enemy-appeared": "orc-head",
    "enemy-power-gained": "upgrade",
    "enemy-died": DEATH,
    "figure-died": DEATH,
    "card-flipped": "card-exchange",
    "encounter-drawn": "card-play",
    "enemy-activated": "targeting",
    "activation-skipped": "sleepy",
    "trait-used": "spiked-mace",
    "event-drawn": EVENT_DECK,
    "event-discarded": "card-discard",
    "lasting-suspended": "card-discard",
    "lasting-resumed": EVENT_DECK,
    "time-of-day": "sundial",
    "story-told": STORY,
    "trap-drawn": "box-trap",
    "door-opened": "entry-door",
    "unlocked": KEY,
    "chest-opened": "open-chest",
    "searched": SEARCH,
    "took": LOOT,
    "put-down": "drop-weapon",
    "left-in-stash": "swap-bag",
    "equipped": "battle-gear",
    "exchanged": "trade",
    "bought": "shopping-bag",
    "sold": CROWNS,
    "enchanted": "fairy-wand",
    "gambled": "rolling-dices",
    "crowns-changed": CROWNS,
    "souls-changed": SOUL,
    "power-used": POWER,
    "innate-used": POWER,
    "item-used": "drink-me",
    "power-gained": "skills",
    "power-lost": "skills",
    "power-refreshed": "cycle",
    "ranked": RANK,
    "became-ghost": GHOST,
    "resurrected": "holy-symbol",
    "companion-died": DEATH,
    "summoned": HEROES["fenrir"],
    "hid": HIDDEN,
    "token-placed": TOKEN,
    "priority-moved": PRIORITY,
    "gate-changed": GATE,
    "shrine-changed": SHRINE,
    "quest-decided": END,
    "quest-ended": END,
    "carried-on": "knapsack",
}
"""What kinds of events look like in the log."""
