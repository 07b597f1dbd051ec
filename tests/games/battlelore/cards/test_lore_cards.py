"""What each Lore card does."""

from __future__ import annotations

import pytest

from tabletome.engine import Deck
from tabletome.engine.ledger import Break, rule
from tabletome.games.battlelore.content.lasting_effects import Effect, LastingEffect, Until
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.notation import MEMBER_NAMES
from tabletome.games.battlelore.events import LoreGained, Rolled
from tabletome.games.battlelore.rules.casting import CASTINGS
from tests.games.battlelore.battlefield import Battle, field

DUEL = """
    . bs . .
     BS . . .
"""


def level(battle: Battle, side: str, card: str, levels: int = 1) -> Battle:
    """A council with just the Lore Master of this card."""
    return battle.council(side, **{MEMBER_NAMES[LORE_CARDS[card].member]: levels})


def casting(card: str, drawing: str = DUEL, *, levels: int = 1, phase: str = "command", **more: object) -> Battle:
    """The south holds a card and Lore enough."""
    battle = field(drawing, phase=phase, lore=True, **more)  # type: ignore[arg-type]
    if phase == "command":
        battle.g.turn.ordered = 0
    return level(battle.holding("south", card), "south", card, levels)


def defending(card: str, drawing: str = DUEL, *, levels: int = 1, **more: object) -> Battle:
    """The north holds a card; the south has attacked its unit."""
    battle = field(drawing, lore=True, **more)  # type: ignore[arg-type]
    level(battle.holding("north", card), "north", card, levels)
    return battle.plays("south: attack BS bs", f"north: lore {card} -")


def test_every_card_has_code_of_its_own() -> None:
    assert CASTINGS.keys() == LORE_CARDS.keys()


# Wizard


def test_magic_missiles_hit_with_its_targets_colour() -> None:
    battle = casting("magic-missiles", dice="blue strike blue", levels=2).plays(
        "south: lore magic-missiles bs", "south: play scout-left"
    )
    assert battle.figures("bs") == 2


@rule("BL-CREAT-09", "BL-CREAT-11")
def test_a_creature_hit_by_a_card_is_rolled_for_again() -> None:
    for again, left in (("green", 0), ("red", 1)):
        battle = casting("magic-missiles", DUEL.replace("bs", "sp"), dice=f"green red {again}")
        battle.plays("south: lore magic-missiles sp", "south: play scout-left")
        assert battle.figures("sp") == left


@rule("BL-LTOK-01")
def test_summon_lore_brings_a_token_a_level_and_one_more() -> None:
    battle = casting("summon-lore", levels=3)
    battle.g.tokens[0] = 0
    assert battle.plays("south: lore summon-lore -", "south: play scout-left").lore("south") == 4


@pytest.mark.parametrize("card", ["dispel-lore", "foiled"])
def test_two_cards_cancel_a_lore_card(card: str) -> None:
    battle = casting("magic-missiles").holding("north", card)
    battle.plays("south: lore magic-missiles bs", "south: play scout-left", f"north: lore {card} -")
    assert battle.figures("bs") == 4
    assert set(battle.g.in_play) == {"magic-missiles", card}


def test_eagle_eye_lifts_the_cap_and_adds_a_die() -> None:
    battle = casting(
        "eagle-eye",
        """
        GA . F:bs
         . . .
    """,
        phase="battle",
        dice="red red red",
    )
    battle.plays("south: attack GA bs", "south: lore eagle-eye -")
    assert len(battle.told(Rolled)[0].dice) == 3


def test_a_portal_carries_a_unit_and_it_may_still_move() -> None:
    battle = casting(
        "portal",
        """
        BS . . . 1 2
         . . . . . .
    """,
    ).plays("south: lore portal BS", "south: play scout-left")
    assert "target 1" in battle.offers()
    assert "target 2" not in battle.offers()
    battle.plays("south: target 1")
    assert battle.where("BS") == "1"
    assert not battle.g.turn.walked


def test_blur_takes_dice_away_but_leaves_one() -> None:
    assert defending("blur", levels=3, dice="blue").figures("bs") == 3


@pytest.mark.parametrize(("card", "ground"), [("rockslide", "H"), ("wildfire", "F"), ("river-rage", "D")])
def test_cards_that_strike_all_on_one_kind_of_ground(card: str, ground: str) -> None:
    """A die a level and 1 more; the target's colour and Bonus Strikes hit."""
    battle = casting(
        card,
        f"""
        {ground}:bs . . . . bs
         . . BS . . .
    """,
        levels=2,
        dice="blue strike red",
    ).plays(f"south: lore {card} -", "south: play scout-left")
    assert (battle.figures("bs"), battle.figures("bs.2")) == (2, 4)


