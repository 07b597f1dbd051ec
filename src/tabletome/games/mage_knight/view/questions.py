"""What a seat is asked: one sentence and every choice in words, with the things it acts on."""

from __future__ import annotations

from typing import Any

from tabletome.engine import Decision
from tabletome.engine.actions import Action
from tabletome.games.mage_knight import actions
from tabletome.games.mage_knight.cards.skills.wolfhawk import traits
from tabletome.games.mage_knight.content.box import COLOURS
from tabletome.games.mage_knight.content.deeds import ARTIFACT, CARDS
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.combat import enemies, pvp
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
from tabletome.games.mage_knight.view.barred import barred
from tabletome.games.mage_knight.view.consequences import consequences
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
    skill_effect,
    skill_now,
    space_name,
    strong_choice,
    strong_effect,
    token_name,
    unit_name,
    way_to,
)
from tabletome.scene import Choice, Question, Text, listed, t


def question(g: State, decision: Decision) -> Question:
    """A decision as its seat is asked it."""
    choices = [choice(g, decision, option) for option in decision.options]
    return Question(
        seat=decision.seat,
        kind=decision.kind,
        text=Text(f"ask-{decision.kind}", about(g, decision)),
        choices=choices,
        barred=barred(g, decision, choices),
    )


def about(g: State, decision: Decision) -> Args:
    """What the wording of a question needs, where it needs anything."""
    p = g.players[decision.seat]
    match decision.kind:
        case "turn":
            return {"move": p.move, "heal": p.heal}
        case "after" | "rest":
            return {"heal": p.heal}
        case "maze":
            return {"move": p.move}
        case "interact":
            return {"influence": p.influence, "heal": p.heal}
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
    assert g.combat is not None
    return listed(t(f"points-{each.kind}-{each.element}", points=each.value) for each in g.combat.pool)


def damage(g: State) -> int:
    assert g.combat is not None
    return g.combat.strikes[g.combat.suffering].left if g.combat.suffering >= 0 else 0


def choice(g: State, decision: Decision, option: Action) -> Choice:
    return Choice(
        action=str(option),
        text=in_words(g, decision, option),
        things=things(g, g.players[decision.seat], option),
        group=group(option),
    )


def in_words(g: State, decision: Decision, option: Any) -> Text:
    args = fields_in_words(g, option) | more(g, decision, option)
    said = Text(message(decision, option), args)
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


def more(g: State, decision: Decision, option: Any) -> Args:
    """What a choice tells besides its own fields."""
    p = g.players[decision.seat]
    match option:
        case actions.Play(card=card):
            return {"effect": basic_choice(card)}
        case actions.Strengthen(card=card):
            return {"effect": strong_choice(card)}
        case actions.Activate(unit=unit, ability=place):
            name = p.units[unit - 1].name
            return {"unit": unit_name(name), "effect": ability(name, place - 1)}
        case actions.Borrow(unit=name, ability=place):
            return {"effect": ability(name, place - 1)}
        case actions.Pick(number=number) if decision.kind == "choose-effect":
            asked = decision.about or {}
            word: n.Either = asked["effect"]
            return {"effect": effect(word.parts[number - 1], asked["use"].plus)}
        case actions.Pick(number=number) if decision.kind in LISTED[2:]:
            return {"effect": listed_choice(g, decision, number - 1)}
        case actions.Pick(number=number) if decision.kind == "choose-cost":
            cost = (decision.about or {})["costs"][number - 1]
            return {"effect": listed(colour_name(COLOURS[colour]) for colour in cost)}
        case actions.Move(space=space):
            return {"cost": move_cost(g, p, g.board[space]) or 0}
        case actions.Explore(x=x, y=y):
            return {"way": way_to(g, p, (x, y)), "cost": explore_cost(p)}
        case actions.Recruit(unit=unit):
            return {"cost": unit_price(g, p, unit)}
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
            return {"enemies": listed(token_name(token, decision.seat) for token in g.enemies.get(space, ()))}
        case actions.UseBanner(unit=unit):
            bearer = p.units[unit - 1]
            use = t(f"banner-use-{bearer.banner}", unit=unit_name(bearer.name))
            return {"banner": card_name(bearer.banner), "effect": use}
        case actions.UseSkill(skill=skill):
            return {"effect": skill_now(g, decision.seat, skill)}
        case actions.TakeSkill(skill=skill):
            return {"effect": skill_effect(skill)}
        case actions.ReturnSkill(skill=skill):
            return {"effect": skill_answer(skill)}
        case actions.PickPlayer(player=player):
            return {"player": seat_name(g, player - 1)}
        case actions.UseTactic(tactic=tactic):
            return {"help": t(f"tactic-{tactic}-help")}
        case actions.ChooseTactic(tactic=tactic):
            return {"help": t(f"tactic-{tactic}-help")}
        case actions.BuyHealing():
            return {"cost": healing_price(g, p)}
        case actions.Learn(card=card):
            price = learning_price(p) if card in g.advanced_offer else LEARNING_COST
            return {"cost": price, "basic": basic_effect(card), "strong": strong_effect(card)}
        case actions.BuySpell(card=card):
            colour = colour_name(COLOURS[CARDS[card].colours[0]])
            basic, strong = basic_effect(card), strong_effect(card)
            return {"cost": SPELL_COST, "colour": colour, "basic": basic, "strong": strong}
        case actions.PayAltar():
            altar = RUINS_TOKENS[g.ruins[p.space].name].mana
            return {"count": len(altar), "colour": colour_name(COLOURS[altar[0]])}
        case actions.Enter():
            return {"site": t(f"site-{sites.site_of(g, p.space)}")}
        case actions.TakeCard(card=card):
            return {"basic": basic_effect(card), "strong": strong_effect(card)}
        case actions.BuyCard(card=card) | actions.Keep(card=card):
            return {"basic": basic_effect(card), "strong": strong_effect(card)}
        case actions.Travel(space=space):
            return {"cost": special_rules.underground_ways(g, p.space)[space]}
        case actions.Chant():
            return {"count": len(special_rules.glades_of(g, p.seat))}
        case actions.SetDie(colour=colour):
            return {"help": t(f"die-help-{colour}")}
        case actions.Launch() | actions.HitUnit() | actions.HitHero() | actions.DriveOff():
            return more_of_duel(g, option)
    return {}


