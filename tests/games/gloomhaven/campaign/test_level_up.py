"""Levelling up in the city: GH-LVLUP, GH-PERK."""

from __future__ import annotations

import random

import msgspec

from tabletome.engine import Run, seeded
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.campaign.level_up import level_up, mark_perks
from tabletome.games.gloomhaven.campaign.party import leave
from tabletome.games.gloomhaven.campaign.sheet_changes import gain_checks
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.perks import PERKS
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions, enter, party_of
from tests.games.gloomhaven.town import town
from tests.games.gloomhaven.visits import visiting


@rule("GH-LVLUP-01", "GH-LVLUP-03", "GH-LVLUP-04")
def test_levelling_up_brings_one_card_of_no_higher_level_and_one_perk() -> None:
    visit = visiting("brute xp=95", "tinkerer")
    assert "ready" not in visit.offers, "whoever has the experience must level up"
    visit.plays("level-up")
    assert set(visit.offers) == {"learn fatal-advance", "learn juggernaut"}
    visit.plays("learn juggernaut").takes("perk", "mark 1")
    brute = visit.party.members[0]
    assert (brute.level, brute.cards, brute.perks) == (2, ("juggernaut",), (0,))
    visit.plays("level-up")
    assert set(visit.offers) == {"learn fatal-advance", "learn hook-and-chain", "learn brute-force"}
    visit.plays("learn fatal-advance").takes("perk", "mark 4")
    assert "level-up" not in visit.offers
    assert "ready" in visit.offers


@rule("GH-LVLUP-05")
def test_a_perk_can_be_taken_once_for_each_box() -> None:
    assert PERKS["brute"][2].boxes == 2
    visit = visiting("brute xp=150", "tinkerer")
    for _ in range(2):
        visit.plays("level-up").takes("learn").takes("perk", "mark 3")
    visit.plays("level-up").takes("learn")
    assert visit.kind == "perk"
    assert "mark 3" not in visit.offers


@rule("GH-PERK-02")
def test_every_third_checkmark_gives_a_perk_and_the_rest_counts_on() -> None:
    party = town("mindthief checks=2", "cragheart")
    gain_checks(party.g, 0, 2)
    party.runs(mark_perks(party.g), "mark 1")
    gain_checks(party.g, 0, 1)
    party.runs(mark_perks(party.g))
    gain_checks(party.g, 0, 1)
    party.runs(mark_perks(party.g), "mark 2")
    assert (party.checks[0], party.party.members[0].perks) == (6, (0, 1))


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
    city = town("mindthief", "cragheart")
    city.g.party = after
    city.runs(level_up(city.g, 0, 2), "learn hostile-takeover", "mark 5")
    hand = ("hostile-takeover", *CLASSES["mindthief"].starting_hand[1:])
    grown = msgspec.structs.replace(city.party.members[0], hand=hand)
    g = Run(GAME, enter(msgspec.structs.replace(after, members=(grown, after.members[1])), options, seeded("2"))).state
    assert g.figures[0].max_health == CLASSES["mindthief"].health[1]
    assert "hostile-takeover" in g.heroes[0].hand
    assert "+2:ice" in g.decks[0]
    assert "+2:ice" not in g.decks[1]
