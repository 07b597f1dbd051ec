"""Medicine: packs that are given and return, cards in an ally's active area, immunity, heals that do more."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.actions import LoseCard
from tabletome.games.gloomhaven.events import Recalled
from tabletome.games.gloomhaven.rules.abilities.active_cards import counts_as_discarded, end_round_bonuses
from tabletome.games.gloomhaven.rules.combat.conditions import give
from tabletome.games.gloomhaven.rules.combat.damage import damage_choices, exhaust
from tabletome.games.gloomhaven.state import Active
from tests.games.gloomhaven.dungeon import Dungeon, field


def surgeon(*cards: str, active: Active | None = None, ally: str = "Brute") -> Dungeon:
    game = field("Sawbones", *cards, ally=ally)
    game.hero("sawbones").active = () if active is None else (active,)
    return game


def brute_turn(game: Dungeon, *cards: str) -> Dungeon:
    return game.turn("brute", *cards)


@rule("GH-DMG-02")
def test_a_pack_is_played_like_a_card_returns_to_the_supply_and_negates_no_damage() -> None:
    game = surgeon("first-aid", "triage").plays("top first-aid", "choose brute")
    brute, number = game.hero("brute"), game.names["brute"]
    assert "medical-pack-1" in brute.hand
    assert LoseCard("medical-pack-1") not in damage_choices(game.g, number)
    game = surgeon("first-aid", "triage").with_health("brute", 3)
    brute_turn(game, "medical-pack-1", "trample").plays("bottom medical-pack-1")
    assert game.health("brute") == 7
    assert "medical-pack-1" not in game.hero("brute").discard
    game.plays("end-turn")
    assert game.hero("brute").discard == ("trample",)


def test_a_pack_that_is_discarded_unused_returns_too_and_there_are_seven() -> None:
    game = surgeon("first-aid", "triage")
    brute_turn(game, "medical-pack-1", "medical-pack-2").plays("end-turn")
    assert game.hero("brute").discard == ()
    game = surgeon("first-aid", "triage")
    game.hero("brute").hand = tuple(f"medical-pack-{number}" for number in range(1, 8))
    game.plays("top first-aid")
    assert game.asked() == "turn"


@rule("GH-ACTIVE-07")
def test_a_syringe_returns_to_its_owner_and_other_gifts_stay_with_the_ally() -> None:
    game = surgeon("syringe", "booster-shot").plays(
        "top syringe", "choose brute", "bottom booster-shot", "choose brute"
    )
    brute, owner = game.hero("brute"), game.hero("sawbones")
    assert [each.card for each in brute.active] == ["syringe", "booster-shot"]
    assert counts_as_discarded(brute) == []
    end_round_bonuses(game.g)
    assert [each.card for each in brute.active] == ["booster-shot"]
    assert owner.discard == ("syringe",)
    game = surgeon("syringe", "booster-shot").plays("top syringe", "choose brute")
    exhaust(game.g, game.names["brute"])
    assert game.hero("sawbones").discard == ("syringe",)
    assert "syringe" not in game.hero("brute").lost


def test_tissue_grows_back_as_the_turns_of_its_bearer_begin() -> None:
    game = surgeon("first-aid", "triage").with_health("brute", 5)
    game.hero("brute").active = (Active("regenerative-tissue", top=False, gates=1),)
    brute_turn(game, "trample", "skewer")
    game.g.turn.begun, game.g.phase, game.g.round = False, "begin_turn", 2
    assert game.asked() == "turn"
    assert game.health("brute") == 6
    assert len(game.hero("brute").active) == 1


@rule("GH-COND-03")
def test_nobody_receives_negative_conditions_in_a_round_of_battlefield_medicine() -> None:
    game = surgeon("battlefield-medicine", "triage").plays("bottom battlefield-medicine")
    for who in ("sawbones", "brute", "guard1"):
        for condition in ("stun", "strengthen"):
            give(game.g, game.names[who], condition)
    assert game.conditions("sawbones") == game.conditions("brute") == ["strengthen"]
    assert game.conditions("guard1") == ["stun", "strengthen"]
    game.plays("end-bonus battlefield-medicine")
    assert not game.figure("brute").effects.immune


@rule("GH-ACTIVE-02")
def test_triage_heals_once_in_each_turn_at_its_start_or_its_end() -> None:
    for answers, when in ((("choose brute",), "turn"), (("skip", "end-turn", "choose brute"), "")):
        game = surgeon("first-aid", "bloody-saw", active=Active("triage", top=True)).with_health("brute", 5)
        game.g.turn.begun, game.g.phase, game.g.round = False, "begin_turn", 2
        game.plays(*answers)
        assert game.health("brute") == 7
        assert game.hero("sawbones").active[0].used == 1
        assert not when or game.asked() == when
    game = surgeon("first-aid", "bloody-saw", active=Active("triage", top=True)).with_health("brute", 5)
    game.g.turn.begun, game.g.phase, game.g.round = False, "begin_turn", 2
    game.plays("choose brute", "end-turn")
    assert (game.health("brute"), game.hero("sawbones").active[0].used) == (7, 1)
    assert game.asked() != "heal", "once is enough"


def test_one_condition_of_any_ally_is_removed_as_each_turn_begins() -> None:
    game = surgeon("first-aid", "bloody-saw", active=Active("mobile-response", top=True))
    game.with_conditions("brute", "poison", "muddle")
    game.g.turn.begun, game.g.phase, game.g.round = False, "begin_turn", 2
    game.plays("choose brute", "cure poison")
    assert game.conditions("brute") == ["muddle"]


def test_heals_spread_cure_first_and_are_stronger() -> None:
    game = surgeon("booster-shot", "triage", active=Active("hand-of-the-surgeon", top=False))
    game.with_health("brute", 2).with_health("sawbones", 2).plays("top booster-shot")
    assert (game.health("brute"), game.health("sawbones")) == (6, 6)
    game = surgeon("booster-shot", "triage", active=Active("master-physician", top=True))
    game.with_health("brute", 2).with_conditions("brute", "poison").plays("top booster-shot", "choose brute")
    assert (game.health("brute"), game.conditions("brute")) == (6, [])
    assert game.hero("sawbones").active[0].used == 1
    game = surgeon("hold-back-the-pain", "triage", active=Active("master-physician", top=False))
    game.with_health("brute", 2).plays("top hold-back-the-pain", "choose brute")
    assert game.health("brute") == 9
    assert len(game.hero("sawbones").active) == 1


def test_an_attack_is_performed_as_a_heal_or_as_an_attack() -> None:
    for answers, guard, brute in ((("as-heal", "choose brute"), 20, 7), (("skip", "strike guard1"), 16, 2)):
        game = surgeon("hand-of-the-surgeon", "triage", active=Active("prep-for-surgery", top=True))
        game.with_health("brute", 2).plays("top hand-of-the-surgeon", *answers)
        assert (game.health("guard1"), game.health("brute")) == (guard, brute)


@rule("GH-COMP-04")
def test_who_receives_a_pack_and_which_is_told() -> None:
    game = surgeon("first-aid", "triage").plays("top first-aid", "choose brute")
    assert [(each.name, each.card) for each in game.told(Recalled)] == [("brute", "medical-pack-1")]
    game = surgeon("first-aid", "triage")
    game.hero("brute").hand = ("medical-pack-1", "medical-pack-3")
    game.plays("top first-aid", "choose brute")
    assert game.hero("brute").hand[-1] == "medical-pack-2"


@rule("GH-COMP-04", "GH-XP-02")
def test_without_a_pack_in_the_supply_nothing_is_given_and_nothing_gained() -> None:
    game = surgeon("prescription", "triage")
    game.hero("brute").hand = tuple(f"medical-pack-{number}" for number in range(1, 8))
    game.plays("top prescription")
    assert (game.asked(), game.hero("sawbones").xp, len(game.hero("brute").hand)) == ("turn", 0, 7)
