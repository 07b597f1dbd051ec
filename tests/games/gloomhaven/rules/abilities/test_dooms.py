"""Dooms of the Doomstalker: what they do, when they go, how they pass on; and his traps."""

from __future__ import annotations

import pytest

from tabletome.engine import seeded
from tabletome.engine.ledger import rule
from tabletome.engine.table import Table
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.content.notation.abilities import Attack, Move
from tabletome.games.gloomhaven.events import Recovered
from tabletome.games.gloomhaven.rules.combat.conditions import give
from tabletome.games.gloomhaven.rules.monsters.intent import attack_value_of, mover_of, strike_of
from tabletome.games.gloomhaven.rules.movement.enter import enter
from tabletome.games.gloomhaven.state import BOSS, OFF, Active, Marks
from tests.games.gloomhaven.content.test_class_cards import struck
from tests.games.gloomhaven.dungeon import Dungeon, dungeon, field, until
from tests.games.gloomhaven.rules.abilities.test_creatures import creature

TOP, BOTTOM = True, False


def hunt(*cards: str, dooms: tuple[str, ...] = (), on: str = "guard1", beside: tuple[str, ...] = ()) -> Dungeon:
    """The Doomstalker about to use these cards while Dooms lie on an enemy and the tops of others are active."""
    game = field("Doomstalker", *cards)
    hero = game.hero("doomstalker")
    hero.active = (*(Active(card, BOTTOM) for card in dooms), *(Active(card, TOP) for card in beside))
    if dooms:
        game.figure(on).marks = Marks(doomed_by=game.names["doomstalker"])
    return game


def active(game: Dungeon) -> list[str]:
    return [each.card for each in game.hero("doomstalker").active]


def shoots(game: Dungeon, *after: str) -> Dungeon:
    """A basic attack kills the first guard; then this is asked and answered."""
    return game.with_health("guard1", 1).plays("basic-attack solid-bow", "strike guard1", *after)


@rule("GH-ACTIVE-01")
def test_a_doom_ends_with_the_death_of_its_enemy_or_with_another_doom() -> None:
    game = shoots(hunt("solid-bow", "rain-of-arrows", dooms=("race-to-the-grave",)))
    assert game.asked() == "turn"
    assert active(game) == []
    assert "race-to-the-grave" in game.hero("doomstalker").discard
    game = hunt("solid-bow", "rain-of-arrows", dooms=("race-to-the-grave",))
    game.plays("bottom rain-of-arrows", "choose guard2")
    assert active(game) == ["rain-of-arrows"]
    assert [game.figure(who).marks.doomed_by for who in ("guard1", "guard2")] == [-1, game.names["doomstalker"]]


@rule("GH-ACTIVE-01")
def test_two_dooms_lie_on_the_same_enemy_with_the_card_for_it() -> None:
    fate = ("inescapable-fate",)
    game = hunt("solid-bow", "rain-of-arrows", dooms=("race-to-the-grave",), beside=fate)
    game.plays("bottom rain-of-arrows", "choose guard1")
    assert active(game) == ["race-to-the-grave", "inescapable-fate", "rain-of-arrows"]
    game = hunt("solid-bow", "rain-of-arrows", dooms=("race-to-the-grave", "sap-life"), beside=fate)
    game.plays("bottom rain-of-arrows", "choose guard1", "end-bonus race-to-the-grave")
    assert active(game) == ["sap-life", "inescapable-fate", "rain-of-arrows"]
    game = hunt("solid-bow", "rain-of-arrows", dooms=("race-to-the-grave", "sap-life"), beside=fate)
    game.plays("bottom rain-of-arrows", "choose guard2")
    assert active(game) == ["inescapable-fate", "rain-of-arrows"]
    game.plays("end-bonus rain-of-arrows")
    assert game.figure("guard2").marks.doomed_by == -1


