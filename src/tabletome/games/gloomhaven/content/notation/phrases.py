"""Phrases that abilities speak in: whom they concern, what they ask about a target, what they count.

A phrase is the name of its words in the texts; rules/abilities/targets.py and rules/abilities/questions.py answer them.
"""

from __future__ import annotations

from enum import StrEnum


class Targets(StrEnum):
    """Whom an ability concerns that does not simply name a range. GH-EFF-03, GH-TURN-05"""

    SELF = "self"
    ADJACENT_ENEMIES = "adjacent-enemies"
    ONE_ADJACENT_ENEMY = "one-adjacent-enemy"
    ENEMIES_IN_RANGE = "enemies-in-range"
    ONE_ENEMY = "one-enemy-in-range"
    ENEMIES_AT_RANGE = "enemies-exactly-at-range"
    AROUND_HEALED = "enemies-near-the-healed-figure"
    HEALED = "the-healed-figure"
    EVERY_ENEMY = "every-enemy"
    ROOM_ENEMIES = "enemies-in-the-same-room"
    MOVED_THROUGH = "enemies-moved-through"
    ON_THE_PATH = "enemies-on-the-path-to-the-target"
    BESIDE_MARKS = "enemies-beside-the-marked-hexes"
    ADJACENT_ALLIES = "adjacent-allies"
    ALLIES_IN_RANGE = "allies-in-range"
    ONE_ALLY = "one-ally-in-range"
    SELF_OR_ALLY = "self-or-one-ally-in-range"
    ANY_ALLY = "any-one-ally"
    ALL_ALLIES = "all-allies"
    ROOM_ALLIES = "allies-in-the-same-room"
    ALLIES_IN_AREA = "allies-in-the-area"
    ALLIES_MOVED_THROUGH = "allies-moved-through"
    SELF_AND_ADJACENT = "self-and-adjacent-allies"
    SELF_AND_ALLIES = "self-and-allies-in-range"
    SELF_AND_ALL_ALLIES = "self-and-all-allies"
    SUMMONS = "all-summoned-allies"
    ADJACENT_SUMMONS = "adjacent-summoned-allies"
    SELF_AND_SUMMONS = "self-and-all-summoned-allies"
    COMPANION = "your-companion"
    ANYONE = "any-figure"
    BESIDE_SUMMONS = "enemies-beside-any-summoned-ally"
    ALL_ADJACENT = "adjacent-enemies-and-allies"
    ALL_BESIDE_MARKS = "enemies-and-allies-beside-the-marked-hexes"
    ALL_BESIDE_PATH = "enemies-and-allies-beside-the-path"
    ALL_IN_AREA = "enemies-and-allies-in-the-area"
    POISONED_ENEMIES = "all-poisoned-enemies"
    POISONED_ALLIES = "all-poisoned-allies"
    THE_DOOMED = "the-doomed-enemy"
    BESIDE_POISONED = "enemies-beside-poisoned-enemies"
    EVERYONE_ELSE = "all-enemies-and-allies"


CHOSEN = frozenset({
    Targets.ONE_ADJACENT_ENEMY, Targets.ONE_ENEMY, Targets.ONE_ALLY, Targets.SELF_OR_ALLY, Targets.ANY_ALLY,
})  # fmt: skip
"""Those of whom the player names one, or as many as the ability has targets."""
BY_THE_ACTION = frozenset({
    Targets.ALL_IN_AREA, Targets.ALLIES_IN_AREA, Targets.BESIDE_MARKS, Targets.ALL_BESIDE_MARKS,
    Targets.ALL_BESIDE_PATH, Targets.ALLIES_MOVED_THROUGH, Targets.AROUND_HEALED, Targets.HEALED,
})  # fmt: skip
"""Those who have to do with what the action has done before: nobody knows them beforehand."""


class When(StrEnum):
    """What is asked about the target of an attack, or about the action so far."""

    ALONE = "alone"
    FLANKED = "flanked"
    BESIDE_ALLY = "beside-its-attackers-ally"
    ATTACKER_INVISIBLE = "attacker-invisible"
    DARK_NOT_STRONG = "dark-is-not-strong"
    LIGHT_NOT_STRONG = "light-is-not-strong"
    NORMAL = "normal"
    NORMAL_OR_ELITE = "normal-or-elite"
    NORMAL_AND_STUNNED = "normal-and-stunned"
    NORMAL_ALONE_AND_FLANKED = "normal-alone-and-flanked"
    ALONE_AND_FLANKED = "alone-and-flanked"
    HELD = "held"
    POISONED = "poisoned"
    DOOMED = "doomed"
    UNDAMAGED = "undamaged"
    AT_MOST_3_HIT_POINTS = "at-most-3-hit-points"
    AT_MOST_5_HIT_POINTS = "at-most-5-hit-points"
    NORMAL_AT_MOST_5 = "normal-with-at-most-5-hit-points"
    NORMAL_AT_MOST_6 = "normal-with-at-most-6-hit-points"
    RANGED = "ranged"
    MELEE = "melee"
    ATTACK_MADE = "an-attack-was-made"
    NOTHING_DONE = "nothing-was-done"
    WENT_STRAIGHT = "the-way-was-straight"
    CAME_BACK = "the-way-led-back"
    BELOW_HALF = "attacker-below-half-its-hit-points"
    NORMAL_AND_POISONED = "normal-and-poisoned"
    NORMAL_WITH_TWO_CONDITIONS = "normal-with-two-negative-conditions"
    HURT_BY_TEN = "normal-or-elite-with-10-damage"
    NORMAL_AND_FRAIL = "normal-and-frailer-than-half-the-attackers-wounds"


class Per(StrEnum):
    """What is counted: a value is this number, or is multiplied by it."""

    ALLIES_BESIDE_TARGET = "attackers-allies-beside-the-target"
    HEXES_MOVED = "hexes-moved-this-turn"
    DAMAGE_DEALT = "damage-dealt-this-turn"
    SHIELD = "targets-shield"
    HIT_POINTS = "targets-hit-points"
    HALF_HIT_POINTS = "half-the-targets-hit-points"
    HEXES_OF_ACTION = "hexes-moved-with-this-action"
    TWICE_HEXES_DESTROYED = "twice-the-hexes-destroyed"
    NEGATIVE_CONDITIONS = "negative-conditions-on-the-target"
    ADJACENT_ENEMIES = "adjacent-enemies"
    ALLIES_WITHIN_TWO = "allies-within-two-hexes"
    ADJACENT_ALLIES = "adjacent-allies"
    SUFFERED = "damage-suffered-for-this-action"
    LOST_HIT_POINTS = "hit-points-you-have-lost"
    CURRENT_HIT_POINTS = "your-hit-points"
    HALF_CURRENT_HIT_POINTS = "half-of-your-hit-points"
    LOST_CARDS = "cards-you-have-lost"
    SUMMONED_ALLIES = "all-summoned-allies"
