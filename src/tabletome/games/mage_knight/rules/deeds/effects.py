"""What every Deed card, Unit and Skill does: tables that the modules of cards/ fill and the rules ask.

What else is printed on them is in content/: the kind and colours of a card, the level and price of a Unit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tabletome.engine import Script
from tabletome.games.mage_knight.content.box import BLACK
from tabletome.games.mage_knight.content.deeds import ARTIFACT, CARDS, SPELL, DeedCard
from tabletome.games.mage_knight.content.skills import SKILLS
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.combat.points import NEVER, Use
from tabletome.games.mage_knight.rules.deeds.notation import Effect, Ready, compiled
from tabletome.games.mage_knight.state import Player, Shared, State

# Deed cards

Cost = tuple[int, ...]


class CardEffects(NamedTuple):
    """The two effects of a Deed card, and each way to pay for them."""

    name: str
    basic: Ready
    strong: Ready
    basic_costs: list[Cost]
    strong_costs: list[Cost]
    use: Use


CARD_EFFECTS: Final[dict[str, CardEffects]] = {}


def card(name: str, basic: Effect, strong: Effect) -> None:
    """Declare what a Deed card does."""
    assert name not in CARD_EFFECTS, name
    printed = CARDS[name]
    colour = printed.colours[0] if len(printed.colours) == 1 else NEVER
    CARD_EFFECTS[name] = CardEffects(
        name,
        compiled(basic),
        compiled(strong),
        _costs(printed, strong=False),
        _costs(printed, strong=True),
        Use(colour=colour, card=name),
    )


def _costs(printed: DeedCard, *, strong: bool) -> list[Cost]:
    """An action is free, or stronger for a mana of its colour; a Spell takes that and then a black one besides.

    An Artifact costs no mana. MK-DEED-03, 04, 05
    """
    if printed.kind == ARTIFACT or (printed.kind != SPELL and not strong):
        return [()]
    black = (BLACK,) if printed.kind == SPELL and strong else ()
    return [(colour, *black) for colour in printed.colours]


# Units


class Ability(NamedTuple):
    """What a Unit can be activated for, and the mana it takes. MK-UNIT-08, 09"""

    cost: Cost
    ready: Ready

    @property
    def colour(self) -> int:
        """Enemies may resist what is done by mana of this colour. MK-EFF-05"""
        return self.cost[0] if self.cost else NEVER


UNIT_ABILITIES: Final[dict[str, tuple[Ability, ...]]] = {}


def unit(name: str, *abilities: Effect | Ability) -> None:
    """Declare what a Unit can be activated for; an ability that takes mana is written `paid(RED, ...)`."""
    assert name in UNITS, name
    assert name not in UNIT_ABILITIES, name
    UNIT_ABILITIES[name] = tuple(
        each if isinstance(each, Ability) else Ability((), compiled(each)) for each in abilities
    )


def paid(colour: int, effect: Effect) -> Ability:
    return Ability((colour,), compiled(effect))


# Skills


class SkillEffects(NamedTuple):
    """What a Skill does."""

    ready: Ready
    back: Ready | None
    """How it may be turned face up again before its time."""
    answer: Ready | None
    """What it gives to whoever returns it from the centre."""
    places_itself: bool
    """It goes to the centre with a colour marked on it, by its own effect."""
    when_gained: Callable[[State, Player], None] | None
    when_returned: Callable[[State, Player, Shared], Script | None] | None
    """What it brings its owner when it comes back from the centre at the start of the own turn."""
    use: Use = Use()


SKILL_EFFECTS: Final[dict[str, SkillEffects]] = {}


def skill(
    name: str,
    effect: Effect,
    *,
    back: Effect | None = None,
    answer: Effect | None = None,
    places_itself: bool = False,
    when_gained: Callable[[State, Player], None] | None = None,
    when_returned: Callable[[State, Player, Shared], Script | None] | None = None,
) -> None:
    """Declare what a Skill does."""
    assert name in SKILLS, name
    assert name not in SKILL_EFFECTS, name
    SKILL_EFFECTS[name] = SkillEffects(
        compiled(effect),
        None if back is None else compiled(back),
        None if answer is None else compiled(answer),
        places_itself,
        when_gained,
        when_returned,
    )
