"""Toy games with one defect each, for the fuzzer to find."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from tabletome.engine import Action, Decision, Game, Outcome, Rng, Script, Vocabulary, phase
from tabletome.engine.phases import Phase
from tabletome.engine.registry import register, unregister
from tabletome.scene import Question, Scene
from tests.toys import (
    NIM,
    SEALED,
    FromHeap,
    NimOptions,
    NimState,
    SealedState,
    Take,
    imagine_sealed,
    next_player,
    plain_question,
    sealed_scene,
    set_up_nim,
    take_pieces,
)

_NUMBERS = itertools.count()


@contextmanager
def planted(game: Game[Any, Any], **changes: Any) -> Iterator[str]:
    """A variant of a game, known for a while by the name that this gives."""
    variant = dataclasses.replace(game, name=f"planted-{next(_NUMBERS)}", **changes)
    register(variant)
    yield variant.name
    unregister(variant)


def nim_that_begins_with(begin: Phase, *actions: type[Action], state: type[NimState] = NimState) -> dict[str, Any]:
    """Nim whose first phase is another one."""

    def set_up(options: NimOptions, rng: Rng) -> NimState:
        usual = set_up_nim(options, rng)
        values = {name: getattr(usual, name) for name in usual.__struct_fields__}
        return state(**{**values, "phase": begin})

    return {
        "setup": set_up,
        "state": state,
        "phases": [begin, take_pieces, next_player],
        "actions": Vocabulary(FromHeap, Take, *actions),
    }


# What is wrong with each


class Say(Action):
    word: str


class SharingState(NimState, kw_only=True):
    """Its copy has the same list."""

    def copy(self) -> SharingState:
        values = {name: getattr(self, name) for name in self.__struct_fields__}
        return SharingState(**{**values, "rng": self.rng.copy()})


@phase
def dead_end(g: NimState) -> Script:
    yield Decision(g.active, "nothing", [])


@phase
def endless(g: NimState) -> Script:
    yield Decision(g.active, "again", [Take(1), Take(2)])


@phase
def unreadable(g: NimState) -> Script:
    yield Decision(g.active, "say", [Say("two words")])
    g.phase = take_pieces


@phase
def doubled(g: NimState) -> Script:
    yield Decision(g.active, "take", [Take(1), Take(1)])
    g.phase = take_pieces


@phase
def broken(g: NimState) -> Script:
    yield Decision(g.active, "take", [Take(1)])
    g.heaps[99] -= 1


@phase
def asks_after_the_end(g: NimState) -> Script:
    g.outcome = Outcome((0,), (1.0, 0.0))
    yield Decision(g.active, "take", [Take(1)])


@phase
def scores_too_few(g: NimState) -> Script:
    yield Decision(g.active, "take", [Take(1)])
    g.outcome = Outcome((0,), (1.0,))


_TIMES: Iterator[int] = itertools.count()


@phase
def remembers_elsewhere(g: NimState) -> Script:
    """What happens depends on something that is not in the state."""
    yield Decision(g.active, "take", [Take(1), Take(2)])
    g.revealed = next(_TIMES)
    g.phase = take_pieces


class _Forgetful(NimState, kw_only=True):
    def copy(self) -> _Forgetful:
        values = {name: getattr(self, name) for name in self.__struct_fields__}
        return _Forgetful(**{**values, "rng": self.rng.copy(), "heaps": self.heaps.copy(), "misere": False})


def own_hand_changes(g: SealedState, _: int, rng: Rng) -> None:
    """Imagines what the seat sees with its own eyes."""
    everything = sorted([*g.deck, *(card for hand in g.hands for card in hand)])
    rng.shuffle(everything)
    for hand in g.hands:
        hand[:] = [everything.pop() for _ in hand]
    g.deck[:] = everything


def loses_cards(g: SealedState, seat: int, rng: Rng) -> None:
    imagine_sealed(g, seat, rng)
    g.deck[:] = [0] * len(g.deck)


def open_hands(g: SealedState, seat: int | None) -> Scene:
    """Shows everybody's cards to everybody."""
    scene = sealed_scene(g, seat)
    for mat, hand in zip(scene.mats, g.hands, strict=True):
        mat.badges = []
        mat.score = sum(hand)
    return scene


def asks_half(g: NimState, decision: Decision) -> Question:
    return plain_question(g, msgspec.structs.replace(decision, options=decision.options[:1]))


def never_fits(_: NimState) -> None:
    raise AssertionError("a piece is lost")


DEFECTS: dict[str, tuple[Game[Any, Any], dict[str, Any], str, str]] = {
    "a dead end": (NIM, nim_that_begins_with(dead_end), "options", "no option"),
    "an endless game": (NIM, nim_that_begins_with(endless), "length", "not ended after 80"),
    "a text that does not read back": (NIM, nim_that_begins_with(unreadable, Say), "options", "say two words"),
    "an option offered twice": (NIM, nim_that_begins_with(doubled), "options", "'take 1' is offered twice"),
    "an exception": (NIM, nim_that_begins_with(broken), "play", "IndexError"),
    "a question after the end": (NIM, nim_that_begins_with(asks_after_the_end), "options", "is over"),
    "a missing score": (NIM, nim_that_begins_with(scores_too_few), "outcome", "2 seats have 1 scores"),
    "a broken invariant": (NIM, {"check": never_fits}, "invariants", "a piece is lost"),
    "a copy that shares a list": (NIM, nim_that_begins_with(take_pieces, state=SharingState), "", ""),
    "a copy that forgets": (NIM, nim_that_begins_with(take_pieces, state=_Forgetful), "copy", "the copy of the state"),
    "a change on undo": (NIM, nim_that_begins_with(remembers_elsewhere), "undo", "again after taking it back"),
    "a question without all options": (NIM, {"question": asks_half}, "imagine", "exactly the options"),
    "a worth beyond victory": (NIM, {"evaluate": lambda *_: 1.5}, "imagine", "worth 1.5"),
    "an imagined hand of one's own": (SEALED, {"imagine": own_hand_changes}, "imagine", "sees something"),
    "an imagined loss": (SEALED, {"imagine": loses_cards}, "imagine", "a card is lost"),
    "a scene that leaks": (SEALED, {"scene": open_hands}, "imagine", "sees something"),
}
"""Each defect: the game, what is changed in it, the check that finds it and what that says."""
