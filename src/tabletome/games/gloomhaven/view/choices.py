"""Choices in words, and the things they act on: one entry for each action, by its type.

Those between scenarios are in city_choices.py, those of events and quests in event_scene.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from tabletome.engine import Action, ByType
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.campaign.shop import price
from tabletome.games.gloomhaven.content.classes import ALL_CARDS
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.perks import PERKS
from tabletome.games.gloomhaven.rules.characters.equipment import FREE
from tabletome.games.gloomhaven.sheets import Member
from tabletome.games.gloomhaven.state import Hero, State
from tabletome.games.gloomhaven.view.attack_preview import facing
from tabletome.games.gloomhaven.view.level_scene import class_card
from tabletome.games.gloomhaven.view.modifier_text import perk_text
from tabletome.games.gloomhaven.view.places import place_name
from tabletome.games.gloomhaven.view.wording import card_name, effect_name, figure_name, goal_name, item_name, name_of
from tabletome.scene import Text, listed, t

About: TypeAlias = Mapping[str, Any]
Worded: TypeAlias = tuple[Text, list[str]]

words: ByType[Callable[[State, Any, About], Worded]] = ByType("words")
"""The words of a choice, and the things it acts on."""


def verb(option: Action) -> str:
    """The name of a choice's message."""
    return f"action-{option.verb}"


@words(
    a.Ready, a.LongRest, a.EndTurn, a.Stop, a.Skip, a.Apply, a.Suffer, a.ShortRest, a.KeepOn, a.Accept, a.Redraw,
    a.AsAttack, a.AsMove, a.AsHeal, a.CityEvent, a.Donate, a.LevelUp, a.Retire, a.PutAside,
    a.Delve, a.GoHome, a.FoundParty, a.EndCampaign,
)  # fmt: skip
def plainly(g: State, option: Action, about: About) -> Worded:  # noqa: ARG001 - all choices are worded alike
    return t(verb(option)), []


@words(a.Allot)
def so_much_of_it(g: State, option: a.Allot, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), damage=option.damage), [f"f{about['figure']}"]


@words(a.Endure)
def so_much(g: State, option: a.Endure, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), damage=option.damage), [f"f{about['hero']}"]


# Hexes


@words(a.Place, a.Go, a.Shove)
def to_hex(g: State, option: a.Place | a.Go | a.Shove, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), hex=place_name(g, option.hex)), [f"h{option.hex}"]


@words(a.Cover)
def over_hexes(g: State, option: a.Cover, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), hexes=listed([place_name(g, at) for at in option.hexes])), [f"h{at}" for at in option.hexes]


@words(a.Does)
def monster_does(g: State, option: a.Does, about: About) -> Worded:  # noqa: ARG001
    """Whom a monster attacks, or where it goes through what."""
    if option.targets:
        who = listed([figure_name(g, target) for target in option.targets])
        return t("action-does-attack", who=who), [f"f{target}" for target in option.targets]
    return t(verb(option), hex=place_name(g, option.to)), [f"h{option.to}", *(f"h{at}" for at in option.through)]


# Figures


@words(a.Choose, a.Focus)
def one_figure(g: State, option: a.Choose | a.Focus, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), who=figure_name(g, option.figure)), [f"f{option.figure}"]


@words(a.Strike)
def targets(g: State, option: a.Strike, about: About) -> Worded:  # noqa: ARG001
    """Targets, and what the attack would meet with there."""
    who = listed([figure_name(g, target) for target in option.figures])
    facts = [] if g.attack is None else [fact for target in option.figures for fact in facing(g, g.attack, target)]
    text = t("action-strike-facing", who=who, facts=listed(facts)) if facts else t(verb(option), who=who)
    return text, [f"f{target}" for target in option.figures]


@words(a.Without)
def without(g: State, option: a.Without, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), effect=effect_name(option.effect)), []


@words(a.First)
def first(g: State, option: a.First, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), name=name_of(option.name)), [f"turn:{option.name}"]


# Cards


@words(a.WorkAt, a.TopWorkAt)
def work_at(g: State, option: a.WorkAt | a.TopWorkAt, about: About) -> Worded:  # noqa: ARG001
    """A card discarded for what is done beside a hex."""
    what = "loot" if g.treasures[option.hex] else "cleanse"
    if g.standing_at(option.hex) is not None:
        what = "free"
    text = t(verb(option), card=card_name(option.card), hex=place_name(g, option.hex), what=what)
    return text, [f"h{option.hex}"]


