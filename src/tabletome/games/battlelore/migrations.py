"""What earlier versions kept, read by this one."""

from __future__ import annotations

from tabletome.engine.migrations import Migration, Plain

TURN = {
    "card": "card", "copied": "copied", "tactic": "tactic", "orders": "orders", "ordered": "ordered", "afar": "afar",
    "wave": "lore_orders", "kept_tactic": "command_tactic", "kept_orders": "command_orders", "acted": "acted",
    "moved": "moved", "walked": "walked", "spent": "spent", "stopped": "stopped", "rushed": "rushed",
    "battled": "battled", "shot_once": "shot_once", "effects": "effects", "dice": "dice",
    "leaning_back": "declines_lore",
}  # fmt: skip
RENAMED = {"turn": "turn_number", "sealed": "always_ask_for_lore"}
PHASES = {"end_of_wave": "end_of_combat"}


def turns_and_decks(state: Plain) -> None:
    """Version 2 keeps what lasts for a turn in a part of its own, and the decks with their discards."""
    turn = {new: state.pop(old) for old, new in TURN.items()}
    for old, new in RENAMED.items():
        state[new] = state.pop(old)
    state["turn"] = turn
    state["command_deck"] = {"cards": state.pop("deck"), "discards": state.pop("discards")}
    state["lore_deck"] = {"cards": state.pop("lore_deck"), "discards": state.pop("lore_discards")}
    state["phase"] = PHASES.get(state["phase"], state["phase"])


MIGRATIONS = {"1": Migration(state=turns_and_decks)}
