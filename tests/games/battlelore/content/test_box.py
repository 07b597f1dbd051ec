"""What the box holds: board, troops, cards."""

from __future__ import annotations

from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.battlelore import GAME
from tabletome.games.battlelore.content.board import HEXES, NAMED, NAMES, NEIGHBOURS, ROW, SECTION, SIDES
from tabletome.games.battlelore.content.command_cards import COMMAND_CARDS, DECK
from tabletome.games.battlelore.content.inventory import DICE_PER_SIDE, contents
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.moments import Moment
from tabletome.games.battlelore.content.notation import (
    CLASSES,
    CLERIC,
    FACES,
    MEMBER_NAMES,
    ROGUE,
    WARRIOR,
    WIZARD,
)
from tabletome.games.battlelore.content.tactics import Tactic
from tabletome.games.battlelore.content.terrain import LANDMARKS, TERRAIN
from tabletome.games.battlelore.content.troops import (
    COMMON_BOW,
    CROSSBOW,
    LONG_SWORD,
    MOVES,
    SHORT_SWORD,
    TROOPS,
    WEAPONS,
)


@rule("BL-COMP-05", "BL-COMP-10")
@rule(
    "BL-COMP-02",
    "BL-TERR-08",
    breaks=Break(
        "content/terrain.py", "TERRAIN: dict[str, Ground] = {", 'TERRAIN: dict[str, Ground] = {"marsh": Ground(),'
    ),
)
@rule("BL-COMP-04", breaks=Break("content/inventory.py", "DICE_PER_SIDE = 6", "DICE_PER_SIDE = 5"))
@rule(
    "BL-COMP-07",
    "BL-COMP-08",
    breaks=Break(
        "content/notation.py",
        '("commander", "wizard", "rogue", "cleric", "warrior")',
        '("captain", "wizard", "rogue", "cleric", "warrior")',
    ),
)
def test_what_we_have_is_what_the_box_holds() -> None:
    assert [kind.kind for kind in contents() if kind.have != kind.box] == []
    assert len(FACES) == 6
    assert DICE_PER_SIDE == 6
    assert MEMBER_NAMES == ("commander", "wizard", "rogue", "cleric", "warrior")


@rule("BL-COMP-05", breaks=Break("content/troops.py", 'Weapon("crossbow", reach=3', 'Weapon("arbalest", reach=3'))
def test_the_kinds_of_units_and_weapons_are_those_of_the_summary_cards() -> None:
    listed = Ledger.load(GAME.folder / "rules.yaml").rule("BL-COMP-05").data
    assert sorted(weapon.name for weapon in WEAPONS) == sorted(name.replace("_", "-") for name in listed["weapons"])
    classes = {troop.troop_class for troop in TROOPS.values()}
    assert classes == {"foot", "mounted", "creature"}
    assert len(classes) == len(listed["units"])


@rule("BL-BOARD-01")
@rule(
    "BL-COMP-01",
    "BL-SETUP-02",
    breaks=Break("content/board.py", "return NARROW if row % 2 else WIDE", "return WIDE", fresh=True),
)
@rule(
    "BL-BOARD-02",
    breaks=Break(
        "content/board.py", "CENTER | (LEFT if column == 3 else RIGHT)", "(LEFT if column == 3 else RIGHT)", fresh=True
    ),
)
def test_the_board_has_113_hexes_in_three_sections() -> None:
    assert len(HEXES) == 113
    rows = [ROW.count(row) for row in range(9)]
    assert rows == [13, 12, 13, 12, 13, 12, 13, 12, 13]
    both = {NAMES[h] for h, section in enumerate(SECTION[0]) if section.bit_count() == 2}
    assert both == {"d2", "d4", "d6", "d8", "i2", "i4", "i6", "i8"}
    assert SECTION[0][NAMED["a1"]] == SECTION[1][NAMED["m1"]] == 1


