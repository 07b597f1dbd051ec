"""What a sensible player would do without thinking long: how likely each choice is, for bots.

Every judge gives one weight to each option of a decision; they need only be right in proportion.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tabletome.engine import Decision
from tabletome.games.sword_and_sorcery import actions as a
from tabletome.games.sword_and_sorcery.board import FAR
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.notation import Deed
from tabletome.games.sword_and_sorcery.content.powers import POWERS
from tabletome.games.sword_and_sorcery.evaluate import armor_worth, doors_of, goals_of, weapon_worth
from tabletome.games.sword_and_sorcery.gear import slots_for
from tabletome.games.sword_and_sorcery.state import State

Judge = Callable[[State, Decision], list[float]]

NEVER = 0.001
STRIKE, KILL = 12.0, 20.0
ATTACK_POWER, BOOST, WARD = 14.0, 8.0, 2.0
STEP_CLOSER, STEP_ASIDE, STEP_OUT = 6.0, 0.15, 0.05
"""Moving towards the goal, elsewhere, and out of an area with enemies."""
DOOR, CHEST, QUEST_ACT, TAKE = 7.0, 4.0, 25.0, 4.0
BADLY_HURT = 0.5
"""Health at which healing comes first."""


def instinct(g: State, decision: Decision) -> Sequence[float]:
    """How likely a sensible player is to take each option."""
    judge = JUDGES.get(decision.kind)
    return judge(g, decision) if judge else [1.0] * len(decision.options)


# ------------------------------------------------------------------ the hero turn


def judge_turn(g: State, decision: Decision) -> list[float]:
    hero = g.active
    fighting = any(isinstance(option, a.Attack) for option in decision.options)
    walk = g.layout.board(g.opened | doors_of(g.quest)).walk
    goals = [g.figures[foe].at for foe in g.foes()] or goals_of(g)
    at = g.figures[hero].at
    here = min((walk[at][goal] for goal in goals), default=FAR)
    engaged = bool(g.foes_at(at))
    weights = []
    for option in decision.options:
        match option:
            case a.Attack():
                weights.append(attack_weight(g, option))
            case a.Power():
                level = next(each for each in POWERS[option.name].levels if each.rank == option.level)
                weights.append(deeds_weight(g, level.deeds, option.figure, fighting) * (1 + 0.1 * option.level))
            case a.UseItem():
                weights.append(0.7 * deeds_weight(g, FACE[option.card].deeds, option.figure, fighting))
            case a.Go():
                there = min((walk[option.area][goal] for goal in goals), default=FAR)
                weight = STEP_CLOSER if there < here else STEP_ASIDE
                weights.append(STEP_OUT if engaged else weight * (0.3 if fighting else 1.0))
            case a.EndTurn():
                weights.append(0.02 if fighting else 0.4)
            case _:
                weights.append(PLAIN_TURN.get(type(option), 0.05))
    return weights


PLAIN_TURN: dict[type[Any], float] = {
    a.StandUp: 9.0, a.Dash: 1.0, a.OpenDoor: DOOR, a.BreakDoor: DOOR, a.OpenChest: CHEST, a.UnlockDoor: 2 * DOOR,
    a.UnlockChest: DOOR, a.Search: 2.0, a.PickUp: TAKE, a.QuestAct: QUEST_ACT, a.Empower: 1.0, a.Innate: 3.0,
    a.Drop: NEVER, a.Reorganize: 0.02, a.Exchange: 0.01, a.Provoke: 0.05,
}  # fmt: skip


def attack_weight(g: State, option: a.Attack) -> float:
    """Rather finish somebody off, and with the better weapon."""
    card = getattr(g.heroes[g.active], option.weapon, "")
    hits = weapon_worth(card) if not g.companion_attack else 2.0
    return (KILL if g.hp_left(option.figure) <= hits else STRIKE) * hits


def deeds_weight(g: State, deeds: tuple[Deed, ...], target: int | None, fighting: bool) -> float:
    """What using a power or an item is worth now."""
    weight = 0.0
    for deed in deeds:
        if deed.do == "attack":
            fixed, red, blue = deed.value
            weight += ATTACK_POWER * (fixed + 0.8 * red + 0.35 * blue)
        elif deed.do in ("boost", "boost-hits", "afflict", "command"):
            weight += BOOST if fighting else NEVER
        elif deed.do in ("heal", "cure"):
            hurt = g.active if target is None else target
            health = g.hp_left(hurt) / max(g.most_hp(hurt), 1)
            weight += 30.0 if health <= BADLY_HURT else 0.3
        elif deed.do == "summon":
            weight += ATTACK_POWER
        elif deed.do == "harm":
            weight += 0.5
        else:
            weight += WARD if fighting else 0.3
    return weight


# ------------------------------------------------------------------ within attacks


def judge_buying(g: State, decision: Decision) -> list[float]:  # noqa: ARG001 - all judges have one shape
    return [0.03 if isinstance(option, a.Done) else 1.0 for option in decision.options]


def judge_focus(g: State, decision: Decision) -> list[float]:  # noqa: ARG001 - all judges have one shape
    return [2.0 if isinstance(option, a.Focus) else 1.0 for option in decision.options]


def judge_reaction(g: State, decision: Decision) -> list[float]:  # noqa: ARG001 - all judges have one shape
    return [0.3 if isinstance(option, a.Done) else 1.0 for option in decision.options]


# ------------------------------------------------------------------ things


def judge_nothing(g: State, decision: Decision) -> list[float]:  # noqa: ARG001 - all judges have one shape
    """Rather let it be."""
    return [1.0 if isinstance(option, a.Done) else 0.01 for option in decision.options]


def judge_taking(g: State, decision: Decision) -> list[float]:  # noqa: ARG001 - all judges have one shape
    return [0.03 if isinstance(option, a.Done) else 1.0 for option in decision.options]


def judge_shop(g: State, decision: Decision) -> list[float]:
    """Better arms, then a healing potion; little else."""
    about: Any = decision.about or {}
    sheet = g.heroes[about["hero"]]
    weights = []
    for option in decision.options:
        match option:
            case a.Done():
                weights.append(1.0)
            case a.Purchase() | a.FromStash() | a.Equip():
                weights.append(
                    gain_of(g, about["hero"], option.card) * (0.5 if isinstance(option, a.FromStash) else 1.0)
                )
            case a.Enchant():
                weights.append(1.0 if option.card in sheet.equipped() else NEVER)
            case _:
                weights.append(NEVER)
    return weights


def gain_of(g: State, hero: int, card: str) -> float:
    """How much better off the hero is with this card."""
    sheet = g.heroes[hero]
    item = FACE[card]
    if item.kind == "consumable":
        return 1.5 if item.deeds[0].do == "heal" and len(sheet.inventory) == 0 else 0.02
    slots = slots_for(sheet, card)
    if "armor" in slots:
        return max(0.0, 3 * (armor_worth(card) - armor_worth(sheet.armor))) + NEVER
    if "artifact" in slots:
        return 2.0 if not sheet.artifact else NEVER
    if slots:
        return max(0.0, 2 * (weapon_worth(card) - weapon_worth(getattr(sheet, slots[0])))) + NEVER
    return NEVER


def judge_souls(g: State, decision: Decision) -> list[float]:  # noqa: ARG001 - all judges have one shape
    """The dead first, then the weakest."""
    kinds = {a.Resurrect: 5.0, a.Upgrade: 2.0}
    return [kinds.get(type(option), 0.05) for option in decision.options]


def judge_ghost(g: State, decision: Decision) -> list[float]:
    """To a shrine, and a scream on the way."""
    at_shrine = (g.figures[g.active].at, True) in g.shrines
    kinds = {a.Scream: 2.0, a.Rebirth: 0.01 if at_shrine else 5.0, a.Fly: 0.001, a.EndTurn: 0.3}
    return [kinds[type(option)] for option in decision.options]


def judge_companion(g: State, decision: Decision) -> list[float]:
    foes = [g.figures[foe].at for foe in g.foes()]
    at = g.figures[g.companion].at
    walk = g.board.walk
    here = min((walk[at][goal] for goal in foes), default=FAR)
    weights = []
    for option in decision.options:
        if isinstance(option, a.Attack):
            weights.append(STRIKE)
        elif isinstance(option, a.Go):
            there = min((walk[option.area][goal] for goal in foes), default=FAR)
            weights.append(STEP_CLOSER if there < here else STEP_OUT)
        else:
            weights.append(0.2)
    return weights


JUDGES: dict[str, Judge] = {
    "turn": judge_turn,
    "spend": judge_buying,
    "defend": judge_buying,
    "reroll": judge_reaction,
    "declare": judge_focus,
    "react": judge_reaction,
    "taunt": judge_reaction,
    "help-save": judge_reaction,
    "extra-attack": judge_buying,
    "second-target": judge_buying,
    "drop": judge_nothing,
    "exchange": judge_nothing,
    "reorganize": judge_nothing,
    "pick-up": judge_taking,
    "salvage": judge_taking,
    "shop": judge_shop,
    "souls": judge_souls,
    "ghost": judge_ghost,
    "companion": judge_companion,
}
