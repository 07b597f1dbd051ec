"""What heroes can do before an attack is defended: dodge, protect somebody, turn it back. SS-ICON-03, SS-EFFECT-03"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tabletome.engine import Asking, ByType, Decision, ask
from tabletome.games.sword_and_sorcery.actions import DONE, Done, React
from tabletome.games.sword_and_sorcery.content.dice import BLUE_FACES, SIDES
from tabletome.games.sword_and_sorcery.content.items import FACE, front
from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.content.notation.heroes import Level, Power
from tabletome.games.sword_and_sorcery.content.notation.passives import Mirror
from tabletome.games.sword_and_sorcery.content.powers import POWERS, REACTION
from tabletome.games.sword_and_sorcery.events import ItemUsed, PowerUsed
from tabletome.games.sword_and_sorcery.rules.heroes.cooldown import set_cooldown
from tabletome.games.sword_and_sorcery.rules.heroes.gear import use_once
from tabletome.games.sword_and_sorcery.state import HERO, NOBODY, STUN, Hero, State


class Attacked(msgspec.Struct, frozen=True, gc=False):
    """An attack whose hits are counted and not yet defended: who made it, on whom, and the hits."""

    attacker: int
    target: int
    hits: int
    turned_by: int = NOBODY
    """The hero who has turned it on the attacker."""


reacts: ByType[Callable[[State, int, Attacked, Any], Attacked]] = ByType("reacts by")
"""What becomes of an attack when a hero reacts."""
may_react: ByType[Callable[[State, int, Attacked, Power], bool]] = ByType("lets react by")
"""Whether the reaction of this hero, which a power card has, fits the attack."""

# ruff: noqa: ARG001 - all reactions have one shape


@reacts(deeds.Dodge)
def dodge(g: State, hero: int, attacked: Attacked, deed: deeds.Dodge) -> Attacked:
    """So many hits miss."""
    return Attacked(attacked.attacker, attacked.target, max(0, attacked.hits - deed.hits))


@may_react(deeds.Dodge)
def is_the_target(g: State, hero: int, attacked: Attacked, power: Power) -> bool:
    return hero == attacked.target


@reacts(deeds.Protect)
def protect(g: State, hero: int, attacked: Attacked, deed: deeds.Protect) -> Attacked:
    """The guardian is the target now."""
    return Attacked(attacked.attacker, hero, attacked.hits)


@may_react(deeds.Protect)
def is_beside_the_target(g: State, hero: int, attacked: Attacked, power: Power) -> bool:
    """Another hero in range of the card and in sight."""
    there = g.figures[attacked.target].at
    if hero == attacked.target or g.board.fly[g.figures[hero].at][there] > power.range:
        return False
    return g.hero_sees(hero, there)


# Asking for reactions


def react_before_defence(g: State, attacker: int, target: int, hits: int) -> Asking[Attacked]:
    """Heroes' reactions to an attack on a hero, until nobody wants to; the attack as it is then.

    SS-ICON-03, SS-COND-20, SS-EFFECT-03
    """
    attacked = Attacked(attacker, target, hits)
    while attacked.hits > 0 and (choices := reactions(g, attacked)):
        options: list[React | Done] = [*choices, DONE]
        about = {"figure": attacked.target, "hits": attacked.hits}
        chosen = yield from ask(Decision(g.seat_of(choices[0].hero), "react", options, about))
        if isinstance(chosen, Done):
            return attacked
        if chosen.what in POWERS:
            attacked = use_reaction(g, chosen.hero, POWERS[chosen.what], attacked)
        elif turns_back(g, chosen.hero):
            return Attacked(attacker, attacker, attacked.hits, turned_by=chosen.hero)
    return attacked


def reactions(g: State, attacked: Attacked) -> list[React]:
    """What the target may do now, else the first other hero who can do something."""
    if g.figures[attacked.target].side == HERO:
        own = reactions_of(g, attacked.target, attacked)
        if own:
            return own
    for hero in g.living():
        if hero != attacked.target and (found := reactions_of(g, hero, attacked)):
            return found
    return []


def reactions_of(g: State, hero: int, attacked: Attacked) -> list[React]:
    """Not of the active hero, nor of the stunned. SS-ICON-03, SS-COND-20"""
    if not can_react(g, hero):
        return []
    found = [
        React(power.name, hero)
        for kind, power in REACTION.items()
        if is_ready(g, hero, power) and may_react[kind](g, hero, attacked, power)
    ]
    if hero == attacked.target and attacked.attacker != NOBODY:
        sheet = g.heroes[hero]
        found += [React(mirror, hero) for mirror in mirrors_of(sheet) if mirror not in sheet.used]
    return found


def can_react(g: State, hero: int) -> bool:
    """Only outside the own turn, and not while stunned. SS-ICON-03, SS-COND-20"""
    return not (hero == g.active and g.segment == "hero") and not g.figures[hero].conditions & STUN


def is_ready(g: State, hero: int, power: Power) -> bool:
    """Face up, and its lowest level within the Soulrank, which death may have lowered. SS-POWER-15, SS-POWER-18"""
    sheet = g.heroes[hero]
    if power.name not in sheet.powers or power.levels[0].rank > sheet.rank:
        return False
    return sheet.cooling[sheet.powers.index(power.name)] == 0


def use_reaction(g: State, hero: int, power: Power, attacked: Attacked) -> Attacked:
    """The highest level within reach works; its cooldown starts. SS-POWER-16, SS-POWER-17"""
    sheet = g.heroes[hero]
    level: Level = [each for each in power.levels if each.rank <= sheet.rank][-1]
    set_cooldown(g, hero, power.name, level.cooldown)
    g.emit(PowerUsed, sheet.name, power.name, level.rank, rule="SS-POWER-17")
    deed = level.deeds[0]
    return reacts[type(deed)](g, hero, attacked, deed)


# Mirrors


def mirrors_of(sheet: Hero) -> list[str]:
    """Equipped cards that can turn an attack on the attacker, as they are called with their front up."""
    return [front(card) for card in sheet.equipped() if isinstance(FACE[card].gives, Mirror)]


def turns_back(g: State, hero: int) -> bool:
    """Once per round, on the right symbol, the attack turns on the attacker. SS-ITEMCARD-03"""
    sheet = g.heroes[hero]
    card = next(card for card in sheet.equipped() if isinstance(FACE[card].gives, Mirror))
    mirror = FACE[card].gives
    assert isinstance(mirror, Mirror)
    use_once(sheet, front(card))
    g.emit(ItemUsed, sheet.name, card, rule="SS-ITEMCARD-03")
    faces = [BLUE_FACES[g.rng.below(SIDES)] for _ in range(mirror.n)]
    return any(mirror.symbol in face for face in faces)
