"""What events, traps and the story order, carried out. Rulebook: story events; SS-EVENT-11, SS-GOLD-02

Every kind of `Order` has one function here, found by its type in `CARRIED_OUT`. `Scope` is what orders refer to: the
place of the card, a door with its trap, a radius, the one that a save concerned.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from tabletome.engine import Asking, Decision, Script
from tabletome.games.sword_and_sorcery.actions import Pick, Target
from tabletome.games.sword_and_sorcery.content import notation as n
from tabletome.games.sword_and_sorcery.content.events import EVENTS
from tabletome.games.sword_and_sorcery.events import (
    DoorOpened,
    GateChanged,
    PowerRefreshed,
    QuestDecided,
    ShrineChanged,
    StoryTold,
    TimeOfDay,
)
from tabletome.games.sword_and_sorcery.names import CARD
from tabletome.games.sword_and_sorcery.rules.combat.attack import (
    Strike,
    attack,
)
from tabletome.games.sword_and_sorcery.rules.combat.conditions import (
    afflict,
    conditions_of,
    cure,
    draw_critical,
    ignite,
    place_fire,
)
from tabletome.games.sword_and_sorcery.rules.combat.death import (
    FEW_HEROES,
    give_power_card,
    lose_hp,
    recover,
)
from tabletome.games.sword_and_sorcery.rules.combat.dice import save_roll
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import (
    evade,
    resolve_fallen,
)
from tabletome.games.sword_and_sorcery.rules.encounters import (
    activate_one,
    all_specials,
    concerned,
    recharge_all,
    reshuffle,
    resolve_encounter,
)
from tabletome.games.sword_and_sorcery.rules.enemies.movement import standing
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import (
    certain_enemy,
    heroes_in_play,
    lay_shadow,
    reveal_shadows,
    spawn,
)
from tabletome.games.sword_and_sorcery.rules.enemies.traits import MOST_POWER_CARDS
from tabletome.games.sword_and_sorcery.rules.heroes.coins import (
    gain_crowns,
    lose_crowns,
)
from tabletome.games.sword_and_sorcery.rules.heroes.souls import gain_souls
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import (
    gain_treasures,
    receive_card,
)
from tabletome.games.sword_and_sorcery.rules.map.movement import push
from tabletome.games.sword_and_sorcery.state import HERO, NOBODY, OFF, State

NO_DOOR = -1
LAST_POSITION = 4
"""Powers turn no further back. SS-ICON-11"""
CLEARED = "cleared"


@dataclasses.dataclass(frozen=True, slots=True)
class Scope:
    """What the orders of one card refer to."""

    at: int = OFF
    door: int = NO_DOOR
    radius: int = 0
    it: int = NOBODY
    card: str = ""


def resolve_orders(
    g: State,
    orders: n.Orders,
    at: int = OFF,
    door: int = NO_DOOR,
    radius: int = 0,
    it: int = NOBODY,
    card: str = "",
) -> Script:
    """One after the other, strictly as written; nothing more once the quest is decided. SS-EVENT-02, SS-EVENT-11"""
    yield from carry_out(g, orders, Scope(at, door, radius, it, card))
    yield from resolve_fallen(g)


def carry_out(g: State, orders: n.Orders, scope: Scope) -> Script:
    for order in orders:
        if g.result:
            return
        yield from CARRIED_OUT[type(order)](g, order, scope)


def resolve_due(g: State) -> Script:
    """Whatever the story owes is told now; everything else waits meanwhile. SS-EVENT-10, SS-EVENT-11, SS-MOVE-07"""
    check_clear(g)
    while g.due and not g.result:
        story, *rest = g.due
        g.due = tuple(rest)
        yield from resolve_orders(g, g.plan.story[story], at=g.due_at, card=story)
        check_clear(g)


def check_clear(g: State) -> None:
    """Once, when neither an enemy nor a shadow token is left. SS-END-01"""
    if g.plan.on_clear and CLEARED not in g.done and not g.shadows and not g.enemies_in_play():
        g.done = (*g.done, CLEARED)
        g.due = (*g.due, g.plan.on_clear)


def decide(g: State, won: bool) -> None:
    """When a condition is met the game ends; what came first stands. SS-END-01"""
    if not g.result:
        g.result = "won" if won else "lost"
        g.emit(QuestDecided, won, rule="SS-END-01")


# ------------------------------------------------------------------ whom it concerns


def living_hero(g: State) -> int:
    """The active hero, or, if that is a ghost soul, the living one before it in the order of the table."""
    count = len(g.heroes)
    order = [(g.active - step) % count for step in range(count)]
    return next((hero for hero in order if not g.figures[hero].ghost), g.active)


def whom(g: State, who: str, scope: Scope) -> Asking[list[int]]:
    """The figures that an order concerns; the companion is one of the heroes. SS-EVENT-09, SS-COMPAN-18"""
    match who:
        case "active":
            return [living_hero(g)]
        case "each-hero":
            return g.allies()
        case "near":
            return [figure for figure in g.allies() if trap_distance(g, g.figures[figure].at, scope) <= scope.radius]
        case "here":
            return g.allies_at(scope.at)
        case "it":
            return [scope.it] if g.is_up(scope.it) else []
        case "each-enemy":
            return g.foes()
        case "engaged":
            return [figure for figure in g.allies() if g.is_engaged(figure)]
        case "one-enemy":
            return (yield from one_of(g, g.foes(), "one-enemy"))
        case "one-hero":
            return (yield from one_of(g, g.living(), "one-hero"))
        case "richest":
            most = max((g.heroes[hero].crowns for hero in g.living()), default=0)
            return (yield from one_of(g, [h for h in g.living() if g.heroes[h].crowns == most], "one-hero"))
    most = max((g.figures[hero].wounds for hero in g.living()), default=0)
    return (yield from one_of(g, [h for h in g.living() if g.figures[h].wounds == most], "one-hero"))


def heroes_of(g: State, who: str, scope: Scope) -> Asking[list[int]]:
    """Only heroes: whoever has crowns, powers and items. SS-COMPAN-11"""
    return [figure for figure in (yield from whom(g, who, scope)) if g.figures[figure].side == HERO]


def one_of(g: State, figures: list[int], kind: str) -> Asking[list[int]]:
    """The active player chooses."""
    if len(figures) < 2:
        return figures
    chosen = yield Decision(g.speaker, kind, [Target(figure) for figure in figures])
    return [chosen.figure]


def trap_distance(g: State, area: int, scope: Scope) -> int:
    """Along ways that can be walked; both areas of a door are at {1} from its trap. SS-TRAP-02, 03, 05"""
    walk = g.board.walk
    if scope.door == NO_DOOR:
        return walk[scope.at][area]
    return 1 + min(walk[side][area] for side in g.layout.sides_of[scope.door])


# ------------------------------------------------------------------ bodies


def lose(g: State, order: n.Lose, scope: Scope) -> Script:
    for figure in (yield from whom(g, order.who, scope)):
        lose_hp(g, figure, order.hp)
    yield from resolve_fallen(g)


def recovers(g: State, order: n.Recover, scope: Scope) -> Script:
    for figure in (yield from whom(g, order.who, scope)):
        recover(g, figure, order.hp)


def suffer(g: State, order: n.Suffer, scope: Scope) -> Script:
    for figure in (yield from whom(g, order.who, scope)):
        afflict(g, figure, order.condition)


def burn(g: State, order: n.Burn, scope: Scope) -> Script:
    for figure in (yield from whom(g, order.who, scope)):
        ignite(g, figure, order.level)


def wounded(g: State, order: n.Wounded, scope: Scope) -> Script:
    for figure in (yield from whom(g, order.who, scope)):
        draw_critical(g, figure)
    yield from resolve_fallen(g)


def cures(g: State, order: n.Cure, scope: Scope) -> Script:
    """One condition of the owner's choice, or all. SS-COND-04"""
    for figure in (yield from whom(g, order.who, scope)):
        found = conditions_of(g, figure)
        if len(found) > 1 and not order.all:
            about = {"figure": figure}
            chosen = yield Decision(g.seat_for(figure), "cure", [Pick(condition) for condition in found], about)
            found = [chosen.name]
        for condition in found:
            cure(g, figure, condition)


