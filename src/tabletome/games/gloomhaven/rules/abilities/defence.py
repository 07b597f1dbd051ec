"""Defence: shield, retaliate, wards, and what draws attacks or negates damage.

Rulebook: "Shield", "Retaliate", "Active area". GH-SHIELD, GH-RETAL, GH-ACTIVE-04, 06
"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.abilities import (
    Ability,
    Counter,
    DefyDeath,
    Exposed,
    Immune,
    Negate,
    Protect,
    Retaliate,
    RetaliateBonus,
    Safeguard,
    Shield,
    TakeOver,
    Vengeance,
    Ward,
)
from tabletome.games.gloomhaven.events import Negated
from tabletome.games.gloomhaven.rules.abilities.active_cards import lasting_of, use_slot, use_slots
from tabletome.games.gloomhaven.rules.abilities.targets import targets_of
from tabletome.games.gloomhaven.rules.abilities.words import at_once, lies_there, monster_performs, performs
from tabletome.games.gloomhaven.rules.characters.experience import gain_xp
from tabletome.games.gloomhaven.rules.combat.conditions import add_until_end_of_round
from tabletome.games.gloomhaven.state import NOBODY, SUMMON, AttackInVengeance, State

performs(
    Shield, Retaliate, Counter, Ward, Negate, Protect, DefyDeath, Vengeance, Exposed, RetaliateBonus, Immune,
    TakeOver, Safeguard,
)(lies_there)  # fmt: skip


@monster_performs(Shield)
@at_once
def monster_shields(g: State, who: int, ability: Shield, _: tuple[Ability, ...]) -> None:
    """A shield for those it names, until the end of the round. GH-SHIELD-02"""
    for each in targets_of(g, who, ability.to, ability.range):
        add_until_end_of_round(g, each, shield=ability.by)


@monster_performs(Retaliate)
@at_once
def monster_retaliates(g: State, who: int, ability: Retaliate, _: tuple[Ability, ...]) -> None:
    """Retaliate until the end of the round. GH-RETAL-04"""
    add_until_end_of_round(g, who, retaliate=ability.by, reach=ability.range)


# What active cards do


def shield_of_cards(g: State, hero: int) -> int:
    """The shields of a character's active cards together. GH-SHIELD-02"""
    return sum(shield.by for _, shield in lasting_of(g, hero, Shield))


def use_wards(g: State, hero: int) -> int:
    """Shields with use slots are used by every attack that would deal damage to the hero. GH-ACTIVE-04"""
    wards = lasting_of(g, hero, Ward)
    use_slots(g, hero, [place for place, _ in wards])
    return sum(ward.by for _, ward in wards)


def retaliate_of_cards(g: State, hero: int, away: int) -> int:
    """What a character's active cards strike back with at that distance, with the experience for it. GH-RETAL-02, 04"""
    total = 0
    more = retaliate_bonus(g, hero)
    for _, retaliate in lasting_of(g, hero, Retaliate):
        if away <= retaliate.range:
            total += retaliate.by + more
            gain_xp(g, hero, retaliate.xp)
    return total


def retaliate_bonus(g: State, hero: int) -> int:
    """What cards add to each retaliate of a character."""
    return sum(bonus.by for _, bonus in lasting_of(g, hero, RetaliateBonus))


def exposure(g: State, hero: int) -> int:
    """What a character's own cards add to melee attacks against it."""
    return sum(exposed.by for _, exposed in lasting_of(g, hero, Exposed))


def use_counters(g: State, hero: int, away: int, damage: int, *, ranged: bool) -> tuple[int, int]:
    """Retaliate from cards with use slots, and the damage that is left. GH-ACTIVE-04, GH-RETAL-04"""
    struck_back = 0
    for place, counter in reversed(lasting_of(g, hero, Counter)):
        if damage if counter.negates else not ranged:
            if away <= counter.range:
                struck_back += counter.by
            if counter.negates:
                damage = 0
            use_slot(g, hero, place)
    return struck_back, damage


def negate_by_bonus(g: State, hero: int, damage: int) -> bool:
    """A bonus that negates damage must be used if at least 1 would be suffered, or all. GH-ACTIVE-04, 06"""
    if not g.heroes[hero].active:
        return False
    bonuses: list[tuple[int, Ability]] = [*lasting_of(g, hero, Negate)]
    if damage >= g.figures[hero].health:
        bonuses += lasting_of(g, hero, DefyDeath)
    for place, _ in bonuses:
        g.emit(Negated, g.heroes[hero].name, g.heroes[hero].active[place].card, rule="GH-ACTIVE-06")
        use_slot(g, hero, place)
        return True
    return False


def is_safeguarded(g: State, who: int) -> bool:
    """An ally near enough keeps the figure from the damage, or one who keeps all creatures. GH-ACTIVE-06"""
    figure = g.figures[who]
    for hero, cards in enumerate(g.heroes):
        guardian = g.figures[hero]
        if hero == who or not guardian.is_on_map or guardian.hostile != figure.hostile:
            continue
        for place, guard in lasting_of(g, hero, Safeguard):
            near = figure.kind == SUMMON if guard.summons else g.board.reaches(guardian.at, figure.at, guard.range)
            if near:
                g.emit(Negated, figure.name, cards.active[place].card, rule="GH-ACTIVE-06")
                use_slot(g, hero, place)
                return True
    return False


def take_vengeance(g: State, hero: int) -> None:
    """Whoever has suffered damage strikes back when what happens now is over, if a card says so. GH-ACTIVE-02"""
    for place, vengeance in reversed(lasting_of(g, hero, Vengeance)):
        g.pending += (AttackInVengeance(hero, vengeance.attack),)
        use_slot(g, hero, place)


def guardian(g: State, who: int) -> tuple[int, int]:
    """Another hero who may suffer this figure's damage instead, and how much less of it; or NOBODY."""
    for hero in range(len(g.heroes)):
        if hero != who and g.figures[hero].is_on_map:
            for _, bonus in lasting_of(g, hero, TakeOver):
                return hero, bonus.less
    return NOBODY, 0


def protector(g: State, target: int) -> int:
    """A hero who draws all attacks on adjacent allies to themselves is the target instead."""
    at = g.figures[target].at
    for hero in range(len(g.heroes)):
        figure = g.figures[hero]
        if lasting_of(g, hero, Protect) and figure.is_on_map and g.board.distance(figure.at, at) == 1:
            return hero
    return target
