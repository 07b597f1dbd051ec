"""Tiles and what lies on them: who is set up, who is seen; where tiles may lie. MK-SITE, MK-EXPL, MK-MAP"""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.board import Placed
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.content.tiles import TILES
from tabletome.games.mage_knight.events import CityFound, RuinsRevealed, TileRevealed, TokenRevealed
from tabletome.games.mage_knight.state import Token
from tests.games.mage_knight.knights import FIRST_TILES, Knights, knight

KEEP = (*FIRST_TILES, "country-3 1 1")
FULL = "full-conquest"


def exploring(tile: str, *, night: bool = False, **more: Any) -> Knights:
    """Tovak turns this tile up."""
    more.setdefault("scenario", FULL)
    game = knight("tovak at country-2.nw", "krang at start-a.c", hand="rage", stack=tile, night=night, **more)
    return game.with_player(move=2).plays("explore 1 1")


# What a tile brings

SITES = [
    ("country-3", "ne", ["grey"]), ("country-4", "c", ["violet"]), ("country-4", "w", ["green"]),
    ("country-7", "ne", ["green"]), ("country-9", "e", ["grey"]), ("country-9", "sw", ["violet"]),
    ("country-6", "w", []), ("country-7", "se", []), ("country-3", "sw", []), ("country-3", "se", []),
]  # fmt: skip


@rule("MK-EXPL-09", "MK-SITE-15", "MK-SITE-18", "MK-SITE-20", "MK-GEN-03")
@pytest.mark.parametrize(("tile", "place", "colours"), SITES)
def test_a_tile_brings_garrisons_face_down_and_rampaging_enemies_face_up(
    tile: str, place: str, colours: list[str]
) -> None:
    game = exploring(tile, night=True)
    tokens = game.g.enemies.get(f"{tile}.{place}", ())
    assert [ENEMIES[token.name].colour for token in tokens] == colours
    rampaging = bool(game.g.board[f"{tile}.{place}"].rampaging)
    assert [token.up for token in tokens] == [rampaging] * len(tokens)
    told = [event.space for event in game.told(TokenRevealed)]
    assert (f"{tile}.{place}" in told) is (rampaging and bool(tokens))
    assert [(event.seat, event.tile) for event in game.told(TileRevealed)] == [(0, tile)]


@rule("MK-SITE-22", "MK-EXPL-09")
@pytest.mark.parametrize("night", [False, True])
def test_ruins_are_shown_by_day_and_hidden_by_night(night: bool) -> None:
    game = exploring("country-8", night=night)
    top = game.g.ruins["country-8.ne"]
    assert top.up is not night
    assert [event.space for event in game.told(RuinsRevealed)] == ([] if night else ["country-8.ne"])
    assert top.name not in game.g.piles["ruins"]
    assert len(game.g.piles["ruins"]) + 1 == len(knight().g.piles["ruins"])


@rule("MK-EXPL-10", "MK-ROUND-08")
@pytest.mark.parametrize(("deck", "offer"), [(("ambush", "agility"), ("agility",)), ((), ())])
def test_a_monastery_brings_a_card_beside_the_units(deck: tuple[str, ...], offer: tuple[str, ...]) -> None:
    game = knight("tovak at country-2.nw", hand="rage", stack="country-5", scenario="solo-conquest")
    game.with_(advanced_deck=deck, monastery_offer=()).with_player(move=2).plays("explore 1 1")
    assert (game.g.monastery_offer, game.g.advanced_deck) == (offer, deck[:-1])


@rule("MK-EXPL-03", "MK-EXPL-04", "MK-RECON-04")
@pytest.mark.parametrize(("scenario", "fame"), [("first-reconnaissance", 1), ("solo-conquest", 0)])
def test_a_tile_costs_two_and_is_worth_fame_only_in_the_first_scenario(scenario: str, fame: int) -> None:
    game = knight("tovak at country-2.nw", hand="rage", stack="country-3 country-4", scenario=scenario)
    assert game.with_player(move=1).offers("explore") == []
    game.again(move=5).plays("explore 1 1")
    assert (game.me.turn.move, game.me.fame, game.g.stack, game.me.turn.has_moved) == (3, fame, ("country-4",), True)
    assert game.me.space == "country-2.nw"