@rule("GH-MABIL-04", "GH-MATK-04")
def test_a_noose_lowers_attack_move_and_range() -> None:
    game = hunt("solid-bow", "rain-of-arrows", dooms=("crippling-noose",), on="archer1")
    g, archer = game.g, game.names["archer1"]
    stat = g.stat(archer)
    assert attack_value_of(g, archer) == stat.attack - 1
    assert mover_of(g, archer, Move(0), None, ()).move == stat.move - 1
    assert strike_of(g, archer, Attack(0)).reach == stat.range - 1


@rule("GH-DMG-01")
def test_a_race_to_the_grave_hurts_as_each_turn_begins() -> None:
    game = hunt("solid-bow", "rain-of-arrows", dooms=("race-to-the-grave",)).with_conditions("guard1", "stun")
    until(game.monsters("guard", 0), "rest", "select")
    assert game.health("guard1") == 18


def test_who_is_doomed_is_struck_harder_by_some_attacks_and_at_any_range() -> None:
    doomed = hunt("swift-trickery", "solid-bow", dooms=("race-to-the-grave",), on="guard2")
    doomed.plays("top swift-trickery", "strike guard2")
    assert doomed.health("guard2") == 20 - 4
    assert doomed.hero("doomstalker").xp == 1
    far = hunt("wild-command", "solid-bow", dooms=("race-to-the-grave",), on="archer1")
    far.plays("bottom wild-command", "stop", "strike archer1")
    assert far.health("archer1") == 18
    offensive = hunt("relentless-offensive", "solid-bow", dooms=("race-to-the-grave",))
    offensive.plays("bottom relentless-offensive", "basic-attack solid-bow", "strike guard1")
    assert offensive.health("guard1") == 20 - 4


@rule("GH-ADV-01")
def test_expose_gives_advantage_on_one_attack_each_turn_and_keeps_enemies_from_hiding() -> None:
    game = hunt("relentless-offensive", "solid-bow", dooms=("race-to-the-grave",), on="guard2", beside=("expose",))
    game.stack("doomstalker", "-1", "+1", "-1", "+1")
    game.plays("top relentless-offensive", "strike guard2", "strike archer1")
    assert [20 - game.health(who) for who in ("guard2", "archer1")] == [3, 1]
    assert game.g.turn.worked == ("expose",)
    give(game.g, game.names["archer1"], "invisible")
    assert game.conditions("archer1") == []
    give(game.g, game.names["brute"], "invisible")
    assert game.conditions("brute") == ["invisible"]


@pytest.mark.parametrize(
    ("doom", "after", "so"),
    [
        ("felling-swoop", ("place guard1",), {"doomstalker": "guard1"}),
        ("felling-swoop", ("skip",), {"doomstalker": "doomstalker"}),
        ("vital-charge", (), {"doomstalker": 5}),
        ("natures-hunger", (), {"doomstalker": 3, "brute": 5}),
        ("detonation", (), {"guard2": 17, "archer1": 20}),
        ("frightening-curse", ("go l",), {"guard2": "l"}),
        ("darkened-skies", ("strike guard2",), {"guard2": 18}),
    ],
)
@rule("GH-ACTIVE-01")
def test_what_a_doom_does_when_its_enemy_dies(doom: str, after: tuple[str, ...], so: dict[str, str | int]) -> None:
    game = hunt("solid-bow", "rain-of-arrows", dooms=(doom,))
    game.with_health("doomstalker", 1).with_health("brute", 3)
    shoots(game, *after)
    assert game.asked() == "turn"
    for who, expected in so.items():
        assert (game.at(who) if isinstance(expected, str) else game.health(who)) == expected
    assert active(game) == []


