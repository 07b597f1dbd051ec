"""What a seat is asked: one sentence and every choice in words, with the things it acts on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from tabletome.engine import ByType, Decision
from tabletome.engine.actions import Action
from tabletome.games.mage_knight import actions
from tabletome.games.mage_knight.cards.skills.wolfhawk import ElementOfAttack, traits
from tabletome.games.mage_knight.content.box import COLOURS
from tabletome.games.mage_knight.content.deeds import ARTIFACT, CARDS
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.combat import pvp
from tabletome.games.mage_knight.rules.combat.block import to_block
from tabletome.games.mage_knight.rules.deeds import mana
from tabletome.games.mage_knight.rules.deeds import notation as n
from tabletome.games.mage_knight.rules.interaction.interact import (
    LEARNING_COST,
    SPELL_COST,
    healing_price,
    learning_price,
)
from tabletome.games.mage_knight.rules.interaction.recruit import unit_price
from tabletome.games.mage_knight.rules.map import sites
from tabletome.games.mage_knight.rules.map.exploration import explore_cost
from tabletome.games.mage_knight.rules.map.movement import move_cost
from tabletome.games.mage_knight.rules.scenario import special_rules
from tabletome.games.mage_knight.state import Player, State
from tabletome.games.mage_knight.view import icons
from tabletome.games.mage_knight.view.barred import barred
from tabletome.games.mage_knight.view.cards import deed_card
from tabletome.games.mage_knight.view.consequences import consequences, in_vain
from tabletome.games.mage_knight.view.forecasts import forecast
from tabletome.games.mage_knight.view.plans import plan
from tabletome.games.mage_knight.view.wording import (
    Args,
    ability,
    basic_choice,
    basic_effect,
    card_name,
    colour_name,
    effect,
    enemy_name,
    fields_in_words,
    seat_name,
    skill_answer,
    skill_now,
    skill_says,
    space_name,
    strong_choice,
    strong_effect,
    token_name,
    unit_name,
    way_to,
)
from tabletome.scene import Badge, Card, Choice, Question, Text, listed, t


def question(g: State, decision: Decision) -> Question:
    """A decision as its seat is asked it."""
    choices = [choice(g, decision, option) for option in decision.options]
    return Question(
        seat=decision.seat,
        kind=decision.kind,
        text=t(asked_as(g, decision), **about(g, decision)),
        choices=choices,
        barred=barred(g, decision, choices),
        help=plan(g, g.players[decision.seat], decision.options),
        shows=cards_to_take(decision),
    )


def cards_to_take(decision: Decision) -> list[Card]:
    """The cards of which one is taken: a reward, or what a level brings. MK-LEVEL-03, MK-END-10, 11"""
    taken = [option.card for option in decision.options if isinstance(option, actions.TakeCard)]
    return [deed_card(card, f"offer:{card}") for card in taken]


def asked_as(g: State, decision: Decision) -> str:
    """The message of a question. Before an attack has been chosen, that is asked, not who takes its damage."""
    is_next = decision.kind == "damage" and g.combat is not None and g.combat.suffering < 0
    return "ask-damage-next" if is_next else f"ask-{decision.kind}"


def about(g: State, decision: Decision) -> Args:
    """What the wording of a question needs, where it needs anything."""
    p = g.players[decision.seat]
    match decision.kind:
        case "turn":
            return {"move": p.turn.move, "heal": p.turn.heal}
        case "after" | "rest":
            return {"heal": p.turn.heal}
        case "maze":
            return {"move": p.turn.move}
        case "interact":
            return {"influence": p.turn.influence, "heal": p.turn.heal}
        case "pay":
            return {"colour": colour_name((decision.about or {})["colour"])}
        case "ranged" | "attack" | "block":
            return {"points": pool(g)}
        case "damage":
            return {"damage": damage(g)}
        case "disband":
            return {"unit": unit_name((decision.about or {})["unit"])}
        case "keep-banner":
            return {"unit": unit_name(p.units[(decision.about or {})["unit"]].name)}
        case "duel-attack" | "duel-block" | "duel-damage":
            return about_duel(g, decision.seat)
    return told(g, decision)


def told(g: State, decision: Decision) -> Args:
    """What a question says of those who ask and are asked about."""
    asked = decision.about or {}
    match decision.kind:
        case "auction":
            return {"hero": t(f"hero-{asked['hero']}"), "fame": asked["fame"]}
        case "place-entrance":
            return {"near": space_name(asked["near"])}
        case "share":
            return {"hero": seat_name(g, asked["seat"])}
        case "pay-move":
            return {"price": asked["price"], "move": g.players[decision.seat].turn.move}
        case "join-assault":
            return {"hero": seat_name(g, asked["seat"]), "count": asked["count"]}
    return {}


def about_duel(g: State, seat: int) -> Args:
    """The attack, what would get through, and what did."""
    combat, duel = pvp.the_duel(g)
    value, block = pvp.attack_value(combat, duel), pvp.block_value(combat, duel)
    through = max(0, value - (block // pvp.SWIFT_BLOCK if pvp.is_swift(combat, duel) else block))
    return {
        "opponent": seat_name(g, pvp.other(duel, seat)),
        "points": pool(g),
        "value": value,
        "left": through,
        "damage": duel.damage,
    }


def pool(g: State) -> Text:
    """The attack or block points played so far."""
    return listed(t(f"points-{each.kind}-{each.element}", points=each.value) for each in g.fight.pool)


def damage(g: State) -> int:
    assert g.combat is not None
    return g.combat.strikes[g.combat.suffering].left if g.combat.suffering >= 0 else 0


def choice(g: State, decision: Decision, option: Action) -> Choice:
    p = g.players[decision.seat]
    return Choice(
        action=str(option),
        text=in_words(g, decision, option),
        things=things(g, p, option),
        group=group(option),
        role=ROLES.get(type(option), ""),
        risk="costly" if isinstance(option, COSTLY) else "",
        minor=in_vain(g, p, option) is not None,
        cost=cost(g, decision, option),
        forecast=forecast(g, p, option),
        goes_on=decision.kind == "announce" and isinstance(option, actions.Done),
    )


Role = Literal["main", "skip", "end"]
ROLES: dict[type[Action], Role] = {
    actions.EndTurn: "end",
    actions.Done: "end",
    actions.Decline: "skip",
    actions.Pass: "skip",
    actions.LeaveDamage: "skip",
    actions.TakeWounds: "main",
    actions.Agree: "main",
    actions.Interact: "main",
}
"""Choices that have a button of their own; the others lie on the table."""
COSTLY = (actions.Burn, actions.Plunder, actions.TakeWounds, actions.Announce, actions.AttackHero)
"""They cost Reputation, health or time that does not come back."""


def cost(g: State, decision: Decision, option: Action) -> list[Badge]:
    """The Move or Influence that a choice takes."""
    price = more(g, decision, option).get("cost")
    icon = next((icon for kinds, icon in PRICED.items() if isinstance(option, kinds)), "")
    return [Badge(icon=icon, value=price)] if icon and isinstance(price, int) else []


PRICED: dict[tuple[type[Action], ...], str] = {
    (actions.Move, actions.Explore, actions.Travel): icons.MOVE,
    (actions.Recruit, actions.Learn, actions.BuySpell, actions.BuyHealing): icons.INFLUENCE,
}


def in_words(g: State, decision: Decision, option: Action) -> Text:
    args = fields_in_words(g, option) | more(g, decision, option)
    said = t(message(decision, option), **args)
    brings = consequences(g, g.players[decision.seat], option)
    return said if brings is None else t("choice-brings", choice=said, brings=brings)


LISTED = ("choose-effect", "choose-cost", "know-prey", "puppet", "shapeshift")
"""Questions whose numbered choices are worded one by one."""


def message(decision: Decision, option: Action) -> str:
    """The message of a choice is named after its verb, and after the question too where `done` says more.

    An Artifact is not strengthened but thrown away.
    """
    if isinstance(option, actions.Strengthen) and CARDS[option.card].kind == ARTIFACT:
        return "action-throw-away"
    if isinstance(option, actions.Done | actions.Decline) or (
        isinstance(option, actions.Pick) and decision.kind not in LISTED
    ):
        number = f"-{option.number}" if isinstance(option, actions.Pick) else ""
        return f"action-{decision.kind}-{option.verb}{number}"
    return f"action-{option.verb}"


More = Callable[[State, Decision, Any], Args]
tells: ByType[More] = ByType("tells more of")
"""What a choice tells besides its own fields, by the type of its action."""


def more(g: State, decision: Decision, option: Action) -> Args:
    """What a choice tells besides its own fields."""
    return tells[type(option)](g, decision, option) if type(option) in tells else {}


def _asking(g: State, decision: Decision) -> Player:
    return g.players[decision.seat]


# Cards, Units and Skills

tells(actions.Play)(lambda _, __, option: {"effect": basic_choice(option.card)})
tells(actions.Strengthen)(lambda _, __, option: {"effect": strong_choice(option.card)})
tells(actions.Borrow)(lambda _, __, option: {"effect": ability(option.unit, option.ability - 1)})
tells(actions.UseSkill)(lambda g, decision, option: {"effect": skill_now(g, decision.seat, option.skill)})
tells(actions.TakeSkill)(lambda _, __, option: {"says": skill_says(option.skill)})
tells(actions.ReturnSkill)(lambda _, __, option: {"effect": skill_answer(option.skill)})
tells(actions.UseTactic, actions.ChooseTactic)(lambda _, __, option: {"help": t(f"tactic-{option.tactic}-help")})


@tells(actions.Activate)
def _activate(g: State, decision: Decision, option: actions.Activate) -> Args:
    name = _asking(g, decision).units[option.unit - 1].name
    return {"unit": unit_name(name), "effect": ability(name, option.ability - 1)}


@tells(actions.PickUnit, actions.Assign, actions.Disband)
def _own_unit(g: State, decision: Decision, option: actions.PickUnit) -> Args:
    owner = g.players[(decision.about or {}).get("seat", decision.seat)]
    return {"unit": unit_name(owner.units[option.unit - 1].name)}


@tells(actions.HealUnit)
def _heal_unit(g: State, decision: Decision, option: actions.HealUnit) -> Args:
    name = _asking(g, decision).units[option.unit - 1].name
    return {"unit": unit_name(name), "cost": UNITS[name].level}


@tells(actions.UseBanner)
def _banner(g: State, decision: Decision, option: actions.UseBanner) -> Args:
    bearer = _asking(g, decision).units[option.unit - 1]
    use = t(f"banner-use-{bearer.banner}", unit=unit_name(bearer.name))
    return {"banner": card_name(bearer.banner), "effect": use}


@tells(actions.TakeCard, actions.BuyCard, actions.Keep)
def _card(_: State, __: Decision, option: actions.TakeCard) -> Args:
    return {"basic": basic_effect(option.card), "strong": strong_effect(option.card)}


@tells(actions.Pick)
def _pick(g: State, decision: Decision, option: actions.Pick) -> Args:
    asked, place = decision.about or {}, option.number - 1
    if decision.kind == "choose-effect":
        word: n.Either = asked["effect"]
        return {"effect": effect(word.parts[place], asked["use"].plus)}
    if decision.kind == "choose-cost":
        return {"effect": listed(colour_name(COLOURS[colour]) for colour in asked["costs"][place])}
    return {"effect": listed_choice(g, decision, place)} if decision.kind in LISTED else {}


# The map and the locals

tells(actions.Chant)(lambda g, decision, _: {"count": len(special_rules.glades_of(g, decision.seat))})
tells(actions.PickPlayer)(lambda g, _, option: {"player": seat_name(g, option.player - 1)})
tells(actions.BuyHealing)(lambda g, decision, _: {"cost": healing_price(g, _asking(g, decision))})
tells(actions.Recruit)(lambda g, decision, option: {"cost": unit_price(g, _asking(g, decision), option.unit)})


@tells(actions.Move)
def _move(g: State, decision: Decision, option: actions.Move) -> Args:
    return {"cost": move_cost(g, _asking(g, decision), g.board[option.space]) or 0}


@tells(actions.Travel)
def _travel(g: State, decision: Decision, option: actions.Travel) -> Args:
    return {"cost": special_rules.underground_ways(g, _asking(g, decision).space)[option.space]}


@tells(actions.Explore)
def _explore(g: State, decision: Decision, option: actions.Explore) -> Args:
    p = _asking(g, decision)
    return {"way": way_to(g, p, (option.x, option.y)), "cost": explore_cost(p)}


@tells(actions.Learn)
def _learn(g: State, decision: Decision, option: actions.Learn) -> Args:
    price = learning_price(_asking(g, decision)) if option.card in g.advanced_offer else LEARNING_COST
    return {"cost": price, "basic": basic_effect(option.card), "strong": strong_effect(option.card)}


@tells(actions.BuySpell)
def _buy_spell(_: State, __: Decision, option: actions.BuySpell) -> Args:
    colour = colour_name(COLOURS[CARDS[option.card].colours[0]])
    basic, strong = basic_effect(option.card), strong_effect(option.card)
    return {"cost": SPELL_COST, "colour": colour, "basic": basic, "strong": strong}


@tells(actions.PayAltar)
def _altar(g: State, decision: Decision, _: actions.PayAltar) -> Args:
    altar = RUINS_TOKENS[g.ruins[_asking(g, decision).space].name].mana
    return {"count": len(altar), "colour": colour_name(COLOURS[altar[0]])}


@tells(actions.Enter)
def _enter(g: State, decision: Decision, _: actions.Enter) -> Args:
    return {"site": t(f"site-{sites.site_of(g, _asking(g, decision).space)}")}


@tells(actions.Challenge)
def _challenge(g: State, decision: Decision, option: actions.Challenge) -> Args:
    return {"enemies": listed(token_name(token, decision.seat) for token in g.enemies.get(option.space, ()))}


# Combat

tells(actions.SetDie)(lambda _, __, option: {"help": t(f"die-help-{option.colour}")})
tells(actions.PickFoe)(lambda g, _, option: {"enemy": enemy_name(g.fight.foes[option.foe - 1].name)})


@tells(actions.Attack)
def _attack(g: State, _: Decision, option: actions.Attack) -> Args:
    return {"foes": listed(enemy_name(g.fight.foes[number - 1].name) for number in option.foes)}


@tells(actions.BlockStrike, actions.Slow, actions.Suffer, actions.PickStrike)
def _strike(g: State, _: Decision, option: actions.BlockStrike) -> Args:
    strike = g.fight.strikes[option.strike - 1]
    needed = to_block(g, strike)
    return {"enemy": enemy_name(strike.name), "value": strike.value, "needed": needed}


@tells(actions.Launch, actions.HitUnit, actions.HitHero, actions.DriveOff)
def _duel(g: State, _: Decision, option: Action) -> Args:
    return more_of_duel(g, option)


def listed_choice(g: State, decision: Decision, place: int) -> Text:
    """One of several things that a Skill can do."""
    about = decision.about or {}
    if decision.kind == "know-prey":
        trait = traits(g, about["foe"])[place]
        if isinstance(trait, ElementOfAttack):
            return t("trait-attack", left=t(f"element-{trait.left}"))
        return t(f"{'ability' if trait.kind == 'ability' else 'resists'}-{trait.name}")
    if decision.kind == "puppet":
        verb, name = about["puppets"][place]
        return t(f"puppet-{verb}", enemy=enemy_name(name))
    shape = about["shapes"][place]
    kind = "shape-strong" if shape.strong else "shape-basic"
    return t(kind, card=card_name(shape.card), effect=effect(shape.effect))


def more_of_duel(g: State, option: Action) -> Args:
    """What an attack is worth and what its damage buys."""
    combat, duel = pvp.the_duel(g)
    victim = g.players[pvp.other(duel, duel.attacking)]
    match option:
        case actions.Launch():
            return {"value": sum(points.value for points in pvp.usable_points(g))}
        case actions.HitUnit(unit=number):
            cost = pvp.unit_armor(combat, duel, victim, number - 1)
            return {"unit": unit_name(victim.units[number - 1].name), "cost": cost}
        case actions.HitHero():
            return {"hero": seat_name(g, victim.seat), "cost": victim.row.armor}
        case actions.DriveOff(space=space):
            return {"hero": seat_name(g, victim.seat), "cost": pvp.fleeing_cost(g, space)}
    return {}


def card_thing(p: Player, card: str) -> str:
    """A card in hand, or else on offer."""
    return f"hand:{p.seat}:{card}" if card in p.hand else f"offer:{card}"


def die_thing(g: State, colour: str) -> list[str]:
    """The first die of the Source that shows this colour."""
    number = COLOURS.index(colour)
    return [f"die:{g.source.index(number)}"] if number in g.source else []


Things = Callable[[State, Player, Any], list[str]]
acts_on: ByType[Things] = ByType("knows what it acts on,")
"""The ids of what a choice acts on, by the type of its action."""


def things(g: State, p: Player, option: Action) -> list[str]:
    """The ids of what a choice acts on."""
    return acts_on[type(option)](g, p, option) if type(option) in acts_on else []


acts_on(
    actions.Play, actions.Strengthen, actions.Sideways, actions.DiscardCard, actions.PickCard
)(lambda _, p, option: [card_thing(p, option.card)])  # fmt: skip
acts_on(
    actions.Activate, actions.HealUnit, actions.Assign, actions.PickUnit, actions.Disband, actions.UseBanner
)(lambda _, p, option: [f"unit:{p.seat}:{option.unit}"])  # fmt: skip
acts_on(
    actions.Move, actions.Challenge, actions.PickSpace, actions.Travel, actions.Propose, actions.DriveOff
)(lambda _, __, option: [option.space])  # fmt: skip
acts_on(
    actions.Enter, actions.Interact, actions.Burn, actions.PayAltar, actions.Plunder
)(lambda _, p, __: [p.space])  # fmt: skip
acts_on(
    actions.BuyCard, actions.Learn, actions.BuySpell, actions.TakeCard
)(lambda _, __, option: [f"offer:{option.card}"])  # fmt: skip
acts_on(
    actions.BlockStrike, actions.Suffer, actions.Slow, actions.PickStrike
)(lambda _, __, option: [f"strike:{option.strike}"])  # fmt: skip
acts_on(
    actions.AttackHero, actions.Invite, actions.PickHero
)(lambda _, __, option: [f"hero:{option.seat}"])  # fmt: skip
acts_on(actions.Recruit, actions.TakeUnit)(lambda _, __, option: [f"offer:{option.unit}"])
acts_on(actions.Explore)(lambda _, __, option: [f"edge:{option.x}:{option.y}"])
acts_on(actions.Attack)(lambda _, __, option: [f"foe:{number}" for number in option.foes])
acts_on(actions.PickFoe)(lambda _, __, option: [f"foe:{option.foe}"])
acts_on(actions.ChooseTactic)(lambda _, __, option: [f"tactic:{option.tactic}"])
acts_on(actions.ChooseHero)(lambda _, __, option: [f"hero-card:{option.hero}"])
acts_on(actions.PickDie)(lambda g, _, option: die_thing(g, option.colour))
acts_on(actions.UseSkill)(lambda _, p, option: [f"skill:{p.seat}:{option.skill}"])
acts_on(actions.TakeSkill)(lambda _, __, option: [f"skill:{option.skill}"])
acts_on(actions.ReturnSkill)(lambda _, __, option: [f"centre:{option.skill}"])


@acts_on(actions.Pay)
def _pay(g: State, p: Player, option: actions.Pay) -> list[str]:
    if option.source == mana.DIE:
        return die_thing(g, option.colour)
    return [f"crystal:{p.seat}:{option.colour}"] if option.source == mana.CRYSTAL else []


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
