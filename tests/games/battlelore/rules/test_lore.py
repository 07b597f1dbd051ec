"""Lore tokens, playing Lore cards, the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine import Deck
from tabletome.engine.ledger import Break, rule
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.moments import Moment
from tabletome.games.battlelore.content.tactics import Tactic
from tabletome.games.battlelore.events import DeckShuffled, LoreGained, LorePlayed, NobodyToOrder, Rolled
from tabletome.games.battlelore.rules.lore import cost_of, level_of, most_cards
from tabletome.games.battlelore.view.scene import lore_card
from tests.games.battlelore.battlefield import Battle, field

DUEL = """
    . bs . .
     BS . . .
"""


def command(drawing: str = DUEL, dice: str = "", **more: object) -> Battle:
    """The south is about to play a Command card."""
    battle = field(drawing, phase="command", lore=True, dice=dice, **more)  # type: ignore[arg-type]
    battle.g.turn.ordered = 0
    return battle


# Playing cards


@rule(
    "BL-LTGT-01",
    "BL-LTGT-02",
    breaks=(
        Break(
            "cards/targets.py",
            '"""Any enemy unit."""\n    return [NAMES[now.g.at[unit]] for unit in now.g.units_of(1 - now.seat)]',
            "return [NAMES[now.g.at[unit]] for unit in now.g.units_of(now.seat)]",
        ),
        Break("cards/targets.py", "if not g.webbed >> unit & 1]", "]"),
        Break("cards/targets.py", " if g.figures[unit] < g.full[unit]]", "]"),
        Break(
            "cards/targets.py",
            "for unit in g.units_of(g.active) if still >> unit & 1",
            "for unit in g.units_of(g.active)",
        ),
        Break("cards/targets.py", "[None] if now.g.tokens[1 - now.seat] else []", "[None]"),
    ),
)
def test_a_card_can_be_played_on_the_targets_that_it_states_and_on_no_others() -> None:
    drawing = """
        . bs . gs .
         BS3 GS BC . .
    """
    battle = command(drawing).holding("south", "magic-missiles", "portal", "healing-hands", "pick-pocket", tokens=20)
    battle.council("south", wizard=1, rogue=1, cleric=1).with_(webbed=battle.bits("BC"))
    offered = {
        "magic-missiles": {"bs", "gs"},
        "portal": {"BS", "GS"},
        "healing-hands": {"BS"},
        "pick-pocket": set[str](),
    }
    named = [offer.split()[1:] for offer in battle.offers("lore")]
    assert {card: {target for each, target in named if each == card} for card in offered} == offered
    moving = field(drawing, phase="move", lore=True).holding("south", "hit-and-run", tokens=20)
    moving.g.turn.ordered = moving.bits("GS", "BS")
    moving.g.turn.moved = moving.bits("BS")
    assert moving.offers("lore") == ["lore hit-and-run GS"]


@rule("BL-LPLAY-01", "BL-LPLAY-02", "BL-LPHASE-01", "BL-LCARD-03")
@rule("BL-LORE-01", breaks=Break("rules/lore.py", "    g.tokens[seat] -= cost\n", ""))
@rule(
    "BL-LCARD-01", breaks=Break("rules/lore.py", "found += [actions.Lore(name, target) for target in targets]", "pass")
)
def test_a_card_is_paid_at_once_and_its_lore_goes_back_to_the_pool_at_the_end() -> None:
    battle = command(dice="red red").holding("south", "magic-missiles", tokens=3)
    battle.plays("south: lore magic-missiles bs", "south: play scout-left")
    assert battle.lore("south") == 0
    assert battle.g.paid == 3
    assert [(event.seat, event.card, event.cost) for event in battle.told(LorePlayed)] == [(0, "magic-missiles", 3)]
    assert battle.asked() == "south order", "before any unit is ordered"
    battle.plays("south: done")
    while battle.asked().startswith("south"):
        battle.plays(f"south: {battle.offers()[0]}")
    assert battle.g.paid == 0
    assert battle.g.lore_deck.discards[-1] == "magic-missiles"


@rule("BL-LPHASE-01")
def test_a_lore_card_and_the_command_card_with_it_are_laid_down_before_any_die_falls() -> None:
    battle = command(dice="red red").holding("south", "magic-missiles").holding("north", "foiled")
    battle.g.hands[0] = ("patrol-left", "patrol-right")
    battle.plays("south: lore magic-missiles bs")
    assert battle.asked() == "south command-with-lore"
    assert battle.offers() == ["play patrol-left", "play patrol-right"]
    assert battle.told(Rolled) == []
    battle.plays("south: play patrol-right")
    assert battle.asked() == "north lore", "who answers the Lore card and knows both"
    assert battle.g.turn.card == "patrol-right"
    assert battle.told(Rolled) == []
    battle.plays("north: pass")
    assert len(battle.told(Rolled)) == 1


@rule("BL-LPHASE-01")
def test_a_card_drawn_by_the_lore_card_comes_too_late_for_this_turn() -> None:
    battle = command().holding("south", "spies").with_(command_deck=Deck(("forward", "surround")))
    battle.g.hands[0] = ("patrol-left", "patrol-right")
    battle.plays("south: lore spies -", "south: play patrol-left", "south: discard patrol-right")
    assert battle.g.turn.card == "patrol-left"
    assert battle.g.hands[0] == ("surround",)


@rule("BL-LPHASE-01")
def test_without_a_command_card_no_lore_card_is_played_with_one() -> None:
    battle = command().holding("south", "magic-missiles", "field-command")
    battle.g.hands[0] = ()
    assert battle.offers() == ["lore field-command -"]


@rule("BL-LPLAY-02", "BL-LCARD-03")
def test_without_the_full_cost_a_card_cannot_be_played() -> None:
    battle = command().holding("south", "magic-missiles", tokens=2)
    assert battle.offers("lore") == []


@rule("BL-LPLAY-03", "BL-LPLAY-07")
def test_a_card_is_offered_in_its_own_moment_only() -> None:
    battle = command().holding("south", "run", "strength", "parry")
    assert battle.offers("lore") == []


@rule("BL-LPLAY-05", "BL-LPLAY-06")
def test_one_card_a_turn_each() -> None:
    battle = command(dice="red red").holding("south", "magic-missiles", "summon-lore")
    battle.plays("south: lore magic-missiles bs", "south: play scout-left")
    assert battle.offers("lore") == []


ABREAST = """
    . bs . .
     BS GS . .
