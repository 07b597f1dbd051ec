"""Augments: lasting bonuses of which a character has one, or two with the right card. GH-ACTIVE-01, GH-TURN-04"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.games.gloomhaven.actions import SKIP, EndBonus, Skip
from tabletome.games.gloomhaven.content.notation.abilities import Augment, AugmentsAtRange, TwoAugments
from tabletome.games.gloomhaven.rules.abilities.active_cards import (
    ends,
    lasting_of,
    place_at_once,
    put_away,
    put_away_card,
)
from tabletome.games.gloomhaven.rules.abilities.questions import is_true
from tabletome.games.gloomhaven.rules.abilities.running_action import note_left_out
from tabletome.games.gloomhaven.rules.abilities.targets import choose_one, within
from tabletome.games.gloomhaven.rules.abilities.words import lies_there, performs
from tabletome.games.gloomhaven.rules.combat.conditions import add_until_end_of_round, heal
from tabletome.games.gloomhaven.rules.combat.elements import choose_consumption
from tabletome.games.gloomhaven.state import HERO, NOBODY, AttackAbility, State

performs(TwoAugments, AugmentsAtRange)(lies_there)


# Playing one


@performs(Augment)
def put_augment(g: State, hero: int, ability: Augment) -> Asking[bool]:  # noqa: ARG001 - its card says which it is
    """The card lies in the active area at once, so that its own attack has the augment; an older one is discarded.

    Rather than that, the player may leave the new one out. GH-TURN-04
    """
    cards = g.heroes[hero]
    limit = 1 + bool(lasting_of(g, hero, TwoAugments))
    while len(places := augments_of(g, hero)) >= limit:
        options: list[EndBonus | Skip] = [*(EndBonus(cards.active[place].card) for place in places), SKIP]
        chosen = yield from ask(Decision(g.seat_of(hero), "augment", options))
        if isinstance(chosen, Skip):
            note_left_out(g)
            return False
        put_away_card(g, hero, chosen.card)
    place_at_once(g, hero)
    return True


def augments_of(g: State, hero: int) -> list[int]:
    """The places in the active area where augments lie."""
    return [place for place, _ in lasting_of(g, hero, Augment)]


@ends(TwoAugments)
def keep_one_augment(g: State, hero: int, ability: TwoAugments) -> None:  # noqa: ARG001 - all cards are ended alike
    """Without it only the last augment stays."""
    for place, _ in lasting_of(g, hero, Augment)[:-1]:
        put_away(g, hero, place)


# In attacks


def who_augments(g: State, attack: AttackAbility) -> int:
    """The hero whose augments the attack has, or NOBODY: one's own melee attacks, or those that a card says."""
    if attack.augmented_by != NOBODY:
        return attack.augmented_by
    attacker = attack.attacker
    if g.figures[attacker].kind != HERO or not g.heroes[attacker].active:
        return NOBODY
    if attack.ranged and not lasting_of(g, attacker, AugmentsAtRange):
        return NOBODY
    return attacker


def augments_for(g: State, attack: AttackAbility, target: int) -> Asking[list[Augment]]:
    """The augments that this attack has, those with an element only if it is consumed for it. GH-ELEM-05"""
    whose = who_augments(g, attack)
    if whose == NOBODY:
        return []
    found: list[Augment] = []
    for place, augment in lasting_of(g, whose, Augment):
        wasted = augment.kills is not None and not is_true(g, augment.kills, whose, target)
        card = g.heroes[whose].active[place].card
        if augment.consume and (wasted or not (yield from choose_consumption(g, whose, (augment.consume,), card))):
            continue
        found.append(augment)
    return found


def augment_conditions(g: State, attack: AttackAbility) -> list[str]:
    """The conditions that augments may bring to the attack."""
    whose = who_augments(g, attack)
    return [] if whose == NOBODY else [name for _, augment in lasting_of(g, whose, Augment) for name in augment.give]


def help_attacker(g: State, attacker: int, augment: Augment) -> Script:
    """Shield, retaliate and heals for whoever attacks, if they still stand."""
    if not g.figures[attacker].is_on_map:
        return
    add_until_end_of_round(g, attacker, shield=augment.shield, retaliate=augment.retaliate)
    if augment.heal_range:
        near = [attacker, *within(g, attacker, g.allies_of(attacker), augment.heal_range)]
        healed = yield from choose_one(g, attacker, "heal", near)
        if healed is not None:
            heal(g, healed, augment.heal)
    elif augment.heal:
        heal(g, attacker, augment.heal)
