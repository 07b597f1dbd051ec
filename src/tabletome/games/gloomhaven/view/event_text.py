"""City and road events and personal quests in words: conditions, effects, requirements, what is in store."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import ByType
from tabletome.games.gloomhaven import sheets as s
from tabletome.games.gloomhaven.content import personal_quests as q
from tabletome.games.gloomhaven.content.items import NUMBERED
from tabletome.games.gloomhaven.content.notation import events as n
from tabletome.games.gloomhaven.content.scenarios import all_scenarios
from tabletome.games.gloomhaven.view.wording import achievement_name, item_name, name_of, scenario_name
from tabletome.scene import Text, listed, t

reads_condition: ByType[Callable[[Any], Text]] = ByType("reads")
"""When an outcome applies."""
reads_effect: ByType[Callable[[Any], Text]] = ByType("reads")
"""What an outcome brings."""
reads_start: ByType[Callable[[s.Party, Any], Text]] = ByType("reads")
"""What the next scenario will start with."""
reads_requirement: ByType[Callable[[Any], Text]] = ByType("reads")
"""What a personal quest asks for."""


def event_name(deck: n.Deck, number: int) -> Text:
    return t(f"{deck}-event", number=number)


def story(deck: str, number: int, *path: str | int) -> Text:
    """What the card tells: its opening, or with an option that choice, or with an outcome of it what comes of it."""
    return t(f"story-{deck}-{number}" + "".join(f"-{step}" for step in path))


def quest_name(quest: str) -> Text:
    return t(f"quest-{quest}")


# The front and the back of a card


def describe_front(cost: n.Condition | None) -> list[Text]:
    """What the front tells about an option's price. GH-EVENT-01"""
    match cost:
        case n.PayTogether(gold=0) | n.PayEach(gold=0):
            return [t("front-pay")]
        case None:
            return []
    return [t("front-cost", cost=describe_condition(cost))]


def describe_outcome(outcome: n.Outcome) -> Text:
    """Condition, effects, and where the card goes. GH-EVENT-04, 05"""
    effects = [describe_effect(effect) for effect in outcome.effects]
    what = listed(effects, "and-also") if effects else t("outcome-nothing")
    if isinstance(outcome.when, n.Otherwise):
        what = t("outcome-otherwise", what=what)
    elif outcome.when is not None:
        what = t("outcome-if", when=describe_condition(outcome.when), what=what)
    if outcome.goes == n.BACK:
        return t("outcome-back", what=what)
    return t("outcome-gone", what=what) if outcome.goes == n.GONE else what


# Conditions


def describe_condition(condition: n.Condition) -> Text:
    """When an outcome applies. GH-REVENT-03..05"""
    return reads_condition[type(condition)](condition)


@reads_condition(n.Classes)
def classes(condition: n.Classes) -> Text:
    return t("when-classes", names=listed([name_of(name) for name in condition.names], "one-or-other"))


@reads_condition(n.ReputationAbove)
def reputation_above(condition: n.ReputationAbove) -> Text:
    return t("when-reputation-above", value=condition.value)


@reads_condition(n.ReputationBelow)
def reputation_below(condition: n.ReputationBelow) -> Text:
    return t("when-reputation-below", value=condition.value)


@reads_condition(n.PayTogether)
def pay_together(condition: n.PayTogether) -> Text:
    if condition.liked:
        return t("when-pay-less", gold=condition.gold, liked=condition.liked, value=n.LIKED)
    return t("when-pay-together", gold=condition.gold)


@reads_condition(n.PayEach)
def pay_each(condition: n.PayEach) -> Text:
    return t("when-pay-each", gold=condition.gold)


@reads_condition(n.PayItem)
def pay_item(condition: n.PayItem) -> Text:
    return t("when-pay-item", item=item_name(NUMBERED[condition.item]))


# Effects


def describe_effect(effect: n.Effect) -> Text:
    """What an outcome brings."""
    return reads_effect[type(effect)](effect)


def gain_or_loss(what: str, by: int) -> Text:
    return t(f"brings-{what}" if by > 0 else f"costs-{what}", by=abs(by))


@reads_effect(n.GoldEach)
def gold_each(effect: n.GoldEach) -> Text:
    return gain_or_loss("gold-each", effect.gold)


@reads_effect(n.GoldTogether)
def gold_together(effect: n.GoldTogether) -> Text:
    return gain_or_loss("gold-together", effect.gold)


@reads_effect(n.Experience)
def experience(effect: n.Experience) -> Text:
    return gain_or_loss("experience", effect.xp)


@reads_effect(n.Checks)
def checks(effect: n.Checks) -> Text:
    return gain_or_loss("checks", effect.checks)


@reads_effect(n.Reputation)
def reputation(effect: n.Reputation) -> Text:
    return gain_or_loss("reputation", effect.by)


@reads_effect(n.Prosperity)
def prosperity(effect: n.Prosperity) -> Text:
    return gain_or_loss("prosperity", effect.by)


@reads_effect(n.Item)
def item(effect: n.Item) -> Text:
    return t("brings-item", item=item_name(NUMBERED[effect.number]))


@reads_effect(n.Design)
def design(effect: n.Design) -> Text:
    return t("brings-design", item=item_name(NUMBERED[effect.number]))


@reads_effect(n.RandomDesign)
def random_design(effect: n.RandomDesign) -> Text:  # noqa: ARG001 - all effects are read alike
    return t("brings-random-design")


