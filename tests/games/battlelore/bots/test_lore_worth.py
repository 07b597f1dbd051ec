"""What bots think that a Lore card promises."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.games.battlelore.actions import Lore
from tabletome.games.battlelore.bots.evaluate import A_LORE_CARD, tokens_worth
from tabletome.games.battlelore.bots.instinct import instinct
from tabletome.games.battlelore.bots.lore_worth import BATTLE_JUDGES, HOLDS, JUDGES, gather_worths, lore_worth
from tabletome.games.battlelore.cards.effects import LaidOnFighter
from tabletome.games.battlelore.content.board import NAMES
from tabletome.games.battlelore.rules.casting import CASTINGS
from tests.games.battlelore.battlefield import Battle, field

MELEE = """
    . bs . .
     BS . . .
"""
APART = """
    . bs3 . rs .
     . . . . .
    . . . . .
     . . . . .
    . . BS . .
"""


def worth(battle: Battle, card: str, unit: str = "", **about: Any) -> float:
    """Of a card that the south plays, on the unit with this name."""
    hex_ = NAMES[battle.g.at[battle.unit(unit)]] if unit else None
    return lore_worth(battle.g, 0, Lore(card, hex_), about)


def test_every_card_has_a_judge() -> None:
    laid = {name for name, casting in CASTINGS.items() if isinstance(casting.effect, LaidOnFighter)}
    assert laid | set(JUDGES) == set(CASTINGS)
    assert not laid & set(JUDGES)
    words = {CASTINGS[name].effect.word for name in laid}  # type: ignore[attr-defined]
    assert words <= set(BATTLE_JUDGES) | HOLDS


def test_a_fireball_is_for_the_unit_that_has_most_at_stake() -> None:
    battle = field(APART, lore=True, phase="command").holding("south", "fireball", tokens=12)
    assert worth(battle, "fireball", "rs") > worth(battle, "fireball", "bs") > 0


def test_a_dear_card_is_not_thrown_at_little() -> None:
    """Rockslide costs 8: one unit on a hill is not worth it at level 1, three are."""
    drawing = "H:bs . {} . {} .\n . . . . . .\n. . BS . . ."
    few = field(drawing.format(".", "."), lore=True, phase="command").holding("south", "rockslide", tokens=12)
    many = field(drawing.format("H:bs", "H:bs"), lore=True, phase="command").holding("south", "rockslide", tokens=12)
    assert worth(few, "rockslide") < 0 < worth(many, "rockslide")


def test_healing_is_worth_more_for_whoever_is_hurt_more() -> None:
    battle = field("BS1 . BS3\n . . .\n. . bs", lore=True, phase="command")
    assert worth(battle, "resurrection", "BS") > worth(battle, "resurrection", "BS.2")


@pytest.mark.parametrize(
    ("card", "helps"), [("strength", True), ("parry", False), ("berserk", True), ("war-cry", True)]
)
def test_cards_in_a_battle_help_the_side_that_they_are_meant_for(card: str, helps: bool) -> None:
    """The south attacks with three dice; what is meant for the defender does not help it."""
    battle = field(MELEE.replace("bs", "bd"), lore=True)
    fighters: dict[str, Any] = {"attacker": battle.unit("BS"), "defender": battle.unit("bd")}
    assert (worth(battle, card, **fighters) > -0.2) is helps


def test_a_second_roll_is_for_bad_luck_only() -> None:
    """Divine Favour makes the attacker roll again: after three hits, not after none."""
    battle = field(MELEE, lore=True, active="north")
    fighters: dict[str, Any] = {"attacker": battle.unit("bs"), "defender": battle.unit("BS")}
    hit, missed = field(MELEE, lore=True, active="north"), battle
    hit.g.turn.dice, missed.g.turn.dice = (1, 1, 1), (2, 2, 5)
    assert worth(hit, "divine-favour", **fighters) > 0.1 > worth(missed, "divine-favour", **fighters)


def test_dear_cards_are_cancelled_and_cheap_ones_let_pass() -> None:
    battle = field(MELEE, lore=True).holding("south", "foiled", tokens=6)
    dear, cheap = (lore_worth(battle.g, 0, Lore("foiled", None), {"card": card}) for card in ("fireball", "strength"))
    assert dear > 0 > cheap


def test_whoever_swims_in_lore_pays_less_for_it() -> None:
    rich, poor = (field(APART, lore=True, phase="command").holding("south", "smite", tokens=n) for n in (20, 6))
    assert worth(rich, "smite", "bs") > worth(poor, "smite", "bs")


def test_instinct_plays_the_card_that_promises_most_beside_the_command_card() -> None:
    battle = field(APART, lore=True, phase="command").holding("south", "fireball", tokens=20)
    decision = battle.run.decision
    assert decision is not None
    weights = instinct(battle.g, decision)
    assert battle.offers()[max(range(len(weights)), key=weights.__getitem__)] == "lore fireball rs"


def test_instinct_gathers_lore_with_a_full_hand_and_cards_with_an_empty_one() -> None:
    full = field(APART, lore=True).holding("south", "fireball", "smite", "portal", "spies", tokens=2)
    empty = field(APART, lore=True).holding("south", tokens=12)
    assert max(range(3), key=gather_worths(full.g, 0).__getitem__) == 2
    assert max(range(3), key=gather_worths(empty.g, 0).__getitem__) == 0


def test_what_a_card_gives_is_set_against_its_price() -> None:
    """Two tokens for a card that costs nothing but itself."""
    battle = field(APART, lore=True, phase="command").holding("south", "summon-lore", tokens=0)
    assert worth(battle, "summon-lore") == pytest.approx(tokens_worth(2) - A_LORE_CARD)
