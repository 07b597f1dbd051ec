"""Perks, pools and active cards as they are shown."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.engine.table import Table
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.content.perks import PERKS
from tabletome.games.gloomhaven.state import Active
from tabletome.games.gloomhaven.view.equipping import PICKINGS
from tabletome.games.gloomhaven.view.level_scene import active_card, pool
from tabletome.games.gloomhaven.view.modifier_text import perk_text
from tabletome.games.gloomhaven.view.wording import card_name
from tabletome.scene import t, view
from tests.games.gloomhaven.quests import entered
from tests.words import assert_written, names_in


def test_perks_and_pools_are_shown_and_said_in_both_languages() -> None:
    assert_written(GAME, names_in([perk_text(perk) for perks in PERKS.values() for perk in perks]))
    options = {"hands": "chosen", "first_level": 4, "first": "mindthief", "second": "cragheart", "second_level": 2}
    table = Table(GAME, GAME.options.read(options), "growth")
    found: set[str] = set()
    while table.state.round == 0:
        decision = table.pending[0]
        shown = view(table, decision.seat)
        found |= names_in(shown)
        assert any(zone.id == "pool:0" for mat in shown.scene.mats for zone in mat.zones) or decision.seat
        table.play(decision.seat, decision.options[-1])
    assert_written(GAME, found)


@rule("GH-ABIL-02")
def test_a_card_of_the_box_tells_its_level_beside_its_name_and_in_a_list_with_it() -> None:
    shelf = {card.id: card for zone in GAME.catalogue() if zone.id == "class-brute" for card in zone.cards}
    for card, level in (("skewer", "X"), ("trample", "1"), ("fatal-advance", "2")):
        shown = shelf[f"shelf:{card}"]
        assert shown.name == card_name(card)
        assert [badge.text for badge in shown.badges] == [t("badge-level", level=level)]
    listed = {pick.word: pick.card for pick in PICKINGS["first_cards"].among("brute").cards}
    assert listed["trample"].name == t("shelf-card", card=card_name("trample"), level=t("badge-level", level="1"))


@rule("GH-ACTIVE-02")
def test_an_active_card_shows_its_half_and_its_slots() -> None:
    card = active_card("brute", Active("warding-strength", top=False, used=2))
    assert [part.id for part in card.parts] == ["card:warding-strength:bottom"]
    assert card.badges[-1].text is not None
    assert card.badges[-1].text.args == {"used": 2, "slots": 6}


@rule("GH-LVLUP-03")
def test_the_pool_shows_what_may_be_learned_and_then_what_has_been() -> None:
    run = entered(hands="chosen", first_level=3)
    brute = run.state.heroes[0]
    assert {"juggernaut", "fatal-advance", "skewer"} <= set(pool(brute))
    assert "brute-force" not in pool(brute)
    run.play(GAME.actions.parse("learn juggernaut"))
    assert "brute-force" in pool(brute)
    run.play(GAME.actions.parse("learn brute-force"))
    assert set(pool(brute)) == {"juggernaut", "brute-force", "skewer", "balanced-measure", "wall-of-doom"}
