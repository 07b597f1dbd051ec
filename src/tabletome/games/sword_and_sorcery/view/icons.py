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
FIRE, SHADOW, GATE, SHRINE, CHEST, SEARCH, STORY, WAYPOINT, KEY, LOOT = (
    "flame", "hooded-figure", "magic-gate", "crystal-shrine", "chest", "magnifying-glass", "scroll-quill",
    "position-marker", "key", "swap-bag",
)  # fmt: skip
MOVE, COMBAT, ACTION, GHOST, PRIORITY, TOKEN, POWER, HIDDEN = (
    "walking-boot", "crossed-swords", "cog", "ghost", "skull-mask", "rune-stone", "spell-book", "domino-mask",
)  # fmt: skip
PERSON, TRACK = "person", "progression"
DICE, WOUND, HEAL, DEATH = "perspective-dice-six-faces-random", "bleeding-wound", "healing", "death-skull"

EVENTS = {
    "quest-began": QUEST,
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
