"""What a seat can know, what must always be true, and how a seat's result is filed in statistics."""

from __future__ import annotations

import hashlib
import struct
from collections import Counter

from tabletome.engine import Rng
from tabletome.games.battlelore.content.board import NOWHERE, SIDES
from tabletome.games.battlelore.content.command_cards import DECK
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.notation import LORE_TOKENS, MEMBERS
from tabletome.games.battlelore.content.troops import TROOPS
from tabletome.games.battlelore.rules.council import TOP_LEVEL, levels_left
from tabletome.games.battlelore.rules.setup import call_councils
from tabletome.games.battlelore.state import NOBODY, State

_COMMANDS = Counter(DECK)
_LORE = Counter(list(LORE_CARDS))


def imagine(g: State, seat: int, rng: Rng) -> None:
    """The opponent's hands, the decks and what was left in the box are dealt anew. BL-LORE-06, BL-CSETUP-09"""
    other = 1 - seat
    held = len(g.hands[other])
    unseen = shuffled(rng, (*g.hands[other], *g.command_deck.cards))
    g.hands[other], g.command_deck.cards = tuple(unseen[:held]), tuple(unseen[held:])
    if not g.councils_open:
        g.councils[other] = imagined_council(g, other, rng)
    elif g.with_lore:
        imagine_lore(g, other, rng)


def imagine_lore(g: State, other: int, rng: Rng) -> None:
    """As many cards of each class stay in the box as before: the first ones of their class that turn up."""
    room = Counter(LORE_CARDS[name].member for name in g.lore_box)
    in_game: list[str] = []
    box: list[str] = []
    for name in shuffled(rng, (*g.lore_hands[other], *g.lore_deck.cards, *g.lore_box)):
        member = LORE_CARDS[name].member
        if room[member]:
            room[member] -= 1
            box.append(name)
        else:
            in_game.append(name)
    held = len(g.lore_hands[other])
    g.lore_hands[other], g.lore_deck.cards = tuple(in_game[:held]), tuple(in_game[held:])
    g.lore_box = tuple(sorted(box))


def shuffled(rng: Rng, cards: tuple[str, ...]) -> list[str]:
    """In random order, all from one draw: searching bots do this for every position they look at."""
    seed = rng.below(1 << 62).to_bytes(8, "little")
    keys = struct.unpack(f"<{len(cards)}I", hashlib.shake_128(seed).digest(4 * len(cards)))
    return [card for _, card in sorted(zip(keys, cards, strict=True))]


def imagined_council(g: State, seat: int, rng: Rng) -> tuple[int, ...]:
    """Levels that the opponent may have set so far."""
    chosen = [0] * len(MEMBERS)
    left = sum(g.councils[seat]) + levels_left(g, seat)
    for member in MEMBERS:
        if g.councils[seat][member] or left == 0:
            chosen[member] = rng.below(min(TOP_LEVEL, left) + 1)
            left -= chosen[member]
    return tuple(chosen)


def check(g: State) -> None:
    """Components are neither made nor lost, and no two units are in one hex."""
    for unit, at in enumerate(g.at):
        if at == NOWHERE:
            assert g.figures[unit] == 0, "a unit without a hex has figures"
        else:
            assert g.on[at] == unit, "BL-BOARD-06"
            assert 1 <= g.figures[unit] <= g.full[unit]
            assert g.board.passable[at], "BL-TERR-24"
        assert 0 <= g.stored[unit] <= TROOPS[g.troops[unit]].most_stored, "BL-CREAT-30"
    assert sum(unit != NOBODY for unit in g.on) == sum(at != NOWHERE for at in g.at)
    assert all(banners >= 0 for banners in g.banners)
    _check_cards(g)
    if g.with_lore and g.pool + sum(g.tokens):
        assert min(g.pool, *g.tokens, g.paid) >= 0
        assert g.pool + sum(g.tokens) + sum(g.stored) + g.paid == LORE_TOKENS, "Lore tokens were made or lost"


def _check_cards(g: State) -> None:
    commands = Counter((*g.command_deck.cards, *g.command_deck.discards, *g.hands[0], *g.hands[1]))
    if g.turn.card in _COMMANDS and g.phase != call_councils:
        commands[g.turn.card] += commands.total() < _COMMANDS.total()
    assert commands == _COMMANDS, "Command cards were made or lost"
    lore = Counter((*g.lore_deck.cards, *g.lore_deck.discards, *g.lore_box, *g.in_play))
    lore.update((*g.lore_hands[0], *g.lore_hands[1]))
    assert not lore or lore == _LORE, "Lore cards were made or lost"


def labels(g: State, seat: int) -> dict[str, str]:
    """For balance tables."""
    return {"adventure": g.adventure, "side": f"{g.adventure}:{SIDES[seat]}"}
