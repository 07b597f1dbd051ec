"""Deeds that heal wounds, conditions and the weariness of powers. SS-COND-04, SS-POWER-25"""

from __future__ import annotations

from tabletome.engine import Decision, Script, ask
from tabletome.games.sword_and_sorcery.actions import DONE, Done, Pick
from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.content.notation.deeds import Whom
from tabletome.games.sword_and_sorcery.rules.combat.conditions import conditions_of, cure
from tabletome.games.sword_and_sorcery.rules.combat.death import recover
from tabletome.games.sword_and_sorcery.rules.deeds.entries import Use, amount, concerned, does, helps
from tabletome.games.sword_and_sorcery.rules.heroes.cooldown import refresh
from tabletome.games.sword_and_sorcery.state import COMPANION, State

# ruff: noqa: ARG001 - all deeds have one shape


@does(deeds.Heal)
def heal(g: State, use: Use, deed: deeds.Heal) -> None:
    """Everyone concerned recovers HP."""
    hp = amount(g, use.hero, deed.hp)
    for figure in concerned(g, use, deed.to):
        recover(g, figure, hp)


@helps(deeds.Heal)
def has_wounds(g: State, hero: int, target: int | None, deed: deeds.Heal) -> bool:
    """The unhurt are not healed, nor is a companion. SS-COMPAN-14"""
    if target is None:
        return deed.to is not Whom.SELF or g.figures[hero].wounds > 0
    return g.figures[target].wounds > 0 and g.figures[target].side != COMPANION


@does(deeds.Cure)
def cure_conditions(g: State, use: Use, deed: deeds.Cure) -> Script:
    """Body conditions of the user's choice, injuries included. SS-COND-04, SS-COND-10"""
    for figure in concerned(g, use, deed.to):
        for _ in range(deed.count):
            found = conditions_of(g, figure)
            if not found:
                break
            condition = found[0]
            if deed.count < len(found):
                options = [Pick(each) for each in found]
                chosen = yield from ask(Decision(g.seat_of(use.hero), "cure", options, {"figure": figure}))
                condition = chosen.name
            cure(g, figure, condition)


@helps(deeds.Cure)
def has_conditions(g: State, hero: int, target: int | None, deed: deeds.Cure) -> bool:
    """The healthy are not cured."""
    if target is None:
        return deed.to is not Whom.SELF or bool(conditions_of(g, hero))
    return bool(conditions_of(g, target))


@does(deeds.Refresh)
def refresh_powers(g: State, use: Use, deed: deeds.Refresh) -> Script:
    """Used powers of the hero's choice are ready again. SS-POWER-25"""
    sheet = g.heroes[use.hero]
    for _ in range(deed.count):
        used = [name for name, left in zip(sheet.powers, sheet.cooling, strict=True) if left]
        if not used:
            return
        name = used[0]
        if len(used) > 1:
            options: list[Pick | Done] = [*(Pick(each) for each in used), DONE]
            chosen = yield from ask(Decision(g.seat_of(use.hero), "refresh", options, {"hero": use.hero}))
            if isinstance(chosen, Done):
                return
            name = chosen.name
        refresh(g, use.hero, name, rule="SS-POWER-22")


@helps(deeds.Refresh)
def has_used_powers(g: State, hero: int, target: int | None, deed: deeds.Refresh) -> bool:
    return any(g.heroes[hero].cooling)
