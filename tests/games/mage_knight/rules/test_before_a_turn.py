"""What is done before a turn and out of it: when it is asked on its own, how often, and what bars it. MK-TURN-01..05"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.events import Plundered, TacticUsed
from tests.games.mage_knight.knights import Knights, knight

VILLAGE = "country-2.e"
FULL = "full-conquest"


def waking(
    *, hand: int = 1, deck: int = 9, where: str = VILLAGE, announced: bool = False, skills: str = "", down: bool = False
) -> Knights:
    """Tovak's turn is about to begin."""
    game = knight(f"tovak at {where}", "krang at start-a.e", hand="march " * hand, deck="rage " * deck, scenario=FULL)
    game.with_player(skills=tuple(skills.split()), face_down=down)
    game.with_player(1, hand=("march",), deck=("march",) * 9)
    if announced:
        game.with_(end_announced=True, last_turns=(1,))
    return game.with_(phase="before_turn")


@rule("MK-TURN-01", "MK-TURN-03", "MK-TURN-05", "MK-SITE-16")
@pytest.mark.parametrize(
    ("hand", "deck", "announced", "skills", "down", "asked"),
    [(1, 9, False, "", False, "turn"), (1, 3, False, "", False, "turn"), (1, 2, False, "", False, "before-turn"),
     (1, 2, True, "", False, "turn"), (0, 9, False, "", False, "before-turn"), (1, 9, False, "", True, "before-turn"),
     (1, 4, False, "motivation-tovak", False, "before-turn"), (1, 5, False, "motivation-tovak", False, "turn")],
)  # fmt: skip
def test_it_is_asked_on_its_own_only_where_the_turn_would_begin_otherwise(
    hand: int, deck: int, announced: bool, skills: str, down: bool, asked: str
) -> None:
    game = waking(hand=hand, deck=deck, announced=announced, skills=skills, down=down)
    assert (game.asked(), game.g.active) == (asked, 0)
    assert "plunder" in game.offers()
    if asked == "before-turn":
        assert game.offers()[-1] == "done"
        assert ("use-skill motivation-tovak" in game.offers()) is bool(skills)


@rule("MK-SITE-16", "MK-SITE-02")
@pytest.mark.parametrize(("where", "deck", "plundered", "may"), [
    (VILLAGE, 9, False, True), (VILLAGE, 9, True, False), (VILLAGE, 0, False, False), ("country-2.w", 9, False, False),
])  # fmt: skip
def test_a_village_is_plundered_by_who_stands_there_once_and_for_cards(
    where: str, deck: int, plundered: bool, may: bool
) -> None:
    game = waking(where=where, deck=deck).with_player(has_plundered=plundered)
    assert ("plunder" in game.offers()) is may
    if may:
        game.plays("plunder")
        assert (len(game.hand()), game.me.reputation, game.me.has_plundered) == (3, -1, True)
        assert [(event.seat, event.space) for event in game.told(Plundered)] == [(0, VILLAGE)]
        assert "plunder" not in game.offers()


@rule("MK-TURN-01", "MK-TURN-04")
def test_after_the_first_thing_done_in_the_turn_it_is_too_late() -> None:
    game = waking().plays("play march")
    assert "plunder" not in game.offers()
    assert "plunder" not in game.plays("end-turn").offers()


@rule("MK-TURN-01", "MK-TURN-05")
def test_both_may_be_done_before_a_turn_one_after_the_other() -> None:
    game = waking(hand=0, deck=6, skills="motivation-tovak").plays("plunder")
    assert (game.asked(), len(game.hand())) == ("turn", 2), "a hand does not begin the turn otherwise"
    few = waking(hand=1, deck=3, skills="motivation-tovak").plays("use-skill motivation-tovak")
    assert (few.asked(), len(few.hand()), few.me.motivation_rests) == ("before-turn", 3, 1)
    few.plays("plunder")
    assert (len(few.hand()), few.me.deck) == (4, ())


@rule("MK-SKILL-05", "MK-TURN-04")
@pytest.mark.parametrize(("rests", "offered"), [(0, True), (1, False), (2, False)])
def test_a_motivation_rests_until_it_may_be_used_again(rests: int, offered: bool) -> None:
    game = waking(hand=0, skills="motivation-tovak", where="country-2.w").with_player(motivation_rests=rests)
    assert ("use-skill motivation-tovak" in game.offers()) is offered


@rule("MK-TURN-01", "MK-TACT-04")
@pytest.mark.parametrize(
    ("hand", "deck", "spent", "offered"), [(2, 3, False, True), (2, 3, True, False), (2, 0, False, False)]
)
def test_midnight_meditation_is_for_who_has_cards_in_hand_and_deck(
    hand: int, deck: int, spent: bool, offered: bool
) -> None:
    game = waking(hand=hand, deck=deck, where="country-2.w").with_(night=True)
    game.with_player(tactic="midnight-meditation", tactic_spent=spent)
    assert ("use-tactic midnight-meditation" in game.offers()) is offered
    if offered:
        game.plays("use-tactic midnight-meditation", "pick-card march", "pick-card march")
        assert (len(game.hand()), len(game.me.deck), game.me.round.tactic_spent) == (2, 3, True)
        assert game.me.round.tactic_cards == ()
        assert [event.tactic for event in game.told(TacticUsed)] == ["midnight-meditation"]


@rule("MK-TACT-04")
def test_who_spares_power_lays_a_card_aside_before_each_turn_or_takes_them_all_once() -> None:
    game = waking(deck=3, where="country-2.w").with_(night=True)
    game.with_player(tactic="sparing-power", tactic_cards=("stamina",), known_on_top=0)
    assert (game.asked(), game.offers()) == ("sparing-power", ["pick 1", "pick 2"])
    game.plays("pick 1")
    assert (game.me.round.tactic_cards, len(game.me.deck), game.me.known_on_top) == (("stamina", "rage"), 2, 0)
    assert (game.asked(), game.me.round.tactic_spent) == ("turn", False)
    taken = waking(deck=3, where="country-2.w").with_(night=True)
    taken.with_player(tactic="sparing-power", tactic_cards=("stamina", "rage")).plays("pick 2")
    assert (taken.hand(), taken.me.round.tactic_cards) == (["march", "rage", "stamina"], ())
    assert (taken.asked(), taken.me.round.tactic_spent) == ("turn", True)
    empty = waking(deck=0, where="country-2.w").with_(night=True)
    empty.with_player(tactic="sparing-power", tactic_cards=("stamina",))
    assert (empty.asked(), empty.hand()) == ("announce", ["march", "stamina"]), "there was nothing to lay aside"


@rule("MK-TURN-02", "MK-TURN-03")
@pytest.mark.parametrize(("last", "asked"), [(None, True), ((1,), True), ((), False)])
def test_before_minds_are_read_others_may_meditate_unless_their_last_turn_is_over(
    last: tuple[int, ...] | None, asked: bool
) -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="mind-read rage", mana="white", night=True,
                  scenario=FULL)  # fmt: skip
    game.with_player(1, hand=("march", "march"), deck=("rage", "rage", "rage"), tactic="midnight-meditation")
    game.with_(last_turns=last, end_announced=last is not None).plays("play mind-read")
    assert (game.asked() == "before-turn", game.decision().seat) == (asked, int(asked))
    if asked:
        game.plays("use-tactic midnight-meditation", "pick-card march", "done")
        assert len(game.g.players[1].hand) == 2
    game.plays("pick-colour blue")
    assert game.me.crystals == (0, 1, 0, 0)
