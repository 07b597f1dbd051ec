"""Whose turn it is: Rounds, Tactics, announcements, last turns and what ends a game. MK-ROUND, MK-TURN, MK-TACT"""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content.tactics import TACTICS
from tabletome.games.mage_knight.events import DummyAnnounced, DummyTurn, TacticRemoved, TurnBegan, TurnSkipped
from tabletome.games.mage_knight.state import DUMMY, NOBODY, Shared, Unit
from tests.games.mage_knight.knights import Knights, knight, setting_up

FULL, TOGETHER, SOLO = "full-conquest", "full-cooperation", "solo-conquest"
OTHERS = ("krang at start-a.e", "goldyx at country-1.e")
OPEN = ("start-b 0 0", "country-1 0 1", "country-2 1 0")
DAY = [name for name, each in TACTICS.items() if not each.night]


def three(**more: Any) -> Knights:
    """Tovak, Krang and Goldyx, each with cards left."""
    game = knight("tovak at start-a.c", *OTHERS, hand="march rage", scenario=FULL, **more)
    for seat in (0, 1, 2):
        game.with_player(seat, hand=("march", "rage"), deck=("stamina",) * 9)
    return game


def ended(game: Knights) -> Knights:
    """The active player has played a card and ends the turn."""
    game.plays("play march", "end-turn")
    if game.asked() == "discard":
        game.plays("done")
    return game


@rule("MK-SETUP-10", "MK-SETUP-14", "MK-BLITZC-04", "MK-BLITZCO-02")
@pytest.mark.parametrize(
    ("scenario", "players", "count"),
    [(SOLO, 1, 3), (FULL, 2, 4), (FULL, 4, 6), (TOGETHER, 3, 5), ("blitz-conquest", 2, 5), ("blitz-cooperation", 3, 6)],
)
def test_dice_and_units_are_two_more_than_players_and_one_more_in_a_blitz(
    scenario: str, players: int, count: int
) -> None:
    game = setting_up(scenario=scenario, players=players, heroes="random")
    game.asked()
    assert (len(game.g.source), len(game.g.units_offer)) == (count, count)


@rule("MK-GEN-08", "MK-ROUND-01")
def test_turns_go_round_the_order_of_the_round() -> None:
    game = three().with_(order=(2, 0, 1), active=0, turn_of=0)
    seats = []
    for _ in range(5):
        seats.append(game.g.active)
        ended(game)
        game.with_player(game.g.active, hand=("march", "rage")).ask_again()
    assert seats == [0, 1, 2, 0, 1]
    assert [event.seat for event in game.told(TurnBegan)] == [1, 2, 0, 1, 2]


@rule("MK-ROUND-16", "MK-ROUND-17", "MK-TURN-11")
def test_after_an_announcement_each_other_player_has_one_more_turn_in_order() -> None:
    game = three().with_(order=(0, 1, 2)).with_player(0, deck=()).with_(phase="begin_turn")
    game.plays("announce")
    assert (game.g.end_announced, game.g.active, game.g.last_turns) == (True, 1, (2,))
    assert [event.seat for event in game.told(TurnSkipped)] == [0]
    ended(game)
    assert (game.g.active, game.g.last_turns) == (2, ())
    ended(game)
    assert (game.asked(), game.g.round) == ("choose-tactic", 2)
    assert (game.g.end_announced, game.g.last_turns) == (False, None)


