"""What Lore cards lay on whom, for how long, by the level of their Lore Master; and on whom they can be played."""

from __future__ import annotations

import pytest

from tabletome.engine import Deck
from tabletome.engine.ledger import rule
from tabletome.games.battlelore.content.board import NAMES
from tabletome.games.battlelore.content.lasting_effects import Effect, LastingEffect, Until, side
from tabletome.games.battlelore.content.tactics import Tactic
from tabletome.games.battlelore.events import Healed, LoreGained
from tabletome.games.battlelore.rules.casting import CASTINGS, Cast, Situation
from tests.games.battlelore.battlefield import Battle, field

SOUTH, NORTH = 0, 1
ATTACKER, DEFENDER, TARGET, OURS, THEIRS = "attacker", "defender", "target", "ours", "theirs"
LAID = {
    # the word, on whom, its number at level 1 and at level 3, until when
    "agility-rogue": [(Effect.IGNORES_HELMETS, DEFENDER, 1, 1, Until.ROLL)],
    "agility-warrior": [(Effect.IGNORES_HELMETS, DEFENDER, 1, 1, Until.ROLL)],
    "ambush": [(Effect.STRIKES_FIRST, DEFENDER, 1, 1, Until.ROLL)],
    "backstab": [(Effect.STRIKES_ITSELF, ATTACKER, 1, 1, Until.ROLL)],
    "berserk": [
        (Effect.MELEE_DICE, ATTACKER, 1, 3, Until.TURN),
        (Effect.DIE_FOR_STRIKE, ATTACKER, 1, 1, Until.TURN),
    ],
    "bless": [(Effect.BOLD, DEFENDER, 1, 3, Until.TURN)],
    "blur": [(Effect.FEWER_DICE, ATTACKER, 1, 3, Until.ROLL)],
    "divine-favour": [(Effect.REROLL, ATTACKER, 1, 1, Until.ROLL)],
    "eagle-eye": [(Effect.UNCAPPED, ATTACKER, 1, 1, Until.BATTLE)],
    "enchanted-mass-might": [(Effect.DICE, OURS, 1, 1, Until.TURN)],
    "envenomed-blades": [(Effect.LORE_HITS, ATTACKER, 1, 1, Until.BATTLE)],
    "false-orders": [(Effect.COUNTERMANDED, TARGET, 1, 1, Until.TURN)],
    "fearless-rogue": [(Effect.IGNORES_ALL_FLAGS, DEFENDER, 1, 1, Until.TURN)],
    "fearless-warrior": [(Effect.IGNORES_ALL_FLAGS, DEFENDER, 1, 1, Until.TURN)],
    "fog": [(Effect.NO_SHOOTING, THEIRS, 1, 1, Until.TURN)],
    "hit-and-run": [(Effect.MOVES_AGAIN, TARGET, 1, 1, Until.TURN)],
    "hold": [(Effect.HELD, TARGET, 1, 1, Until.TURN)],
    "mass-speed": [(Effect.EXTRA_MOVE, OURS, 1, 1, Until.TURN)],
    "mists-of-terror": [(Effect.IGNORES_NO_FLAGS, THEIRS, 1, 1, Until.TURN)],
    "move-as-the-wind": [(Effect.UNSTOPPED, TARGET, 1, 1, Until.TURN)],
    "onrush": [(Effect.PURSUES, ATTACKER, 1, 1, Until.BATTLE)],
    "parry": [(Effect.TWO_DICE, ATTACKER, 1, 1, Until.TURN)],
    "relentless": [(Effect.BATTLES_AGAIN, ATTACKER, 1, 1, Until.TURN)],
    "riposte": [(Effect.BATTLES_BACK, DEFENDER, 1, 1, Until.BATTLE)],
    "run": [(Effect.EXTRA_MOVE, TARGET, 1, 1, Until.TURN)],
    "sabotage": [(Effect.ORDER_LESS, THEIRS, 1, 1, Until.TURN)],
    "sanctuary": [(Effect.ONE_HIT, DEFENDER, 1, 1, Until.ROLL)],
    "shield-of-faith": [(Effect.IGNORES_STRIKES, DEFENDER, 1, 3, Until.ROLL)],
    "shield-wall": [(Effect.CAPPED, DEFENDER, 1, 1, Until.TURN)],
    "strength": [(Effect.DICE, ATTACKER, 1, 1, Until.TURN)],
    "take-aim": [(Effect.RANGED_DICE, ATTACKER, 3, 3, Until.TURN)],
    "terrified": [
        (Effect.IGNORES_NO_FLAGS, DEFENDER, 1, 1, Until.BATTLE),
        (Effect.FRIGHTENED, DEFENDER, 1, 1, Until.BATTLE),
    ],
    "wall-of-force": [(Effect.HELD, ATTACKER, 1, 1, Until.TURN)],
    "war-cry": [(Effect.IGNORES_NO_FLAGS, DEFENDER, 1, 1, Until.BATTLE)],
}
THREE = """
    . bs gs . .
     BS . RS . GS
    . . . . .
"""


