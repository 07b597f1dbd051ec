"""Heal. Rulebook: "Heal". GH-HEAL-01..03, GH-MOTHER-01"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.games.gloomhaven.actions import SKIP, Skip, Use
from tabletome.games.gloomhaven.content.items import OnHeal
from tabletome.games.gloomhaven.content.notation.abilities import (
    Ability,
    Heal,
    HealAll,
    HealBonus,
    HealedMore,
    HealsCure,
    HealsSpread,
    Overheal,
)
from tabletome.games.gloomhaven.content.notation.conditions import POISON, STUN, WOUND
from tabletome.games.gloomhaven.content.notation.packs import PACKS
from tabletome.games.gloomhaven.content.notation.phrases import CHOSEN, Targets
from tabletome.games.gloomhaven.content.printed_actions import printed
from tabletome.games.gloomhaven.rules.abilities.active_cards import ends, lasting_of, place_at_once, use_slots_of
from tabletome.games.gloomhaven.rules.abilities.monsters_choose import choose_figure
from tabletome.games.gloomhaven.rules.abilities.questions import count
from tabletome.games.gloomhaven.rules.abilities.running_action import is_only_part, note_in_action
from tabletome.games.gloomhaven.rules.abilities.supply import give_pack
from tabletome.games.gloomhaven.rules.abilities.targets import choose_one, choose_targets, targets_of, within
from tabletome.games.gloomhaven.rules.abilities.words import (
    Order,
    ally_performs,
    at_once,
    can_do_good,
    falls_due,
    lies_there,
    monster_performs,
    performs,
)
from tabletome.games.gloomhaven.rules.combat.conditions import cure_all, give_all, heal
from tabletome.games.gloomhaven.rules.items.worn import always, apply, ready, use_up
from tabletome.games.gloomhaven.state import HERO, State

TO_ALL = (Targets.ADJACENT_ALLIES, Targets.ALLIES_IN_RANGE, Targets.SELF_AND_ALLIES, Targets.SELF_AND_ALL_ALLIES)
"""Phrases by which a monster heals everyone meant."""

performs(HealBonus, HealedMore)(lies_there)


# Characters


@performs(Heal)
def hero_heals(g: State, hero: int, ability: Heal) -> Asking[bool]:
    """Oneself, or an ally in range and sight; or all whom the card names. GH-HEAL-01, 02, 03"""
    if lasting_of(g, hero, HealsSpread):
        healed = targets_of(g, hero, Targets.SELF_AND_ADJACENT)
    elif ability.to is not None:
        sure = is_only_part(g)
        healed = yield from choose_targets(g, hero, "heal", ability.to, ability.range, ability.targets, sure=sure)
    else:
        healed = yield from choose_healed(g, hero, ability)
    if not healed:
        return False
    more = use_heal_bonuses(g, hero) + by_packs(g, hero)
    times = yield from heals_times(g, hero)
    cures_first = use_cures(g, hero)
    for who in healed:
        if cures_first:
            cure_all(g, who)
        by = ability.by + more + (0 if ability.per is None else count(g, ability.per, hero, who))
        heal(g, who, times * by)
        give_all(g, who, ability.give)
        if ability.cures:
            cure_all(g, who)
        if ability.packs and g.figures[who].kind == HERO and who != hero:
            give_pack(g, who, large=True)
    if ability.remembered:
        note_in_action(g, named=tuple(healed))
    return True


def by_packs(g: State, hero: int) -> int:
    """How much more a medical pack heals by what allies wear. GH-USE-04"""
    if g.action is None or g.action.source.card not in PACKS:
        return 0
    more = 0
    for ally in range(len(g.heroes)):
        if ally != hero and not g.is_exhausted(ally):
            for name, effect in always(g.heroes[ally]):
                if effect.packs_heal:
                    apply(g, ally, name)
                    more += effect.packs_heal
    return more


def heals_times(g: State, hero: int) -> Asking[int]:
    """How many times as much a character heals by an item. GH-USE-01"""
    for item, effect in ready(g, hero, OnHeal):
        options: list[Use | Skip] = [Use(item.name), SKIP]
        chosen = yield from ask(Decision(g.seat_of(hero), "item", options, {"hero": hero}))
        if isinstance(chosen, Use):
            use_up(g, hero, item.name)
            return effect.times
    return 1


def use_cures(g: State, hero: int) -> bool:
    """Active cards that remove conditions before a heal: they must be used. GH-ACTIVE-04"""
    cures = lasting_of(g, hero, HealsCure)
    use_slots_of(g, hero, [place for place, _ in cures])
    return bool(cures)


def choose_healed(g: State, hero: int, ability: Heal) -> Asking[list[int]]:
    """Oneself or allies in range, as many as the ability has targets. GH-HEAL-01

    Who is alone and plays nothing else, or could not be helped by it, is not asked. GH-TURN-04
    """
    among = [hero, *within(g, hero, g.allies_of(hero), ability.range)]
    if among == [hero] and (is_only_part(g) or is_idle_heal(g, hero, ability)):
        return among
    healed: list[int] = []
    while among and len(healed) < ability.targets:
        chosen = yield from choose_one(g, hero, "heal", among)
        if chosen is None:
            break
        healed.append(chosen)
        among.remove(chosen)
    return healed


def is_idle_heal(g: State, hero: int, ability: Heal) -> bool:
    """Whether a heal of oneself changes nothing and uses nothing up: nobody has a reason to leave it out."""
    figure, cards = g.figures[hero], g.heroes[hero]
    if figure.health < figure.max_health or figure.conditions & (POISON | WOUND) or cards.active or cards.items:
        return False
    if ability.give or ability.cures or g.action is None:
        return False
    return g.action.performed or not printed(g.action.source).lost


def use_heal_bonuses(g: State, hero: int) -> int:
    """Active cards that strengthen heals: they must be used. GH-ACTIVE-04"""
    bonuses = lasting_of(g, hero, HealBonus)
    use_slots_of(g, hero, [place for place, _ in bonuses])
    return sum(bonus.by for _, bonus in bonuses)


@ally_performs(Heal)
def ally_heals(g: State, hero: int, ally: int, ability: Heal, order: Order) -> Asking[bool]:  # noqa: ARG001 - all alike
    """An ally heals itself, or those whom the card names."""
    healed = yield from choose_targets(g, ally, "heal", ability.to or Targets.SELF, ability.range, ability.targets)
    for who in healed:
        heal(g, who, ability.by)
        give_all(g, who, ability.give)
    return bool(healed)


@falls_due(Heal)
@at_once
def heal_when_due(g: State, hero: int, ability: Heal, at: int) -> None:  # noqa: ARG001 - all fall due alike
    """Oneself, or all whom the card names."""
    if not g.figures[hero].conditions & STUN:
        for who in targets_of(g, hero, ability.to or Targets.SELF, ability.range):
            heal(g, who, ability.by)


@can_do_good(Heal)
def is_anyone_healed(g: State, hero: int, ability: Heal) -> bool:
    """Only where nobody is chosen; otherwise it is left out by choosing nobody."""
    if ability.to is None or ability.to in CHOSEN:
        return False
    return bool(targets_of(g, hero, ability.to, ability.range))


@performs(HealAll)
@at_once
def heal_all(g: State, hero: int, ability: HealAll) -> bool:
    """Every adjacent ally."""
    near = targets_of(g, hero, Targets.ADJACENT_ALLIES)
    for who in near:
        heal(g, who, ability.by)
    return bool(near)


@can_do_good(HealAll)
def is_any_ally_near(g: State, hero: int, ability: HealAll) -> bool:  # noqa: ARG001 - all abilities are asked alike
    return bool(targets_of(g, hero, Targets.ADJACENT_ALLIES))


@performs(Overheal)
@at_once
def put_overheal(g: State, hero: int, ability: Overheal) -> bool:  # noqa: ARG001 - its card says how much
    """The card lies in the active area at once, so that its own heal may go beyond the maximum."""
    place_at_once(g, hero)
    return True


@ends(Overheal)
def back_to_maximum(g: State, hero: int, ability: Overheal) -> None:  # noqa: ARG001
    """Without it nobody has more hit points than the maximum."""
    figure = g.figures[hero]
    figure.health = min(figure.health, figure.max_health)


# Monsters


@monster_performs(Heal)
def monster_heals(g: State, who: int, ability: Heal, _: tuple[Ability, ...]) -> Script:
    """Whoever has lost the most hit points, itself included; or all whom the card names. GH-MOTHER-01"""
    by = ability.by
    if ability.more is not None and ability.more[0] in g.activation.consumed:
        by += ability.more[1]
    if ability.to in TO_ALL:
        for each in targets_of(g, who, ability.to, ability.range):
            heal(g, each, by)
    elif ability.range:
        yield from heal_the_worst(g, who, ability, by)
    else:
        heal(g, who, by)


def heal_the_worst(g: State, who: int, ability: Heal, by: int) -> Script:
    """One after the other, those in range who have lost most; the players choose among equals. GH-AMBIG-01"""
    healed: list[int] = []
    many = ability.many[1] if ability.many is not None and ability.many[0] in g.activation.consumed else 1
    for _ in range(many):
        near = targets_of(g, who, Targets.SELF_AND_ALLIES, ability.range)
        lost = {each: g.figures[each].max_health - g.figures[each].health for each in near if each not in healed}
        if not lost:
            return
        worst = [each for each in lost if lost[each] == max(lost.values())]
        chosen = yield from choose_figure(g, who, worst)
        healed.append(chosen)
        heal(g, chosen, by)
