"""Enhancing ability cards: GH-ENH."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.campaign.enhancing import enhanceable, enhanced_cards, sticker_choices
from tabletome.games.gloomhaven.content.classes import ALL_CARDS, CLASSES
from tabletome.games.gloomhaven.content.enhancements import (
    EFFECT_COST,
    PLUS_ONE_COST,
    SUMMON_COST,
    cost,
    dots,
    places,
    stickers,
    with_sticker,
)
from tabletome.games.gloomhaven.content.notation.abilities import Attack, Heal, Move, Summon
from tabletome.games.gloomhaven.content.notation.classes import PRINTED
from tabletome.games.gloomhaven.content.summons import CREATURES
from tabletome.games.gloomhaven.rules.characters.hand import as_enhanced
from tabletome.games.gloomhaven.sheets import Party, Sticker
from tabletome.games.gloomhaven.view.ability_text import describe_act
from tests.games.gloomhaven.dungeon import Dungeon, dungeon
from tests.games.gloomhaven.town import member
from tests.games.gloomhaven.visits import visiting

POWER = ("the-power-of-enhancement",)
HALVES = ("top", "bottom")


def circles() -> list[tuple[str, str, int]]:
    return [(card, half, place) for card in PRINTED for half in HALVES for place in range(len(dots(card, half)))]


def act_of(card: str, half: str):  # type: ignore[no-untyped-def]
    return getattr(ALL_CARDS[card], half)


def fits(card: str, half: str, place: int) -> set[str]:
    return set(stickers(act_of(card, half), dots(card, half)[place]))


# The shop of stickers


@rule("GH-ENH-01", "GH-ENH-02")
def test_with_the_power_of_enhancement_a_character_pays_for_a_sticker_on_a_card_of_its_pool() -> None:
    assert not any(offer.startswith("enhance") for offer in visiting("brute gold=500", "tinkerer").offers)
    visit = visiting("brute gold=60", "tinkerer gold=500", world=POWER)
    assert "enhance trample" in visit.offers
    assert "enhance juggernaut" not in visit.offers, "not learned"
    visit.plays("enhance trample")
    assert "stick top 0 wound" not in visit.offers, "75 gold: too dear"
    visit.plays("stick top 0 plus-one")
    assert visit.party.members[0].gold == 10
    assert visit.party.stickers == (Sticker("trample", "top", 0, "plus-one"),)
    visit.plays("ready", "put-aside")
    assert visit.party.stickers, "stickers stay, whoever comes and goes"


@rule("GH-ENH-13")
def test_stickers_stay_for_all_later_characters_of_the_class() -> None:
    stuck = (Sticker("trample", "top", 0, "plus-one"),)
    party = Party((member("brute gold=500"),), world=POWER, stickers=stuck)
    assert as_enhanced(party, "trample") == "trample+top.0.plus-one"
    assert as_enhanced(party, "grab-and-go") == "grab-and-go"
    again = [str(choice) for choice in sticker_choices(party, 0, "trample")]
    assert not any(choice.startswith("stick top 0") for choice in again), "a circle holds one sticker"
    assert any(choice.startswith("stick top 1") for choice in again)


@rule("GH-ENH-12")
def test_no_more_cards_of_a_class_are_enhanced_than_the_prosperity_level() -> None:
    stuck = (Sticker("trample", "top", 0, "plus-one"),)
    party = Party((member("brute gold=500"), member("tinkerer gold=500")), world=POWER, stickers=stuck)
    assert enhanced_cards(party, 0) == {"trample"}
    assert enhanceable(party, 0) == ["trample"]
    assert len(enhanceable(party, 1)) > 1, "another class has its own limit"
    assert len(enhanceable(replace(party, prosperity=4), 0)) > 1


# Costs


@rule("GH-ENH-10", "GH-ENH-14", "GH-ENH-15")
def test_the_worked_example_costs_150_and_then_191_gold() -> None:
    card = "brute-force"
    assert ALL_CARDS[card].level == 3
    attack, hexes = dots(card, "top")[:2]
    assert cost(card, "top", attack, "plus-one") == 2 * 50 + 50
    once = with_sticker(card, "top", 0, "plus-one")
    assert cost(once, "top", hexes, "hex") == 66 + 50 + 75
    assert cost(once, "bottom", dots(card, "bottom")[0], "plus-one") == 100 + 50, "the other half counts for itself"


@rule("GH-ENH-11")
def test_the_table_of_costs() -> None:
    assert PLUS_ONE_COST == {"move": 30, "attack": 50, "range": 30, "shield": 100, "push": 30, "pull": 30, "pierce": 30,
                             "retaliate": 100, "heal": 30, "target": 50}  # fmt: skip
    assert SUMMON_COST == {"move": 100, "attack": 100, "range": 50, "hp": 50}
    assert {EFFECT_COST[element] for element in ("fire", "ice", "air", "earth", "light", "dark")} == {100}
    harm = ("poison", "wound", "muddle", "immobilize", "disarm", "curse")
    assert [EFFECT_COST[condition] for condition in harm] == [75, 75, 50, 100, 150, 75]
    assert [EFFECT_COST[each] for each in ("strengthen", "bless", "jump", "any")] == [50, 50, 50, 150]


@rule("GH-ENH-10", "GH-ENH-11")
def test_level_and_earlier_stickers_cost_more_and_level_x_counts_as_1() -> None:
    move = dots("skewer", "bottom")[0]
    assert cost("skewer", "bottom", move, "plus-one") == 30, "level X"
    once = with_sticker("skewer", "bottom", 0, "plus-one")
    assert cost(once, "bottom", dots("skewer", "bottom")[1], "jump") == 50 + 75
    for level in range(1, 10):
        card = next(c for c, h, p in circles() if ALL_CARDS[c].level == level and dots(c, h)[p].line == "move")
        half = next(h for h in HALVES if any(each.line == "move" and not each.field for each in dots(card, h)))
        circle = next(each for each in dots(card, half) if each.line == "move")
        assert cost(card, half, circle, "plus-one") == 30 + 25 * (level - 1)


# What fits where


@rule("GH-ENH-03", "GH-ENH-04", "GH-ENH-05", "GH-ENH-08")
def test_an_attack_takes_plus_one_what_harms_enemies_and_elements_and_a_small_parameter_only_plus_one() -> None:
    elements = {"fire", "ice", "air", "earth", "light", "dark", "any"}
    harm = {"poison", "wound", "muddle", "immobilize", "disarm", "curse"}
    assert fits("trample", "top", 0) == {"plus-one"} | harm | elements
    assert fits("trample", "top", 1) == {"plus-one"}, "Pierce below the attack"
    assert fits("grab-and-go", "bottom", 0) == {"plus-one", "jump"} | elements
    assert fits("trample", "bottom", 0) == {"plus-one"} | elements, "it jumps already"
    assert fits("eye-for-an-eye", "bottom", 0) == {"plus-one", "strengthen", "bless"} | elements
    assert fits("smoke-bomb", "top", 0) == {"strengthen", "bless"} | elements, "no value to raise"
    assert fits("watch-it-burn", "bottom", 1) == (harm - {"wound"}) | elements
    assert fits("sweeping-blow", "top", 1) == {"hex"}
    assert fits("harmless-contraption", "top", 0) == {"plus-one"}


@rule("GH-ENH-04", "GH-ENH-05", "GH-ENH-06", "GH-ENH-07", "GH-ENH-08", "GH-ENH-09")
@pytest.mark.parametrize("name", CLASSES)
def test_every_sticker_on_every_circle_makes_another_card_that_can_be_read(name: str) -> None:
    for card in list(CLASSES[name].cards):
        for half in HALVES:
            before = act_of(card, half)
            for place, circle in enumerate(dots(card, half)):
                assert places(before, circle), f"{card} has no line for {circle}"
                for sticker in stickers(before, circle):
                    after = act_of(with_sticker(card, half, place, sticker), half)
                    assert after != before
                    assert describe_act(after) != describe_act(before) or circle.line in ("summon", "hex")
                    assert (after.lost, after.xp, after.slots, after.stays) == (
                        before.lost, before.xp, before.slots, before.stays)  # fmt: skip


# What stickers do


def arena(hero: str = "Brute") -> Dungeon:
    return dungeon(f"""
        . . . . . .
         . {hero} guard1 . . .
        . . guard2 . . .
    """)


@rule("GH-ENH-04")
def test_plus_one_raises_the_value() -> None:
    card = "trample+top.0.plus-one+top.1.plus-one"
    assert act_of(card, "top").abilities == (Attack(4, pierce=3),)
    game = arena().turn("brute", card, "grab-and-go")
    before = game.health("guard1")
    game.plays(f"top {card}", "strike guard1")
    assert before - game.health("guard1") == 4


@rule("GH-ENH-05")
def test_every_enemy_targeted_receives_the_condition() -> None:
    card = "sweeping-blow+top.0.poison"
    game = arena().turn("brute", card, "grab-and-go").plays(f"top {card}", "strike guard1,guard2")
    game.plays("strike guard2", "strike guard1")
    assert game.conditions("guard1") == game.conditions("guard2") == ["poison"]
    push = "sweeping-blow+bottom.0.muddle"
    game = arena().turn("brute", push, "grab-and-go").plays(f"bottom {push}", "stop")
    while game.asked() != "turn":
        game.plays("skip")
    assert game.conditions("guard1") == ["muddle"]


@rule("GH-ENH-06")
def test_whoever_is_affected_receives_the_blessing() -> None:
    card = "shield-bash+bottom.0.strengthen"
    game = arena().turn("brute", card, "grab-and-go").plays(f"bottom {card}")
    assert game.conditions("brute") == ["strengthen"]
    heal = "eye-for-an-eye+bottom.0.strengthen"
    assert act_of(heal, "bottom").abilities == (Heal(2, range=1, give=("strengthen",)),)


@rule("GH-ENH-07")
def test_a_move_gains_jump() -> None:
    assert act_of("grab-and-go+bottom.1.jump", "bottom").abilities == (Move(4, jump=True),)


@rule("GH-ENH-08")
def test_an_element_is_infused_only_if_its_line_was_performed() -> None:
    card = "whirlwind+bottom.1.fire"
    quiet = dungeon("""
        . . . . . .
         . Brute . . . guard1
    """).turn("brute", card, "grab-and-go")
    quiet.plays(f"bottom {card}", "stop")
    assert quiet.g.infusing == ()
    game = arena().turn("brute", card, "grab-and-go").plays(f"bottom {card}", "stop", "choose guard1")
    game.plays("skip")
    assert game.g.infusing == ("fire",)


@rule("GH-ENH-08")
def test_for_any_element_the_player_chooses() -> None:
    card = "grab-and-go+bottom.0.any"
    game = arena().turn("brute", card, "trample").plays(f"bottom {card}", "stop")
    assert game.asked() == "create"
    game.plays("create dark")
    assert game.g.infusing == ("dark",)


@rule("GH-ENH-09")
def test_the_dotted_hex_belongs_to_the_pattern() -> None:
    plain, more = (act_of(card, "top").abilities[0].area for card in ("sweeping-blow", "sweeping-blow+top.1.hex"))
    assert len(plain.hexes) == 3
    assert len(more.hexes) == 4
    assert plain.hexes < more.hexes
    assert all(max(abs(q), abs(r), abs(q + r)) == 1 for q, r in more.hexes), "one more of the hexes around"


@rule("GH-ENH-04")
def test_a_summoned_creature_has_the_higher_statistic() -> None:
    card = "harmless-contraption+top.0.plus-one"
    assert act_of(card, "top").abilities == (Summon("decoy+hp"),)
    assert CREATURES["decoy+hp"].stat.health == CREATURES["decoy"].stat.health + 1
    game = arena("Tinkerer").turn("tinkerer", card, "reviving-shock").plays(f"top {card}")
    game.plays(game.offers("place")[0])
    decoy = game.g.figures[-1]
    assert (decoy.health, decoy.max_health) == (7, 7)
    assert game.g.stat(len(game.g.figures) - 1).health == 7


@rule("GH-ENH-01", "GH-ENH-13")
def test_in_a_scenario_the_cards_have_their_stickers() -> None:
    stuck = (Sticker("trample", "top", 0, "plus-one"),)
    visit = visiting("brute", "tinkerer", phase="leave_town", stickers=stuck).plays("casual 1")
    while visit.kind != "select":
        visit.plays("ready" if "ready" in visit.offers else visit.offers[0])
    assert "trample+top.0.plus-one" in visit.run.state.heroes[0].hand
    assert "trample" in visit.party.members[0].hand