def listed_choice(g: State, decision: Decision, place: int) -> Text:
    """One of several things that a Skill can do."""
    about = decision.about or {}
    if decision.kind == "know-prey":
        trait = traits(g, about["foe"])[place]
        if trait.kind == "attack":
            return t("trait-attack", left=t(f"element-{trait.left}"))
        return t(f"{'ability' if trait.kind == 'ability' else 'resists'}-{trait.name}")
    if decision.kind == "puppet":
        verb, name = about["puppets"][place]
        return t(f"puppet-{verb}", enemy=enemy_name(name))
    shape = about["shapes"][place]
    kind = "shape-strong" if shape.strong else "shape-basic"
    return t(kind, card=card_name(shape.card), effect=effect(shape.effect))


def more_of_duel(g: State, option: Any) -> Args:
    """What an attack is worth and what its damage buys."""
    combat, duel = pvp.the_duel(g)
    victim = g.players[pvp.other(duel, duel.attacking)]
    match option:
        case actions.Launch():
            return {"value": sum(points.value for points in pvp.usable_points(g))}
        case actions.HitUnit(unit=number):
            cost = pvp.unit_armor(combat, duel, victim.seat, number - 1)
            return {"unit": unit_name(victim.units[number - 1].name), "cost": cost}
        case actions.HitHero():
            return {"hero": seat_name(g, victim.seat), "cost": victim.row.armor}
        case actions.DriveOff(space=space):
            return {"hero": seat_name(g, victim.seat), "cost": pvp.fleeing_cost(g, space)}
    return {}


def about_strike(g: State, number: int) -> Args:
    assert g.combat is not None
    strike = g.combat.strikes[number - 1]
    needed = enemies.to_block(g, strike)
    return {"enemy": enemy_name(strike.name), "value": strike.value, "needed": needed}


def card_thing(p: Player, card: str) -> str:
    """A card in hand, or else on offer."""
    return f"hand:{p.seat}:{card}" if card in p.hand else f"offer:{card}"


def die_thing(g: State, colour: str) -> list[str]:
    """The first die of the Source that shows this colour."""
    number = COLOURS.index(colour)
    return [f"die:{g.source.index(number)}"] if number in g.source else []


def things(g: State, p: Player, option: Any) -> list[str]:
    """The ids of what a choice acts on."""
    seat = p.seat
    match option:
        case actions.Play(card=card) | actions.Strengthen(card=card) | actions.Sideways(card=card):
            return [card_thing(p, card)]
        case actions.DiscardCard(card=card) | actions.PickCard(card=card):
            return [card_thing(p, card)]
        case actions.Activate(unit=unit) | actions.HealUnit(unit=unit) | actions.Assign(unit=unit):
            return [f"unit:{seat}:{unit}"]
        case actions.PickUnit(unit=unit) | actions.Disband(unit=unit) | actions.UseBanner(unit=unit):
            return [f"unit:{seat}:{unit}"]
        case actions.Move(space=space) | actions.Challenge(space=space) | actions.PickSpace(space=space):
            return [space]
        case actions.Travel(space=space) | actions.Propose(space=space) | actions.DriveOff(space=space):
            return [space]
        case actions.AttackHero(seat=seat) | actions.Invite(seat=seat) | actions.PickHero(seat=seat):
            return [f"hero:{seat}"]
        case actions.BuyCard(card=card):
            return [f"offer:{card}"]
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
        case actions.ChooseHero(hero=hero):
            return [f"hero-card:{hero}"]
        case actions.PickDie(colour=colour) | actions.Pay(source=mana.DIE, colour=colour):
            return die_thing(g, colour)
        case actions.Pay(source=mana.CRYSTAL, colour=colour):
            return [f"crystal:{seat}:{colour}"]
        case actions.UseSkill(skill=skill):
            return [f"skill:{seat}:{skill}"]
        case actions.TakeSkill(skill=skill):
            return [f"skill:{skill}"]
        case actions.ReturnSkill(skill=skill):
            return [f"centre:{skill}"]
        case actions.Enter() | actions.Interact() | actions.Burn() | actions.PayAltar() | actions.Plunder():
            return [p.space]
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