@rule("MK-RECON-02", "MK-EXPL-11")
def test_a_city_is_found_when_its_tile_is() -> None:
    game = knight("tovak at country-2.ne", hand="rage", stack="core-5", tiles=KEEP).with_player(move=2)
    game.plays("explore 2 0")
    assert (game.g.city_found, [event.space for event in game.told(CityFound)]) == (True, ["core-5.c"])
    plain = exploring("country-3")
    assert (plain.g.city_found, plain.told(CityFound)) == (False, [])


# Who is seen


@rule("MK-SITE-18", "MK-SITE-19")
@pytest.mark.parametrize(
    ("night", "change", "seen"),
    [(False, None, True), (True, None, False), (True, changes.Daylight(), True), (True, changes.Darkness(), False)],
)
def test_a_garrison_is_seen_from_next_to_it_by_day(night: bool, change: Any, seen: bool) -> None:
    game = knight("tovak at country-3.w", hand="march", tiles=KEEP, night=night, country_3_ne="?golems ?guardsmen")
    game.with_player(move=9, changes=(change,) if change else ()).plays("move country-3.c")
    assert [token.up for token in game.g.enemies["country-3.ne"]] == [seen, seen]
    assert [event.enemy for event in game.told(TokenRevealed)] == (["golems", "guardsmen"] if seen else [])


def test_who_is_known_is_not_shown_again() -> None:
    game = knight("tovak at country-3.w", hand="march", tiles=KEEP, country_3_ne="golems ?guardsmen")
    before = game.g.revealed
    game.with_player(move=9).plays("move country-3.c")
    assert [event.enemy for event in game.told(TokenRevealed)] == ["guardsmen"]
    assert game.g.revealed == before + 1


def test_hawk_eyes_see_garrisons_and_cities_two_spaces_away_and_nothing_else() -> None:
    tiles = (*KEEP, "core-7 2 0")
    for changed, seen in (((changes.SeesFurther(),), True), ((), False)):
        game = knight("tovak at country-3.sw", hand="march", tiles=tiles, country_3_ne="?golems", core_7_c="?monks",
                      scenario="solo-conquest")  # fmt: skip
        game.with_player(move=9, changes=changed).plays("move country-3.c" if seen else "move country-3.w")
        assert game.g.enemies["country-3.ne"][0].up is seen
        far = game.g.board.within(game.me.space, 9)["core-7.c"]
        assert game.g.enemies["core-7.c"][0].up is (seen and far <= 2)


@rule("MK-SITE-22")
@pytest.mark.parametrize("night", [False, True])
def test_ruins_are_seen_by_who_stands_on_them(night: bool) -> None:
    tiles = (*FIRST_TILES, "country-8 1 1")
    game = knight("tovak at country-8.e", hand="march", tiles=tiles, night=night).with_player(move=9)
    game.with_(ruins={"country-8.ne": Token("green-green", up=False)})
    game.plays("move country-8.ne")
    assert game.g.ruins["country-8.ne"].up
    assert [event.space for event in game.told(RuinsRevealed)] == ["country-8.ne"]


# Piles


@rule("MK-SETUP-03")
def test_an_empty_pile_is_made_of_its_discards_and_who_looked_at_it_has_forgotten() -> None:
    game = knight("tovak at country-6.w", hand="march", tiles=(*FIRST_TILES, "country-6 1 1"))
    game.g.piles["brown"], game.g.discards["brown"] = (), ("gargoyle", "medusa")
    game.with_player(seen_piles=("brown", "red")).plays("enter")
    assert {foe.name for foe in game.combat.foes} <= {"gargoyle", "medusa"}
    assert (len(game.g.piles["brown"]), game.g.discards["brown"], game.me.seen_piles) == (1, (), ("red",))


@rule("MK-SETUP-03")
def test_where_no_token_is_left_nobody_is_there() -> None:
    game = knight("tovak at country-6.w", hand="march", tiles=(*FIRST_TILES, "country-6 1 1"), deck="")
    game.g.piles["brown"] = game.g.discards["brown"] = ()
    game.plays("enter")
    assert (game.asked(), game.g.shields.get("country-6.w")) == ("after", (0,))


def test_a_scout_still_knows_a_token_that_was_laid_face_down_from_a_pile() -> None:
    game = knight("tovak at country-2.nw", hand="rage", stack="country-3", units="scouts", night=True)
    game.plays("activate 1 2", "pick-pile grey").again(move=2).plays("explore 1 1")
    (token,) = game.g.enemies["country-3.ne"]
    assert (token.up, token.seen, token.is_known(0), token.is_known(1)) == (False, (0,), True, False)


# Shapes


