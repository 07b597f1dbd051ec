"""One attack while it is resolved: who, whom, with what, and what it has gained so far. SS-COMBAT-05"""

from __future__ import annotations

from collections import Counter

from tabletome.games.sword_and_sorcery.content.notation.attacks import Spend
from tabletome.games.sword_and_sorcery.content.notation.boons import AnyBoon, Boon
from tabletome.games.sword_and_sorcery.content.notation.terms import Value
from tabletome.games.sword_and_sorcery.state import ENEMY, NOBODY, State


class Strike:
    """One attack. It lives only while it is resolved."""

    __slots__ = (
        "ammo", "attacker", "boons", "bought", "category", "damage", "dealt", "extra", "hits", "melee", "more_targets",
        "name", "on_behalf_of", "runes", "slot", "spends", "target", "value",
    )  # fmt: skip

    def __init__(
        self, attacker: int, target: int, name: str, value: Value, damage: str = "", spends: tuple[Spend, ...] = (),
        *, melee: bool = False, category: str = "", slot: str = "",
    ) -> None:  # fmt: skip
        self.attacker = attacker
        """NOBODY where the card itself attacks. SS-COMBAT-26"""
        self.target = target
        self.name = name
        self.value = value
        self.damage = damage
        self.spends = list(spends)
        self.melee = melee
        self.category = category
        self.slot = slot
        """`main`, `off` or `hands` for weapon attacks; empty for powers and items."""
        self.boons: dict[type[Boon], tuple[int, ...]] = {}
        """What it has gained, and how much of each; several numbers where each works by itself."""
        self.bought: set[int] = set()
        """Which of `spends` are paid."""
        self.hits: int
        """As counted once the dice lie: nothing changes it afterwards. SS-COMBAT-14"""
        self.extra: list[tuple[str, int]] = []
        """Hits that come (or go) neither by the weapon nor by the dice, and why."""
        self.more_targets = 0
        self.ammo: list[str] = []
        """Cards that are discarded if a miss was rolled. SS-ITEM-37"""
        self.runes = False
        """Magic symbols are hits. SS-POWCARD-13"""
        self.on_behalf_of = NOBODY
        """The hero by whose item or power an enemy strikes itself or another. SS-ITEMCARD-03, SS-POWCARD-12"""
        self.dealt: Counter[int] = Counter()
        """Damage by target."""

    def add_hits(self, why: str, hits: int) -> None:
        """So many hits more, or less; the log will say why."""
        if hits:
            self.extra.append((why, hits))

    def gain(self, gives: tuple[AnyBoon, ...]) -> None:
        """Several boons of a kind add up or work one after the other where that means something.

        Else the strongest counts. SS-COMBAT-09, SS-GOLD-05
        """
        for boon in gives:
            kind = type(boon)
            before = self.boons.get(kind, ())
            if kind.works_apart:
                self.boons[kind] = (*before, boon.n)
            else:
                self.boons[kind] = ((sum if kind.adds_up else max)((*before, boon.n)),)

    def number(self, kind: type[Boon]) -> int:
        """How much the attack has of a boon; 0 without it."""
        return sum(self.boons.get(kind, ()))

    def side(self, g: State) -> int:
        """The side of whoever attacks; a card attacks as the enemies do."""
        return ENEMY if self.attacker == NOBODY else g.figures[self.attacker].side
