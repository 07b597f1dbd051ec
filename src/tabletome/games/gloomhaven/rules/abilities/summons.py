"""Summoned creatures and summoned monsters. Rulebook: "Summons", "Monster turn". GH-SUMMON, GH-MOTHER-02..05"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.engine import Asking, Script
from tabletome.games.gloomhaven.content.notation.abilities import Ability, Summon, SummonMonster, SummonsMove
from tabletome.games.gloomhaven.content.notation.conditions import IMMOBILIZE, STUN
from tabletome.games.gloomhaven.content.notation.ranks import Rank
from tabletome.games.gloomhaven.content.notation.special_rules import SummonsInstead
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.content.summons import CREATURES
from tabletome.games.gloomhaven.events import Summoned
from tabletome.games.gloomhaven.rules.abilities import monsters_choose
from tabletome.games.gloomhaven.rules.abilities.targets import (
    choose_hex,
    choose_one,
    empty_beside,
    summoned_allies,
    within,
)
from tabletome.games.gloomhaven.rules.abilities.words import monster_performs, performs
from tabletome.games.gloomhaven.rules.initiative import draw_ability, join_order
from tabletome.games.gloomhaven.rules.monsters.standees import add_random_standee, free_standees
from tabletome.games.gloomhaven.rules.movement.move import apart_from_action, move_by_stretches
from tabletome.games.gloomhaven.state import ELITE, NOBODY, NORMAL, SUMMON, Figure, State

# Characters' creatures


@performs(Summon)
def hero_summons(g: State, hero: int, ability: Summon) -> Asking[bool]:
    """On empty adjacent hexes, as many as there are; without one it cannot be performed. GH-SUMMON-01, 02, 08"""
    for summoned in range(ability.number):
        at = yield from choose_hex(g, hero, "summon", empty_beside(g, hero))
        if at is None:
            return summoned > 0
        bring_into_play(g, hero, ability.name, at)
    return True


def bring_into_play(g: State, hero: int, name: str, at: int) -> None:
    """The creature stands there, the last of its summoner's; it acts from the next round on. GH-SUMMON-01, 05, 08"""
    number = 1 + sum(figure.kind == SUMMON and figure.hero == hero for figure in g.figures)
    health = CREATURES[name].stat.health
    g.figures.append(Figure(name, SUMMON, hero, number, at, health, health, no_money=True, joined_in=g.round))
    g.emit(Summoned, name, 0, at, rule="GH-SUMMON-01")


@performs(SummonsMove)
def summons_move(g: State, hero: int, ability: SummonsMove) -> Asking[bool]:
    """Each in turn, as the player says. GH-SUMMON-06"""
    left = within(g, hero, summoned_allies(g, hero), ability.range)
    performed = False
    while left:
        chosen = yield from choose_one(g, hero, "move-other", left)
        if chosen is None:
            break
        left.remove(chosen)
        performed = True
        if not g.figures[chosen].conditions & (IMMOBILIZE | STUN):
            points = g.stat(chosen).move + ability.by
            yield from apart_from_action(g, move_by_stretches(g, chosen, points, seat=g.seat_of(hero)))
    return performed


# Monsters' monsters


@monster_performs(SummonMonster)
def monster_summons(g: State, who: int, ability: SummonMonster, _: tuple[Ability, ...]) -> Script:
    """As many as the number of characters says, each of its rank. GH-MOTHER-05"""
    ability = as_the_page_says(g, who, ability)
    for rank in ability.ranks[g.party_size]:
        yield from summon_one(g, who, ability, ELITE if rank is Rank.ELITE else NORMAL)


def as_the_page_says(g: State, who: int, ability: SummonMonster) -> SummonMonster:
    """In some scenarios monsters summon others than their card says."""
    for rule in page(g.scenario).rules:
        if isinstance(rule, SummonsInstead) and rule.monster == g.figures[who].name:
            return replace(ability, monster=rule.summoned, ranks=rule.ranks)
    return ability


def summon_one(g: State, who: int, ability: SummonMonster, rank: int) -> Script:
    """One monster, beside the summoner or beside its focus; it has a card and a place in the order. GH-MOTHER-02, 03

    On an empty hex as near as possible to an enemy, if there is one and a standee is left. GH-MOTHER-04
    """
    start = g.figures[who].at
    if ability.beside_target:
        focus = g.turn.focus
        if focus == NOBODY or not g.figures[focus].is_on_map:
            return
        start = g.figures[focus].at
    free = monsters_choose.nearest_to_enemy(g, who, start)
    if not free or not free_standees(g, ability.monster) or not g.figures[who].is_on_map:
        return
    at = yield from monsters_choose.choose_hex(g, who, free)
    summoned = add_random_standee(g, ability.monster, rank, at, joined_in=g.round)
    assert summoned is not None
    if ability.as_healthy_as_summoner:
        summoned.health = min(summoned.max_health, g.figures[who].health)
    g.emit(Summoned, ability.monster, summoned.number, at, rule="GH-MOTHER-03")
    draw_ability(g, ability.monster)
    join_order(g, ability.monster)