@rule("MK-TURN-12", "MK-TURN-13", "MK-TURN-14", "MK-TURN-10")
@pytest.mark.parametrize(
    ("hand", "deck", "announced", "down", "asked"),
    [("rage", "march", False, False, "turn"), ("rage", "", False, False, "announce"), ("rage", "", True, False, "turn"),
     ("", "", True, False, "skipped"), ("", "", False, False, "announced"), ("", "march", False, False, "turn"),
     ("", "march", True, False, "turn"), ("rage", "march", False, True, "skipped"),
     ("rage", "", False, True, "skipped")],
)  # fmt: skip
def test_how_a_turn_begins_depends_on_hand_deck_token_and_announcement(
    hand: str, deck: str, announced: bool, down: bool, asked: str
) -> None:
    game = three().with_(phase="begin_turn", end_announced=announced, last_turns=(1, 2) if announced else None)
    game.with_player(0, hand=tuple(hand.split()), deck=tuple(deck.split()), face_down=down)
    game.asked()
    if asked in ("turn", "announce"):
        assert (game.g.active, game.asked()) == (0, asked)
    else:
        assert (game.g.active, [event.seat for event in game.told(TurnSkipped)]) == (1, [0])
        assert game.g.end_announced is (announced or asked == "announced")
    assert game.me.face_down is False


@rule("MK-TURN-11")
def test_who_does_not_announce_takes_a_turn() -> None:
    game = three().with_(phase="begin_turn").with_player(0, deck=()).plays("done")
    assert (game.asked(), game.g.active, game.g.end_announced) == ("turn", 0, False)


@rule("MK-TURN-09", "MK-SKILL-06")
def test_own_skills_in_the_centre_come_back_even_if_the_turn_is_skipped() -> None:
    game = three().with_(phase="begin_turn", centre=(Shared("mana-overload", 0, 1), Shared("source-freeze", 1, NOBODY)))
    game.with_player(0, face_down=True).asked()
    assert game.g.centre == ()
    other = (
        three().with_(phase="begin_turn", centre=(Shared("source-freeze", 2, NOBODY),)).with_player(0, face_down=True)
    )
    other.asked()
    assert [shared.owner for shared in other.g.centre] == [2]


@rule("MK-ROUND-18", "MK-ROUND-19", "MK-RECON-07")
def test_once_the_end_is_met_everybody_has_one_more_turn_the_one_who_met_it_last() -> None:
    game = knight("tovak at start-a.c", *OTHERS, hand="march rage", deck="stamina " * 9)
    for seat in (1, 2):
        game.with_player(seat, hand=("march", "rage"), deck=("stamina",) * 9)
    ended(game.with_(city_found=True))
    assert (game.g.end_met, game.g.active, game.g.last_turns) == (True, 1, (2, 0))
    for _ in range(3):
        ended(game.with_player(game.g.active, hand=("march", "rage")).ask_again())
    assert game.asked() == "over"


@rule("MK-ROUND-19", "MK-ROUND-20")
def test_an_end_met_in_the_last_turns_of_a_round_adds_none() -> None:
    game = knight("tovak at start-a.c", *OTHERS, hand="march rage", deck="stamina " * 9)
    game.with_player(1, hand=("march", "rage"), deck=("stamina",) * 9)
    ended(game.with_(city_found=True, end_announced=True, last_turns=(1,)))
    assert (game.g.end_met, game.g.active, game.g.last_turns) == (True, 1, ())
    ended(game)
    assert game.asked() == "over"


@rule("MK-DUMMY-06", "MK-TURN-07")
@pytest.mark.parametrize(
    ("deck", "announced", "met", "told"),
    [(4, False, False, (1, 0)), (0, False, False, (0, 1)), (0, True, False, (0, 0)), (4, False, True, (0, 0))],
)
def test_the_dummy_turns_cards_or_announces_and_does_neither_after_the_end_was_met(
    deck: int, announced: bool, met: bool, told: tuple[int, int]
) -> None:
    game = knight("tovak at start-a.c", hand="march rage", deck="stamina " * 9).with_dummy(deck=("rage",) * deck)
    if announced or met:
        game.with_(last_turns=(DUMMY, 0), end_announced=announced, end_met=met)
    ended(game)
    assert (len(game.told(DummyTurn)), len(game.told(DummyAnnounced))) == told
    assert game.g.end_announced is (announced or told == (0, 1))


@rule("MK-TURN-31")
def test_another_turn_follows_only_the_own_one() -> None:
    game = ended(three().with_player(0, another_turn=True))
    assert (game.g.active, game.me.another_turn) == (0, False)
    waiting = ended(three().with_player(1, another_turn=True))
    assert (waiting.g.active, waiting.g.players[1].another_turn) == (1, True)


