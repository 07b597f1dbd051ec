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


EXCHANGED = (("patrol-left", "patrol-center"), ("patrol-right", "attack-center"))
"""Command cards of which version 2 had one too many, and which it lacked."""


def command_deck(state: Plain) -> None:
    """Version 3 has the published numbers of each Command card: two are exchanged, wherever they are least noticed."""
    for old, new in EXCHANGED:
        piles: list[list[str]] = [list(state["command_deck"][pile]) for pile in ("cards", "discards")]
        hands: list[list[str]] = [list(hand) for hand in state["hands"]]
        cards = next(pile for pile in (*piles, *hands) if old in pile)
        cards[cards.index(old)] = new
        state["command_deck"] = {"cards": piles[0], "discards": piles[1]}
        state["hands"] = hands


CARDS = {
    "arcane-bolt": "magic-missiles", "dispel": "dispel-lore", "far-command": "enchanted-mass-might",
    "flood": "river-rage", "counterprayer": "vow-of-poverty", "forced-march": "field-command", "charge": "assault",
}  # fmt: skip
"""Lore cards of version 2, and those that have taken their places."""
CREATURES = {"hill-giant": "wood-giant"}
MOST_STORED = {"giant-spider": 2, "wood-giant": 1, "earth-elemental": 2}


def published_pieces(state: Plain) -> None:
    """Version 3 has published cards and Creatures where there were inventions; each takes the place of one."""
    command_deck(state)
    for pile in ("cards", "discards"):
        state["lore_deck"][pile] = [CARDS.get(card, card) for card in state["lore_deck"][pile]]
    for piece in ("lore_box", "in_play"):
        state[piece] = [CARDS.get(card, card) for card in state[piece]]
    state["lore_hands"] = [[CARDS.get(card, card) for card in hand] for hand in state["lore_hands"]]
    for name in ("card", "copied", "lore_orders"):
        state["turn"][name] = CARDS.get(state["turn"][name], state["turn"][name])
    state["troops"] = [CREATURES.get(name, name) for name in state["troops"]]
    for unit, name in enumerate(state["troops"]):
        too_much = max(0, state["stored"][unit] - MOST_STORED.get(name, 0))
        state["stored"][unit] -= too_much
        state["pool"] += too_much


MIGRATIONS = {"1": Migration(state=turns_and_decks), "2": Migration(state=published_pieces)}
