"""Nothing that a player reads looks like a program: no placeholders, no bare numbers of hexes, no missing words."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tabletome.engine.ledger import Ledger
from tabletome.engine.registry import find_game, game_names
from tabletome.engine.table import Table
from tabletome.scene import LANGUAGES, Text, translator, view
from tabletome.scene.terms import MENTION, mentioned
from tests.words import assert_written, names_in, texts_in

RAW = re.compile(
    r"\{[^{}]*\}"  # an unfilled placeholder
    r"|\[[^\[\]]*\]"  # a word in brackets where a symbol belongs
    r"|\b(?:hex|гекс) \d"  # a place by a number that nobody knows
    r"|\b\d+[ab]\.\d"  # an area by the number of its tile
)
MOVES = 150
GAMES = [
    (name, options)
    for name, options in (
        ("tiny_epic_kingdoms", {"players": 3, "exploration": True}),
        ("battlelore", {"adventure": "stone-ring"}),
        ("sword_and_sorcery", {"players": 2, "quest": "greykeep"}),
        ("mage_knight", {"players": 2}),
        ("gloomhaven", {"players": 1}),
        ("gloomhaven", {"players": 2, "campaign": True}),
    )
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_everything_that_is_read_in_play_is_fit_to_be_read(name: str, options: dict[str, Any]) -> None:
    game = find_game(name)
    words = [translator(language, game.folder) for language in LANGUAGES]
    glossary = {term.id for term in game.terms()}
    for text in set(texts_in_play(name, options)):
        assert_written(game, names_in(text))
        for language in words:
            told = language.say(text)
            assert not RAW.search(MENTION.sub(lambda found: found[2] or "", told)), f"{text.name}: {told}"
            assert mentioned(told) <= glossary, f"{text.name} names terms that are in no glossary: {told}"


def texts_in_play(name: str, options: dict[str, Any]) -> Iterator[Text]:
    """Every whole text of views in a stretch of random play: not the parts of texts, which are read within them."""
    game = find_game(name)
    table: Table[Any] = Table(game, game.options.read(options), f"readable {name}")
    chance = random.Random(name)
    for move in range(MOVES):
        if table.outcome is not None:
            return
        decision = chance.choice(table.pending)
        if move % 3 == 0:
            yield from whole_texts(view(table, decision.seat, since=table.step - 3))
        table.play(decision.seat, chance.choice(decision.options))


def whole_texts(seen: Any) -> Iterator[Text]:
    parts: set[int] = set()
    for text in texts_in(seen):
        if id(text) in parts:
            continue
        parts.update(id(arg) for arg in text.args.values() if isinstance(arg, Text))
        yield text


@pytest.mark.parametrize("name", game_names())
def test_terms_are_told_in_both_languages_and_in_words_that_are_terms_themselves(name: str) -> None:
    game = find_game(name)
    glossary = {term.id for term in game.terms()}
    assert_written(game, names_in(game.terms()))
    for language in LANGUAGES:
        words = translator(language, game.folder)
        for term in game.terms():
            for text in (term.name, term.text):
                if text is not None:
                    told = words.say(text)
                    assert mentioned(told) <= glossary


def test_a_table_keeps_its_shape_and_numbers_in_another_language() -> None:
    ledger = Ledger.load(find_game("tiny_epic_kingdoms").folder / "rules.yaml")
    collect = ledger.rule("TEK-COLLECT-04")
    assert ledger.table_of(collect, "ru")["лес"] == "мана"
    assert ledger.table_of(collect, "en")["capital city"] == "none"
    shields = ledger.table_of(ledger.rule("TEK-END-05"), "ru")["по числу щитов на карте"]
    assert shields == {1: 4, 2: 3, 3: 2, 4: 1, 5: 0}
    bridge = Ledger.load(find_game("battlelore").folder / "rules.yaml")
    assert bridge.table_of(bridge.rule("BL-TERR-09"), "ru")["мост"]["проходима"] == "да"