@rule("MK-MAP-02", "MK-EXPL-06", "MK-EXPL-07")
@pytest.mark.parametrize(
    ("tiles", "stack", "position", "may"),
    [((), "country-4", (1, 1), True), ((), "core-1", (1, 1), True), ((), "country-4", (0, 2), True),
     ((), "core-1", (0, 2), False),
     (("country-3 1 1",), "country-4", (0, 2), True), (("country-3 1 1",), "core-1", (0, 2), False),
     (("country-3 1 1",), "country-4", (2, 0), True), (("country-3 1 1",), "core-1", (2, 0), False),
     (("country-3 1 1", "country-4 2 0"), "core-1", (2, 1), True),
     (("country-3 1 1", "country-4 2 0"), "country-5", (3, -1), False)],
)  # fmt: skip
def test_where_the_next_tile_of_a_wedge_may_lie(
    tiles: tuple[str, ...], stack: str, position: tuple[int, int], may: bool
) -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="rage", tiles=(*FIRST_TILES, *tiles), stack=stack,
                  scenario=FULL)  # fmt: skip
    edges = [space for space in game.g.board.spaces.values() if position in space.edges]
    if not edges:
        assert not may
        return
    game.with_player(space=edges[0].name, path=(edges[0].name,), move=2)
    x, y = position
    assert (f"explore {x} {y}" in game.offers("explore")) is may


@rule("MK-MAP-04", "MK-MAP-06", "MK-MAP-08")
@pytest.mark.parametrize(
    ("shape", "position", "may"),
    [("open-5", (2, -2), True), ("open-4", (2, -2), True), ("open-3", (2, -2), False), ("open-5", (0, 2), True),
     ("open-4", (0, 2), False), ("open-3", (0, 2), False), ("open-5", (1, 1), True), ("open-3", (1, 1), True)],
)  # fmt: skip
def test_columns_bound_an_open_map(shape: str, position: tuple[int, int], may: bool) -> None:
    tiles = ("start-b 0 0", "country-1 0 1", "country-2 1 0", "country-3 1 -1")
    game = knight(
        "tovak at start-b.c", "krang at start-b.e", hand="rage", tiles=tiles, stack="country-4", scenario=FULL
    )
    game.with_(shape=shape)
    game.g.map_changed()
    spaces = [space for space in game.g.board.spaces.values() if position in space.edges]
    assert spaces
    game.with_player(space=spaces[0].name, path=(spaces[0].name,), move=2)
    x, y = position
    assert (f"explore {x} {y}" in game.offers("explore")) is may


@rule("MK-EXPL-08")
@pytest.mark.parametrize(("box", "offered"), [(("country-6",), True), (("core-1",), True), ((), False)])
def test_when_the_stack_is_empty_a_gap_among_three_tiles_is_filled_from_the_box(
    box: tuple[str, ...], offered: bool
) -> None:
    tiles = (*KEEP, "country-4 2 0", "country-5 0 2", "country-7 1 2")
    game = knight("tovak at country-3.e", "krang at start-a.e", hand="rage", tiles=tiles, stack="", scenario=FULL)
    game.with_(tiles_in_box=box)
    gaps = {edge for space in game.g.board.spaces.values() for edge in space.edges}
    found = False
    for position in sorted(gaps):
        around = len(game.g.board.tiles_around(position))
        edge = next(space.name for space in game.g.board.spaces.values() if position in space.edges)
        game.again(space=edge, path=(edge,), move=2)
        may = f"explore {position[0]} {position[1]}" in game.offers("explore")
        assert may <= (offered and around >= 3), position
        found |= may
    if offered:
        inland = [position for position in gaps if 0 not in position and len(game.g.board.tiles_around(position)) >= 3]
        assert found is bool(inland or box[0].startswith("country"))


@rule("MK-HOLD-01")
def test_on_a_fixed_map_the_tiles_that_lie_there_are_turned_up_one_by_one() -> None:
    tiles = ("start-b 0 0", "country-3 0 1", "country-4 1 0", "country-9 1 -1")
    game = knight("tovak at country-4.nw", "krang at start-b.e", hand="rage", tiles=tiles, stack="",
                  scenario="conquer-and-hold")  # fmt: skip
    game.g.hidden = (Placed("country-10", 1, 1), Placed("core-2", 2, 0))
    game.with_player(move=2).plays("explore 1 1")
    assert [placed.tile for placed in game.g.hidden] == ["core-2"]
    assert game.g.tiles[-1] == Placed("country-10", 1, 1)
    assert TILES["core-2"].kind == "core"
