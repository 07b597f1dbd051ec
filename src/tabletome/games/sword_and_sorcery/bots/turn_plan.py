"""How a sensible player uses a hero's turn: where to go, whom to strike, which power is worth it now.

Weights are steps of importance, each several times the one below: bots choose in proportion.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import Action, Decision
from tabletome.games.sword_and_sorcery import actions as a
from tabletome.games.sword_and_sorcery.bots.deeds.entries import weight_of_deed
from tabletome.games.sword_and_sorcery.bots.evaluate import armor_worth, weapon_worth
from tabletome.games.sword_and_sorcery.bots.turn import Turn, weight_of_blow
from tabletome.games.sword_and_sorcery.bots.weights import (
    ALONE,
    BETTER_ARMS,
    FIRST,
    GOOD,
    HARDLY,
    IDLE,
    NEVER,
    USEFUL,
    WATCH,
)
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.notation.deeds import Heal
from tabletome.games.sword_and_sorcery.content.notation.innates import BothDaggers, Innate, SecondShot, WandHits
from tabletome.games.sword_and_sorcery.content.powers import POWERS
from tabletome.games.sword_and_sorcery.rules.heroes.gear import slots_for
from tabletome.games.sword_and_sorcery.state import Hero, State


def judge_turn(g: State, decision: Decision) -> list[float]:
    turn = Turn(g, decision)
    return [weigh(turn, option) for option in decision.options]


def weigh(turn: Turn, option: Action) -> float:
    kind = type(option)
    if kind in CHOICES:
        return CHOICES[kind](turn, option)
    return HARDLY if turn.fighting and kind in FOR_QUIET_MOMENTS else PLAIN[kind]


# Where to go


def go(turn: Turn, option: a.Go) -> float:
    """Closer to the goal, but not out of a fight, and rather not through fire."""
    if turn.pinned:
        return NEVER
    if turn.away(option.area) >= turn.away(turn.at):
        return NEVER
    if turn.fighting or turn.weak:
        return HARDLY
    g = turn.g
    if turn.hunting and leaves_the_others(turn, option.area):
        return HARDLY
    burns = any(fire.area == option.area for fire in g.map.fires) or g.board.terrain(option.area) == "dangerous"
    return USEFUL if burns else GOOD


def leaves_the_others(turn: Turn, area: int) -> bool:
    """All others would be far behind: whoever hunts waits for them."""
    g = turn.g
    others = [g.figures[hero].at for hero in g.living() if hero != turn.hero]
    walk = g.board.walk
    return bool(others) and all(walk[at][area] >= ALONE and turn.away(at) > turn.away(area) for at in others)


def dash(turn: Turn, option: a.Dash) -> float:  # noqa: ARG001 - all choices have one shape
    """To get up, or for the last step of the way."""
    if turn.g.figures[turn.hero].down:
        return GOOD
    if turn.fighting or turn.pinned or turn.arrived:
        return NEVER
    return USEFUL if turn.g.turn.movement_points == 0 else HARDLY


def open_door(turn: Turn, option: a.OpenDoor | a.BreakDoor) -> float:
    """Doors on the way; others only out of curiosity."""
    if turn.fighting:
        return HARDLY
    sides = turn.g.layout.sides_of[option.door]
    return GOOD if min(turn.away(side) for side in sides) < turn.away(turn.at) else IDLE


# Striking


def attack(turn: Turn, option: a.Attack) -> float:
    """With the weapon of the slot."""
    return weight_of_blow(turn, weapon_worth(turn.g.heroes[turn.hero].in_slot(option.weapon)), option.figure)


def power(turn: Turn, option: a.Power) -> float:
    """What its lines are worth together; rather at a high level."""
    card = POWERS[option.name]
    level = next(each for each in card.levels if each.rank == option.level)
    worth = sum(weight_of_deed(turn, option.figure, deed) for deed in level.deeds)
    return worth * (1 + 0.1 * option.level)


def use_item(turn: Turn, option: a.UseItem) -> float:
    """As powers, but what is used up is kept for those who matter."""
    item = FACE[option.card]
    weight = sum(weight_of_deed(turn, option.figure, deed) for deed in item.deeds)
    healing = any(isinstance(deed, Heal) for deed in item.deeds)
    return weight if item.kind != "consumable" or healing or named_foe_near(turn) else weight / 4


def named_foe_near(turn: Turn) -> bool:
    """An enemy whom the story is about is near."""
    g = turn.g
    walk = g.board.walk[turn.at]
    return any(g.enemy_of(foe).tag and walk[g.figures[foe].at] <= WATCH for foe in g.foes())


# The rest


def reorganize(turn: Turn, option: a.Reorganize) -> float:  # noqa: ARG001 - all choices have one shape
    """If something better is carried than worn."""
    sheet = turn.g.heroes[turn.hero]
    better = max((gain_of(turn.g, turn.hero, card) for card in sheet.inventory), default=0.0)
    return GOOD if better >= BETTER_ARMS and not turn.fighting else NEVER


def gain_of(g: State, hero: int, card: str) -> float:
    """How many hits better off the hero is with this card in its slot."""
    sheet = g.heroes[hero]
    slots = slots_for(sheet, card)
    if "armor" in slots:
        return armor_worth(card) - armor_worth(sheet.armor)
    if "artifact" in slots:
        return 0.0 if sheet.artifact else 1.0
    if not slots:
        return 0.0
    gain = worth_in_hand(sheet, card) - max(worth_in_hand(sheet, getattr(sheet, slot)) for slot in slots[:1])
    return gain - weapon_worth(sheet.off) / 2 if FACE[card].slot == "two" and sheet.off else gain


SUITED: dict[type[Innate], str] = {SecondShot: "bow", BothDaggers: "dagger", WandHits: "wand"}
"""The weapons that innate powers ask for."""
SUITED_WORTH = 1.0
"""Hits that such a power adds to a weapon of its kind, about: a second shot once per round, a hit with each wand."""


def worth_in_hand(sheet: Hero, card: str) -> float:
    """Hits to expect of a weapon in the hands of this hero: an archer needs a bow for the second shot."""
    suited = card and any(SUITED.get(type(innate)) == FACE[card].category for innate in sheet.card.innate)
    return weapon_worth(card) + (SUITED_WORTH if suited else 0.0)


def end_turn(turn: Turn, option: a.EndTurn) -> float:  # noqa: ARG001 - all choices have one shape
    return HARDLY if turn.fighting else IDLE


CHOICES: dict[type[Any], Callable[[Turn, Any], float]] = {
    a.Go: go, a.Dash: dash, a.Attack: attack, a.Power: power, a.UseItem: use_item, a.OpenDoor: open_door,
    a.BreakDoor: open_door, a.Reorganize: reorganize, a.EndTurn: end_turn,
}  # fmt: skip
PLAIN: dict[type[Any], float] = {
    a.QuestAct: 5 * FIRST, a.StandUp: FIRST, a.UnlockDoor: FIRST, a.UnlockChest: GOOD, a.OpenChest: GOOD,
    a.Search: GOOD, a.PickUp: GOOD, a.Innate: USEFUL, a.Empower: HARDLY, a.Drop: NEVER, a.Exchange: NEVER,
    a.Provoke: NEVER, a.Done: GOOD,
}  # fmt: skip
FOR_QUIET_MOMENTS = (a.OpenChest, a.Search, a.Innate)
"""Worth less while there is somebody to strike."""
