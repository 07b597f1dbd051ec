"""The bear of the Beast Tyrant, and his other allies."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine import seeded
from tabletome.engine.ledger import rule
from tabletome.engine.table import Table
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.events import Summoned
from tabletome.games.gloomhaven.rules.abilities.companions import feed_after_attack, place_companion
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.state import OFF, SUMMON, Active, State
from tests.games.gloomhaven.dungeon import Dungeon, field, until
from tests.games.gloomhaven.rules.abilities.test_creatures import creature


def den(*cards: str, bear: str = "k", health: int = 10) -> Dungeon:
    """The Beast Tyrant about to use these cards, his bear beside him."""
    game = field("Beast-Tyrant", *cards)
    return creature(game, "bear", bear, whose="beast-tyrant", health=health)


def bear_acts(game: Dungeon) -> Dungeon:
    """It is the Beast Tyrant's place in the order: first the bear."""
    g = game.g
    g.turn.acting, g.turn.begun, g.phase, g.place = -1, False, "next_place", g.order.index("beast-tyrant")
    return game


@rule("GH-SUMMON-01", "GH-SUMMON-05")
@pytest.mark.parametrize(("level", "health"), [(1, 10), (5, 18)])
def test_the_bear_stands_beside_him_from_the_beginning_and_acts_in_the_first_round(level: int, health: int) -> None:
    options = {"players": 2, "first": "beast-tyrant", "first_level": level, "second": "brute", "battle_goals": False}
    table = Table(GAME, GAME.options.read(options), "bear")
    kinds = []
    while (decision := table.pending[0]).kind != "select":
        kinds.append(decision.kind)
        table.play(decision.seat, decision.options[0])
    g = table.state
    assert isinstance(g, State)
    (bear,) = [figure for figure in g.figures if figure.kind == SUMMON]
    assert kinds[-1] == "companion"
    assert (bear.name, bear.health, bear.max_health) == ("bear", health, health)
    assert g.board.distance(bear.at, g.figures[bear.hero].at) == 1
    assert bear.joined_in != g.round


@rule("GH-DMG-02")
def test_cards_can_be_lost_to_keep_the_bear_from_damage_and_once_dead_it_does_not_come_back() -> None:
    game = den("maul", "patch-fur")
    script = suffer(game.g, game.names["bear"], 12, by=game.names["guard1"])
    decision: Any = next(script)
    assert (decision.kind, decision.about["figure"]) == ("damage-companion", game.names["bear"])
    with pytest.raises(StopIteration):
        script.send(next(option for option in decision.options if option.verb == "lose-card"))
    assert game.health("bear") == 10
    assert len(game.hero("beast-tyrant").lost) == 1
    script = suffer(game.g, game.names["bear"], 12, by=game.names["guard1"])
    decision = next(script)
    with pytest.raises(StopIteration):
        script.send(decision.options[0])
    assert game.is_gone("bear")
    game.plays("top maul")
    assert game.asked() == "turn"
    assert game.hero("beast-tyrant").xp == 0


@rule("GH-ACTIVE-01")
def test_who_forgoes_half_a_turn_makes_his_bear_stronger_or_faster() -> None:
    game = den("maul", "patch-fur")
    game.hero("beast-tyrant").active = (Active("concentrated-rage", top=False),)
    until(bear_acts(game), "forgo-top").plays("apply", "skip")
    until(game, "turn")
    assert 40 - game.health("guard1") - game.health("guard2") == 2 + 3
    assert not [option for option in game.offers() if option.startswith(("top", "basic-attack"))]
    assert [option for option in game.offers() if option.startswith("bottom")]
    game = den("maul", "patch-fur", bear="p")
    game.hero("beast-tyrant").active = (Active("concentrated-rage", top=False),)
    until(bear_acts(game), "forgo-top").plays("skip", "apply")
    assert game.figure("bear").effects.move == 3
    until(game, "turn")
    assert not [option for option in game.offers() if option.startswith(("bottom", "basic-move"))]


