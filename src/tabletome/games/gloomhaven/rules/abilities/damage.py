"""Damage that is no attack: no modifier card, no shield. GH-DMG-01"""

from __future__ import annotations

from tabletome.engine import Asking, Script
from tabletome.games.gloomhaven.content.notation.abilities import Ability, Hurt, HurtInArea, Suffer
from tabletome.games.gloomhaven.content.notation.phrases import CHOSEN
from tabletome.games.gloomhaven.rules.abilities.questions import count, is_true
from tabletome.games.gloomhaven.rules.abilities.targets import choose_targets, targets_of
from tabletome.games.gloomhaven.rules.abilities.words import bears, falls_due, monster_performs, performs
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.combat.patterns import lay_pattern
from tabletome.games.gloomhaven.state import State


@performs(Suffer)
def hero_suffers(g: State, hero: int, ability: Suffer) -> Asking[bool]:
    """What an action costs the character itself."""
    yield from suffer(g, hero, ability.by if ability.per is None else ability.by + count(g, ability.per, hero, hero))
    return True


@bears(Suffer)
def bear_damage(g: State, hero: int, ability: Suffer) -> Asking[bool]:
    """Whoever negates the damage has not suffered it, and gains nothing by it. GH-DMG-02"""
    before = g.figures[hero].health
    yield from suffer(g, hero, ability.by)
    return g.figures[hero].health < before


@monster_performs(Suffer)
def monster_suffers(g: State, who: int, ability: Suffer, _: tuple[Ability, ...]) -> Script:
    """What an action costs the monster itself."""
    yield from suffer(g, who, ability.by)


@performs(Hurt)
def hero_hurts(g: State, hero: int, ability: Hurt) -> Asking[bool]:
    """All whom the card names; it does not target, so the invisible suffer too. GH-COND-21"""
    targets = targets_of(g, hero, ability.to, ability.range, unseen_too=True)
    if ability.to in CHOSEN:
        targets = yield from choose_targets(g, hero, "hurt", ability.to, ability.range)
    for who in targets:
        yield from suffer(g, who, ability.by)
    return bool(targets)


@falls_due(Hurt)
def hurt_when_due(g: State, hero: int, ability: Hurt, at: int) -> Script:
    """The enemies next to the hex."""
    for who in [who for who in g.enemies_of(hero) if g.figures[who].at in g.board.near[at]]:
        yield from suffer(g, who, ability.by, by=hero)


@performs(HurtInArea)
def hurt_in_area(g: State, hero: int, ability: HurtInArea) -> Asking[bool]:
    """Lay the pattern; those under it of whom it speaks suffer. GH-AOE-01"""
    covered = yield from lay_pattern(g, hero, ability.area, 1)
    for who in covered:
        if is_true(g, ability.when, hero, who):
            yield from suffer(g, who, ability.by)
    return bool(covered)


@monster_performs(Hurt)
def monster_hurts(g: State, who: int, ability: Hurt, _: tuple[Ability, ...]) -> Script:
    """All whom the card names; it does not target, so the invisible suffer too. GH-COND-21"""
    for target in targets_of(g, who, ability.to, 1, unseen_too=True):
        yield from suffer(g, target, ability.by)
