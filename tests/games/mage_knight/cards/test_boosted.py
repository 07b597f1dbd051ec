"""A card that makes another one stronger adds to each kind of points, whatever the other one is. MK-EFF-03"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content.deeds import CARDS
from tabletome.games.mage_knight.rules.deeds.effects import CARD_EFFECTS
from tests.games.mage_knight.knights import Knights, fight, knight

STAGES = ("move", "interact", "block", "attack", "ranged")
WITHOUT_POINTS_OF_THEIR_OWN = ("maximal-effect", "ritual-attack")
"""What they give is the effect of another card, or of the card that is thrown away."""
GIVE_POINTS = [
    name
    for name, effects in CARD_EFFECTS.items()
    if CARDS[name].is_action and name not in (*WITHOUT_POINTS_OF_THEIR_OWN, "concentration", "will-focus")
    if effects.strong.gives_points or effects.strong.effect.__class__.__name__ == "Special"
]
Outcome = tuple[int, int, tuple[int, ...]]


def position(stage: str, hand: str) -> Knights:
    mana = "red red blue blue white white green green"
    if stage in ("move", "interact"):
        game = knight("tovak at country-2.e", hand=hand, mana=mana, source="red", units="peasants")
        return game.plays("interact") if stage == "interact" else game
    return fight("swordsmen", stage, hand=hand, mana=mana, units="peasants")


def outcome(game: Knights) -> Outcome:
    pool = game.combat.pool if game.g.combat is not None else ()
    return game.me.turn.move, game.me.turn.influence, tuple(points.value for points in pool)


def ways(stage: str, hand: str, moves: tuple[str, ...]) -> list[Outcome]:
    """What comes of every choice between effects; the first of all other choices is made."""
    game = position(stage, hand)
    settled = game.asked()
    game.plays(*moves)
    found = [*moves]
    while game.asked() not in (settled, "damage", "interact", "after"):
        if game.asked() == "choose-effect" and len(game.offers()) > 1:
            return [each for way in game.offers() for each in ways(stage, hand, (*found, way))]
        found.append(game.offers()[0])
        game.plays(found[-1])
    return [outcome(game)]


@rule("MK-EFF-03")
@pytest.mark.parametrize("card", GIVE_POINTS)
def test_every_effect_that_gives_points_gives_two_more_with_concentration(card: str) -> None:
    for stage in STAGES:
        hand = f"{card} rage march wound"
        start = position(stage, hand)
        if f"strengthen {card}" not in start.offers():
            continue
        move_before, influence_before, _ = outcome(start)
        plain = ways(stage, hand, (f"strengthen {card}",))
        boosted = ways(stage, f"concentration {hand}", ("strengthen concentration", f"pick-card {card}"))
        for (move, influence, pool), more in zip(plain, boosted, strict=True):
            moved, talked = 2 * (move > move_before), 2 * (influence > influence_before)
            assert more == (move + moved, influence + talked, tuple(points + 2 for points in pool)), stage