@rule("GH-ACTIVE-02", "GH-XP-04")
def test_the_bear_feeds_after_each_of_its_attacks() -> None:
    game = den("rampage", "maul").with_health("bear", 2)
    game.hero("beast-tyrant").active = (Active("blood-hunger", top=True),)
    game.plays("top rampage", "strike guard1", "stop", "strike guard1", "stop", "strike guard1")
    assert game.health("bear") == 2 + 3 * 2
    assert game.hero("beast-tyrant").active[0].used == 3
    assert game.hero("beast-tyrant").xp == 2 + 2


@rule("GH-COND-12", "GH-COND-13")
def test_a_disarmed_bear_moves_but_does_not_attack_and_a_stunned_one_does_nothing() -> None:
    game = den("rampage", "maul").with_conditions("bear", "disarm")
    game.plays("top rampage", "stop", "stop")
    assert game.asked() == "turn"
    assert "rampage" in game.hero("beast-tyrant").lost
    game = den("rampage", "maul").with_conditions("bear", "stun")
    game.plays("top rampage")
    assert game.asked() == "turn"
    assert "rampage" in game.hero("beast-tyrant").discard


@rule("GH-SUMMON-03")
def test_a_banner_inspires_adjacent_allies() -> None:
    for place, dealt in (("j", 2 + 2), ("p", 2)):
        game = field("Brute", "trample", "grab-and-go", ally="Beast-Tyrant")
        creature(game, "spirit-banner", place, whose="beast-tyrant", health=8)
        game.hero("beast-tyrant").active = (Active("tribal-sigil", top=True),)
        game.plays("basic-attack trample", "strike guard1")
        assert 20 - game.health("guard1") == dealt


@rule("GH-SUMMON-06", "GH-EFF-04")
def test_a_wind_totem_strikes_and_pushes_all_around_it_by_itself_and_on_command() -> None:
    game = den("rampage", "maul", bear="p").with_conditions("bear", "stun")
    creature(game, "wind-totem", "k", whose="beast-tyrant", health=8)
    until(bear_acts(game), "turn")
    assert [20 - game.health(who) for who in ("guard1", "guard2")] == [1, 1]
    assert game.at("guard1") != "guard1"
    assert game.at("guard2") != "guard2"
    game = den("rampage", "maul", bear="p").with_conditions("bear", "stun")
    creature(game, "wind-totem", "k", whose="beast-tyrant", health=8)
    game.plays("bottom rampage", "choose wind-totem")
    until(game, "strike").plays("strike guard1")
    until(game, "turn")
    assert game.health("guard1") == 19


@rule("GH-ENH-06", "GH-ENH-08")
def test_what_is_stuck_on_a_command_helps_the_bear() -> None:
    game = den("patch-fur+bottom.0.strengthen", "maul").with_health("bear", 3)
    game.plays("bottom patch-fur+bottom.0.strengthen")
    assert game.health("bear") == 7
    assert game.conditions("bear") == ["strengthen"]
    assert game.conditions("beast-tyrant") == []
    game = den("maul+top.0.fire+top.1.plus-one", "patch-fur")
    game.plays("top maul+top.0.fire+top.1.plus-one", "strike guard1")
    assert game.health("guard1") == 20 - 5
    assert game.g.infusing == ("fire",)


def test_a_game_with_a_bear_can_be_played_by_chance_to_the_end() -> None:
    rng = seeded("bear-by-chance")
    options = {"players": 2, "first": "beast-tyrant", "first_level": 9, "second": "summoner", "second_level": 9}
    table = Table(GAME, GAME.options.read(options), "by-chance")
    while table.outcome is None:
        decision = table.pending[0]
        table.play(decision.seat, rng.pick(decision.options))


