"""What the Basic Actions do: twelve that all heroes share, two of each hero's own. MK-AREA-04, MK-DEED-03

Where published tables differ, the longer text of a card was taken over a table that leaves its rider out (Cold
Toughness, Will Focus, Noble Manners, Swift Reflexes, Tirelessness, Savage Harvesting, Ruthless Coercion, Crystal Joy),
and the table of decks over prose for which common card a hero's own card replaces.
"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Decision, Script
from tabletome.games.mage_knight.actions import Decline, DiscardCard, PickCard, PickSpace, PickTerrain
from tabletome.games.mage_knight.content import changes, notes
from tabletome.games.mage_knight.content.box import BASIC, BLACK, BLUE, FIRE, GREEN, ICE, RED, WHITE, WOUND
from tabletome.games.mage_knight.content.deeds import ARTIFACT, CARDS
from tabletome.games.mage_knight.rules.choosing import choose_die, one_of
from tabletome.games.mage_knight.rules.combat.effects_on_enemies import reduce_attack, strikes_to_reduce
from tabletome.games.mage_knight.rules.combat.points import Use, add_points
from tabletome.games.mage_knight.rules.deeds import mana, piles
from tabletome.games.mage_knight.rules.deeds.effects import CARD_EFFECTS, card
from tabletome.games.mage_knight.rules.deeds.lasting import add, drop
from tabletome.games.mage_knight.rules.deeds.notation import (
    Attack,
    Block,
    Crystal,
    Draw,
    Effect,
    ExtraDie,
    Heal,
    Influence,
    Mana,
    Move,
    Ranged,
    ReadyUnit,
    Reputation,
    Siege,
    Special,
    ThisTurn,
    choose_colour,
)
from tabletome.games.mage_knight.rules.deeds.play import is_possible
from tabletome.games.mage_knight.rules.end_of_turn import before_discarding
from tabletome.games.mage_knight.rules.map.movement import after_step, base_cost
from tabletome.games.mage_knight.rules.scenario.optional_rules import dice_to_turn
from tabletome.games.mage_knight.state import BLOCK, INTERACTION, MOVEMENT, Player, State

DECLINE = Decline()


# Effects with their own code


def mana_to_crystal(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Pay one mana of a basic colour, gain a crystal of it."""
    colour = yield from choose_colour(p, tuple(mana.payable_basics(g, p)))
    yield from mana.pay_mana(g, p, colour)
    mana.gain_crystal(g, p, colour)


def can_pay_a_basic_colour(g: State, p: Player) -> bool:
    return bool(mana.payable_basics(g, p))


def set_dice(dice: int, tokens: int) -> Any:
    """Take dice from the Source, set each to any colour but gold, gain tokens of it; they are not rolled again."""

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        for _ in range(min(dice, len(g.source))):
            shown = dice_to_turn(g)
            taken = yield from choose_die(p.seat, shown)
            colour = yield from choose_colour(p, (*BASIC, BLACK))
            mana.take_die(g, p, taken)
            g.used_dice = (*g.used_dice[:-1], g.used_dice[-1]._replace(colour=colour, reroll=False))
            for _ in range(tokens):
                mana.gain_mana(g, p, colour)

    return run


def has_dice(g: State, p: Player) -> bool:  # noqa: ARG001
    return bool(g.source)


def boost(plus: int) -> Any:
    """Play another action card with it: its stronger effect for free, with more points. MK-EFF-03"""

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        cards = boostable(g, p)
        if not cards:
            return
        chosen = yield Decision(p.seat, "choose-card", [PickCard(name) for name in cards])
        other = CARD_EFFECTS[chosen.card]
        p.hand = piles.without(p.hand, other.name)
        p.play_area += (other.name,)
        script = other.strong.do(g, p, other.use._replace(plus=plus))
        if script is not None:
            yield from script

    return run


def boostable(g: State, p: Player) -> list[str]:
    """Other action cards whose stronger effect could be played now."""
    cards = [name for name in piles.others_in_hand(p) if CARDS[name].is_action]
    return [name for name in cards if is_possible(g, p, name, CARD_EFFECTS[name].strong)]


def has_boostable(g: State, p: Player) -> bool:
    return bool(boostable(g, p))


def improvise(points: int) -> Effect:
    """Discard another card for points of one's choice."""
    choice = Move(points) | Influence(points) | Attack(points) | Block(points)

    def run(g: State, p: Player, use: Use) -> Script:
        yield from discard_another(g, p)
        yield from choice.do(g, p, use)  # type: ignore[misc]

    when = choice.contexts()[0]
    return Special("improvise", run, has_another, when, points)


def discard_another(g: State, p: Player) -> Script:
    cards = piles.others_in_hand(p)
    card = yield from one_of(p.seat, "discard-for", cards, DiscardCard)
    piles.discard_card(g, p, card)


def has_another(g: State, p: Player) -> bool:  # noqa: ARG001
    return bool(piles.others_in_hand(p))


