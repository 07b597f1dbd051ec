"""What a seat can and cannot know."""

from __future__ import annotations

from tabletome.engine import Deck, seeded
from tabletome.engine.ledger import rule
from tabletome.engine.table import Table
from tabletome.games.battlelore import GAME, events
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.knowledge import check, imagine
from tabletome.games.battlelore.rules.setup import BattleOptions
from tests.games.battlelore.battlefield import field

DUEL = """
    . bs . .
     BS . . .
"""


@rule("BL-LORE-06", "BL-CSETUP-09", "BL-CUSTOM-04")
def test_what_a_seat_cannot_know_can_be_imagined_otherwise() -> None:
    state = Table(GAME, BattleOptions(adventure="spider-wood"), "scene").state.copy()
    own = state.hands[0], state.lore_hands[0]
    hidden = (state.hands[1], state.command_deck.cards, state.lore_hands[1], state.lore_deck.cards)
    imagine(state, 0, seeded("elsewhere"))
    check(state)
    assert (state.hands[0], state.lore_hands[0]) == own
    assert (state.hands[1], state.command_deck.cards, state.lore_hands[1], state.lore_deck.cards) != hidden


def test_a_drawn_card_is_told_to_its_seat_only() -> None:
    drawn = events.CommandDrawn(0, "forward")
    assert drawn.seen_by(0) == drawn
    assert drawn.seen_by(1) == events.CommandDrawn(0, "")


@rule("BL-LORE-06", "BL-LPLAY-05")
def test_whoever_may_cancel_a_card_played_with_deja_vu_can_imagine_any_hand() -> None:
    battle = field(DUEL, phase="command", lore=True).council("south", wizard=1)
    battle.holding("south", "magic-missiles", "deja-vu").holding("north", "foiled")
    battle.with_(lore_deck=Deck(tuple(sorted(set(LORE_CARDS) - {"magic-missiles", "deja-vu", "foiled"}))))
    battle.plays("south: lore magic-missiles bs", "south: play scout-left", "south: lore deja-vu -")
    imagine(battle.g, 1, seeded("elsewhere"))
    battle.plays("north: lore foiled -")
    assert "deja-vu" in battle.g.lore_hands[0]