@rule("GH-ACTIVE-02", "GH-XP-04")
def test_arrows_rain_whenever_a_doomed_enemy_dies_in_whoevers_turn() -> None:
    game = hunt("solid-bow", "multi-pronged-assault", dooms=("race-to-the-grave",), beside=("rain-of-arrows",))
    game.with_conditions("guard1", "stun").with_conditions("guard2", "stun").with_health("guard1", 2)
    game.hero("doomstalker").chosen = ()
    archer = game.figure("archer1")
    game.monsters("guard", 0)
    until(game, "strike").plays("strike archer1")
    assert archer.health == 18
    (card,) = game.hero("doomstalker").active
    assert (card.card, card.used, game.hero("doomstalker").xp) == ("rain-of-arrows", 1, 1)


@rule("GH-ACTIVE-02")
def test_a_doom_passes_to_an_enemy_near_the_dead_one() -> None:
    game = shoots(hunt("solid-bow", "rain-of-arrows", dooms=("sap-life",), beside=("frightening-curse",)))
    assert game.asked() == "turn"
    assert active(game) == ["sap-life", "frightening-curse"]
    assert game.hero("doomstalker").active[1].used == 1
    assert game.figure("guard2").marks.doomed_by == game.names["doomstalker"]
    both = hunt("solid-bow", "foot-snare", dooms=("sap-life", "rising-momentum"), beside=("inescapable-fate",))
    shoots(both)
    assert active(both) == ["sap-life", "rising-momentum", "inescapable-fate"]
    assert both.figure("guard2").marks.doomed_by == both.names["doomstalker"]
    far = hunt("solid-bow", "rain-of-arrows", dooms=("rising-momentum",))
    far.figure("guard2").at = far.places["a"]
    shoots(far)
    assert active(far) == []


@rule("GH-ACTIVE-02", "GH-ATK-08")
def test_fate_overtakes_an_enemy_at_the_start_of_the_third_turn() -> None:
    game = hunt("solid-bow", "rain-of-arrows", dooms=("inescapable-fate",))
    for used in (1, 2):
        game.g.turn.begun, game.g.phase, game._run = False, "begin_turn", None
        assert game.asked() == "turn"
        assert [(each.card, each.used) for each in game.hero("doomstalker").active] == [("inescapable-fate", used)]
    game.g.turn.begun, game.g.phase, game._run = False, "begin_turn", None
    assert game.asked() == "turn"
    assert game.is_gone("guard1")
    assert active(game) == []
    assert game.hero("doomstalker").kills == 1


def test_dooms_are_led_to_another_enemy() -> None:
    game = hunt("lead-to-slaughter", "solid-bow", dooms=("sap-life",))
    game.plays("bottom lead-to-slaughter", "stop", "choose archer1")
    assert game.figure("archer1").marks.doomed_by == game.names["doomstalker"]
    assert game.figure("guard1").marks.doomed_by == -1


@rule("GH-OVL-11", "GH-XP-01")
@pytest.mark.parametrize(
    ("card", "suffered", "conditions", "xp"),
    [("detonation", (3, 2), ([], []), 2), ("flight-of-flame", (2, 0), (["wound"], ["wound"]), 0)],
)
def test_a_trap_bursts_and_hurts_enemies_beside_it(
    card: str, suffered: tuple[int, int], conditions: tuple[list[str], list[str]], xp: int
) -> None:
    game = dungeon("""
        . . . . . .
         . Doomstalker t guard1 . .
        . Brute . guard2 archer1 .
    """).turn("doomstalker", card, "solid-bow")
    for who in ("guard1", "guard2", "archer1"):
        game.figure(who).health = game.figure(who).max_health = 20
    game.plays(f"top {card}", "place t")
    before = game.health("doomstalker"), game.health("brute")
    list(enter(game.g, game.names["guard1"], game.places["t"]))
    assert (20 - game.health("guard1"), 20 - game.health("guard2")) == suffered
    assert (game.conditions("guard1"), game.conditions("guard2")) == conditions
    assert (game.health("archer1"), game.conditions("archer1")) == (20, [])
    assert (game.health("doomstalker"), game.health("brute")) == before
    assert game.hero("doomstalker").xp == xp


