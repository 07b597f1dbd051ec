"""Enhancements: where class cards have circles for stickers, what may be put there, what it costs and what it does.

A circle is written as the line it stands on: `attack` the first attack of that half, `attack2` the second,
`heal.range` the range below a heal, `every-move` a move that is printed once and has two values, `summon.hp` a
creature's hit points, `hex:1:-2` the dotted hex of a pattern. A card with stickers is known by its name and what is on
it: `trample+top.0.plus-one+bottom.2.wound`. Where the circles are is public; what fits is GH-ENH-03..09.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Collection, Iterator

import msgspec
from msgspec.structs import replace

from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.notation.abilities import Ability, AllyPerforms, Along, Branching
from tabletome.games.gloomhaven.content.notation.actions import Act, act
from tabletome.games.gloomhaven.content.notation.classes import PRINTED, ClassCard, Stuck, X
from tabletome.games.gloomhaven.content.notation.conditions import ANY_ELEMENT, BLESS, CURSE, ELEMENTS, NEGATIVE
from tabletome.games.gloomhaven.content.notation.phrases import CHOSEN, Targets
from tabletome.geometry import Hex

PLUS_ONE, JUMP, HEX = "plus-one", "jump", "hex"
CURSES = ("poison", "wound", "muddle", "immobilize", "disarm", CURSE)
BLESSINGS = ("strengthen", BLESS)
INFUSIONS = (*ELEMENTS, ANY_ELEMENT)
ONCE_IS_ENOUGH = (*CURSES[:-1], "strengthen")
"""Conditions that a figure has or has not: a second sticker would do nothing."""

PLUS_ONE_COST = {
    "move": 30, "attack": 50, "range": 30, "shield": 100, "push": 30, "pull": 30, "pierce": 30, "retaliate": 100,
    "heal": 30, "target": 50,
}  # fmt: skip
SUMMON_COST = {"move": 100, "attack": 100, "range": 50, "hp": 50}
EFFECT_COST = {
    "poison": 75, "wound": 75, "muddle": 50, "immobilize": 100, "disarm": 150, CURSE: 75, "strengthen": 50, BLESS: 50,
    JUMP: 50, **dict.fromkeys(ELEMENTS, 100), ANY_ELEMENT: 150,
}  # fmt: skip
HEX_COST = 200
"""Shared by the hexes of the area as it was. GH-ENH-11"""
LEVEL_SURCHARGE, PREVIOUS_SURCHARGE = 25, 75

FIELDS = {"range": "range", "target": "targets", "pierce": "pierce", "push": "push", "pull": "pull"}


class Dot(msgspec.Struct, frozen=True):
    """A circle: the line it stands on, and which of its small parameters, if it is not the main line. GH-ENH-03"""

    line: str
    number: int = 1
    every: bool = False
    field: str = ""
    hex: Hex | None = None


CIRCLE = re.compile(r"(?P<every>every-)?(?P<line>[a-z]+)(?P<number>\d?)(\.(?P<field>\w+))?$")


def dot(word: str) -> Dot:
    if word.startswith("hex:"):
        _, q, r = word.split(":")
        return Dot("hex", hex=Hex(int(q), int(r)))
    found = CIRCLE.match(word)
    assert found is not None, f"nobody knows where the circle {word!r} is"
    return Dot(found["line"], int(found["number"] or 1), bool(found["every"]), found["field"] or "")


@functools.cache
def dots(card: str, half: str) -> tuple[Dot, ...]:
    """The circles on one half of a card, from top to bottom."""
    words = PRINTED[card].circles[half == "bottom"]
    return tuple(dot(word) for word in words.split())


def line_of(ability: Ability) -> Ability:
    """The ability whose lines have circles: that of an ally, where one lets an ally perform it."""
    return ability.ability if isinstance(ability, AllyPerforms) else ability


def places(printed: Act, circle: Dot) -> list[int]:
    """Where the line stands among the abilities of the action; both of its values, if it has two."""
    found = [
        place
        for place, ability in enumerate(printed.abilities)
        if circle.line in line_of(ability).lines
        and (circle.line != "hex" or getattr(ability, "area", None) is not None)
    ]
    return found if circle.every else found[circle.number - 1 : circle.number]


# What fits


def stickers(printed: Act, circle: Dot) -> Iterator[str]:
    """What may be put there. GH-ENH-04..09"""
    ability = line_of(printed.abilities[places(printed, circle)[0]])
    if circle.hex is not None:
        yield HEX
        return
    if circle.line != "condition":
        yield PLUS_ONE
    if circle.field:
        return
    if circle.line == "move" and not getattr(ability, "jump", False):
        yield JUMP
    given = getattr(ability, "conditions", getattr(ability, "give", ()))
    fitting = CURSES if targets_enemies(ability) else () if circle.line == "move" else BLESSINGS
    yield from (each for each in fitting if each not in given or each not in ONCE_IS_ENOUGH)
    yield from INFUSIONS


def targets_enemies(ability: Ability) -> bool:
    """Whether its main line is about enemies; otherwise it is about oneself or allies. GH-ENH-05, 06"""
    return ability.against_enemies or any(condition in NEGATIVE for condition in getattr(ability, "conditions", ()))


def has_several_targets(ability: Ability) -> bool:
    """It is meant for more than one figure. GH-ENH-10"""
    named = ability.whom is not None and ability.whom is not Targets.SELF and ability.whom not in CHOSEN
    in_area = getattr(ability, "area", None) is not None
    return ability.always_several or named or in_area or getattr(ability, "targets", 1) != 1


def cost(card: str, half: str, circle: Dot, sticker: str) -> int:
    """Base cost, doubled for several targets; and more for the card's level and for stickers on that half.

    GH-ENH-10, 11; worked out in GH-ENH-14, 15
    """
    printed = enhanced(card)
    action = printed.top if half == "top" else printed.bottom
    ability = action.abilities[places(action, circle)[0]]
    level = max(printed.level, 1) if printed.level != X else 1
    already = sum(stuck.half == half for stuck in printed.stickers)
    surcharge = LEVEL_SURCHARGE * (level - 1) + PREVIOUS_SURCHARGE * already
    if sticker == HEX:
        area: Area = getattr(ability, "area")  # noqa: B009 - of an attack or of a deadly beam
        return HEX_COST // len(area.hexes) + surcharge
    doubled = 2 if has_several_targets(ability) else 1
    return doubled * base_cost(circle, sticker) + surcharge


def base_cost(circle: Dot, sticker: str) -> int:
    """What the sticker costs before doubling and surcharges. GH-ENH-11"""
    if sticker != PLUS_ONE:
        return EFFECT_COST[sticker]
    if circle.line == "summon":
        return SUMMON_COST[circle.field]
    return PLUS_ONE_COST[circle.field or circle.line]


# Cards with stickers


def with_sticker(card: str, half: str, place: int, sticker: str) -> str:
    """The card's name once this is stuck on it; the order of sticking leaves no trace."""
    base, *words = card.split("+")
    return "+".join((base, *sorted([*words, f"{half}.{place}.{sticker}"])))