def struck(g: State, order: n.Struck, scope: Scope) -> Script:
    """The card itself attacks; its targets defend normally. SS-COMBAT-26"""
    value = (order.hits, order.red, order.blue)
    for figure in (yield from whom(g, order.who, scope)):
        if g.is_up(figure):
            yield from attack(g, Strike(NOBODY, figure, scope.card or CARD, value, order.damage))
            yield from resolve_fallen(g)


def bashed(g: State, order: n.Bashed, scope: Scope) -> Script:
    for figure in (yield from whom(g, order.who, scope)):
        yield from push(g, figure)


def save(g: State, order: n.Save, scope: Scope) -> Script:
    """Everyone concerned rolls for themselves. SS-HERO-09, SS-TRAP-02"""
    for figure in (yield from whom(g, order.who, scope)):
        if g.is_up(figure):
            saved = yield from save_roll(g, figure)
            inner = dataclasses.replace(scope, it=figure)
            yield from carry_out(g, order.success if saved else order.otherwise, inner)


# ------------------------------------------------------------------ choices


def by_nature(g: State, order: n.ByNature, scope: Scope) -> Script:
    """The choice must agree with the active hero's soul nature; in a Soul Storm any will do. SS-NATURE-02, 03, 05"""
    ways = {n.LAW: order.law, n.NEUTRAL: order.neutral, n.CHAOS: order.chaos}
    open_ways = [nature for nature, orders in ways.items() if orders]
    nature = g.heroes[living_hero(g)].card.nature
    if not g.soul_storm:
        if nature in open_ways:
            open_ways = [nature]
        elif nature != n.NEUTRAL:
            return
    chosen = open_ways[0]
    if len(open_ways) > 1:
        picked = yield Decision(g.speaker, "nature", [Pick(nature) for nature in open_ways], {"card": scope.card})
        chosen = picked.name
    yield from carry_out(g, ways[chosen], scope)


