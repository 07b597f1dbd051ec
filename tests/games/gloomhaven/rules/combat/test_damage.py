"""Suffering damage, dying, exhaustion: GH-DMG, GH-EXH, GH-ATK-08..10."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.actions import LoseTwo
from tabletome.games.gloomhaven.events import Exhausted
from tabletome.games.gloomhaven.rules.combat.damage import damage_choices, lose_to_negate, suffer
from tabletome.games.gloomhaven.state import Active
from tests.games.gloomhaven.dungeon import DUEL, card_number, dungeon, field
from tests.games.gloomhaven.quests import enter


@rule("GH-ATK-08", "GH-ATK-10")
def test_a_dead_monster_leaves_a_money_token() -> None:
    game = dungeon(DUEL).turn("brute", "overwhelming-assault", "grab-and-go")
    at = game.figure("guard1").at
    game.plays("top overwhelming-assault", "strike guard1")
    assert game.is_gone("guard1")
    assert game.g.money[at] == 1
    assert game.g.heroes[0].xp == 2


@rule("GH-ATK-10")
def test_a_summoned_monster_leaves_none() -> None:
    game = dungeon(DUEL).turn("brute", "overwhelming-assault", "grab-and-go")
    game.figure("guard1").no_money = True
    game.plays("top overwhelming-assault", "strike guard1")
    assert sum(game.g.money) == 0


@rule("GH-DMG-01", "GH-DMG-02", "GH-DMG-03")
def test_damage_can_be_negated_by_a_card_from_hand_or_two_discards_but_not_by_chosen_cards() -> None:
    game = dungeon(DUEL).turn("brute", "trample", "grab-and-go").monsters("guard", card_number("guard", 50))
    game.g.heroes[0].discard = ("skewer", "spare-dagger")
    assert game.asked() == "damage"
    offers = game.offers()
    assert "suffer" in offers
    assert "lose-two skewer spare-dagger" in offers
    assert "lose-card sweeping-blow" in offers
    assert not any("trample" in offer for offer in offers)
    game.plays("lose-two skewer spare-dagger")
    assert game.health("brute") == 10
    assert game.g.heroes[0].lost == ("skewer", "spare-dagger")


@rule("GH-EXH-01", "GH-EXH-03", "GH-EXH-04")
def test_a_character_without_hit_points_is_exhausted_and_all_cards_are_lost() -> None:
    game = dungeon(DUEL).turn("brute", "trample", "grab-and-go").monsters("guard", card_number("guard", 50))
    game.with_health("brute", 2).plays("suffer")
    assert game.asked() == "over"
    assert len(game.g.heroes[0].lost) == 10
    assert game.run.outcome is not None
    assert game.run.outcome.winners == ()


@rule("GH-ACTIVE-08", "GH-DMG-02")
def test_an_active_card_that_counts_as_discarded_can_be_lost_against_damage() -> None:
    game = field("Mindthief", "feedback-loop", "scurry")
    mindthief = game.names["mindthief"]
    hero = game.g.heroes[mindthief]
    hero.active, hero.discard = (Active("feedback-loop", top=True), Active("mass-hysteria", top=False)), ("pilfer",)
    options = [str(option) for option in damage_choices(game.g, mindthief)]
    assert "lose-two pilfer feedback-loop" in options
    assert not any("mass-hysteria" in option for option in options)
    lose_to_negate(game.g, mindthief, LoseTwo("pilfer", "feedback-loop"))
    assert hero.lost == ("pilfer", "feedback-loop")
    assert not hero.discard
    assert [each.card for each in hero.active] == ["mass-hysteria"]


@rule("GH-ACTIVE-06", "GH-NAMED-04")
def test_frost_armor_negates_two_sources_of_damage_but_not_none() -> None:
    game = dungeon("""
        . . . .
         . Spellweaver . guard1
        . . . .
    """).turn("spellweaver", "frost-armor", "mana-bolt")
    game.plays("bottom frost-armor")
    taken = []
    for damage in (0, 1, 5):
        before = game.health("spellweaver")
        assert list(suffer(game.g, 0, damage)) == []
        taken.append(before - game.health("spellweaver"))
    assert taken == [0, 0, 0]
    assert game.g.heroes[0].lost == ("frost-armor",)
    assert game.g.heroes[0].xp == 2
    assert next(suffer(game.g, 0, 3)).kind == "damage"  # type: ignore[union-attr]


@pytest.mark.parametrize("hero", [0, 1])
@rule("GH-FINISH-07", "GH-EXH-01")
def test_an_exhausted_character_is_out_and_the_others_play_on(hero: int) -> None:
    quest = enter("black-barrow")
    quest.exhaust(hero)
    assert [event for event in quest.events if isinstance(event, Exhausted)]
    assert quest.is_open()
