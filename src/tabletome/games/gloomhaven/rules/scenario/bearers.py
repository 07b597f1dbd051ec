"""Characters with a part of their own, and things that they carry. GH-SPECIAL-08

Who it is, and how far a staff is charged, is noted in `State.tally`.
"""

from __future__ import annotations

from typing import TypeVar

from tabletome.games.gloomhaven.content.notation.special_rules import (
    Carried,
    Dagger,
    MoveChange,
    Protagonist,
    SpecialRule,
    Staff,
)
from tabletome.games.gloomhaven.content.perks import ignores
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.scenario.treasures import GOAL_TREASURE
from tabletome.games.gloomhaven.state import NOBODY, State

PROTAGONIST, BEARER, CHARGE, DELIVERED = "protagonist", "bearer", "charge", "delivered"
"""Under these names it is noted who has a part of its own, who carries the thing of the page, how far the staff is
charged, and that its bearer has ended a turn where it had to."""
R = TypeVar("R", bound=SpecialRule)


def rule_of(g: State, kind: type[R]) -> R | None:
    """The special rule of this kind, if the page has one."""
    return next((rule for rule in page(g.scenario).rules if isinstance(rule, kind)), None)


def protagonist(g: State) -> int:
    """Who has a part of its own, or nobody yet."""
    return g.tally.get(PROTAGONIST, NOBODY)


def bearer(g: State) -> int:
    """Who carries the thing of the page, or nobody."""
    return g.tally.get(BEARER, NOBODY)


def drop(g: State, hero: int) -> None:
    """What an exhausted character has carried stays in the hex."""
    rule = rule_of(g, Carried)
    if rule is not None and bearer(g) == hero:
        del g.tally[BEARER]
        g.treasures[g.figures[hero].at] = rule.thing


def move_change(g: State, who: int) -> int:
    """How much farther (or less far) the page lets a character or summon move, with what it carries. GH-AREA0-05"""
    figure, by = g.figures[who], 0
    for rule in page(g.scenario).rules:
        if isinstance(rule, Carried) and bearer(g) == who:
            by -= rule.slower
        if isinstance(rule, MoveChange) and figure.is_players:
            cards = g.heroes[figure.hero]
            by += 0 if ignores(cards.name, cards.perks, "scenario") else rule.by
    return by


# The staff and the dagger


def full_charge(g: State, rule: Staff) -> int:
    """How far the staff has to be charged."""
    return rule.full.value(C=g.characters, L=g.level)


def is_charged(g: State) -> bool:
    rule = rule_of(g, Staff)
    return rule is None or g.counted(CHARGE) >= full_charge(g, rule)


def resists(g: State, who: int, by: int) -> bool:
    """Whether only the bearer of the staff can hurt this monster, and it is somebody else who does."""
    rule = rule_of(g, Staff)
    return rule is not None and g.figures[who].name == rule.monster and by != protagonist(g)


def charge(g: State, who: int, damage: int) -> None:
    """The staff is charged by every point of damage to such a monster."""
    rule = rule_of(g, Staff)
    if rule is not None and g.figures[who].name == rule.monster:
        g.count(CHARGE, damage)


def pierce_by_dagger(g: State, attacker: int, target: int) -> int:
    """How much shield of a monster the one with the dagger ignores. GH-EFF-07"""
    rule = rule_of(g, Dagger)
    if rule is None or attacker >= len(g.heroes) or g.figures[target].name != rule.monster:
        return 0
    return rule.pierce if GOAL_TREASURE in g.heroes[attacker].treasures else 0


def has_quest(g: State, hero: int, rule: Protagonist) -> bool:
    """Whether a character is on the personal quest that the page speaks of. GH-PQUEST-01"""
    return g.party is not None and bool(rule.quest) and g.party.members[hero + g.first_member].quest == rule.quest
