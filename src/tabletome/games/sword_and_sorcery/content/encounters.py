"""The 15 encounter cards: which enemies act in an enemy turn. SS-COMP-02, SS-AI-02, 11

The book shows Bloodlust (K) and tells of Leader's Attack and Battle; the others are original. SS-BEST-13
"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation.orders import (
    Activate,
    Orders,
    Recharge,
    ShuffleEncounters,
    UseSpecials,
)
from tabletome.games.sword_and_sorcery.content.notation.quests import EncounterCard
from tabletome.games.sword_and_sorcery.content.notation.terms import (
    BLUE,
    DEXTERITY,
    FAITH,
    GREEN,
    PURPLE,
    RED,
    SORCERY,
    STRENGTH,
    Source,
)

ENCOUNTERS: dict[str, EncounterCard] = {}


def encounter(
    letter: str,
    name: str,
    *main: Activate,
    otherwise: Activate | None = None,
    then: Orders = (),
    source: Source = "original",
) -> None:
    second = () if otherwise is None else (otherwise,)
    ENCOUNTERS[name] = EncounterCard(name, letter, main, second, then, source)


encounter("A", "leaders-attack", Activate(rank=PURPLE), otherwise=Activate(highest=True), source="book")
encounter("B", "battle", Activate(count=3), then=(ShuffleEncounters(),), source="book")  # SS-BEST-14
encounter("C", "green-tide", Activate(rank=GREEN), otherwise=Activate(count=1))
encounter("D", "old-hands", Activate(rank=BLUE), otherwise=Activate(rank=GREEN))
encounter("E", "captains-word", Activate(rank=RED), otherwise=Activate(highest=True))
encounter("F", "brute-force", Activate(styles=(STRENGTH,)), otherwise=Activate(count=1))
encounter("G", "quick-blades", Activate(styles=(DEXTERITY,)), otherwise=Activate(count=1))
encounter("H", "foul-magic", Activate(styles=(SORCERY, FAITH)), otherwise=Activate(count=1))
encounter("I", "cornered", Activate(engaged=True), otherwise=Activate(near=2))
encounter("J", "closing-in", Activate(near=3), otherwise=Activate(count=2))
encounter("K", "bloodlust", Activate(wounded=True), otherwise=Activate(last_resort=True), source="book")  # SS-BEST-13
encounter("L", "lone-hunter", Activate(count=1))
encounter("M", "skirmish", Activate(count=2))
encounter("N", "dark-whispers", then=(UseSpecials(), Recharge(1)))
encounter("O", "beasts-loose", Activate(race="monster"), otherwise=Activate(styles=(STRENGTH,)))
