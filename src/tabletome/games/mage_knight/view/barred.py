"""What a player might expect to be able to do now, and the rule that forbids it.

Everything is asked of the rules themselves; only where they say no is the reason looked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tabletome.engine import Decision
from tabletome.games.mage_knight.content.box import EXPLORE_COST, LEAST_REPUTATION, WOUND
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.tiles import CITY, INHABITED, MONASTERY, TILES, TOWER, VILLAGE
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.attack import attack_sum, can_be_targeted
from tabletome.games.mage_knight.rules.combat.block import block_total, to_block
from tabletome.games.mage_knight.rules.interaction.interact import LEARNING_COST, SPELL_COST
from tabletome.games.mage_knight.rules.interaction.recruit import can_recruit, city_colours, has_room, unit_price
from tabletome.games.mage_knight.rules.map.exploration import is_coast, may_lie, on_the_map
from tabletome.games.mage_knight.rules.map.movement import (
    heroes_met,
    is_rampaging,
    may_attack,
    may_enter,
    move_cost,
    rivals_here,
)
from tabletome.games.mage_knight.rules.scenario import special_rules
from tabletome.games.mage_knight.rules.turn import may_take_regular_turn, must_attack
from tabletome.games.mage_knight.state import RANGED, Player, State
from tabletome.games.mage_knight.view.wording import card_name, enemy_name, space_name, unit_name
from tabletome.scene import Barred, Choice, Text, listed, t


def barred(g: State, decision: Decision, choices: Sequence[Choice]) -> list[Barred]:
    """Whatever is worth telling at this decision, except what some choice does allow."""
    found = FORBIDDEN.get(decision.kind)
    if found is None:
        return []
    allowed = {thing for choice in choices for thing in choice.things}
    return [entry for entry in found(g, g.players[decision.seat]) if not allowed & set(entry.things)]


# The turn


def at_turn(g: State, p: Player) -> Iterator[Barred]:
    yield from spaces_around(g, p)
    yield from tiles_around(g, p)
    if must_attack(g, p):
        yield Barred(t("barred-stay"), "MK-HERO-02")
    elif rivals_here(g, p):
        yield Barred(t("barred-beside"), "MK-HERO-08")
    if not may_take_regular_turn(p):
        yield Barred(t("barred-only-wounds"), "MK-TURN-17")
    if p.turn.has_moved:
        yield Barred(t("barred-rest"), "MK-TURN-26")
    if g.board[p.space].site in INHABITED and p.reputation == LEAST_REPUTATION:
        yield Barred(t("barred-interact"), "MK-INTER-04")
    yield from plunder_missed(g, p)
    yield from cards_and_units(p)


def plunder_missed(g: State, p: Player) -> Iterator[Barred]:
    """A Village is plundered before the turn: the first thing that is done in it ends the chance. MK-SITE-16"""
    if g.board[p.space].site == VILLAGE and not p.may_act_early:
        yield Barred(t("barred-plundered" if p.has_plundered else "barred-plunder"), "MK-SITE-16")


def spaces_around(g: State, p: Player) -> Iterator[Barred]:
    """Why a space next to the hero cannot be entered."""
    for name in g.board[p.space].near:
        cost = move_cost(g, p, g.board[name])
        where = space_name(name)
        if cost is None:
            yield Barred(t("barred-terrain", space=where), "MK-MOVE-06", [name])
        elif not may_enter(g, p, name):
            yield closed(g, p, name)
        elif cost > p.turn.move:
            yield Barred(t("barred-cost", space=where, cost=cost, move=p.turn.move), "MK-MOVE-05", [name])


def closed(g: State, p: Player, name: str) -> Barred:
    """A space for which points would not be enough."""
    where = space_name(name)
    if is_rampaging(g, name):
        return Barred(t("barred-rampaging", space=where), "MK-MOVE-10", [name])
    if g.board[name].site == CITY and not SCENARIOS[g.scenario].cities_open:
        rule = "MK-HOLD-01" if special_rules.goal(g) == "hold" else "MK-RECON-06"
        return Barred(t("barred-city", space=where), rule, [name])
    others = heroes_met(g, p, name)
    if others and not may_attack(g, p, others[0]):
        return Barred(t("barred-keep", space=where), "MK-HERO-09", [name])
    return Barred(t("barred-provoking", space=where), "MK-PVP-02", [name])


def tiles_around(g: State, p: Player) -> Iterator[Barred]:
    """Why a tile cannot be revealed from here."""
    if not (g.stack or g.tiles_in_box or g.hidden):
        return
    for position in g.board[p.space].edges:
        things = [f"edge:{position[0]}:{position[1]}"]
        if may_lie(g, position):
            if p.turn.move < EXPLORE_COST:
                yield Barred(t("barred-explore-cost", cost=EXPLORE_COST, move=p.turn.move), "MK-EXPL-03", things)
        elif g.shape == "fixed" or not on_the_map(g.shape, position):
            yield Barred(t("barred-coast"), "MK-EXPL-02")
        elif g.stack and TILES[g.stack[0]].kind == "core" and is_coast(g.shape, position):
            yield Barred(t("barred-core-coast"), "MK-MAP-02")
        else:
            yield Barred(
                t("barred-alone"), "MK-EXPL-07" if g.stack and TILES[g.stack[0]].kind == "core" else "MK-EXPL-06"
            )


def cards_and_units(p: Player) -> Iterator[Barred]:
    if WOUND in p.hand:
        yield Barred(t("barred-wound", card=card_name(WOUND)), "MK-DEED-06", [f"hand:{p.seat}:{WOUND}"])
    for number, unit in enumerate(p.units):
        if unit.wounds or not unit.ready:
            state = "wounded" if unit.wounds else "spent"
            yield Barred(t(f"barred-{state}", unit=unit_name(unit.name)), "MK-UNIT-07", [f"unit:{p.seat}:{number + 1}"])


# The locals


def at_interaction(g: State, p: Player) -> Iterator[Barred]:
    """Why something on offer cannot be bought: the price, the mana, or the place."""
    site = g.board[p.space].site
    for name in dict.fromkeys(g.units_offer):
        yield from why_not_recruited(g, p, site, name)
    if site == TOWER or "blue" in colours_here(g, p):
        for name in g.spells_offer:
            if p.turn.influence < SPELL_COST:
                yield too_dear(p, card_name(name), SPELL_COST, "MK-INTER-13", name)
            else:
                yield Barred(t("barred-spell-mana", card=card_name(name)), "MK-INTER-13", [f"offer:{name}"])
    if site == MONASTERY:
        for name in g.monastery_offer:
            yield too_dear(p, card_name(name), LEARNING_COST, "MK-INTER-12", name)
    if "green" in colours_here(g, p):
        for name in g.advanced_offer:
            yield too_dear(p, card_name(name), LEARNING_COST, "MK-INTER-17", name)
    yield from cards_and_units(p)


def colours_here(g: State, p: Player) -> tuple[str, ...]:
    """Of the City where the hero is, if it is one."""
    return city_colours(g, p) if g.board[p.space].site == CITY else ()


def why_not_recruited(g: State, p: Player, site: str, name: str) -> Iterator[Barred]:
    things = [f"offer:{name}"]
    if not can_recruit(g, p, site, UNITS[name].sites):
        places = listed(t(f"site-{each}") for each in UNITS[name].sites)
        yield Barred(t("barred-elsewhere", unit=unit_name(name), sites=places), "MK-INTER-09", things)
    elif not has_room(p):
        yield Barred(t("barred-no-command", unit=unit_name(name)), "MK-UNIT-06", things)
    else:
        yield too_dear(p, unit_name(name), unit_price(g, p, name), "MK-INTER-09", name)


def too_dear(p: Player, what: Text, cost: int, rule: str, name: str) -> Barred:
    return Barred(t("barred-price", what=what, cost=cost, influence=p.turn.influence), rule, [f"offer:{name}"])


# Combat


def at_attack(g: State, p: Player) -> Iterator[Barred]:
    """Why an enemy cannot be attacked with the points played."""
    assert g.combat is not None
    for number, foe in enumerate(g.combat.foes):
        if foe.defeated:
            continue
        things, enemy = [f"foe:{number + 1}"], enemy_name(foe.name)
        total, needed = attack_sum(g, foe)
        if not can_be_targeted(g, foe):
            yield Barred(t("barred-walls", enemy=enemy), "MK-RANGE-04", things)
        elif g.stage == RANGED and enemies.fortifications(g, foe) and total < needed:
            yield Barred(t("barred-siege", enemy=enemy, points=total, armor=needed), "MK-RANGE-03", things)
        elif total < needed:
            yield Barred(t("barred-armor", enemy=enemy, points=total, armor=needed), "MK-RANGE-10", things)
    yield from cards_and_units(p)


def at_block(g: State, p: Player) -> Iterator[Barred]:
    """How much is missing to block an attack."""
    assert g.combat is not None
    for number in enemies.open_strikes(g.combat):
        strike = g.combat.strikes[number]
        total, needed = block_total(g, g.combat.pool, strike), to_block(g, strike)
        if total < needed:
            text = t("barred-block", enemy=enemy_name(strike.name), points=total, needed=needed)
            yield Barred(text, "MK-BLOCK-12", [f"strike:{number + 1}"])
    yield from cards_and_units(p)


def at_defence(_: State, p: Player) -> Iterator[Barred]:
    if p.hand and set(p.hand) == {WOUND}:
        yield Barred(t("barred-full-defence"), "MK-PVP-08")


FORBIDDEN: dict[str, Callable[[State, Player], Iterator[Barred]]] = {
    "turn": at_turn,
    "interact": at_interaction,
    "ranged": at_attack,
    "attack": at_attack,
    "block": at_block,
    "defence": at_defence,
}
