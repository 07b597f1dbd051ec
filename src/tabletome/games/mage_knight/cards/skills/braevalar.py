"""Braevalar's Skills.

Where published tables differ: green mana is the best for Regenerate.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletome.engine import Decision, Script
from tabletome.games.mage_knight.actions import Decline, Done, Pick
from tabletome.games.mage_knight.cards.basic_actions import weaken
from tabletome.games.mage_knight.cards.skills.common import regenerate
from tabletome.games.mage_knight.content import changes, notes
from tabletome.games.mage_knight.content.box import (
    BLUE,
    COLD_FIRE,
    FIRE,
    GREEN,
    ICE,
    LAKE,
    MOUNTAIN,
    PHYSICAL,
    RED,
    WHITE,
)
from tabletome.games.mage_knight.content.deeds import BASIC_ACTION, CARDS
from tabletome.games.mage_knight.content.enemies import CUMBERSOME
from tabletome.games.mage_knight.content.tiles import FORTIFIED as WALLED_SITES
from tabletome.games.mage_knight.content.tiles import GLADE
from tabletome.games.mage_knight.rules.choosing import one_of
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.effects_on_enemies import blunt, choose_strike, strikes_to_reduce
from tabletome.games.mage_knight.rules.combat.points import Use
from tabletome.games.mage_knight.rules.deeds import mana, piles
from tabletome.games.mage_knight.rules.deeds.effects import CARD_EFFECTS, skill
from tabletome.games.mage_knight.rules.deeds.lasting import add
from tabletome.games.mage_knight.rules.deeds.notation import (
    Attack,
    Block,
    Both,
    Effect,
    Either,
    Influence,
    Mana,
    Move,
    Ranged,
    Special,
    ThisTurn,
)
from tabletome.games.mage_knight.state import BLOCK, DAMAGE, INTERACTION, MOVEMENT, Player, State

DONE = Done()
DECLINE = Decline()


def beguile(g: State, p: Player, use: Use) -> None:
    """More at a glade, less behind walls."""
    site = g.board[p.space].site
    Influence(4 if site == GLADE else 2 if site in WALLED_SITES else 3).do(g, p, use)


class Shape(NamedTuple):
    """A Basic Action played as something else."""

    card: str
    strong: bool
    effect: Effect
    rest: tuple[Effect, ...]


OTHER_SHAPES: Final = {Move: (Attack, Block), Attack: (Move, Block), Block: (Move, Attack)}


def shapes(g: State, p: Player) -> list[Shape]:
    """Every way to turn Move, Attack or Block of a Basic Action in hand into one of the other two."""
    found = []
    for name in piles.others_in_hand(p):
        if CARDS[name].kind != BASIC_ACTION:
            continue
        card = CARD_EFFECTS[name]
        for strong, ready in ((False, card.basic), (True, card.strong)):
            if strong and not mana.can_pay(g, p, CARDS[name].colour):
                continue
            found += [Shape(name, strong, other, rest) for other, rest in _other_shapes(g, ready.effect)]
    return found


def _other_shapes(g: State, effect: Effect) -> list[tuple[Effect, tuple[Effect, ...]]]:
    rest: tuple[Effect, ...] = ()
    parts: tuple[Effect, ...] = (effect,)
    if isinstance(effect, Either):
        parts = effect.parts
    elif isinstance(effect, Both):
        parts, rest = effect.parts[:1], effect.parts[1:]
    found: list[tuple[Effect, tuple[Effect, ...]]] = []
    for part in parts:
        for kind in OTHER_SHAPES.get(type(part), ()):
            element = getattr(part, "element", PHYSICAL)
            points: int = part.points  # type: ignore[attr-defined]
            other: Effect = Move(points) if kind is Move else kind(points, element)
            allowed, useful = other.contexts()
            if allowed & useful & g.stage and (other, rest) not in found:
                found.append((other, rest))
    return found


def shapeshift(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    choices = shapes(g, p)
    shape = yield from one_of(
        p.seat, "shapeshift", choices, lambda each: Pick(choices.index(each) + 1), {"shapes": choices}
    )
    card = CARD_EFFECTS[shape.card]
    p.hand = piles.without(p.hand, shape.card)
    p.play_area += (shape.card,)
    p.turn.has_played = True
    if shape.strong:
        yield from mana.pay_mana(g, p, CARDS[shape.card].colour)
    for word in (shape.effect, *shape.rest):
        script = word.do(g, p, card.use)
        if script is not None:
            yield from script


def lake_ways(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A blue mana may open the lakes."""
    if mana.can_pay(g, p, BLUE):
        chosen = yield Decision(p.seat, "open-lakes", [DONE, DECLINE])
        if isinstance(chosen, Done):
            yield from mana.pay_mana(g, p, BLUE)
            add(p, changes.TerrainCosts(LAKE, 2), changes.SafeTerrain(LAKE))


def vengeance(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """An attack is weaker and cumbersome."""
    strike = yield from choose_strike(g, p, enemies.open_strikes(g.fight))
    g.fight.foes[strike.foe].gained += (CUMBERSOME,)
    blunt(strike, 1)


# fmt: off
skill("elemental-resistance",
      Special("ignore-fire-or-ice", ThisTurn(changes.IgnoredDamage((FIRE, ICE), 2)).do, when=DAMAGE, points=2)
      | Special("ignore-other", ThisTurn(changes.IgnoredDamage((PHYSICAL, COLD_FIRE), 1)).do, when=DAMAGE, points=1))
skill("feral-allies", Attack(1) | weaken(1))
skill("thunderstorm", Mana((GREEN, BLUE)) & Mana((GREEN, WHITE)))
skill("lightning-storm", Mana((BLUE, GREEN)) & Mana((BLUE, RED)))
skill("beguile", Special("beguile", beguile, when=INTERACTION))
skill("forked-lightning", Ranged(1, COLD_FIRE, notes.Forked(3)))
skill("shapeshift", Special("shapeshift", shapeshift, lambda g, p: bool(shapes(g, p))))
skill("secret-ways",
      Move(1) & ThisTurn(changes.TerrainCosts(MOUNTAIN, 5)) & ThisTurn(changes.SafeTerrain(MOUNTAIN))
      & Special("lake-ways", lake_ways, when=MOVEMENT))
skill("regenerate-braevalar", regenerate(GREEN))
skill("natures-vengeance", Special("vengeance", vengeance, strikes_to_reduce, BLOCK))
skill("natures-vengeance-shared",
      Special("vengeance-shared", vengeance, strikes_to_reduce, BLOCK),
      answer=Special("vengeance-answer", vengeance, strikes_to_reduce, BLOCK))
# fmt: on
