"""Active cards that make attacks stronger: when they must be used, what they cost, whom they help. GH-ACTIVE-04"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.printed_actions import CardAction
from tabletome.games.gloomhaven.rules.abilities.attack_bonuses import curse_damage, targets_by_allies
from tabletome.games.gloomhaven.state import OFF, ActionNotes, Active, RunningAction
from tests.games.gloomhaven.content.test_class_cards import struck
from tests.games.gloomhaven.dungeon import Dungeon, field
from tests.games.gloomhaven.rules.abilities.test_creatures import creature

TOP, BOTTOM = True, False


def armed(hero: str, *active: Active, cards: tuple[str, str], ally: str = "Brute") -> Dungeon:
    """A character among enemies with these cards active."""
    game = field(hero, *cards, ally=ally)
    game.hero(hero.lower()).active = active
    return game


@rule("GH-ACTIVE-04", "GH-ACTIVE-02")
def test_all_bonuses_that_apply_are_used_and_those_that_do_not_stay_as_they_are() -> None:
    game = armed(
        "Scoundrel", Active("single-out", BOTTOM), Active("cull-the-weak", BOTTOM), Active("crippling-poison", TOP),
        cards=("venom-shiv", "quick-hands"),
    )  # fmt: skip
    game.with_conditions("guard1", "stun", "poison")
    struck(game, "scoundrel", "hits", "guard1", 2)
    assert 20 - game.health("guard1") == 2 + 2 + 2 + 1
    used = [(each.card, each.used) for each in game.hero("scoundrel").active]
    assert used == [("single-out", 0), ("cull-the-weak", 1), ("crippling-poison", 0)]


@rule("GH-ADV-11")
def test_one_bonus_with_advantage_among_others_is_enough() -> None:
    game = armed(
        "Scoundrel", Active("crippling-poison", TOP), Active("flurry-of-blades", BOTTOM),
        cards=("venom-shiv", "quick-hands"),
    )  # fmt: skip
    game.with_conditions("guard1", "poison").stack("scoundrel", "-1", "+1")
    struck(game, "scoundrel", "hits", "guard1", 2)
    assert 20 - game.health("guard1") == 2 + 2 + 1 + 1


@rule("GH-ATK-06", "GH-ATK-07")
def test_what_doubles_an_attack_doubles_what_is_added_but_not_what_is_taken_away() -> None:
    game = armed(
        "Elementalist", Active("shaping-the-ether", BOTTOM), cards=("stoking-hail", "lava-eruption")
    )  # fmt: skip
    game.g.turn.acting, game.g.turn.doubled = game.names["elementalist"], ("attack",)
    struck(game, "elementalist", "hits", "guard1", 3)
    assert 20 - game.health("guard1") == 2 * 3 - 1


@rule("GH-EFF-07")
def test_a_card_that_ignores_shields_ignores_all_of_them() -> None:
    game = armed("Quartermaster", Active("portable-ballista", BOTTOM), cards=("giant-club", "restock"))
    game.with_effects("guard1", shield=9)
    struck(game, "quartermaster", "hits", "guard1", 2)
    assert 20 - game.health("guard1") == 2


@rule("GH-EFF-09", "GH-ACTIVE-04")
@pytest.mark.parametrize(
    ("who", "at", "more"),
    [("brute", "v", 1), ("brute", "w", 0), ("quartermaster", "", 0), ("guard1", "", 0), ("skeleton", "k", 1)],
)
def test_a_quiver_gives_the_ranged_attacks_of_adjacent_allies_one_target_more(who: str, at: str, more: int) -> None:
    game = armed("Quartermaster", Active("quiver-of-arrows", TOP), cards=("giant-club", "restock"))
    creature(game, "skeleton", "k", whose="quartermaster")
    if at:
        game.figure(who).at = game.places[at]
    if who == "brute" and not more:
        game.figure(who).at = game.places["zz"]
    assert targets_by_allies(game.g, game.names[who]) == more


@rule("GH-EFF-09", "GH-ACTIVE-02", "GH-XP-04")
def test_backup_ammunition_is_used_for_ranged_attacks_with_somebody_in_range_only() -> None:
    game = armed("Cragheart", Active("backup-ammunition", TOP), cards=("earthen-clod", "crater"))
    game.plays("top earthen-clod", "strike guard1", "strike guard2")
    hero = game.hero("cragheart")
    assert ([each.used for each in hero.active], hero.xp, game.asked()) == ([1], 1, "turn")
    assert 20 - game.health("guard1") == 20 - game.health("guard2") == 2
    game = armed("Cragheart", Active("backup-ammunition", TOP), cards=("crushing-grasp", "crater"))
    game.plays("top crushing-grasp", "strike guard1")
    assert [each.used for each in game.hero("cragheart").active] == [0]


@rule("GH-ELEM-05", "GH-ACTIVE-02")
def test_a_lift_carries_shots_farther_for_air() -> None:
    for air, used in ((2, 1), (0, 0)):
        game = armed("Cragheart", Active("natures-lift", BOTTOM), cards=("massive-boulder", "crater"))
        game.with_elements(air=air).plays("top massive-boulder", *(["consume air"] if air else []))
        assert ("strike archer1" in game.offers()) is bool(air)
        assert [each.used for each in game.hero("cragheart").active] == [used]
    game = armed("Plagueherald", Active("grasping-vermin", BOTTOM), cards=("spread-the-plague", "gathering-doom"))
    game.plays("bottom spread-the-plague")
    assert "strike archer1" not in game.offers()


@rule("GH-COND-16")
@pytest.mark.parametrize(("at", "attacker", "bitten"), [("u", "guard1", 3), ("", "guard1", 0), ("u", "brute", 0)])
def test_a_curse_bites_enemies_while_the_herald_is_there(at: str, attacker: str, bitten: int) -> None:
    game = armed("Plagueherald", Active("baneful-hex", TOP), cards=("biting-gnats", "creeping-curse"))
    if not at:
        game.figure("plagueherald").at = OFF
    assert curse_damage(game.g, game.names[attacker]) == bitten
    if at and attacker == "guard1":
        game.stack("monsters", "curse")
        struck(game, "guard1", "hits", "brute", 2)
        assert (game.health("brute"), game.health("guard1")) == (10, 20 - 3)
        struck(game, "guard1", "hits", "brute", 2)
        assert (game.health("brute"), game.health("guard1")) == (8, 20 - 3)


@rule("GH-ELEM-05", "GH-ADV-11", "GH-XP-03")
def test_a_weapon_of_purity_strengthens_all_attacks_of_one_action_for_light() -> None:
    game = armed("Sunkeeper", Active("weapon-of-purity", TOP), cards=("burning-flash", "tactical-order"))
    game.with_elements(light=2).stack("sunkeeper", "-1", "+0")
    game.plays("top burning-flash", "consume light", "strike guard1")
    hero = game.hero("sunkeeper")
    assert (20 - game.health("guard1"), hero.xp) == (4 + 2, 2)
    game = armed("Sunkeeper", Active("weapon-of-purity", TOP), cards=("burning-flash", "tactical-order"))
    game.with_elements(light=2).stack("sunkeeper", "-1", "+0").plays("top burning-flash", "skip", "strike guard1")
    assert (20 - game.health("guard1"), game.hero("sunkeeper").xp) == (4 - 1, 1)


@rule("GH-ELEM-05")
def test_what_strengthens_an_action_helps_nobody_else_who_attacks_meanwhile() -> None:
    game = armed("Sunkeeper", Active("weapon-of-purity", TOP), cards=("burning-flash", "tactical-order"))
    action = RunningAction(
        game.names["sunkeeper"], CardAction("sunkeeper", "burning-flash", "top"),
        notes=ActionNotes(empowered=("weapon-of-purity",)),
    )  # fmt: skip
    for attacker, lost in (("sunkeeper", 2 + 2), ("brute", 2)):
        game.g.action = action
        before = game.health("guard1")
        struck(game, attacker, "hits", "guard1", 2)
        assert before - game.health("guard1") == lost


@rule("GH-ACTIVE-02")
def test_an_ascension_is_used_once_for_all_attacks_of_an_action() -> None:
    game = armed("Sunkeeper", Active("angelic-ascension", TOP), cards=("burning-flash", "tactical-order"))
    game.figure("guard2").at = game.places["q"]
    game.plays("top burning-flash", "strike guard1", "strike guard2")
    hero = game.hero("sunkeeper")
    assert (game.asked(), [each.used for each in hero.active]) == ("turn", [1])
    assert [20 - game.health(who) for who in ("guard1", "guard2")] == [4 + 3, 4 + 3]
    game = armed("Sunkeeper", Active("angelic-ascension", TOP), cards=("burning-flash", "tactical-order"))
    game.plays("bottom tactical-order", "stop")
    assert [each.used for each in game.hero("sunkeeper").active] == [0]


@rule("GH-ACTIVE-02", "GH-ELEM-05", "GH-COND-03")
def test_a_whole_attack_is_strengthened_only_if_the_cost_is_borne() -> None:
    active = Active("spread-the-plague", TOP)
    for answers, lost in ((("choose brute",), 2 + 1), (("skip",), 2)):
        game = armed("Plagueherald", active, cards=("biting-gnats", "creeping-curse"))
        game.plays("top biting-gnats", *answers, "strike guard1", "skip")
        assert 20 - game.health("guard1") == lost
        assert game.conditions("brute") == ["poison"] * (lost == 3)
    game = armed("Plagueherald", Active("foul-wind", TOP), cards=("biting-gnats", "creeping-curse")).with_elements(
        air=2
    )
    game.plays("top biting-gnats", "consume air", "strike guard1", "strike guard2")
    assert (20 - game.health("guard1"), 20 - game.health("guard2")) == (3, 3)
    assert [each.used for each in game.hero("plagueherald").active] == [1]
    game = armed("Plagueherald", Active("grim-bargain", TOP), cards=("biting-gnats", "creeping-curse"))
    game.plays("top biting-gnats", "choose brute", "strike guard1", "strike guard2", "strike archer1")
    assert [20 - game.health(who) for who in ("guard1", "guard2", "archer1")] == [2, 2, 2]
    assert game.g.decks[game.names["brute"]].count("curse") == 1
