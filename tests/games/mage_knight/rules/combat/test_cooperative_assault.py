"""Assaulting a City together, and playing in teams: MK-COOP, MK-TEAM."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.errors import BadOptions
from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.actions import VOCABULARY
from tabletome.games.mage_knight.board import Placed
from tabletome.games.mage_knight.events import AssaultAgreed, AssaultRefused, EnemyDefeated, TurnSkipped
from tabletome.games.mage_knight.rules.combat import cooperative_assault
from tabletome.games.mage_knight.rules.combat.enemies import fortifications
from tabletome.games.mage_knight.rules.deeds.mana import curse, take_die
from tabletome.games.mage_knight.rules.end_of_turn import hand_limit
from tabletome.games.mage_knight.rules.map import cities
from tabletome.games.mage_knight.rules.map.movement import may_attack, needs_assault
from tabletome.games.mage_knight.rules.scenario import scoring
from tabletome.games.mage_knight.rules.setup import MageKnightOptions
from tabletome.games.mage_knight.state import Player, Points, Token, Unit
from tabletome.games.mage_knight.view.scene import scene
from tests.games.mage_knight.knights import Knights, knight

HEART = "core-7.c"
DECK = "rage rage rage rage rage rage rage rage"
TILES = ("start-b 0 0", "country-1 0 1", "country-2 1 0", "core-7 1 1")


def allies(*places: str, garrison: str = "swordsmen golems guardsmen", **more: Any) -> Knights:
    """Heroes around the white City, which has these defenders; it is the first one's turn."""
    heroes = ("tovak", "goldyx", "norowas", "krang")
    who = [f"{hero} at core-7.{place}" for hero, place in zip(heroes, places, strict=False)]
    more.setdefault("scenario", "full-cooperation" if len(places) < 4 else "full-conquest")
    more.setdefault("hand", "march rage")
    game = knight(who[0], *who[1:], tiles=TILES, deck=DECK, **more)
    for seat in range(1, len(places)):
        game.with_player(seat, hand=("rage", "stamina"), deck=("march",) * 8)
    game.g.enemies[HEART] = tuple(Token(name, up=True) for name in garrison.split())
    game.g.cities = 2
    return game


def agreed(*places: str, **more: Any) -> Knights:
    """The initiator invites one and takes one defender; the other agrees."""
    game = allies(*places, **more).plays(f"propose {HEART}", "invite 1")
    if game.asked() == "invite":
        game.plays("done")
    return game.plays("share 1", "agree")


def win(game: Knights, points: int = 60) -> None:
    """The one who fights now defeats all own enemies."""
    for foe in game.combat.foes:
        foe.fortified, foe.lost = False, ("fortified", "physical")
    numbers = ",".join(str(number + 1) for number in range(len(game.combat.foes)))
    game.with_pool(Points("siege", "physical", points)).plays(f"attack {numbers}")


def lose(game: Knights) -> None:
    seat = game.g.active
    while game.g.combat is not None and game.g.active == seat:
        game.plays("done" if "done" in game.offers() else game.offers()[-1])


# Proposing


@rule("MK-COOP-01", "MK-COOP-02")
def test_an_assault_together_is_proposed_next_to_a_city_before_any_action() -> None:
    assert allies("ne", "e").offers("propose") == [f"propose {HEART}"]
    assert not allies("ne", "nw", scenario="full-conquest").offers("propose")
    competitive = allies("ne", "e", scenario="full-conquest", options={"cooperative_assaults": True})
    assert competitive.offers("propose")
    assert not allies("ne", "e").with_(end_announced=True, last_turns=(1,)).offers("propose")
    assert not allies("ne", "e").with_(end_met=True, last_turns=(1,)).offers("propose")
    assert not allies("ne", "ne").offers("propose"), "another hero stands there"
    far = allies("ne", "e").with_player(0, space="country-2.c")
    assert not far.offers("propose")


