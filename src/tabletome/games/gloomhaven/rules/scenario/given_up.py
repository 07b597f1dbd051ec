"""Actions that a character gives up for something the page of the scenario allows. GH-SPECIAL-08"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.games.gloomhaven.actions import TopWorkAt, WorkAt
from tabletome.games.gloomhaven.content.notation.special_rules import Captives, GiveUpAction, GiveUpToLoot
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.events import Cleansed
from tabletome.games.gloomhaven.rules.movement.loot import loot_hex
from tabletome.games.gloomhaven.rules.scenario.circumstances import cleansed_mark
from tabletome.games.gloomhaven.rules.scenario.goals import bring_to_safety, check_goals
from tabletome.games.gloomhaven.rules.scenario.plates import plates_in_play
from tabletome.games.gloomhaven.state import State


def places_to_give_up(g: State, hero: int) -> list[int]:
    """The places beside a character where a bottom action can be given up for something."""
    beside = g.board.near[g.figures[hero].at]
    places: list[int] = []
    for rule in page(g.scenario).rules:
        if isinstance(rule, GiveUpAction):
            wanted = plates_in_play(g, rule.places)
            places += [at for at in wanted if at in beside and cleansed_mark(at) not in g.tally]
        if isinstance(rule, GiveUpToLoot):
            places += [at for at in beside if g.treasures[at]]
    return places + captives_beside(g, hero)


def captives_beside(g: State, hero: int) -> list[int]:
    """The hexes of captives beside a character, whom it can free instead of any action."""
    names = [rule.token for rule in page(g.scenario).rules if isinstance(rule, Captives)]
    beside = g.board.near[g.figures[hero].at] if names else ()
    return [figure.at for figure in g.figures if figure.name in names and figure.at in beside]


def give_up_action(g: State, hero: int, chosen: WorkAt | TopWorkAt) -> None:
    """The card is discarded for what is done beside it: a place is cleansed, or a treasure looted. GH-TURN-01"""
    cards = g.heroes[hero]
    cards.chosen = tuple(card for card in cards.chosen if card != chosen.card)
    cards.discard += (chosen.card,)
    is_top = isinstance(chosen, TopWorkAt)
    cards.turn = replace(cards.turn, top_done=True) if is_top else replace(cards.turn, bottom_done=True)
    if chosen.hex in captives_beside(g, hero):
        set_free(g, chosen.hex)
        return
    if g.treasures[chosen.hex]:
        loot_hex(g, hero, chosen.hex, action=True)
        return
    g.note(cleansed_mark(chosen.hex))
    g.emit(Cleansed, cards.name, chosen.hex, rule="GH-SPECIAL-08")
    check_goals(g)


def set_free(g: State, at: int) -> None:
    """A captive is free: it leaves the map unharmed, and counts as saved. GH-SPECIAL-07"""
    who = g.standing_at(at)
    assert who is not None
    bring_to_safety(g, g.figures[who])
