"""The die symbols that the printed book shows as pictures and its text has lost, set once here.

Whoever owns the box corrects a symbol in this table and nowhere else. Each line: the card and what is paid for, the
symbols that pay, and why these were taken.
"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation.terms import HIT, LEGEND, MAGIC, MISS, SHIELD, SKILL, Cost

SKILLED = "a trained move of arms: the symbol of the character's own skill"
MAGICAL = "a magical property of the item or spell: the magic symbol"
LEGENDARY = "the strongest effect of a legendary card: the rarest symbol"
DOUBLE = "the text shows that more than one symbol is needed"
GUARDED = "an effect of armor: a symbol that does not already stop a hit"

LOST: dict[str, tuple[Cost, str]] = {
    # powers
    "life-drain.lethal": ((MAGIC,), MAGICAL),
    "lightning-bolt.aoe": ((MAGIC, MAGIC), DOUBLE),
    "lightning-bolt.knockdown": ((SKILL,), SKILLED),
    "lightning-bolt.lethal": ((LEGEND,), LEGENDARY),
    "mistress-of-thunder.knockdown": ((SKILL, MAGIC), "the example names two different symbols"),
    "assault-rune.hit": ((MAGIC,), "a rune works by magic"),
    "fenrir.knockdown": ((SKILL,), SKILLED),
    "fenrir.crit": ((LEGEND,), LEGENDARY),
    "dagger-scream.blinded": ((SKILL,), SKILLED),
    # items
    "broadsword.hit": ((SKILL,), SKILLED),
    "broadsword.reroll": ((MAGIC,), MAGICAL),
    "golden-mirror.redirect": ((MAGIC,), MAGICAL),
    "battle-axe.aoe": ((SKILL, SKILL), DOUBLE),
    "battle-axe.pierce": ((LEGEND,), LEGENDARY),
    "elven-arrows.lethal-1": ((SKILL,), SKILLED),
    "elven-arrows.lethal": ((SKILL, LEGEND), DOUBLE),
    "studded-leather.shield": ((SKILL,), GUARDED),
    "sentinel.guard": ((SKILL,), SKILLED),
    "sentinel.again": ((LEGEND,), LEGENDARY),
    "hammer.knockdown": ((SKILL, SKILL), DOUBLE),
    "hammer.crit": ((MAGIC,), MAGICAL),
    "longbow.hit": ((SKILL,), SKILLED),
    "longbow.crit": ((SKILL, SKILL), "the example pays the critical with two symbols alike"),
    "archmage-robe.reroll": ((MAGIC,), MAGICAL),
    "scale-mail.reroll": ((SKILL,), GUARDED),
    "scale-mail.shield": ((MAGIC,), GUARDED),
    "flaming-sword.fire": ((MAGIC,), MAGICAL),
    "flaming-sword.again": ((LEGEND,), LEGENDARY),
    "flaming-sword.pierce": ((SKILL, SKILL), DOUBLE),
    "flaming-arrows.fire": ((MAGIC,), MAGICAL),
    "knives.pierce": ((SKILL,), SKILLED),
    "knives.hit": ((MAGIC,), MAGICAL),
    "elven-knives.pierce": ((SKILL,), SKILLED),
    "elven-knives.crit": ((LEGEND,), LEGENDARY),
    "kord.lethal": ((SKILL,), SKILLED),
    "greedy-sting.hit": ((MAGIC,), MAGICAL),
    "crystal-knife.lethal": ((SKILL, SKILL), "the example shows two symbols alike"),
    "crystal-knife.hit": ((MAGIC,), "two rolled hits became four"),
    "tavern.low": ((SKILL,), "three symbols of rising rarity on a red die"),
    "tavern.middle": ((MAGIC,), "three symbols of rising rarity on a red die"),
    "tavern.high": ((LEGEND,), "three symbols of rising rarity on a red die"),
    "ammo.discard": ((MISS,), "the reading of the ledger: a miss on any die of that attack"),
    # enemies
    "flaming-weapon.hit": ((MAGIC,), MAGICAL),
    "flaming-weapon.aoe": ((MAGIC, MAGIC), DOUBLE),
    "gremlin-claws.pierce": ((SKILL,), SKILLED),
    "raider-sword.blinded": ((SKILL,), SKILLED),
    "raider-sword.grip": ((SKILL,), SKILLED),
    "magma-rod.aoe": ((MAGIC, MAGIC), "two symbols A of the example"),
    "magma-rod.fire": ((MAGIC,), "one symbol A of the example"),
    "orc-warrior.shield": ((SKILL,), GUARDED),
    "troll-chains.aoe": ((SKILL, SKILL), DOUBLE),
    "troll-chains.trip": ((SKILL,), SKILLED),
    "troll-claws.crit": ((LEGEND,), LEGENDARY),
    "troll-claws.lethal": ((SKILL,), SKILLED),
    "troll-horns.pierce": ((SKILL,), "an unplaced -2 read as armor -2"),
    "troll.shield": ((SKILL,), GUARDED),
    # tokens and saves
    "gate.first": ((SHIELD,), "gates are known by symbols of the blue die"),
    "gate.second": ((HIT,), "gates are known by symbols of the blue die"),
    "gate.third": ((SKILL,), "gates are known by symbols of the blue die"),
    "gate.fourth": ((MAGIC,), "gates are known by symbols of the blue die"),
    "save.ecarus": ((SHIELD,), "a warrior saves by his shield"),
    "save.thorgar": ((SHIELD,), "faith shields the cleric"),
    "save.laegon": ((SKILL,), SKILLED),
    "save.shae": ((SKILL,), SKILLED),
    "save.auriel": ((MAGIC,), MAGICAL),
    "injury.blocked": ((SKILL,), "the injury that forbids effects of one symbol"),
}


def lost(what: str) -> Cost:
    """The symbols that pay for it."""
    return LOST[what][0]


def symbol(what: str) -> int:
    """The one symbol meant."""
    return LOST[what][0][0]