def test_a_creature_attacks_the_doomed_harder_if_the_doom_says_so() -> None:
    game = hunt("wild-command", "solid-bow", dooms=("the-hunt-begins",))
    creature(game, "battle-boar", "k", whose="doomstalker")
    game.plays("top wild-command", "choose battle-boar", "stop", "strike guard1")
    assert game.health("guard1") == 20 - 3


def test_a_game_with_dooms_can_be_played_by_chance_to_the_end() -> None:
    rng = seeded("dooms-by-chance")
    for number in range(3):
        options = {"players": 2, "first": "doomstalker", "first_level": 9, "second": "beast-tyrant"}
        table = Table(GAME, GAME.options.read(options), f"by-chance-{number}")
        while table.outcome is None:
            decision = table.pending[0]
            table.play(decision.seat, rng.pick(decision.options))


@rule("GH-ACTIVE-02", "GH-ACTIVE-01")
def test_only_the_doom_that_counts_turns_comes_nearer_and_it_alone_goes_with_its_enemy() -> None:
    game = hunt("solid-bow", "rain-of-arrows", dooms=("sap-life", "inescapable-fate"), beside=("expose",))
    for used in (1, 2):
        game.g.turn.begun, game.g.phase, game._run = False, "begin_turn", None
        assert game.asked() == "turn"
        active = [(each.card, each.used) for each in game.hero("doomstalker").active]
        assert active == [("sap-life", 0), ("inescapable-fate", used), ("expose", 0)]
        assert not game.is_gone("guard1")
    game.g.turn.begun, game.g.phase, game._run = False, "begin_turn", None
    assert (game.asked(), game.is_gone("guard1")) == ("turn", True)


@rule("GH-ACTIVE-01", "GH-ATK-08")
@pytest.mark.parametrize(
    ("doom", "offered"), [("inescapable-fate", ["guard1", "archer1"]), ("sap-life", ["guard2", "guard1", "archer1"])]
)
def test_fate_is_for_normal_and_elite_enemies_and_other_dooms_for_bosses_too(doom: str, offered: list[str]) -> None:
    game = hunt(doom, "rain-of-arrows")
    boss = game.figure("guard2")
    boss.name, boss.kind = "bandit-commander", BOSS
    game.plays(f"bottom {doom}")
    assert game.offers("choose") == [f"choose {who}" for who in offered]


@rule("GH-USE-04", "GH-COND-15")
@pytest.mark.parametrize(("item", "conditions"), [("cloak-of-the-hunter", ["muddle"]), ("leather-armor", [])])
def test_a_hunters_cloak_muddles_whoever_is_doomed(item: str, conditions: list[str]) -> None:
    game = hunt("rain-of-arrows", "solid-bow").wears("doomstalker", item)
    game.plays("bottom rain-of-arrows", "choose guard2")
    assert game.conditions("guard2") == conditions
    assert game.hero("doomstalker").item_uses == len(conditions)


@rule("GH-ACTIVE-02")
@pytest.mark.parametrize(("away", "passes"), [(2, True), (3, False)])
def test_a_doom_passes_two_hexes_far(away: int, passes: bool) -> None:
    for dooms, beside in ((("sap-life",), ("frightening-curse",)), (("rising-momentum",), ())):
        road = " ".join(["Doomstalker guard1", *["."] * (away - 1), "guard2 Brute"])
        game = dungeon(f". . . . . .\n {road}\n. . . . . .")
        game.turn("doomstalker", "solid-bow", "foot-snare")
        hero = game.hero("doomstalker")
        hero.active = (*(Active(card, BOTTOM) for card in dooms), *(Active(card, TOP) for card in beside))
        game.figure("guard1").marks = Marks(doomed_by=game.names["doomstalker"])
        game.with_health("guard1", 1).plays("basic-attack solid-bow", "strike guard1")
        assert (game.figure("guard2").marks.doomed_by == game.names["doomstalker"]) is passes
        assert [each.card for each in hero.active] == ([*dooms, *beside] if passes else [*beside])