def ask(g: State, order: n.Ask, scope: Scope) -> Script:
    picked = yield Decision(g.speaker, "ask", [Pick(name) for name, _ in order.ways], {"card": scope.card})
    yield from carry_out(g, dict(order.ways)[picked.name], scope)


def if_(g: State, order: n.If, scope: Scope) -> Script:
    yield from carry_out(g, order.then if holds(g, order.test) else order.otherwise, scope)


def holds(g: State, test: str) -> bool:
    """Whether a test of the quest is true now; no test always is."""
    match test.split():
        case []:
            return True
        case ["heroes", ">", number]:
            return g.started > int(number)
        case ["counter", name, ">=", number]:
            return g.counters.get(name, 0) >= int(number)
        case ["alive", tag]:
            return any(enemy.tag == tag and not enemy.dead for enemy in g.enemies)
        case ["nature", nature]:
            return g.heroes[living_hero(g)].card.nature == nature
        case ["opened", door]:
            return int(door) in g.opened
        case ["together"]:
            here = g.figures[living_hero(g)].at
            return all(g.figures[hero].at == here for hero in g.living())
    return g.time == test


# ------------------------------------------------------------------ enemies


def spawns(g: State, order: n.Spawn, scope: Scope) -> Script:  # noqa: ARG001 - all orders have one shape
    """Heroes in play less enemies in play, and a number by how many started. SS-EVENT-07, SS-EVENT-08"""
    spawn(g, spawn_count(g, order))
    return
    yield


def spawn_count(g: State, order: n.Spawn) -> int:
    """Never below 0; the column is that of the heroes who started the quest. SS-EVENT-08, SS-ICON-13"""
    more = order.few if g.started <= FEW_HEROES else order.many
    return max(0, heroes_in_play(g) - len(g.enemies_in_play()) + more)


def activate(g: State, order: n.Activate, scope: Scope) -> Script:  # noqa: ARG001 - all orders have one shape
    """Enemies act in the middle of whatever goes on, which waits for them. SS-AI-03, SS-AI-10"""
    outer = g.waiting, g.choosing, g.last_resort
    g.waiting, g.choosing, g.last_resort = tuple(concerned(g, (order,))), order.count, order.last_resort
    while g.waiting and not g.result:
        yield from activate_one(g)
    g.waiting, g.choosing, g.last_resort = outer


def encounter(g: State, order: n.Encounter, scope: Scope) -> Script:  # noqa: ARG001 - all orders have one shape
    """SS-AI-09, SS-AI-10"""
    for _ in range(order.count):
        outer = g.encounter, g.waiting, g.choosing, g.last_resort
        yield from resolve_encounter(g)
        g.encounter, g.waiting, g.choosing, g.last_resort = outer


def specials(g: State, order: n.UseSpecials, scope: Scope) -> Script:  # noqa: ARG001 - all orders have one shape
    yield from all_specials(g)


