"""The box against the book's lists; icons and dice; golden rules; decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.sword_and_sorcery.content.box import CARDS, PIECES, TOKENS
from tabletome.games.sword_and_sorcery.content.dice import BLUE_DIE, BLUE_FACES, RED_FACES, SIDES
from tabletome.games.sword_and_sorcery.content.enemies import CARD, ENEMY_CARDS, ENEMY_POWERS, MASTERS, SCROLLS
from tabletome.games.sword_and_sorcery.content.heroes import FENRIR, HEROES
from tabletome.games.sword_and_sorcery.content.inventory import contents
from tabletome.games.sword_and_sorcery.content.items import FACE, SHOP_CARDS, SOUL_CARDS, STASH_CARDS, TREASURES
from tabletome.games.sword_and_sorcery.content.notation.attacks import Spend
from tabletome.games.sword_and_sorcery.content.notation.terms import (
    HIT,
    MISS,
    PURPLE,
    RANKS,
    SHIELD,
    SORCERY,
    STYLES,
    SYMBOLS,
    Activity,
)
from tabletome.games.sword_and_sorcery.content.powers import OF_HERO, POWERS, TALENT
from tabletome.games.sword_and_sorcery.content.quests import FOLDER
from tabletome.games.sword_and_sorcery.content.traps import TRAPS
from tabletome.games.sword_and_sorcery.rules.combat.conditions import injure
from tabletome.games.sword_and_sorcery.rules.combat.defence import standing_guard
from tabletome.games.sword_and_sorcery.rules.combat.dice import Roll
from tabletome.games.sword_and_sorcery.rules.heroes.gear import can_use
from tabletome.games.sword_and_sorcery.rules.setup import in_act
from tabletome.games.sword_and_sorcery.rules.supplies import draw
from tabletome.games.sword_and_sorcery.state import COMPANION, ENEMY, HERO
from tests.games.sword_and_sorcery.questing import quest_table

LEDGER = Ledger.load(FOLDER.parent.parent / "rules.yaml")


def data(id: str) -> Any:
    return LEDGER.rule(id).data


# ---------------------------------------------------------------- the box


@rule("SS-COMP-01", "SS-COMP-02", "SS-COMP-03")
def test_the_lists_of_the_box_are_those_of_the_book() -> None:
    assert data("SS-COMP-01") == PIECES
    assert data("SS-COMP-02") == CARDS
    assert data("SS-COMP-03") == TOKENS
    assert all(kind.have == kind.box for kind in contents())


@pytest.mark.parametrize(
    "piece",
    [*HEROES.values(), *POWERS.values(), *FACE.values(), *SCROLLS.values(), *CARD.values(), *ENEMY_POWERS.values()],
    ids=lambda piece: str(piece.name),
)
def test_no_card_goes_out_as_printed_whose_symbols_are_ours(piece: Any) -> None:
    paid = [spend for spend in spends_in(piece) if spend.cost]
    assert piece.source != "book" or not paid


def spends_in(value: Any) -> Iterator[Spend]:
    """Everything on a card that symbols pay for."""
    if isinstance(value, Spend):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from spends_in(part)
    elif isinstance(value, msgspec.Struct):
        yield from spends_in(tuple(getattr(value, name) for name in value.__struct_fields__))


def test_pieces_that_are_partly_ours_are_counted_apart() -> None:
    counted = {kind.kind: (kind.book, kind.public, kind.mixed, kind.original) for kind in contents()}
    assert counted["hero power cards"] == (3, 0, 13, 31)
    assert counted["trap cards"] == (2, 0, 3, 8)
    assert counted["quests of act I"] == (0, 0, 0, 7)
    sources = {card.source for card in HEROES.values()} | {card.source for card in FENRIR.values()}
    sources |= {FACE[name].source for name in ("longbow", "scale-mail", "kord+", "narrow-bandages+")}
    sources |= {POWERS["stealth"].source, POWERS["mistress-of-thunder"].source, CARD["gremlin-red-1"].source}
    assert sources == {"mixed"}


@rule("SS-COMP-06", breaks=Break("content/enemies.py", "gremlin(BLUE, 2, hp=4", "gremlin(GREEN, 3, hp=4"))
@rule("SS-ENEMY-02", "SS-ICON-09")
def test_four_kinds_of_enemies_come_in_two_green_two_blue_and_one_red_copy() -> None:
    single = [card for name, card in ENEMY_CARDS.items() if "pack" not in name]
    count = Counter((SCROLLS[card.scroll].kind, SCROLLS[card.scroll].rank) for card in single)
    kinds = {kind for kind, _ in count}
    assert len(kinds) == data("SS-COMP-06")["kinds"]
    for kind in kinds:
        assert {rank: count[kind, rank] for rank in ("green", "blue", "red")} == data("SS-COMP-06")["per_kind"]
    assert sum(count.values()) == data("SS-COMP-06")["figures"]
    assert list(RANKS) == data("SS-ICON-09")["order"]
    assert all(SCROLLS[CARD[name].scroll].rank == PURPLE for name in MASTERS)


@rule("SS-COMP-07")
def test_the_cards_add_up_to_the_published_numbers() -> None:
    enemy_scrolls = CARDS["enemy_scrolls"]
    assert enemy_scrolls == data("SS-COMP-07")["large_cards"]
    small = sum(CARDS.values()) - enemy_scrolls - CARDS["master_enemy_scrolls"]
    assert small == data("SS-COMP-07")["small_cards"]
    packs = [name for name in ENEMY_CARDS if "pack" in name]
    assert len(packs) == data("SS-COMP-07")["enemy_cards"]["packs"]
    assert len(ENEMY_CARDS) - len(packs) == data("SS-COMP-07")["enemy_cards"]["individual"]
    assert len(STASH_CARDS) + len(SHOP_CARDS) + 1 == CARDS["emporium_cards"], "the buildings are one card"


@rule("SS-OVER-04")
def test_the_ledger_follows_the_three_parts_of_the_book() -> None:
    order = [section.id for section in LEDGER.sections]
    assert order.index("ROUND") < order.index("HERO") < order.index("ITEM") < order.index("ENEMY") < order.index("AI")


# ---------------------------------------------------------------- dice and icons


@rule("SS-ICON-02", breaks=Break("content/notation/terms.py", '("hit", "skill", "magic"', '("hit", "magic", "skill"'))
@rule("SS-ICON-01")
def test_two_kinds_of_ten_sided_dice_with_at_most_two_of_six_symbols_on_a_face() -> None:
    assert [symbol.upper() for symbol in SYMBOLS] == list(data("SS-ICON-02"))
    for faces in (RED_FACES, BLUE_FACES):
        assert len(faces) == SIDES == data("SS-ICON-01")["sides"]
        assert all(1 <= len(face) <= data("SS-ICON-01")["max_symbols_per_face"] for face in faces)
    assert {symbol for face in RED_FACES + BLUE_FACES for symbol in face} == set(range(6))


@rule("SS-ICON-14", breaks=Break("content/dice.py", "(HIT, HIT)", "(HIT,)"))
def test_the_faces_allow_every_roll_of_the_worked_examples() -> None:
    assert any(len(set(face)) == 2 for face in BLUE_FACES), "a blue face with two different symbols"
    assert any(len(face) == 2 and len(set(face)) == 1 for face in RED_FACES + BLUE_FACES), "a doubled symbol"
    two = {tuple(sorted(red + blue)) for red in RED_FACES for blue in BLUE_FACES if len(red) == len(blue) == 2}
    assert any(both.count(HIT) == 2 and len(set(both)) == 3 for both in two)
    assert any(face.count(HIT) == 1 and len(face) == 2 for face in RED_FACES)
    assert any(SHIELD in face for face in BLUE_FACES)
    assert any(MISS in face for face in RED_FACES + BLUE_FACES)
    assert sum(sorted((len(face) for face in BLUE_FACES), reverse=True)[:4]) + 2 >= 7, "seven symbols on five dice"


@rule("SS-ICON-03")
def test_activities_are_those_of_the_icons() -> None:
    assert {activity.upper() for activity in get_args(Activity)} == set(data("SS-ICON-03"))
    used = {power.activity for power in POWERS.values()} | {item.activity for item in FACE.values()}
    assert used >= {"combat", "action", "free", "passive"}


@rule("SS-ICON-04", "SS-HERO-05")
@rule(
    "SS-HERO-13",
    breaks=Break(
        "content/heroes.py",
        'hero="laegon", nature=NEUTRAL, style=DEXTERITY, move=3',
        'hero="laegon", nature=NEUTRAL, style=STRENGTH, move=3',
    ),
)
def test_there_are_four_fighting_styles_and_every_hero_and_enemy_has_one() -> None:
    assert {style.capitalize() for style in STYLES} == set(data("SS-ICON-04"))
    for card in HEROES.values():
        assert card.style == data("SS-HERO-13")[card.hero.capitalize()].lower()
    assert {scroll.style for scroll in SCROLLS.values()} <= {*STYLES, "any"}


@rule("SS-ICON-06")
def test_weapons_show_where_they_may_be_worn() -> None:
    slots = {item.slot for item in FACE.values() if item.kind == "weapon" and item.name != "bare-hands"}
    assert {"two", "main", "off", "either"} >= slots - {""}
    assert {"two", "main", "off", "either"} <= slots


@rule("SS-ICON-07", "SS-ENEMY-09")
def test_powers_of_enemies_have_the_icons_of_the_table() -> None:
    icons = {trait.icon for scroll in SCROLLS.values() for trait in scroll.traits}
    icons |= {power.icon for power in ENEMY_POWERS.values()}
    assert icons <= set(data("SS-ICON-07"))
    assert {"always", "attack", "reaction", "special"} <= icons
    assert any(trait.charges for scroll in SCROLLS.values() for trait in scroll.traits)


@rule("SS-ICON-08", "SS-AI-17")
def test_primary_targets_are_those_of_the_table() -> None:
    kinds = {scroll.target for scroll in SCROLLS.values()}
    assert kinds <= {"most-wounded", "nearest", "richest", "priority", *STYLES}
    assert {"most-wounded", "richest"} <= kinds


@rule("SS-ICON-12")
def test_temporary_bonuses_are_counted_on_the_figure() -> None:
    table = quest_table()
    figure = table.g.figures[0]
    before = standing_guard(table.g, 0)
    figure.shield_bonus = 1
    assert standing_guard(table.g, 0) == before + 1


# ---------------------------------------------------------------- golden rules


@rule("SS-GOLD-01")
def test_there_are_heroes_and_enemies() -> None:
    table = quest_table()
    enemy = table.enemy("gremlin-green-1", "14a.1")
    assert [table.g.figures[figure].side for figure in (0, 1, 2, enemy)] == [HERO, HERO, COMPANION, ENEMY]
    assert table.g.foes() == [enemy]
    assert table.g.allies() == [0, 1]


@rule("SS-GOLD-02")
def test_what_a_card_says_goes_before_the_book() -> None:
    """The Rogue's card lets her use consumables that the book's runes forbid her."""
    scroll = next(card for card, item in FACE.items() if item.kind == "consumable" and item.styles == (SORCERY,))
    table = quest_table(first="shae-rogue", second="ecarus-white-rose")
    assert can_use(table.g.heroes[0], scroll)
    assert not can_use(table.g.heroes[1], scroll)


@rule("SS-GOLD-03")
def test_a_die_is_thrown_again_once_at_most() -> None:
    table = quest_table(dice="b.miss r.hit b.shield")
    roll = Roll(table.g, [BLUE_DIE])
    assert roll.rerollable() == [0]
    roll.reroll(table.g, 0)
    assert roll.rerollable() == []


@rule("SS-GOLD-04", "SS-END-02")
def test_every_deck_but_the_event_deck_is_formed_anew_from_its_discards() -> None:
    table = quest_table()
    decks = table.g.decks
    assert not hasattr(decks, "events")
    for name in decks.__struct_fields__:
        deck = getattr(decks, name)
        deck.cards = deck.discards = ()
        assert draw(table.g, deck) == ""
        deck.discard("x")
        assert draw(table.g, deck) == "x"


@rule("SS-GOLD-05")
def test_the_same_penalty_does_not_count_twice() -> None:
    table = quest_table()
    injure(table.g, 0, "injury-hits")
    injure(table.g, 0, "injury-hits")
    assert table.g.figures[0].injuries == ("injury-hits",)
    table.g.events_up = ("war-drums", "story-1")
    assert table.g.lasting("enemy-hits") == 0
    table.g.events_up = ("iron-wall", "war-drums")
    assert table.g.lasting("enemy-hits") == 1, "only the card on top counts"


# ---------------------------------------------------------------- decks


@rule("SS-ENEMY-05")
@rule(
    "SS-DECK-02",
    "SS-SETUP-15",
    breaks=Break(
        "state.py", "return SCROLLS[CARD[self.enemies[enemy].card].scroll]", 'return SCROLLS["gremlin-green"]'
    ),
)
def test_scrolls_are_no_deck_and_serve_all_copies_of_a_rank() -> None:
    for card in ENEMY_CARDS.values():
        assert card.scroll in SCROLLS
    assert CARD["gremlin-blue-1"].scroll == CARD["gremlin-blue-2"].scroll
    table = quest_table()
    table.enemy("gremlin-blue-1", "14a.1")
    assert table.g.scroll_of(0) is SCROLLS[CARD["gremlin-blue-1"].scroll]


@rule("SS-DECK-03", "SS-DECK-01")
@rule("SS-DECK-04", breaks=Break("rules/setup.py", "piles = (plan.enemies, ", "piles = (plan.enemies[1:], "))
@rule("SS-DECK-05", breaks=Break("rules/setup.py", "ENEMY_POWERS, ENCOUNTERS, TRAPS", "TRAPS, ENCOUNTERS, TRAPS"))
@rule(
    "SS-DECK-06",
    breaks=Break("rules/setup.py", "ENEMY_POWERS, ENCOUNTERS, TRAPS", "ENEMY_POWERS, ENCOUNTERS, LOOT_TOKENS"),
)
def test_decks_that_are_the_same_in_every_quest_are_whole_and_mixed() -> None:
    table = quest_table()
    assert len(table.g.decks.encounters.cards) == CARDS["encounter_cards"]
    assert sorted(table.g.decks.traps.cards) == sorted(TRAPS)
    assert sorted(table.g.decks.enemy_powers.cards) == sorted(ENEMY_POWERS)
    other = quest_table("number: 991")
    assert sorted(table.g.decks.enemies.cards) == sorted(other.g.decks.enemies.cards) == sorted(table.g.plan.enemies)


@rule("SS-DECK-07", "SS-DECK-08", "SS-CAMP-06", "SS-DECK-15")
def test_treasures_of_the_act_are_in_the_deck_and_quest_treasures_are_not() -> None:
    table = quest_table()
    quest_cards = [card for card in TREASURES if FACE[card].quest]
    assert quest_cards
    assert not set(quest_cards) & set(table.g.decks.treasures.cards)
    assert {card for card in TREASURES if FACE[card].act == 1} == set(table.g.decks.treasures.cards)
    assert in_act("sentinel", 1)
    assert not in_act("sentinel", 0), "before its act begins it waits"


@rule("SS-DECK-12", breaks=Break("content/heroes.py", "    card.name: card\n", "    card.hero: card\n"))
def test_there_is_a_hero_card_for_each_version() -> None:
    assert len(HEROES) == CARDS["hero_cards"]
    assert set(Counter(card.hero for card in HEROES.values()).values()) == {2}


@rule("SS-DECK-13", "SS-POWER-01")
def test_power_cards_are_talents_class_powers_and_a_summoning() -> None:
    assert len(POWERS) == CARDS["hero_power_cards"]
    assert set(OF_HERO) == {TALENT, "auriel", "ecarus", "laegon", "shae", "thorgar"}
    assert all(OF_HERO.values())
    assert "summon-fenrir" in OF_HERO["laegon"]


@rule(
    "SS-DECK-14", "SS-ITEM-19",
    breaks=Break("content/weapons.py", "styles=(SORCERY,), empower=3, soul=True,", "styles=(SORCERY,), empower=3,"),
)  # fmt: skip
def test_soul_weapons_have_two_sides_and_belong_to_no_other_deck() -> None:
    assert len(SOUL_CARDS) == CARDS["soul_weapon_cards"]
    assert not set(SOUL_CARDS) & {*TREASURES, *SHOP_CARDS, *STASH_CARDS}
    for card in SOUL_CARDS:
        assert FACE[card].soul
        assert FACE[card].value != FACE[card + "+"].value or FACE[card].spends != FACE[card + "+"].spends
