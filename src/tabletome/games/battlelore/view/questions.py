"""What a seat is asked: one sentence and every choice, with the things it acts on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletome.engine import Decision
from tabletome.engine.actions import Action
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.content.board import NAMED, NAMES
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.rules.combat import number_of_dice
from tabletome.games.battlelore.rules.command import within_card
from tabletome.games.battlelore.rules.lore import cost_of
from tabletome.games.battlelore.rules.morale import hexes_per_flag
from tabletome.games.battlelore.rules.movement import allowance, reach
from tabletome.games.battlelore.state import State
from tabletome.games.battlelore.view.barred import barred
from tabletome.games.battlelore.view.wording import FIELDS, Args, card_help, card_name, fields_in_words, troop_name
from tabletome.scene import Choice, Question, Source, Text, listed, t


def question(g: State, decision: Decision) -> Question:
    """A decision as its seat is asked it."""
    choices = [choice(g, decision, option) for option in decision.options]
    return Question(
        seat=decision.seat,
        kind=decision.kind,
        text=prompt(g, decision),
        choices=choices,
        barred=barred(g, decision, choices),
    )


# The question


def prompt(g: State, decision: Decision) -> Text:
    """The message of a question is named after its kind."""
    about = decision.about or {}
    if decision.kind == "lore":
        return prompt_lore(g, about)
    args: Args = {}
    for key, value in about.items():
        args |= said(g, key, value)
    if decision.kind == "ignore-flags":
        args["hexes"] = hexes_per_flag(g, about["unit"])
    if decision.kind == "order":
        args |= {"card": card_name(g.wave or g.copied or g.card), **orders_given(g, decision)}
    return Text(f"ask-{decision.kind}", args)


def orders_given(g: State, decision: Decision) -> Args:
    """How many orders have been given and how many can be in all: no more than there are units left to name."""
    ordered = g.ordered.bit_count()
    left = sum(isinstance(option, actions.Order | actions.OrderAfar | actions.Free) for option in decision.options)
    return {"ordered": ordered, "orders": min(sum(g.orders), ordered + left)}


def said(g: State, key: str, value: Any) -> Args:
    """One thing that a question is about; a unit is said with its hex."""
    if key in ("unit", "target"):
        return {key: troop_name(g.troops[value]), f"{key}-at": NAMES[g.at[value]] if g.alive(value) else ""}
    say = FIELDS.get(key)
    return {key: say(g, value) if say else value}


def prompt_lore(g: State, about: Mapping[str, Any]) -> Text:
    """What is going on, and that a Lore card may be played now."""
    window = about["windows"][-1]
    args: Args = {}
    if "card" in about:
        args["card"] = card_name(about["card"])
    for key in ("attacker", "defender"):
        unit = about.get(key, -1)
        if unit >= 0 and g.at[unit] >= 0:
            args[key] = t("unit-at", troop=troop_name(g.troops[unit]), at=NAMES[g.at[unit]])
    return Text(f"ask-lore-{window}", args)


# The choices


def choice(g: State, decision: Decision, option: Action) -> Choice:
    return Choice(
        action=str(option),
        text=in_words(g, decision, option),
        things=things(g, option),
        group=group(option),
        source=source(option),
    )


def group(option: Action) -> str:
    """What one unit can do belongs together."""
    match option:
        case actions.Move(start=start) | actions.Rush(start=start) | actions.Attack(start=start):
            return start
    return option.verb


def in_words(g: State, decision: Decision, option: Action) -> Text:
    text = Text(f"action-{option.verb}", fields_in_words(g, option) | more(g, decision, option))
    noted = notes(g, decision, option)
    return t("with-note", text=text, note=listed(noted)) if noted else text


def unit_at(g: State, name: str) -> int:
    return g.on[NAMED[name]]


def more(g: State, decision: Decision, option: Action) -> Args:
    """What a choice tells besides its own fields."""
    match option:
        case actions.Play(card=card):
            return {"help": card_help(card)}
        case actions.Lore(card=card):
            cost = cost_of(g, decision.seat, LORE_CARDS[card])
            return {"help": card_help(card), "cost": cost}
        case actions.KeepLore(card=card) | actions.DiscardLore(card=card):
            return {"help": card_help(card)}
        case actions.Discard(card=card):
            return {"help": card_help(card)}
        case actions.Order(unit=name) | actions.OrderAfar(unit=name) | actions.Free(unit=name):
            return {"troop": troop_name(g.troops[unit_at(g, name)])}
        case actions.Train(unit=name) | actions.Heal(unit=name):
            return {"troop": troop_name(g.troops[unit_at(g, name)])}
        case actions.Attack(start=start, to=to):
            return about_attack(g, start, to)
        case actions.Move(start=start) | actions.Rush(start=start) | actions.Leave(start=start):
            return {"troop": troop_name(g.troops[unit_at(g, start)])}
        case actions.OpenPassage(start=start) | actions.TakePassage(start=start):
            return {"troop": troop_name(g.troops[unit_at(g, start)])}
    return {}


def about_attack(g: State, start: str, to: str) -> Args:
    attacker, defender = unit_at(g, start), unit_at(g, to)
    return {
        "troop": troop_name(g.troops[attacker]),
        "enemy": troop_name(g.troops[defender]),
        "dice": number_of_dice(g, attacker, defender),
        "figures": g.figures[defender],
    }


def notes(g: State, decision: Decision, option: Action) -> list[Text]:
    """What a player should know before choosing."""
    if isinstance(option, actions.Play):
        return [t("note-units", units=len(within_card(g, decision.seat, option.card)))]
    if isinstance(option, actions.Move) and decision.kind == "move":
        unit, to = unit_at(g, option.start), NAMED[option.to]
        far, and_battle = allowance(g, unit)
        found, climbed = reach(g, unit, far)
        banned = g.board.bans[to] and (to in climbed or not g.board.rampart[to])
        terrain = g.board.terrain[to]
        where = [t(f"terrain-{terrain}")] if terrain != "countryside" else []
        return [*where, t("note-no-battle")] if found[to] > and_battle or banned else where
    if isinstance(option, actions.Ignore):
        hexes = (decision.about or {}).get("flags", 0) - option.flags
        unit = (decision.about or {})["unit"]
        return [t("note-retreat", hexes=hexes * hexes_per_flag(g, unit))] if hexes else []
    return []


def things(g: State, option: Action) -> list[str]:
    """The ids of what a choice acts on, in the order a person would point at it."""
    match option:
        case actions.Play(card=card) | actions.Discard(card=card):
            return [f"card:{card}"]
        case actions.Lore(card=card, target=target):
            return [f"lore:{card}", *([piece_or_hex(g, target)] if target else [])]
        case actions.KeepLore(card=card) | actions.DiscardLore(card=card):
            return [f"lore:{card}"]
        case actions.Order(unit=name) | actions.OrderAfar(unit=name) | actions.Free(unit=name):
            return [piece_or_hex(g, name)]
        case actions.Train(unit=name) | actions.Heal(unit=name) | actions.Leave(start=name):
            return [piece_or_hex(g, name)]
        case actions.Move(start=start, to=to) | actions.Rush(start=start, to=to) | actions.Attack(start=start, to=to):
            return [piece_or_hex(g, start), piece_or_hex(g, to)]
        case actions.OpenPassage(start=start, to=to) | actions.TakePassage(start=start, to=to):
            return [piece_or_hex(g, start), to]
        case actions.Retreat(to=to) | actions.Pursue(to=to):
            return [to]
        case actions.Target(hex=name):
            return [piece_or_hex(g, name)]
        case actions.Place(hex=name):
            return [name]
    return []


def piece_or_hex(g: State, name: str) -> str:
    """The unit that stands there, or the hex itself."""
    unit = g.on[NAMED[name]]
    return f"unit:{unit}" if unit >= 0 else name


def source(option: Action) -> Source | None:
    match option:
        case actions.Lore(card=card) | actions.KeepLore(card=card) | actions.DiscardLore(card=card):
            return LORE_CARDS[card].source
    return None