def cast(battle: Battle, card: str, level: int, seat: int = SOUTH, target: str = "GS") -> None:
    """The seat carries a card out, in a battle between the first two units."""
    h = battle.g.at[battle.unit(target)]
    script = CASTINGS[card].effect(Cast(battle.g, seat, level, h, battle.unit("BS"), battle.unit("bs")))
    battle.runs(script)


@rule("BL-LCARD-06", "BL-LCARD-09", "BL-LPHASE-09")
@pytest.mark.parametrize("card", LAID)
def test_a_card_lays_on_a_unit_or_a_side_what_it_says_as_often_as_its_level_says_and_as_long(card: str) -> None:
    for level in (1, 3):
        for seat in (SOUTH, NORTH):
            battle = field(THREE, lore=True)
            on = {name: battle.unit(unit) for name, unit in ((ATTACKER, "BS"), (DEFENDER, "bs"), (TARGET, "GS"))}
            on |= {OURS: side(seat), THEIRS: side(1 - seat)}
            cast(battle, card, level, seat)
            assert battle.g.turn.effects == tuple(
                LastingEffect(word, on[whom], first if level == 1 else third, until)
                for word, whom, first, third, until in LAID[card]
            )


@rule("BL-LCARD-06", "BL-LPHASE-02", "BL-LPHASE-04")
@pytest.mark.parametrize(
    ("card", "level", "tactic", "orders"),
    [
        ("rally", 1, Tactic.ANY, (1,)), ("rally", 3, Tactic.ANY, (3,)),
        ("crusade", 1, Tactic.FOOT, (3,)), ("crusade", 2, Tactic.FOOT, (4,)),
        ("assault", 1, Tactic.ASSAULT, (6,)), ("assault", 2, Tactic.ASSAULT, (8,)),
        ("close-ranks", 1, Tactic.CLOSE_RANKS, (3,)), ("close-ranks", 3, Tactic.CLOSE_RANKS, (5,)),
        ("field-command", 2, Tactic.ANY, (4,)),
    ],
)  # fmt: skip
def test_a_card_that_gives_orders_gives_so_many_to_such_units(
    card: str, level: int, tactic: Tactic, orders: tuple[int, ...]
) -> None:
    battle = field(THREE, lore=True)
    cast(battle, card, level)
    assert (battle.g.turn.tactic, battle.g.turn.orders) == (tactic, orders)


@rule("BL-LTGT-01", "BL-LTGT-02", "BL-LPHASE-06")
@pytest.mark.parametrize(
    ("card", "south", "north"),
    [
        ("fireball", "bs gs", "BS RS GS"),  # any enemy
        ("smite", "bs gs", "BS RS"),  # an enemy beside a unit of one's own
        ("portal", "BS GS", "bs gs"),  # one's own, but for the webbed
        ("resurrection", "BS", "gs"),  # one's own that have lost figures
        ("purify", "BS RS", ""),  # one's own that are webbed or poisoned
        ("run", "GS", "GS"),  # the active player's that have an order and have not moved
        ("mass-speed", "-", "-"),
        ("parry", "", "-"),  # of the defender's owner alone
        ("backstab", "", "-"),
        ("pick-pocket", "", "-"),  # from an opponent who has Lore
        ("river-rage", "-", "-"),  # with an enemy there
        ("wildfire", "", "-"),
        ("rockslide", "", ""),
        ("strength", "-", "-"),
    ],
)
def test_a_card_is_played_on_such_units_of_either_side_and_no_others(card: str, south: str, north: str) -> None:
    battle = field("W bs gs1 . .\n BS2 . F:RS . GS\n. . . . .", lore=True)
    battle.with_(webbed=battle.bits("RS"), poisoned=battle.bits("BS"), ordered=battle.bits("BS", "RS", "GS"))
    battle.with_(moved=battle.bits("BS"), tokens=[1, 0])
    for seat, names in ((SOUTH, south), (NORTH, north)):
        now = Situation(battle.g, seat, battle.unit("BS"), battle.unit("bs"))
        expected = [None] if names == "-" else [NAMES[battle.g.at[battle.unit(name)]] for name in names.split()]
        assert sorted(CASTINGS[card].targets(now), key=str) == sorted(expected, key=str)


