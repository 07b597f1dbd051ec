"""From options and a seed to the first Tactic. Rulebook: "Setup". MK-SETUP, MK-AREA, MK-GEN-01, 04..07

Everything a game may be set up with is an option: the scenario, its variants, and the optional rules. MK-OPT-01, 09
"""

from __future__ import annotations

import types
from typing import Annotated, Literal

import msgspec

from tabletome.engine import Decision, Options, Rng, Script, runs
from tabletome.engine.errors import BadOptions
from tabletome.games.mage_knight.actions import ChooseHero, PickHero
from tabletome.games.mage_knight.board import Placed
from tabletome.games.mage_knight.content.box import BASIC, ENEMY_COLOURS
from tabletome.games.mage_knight.content.cities import HIGHEST_LEVEL
from tabletome.games.mage_knight.content.deeds import BASE_BOX, advanced_actions, artifacts, spells_in
from tabletome.games.mage_knight.content.enemies import tokens_of
from tabletome.games.mage_knight.content.heroes import HEROES, heroes_in
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.scenarios import RECON, SCENARIOS, Scenario
from tabletome.games.mage_knight.content.skills import skills_of
from tabletome.games.mage_knight.content.tiles import CITIES, CORE, COUNTRY, MORE_CORE, MORE_COUNTRY, RUINS, TILES
from tabletome.games.mage_knight.content.units import ELITE, REGULAR, UNITS, deck
from tabletome.games.mage_knight.events import DummyChosen, HeroChosen, RoundBegan, ScenarioBegan
from tabletome.games.mage_knight.rules import phases
from tabletome.games.mage_knight.rules.auction import auction_hero
from tabletome.games.mage_knight.rules.deeds.mana import roll_source
from tabletome.games.mage_knight.rules.deeds.piles import draw_cards, shuffle_deck
from tabletome.games.mage_knight.rules.dummy import set_up_dummy
from tabletome.games.mage_knight.rules.flow import dice_in_source, lay_out_tactics, units_on_offer
from tabletome.games.mage_knight.rules.interaction import offers
from tabletome.games.mage_knight.rules.map.exploration import HIDDEN_POSITIONS, STARTING_POSITIONS, lay_tile
from tabletome.games.mage_knight.rules.scenario import optional_rules, special_rules
from tabletome.games.mage_knight.state import Player, State

BLITZ_FAME, BLITZ_REPUTATION = 1, 2
"""MK-BLITZC-03, MK-BLITZCO-02"""
RAMPAGE_REPUTATION = {"rampage": -2, "more-rampage": -4}
"""MK-OPT-20, 23"""
MOST_CITIES_OF_MEGAPOLIS = 3
"""MK-OPT-37"""
MOST_HEROES = 4
"""In the base box. MK-SETUP-24"""
CITY_ONLY_LEVEL = 4
"""Units that can be recruited in Cities only. MK-HOLD-01"""


