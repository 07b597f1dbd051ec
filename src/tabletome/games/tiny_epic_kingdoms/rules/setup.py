"""From options and a seed to the first turn. Rulebook: "Setup". TEK-SETUP, TEK-P2-01, 02, TEK-EXPLORE-02..06, 22"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tabletome.engine import Asking, Decision, Options, Rng, Script, phase
from tabletome.engine.errors import BadOptions
from tabletome.games.tiny_epic_kingdoms.actions import ChooseFaction, ChooseSide, LeaveFree, Stock
from tabletome.games.tiny_epic_kingdoms.board import NOWHERE
from tabletome.games.tiny_epic_kingdoms.content.box import BLANK, RESOURCES, TOKENS
from tabletome.games.tiny_epic_kingdoms.content.factions import FACTIONS
from tabletome.games.tiny_epic_kingdoms.content.notation import REGIONS_PER_TERRITORY
from tabletome.games.tiny_epic_kingdoms.content.territories import CARDS
from tabletome.games.tiny_epic_kingdoms.events import (
    FactionChosen,
    LostKingdomLaid,
    Settled,
    SideChosen,
    Stocked,
    TokensPlaced,
)
from tabletome.games.tiny_epic_kingdoms.rules.exploration import NO_TOKEN
from tabletome.games.tiny_epic_kingdoms.rules.flow import begin_turn
from tabletome.games.tiny_epic_kingdoms.rules.meeples import put
from tabletome.games.tiny_epic_kingdoms.state import NEUTRAL, State

STARTING_TOTAL = 6
RECOMMENDED_STOCK = Stock(mana=2, ore=1, food=3)
"""For a first game. TEK-SETUP-07"""
STOCKS = [
    Stock(mana, ore, STARTING_TOTAL - mana - ore)
    for mana in range(STARTING_TOTAL + 1)
    for ore in range(STARTING_TOTAL - mana + 1)
]
"""Every way to start with six resources in all. TEK-SETUP-06"""
STARTING_MEEPLES = 2


class KingdomOptions(Options):
    """How a game is set up."""

    players: Annotated[int, msgspec.Meta(ge=2, le=5)] = 3
    factions: Literal["dealt", "chosen"] = "dealt"
    """TEK-SETUP-04"""
    exploration: bool = False
    """The exploration tokens. TEK-EXPLORE-01"""
    resources: Literal["chosen", "recommended"] = "chosen"
    """TEK-SETUP-06, 07"""
    first: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    """The seat that swung a sword last, or 0 to draw lots. TEK-SETUP-12"""

    def check(self) -> None:
        if self.first > self.players:
            raise BadOptions(f"option first={self.first}: there are only {self.players} players")


def new_game(options: KingdomOptions, rng: Rng) -> State:
    """Deal the cards and find the first player. All shields lie beside the action card. TEK-SETUP-01..05, 09, 10, 12"""
    players = options.players
    places = players + (players == 2)
    first = options.first - 1 if options.first else rng.below(players)
    regions = places * REGIONS_PER_TERRITORY
    return State(
        phase=prepare_kingdom,
        rng=rng,
        seats=players,
        cards=rng.sample(CARDS, players),
        territories=[NOWHERE] * places,
        factions=deal_factions(options, rng),
        shapes=[()] * players,
        resources=[[0] * len(RESOURCES) for _ in range(players)],
        tower=[0] * players,
        magic=[0] * players,
        in_play=[0] * players,
        captured=[0] * players,
        regions=[()] * regions,
        tokens=[NO_TOKEN] * regions,
        face_up=[False] * regions,
        unused_tokens=[],
        shields=[],
        active=first,
        acting=first,
        chosen_factions=options.factions == "chosen",
        recommended_stock=options.resources == "recommended",
        exploration=options.exploration,
    )


def deal_factions(options: KingdomOptions, rng: Rng) -> list[str]:
    """A faction card each, at random, or later by choice. TEK-SETUP-04

    Halflings are not dealt to two players, who cannot form alliances. TEK-P2-08
    """
    if options.factions == "chosen":
        return [""] * options.players
    dealt = [name for name in FACTIONS if FACTIONS[name].fewest_players <= options.players]
    return rng.sample(dealt, options.players)


@phase
def prepare_kingdom(g: State) -> Script:
    """Clockwise from the first player, each in turn and in the open: faction, side, resources, start."""
    seat = g.acting
    if g.chosen_factions:
        yield from choose_faction(g, seat)
    yield from choose_side(g, seat)
    yield from choose_stock(g, seat)
    yield from choose_start(g, seat)
    g.acting = (seat + 1) % g.seats
    if g.acting == g.active:
        g.phase = lay_out_the_rest


def choose_faction(g: State, seat: int) -> Script:
    """Each card exists once. TEK-SETUP-04"""
    free = [ChooseFaction(name) for name in FACTIONS if name not in g.factions]
    chosen = yield Decision(seat, "choose-faction", free)
    g.factions[seat] = chosen.faction
    g.emit(FactionChosen, seat, chosen.faction)


def choose_side(g: State, seat: int) -> Script:
    """One side of the card that was dealt is the home territory. TEK-SETUP-05"""
    chosen = yield Decision(seat, "choose-side", [ChooseSide(side) for side in g.cards[seat]])
    lay_out(g, seat, chosen.territory)
    g.emit(SideChosen, seat, chosen.territory)


def lay_out(g: State, place: int, territory: str) -> None:
    g.territories[place] = territory
    g.map_changed()


def choose_stock(g: State, seat: int) -> Script:
    """Six resources in all, split as the player likes. TEK-SETUP-06"""
    chosen = RECOMMENDED_STOCK
    if not g.recommended_stock:
        chosen = yield Decision(seat, "choose-stock", STOCKS)
    g.resources[seat] = [chosen.mana, chosen.ore, chosen.food]
    g.emit(Stocked, seat, chosen.mana, chosen.ore, chosen.food)


def choose_start(g: State, seat: int) -> Script:
    """Two meeples together on one region of the home territory; the other five are the supply. TEK-SETUP-03, 11"""
    home = g.board.regions_of(seat)
    chosen = yield Decision(seat, "choose-start", g.board.settle[home.start : home.stop])
    for _ in range(STARTING_MEEPLES):
        put(g, seat, g.board.number[chosen.region])
    g.in_play[seat] = STARTING_MEEPLES
    g.emit(Settled, seat, chosen.region)


@phase
def lay_out_the_rest(g: State) -> Script:
    """The Lost Kingdom of a two-player game, then the exploration tokens. TEK-SETUP-02"""
    if g.seats == 2:
        lay_out_lost_kingdom(g)
    if g.exploration:
        yield from place_tokens(g)
    g.phase = begin_turn


def lay_out_lost_kingdom(g: State) -> None:
    """A random unused territory with a neutral meeple on every region. TEK-P2-01, 02"""
    card = g.rng.pick([card for card in CARDS if card not in g.cards])
    lost_kingdom = g.seats
    lay_out(g, lost_kingdom, g.rng.pick(card))
    for region in g.board.regions_of(lost_kingdom):
        g.regions[region] = (2 * NEUTRAL,)
    g.emit(LostKingdomLaid, g.territories[lost_kingdom], rule="TEK-P2-01")


def place_tokens(g: State) -> Script:
    """One face-down token, drawn at random, on every region without starting meeples. TEK-EXPLORE-02, 03, 04, 22"""
    bag = list(TOKENS.elements())
    places = [region for region in range(g.board.size) if not is_settled(g, region)]
    if g.seats == 5:
        bag.remove(BLANK)
        places = yield from choose_token_places(g, places)
    g.rng.shuffle(bag)
    for region in places:
        g.tokens[region] = bag.pop()
    g.unused_tokens = bag
    g.emit(TokensPlaced, len(places), rule="TEK-EXPLORE-02")


def is_settled(g: State, region: int) -> bool:
    """Only players' starting meeples keep a region free of tokens. TEK-EXPLORE-22"""
    return any(g.holds(seat, region) for seat in range(g.seats))


def choose_token_places(g: State, places: list[int]) -> Asking[list[int]]:
    """With five players each leaves one more region of their home free. TEK-EXPLORE-06"""
    for seat in g.clockwise_from(g.active):
        home = [region for region in places if g.board.home[region] == seat]
        left = yield Decision(seat, "leave-free", [LeaveFree(g.board.names[region]) for region in home])
        places = [region for region in places if g.board.names[region] != left.region]
    return places
