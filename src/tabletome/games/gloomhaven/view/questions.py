"""What a seat is asked: one sentence, and every choice in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from tabletome.engine import Decision
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.campaign.shop import price
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.notation.abilities import Attack, Move
from tabletome.games.gloomhaven.content.perks import PERKS
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import find_act
from tabletome.games.gloomhaven.rules.characters.equipment import FREE
from tabletome.games.gloomhaven.rules.combat.aim import pattern_over
from tabletome.games.gloomhaven.rules.movement.move import jump_reach, walk_reach
from tabletome.games.gloomhaven.sheets import Member
from tabletome.games.gloomhaven.state import HERO, Doing, Hero, State
from tabletome.games.gloomhaven.view.ability_text import describe, perk_text
from tabletome.games.gloomhaven.view.attack_preview import facing
from tabletome.games.gloomhaven.view.barred import barred
from tabletome.games.gloomhaven.view.city_questions import town_words
from tabletome.games.gloomhaven.view.wording import card_name, effect_name, figure_name, goal_name, item_name, name_of
from tabletome.scene import Choice, Question, Text, listed, t

Ways: TypeAlias = dict[str, tuple[int, ...]]


def question(g: State, decision: Decision) -> Question:
    """A decision as its seat is asked it."""
    ways, areas = ways_of(g, decision), areas_of(g, decision)
    return Question(
        seat=decision.seat,
        kind=decision.kind,
        text=prompt(g, decision),
        choices=[choice(g, option, ways, areas, decision.about or {}) for option in decision.options],
        barred=barred(g, decision),
    )


def whose(g: State, about: Mapping[str, Any]) -> str:
    """The class of the character that it concerns."""
    one: Member | Hero = g.campaign.members[about["member"]] if "member" in about else g.heroes[about["hero"]]
    return one.name


def ways_of(g: State, decision: Decision) -> Ways:
    """The hexes between the hero and each hex that can be reached."""
    if decision.kind == "move" and g.acting >= 0 and g.figures[g.acting].kind == HERO:
        points = (decision.about or {}).get("points", 0)
        reach = jump_reach(g, g.acting, points) if is_jumping(g) else walk_reach(g, g.acting, points)
        goals = [option for option in decision.options if getattr(option, "hex", -1) in reach]
        return {str(option): reach[option.hex][1][:-1] for option in goals}
    return {}


def areas_of(g: State, decision: Decision) -> Ways:
    """The hexes that a pattern covers. GH-AOE-05"""
    if decision.kind == "lay" and g.doing is not None:
        return {
            str(each): covering(g, g.doing, each.figures) for each in decision.options if isinstance(each, a.Strike)
        }
    return {}


def is_jumping(g: State) -> bool:
    """Whether the hero who moves now minds neither figures nor ground on the way."""
    if g.is_flying(g.acting):
        return True
    if g.doing is None or g.doing.step == 0:
        return False
    ability = find_act(g.doing.source).abilities[g.doing.step - 1]
    return isinstance(ability, Move) and ability.jump


def covering(g: State, doing: Doing, figures: tuple[int, ...]) -> tuple[int, ...]:
    """The hexes of a pattern that covers just these figures."""
    ability = find_act(doing.source).abilities[doing.step - 1]
    if not isinstance(ability, Attack) or ability.area is None:
        return tuple(g.figures[figure].at for figure in figures)
    return pattern_over(g, doing.actor, ability.area, figures)


def prompt(g: State, decision: Decision) -> Text:
    """The message of a question is named after its kind."""
    about = dict(decision.about or {})
    args: dict[str, Text | str | int] = {}
    for key, value in about.items():
        if key == "hero":
            args["hero"] = name_of(g.heroes[value].name)
        elif key == "member":
            args["hero"] = name_of(g.campaign.members[value].name)
            args["gold"] = g.campaign.members[value].gold
        elif key in ("figure", "target"):
            args[key] = figure_name(g, value)
        elif key == "element":
            args["element"] = t(f"element-{value}")
        elif key == "card":
            args["card"] = card_name(value)
        elif key == "item":
            args["item"] = item_name(value)
        else:
            args[key] = value
    if decision.kind == "part" and g.doing is not None:
        args["part"] = listed(list(describe(find_act(g.doing.source).abilities[g.doing.step - 1])))
    if "hero" not in args and g.acting >= 0:
        args["hero"] = figure_name(g, g.acting)
    return Text(f"ask-{decision.kind}", args)


def choice(g: State, option: Any, ways: Ways, areas: Ways, about: Mapping[str, Any]) -> Choice:
    """One option: its words, the things it acts on, and the cells it passes or covers; who moves can be dragged."""
    text, things = words(g, option, about)
    if str(option) in ways:
        things = [f"f{g.acting}", *things]
    path, covers = ([f"h{at}" for at in cells.get(str(option), ())] for cells in (ways, areas))
    return Choice(action=str(option), text=text, things=things, group=option.verb, path=path, covers=covers)


def worn_by(g: State, item: str) -> list[str]:
    """The cards of this item that lie before players."""
    wearers = [hero for hero, cards in enumerate(g.heroes) if any(each.name == item for each in cards.items)]
    return [f"item:{item}:{hero}" for hero in wearers]


def struck(g: State, figures: tuple[int, ...], who: Text) -> Text:
    """A target, and what the attack would meet with there."""
    facts = [] if g.striking is None else [fact for each in figures for fact in facing(g, g.striking, each)]
    return t("action-strike-facing", who=who, facts=listed(facts)) if facts else t("action-strike", who=who)


def price_now(g: State, item: str) -> int:
    """What the item costs in the city, or before a single scenario. GH-REP-03"""
    if g.party is not None:
        return price(g.party, item)
    return 0 if g.shop == FREE else ITEMS[item].price


def words(g: State, option: Any, about: Mapping[str, Any]) -> tuple[Text, list[str]]:
    verb = f"action-{option.verb}"
    match option:
        case a.Place() | a.Go() | a.Shove():
            return t(verb, hex=option.hex), [f"h{option.hex}"]
        case a.Play():
            return (
                t(verb, lead=card_name(option.lead), other=card_name(option.other)),
                [f"card:{option.lead}", f"card:{option.other}"],
            )
        case a.Top() | a.Bottom():
            return t(verb, card=card_name(option.card)), [f"card:{option.card}:{option.verb}"]
        case a.BasicAttack() | a.BasicMove() | a.LoseCard() | a.Lose():
            return t(verb, card=card_name(option.card)), [f"card:{option.card}"]
        case a.Swap():
            return t(verb, out=card_name(option.out), into=card_name(option.into)), [f"card:{option.out}"]
        case a.LoseTwo():
            return (
                t(verb, card=card_name(option.card), other=card_name(option.other)),
                [f"card:{option.card}", f"card:{option.other}"],
            )
        case a.Strike():
            who = listed([figure_name(g, figure) for figure in option.figures])
            return struck(g, option.figures, who), [f"f{figure}" for figure in option.figures]
        case a.Choose() | a.Focus():
            return t(verb, who=figure_name(g, option.figure)), [f"f{option.figure}"]
        case a.Wear():
            return t(verb, item=item_name(option.item)), [f"item:{option.item}"]
        case a.Use() | a.Faster() | a.Slower() | a.Refresh():
            return t(verb, item=item_name(option.item)), worn_by(g, option.item)
        case a.Buy():
            price = price_now(g, option.item)
            return t(verb, item=item_name(option.item), price=price), [f"item:{option.item}"]
        case a.Recover():
            return t(verb, card=card_name(option.card)), [f"card:{option.card}"]
        case a.Create():
            return t(verb, element=t(f"element-{option.element}")), [f"element:{option.element}"]
        case a.Without():
            return t(verb, effect=effect_name(option.effect)), []
        case a.Cure():
            return t(verb, condition=t(f"condition-{option.condition}")), []
        case a.Keep():
            return t(verb, goal=goal_name(option.goal)), [f"goal:{option.goal}"]
        case a.Consume():
            return t(verb, element=t(f"element-{option.element}")), [f"element:{option.element}"]
        case a.Cover():
            return t(verb, hexes=", ".join(map(str, option.hexes))), [f"h{at}" for at in option.hexes]
        case a.Mark():
            return t(verb, perk=perk_text(PERKS[whose(g, about)][option.perk - 1])), []
        case a.Learn():
            return t(verb, card=card_name(option.card)), [f"card:{option.card}"]
        case a.EndBonus():
            return t(verb, card=card_name(option.card)), [f"card:{option.card}"]
        case a.First():
            return t(verb, name=name_of(option.name)), [f"turn:{option.name}"]
        case a.Does():
            if option.targets:
                who = listed([figure_name(g, figure) for figure in option.targets])
                return t("action-does-attack", who=who), [f"f{figure}" for figure in option.targets]
            return t(verb, hex=option.to), [f"h{option.to}", *(f"h{at}" for at in option.through)]
        case _:
            return town_words(g, option, about)