class MageKnightOptions(Options):
    """How a game is set up. A number of tiles or a level of 0 means: as the scenario says."""

    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    scenario: Literal[
        "first-reconnaissance",
        "full-conquest",
        "blitz-conquest",
        "solo-conquest",
        "full-cooperation",
        "blitz-cooperation",
        "mines-liberation",
        "druid-nights",
        "dungeon-lords",
        "conquer-and-hold",
        "one-to-return",
    ] = "first-reconnaissance"
    heroes: Literal["chosen", "random", "auction"] = "chosen"
    """MK-GEN-06, MK-OPT-02"""
    teams: Literal["none", "seated", "random"] = "none"
    """MK-TEAM-01"""
    dummy: Literal["hero", "cards", "none"] = "hero"
    """MK-DUMMY-13, MK-RECON-09"""
    epic: bool = False
    """MK-DRUID-11, MK-RETURN-06"""
    few_shields: bool = False
    """MK-DRUID-10"""
    open_map: bool = False
    """MK-HOLD-14"""
    team_scores: Literal["best", "lowest"] = "best"
    """MK-FULLCO-09"""
    map: Literal["recommended", "wedge", "open-5", "open-4", "open-3"] = "recommended"
    """MK-OPT-09"""
    country_tiles: Annotated[int, msgspec.Meta(ge=0, le=11)] = 0
    core_tiles: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    city_tiles: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    city_level: Annotated[int, msgspec.Meta(ge=0, le=HIGHEST_LEVEL)] = 0
    """MK-OPT-36"""
    megapolis: Literal["no", "one", "two"] = "no"
    """MK-OPT-37, 44"""
    megapolis_level: Annotated[int, msgspec.Meta(ge=2, le=2 * HIGHEST_LEVEL)] = 10
    tile_orientation: Literal["fixed", "random"] = "fixed"
    """MK-OPT-10"""
    random_cities: bool = False
    """MK-OPT-12"""
    daylight: Literal["usual", "night-arrival", "darkness"] = "usual"
    """MK-OPT-13, 14"""
    player_combat: bool = True
    """MK-OPT-15"""
    competitive_spells: bool = True
    """MK-OPT-16"""
    competitive_skills: bool = True
    """MK-OPT-17"""
    friendly_mana: bool = False
    """MK-OPT-18"""
    rampage: Literal["no", "rampage", "more-rampage"] = "no"
    """MK-OPT-20, 23"""
    interactive_combat: bool = False
    """MK-OPT-24"""
    action_upgrades: bool = False
    """MK-OPT-29"""
    drafting: bool = False
    """MK-OPT-33"""
    cooperative_assaults: bool = False
    """In competitive games. MK-COOP-01, MK-TEAM-05"""
    box: Literal["cards", "base", "everything"] = "cards"
    """Exactly the base box; with heroes and cards of the expansions; or with their Units, enemies and tiles too.

    MK-SETUP-24
    """

    scales = frozenset({"rampage", "megapolis"})
    applies = types.MappingProxyType(
        {
            "epic": (("scenario", ("druid-nights", "one-to-return")),),
            "few_shields": (("scenario", ("druid-nights",)),),
            "open_map": (("scenario", ("conquer-and-hold",)),),
            "team_scores": (("scenario", ("full-cooperation", "blitz-cooperation")), ("teams", ("seated", "random"))),
            "megapolis_level": (("megapolis", ("one", "two")),),
        }
        | dict.fromkeys(
            (
                "teams",
                "player_combat",
                "competitive_spells",
                "competitive_skills",
                "friendly_mana",
                "cooperative_assaults",
            ),
            (("players", (2, 3, 4)),),
        )
    )

    def check(self) -> None:
        """Options that do not go together are refused. MK-SCN-01, 02, MK-TEAM-01, MK-OPT-37"""
        scenario = SCENARIOS[self.scenario]
        if self.players not in scenario.players:
            counts = ", ".join(map(str, scenario.players))
            raise BadOptions(f"{self.scenario} is for {counts} players, not {self.players}")
        if self.teams != "none" and (self.players != 4 or scenario.together):
            raise BadOptions("teams of two need four players in a competitive scenario")
        if self.dummy == "none" and (self.players, scenario) != (1, RECON):
            raise BadOptions("only First Reconnaissance can be played alone without a Dummy player")
        if self.box == "base" and scenario.together and self.players == MOST_HEROES:
            raise BadOptions("the base box has no fifth hero for the Dummy player of four who play together")
        if 0 < self.country_tiles < 3:
            raise BadOptions("at least three countryside tiles are needed")
        if scenario.shape[0] == "fixed" and (self.country_tiles or self.core_tiles or self.map != "recommended"):
            raise BadOptions(f"the map of {self.scenario} is fixed")
        self._check_cities(scenario)

    def _check_cities(self, scenario: Scenario) -> None:
        cities = city_count(self, scenario)
        if self.city_tiles and not scenario.levels[0]:
            raise BadOptions(f"the number of Cities is fixed in {self.scenario}")
        if self.megapolis == "one" and not (scenario.levels[0] and cities <= MOST_CITIES_OF_MEGAPOLIS):
            raise BadOptions("a Megapolis needs a scenario with three Cities to conquer, or fewer")
        if self.megapolis == "two" and not (scenario.levels[0] and cities == 2):
            raise BadOptions("two Megapolises need a scenario with two Cities to conquer")


def city_count(options: MageKnightOptions, scenario: Scenario) -> int:
    """One more of each kind in the epic version of One to Return. MK-RETURN-06"""
    more = options.epic and scenario.goal == "portal" and not options.city_tiles
    return min(len(CITIES), (options.city_tiles or scenario.cities[options.players - 1]) + more)


def is_epic(options: MageKnightOptions) -> bool:
    """A longer version of the scenario. MK-DRUID-11, MK-RETURN-06"""
    return options.epic and SCENARIOS[options.scenario].goal in ("glades", "portal")


def is_cooperative(options: MageKnightOptions) -> bool:
    """Everybody wins or loses together."""
    return options.players == 1 or SCENARIOS[options.scenario].together


