"""The variant in which the dead stay dead: GH-PERMA."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletome.engine import Run, seeded
from tabletome.engine.errors import BadOptions
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.actions import Suffer
from tabletome.games.gloomhaven.campaign.flow import ways
from tabletome.games.gloomhaven.campaign.retirement import bury
from tabletome.games.gloomhaven.campaign.shop import in_stock
from tabletome.games.gloomhaven.events import DiedForGood, Exhausted, ScenarioDecided, TurnBegan
from tabletome.games.gloomhaven.rules.combat.conditions import give, heal
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.flow import heroes_in_play
from tabletome.games.gloomhaven.rules.monsters.intent import turn_key
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions
from tabletome.games.gloomhaven.sheets import Party
from tabletome.games.gloomhaven.state import OFF
from tests.games.gloomhaven.dungeon import Dungeon, dungeon
from tests.games.gloomhaven.town import member, town

ROOM = """
    . . . . . .
     . Brute guard1 . . .
    . Scoundrel . . . .
"""


def mortal(drawing: str = ROOM, *, permanent: bool = True) -> Dungeon:
    """A scenario of a campaign with permanent death, about to begin its next round."""
    game = dungeon(drawing)
    game.g.party = Party((member("brute"), member("scoundrel")), permanent_death=permanent)
    game.g.phase = "begin_round"
    return game


def hurt(game: Dungeon, hero: int, damage: int) -> None:
    """The player takes the damage."""
    script = suffer(game.g, hero, damage)
    next(script)
    with pytest.raises(StopIteration):
        script.send(Suffer())


def without_cards(game: Dungeon, *heroes: int) -> Dungeon:
    for hero in heroes:
        cards = game.g.heroes[hero]
        cards.lost, cards.hand = cards.hand, ()
    return game


@rule("GH-PERMA-01")
def test_a_character_without_hit_points_dies_for_good_instead_of_being_exhausted() -> None:
    game = mortal()
    hurt(game, 0, 99)
    assert game.figure("brute").at == OFF
    assert game.g.heroes[0].dead
    assert game.g.is_exhausted(0)
    assert [event.name for event in game.told(DiedForGood)] == ["brute"]
    lenient = mortal(permanent=False)
    hurt(lenient, 0, 99)
    assert lenient.is_gone("brute")
    assert not lenient.g.heroes[0].dead


@rule("GH-PERMA-01", "GH-PERMA-02")
def test_the_exhausted_can_still_die() -> None:
    game = without_cards(mortal(), 0)
    assert game.asked() == "select"
    hurt(game, 0, 99)
    assert game.figure("brute").at == OFF
    assert game.g.heroes[0].dead
    assert len(game.told(Exhausted)) == 1


@rule("GH-PERMA-02", "GH-EXH-02")
def test_whoever_can_neither_rest_nor_play_lies_on_the_map_and_takes_no_turns() -> None:
    game = without_cards(mortal(), 0)
    assert game.asked() == "select"
    assert len(game.run.pending) == 1
    assert heroes_in_play(game.g) == [1]
    assert game.figure("brute").at >= 0
    assert game.g.heroes[0].lies_exhausted
    assert not game.g.heroes[0].dead
    game.plays(game.offers("play")[0])
    assert "brute" not in game.g.order
    assert turn_key(game.g, 0) > turn_key(game.g, 1), "it counts as the last in initiative"


@rule("GH-PERMA-02")
def test_the_exhausted_can_be_hurt_healed_and_given_conditions() -> None:
    game = without_cards(mortal(), 0)
    assert game.asked() == "select"
    game.figure("brute").health = 3
    give(game.g, 0, "muddle")
    heal(game.g, 0, 2)
    assert game.conditions("brute") == ["muddle"]
    assert game.health("brute") == 5
    assert 0 in game.g.targets_for(game.names["guard1"])


@rule("GH-PERMA-02")
def test_without_the_variant_the_exhausted_leave_the_map() -> None:
    game = without_cards(mortal(permanent=False), 0)
    assert game.asked() == "select"
    assert game.is_gone("brute")
    assert not game.g.heroes[0].lies_exhausted


@rule("GH-PERMA-03")
def test_when_all_are_exhausted_the_round_is_played_and_whoever_is_not_dead_survives() -> None:
    game = without_cards(mortal(), 0, 1)
    game.stack("monsters", "null", "null", "null")
    game.g.figures[0].health = 1
    while game.g.scenario:
        game.plays("suffer" if "suffer" in game.offers() else game.offers()[0])
    assert game.g.campaign.members[1].name == "scoundrel"
    assert any(event.name == "bandit-guard" for event in game.told(TurnBegan)), "monsters act"


@rule("GH-PERMA-03", "GH-EXH-04")
def test_the_scenario_is_lost_when_all_lie_exhausted() -> None:
    game = without_cards(mortal(), 0, 1)
    game.g.figures[0].health = 99
    game.stack("monsters", "null", "null", "null")
    assert game.asked() in ("damage", "focus", "monster-moves", "monster-attacks", "way")
    assert [event.won for event in game.events if isinstance(event, ScenarioDecided)] == [False]
    assert game.g.campaign.completed == ()


@rule("GH-PERMA-04")
def test_the_dead_leave_their_items_to_the_shop_and_make_room_for_a_new_character() -> None:
    game = mortal()
    axe = "skullbane-axe"
    dead = replace(member(f"brute gold=40 items={axe}"), quest="trophy-hunt", progress=(3,))
    game.g.party = replace(game.g.campaign, members=(dead, member("scoundrel")))
    game.g.heroes[0].dead = True
    bury(game.g)
    party = game.g.campaign
    assert [each.name for each in party.members] == ["", "scoundrel"]
    assert in_stock(party)[axe] == 1
    assert ways(game.g) == [], "the party has to go home first"
    assert party.quests_out == (), "the quest is in the deck again"


@rule("GH-PERMA-04", "GH-NEWCH-01")
def test_a_new_character_is_created_in_town() -> None:
    party = town("brute", "scoundrel", city=(1,), road=(1,))
    party.g.party = replace(party.party, members=(replace(party.party.members[0], name=""), party.party.members[1]))
    party.g.phase = "come_to_town"
    run = Run(GAME, party.g)
    assert run.decision is not None
    assert run.decision.kind == "join"


@rule("GH-PERMA-01")
def test_only_a_campaign_can_be_played_with_permanent_death() -> None:
    with pytest.raises(BadOptions, match="campaign"):
        GloomhavenOptions.read({"permanent_death": True})
    g = GAME.setup(GloomhavenOptions.read({"permanent_death": True, "campaign": True}), seeded("mortal"))
    assert g.campaign.permanent_death


@rule("GH-PERMA-02")
def test_who_is_exhausted_with_a_single_hit_point_lies_there_and_lives() -> None:
    game = without_cards(mortal(), 0).with_health("brute", 1)
    assert game.asked() == "select"
    assert game.g.heroes[0].lies_exhausted
    assert not game.g.heroes[0].dead
    assert game.at("brute") == "brute"
