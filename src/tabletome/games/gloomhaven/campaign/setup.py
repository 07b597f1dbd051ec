"""A game begins: one scenario, or a campaign whose party comes to Gloomhaven and enters scenario after scenario.

Between scenarios nothing lies on the table but sheets and board. GH-PARTY-01, GH-BOARD-01, GH-SETUP-01
"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.engine import Rng, runs
from tabletome.games.gloomhaven.campaign.event_decks import deal as deal_events
from tabletome.games.gloomhaven.campaign.prosperity import BOXES_FOR_LEVEL
from tabletome.games.gloomhaven.content.achievements import AT_FIRST
from tabletome.games.gloomhaven.content.scenarios import ALONE, page
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.characters.equipment import starting_gold
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions, enter, party_of
from tabletome.games.gloomhaven.sheets import Party
from tabletome.games.gloomhaven.state import State

KEPT = ("phase", "rng", "seats", "revealed", "outcome", "party")
"""What a state keeps when a scenario of a campaign begins or ends."""


def new_game(options: GloomhavenOptions, rng: Rng) -> State:
    return found(options, rng) if options.campaign else enter(party_of(options), options, rng)


def found(options: GloomhavenOptions, rng: Rng) -> State:
    """A new party in Gloomhaven, with a new campaign before it. GH-PARTY-01, GH-NEWCH-01, 04, GH-BOARD-01"""
    party = party_of(options)
    city, road = deal_events(rng)
    party = replace(
        party,
        members=tuple(replace(each, gold=starting_gold(each.level)) for each in party.members),
        prosperity=BOXES_FOR_LEVEL[options.prosperity - 1],
        world=AT_FIRST,
        city=city,
        road=road,
        retirements=(0,) * len(party.members),
        difficulty=options.difficulty,
        battle_goals=options.battle_goals,
        permanent_death=options.permanent_death,
    )
    solo, less_random, open_hands = options.players == 1, options.less_random, options.open_information
    return empty_table(rng, options.players, party, solo=solo, less_random=less_random, open_hands=open_hands)


def empty_table(rng: Rng, seats: int, party: Party, *, solo: bool, less_random: bool, open_hands: bool) -> State:
    """Nothing lies there but sheets and board."""
    return State(
        phase=phases.COME_TO_TOWN,
        rng=rng,
        seats=seats,
        scenario=0,
        level=0,
        monster_level=0,
        trap_damage=0,
        solo=solo,
        less_random=less_random,
        open_hands=open_hands,
        heroes=[],
        figures=[],
        treasures=[],
        money=[],
        elements=[],
        decks=[],
        played=[],
        shuffle_due=[],
        ability_decks={},
        ability_played={},
        drawn={},
        party=party,
    )


def lay_out(g: State, table: State) -> None:
    """Everything on the table is put away, and this lies there instead."""
    for field in State.__struct_fields__:
        if field not in KEPT:
            setattr(g, field, getattr(table, field))


def clear_the_table(g: State) -> None:
    """Everything of the scenario goes back into the box. GH-FINISH-03..05"""
    kept = {"solo": g.solo, "less_random": g.less_random, "open_hands": g.open_hands}
    lay_out(g, empty_table(g.rng, g.seats, g.campaign, **kept))


@runs(phases.BEGIN_SCENARIO)
def begin_scenario(g: State) -> None:
    """A campaign's party, or the one of it who goes alone, enters the scenario. GH-SETUP-01, GH-LEVEL-01"""
    party, first = g.campaign, 0
    if party.bound in ALONE:
        first = next(n for n, member in enumerate(party.members) if member.name == ALONE[party.bound])
        party = replace(party, members=party.members[first : first + 1])
    options = GloomhavenOptions(
        players=g.seats,
        scenario=page(party.bound).name,
        difficulty=party.difficulty,
        open_information=g.open_hands,
        less_random=g.less_random,
        hands="chosen",
        battle_goals=party.battle_goals,
    )
    table = enter(party, options, g.rng)
    table.solo, table.first_member = g.solo, first
    lay_out(g, table)
    g.phase = phases.TRAIN
