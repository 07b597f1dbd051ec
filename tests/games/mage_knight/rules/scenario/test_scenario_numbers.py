"""What scenarios and optional rules count: Shields, Nights, entrances, towers, dice. MK-DRUID, MK-DUNG, MK-OPT"""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content.box import BLACK, BLUE, COLOURS, GOLD, GREEN, RED, WHITE
from tabletome.games.mage_knight.events import EntranceFound, RemovedFromGame, TokenRevealed
from tabletome.games.mage_knight.rules.scenario.scoring import KNOWLEDGE, reckoning
from tabletome.games.mage_knight.state import NOWHERE, Points, Token
from tests.games.mage_knight.knights import FIRST_TILES, Knights, knight
from tests.position import load

FULL, MINES, DRUIDS, LORDS, HOLD, PORTAL = (
    "full-conquest", "mines-liberation", "druid-nights", "dungeon-lords", "conquer-and-hold", "one-to-return",
)  # fmt: skip
BOARD = (*FIRST_TILES, "country-3 1 1")
OPEN = ("start-b 0 0", "country-3 0 1", "country-4 1 0", "country-9 1 -1")
DECK = "stamina " * 9


def ended(game: Knights) -> Knights:
    """The turn ends, and with it the Round if no turn is left."""
    game.with_player(has_played=True).plays("end-turn")
    return game.plays("done") if game.asked() == "discard" else game


def at_round_end(scenario: str, *others: str, where: str = "start-a.c", **more: Any) -> Knights:
    game = knight(f"tovak at {where}", *others, hand="march rage", deck=DECK, scenario=scenario, **more)
    return game.with_(last_turns=())


# Mines


@rule("MK-MINES-03", "MK-MINES-08", "MK-MINES-04")
def test_a_mine_that_is_owed_an_enemy_gets_it_face_up_when_it_is_entered() -> None:
    game = knight("tovak at country-2.sw", hand="march", scenario=MINES, country_2_sw="diggers")
    game.g.piles["brown"] = ("gargoyle",)
    game.with_(mines_owed_an_enemy=("country-1.c", "country-2.sw")).plays("enter")
    assert game.g.mines_owed_an_enemy == ("country-1.c",)
    assert game.g.enemies["country-2.sw"] == (Token("diggers", up=True), Token("gargoyle", up=True))
    assert [(event.space, event.enemy) for event in game.told(TokenRevealed)] == [("country-2.sw", "gargoyle")]
    assert [foe.name for foe in game.combat.foes] == ["diggers", "gargoyle"]
    assert (game.combat.night, game.combat.units_allowed, game.combat.kind) == (True, True, "mine")


@rule("MK-MINES-04")
def test_who_holds_a_mine_face_down_is_turned_up_when_it_is_entered() -> None:
    game = knight("tovak at country-2.sw", hand="march", scenario=MINES, country_2_sw="diggers ?gargoyle").plays(
        "enter"
    )
    assert [token.up for token in game.g.enemies["country-2.sw"]] == [True, True]
    assert [event.enemy for event in game.told(TokenRevealed)] == ["gargoyle"]


@rule("MK-MINES-07")
@pytest.mark.parametrize(("owner", "crystals"), [(0, (0, 0, 1, 1)), (1, (0, 0, 0, 0))])
def test_every_freed_mine_pays_its_owner_a_crystal_of_its_colour_each_round(
    owner: int, crystals: tuple[int, ...]
) -> None:
    game = at_round_end(MINES, "krang at start-a.e", tiles=BOARD)
    game.g.shields = {"country-2.sw": (owner,), "country-3.se": (owner,)}
    ended(game)
    assert game.me.crystals == crystals


# Glades


@rule("MK-DRUID-03", "MK-DRUID-10")
@pytest.mark.parametrize(
    ("players", "few", "shields", "replaced", "after"),
    [(2, False, (1,), None, (1, 0)), (2, True, (1,), 1, (0,)), (2, True, (), None, (0,)), (3, True, (1,), None, (1, 0)),
     (3, True, (1, 2), 2, (1, 0)), (3, False, (1, 2), None, (1, 2, 0))],
)  # fmt: skip
def test_few_shields_make_room_on_a_glade(
    players: int, few: bool, shields: tuple[int, ...], replaced: int | None, after: tuple[int, ...]
) -> None:
    others = ("krang at start-a.e", "goldyx at country-1.e")[: players - 1]
    game = knight("tovak at country-1.c", *others, hand="march", scenario=DRUIDS, options={"few_shields": few})
    game.with_(shields={"country-1.c": shields} if shields else {}).plays("mark-glade")
    if game.asked() == "replace-shield":
        game.plays(f"pick-hero {replaced}")
    assert game.g.shields["country-1.c"] == after
    assert game.offers("mark-glade") == []