def new_game(options: MageKnightOptions, rng: Rng) -> State:
    """Shuffle everything; the heroes are picked next. MK-SETUP-02..17, 20, 21, MK-GEN-02"""
    scenario = SCENARIOS[options.scenario]
    seats = options.players
    g = State(
        phase=phases.PICK_HEROES,
        rng=rng,
        seats=seats,
        scenario=scenario.name,
        players=[Player(seat) for seat in range(seats)],
        picking=tuple(rng.shuffled(range(seats))),
    )
    g.order = g.picking
    agree_on_rules(g, options, scenario)
    more = options.box == "everything"
    g.piles = {colour: tuple(rng.shuffled(tokens_of(colour, expansion=more))) for colour in ENEMY_COLOURS}
    g.piles[RUINS] = tuple(rng.shuffled(list(RUINS_TOKENS)))
    g.discards = dict.fromkeys((*ENEMY_COLOURS, RUINS), ())
    g.regular_deck = tuple(rng.shuffled(deck(REGULAR, expansion=more)))
    g.elite_deck = tuple(rng.shuffled(elite_units(scenario, expansion=more)))
    g.advanced_deck = tuple(rng.shuffled(advanced_actions(g.variants)))
    g.spell_deck = tuple(rng.shuffled(spells_in(g.seats if has_rivals(g) else 1, g.variants)))
    g.artifact_deck = tuple(rng.shuffled(artifacts(g.variants)))
    build_stack(g, options, scenario)
    if options.heroes == "random":
        for seat, hero in zip(g.picking, rng.sample(heroes_in(g.variants), seats), strict=True):
            take_hero(g, seat, hero)
        g.picking = ()
    return g


def has_rivals(g: State) -> bool:
    """Somebody to compete with: else the competitive Spells and Skills stay in the box. MK-SOLO-02, MK-FULLCO-02"""
    return g.seats > 1 and not g.together


