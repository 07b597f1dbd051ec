"""What a seat is asked: one sentence and every choice in words, with the things it acts on."""

from __future__ import annotations

from typing import Any

from tabletome.engine import Decision
from tabletome.engine.actions import Action
from tabletome.games.mage_knight import actions, foes
from tabletome.games.mage_knight.content import notation as n
from tabletome.games.mage_knight.content.box import COLOURS
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.movement import move_cost
from tabletome.games.mage_knight.state import State
from tabletome.games.mage_knight.wording import (
    Args,
    ability,
    basic_effect,
    colour_name,
    effect,
    enemy_name,
    fields_in_words,
    listed,
    strong_effect,
    unit_name,
)
from tabletome.scene import Choice, Question, Text, t


def question(g: State, decision: Decision) -> Question:
    """A decision as its seat is asked it."""
    return Question(
        seat=decision.seat,
        kind=decision.kind,
        text=Text(f"ask-{decision.kind}", about(g, decision)),
        choices=[choice(g, decision, option) for option in decision.options],
    )


def about(g: State, decision: Decision) -> Args:
    """What the wording of a question needs, where it needs anything."""
    p = g.players[decision.seat]
    match decision.kind:
        case "turn":
            return {"move": p.move}
        case "interact":
            return {"influence": p.influence}
        case "pay":
            return {"colour": colour_name((decision.about or {})["colour"])}
        case "ranged" | "attack" | "block":
            return {"points": pool(g)}
        case "damage":
            return {"damage": damage(g)}
        case "disband":
            return {"unit": unit_name((decision.about or {})["unit"])}
    return {}


def pool(g: State) -> Text:
    """The attack or block points played so far."""
    assert g.combat is not None
    return listed(t(f"points-{each.kind}-{each.element}", points=each.value) for each in g.combat.pool)


def damage(g: State) -> int:
    assert g.combat is not None
    return g.combat.strikes[g.combat.suffering].left if g.combat.suffering >= 0 else 0


def choice(g: State, decision: Decision, option: Action) -> Choice:
    return Choice(
        action=str(option),
        text=in_words(g, decision, option),
        things=things(decision.seat, option),
        group=group(option),
    )


def in_words(g: State, decision: Decision, option: Any) -> Text:
    args = fields_in_words(g, option) | more(g, decision, option)
    return Text(message(decision, option), args)


def message(decision: Decision, option: Action) -> str:
    """The message of a choice is named after its verb, and after the question too where `done` says more."""
    if isinstance(option, actions.Done | actions.Decline) or (
        isinstance(option, actions.Pick) and decision.kind not in ("choose-effect", "choose-cost")
    ):
        number = f"-{option.number}" if isinstance(option, actions.Pick) else ""
        return f"action-{decision.kind}-{option.verb}{number}"
    return f"action-{option.verb}"