def noble_manners(reputation: int) -> Effect:
    """Used in an interaction it is remembered at the end of the turn."""

    def run(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
        if g.stage == INTERACTION:
            p.turn.due_fame += 1
            p.turn.due_reputation += reputation

    return Special(f"noble-manners-{reputation}", run)


def weaken(points: int) -> Effect:
    """Reduce one enemy attack."""

    def run(g: State, p: Player, use: Use) -> Script:
        yield from reduce_attack(g, p, points, use)

    return Special("weaken", run, strikes_to_reduce, BLOCK, points)


def cheaper_space(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """The Move cost of one space is reduced by 1, not below 2."""
    spaces = [name for name, space in g.board.spaces.items() if (base_cost(g, space) or 0) > 2]
    if spaces:
        chosen = yield Decision(p.seat, "choose-space", [PickSpace(name) for name in spaces])
        add(p, changes.CheaperSpace(chosen.space, 1))


def cheaper_terrain(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """The Move cost of one kind of terrain is reduced by 1, not below 2."""
    terrains = ("forest", "hills", "wasteland", "desert", "swamp")
    chosen = yield Decision(p.seat, "choose-terrain", [PickTerrain(name) for name in terrains])
    add(p, changes.CheaperTerrain(chosen.terrain, 1))


def block_with_the_land(g: State, p: Player, use: Use) -> None:
    """As much Block as it costs to enter the terrain here: of fire by Day, of ice by Night."""
    cost = base_cost(g, g.board[p.space]) or 0
    add_points(g, p, "block", ICE if mana.is_dark(g) else FIRE, cost + use.plus, use)


@before_discarding(changes.TakesCardBack)
def take_back(g: State, p: Player, change: changes.TakesCardBack) -> Script:
    """Crystal Joy returns to hand for a discarded card."""
    if "crystal-joy" not in p.play_area:
        return
    cards = [card for card in dict.fromkeys(p.hand) if card != WOUND or change.for_wound]
    if cards:
        chosen = yield Decision(p.seat, "crystal-joy", [*(DiscardCard(card) for card in cards), DECLINE])
        if isinstance(chosen, DiscardCard):
            piles.discard_card(g, p, chosen.card)
            p.play_area = piles.without(p.play_area, "crystal-joy")
            piles.into_hand(p, "crystal-joy")


@after_step(changes.Harvests, changes.HarvestsOnce)
def harvest(g: State, p: Player) -> Script:
    """Savage Harvesting: a card may be discarded for a crystal of its colour, once or at every step."""
    cards = piles.others_in_hand(p)
    if not cards:
        return
    chosen = yield Decision(p.seat, "harvest", [*(DiscardCard(card) for card in cards), DECLINE])
    if isinstance(chosen, Decline):
        return
    if not p.has(changes.Harvests):
        drop(p, changes.HarvestsOnce)
    piles.discard_card(g, p, chosen.card)
    colours = BASIC if CARDS[chosen.card].kind == ARTIFACT else CARDS[chosen.card].colours
    mana.gain_crystal(g, p, (yield from choose_colour(p, colours)))


# fmt: off
card("rage", Attack(2) | Block(2), Attack(4))
card("determination", Attack(2) | Block(2), Block(5))
card("swiftness", Move(2), Ranged(3))
card("march", Move(2), Move(4))
card("stamina", Move(2), Move(4))
card("tranquility", Heal(1) | Draw(1), Heal(2) | Draw(2))
card("promise", Influence(2), Influence(4))
card("threaten", Influence(2), Influence(5) & Reputation(-1))
card("crystallize", Special("mana-to-crystal", mana_to_crystal, can_pay_a_basic_colour), Crystal(BASIC))
card("mana-draw", ExtraDie(), Special("mana-draw", set_dice(1, 2), has_dice))
card("concentration", Mana((BLUE, WHITE, RED)), Special("boost", boost(2), has_boostable, points=2))
card("improvisation", improvise(3), improvise(5))

card("battle-versatility",
     Attack(2) | Block(2) | Ranged(1),
     Attack(4) | Block(4) | Attack(3, FIRE) | Block(3, FIRE) | Ranged(3) | Siege(2))
card("mana-pull", ExtraDie() & ThisTurn(changes.WildDice(BLACK)), Special("mana-pull", set_dice(2, 1), has_dice))
card("will-focus", Mana((BLUE, WHITE, RED)) | Crystal((GREEN,)), Special("boost", boost(3), has_boostable, points=3))
card("crystal-joy",
     Special("mana-to-crystal", mana_to_crystal, can_pay_a_basic_colour)
     & ThisTurn(changes.TakesCardBack(for_wound=False)),
     Crystal(BASIC) & ThisTurn(changes.TakesCardBack(for_wound=True)))
card("noble-manners", Influence(2) & noble_manners(0), Influence(4) & noble_manners(1))
card("rejuvenate",
     Heal(1) | Draw(1) | Mana((GREEN,)) | ReadyUnit(2),
     Heal(2) | Draw(2) | Crystal((GREEN,)) | ReadyUnit(3))
card("cold-toughness", Attack(2, ICE) | Block(3, ICE), Block(5, ICE, notes.PerMark()))
card("instinct", Move(2) | Influence(2) | Attack(2) | Block(2), Move(4) | Influence(4) | Attack(4) | Block(4))
card("swift-reflexes", Move(2) | Ranged(1) | weaken(1), Move(4) | Ranged(3) | weaken(2))
card("tirelessness", Move(2) & ThisTurn(changes.NextMoveCard()), Move(4) & ThisTurn(changes.EachMoveCard()))
card("savage-harvesting", Move(2) & ThisTurn(changes.HarvestsOnce()), Move(4) & ThisTurn(changes.Harvests()))
card("ruthless-coercion",
     Influence(2) & ThisTurn(changes.Coercion()), Influence(6) & Reputation(-1) & ThisTurn(changes.ReadyForInfluence()))
card("one-with-the-land",
     Move(2) | Heal(1) | Block(2),
     Move(4) | Heal(2) | Special("block-with-the-land", block_with_the_land, when=BLOCK))
card("druidic-paths",
     Move(2) & Special("cheaper-space", cheaper_space, when=MOVEMENT),
     Move(4) & Special("cheaper-terrain", cheaper_terrain, when=MOVEMENT))
# fmt: on
