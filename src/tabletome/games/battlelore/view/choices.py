"""Every choice in words, with the things it acts on.

The message of a choice is named after its verb and is given its fields; EXTRA adds what a player wants to know besides.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any, Literal

from msgspec.structs import replace

from tabletome.engine import Action, Decision
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.cards.effects import LaidOnFighter
from tabletome.games.battlelore.content.board import DISTANCE, NAMED
from tabletome.games.battlelore.content.command_cards import COMMAND_CARDS
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.moments import Moment
from tabletome.games.battlelore.rules.casting import CASTINGS, Cast
from tabletome.games.battlelore.rules.combat import number_of_dice
from tabletome.games.battlelore.rules.command import card_carried_out, has_such_units, within_card
from tabletome.games.battlelore.rules.lore import cost_of, level_of
from tabletome.games.battlelore.rules.morale import hexes_per_flag
from tabletome.games.battlelore.rules.movement import battle_hexes, lore_for_move
from tabletome.games.battlelore.rules.retreat import way_back
from tabletome.games.battlelore.state import NOBODY, State
from tabletome.games.battlelore.view import icons
from tabletome.games.battlelore.view.foretelling import foretold
from tabletome.games.battlelore.view.odds import odds
from tabletome.games.battlelore.view.wording import FIELDS, card_help, troop_name
from tabletome.scene import Args, Badge, Choice, Forecast, Source, Text, action_in_words, listed, t
from tabletome.scene.memory import FEW, remembered


def choice(g: State, decision: Decision, option: Action) -> Choice:
    """One option as a player reads it; an army has dozens of moves and orders, which change little."""
    match option:
        case actions.Move() if decision.kind == "move":
            return move_of(g, decision, option)
        case actions.Order():
            return order_of(g, decision, option)
    return choice_of(g, decision, option)


@remembered(lambda g, decision, option: (option, *where_it_leads(g, option)))  # noqa: ARG005 - it is asked for moves alone
def move_of(g: State, decision: Decision, option: actions.Move) -> Choice:
    return choice_of(g, decision, option)


def where_it_leads(g: State, option: actions.Move) -> tuple[Hashable, ...]:
    """The unit that moves, what it finds there, whether it can battle, and the Lore that takes."""
    unit, to = unit_at(g, option.start), NAMED[option.to]
    lore = lore_for_move(g, unit, DISTANCE[g.at[unit]][to])
    return unit, g.troops[unit], g.board.terrain[to], lore, to in battling_from(g, unit)


@remembered(
    lambda g, decision, option: (option, unit_at(g, option.unit), g.troops[unit_at(g, option.unit)])  # noqa: ARG005
)
def order_of(g: State, decision: Decision, option: actions.Order) -> Choice:
    return choice_of(g, decision, option)


def choice_of(g: State, decision: Decision, option: Action) -> Choice:
    return Choice(
        action=str(option),
        text=in_words(g, decision, option),
        things=things(g, option),
        group=group(option),
        role=ROLES.get(type(option), ""),
        cost=cost(g, decision, option),
        forecast=forecast(g, decision, option),
        risk="lethal" if is_lethal(g, decision, option) else "",
        source=source(option),
    )


ROLES: dict[type[Action], Literal["main", "skip", "end"]] = {
    actions.OrderAll: "main",
    actions.Done: "end",
    actions.Pass: "skip",
    actions.PassTurn: "end",
    actions.GainGround: "main",
    actions.BattleBack: "main",
    actions.Stay: "skip",
    actions.Decline: "skip",
}
"""Choices that have a button of their own; the others lie on the table."""


def cost(g: State, decision: Decision, option: Action) -> list[Badge]:
    """The Lore that a choice takes. BL-LCARD-06, BL-CREAT-05, BL-SPIDER-06"""
    match option:
        case actions.Lore(card=card):
            return [price(cost_of(g, decision.seat, LORE_CARDS[card]))]
        case actions.OrderAfar():
            return [price(ORDER_AFAR_COST)]
        case actions.Free() | actions.TakePassage():
            return [price(1)]
        case actions.Move() if decision.kind == "move":
            unit, to = unit_at(g, option.start), NAMED[option.to]
            lore = lore_for_move(g, unit, DISTANCE[g.at[unit]][to])
            return [price(lore)] if lore else []
    return []


def price(lore: int) -> Badge:
    return Badge(icon=icons.LORE, value=lore, text=t("stat-lore"), tone="magic")


def forecast(g: State, decision: Decision, option: Action) -> list[Forecast]:
    """What an attack may bring: figures lost, how likely the unit is destroyed, how likely it retreats."""
    match option:
        case actions.Attack():
            return foretold(g, unit_at(g, option.start), unit_at(g, option.to))
        case actions.BattleBack():
            return foretold(g, decision.about["unit"], decision.about["target"])
        case actions.Lore(card=card):
            return list(changed_by_lore(g, decision, card))
    return []


def changed_by_lore(g: State, decision: Decision, card: str) -> Iterator[Forecast]:
    """How a Lore card changes the odds of the battle it is played in, before its dice are rolled. BL-LPHASE-08..13"""
    attacker, defender = (decision.about.get(side, NOBODY) for side in ("attacker", "defender"))
    effect = CASTINGS[card].effect
    rolled = Moment.AFTER_ROLL in decision.about.get("moments", ())
    if NOBODY in (attacker, defender) or rolled or not isinstance(effect, LaidOnFighter):
        return
    cast = Cast(g, decision.seat, level_of(g, decision.seat, LORE_CARDS[card]), NOBODY, attacker, defender)
    turn = replace(g.turn, effects=(*g.turn.effects, effect.laid(cast)))
    before, after = odds(g, attacker, defender), odds(replace(g, turn=turn), attacker, defender)
    for what, was, now in (("hit", before.hit, after.hit), ("retreat", before.retreat, after.retreat)):
        if round(100 * was) != round(100 * now):
            good = (now > was) == (g.owner[attacker] == decision.seat)
            yield Forecast(
                thing=f"unit:{defender}",
                text=t(f"forecast-lore-{what}"),
                before=round(100 * was),
                after=round(100 * now),
                tone="good" if good else "bad",
            )


ORDER_AFAR_COST = 3


def in_words(g: State, decision: Decision, option: Action) -> Text:
    """What the option is, and in brackets what it leads to."""
    if isinstance(option, actions.Done):
        return t(f"done-{decision.kind}")
    text = action_in_words(g, decision, option, FIELDS, EXTRA)
    noted = notes(g, decision, option)
    return t("with-note", text=text, note=listed(noted)) if noted else text


def group(option: Action) -> str:
    """What one unit can do belongs together."""
    match option:
        case actions.Move(start=start) | actions.Rush(start=start) | actions.Attack(start=start):
            return start
    return option.verb


def source(option: Action) -> Source | None:
    """Where the facts of a Lore card come from."""
    match option:
        case actions.Lore(card=card) | actions.KeepLore(card=card) | actions.DiscardLore(card=card):
            return LORE_CARDS[card].source
    return None


# What a choice tells besides its own fields


def unit_at(g: State, name: str) -> int:
    """The unit that stands in a hex."""
    return g.on[NAMED[name]]


def what_it_says(_: State, __: Decision, option: actions.Play | actions.Discard) -> Args:
    """The text of the card."""
    return {"help": card_help(option.card)}


def what_it_says_and_costs(g: State, decision: Decision, option: actions.Lore | actions.KeepLore) -> Args:
    return {"help": card_help(option.card), "cost": cost_of(g, decision.seat, LORE_CARDS[option.card])}


def whom_it_strikes(g: State, decision: Decision, option: actions.Lore) -> Args:
    """What a Lore card says and costs, and who stands where it is played at."""
    told = what_it_says_and_costs(g, decision, option)
    if option.target is None or option.target not in NAMED or (unit := unit_at(g, option.target)) == NOBODY:
        return told
    return told | {"target": t("on-unit", at=option.target, troop=troop_name(g.troops[unit]))}


def unit_named(g: State, _: Decision, option: actions.Order) -> Args:
    """The troop of the unit that the option names by its hex."""
    return {"troop": troop_name(g.troops[unit_at(g, option.unit)])}


def unit_starting(g: State, _: Decision, option: actions.Move) -> Args:
    """The troop of the unit that goes from where the option says."""
    return {"troop": troop_name(g.troops[unit_at(g, option.start)])}


def about_attack(g: State, _: Decision, option: actions.Attack) -> Args:
    """Who attacks whom, with how many dice, and how many figures the enemy has left."""
    attacker, defender = unit_at(g, option.start), unit_at(g, option.to)
    return {
        "troop": troop_name(g.troops[attacker]),
        "enemy": troop_name(g.troops[defender]),
        "dice": number_of_dice(g, attacker, defender),
        "figures": g.figures[defender],
    }


EXTRA: dict[type[Action], Callable[[State, Decision, Any], Args]] = {
    actions.Lore: whom_it_strikes,
    actions.KeepLore: what_it_says_and_costs,
    actions.Attack: about_attack,
    **dict.fromkeys((actions.Play, actions.Discard, actions.DiscardLore), what_it_says),
    **dict.fromkeys((actions.Order, actions.OrderAfar, actions.Free, actions.Train, actions.Heal), unit_named),
    **dict.fromkeys(
        (actions.Move, actions.Rush, actions.Leave, actions.OpenPassage, actions.TakePassage), unit_starting
    ),
}


# What a choice leads to


def notes(g: State, decision: Decision, option: Action) -> list[Text]:
    """What a player should know before choosing."""
    match option:
        case actions.Play(card=card):
            return [units_that_fit(g, decision.seat, card)]
        case actions.Move() if decision.kind == "move":
            return after_moving(g, option)
        case actions.Ignore(flags=ignored):
            return after_ignoring(g, decision, ignored)
        case actions.Attack() if g.turn.shot_once >> unit_at(g, option.start) & 1:
            return [t("note-second-shot")]
    return []


def units_that_fit(g: State, seat: int, name: str) -> Text:
    """How many units a Command card speaks of; a Tactic card that finds none at all orders one of choice. BL-CMD-16"""
    units = within_card(g, seat, name)
    card = COMMAND_CARDS.get(card_carried_out(g, seat, name))
    is_tactic = card is not None and card.sections is None and not card.tactic.facts.by_dice
    if card is not None and is_tactic and not has_such_units(g, seat, card.tactic):
        return t("note-any-unit")
    return t("note-units", units=len(units))


def after_moving(g: State, option: actions.Move) -> list[Text]:
    """The terrain, and whether the unit can still battle from there."""
    unit, to = unit_at(g, option.start), NAMED[option.to]
    terrain = g.board.terrain[to]
    where = [t(f"terrain-{terrain}")] if terrain != "countryside" else []
    return where if to in battling_from(g, unit) else [*where, t("note-no-battle")]


@remembered(
    lambda g, unit: (
        *(unit, g.troops[unit], g.adventure, g.battlefield, g.landmarks, g.owner, *g.at, *g.tokens),
        *(g.turn.tactic, g.turn.effects),
    ),
    most=FEW,
)
def battling_from(g: State, unit: int) -> frozenset[int]:
    """The hexes a unit can go to and still battle from: asked for each of its moves. BL-MOVE-13"""
    return frozenset(battle_hexes(g, unit))


def after_ignoring(g: State, decision: Decision, ignored: int) -> list[Text]:
    """How far a unit retreats for the flags that are left, and what it loses where there is no way. BL-RETREAT-07"""
    made, lost = flight(g, decision, ignored)
    left = g.figures[decision.about["unit"]] - lost
    gone = [t("note-retreat", hexes=made)] if made else []
    return [*gone, t("note-no-way-back", lost=lost, left=left)] if lost else gone


def flight(g: State, decision: Decision, ignored: int) -> tuple[int, int]:
    """How many hexes a unit can retreat for the flags that it does not ignore, and how many figures the others cost."""
    unit = decision.about["unit"]
    due = (decision.about.get("flags", 0) - ignored) * hexes_per_flag(g, unit)
    made = way_back(g, unit, due)
    return made, min(due - made, g.figures[unit])


def is_lethal(g: State, decision: Decision, option: Action) -> bool:
    """Whether obeying flags destroys the unit, as it has no way back. BL-RETREAT-07"""
    return (
        isinstance(option, actions.Ignore) and flight(g, decision, option.flags)[1] == g.figures[decision.about["unit"]]
    )


# What a choice acts on


def things(g: State, option: Action) -> list[str]:
    """The ids of what a choice acts on, in the order a person would point at it."""
    if isinstance(option, actions.Place):
        return [option.hex]
    pointed = [(field, getattr(option, field)) for field in option.__struct_fields__ if field in POINTED_AT]
    return [thing(g, field, name) for field, name in pointed if name is not None]


POINTED_AT = {"card", "unit", "start", "to", "hex", "target"}
"""The fields of actions that name something on the table: cards, or else hexes."""


def thing(g: State, field: str, name: str) -> str:
    """A card, the unit that stands in a hex, or the hex itself."""
    if field == "card":
        return f"lore:{name}" if name in LORE_CARDS else f"card:{name}"
    unit = unit_at(g, name)
    return f"unit:{unit}" if unit >= 0 else name