def more(g: State, decision: Decision, option: Any) -> Args:
    """What a choice tells besides its own fields."""
    p = g.players[decision.seat]
    match option:
        case actions.Play(card=card):
            return {"effect": basic_effect(card)}
        case actions.Strengthen(card=card):
            return {"effect": strong_effect(card)}
        case actions.Activate(unit=unit, ability=place):
            name = p.units[unit - 1].name
            return {"unit": unit_name(name), "effect": ability(name, place - 1)}
        case actions.Borrow(unit=name, ability=place):
            return {"effect": ability(name, place - 1)}
        case actions.Pick(number=number) if decision.kind == "choose-effect":
            asked = decision.about or {}
            word: n.Either = asked["effect"]
            return {"effect": effect(word.parts[number - 1], asked["use"].plus)}
        case actions.Pick(number=number) if decision.kind == "choose-cost":
            cost = (decision.about or {})["costs"][number - 1]
            return {"effect": listed(colour_name(COLOURS[colour]) for colour in cost)}
        case actions.Move(space=space):
            return {"cost": move_cost(g, p, g.world[space]) or 0}
        case actions.Recruit(unit=unit):
            return {"cost": UNITS[unit].cost}
        case actions.PickUnit(unit=unit) | actions.Assign(unit=unit) | actions.Disband(unit=unit):
            owner = g.players[(decision.about or {}).get("seat", decision.seat)]
            return {"unit": unit_name(owner.units[unit - 1].name)}
        case actions.HealUnit(unit=unit):
            name = p.units[unit - 1].name
            return {"unit": unit_name(name), "cost": UNITS[name].level}
        case actions.Attack(foes=numbers):
            assert g.combat is not None
            return {"foes": listed(enemy_name(g.combat.foes[number - 1].name) for number in numbers)}
        case actions.PickFoe(foe=number):
            assert g.combat is not None
            return {"enemy": enemy_name(g.combat.foes[number - 1].name)}
        case actions.BlockStrike(strike=number) | actions.Slow(strike=number) | actions.Suffer(strike=number):
            return about_strike(g, number)
        case actions.PickStrike(strike=number):
            return about_strike(g, number)
        case actions.Challenge(space=space):
            return {"enemies": listed(enemy_name(token.name) for token in g.enemies.get(space, ()))}
        case actions.UseTactic(tactic=tactic):
            return {"help": t(f"tactic-{tactic}-help")}
        case actions.ChooseTactic(tactic=tactic):
            return {"help": t(f"tactic-{tactic}-help")}
        case actions.TakeCard(card=card) | actions.Learn(card=card) | actions.BuySpell(card=card):
            return {"basic": basic_effect(card), "strong": strong_effect(card)}
    return {}


def about_strike(g: State, number: int) -> Args:
    assert g.combat is not None
    strike = g.combat.strikes[number - 1]
    needed = foes.to_block(g, strike)
    return {"enemy": enemy_name(strike.name), "value": strike.value, "needed": needed}


def things(seat: int, option: Any) -> list[str]:
    """The ids of what a choice acts on."""
    match option:
        case actions.Play(card=card) | actions.Strengthen(card=card) | actions.Sideways(card=card):
            return [f"hand:{seat}:{card}"]
        case actions.DiscardCard(card=card) | actions.PickCard(card=card):
            return [f"hand:{seat}:{card}"]
        case actions.Activate(unit=unit) | actions.HealUnit(unit=unit) | actions.Assign(unit=unit):
            return [f"unit:{seat}:{unit}"]
        case actions.PickUnit(unit=unit) | actions.Disband(unit=unit):
            return [f"unit:{seat}:{unit}"]
        case actions.Move(space=space) | actions.Challenge(space=space) | actions.PickSpace(space=space):
            return [space]
        case actions.Explore(x=x, y=y):
            return [f"edge:{x}:{y}"]
        case actions.Recruit(unit=name) | actions.TakeUnit(unit=name):
            return [f"offer:{name}"]
        case actions.Learn(card=card) | actions.BuySpell(card=card) | actions.TakeCard(card=card):
            return [f"offer:{card}"]
        case actions.Attack(foes=numbers):
            return [f"foe:{number}" for number in numbers]
        case actions.PickFoe(foe=number):
            return [f"foe:{number}"]
        case actions.BlockStrike(strike=number) | actions.Suffer(strike=number) | actions.Slow(strike=number):
            return [f"strike:{number}"]
        case actions.PickStrike(strike=number):
            return [f"strike:{number}"]
        case actions.ChooseTactic(tactic=tactic):
            return [f"tactic:{tactic}"]
    return []


GROUPS: dict[type[Action], str] = {
    actions.Play: "cards",
    actions.Strengthen: "cards",
    actions.Sideways: "sideways",
    actions.Activate: "units",
    actions.Move: "moves",
    actions.Explore: "moves",
}


def group(option: Action) -> str:
    return GROUPS.get(type(option), "")