@rule("GH-ACTIVE-01", "GH-COND-13")
@pytest.mark.parametrize("hindered", ["no cards", "resting", "stunned", "half done", ""])
def test_only_who_has_a_turn_to_come_can_forgo_half_of_it(hindered: str) -> None:
    game = den("maul", "patch-fur")
    tyrant = game.hero("beast-tyrant")
    tyrant.active = (Active("concentrated-rage", top=False),)
    if hindered == "no cards":
        tyrant.chosen = ()
    elif hindered == "resting":
        tyrant.resting = True
    elif hindered == "stunned":
        game.with_conditions("beast-tyrant", "stun")
    elif hindered == "half done":
        tyrant.turn = tyrant.turn.forgone("top")
    asked: list[str] = []
    bear_acts(game)
    while game.asked() not in ("turn", "rest", "select", "over", "long-rest") and len(asked) < 20:
        asked.append(game.asked())
        game.plays("skip" if "skip" in game.offers() else game.offers()[0])
    wanted = {"": ["forgo-top", "forgo-bottom"], "half done": ["forgo-bottom"]}.get(hindered, [])
    assert [each for each in asked if each.startswith("forgo")] == wanted


def allotted(game: Dungeon) -> list[int]:
    """How much of the damage can be given to whoever it is asked about."""
    decision = game.run.decision
    assert decision is not None
    return [option.damage for option in decision.options]


@rule("GH-DMG-01")
def test_wounds_are_shared_as_the_player_likes_but_nobody_bears_more_than_it_can() -> None:
    game = den("borrowed-essence", "maul", health=9).with_health("beast-tyrant", 2).with_health("bear", 5)
    game.plays("bottom borrowed-essence")
    assert (game.asked(), allotted(game)) == ("share-wounds", [*range(7)])
    game.plays("allot 1")
    assert (game.health("beast-tyrant"), game.health("bear"), game.asked()) == (5, 2, "turn")
    game = den("borrowed-essence", "maul", health=9).with_health("beast-tyrant", 1).with_health("bear", 1)
    game.plays("bottom borrowed-essence")
    assert allotted(game) == [4, 5, 6]
    game.plays("allot 6")
    assert (game.is_gone("beast-tyrant"), game.health("bear")) == (True, 2)
    game = den("borrowed-essence", "maul", health=9)
    assert game.plays("bottom borrowed-essence").asked() == "turn"


@rule("GH-SUMMON-01")
def test_a_companion_for_whom_there_is_no_room_beside_stands_as_near_as_can_be() -> None:
    game = field("Beast-Tyrant", "maul", "patch-fur")
    hero = game.names["beast-tyrant"]
    g = game.g
    g.obstacles |= {at for at in g.board.near[g.figures[hero].at] if g.standing_at(at) is None}
    script = place_companion(g, hero)
    decision: Any = next(script)
    empty = [at for at in g.board.floor if g.is_empty(at)]
    away = g.board.distances(g.figures[hero].at)
    nearest = min(away[at] for at in empty)
    assert sorted(option.hex for option in decision.options) == [at for at in sorted(empty) if away[at] == nearest]
    assert nearest == 2
    assert (decision.kind, decision.seat) == ("companion", hero)
    with pytest.raises(StopIteration):
        script.send(decision.options[0])
    bear = g.figures[-1]
    assert (bear.name, bear.hero, bear.number, bear.no_money, bear.joined_in) == ("bear", hero, 1, True, 0)
    assert [(each.name, each.number, each.rule) for each in game.told(Summoned)] == [("bear", 0, "GH-SUMMON-01")]


@rule("GH-ACTIVE-04", "GH-ACTIVE-02")
def test_only_the_companion_that_still_stands_is_fed() -> None:
    game = creature(den("rampage", "maul"), "skeleton", "q", whose="beast-tyrant").with_health("skeleton", 1)
    game.hero("beast-tyrant").active = (Active("blood-hunger", top=True),)
    feed_after_attack(game.g, game.names["skeleton"])
    assert (game.health("skeleton"), game.hero("beast-tyrant").active[0].used) == (1, 0)
    game.figure("bear").at = OFF
    feed_after_attack(game.g, game.names["bear"])
    assert game.hero("beast-tyrant").active[0].used == 0
