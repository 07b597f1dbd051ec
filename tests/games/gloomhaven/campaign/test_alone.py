"""A member of the party plays the scenario of its class alone. GH-CAMP-02, GH-COMPL-04"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.engine import Run
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.campaign.party import solo_scenarios
from tabletome.games.gloomhaven.campaign.prosperity import BOXES_FOR_LEVEL
from tabletome.games.gloomhaven.content.solo_scenarios import SOLO
from tabletome.games.gloomhaven.rules.scenario.goals import end_scenario
from tabletome.games.gloomhaven.sheets import IsBlessed
from tabletome.games.gloomhaven.state import WON, State
from tests.games.gloomhaven.visits import Visit, visiting

GROWN = {"prosperity": BOXES_FOR_LEVEL[2], "retirements": (1, 1)}


def setting_out(*members: str, **fields: object) -> Visit:
    return visiting(*members, phase="leave_town", **{**GROWN, **fields})


@rule("GH-CAMP-02")
def test_it_takes_prosperity_three_two_retirements_and_a_character_of_level_five() -> None:
    party = setting_out("brute level=5", "tinkerer level=4").party
    assert solo_scenarios(party) == [SOLO["brute"]]
    assert solo_scenarios(replace(party, prosperity=BOXES_FOR_LEVEL[2] - 1)) == []
    assert solo_scenarios(replace(party, retirements=(1, 0))) == []
    assert solo_scenarios(replace(party, completed=(SOLO["brute"],))) == []


def entered(visit: Visit) -> State:
    """The second member has gone alone, and is about to choose the cards of the first round."""
    visit.place.g.party = replace(visit.party, start_effects=(IsBlessed(0),))
    visit.run = Run(GAME, visit.place.g)
    visit.plays("go-alone 102")
    while visit.kind != "select":
        assert visit.run.decision is not None
        assert visit.run.decision.seat == 1
        visit.plays("ready" if "ready" in visit.offers else visit.offers[0])
    return visit.run.state


@rule("GH-COMPL-04", "GH-TRAVEL-04", "GH-FINISH-02")
def test_who_goes_alone_plays_without_the_others_and_brings_home_the_item() -> None:
    visit = setting_out("brute level=5", "tinkerer level=5")
    g = entered(visit)
    assert [hero.name for hero in g.heroes] == ["tinkerer"]
    assert g.campaign.start_effects == (IsBlessed(0),), "what the city gave is for the next scenario of all"
    assert g.campaign.event is None, "nothing happens on the road"
    g.heroes[0].xp, g.result = 7, WON
    end_scenario(g)
    visit.run = Run(GAME, g)
    while visit.kind == "perk":
        visit.plays(visit.offers[0])
    party = visit.party
    assert party.members[1].items == ("focusing-ray",)
    assert party.members[1].xp > party.members[0].xp
    assert party.members[0].items == ()
    assert SOLO["tinkerer"] in party.completed
    assert party.location == 0
    assert GAME.scene(visit.run.state, 1).panels is not None
