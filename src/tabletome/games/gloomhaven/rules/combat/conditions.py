"""Conditions: gaining, keeping and losing them; heals; and what a figure has until the end of the round.

Rulebook: "Conditions". GH-COND, GH-HEAL, GH-ACTIVE-01, GH-MOTHER-06
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tabletome.games.gloomhaven.content.notation.abilities import (
    CursesTwice,
    HealedMore,
    Immune,
    NobodyHides,
    Overheal,
)
from tabletome.games.gloomhaven.content.notation.conditions import (
    BIT,
    BLESS,
    CONDITIONS,
    CURSE,
    END_OF_NEXT_TURN,
    NEGATIVE,
    POISON,
    WOUND,
)
from tabletome.games.gloomhaven.content.scenarios import CALLING, DRAWING
from tabletome.games.gloomhaven.events import Conditioned, Healed, Recovered, RoundBonusGained
from tabletome.games.gloomhaven.rules.abilities.active_cards import lasting_of, use_slots_of
from tabletome.games.gloomhaven.rules.combat.modifiers import shuffle_in
from tabletome.games.gloomhaven.rules.items.worn import immune_by_item, instead
from tabletome.games.gloomhaven.rules.scenario.circumstances import blessings, permanent
from tabletome.games.gloomhaven.state import ESCORT, SUMMON, Calling, State


def deck_of(g: State, who: int) -> int:
    """Whose modifier deck a figure draws from: a summon from its summoner's, an ally that fights from the
    first character's in play. GH-SUMMON-06, GH-COND-17, GH-SPECIAL-07"""
    figure = g.figures[who]
    for rule in DRAWING.get(g.scenario, ()):
        if figure.name in rule.figures:
            return 0 if rule.ours else len(g.heroes)
    if figure.kind == ESCORT:
        return next((hero for hero in range(len(g.heroes)) if g.figures[hero].is_on_map), 0)
    return figure.hero if figure.is_players else len(g.heroes)


def is_immune(g: State, who: int, condition: str) -> bool:
    """By the statistic card, or by a character's item. GH-COND-03, 04, GH-BOSS-05"""
    if g.figures[who].effects.immune and condition in NEGATIVE:
        return True
    if who < len(g.heroes):
        return immune_by_item(g, who, condition) or (condition in NEGATIVE and is_immune_by_card(g, who))
    return g.figures[who].kind != SUMMON and condition in g.stat(who).immune


def is_immune_by_card(g: State, hero: int) -> bool:
    """Whether an active card keeps a character from all negative conditions. GH-COND-03"""
    return bool(lasting_of(g, hero, Immune))


def give(g: State, who: int, condition: str) -> None:
    """A figure receives a condition; one it has already is prolonged. GH-COND-01, 02, 05

    The dead receive none. GH-ATK-09
    """
    figure = g.figures[who]
    if not figure.is_on_map or is_immune(g, who, condition):
        return
    if condition == "invisible" and is_watched(g, who):
        return
    if g.tally and any(each.immune == condition for each in blessings(g, who)):
        return
    if g.is_out_of_reach(who):
        return
    condition = instead(g, who, condition)
    g.emit(Conditioned, figure.name, figure.number, condition)
    if condition in (CURSE, BLESS):
        shuffle_in(g, deck_of(g, who), condition)
        return
    bit = BIT[condition]
    figure.conditions |= bit
    if g.turn.begun and g.turn.acting == who:
        figure.gained_this_turn |= bit
    else:
        figure.gained_this_turn &= ~bit


def is_watched(g: State, who: int) -> bool:
    """Whether an enemy's card keeps the figure from becoming invisible. GH-COND-21"""
    return any(
        cards.active and g.figures[hero].is_on_map and g.are_enemies(hero, who) and lasting_of(g, hero, NobodyHides)
        for hero, cards in enumerate(g.heroes)
    )


def give_all(g: State, who: int, conditions: Iterable[str]) -> None:
    """A figure receives several conditions, one after the other."""
    for condition in conditions:
        give(g, who, condition)


def give_by(g: State, giver: int, who: int, conditions: Iterable[str]) -> None:
    """A figure gives conditions to another; a card may let a hero curse an enemy once more. GH-ACTIVE-04"""
    for condition in conditions:
        if g.scenario in CALLING and calls_instead(g, giver, who, condition):
            continue
        give(g, who, condition)
        if condition == CURSE and giver < len(g.heroes) and g.heroes[giver].active and g.are_enemies(giver, who):
            for place, _ in reversed(lasting_of(g, giver, CursesTwice)):
                if not is_immune(g, who, CURSE):
                    give(g, who, CURSE)
                    use_slots_of(g, giver, [place])