@rule("MK-DRUID-04", "MK-DRUID-07", "MK-DRUID-11")
@pytest.mark.parametrize(
    ("nights", "glades", "colours"),
    [(1, 1, {"brown": 1}), (1, 2, {"brown": 2}), (2, 1, {"red": 1}), (2, 2, {"red": 2})],
)
def test_every_marked_glade_summons_what_the_night_brings(nights: int, glades: int, colours: dict[str, int]) -> None:
    game = knight("tovak at country-2.w", hand="march", scenario=DRUIDS, night=True, deck=DECK)
    before = {colour: len(game.g.piles[colour]) for colour in colours}
    marked = dict.fromkeys(("country-1.c", "country-2.ne")[:glades], (0,))
    game.with_(nights=nights, shields=marked).plays("chant")
    assert {colour: before[colour] - len(game.g.piles[colour]) for colour in colours} == colours
    assert game.me.turn.rewards == ("random-crystal",) * (nights * glades)
    assert (game.me.last_incantation, [foe.fame_factor for foe in game.combat.foes]) == (
        nights,
        [2] * len(game.combat.foes),
    )


@rule("MK-DRUID-06")
@pytest.mark.parametrize(("nights", "cleared"), [(1, True), (2, False)])
def test_glades_are_cleared_after_a_night_that_is_not_the_last(nights: int, cleared: bool) -> None:
    game = at_round_end(DRUIDS, where="start-a.e", night=True)
    game.with_(round=2 * nights, nights=nights, shields={"country-1.c": (0,), "country-2.e": (0,)})
    ended(game)
    assert ("country-1.c" in game.g.shields) is not cleared
    assert "country-2.e" in game.g.shields


# Entrances


@rule("MK-DUNG-03", "MK-DUNG-05")
def test_an_entrance_lies_beside_each_new_village_where_nothing_else_is() -> None:
    game = knight("tovak at country-2.nw", hand="march", scenario=LORDS, stack="country-3").with_player(move=2)
    game.plays("explore 1 1")
    near = game.g.board["country-3.sw"].near
    expected = {
        name for name in near
        if not game.g.board[name].site and not game.g.board[name].rampaging
        and game.g.board[name].terrain not in ("swamp", "lake", "mountain")
    }  # fmt: skip
    assert {offer.split()[1] for offer in game.offers()} == expected
    place = sorted(expected)[0]
    game.plays(f"pick-space {place}")
    assert [(event.seat, event.space, event.site) for event in game.told(EntranceFound)] == [(0, place, "dungeon")]
    assert (game.g.entrances_to_place, len(game.g.enemies[place]), game.asked()) == ((), 1, "turn")


@rule("MK-DUNG-07", "MK-DUNG-08")
@pytest.mark.parametrize(("move", "offered"), [(3, []), (4, ["travel country-2.c"]), (9, ["travel country-2.c"])])
def test_a_way_underground_costs_two_and_one_for_each_space(move: int, offered: list[str]) -> None:
    game = knight("tovak at country-1.se", hand="march", scenario=LORDS).with_player(move=move)
    game.g.secret_sites = {"country-1.se": "dungeon", "country-2.c": "tomb", "country-2.se": "tomb"}
    game.g.shields = {"country-1.se": (0,), "country-2.c": (0,)}
    assert game.offers("travel") == offered
    if offered:
        game.plays("travel country-2.c")
        assert (game.me.turn.move, game.me.space, game.me.turn.path[-1]) == (move - 4, "country-2.c", "country-2.c")
    elsewhere = knight("tovak at country-1.e", hand="march", scenario=LORDS).with_player(move=9)
    elsewhere.g.secret_sites, elsewhere.g.shields = {"country-2.c": "tomb"}, {"country-2.c": (0,)}
    assert elsewhere.offers("travel") == []


# Towers


@rule("MK-HOLD-08", "MK-HOLD-09")
@pytest.mark.parametrize(
    ("where", "shields", "gold"),
    [("country-9.w", {"country-9.sw": (0,)}, 1), ("country-9.sw", {"country-9.sw": (0,)}, 1),
     ("country-9.w", {"country-9.sw": (0,), "country-4.c": (0,)}, 2), ("country-9.w", {"country-9.sw": (1,)}, 0),
     ("country-9.w", {"country-4.c": (0,)}, 0), ("country-9.w", {}, 0), ("country-9.c", {"country-9.e": (0,)}, 0)],
)  # fmt: skip
def test_a_turn_begun_beside_an_own_tower_brings_mana_for_each_own_one(
    where: str, shields: dict[str, tuple[int, ...]], gold: int
) -> None:
    game = knight(f"tovak at {where}", "krang at start-b.e", hand="march", scenario=HOLD, tiles=OPEN, stack="")
    game.with_(shields=shields, phase="begin_turn").asked()
    assert (game.me.mana[GOLD], sum(game.me.mana)) == (gold, gold)


