"""What a sensible player gives away: hit points or cards, which card, and when to rest; for bots."""

from __future__ import annotations

import functools
from typing import Any

from tabletome.engine import Decision
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.bots.card_value import Reserves, recovers
from tabletome.games.gloomhaven.bots.destinations import is_needed, should_rest
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.bots.round_value import act_worth
from tabletome.games.gloomhaven.content.items import ITEMS, HealSelf
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import find_act
from tabletome.games.gloomhaven.state import State

LONG_REST_HEAL = 2
DULL = -5.0
"""What nobody would do."""
MISSED = 0.3
"""What it costs to lose a good card rather than a bad one."""
PRICELESS, A_USUAL_CARD, ONLY_ONCE = 50.0, 5.0, 0.5
"""The quality of a card that is never given away, what makes a usual card, and how an action counts that is lost."""
HALF_A_POINT = 0.5
"""What a hex or a hit point counts."""
A_DRAW = 0.8
"""What the next card drawn for a short rest is likely to be missed."""


def judge_damage(g: State, decision: Decision, about: Any) -> list[float]:
    """What costs less: the hit points, or the cards."""
    hero = sufferer(g, decision)
    reserves = Reserves(g)
    cards = g.heroes[hero]
    one, two = reserves.price(hero), reserves.price(hero, 0, 2)
    suffering = reserves.loss(hero, about["damage"])
    worths = []
    for option in decision.options:
        match option:
            case a.Suffer():
                worths.append(-suffering)
            case a.LoseCard():
                worths.append(-one - MISSED * missed(g, cards.name, option.card))
            case a.LoseTwo():
                worths.append(-two - MISSED * sum(missed(g, cards.name, each) for each in (option.card, option.other)))
            case _:
                worths.append(0.0)
    return worths


def sufferer(g: State, decision: Decision) -> int:
    """Whose damage it is: a lone player answers for several characters, each with a hand of their own."""
    hand = {option.card for option in decision.options if isinstance(option, a.LoseCard)}
    mine = [n for n in range(len(g.heroes)) if g.seat_of(n) == decision.seat and g.figures[n].at >= 0]
    return next((n for n in mine if set(g.heroes[n].hand) == hand), mine[0])


@functools.cache
def quality(name: str, card: str) -> float:
    """How much a card would be missed."""
    if recovers(name, card):
        return PRICELESS
    total = 0.0
    for half in ("top", "bottom"):
        source = f"{name}/{card}/{half}"
        worth, act = act_worth(source), find_act(source)
        mine = worth.damage + HALF_A_POINT * (worth.move + worth.heal) + worth.other
        total += mine * (ONLY_ONCE if act.lost else 1.0)
    return total / A_USUAL_CARD


def missed(g: State, name: str, card: str) -> float:
    """How much a card would be missed in this scenario."""
    return PRICELESS if is_needed(g, name, card) else quality(name, card)


def judge_loss(g: State, decision: Decision, about: Any) -> list[float]:
    """The card that is missed least."""
    hero = about.get("hero", g.acting) if about else g.acting
    name = g.heroes[hero].name
    return [
        -missed(g, name, option.card)
        if isinstance(option, a.Lose | a.DiscardCard)
        else 1.0
        if isinstance(option, a.Use) and use_in_rest(g, hero, option.item)
        else DULL * 20
        for option in decision.options
    ]


def use_in_rest(g: State, hero: int, item: str) -> bool:
    effect = ITEMS[item].effect
    return isinstance(effect, HealSelf) and g.figures[hero].most - g.figures[hero].health >= effect.by + 2


def judge_rest(g: State, decision: Decision, about: Any) -> list[float]:
    """A short rest when the hand is used up, unless there is peace for a long one."""
    hero = about["hero"]
    cards, it = g.heroes[hero], g.figures[hero]
    outlook = Outlook(g, hero)
    tired = len(cards.hand) < 2 if outlook.foes else should_rest(cards)
    peace = not outlook.danger(it.at).mine and it.most - it.health >= LONG_REST_HEAL
    wanted = a.ShortRest if tired and not peace else a.KeepOn
    return [1.0 if isinstance(option, wanted) else DULL if isinstance(option, a.EndBonus) else 0.0
            for option in decision.options]  # fmt: skip


def judge_drawn_loss(g: State, decision: Decision, about: Any) -> list[float]:
    """Another card is drawn only if this one cannot be missed."""
    hero = about["hero"]
    worth = missed(g, g.heroes[hero].name, about["card"])
    cost = Reserves(g).loss(hero, 1) if g.figures[hero].health > 1 else PRICELESS * 2
    return [-worth if isinstance(option, a.Accept) else -cost - A_DRAW for option in decision.options]


def judge_recovery(g: State, decision: Decision, about: Any) -> list[float]:
    """The best card is taken back."""
    name = g.heroes[about.get("hero", g.acting)].name
    return [quality(name, option.card) if isinstance(option, a.Recover) else 0.0 for option in decision.options]


LOSS_JUDGES = {
    "damage": judge_damage,
    "long-rest": judge_loss,
    "lose-card": judge_loss,
    "event-discard": judge_loss,
    "rest": judge_rest,
    "short-rest": judge_drawn_loss,
    "recover-card": judge_recovery,
}
