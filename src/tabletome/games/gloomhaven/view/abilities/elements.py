"""Elements and branches in words. GH-ELEM-02, 05"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.notation.abilities import Consume, If, Infuse, InfuseAny, Pay
from tabletome.games.gloomhaven.content.notation.conditions import ANY_ELEMENT
from tabletome.games.gloomhaven.view.abilities.words import (
    Reading,
    areas,
    areas_of,
    describe,
    describe_all,
    element,
    reads,
)
from tabletome.scene import Text, listed, t


@reads(Infuse)
def infuse(ability: Infuse, _: Reading) -> Iterator[Text]:
    yield t("does-infuse", element=element(ability.element))


@reads(InfuseAny)
def infuse_any(ability: InfuseAny, _: Reading) -> Iterator[Text]:  # noqa: ARG001 - all abilities are read alike
    yield t("does-infuse", element=element(ANY_ELEMENT))


@reads(Consume)
def consume(ability: Consume, reading: Reading) -> Iterator[Text]:
    """What is done anyway, and what instead or in addition if the element is consumed."""
    inner = describe_all(ability.then, reading)
    inner += [t("does-xp", xp=ability.xp)] if ability.xp else []
    yield from describe_all(ability.otherwise, reading)
    name = "does-consume-instead" if ability.otherwise else "does-consume"
    yield t(name, element=listed([element(each) for each in ability.consumes]), effect=listed(inner))


@areas(Consume)
def consume_areas(ability: Consume) -> Iterator[Area]:
    for each in ability.then:
        yield from areas_of(each)


@reads(If)
def if_so(ability: If, reading: Reading) -> Iterator[Text]:
    """What is done only if something is true of the action so far."""
    inner = describe_all(ability.then, reading)
    inner += [t("does-xp", xp=ability.xp)] if ability.xp else []
    yield from describe_all(ability.otherwise, reading)
    name = "does-if-instead" if ability.otherwise else "does-if"
    yield t(name, what=t(f"if-{ability.what}"), effect=listed(inner))


@reads(Pay)
def pay(ability: Pay, reading: Reading) -> Iterator[Text]:
    """What is done anyway, and what instead or in addition if the player bears the cost."""
    inner = describe_all(ability.then, reading)
    inner += [t("does-xp", xp=ability.xp)] if ability.xp else []
    yield from describe_all(ability.otherwise, reading)
    name = "does-pay-instead" if ability.otherwise else "does-pay"
    yield t(name, cost=listed(list(describe(ability.cost, reading))), effect=listed(inner))