@words(a.Dig)
def dig(g: State, option: a.Dig, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), hex=place_name(g, option.hex)), [f"h{option.hex}"]


@words(a.Roll)
def roll(g: State, option: a.Roll, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), hexes=option.hexes), []


@words(a.BasicAttack, a.BasicMove, a.LoseCard, a.Lose, a.Recover, a.Learn, a.EndBonus, a.DiscardCard)
def one_card(g: State, option: a.Lose, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), card=card_name(option.card)), [f"card:{option.card}"]


@words(a.Top, a.Bottom)
def half_a_card(g: State, option: a.Top | a.Bottom, about: About) -> Worded:  # noqa: ARG001
    """Half of a card, and what is printed there."""
    top, bottom = class_card(g.heroes[g.turn.acting].name, option.card).parts
    does = listed((top if isinstance(option, a.Top) else bottom).text)
    return t(verb(option), card=card_name(option.card), does=does), [f"card:{option.card}:{option.verb}"]


@words(a.Play)
def two_cards(g: State, option: a.Play, about: About) -> Worded:  # noqa: ARG001
    """Both cards with their initiatives, of which the first counts. GH-INIT-02"""
    text = t(
        verb(option),
        lead=card_name(option.lead),
        other=card_name(option.other),
        initiative=ALL_CARDS[option.lead].initiative,
        later=ALL_CARDS[option.other].initiative,
    )
    return text, [f"card:{option.lead}", f"card:{option.other}"]


@words(a.LoseTwo)
def two_lost_cards(g: State, option: a.LoseTwo, about: About) -> Worded:  # noqa: ARG001
    text = t(verb(option), card=card_name(option.card), other=card_name(option.other))
    return text, [f"card:{option.card}", f"card:{option.other}"]


@words(a.Swap)
def swapped_cards(g: State, option: a.Swap, about: About) -> Worded:  # noqa: ARG001
    things = [f"card:{option.into}", f"card:{option.out}"]
    return t(verb(option), out=card_name(option.out), into=card_name(option.into)), things


@words(a.Mark)
def perk(g: State, option: a.Mark, about: About) -> Worded:
    one: Member | Hero = g.campaign.members[about["member"]] if "member" in about else g.heroes[about["hero"]]
    return t(verb(option), perk=perk_text(PERKS[one.name][option.perk - 1])), []


@words(a.Keep)
def goal(g: State, option: a.Keep, about: About) -> Worded:  # noqa: ARG001
    asks = t(f"goal-{option.goal}-asks")
    return t(verb(option), goal=goal_name(option.goal), asks=asks), [f"goal:{option.goal}"]


# Items


@words(a.Use, a.Faster, a.Slower, a.Refresh)
def worn_item(g: State, option: a.Use, about: About) -> Worded:  # noqa: ARG001
    """An item, and its cards that lie before players."""
    wearers = [hero for hero, cards in enumerate(g.heroes) if any(worn.name == option.item for worn in cards.items)]
    return t(verb(option), item=item_name(option.item)), [f"item:{option.item}:{hero}" for hero in wearers]


@words(a.Wear)
def item_to_wear(g: State, option: a.Wear, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), item=item_name(option.item)), [f"item:{option.item}"]


@words(a.Buy)
def item_to_buy(g: State, option: a.Buy, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), item=item_name(option.item), price=price_now(g, option.item)), [f"item:{option.item}"]


def price_now(g: State, item: str) -> int:
    """What the item costs in the city, or before a single scenario. GH-REP-03"""
    if g.party is not None:
        return price(g.party, item)
    return 0 if g.shop == FREE else ITEMS[item].price


# Elements and conditions


@words(a.Create, a.Consume)
def element(g: State, option: a.Create | a.Consume, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), element=t(f"element-{option.element}")), [f"element:{option.element}"]


@words(a.Cure)
def condition(g: State, option: a.Cure, about: About) -> Worded:  # noqa: ARG001
    return t(verb(option), condition=t(f"condition-{option.condition}")), []