def test_mass_speed_lets_all_ordered_units_move_a_hex_further_and_battle() -> None:
    battle = casting(
        "mass-speed",
        """
        RS . 1 bs
         . . . .
    """,
        phase="move",
    ).plays("south: lore mass-speed -", "south: move RS 1")
    assert battle.targets("RS") == ["bs"]


def test_fog_keeps_the_opponent_from_shooting() -> None:
    battle = field(
        """
        GA . bs
         . . .
    """,
        lore=True,
    ).with_(effects=(LastingEffect(Effect.NO_SHOOTING, -1, 1, Until.TURN),))
    assert battle.asked() == "south gather"


def test_enchanted_mass_might_adds_a_die_to_every_battle() -> None:
    battle = casting("enchanted-mass-might").plays("south: lore enchanted-mass-might -", "south: play scout-left")
    assert battle.dice("BS", "bs") == 4


def test_mists_of_terror_take_all_boldness() -> None:
    battle = casting(
        "mists-of-terror",
        """
        bd . .
         BS . .
    """,
    ).plays("south: lore mists-of-terror -", "south: play scout-left")
    assert battle.ignores("bd") == 0


def test_creeping_doom_goes_from_unit_to_unit() -> None:
    battle = casting(
        "creeping-doom",
        """
        bs bs . gs
         BS . . .
    """,
        dice="strike blue blue red",
    ).plays("south: lore creeping-doom bs", "south: play scout-left", "south: target bs.2")
    assert (battle.figures("bs"), battle.figures("bs.2")) == (2, 3)


@rule("BL-LCARD-08", "BL-LCARD-09")
def test_a_fireball_kills_with_lore_and_otherwise_hits_with_colour() -> None:
    killed = casting("fireball", dice="lore red red").plays("south: lore fireball bs", "south: play scout-left")
    assert killed.where("bs") == "gone"
    hurt = casting("fireball", dice="blue strike flag", levels=1).plays(
        "south: lore fireball bs", "south: play scout-left"
    )
    assert hurt.figures("bs") == 3
    creature = casting(
        "fireball",
        """
        . sp .
         BS . .
    """,
        dice="lore red red",
    ).plays("south: lore fireball sp", "south: play scout-left")
    assert creature.where("sp") == "gone"


# Rogue


def test_pick_pocket_steals_lore() -> None:
    battle = casting("pick-pocket", levels=2)
    battle.g.tokens = [1, 9]
    battle.plays("south: lore pick-pocket -", "south: play scout-left")
    assert battle.g.tokens == [3, 6]
    assert [(gained.seat, gained.count) for gained in battle.told(LoreGained)] == [(0, 3)], "both read of it"


@pytest.mark.parametrize("card", ["agility-rogue", "agility-warrior"])
def test_agility_ignores_one_helmet(card: str) -> None:
    assert defending(card, dice="blue blue red").figures("bs") == 3


@rule("BL-LPLAY-05")
def test_deja_vu_saves_the_other_card() -> None:
    battle = casting("magic-missiles", dice="red red").holding("south", "magic-missiles", "deja-vu")
    battle.plays("south: lore magic-missiles bs", "south: play scout-left", "south: lore deja-vu -")
    assert battle.g.lore_hands[0] == ("magic-missiles",)
    assert battle.g.in_play == ("deja-vu",)


def test_deja_vu_comes_back_when_the_other_card_is_cancelled() -> None:
    battle = casting("magic-missiles").holding("south", "magic-missiles", "deja-vu").holding("north", "foiled")
    battle.plays(
        "south: lore magic-missiles bs", "south: play scout-left", "south: lore deja-vu -", "north: lore foiled -"
    )
    assert battle.g.lore_hands[0] == ("deja-vu",)
    assert set(battle.g.in_play) == {"magic-missiles", "foiled"}


@pytest.mark.parametrize("card", ["fearless-rogue", "fearless-warrior"])
def test_fearless_units_ignore_all_flags(card: str) -> None:
    assert defending(card, dice="flag flag flag").offers()[0] == "ignore 3"