@rule("MK-COOP-02")
def test_it_may_also_be_started_with_underground_attack() -> None:
    game = allies("ne", "e", hand="underground-travel", mana="green black", night=True)
    game.g.tiles += (Placed("country-3", 2, 0),)
    game.g.map_changed()
    start = next(name for name in game.g.board["core-7.e"].near if name.startswith("country-3"))
    game.with_player(space=start, path=(start,)).plays("strengthen underground-travel")
    assert f"propose {HEART}" in game.offers()
    game.plays(f"propose {HEART}", "invite 1", "share 1", "decline")
    assert f"propose {HEART}" in game.offers(), "another proposal, or alone"
    game.plays(f"propose {HEART}", "invite 1", "share 1", "agree")
    assert game.me.space == HEART
    assert all(fortifications(game.g, foe) < 2 for foe in game.combat.foes), "walls do not count"
    lose(game)
    lose(game)
    assert game.me.space == start
    assert game.g.players[1].space == "core-7.e"


@rule("MK-COOP-03")
def test_only_heroes_next_to_the_city_with_their_token_up_and_a_card_may_take_part() -> None:
    game = allies("ne", "e", "nw")
    assert cooperative_assault.eligible(game.g, game.me, HEART) == [1, 2]
    game.with_player(1, face_down=True)
    assert cooperative_assault.eligible(game.g, game.me, HEART) == [2]
    game.with_player(2, hand=("wound",))
    assert cooperative_assault.eligible(game.g, game.me, HEART) == []
    game.with_player(2, hand=("wound", "rage"))
    assert cooperative_assault.eligible(game.g, game.me, HEART) == [2]
    game.with_player(2, space="start-b.c")
    assert cooperative_assault.eligible(game.g, game.me, HEART) == []


@rule("MK-COOP-04", "MK-COOP-05")
def test_the_initiator_chooses_whom_to_invite_and_how_many_defenders_each_faces() -> None:
    game = allies("ne", "e", "nw").plays(f"propose {HEART}")
    assert game.offers() == ["invite 1", "invite 2"]
    game.plays("invite 2")
    assert game.offers() == ["invite 1", "done"]
    game.plays("done")
    assert game.offers() == ["share 1", "share 2"], "at least one is left for the other"
    game.plays("share 2")
    assert (game.asked(), game.run.decision.seat) == ("join-assault", 2)  # type: ignore[union-attr]


@rule("MK-COOP-06")
def test_if_anyone_declines_nothing_happens_and_another_proposal_may_be_made() -> None:
    game = allies("ne", "e").plays(f"propose {HEART}", "invite 1", "share 1", "decline")
    assert game.told(AssaultRefused)[0].seat == 1
    assert not game.g.players[1].face_down
    assert game.me.space == "core-7.ne"
    assert f"propose {HEART}" in game.offers()


@rule("MK-COOP-07", "MK-COOP-08", "MK-TURN-07", "MK-COOP-11")
def test_the_invited_turn_their_tokens_down_and_the_defenders_are_dealt_at_random() -> None:
    seen = set()
    for seed in range(12):
        game = agreed("ne", "e", seed=str(seed))
        assert game.told(AssaultAgreed)[0].heroes == (0, 1)
        assert (game.me.face_down, game.g.players[1].face_down) == (False, True)
        assert game.g.assault is not None
        assert [len(share) for share in game.g.assault.shares] == [1, 2]
        seen.add(game.combat.foes[0].name)
        assert game.me.space == HEART, "straight into the City"
    assert seen == {"swordsmen", "golems", "guardsmen"}


# Fighting


@rule("MK-COOP-09", "MK-COOP-13", "MK-COOP-10")
def test_each_fights_only_the_own_enemies_one_after_the_other_the_initiator_first() -> None:
    game = agreed("ne", "e", source="red red blue")
    first = [foe.name for foe in game.combat.foes]
    assert (game.g.active, len(first)) == (0, 1)
    assert all(foe.city == ("white",) and foe.fortified for foe in game.combat.foes)
    win(game)
    assert (game.g.active, len(game.combat.foes)) == (1, 2)
    assert game.g.players[1].turn.dice == 1
    assert game.g.players[1].space == HEART
    assert [player.reputation for player in game.g.players] == [-1, -1]
    assert game.g.shields[HEART] == (0,)