"""


@rule("BL-LPLAY-05", "BL-LPLAY-06")
def test_neither_side_plays_a_second_card_in_a_later_battle_of_the_turn() -> None:
    played = {"south": ("strength", "relentless"), "north": ("parry", "riposte")}
    for (side, cards), dice in zip(played.items(), (6, 4), strict=True):
        battle = field(ABREAST, lore=True, dice="red " * dice).holding(side, *cards)
        battle.plays("south: attack BS bs", f"{side}: lore {cards[0]} -")
        while "attack GS bs" not in battle.offers():
            battle.plays(f"{battle.asked().split()[0]}: {battle.offers()[-1]}")
        battle.plays("south: attack GS bs")
        assert battle.offers("lore") == [], side


@rule("BL-LPLAY-05", "BL-LPLAY-06")
def test_what_one_side_has_played_is_not_forgotten_when_the_other_plays() -> None:
    battle = field(ABREAST, lore=True, dice="red red red red").holding("south", "strength", "relentless")
    battle.holding("north", "parry", "riposte")
    battle.plays("south: attack BS bs", "south: lore strength -", "north: lore parry -")
    battle.plays("south: attack GS bs")
    assert battle.offers("lore") == []


@rule("BL-LEND-02")
def test_what_is_discarded_has_been_seen() -> None:
    """Nobody may take back what has shown a card to the other."""
    battle = field(DUEL, lore=True).with_(lore_deck=Deck(("blur", "fog", "portal")))
    battle.plays("south: done", "south: gather two-cards")
    shown = battle.g.revealed
    battle.plays("south: discard-lore fog")
    assert battle.g.revealed > shown


@rule("BL-LPHASE-02")
def test_a_card_in_place_of_the_command_card_gives_orders_and_no_card_is_drawn() -> None:
    battle = command().holding("south", "field-command", tokens=5).council("south", warrior=1)
    hand = battle.g.hands[0]
    battle.plays("south: lore field-command -", "south: order BS", "south: done", "south: done")
    assert battle.asked() == "south gather"
    assert battle.g.hands[0] == hand


@rule("BL-LCARD-05", "BL-LPLAY-04")
@pytest.mark.parametrize("phase", ["command", "order", "move", "battle"])
def test_a_reaction_card_is_never_offered_in_ones_own_turn(phase: str) -> None:
    reactions = ("fog", "false-orders", "wall-of-force", "bless", "blur", "backstab", "dispel-lore")
    battle = field(DUEL, lore=True, phase=phase).holding("south", *reactions)
    assert battle.asked() == f"south {phase}"
    assert battle.offers("lore") == []


@rule("BL-LCARD-05", "BL-LPLAY-04")
def test_cards_that_answer_the_opponent_are_marked_as_reactions() -> None:
    g = command().council("south", wizard=1, rogue=1, cleric=1, warrior=1).g
    marked = {name for name in LORE_CARDS if lore_card(g, 0, name).badges}
    assert marked == {
        "dispel-lore", "blur", "fog", "wall-of-force",
        "agility-rogue", "fearless-rogue", "backstab", "ambush", "false-orders", "sabotage", "foiled",
        "shield-of-faith", "bless", "sanctuary", "divine-favour", "hold",
        "agility-warrior", "fearless-warrior", "parry", "shield-wall", "riposte",
    }  # fmt: skip


@rule("BL-LPHASE-03", "BL-LPLAY-04")
def test_the_opponent_may_answer_the_command_card() -> None:
    battle = command("""
        . . bs . .
         GA . . . .
    """).holding("north", "fog")
    battle.g.hands[0] = ("patrol-left",)
    battle.plays("south: play patrol-left")
    assert battle.asked() == "north lore"
    battle.plays("north: lore fog -", "south: order GA", "south: done")
    assert battle.asked() == "south gather", "nobody can shoot in the fog"


@rule("BL-LPHASE-04")
def test_units_ordered_by_lore_move_and_battle_before_those_of_the_command_card() -> None:
    battle = (
        command(
            """
        BS 1 BS . . . . .
         . . . . . . . .
    """,
            corner="a3",
        )
        .holding("south", "rally")
        .council("south", cleric=1)
    )
    battle.g.hands[0] = ("patrol-left", "scout-left")
    battle.plays("south: play patrol-left", "south: lore rally -", "south: order BS")
    assert battle.asked() == "south move", "the card's one unit acts first"
    battle.plays("south: move BS 1")
    assert battle.asked() == "south order"
    assert battle.offers("order") == ["order BS.2"], "one order a unit"


@rule("BL-LPHASE-05")
def test_the_opponent_may_answer_the_orders() -> None:
    battle = command().holding("north", "false-orders").council("north", rogue=1)
    battle.g.hands[0] = ("patrol-left",)
    battle.plays("south: play patrol-left", "south: order BS")
    assert battle.asked() == "north lore"
    battle.plays("north: lore false-orders BS")
    assert battle.asked() == "south gather"


@rule("BL-LPHASE-06")
def test_a_movement_card_serves_units_that_have_not_moved_yet() -> None:
    battle = field(
        """
        BS 1 . BS
         . . . .
    """,
        phase="move",
        lore=True,
    ).holding("south", "run")
    battle.plays("south: move BS 1")
    assert battle.offers("lore") == ["lore run BS.2"]


@rule("BL-LPHASE-07")
def test_a_card_against_a_move_is_played_while_that_unit_moves() -> None:
    battle = field(
        """
        BS 1 . BS
         . . . .
    """,
        phase="move",
        lore=True,
    ).holding("north", "wall-of-force")
    place = battle.g.at[battle.unit("BS")]
    battle.plays("south: move BS 1")
    assert battle.asked() == "north lore"
    battle.plays("north: lore wall-of-force -")
    assert battle.g.at[battle.unit("BS")] == place
    assert battle.moves("BS") == set()


@rule("BL-LPHASE-08")
def test_a_battle_card_lasts_through_pursuit_and_bonus_attack() -> None:
    battle = field(
        """
        . bs1 gs .
         BC . . .
    """,
        lore=True,
        dice="blue red red lore lore red",
    )
    battle.council("south", rogue=1).holding("south", "envenomed-blades")
    battle.plays("south: attack BC bs", "south: lore envenomed-blades -")
    battle.plays("south: gain-ground", "south: stay", "south: attack BC gs")
    assert battle.figures("gs") == 2


@rule("BL-LPHASE-09", "BL-LPHASE-10")
def test_a_fearless_unit_ignores_the_flags_of_every_attacker_of_the_turn() -> None:
    battle = field(
        """
        . bs . .
         BS BS . .
    """,
        lore=True,
        dice="flag flag flag flag flag flag",
    )
    battle.council("north", rogue=1).holding("north", "fearless-rogue")
    battle.plays("south: attack BS bs", "north: lore fearless-rogue -", "north: ignore 3", "north: decline")
    battle.plays("south: attack BS.2 bs", "north: ignore 3")
    assert battle.asked() == "north battle-back"


@rule("BL-LPHASE-11", "BL-LPHASE-12")
def test_melee_and_ranged_cards_wait_for_melee_and_ranged_combat() -> None:
    close = field(DUEL, lore=True).holding("south", "take-aim", "war-cry")
    assert close.plays("south: attack BS bs").offers("lore") == ["lore war-cry -"]
    far = field(
        """
        GA . bs
         . . .
    """,
        lore=True,
    ).holding("south", "take-aim", "war-cry")
    assert far.plays("south: attack GA bs").offers("lore") == ["lore take-aim -"]


@rule("BL-LPHASE-13")
def test_a_card_before_the_roll_serves_that_roll_only() -> None:
    battle = field(
        """
        . bs . .
         BS BS . .
    """,
        lore=True,
        dice="blue red red blue red red",
    )
    battle.holding("north", "agility-rogue")
    battle.plays("south: attack BS bs", "north: lore agility-rogue -")
    assert battle.figures("bs") == 4
    battle.plays("south: attack BS.2 bs")
    assert battle.figures("bs") == 3


@rule("BL-LPHASE-14")
def test_a_card_after_the_roll_comes_before_its_results() -> None:
    battle = field(DUEL, lore=True, dice="blue strike strike").holding("north", "backstab")
    battle.plays("south: attack BS bs")
    assert battle.figures("bs") == 4
    battle.plays("north: lore backstab -")
    assert (battle.figures("bs"), battle.figures("BS")) == (3, 2)


@rule("BL-LPLAY-08", "BL-LTGT-01", "BL-LTGT-02", "BL-LPLAY-09")
def test_the_owner_of_a_unit_under_a_card_still_decides_for_it() -> None:
    battle = (
        field(
            """
        . . 3 4 .
         . 1 2 .
        . . bs . .
         . GS . .
    """,
            lore=True,
            dice="flag red",
        )
        .holding("south", "terrified")
        .council("south", rogue=1)
    )
    battle.plays("south: attack GS bs", "south: lore terrified -")
    assert battle.asked() == "north retreat"


@rule("BL-LPLAY-10")
def test_the_later_card_prevails() -> None:
    battle = field(DUEL, lore=True, dice="red red")
    battle.holding("south", "strength").holding("north", "parry")
    battle.plays("south: attack BS bs", "south: lore strength -", "north: lore parry -")
    assert len(battle.told(Rolled)[0].dice) == 2
    cancelled = command().holding("south", "magic-missiles").holding("north", "foiled")
    cancelled.plays("south: lore magic-missiles bs", "south: play scout-left", "north: lore foiled -")
    assert cancelled.figures("bs") == 4
    assert cancelled.asked() == "south order"


@rule("BL-LPLAY-11")
def test_terrain_still_binds_units_under_a_card() -> None:
    battle = field(
        """
        W W W W
         GC F:1 2 .
        W W W W
    """,
        phase="move",
        lore=True,
        sea=True,
    ).holding("south", "run")
    battle.plays("south: lore run GC")
    assert battle.moves("GC") == {"1"}


@rule("BL-LPLAY-15")
def test_what_a_card_has_nothing_left_to_do_to_is_ignored() -> None:
    battle = command(dice="blue blue").holding("south", "creeping-doom").council("south", wizard=1)
    battle.plays("south: lore creeping-doom bs", "south: play scout-left")
    assert battle.asked() == "south order", "no second unit stands beside the first"


@rule("BL-LPLAY-16")
def test_hit_and_run_comes_back_unless_a_forest_stopped_it() -> None:
    battle = (
        field(
            """
        BC 1 bs
         . . .
    """,
            phase="move",
            lore=True,
            dice="red red red",
        )
        .holding("south", "hit-and-run")
        .council("south", rogue=1)
    )
    home = battle._own("BC")
    battle.plays("south: lore hit-and-run BC", "south: move BC 1", "south: attack BC bs")
    assert battle.asked() == "south ride-back"
    battle.plays(f"south: move BC {home}")
    forest = (
        field(
            """
        BC F:1 bs
         . . .
    """,
            phase="move",
            lore=True,
            dice="red red",
        )
        .holding("south", "hit-and-run")
        .council("south", rogue=1)
    )
    forest.plays("south: lore hit-and-run BC", "south: move BC 1", "south: attack BC bs")
    assert forest.asked() == "south gather"


# Cards without their Lore Master


@rule("BL-OOC-01", "BL-OOC-02", "BL-OOC-03", "BL-OOC-04", "BL-LCARD-08")
def test_without_its_lore_master_a_card_costs_three_more_and_counts_as_level_one() -> None:
    battle = command().council("south", cleric=3)
    doom = LORE_CARDS["creeping-doom"]
    assert (cost_of(battle.g, 0, doom), level_of(battle.g, 0, doom)) == (12, 1)
    assert battle.holding("south", "creeping-doom", tokens=11).offers("lore") == []
    with_wizard = command().council("south", wizard=3)
    assert (cost_of(with_wizard.g, 0, doom), level_of(with_wizard.g, 0, doom)) == (9, 3)


@rule("BL-LCARD-06", "BL-LCARD-07")
@rule("BL-LCARD-09", breaks=Break("rules/lore.py", "return g.councils[seat][card.member] or 1", "return 1"))
def test_effects_a_level_count_the_levels_of_the_cards_own_lore_master() -> None:
    battle = (
        command("""
        . bs . .
         BS . . .
        . . . .
    """)
        .holding("south", "shadow-walk")
        .council("south", rogue=2)
    )
    battle.plays("south: lore shadow-walk BS", "south: play scout-left")
    assert "target g6" in battle.offers(), "2 hexes a level, at level 2, are 4"
    assert "target h6" not in battle.offers()


# The end of a turn


def ending(*cards: str, deck: tuple[str, ...] = ("blur", "fog", "portal"), **levels: int) -> Battle:
    battle = field(DUEL, lore=True).holding("south", *cards, tokens=0).council("south", **(levels or {"wizard": 1}))
    battle.with_(lore_deck=Deck(deck))
    return battle.plays("south: done")


@rule("BL-LEND-01", "BL-LEND-02", "BL-LEND-04", "BL-LEND-05")
def test_at_the_end_of_a_turn_one_of_three_is_chosen_before_anything_is_drawn() -> None:
    battle = ending()
    assert battle.offers() == ["gather two-cards", "gather card-and-token", "gather two-tokens"]
    assert battle.plays("south: gather two-tokens").lore("south") == 2
    mixed = ending().plays("south: gather card-and-token")
    assert (mixed.lore("south"), mixed.g.lore_hands[0]) == (1, ("portal",))
    cards = ending().plays("south: gather two-cards")
    assert cards.offers() == ["discard-lore fog", "discard-lore portal"]
    cards.plays("south: discard-lore fog")
    assert cards.g.lore_hands[0] == ("portal",)
    assert cards.g.lore_deck.discards == ("fog",)


def test_discards_become_a_new_lore_deck_and_with_neither_only_tokens_are_left() -> None:
    battle = field(DUEL, lore=True).holding("south", tokens=0).council("south", wizard=1)
    battle.with_(lore_deck=Deck((), ("fog",))).plays("south: done", "south: gather card-and-token")
    assert (battle.g.lore_hands[0], battle.g.lore_deck.discards) == (("fog",), ())
    assert ending(deck=()).offers() == ["gather two-tokens"]


@rule("BL-LEND-03", "BL-LEND-06", "BL-LEND-07", "BL-LEND-08", "BL-COUNCIL-12")
def test_two_cards_in_hand_and_at_most_two_allowed() -> None:
    battle = ending("run", "parry").plays("south: gather two-cards", "south: discard-lore fog")
    assert battle.offers() == ["discard-lore parry", "discard-lore portal", "discard-lore run"]
    battle.plays("south: discard-lore run")
    assert battle.g.lore_hands[0] == ("parry", "portal")
    assert battle.asked() == "north command", "as many as allowed may stay"
    assert most_cards(battle.g, 0) == 2


@rule(
    "BL-LEND-09",
    breaks=Break(
        "rules/lore.py",
        "    yield from gather(g, seat)\n",
        '    yield from gather(g, seat)\n    gain_lore(g, 1 - seat, 1, "turn")\n',
    ),
)
def test_whoever_reacted_takes_nothing_until_the_end_of_his_own_turn() -> None:
    battle = field(DUEL, lore=True, dice="red red red").holding("north", "agility-rogue", tokens=4)
    battle.plays("south: attack BS bs", "north: lore agility-rogue -", "south: gather two-tokens")
    assert battle.asked() == "north command"
    assert battle.lore("north") == 0
    assert battle.g.lore_hands[1] == ()


@rule("BL-LTOK-02", "BL-LTOK-03")
def test_there_is_no_limit_but_the_pool() -> None:
    battle = field(DUEL, lore=True, dice="lore lore lore")
    battle.with_(pool=2)
    battle.g.tokens[0] = 34
    battle.plays("south: attack BS bs")
    assert battle.lore("south") == 36
    assert battle.g.pool == 0


@rule("BL-LTOK-01", "BL-TURN-05")
def test_a_source_of_lore_feeds_whoever_stands_on_it() -> None:
    battle = field(
        """
        BS . .
         . . .
    """,
        corner="g5",
        adventure="hill-of-masters",
    )
    battle.plays("south: gather two-tokens")
    assert battle.lore("south") == 3


@rule("BL-LORE-09")
@rule(
    "BL-COMP-09",
    breaks=Break(
        "rules/units.py", "        g.pool -= count\n        g.tokens[seat] += count", "        g.tokens[seat] += count"
    ),
)
def test_lore_goes_from_the_pool_to_ones_own_reserve() -> None:
    battle = ending()
    pool = battle.g.pool
    battle.plays("south: gather two-tokens")
    assert battle.g.pool == pool - 2


# Who is asked, and what that tells


def asked_when_north_holds(card: str, *, sealed: bool) -> str:
    """Whom the table waits for once the south has announced its attack."""
    battle = field(DUEL, lore=True, dice="red red red").holding("north", card, tokens=4)
    asked = battle.with_(always_ask_for_lore=sealed).plays("south: attack BS bs").asked()
    while battle.asked() == "north lore":
        battle.plays("north: pass")
    return asked


@rule("BL-LORE-06")
def test_at_a_sealed_table_the_question_does_not_tell_what_is_in_the_hand() -> None:
    assert asked_when_north_holds("agility-rogue", sealed=True) == "north lore"
    assert asked_when_north_holds("portal", sealed=True) == "north lore"
    assert asked_when_north_holds("agility-rogue", sealed=False) == "north lore"
    assert asked_when_north_holds("portal", sealed=False) == "south gather"


def test_at_a_sealed_table_nobody_is_asked_who_plainly_can_play_nothing() -> None:
    penniless = field(DUEL, lore=True, dice="red red red").holding("north", "agility-rogue", tokens=0)
    assert penniless.with_(always_ask_for_lore=True).plays("south: attack BS bs").asked() == "south gather"
    empty_handed = field(DUEL, lore=True, dice="red red red").holding("north", tokens=4)
    assert empty_handed.with_(always_ask_for_lore=True).plays("south: attack BS bs").asked() == "south gather"


def test_whoever_leans_back_is_not_asked_again_this_turn() -> None:
    battle = field(
        """
        . bs . .
         BS BS . .
    """,
        lore=True,
        dice="red red red red red red",
    ).holding("north", "agility-rogue", tokens=4)
    battle.plays("south: attack BS bs")
    assert battle.offers() == ["lore agility-rogue -", "pass", "pass-turn"]
    battle.plays("north: pass-turn", "south: attack BS.2 bs")
    assert battle.asked() == "south gather"
    battle.plays("south: gather two-tokens")
    assert battle.g.turn.declines_lore == 0


# Who might hold an answer


@pytest.mark.parametrize(
    ("asked", "change"),
    [
        (True, {}),
        (True, {"tokens": 7}),  # what the cheaper card costs out of character
        (False, {"tokens": 6}),
        (True, {"tokens": 5, "rogue": 1}),
        (False, {"tokens": 4, "rogue": 1}),
        (True, {"tokens": 8, "discards": ("dispel-lore",)}),
        (False, {"tokens": 7, "discards": ("dispel-lore",)}),
        (False, {"tokens": 7, "in_play": ("dispel-lore",)}),
        (False, {"discards": ("dispel-lore", "foiled")}),
        (False, {"discards": ("dispel-lore",), "in_play": ("foiled",)}),
        (False, {"played": (0, 1)}),
        (True, {"played": (0, 0), "tokens": 7}),
    ],
)
def test_at_a_sealed_table_the_one_who_might_have_an_answer_is_asked_by_what_all_can_see(
    asked: bool, change: dict[str, Any]
) -> None:
    battle = field(DUEL, phase="command", lore=True).with_(ordered=0, always_ask_for_lore=True)
    battle.holding("south", "summon-lore", tokens=0).council("south", wizard=1)
    battle.holding("north", "portal", tokens=change.get("tokens", 20)).council("north", rogue=change.get("rogue", 0))
    battle.with_(in_play=change.get("in_play", ()), played=change.get("played", (0, 0)))
    battle.g.lore_deck = Deck((), change.get("discards", ()))
    battle.plays("south: lore summon-lore -", "south: play scout-left")
    assert (battle.decision().about.get("moments") == (Moment.VS_LORE,)) == asked


@rule("BL-LPLAY-05")
def test_at_a_sealed_table_whoever_played_a_card_might_play_another_with_it() -> None:
    for tokens, asked in ((4, True), (3, False)):
        battle = field(DUEL, phase="command", lore=True).with_(ordered=0, always_ask_for_lore=True)
        battle.holding("south", "summon-lore", "portal", tokens=tokens).council("south", wizard=1)
        battle.plays("south: lore summon-lore -", "south: play scout-left")
        assert (battle.asked() == "south lore") == asked


@rule("BL-LMLAND-10", "BL-LTOK-01")
def test_an_enemy_on_ones_pentacle_or_nobody_there_brings_no_lore() -> None:
    for drawing in ("BS 1 . bs\n . . . .", "bs 1 . BS\n . . . ."):
        battle = field(drawing, lore=True, landmarks="magic-pentacle 1 south; magic-pentacle bs south")
        battle.plays("south: gather two-tokens")
        assert battle.lore("south") == 2, drawing


@rule("BL-LPHASE-02", "BL-LPLAY-10")
def test_a_card_in_place_of_the_command_card_that_is_cancelled_orders_nobody_anywhere() -> None:
    drawing = "BS . . . . . BS . . . . . BS\n . . . . . . . . . . . ."
    battle = field(drawing, corner="a5", phase="command", lore=True).with_(ordered=0)
    battle.holding("south", "field-command").council("south", warrior=1)
    battle.holding("north", "foiled").council("north", rogue=1)
    battle.plays("south: lore field-command -", "north: lore foiled -")
    assert battle.told(NobodyToOrder)
    assert battle.asked() == "south gather"
    assert (battle.g.turn.card, battle.g.turn.copied) == ("field-command", "field-command")


@rule("BL-LPLAY-01", "BL-LEND-02")
def test_at_the_end_of_a_turn_all_that_lay_on_the_table_is_cleared() -> None:
    battle = field(DUEL, phase="command", lore=True, dice="red red").with_(ordered=0)
    battle.holding("south", "magic-missiles", tokens=5).council("south", wizard=1)
    battle.plays("south: lore magic-missiles bs", "south: play scout-left", "south: done")
    battle.plays(f"south: {battle.offers('discard')[0]}", "south: gather two-tokens")
    g = battle.g
    assert (g.in_play, g.paid, g.played, g.pool, g.tokens[0]) == ((), 0, (0, 0), 31, 4)
    assert "magic-missiles" in g.lore_deck.discards


@rule("BL-LEND-02")
def test_with_a_single_lore_card_left_whoever_draws_two_keeps_it() -> None:
    battle = field(DUEL, lore=True, dice="red red red").with_(lore_deck=Deck(("fog",)))
    battle.plays("south: attack BS bs", "south: gather two-cards")
    assert battle.g.lore_hands[0] == ("fog",)
    assert battle.asked() == "north command"


@rule("BL-LEND-02", "BL-LTOK-02")
def test_a_card_and_a_token_or_two_tokens_as_announced() -> None:
    for chosen, hand, tokens in (("card-and-token", ("fog",), 1), ("two-tokens", (), 2)):
        battle = field(DUEL, lore=True, dice="red red red").with_(lore_deck=Deck(("bless", "fog")), pool=9)
        battle.plays("south: attack BS bs", f"south: gather {chosen}")
        assert (battle.g.lore_hands[0], battle.lore("south"), battle.g.pool) == (hand, tokens, 9 - tokens)
        last = battle.told(LoreGained)[-1]
        assert (last.why, last.rule) == ("turn", "BL-LEND-02")


@rule("BL-LEND-02", "BL-END-02")
def test_discards_are_shuffled_when_a_deck_runs_out_and_all_are_told() -> None:
    battle = field(DUEL, lore=True, dice="red red red").with_(
        lore_deck=Deck((), ("fog", "bless")), command_deck=Deck((), ("forward",))
    )
    battle.plays("south: attack BS bs", "south: gather two-cards", "south: discard-lore bless")
    assert [(event.deck, event.rule) for event in battle.told(DeckShuffled)] == [("command", "BL-END-02"), ("lore", "")]
    assert battle.g.lore_hands[0] == ("fog",)


@rule("BL-LPHASE-04")
def test_units_ordered_by_a_lore_card_are_done_before_those_of_the_command_card_are_named() -> None:
    battle = field("BS BS bs . .\n . . . . .", phase="order", lore=True, corner="a3", dice="red red red")
    battle.with_(ordered=0, tactic=Tactic.SECTIONS, orders=(2, 0, 0)).holding("south", "rally").council(
        "south", cleric=1
    )
    battle.plays("south: lore rally -")
    assert (battle.g.turn.command_orders, battle.g.turn.command_tactic) == ((2, 0, 0), Tactic.SECTIONS)
    battle.plays("south: order BS.2", "south: done", "south: attack BS.2 bs")
    assert battle.asked() == "south order"
    assert battle.offers() == ["order BS", "done"], "the other is done"
    turn = battle.g.turn
    assert (turn.card, turn.orders, turn.tactic, turn.acted) == (
        "forward",
        (2, 0, 0),
        Tactic.SECTIONS,
        battle.bits("BS.2"),
    )
    assert (turn.ordered, turn.moved, turn.battled, turn.lore_orders) == (0, 0, 0, "")
    battle.plays("south: order BS")
    assert battle.offers("lore") == [], "one card a turn"


@rule("BL-LPLAY-03", "BL-LPLAY-05")
def test_a_card_that_goes_with_another_is_played_only_if_there_is_lore_left_for_it() -> None:
    for tokens, asked in ((4, "south lore"), (3, "south order")):
        battle = command(dice="" if tokens == 4 else "red red").holding(
            "south", "magic-missiles", "deja-vu", tokens=tokens
        )
        battle.council("south", wizard=1, rogue=1).plays("south: lore magic-missiles bs", "south: play scout-left")
        assert battle.asked() == asked
