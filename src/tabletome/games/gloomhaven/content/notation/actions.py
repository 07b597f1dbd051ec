"""Actions: the halves of class cards and what monsters' cards say, made of abilities. GH-ABIL-04, GH-MABIL-03"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tabletome.games.gloomhaven.content.notation.abilities import Ability, Branch

Half: TypeAlias = Literal["top", "bottom"]
HALVES: tuple[Half, Half] = ("top", "bottom")
Stays: TypeAlias = Literal["", "round", "persistent"]


class Act(msgspec.Struct, frozen=True):
    """One half of a card. `slots` are the use slots, each with the experience it gives. GH-ABIL-04, GH-ACTIVE-02"""

    abilities: tuple[Ability, ...]
    lost: bool = False
    xp: int = 0
    infuse: tuple[str, ...] = ()
    stays: Stays = ""
    slots: tuple[int, ...] = ()
    guards: tuple[int, ...] = ()
    """For each ability the place, counted from 1, of the ability that opens its way; negative if it must be closed."""
    commands: bool = False
    """It is performed by the companion instead of the character, as the player says."""

    def is_open(self, place: int, gates: int) -> bool:
        """Whether the ability at this place is part of the action when these gates (bits) have been opened."""
        while self.guards and (guard := self.guards[place]):
            place = abs(guard) - 1
            if bool(gates >> place & 1) != (guard > 0):
                return False
        return True


def act(
    *abilities: Ability,
    lost: bool = False,
    xp: int = 0,
    infuse: tuple[str, ...] = (),
    stays: Stays = "",
    slots: tuple[int, ...] = (),
    commands: bool = False,
) -> Act:
    """Half a card as it is printed; what has use slots is persistent and lost with the last of them."""
    flat: list[Ability] = []
    guards: list[int] = []
    _flatten(abilities, 0, flat, guards)
    return Act(
        tuple(flat),
        lost or bool(slots),
        xp,
        infuse,
        stays or ("persistent" if slots else ""),
        slots,
        tuple(guards) if any(guards) else (),
        commands,
    )


def command(*abilities: Ability, lost: bool = False, xp: int = 0, infuse: tuple[str, ...] = ()) -> Act:
    """Half a card with the word Command: the companion performs it."""
    return act(*abilities, lost=lost, xp=xp, infuse=infuse, commands=True)


def _flatten(abilities: tuple[Ability, ...], guard: int, flat: list[Ability], guards: list[int]) -> None:
    """Branches stand behind the ability that decides about them, so that each ability has a place of its own."""
    for ability in abilities:
        flat.append(ability)
        guards.append(guard)
        place = len(flat)
        if isinstance(ability, Branch):
            _flatten(ability.taken, place, flat, guards)
            _flatten(ability.not_taken, -place, flat, guards)
