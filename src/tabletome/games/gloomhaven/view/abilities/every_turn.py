"""What a card does every turn, in words. GH-ACTIVE-02"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.notation.abilities import EveryTurn
from tabletome.games.gloomhaven.view.abilities.words import Reading, areas, areas_of, describe_all, reads, when_name
from tabletome.scene import Text, listed, t


@reads(EveryTurn)
def every_turn(ability: EveryTurn, reading: Reading) -> Iterator[Text]:
    effect = listed(describe_all(ability.then, reading))
    if ability.when is not None:
        effect = t("does-when", when=when_name(ability.when), effect=effect)
    yield t(f"does-every-turn-{ability.at}", effect=effect)


@areas(EveryTurn)
def every_turn_areas(ability: EveryTurn) -> Iterator[Area]:
    for each in ability.then:
        yield from areas_of(each)
