"""Boldness and its sources, and Support."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tests.games.battlelore.battlefield import field


@rule("BL-SUPPORT-01", "BL-SUPPORT-03", "BL-SUPPORT-04", "BL-MORALE-14")
def test_three_units_that_touch_support_one_another() -> None:
    battle = field("""
        bs bs . bs
         bs . . .
    """)
    assert [battle.ignores(name) for name in ("bs", "bs.2", "bs.4", "bs.3")] == [1, 1, 1, 0]


@rule("BL-SUPPORT-01", "BL-MORALE-17")
def test_support_counts_once_however_many_friends_there_are() -> None:
    battle = field("""
        bs bs .
         bs bs .
        bs bs .
    """)
    assert battle.ignores("bs.3") == 1


@rule("BL-DWARF-03", "BL-DWARF-06", "BL-DWARF-07", "BL-MORALE-15", "BL-MORALE-17")
def test_dwarves_add_race_support_and_rampart() -> None:
    alone = field("""
        bd . .
         . . .
    """)
    supported = field("""
        bs bd .
         bs . .
    """)
    on_rampart = field(
        """
        bs bd .
         bs . .
    """,
        landmarks="rampart bd",
    )
    assert [battle.ignores("bd") for battle in (alone, supported, on_rampart)] == [1, 2, 3]


@rule("BL-TERR-33", "BL-MORALE-13")
def test_a_bridge_makes_bold() -> None:
    assert (
        field("""
        B:bs .
         . .
    """).ignores("bs")
        == 1
    )


@rule("BL-FORT-03", "BL-FORT-04", "BL-FORT-05")
def test_a_stronghold_makes_its_owners_units_bold_on_it_and_beside_it() -> None:
    battle = field(
        """
        BS 1 bs
         BS . .
    """,
        landmarks="stronghold BS south",
    )
    assert battle.ignores("BS") == 1
    assert battle.ignores("BS.2") == 1
    enemy_on_it = field(
        """
        bs BS .
         . . .
    """,
        landmarks="stronghold bs south",
    )
    assert enemy_on_it.ignores("bs") == 0


@rule("BL-LMLAND-08", "BL-LMLAND-09", "BL-LMLAND-11", "BL-LMLAND-16", "BL-LMLAND-17", "BL-LMLAND-20")
@pytest.mark.parametrize(
    "kind", ["magic-pentacle", "rogues-den", "secret-passage", "training-camp", "healing-pool", "rampart"]
)
def test_other_landmarks_make_either_side_bold(kind: str) -> None:
    for unit in ("BS", "bs"):
        assert (
            field(
                f"""
            {unit} .
             . .
        """,
                landmarks=f"{kind} {unit} south",
            ).ignores(unit)
            == 1
        )
