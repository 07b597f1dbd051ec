"""What a seat can know, what must always be true, and how a result is filed in statistics."""

from __future__ import annotations

from collections import Counter

from tabletome.engine import Rng
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.damage import held_card
from tabletome.games.gloomhaven.modifiers import BLESSINGS, CURSES, STANDARD
from tabletome.games.gloomhaven.state import State


def imagine(g: State, seat: int, rng: Rng) -> None:  # noqa: ARG001 - what is hidden is hidden from all alike
    """Nobody knows the order of the draw decks."""
    g.decks = [tuple(rng.shuffled(cards)) for cards in g.decks]
    g.ability_decks = {deck: tuple(rng.shuffled(cards)) for deck, cards in g.ability_decks.items()}


def check(g: State) -> None:
    """Components are neither made nor lost, and figures stand where they may."""
    check_figures(g)
    for hero in range(len(g.heroes)):
        _check_cards(g, hero)
    _check_decks(g)
    assert all(0 <= state <= 2 for state in g.elements)
    assert min(g.money) >= 0
    assert {trap[0] for trap in g.trap_effects} == g.traps


def check_figures(g: State) -> None:
    """No two in a hex, none outside the revealed rooms, no standee twice. GH-MOVE-04"""
    places = [g.figures[n].at for n in g.on_map()]
    passing = g.doing is not None  # through an ally's hex, moving or being pushed
    assert passing or len(set(places)) == len(places), "two figures in one hex"
    known = g.ground.floor | {door.at for door in g.plan.doors}
    for n in g.on_map():
        it = g.figures[n]
        assert 0 < it.health <= it.most, "a figure with no hit points, or too many, on the map"
        assert it.at in known, "a figure outside the revealed rooms"
        assert it.at not in g.obstacles or g.is_flying(n) or n == g.acting, "a figure on an obstacle"
    standees = Counter((g.figures[n].name, g.figures[n].number) for n in g.on_map() if g.figures[n].is_monster)
    assert not standees or max(standees.values()) == 1, "one standee twice on the map"


def _check_cards(g: State, hero: int) -> None:
    cards = g.heroes[hero]
    held = (
        held_card(g.doing.source) if g.doing is not None and g.doing.actor == hero and g.figures[hero].at >= 0 else ()
    )
    lying = (*cards.hand, *cards.chosen, *cards.discard, *cards.lost, *(each.card for each in cards.active), *held)
    assert len(set(lying)) == len(lying) == CLASSES[cards.name].hand, (
        f"{cards.name} has lost count of the cards: {lying}"
    )


def _check_decks(g: State) -> None:
    for deck, played in zip(g.decks, g.played, strict=True):
        cards = Counter(deck) + Counter(played)
        assert cards - Counter({"bless": BLESSINGS, "curse": CURSES}) == Counter(STANDARD)
    for name, pile in g.ability_decks.items():
        assert sorted(pile + g.ability_played[name]) == list(range(len(DECKS[name])))


def labels(g: State, seat: int) -> dict[str, str]:
    """For balance tables."""
    return {"class": g.heroes[seat].name, "scenario": str(g.scenario)}
