"""Suffering damage, dying and exhaustion. Rulebook: "Character damage", "Exhaustion". GH-DMG, GH-EXH, GH-ATK-08..10"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tabletome.engine import Decision, Script
from tabletome.games.gloomhaven.actions import LoseCard, LoseTwo, Suffer
from tabletome.games.gloomhaven.content.notation.abilities import Augment, Negate, Summon, TwoAugments
from tabletome.games.gloomhaven.content.notation.scenarios import Escape
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.content.summons import LAST_ATTACKS, species
from tabletome.games.gloomhaven.content.tokens import SERVANTS
from tabletome.games.gloomhaven.events import BonusEnded, Died, DiedForGood, Exhausted, Negated, Suffered
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import (
    active_act,
    counts_as_discarded,
    end_bonus,
    lasting,
    use_slot,
)
from tabletome.games.gloomhaven.rules.combat.conditions import heal
from tabletome.games.gloomhaven.rules.items.worn import always, apply
from tabletome.games.gloomhaven.rules.scenario.battle_goals import note_hit_points, note_kill
from tabletome.games.gloomhaven.state import BOSS, HERO, OBJECTIVE, OFF, SUMMON, Active, Doing, State

SUFFER = Suffer()
CAUSES = {"retaliate": "GH-RETAL-01", "wound": "GH-COND-08", "hazard": "GH-OVL-12", "redraw": "GH-REST-03"}
"""What can hurt beside attacks, cards and traps, by rule."""
LENGTH_OF_A_CARDS_NAME = 3
"""`brute/trample/top`: class, card and half."""


def suffer(g: State, figure: int, damage: int, by: int | None = None, cause: str = "") -> Script:
    """A figure suffers damage from one source, unless a character negates it. GH-DMG-01, 02

    `by` is who caused it, if not the figure whose turn it is: a kill is theirs. `cause` is what nothing else tells (see
    CAUSES).
    """
    it = g.figures[figure]
    if damage <= 0 or it.at < 0 or is_beyond_harm(g, figure):
        return
    if it.kind == HERO:
        if negated_by_bonus(g, figure):
            return
        about = {"hero": figure, "damage": damage, "left": it.health}
        chosen = yield Decision(g.seat_of(figure), "damage", damage_choices(g, figure), about)
        if chosen is not SUFFER and not isinstance(chosen, Suffer):
            lose_to_negate(g, figure, chosen)
            return
    it.health -= damage
    note_hit_points(g, figure)
    if g.acting >= 0 and g.are_enemies(g.acting, figure):
        g.dealt += damage
    share_wounds(g, figure)
    g.emit(Suffered, it.name, it.number, damage, max(it.health, 0), cause or "none", rule=CAUSES.get(cause, ""))
    if it.health <= 0:
        killer = g.acting if by is None else by
        if killer >= 0 and g.are_enemies(killer, figure):
            kill_counts(g, killer, figure)
        leave_the_map(g, figure)


def negated_by_bonus(g: State, hero: int) -> bool:
    """A bonus that negates damage must be used if at least 1 would be suffered. GH-ACTIVE-04, 06"""
    for number, _, ability in lasting(g, hero):
        if isinstance(ability, Negate):
            g.emit(Negated, g.heroes[hero].name, g.heroes[hero].active[number].card, rule="GH-ACTIVE-06")
            use_slot(g, hero, number)
            return True
    return False


def damage_choices(g: State, hero: int) -> list[Any]:
    """Take it, lose a card from hand, or two from the discard pile; not the cards chosen this round. GH-DMG-02, 03

    Active cards that count as discarded may be lost too. GH-ACTIVE-08
    """
    cards = g.heroes[hero]
    options: list[Any] = [SUFFER]
    options += [LoseCard(card) for card in cards.hand]
    discarded = (*cards.discard, *counts_as_discarded(cards)) if cards.active else cards.discard
    options += [LoseTwo(one, other) for one, other in combinations(discarded, 2)]
    return options


def lose_to_negate(g: State, hero: int, chosen: LoseCard | LoseTwo) -> None:
    cards = g.heroes[hero]
    if isinstance(chosen, LoseCard):
        cards.hand = tuple(card for card in cards.hand if card != chosen.card)
        cards.lost += (chosen.card,)
    else:
        given = (chosen.card, chosen.other)
        for card in [active.card for active in cards.active if active.card in given]:
            end_at_will(g, hero, card)
        cards.discard = tuple(card for card in cards.discard if card not in given)
        cards.lost += given
    g.emit(Negated, cards.name, chosen.card, rule="GH-DMG-02")


def kill_counts(g: State, killer: int, victim: int) -> None:
    """The kill is the killer's, for battle goals and for an item that heals. GH-XP-05"""
    note_kill(g, killer, victim)
    if g.acting == killer < len(g.heroes):
        for name, effect in always(g.heroes[killer]):
            if effect.heal_on_kill:
                apply(g, killer, name)
                heal(g, killer, effect.heal_on_kill)


def leave_the_map(g: State, figure: int) -> None:
    """A monster dies and leaves a money token; a character is exhausted. GH-ATK-08, 10, GH-EXH-01"""
    it = g.figures[figure]
    if it.kind == HERO:
        if is_death_for_good(g):
            die_for_good(g, figure)
        else:
            exhaust(g, figure)
        return
    at = it.at
    it.at = OFF
    g.emit(Died, it.name, it.number)
    if it.kind == SUMMON:
        dismiss(g, it.hero, it.name)
        if species(it.name) in LAST_ATTACKS:
            g.due += (("throes", figure, at),)
    if it.kind == OBJECTIVE:
        fall(g, figure, at)
    if it.is_monster:
        g.killed += it.hostile or it.charmer >= 0
        if it.hostile and not it.coinless:
            g.money[at] += 1
        if it.throes:
            g.due += (("throes", figure, at),)


