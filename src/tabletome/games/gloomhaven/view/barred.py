"""What a player might expect to be able to do now, and the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tabletome.engine import Decision
from tabletome.games.gloomhaven.campaign.party import casual_scenarios, may_play
from tabletome.games.gloomhaven.campaign.retirement import must_retire
from tabletome.games.gloomhaven.campaign.shop import in_stock, price
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.notation.conditions import DISARM, IMMOBILIZE, INVISIBLE
from tabletome.games.gloomhaven.content.scenarios import SCENARIOS
from tabletome.games.gloomhaven.rules.characters.equipment import FREE, stock, worn
from tabletome.games.gloomhaven.rules.characters.levels import is_due
from tabletome.games.gloomhaven.rules.flow import REST_NEEDS
from tabletome.games.gloomhaven.rules.items.worn import IS_SPENT, READY, fits
from tabletome.games.gloomhaven.rules.movement.doors import locked_doors
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view.wording import card_name, figure_name, item_name, name_of, scenario_name
from tabletome.scene import Barred, t


def at_select(g: State, decision: Decision) -> Iterator[Barred]:
    """A long rest without two discarded cards. GH-REST-01"""
    hero = decision.about.get("hero", decision.seat)
    if len(g.heroes[hero].discard) < REST_NEEDS:
        yield Barred(t("barred-rest"), "GH-REST-01")


def at_turn(g: State, _: Decision) -> Iterator[Barred]:
    """What conditions forbid, and items that are used. GH-COND-11, 12"""
    figure = g.figures[g.turn.acting]
    if figure.conditions & DISARM:
        yield Barred(t("barred-disarmed"), "GH-COND-12")
    if figure.conditions & IMMOBILIZE:
        yield Barred(t("barred-immobilized"), "GH-COND-11")
    yield from used_items(g, g.turn.acting)


def used_items(g: State, hero: int) -> Iterator[Barred]:
    """Items that are turned sideways or face down. GH-ITEM-06, 08"""
    for item in g.heroes[hero].items:
        if item.state != READY:
            rule, state = ("GH-ITEM-06", "spent") if item.state == IS_SPENT else ("GH-ITEM-08", "consumed")
            yield Barred(t(f"barred-item-{state}", item=item_name(item.name)), rule, [f"item:{item.name}:{hero}"])


def at_outfit(g: State, decision: Decision) -> Iterator[Barred]:
    """What the shop has, but the character has no place or no gold for. GH-ITEM-04, GH-SHOP-01"""
    cards = g.heroes[decision.about.get("hero", decision.seat)]
    on = worn(cards)
    for name in stock(g):
        if name in cards.owned:
            continue
        if not fits((*on, name), cards.level):
            yield Barred(t("barred-item-place", item=item_name(name)), "GH-ITEM-04")
        elif g.shop != FREE and ITEMS[name].price > cards.purse:
            yield Barred(t("barred-item-gold", item=item_name(name), price=ITEMS[name].price), "GH-SHOP-01")


def at_move(g: State, _: Decision) -> Iterator[Barred]:
    """Locked doors, and obstacles beside the character."""
    here = g.figures[g.turn.acting].at
    for at in locked_doors(g):
        yield Barred(t("barred-locked"), "GH-SPECIAL-03", [f"h{at}"])
    for at in g.board.near[here] if here >= 0 else ():
        if at in g.obstacles and g.standing_at(at) is None:
            yield Barred(t("barred-obstacle"), "GH-OVL-17", [f"h{at}"])


def at_strike(g: State, decision: Decision) -> Iterator[Barred]:
    """Enemies that are too far, out of sight or invisible."""
    attack = g.attack
    if attack is None or attack.among is not None:
        return
    attacker, reach = attack.ability.attacker, attack.ability.reach
    offered = {figure for option in decision.options for figure in getattr(option, "figures", ())}
    start = g.figures[attacker].at
    for enemy in g.enemies_of(attacker):
        if enemy in offered or enemy in attack.done:
            continue
        figure, who = g.figures[enemy], figure_name(g, enemy)
        if figure.conditions & INVISIBLE:
            yield Barred(t("barred-invisible", who=who), "GH-COND-21", [f"f{enemy}"])
        elif g.board.distance(start, figure.at) > reach:
            yield Barred(t("barred-far", who=who, range=reach), "GH-ATK-02", [f"f{enemy}"])
        elif not g.board.sees(start, figure.at):
            yield Barred(t("barred-unseen", who=who), "GH-LOS-01", [f"f{enemy}"])


def at_damage(g: State, decision: Decision) -> Iterator[Barred]:
    """The cards chosen for this round cannot be lost against damage. GH-DMG-03"""
    for hero, cards in enumerate(g.heroes):
        if g.seat_of(hero) == decision.seat and not g.solo:
            for card in cards.chosen:
                yield Barred(t("barred-chosen", card=card_name(card)), "GH-DMG-03", [f"card:{card}"])


def in_town(g: State, decision: Decision) -> Iterator[Barred]:
    """Why a character cannot leave yet, and what is too dear. GH-LVLUP-01, GH-RETIRE-01, GH-SHOP-01"""
    party, member = g.campaign, decision.about.get("member", decision.seat)
    sheet = party.members[member]
    if is_due(sheet):
        yield Barred(t("barred-level-up", hero=name_of(sheet.name)), "GH-LVLUP-01")
    if must_retire(party, member):
        yield Barred(t("barred-retire", hero=name_of(sheet.name)), "GH-RETIRE-01")
    for item in in_stock(party):
        if item not in sheet.items and price(party, item) > sheet.gold:
            what = t("barred-item-gold", item=item_name(item), price=price(party, item))
            yield Barred(what, "GH-SHOP-01", [f"item:{item}"])


def on_the_board(g: State, _: Decision) -> Iterator[Barred]:
    """Scenarios whose stickers are on the board, but that cannot be played in campaign mode. GH-CAMP-02, 03"""
    for number in casual_scenarios(g.campaign):
        name = scenario_name(SCENARIOS[number].name)
        if number in g.campaign.completed:
            yield Barred(t("barred-completed", scenario=name), "GH-CAMP-03", [f"scenario:{number}"])
        elif not may_play(g.campaign, number):
            yield Barred(t("barred-scenario", scenario=name), "GH-CAMP-02", [f"scenario:{number}"])


FORBIDDEN: dict[str, Callable[[State, Decision], Iterator[Barred]]] = {
    "select": at_select,
    "turn": at_turn,
    "outfit": at_outfit,
    "move": at_move,
    "strike": at_strike,
    "damage": at_damage,
    "town": in_town,
    "way": on_the_board,
    "set-out": on_the_board,
}