@rule("BL-BOARD-03", breaks=Break("content/board.py", "return NARROW if row % 2 else WIDE", "return WIDE", fresh=True))
def test_the_dark_half_hexes_are_no_hexes() -> None:
    assert "m2" not in NAMED
    assert len(NEIGHBOURS[NAMED["a2"]]) == len(NEIGHBOURS[NAMED["l2"]]) == 6 - 1
    assert len(NEIGHBOURS[NAMED["g5"]]) == 6


@rule("BL-UNIT-03", "BL-OVER-05", "BL-UNIT-01")
@rule(
    "BL-UNIT-02",
    "BL-UNIT-04",
    breaks=Break(
        "content/troops.py",
        "colour=colour,\n            weapon=weapon,",
        "colour=GREEN,\n            weapon=weapon,",
        fresh=True,
    ),
)
@rule(
    "BL-UNIT-05",
    breaks=Break(
        "content/troops.py",
        "weapon=weapon,\n            move=move",
        "weapon=SHORT_SWORD,\n            move=move",
        fresh=True,
    ),
)
@rule(
    "BL-UNIT-07", breaks=Break("content/notation.py", "COLOURS = FACE_NAMES[:3]", 'COLOURS = ("green", "red", "blue")')
)
def test_a_banner_shows_side_troops_and_weapon() -> None:
    shown = [
        (TROOPS[name].colour, TROOPS[name].weapon.name) for name in ("swordsmen-red", "swordsmen-blue", "archers-green")
    ]
    assert shown == [(2, "short-sword"), (1, "short-sword"), (0, "common-bow")]
    assert SIDES == ("south", "north")


@rule("BL-UNIT-11")
@rule("BL-UNIT-08", breaks=Break("content/troops.py", "(FOOT, GREEN): (2, 2)", "(FOOT, GREEN): (1, 1)"))
@rule("BL-UNIT-09", breaks=Break("content/troops.py", "(MOUNTED, BLUE): (3, 3)", "(MOUNTED, BLUE): (5, 5)"))
@rule("BL-UNIT-10", breaks=Break("content/troops.py", "(MOUNTED, RED): (2, 2)", "(MOUNTED, RED): (5, 5)"))
def test_green_troops_are_the_most_mobile_and_red_the_least() -> None:
    for troop_class in ("foot", "mounted"):
        moves = [MOVES[troop_class, colour] for colour in range(3)]
        assert moves == sorted(moves, reverse=True)


@rule("BL-DWARF-01", breaks=Break("content/troops.py", '"dwarf-swordsmen", "dwarves"', '"dwarf-swordsmen", "men"'))
@rule("BL-DWARF-02", breaks=Break("content/troops.py", '"dwarf-crossbowmen", "dwarves"', '"dwarf-crossbowmen", "men"'))
@rule(
    "BL-GOBLIN-01",
    breaks=Break("content/troops.py", '"goblin-archers", "goblins", FOOT', '"goblin-archers", "goblins", MOUNTED'),
)
def test_the_mercenaries() -> None:
    assert {each.kind for each in TROOPS.values() if each.race == "dwarves"} == {"dwarf-crossbowmen", "dwarf-swordsmen"}
    goblins = {each.kind: each.troop_class for each in TROOPS.values() if each.race == "goblins"}
    assert goblins == {"goblin-archers": "foot", "goblin-swordsmen": "foot", "goblin-riders": "mounted"}


@rule("BL-CMD-07", "BL-CMD-10")
@rule(
    "BL-COMP-03",
    "BL-CMD-06",
    breaks=Break(
        "content/command_cards.py",
        'section_card("surround", (2, 0, 2), copies=2)',
        'section_card("surround", (2, 0, 2), copies=1)',
    ),
)
def test_the_deck_has_42_section_cards_and_18_tactic_cards() -> None:
    assert len(DECK) == 60
    assert sum(COMMAND_CARDS[name].sections is not None for name in DECK) == 42
    assert sum(COMMAND_CARDS[name].tactic is not Tactic.SECTIONS for name in DECK) == 18