def test_backstab_turns_bonus_strikes_against_the_attacker() -> None:
    battle = field(DUEL, lore=True, dice="strike blue red").holding("north", "backstab")
    battle.plays("south: attack BS bs", "north: lore backstab -")
    assert (battle.figures("BS"), battle.figures("bs")) == (3, 3)


def test_an_ambushed_attacker_who_stays_makes_its_attack() -> None:
    battle = defending("ambush", dice="blue red red blue red red")
    assert (battle.figures("BS"), battle.figures("bs")) == (3, 3)
    assert battle.asked() == "south gather", "having fought already, it does not battle back"


def test_false_orders_take_an_order_away() -> None:
    battle = casting("run", phase="order").holding("north", "false-orders").with_(ordered=0)
    battle.plays("south: order BS", "north: lore false-orders BS")
    assert battle.asked() == "south gather"


def test_terrified_units_flee_two_hexes_and_ignore_nothing() -> None:
    battle = casting(
        "terrified",
        """
        W W 2 W .
         W 1 W .
        . . bd . .
         . GS . .
    """,
        phase="battle",
        dice="flag red red green",
        sea=True,
    )
    battle.plays("south: attack GS bd", "south: lore terrified -")
    assert battle.where("bd") == "2"


def test_sabotage_costs_an_order() -> None:
    battle = casting(
        "run",
        """
        BS . BS . .
         . . . . .
    """,
        corner="a3",
    ).holding("north", "sabotage")
    battle.g.hands[0] = ("patrol-left",)
    battle.plays("south: play patrol-left", "north: lore sabotage -", "south: order BS")
    assert battle.asked() == "south move"
    assert battle.g.turn.ordered == battle.bits("BS")


def test_shadow_walk_is_not_stopped_by_a_forest() -> None:
    battle = casting(
        "shadow-walk",
        """
        W W W W
         BS F 1 .
        W W W W
    """,
        sea=True,
    ).plays("south: lore shadow-walk BS", "south: play scout-left")
    assert battle.offers() == ["target d6", "target 1"]


def test_envenomed_blades_make_lore_hit() -> None:
    battle = casting("envenomed-blades", phase="battle", dice="lore lore red")
    battle.plays("south: attack BS bs", "south: lore envenomed-blades -")
    assert battle.figures("bs") == 2


def test_spies_draw_and_discard() -> None:
    battle = casting("spies").with_(command_deck=Deck(("forward", "surround")))
    battle.plays("south: lore spies -", "south: play scout-left")
    assert battle.asked() == "south discard-command"
    battle.plays("south: discard scout-left")
    assert "surround" in battle.g.hands[0]
    assert len(battle.g.hands[0]) == 3, "the fourth card lies on the table"


def test_intrigue_exchanges_a_card_of_the_opponent() -> None:
    battle = casting("intrigue").with_(command_deck=Deck(("forward", "surround")))
    battle.plays("south: lore intrigue -", "south: play scout-left")
    assert "surround" in battle.g.hands[1]
    assert len(battle.g.hands[1]) == 4


# Cleric


def test_healing_hands_bring_back_figures_and_resurrection_all_of_them() -> None:
    wounded = """
        . bs . .
         BS1 . . .
    """
    healed = casting("healing-hands", wounded, levels=2).plays("south: lore healing-hands BS", "south: play scout-left")
    assert healed.figures("BS") == 3
    risen = casting("resurrection", wounded).plays("south: lore resurrection BS", "south: play scout-left")
    assert risen.figures("BS") == 4


def test_the_shield_of_faith_stops_bonus_strikes() -> None:
    assert defending("shield-of-faith", dice="strike strike red").figures("bs") == 3


def test_bless_lets_a_unit_ignore_flags() -> None:
    battle = defending("bless", levels=2, dice="flag flag flag")
    assert battle.offers() == ["ignore 2", "ignore 1", "ignore 0"]


def test_whoever_moves_as_the_wind_is_not_stopped() -> None:
    battle = casting(
        "move-as-the-wind",
        """
        W W W W
         RS F:1 2 .
        W W W W
    """,
        phase="move",
        sea=True,
    ).plays("south: lore move-as-the-wind RS")
    assert battle.moves("RS") == {"1", "2"}


def test_sanctuary_allows_one_hit() -> None:
    assert defending("sanctuary", dice="blue blue strike").figures("bs") == 3


