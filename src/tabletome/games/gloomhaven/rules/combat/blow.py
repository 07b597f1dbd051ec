"""One attack on one target, while it is resolved: what it has, and what it meets with. GH-ATK-05"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence

from tabletome.games.gloomhaven.content.items import OnAttack
from tabletome.games.gloomhaven.content.modifier_cards import ModifierCard
from tabletome.games.gloomhaven.content.notation.abilities import AllyPerforms, Attack, Augment, Doom, More, Stronger
from tabletome.games.gloomhaven.content.printed_actions import printed
from tabletome.games.gloomhaven.rules.items.in_attacks import Defence
from tabletome.games.gloomhaven.state import AttackAbility, RunningAttack

ALL_SHIELDS = 1000
"""The pierce of an attack that ignores every shield."""


def printed_attack(ability: AttackAbility) -> Attack | None:
    """The attack ability as it is printed, if it is printed anywhere."""
    if ability.source is None:
        return None
    found = printed(ability.source).abilities[ability.step]
    if isinstance(found, AllyPerforms):
        found = found.ability
    return found if isinstance(found, Attack) else None


@functools.lru_cache(maxsize=4096)
def does_more(attack: Attack) -> bool:
    """Whether something is printed for the time after the damage, beside conditions, push and pull. GH-EFF-01"""
    return bool(
        attack.hurts_around
        or attack.hurts_as_much
        or attack.grounds
        or attack.finishes
        or attack.drives
        or attack.infects
    )


class Blow:
    """One attack on one target. What is gathered for it stands in the order of the book."""

    __slots__ = (
        "ability", "attack", "attacker", "augments", "bonuses", "boosts", "damage", "defence", "dooms", "extras",
        "modifiers", "printed", "stood_at", "sung", "target", "value", "was_hurt",
    )  # fmt: skip

    value: int
    damage: int
    stood_at: int
    """Where the target stood."""

    def __init__(self, attack: RunningAttack, target: int) -> None:
        self.attack = attack
        self.ability = attack.ability
        self.attacker = attack.ability.attacker
        self.target = target
        self.printed = printed_attack(attack.ability)
        self.defence = Defence()
        self.extras: list[More] = []
        """What the ability adds against this target."""
        self.boosts: Sequence[OnAttack] = ()
        """What items add."""
        self.augments: Sequence[Augment] = ()
        self.bonuses: list[tuple[int, Stronger]] = []
        """What active cards add, with their places."""
        self.dooms: Sequence[Doom] = ()
        """What Dooms on the target add."""
        self.modifiers: Sequence[ModifierCard] = ()
        """The modifier cards that apply."""
        self.was_hurt = False
        self.sung = True
        """Whether anybody has active cards, and so perhaps songs that change it."""

    def has_advantage(self) -> bool:
        """Whether something that was gathered for the attack gives it advantage. GH-ADV-11"""
        if not (self.boosts or self.extras or self.dooms or self.bonuses):
            return False
        gathered = [each.advantage for each in self.boosts] + [each.advantage for each in self.extras]
        gathered += [each.advantage for each in self.dooms] + [bonus.advantage for _, bonus in self.bonuses]
        return any(gathered)

    def is_bare(self) -> bool:
        """Whether it brings nothing but damage: nothing is printed beside it, nor was anything gathered for it."""
        ability, printed = self.ability, self.printed
        return (
            not (self.extras or self.bonuses or self.dooms or self.boosts or self.augments or self.sung)
            and not (ability.give or ability.push or ability.pull)
            and (printed is None or not does_more(printed))
            and not any(card.effects for card in self.modifiers)
        )

    def conditions(self) -> Iterator[str]:
        """What the target receives by the ability, its extras and active cards. GH-EFF-01"""
        yield from self.ability.give
        for extra in self.extras:
            yield from extra.give
        for _, bonus in self.bonuses:
            yield from bonus.give
        for doom in self.dooms:
            yield from doom.give