def enemy_power(g: State, order: n.GiveEnemyPower, scope: Scope) -> Script:  # noqa: ARG001 - all orders have one shape
    """An enemy of the highest rank that has room for a card. SS-ENEMY-27, SS-ENEMY-28"""
    able = [enemy for enemy in g.enemies_in_play() if len(g.enemies[enemy].powers) < MOST_POWER_CARDS]
    if not able:
        return
    highest = max(n.RANKS.index(g.scroll_of(enemy).rank) for enemy in able)
    first = [enemy for enemy in able if n.RANKS.index(g.scroll_of(enemy).rank) == highest]
    figures = [standing(g, enemy)[0] for enemy in first]
    for figure in (yield from one_of(g, figures, "one-enemy")):
        give_power_card(g, g.figures[figure].owner)


# ------------------------------------------------------------------ powers, crowns and cards


def rotate(g: State, order: n.Rotate, scope: Scope) -> Script:
    """Used powers turn: forward from the first position they refresh, backward from the last they stay. SS-POWER-24

    Cards that speak of all heroes turn those of ghost souls too. SS-DEATH-12
    """
    heroes = list(range(len(g.heroes))) if order.who == "each-hero" else (yield from heroes_of(g, order.who, scope))
    for hero in heroes:
        turn_powers(g, hero, order.by)


def turn_powers(g: State, hero: int, by: int, rule: str = "SS-POWER-24") -> None:
    """Forward towards refresh, backward up to the last position; only used powers turn. SS-POWER-24, SS-POWER-29"""
    it = g.heroes[hero]
    turned = tuple(min(LAST_POSITION, max(0, glasses - by)) if glasses else 0 for glasses in it.cooling)
    for power, before, now in zip(it.powers, it.cooling, turned, strict=True):
        if before and not now:
            g.emit(PowerRefreshed, it.name, power, rule=rule)
    it.cooling = turned


def refresh(g: State, order: n.Refresh, scope: Scope) -> Script:
    """SS-POWER-25"""
    for hero in (yield from heroes_of(g, order.who, scope)):
        it = g.heroes[hero]
        used = [power for power, glasses in zip(it.powers, it.cooling, strict=True) if glasses]
        if not used:
            continue
        power = used[0]
        if len(used) > 1:
            about = {"hero": hero}
            chosen = yield Decision(g.seat_of(hero), "refresh", [Pick(power) for power in used], about)
            power = chosen.name
        it.cooling = tuple(0 if name == power else glasses for name, glasses in zip(it.powers, it.cooling, strict=True))
        g.emit(PowerRefreshed, it.name, power, rule="SS-POWER-25")


def crowns(g: State, order: n.Crowns, scope: Scope) -> Script:
    for hero in (yield from heroes_of(g, order.who, scope)):
        if order.amount > 0:
            gain_crowns(g, hero, order.amount)
        else:
            lose_crowns(g, hero, -order.amount)


def treasures(g: State, order: n.Treasures, scope: Scope) -> Script:
    for hero in (yield from heroes_of(g, order.who, scope)):
        yield from gain_treasures(g, hero, order.count)


def soul_weapon(g: State, order: n.TakeSoulWeapon, scope: Scope) -> Script:
    """One of those that the party can use. SS-ITEM-20, SS-SETUP-13"""
    for hero in (yield from heroes_of(g, order.who, scope)):
        if not g.soul_weapons:
            return
        card = g.soul_weapons[0]
        if len(g.soul_weapons) > 1:
            options = [Pick(each) for each in g.soul_weapons]
            chosen = yield Decision(g.seat_of(hero), "soul-weapon", options, {"hero": hero})
            card = chosen.name
        g.soul_weapons = tuple(each for each in g.soul_weapons if each != card)
        receive_card(g, hero, card)


def key(g: State, order: n.Key, scope: Scope) -> Script:
    """Whoever gains it keeps it until the end of the quest, or until death; a quest may say more. SS-ELEM-08, 10"""
    for hero in (yield from heroes_of(g, order.who, scope)):
        g.key = hero


def visit_emporium(g: State, order: n.VisitEmporium, scope: Scope) -> Script:  # noqa: ARG001 - one shape
    from tabletome.games.sword_and_sorcery.rules.heroes.emporium import visit

    yield from visit(g)


def draw_trap(g: State, order: n.DrawTrap, scope: Scope) -> Script:  # noqa: ARG001 - all orders have one shape
    from tabletome.games.sword_and_sorcery.rules.map.traps import spring_trap

    hero = living_hero(g)
    yield from spring_trap(g, hero, scope.at if scope.at != OFF else g.figures[hero].at)


