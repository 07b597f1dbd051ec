"""Creatures of the Summoner: what they do by themselves, on her command, and when they die."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.notation.conditions import ELEMENTS
from tabletome.games.gloomhaven.rules.abilities.recover import summons
from tabletome.games.gloomhaven.rules.combat.damage import leave_the_map, suffer
from tabletome.games.gloomhaven.rules.movement.enter import lay_trap
from tabletome.games.gloomhaven.rules.scenario.special_rules import settle
from tabletome.games.gloomhaven.state import STRONG, SUMMON, Active, Figure, Trap
from tests.games.gloomhaven.dungeon import Dungeon, field, until


def creature(game: Dungeon, name: str, at: str, whose: str = "summoner", health: int = 6) -> Dungeon:
    """A creature that has been there since an earlier round."""
    g = game.g
    number = 1 + sum(each.kind == SUMMON for each in g.figures)
    g.figures.append(Figure(name, SUMMON, game.names[whose], number, game.places[at], health, health, no_money=True))
    game.names[name if name not in game.names else f"{name}{number}"] = len(g.figures) - 1
    return game


def begins_round(game: Dungeon) -> Dungeon:
    """It is the Summoner's place in the order: her creatures act, then she."""
    g = game.g
    g.turn.acting, g.turn.begun, g.phase, g.place = -1, False, "next_place", g.order.index("summoner")
    return game


@rule("GH-SUMMON-04")
def test_the_card_of_two_wolves_stays_until_both_are_gone() -> None:
    game = field("Summoner", "living-night", "mighty-bond")
    game.plays("top living-night", "place k", "place v")
    wolves = [who for who, figure in enumerate(game.g.figures) if figure.name == "shadow-wolf"]
    leave_the_map(game.g, wolves[0])
    assert [each.card for each in game.hero("summoner").active] == ["living-night"]
    leave_the_map(game.g, wolves[1])
    assert game.hero("summoner").active == ()
    assert game.hero("summoner").lost == ("living-night",)


@rule("GH-SUMMON-01", "GH-SUMMON-02")
def test_as_many_wolves_come_as_there_is_room_for() -> None:
    game = field("Summoner", "living-night", "mighty-bond")
    game.g.obstacles |= {game.places[at] for at in ("j", "q", "v")}
    game.plays("top living-night", "place k")
    assert game.asked() == "turn"
    assert [each.card for each in game.hero("summoner").active] == ["living-night"]


@rule("GH-SUMMON-04")
def test_a_living_bomb_that_dies_burns_all_enemies_within_two_hexes() -> None:
    game = creature(field("Summoner", "mighty-bond", "biting-wind"), "living-bomb", "l", health=1)
    game.hero("summoner").active = (Active("volatile-flame", top=True),)
    list(suffer(game.g, game.names["living-bomb"], 1, by=game.names["guard1"]))
    list(settle(game.g))
    assert [20 - game.health(who) for who in ("guard1", "guard2", "archer1")] == [3, 3, 3]
    assert game.g.infusing == ("fire",)
    assert game.hero("summoner").lost == ("volatile-flame",)


@rule("GH-SUMMON-06", "GH-HEAL-01")
def test_a_healing_sprite_heals_whoever_has_lost_most_at_the_end_of_its_turn() -> None:
    game = creature(field("Summoner", "mighty-bond", "biting-wind"), "healing-sprite", "q", health=2)
    game.with_health("brute", 3).with_health("summoner", 7)
    until(begins_round(game), "turn")
    assert game.health("brute") == 5
    assert 60 - game.health("guard1") - game.health("guard2") - game.health("archer1") == 1


@rule("GH-ELEM-02", "GH-SUMMON-05")
def test_a_lava_golem_infuses_fire_on_its_own_turn_and_on_command() -> None:
    game = until(begins_round(creature(field("Summoner", "mighty-bond", "biting-wind"), "lava-golem", "k")), "turn")
    assert game.g.elements[ELEMENTS.index("fire")] == STRONG
    game = creature(field("Summoner", "mighty-bond", "biting-wind"), "lava-golem", "k")
    game.plays("top mighty-bond", "choose lava-golem", "stop", "strike guard1")
    assert game.g.infusing == ("fire",)
    assert game.conditions("guard1") == ["wound"]


@rule("GH-ELEM-05", "GH-XP-03")
def test_an_earthen_steed_carries_a_creature_on_its_own_turn() -> None:
    game = creature(field("Summoner", "mighty-bond", "biting-wind"), "rock-colossus", "p")
    game.hero("summoner").active = (Active("earthen-steed", top=True),)
    game.with_elements(earth=STRONG)
    until(begins_round(game), "consume").plays("consume earth")
    until(game, "turn")
    assert game.g.board.distance(game.places["p"], game.figure("rock-colossus").at) == 3
    assert game.hero("summoner").xp == 1


