"""Orders that bring enemies into play or let them act. SS-EVENT-07, SS-AI-03, SS-SPAWN-12"""

from __future__ import annotations

from tabletome.engine import Script
from tabletome.games.sword_and_sorcery.content.notation import orders as o
from tabletome.games.sword_and_sorcery.content.notation.terms import RANKS
from tabletome.games.sword_and_sorcery.rules.combat.death import give_power_card
from tabletome.games.sword_and_sorcery.rules.enemies.encounters import (
    activate_one,
    all_specials,
    concerned,
    recharge_all,
    reshuffle,
    resolve_encounter,
)
from tabletome.games.sword_and_sorcery.rules.enemies.movement import first_figure
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import (
    certain_enemy,
    lay_shadow,
    reveal_shadows,
    spawn,
    spawn_count,
)
from tabletome.games.sword_and_sorcery.rules.enemies.traits import MOST_POWER_CARDS
from tabletome.games.sword_and_sorcery.rules.story.orders import Scope, area_meant, carries_out, one_of
from tabletome.games.sword_and_sorcery.state import State

# ruff: noqa: ARG001 - all orders have one shape


@carries_out(o.Spawn)
def spawn_by_heroes(g: State, order: o.Spawn, scope: Scope) -> None:
    """Heroes in play less enemies in play, and a number by how many started. SS-EVENT-07, SS-EVENT-08"""
    spawn(g, spawn_count(g, order))


@carries_out(o.SpawnFixed)
def spawn_fixed(g: State, order: o.SpawnFixed, scope: Scope) -> None:
    spawn(g, order.count)


@carries_out(o.PlaceEnemy)
def place_enemy(g: State, order: o.PlaceEnemy, scope: Scope) -> None:
    """A certain enemy, where the order says or where the card lies. SS-SPAWN-12, SS-MASTER-16"""
    certain_enemy(g, order.kind, order.rank, area_meant(g, order.area, scope), order.tag)


@carries_out(o.PlaceShadow)
def place_shadow(g: State, order: o.PlaceShadow, scope: Scope) -> None:
    lay_shadow(g, area_meant(g, order.area, scope))
    reveal_shadows(g)


@carries_out(o.AddEnemies)
def add_enemies(g: State, order: o.AddEnemies, scope: Scope) -> None:
    g.decks.enemies.cards = tuple(g.rng.shuffled((*g.decks.enemies.cards, *order.cards)))


@carries_out(o.Activate)
def let_enemies_act(g: State, order: o.Activate, scope: Scope) -> Script:
    """Enemies act in the middle of whatever goes on, which waits for them. SS-AI-03, SS-AI-10"""
    outer = g.activation.waiting, g.activation.count, g.activation.last_resort
    g.activation.waiting, g.activation.count, g.activation.last_resort = (
        tuple(concerned(g, (order,))),
        order.count,
        order.last_resort,
    )
    while g.activation.waiting and not g.story.result:
        yield from activate_one(g)
    g.activation.waiting, g.activation.count, g.activation.last_resort = outer


@carries_out(o.Encounter)
def draw_encounters(g: State, order: o.Encounter, scope: Scope) -> Script:
    """Encounter cards in the middle of whatever goes on, which waits for them. SS-AI-09, SS-AI-10"""
    for _ in range(order.count):
        outer = g.activation.encounter, g.activation.waiting, g.activation.count, g.activation.last_resort
        yield from resolve_encounter(g)
        g.activation.encounter, g.activation.waiting, g.activation.count, g.activation.last_resort = outer


@carries_out(o.ShuffleEncounters)
def shuffle_encounters(g: State, order: o.ShuffleEncounters, scope: Scope) -> None:
    reshuffle(g, scope.card)


@carries_out(o.UseSpecials)
def use_specials(g: State, order: o.UseSpecials, scope: Scope) -> Script:
    yield from all_specials(g)


@carries_out(o.Recharge)
def regain_charges(g: State, order: o.Recharge, scope: Scope) -> None:
    recharge_all(g, order.by)


@carries_out(o.GiveEnemyPower)
def give_enemy_power(g: State, order: o.GiveEnemyPower, scope: Scope) -> Script:
    """An enemy of the highest rank that has room for a card. SS-ENEMY-27, SS-ENEMY-28"""
    able = [enemy for enemy in g.enemies_in_play() if len(g.enemies[enemy].powers) < MOST_POWER_CARDS]
    if not able:
        return
    highest = max(RANKS.index(g.scroll_of(enemy).rank) for enemy in able)
    first = [enemy for enemy in able if RANKS.index(g.scroll_of(enemy).rank) == highest]
    figures = [first_figure(g, enemy) for enemy in first]
    for figure in (yield from one_of(g, figures, "one-enemy")):
        give_power_card(g, g.figures[figure].owner)
