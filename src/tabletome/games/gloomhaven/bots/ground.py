"""Where the page of a scenario hurts whoever stays there: water, tiles, places; for bots."""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.special_rules import RoundDamage, TurnEffect
from tabletome.games.gloomhaven.content.scenarios import WITH_RULES, page
from tabletome.games.gloomhaven.rules.scenario.circumstances import concerns, is_so
from tabletome.games.gloomhaven.rules.scenario.standing_rules import is_touched
from tabletome.games.gloomhaven.state import State


def damage_of_staying(g: State, hero: int, at: int) -> int:
    """What a character suffers by the page, each turn or round, that it would not suffer elsewhere."""
    if g.scenario not in WITH_RULES:
        return 0
    suffered = 0
    for rule in page(g.scenario).rules:
        if isinstance(rule, TurnEffect) and rule.damage is not None and (rule.terrain or rule.token or rule.place):
            suffered += rule.damage.value(C=g.characters, L=g.level) * touches(g, hero, at, rule)
        if isinstance(rule, RoundDamage) and rule.tile and concerns(g, rule.whom, hero) and is_so(g, rule.given):
            suffered += rule.damage.value(C=g.characters, L=g.level) * (at in g.plan.hexes_of_tile(rule.tile))
    return suffered


def touches(g: State, hero: int, at: int, rule: TurnEffect) -> bool:
    """Whether a rule would work on a character in this hex."""
    figure = g.figures[hero]
    before, figure.at = figure.at, at
    found = is_touched(g, hero, rule)
    figure.at = before
    return found
