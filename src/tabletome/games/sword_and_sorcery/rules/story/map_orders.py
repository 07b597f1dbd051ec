"""Orders that change the map: fire, chests, doors, traps, story cards, Spawn Gates, shrines. SS-EVENT-11"""

from __future__ import annotations

from tabletome.engine import Script
from tabletome.games.sword_and_sorcery.content.notation import orders as o
from tabletome.games.sword_and_sorcery.content.notation.quests import ShrineToken, SpawnGate, StoryPlace
from tabletome.games.sword_and_sorcery.events import GateChanged, ShrineChanged
from tabletome.games.sword_and_sorcery.rules.combat.conditions import place_fire
from tabletome.games.sword_and_sorcery.rules.map.elements import remove_door, spring_trap
from tabletome.games.sword_and_sorcery.rules.story.orders import Scope, area_meant, carries_out, living_hero
from tabletome.games.sword_and_sorcery.state import OFF, THE_CARD, ChestToken, State

# ruff: noqa: ARG001 - all orders have one shape


@carries_out(o.PlaceFire)
def put_fire(g: State, order: o.PlaceFire, scope: Scope) -> None:
    place_fire(g, area_meant(g, order.area, scope), order.level)


@carries_out(o.PlaceChest)
def place_chest(g: State, order: o.PlaceChest, scope: Scope) -> None:
    area = area_meant(g, order.area, scope)
    g.map.chests = (*g.map.chests, ChestToken(area, order.treasures, order.crowns, order.locked))


@carries_out(o.DrawTrap)
def draw_trap(g: State, order: o.DrawTrap, scope: Scope) -> Script:
    hero = living_hero(g)
    yield from spring_trap(g, hero, scope.at if scope.at != OFF else g.figures[hero].at)


@carries_out(o.OpenDoor)
def open_door(g: State, order: o.OpenDoor, scope: Scope) -> None:
    """Without a trap: nobody opened it."""
    if order.door not in g.map.opened:
        remove_door(g, order.door, THE_CARD)


@carries_out(o.PlaceStory)
def place_story(g: State, order: o.PlaceStory, scope: Scope) -> None:
    g.map.stories = (*g.map.stories, StoryPlace(area_meant(g, order.area, scope), order.story))


@carries_out(o.RemoveStory)
def remove_story(g: State, order: o.RemoveStory, scope: Scope) -> None:
    area = area_meant(g, order.area, scope)
    g.map.stories = tuple(story for story in g.map.stories if story.area != area)


@carries_out(o.Gate)
def change_gate(g: State, order: o.Gate, scope: Scope) -> None:
    """One gate is flipped or removed by its symbol. SS-SPAWN-02, SS-SPAWN-13"""
    g.map.gates = tuple(
        SpawnGate(gate.symbol, gate.area, order.to == "open") if gate.symbol == order.symbol else gate
        for gate in g.map.gates
        if gate.symbol != order.symbol or order.to != "removed"
    )
    g.emit(GateChanged, order.symbol, order.to, rule="SS-SPAWN-13")


@carries_out(o.PlaceGate)
def place_gate(g: State, order: o.PlaceGate, scope: Scope) -> None:
    others = tuple(gate for gate in g.map.gates if gate.symbol != order.symbol)
    g.map.gates = (*others, SpawnGate(order.symbol, area_meant(g, order.area, scope), order.open))
    g.emit(GateChanged, order.symbol, "open" if order.open else "closed", rule="SS-SPAWN-13")


@carries_out(o.Shrine)
def change_shrine(g: State, order: o.Shrine, scope: Scope) -> None:
    """It is turned to its other side, or placed if there is none. SS-DEATH-24"""
    area = area_meant(g, order.area, scope)
    others = tuple(shrine for shrine in g.map.shrines if shrine.area != area)
    g.map.shrines = (*others, ShrineToken(area, order.active))
    g.emit(ShrineChanged, g.layout.names[area], order.active, rule="SS-DEATH-24")