@rule("GH-ACTIVE-02")
def test_a_doom_passes_to_nobody_who_is_no_monster_or_cannot_be_seen() -> None:
    game = hunt("solid-bow", "foot-snare", dooms=("rising-momentum",)).with_conditions("guard2", "invisible")
    shoots(game)
    assert (active(game), game.figure("guard2").marks.doomed_by) == ([], -1)


@rule("GH-COND-21")
def test_expose_shows_enemies_and_leaves_friends_hidden() -> None:
    game = hunt("expose", "solid-bow").with_conditions("guard1", "invisible", "muddle")
    game.with_conditions("brute", "invisible").plays("top expose")
    assert (game.conditions("guard1"), game.conditions("brute")) == (["muddle"], ["invisible"])
    assert [(each.name, each.condition) for each in game.told(Recovered)] == [("bandit-guard", "invisible")]


@rule("GH-DMG-01", "GH-XP-05")
def test_an_enemy_that_bleeds_to_death_is_the_kill_of_whoever_has_doomed_it() -> None:
    game = hunt("solid-bow", "rain-of-arrows", dooms=("race-to-the-grave",)).with_health("guard1", 2)
    dead = game.with_conditions("guard2", "stun").figure("guard1")
    until(game.monsters("guard", 0), "rest", "select")
    assert dead.at == OFF
    assert game.hero("doomstalker").kills == 1


@rule("GH-ACTIVE-01")
@pytest.mark.parametrize(
    ("dooms", "attacker", "lost"),
    [
        (("rain-of-arrows",), "doomstalker", 2 + 2),
        (("rain-of-arrows",), "brute", 2),
        (("rain-of-arrows",), "guard2", 2),
        (("multi-pronged-assault",), "brute", 2 + 1),
        (("multi-pronged-assault",), "doomstalker", 2),
        (("multi-pronged-assault",), "guard2", 2),
        (("rain-of-arrows", "multi-pronged-assault"), "brute", 2 + 1),
        (("the-hunt-begins",), "brute", 2),
    ],
)
def test_a_doom_helps_those_whom_it_names_and_nobody_else(dooms: tuple[str, ...], attacker: str, lost: int) -> None:
    game = hunt("solid-bow", "foot-snare", dooms=dooms)
    struck(game, attacker, "hits", "guard1", 2)
    assert 20 - game.health("guard1") == lost
    struck(game, "doomstalker", "hits", "guard2", 2)
    assert 20 - game.health("guard2") == 2


@rule("GH-ACTIVE-02", "GH-AOE-02", "GH-COND-12", "GH-COND-13")
@pytest.mark.parametrize("condition", ["", "disarm", "stun"])
def test_arrows_that_rain_in_the_middle_of_an_attack_do_not_end_it(condition: str) -> None:
    game = hunt("relentless-offensive", "solid-bow", dooms=("race-to-the-grave",), beside=("rain-of-arrows",))
    game.with_health("guard1", 1).plays("top relentless-offensive")
    if condition:
        game.with_conditions("doomstalker", condition)
    game.plays("strike guard1", *([] if condition else ["strike guard2"]), "strike archer1")
    assert [20 - game.health(who) for who in ("guard2", "archer1")] == [0 if condition else 2, 2]


@rule("GH-ACTIVE-07", "GH-ACTIVE-08")
def test_dooms_that_go_are_discarded_in_the_order_in_which_they_were_laid() -> None:
    game = shoots(
        hunt("solid-bow", "foot-snare", dooms=("sap-life", "race-to-the-grave"), beside=("inescapable-fate",))
    )
    assert active(game) == ["inescapable-fate"]
    assert game.hero("doomstalker").discard == ("sap-life", "race-to-the-grave", "solid-bow")
