"""Orders about the quest's people: where they stand, whom they follow, what becomes of them. SS-EVENT-11"""

from __future__ import annotations

from tabletome.engine import Script
from tabletome.games.sword_and_sorcery.content.notation import orders as o
from tabletome.games.sword_and_sorcery.rules.combat.death import enemy_leaves
from tabletome.games.sword_and_sorcery.rules.map import people
from tabletome.games.sword_and_sorcery.rules.story.orders import Scope, area_meant, carries_out, heroes_of
from tabletome.games.sword_and_sorcery.state import State

# ruff: noqa: ARG001 - all orders have one shape


@carries_out(o.PutPerson)
def put_person(g: State, order: o.PutPerson, scope: Scope) -> None:
    people.put_person(g, order.person, area_meant(g, order.area, scope))


@carries_out(o.Follow)
def follow_hero(g: State, order: o.Follow, scope: Scope) -> Script:
    for hero in (yield from heroes_of(g, order.who, scope))[:1]:
        people.follow(g, order.person, hero)


@carries_out(o.Stay)
def stay_here(g: State, order: o.Stay, scope: Scope) -> None:
    people.stay(g, order.person)


@carries_out(o.Leave)
def leave_map(g: State, order: o.Leave, scope: Scope) -> None:
    people.remove_person(g, order.name)
    for enemy in g.enemies_in_play():
        if g.enemies[enemy].tag == order.name:
            enemy_leaves(g, enemy)


@carries_out(o.HurtPerson)
def hurt_person(g: State, order: o.HurtPerson, scope: Scope) -> None:
    people.hurt(g, order.person, order.hp)
