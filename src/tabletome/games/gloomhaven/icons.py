"""Icons, by their names in the game-icons set."""

from __future__ import annotations

SCENARIO, ROUND, LEVEL, END = "dungeon-gate", "hourglass", "rank-3", "trophy"
GOAL, LOCK, PLATE, EXIT = "bullseye", "padlock", "stone-tablet", "exit-door"
MONEY, TREASURE, TRAP = "coins", "open-treasure-chest", "wolf-trap"
HEALTH, XP, MODIFIERS = "hearts", "star-formation", "card-draw"
ELEMENTS = {
    "fire": "flame",
    "ice": "snowflake-1",
    "air": "whirlwind",
    "earth": "stone-block",
    "light": "sun",
    "dark": "moon",
}
CONDITIONS = {
    "poison": "poison-bottle",
    "wound": "bleeding-wound",
    "immobilize": "manacles",
    "disarm": "drop-weapon",
    "stun": "knockout",
    "muddle": "misdirection",
    "invisible": "domino-mask",
    "strengthen": "biceps",
}
FIGURES = {
    "brute": "brute",
    "tinkerer": "gear-hammer",
    "spellweaver": "fire-ray",
    "scoundrel": "hooded-assassin",
    "cragheart": "stone-crafting",
    "mindthief": "brain-tentacle",
    "ancient-artillery": "cannon",
    "bandit-archer": "bowman",
    "bandit-guard": "swordman",
    "black-imp": "imp-laugh",
    "cave-bear": "bear-head",
    "city-archer": "bowman",
    "city-guard": "guards",
    "cultist": "cultist",
    "deep-terror": "tentacle-strike",
    "earth-demon": "rock-golem",
    "flame-demon": "fire-silhouette",
    "forest-imp": "imp",
    "frost-demon": "ice-golem",
    "giant-viper": "snake",
    "harrower-infester": "spider-face",
    "hound": "wolf-head",
    "inox-archer": "minotaur",
    "inox-guard": "minotaur",
    "inox-shaman": "minotaur",
    "living-bones": "skeleton",
    "living-corpse": "raise-zombie",
    "living-spirit": "ghost",
    "lurker": "fish-monster",
    "night-demon": "moon-bats",
    "ooze": "slime",
    "rending-drake": "dragon-head",
    "spitting-drake": "double-dragon",
    "stone-golem": "golem-head",
    "sun-demon": "sunbeams",
    "vermling-scout": "rat",
    "vermling-shaman": "rat",
    "wind-demon": "whirlwind",
    "bandit-commander": "visored-helm",
    "captain-of-the-guard": "visored-helm",
    "inox-bodyguard": "orc-head",
    "jekserah": "vampire-dracula",
    "prime-demon": "horned-skull",
    "altar": "stone-throne",
    "throne": "stone-throne",
    "egg": "egg-clutch",
    "hail": "prayer",
}


def of(name: str) -> str:
    return FIGURES.get(name, "evil-minion")
