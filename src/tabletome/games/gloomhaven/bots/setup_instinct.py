"""What a sensible player chooses before a scenario: cards, items, where to begin; for bots."""

from __future__ import annotations

import functools
from typing import Any

from tabletome.engine import Decision
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.bots.items.effects import worth_for_gold
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.rules.characters.levels import most_wanted
from tabletome.games.gloomhaven.sheets import Member
from tabletome.games.gloomhaven.state import Hero, State

STURDY = 0.25
"""The share of the party's hit points that makes somebody go in front."""


def judge_start(g: State, decision: Decision, about: Any) -> list[float]:
    """Whoever can bear much begins in front."""
    foes = [figure.at for figure in g.figures if figure.at >= 0 and figure.hostile]
    sturdy = g.figures[about["hero"]].max_health >= STURDY * sum(g.figures[n].max_health for n in range(len(g.heroes)))
    away = [min((g.board.distance(option.hex, foe) for foe in foes), default=0) for option in decision.options]
    return [-each if sturdy else each for each in map(float, away)]


def judge_learning(g: State, decision: Decision, about: Any) -> list[float]:
    """The card that is wanted most."""
    one: Member | Hero = g.campaign.members[about["member"]] if "member" in about else g.heroes[about["hero"]]
    ranked = ranks(one.name)
    return [-float(ranked[option.card]) for option in decision.options]


def judge_hand(g: State, decision: Decision, about: Any) -> list[float]:
    """A card that is wanted more for one that is wanted less."""
    ranked = ranks(g.heroes[about["hero"]].name)
    return [
        float(ranked[option.out] - ranked[option.into]) if isinstance(option, a.Swap) else 0.0
        for option in decision.options
    ]


@functools.cache
def ranks(name: str) -> dict[str, int]:
    """The cards of a class, the most wanted first."""
    return {card: rank for rank, card in enumerate(most_wanted(name, CLASSES[name].cards))}


def judge_outfit(g: State, decision: Decision, about: Any) -> list[float]:
    """Whatever is worth most for what it costs."""
    cards = g.heroes[about["hero"]]
    return [
        worth_for_gold(cards, option.item) if isinstance(option, a.Buy | a.Wear) else 0.0 for option in decision.options
    ]


SETUP_JUDGES = {
    "learn": judge_learning,
    "hand": judge_hand,
    "outfit": judge_outfit,
    "place": judge_start,
}
