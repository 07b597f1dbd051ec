"""Suffering damage, dying, exhaustion: GH-DMG, GH-EXH, GH-ATK-08..10."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.actions import LoseTwo
from tabletome.games.gloomhaven.content.notation.scenarios import KillNamed
from tabletome.games.gloomhaven.events import Died, Exhausted
from tabletome.games.gloomhaven.rules.combat import damage
from tabletome.games.gloomhaven.rules.combat.damage import (
    damage_choices,
    leave_the_map,
    lose_to_negate,
    suffer,
)
from tabletome.games.gloomhaven.rules.scenario.circumstances import ELITES
from tabletome.games.gloomhaven.state import (
    NOBODY,
    OFF,
    SUMMON,
    Active,
    AttackOfTheDead,
    DoomFulfilled,
    Figure,
    Marks,
)
from tests.games.gloomhaven.dungeon import DUEL, Dungeon, card_number, dungeon, field
from tests.games.gloomhaven.pages import on_page, token
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
    for hurt in (0, 1, 5):
        before = game.health("spellweaver")
        assert list(suffer(game.g, 0, hurt)) == []
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


# Who has died


CAMP = """
    . . . . . . .
     . Brute guard1 guard2* archer1 x .
    Scoundrel . . . . . .
"""


def counting(monkeypatch: pytest.MonkeyPatch) -> Dungeon:
    """A page whose goals count the dead."""
    game = on_page(monkeypatch, dungeon(CAMP), goals=(KillNamed("nobody"),))
    monkeypatch.setattr(damage, "COUNTING", {game.g.scenario})
    return game


@rule("GH-PAGE-01", "GH-ATK-10")
def test_enemies_that_die_are_counted_by_name_and_elites_as_such_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = counting(monkeypatch)
    for who, killed, tally in (
        ("guard1", 1, {"bandit-guard": 1}),
        ("guard2", 2, {"bandit-guard": 2, ELITES: 1}),
        ("archer1", 3, {"bandit-guard": 2, ELITES: 1, "bandit-archer": 1}),
    ):
        at = game.figure(who).at
        leave_the_map(game.g, game.names[who])
        assert (game.g.killed, game.g.tally, game.g.money[at]) == (killed, tally, 1)
    assert [(event.name, event.number) for event in game.told(Died)] == [
        ("bandit-guard", 1), ("bandit-guard", 2), ("bandit-archer", 1),
    ]  # fmt: skip


@rule("GH-SPECIAL-07")
def test_allies_that_die_are_counted_by_name_and_leave_no_money_but_a_charmed_enemy_is_an_enemy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = counting(monkeypatch)
    game.figure("guard1").hostile = False
    leave_the_map(game.g, game.names["guard1"])
    assert (game.g.killed, game.g.tally, sum(game.g.money)) == (0, {"bandit-guard": 1}, 0)
    charmed = game.with_effects("guard2", charmer=0).figure("guard2")
    charmed.hostile = False
    leave_the_map(game.g, game.names["guard2"])
    assert (game.g.killed, game.g.tally) == (1, {"bandit-guard": 2, ELITES: 1})
    token(game, "hail", "x", escort=True)
    leave_the_map(game.g, game.names["hail"])
    assert game.g.tally["hail"] == 1
    assert game.g.killed == 1


@rule("GH-ATK-10")
def test_nobody_is_counted_where_no_goal_counts_and_the_killed_always_are() -> None:
    game = dungeon(CAMP)
    leave_the_map(game.g, game.names["guard2"])
    assert (game.g.killed, game.g.tally, game.g.pending) == (1, {}, ())


@rule("GH-MOTHER-06")
def test_the_doomed_and_the_vengeful_leave_something_to_be_settled() -> None:
    game = dungeon(CAMP).with_effects("guard1", attacks_on_death=True)
    game.figure("guard2").marks = Marks(doomed_by=1)
    places = [game.figure(who).at for who in ("guard1", "guard2")]
    for who in ("guard1", "guard2"):
        leave_the_map(game.g, game.names[who])
    assert game.g.pending == (AttackOfTheDead(game.names["guard1"], places[0]), DoomFulfilled(1, places[1]))
    assert game.figure("guard2").marks.doomed_by == NOBODY


@rule("GH-EXH-01", "GH-EXH-02", "GH-EXH-03", "GH-SUMMON-04")
def test_with_an_exhausted_character_go_its_creatures_and_dooms_and_others_get_their_cards_back() -> None:
    game = dungeon(CAMP)
    brute, scoundrel = game.hero("brute"), game.hero("scoundrel")
    game.g.figures.append(Figure("rat-swarm", SUMMON, 0, 1, game.places["x"], 2, 2, no_money=True))
    game.g.figures.append(Figure("decoy", SUMMON, 1, 1, game.places["x"] + 1, 2, 2, no_money=True))
    game.figure("guard1").marks, game.figure("guard2").marks = Marks(doomed_by=0), Marks(doomed_by=1)
    brute.hand, brute.chosen, brute.later, brute.discard = ("trample",), ("skewer",), ("juggernaut",), ("whirlwind",)
    brute.active = (Active("wall-of-doom", top=True), Active("single-out", top=True, owner=1))
    leave_the_map(game.g, 0)
    assert not any([brute.hand, brute.chosen, brute.later, brute.discard, brute.active])
    assert sorted(brute.lost) == ["juggernaut", "skewer", "trample", "wall-of-doom", "whirlwind"]
    assert scoundrel.discard == ("single-out",)
    assert [figure.at == OFF for figure in game.g.figures[-2:]] == [True, False]
    assert [game.figure(who).marks.doomed_by for who in ("guard1", "guard2")] == [NOBODY, 1]
    assert [event.name for event in game.told(Exhausted)] == ["brute"]
    assert game.figure("scoundrel").at != OFF
