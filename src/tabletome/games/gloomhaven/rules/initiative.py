"""The initiative order of a round, and the monsters' cards that it depends on. Rulebook: "Initiative".

GH-INIT, GH-MABIL-01, GH-DOOR-05, 06
"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.bosses import TYPES
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.notation.scenarios import Token
from tabletome.games.gloomhaven.content.notation.special_rules import Inactive, Sleepers
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.content.tokens import SERVANTS
from tabletome.games.gloomhaven.events import MonsterCardDrawn
from tabletome.games.gloomhaven.state import ESCORT, OBJECTIVE, OFF, Figure, State


def draw_ability(g: State, name: str) -> None:
    """One ability card for each deck with monsters on the map that has none this round. GH-MABIL-01, GH-DOOR-05

    GH-BOSS-01
    """
    deck = TYPES[name].deck
    if deck in g.drawn or g.round == 0:
        return
    if not g.ability_decks.get(deck):
        g.ability_decks[deck] = tuple(g.rng.shuffled(range(len(DECKS[deck]))))
        g.ability_played[deck] = ()
    cards = g.ability_decks[deck]
    card = cards[-1]
    g.ability_decks[deck] = cards[:-1]
    g.ability_played[deck] += (card,)
    g.drawn[deck] = card
    g.reveal()
    g.emit(MonsterCardDrawn, deck, card, DECKS[deck][card].initiative, rule="GH-MABIL-01")


def initiative_of(g: State, name: str) -> int:
    """Of a monster type: its card's. GH-MABIL-03"""
    deck = TYPES[name].deck
    return DECKS[deck][g.drawn[deck]].initiative


def entry_initiative(g: State, name: str) -> int:
    """The initiative of a class or monster type in this round."""
    if name in TYPES:
        return initiative_of(g, name)
    token = escort_named(g, name)
    if token is not None:
        return token.initiative
    hero = next(hero for hero in g.heroes if hero.name == name)
    return hero.initiative


def escort_named(g: State, name: str) -> Token | None:
    """The ally of this name that has a turn of its own."""
    for token in page(g.scenario).tokens:
        if token.name == name and token.role == "escort":
            return token
    return None


def is_inactive(g: State, figure: Figure) -> bool:
    """Whether a monster never acts, or sleeps. GH-SPECIAL-08"""
    for rule in page(g.scenario).rules:
        if isinstance(rule, Inactive) and figure.name == rule.monster:
            return True
        if isinstance(rule, Sleepers) and figure.name == rule.monster:
            return awake_mark(figure) not in g.tally
    return False


def awake_mark(figure: Figure) -> str:
    """Under which name it is noted that a monster no longer sleeps."""
    return f"awake {figure.name} {figure.number}"


def wake(g: State, who: int) -> None:
    """A monster sleeps no longer, and acts as if it had just come. GH-DOOR-06"""
    figure = g.figures[who]
    if not figure.is_monster or not is_inactive(g, figure):
        return
    g.note(awake_mark(figure))
    if is_earlier(g, figure.name):
        g.late += (who,)


def wake_beside(g: State, who: int) -> None:
    """Sleepers beside whom a character or summon ends a movement wake. GH-SPECIAL-08"""
    if g.figures[who].is_players and g.figures[who].is_on_map:
        for other in list(g.on_map()):
            if g.figures[other].at in g.board.near[g.figures[who].at]:
                wake(g, other)


# Who acts at a place


def acting_order(g: State, name: str) -> list[int]:
    """The monsters of a type in the order in which they act: elites first, then by number. GH-INIT-03, GH-MTURN-04

    GH-MTURN-05
    """
    found = [
        who for who, figure in enumerate(g.figures) if figure.at != OFF and figure.name == name and figure.is_monster
    ]
    return sorted(found, key=lambda who: (-g.figures[who].kind, g.figures[who].number))


SERVED = frozenset(servant.boss for servant in SERVANTS.values())
"""The bosses with servants."""


def servants_of(g: State, name: str) -> list[int]:
    """The tokens that act right before this boss."""
    if name not in SERVED:
        return []
    return [who for who in g.on_map() if g.figures[who].kind == OBJECTIVE and serves(g.figures[who].name, name)]


def serves(token: str, boss: str) -> bool:
    """Whether a token is a servant of this boss."""
    return token in SERVANTS and SERVANTS[token].boss == boss


def has_acted(g: State, who: int) -> bool:
    """Whether a monster's turn in this round is over. GH-INIT-02, 03"""
    name = g.figures[who].name
    if name not in g.order or who in g.late:
        return False
    place = g.order.index(name)
    if place == g.place:
        return who not in g.waiting and g.turn.acting != who
    return place < g.place


def has_still_to_act(g: State, hero: int) -> bool:
    """Whether a character who does not rest has a turn before the end of the round. GH-INIT-02"""
    cards = g.heroes[hero]
    return not cards.resting and (cards.name not in g.order or g.order.index(cards.name) >= g.place)


# Joining the order in the middle of a round


def join_the_round(g: State, first: int) -> None:
    """Monsters that have just come, from this figure on, have a card and a place in the order, allies a place.

    GH-DOOR-05, 06, GH-SPECIAL-07
    """
    for name in dict.fromkeys(figure.name for figure in g.figures[first:] if figure.is_monster):
        draw_ability(g, name)
        join_order(g, name)
        if is_earlier(g, name):
            g.late += tuple(who for who in acting_order(g, name) if who >= first)
    for name in dict.fromkeys(figure.name for figure in g.figures[first:] if figure.kind == ESCORT):
        join_order(g, name)


def join_order(g: State, name: str) -> None:
    """A type that was not yet on the map finds its place in this round's order. GH-DOOR-06"""
    if name in g.order or g.round == 0:
        return
    mine = entry_initiative(g, name)
    place = sum(entry_initiative(g, other) <= mine for other in g.order)
    g.order = (*g.order[:place], name, *g.order[place:])
    if place <= g.place:
        g.place += 1


def is_earlier(g: State, name: str) -> bool:
    """Whether the type should have acted before the turn in progress. GH-DOOR-06"""
    return g.round > 0 and name in g.order and g.order.index(name) < g.place