@rule("MK-COOP-14", "MK-COOP-13", "MK-CITY-03", "MK-COOP-15")
def test_the_city_falls_when_all_its_defenders_do_and_then_all_end_their_turns_in_order() -> None:
    game = agreed("ne", "e")
    win(game)
    win(game)
    assert game.g.fallen == (HEART,)
    assert game.g.shields[HEART] == (0, 1, 1)
    assert cities.leader(game.g, HEART) == 1
    assert [player.space for player in game.g.players] == [HEART, HEART]
    assert len(game.told(EnemyDefeated)) == 3
    assert game.g.active == 0
    assert game.g.turns_to_end == (1,)
    finished = []
    while not game.told(TurnSkipped) and game.asked() not in ("over", "choose-tactic"):
        finished.append(game.g.active)
        game.plays(game.offers()[-1])
    assert finished[0] == 0
    assert 1 in finished
    assert game.told(TurnSkipped)[0].seat == 1


@rule("MK-COOP-14")
def test_if_a_defender_is_left_all_go_back_where_they_came_from() -> None:
    game = agreed("ne", "e")
    win(game)
    lose(game)
    assert not game.g.is_conquered(HEART)
    assert game.me.space == "core-7.ne"
    assert game.g.players[1].space == "core-7.e"
    assert game.g.shields[HEART] == (0,)
    assert len(game.g.enemies[HEART]) == 2


@rule("MK-COOP-11", "MK-COOP-12")
def test_provoked_enemies_join_whoever_provokes_them_and_others_may_be_challenged() -> None:
    game = allies("e", "sw")
    game.g.enemies["core-7.se"] = (Token("fire-dragon", up=True),)
    game.plays(f"propose {HEART}", "invite 1", "share 1", "agree")
    assert [foe.name for foe in game.combat.foes if foe.rampaging] == ["fire-dragon"]
    assert all(not foe.fortified and not foe.city for foe in game.combat.foes if foe.rampaging)
    other = allies("ne", "w")
    other.g.enemies["core-7.se"] = (Token("fire-dragon", up=True),)
    other.plays(f"propose {HEART}", "invite 1", "share 1", "agree")
    assert other.offers() == ["challenge core-7.se", "fight"]
    other.plays("challenge core-7.se")
    assert other.combat.foes[-1].name == "fire-dragon"
    other.plays("fight") if "fight" in other.offers() else None


@rule("MK-COOP-14", "MK-COOP-12")
def test_a_rampaging_enemy_that_joined_need_not_be_defeated() -> None:
    game = allies("ne", "w")
    game.g.enemies["core-7.se"] = (Token("fire-dragon", up=True),)
    game.plays(f"propose {HEART}", "invite 1", "share 1", "agree", "challenge core-7.se")
    game.combat.foes[0].fortified = False
    game.combat.foes[0].lost = ("fortified", "physical")
    game.with_pool(Points("siege", "physical", 9)).plays("attack 1")
    lose(game)
    game.plays("fight")
    win(game)
    assert game.g.fallen == (HEART,)
    assert game.g.enemies["core-7.se"] == (Token("fire-dragon", up=True),)


@rule("MK-COOP-10")
def test_dice_used_in_the_assault_come_back_when_all_is_over() -> None:
    game = agreed("ne", "e", source="red red blue gold")
    take_die(game.g, game.me, 0)
    win(game)
    assert len(game.g.source) == 3
    win(game)
    while game.g.turns_to_end and game.asked() != "over":
        assert len(game.g.used_dice) == 1, "not before the last one has finished"
        game.plays(game.offers()[-1])
    while game.g.used_dice and game.asked() != "over":
        game.plays(game.offers()[-1])
    assert len(game.g.source) == 4


# Teams


def teams(*places: str, **more: Any) -> Knights:
    names = ("tovak", "goldyx", "norowas", "krang")
    who = [f"{name} at {place}" for name, place in zip(names, places, strict=True)]
    return knight(*who, scenario="full-conquest", options={"teams": "seated"}, **more)


ALL_HOME = ("start-a.c", "start-a.c", "start-a.c", "start-a.c")


@rule("MK-TEAM-01")
def test_four_players_may_form_two_teams_of_two() -> None:
    game = teams(*ALL_HOME)
    assert game.g.teams == (0, 1, 0, 1)
    with pytest.raises(BadOptions, match="four"):
        MageKnightOptions.read({"players": 3, "scenario": "full-conquest", "teams": "seated"})
    drawn = {
        knight(*(f"{name} at start-a.c" for name in ("tovak", "goldyx", "norowas", "krang")), seed=str(seed),
               scenario="full-conquest", options={"teams": "random"}).g.teams
        for seed in range(10)
    }  # fmt: skip
    assert len(drawn) > 1
    assert all(sorted(each) == [0, 0, 1, 1] for each in drawn)


