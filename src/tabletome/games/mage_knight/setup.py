"""From options and a seed to the first Tactic. Rulebook: "Setup". MK-SETUP, MK-AREA, MK-GEN-05..07"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tabletome.engine import Decision, Options, Rng, Script, phase
from tabletome.games.mage_knight import offers
from tabletome.games.mage_knight.actions import ChooseHero
from tabletome.games.mage_knight.content import library
from tabletome.games.mage_knight.content.box import ENEMY_COLOURS
from tabletome.games.mage_knight.content.enemies import TOKENS
from tabletome.games.mage_knight.content.heroes import HEROES
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.scenarios import RECON, SCENARIOS, Scenario
from tabletome.games.mage_knight.content.skills import skills_of
from tabletome.games.mage_knight.content.tiles import CITIES, CORE, COUNTRY, RUINS
from tabletome.games.mage_knight.content.units import ELITE, REGULAR, deck
from tabletome.games.mage_knight.deeds import draw_cards, shuffle_deck
from tabletome.games.mage_knight.dummy import set_up_dummy
from tabletome.games.mage_knight.events import DummyChosen, HeroChosen, RoundBegan
from tabletome.games.mage_knight.exploration import STARTING_POSITIONS, lay_tile
from tabletome.games.mage_knight.flow import dice_in_source, lay_out_tactics, units_on_offer
from tabletome.games.mage_knight.mana import roll_source
from tabletome.games.mage_knight.sites import set_up_tile
from tabletome.games.mage_knight.state import Placed, Player, State


class MageKnightOptions(Options):
    """How a game is set up."""

    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    scenario: Literal["first-reconnaissance"] = "first-reconnaissance"
    heroes: Literal["chosen", "random"] = "chosen"
    """MK-GEN-06"""


def new_game(options: MageKnightOptions, rng: Rng) -> State:
    """Shuffle everything; the heroes are picked next. MK-SETUP-02..17, MK-GEN-02"""
    scenario = SCENARIOS[options.scenario]
    g = State(
        phase=pick_heroes,
        rng=rng,
        seats=options.players,
        scenario=scenario.name,
        players=[Player(seat) for seat in range(options.players)],
        picking=tuple(rng.shuffled(range(options.players))),
    )
    g.order = g.picking
    g.piles = {colour: tuple(rng.shuffled(TOKENS[colour])) for colour in ENEMY_COLOURS}
    g.piles[RUINS] = tuple(rng.shuffled(list(RUINS_TOKENS)))
    g.discards = dict.fromkeys((*ENEMY_COLOURS, RUINS), ())
    g.regular_deck = tuple(rng.shuffled(deck(REGULAR)))
    g.elite_deck = tuple(rng.shuffled(deck(ELITE)))
    g.advanced_deck = tuple(rng.shuffled(library.advanced_actions()))
    g.spell_deck = tuple(rng.shuffled(library.spells_in(options.players)))
    g.artifact_deck = tuple(rng.shuffled(library.artifacts()))
    build_stack(g, scenario)
    if options.heroes == "random":
        for seat, hero in zip(g.picking, rng.sample(list(HEROES), options.players), strict=True):
            take_hero(g, seat, hero)
        g.picking = ()
    return g


def build_stack(g: State, scenario: Scenario) -> None:
    """Countryside tiles on top of the shuffled Core tiles. MK-SETUP-16, 17, MK-RECON-01"""
    number = g.seats - 1
    countries = list(COUNTRY) if scenario.country_in_order else g.rng.shuffled(COUNTRY)
    country = countries[: scenario.country[number]]
    core = g.rng.sample(CORE, scenario.core[number])
    deep = g.rng.shuffled([*core, *g.rng.sample(CITIES, scenario.cities[number])])
    g.stack = (*country, *deep)
    g.box = tuple(name for name in (*COUNTRY, *CORE) if name not in g.stack)


def take_hero(g: State, seat: int, hero: str) -> None:
    """A hero with the sixteen cards and the Skills that are its own. MK-AREA-04, 05, 09"""
    p = g.players[seat]
    p.hero = hero
    p.deck = HEROES[hero].deck
    p.skill_stack = tuple(g.rng.shuffled(skills_of(hero, shared=g.seats > 1)))
    g.emit(HeroChosen, seat, hero)


@phase
def pick_heroes(g: State) -> Script:
    """In order, each takes one that is free. MK-GEN-06"""
    if g.picking:
        seat = g.picking[0]
        taken = [player.hero for player in g.players]
        free = [ChooseHero(name) for name in HEROES if name not in taken]
        chosen = yield Decision(seat, "choose-hero", free)
        take_hero(g, seat, chosen.hero)
        g.picking = g.picking[1:]
        return
    lay_out(g)


def lay_out(g: State) -> None:
    """The map, the Source, the offers and the hands. MK-SETUP-10..19, MK-AREA-04, 05"""
    scenario = SCENARIOS[g.scenario]
    if g.seats == 1:
        set_up_dummy(g)
        g.dummy_skills = tuple(g.rng.shuffled(skills_of(g.dummy, shared=False)))
        g.emit(DummyChosen, g.dummy)
    lay_out_first_units(g, scenario)
    offers.fill_offers(g)
    lay_out_map(g, scenario)
    g.source = roll_source(g, dice_in_source(g))
    for player in g.players:
        shuffle_deck(g, player)
        draw_cards(g, player, player.row.hand)
    g.emit(RoundBegan, g.round, g.night)
    lay_out_tactics(g)


def lay_out_first_units(g: State, scenario: Scenario) -> None:
    """In the first scenario a Village must have someone to offer. MK-SETUP-10, MK-RECON-05"""
    offers.lay_out_units(g, units_on_offer(g))
    while scenario is RECON and not offers.has_villager(g):
        again = sorted((*g.regular_deck, *g.units_offer))
        g.rng.shuffle(again)
        g.regular_deck, g.units_offer = tuple(again), ()
        offers.lay_out_units(g, units_on_offer(g))


def lay_out_map(g: State, scenario: Scenario) -> None:
    """The starting tile and the first tiles beside it. MK-SETUP-18, 19"""
    shape = "wedge" if scenario.shape == "wedge" else "open"
    start = "start-a" if shape == "wedge" else "start-b"
    g.tiles = (Placed(start, 0, 0),)
    g.map_changed()
    set_up_tile(g, start)
    for position in STARTING_POSITIONS[shape]:
        lay_tile(g, position)
