"""Allies that attack, enemies that are commanded or charmed."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.events import Attacked
from tabletome.games.gloomhaven.state import Active, Marks
from tests.games.gloomhaven.cards import holds, piles
from tests.games.gloomhaven.dungeon import FIELD, card_number, dungeon, field, field_with_money, until


def test_a_commanded_enemy_uses_its_own_range_and_the_monsters_deck() -> None:
    game = field("Mindthief", "submissive-affliction", "scurry").stack("monsters", "+1")
    game.plays("bottom submissive-affliction", "choose archer1")
    assert game.offers() == ["choose guard2", "choose guard1", "skip"]
    game.plays("choose guard2")
    assert game.health("guard2") == 20 - 3


@pytest.mark.parametrize("card", ["hostile-takeover", "domination"])
def test_a_charmed_monster_fights_its_own_side_on_its_turn_and_comes_to_its_senses(card: str) -> None:
    game = field("Mindthief", card, "scurry")
    game.ability("guard", card_number("guard", 50)).ability("archer", card_number("archer", 16))
    game.plays(f"bottom {card}", "choose guard2", "end-turn")
    until(game, "move", "monster-moves", "rest")
    if card == "domination":
        assert game.asked() == "move"
        game.plays("stop", "strike guard1")
    until(game, "rest")
    assert game.health("guard1") < 20 or game.health("archer1") < 20
    struck = [
        event.target_number for event in game.told(Attacked) if event.number == 2 and event.name == "bandit-guard"
    ]
    assert len(struck) == 1
    it = game.figure("guard2")
    assert (it.hostile, it.effects.charmer, it.effects.steered) == (True, -1, False)


@rule("GH-COND-13")
def test_a_charmed_monster_that_is_stunned_only_comes_to_its_senses() -> None:
    game = field("Mindthief", "hostile-takeover", "scurry").with_conditions("guard2", "stun")
    game.plays("bottom hostile-takeover", "choose guard2", "end-turn")
    until(game, "rest")
    assert (game.figure("guard2").hostile, game.figure("guard2").effects.charmer) == (True, -1)


@rule("GH-ACTIVE-08")
def test_ending_a_charm_leaves_the_monster_on_its_own_side() -> None:
    game = field_with_money("Scoundrel", "long-con", "trample", ally="Brute")
    game.plays("bottom long-con", "choose guard1")
    assert game.figure("guard1").effects.charmer == game.names["scoundrel"]
    game.plays("end-bonus long-con")
    assert game.figure("guard1").effects.charmer == -1
    assert "long-con" in game.g.heroes[game.names["scoundrel"]].lost


@rule("GH-MOVE-05", "GH-OVL-16")
def test_an_enemy_that_is_forced_to_move_does_not_mind_difficult_terrain() -> None:
    game = field("Mindthief", "parasitic-influence", "scurry", at=FIELD.replace("guard1 r s", "guard1 r~ s"))
    game.plays("bottom parasitic-influence")
    until(game, "command").plays("choose guard1")
    assert "go r" in game.offers()


@rule("GH-TURN-01", "GH-SELECT-05")
def test_an_extra_turn_is_played_with_two_cards_of_the_hand_and_then_everything_goes_on() -> None:
    game = field("Sunkeeper", "unwavering-mandate", "tactical-order", ally="Brute")
    brute = game.hero("brute")
    holds(brute, hand="trample grab-and-go skewer").resting = True
    game.plays("top unwavering-mandate", "choose brute")
    assert (game.asked(), len(game.offers())) == ("two-more", 3 * 2 + 1)
    game.plays("play trample skewer")
    decision = game.run.decision
    assert decision is not None
    assert (decision.kind, decision.seat, game.g.turn.acting) == ("turn", game.names["brute"], game.names["brute"])
    assert (piles(brute), brute.resting) == ({"chosen": "trample skewer", "hand": "grab-and-go"}, False)
    game.plays("basic-attack trample", "basic-move skewer", "stop")
    assert (game.asked(), game.g.turn.acting) == ("turn", game.names["sunkeeper"])
    assert (brute.chosen, brute.resting, sorted(brute.discard)) == ((), True, ["skewer", "trample"])
    sunkeeper = game.hero("sunkeeper")
    assert (sunkeeper.lost, sunkeeper.xp) == (("unwavering-mandate",), 2)
    assert game.offers("bottom") == ["bottom tactical-order"]


@rule("GH-TURN-01", "GH-TURN-04")
def test_who_has_but_one_card_or_does_not_want_it_takes_no_extra_turn() -> None:
    game = field("Sunkeeper", "unwavering-mandate", "tactical-order", ally="Brute")
    game.hero("brute").hand = ("trample",)
    game.plays("top unwavering-mandate")
    assert game.asked() == "turn"
    game = field("Sunkeeper", "unwavering-mandate", "tactical-order", ally="Brute")
    game.plays("top unwavering-mandate", "choose brute", "skip")
    assert (game.asked(), game.hero("sunkeeper").discard) == ("turn", ("unwavering-mandate",))


@rule("GH-TURN-01", "GH-EXH-03")
def test_who_dies_in_an_extra_turn_loses_the_cards_that_were_put_aside() -> None:
    game = field("Sunkeeper", "unwavering-mandate", "tactical-order", ally="Brute").with_health("brute", 1)
    brute = game.hero("brute")
    holds(brute, hand="trample skewer", chosen="whirlwind quietus", later="juggernaut")
    game.figure("brute").at = game.places["k"]
    game.with_effects("guard1", retaliate=((9, 1),)).with_effects("guard2", retaliate=((9, 1),))
    game.plays("top unwavering-mandate", "choose brute", "play trample skewer", "basic-attack trample")
    game.plays(game.offers("strike")[0])
    until(game, "turn")
    assert game.is_gone("brute")
    assert [*piles(brute)] == ["lost"]
    assert sorted(brute.lost) == ["juggernaut", "quietus", "skewer", "trample", "whirlwind"]
    assert game.g.turn.acting == game.names["sunkeeper"]


@rule("GH-TURN-05")
def test_a_steered_monster_is_its_own_master_as_soon_as_its_turn_is_over() -> None:
    game = field("Mindthief", "domination", "scurry")
    game.ability("guard", card_number("guard", 50)).ability("archer", card_number("archer", 16))
    game.plays("bottom domination", "choose guard2")
    game.g.order, game.g.place = ("mindthief", "bandit-guard", "brute", "bandit-archer"), 0
    game.hero("brute").chosen = ("trample", "skewer")
    game.plays("end-turn")
    until(game, "move").plays("stop", "strike guard1")
    while game.asked() != "turn":
        game.plays(game.offers()[0])
    assert game.g.turn.acting == game.names["brute"]
    it = game.figure("guard2")
    assert (it.hostile, it.effects.charmer, it.effects.steered) == (True, -1, False)


@rule("GH-COND-12", "GH-COND-11", "GH-AOE-01")
def test_a_steered_monster_that_is_held_neither_moves_nor_attacks() -> None:
    for conditions, kinds in (
        (("disarm",), {"move"}),
        (("immobilize",), {"strike"}),
        (("disarm", "immobilize"), set()),
    ):
        game = field("Mindthief", "domination", "scurry").with_conditions("guard2", *conditions)
        game.ability("guard", card_number("guard", 50)).ability("archer", card_number("archer", 16))
        game.plays("bottom domination", "choose guard2", "end-turn")
        asked = set()
        while game.asked() not in ("rest", "select", "over"):
            decision = game.run.decision
            assert decision is not None
            if game.g.turn.acting == game.names["guard2"] and decision.seat == game.names["mindthief"]:
                asked.add(decision.kind)
            out = [option for option in decision.options if option.verb in ("stop", "skip")]
            game.run.play((out or decision.options)[0])
        assert asked - {"damage"} == kinds


@rule("GH-XP-01", "GH-EFF-09")
@pytest.mark.parametrize(
    ("first", "second", "xp"),
    [("strike", "strike", 2), ("strike", "skip", 1), ("skip", "strike", 1), ("skip", "skip", 0)],
)
def test_each_ally_that_attacks_gives_experience_once(first: str, second: str, xp: int) -> None:
    game = dungeon("""
        . . . . . .
         . Brute guard1 Scoundrel . .
        . . Sunkeeper . . .
    """).turn("sunkeeper", "inspiring-sanctity", "tactical-order")
    game.figure("guard1").health = game.figure("guard1").max_health = 30
    game.plays("bottom inspiring-sanctity")
    for ally, answer in (("brute", first), ("scoundrel", second)):
        game.plays(f"choose {ally}", "strike guard1" if answer == "strike" else "skip")
    hero = game.hero("sunkeeper")
    assert (game.asked(), hero.xp, 30 - game.health("guard1")) == ("turn", xp, 4 * xp)
    assert ("inspiring-sanctity" in hero.lost) is (xp > 0)


@rule("GH-COND-12", "GH-LOS-04")
@pytest.mark.parametrize(
    ("target", "conditions", "offered"),
    [
        ("guard2", (), True),
        ("guard2", ("stun",), False),
        ("guard2", ("immobilize",), False),
        ("guard2", ("disarm",), True),
    ],
)
def test_the_dead_frighten_enemies_beside_them_that_can_move(
    target: str, conditions: tuple[str, ...], offered: bool
) -> None:
    game = field("Doomstalker", "solid-bow", "rain-of-arrows").with_conditions(target, *conditions)
    game.hero("doomstalker").active = (Active("frightening-curse", top=False),)
    game.figure("guard1").marks = Marks(doomed_by=game.names["doomstalker"])
    game.with_health("guard1", 1).plays("basic-attack solid-bow", "strike guard1")
    assert (game.asked() == "move") is offered
    if offered:
        decision = game.run.decision
        assert decision is not None
        assert (decision.seat, decision.about["points"]) == (game.names["doomstalker"], 1)


@rule("GH-MOVE-01", "GH-ACTIVE-01")
@pytest.mark.parametrize(("more", "hexes"), [(0, 4), (2, 6), (-3, 1), (-9, 0)])
def test_an_ally_that_is_let_move_goes_as_far_as_the_card_and_its_bonuses_say(more: int, hexes: int) -> None:
    game = field("Sunkeeper", "tactical-order", "hammer-blow", ally="Brute").with_effects("brute", move=more)
    game.plays("top tactical-order", "choose brute")
    if not hexes:
        assert game.asked() == "turn"
        return
    decision = game.run.decision
    assert decision is not None
    assert (decision.kind, decision.about["points"]) == ("move", hexes)
    board, start = game.g.board, game.figure("brute").at
    assert max(board.distance(start, option.hex) for option in decision.options if option.verb == "go") <= hexes
