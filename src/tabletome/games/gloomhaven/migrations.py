"""What earlier versions kept, read by this one."""

from __future__ import annotations

from tabletome.engine.migrations import Migration, Plain

RENAMED = {"raised": "made_obstacles", "cycle": "boss_places", "safe": "escaped"}
TURN = {
    "acting": "acting", "begun": "begun", "focus": "focus", "moved": "hexes_moved", "dealt": "damage_dealt",
    "closing": "closing",
}  # fmt: skip
FIGURE = {
    "most": "max_health", "fresh": "gained_this_turn", "coinless": "no_money", "born": "joined_in",
    "marked": "marked_by",
}  # fmt: skip
EFFECTS = {
    "shield": "shield", "might": "attack", "retaliate": "retaliate", "avoided": "avoided",
    "throes": "attacks_on_death", "charmer": "charmer", "steered": "steered",
}  # fmt: skip
HERO = {"second": "second_initiative", "idle": "lies_exhausted"}
HERO_TURN = {"top_done": "top_done", "bottom_done": "bottom_done", "marks": "item_marks"}
ACTION = {"actor": "figure", "did": "performed_steps"}
ABILITY = (
    "attacker", "value", "reach", "ranged", "pierce", "push", "pull", "give", "more", "source", "step", "chooser",
    "augmented_by", "commanded", "whole",
)  # fmt: skip
BONUS = ("figure", "shield", "attack", "retaliate", "range")
TRAP = ("at", "damage", "conditions", "hero", "xp")
PENDING = {
    "throes": ("AttackOfTheDead", "figure", "at"),
    "spawn": ("SpawnDue", "spawn", "monster"),
    "treasure": ("TreasureTrap", "hero", "number"),
}
ELITE_MARK = "+"


def parts_by_life_span(state: Plain) -> None:
    """Version 2 keeps what lasts for a turn, a round or an attack in parts of its own, and records for coded words."""
    rename(state, RENAMED)
    state["turn"] = taken(state, TURN)
    forget_last_turn(state["turn"], len(state["heroes"]))
    state["turn"]["upkeep"] = [action(word) for word in state.pop("upkeep")]
    state["activation"] = {"monster": state["activation"], "consumed": state.pop("consumed")}
    state["action"] = running_action(state.pop("doing"), state.pop("passed"))
    state["attack"] = running_attack(state.pop("striking"))
    state["pending"] = [pending(*each) for each in state.pop("due")]
    state["trap_effects"] = [dict(zip(TRAP, trap, strict=True)) for trap in state["trap_effects"]]
    for figure in state["figures"]:
        rename(figure, FIGURE)
        figure["effects"] = taken(figure, EFFECTS)
    for hero in state["heroes"]:
        records_of(hero)
    if state["party"] is not None:
        records_ahead(state["party"])


def rename(record: Plain, names: dict[str, str]) -> None:
    for old, new in names.items():
        record[new] = record.pop(old)


def taken(record: Plain, names: dict[str, str]) -> Plain:
    """A part made of what the record had."""
    return {new: record.pop(old) for old, new in names.items()}


def forget_last_turn(turn: Plain, heroes: int) -> None:
    """What a turn had noted stayed until the next one began; that a hero's was closing, until the next hero's."""
    if not turn["begun"]:
        turn |= {"hexes_moved": 0, "damage_dealt": 0}
    if not (turn["begun"] and 0 <= turn["acting"] < heroes):
        turn["closing"] = False


# Actions and attacks


def action(word: str) -> Plain:
    """An action was known by a word: `brute/trample/top`, `basic/trample/attack`, `guard/3`, `summon/rat-swarm`."""
    whose, what, *half = word.split("/")
    if whose == "special":
        return {"type": "BossAction", "boss": what, "number": int(half[0])}
    if whose == "summon":
        return {"type": "SummonAction", "name": what}
    if whose == "token":
        return {"type": "TokenAction", "name": what}
    if whose == "basic":
        return {"type": "BasicAction", "card": what, "half": "top" if half == ["attack"] else "bottom"}
    if not half:
        return {"type": "MonsterAction", "deck": whose, "number": int(what)}
    kind = "EveryTurnAction" if len(half) > 1 else "CardAction"
    return {"type": kind, "hero": whose, "card": what, "half": half[0]}


def running_action(doing: Plain | None, passed: list[int]) -> Plain | None:
    """The enemies that it has moved through belong to it."""
    if doing is None:
        return None
    rename(doing, ACTION)
    doing["source"] = action(doing["source"])
    doing["given"] = bonuses(doing["given"])
    doing["moved_through"] = passed
    return doing


def running_attack(striking: Plain | None) -> Plain | None:
    """What is the same for every target is a part of its own."""
    if striking is None:
        return None
    striking["ability"] = {name: striking.pop(name) for name in ABILITY}
    word = striking["ability"]["source"]
    striking["ability"]["source"] = action(word) if word else None
    return striking


def bonuses(given: list[list[int]]) -> list[Plain]:
    return [dict(zip(BONUS, row, strict=True)) for row in given]


def pending(what: str, one: int, other: int) -> Plain:
    kind, first, second = PENDING[what]
    return {"type": kind, first: one, second: other}


# Characters


def records_of(hero: Plain) -> None:
    """What a character has done in the turn, what its cards have given, and whom it has killed."""
    rename(hero, HERO)
    hero["turn"] = taken(hero, HERO_TURN)
    for active in hero["active"]:
        active["given"] = bonuses(active["given"])
    hero["slain"] = [
        {"monster": name.removesuffix(ELITE_MARK), "elite": name.endswith(ELITE_MARK)} for name in hero["slain"]
    ]
    with_items = [word.split("/") for word in hero["slain_with"]]
    hero["slain_with"] = [{"item": item, "monster": monster} for item, monster in with_items]


# The campaign


def records_ahead(party: Plain) -> None:
    """The event in progress, and what the next scenario starts with."""
    deck, *rest = party.pop("happening").split(":")
    party["event"] = {"deck": deck, "number": int(rest[0]), "option": "".join(rest[1:])} if deck else None
    party["start_effects"] = [start_effect(*word.split(":")) for word in party.pop("ahead")]


def start_effect(what: str, *amounts: str) -> Plain:
    """It was a word: `damage:2`, `minus-ones:3:0`, `bless-one:1`, `used-up:minor-healing-potion:0`, `poison`."""
    match what:
        case "damage":
            return {"type": "StartsHurt", "damage": int(amounts[0])}
        case "discard":
            return {"type": "StartsDiscarding", "cards": int(amounts[0])}
        case "minus-ones":
            return {"type": "AddsMinusOnes", "cards": int(amounts[0]), "member": int(amounts[1])}
        case "bless-one":
            return {"type": "IsBlessed", "member": int(amounts[0])}
        case "used-up":
            return {"type": "HasUsedUp", "item": amounts[0], "member": int(amounts[1])}
        case _:
            return {"type": "StartsWith", "condition": what}


MIGRATIONS = {"1": Migration(state=parts_by_life_span)}