def test_smite_strikes_an_adjacent_enemy() -> None:
    battle = casting(
        "smite",
        """
        . bs . . bs
         BS . . . .
    """,
        dice="blue strike",
    )
    assert battle.offers("lore") == ["lore smite bs"]
    assert battle.plays("south: lore smite bs", "south: play scout-left").figures("bs") == 2


def test_crusade_orders_foot() -> None:
    drawing = """
        BS . BC . BS
         GS . GS . .
    """
    battle = casting("crusade", drawing).plays("south: lore crusade -")
    assert len(battle.offers("order")) == 4


@rule("BL-LPLAY-14", breaks=Break("cards/cleric.py", "(g.tokens[seat] + 1) // 2", "g.tokens[seat] // 2"))
def test_a_vow_of_poverty_halves_the_lore_of_both_and_rounds_up() -> None:
    battle = casting("vow-of-poverty").holding("south", "vow-of-poverty", tokens=9).holding("north", tokens=5)
    pool = battle.g.pool
    battle.plays("south: lore vow-of-poverty -", "south: play scout-left")
    assert battle.g.tokens == [3, 2], "half of the seven that are left is four, half of five is three"
    assert battle.g.pool == pool + 7


def test_purify_frees_from_web_and_poison() -> None:
    battle = casting("purify")
    battle.with_(webbed=battle.bits("BS"), poisoned=battle.bits("BS")).plays(
        "south: lore purify BS", "south: play scout-left"
    )
    assert battle.g.webbed == battle.g.poisoned == 0


def test_purify_can_be_played_on_none_but_units_that_are_webbed_or_poisoned() -> None:
    three = """
        . bs . .
         BS RS GS .
    """
    battle = casting("purify", three)
    battle.with_(webbed=battle.bits("RS"), poisoned=battle.bits("GS"))
    assert set(battle.offers("lore")) == {"lore purify RS", "lore purify GS"}
    assert casting("purify", three).offers("lore") == []


def test_divine_favour_has_all_dice_rolled_again() -> None:
    battle = field(DUEL, lore=True, dice="blue blue blue red red red").holding("north", "divine-favour")
    battle.plays("south: attack BS bs", "north: lore divine-favour -")
    assert battle.figures("bs") == 4


def test_a_held_unit_battles_but_does_not_move() -> None:
    battle = casting("run", phase="order").holding("north", "hold").with_(ordered=0)
    battle.plays("south: order BS", "north: lore hold BS")
    assert battle.asked() == "south battle"


def test_judgement_strikes_a_unit_and_its_neighbours() -> None:
    battle = casting(
        "judgement",
        """
        bs bs . bs
         BS . . .
    """,
        dice="blue red red red blue red",
    ).plays("south: lore judgement bs", "south: play scout-left")
    assert [battle.figures(name) for name in ("bs", "bs.2", "bs.3")] == [3, 3, 4]


# Warrior


def test_strength_adds_a_die_and_take_aim_three_at_range() -> None:
    strong = casting("strength", phase="battle", dice="red red red red")
    strong.plays("south: attack BS bs", "south: lore strength -")
    assert len(strong.told(Rolled)[0].dice) == 4
    aimed = casting(
        "take-aim",
        """
        GA . bs
         . . .
    """,
        phase="battle",
        dice="red red red red red",
    )
    aimed.plays("south: attack GA bs", "south: lore take-aim -")
    assert len(aimed.told(Rolled)[0].dice) == 5


def test_run_adds_a_hex() -> None:
    battle = casting(
        "run",
        """
        RS . 1 bs
         . . . .
    """,
        phase="move",
    ).plays("south: lore run RS")
    assert "1" in battle.moves("RS")


def test_parry_leaves_the_attacker_two_dice_all_turn() -> None:
    battle = defending("parry", dice="red red")
    assert battle.asked() == "south gather"


def test_berserkers_roll_more_and_once_more_for_strikes() -> None:
    battle = casting("berserk", phase="battle", dice="strike red red red blue", levels=1)
    battle.plays("south: attack BS bs", "south: lore berserk -")
    assert battle.figures("bs") == 2


def test_a_war_cry_takes_boldness_in_this_battle() -> None:
    battle = casting(
        "war-cry",
        """
        . 1 W .
         . bd . .
        . BS . .
    """,
        phase="battle",
        dice="flag red red",
        sea=True,
    )
    battle.plays("south: attack BS bd", "south: lore war-cry -")
    assert battle.where("bd") == "1"


