"""Every word a player reads exists in both languages."""

from __future__ import annotations

import random

import pytest

from tabletome.engine.ledger import rule
from tabletome.engine.table import Table
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.actions import VOCABULARY
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.notation.conditions import CONDITIONS
from tabletome.games.gloomhaven.view.abilities.words import ON_A_MONSTER_CARD, describe
from tabletome.games.gloomhaven.view.ability_text import describe_act
from tabletome.scene import view
from tests.words import assert_written, names_in, texts_in


@pytest.mark.parametrize("players", [1, 2, 4])
def test_everything_shown_in_play_is_said_in_both_languages(players: int) -> None:
    rng = random.Random(players)
    found: set[str] = set()
    for game in range(2):
        table = Table(GAME, GAME.options.read({"players": players}), f"words-{game}")
        while table.outcome is None:
            decision = rng.choice(table.pending)
            if rng.random() < 0.2:
                found |= names_in(view(table, decision.seat, since=len(table.log) - 3))
            table.play(decision.seat, rng.choice(decision.options))
        found |= names_in(view(table, 0))
    assert_written(GAME, found)


def test_every_card_is_described_in_both_languages() -> None:
    found = {text.name for deck in DECKS.values() for card in deck for each in card.abilities
             for text in texts_in(list(describe(each, ON_A_MONSTER_CARD)))}  # fmt: skip
    for each in CLASSES.values():
        for printed in each.cards.values():
            found |= {text.name for half in (printed.top, printed.bottom) for text in texts_in(describe_act(half))}
            found.add(f"card-{printed.name}")
    assert_written(GAME, found)


def test_every_kind_of_action_has_words() -> None:
    assert_written(GAME, {f"action-{kind.verb}" for kind in VOCABULARY})


@rule("GH-REF-01")
def test_every_condition_and_symbol_of_the_last_page_has_its_word() -> None:
    assert set(CONDITIONS) == {
        "poison", "wound", "immobilize", "disarm", "stun", "muddle", "invisible", "strengthen"
    }  # fmt: skip
