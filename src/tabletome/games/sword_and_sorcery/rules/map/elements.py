"""Doors, chests, magic locks, search tokens, what quests let heroes do, and traps. Rulebook: area elements, traps.

SS-ELEM-01, SS-TRAP-01, SS-DECK-06
"""

from __future__ import annotations

from tabletome.engine import Action, Decision, Script, choose
from tabletome.games.sword_and_sorcery.actions import (
    BREAK_DOOR,
    OPEN_CHEST,
    OPEN_DOOR,
    SEARCH,
    UNLOCK_CHEST,
    UNLOCK_DOOR,
    BreakDoor,
    OpenChest,
    OpenDoor,
    Pick,
    QuestAct,
    Search,
    UnlockChest,
    UnlockDoor,
)
from tabletome.games.sword_and_sorcery.content.dice import RED_DIE, RED_FACES
from tabletome.games.sword_and_sorcery.content.layout import DOOR
from tabletome.games.sword_and_sorcery.content.notation.innates import ChooseTrap
from tabletome.games.sword_and_sorcery.content.notation.quests import QuestAction
from tabletome.games.sword_and_sorcery.content.things import Treasure
from tabletome.games.sword_and_sorcery.content.traps import TRAPS
from tabletome.games.sword_and_sorcery.events import ChestOpened, DoorOpened, Searched, TrapDrawn, Unlocked
from tabletome.games.sword_and_sorcery.rules.combat.conditions import can_act
from tabletome.games.sword_and_sorcery.rules.combat.dice import throw
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import reveal_shadows
from tabletome.games.sword_and_sorcery.rules.heroes.coins import drop_crowns, gain_crowns
from tabletome.games.sword_and_sorcery.rules.heroes.gear import innate_of, use_once
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import gain_treasures
from tabletome.games.sword_and_sorcery.rules.map.people import person_named
from tabletome.games.sword_and_sorcery.rules.story.choices import holds
from tabletome.games.sword_and_sorcery.rules.story.orders import NO_DOOR, resolve_orders
from tabletome.games.sword_and_sorcery.rules.supplies import draw
from tabletome.games.sword_and_sorcery.state import LATER, OFF, ChestToken, State


def element_options(g: State, hero: int) -> list[Action]:
    """What can be done with the things around; what takes an Action only while there is one. SS-MOVE-11, SS-ACT-12"""
    at = g.figures[hero].at
    free_hands = can_act(g, hero) and not g.is_engaged(hero)
    options = door_options(g, hero, at, free_hands=free_hands)
    for chest in g.map.chests:
        if chest.area == at:
            if chest.locked and g.story.key_holder == hero:
                options.append(UNLOCK_CHEST)
            elif not chest.locked and free_hands:
                options.append(OPEN_CHEST)
    plan = g.plan
    if free_hands and g.map.searches and at in [plan.searches[token].area for token in g.map.searches]:
        options.append(SEARCH)
    for action in plan.actions:
        if (action.person or at in action.areas) and at in areas_of(g, action) and is_open(g, hero, action):
            options.append(QuestAct(action.name))
    return options


def door_options(g: State, hero: int, at: int, *, free_hands: bool) -> list[Action]:
    """What can be done with the closed doors beside an area. SS-ELEM-03, SS-ELEM-04, SS-ELEM-07"""
    layout, opened = g.layout, g.map.opened
    options: list[Action] = []
    for door in layout.doors_at[at]:
        if door in opened:
            continue
        if door in g.map.locks:
            if g.story.key_holder == hero:
                options.append(UNLOCK_DOOR[door])
        elif layout.closures[door].kind == DOOR:
            options.append(OPEN_DOOR[door])
        elif free_hands:
            options.append(BREAK_DOOR[door])
    return options


def areas_of(g: State, action: QuestAction) -> list[int]:
    """Where a quest's action can be done now: beside the one it needs, or in its areas, once in each. SS-ACT-24"""
    if action.person:
        person = person_named(g, action.person)
        return [] if person is None or action.name in g.story.done else [g.where_is(person)]
    return [area for area in action.areas if done_mark(action, area) not in g.story.done]


def done_mark(action: QuestAction, area: int) -> str:
    """How it is noted that an action has been done: where there are several places, in each by itself."""
    return f"{action.name} {area}" if len(action.areas) > 1 else action.name


def is_open(g: State, hero: int, action: QuestAction) -> bool:
    """The quest says when its own actions may be done; those that may be done again, once per round. SS-ACT-24"""
    if not action.free and not can_act(g, hero):
        return False
    if mark(action) in g.heroes[hero].used:
        return False
    return (action.engaged or not g.is_engaged(hero)) and holds(g, action.needs)


def mark(action: QuestAction) -> str:
    return f"quest:{action.name}"


def do_element(g: State, hero: int, action: Action) -> Script:
    """Whoever calls has spent what it costs. SS-ELEM-14"""
    match action:
        case OpenDoor(door) | BreakDoor(door):
            yield from open_door(g, hero, door)
        case OpenChest():
            yield from open_chest(g, hero)
        case UnlockDoor(door):
            unlock_door(g, hero, door)
        case UnlockChest():
            unlock_chest(g, hero)
        case Search():
            yield from search(g, hero)
        case QuestAct(name):
            yield from quest_act(g, hero, name)


