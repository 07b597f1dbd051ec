"""The ten adventures and their files: what those may say, and what is said to whoever gets one wrong."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tabletome.cli import main
from tabletome.engine.ledger import Break, rule
from tabletome.games.battlelore.content.adventures import (
    FOLDER,
    AdventureError,
    Special,
    adventures,
    parse_adventure,
    read_adventure,
)
from tabletome.games.battlelore.content.board import NAMED
from tabletome.games.battlelore.content.notation import COLOURS, GREEN
from tabletome.games.battlelore.content.troops import TROOPS
from tabletome.games.battlelore.rules.setup import BattleOptions

EMPTY = "\n".join(" " * (2 + row % 2) + " ".join(["."] * (13 - row % 2)) for row in range(9))


def adventure(*changes: tuple[str, str]) -> str:
    """A small adventure, with some words exchanged."""
    rows = EMPTY.splitlines()
    armies = "\n".join(["  bs" + rows[0][3:], *rows[1:-1], "  BS" + rows[-1][3:]])
    text = f"""title: Test | Проба
source: original
mode: medieval
south: A | А
north: B | Б
first: south
command: 4
victory: 1
map:
{EMPTY}
armies:
{armies}
"""
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


@rule("BL-SETUP-03", "BL-SETUP-04", "BL-SETUP-05")
@rule("BL-SCEN-03", breaks=Break("content/adventures.py", 'first=SIDES.index(self.word("first", SIDES))', "first=0"))
def test_an_adventure_supplies_all_that_a_battle_needs() -> None:
    lore = adventure(
        ("mode: medieval", "mode: lore\ncouncil-south: wizard 1\ncouncil-north: commander 2 rogue 3"),
        ("victory: 1", "victory: 5 6\nlandmark: rampart c3\nlandmark: stronghold g5 north\nobjective: hold e5 either"),
        ("first: south", "first: north\nspecial: landmarks hidden-lore\nlore-source: g5\nexit-south: a9 b9"),
    )
    found = parse_adventure(lore, "test")
    assert found.victory == (5, 6)
    assert found.first == 1
    assert found.councils == ((0, 1, 0, 0, 0), (2, 0, 3, 0, 0))
    assert found.landmarks == ((NAMED["c3"], "rampart", -1), (NAMED["g5"], "stronghold", 1))
    assert found.exits[0] == {NAMED["a9"], NAMED["b9"]}
    assert found.specials == {Special.LANDMARKS, Special.HIDDEN_LORE}
    assert [(unit.side, unit.troop, unit.figures) for unit in found.units] == [
        (1, "swordsmen-blue", 4), (0, "swordsmen-blue", 4),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "line", "says"),
    [
        (("mode: medieval", "mode: modern"), 3, "one of: medieval, lore"),
        (("source: original", "sauce: original"), 2, "did you mean 'source'"),
        (("command: 4", "command: 9"), 7, "a number from 1 to 6"),
        (("victory: 1", "victory: 1 2 3"), 8, "one number, or two"),
        (("first: south", "first: east"), 6, "one of: south, north"),
        (("mode: medieval", "mode: lore"), 3, "a lore adventure needs 'council-south'"),
        (("victory: 1", "victory: 1\nlevels: 6"), 9, "a medieval adventure has no councils"),
        (("victory: 1", "victory: 1\nlandmark: rampart c3\nlandmark: stronghold c3"), 10, "a rampart on c3 already"),
        (("victory: 1\nmap:\n  . .", "victory: 1\nexit-south: b9\nmap:\n  . W"), 9, "b9 is a waterway"),
        (("  bs", "  zz"), 20, "no unit is drawn 'zz'"),
        (("  bs", "  bs9"), 20, "1 to 4 figures"),
        (("map:\n  .", "map:\n  Q"), 10, "no terrain is drawn 'Q'"),
        (("map:\n  . .", "map:\n  ."), 10, "row 1 of the map has 12 hexes; it should have 13"),
        (("victory: 1", "victory: 1\nlandmark: tower c3"), 9, "KIND HEX OWNER"),
        (("victory: 1", "victory: 1\nobjective: hold z9 either"), 9, "there is no hex 'z9'"),
        (("victory: 1", "victory: 1\nspecial: dragons"), 9, "no special rule 'dragons'"),
        (("title: Test | Проба\n", ""), 27, "ends without 'title'"),
        (("victory: 1", "victory: 1\nvictory: 2"), 9, "a second 'victory'"),
        (("victory: 1", "victory: 1\nhello"), 9, "a key with a colon"),
    ],
)
def test_whatever_is_wrong_is_named_with_its_line(change: tuple[str, str], line: int, says: str) -> None:
    with pytest.raises(AdventureError) as wrong:
        parse_adventure(adventure(change), "test", "my.txt")
    assert says in str(wrong.value)
    assert f"my.txt, line {line}:" in str(wrong.value)


def test_a_unit_in_a_waterway_is_refused() -> None:
    with pytest.raises(AdventureError, match="waterway"):
        parse_adventure(adventure(("map:\n  .", "map:\n  W")), "test")


def test_a_side_without_units_is_refused() -> None:
    with pytest.raises(AdventureError, match="the north has no units"):
        parse_adventure(adventure(("  bs", "  .")), "test")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(AdventureError, match=r"nothing\.txt"):
        read_adventure(tmp_path / "nothing.txt")


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_every_adventure_of_the_folder_is_in_order(path: Path) -> None:
    found = read_adventure(path)
    for side in (0, 1):
        enemies = sum(unit.side != side for unit in found.units)
        assert found.victory[side] <= enemies
    assert found.title[0] != found.title[1]


def test_the_command_line_checks_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(adventure(), "utf-8")
    bad.write_text(adventure(("victory: 1", "victory: none")), "utf-8")
    for path, code in ((good, 0), (bad, 2)):
        with pytest.raises(SystemExit) as left:
            main(["content", "battlelore", "--check", str(path)])
        assert left.value.code == code
    told = capsys.readouterr()
    assert "is in order" in told.out
    assert "line 8: victory is 'none'; it should be a number from 1 to 20" in told.err


@rule("BL-OVER-01", "BL-SCEN-03")
@rule("BL-OVER-02", breaks=Break("content/adventures.py", "            lore=lore,", "            lore=True,"))
@rule("BL-SETUP-01", breaks=Break("rules/setup.py", 'adventure: str = "agincourt"', 'adventure: str = "two-fords"'))
@rule("BL-SCEN-01", breaks=Break("content/adventures.py", 'command=self.pair("command", 1, 6)', "command=(5, 5)"))
def test_there_are_medieval_and_lore_adventures_and_agincourt_is_the_first() -> None:
    found = adventures()
    assert [each.number for each in found.values()] == list(range(1, len(found) + 1))
    assert len(found) >= 15, "ten of the box and five more"
    assert [each.lore for each in found.values()][:10] == [False] * 4 + [True] * 6
    assert next(iter(found)) == BattleOptions().adventure == "agincourt"
    agincourt = found["agincourt"]
    assert agincourt.command == (6, 4)
    assert agincourt.victory == (4, 4)
    assert {TROOPS[unit.troop].race for unit in agincourt.units} == {"men"}


@rule("BL-OVER-08", breaks=Break("content/adventures.py", 'victory=self.pair("victory", 1, 20)', "victory=(8, 8)"))
def test_four_to_seven_banners_win() -> None:
    assert all(4 <= number <= 7 for each in adventures().values() for number in each.victory)


@rule("BL-SETUP-10")
def test_every_adventure_tells_what_is_special_about_it() -> None:
    for each in adventures().values():
        assert all(each.story)


@rule("BL-COMP-10")
def test_there_are_no_bowmen_in_the_box_but_green_ones() -> None:
    bows = {TROOPS[unit.troop] for each in adventures().values() for unit in each.units}
    assert {troop.colour for troop in bows if troop.weapon.reach > 1} == {GREEN}


def test_no_battle_is_a_mirror_image() -> None:
    """Two armies that are the same, on ground that is the same, are no battle; published ones may have equal armies."""
    for each in adventures().values():
        armies = [Counter(unit.troop for unit in each.units if unit.side == side) for side in (0, 1)]
        turned = tuple(reversed(each.terrain))
        assert armies[0] != armies[1] or each.terrain not in (turned, upside_down(each.terrain)), each.name
        assert armies[0] != armies[1] or each.source == "mixed", each.name


def upside_down(terrain: tuple[str, ...]) -> tuple[str, ...]:
    """A map whose north and south edges are exchanged."""
    widths = [13 - row % 2 for row in range(9)]
    starts = [sum(widths[:row]) for row in range(9)]
    rows = [terrain[start : start + width] for start, width in zip(starts, widths, strict=True)]
    return tuple(name for row in reversed(rows) for name in row)


@rule("BL-CUSTOM-01")
def test_published_facts_of_the_adventures_are_kept() -> None:
    found = adventures()

    def army(name: str, side: int) -> Counter[tuple[str, str]]:
        units = [TROOPS[unit.troop] for unit in found[name].units if unit.side == side]
        return Counter((COLOURS[troop.colour], troop.race) for troop in units)

    assert army("free-companies", 1) == {
        ("red", "men"): 3, ("blue", "men"): 4, ("green", "men"): 1,
        ("red", "dwarves"): 1, ("blue", "dwarves"): 3, ("green", "creatures"): 1,
    }  # fmt: skip
    assert army("free-companies", 0) == {
        ("red", "men"): 1, ("blue", "men"): 5, ("green", "men"): 3, ("green", "goblins"): 7,
    }  # fmt: skip
    assert army("crisis-in-avignon", 0) == army("crisis-in-avignon", 1)
    assert found["crisis-in-avignon"].councils == ((2, 1, 1, 1, 1),) * 2
    assert (found["first-chevauchee"].victory, found["wizards-and-lore"].victory) == ((5, 5), (6, 6))
    assert found["wizards-and-lore"].councils == ((1, 1, 0, 0, 0),) * 2
    assert found["free-companies"].levels == found["tourelles"].levels == (6, 6)
    english = Counter(unit.troop for unit in found["agincourt"].units if unit.side == 0)
    assert set(english) == {"archers-green", "swordsmen-blue", "swordsmen-red"}
    assert english["swordsmen-red"] == 1


def test_the_battle_that_the_docs_make_is_in_order_and_is_refused_as_they_say() -> None:
    page = (Path(__file__).parents[4] / "docs" / "battlelore-adventures.md").read_text("utf-8")
    battle = page.split("```text\n")[1].split("```")[0]
    found = parse_adventure(battle, "toll-bridge")
    assert (found.title[0], found.victory) == ("The Toll Bridge", (6, 5))
    for change in (
        ("capture g5 south", "capture g5x south"),
        ("   . . H . . . . . . F . .", "   . . H . . . . . F . ."),
    ):
        with pytest.raises(AdventureError) as wrong:
            parse_adventure(battle.replace(*change), "my-battle", "my-battle.txt")
        assert str(wrong.value) in page