@reads_effect(n.AddEvent)
def add_event(effect: n.AddEvent) -> Text:
    return t("brings-event", card=event_name(effect.deck, effect.number))


@reads_effect(n.OpenScenario)
def open_scenario(effect: n.OpenScenario) -> Text:
    return t("brings-scenario", number=effect.number, scenario=scenario_name(all_scenarios()[effect.number]))


@reads_effect(n.Achieve)
def achieve(effect: n.Achieve) -> Text:
    return t("brings-achievement", achievement=achievement_name(effect.name))


@reads_effect(n.Either)
def either(effect: n.Either) -> Text:
    return listed([describe_effect(each) for each in effect.effects], "one-or-other")


@reads_effect(n.If)
def if_met(effect: n.If) -> Text:
    return t("outcome-if", when=describe_condition(effect.condition), what=describe_effect(effect.effect))


@reads_effect(n.AsOption)
def as_option(effect: n.AsOption) -> Text:
    return t("brings-other-option", option=effect.option.upper())


@reads_effect(n.StartWith)
def start_with(effect: n.StartWith) -> Text:
    return t("brings-condition", condition=t(f"condition-{effect.condition}"))


@reads_effect(n.StartHurt)
def start_hurt(effect: n.StartHurt) -> Text:
    return t("brings-damage", damage=effect.damage)


@reads_effect(n.StartDiscarding)
def start_discarding(effect: n.StartDiscarding) -> Text:
    return t("brings-discards", cards=effect.cards)


@reads_effect(n.StartClumsy)
def start_clumsy(effect: n.StartClumsy) -> Text:
    return t("brings-minus-ones", cards=effect.cards)


@reads_effect(n.UseUp)
def use_up(effect: n.UseUp) -> Text:
    return t("brings-use-up-each" if effect.each else "brings-use-up-one")


# What the next scenario starts with


def describe_start(party: s.Party, effect: s.StartEffect) -> Text:
    """What the next scenario will start with (see campaign/start_effects.py)."""
    return reads_start[type(effect)](party, effect)


def member_name(party: s.Party, member: int) -> Text:
    return name_of(party.members[member].name)


@reads_start(s.StartsWith)
def starts_with(party: s.Party, effect: s.StartsWith) -> Text:  # noqa: ARG001
    return t("brings-condition", condition=t(f"condition-{effect.condition}"))


@reads_start(s.StartsHurt)
def starts_hurt(party: s.Party, effect: s.StartsHurt) -> Text:  # noqa: ARG001
    return t("brings-damage", damage=effect.damage)


@reads_start(s.StartsDiscarding)
def starts_discarding(party: s.Party, effect: s.StartsDiscarding) -> Text:  # noqa: ARG001
    return t("brings-discards", cards=effect.cards)


@reads_start(s.AddsMinusOnes)
def adds_minus_ones(party: s.Party, effect: s.AddsMinusOnes) -> Text:
    return t("start-minus-ones", who=member_name(party, effect.member), cards=effect.cards)


@reads_start(s.IsBlessed)
def is_blessed(party: s.Party, effect: s.IsBlessed) -> Text:
    return t("start-bless", who=member_name(party, effect.member))


@reads_start(s.HasUsedUp)
def has_used_up(party: s.Party, effect: s.HasUsedUp) -> Text:
    return t("start-used-up", who=member_name(party, effect.member), item=item_name(effect.item))


# Personal quests


def describe_requirement(wanted: q.Requirement) -> Text:
    """What a personal quest asks for. GH-PQUEST-02..04"""
    return reads_requirement[type(wanted)](wanted)


@reads_requirement(q.Kill)
def kill(wanted: q.Kill) -> Text:
    kinds = listed([t(f"prey-{word}") for word in wanted.words], "one-or-other")
    if wanted.item:
        return t("wants-kills-with", number=wanted.number, kinds=kinds, item=item_name(wanted.item))
    return t("wants-kills", number=wanted.number, kinds=kinds)


@reads_requirement(q.KillKinds)
def kill_kinds(wanted: q.KillKinds) -> Text:
    return t("wants-kinds", number=wanted.number)


@reads_requirement(q.KillElites)
def kill_elites(wanted: q.KillElites) -> Text:
    return t("wants-elites", number=wanted.number)


@reads_requirement(q.Complete)
def complete(wanted: q.Complete) -> Text:
    return t("wants-scenarios", number=wanted.number, kind=t(f"scenarios-{wanted.kind}"))


@reads_requirement(q.Conclude)
def conclude(wanted: q.Conclude) -> Text:
    return t("wants-conclusion", number=wanted.first, scenario=scenario_name(all_scenarios()[wanted.first]))


@reads_requirement(q.Own)
def own(wanted: q.Own) -> Text:
    slots = listed([t(f"slot-{slot}") for slot in wanted.slots], "one-or-other")
    return t("wants-items", number=wanted.number, slots=slots)


@reads_requirement(q.OwnItem)
def own_item(wanted: q.OwnItem) -> Text:
    return t("wants-item", item=item_name(wanted.item))


@reads_requirement(q.HaveGold)
def have_gold(wanted: q.HaveGold) -> Text:
    return t("wants-gold", number=wanted.number)


@reads_requirement(q.Did)
def did(wanted: q.Did) -> Text:
    return t(f"wants-{wanted.deed}", number=wanted.number)
