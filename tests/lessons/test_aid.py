"""Every game has an aid of one page, in both languages, with a glossary whose rules exist."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Ledger
from tabletome.engine.registry import find_game, game_names
from tabletome.scene import LANGUAGES, translator
from tabletome.scene.aid import SECTIONS, aid_of
from tabletome.scene.terms import mentioned


@pytest.mark.parametrize("name", game_names())
def test_a_game_stands_on_one_page(name: str) -> None:
    game = find_game(name)
    terms = {term.id: term for term in game.terms()}
    for language in LANGUAGES:
        aid = aid_of(translator(language, game.folder))
        assert len(aid) == len(SECTIONS)
        assert all(section.lines for section in aid)
        assert {term for section in aid for line in section.lines for term in mentioned(line)} <= terms.keys()
    rules = Ledger.load(game.folder / "rules.yaml").rules
    assert [term.id for term in terms.values() if term.rule not in rules] == []