def open_door(g: State, hero: int, door: int) -> Script:
    """First the trap, then the door leaves the map for good. SS-ELEM-02, SS-ELEM-03, SS-ELEM-04, SS-ACT-13"""
    yield from spring_trap(g, hero, door=door)
    remove_door(g, door, g.heroes[hero].name)


def remove_door(g: State, door: int, who: str) -> None:
    """The token leaves the map; only then can shadows be seen through it. SS-ELEM-03"""
    g.map.opened |= {door}
    g.map.locks -= {door}
    one, other = g.layout.sides_of[door]
    g.emit(DoorOpened, who, g.layout.names[one], g.layout.names[other], rule="SS-ELEM-03")
    behind = tuple(paragraph for number, paragraph in g.plan.on_open if number == door)
    if behind:
        g.story.due, g.story.due_at = (*g.story.due, *behind), other
    reveal_shadows(g)


def open_chest(g: State, hero: int) -> Script:
    """First the trap, then what the back of the token shows; the chest is gone. SS-ELEM-05, SS-ELEM-06, SS-ELEM-14"""
    at = g.figures[hero].at
    chest = next(chest for chest in g.map.chests if chest.area == at and not chest.locked)
    yield from spring_trap(g, hero, at)
    g.map.chests = tuple(each for each in g.map.chests if each != chest)
    g.emit(ChestOpened, g.heroes[hero].name, rule="SS-ELEM-06")
    if g.figures[hero].ghost:
        spill(g, chest)
    else:
        if chest.crowns:
            gain_crowns(g, hero, chest.crowns)
        yield from gain_treasures(g, hero, chest.treasures)
    if chest.number != LATER:
        orders = g.plan.chests[chest.number].orders
        yield from resolve_orders(g, orders, at=at, it=hero)


def spill(g: State, chest: ChestToken) -> None:
    """Nobody is left to take what was in the chest: it lies in its area."""
    drop_crowns(g, chest.area, chest.crowns)
    for _ in range(chest.treasures):
        card = draw(g, g.decks.treasures)
        if card:
            g.map.drops[chest.area] += (Treasure(card),)


def unlock_door(g: State, hero: int, door: int) -> None:
    """The key removes the lock; the door is then opened by the usual rules. SS-ELEM-07"""
    g.map.locks -= {door}
    g.emit(Unlocked, g.heroes[hero].name, rule="SS-ELEM-07")


def unlock_chest(g: State, hero: int) -> None:
    """The key removes the lock of the chest in the hero's area. SS-ELEM-07"""
    at = g.figures[hero].at
    g.map.chests = tuple(
        ChestToken(chest.area, chest.treasures, chest.crowns, False, chest.number) if chest.area == at else chest
        for chest in g.map.chests
    )
    g.emit(Unlocked, g.heroes[hero].name, rule="SS-ELEM-07")


def search(g: State, hero: int) -> Script:
    """One red die; what the token lists for it, the rarest that shows, is found. The token goes. SS-ELEM-11, 12"""
    plan = g.plan
    at = g.figures[hero].at
    number = next(token for token in g.map.searches if plan.searches[token].area == at)
    g.map.searches = tuple(token for token in g.map.searches if token != number)
    (fallen,) = throw(g, hero, [RED_DIE]).faces
    face = RED_FACES[fallen]
    found = [orders for symbol, orders in plan.searches[number].finds if symbol in face]
    g.emit(Searched, g.heroes[hero].name, bool(found), rule="SS-ELEM-11")
    if found:
        yield from resolve_orders(g, found[-1], at=at, it=hero)


def quest_act(g: State, hero: int, name: str) -> Script:
    """The hero does what the quest lets heroes do here. SS-ACT-24"""
    action = next(each for each in g.plan.actions if each.name == name)
    at = g.figures[hero].at
    if action.once:
        g.story.done = (*g.story.done, done_mark(action, at))
    else:
        use_once(g.heroes[hero], mark(action))
    yield from resolve_orders(g, action.orders, at=at, it=hero)


# ------------------------------------------------------------------ traps


def spring_trap(g: State, hero: int, area: int = OFF, door: int = NO_DOOR) -> Script:
    """A card is drawn and resolved at the place of the trap: an area, or the door beside which the hero stands.

    SS-TRAP-01

    Who can disarm traps draws two and has one of them resolved; both are discarded. SS-TRAP-04, SS-POWCARD-07
    """
    disarms = innate_of(g.heroes[hero], ChooseTrap) is not None
    drawn = []
    for _ in range(1 + disarms):
        card = draw(g, g.decks.traps)
        g.decks.traps.discard(card)
        drawn.append(card)
    options = [Pick(card) for card in dict.fromkeys(drawn)]
    chosen = yield from choose(Decision(g.seat_of(hero), "trap", options, {"hero": hero}))
    name = chosen.name
    g.emit(TrapDrawn, name, rule="SS-TRAP-01")
    trap = TRAPS[name]
    place = g.figures[hero].at if area == OFF else area
    yield from resolve_orders(g, trap.orders, at=place, door=door, radius=trap.radius, it=hero, card=name)
