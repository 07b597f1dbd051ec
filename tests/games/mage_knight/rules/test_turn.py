"""Rest and the kinds of turns: MK-TURN."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content.box import BLACK, GOLD, RED
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.state import Token
from tests.games.mage_knight.knights import FIRST_TILES, knight


@rule("MK-TURN-28", "MK-TURN-27", "MK-WOUND-03")
def test_a_standard_rest_discards_one_card_and_any_number_of_wounds() -> None:
    game = knight(hand="march wound wound rage", deck="").plays("rest", "discard-card march", "discard-card wound")
    game.plays("discard-card wound")
    assert game.me.discard == ("march", "wound", "wound")


@rule("MK-TURN-29", "MK-TURN-27")
def test_with_only_wounds_a_hero_recovers_slowly() -> None:
    game = knight(hand="wound wound", deck="march")
    assert game.offers() == ["rest"]
    game.plays("rest", "discard-card wound")
    assert game.hand().count("wound") == 1


@rule("MK-TURN-26")
def test_who_has_moved_cannot_rest_and_who_rests_cannot_move() -> None:
    game = knight(hand="march rage rage").plays("play march", "move start-a.e")
    assert "rest" not in game.offers()
    resting = knight(hand="march rage").plays("rest")
    assert not resting.offers("move")
    assert not resting.offers("play")


@rule("MK-TURN-17", "MK-DRAW-01")
def test_who_played_nothing_must_discard_a_card() -> None:
    game = knight(hand="march rage").plays("end-turn")
    assert game.offers() == ["discard-card march", "discard-card rage"]


@rule("MK-TURN-12", "MK-TURN-11", "MK-TURN-13", "MK-ROUND-17")
def test_the_end_of_the_round_can_be_announced_with_an_empty_deck_and_must_be_without_cards() -> None:
    choosing = knight(hand="march", deck="").with_(phase="begin_turn")
    assert choosing.offers() == ["announce", "done"]
    forced = knight(hand="", deck="").with_(phase="begin_turn", round=4)
    assert forced.asked() == "over"
    full = knight(hand="march", deck="rage").with_(phase="begin_turn")
    assert full.asked() == "turn"


# What a place offers

SITE_TILES = (*FIRST_TILES, "core-1 1 -1", *(f"country-{number} {number} {number}" for number in range(3, 12)))
OFFERED = [
    ("monastery", False, {"interact", "burn"}), ("monastery", True, set()), ("den", False, {"enter"}),
    ("den", True, set()), ("grounds", False, {"enter"}), ("grounds", True, set()), ("dungeon", False, {"enter"}),
    ("dungeon", True, {"enter"}), ("mine", False, set()), ("village", False, {"interact"}),
    ("keep", True, {"interact"}),
]  # fmt: skip


@rule("MK-TURN-23", "MK-SITE-20", "MK-SITE-21")
@pytest.mark.parametrize(("site", "conquered", "offered"), OFFERED)
def test_what_can_be_done_at_a_place_before_and_after_its_conquest(
    site: str, conquered: bool, offered: set[str]
) -> None:
    game = knight(hand="march rage", tiles=SITE_TILES)
    space = game.g.board.with_site(site)[0]
    game.with_player(space=space, path=(space,)).with_(shields={space: (0,)} if conquered else {}, units_offer=())
    done = {option.split()[0] for option in game.again().offers()}
    assert done & {"interact", "burn", "enter", "challenge"} == offered


@rule("MK-SITE-22")
def test_an_altar_is_paid_only_by_who_has_all_its_mana_and_once() -> None:
    altar = next(name for name, token in RUINS_TOKENS.items() if token.mana)
    lair = next(name for name, token in RUINS_TOKENS.items() if not token.mana)
    tiles = (*FIRST_TILES, "country-8 1 1")
    needed = Counter(RUINS_TOKENS[altar].mana)
    for less, offered in ((0, {"pay-altar"}), (1, set())):
        game = knight(hand="march", tiles=tiles)
        space = game.g.board.with_site("ruins")[0]
        owned = [needed[colour] for colour in range(6)]
        owned[max(needed)] -= less
        game.with_player(space=space, path=(space,), mana=tuple(owned), move=2).with_(ruins={space: Token(altar, True)})
        assert {option.split()[0] for option in game.again().offers()} & {"pay-altar", "enter"} == offered
    paid = knight(hand="march", tiles=tiles).with_player(space=space, path=(space,), move=2)
    paid.with_player(mana=tuple(needed[colour] for colour in range(6))).with_(ruins={space: Token(altar, True)})
    paid.again().plays("pay-altar")
    assert (paid.me.fame, paid.g.shields[space], paid.g.ruins) == (RUINS_TOKENS[altar].fame, (0,), {})
    assert (paid.asked(), paid.me.turn.move, sum(paid.me.mana)) == ("after", 0, 0)
    fought = knight(hand="march", tiles=tiles).with_player(space=space, path=(space,))
    fought.with_(ruins={space: Token(lair, True)})
    assert "enter" in fought.again().offers()


@rule("MK-TURN-17", "MK-TURN-26")
@pytest.mark.parametrize(("hand", "played", "empty", "can"), [
    ("march", False, False, True), ("wound", False, False, False), ("wound", True, False, True),
    ("wound", False, True, True), ("wound rage", False, False, True),
])  # fmt: skip
def test_a_turn_is_for_who_can_play_a_card_or_had_none(hand: str, played: bool, empty: bool, can: bool) -> None:
    game = knight("tovak at country-2.e", hand=hand).with_player(move=2, has_played=played, started_empty=empty)
    offers = game.again().offers()
    assert ("interact" in offers, bool(game.offers("move"))) == (can, can)
    assert ("end-turn" in offers) is can
    assert "rest" in offers


def test_who_has_moved_does_not_rest() -> None:
    game = knight("tovak at start-a.c", hand="march rage").with_player(move=2)
    assert "rest" in game.offers()
    assert "rest" not in game.plays("move start-a.e").offers()
    assert "rest" not in knight(hand="").offers()


# How it begins


@rule("MK-SITE-12", "MK-MANA-07")
@pytest.mark.parametrize(("where", "night", "mana"), [
    ("country-1.c", False, GOLD), ("country-1.c", True, BLACK), ("country-1.e", False, -1),
])  # fmt: skip
def test_a_glade_gives_a_mana_at_the_start_of_a_turn(where: str, night: bool, mana: int) -> None:
    game = knight(f"tovak at {where}", hand="march", night=night).with_player(claims_each_turn=(RED, RED))
    game.again("begin_turn").offers()
    assert game.me.mana == tuple((colour == mana) + 2 * (colour == RED) for colour in range(6))
    assert (game.me.turn.dice, game.me.turn.started_empty) == (1, False)


@rule("MK-SITE-16", "MK-SITE-02")
@pytest.mark.parametrize(("where", "plundered", "deck", "can"), [
    ("country-2.e", False, "march", True), ("country-2.e", True, "march", False), ("country-2.e", False, "", False),
    ("country-2.c", False, "march", False),
])  # fmt: skip
def test_a_village_is_plundered_once_by_who_has_cards_to_draw(
    where: str, plundered: bool, deck: str, can: bool
) -> None:
    game = knight(f"tovak at {where}", hand="march", deck=deck).with_player(has_plundered=plundered)
    game.with_(phase="before_turn")
    assert ("plunder" in game.offers()) is can
