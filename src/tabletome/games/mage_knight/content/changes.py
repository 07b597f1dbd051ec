"""What a played effect can change until the end of the turn: a type for each rule that is changed. MK-EFF-02

A card says `ThisTurn(changes.SafeTerrain(MOUNTAIN))`; the rule that is changed asks the player for it. Those at the end
are heeded only by the card that brings them: it adds to a table of the rules what they bring about (cards/).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union, dataclass_transform

import msgspec

from tabletome.engine.by_type import leaf_types
from tabletome.games.mage_knight.content.box import Element


@dataclass_transform(frozen_default=True)
class Change(msgspec.Struct, frozen=True, tag=True, gc=False):
    """A rule that is changed for one player."""


class Sum(Change):
    """A change that adds up with others of its type."""

    by: int = 1


# Moving and exploring


class LowerCost(Change):
    """Taken off the Move cost of a terrain, down to 0. MK-MOVE-16, 17"""

    terrain: str
    by: int


class TerrainCosts(Change):
    """A terrain costs so many Move points, even where it cannot be entered otherwise, unless it costs less anyway."""

    terrain: str
    cost: int


class EveryTerrainCosts(Change):
    """Every terrain that can be entered costs so many Move points, unless it costs less anyway."""

    cost: int


class SafeTerrain(Change):
    """The terrain is a safe space."""

    terrain: str


class CheaperSpace(Change):
    """Taken off the Move cost of one space, down to 2."""

    space: str
    by: int


class CheaperTerrain(Change):
    """Taken off the Move cost of one terrain, down to 2."""

    terrain: str
    by: int


class CheaperEverywhere(Sum):
    """Taken off the Move cost of all terrains, down to 2."""


class AsMist(Change):
    """Every terrain costs 2; hills and mountains cannot be entered."""


class SpacesBehind(Change):
    """Spaces two away count as adjacent, and nobody is provoked."""


class Settled(Change):
    """No more movement this turn. MK-DRUID-03"""


class CheaperExploring(Sum):
    """Taken off the Move cost of a tile."""


class ExploresFurther(Change):
    """Tiles two spaces away can be revealed."""


class SeesFurther(Change):
    """Garrisons two spaces away are seen."""


class PaysInMove(Change):
    """An effect takes Move points: they may be played for it, wherever the hero is. MK-TURN-19"""


class NextMoveCard(Sum):
    """Added to the next card that gives Move."""


class EachMoveCard(Sum):
    """Added to each further card that gives Move."""


# Mana


class Endless(Change):
    """Any amount of mana of one colour."""

    colour: int


class Daylight(Change):
    """By Night, gold mana works and what Day would show is seen."""


class Darkness(Change):
    """By Day, black mana works."""


class WildDice(Change):
    """Dice of this colour stand for any basic colour."""

    colour: int


class NoDice(Change):
    """No die of the Source may be used."""


class Polarized(Change):
    """One mana may be used as its opposite."""


class SuppressionPaid(Change):
    """The mana that a Skill in the centre takes besides has been paid this turn."""


class CrystalsReturn(Change):
    """Crystals that are used come back at the end of the turn."""


class CrystalBack(Change):
    """A crystal of this colour comes back at the end of the turn."""

    colour: int


class Invoked(Change):
    """A mana of this colour was gained, to be used at once or lost."""

    colour: int


# Cards, healing and Wounds


class LentSpell(Change):
    """One Spell on offer, of one of these colours, may be played as if it were in hand."""

    colours: tuple[int, ...]


class FameForSpells(Change):
    """Fame for each Spell of this colour."""

    colour: int


class StrongerSideways(Change):
    """One card played sideways gives more."""

    by: int


class SidewaysBonus(StrongerSideways):
    """Whatever the card."""


class SidewaysBonusForRare(StrongerSideways):
    """And one point more if it is no Basic Action."""


class SidewaysBonusForColour(StrongerSideways):
    """And one point more if it has this colour."""

    colour: int


class HealingRefreshes(Change):
    """A card for each Wound healed, and healed Units are readied."""


class HealingDraws(Change):
    """A card for each Wound healed."""


class HealingFame(Sum):
    """Fame for so many healing points."""


class IgnoredWound(Change):
    """The next Wound is not taken."""


class CardsForWounds(Change):
    """A card for each of so many Wounds taken."""

    wounds: int


class FirstWoundGone(Change):
    """The next Wound goes away, and a card is drawn."""


class NewWoundsGo(Change):
    """All Wounds taken this turn go away at its end."""


class DrawsMoreOn(Change):
    """Added to the hand limit on a terrain."""

    terrain: str
    by: int


# Attack and block


class MoveAsAttack(Change):
    """A Move point may be spent as Attack 1."""


class MoveAsRanged(Change):
    """Two Move points may be spent as Ranged Attack 1."""


class InfluenceAsBlock(Change):
    """Influence may be spent as Block of this element."""

    element: Element


class AllColdFire(Change):
    """All attacks are of Cold Fire."""


class AllSiege(Change):
    """All attacks are Siege Attacks."""


class StrongerShots(Change):
    """Own Ranged and Siege Attacks count twice, or Ranged ones against walls as Siege Attacks."""


class DoublePhysical(Change):
    """Own physical attacks count twice in the Attack phase."""


class StrongerBlock(Sum):
    """Added to the next block."""


class StrongerAttackCard(Change):
    """The next attack card gives 1 more, 2 in the Attack phase."""


class FirstCombatCard(Change):
    """Added to the first attack card, or twice to the first block card."""

    by: int


class NoSiteFortification(Change):
    """Sites fortify nobody."""


class LostElement(Change):
    """The attacks of an enemy, by its number, have another element: `left` in place of `element`."""

    foe: int
    element: Element
    left: Element


class FamePerEnemy(Sum):
    """Fame for each enemy defeated."""


class FameInPhase(Change):
    """Fame for each enemy defeated in this phase of the combat."""

    stage: int


# Units


class UnitPoints(Sum):
    """Added to the attacks and blocks of Units."""


class UnitAttack(Sum):
    """Added to the attacks of Units."""


class UnitArmor(Sum):
    """Added to the Armor of Units."""


class StrongerUnit(Change):
    """The next Unit has Block +3, Attack +2 or Ranged Attack +1."""


class FameForUnits(Change):
    """Fame for each Unit that attacks or blocks."""


class BroughtFame(Change):
    """The Unit of this number has brought that Fame."""

    unit: int


class NoDamageToUnits(Change):
    """Units cannot be assigned damage."""


class Bodyguard(Change):
    """The attack of this number strikes the Unit of this number first."""

    strike: int
    unit: int


class IgnoredDamage(Change):
    """Damage of one attack of these elements that the hero ignores."""

    elements: tuple[Element, ...]
    points: int


class ShownBanner(Change):
    """The Banner goes back under its deck at the end of the turn."""

    banner: str


# Among the locals


class NoReputation(Change):
    """Reputation does not count."""


class NoRecruiting(Change):
    """No Unit can be recruited."""


class Coercion(Change):
    """One Unit may be had for less Influence and worse Reputation."""


class Discount(Sum):
    """Influence less for the next Unit."""


class RecruitingFame(Change):
    """Reputation and so much Fame for each Unit recruited."""

    fame: int


class ReadyForInfluence(Change):
    """Units can be readied for Influence."""


class HealingForInfluence(Change):
    """Influence is spent on healing only, and on readying Units."""


class LearnsFromOffer(Change):
    """An Advanced Action of the offer can be had once, into hand or onto the discard pile."""

    price: int
    into_hand: bool


class BannerCommands(Change):
    """A Banner in play may stand for the Command token of a Unit recruited this turn."""


# Heeded by one card only


class TakesCardBack(Change):
    """The card may return to hand at the end of the turn for a discarded card, which may be a Wound or not."""

    for_wound: bool


class Harvests(Change):
    """At every step a card may be discarded for a crystal of its colour."""


class HarvestsOnce(Change):
    """At one step a card may be discarded for a crystal of its colour."""


class KeepsTempo(Change):
    """The card may go back on top of the deck at the end of the turn, or under it."""

    on_top: bool


class Dodged(Sum):
    """An attack that waits for the Attack phase, unless the hero is hurt."""


class Burns(Change):
    """A Fire Attack of this value waits for the Attack phase."""

    points: int


class Sickens(Change):
    """Whoever was blocked has Armor 1 in the Attack phase."""


class Possessed(Change):
    """An attack of the enemy of this number waits for the Attack phase, against the others."""

    foe: int
    element: Element
    points: int


class BendsTime(Change):
    """All cards played come back at the end of the turn, and another one follows."""


class HarvestsSouls(Change):
    """Every enemy defeated in this phase of the combat leaves a crystal."""

    stage: int


class Scouted(Change):
    """An enemy was looked at, on a space or on top of its pile (no space): its defeat brings Fame."""

    space: str
    enemy: str


class Duelled(Change):
    """The enemy of this number was challenged to a duel."""

    foe: int


class Enhanced(Change):
    """The next mana of a basic colour brings a crystal."""


class SearchedMana(Change):
    """The Source has been searched this turn."""


if TYPE_CHECKING:
    AnyChange: TypeAlias = Change
else:
    AnyChange = Union[tuple(sorted(leaf_types(Change), key=lambda change: change.__name__))]  # noqa: UP007
"""Any of them, as a state is read."""
