"""What earlier versions kept, read by this one."""

from __future__ import annotations

from typing import Any

from tabletome.engine.migrations import Migration, Plain

RENAMED = {
    "campaign": "quests_to_come", "won": "quests_won", "started": "heroes_at_start", "fenrir": "companion_rank",
    "souls": "soul_points", "place": "setup_hero", "carried": "companion_carries", "priority": "priority_hero",
}  # fmt: skip
TURN = {
    "mp": "movement_points", "moved": "movement_begun", "moving": "movement_open", "combats": "combats",
    "actions": "actions", "acts": "activities", "tumbling": "tumbling", "unbound": "ignores_rank",
    "dropped": "has_dropped", "ghost_acts": "ghost_acts", "companion_mp": "companion_points",
    "companion_attack": "companion_attack",
}  # fmt: skip
ACTIVATION = {"waiting": "waiting", "choosing": "count", "last_resort": "last_resort", "encounter": "encounter"}
DECKS = {
    "enemies": ("enemy_deck", "enemy_discard"), "enemy_powers": ("power_deck", "power_discard"),
    "encounters": ("encounters", "encounters_played"), "traps": ("traps", "traps_played"),
    "treasures": ("treasures", "treasures_discard"), "criticals": ("criticals", "criticals_used"),
    "loot": ("loot", "loot_used"), "shadows": ("shadow_supply", "shadows_used"),
}  # fmt: skip
MAP = {
    "gates": ("symbol", "area", "open"), "shrines": ("area", "active"),
    "chests": ("area", "treasures", "crowns", "locked", "number"), "stories": ("area", "paragraph"),
    "waypoints": ("area", "paragraph"), "shadows": ("area", "face"), "fires": ("area", "level"),
    "tokens": ("name", "area"),
}  # fmt: skip
STORY = {"counters": "counters", "due": "due", "due_at": "due_at", "key": "key_holder", "result": "result"}
FIGURE = {
    "most": "max_hp", "came": "came_from", "fresh": "new_conditions", "shields": "magic_shields", "hits": "hit_bonus",
    "armor": "armor_bonus", "guard": "shield_bonus", "attacked": "has_attacked", "burnt": "burn_wounds",
}  # fmt: skip
HERO = {"spent": "used_up", "acted": "has_acted"}
ASIDE, CLEARED, SHOP, TAVERN = "aside:", "cleared", "shop:", "shop:tavern"


def parts_by_life_span(state: Plain) -> None:
    """Version 2 keeps what lasts for a turn, an activation and a quest in parts of its own, under plainer names."""
    for old, new in RENAMED.items():
        state[new] = state.pop(old)
    state["gift_treasures"], state["gift_soul_weapons"] = state.pop("gifts")
    state["turn"] = {new: state.pop(old) for old, new in TURN.items()}
    state["turn"]["put_down"] = [thing(word) for word in state.pop("laid")]
    left = state.pop("left")
    state["turn"]["left_lying"] = None if left is None else [thing(word) for word in left]
    state["activation"] = {new: state.pop(old) for old, new in ACTIVATION.items()}
    state["decks"] = {
        name: {"cards": state.pop(cards), "discards": state.pop(discards)} for name, (cards, discards) in DECKS.items()
    }
    state["map"] = quest_map(state)
    state["story"] = {new: state.pop(old) for old, new in STORY.items()}
    done = state.pop("done")
    state["story"] |= {
        "done": [name for name in done if name != CLEARED and not name.startswith(ASIDE)],
        "cleared": CLEARED in done,
        "set_aside_used": [name.removeprefix(ASIDE) for name in done if name.startswith(ASIDE)],
    }
    for figure in state["figures"]:
        rename(figure, FIGURE)
    for sheet in state["heroes"]:
        rename(sheet, HERO)
        marks = sheet["used"]
        sheet["used"] = [mark for mark in marks if not mark.startswith(SHOP)]
        sheet["handled"] = [mark.removeprefix(SHOP) for mark in marks if mark.startswith(SHOP) and mark != TAVERN]
        sheet["has_gambled"] = TAVERN in marks
        for boost in sheet["boosts"]:
            boost["attacks"] = attack_kind(boost.pop("when"))


def quest_map(state: Plain) -> Plain:
    """What lay on the map, as records with named fields instead of rows of values."""
    lying: Plain = {
        name: [dict(zip(fields, row, strict=True)) for row in state.pop(name)] for name, fields in MAP.items()
    }
    lying |= {name: state.pop(name) for name in ("searches", "opened", "locks")}
    lying["drops"] = [[thing(word) for word in words] for words in state.pop("drops")]
    return lying


def rename(record: Plain, names: dict[str, str]) -> None:
    for old, new in names.items():
        record[new] = record.pop(old)


def thing(word: str) -> Plain:
    """What lay in an area was written as a word: `hammer`, `coin:10`, `key`, `loot:soul`, `treasure:hammer`."""
    kind, colon, what = word.partition(":")
    if word == "key":
        return {"type": "key"}
    if not colon:
        return {"type": "card", "card": word}
    if kind == "coin":
        return {"type": "coin", "value": int(what)}
    return {"type": kind, "token" if kind == "loot" else "card": what}


def attack_kind(when: str) -> dict[str, Any]:
    """Which attacks a boost worked for was one word."""
    category = when if when in ("bow", "dagger") else ""
    return {"name": when, "weapon": when != "any", "melee": when == "melee", "category": category}


def open_visits_and_any_burden(state: Plain) -> None:
    """Version 3 keeps who is done with a visit instead of what was handled in it; Fenrir carries any thing."""
    for sheet in state["heroes"]:
        del sheet["handled"]
    carried = state["companion_carries"]
    state["companion_carries"] = {"type": "card", "card": carried} if carried else None


MASTERS = {"lich": "orc-king", "lich-unbound": "orc-king-unbound"}


def orc_king_for_the_lich(state: Plain) -> None:
    """The second master of version 4 is the Orc King; what it has suffered so far it keeps."""
    for enemy in state["enemies"]:
        enemy["card"] = MASTERS.get(enemy["card"], enemy["card"])


def lost_tries_are_forgotten(state: Plain) -> None:
    """Version 5 knows what was remembered before a try of a quest; of a quest under way all that is known stays."""
    state["story"]["remembered_before"] = [[deed, times] for deed, times in state.get("chronicle", {}).items()]


MIGRATIONS = {
    "1": Migration(state=parts_by_life_span),
    "2": Migration(state=open_visits_and_any_burden),
    "3": Migration(state=orc_king_for_the_lich),
    "4": Migration(state=lost_tries_are_forgotten),
}