@rule("BL-LTGT-01", "BL-LPHASE-06")
def test_without_an_ordered_unit_that_can_still_move_no_card_for_them_is_played() -> None:
    for changed in ({"ordered": 0}, {"moved": 31}, {"webbed": 31}):
        battle = field(THREE, lore=True).with_(**changed)
        for card in ("mass-speed", "run"):
            assert CASTINGS[card].targets(Situation(battle.g, SOUTH, -1, -1)) == []


@rule("BL-LTGT-01")
def test_cards_for_a_fight_hand_to_hand_are_not_played_from_afar() -> None:
    battle = field("bs . GA\n . . .", lore=True)
    for card in ("ambush", "backstab", "riposte"):
        assert CASTINGS[card].targets(Situation(battle.g, NORTH, battle.unit("GA"), battle.unit("bs"))) == []
    assert CASTINGS["parry"].targets(Situation(battle.g, NORTH, battle.unit("GA"), battle.unit("bs"))) == [None]


# Cards whose effect is at once


@rule("BL-LCARD-06", "BL-LCARD-09")
@pytest.mark.parametrize(
    ("card", "level", "dice", "lost"),
    [
        ("magic-missiles", 1, "green strike", 1), ("magic-missiles", 3, "green green lore strike", 2),
        ("smite", 1, "green strike", 2), ("smite", 2, "green strike lore", 2),
        ("fireball", 1, "green strike flag", 1), ("fireball", 2, "green green strike blue", 2),
    ],
)  # fmt: skip
def test_dice_of_a_card_hit_with_the_colour_of_the_target_and_some_with_bonus_strikes(
    card: str, level: int, dice: str, lost: int
) -> None:
    battle = field(THREE, lore=True, dice=dice)
    cast(battle, card, level, target="gs")
    assert battle.figures("gs") == 4 - lost


@rule("BL-LCARD-09")
@pytest.mark.parametrize(("card", "ground"), [("rockslide", "H"), ("wildfire", "F"), ("river-rage", "B")])
def test_what_strikes_all_on_one_ground_has_a_die_a_level_and_one_more_for_each_enemy_there(
    card: str, ground: str
) -> None:
    drawing = f"{ground}:bs . {ground}:gs . bs\n . . . . .\n{ground}:BS . . . ."
    battle = field(drawing, lore=True, dice="lore strike red strike flag lore")
    cast(battle, card, 2, target="BS")
    assert [battle.figures(name) for name in ("bs", "gs", "bs.2", "BS")] == [3, 3, 4, 4]
    colours = field(f"{ground}:bs . bs . BS", lore=True, dice="blue strike green")
    cast(colours, card, 2, target="bs")
    assert [colours.figures(name) for name in ("bs", "bs.2")] == [2, 4]


@rule("BL-LCARD-09")
def test_a_judgement_strikes_its_target_with_four_dice_and_the_enemies_beside_it_with_one_a_level_and_one_more() -> (
    None
):
    dice = "blue blue strike green blue strike red green green blue"
    battle = field(". gs bs bs .\n BS . . . .", lore=True, dice=dice)
    cast(battle, "judgement", 2, target="bs")
    assert [battle.figures(name) for name in ("bs", "bs.2", "gs", "BS")] == [2, 3, 2, 4]


@rule("BL-LCARD-09")
def test_creeping_doom_goes_on_to_enemies_beside_the_last_one_each_once_as_often_as_the_level() -> None:
    row = "bs bs bs . bs BS\n . . . . . ."
    battle = field(row, lore=True, dice="blue strike blue red strike red")
    script = CASTINGS["creeping-doom"].effect(
        Cast(battle.g, SOUTH, 3, battle.g.at[battle.unit("bs")], battle.unit("BS"), battle.unit("bs"))
    )
    assert battle.runs(script, "target bs.2", "target bs.3") is None
    assert [battle.figures(name) for name in ("bs", "bs.2", "bs.3", "bs.4", "BS")] == [2, 3, 3, 4, 4]


@rule("BL-LCARD-09")
def test_a_portal_reaches_four_hexes_at_level_one_over_everything_to_any_hex_with_room() -> None:
    row = "GS W bs . 1 2 .\n . . . . . . ."
    battle = field(row, corner="a5", lore=True, phase="command").with_(ordered=0)
    battle.holding("south", "portal").council("south", wizard=1).plays(
        "south: lore portal GS", "south: play scout-left"
    )
    offered = {text.split()[1] for text in battle.offers()}
    assert "1" in offered
    assert not offered & {"2", "b5", "bs", "GS"}, "too far, a waterway, taken, where it is"
    battle.plays("south: target 1")
    assert battle.where("GS") == "1"
    assert battle.g.turn.carried == battle.bits("GS")
    assert not battle.g.turn.moved