@rule("BL-LCARD-02")
@rule(
    "BL-COMP-06",
    breaks=Break("content/lore_cards.py", 'lore_card(WARRIOR, 15, "relentless"', 'lore_card(CLERIC, 15, "relentless"'),
)
@rule(
    "BL-COUNCIL-09",
    breaks=Break(
        "content/notation.py",
        "CLASSES = (WIZARD, ROGUE, CLERIC, WARRIOR)",
        "CLASSES = (COMMANDER, WIZARD, ROGUE, CLERIC)",
    ),
)
def test_there_are_sixty_cards_fifteen_a_class_numbered_through() -> None:
    assert len(LORE_CARDS) == 60
    for member in CLASSES:
        assert sorted(c.number for c in LORE_CARDS.values() if c.member == member) == list(range(1, 16))
    assert (WIZARD, ROGUE, CLERIC, WARRIOR) == CLASSES


@rule("BL-LCARD-02", "BL-LPLAY-07")
@rule(
    "BL-LCARD-04",
    breaks=Break(
        "content/lore_cards.py", '"wall-of-force", 3, Moment.VS_MOVE', '"wall-of-force", 3, Moment.VS_COMMAND'
    ),
)
@rule("BL-LCARD-10", breaks=Break("content/lore_cards.py", '"creeping-doom", 9', '"creeping-doom", 8'))
def test_every_moment_has_a_card() -> None:
    assert {card.when for card in LORE_CARDS.values()} == set(Moment)
    named = {"ambush", "fearless-rogue", "hit-and-run", "summon-lore", "creeping-doom", "strength", "envenomed-blades"}
    assert named <= set(LORE_CARDS)
    assert LORE_CARDS["creeping-doom"].cost == 9


@rule("BL-WEAP-01", "BL-WEAP-02", "BL-WEAP-05", "BL-WEAP-11", "BL-RANGE-05")
def test_the_four_weapons_are_as_their_cards_say() -> None:
    assert [weapon.reach for weapon in WEAPONS] == [1, 1, 4, 3]
    assert [weapon.after_moving for weapon in WEAPONS] == [0, 0, -1, -1]
    assert [weapon.strikes_in_melee for weapon in WEAPONS] == [True, True, False, False]
    assert [weapon.strikes_at_range for weapon in WEAPONS] == [False, False, False, True]
    assert SHORT_SWORD.spared_by_mounted == 1
    assert LONG_SWORD.spared_by_mounted == COMMON_BOW.spared_by_mounted == CROSSBOW.spared_by_mounted == 0


@rule(
    "BL-CMD-16",
    breaks=Break("content/command_cards.py", '"patrol", 2, copies=(3, 5, 3)', '"patrol", 2, copies=(4, 4, 4)'),
)
def test_the_deck_has_the_published_numbers_of_every_card() -> None:
    copies = {kind: tuple(card.copies for card in COMMAND_CARDS.values() if card.kind == kind) for kind in (
        "scout", "patrol", "attack", "advance", "on-the-march", "forward", "surround",
    )}  # fmt: skip
    assert list(copies.values()) == [(2, 2, 2), (3, 5, 3), (4, 5, 4), (2, 2, 2), (2,), (2,), (2,)]
    tactics = [card.copies for card in COMMAND_CARDS.values() if card.sections is None]
    assert tactics == [2, 2, 2, 3, 2, 2, 2, 2, 1]


def test_what_is_inferred_of_the_command_deck_is_labelled_so() -> None:
    assert {name for name, card in COMMAND_CARDS.items() if card.source == "mixed"} == {"battlelore"}
    (deck,) = [kind for kind in contents() if kind.kind == "command cards"]
    assert (deck.public, deck.mixed, deck.have) == (59, 1, 60)


@rule("BL-COMBAT-07", "BL-DICE-01")
def test_no_unit_is_ever_left_without_a_die() -> None:
    fewest = min(troop.dice + troop.weapon.after_moving for troop in TROOPS.values())
    caps = [cap for ground in (*TERRAIN.values(), *LANDMARKS.values()) for cap in (ground.attack_out, ground.attack_in)]
    assert (fewest, min(caps)) == (1, 2)