# ------------------------------------------------------------------ the story


def do(g: State, order: n.Do, scope: Scope) -> Script:
    yield from carry_out(g, g.plan.story[order.story], scope)


def time(g: State, order: n.Time, scope: Scope) -> Script:  # noqa: ARG001 - all orders have one shape
    """The card comes into play, from the deck if it is there. SS-EVENT-16"""
    g.events = tuple(card for card in g.events if card != order.to)
    yield from change_time(g, order.to)


def change_time(g: State, to: str) -> Script:
    """The new card replaces the old one below the event deck; both of its effects begin. SS-EVENT-17, SS-EVENT-19"""
    g.time = to
    g.emit(TimeOfDay, to, rule="SS-EVENT-16")
    yield from carry_out(g, EVENTS[to].once, Scope(card=to))


def move_heroes(g: State, order: n.MoveHeroes, scope: Scope) -> Script:
    """Whoever is made to leave an area with enemies must evade; ghost souls come along. SS-MOVE-10"""
    figures = yield from whom(g, order.who, scope)
    for figure in figures:
        if g.is_engaged(figure):
            yield from evade(g, figure)
    if order.who == "each-hero":
        figures = [*range(len(g.heroes)), *(figure for figure in figures if figure == g.companion)]
    for figure in figures:
        it = g.figures[figure]
        if it.at >= 0:
            it.came, it.at = OFF, order.area
    reveal_shadows(g)


def at_once(change: Callable[[State, Any, Scope], None]) -> Callable[[State, Any, Scope], Script]:
    """An order that asks nothing."""

    def run(g: State, order: Any, scope: Scope) -> Script:
        change(g, order, scope)
        return
        yield

    return run


@at_once
def put_fire(g: State, order: n.PlaceFire, scope: Scope) -> None:
    place_fire(g, scope.at if order.area == OFF else order.area, order.level)


@at_once
def spawn_fixed(g: State, order: n.SpawnFixed, scope: Scope) -> None:  # noqa: ARG001 - all orders have one shape
    spawn(g, order.count)


@at_once
def place_enemy(g: State, order: n.PlaceEnemy, scope: Scope) -> None:
    """SS-SPAWN-12, SS-MASTER-16"""
    certain_enemy(g, order.kind, order.rank, scope.at if order.area == OFF else order.area, order.tag)


@at_once
def place_shadow(g: State, order: n.PlaceShadow, scope: Scope) -> None:  # noqa: ARG001 - all orders have one shape
    lay_shadow(g, order.area)
    reveal_shadows(g)


@at_once
def place_story(g: State, order: n.PlaceStory, scope: Scope) -> None:  # noqa: ARG001 - all orders have one shape
    g.stories = (*g.stories, (order.area, order.story))


@at_once
def remove_story(g: State, order: n.RemoveStory, scope: Scope) -> None:  # noqa: ARG001 - all orders have one shape
    g.stories = tuple(story for story in g.stories if story[0] != order.area)


@at_once
def place_chest(g: State, order: n.PlaceChest, scope: Scope) -> None:  # noqa: ARG001 - all orders have one shape
    g.chests = (*g.chests, (order.area, order.treasures, order.crowns, order.locked, -1))


@at_once
def change_gate(g: State, order: n.Gate, scope: Scope) -> None:  # noqa: ARG001 - all orders have one shape
    """One gate is flipped or removed by its symbol. SS-SPAWN-02, SS-SPAWN-13"""
    g.gates = tuple(
        (symbol, area, order.to == "open") if symbol == order.symbol else (symbol, area, active)
        for symbol, area, active in g.gates
        if symbol != order.symbol or order.to != "removed"
    )
    g.emit(GateChanged, order.symbol, order.to, rule="SS-SPAWN-13")


@at_once
def place_gate(g: State, order: n.PlaceGate, scope: Scope) -> None:  # noqa: ARG001 - all orders have one shape
    others = tuple(gate for gate in g.gates if gate[0] != order.symbol)
    g.gates = (*others, (order.symbol, order.area, order.open))
    g.emit(GateChanged, order.symbol, "open" if order.open else "closed", rule="SS-SPAWN-13")


@at_once
def change_shrine(g: State, order: n.Shrine, scope: Scope) -> None:  # noqa: ARG001 - all orders have one shape
    """SS-DEATH-24"""
    others = tuple(shrine for shrine in g.shrines if shrine[0] != order.area)
    g.shrines = (*others, (order.area, order.active))
    g.emit(ShrineChanged, g.layout.names[order.area], order.active, rule="SS-DEATH-24")


