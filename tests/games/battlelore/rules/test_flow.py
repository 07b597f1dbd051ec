"""The course of a turn and its end."""

from __future__ import annotations

from tabletome.engine import Deck
from tabletome.engine.ledger import Break, rule
from tabletome.games.battlelore.events import NobodyToOrder
from tests.games.battlelore.battlefield import Battle, field

ACROSS = """
    . . . . . . . . . . . . .
     BS . . GS . BS . . GS . BS .
    . . . . . . . . . . . . .
"""


def played(card: str, drawing: str) -> Battle:
    """The south holds four Command cards and plays this one."""
    battle = field(drawing, corner="a5", phase="command")
    battle.g.turn.ordered = 0
    battle.g.hands[0] = (card, *("scout-left",) * 3)
    return battle.plays(f"south: play {card}")


@rule("BL-CMD-03")
def test_with_nobody_to_order_the_turn_goes_straight_to_its_end() -> None:
    battle = played(
        "patrol-right",
        """
        BS . . . . . . . . . . . .
         . . . . . . . . . . . .
    """,
    )
    assert battle.told(NobodyToOrder)
    assert battle.asked() == "north command"


@rule("BL-TURN-03", "BL-TURN-05", "BL-END-01", "BL-ORD-02")
@rule(
    "BL-TURN-01",
    breaks=Break(
        "rules/flow.py", "g.phase = movement_phase if g.turn.ordered else end_of_combat", "g.phase = combat_phase"
    ),
)
def test_a_turn_is_command_order_movement_combat_draw() -> None:
    battle = played(
        "patrol-left",
        """
        BS . bs . . . . . . . . . .
         . . . . . . . . . . . .
    """,
    )
    asked = [battle.asked()]
    battle.plays("south: order BS")
    asked.append(battle.asked())
    battle.plays("south: move BS b5")
    asked.append(battle.asked())
    battle.plays("south: done")
    asked.append(battle.asked())
    assert asked == ["south order", "south move", "south battle", "north command"]
    assert len(battle.g.hands[0]) == 4
    assert battle.g.command_deck.discards[-1] == "patrol-left"


@rule("BL-END-01")
def test_a_card_that_was_drawn_has_been_seen() -> None:
    """Nobody may take back what has shown them the next card."""
    battle = field(ACROSS, corner="a3", phase="command").with_(
        command_deck=Deck(("attack-left", "forward", "surround"))
    )
    battle.plays("south: play scout-left")
    before = battle.g.revealed
    battle.plays("south: done")
    assert battle.asked() == "south discard-command"
    assert battle.g.revealed == before + 2


@rule("BL-END-02")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    battle = field(ACROSS, corner="a3", phase="command").with_(command_deck=Deck((), ("patrol-left", "patrol-right")))
    battle.plays("south: play scout-left", "south: done")
    if battle.asked() == "south discard-command":
        battle.plays(f"south: {battle.offers()[0]}")
    assert battle.g.command_deck.cards or battle.g.command_deck.discards
    assert len(battle.g.hands[0]) == 4


@rule("BL-COMP-03", "BL-CMD-06", "BL-CMD-16")
def test_a_scout_draws_two_cards_and_keeps_one() -> None:
    battle = field(ACROSS, corner="a3", phase="command").with_(
        command_deck=Deck(("attack-left", "forward", "surround"))
    )
    battle.plays("south: play scout-left", "south: done")
    assert battle.offers() == ["discard forward", "discard surround"]
    battle.plays("south: discard forward")
    assert "surround" in battle.g.hands[0]
    assert battle.g.command_deck.cards == ("attack-left",)