# Tactics


@rule("MK-TACT-01", "MK-TACT-03", "MK-TACT-05")
def test_tactics_are_chosen_one_by_one_and_their_numbers_make_the_order() -> None:
    game = three(night=True).with_(phase="begin_round", round=3).with_player(1, fame=2).with_player(2, fame=1)
    asked = []
    for tactic in ("great-start", "early-bird", "planning"):
        asked.append(game.decision().seat)
        game.plays(f"choose-tactic {tactic}")
    assert asked == [0, 2, 1]
    assert game.g.order == (2, 1, 0), "early bird, planning, great start"
    assert game.g.active == 2
    assert set(game.g.tactics) == set(DAY) - {"great-start", "early-bird", "planning"}


@rule("MK-SOLO-03", "MK-DUMMY-05")
def test_the_dummys_tactic_is_drawn_after_a_lone_players_and_before_those_of_friends() -> None:
    alone = setting_up(heroes="random")
    assert (alone.asked(), len(alone.offers()), alone.dummy.tactic) == ("choose-tactic", 6, "")
    alone.plays("choose-tactic planning")
    assert alone.dummy.tactic in set(DAY) - {"planning"}
    assert len(alone.g.tactics) == 4
    friends = setting_up(heroes="random", scenario=TOGETHER, players=2)
    assert (friends.asked(), len(friends.offers())) == ("choose-tactic", 5)


@rule("MK-TACT-03", "MK-ROUND-11")
@pytest.mark.parametrize(("gone", "left"), [(3, 3), (4, 2), (5, 6), (6, 6)])
def test_tactics_come_back_when_fewer_are_left_than_are_needed(gone: int, left: int) -> None:
    game = knight(night=True).with_(phase="begin_round", tactics_gone=(*DAY[:gone], "long-night"))
    assert len(game.offers("choose-tactic")) == left
    assert game.g.tactics_gone == ((*DAY[:gone], "long-night") if left < 6 else ("long-night",))


@rule("MK-SOLO-04")
def test_alone_the_tactics_of_the_hero_and_of_the_dummy_are_gone() -> None:
    game = knight(hand="march rage").with_player(tactic="planning").with_dummy(tactic="rethink").with_(last_turns=())
    ended(game)
    assert game.g.tactics_gone == ("planning", "rethink")


@rule("MK-FULLCO-04")
def test_friends_remove_a_tactic_by_the_choice_of_the_first_in_order() -> None:
    game = knight("tovak at start-b.c", "goldyx at start-b.e", hand="march rage", tiles=OPEN, scenario=TOGETHER)
    game.with_player(0, tactic="planning").with_player(1, tactic="rethink").with_dummy(tactic="early-bird")
    game.with_(last_turns=(), order=(DUMMY, 1, 0))
    ended(game)
    assert (game.decision().seat, game.offers()) == (1, ["remove-tactic planning", "remove-tactic rethink"])
    game.plays("remove-tactic planning")
    assert game.g.tactics_gone == ("planning",)
    assert [(event.seat, event.tactic) for event in game.told(TacticRemoved)] == [(1, "planning")]


# A new Round