def fall(g: State, figure: int, at: int) -> None:
    """An obstacle with hit points is gone; who lived by it dies, or grows weaker. GH-SPECIAL-05"""
    g.obstacles -= {at}
    name = g.figures[figure].name
    this = page(g.scenario)
    for token in this.tokens:
        for number in list(g.on_map()):
            if token.name == name and token.shares == g.figures[number].name:
                leave_the_map(g, number)
    if this.boost is not None and this.boost.token == name:
        g.altars -= 1
        for it in g.figures:
            if it.at >= 0 and it.name in this.boost.monsters:
                it.most -= 1
                it.health = min(it.health, it.most)


def share_wounds(g: State, figure: int) -> None:
    """A boss that shares the hit points of its altar has as many as that."""
    it = g.figures[figure]
    if it.kind == OBJECTIVE:
        for token in page(g.scenario).tokens:
            for boss in g.figures:
                if token.name == it.name and token.shares == boss.name and boss.at >= 0 and it.health > 0:
                    boss.health = it.health


def is_beyond_harm(g: State, figure: int) -> bool:
    """A boss that can be hurt only through the altar whose hit points it shares, or a boss's servant."""
    it = g.figures[figure]
    if it.kind == OBJECTIVE:
        return it.name in SERVANTS
    return it.kind == BOSS and any(token.shares == it.name for token in page(g.scenario).tokens)


def dismiss(g: State, hero: int, name: str) -> None:
    """The card of a summon that is gone leaves the active area. GH-SUMMON-04"""
    for number, _, ability in lasting(g, hero):
        if isinstance(ability, Summon) and ability.name == name:
            end_bonus(g, hero, number)
            return


def end_at_will(g: State, hero: int, card: str) -> None:
    """A player ends a bonus: its card goes to its pile, a summon with it. GH-ACTIVE-05, 08, GH-SUMMON-04"""
    cards = g.heroes[hero]
    number = next(number for number, active in enumerate(cards.active) if active.card == card)
    ended = cards.active[number]
    abilities = active_act(cards.name, ended).abilities
    end_bonus(g, hero, number)
    take_back(g, hero, ended)
    g.emit(BonusEnded, cards.name, card, rule="GH-ACTIVE-08")
    for ability in abilities:
        if isinstance(ability, Summon):
            for it in g.figures:
                if it.kind == SUMMON and it.hero == hero and it.name == ability.name:
                    it.at = OFF
        elif isinstance(ability, TwoAugments):
            augments = [n for n, _, each in lasting(g, hero) if isinstance(each, Augment)]
            for spare in augments[:-1]:
                end_bonus(g, hero, spare)


def take_back(g: State, hero: int, ended: Active) -> None:
    """Whoever had a shield, strength or retaliate by this card has it no more; a charm is broken. GH-ACTIVE-08"""
    for figure, shield, attack, retaliate, reach in ended.given:
        it = g.figures[figure]
        it.shield -= shield
        it.might -= attack
        if retaliate:
            left = list(it.retaliate)
            left.remove((retaliate, reach))
            it.retaliate = tuple(left)
        if it.charmer == hero:
            it.charmer, it.steered = -1, False


def is_death_for_good(g: State) -> bool:
    """Whether the campaign is played with permanent death. GH-PERMA-01"""
    return g.party is not None and g.party.permanent_death


def die_for_good(g: State, hero: int) -> None:
    """GH-PERMA-01"""
    if not g.heroes[hero].idle:
        exhaust(g, hero)
    g.figures[hero].at = OFF
    g.heroes[hero].dead = True
    g.emit(DiedForGood, g.heroes[hero].name, rule="GH-PERMA-01")


def exhaust(g: State, hero: int) -> None:
    """All cards are lost and the figure leaves, with its summons. GH-EXH-01, 02, 03, GH-SUMMON-04

    Where death is for good it stays as long as it has hit points. GH-PERMA-02
    """
    cards = g.heroes[hero]
    held = () if g.doing is None or g.doing.actor != hero else held_card(g.doing)
    lying = cards.hand + cards.chosen + cards.later + cards.discard
    cards.lost += lying + tuple(each.card for each in cards.active) + held
    cards.hand = cards.chosen = cards.later = cards.discard = ()
    cards.active = ()
    here = g.figures[hero].at
    if any(isinstance(goal, Escape) and here in g.plan.marked(goal.exits) for goal in page(g.scenario).goals):
        g.safe |= {hero}
    if is_death_for_good(g) and g.figures[hero].health > 0:
        cards.idle = True
    else:
        g.figures[hero].at = OFF
    g.emit(Exhausted, cards.name)
    for it in g.figures[len(g.heroes) :]:
        if it.hero == hero:
            it.at = OFF


def held_card(doing: Doing) -> tuple[str, ...]:
    """The card whose action is being performed: it is in no pile."""
    parts = doing.source.split("/")
    return () if doing.placed or len(parts) != LENGTH_OF_A_CARDS_NAME else (parts[1],)