@rule("MK-TEAM-08", "MK-TEAM-07")
def test_team_mates_never_fight_and_cannot_share_a_space() -> None:
    game = teams("start-a.ne", "start-a.c", "country-2.w", "start-a.c", hand="march").with_player(
        move=4, has_played=True
    )
    assert not may_attack(game.g, game.me, 2)
    assert may_attack(game.g, game.me, 1)
    game.plays("move country-2.w", "end-turn")
    assert game.me.space == "start-a.ne"
    assert game.me.hand.count("wound") == 1


@rule("MK-TEAM-09")
def test_a_team_mates_keep_is_open_and_only_own_keeps_count_there() -> None:
    tiles = ("start-a 0 0", "country-1 0 1", "country-2 1 0", "country-3 1 1", "country-10 2 0")
    game = teams("country-3.e", *ALL_HOME[1:], tiles=tiles, hand="march").with_player(move=5)
    game.g.shields |= {"country-3.ne": (2,), "country-10.sw": (0,)}
    assert hand_limit(game.g, game.me) == 6
    assert not needs_assault(game.g, game.me, "country-3.ne")
    game.plays("move country-3.ne")
    assert "interact" in game.offers()
    game.g.shields["country-3.ne"] = (1,)
    assert hand_limit(game.g, game.me) == 5
    assert needs_assault(game.g, game.me, "country-3.ne")


@rule("MK-TEAM-05", "MK-COOP-01")
def test_in_teams_only_mates_are_invited_to_an_assault() -> None:
    game = allies("ne", "e", "nw", "sw", options={"teams": "seated", "cooperative_assaults": True})
    assert game.plays(f"propose {HEART}").offers() == ["invite 2"]


@rule("MK-TEAM-10", "MK-TEAM-11")
def test_a_team_has_its_lower_fame_and_its_best_achievements_and_titles_go_to_teams() -> None:
    game = teams(*ALL_HOME)
    for seat, fame, crystals, wounds in ((0, 10, 6, 0), (1, 12, 2, 1), (2, 7, 0, 2), (3, 20, 4, 0)):
        game.with_player(
            seat, fame=fame, crystals=(min(3, crystals), max(0, crystals - 3), 0, 0), hand=("wound",) * wounds
        )
    scores = scoring.reckoning(game.g)
    assert scores[0] == scores[2]
    assert scores[1] == scores[3]
    assert (scores[0]["fame"], scores[0]["loot"], scores[0]["title-loot"]) == (7, 3, 3)
    assert (scores[0]["beating"], scores[0]["title-beating"]) == (-4, -3)
    assert (scores[1]["fame"], scores[1]["loot"], scores[1]["beating"]) == (12, 2, -2)
    game.with_(end_met=True).again("end_of_round")
    assert game.asked() == "over"
    assert game.g.outcome is not None
    assert game.g.outcome.winners == (1, 3)
    assert game.g.outcome.shared


@rule("MK-TEAM-03")
def test_spells_on_other_players_work_on_team_mates_too() -> None:
    game = teams(*ALL_HOME, hand="energy-flow", mana="green", units="peasants*")
    game.with_player(2, units=[Unit("utem-guardsmen")], level=3)
    assert "mind-read" in (*game.g.spell_deck, *game.g.spells_offer)
    others: list[Player] = [player for player in game.g.players if player.seat != 0]
    assert len(others) == 3
    game.with_player(2, curses=(0,))
    curse(game.g, game.me, 0)
    assert game.me.hand.count("wound") == 1


@rule("MK-TEAM-04", "MK-TEAM-06")
def test_team_mates_can_give_each_other_nothing_and_see_no_others_hand() -> None:
    assert not {"give", "trade", "exchange", "send"} & {kind.verb for kind in VOCABULARY}
    game = teams(*ALL_HOME, hand="march").with_player(2, hand=("rage",))
    zone = next(zone for zone in scene(game.g, 0).mats[2].zones if zone.id == "hand:2")
    assert (zone.cards, zone.count) == ([], 1)
