"""What the special rules of a scenario's page do at the start and end of rounds and turns. GH-SPECIAL-02, 08

The modules named here have the entries by type; those of rules that are simple are in standing_rules.py.
"""

from __future__ import annotations

from tabletome.engine import Script
from tabletome.games.gloomhaven.content.scenarios import HELD_DOORS, page
from tabletome.games.gloomhaven.rules.movement.held_doors import open_held, shut_doors
from tabletome.games.gloomhaven.rules.scenario import alone, parts, standing_rules, tokens, weather
from tabletome.games.gloomhaven.rules.scenario.special_rules import settle
from tabletome.games.gloomhaven.rules.scenario.standing_rules import (
    begins_round,
    ends_any_turn,
    ends_round,
    ends_turn,
)
from tabletome.games.gloomhaven.state import State

FAMILIES = (alone, parts, standing_rules, tokens, weather)
"""The modules that say what special rules do."""


def start_round(g: State) -> Script:
    """What special rules do at the start of every round."""
    for rule in page(g.scenario).rules:
        if type(rule) in begins_round:
            yield from begins_round[type(rule)](g, rule)


def end_round(g: State) -> Script:
    """What special rules do at the end of every round."""
    for rule in page(g.scenario).rules:
        if type(rule) in ends_round:
            yield from ends_round[type(rule)](g, rule)


def end_hero_turn_by_page(g: State, hero: int) -> Script:
    """What special rules do at the end of a character's turn."""
    for rule in page(g.scenario).rules:
        if type(rule) in ends_turn and g.figures[hero].is_on_map:
            yield from ends_turn[type(rule)](g, hero, rule)


def end_any_turn_by_page(g: State) -> Script:
    """What special rules do at the end of everybody's turn; doors that plates hold open shut or open. GH-SPECIAL-04"""
    for rule in page(g.scenario).rules:
        if type(rule) in ends_any_turn:
            yield from ends_any_turn[type(rule)](g, rule)
    if g.scenario in HELD_DOORS:
        shut_doors(g)
        yield from settle(g)
        open_held(g)
