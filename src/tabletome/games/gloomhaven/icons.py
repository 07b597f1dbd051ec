"""Icons, by their names in the game-icons set."""

from __future__ import annotations

SCENARIO, ROUND, LEVEL, END = "dungeon-gate", "hourglass", "rank-3", "trophy"
MONEY, TREASURE, TRAP = "coins", "open-treasure-chest", "spiked-trap"
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
    "brute": "bull-horns",
    "scoundrel": "hooded-assassin",
    "bandit-guard": "swordman",
    "bandit-archer": "bowman",
    "living-bones": "skeleton",
}


def of(name: str) -> str:
    return FIGURES.get(name, "evil-minion")
