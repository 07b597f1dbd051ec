"""What bots do between scenarios."""

from __future__ import annotations

from typing import Any

from tabletome.engine import Decision, Run, seeded
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.bots.instinct import instinct
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions
from tests.games.gloomhaven.town import Town, town


def likeliest(party: Town, kind: str, options: list[Any], **about: Any) -> str:
    decision = Decision(0, kind, options, about)
    weights = instinct(party.g, decision)
    assert len(weights) == len(options)
    return str(options[max(range(len(options)), key=lambda each: weights[each])])


def test_a_character_grows_before_anything_else_and_never_steps_aside() -> None:
    party = town("brute gold=30 xp=50", "tinkerer")
    options = [a.CityEvent(), a.LevelUp(), a.Buy("hide-armor"), a.Donate(), a.PutAside()]
    assert likeliest(party, "town", options, member=0) == "level-up"
    assert likeliest(party, "town", [a.PutAside(), a.Sell("hide-armor"), a.Ready()], member=0) == "ready"


def test_an_item_is_bought_only_if_there_is_a_place_for_it() -> None:
    options = [a.Buy("hide-armor"), a.Ready()]
    assert likeliest(town("brute gold=30"), "town", options, member=0) == "buy hide-armor"
    assert likeliest(town("brute gold=30 items=leather-armor"), "town", options, member=0) == "ready"
    two_hands = town("brute gold=30 items=piercing-bow")
    assert likeliest(two_hands, "town", [a.Buy("war-hammer"), a.Buy("poison-dagger"), a.Ready()], member=0) == "ready"


def test_whoever_has_a_quest_for_it_donates_and_enhances() -> None:
    options = [a.Donate(), a.Enhance("trample"), a.Ready()]
    assert likeliest(town("brute quest=piety-in-all-things"), "town", options, member=0) == "donate"
    assert likeliest(town("brute quest=augmented-abilities"), "town", options, member=0) == "enhance trample"
    assert likeliest(town("brute quest=trophy-hunt"), "town", options, member=0) == "ready"


def test_the_story_goes_on_and_the_campaign_is_not_given_up() -> None:
    options = [a.GoHome(), a.Travel(4), a.Travel(2), a.Casual(1)]
    assert likeliest(town("brute"), "way", options) == "travel 2"
    assert likeliest(town("brute xp=50"), "way", options) == "go-home"
    assert likeliest(town("brute"), "set-out", [a.Casual(1), a.FoundParty(), a.EndCampaign()]) == "casual 1"


def test_gold_is_shared_alike_and_a_quest_is_taken_that_can_be_done() -> None:
    party = town("brute", "tinkerer", "scoundrel")
    shares = [a.Share(gold) for gold in range(13)]
    assert likeliest(party, "event-gain", shares, member=0, left=12) == "share 4"
    assert likeliest(party, "event-pay", shares[:7], member=1, left=6) == "share 3"
    assert likeliest(party, "pursue", [a.Pursue("vengeance"), a.Pursue("law-bringer")]) == "pursue law-bringer"


def test_bots_complete_scenarios_of_a_campaign() -> None:
    run = Run(GAME, GAME.setup(GloomhavenOptions(campaign=True, difficulty="easy"), seeded("0")))
    for _ in range(4000):
        decision = run.decision
        assert decision is not None
        weights = list(instinct(run.state, decision))
        run.play(decision.options[weights.index(max(weights))])
        if run.state.campaign.completed:
            return
    raise AssertionError("no scenario was completed")