@rule("MK-ROUND-02", "MK-ROUND-12", "MK-ROUND-13", "MK-ROUND-14", "MK-SKILL-05")
def test_everything_of_a_player_is_made_ready_for_a_new_round() -> None:
    game = three().with_(phase="begin_round", centre=(Shared("mana-overload", 1, 0),))
    game.with_player(0, hand=("march",), deck=("rage",), discard=("stamina",), play_area=("promise",))
    game.with_player(0, tactic="sparing-power", tactic_cards=("swiftness",), set_aside=("fireball",), tactic_spent=True)
    game.with_player(0, skills=("flight",), skills_spent=("flight",), skills_flipped=("flight",), hand_bonus=1)
    game.with_player(0, units=[Unit("peasants", ready=False), Unit("foresters", ready=False, wounds=1)], exploited=(1,))
    game.with_player(0, claimed_dice=(2,), claims_each_turn=(2,), curses=(2,))
    game.asked()
    me = game.me
    assert sorted((*me.hand, *me.deck)) == ["fireball", "march", "promise", "rage", "stamina", "swiftness"]
    assert (len(me.hand), me.discard, me.play_area, me.hand_bonus) == (6, (), (), 0)
    assert [(unit.ready, unit.wounds) for unit in me.units] == [(True, 0), (True, 1)]
    assert (me.skills_spent, me.skills_flipped, me.exploited) == ((), (), ())
    assert (me.round.tactic, me.round.claimed_dice, me.round.claims_each_turn, me.round.curses) == ("", (), (), ())
    assert (game.g.centre, game.g.night, game.g.nights, game.g.round) == ((), True, 1, 2)
    day = three(night=True).with_(phase="begin_round", nights=1, round=2)
    day.asked()
    assert (day.g.night, day.g.nights, day.g.round) == (False, 1, 3)


@rule("MK-ROUND-09")
def test_among_rivals_the_lowest_advanced_action_goes_under_its_deck() -> None:
    game = three().with_(phase="begin_round", advanced_offer=("agility", "ambush", "ice-bolt"))
    game.with_(advanced_deck=("learning", "in-need", "training"), spells_offer=("chill", "cure", "expose"))
    game.with_(spell_deck=("fireball", "tremor")).asked()
    assert game.g.advanced_offer == ("training", "agility", "ambush")
    assert game.g.advanced_deck == ("ice-bolt", "learning", "in-need")
    assert game.g.spells_offer == ("tremor", "chill", "cure")
    assert game.g.spell_deck == ("expose", "fireball")


@rule("MK-TACT-04")
def test_a_die_kept_by_a_tactic_is_back_in_the_source_before_it_is_rolled() -> None:
    game = knight(hand="march rage", source="red green").with_player(tactic="mana-steal", tactic_die=2)
    game.with_(last_turns=())
    ended(game)
    assert (len(game.g.source), game.me.round.tactic_die) == (3, NOBODY)


# The end


@rule("MK-ROUND-22", "MK-SOLO-05", "MK-RETURN-03")
@pytest.mark.parametrize(
    ("round_", "met", "lost", "over"),
    [(1, False, (), False), (3, False, (), True), (2, True, (), True), (2, False, (0, 1, 2), True),
     (2, False, (0, 1), False)],
)  # fmt: skip
def test_a_game_ends_with_its_last_round_or_after_the_one_in_which_its_end_was_met(
    round_: int, met: bool, lost: tuple[int, ...], over: bool
) -> None:
    game = knight("tovak at start-a.c", *OTHERS, hand="march rage", deck="stamina " * 5)
    game.with_(last_turns=(), round=round_, end_met=met, lost=lost, night=round_ == 2)
    ended(game)
    assert (game.asked() == "over") is over


@rule("MK-DRUID-08", "MK-RETURN-04", "MK-OPT-13", "MK-OPT-14")
@pytest.mark.parametrize(
    ("round_", "nights", "night", "options", "over"),
    [(4, 2, True, {}, True), (2, 1, True, {}, False), (3, 1, False, {}, False),
     (3, 2, True, {"daylight": "night-arrival"}, True), (2, 1, False, {"daylight": "night-arrival"}, False),
     (2, 1, True, {"daylight": "darkness"}, False), (3, 2, True, {"daylight": "darkness"}, True),
     (4, 0, False, {"daylight": "darkness"}, True)],
)  # fmt: skip
def test_druid_nights_end_with_their_last_night_whenever_it_comes(
    round_: int, nights: int, night: bool, options: dict[str, str], over: bool
) -> None:
    game = knight("tovak at country-1.e", "krang at start-a.c", hand="march rage", deck="stamina " * 5, night=night,
                  scenario="druid-nights", options=options)  # fmt: skip
    game.with_(last_turns=(), round=round_, nights=nights)
    ended(game)
    assert (game.asked() == "over") is over