def calls_instead(g: State, giver: int, who: int, condition: str) -> bool:
    """Whether a monster summons another instead of giving a character this condition; then that falls due."""
    for rule in CALLING[g.scenario]:
        if g.figures[giver].name == rule.monster and who < len(g.heroes) and condition in NEGATIVE:
            g.pending += (Calling(giver, rule.summoned),)
            return True
    return False


def expire(g: State, who: int) -> None:
    """At the end of its turn a figure loses what lasts so long, unless it was just gained. GH-COND-11..15, 23, 25

    Before that nobody can give up what helps. GH-COND-20
    """
    figure = g.figures[who]
    _remove(g, who, END_OF_NEXT_TURN & ~figure.gained_this_turn)
    figure.gained_this_turn = 0


def heal(g: State, who: int, by: int) -> None:
    """Restore hit points up to the maximum; poison eats the heal, a wound closes. GH-HEAL-04, GH-COND-07, 09, 10"""
    figure = g.figures[who]
    poisoned = figure.conditions & POISON
    _remove(g, who, POISON | WOUND)
    if not poisoned:
        more = use_healing_bonuses(g, who) if who < len(g.heroes) and g.heroes[who].active else 0
        restored = max(min(by + more, most_hit_points(g, who) - figure.health), 0)
        figure.health += restored
        g.emit(Healed, figure.name, figure.number, restored)


def most_hit_points(g: State, who: int) -> int:
    """Up to how many a figure can be healed: the maximum, unless a card allows more. GH-HEAL-04"""
    most = g.figures[who].max_health
    if who < len(g.heroes) and g.heroes[who].active:
        most = max([most, *(ability.most for _, ability in lasting_of(g, who, Overheal))])
    return most


def use_healing_bonuses(g: State, hero: int) -> int:
    """Active cards by which the character is healed more: they must be used. GH-ACTIVE-04"""
    bonuses = lasting_of(g, hero, HealedMore)
    use_slots_of(g, hero, [place for place, _ in bonuses])
    return sum(bonus.by for _, bonus in bonuses)


def cure(g: State, who: int, condition: str) -> None:
    """One condition is removed."""
    g.figures[who].gained_this_turn &= ~BIT[condition]
    _remove(g, who, BIT[condition])


def shake_off(g: State, who: int) -> None:
    """Whoever has become immune to conditions it has is rid of them. GH-COND-03"""
    for name in NEGATIVE:
        if name in BIT and is_immune(g, who, name):
            cure(g, who, name)


def _remove(g: State, who: int, bits: int) -> None:
    """The figure has none of these conditions any more, but those that it has for good. GH-RDUN-09"""
    figure = g.figures[who]
    bits &= figure.conditions
    if not bits:
        return
    bits &= ~permanent(g, who)
    figure.conditions &= ~bits
    if g.listener is not None:
        for name in CONDITIONS:
            if bits & BIT[name]:
                g.emit(Recovered, figure.name, figure.number, name)


# Until the end of the round


def add_until_end_of_round(
    g: State, who: int, *, shield: int = 0, attack: int = 0, retaliate: int = 0, reach: int = 1, move: int = 0
) -> None:
    """The figure has this in addition to what it has. GH-SHIELD-02, GH-RETAL-04"""
    if not (shield or attack or retaliate or move):
        return
    figure = g.figures[who]
    effects = figure.effects
    figure.effects = replace(
        effects,
        shield=effects.shield + shield,
        attack=effects.attack + attack,
        retaliate=(*effects.retaliate, (retaliate, reach)) if retaliate else effects.retaliate,
        move=effects.move + move,
    )
    for what, by in (("shield", shield), ("attack", attack), ("retaliate", retaliate), ("move", move)):
        if by:
            g.emit(RoundBonusGained, figure.name, figure.number, what, by, reach)


def become_immune(g: State, who: int) -> None:
    """It receives no negative condition until the end of the round. GH-COND-03"""
    figure = g.figures[who]
    figure.effects = replace(figure.effects, immune=True)
    g.emit(RoundBonusGained, figure.name, figure.number, "immune")
    shake_off(g, who)


def cure_all(g: State, who: int) -> None:
    """All negative conditions are removed; curses stay in the deck."""
    for name in NEGATIVE:
        if name in BIT:
            cure(g, who, name)


def become_unharmed(g: State, who: int) -> None:
    """It suffers no damage until the end of the round."""
    figure = g.figures[who]
    figure.effects = replace(figure.effects, unharmed=True)
    g.emit(RoundBonusGained, figure.name, figure.number, "unharmed")


def become_hard_to_hit(g: State, who: int) -> None:
    """Attacks on it have disadvantage until the end of the round."""
    figure = g.figures[who]
    figure.effects = replace(figure.effects, avoided=True)
    g.emit(RoundBonusGained, figure.name, figure.number, "avoided")
