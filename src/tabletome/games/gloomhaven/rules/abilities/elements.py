"""Elements and branches: what is infused, what is performed only if an element is consumed or something is true.

Rulebook: "Elemental infusion". GH-ELEM, GH-XP-03
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.games.gloomhaven.actions import APPLY, SKIP, Apply, Create, Skip
from tabletome.games.gloomhaven.content.notation.abilities import Ability, Consume, If, Infuse, InfuseAny, Pay
from tabletome.games.gloomhaven.content.printed_actions import EveryTurnAction
from tabletome.games.gloomhaven.rules.abilities.questions import is_true
from tabletome.games.gloomhaven.rules.abilities.running_action import card_in_use
from tabletome.games.gloomhaven.rules.abilities.words import at_once, bears, monster_performs, performs
from tabletome.games.gloomhaven.rules.characters.experience import gain_xp
from tabletome.games.gloomhaven.rules.combat import elements
from tabletome.games.gloomhaven.state import State

# Infusing


@performs(InfuseAny)
def hero_infuses_any(g: State, hero: int, ability: InfuseAny) -> Asking[bool]:  # noqa: ARG001 - all are performed alike
    """It does not count as something that was performed."""
    yield from infuse_any(g, hero)
    return False


def infuse_any(g: State, hero: int) -> Script:
    """An element of the player's choice; only an action that has done something infuses. GH-ELEM-03

    What a card does every turn may be left out.
    """
    options: list[Create | Skip] = [Create(each) for each in elements.not_yet_infused(g)]
    if g.action is None or not options:
        return
    every_turn = isinstance(g.action.source, EveryTurnAction)
    if every_turn:
        options.append(SKIP)
    if g.action.performed or every_turn:
        chosen = yield from ask(Decision(g.seat_of(hero), "create", options, {"hero": hero}))
        if isinstance(chosen, Create):
            elements.infuse(g, chosen.element)


@performs(Infuse)
@at_once
def hero_infuses(g: State, hero: int, ability: Infuse) -> bool:  # noqa: ARG001 - all abilities are performed alike
    """Part of what follows when an element was consumed, or of what a card does every turn. GH-ELEM-02"""
    elements.infuse(g, ability.element)
    return g.action is not None and isinstance(g.action.source, EveryTurnAction)


@monster_performs(Infuse)
@at_once
def nothing_yet(g: State, who: int, ability: Infuse, _: tuple[Ability, ...]) -> None:
    """Monsters infuse when the last of their type has acted (see rules/turns.py). GH-ELEM-09"""


def infused_by_monsters(abilities: Iterable[Ability], consumed: tuple[str, ...]) -> Iterator[str]:
    """The elements that monsters with these abilities infuse, if they have consumed these. GH-ELEM-09"""
    for ability in abilities:
        if isinstance(ability, Infuse):
            yield ability.element
        elif isinstance(ability, Consume) and ability.element in consumed:
            yield from infused_by_monsters(ability.then, consumed)


# Branches


@performs(Consume)
def may_consume(g: State, hero: int, ability: Consume) -> Asking[bool]:
    """The player consumes the element or not; that opens one of the ways. GH-ELEM-05"""
    if (yield from elements.choose_consumption(g, hero, ability.consumes, card_in_use(g))):
        gain_xp(g, hero, ability.xp)
        open_gate(g)
    return False


@performs(If)
@at_once
def if_it_is_so(g: State, hero: int, ability: If) -> bool:
    """What follows is performed only if this is true of the action so far. GH-XP-03"""
    if is_true(g, ability.what, hero, hero):
        gain_xp(g, hero, ability.xp)
        open_gate(g)
    return False


@performs(Pay)
def may_pay(g: State, hero: int, ability: Pay) -> Asking[bool]:
    """The player bears the cost or not; only what was really borne opens the way. GH-XP-03"""
    options: list[Apply | Skip] = [APPLY, SKIP]
    chosen = yield from ask(Decision(g.seat_of(hero), "pay", options))
    if isinstance(chosen, Apply) and (yield from bears[type(ability.cost)](g, hero, ability.cost)):
        gain_xp(g, hero, ability.xp)
        open_gate(g)
    return False


def open_gate(g: State) -> None:
    """The branches behind the ability that is being performed are taken."""
    assert g.action is not None
    g.action = replace(g.action, gates=g.action.gates | 1 << g.action.step - 1)


@monster_performs(Consume)
def if_consumed(g: State, who: int, ability: Consume, _: tuple[Ability, ...]) -> Script:
    """What monsters do only if their type has consumed the element. GH-ELEM-10"""
    if ability.element in g.activation.consumed:
        for then in ability.then:
            yield from monster_performs[type(then)](g, who, then, ())
