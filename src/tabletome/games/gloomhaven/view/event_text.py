"""City and road events and personal quests in words: conditions, effects, requirements, what is in store."""

from __future__ import annotations

from tabletome.games.gloomhaven.content.items import NUMBERED
from tabletome.games.gloomhaven.content.notation import events as n
from tabletome.games.gloomhaven.content.personal_quests import (
    Complete,
    Conclude,
    Did,
    HaveGold,
    Kill,
    KillElites,
    KillKinds,
    Own,
    OwnItem,
    Requirement,
)
from tabletome.games.gloomhaven.content.scenarios import all_scenarios
from tabletome.games.gloomhaven.sheets import Party
from tabletome.games.gloomhaven.view.wording import achievement_name, item_name, name_of, scenario_name
from tabletome.scene import Text, listed, t


def event_name(deck: n.Deck, number: int) -> Text:
    return t(f"{deck}-event", number=number)


# ------------------------------------------------------------------ the front and the back of a card


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


def describe_condition(condition: n.Condition) -> Text:
    match condition:
        case n.Classes():
            return t("when-classes", names=listed([name_of(name) for name in condition.names], "one-or-other"))
        case n.ReputationAbove():
            return t("when-reputation-above", value=condition.value)
        case n.ReputationBelow():
            return t("when-reputation-below", value=condition.value)
        case n.PayTogether():
            if condition.liked:
                return t("when-pay-less", gold=condition.gold, liked=condition.liked, value=n.LIKED)
            return t("when-pay-together", gold=condition.gold)
        case n.PayEach():
            return t("when-pay-each", gold=condition.gold)
        case n.PayItem():
            return t("when-pay-item", item=item_name(NUMBERED[condition.item]))
    raise AssertionError(f"a condition without words: {condition}")


def describe_effect(effect: n.Effect) -> Text:
    match effect:
        case n.GoldEach():
            return _gain_or_loss("gold-each", effect.gold)
        case n.GoldTogether():
            return _gain_or_loss("gold-together", effect.gold)
        case n.Experience():
            return _gain_or_loss("experience", effect.xp)
        case n.Checks():
            return _gain_or_loss("checks", effect.checks)
        case n.Reputation():
            return _gain_or_loss("reputation", effect.by)
        case n.Prosperity():
            return _gain_or_loss("prosperity", effect.by)
        case n.Item():
            return t("brings-item", item=item_name(NUMBERED[effect.number]))
        case n.Design():
            return t("brings-design", item=item_name(NUMBERED[effect.number]))
        case n.RandomDesign():
            return t("brings-random-design")
        case n.AddEvent():
            return t("brings-event", card=event_name(effect.deck, effect.number))
        case n.OpenScenario():
            return t("brings-scenario", number=effect.number, scenario=scenario_name(all_scenarios()[effect.number]))
        case n.Achieve():
            return t("brings-achievement", achievement=achievement_name(effect.name))
        case n.Either():
            return listed([describe_effect(each) for each in effect.effects], "one-or-other")
        case n.If():
            return t("outcome-if", when=describe_condition(effect.condition), what=describe_effect(effect.effect))
        case n.AsOption():
            return t("brings-other-option", option=effect.option.upper())
    return describe_start(effect)


def describe_start(effect: n.Effect) -> Text:
    match effect:
        case n.StartWith():
            return t("brings-condition", condition=t(f"condition-{effect.condition}"))
        case n.StartHurt():
            return t("brings-damage", damage=effect.damage)
        case n.StartDiscarding():
            return t("brings-discards", cards=effect.cards)
        case n.StartClumsy():
            return t("brings-minus-ones", cards=effect.cards)
        case n.UseUp():
            return t("brings-use-up-each" if effect.each else "brings-use-up-one")
    raise AssertionError(f"an effect without words: {effect}")


def _gain_or_loss(what: str, by: int) -> Text:
    return t(f"brings-{what}" if by > 0 else f"costs-{what}", by=abs(by))


def describe_ahead(party: Party, word: str) -> Text:
    """What the next scenario will start with (see campaign/start_effects.py)."""
    what, *amounts = word.split(":")
    match what:
        case "damage":
            return t("brings-damage", damage=int(amounts[0]))
        case "discard":
            return t("brings-discards", cards=int(amounts[0]))
        case "minus-ones":
            return t("ahead-minus-ones", who=name_of(party.members[int(amounts[1])].name), cards=int(amounts[0]))
        case "bless-one":
            return t("ahead-bless", who=name_of(party.members[int(amounts[0])].name))
        case "used-up":
            return t("ahead-used-up", who=name_of(party.members[int(amounts[1])].name), item=item_name(amounts[0]))
    return t("brings-condition", condition=t(f"condition-{what}"))


# ------------------------------------------------------------------ personal quests


def quest_name(quest: str) -> Text:
    return t(f"quest-{quest}")


def describe_requirement(wanted: Requirement) -> Text:
    """What a personal quest asks for. GH-PQUEST-02..04"""
    number = wanted.number
    match wanted:
        case Kill():
            kinds = listed([t(f"prey-{word}") for word in wanted.words], "one-or-other")
            if wanted.item:
                return t("wants-kills-with", number=number, kinds=kinds, item=item_name(wanted.item))
            return t("wants-kills", number=number, kinds=kinds)
        case KillKinds():
            return t("wants-kinds", number=number)
        case KillElites():
            return t("wants-elites", number=number)
        case Complete():
            return t("wants-scenarios", number=number, kind=t(f"scenarios-{wanted.kind}"))
        case Conclude():
            scenario = scenario_name(all_scenarios()[wanted.first])
            return t("wants-conclusion", number=wanted.first, scenario=scenario)
        case Own():
            slots = listed([t(f"slot-{slot}") for slot in wanted.slots], "one-or-other")
            return t("wants-items", number=number, slots=slots)
        case OwnItem():
            return t("wants-item", item=item_name(wanted.item))
        case HaveGold():
            return t("wants-gold", number=number)
        case Did():
            return t(f"wants-{wanted.deed}", number=number)
    raise AssertionError(f"a requirement without words: {wanted}")