@rule("GH-SUMMON-06")
def test_whoever_commands_a_creature_decides_for_it_even_if_another_has_summoned_it() -> None:
    game = creature(field("Summoner", "mighty-bond", "biting-wind"), "shadow-wolf", "k", whose="brute")
    game.plays("top mighty-bond", "choose shadow-wolf")
    decision = game.run.decision
    assert decision is not None
    assert decision.seat == game.names["summoner"]
    game.plays("stop")
    decision = game.run.decision
    assert decision is not None
    assert (decision.kind, decision.seat) == ("strike", game.names["summoner"])


@rule("GH-COND-11", "GH-COND-12", "GH-COND-13")
def test_a_stunned_creature_obeys_no_command_and_a_disarmed_one_only_moves() -> None:
    game = creature(field("Summoner", "mighty-bond", "biting-wind"), "shadow-wolf", "k").with_conditions(
        "shadow-wolf", "stun"
    )
    game.plays("top mighty-bond")
    assert game.asked() == "turn"
    game = creature(field("Summoner", "mighty-bond", "biting-wind"), "shadow-wolf", "k").with_conditions(
        "shadow-wolf", "disarm"
    )
    game.plays("top mighty-bond", "choose shadow-wolf", "stop")
    assert game.asked() == "turn"


@rule("GH-OVL-07")
def test_who_changes_places_suffers_what_lies_there() -> None:
    game = creature(field("Summoner", "otherworldly-rage", "biting-wind"), "bat-swarm", "s")
    game.g.hazards |= {game.places["s"]}
    game.plays("bottom otherworldly-rage", "choose bat-swarm")
    assert (game.asked(), game.at("bat-swarm")) == ("damage", "summoner")
    game.plays("suffer", "stop")
    assert game.at("summoner") == "s"
    assert game.at("bat-swarm") == "summoner"
    over = creature(field("Summoner", "otherworldly-rage", "biting-wind"), "bat-swarm", "s")
    over.g.obstacles |= {over.places["s"]}
    over.plays("bottom otherworldly-rage")
    assert over.asked() == "move"


@rule("GH-EFF-09", "GH-SUMMON-06")
@pytest.mark.parametrize(("quiver", "struck"), [(True, ["guard1", "guard2"]), (False, ["guard1"])])
def test_a_creature_that_shoots_on_command_has_one_target_more_beside_a_quiver(quiver: bool, struck: list[str]) -> None:
    game = creature(field("Summoner", "mighty-bond", "biting-wind", ally="Quartermaster"), "thorn-shooter", "v")
    game.hero("quartermaster").active = (Active("quiver-of-arrows", top=True),) * quiver
    game.plays("top mighty-bond", "choose thorn-shooter", "stop", *(f"strike {who}" for who in struck))
    assert game.asked() == "turn"
    assert [who for who in ("guard1", "guard2", "archer1") if game.health(who) < 20] == struck


@rule("GH-SUMMON-03", "GH-EFF-07", "GH-COND-05")
@pytest.mark.parametrize(
    ("name", "command", "shield", "lost", "conditions"),
    [
        ("shadow-wolf", "mighty-bond", 2, 2, []),
        ("shadow-wolf", "strength-in-numbers", 2, 3, []),
        ("shadow-wolf", "mighty-bond", 3, 1, []),
        ("black-unicorn", "bonded-might", 3, 4, []),
        ("rat-swarm", "mighty-bond", 0, 2, ["poison"]),
        ("rat-king", "mighty-bond", 0, 3, []),
        ("thorn-shooter", "mighty-bond", 0, 2, ["poison"]),
    ],
)
def test_a_creature_attacks_on_command_by_its_own_statistics(
    name: str, command: str, shield: int, lost: int, conditions: list[str]
) -> None:
    game = creature(field("Summoner", command, "biting-wind"), name, "k").with_effects("guard1", shield=shield)
    game.plays(f"top {command}", f"choose {name}", "stop", "strike guard1")
    assert (20 - game.health("guard1"), game.conditions("guard1")) == (lost, conditions)


@rule("GH-SUMMON-04", "GH-OVL-07")
def test_a_creature_that_dies_on_its_way_attacks_no_more_and_nobody_else_does_in_its_place() -> None:
    game = creature(field("Summoner", "mighty-bond", "biting-wind"), "shadow-wolf", "k", health=1)
    creature(game, "iron-beast", "q")
    lay_trap(game.g, Trap(game.places["j"], 5))
    game.plays("top mighty-bond", "choose shadow-wolf", "go j")
    assert (game.is_gone("shadow-wolf"), game.asked()) == (True, "turn")
    assert game.health("guard1") == 20


@rule("GH-RECOVER-01", "GH-SUMMON-01")
def test_a_card_summons_by_either_half() -> None:
    assert [summons(card) for card in ("venomous-ally", "aid-from-the-ether", "maul", "spirit-swap")] == [
        True,
        True,
        False,
        False,
    ]
