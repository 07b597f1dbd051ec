"""Levels, perks, pools, hands and the party that enters a scenario: GH-LVLUP, GH-PERK, GH-HAND, GH-SOLO, GH-SCALE."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from tabletome.engine import Run, seeded
from tabletome.engine.errors import BadOptions
from tabletome.engine.ledger import Ledger, rule
from tabletome.engine.table import Table
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.campaign.party import leave
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.default_hands import WANTED
from tabletome.games.gloomhaven.content.perks import PERKS
from tabletome.games.gloomhaven.rules.characters.levels import (
    MIN_XP,
    add_checks,
    can_have_learned,
    ignores,
    is_due,
    learnable,
    level_for,
    level_up,
    mark_perk,
    modifier_deck,
    open_perks,
    perks_due,
    usual_cards,
    usual_hand,
)
from tabletome.games.gloomhaven.rules.combat.modifiers import STANDARD
from tabletome.games.gloomhaven.rules.setup import (
    GloomhavenOptions,
    enter,
    new_game,
    party_of,
)
from tabletome.games.gloomhaven.sheets import Member
from tabletome.games.gloomhaven.state import Active, State
from tabletome.games.gloomhaven.view.ability_text import perk_text
from tabletome.games.gloomhaven.view.level_scene import (
    active_card,
    pool,
)
from tabletome.scene import view
from tests.words import assert_written, names_in

LEDGER = Ledger.load(GAME.folder / "rules.yaml")


def entered(**options: Any) -> Run[State]:
    """A scenario as far as its first question."""
    options = {"battle_goals": False, **options}
    run = Run(GAME, new_game(GAME.options.read(options), seeded("levels")))
    assert run.decision is not None
    return run


@rule("GH-LVLUP-02")
def test_the_experience_that_each_level_needs_is_that_of_the_book() -> None:
    printed = LEDGER.rule("GH-LVLUP-02").data["min_xp"]
    assert dict(enumerate(MIN_XP, 1)) == {int(level): xp for level, xp in printed.items()}
    assert [level_for(xp) for xp in (0, 44, 45, 94, 499, 500, 9999)] == [1, 1, 2, 2, 8, 9, 9]


@rule("GH-LVLUP-01", "GH-LVLUP-03", "GH-LVLUP-04")
def test_levelling_up_brings_one_card_of_no_higher_level_and_one_perk() -> None:
    brute = Member("brute", xp=95)
    assert is_due(brute)
    assert set(learnable(brute, 2)) == {"fatal-advance", "juggernaut"}
    brute = level_up(brute, "juggernaut", 0)
    assert (brute.level, brute.cards, brute.perks) == (2, ("juggernaut",), (0,))
    assert set(learnable(brute, 3)) == {"fatal-advance", "hook-and-chain", "brute-force"}
    brute = level_up(brute, "fatal-advance", 3)
    assert not is_due(brute)
    with pytest.raises(AssertionError, match="not enough"):
        level_up(brute, "brute-force", 3)


@rule("GH-LVLUP-03")
def test_a_card_above_the_new_level_cannot_be_learned() -> None:
    with pytest.raises(AssertionError, match="cannot be learned"):
        level_up(Member("brute", xp=45), "hook-and-chain", 0)


@rule("GH-LVLUP-05")
def test_a_perk_can_be_taken_once_for_each_box() -> None:
    brute = Member("brute", level=5)
    assert PERKS["brute"][2].boxes == 2
    brute = mark_perk(mark_perk(brute, 2), 2)
    assert 2 not in open_perks("brute", brute.perks)
    with pytest.raises(AssertionError, match="no box"):
        mark_perk(brute, 2)


@rule("GH-LVLUP-06", "GH-AMD-11", "GH-AREA0-05")
def test_a_perk_that_replaces_a_card_leaves_the_deck_as_large() -> None:
    example = LEDGER.rule("GH-LVLUP-06").data["result"]
    deck = modifier_deck("brute", (1,))
    assert len(deck) == example["deck_size"]
    counts = Counter(deck)
    assert {card: counts[card] for card in example["counts"]} == example["counts"]


@pytest.mark.parametrize("name", PERKS)
def test_every_perk_of_a_class_changes_the_deck_as_it_says(name: str) -> None:
    assert sum(perk.boxes for perk in PERKS[name]) == 15
    for number, perk in enumerate(PERKS[name]):
        deck = Counter(modifier_deck(name, (number,)))
        assert deck == Counter(STANDARD) - Counter(perk.remove) + Counter(perk.add)
        assert ignores(name, (number,), "items") == (perk.ignores == "items")
        assert ignores(name, (number,), "scenario") == (perk.ignores == "scenario")
    assert sum(bool(perk.ignores) for perk in PERKS[name]) <= 2


@rule("GH-LVLUP-07", "GH-CHAR-05", "GH-HAND-02")
@pytest.mark.parametrize("name", CLASSES)
def test_hit_points_rise_with_the_level_and_the_hand_stays_as_large(name: str) -> None:
    second = "brute" if name != "brute" else "scoundrel"
    for level in (1, 5, 9):
        g = entered(first=name, second=second, first_level=level).state
        assert g.figures[0].health == g.figures[0].most == CLASSES[name].health[level - 1]
        assert len(g.heroes[0].hand) == CLASSES[name].hand
        assert len(g.heroes[0].pool) == level - 1
        assert can_have_learned(name, level, g.heroes[0].pool)


@rule("GH-HAND-01", "GH-HAND-02")
def test_whoever_does_not_choose_takes_the_cards_that_are_wanted_most() -> None:
    assert usual_hand("brute", usual_cards("brute", 1)) == CLASSES["brute"].starting_hand
    learned = usual_cards("brute", 4)
    assert learned == ("fatal-advance", "hook-and-chain", "unstoppable-charge")
    hand = usual_hand("brute", learned)
    assert {*learned, "spare-dagger", "leaping-cleave", "skewer"} <= {*hand}
    assert "eye-for-an-eye" not in hand
    for name, wanted in WANTED.items():
        assert set(wanted) <= {*CLASSES[name].cards}


@rule("GH-PERK-01", "GH-PERK-02")
def test_every_third_checkmark_gives_a_perk_and_the_rest_counts_on() -> None:
    member = Member("mindthief")
    assert perks_due(member) == 0
    assert perks_due(add_checks(member, 2)) == 0
    assert perks_due(add_checks(add_checks(member, 2), 2)) == 1
    assert perks_due(add_checks(member, 6)) == 2


@rule("GH-PERK-03")
def test_checkmarks_give_six_perks_at_most() -> None:
    data = LEDGER.rule("GH-PERK-03").data
    enough = data["max_checkmark_perks"] * data["checkmarks_per_perk"]
    assert perks_due(Member("brute", checks=enough)) == perks_due(Member("brute", checks=enough + 9)) == 6


@rule("GH-HAND-01", "GH-HAND-02", "GH-ABIL-03")
def test_whoever_chooses_learns_a_card_for_each_level_marks_perks_and_builds_a_hand() -> None:
    run = entered(hands="chosen", first_level=3, second_level=1)
    assert [str(option) for option in run.decision.options] == ["learn fatal-advance", "learn juggernaut"]  # type: ignore[union-attr]
    for answer in ("learn juggernaut", "learn fatal-advance", "mark 2", "mark 3", "swap trample juggernaut", "ready"):
        run.play(GAME.actions.parse(answer))
    brute = run.state.heroes[0]
    assert brute.pool == ("juggernaut", "fatal-advance")
    assert "juggernaut" in brute.hand
    assert "trample" not in brute.hand
    assert len(brute.hand) == 10
    assert sorted(run.state.decks[0]) == sorted(modifier_deck("brute", (1, 2)))
    assert not any(str(option).endswith("hook-and-chain") for option in run.decision.options)  # type: ignore[union-attr]


@rule("GH-HAND-02", "GH-LVLUP-04")
def test_a_party_can_be_described_by_options() -> None:
    hand = ["whirlwind", "hook-and-chain", "skewer", *CLASSES["brute"].starting_hand[:7]]
    g = entered(first_level=5, first_cards=", ".join(hand), first_perks="4,1").state
    assert g.heroes[0].hand == tuple(hand)
    assert g.heroes[0].pool == ("whirlwind", "hook-and-chain")
    assert Counter(g.decks[0]) == Counter(STANDARD) - Counter(["-1", "-1"]) + Counter(["+3"])


@rule("GH-LVLUP-03")
@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"first_cards": "trample"}, "exactly 10"),
        ({"first_cards": "fire-orbs"}, "no card"),
        ({"first_perks": "4,4", "first_level": 9}, "no such perk"),
        ({"first_perks": "99"}, "no such perk"),
        ({"first_items": "crown-of-thorns"}, "there is no"),
        ({"first": "brute", "second": "brute"}, "only once"),
    ],
)
def test_a_party_that_cannot_be_is_refused(options: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadOptions, match=wrong):
        GAME.options.read(options)


@rule("GH-LVLUP-03")
def test_two_cards_of_level_nine_cannot_both_be_learned() -> None:
    assert can_have_learned("brute", 9, ["king-of-the-hill", "selfish-retribution"])
    assert not can_have_learned("brute", 9, ["king-of-the-hill", "face-your-end"])
    assert not can_have_learned("brute", 3, ["fatal-advance", "juggernaut", "brute-force"])
    assert can_have_learned("brute", 3, ["fatal-advance", "juggernaut"])


@rule("GH-SCALE-01", "GH-LEVEL-01")
def test_higher_characters_meet_harder_scenarios() -> None:
    low, high = entered().state, entered(first_level=9, second_level=6).state
    assert (low.level, low.monster_level, low.trap_damage) == (1, 1, 3)
    assert (high.level, high.monster_level, high.trap_damage) == (4, 4, 6)


@rule("GH-SOLO-01", "GH-SOLO-02", "GH-SOLO-03")
def test_alone_or_with_open_hands_monsters_and_traps_are_harder_and_rewards_are_not() -> None:
    for options in ({"players": 1}, {"open_information": True}):
        g = entered(**options).state
        assert len(g.heroes) == 2
        assert (g.level, g.monster_level, g.trap_damage) == (1, 2, 4)
    top = entered(players=1, first_level=9, second_level=9, difficulty="very-hard").state
    assert (top.level, top.monster_level, top.trap_damage) == (7, 7, 10)


def test_scenario_effects_do_not_concern_whoever_has_the_perk() -> None:
    options = {"scenario": "crypt-of-the-damned", "first": "cragheart", "first_level": 2}
    assert isinstance(GAME.options.read(options), GloomhavenOptions)
    burdened = entered(**options, first_perks="1").state
    free = entered(**options, first_perks="10").state
    assert Counter(free.decks[0]) == Counter(modifier_deck("cragheart", (9,)))
    assert len(burdened.decks[0]) >= len(modifier_deck("cragheart", (0,)))


def test_perks_and_pools_are_shown_and_said_in_both_languages() -> None:
    assert_written(GAME, names_in([perk_text(perk) for perks in PERKS.values() for perk in perks]))
    options = {"hands": "chosen", "first_level": 4, "first": "mindthief", "second": "cragheart", "second_level": 2}
    table = Table(GAME, GAME.options.read(options), "growth")
    found: set[str] = set()
    while table.state.round == 0:
        decision = table.pending[0]
        shown = view(table, decision.seat)
        found |= names_in(shown)
        assert any(zone.id == "pool:0" for mat in shown.scene.mats for zone in mat.zones) or decision.seat
        table.play(decision.seat, decision.options[-1])
    assert_written(GAME, found)


@rule("GH-ACTIVE-02")
def test_an_active_card_shows_its_half_and_its_slots() -> None:
    card = active_card("brute", Active("warding-strength", top=False, used=2))
    assert [part.id for part in card.parts] == ["card:warding-strength:bottom"]
    assert card.badges[-1].text is not None
    assert card.badges[-1].text.args == {"used": 2, "slots": 6}


@rule("GH-LVLUP-03")
def test_the_pool_shows_what_may_be_learned_and_then_what_has_been() -> None:
    run = entered(hands="chosen", first_level=3)
    brute = run.state.heroes[0]
    assert {"juggernaut", "fatal-advance", "skewer"} <= set(pool(brute))
    assert "brute-force" not in pool(brute)
    run.play(GAME.actions.parse("learn juggernaut"))
    assert "brute-force" in pool(brute)
    run.play(GAME.actions.parse("learn brute-force"))
    assert set(pool(brute)) == {"juggernaut", "brute-force", "skewer", "balanced-measure", "wall-of-doom"}


@rule("GH-LVLUP-01", "GH-HAND-02")
def test_a_party_leaves_a_scenario_changed_levels_up_and_enters_the_next() -> None:
    options = GloomhavenOptions(players=2, first="mindthief", second="cragheart", battle_goals=False)
    party = party_of(options)
    run = Run(GAME, enter(party, options, seeded("campaign")))
    rng = random.Random("campaign")
    while run.decision is not None:
        run.play(rng.choice(run.decision.options))
    after = leave(run.state, party)
    gained = [now.xp - before.xp for now, before in zip(after.members, party.members, strict=True)]
    assert gained == [hero.xp for hero in run.state.heroes]
    assert [member.level for member in after.members] == [1, 1], "levels are gained in the city only"
    grown = level_up(msgspec.structs.replace(after.members[0], xp=45), "hostile-takeover", 4)
    grown = msgspec.structs.replace(grown, hand=("hostile-takeover", *CLASSES["mindthief"].starting_hand[1:]))
    g = Run(GAME, enter(msgspec.structs.replace(after, members=(grown, after.members[1])), options, seeded("2"))).state
    assert g.figures[0].most == CLASSES["mindthief"].health[1]
    assert "hostile-takeover" in g.heroes[0].hand
    assert "+2:ice" in g.decks[0]
    assert "+2:ice" not in g.decks[1]