@at_once
def recharge(g: State, order: n.Recharge, scope: Scope) -> None:  # noqa: ARG001 - all orders have one shape
    recharge_all(g, order.by)


@at_once
def shuffle_encounters(g: State, order: n.ShuffleEncounters, scope: Scope) -> None:  # noqa: ARG001 - one shape
    reshuffle(g, scope.card)


@at_once
def souls(g: State, order: n.SoulPoints, scope: Scope) -> None:  # noqa: ARG001 - all orders have one shape
    gain_souls(g, order.amount)


@at_once
def card_on_deck(g: State, order: n.CardOnDeck, scope: Scope) -> None:  # noqa: ARG001 - all orders have one shape
    """The next Event Phase will discard it instead of going on. SS-EVENT-14, SS-EVENT-15"""
    if scope.card in EVENTS:
        g.events_up = (*g.events_up, scope.card)


@at_once
def tell(g: State, order: n.Tell, scope: Scope) -> None:  # noqa: ARG001 - all orders have one shape
    g.emit(StoryTold, g.quest, order.paragraph)


@at_once
def count(g: State, order: n.Count, scope: Scope) -> None:  # noqa: ARG001 - all orders have one shape
    g.counters[order.counter] = g.counters.get(order.counter, 0) + order.by


@at_once
def open_door(g: State, order: n.OpenDoor, scope: Scope) -> None:  # noqa: ARG001 - all orders have one shape
    """Without a trap: nobody opened it."""
    if order.door not in g.opened:
        remove_door(g, order.door, CARD)


def remove_door(g: State, door: int, who: str) -> None:
    """The token leaves the map; only then can shadows be seen through it. SS-ELEM-03"""
    g.opened |= {door}
    g.locks -= {door}
    one, other = g.layout.sides_of[door]
    g.emit(DoorOpened, who, g.layout.names[one], g.layout.names[other], rule="SS-ELEM-03")
    reveal_shadows(g)


@at_once
def add_enemies(g: State, order: n.AddEnemies, scope: Scope) -> None:  # noqa: ARG001 - all orders have one shape
    g.enemy_deck = tuple(g.rng.shuffled((*g.enemy_deck, *order.cards)))


@at_once
def win(g: State, order: n.Win, scope: Scope) -> None:  # noqa: ARG001 - all orders have one shape
    decide(g, True)


@at_once
def fail(g: State, order: n.Fail, scope: Scope) -> None:  # noqa: ARG001 - all orders have one shape
    decide(g, False)


CARRIED_OUT: dict[type[n.Order], Callable[[State, Any, Scope], Script]] = {
    n.Lose: lose,
    n.Recover: recovers,
    n.Suffer: suffer,
    n.Burn: burn,
    n.Wounded: wounded,
    n.Cure: cures,
    n.Struck: struck,
    n.Bashed: bashed,
    n.Save: save,
    n.ByNature: by_nature,
    n.PlaceFire: put_fire,
    n.Spawn: spawns,
    n.SpawnFixed: spawn_fixed,
    n.PlaceEnemy: place_enemy,
    n.PlaceShadow: place_shadow,
    n.PlaceStory: place_story,
    n.RemoveStory: remove_story,
    n.PlaceChest: place_chest,
    n.Gate: change_gate,
    n.PlaceGate: place_gate,
    n.Shrine: change_shrine,
    n.Encounter: encounter,
    n.Activate: activate,
    n.UseSpecials: specials,
    n.ShuffleEncounters: shuffle_encounters,
    n.Rotate: rotate,
    n.Refresh: refresh,
    n.Recharge: recharge,
    n.GiveEnemyPower: enemy_power,
    n.Crowns: crowns,
    n.SoulPoints: souls,
    n.Treasures: treasures,
    n.TakeSoulWeapon: soul_weapon,
    n.Key: key,
    n.VisitEmporium: visit_emporium,
    n.DrawTrap: draw_trap,
    n.Time: time,
    n.CardOnDeck: card_on_deck,
    n.Tell: tell,
    n.Count: count,
    n.If: if_,
    n.Do: do,
    n.OpenDoor: open_door,
    n.MoveHeroes: move_heroes,
    n.AddEnemies: add_enemies,
    n.Ask: ask,
    n.Win: win,
    n.Fail: fail,
}
