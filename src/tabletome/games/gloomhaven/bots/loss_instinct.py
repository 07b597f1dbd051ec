"""What a sensible player gives away: hit points or cards, which card, and when to rest; for bots."""

from __future__ import annotations

import functools
from typing import Any

from tabletome.engine import Decision
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.bots.card_value import PartyValue
from tabletome.games.gloomhaven.bots.destinations import has_a_limit, is_needed, should_rest
from tabletome.games.gloomhaven.bots.items.effects import heals_so_much
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.bots.printed_value import bottom, printed_value, top
from tabletome.games.gloomhaven.content.printed_actions import printed
from tabletome.games.gloomhaven.rules.abilities.recover import recovers_all_lost
from tabletome.games.gloomhaven.rules.turns import LONG_REST_HEAL
from tabletome.games.gloomhaven.state import HERO, State

# Points of damage; set by hand and tried in games by instinct
NOBODY_WOULD = -5.0  # what nobody would do
MISSED_CARD_COST = 0.3  # to lose a good card rather than a bad one, for each point of its quality

# The quality of a card; a usual one has 1
PRICELESS = 50.0  # a card that is never given away
GUARDED_POINT = 1.2  # points of damage that a hit point of it is worth before the last
CARD_TO_GUARD = 4.0  # points of damage that a card is worth which keeps something from damage
USUAL_CARD = 5.0  # points of damage in both halves of a usual card
USED_ONCE_SHARE = 0.5  # of an action that is lost
OTHER_POINT_SHARE = 0.5  # of a point of damage that a hex or a hit point counts


def judge_damage(g: State, decision: Decision, about: Any) -> list[float]:
    """What costs less: the hit points, or the cards."""
    hero = sufferer(g, decision)
    party = PartyValue(g)
    cards = g.heroes[hero]
    one, two = party.price(hero), party.price(hero, 0, 2)
    suffering = party.loss(about.get("figure", hero), about["damage"])
    worths = []
    for option in decision.options:
        match option:
            case a.Suffer():
                worths.append(-suffering)
            case a.LoseCard():
                worths.append(-one - MISSED_CARD_COST * missed(g, cards.name, option.card))
            case a.LoseTwo():
                worths.append(
                    -two - MISSED_CARD_COST * sum(missed(g, cards.name, each) for each in (option.card, option.other))
                )
            case _:
                worths.append(0.0)
    return worths


def judge_guard(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001 - all judges are asked alike
    """A card is given for the last hit points of what must be kept, or against a heavy blow."""
    suffering = -PRICELESS if about["damage"] >= about["left"] else -GUARDED_POINT * about["damage"]
    return [suffering if isinstance(option, a.Suffer) else -CARD_TO_GUARD for option in decision.options]


def judge_share(g: State, decision: Decision, about: Any) -> list[float]:
    """As little as can be on the character; on a creature as much as it can bear."""
    figure = g.figures[about["figure"]]
    if figure.kind == HERO:
        return [-float(option.damage) for option in decision.options]
    return [float(option.damage) if option.damage < figure.max_health else NOBODY_WOULD for option in decision.options]


def judge_taking_over(g: State, decision: Decision, about: Any) -> list[float]:
    """Whose hit points are dearer: the ally's, or one's own."""
    party = PartyValue(g)
    mine, theirs = party.loss(about["hero"], about["damage"] - 1), party.loss(about["figure"], about["damage"])
    return [-mine if isinstance(option, a.Apply) else -theirs for option in decision.options]


def sufferer(g: State, decision: Decision) -> int:
    """Whose damage it is: a lone player answers for several characters, each with a hand of their own."""
    hand = {option.card for option in decision.options if isinstance(option, a.LoseCard)}
    mine = [n for n in range(len(g.heroes)) if g.seat_of(n) == decision.seat and g.figures[n].at >= 0]
    return next((n for n in mine if set(g.heroes[n].hand) == hand), mine[0])


@functools.cache
def quality(name: str, card: str) -> float:
    """How much a card would be missed."""
    if recovers_all_lost(name, card):
        return PRICELESS
    total = 0.0
    for source in (top(name, card), bottom(name, card)):
        value = printed_value(source)
        mine = value.damage + OTHER_POINT_SHARE * (value.move + value.heal) + value.other
        total += mine * (USED_ONCE_SHARE if printed(source).lost else 1.0)
    return total / USUAL_CARD


def missed(g: State, name: str, card: str) -> float:
    """How much a card would be missed in this scenario."""
    return PRICELESS if is_needed(g, name, card) else quality(name, card)


def judge_loss(g: State, decision: Decision, about: Any) -> list[float]:
    """The card that is missed least."""
    hero = about.get("hero", g.turn.acting) if about else g.turn.acting
    name = g.heroes[hero].name
    return [
        -missed(g, name, option.card)
        if isinstance(option, a.Lose | a.DiscardCard)
        else 1.0
        if isinstance(option, a.Use) and use_in_rest(g, hero, option.item)
        else NOBODY_WOULD * 20
        for option in decision.options
    ]


def use_in_rest(g: State, hero: int, item: str) -> bool:
    """Whether a healing item would not be wasted, though the rest heals too."""
    healed, figure = heals_so_much(item), g.figures[hero]
    return healed is not None and figure.max_health - figure.health >= healed + LONG_REST_HEAL


def judge_rest(g: State, decision: Decision, about: Any) -> list[float]:
    """A short rest when the hand is used up, unless there is peace, and time, for a long one."""
    hero = about["hero"]
    cards, figure = g.heroes[hero], g.figures[hero]
    outlook = Outlook(g, hero)
    hurried = has_a_limit(g)
    tired = len(cards.hand) < 2 if outlook.foes or hurried else should_rest(cards)
    peace = not hurried and not outlook.danger(figure.at).mine and figure.max_health - figure.health >= LONG_REST_HEAL
    wanted = a.ShortRest if tired and not peace else a.KeepOn
    return [1.0 if isinstance(option, wanted) else NOBODY_WOULD if isinstance(option, a.EndBonus) else 0.0
            for option in decision.options]  # fmt: skip


def judge_drawn_loss(g: State, decision: Decision, about: Any) -> list[float]:
    """Another card is drawn only if this one cannot be missed, or any other could be missed more easily."""
    hero = about["hero"]
    cards = g.heroes[hero]
    others = [missed(g, cards.name, card) for card in cards.discard if card != about["card"]]
    worth = missed(g, cards.name, about["card"])
    cost = PartyValue(g).loss(hero, 1) if g.figures[hero].health > 1 else PRICELESS * 2
    another = cost + sum(others) / max(len(others), 1)
    return [-worth if isinstance(option, a.Accept) else -another for option in decision.options]


def judge_recovery(g: State, decision: Decision, about: Any) -> list[float]:
    """The best card is taken back."""
    name = g.heroes[about.get("hero", g.turn.acting)].name
    return [quality(name, option.card) if isinstance(option, a.Recover) else 0.0 for option in decision.options]


LOSS_JUDGES = {
    "damage": judge_damage,
    "damage-companion": judge_damage,
    "guard": judge_guard,
    "share-wounds": judge_share,
    "take-over": judge_taking_over,
    "long-rest": judge_loss,
    "lose-card": judge_loss,
    "event-discard": judge_loss,
    "discard-for": judge_loss,
    "rest": judge_rest,
    "short-rest": judge_drawn_loss,
    "recover-card": judge_recovery,
}