def test_an_onrush_makes_foot_pursue() -> None:
    battle = casting(
        "onrush",
        """
        . bs1 gs .
         BS . . .
    """,
        phase="battle",
        dice="blue red red",
    )
    battle.plays("south: attack BS bs", "south: lore onrush -", "south: gain-ground")
    assert battle.asked() == "south pursue"


def test_a_shield_wall_caps_attacks_for_the_rest_of_the_turn() -> None:
    battle = defending("shield-wall", dice="red red")
    assert battle.asked() == "south gather"


def test_an_assault_orders_many_who_strike_harder() -> None:
    battle = casting(
        "assault",
        """
        BS BS BS BS BS BS BS BS
         bs . . . . . . .
    """,
    ).holding("south", "assault", tokens=13)
    battle.plays(
        "south: lore assault -", *(f"south: order {name}" for name in ("BS", *(f"BS.{n}" for n in range(2, 7))))
    )
    assert battle.asked() == "south move", "four and two for the level"
    assert battle.dice("BS", "bs") == 4


def test_field_command_orders_as_many_as_command_cards_are_held() -> None:
    battle = casting(
        "field-command",
        """
        BS . BS . BS . BS . BS
         . . . . . . . . .
    """,
    )
    battle.g.hands[0] = ("scout-left",) * 3
    battle.plays("south: lore field-command -", "south: order BS", "south: order BS.2", "south: order BS.3")
    assert battle.asked() == "south move"


def test_close_ranks_orders_engaged_units_that_do_not_move() -> None:
    battle = casting(
        "close-ranks",
        """
        . bs . . BS
         BS . . . .
    """,
    ).plays("south: lore close-ranks -")
    assert battle.offers("order") == ["order BS.2"]
    assert battle.plays("south: order BS.2").asked() == "south battle"


def test_a_riposte_lets_a_normal_unit_battle_back() -> None:
    assert defending("riposte", dice="red red red").asked() == "north battle-back"


def test_the_relentless_battle_twice() -> None:
    battle = casting("relentless", phase="battle", dice="red red red blue red red")
    battle.plays("south: attack BS bs", "south: lore relentless -", "south: attack BS bs")
    assert battle.figures("bs") == 3
    assert battle.asked() == "south gather"


def test_rally_orders_a_unit_a_level() -> None:
    battle = casting("rally", phase="order", levels=1).with_(ordered=0).plays("south: lore rally -", "south: order BS")
    assert battle.asked() == "south move"


def test_the_wall_of_force_stops_a_move_before_it_begins() -> None:
    battle = field(DUEL, phase="move", lore=True).holding("north", "wall-of-force")
    place = battle._own("BS")
    battle.plays("south: move BS d6", "north: lore wall-of-force -")
    assert battle._own("BS") == place


def test_hit_and_run_is_offered_on_an_ordered_unit() -> None:
    assert "lore hit-and-run BS" in casting("hit-and-run", phase="move").offers()


def test_whoever_the_wall_of_force_stopped_does_nothing_else_on_the_move() -> None:
    battle = field("GA . bs\n . . .", phase="move", lore=True, landmarks="training-camp GA south")
    battle.holding("north", "wall-of-force").plays("south: move GA d7", "north: lore wall-of-force -")
    assert battle.asked() == "south battle"
    assert battle.g.turn.moved == battle.bits("GA")


@rule("BL-FOLLOW-13", "BL-FOLLOW-14")
def test_an_ambush_is_spent_when_it_strikes_and_only_keeps_the_ambusher_from_battling_back() -> None:
    battle = defending("ambush", ". bs . .\n BS . . .\n. . . .", dice="flag red red")
    assert battle.asked() == "south retreat"
    assert battle.g.turn.effects == (LastingEffect(Effect.STRUCK_FIRST, battle.unit("bs"), 1, Until.BATTLE),)
    gone = defending("ambush", ". bs . .\n BS . . .\n. . . .", dice="flag red red")
    gone.plays(f"south: {gone.offers()[0]}")
    assert gone.asked() == "south gather", "whoever was driven off does not attack"
    assert gone.g.turn.effects == ()


@rule("BL-LPLAY-14")
def test_half_of_an_even_number_of_lore_is_just_that() -> None:
    battle = casting("vow-of-poverty").holding("south", "vow-of-poverty", tokens=8).holding("north", tokens=4)
    battle.plays("south: lore vow-of-poverty -", "south: play scout-left")
    assert battle.g.tokens == [3, 2]