@rule("MK-HOLD-13")
@pytest.mark.parametrize(
    ("shields", "winners"),
    [({"country-3.ne": (0,)}, (0,)), ({"country-3.ne": (1,)}, (1,)), ({"country-3.ne": (0,), "country-9.e": (1,)}, ()),
     ({"country-4.c": (0,), "country-9.sw": (0,), "country-3.ne": (1,)}, (0,)), ({}, ())],
)  # fmt: skip
def test_who_holds_most_wins_and_nobody_in_a_tie(shields: dict[str, tuple[int, ...]], winners: tuple[int, ...]) -> None:
    game = knight("tovak at start-b.c", "krang at start-b.e", hand="march rage", scenario=HOLD, tiles=OPEN, stack="")
    ended(game.with_(shields=shields, round=6, last_turns=()))
    assert game.asked() == "over"
    assert game.g.outcome is not None
    assert game.g.outcome.winners == winners


# The Portal


@rule("MK-RETURN-03")
@pytest.mark.parametrize(
    ("where", "night", "closed", "lost"),
    [("start-a.c", False, False, (0,)), ("start-a.e", False, False, ()), ("start-a.c", True, False, ()),
     ("start-a.c", False, True, ())],
)  # fmt: skip
def test_the_portal_closes_once_at_the_end_of_a_day(
    where: str, night: bool, closed: bool, lost: tuple[int, ...]
) -> None:
    game = at_round_end(PORTAL, "krang at country-1.e", where=where, night=night).with_(portal_closed=closed)
    game.g.enemies["start-a.c"] = (Token("diggers", up=True),)
    ended(game)
    assert (game.g.portal_closed, game.g.lost) == (closed or not night, lost)
    assert [event.seat for event in game.told(RemovedFromGame)] == list(lost)
    assert (game.me.space == NOWHERE) is bool(lost)
    assert ("start-a.c" in game.g.enemies) is (night or closed)
    assert ("diggers" in game.g.discards["green"]) is not (night or closed)


# Rampage, dice in secret


@rule("MK-OPT-20", "MK-OPT-21", "MK-OPT-22", "MK-OPT-23")
@pytest.mark.parametrize(
    ("kind", "night", "die", "count"),
    [("rampage", False, RED, 1), ("rampage", False, GREEN, 1), ("rampage", False, GOLD, 2), ("rampage", False, BLUE, 0),
     ("rampage", False, WHITE, 0), ("rampage", False, BLACK, 0), ("rampage", True, BLACK, 2),
     ("rampage", True, BLUE, 1),
     ("rampage", True, WHITE, 1), ("rampage", True, RED, 0), ("more-rampage", False, BLUE, 1),
     ("more-rampage", False, RED, 2), ("more-rampage", False, GOLD, 2), ("more-rampage", True, RED, 1),
     ("more-rampage", True, WHITE, 2)],
)  # fmt: skip
def test_a_die_tells_how_many_rampaging_enemies_come_back(kind: str, night: bool, die: int, count: int) -> None:
    game = at_round_end(FULL, "krang at country-2.nw", night=night, options={"rampage": kind})
    game.with_player(1, hand=("rage",)).g.rng = load(game.g.rng, len(COLOURS), [die, *((RED, BLUE) * 2)])
    ended(game)
    tokens = game.g.enemies.get("country-1.nw", ())
    assert (len(tokens), all(token.up for token in tokens)) == (count, True)
    assert "country-2.nw" not in game.g.enemies, "a hero stands there"


@rule("MK-OPT-24", "MK-OPT-27")
@pytest.mark.parametrize(("order", "rival"), [((0, 1, 2), 2), ((1, 0, 2), 1), ((2, 1, 0), 1), ((1, 2, 0), 2)])
def test_whoever_took_the_turn_before_sets_the_die(order: tuple[int, ...], rival: int) -> None:
    game = knight("tovak at country-1.w", "krang at start-a.c", "goldyx at start-a.c", hand="march", scenario=FULL,
                  options={"interactive_combat": True}, country_1_nw="prowlers")  # fmt: skip
    game.with_(order=order).plays("challenge country-1.nw")
    assert (game.asked(), game.decision().seat) == ("set-die", rival)


@rule("MK-OPT-25", "MK-OPT-26")
@pytest.mark.parametrize(("colour", "fame"), [("white", 3), ("red", 3), ("blue", 3), ("black", 2)])
def test_an_enemy_that_falls_early_is_worth_what_its_die_says(colour: str, fame: int) -> None:
    game = knight("tovak at country-1.w", "krang at start-a.c", hand="march", scenario=FULL,
                  options={"interactive_combat": True}, country_1_nw="prowlers")  # fmt: skip
    game.plays("challenge country-1.nw", f"set-die {colour}").with_pool(Points("siege", "physical", 9))
    game.plays("attack 1")
    assert game.me.fame == fame


# Scores


@rule("MK-SCORE-01")
def test_every_spell_counts_two_and_every_advanced_action_one_wherever_they_are() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", scenario=FULL, hand="fireball agility rage")
    game.with_player(deck=("chill", "ambush"), discard=("cure",), play_area=("training",), tactic_cards=("tremor",))
    assert reckoning(game.g)[0][KNOWLEDGE] == 2 * 4 + 3
