"""Medicine: conditions removed, packs for others, cards in an ally's active area. GH-COND-03, GH-ACTIVE-01"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.engine import Asking, Decision, ask, choose
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.content.notation.abilities import (
    AsHeals,
    Bestow,
    Cure,
    GivePack,
    Heal,
    HealsCure,
    HealsSpread,
    Sweeping,
)
from tabletome.games.gloomhaven.content.notation.conditions import BIT, NEGATIVE
from tabletome.games.gloomhaven.content.notation.phrases import CHOSEN
from tabletome.games.gloomhaven.content.notation.special_rules import Wounded
from tabletome.games.gloomhaven.content.printed_actions import CardAction
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.abilities.active_cards import lasting_of
from tabletome.games.gloomhaven.rules.abilities.elements import open_gate
from tabletome.games.gloomhaven.rules.abilities.heal import hero_heals
from tabletome.games.gloomhaven.rules.abilities.supply import give_pack, has_pack
from tabletome.games.gloomhaven.rules.abilities.targets import choose_one, targets_of, within
from tabletome.games.gloomhaven.rules.abilities.words import lies_there, performs
from tabletome.games.gloomhaven.rules.combat.conditions import cure, cure_all, heal, shake_off
from tabletome.games.gloomhaven.state import HERO, NOBODY, Active, State

PACK_HEALS, LARGE_PACK_HEALS = 4, 8
"""What a pack does for the wounded. GH-SPECIAL-08"""

performs(HealsCure, HealsSpread, AsHeals, Sweeping)(lies_there)


# Removing conditions


@performs(Cure)
def cure_conditions(g: State, hero: int, ability: Cure) -> Asking[bool]:
    """All negative conditions of those whom the card names, or as many as it says of one."""
    ill = [who for who in targets_of(g, hero, ability.to, ability.range) if negative(g, who)]
    if ability.to in CHOSEN:
        chosen = yield from choose_one(g, hero, "heal", ill)
        ill = [] if chosen is None else [chosen]
    for who in ill:
        if ability.number:
            yield from cure_one(g, hero, who)
        else:
            cure_all(g, who)
    return bool(ill)


def negative(g: State, who: int) -> list[str]:
    """The negative conditions of a figure."""
    return [name for name in NEGATIVE if name in BIT and g.figures[who].conditions & BIT[name]]


def cure_one(g: State, hero: int, who: int) -> Asking[None]:
    """One condition of the player's choice."""
    options = [a.Cure(name) for name in negative(g, who)]
    chosen = yield from choose(Decision(g.seat_of(hero), "cure", options, {"hero": hero}))
    cure(g, who, chosen.condition)


# Cards for others


@performs(GivePack)
def give_packs(g: State, hero: int, ability: GivePack) -> Asking[bool]:
    """Characters receive a pack each, as long as there are any in the supply."""
    among = targets_of(g, hero, ability.to)
    heroes = [who for who in among if g.figures[who].kind == HERO or is_wounded(g, who)]
    if ability.to in CHOSEN:
        chosen = yield from choose_one(g, hero, "pack", heroes if has_pack(g, large=ability.large) else [])
        heroes = [] if chosen is None else [chosen]
    given = [hand_over(g, who, large=ability.large) for who in heroes]
    return any(given)


def is_wounded(g: State, who: int) -> bool:
    """Whether the page makes a figure one of the wounded, who can be given packs. GH-SPECIAL-08"""
    rules = page(g.scenario).rules
    return any(isinstance(rule, Wounded) and rule.ally == g.figures[who].name for rule in rules)


def hand_over(g: State, who: int, *, large: bool) -> bool:
    """A character takes the pack; one of the wounded is healed by it at once, and it goes back to the supply."""
    if g.figures[who].kind == HERO:
        return give_pack(g, who, large=large)
    if not has_pack(g, large=large):
        return False
    heal(g, who, LARGE_PACK_HEALS if large else PACK_HEALS)
    return True


@performs(Bestow)
def bestow(g: State, hero: int, ability: Bestow) -> Asking[bool]:
    """The card goes to an adjacent character, who has it as if it were their own. GH-ACTIVE-01"""
    near = [who for who in within(g, hero, g.allies_of(hero), 1) if g.figures[who].kind == HERO]
    ally = yield from choose_one(g, hero, "bestow", near)
    if ally is None:
        return False
    open_gate(g)
    assert g.action is not None
    source = g.action.source
    assert isinstance(source, CardAction)
    owner = hero if ability.returns else NOBODY
    g.heroes[ally].active += (
        Active(source.card, source.half == "top", 0, g.action.gates, g.round, owner=owner),
    )  # fmt: skip
    g.action = replace(g.action, placed=True)
    shake_off(g, ally)
    return True


# Attacks and moves as heals


def may_heal_instead(g: State, hero: int) -> bool:
    """Whether an active card lets the character heal instead of attacking or moving."""
    return bool(lasting_of(g, hero, AsHeals))


def heals_instead(g: State, hero: int, value: int, reach: int, targets: int) -> Asking[bool | None]:
    """The player says whether to heal, with a little more than the value; None if not."""
    options: list[a.AsHeal | a.Skip] = [a.AS_HEAL, a.SKIP]
    chosen = yield from ask(Decision(g.seat_of(hero), "as-heal", options, {"hero": hero, "value": value}))
    if isinstance(chosen, a.Skip):
        return None
    more = sum(each.more for _, each in lasting_of(g, hero, AsHeals))
    return (yield from hero_heals(g, hero, Heal(value + more, range=reach, targets=targets)))


def sweeps(g: State, hero: int) -> bool:
    """Whether a character's melee attacks target all adjacent enemies."""
    return bool(lasting_of(g, hero, Sweeping))