def agree_on_rules(g: State, options: MageKnightOptions, scenario: Scenario) -> None:
    """Announced before anything else. MK-OPT-01"""
    switches = {
        "auction": options.heroes == "auction",
        "substitute": options.dummy == "cards",
        "no-dummy": options.dummy == "none",
        "epic": is_epic(options),
        "few-shields": options.few_shields,
        "open-map": options.open_map,
        "lowest-scores": options.team_scores == "lowest",
        "random-orientation": options.tile_orientation == "random",
        "random-cities": options.random_cities,
        "night-arrival": options.daylight == "night-arrival",
        "darkness": options.daylight == "darkness",
        "no-competitive-spells": not options.competitive_spells,
        "no-competitive-skills": not options.competitive_skills,
        "friendly-mana": options.friendly_mana,
        options.rampage: options.rampage != "no",
        "interactive-combat": options.interactive_combat,
        "action-upgrades": options.action_upgrades,
        "drafting": options.drafting,
        "cooperative-assaults": options.cooperative_assaults or scenario.together,
        "expansion": options.box == "everything",
        BASE_BOX: options.box == "base",
    }
    g.variants = tuple(sorted(name for name, on in switches.items() if on))
    g.together = scenario.together
    g.peace = g.seats == 1 or g.together or scenario.peaceful or not options.player_combat
    g.rounds = 6 if is_epic(options) else scenario.rounds[g.seats - 1]
    g.night = options.daylight == "night-arrival"
    g.nights = int(g.night)
    g.shape = scenario.shape[g.seats - 1] if options.map == "recommended" else options.map
    if options.teams != "none":
        seats = g.rng.shuffled(range(4)) if options.teams == "random" else [0, 2, 1, 3]
        g.teams = tuple(seats.index(seat) // 2 for seat in range(4))
    set_up_tracks(g, scenario)


def set_up_tracks(g: State, scenario: Scenario) -> None:
    """Everybody starts at 0, except where a rule says otherwise. MK-AREA-08, MK-BLITZC-03, MK-OPT-20, 23"""
    reputation = BLITZ_REPUTATION if scenario.blitz else 0
    reputation += sum(change for name, change in RAMPAGE_REPUTATION.items() if name in g.variants)
    for player in g.players:
        player.fame = BLITZ_FAME if scenario.blitz else 0
        player.reputation = reputation


def elite_units(scenario: Scenario, *, expansion: bool = False) -> list[str]:
    """Without those of Cities where none can be entered. MK-HOLD-01"""
    units = deck(ELITE, expansion=expansion)
    if scenario.goal == "hold":
        return [name for name in units if UNITS[name].level < CITY_ONLY_LEVEL]
    return list(units)


def build_stack(g: State, options: MageKnightOptions, scenario: Scenario) -> None:
    """Countryside tiles on top of the shuffled Core tiles. MK-SETUP-16, 17, MK-RECON-01, MK-OPT-09"""
    number = g.seats - 1
    more = is_epic(options)
    country = choose_country(g, scenario, options.country_tiles or scenario.country[number] + more)
    core = choose_core(g, scenario, options.core_tiles or scenario.core[number] + more)
    if more and scenario.goal == "glades":
        country, core = g.rng.shuffled(country_tiles(g)), list(core_tiles(g))
    g.cities = city_count(options, scenario)
    cities = g.rng.sample(CITIES, g.cities)
    if scenario.city:
        cities = [name for name in CITIES if TILES[name].city == scenario.city]
    g.stack = (*country, *g.rng.shuffled([*core, *cities]))
    g.tiles_in_box = tuple(name for name in (*country_tiles(g), *core_tiles(g)) if name not in g.stack)
    g.city_plan = plan_cities(g, options, scenario)


def choose_country(g: State, scenario: Scenario, count: int) -> list[str]:
    """At random; those the scenario needs are never left out. MK-MINES-01, MK-DRUID-01, MK-DUNG-01, MK-HOLD-01"""
    if scenario.country_in_order:
        return list(COUNTRY[:count])
    tiles = country_tiles(g)
    needed = [name for name in tiles if any(TILES[name].has(site) for site in scenario.country_with)]
    others = [name for name in tiles if name not in needed]
    return g.rng.shuffled([*needed, *g.rng.sample(others, max(0, min(count, len(tiles)) - len(needed)))])


def country_tiles(g: State) -> tuple[str, ...]:
    """Of the base box, and of the expansions if they are in play and the map is not laid out beforehand."""
    return (*COUNTRY, *MORE_COUNTRY) if "expansion" in g.variants and g.shape != "fixed" else COUNTRY


def core_tiles(g: State) -> tuple[str, ...]:
    return (*CORE, *MORE_CORE) if "expansion" in g.variants and g.shape != "fixed" else CORE


def choose_core(g: State, scenario: Scenario, count: int) -> list[str]:
    """Tiles without a City, first those with what the scenario is about. MK-MINES-01, MK-DUNG-01, MK-HOLD-01"""
    if scenario.goal == "dungeons":
        wanted = [name for name in core_tiles(g) if all(TILES[name].has(site) for site in scenario.core_with)]
    else:
        wanted = [name for name in core_tiles(g) if any(TILES[name].has(site) for site in scenario.core_with)]
        if scenario.core_with:
            return g.rng.sample(wanted, min(count, len(wanted)))
    others = [name for name in core_tiles(g) if name not in wanted]
    return [*wanted, *g.rng.sample(others, min(len(others), max(0, count - len(wanted))))]


def plan_cities(g: State, options: MageKnightOptions, scenario: Scenario) -> tuple[tuple[int, int], ...]:
    """Levels in the order in which the Cities will be revealed; a Megapolis is the last. MK-FULLC-01, 06, MK-BLITZC-01

    MK-SOLO-01, 08, MK-FULLCO-01, 09, MK-BLITZCO-01, MK-RETURN-01, 06, MK-OPT-36, 37, 39, 44, MK-FULLC-07
    """
    levels = scenario.levels[g.seats - 1]
    if not levels:
        return ()
    if options.city_level:
        levels = (options.city_level,)
    elif is_epic(options):
        levels = (levels[0] + 1,)
    levels = ((levels[0],) * (g.cities - len(levels)) + levels)[-g.cities :]
    half = options.megapolis_level // 2
    megapolis = (options.megapolis_level - half, half)
    single = [(level, 0) for level in levels]
    doubles = {"no": 0, "one": 1, "two": 2}[options.megapolis]
    return tuple(single[: g.cities - doubles]) + (megapolis,) * doubles


# Heroes


def take_hero(g: State, seat: int, hero: str) -> None:
    """A hero with the sixteen cards and the Skills that are its own. MK-AREA-04, 05, 09"""
    p = g.players[seat]
    p.hero = hero
    p.deck = HEROES[hero].deck_in(g.variants)
    p.skill_stack = tuple(g.rng.shuffled(skills_of(hero, shared=has_competitive_skills(g))))
    g.emit(HeroChosen, seat, hero)


def has_competitive_skills(g: State) -> bool:
    """Skills that hinder rivals are in play only where there are rivals. MK-OPT-17, MK-SOLO-02, MK-FULLCO-02"""
    return has_rivals(g) and "no-competitive-skills" not in g.variants


@runs(phases.PICK_HEROES)
def pick_heroes(g: State) -> Script:
    """In order, each takes one that is free, or others bid for it. MK-GEN-06, MK-OPT-02"""
    if g.picking:
        seat = g.picking[0]
        taken = [player.hero for player in g.players]
        free = [ChooseHero(name) for name in heroes_in(g.variants) if name not in taken]
        chosen = yield Decision(seat, "choose-hero", free)
        if "auction" in g.variants:
            seat = yield from auction_hero(g, chosen.hero)
        take_hero(g, seat, chosen.hero)
        g.picking = tuple(each for each in g.picking if each != seat)
        return
    if "drafting" in g.variants:
        optional_rules.deal_cards(g)
        g.picking = tuple(range(g.seats))
        g.phase = phases.DRAFT_CARDS
        return
    lay_out(g)


@runs(phases.DRAFT_CARDS)
def draft_cards(g: State) -> Script:
    """Everybody keeps a card and passes the others on, three times. MK-OPT-33, 34"""
    if g.picking:
        seat, g.picking = g.picking[0], g.picking[1:]
        yield from optional_rules.keep_one(g.players[seat])
        return
    if optional_rules.pass_on(g):
        g.picking = tuple(range(g.seats))
    else:
        lay_out(g)


# The table


def lay_out(g: State) -> None:
    """The map, the Source, the offers and the hands. MK-SETUP-10..19, MK-AREA-04, 05"""
    scenario = SCENARIOS[g.scenario]
    if (g.seats == 1 and "no-dummy" not in g.variants) or g.together:
        dummy = set_up_dummy(g)
        if g.seats == 1:
            dummy.skills = tuple(g.rng.shuffled(skills_of(dummy.hero, shared=False)))
        g.emit(DummyChosen, dummy.hero)
    lay_out_first_units(g, scenario)
    offers.fill_offers(g)
    lay_out_map(g)
    g.source = roll_first_source(g)
    for player in g.players:
        shuffle_deck(g, player)
        draw_cards(g, player, player.row.hand)
    g.emit(ScenarioBegan, g.scenario)
    g.emit(RoundBegan, g.round, g.night)
    g.phase = phases.FINISH_MAP


def roll_first_source(g: State) -> tuple[int, ...]:
    """By Night, until only basic colours show. MK-OPT-13"""
    source = roll_source(g, dice_in_source(g))
    while g.night and any(colour not in BASIC for colour in source):
        source = roll_source(g, dice_in_source(g))
    return source


def lay_out_first_units(g: State, scenario: Scenario) -> None:
    """In the first scenario a Village must have someone to offer. MK-SETUP-10, MK-RECON-05"""
    offers.lay_out_units(g, units_on_offer(g))
    while scenario is RECON and not offers.has_villager(g):
        again = sorted((*g.regular_deck, *g.units_offer))
        g.rng.shuffle(again)
        g.regular_deck, g.units_offer = tuple(again), ()
        offers.lay_out_units(g, units_on_offer(g))


def lay_out_map(g: State) -> None:
    """The starting tile and the first tiles beside it. MK-SETUP-18, 19"""
    shape = "wedge" if g.shape == "wedge" else "open"
    start = "start-a" if shape == "wedge" else "start-b"
    g.tiles = (Placed(start, 0, 0),)
    g.map_changed()
    for position in STARTING_POSITIONS[shape]:
        lay_tile(g, position)
    if g.shape == "fixed":
        g.hidden = tuple(Placed(tile, x, y) for tile, (x, y) in zip(g.stack, HIDDEN_POSITIONS, strict=True))
        g.stack, g.tiles_in_box = (), ()
        if "open-map" in g.variants:
            for placed in g.hidden:
                lay_tile(g, (placed.x, placed.y))


@runs(phases.FINISH_MAP)
def finish_map(g: State) -> Script:
    """What is to be chosen before the first Round. MK-DUNG-03, MK-RETURN-07"""
    yield from special_rules.place_entrances(g, g.order[0])
    if special_rules.goal(g) == "portal" and g.teams:
        for team in (0, 1):
            mates = [seat for seat in range(g.seats) if g.teams[seat] == team]
            chosen = yield Decision(mates[0], "choose-returning", [PickHero(seat) for seat in mates])
            g.chosen_to_return += (chosen.seat,)
    lay_out_tactics(g)
