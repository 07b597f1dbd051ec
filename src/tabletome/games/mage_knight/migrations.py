"""What earlier versions kept, read by this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine.migrations import Migration, Plain

TURN = {
    "path": "path", "move": "move", "influence": "influence", "heal": "heal", "dice": "dice",
    "started_empty": "started_empty", "moved": "has_moved", "played": "has_played", "rewards": "rewards",
    "due_fame": "due_fame", "due_reputation": "due_reputation", "wounds_taken": "wounds_taken", "cursed": "is_cursed",
}  # fmt: skip
ROUND = {
    "tactic": "tactic", "tactic_spent": "tactic_spent", "tactic_die": "tactic_die", "tactic_cards": "tactic_cards",
    "claimed": "claimed_dice", "claims_each_turn": "claims_each_turn", "curses": "curses", "aside": "set_aside",
}  # fmt: skip
PLAYER = {
    "known": "known_on_top", "play": "play_area", "removed": "thrown_away", "motivated": "motivation_rests",
    "chaos": "chaos_place", "boxed": "shown_artifact", "glimpsed": "seen_piles", "plundered": "has_plundered",
    "spared": "tactic_followed", "early": "may_act_early", "incantations": "last_incantation",
}  # fmt: skip
STATE = {
    "closing": "last_turns", "announced": "end_announced", "ending": "end_met", "out": "lost",
    "finishing": "turns_to_end", "chosen": "chosen_to_return", "box": "tiles_in_box", "levels": "city_levels",
    "secret": "secret_sites", "entrances": "entrances_to_place", "owed": "mines_owed_an_enemy", "used": "used_dice",
}  # fmt: skip
DUMMY = ("deck", "discard", "crystals", "tactic", "skills")
COLOURS = ("red", "blue", "white", "green", "gold", "black")


def parts_by_life_span(state: Plain) -> None:
    """Version 2 keeps what lasts for a turn and for a Round in parts of their own, and types instead of coded words."""
    rename(state, STATE)
    del state["rivalry"]
    hero = state.pop("dummy")
    dummy = {"hero": hero} | {name: state.pop(f"dummy_{name}") for name in DUMMY}
    state["dummy"] = dummy if hero else None
    for player in state["players"]:
        rename(player, PLAYER)
        turn = {new: player.pop(old) for old, new in TURN.items()}
        turn["changes"] = [change(*each) for each in player.pop("changes")]
        player["turn"] = turn
        player["round"] = {new: player.pop(old) for old, new in ROUND.items()}
    if state["combat"] is not None:
        combat_in_types(state["combat"])


def rename(values: Plain, names: dict[str, str]) -> None:
    for old, new in names.items():
        values[new] = values.pop(old)


def combat_in_types(combat: Plain) -> None:
    """Colours of a City and notes of points were written as words; an enemy to be defeated had lost the word doomed."""
    combat["pool"] = [points(each) for each in combat["pool"]]
    if combat["duel"] is not None:
        combat["duel"]["attack"] = [points(each) for each in combat["duel"]["attack"]]
    for foe in combat["foes"]:
        foe["city"] = foe["city"].split()
        foe["doomed"] = "doomed" in foe["lost"]
        foe["lost"] = [each for each in foe["lost"] if each != "doomed"]


def points(written: list[Any]) -> list[Any]:
    kind, element, value, word, unit = written
    return [kind, element, value, note(word), unit]


# Notes of points

PLAIN_NOTES = {
    "swift-twice": "SwiftTwice", "shield-bash": "Bash", "per-mark": "PerMark", "burning-shield": "Burning",
    "exploding-shield": "Exploding", "explosive": "Explosive", "soul": "TakesSoul",
}  # fmt: skip
NUMBERED_NOTES = {"fork-": ("Forked", "times"), "again-": ("Again", "times"),
                  "only ": ("OnlyAgainst", "foe"), "not ": ("NotAgainst", "foe")}  # fmt: skip


def note(word: str) -> Plain | None:
    """A note was a word, perhaps with a number after it."""
    if not word:
        return None
    if word in PLAIN_NOTES:
        return {"type": PLAIN_NOTES[word]}
    if word.startswith("chivalry"):
        return {"type": "Chivalry", "fame": int(word == "chivalry-and-fame")}
    if word == "armor-less-3":
        return {"type": "LowersArmor", "by": 3}
    for prefix, (name, field) in NUMBERED_NOTES.items():
        if word.startswith(prefix):
            return {"type": name, field: int(word.removeprefix(prefix))}
    raise ValueError(f"no note {word!r} was ever written")


# Changes of the turn

PLAIN_CHANGES = {
    "mist": "AsMist", "space-bending": "SpacesBehind", "settled": "Settled", "far-explore": "ExploresFurther",
    "far-sight": "SeesFurther", "sun": "Daylight", "darkness": "Darkness", "no-dice": "NoDice",
    "polarized": "Polarized", "suppression-paid": "SuppressionPaid", "crystals-return": "CrystalsReturn",
    "cure": "HealingRefreshes", "grail-draw": "HealingDraws", "veil": "IgnoredWound",
    "adrenaline-first": "FirstWoundGone", "protection": "NewWoundsGo", "move-as-attack": "MoveAsAttack",
    "move-as-ranged": "MoveAsRanged", "all-cold-fire": "AllColdFire", "all-siege": "AllSiege",
    "starsdawn": "StrongerShots", "double-physical": "DoublePhysical", "deadly-aim": "StrongerAttackCard",
    "no-site-fortification": "NoSiteFortification", "leadership": "StrongerUnit", "glory": "FameForUnits",
    "no-damage-to-units": "NoDamageToUnits", "no-reputation": "NoReputation", "no-recruit": "NoRecruiting",
    "coercion": "Coercion", "ready-for-influence": "ReadyForInfluence", "peaceful-moment": "HealingForInfluence",
    "command-banner": "BannerCommands", "harvest": "Harvests", "harvest-once": "HarvestsOnce", "disease": "Sickens",
    "time-bending": "BendsTime", "enhance": "Enhanced", "mana-searched": "SearchedMana",
}  # fmt: skip
AMOUNTS = {
    "next-move": ("NextMoveCard", "by"), "each-move": ("EachMoveCard", "by"), "grail": ("HealingFame", "by"),
    "adrenaline": ("CardsForWounds", "wounds"), "block-plus": ("StrongerBlock", "by"),
    "ambush": ("FirstCombatCard", "by"), "fame-per-enemy": ("FamePerEnemy", "by"), "unit-points": ("UnitPoints", "by"),
    "unit-attack": ("UnitAttack", "by"), "unit-armor": ("UnitArmor", "by"), "discount": ("Discount", "by"),
    "heroic-tale": ("RecruitingFame", "fame"), "dodge": ("Dodged", "by"), "burning-shield": ("Burns", "points"),
}  # fmt: skip
KEYS = {
    "safe-terrain": ("SafeTerrain", "terrain"), "influence-as-block": ("InfluenceAsBlock", "element"),
    "box-banner": ("ShownBanner", "banner"),
}  # fmt: skip
COLOURED = {
    "endless": "Endless", "wild-die": "WildDice", "crystal-back": "CrystalBack", "invoked": "Invoked",
    "ring-fame": "FameForSpells",
}  # fmt: skip
NUMBERED = {
    "fame-in-phase": ("FameInPhase", "stage"), "glorious": ("BroughtFame", "unit"), "souls": ("HarvestsSouls", "stage"),
    "duel": ("Duelled", "foe"),
}  # fmt: skip
IGNORED = {
    "physical": ["physical"], "elemental": ["fire", "ice", "cold-fire"], "fire-or-ice": ["fire", "ice"],
    "other": ["physical", "cold-fire"],
}  # fmt: skip


def change(kind: str, key: str, value: int) -> Plain:
    """A change was a word with a key, often several words, and a number."""
    if kind in PLAIN_CHANGES:
        return {"type": PLAIN_CHANGES[kind]}
    if kind in AMOUNTS:
        name, field = AMOUNTS[kind]
        return {"type": name, field: value}
    if kind in KEYS:
        name, field = KEYS[kind]
        return {"type": name, field: key}
    if kind in COLOURED:
        return {"type": COLOURED[kind], "colour": COLOURS.index(key)}
    if kind in NUMBERED:
        name, field = NUMBERED[kind]
        return {"type": name, field: int(key)}
    return OTHERS[kind](key, value)


def terrain_costs(key: str, value: int) -> Plain:
    if key == "any":
        return {"type": "EveryTerrainCosts", "cost": value}
    return {"type": "TerrainCosts", "terrain": key, "cost": value}


def sideways(key: str, value: int) -> Plain:
    if key == "rare":
        return {"type": "SidewaysBonusForRare", "by": 1}
    if key in COLOURS:
        return {"type": "SidewaysBonusForColour", "by": 2, "colour": COLOURS.index(key)}
    return {"type": "SidewaysBonus", "by": value}


def lent_spell(key: str, _: int) -> Plain:
    return {"type": "LentSpell", "colours": [COLOURS.index(colour) for colour in key.split()]}


def lost_element(key: str, _: int) -> Plain:
    foe, element, left = key.split(" ")
    return {"type": "LostElement", "foe": int(foe), "element": element, "left": left}


def possessed(key: str, value: int) -> Plain:
    foe, element = key.split(" ")
    return {"type": "Possessed", "foe": int(foe), "element": element, "points": value}


def scouted(key: str, _: int) -> Plain:
    space, enemy = key.split(" ")
    return {"type": "Scouted", "space": space, "enemy": enemy}


OTHERS: dict[str, Callable[[str, int], Plain]] = {
    "terrain": lambda key, value: {"type": "LowerCost", "terrain": key, "by": -value},
    "terrain-becomes": terrain_costs,
    "cheaper-space": lambda key, value: {"type": "CheaperSpace", "space": key, "by": -value},
    "cheaper-terrain": lambda key, value: {"type": "CheaperTerrain", "terrain": key, "by": -value},
    "all-terrain": lambda _, value: {"type": "CheaperEverywhere", "by": -value},
    "explore": lambda _, value: {"type": "CheaperExploring", "by": -value},
    "talent": lent_spell,
    "sideways-once": sideways,
    "hand-on": lambda key, value: {"type": "DrawsMoreOn", "terrain": key, "by": value},
    "element": lost_element,
    "bodyguard": lambda key, value: {"type": "Bodyguard", "strike": int(key), "unit": value},
    "ignore": lambda key, value: {"type": "IgnoredDamage", "elements": IGNORED[key], "points": value},
    "learning": lambda key, value: {"type": "LearnsFromOffer", "price": value, "into_hand": key == "hand"},
    "take-back": lambda key, _: {"type": "TakesCardBack", "for_wound": key == "any"},
    "steady-tempo": lambda key, _: {"type": "KeepsTempo", "on_top": key == "top"},
    "possessed": possessed,
    "scouted": scouted,
}

# Version 2


def book_order(state: Plain) -> None:
    """Version 3 discards the cards played before benefits, rewards and levels; summoned monsters are enemies."""
    if state["phase"] in ("benefits", "rewards_step", "levels_step", "take_back_step"):
        player = state["players"][state["active"]]
        player["discard"] = [*player["discard"], *player["play_area"]]
        player["play_area"] = []
    if state["phase"] == "take_back_step":
        state["phase"] = "discard_step"
    if state["combat"] is not None:
        monsters_as_enemies(state["combat"], state["discards"])


def monsters_as_enemies(combat: Plain, discards: dict[str, list[str]]) -> None:
    """A monster's attacks were its summoner's, and its token was discarded at once."""
    foes = combat["foes"]
    numbers: dict[tuple[int, str], int] = {}
    for strike in combat["strikes"]:
        summoner = strike["foe"]
        if strike["name"] == foes[summoner]["name"]:
            continue
        if (summoner, strike["name"]) not in numbers:
            numbers[summoner, strike["name"]] = len(foes)
            foes.append({"name": strike["name"], "city": foes[summoner]["city"], "summoner": summoner})
            next(pile for pile in discards.values() if strike["name"] in pile).remove(strike["name"])
        strike["foe"] = numbers[summoner, strike["name"]]


# Version 3


def one_of_three_boxes(options: Plain) -> None:
    """Version 4 can be played with the base box alone, too."""
    if "expansion" in options:
        options["box"] = "everything" if options.pop("expansion") else "cards"


MIGRATIONS = {
    "1": Migration(state=parts_by_life_span),
    "2": Migration(state=book_order),
    "3": Migration(options=one_of_three_boxes),
}
