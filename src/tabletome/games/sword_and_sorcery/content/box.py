"""Tokens of the box and what the drawn ones show. SS-COMP-03

The book does not print how criticals, loot, shadows and coins are divided; these are original divisions of its counts.
"""

from __future__ import annotations

CRITICAL_TOKENS: tuple[str, ...] = (
    *("wound-1",) * 2, "wound-2", "shatter",
    *("blinded",) * 2, *("slowed",) * 2, *("stunned",) * 2,
    "injury-hits", "injury-armor", "injury-hp-1", "injury-hp-2", "injury-skill",
)  # fmt: skip
"""Fifteen critical tokens; `tokens.py` says what each does. SS-EFFECT-05"""
LOOT_TOKENS: tuple[str, ...] = ("crowns-5", "crowns-10", "crowns-10", "crowns-20", "treasure", "soul")
"""Six loot tokens: crowns, a treasure card, a soul point."""

COIN_COUNTS: dict[int, int] = {5: 15, 10: 12, 50: 8}
"""Thirty-five crown tokens, by value. SS-CROWN-01"""

TOKENS: dict[str, int] = {
    "soul_gems": 5, "soul_points": 13, "hero_tokens": 5, "priority_token": 1, "crowns": 35, "wounds": 31, "shadows": 16,
    "doors": 3, "locked_doors": 3, "walls": 3, "stealth": 1, "illusion": 2, "assault_rune": 1, "protection_rune": 1,
    "snare_trap": 1, "critical": 15, "blinded": 6, "slowed": 6, "stunned": 6, "poison": 6, "fire": 10, "charge": 9,
    "magic_shield": 10, "hit_plus1_minus1": 6, "shield_plus1_minus1": 6, "armor_plus1_minus1": 6, "spawn_gates": 4,
    "chests": 3, "loot": 6, "waypoints": 6, "shrines": 2, "magic_key": 1, "magic_lock": 1, "search": 4,
}  # fmt: skip
"""How many tokens of each kind. SS-COMP-03"""

PIECES: dict[str, int] = {
    "rulebook": 1, "story_book_act1": 1, "book_of_secrets_act1": 1, "reference_sheet": 1, "hero_figures": 5,
    "companion_figures": 1, "enemy_figures": 20, "master_enemy_figures": 2, "double_sided_map_tiles": 19,
    "red_attack_dice": 4, "blue_attack_defence_dice": 4, "plastic_stands": 6, "plastic_clips": 5, "hero_sheets": 5,
}  # fmt: skip
"""How many books, figures, tiles, dice and sheets. SS-COMP-01"""

CARDS: dict[str, int] = {
    "master_enemy_scrolls": 2, "enemy_scrolls": 14, "enemy_cards": 22, "enemy_power_cards": 13, "encounter_cards": 15,
    "trap_cards": 13, "soul_weapon_cards": 3, "hero_power_cards": 47, "hero_cards": 10, "emporium_cards": 43,
    "treasure_cards": 42, "event_cards": 20, "companion_cards": 1, "quest_cards": 1,
}  # fmt: skip
"""How many cards of each deck. SS-COMP-02"""