@functools.cache
def enhanced(name: str) -> ClassCard:
    """The card of that name, with all that is stuck on it. GH-ENH-01, 13"""
    plain, *words = name.split("+")
    card = PRINTED[plain]
    halves = {"top": card.top, "bottom": card.bottom}
    stickers = []
    for word in words:
        half, place, what = word.split(".")
        stickers.append(Stuck(half, int(place), what))
        halves[half] = stick(halves[half], dots(plain, half)[int(place)], what)
    return replace(card, name=name, stickers=tuple(stickers), top=halves["top"], bottom=halves["bottom"])


def stick(printed: Act, circle: Dot, sticker: str) -> Act:
    """The action with one more sticker. GH-ENH-04..09"""
    where = places(printed, circle)
    changed = rewrite(printed, where, lambda ability: improve(ability, circle, sticker))
    if sticker in INFUSIONS:
        return and_along(changed, [Along(place, element=sticker) for place in where])
    if sticker in BLESSINGS and not condition_field(printed.abilities[where[0]]):
        return and_along(changed, [blessing(place, printed.abilities[place], sticker) for place in where])
    return changed


def improve(ability: Ability, circle: Dot, sticker: str) -> Ability:
    """The line itself: a higher value, a jump, one more condition or hex."""
    if isinstance(ability, AllyPerforms):
        return replace(ability, ability=improve(ability.ability, circle, sticker))
    field = condition_field(ability)
    if sticker == PLUS_ONE and circle.line == "summon":
        return _with(ability, "name", f"{getattr(ability, 'name')}+{circle.field}")  # noqa: B009 - a summoned creature
    if sticker == PLUS_ONE:
        return raised(ability, circle)
    if sticker == JUMP:
        return _with(ability, "jump", True)
    if sticker == HEX:
        area: Area = getattr(ability, "area")  # noqa: B009 - of an attack or of a deadly beam
        assert circle.hex is not None
        return _with(ability, "area", Area(area.hexes | {circle.hex}, area.grey))
    if sticker in (*CURSES, *BLESSINGS) and field:
        return _with(ability, field, (*getattr(ability, field), sticker))
    return ability


def condition_field(ability: Ability) -> str:
    """Where an ability names the conditions it brings; nowhere if it brings none."""
    return next((field for field in ("conditions", "give") if field in ability.__struct_fields__), "")


def raised(ability: Ability, circle: Dot) -> Ability:
    """A value that is higher by 1: of the field that the circle stands at, or the main one. GH-ENH-04"""
    named = FIELDS[circle.field] if circle.field else circle.line
    field = named if named in ability.__struct_fields__ else "by"
    return _with(ability, field, getattr(ability, field) + 1)


def _with(ability: Ability, field: str, value: object) -> Ability:
    return replace(ability, **{field: value})


def blessing(place: int, ability: Ability, condition: str) -> Along:
    """Whoever the line affects receives the condition too. GH-ENH-06"""
    to = ability.whom or Targets.SELF
    return Along(place, give=(condition,), to=to, range=getattr(ability, "range", 1) if to is not Targets.SELF else 1)


def rewrite(printed: Act, where: Collection[int], change: Callable[[Ability], Ability]) -> Act:
    """The same action with some of its abilities changed, in the branches too."""
    counter = iter(range(len(printed.abilities)))

    def walk(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
        return tuple(visit(ability) for ability in abilities)

    def visit(ability: Ability) -> Ability:
        if next(counter) in where:
            return change(ability)
        if isinstance(ability, Branching):
            return ability.with_each(walk)
        return ability

    return _again(printed, walk(_outer(printed)))


def and_along(printed: Act, more: list[Along]) -> Act:
    return _again(printed, (*_outer(printed), *more))


def _outer(printed: Act) -> tuple[Ability, ...]:
    """The abilities outside all branches; branches are part of what opens them."""
    guards = printed.guards or (0,) * len(printed.abilities)
    return tuple(ability for ability, guard in zip(printed.abilities, guards, strict=True) if not guard)


def _again(printed: Act, abilities: tuple[Ability, ...]) -> Act:
    return act(
        *abilities,
        lost=printed.lost,
        xp=printed.xp,
        infuse=printed.infuse,
        stays=printed.stays,
        slots=printed.slots,
        commands=printed.commands,
    )