@rule("BL-LCARD-09")
def test_a_shadow_walk_goes_two_hexes_a_level_around_units_and_water() -> None:
    for level, offered in ((1, {"1", "2"}), (2, {"1", "2", "3", "4"})):
        battle = field("GS 1 2 3 4\n W W W bs W", lore=True, sea=True, phase="command").with_(ordered=0)
        battle.holding("south", "shadow-walk").council("south", rogue=level)
        battle.plays("south: lore shadow-walk GS", "south: play scout-left")
        assert {text.split()[1] for text in battle.offers()} == offered


@rule("BL-LCARD-09", "BL-LTOK-02")
def test_lore_is_summoned_or_stolen_as_far_as_there_is_any() -> None:
    for card, tokens, pool, level, left in (
        ("summon-lore", [0, 5], 9, 2, ([3, 5], 6)), ("summon-lore", [0, 5], 2, 3, ([2, 5], 0)),
        ("pick-pocket", [0, 5], 9, 2, ([3, 2], 9)), ("pick-pocket", [0, 1], 9, 2, ([1, 0], 9)),
    ):  # fmt: skip
        battle = field(THREE, lore=True).with_(tokens=tokens, pool=pool)
        cast(battle, card, level)
        assert (battle.g.tokens, battle.g.pool) == left
        assert [(event.seat, event.count, event.why) for event in battle.told(LoreGained)] == [
            (SOUTH, left[0][0], "card")
        ]


@rule("BL-LCARD-09", "BL-END-01")
def test_spies_bring_a_command_card_a_level_and_take_as_many_away() -> None:
    battle = field(THREE, lore=True).with_(command_deck=Deck(("forward", "surround", "attack-left")))
    script = CASTINGS["spies"].effect(Cast(battle.g, SOUTH, 2, -1, -1, -1))
    battle.runs(script, "discard attack-left", "discard scout-left")
    assert sorted(battle.g.hands[SOUTH]) == ["scout-left", "scout-left", "scout-left", "surround"]
    assert battle.g.command_deck.discards == ("attack-left", "scout-left")
    empty = field(THREE, lore=True).with_(command_deck=Deck(("forward",)))
    empty.runs(CASTINGS["spies"].effect(Cast(empty.g, SOUTH, 2, -1, -1, -1)), "discard forward")
    assert empty.g.hands[SOUTH] == ("scout-left",) * 4


@rule("BL-LCARD-09", "BL-END-01")
def test_intrigue_takes_a_command_card_by_lot_and_gives_another_but_nothing_to_an_empty_hand() -> None:
    battle = field(THREE, lore=True).with_(command_deck=Deck(("forward", "surround")))
    cast(battle, "intrigue", 1)
    assert sorted(battle.g.hands[NORTH]) == ["scout-right"] * 3 + ["surround"]
    assert battle.g.command_deck.discards == ("scout-right",)
    assert battle.g.hands[SOUTH] == ("scout-left",) * 4
    empty = field(THREE, lore=True).with_(command_deck=Deck(("forward", "surround")))
    empty.g.hands[NORTH] = ()
    cast(empty, "intrigue", 1)
    assert empty.g.hands[NORTH] == ()


@rule("BL-LCARD-09")
def test_a_card_frees_the_unit_it_is_played_on_and_no_other() -> None:
    battle = field(THREE, lore=True)
    battle.with_(webbed=battle.bits("RS", "GS"), poisoned=battle.bits("BS", "GS"))
    cast(battle, "purify", 1, target="GS")
    assert (battle.g.webbed, battle.g.poisoned) == (battle.bits("RS"), battle.bits("BS"))


@rule("BL-LCARD-09", "BL-UNIT-06")
def test_figures_come_back_one_a_level_or_all_but_never_more_than_there_were() -> None:
    for card, level, figures in (
        ("healing-hands", 1, 2), ("healing-hands", 2, 3), ("healing-hands", 3, 4), ("resurrection", 1, 4),
    ):  # fmt: skip
        battle = field(THREE.replace("GS", "GS1"), lore=True)
        cast(battle, card, level)
        assert battle.figures("GS") == figures
        assert [event.figures for event in battle.told(Healed)] == [figures - 1]
