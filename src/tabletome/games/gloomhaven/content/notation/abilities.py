"""The words in which cards of classes and monsters are declared: one frozen type for each ability.

A card is written as it is printed: `card("trample", 1, 72, top=act(Attack(3, pierce=2)), bottom=act(...))`. A value
on a monster's card is added to its statistics: `Move(+1), Attack(-1)`.

What is known of a word elsewhere is an entry in a table, in modules of the same name: `rules/abilities/heal.py` has how
it is performed, `view/abilities/heal.py` how it reads, `bots/abilities/heal.py` what it is worth. A section here is
such a module there. GH-ABIL-01, 02, 04, GH-MABIL-03, 04, GH-REF-01
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Literal, Self, TypeAlias

import msgspec
from msgspec.structs import replace

from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.notation.conditions import DISARM, IMMOBILIZE
from tabletome.games.gloomhaven.content.notation.phrases import Per, Targets, When
from tabletome.games.gloomhaven.content.notation.ranks import ONE_NORMAL, Ranks

EVERYONE = 99
"""As many targets as there are."""


class Ability(msgspec.Struct, frozen=True, cache_hash=True):
    """One thing that a card makes a figure do. What is true of only some abilities is a fact of their types."""

    lines: ClassVar[tuple[str, ...]] = ()
    """The kinds of lines, with circles for stickers, that it can be (see content/enhancements.py). GH-ENH-03"""
    barred_by: ClassVar[int] = 0
    """Conditions under which no figure can perform it. GH-COND-11, 12"""
    lasts: ClassVar[bool] = False
    """Whether a card that does this stays in the active area, if it says so. GH-ACTIVE-01"""
    against_enemies: ClassVar[bool] = False
    """Whether its main line is always about enemies. GH-ENH-05, 06"""
    always_several: ClassVar[bool] = False
    """Whether it always has several targets, though it does not say whom in a phrase. GH-ENH-10"""

    @property
    def consumes(self) -> tuple[str, ...]:
        """The elements that monsters consume for it, in printed order. GH-ELEM-09"""
        return ()

    @property
    def whom(self) -> Targets | None:
        """Whom it concerns, if it says so in a phrase."""
        return None


class Lasting(Ability, frozen=True):
    """What a card does by lying in the active area. GH-ACTIVE-01"""

    lasts = True


class Branch(Ability, frozen=True):
    """Abilities of which some are performed only if something is so."""

    @property
    def taken(self) -> tuple[Ability, ...]:
        """What is performed if it is so."""
        return ()

    @property
    def not_taken(self) -> tuple[Ability, ...]:
        """What is performed if it is not."""
        return ()


# Attack


class More(msgspec.Struct, frozen=True):
    """What an attack gains if an element is consumed, or against a target of whom `when` is true. GH-ELEM-05"""

    consume: tuple[str, ...] = ()
    when: When | None = None
    attack: int = 0
    per: Per | None = None
    """What `attack` is multiplied by."""
    pierce: int = 0
    push: int = 0
    range: int = 0
    targets: int = 0
    area: Area | None = None
    give: tuple[str, ...] = ()
    xp: int = 0
    xp_each: int = 0
    """Experience for each of what is counted."""
    heal_for_each: int = 0
    """Heals the attacker so much for each target damaged."""
    kills: When | None = None
    """A target of whom this is true dies instead."""
    hurts_enemies_around: int = 0
    """Damage suffered by enemies next to the target."""
    advantage: bool = False
    leaps: int = 0
    """How much farther the attack leaps from target to target."""


class Attack(Ability, frozen=True):
    """An attack on one target or several. `by` is its value on a class card, and added to the statistic on a monster's.

    GH-ATK-01
    """

    lines = ("attack", "hex")
    barred_by = DISARM
    against_enemies = True

    by: int
    range: int = 0
    """A stated range; 0 for melee, or for the range of the statistic card. GH-MATK-04"""
    range_by: int = 0
    targets: int = 1
    area: Area | None = None
    to: Targets | None = None
    on_one: bool = False
    """All its targets' attacks fall on the focus."""
    pierce: int = 0
    push: int = 0
    pull: int = 0
    give: tuple[str, ...] = ()
    more: tuple[More, ...] = ()
    per: Per | None = None
    """A count that is added to the value."""
    xp_each: int = 0
    """Experience for each enemy targeted."""
    hurts_around: int = 0
    """Damage suffered by everyone next to the target."""
    hurts_as_much: bool = False
    """Everyone next to the target suffers as much damage as it did."""
    shatters: int = 0
    """The target may be pushed into obstacles: they are destroyed, and it suffers so much for each."""
    slams: int = 0
    """Damage for each hex that the target cannot be pushed because of a wall or obstacle."""
    covers_allies: bool = False
    """A later ability concerns the allies under the pattern too."""
    melee: bool = False
    """A melee attack in spite of its range."""
    leaps: int = 0
    """So many other targets follow, each near the last one, each attack weaker by 1 than the one before."""
    targets_per: Per | None = None
    """A count that is added to the number of targets."""
    range_per: Per | None = None
    """A count that is the range; without any there is no attack."""
    ignores_shield: bool = False
    xp_per_damage: int = 0
    """Experience for every so much damage done."""
    grounds: bool = False
    """The target can no longer fly."""
    xp_each_two: int = 0
    """Experience for every two enemies targeted."""
    finishes: int = 0
    """The target dies if it has no more hit points than this after the attack, with 1 experience."""
    drives: int = 0
    """The target is made to move up to so many hexes toward the closest hex next to one of the attacker's allies."""
    infects: tuple[str, ...] = ()
    """Conditions for the attacker's allies next to the target."""

    @property
    def consumes(self) -> tuple[str, ...]:
        return tuple(element for more in self.more for element in more.consume)

    @property
    def whom(self) -> Targets | None:
        return self.to


# Move


class Way(msgspec.Struct, frozen=True):
    """What a move gains if these elements are consumed. GH-ELEM-05, 08"""

    consume: tuple[str, ...]
    by: int = 0
    jump: bool = False
    give: tuple[str, ...] = ()
    """To all enemies moved through."""
    xp: int = 0


class Move(Ability, frozen=True):
    """Up to so many hexes; so many more than the statistic on a monster's card. GH-MOVE-01"""

    lines = ("move",)
    barred_by = IMMOBILIZE

    by: int
    jump: bool = False
    per: Per | None = None
    """A count that is added to the value."""
    loots: bool = False
    """Loots every hex entered."""
    straight: bool = False
    """Only in a straight line."""
    beside_obstacle: bool = False
    """Must end next to an obstacle."""
    clears: bool = False
    """Destroys the obstacles and disarms the traps moved through."""
    stepwise: bool = False
    """Hex by hex, because something later asks for the way."""
    more: tuple[Way, ...] = ()


class Teleport(Ability, frozen=True):
    """To any unoccupied hex of the revealed rooms. It is no move, so nothing can hold the figure back."""

    there: bool = False
    """Only to the hex of which is spoken."""


class SwapPlaces(Ability, frozen=True):
    """One of these figures and another of those teleport to each other's hexes. It is no move."""

    one: Targets
    other: Targets


class MoveBonus(Lasting, frozen=True):
    """All one's moves go so much farther, or less far."""

    by: int


class Spurred(Lasting, frozen=True):
    """One's moves, and those of creatures one has summoned, go farther if an element is consumed. GH-ELEM-05"""

    consume: str
    by: int
    xp: int = 0


class Fly(Lasting, frozen=True):
    """The figure flies. GH-MOVE-07"""


class MovesAsAttacks(Lasting, frozen=True):
    """Move abilities may be performed as attacks of the same value."""


# Heal


class Heal(Ability, frozen=True):
    """Restore hit points: to oneself or an ally in range, or to whom it names. `range` 0: oneself. GH-HEAL-01, 03"""

    lines = ("heal",)

    by: int
    range: int = 0
    to: Targets | None = None
    give: tuple[str, ...] = ()
    more: tuple[str, int] | None = None
    """An element, and what it adds if consumed."""
    many: tuple[str, int] | None = None
    """An element, and how many are healed if it is consumed."""
    remembered: bool = False
    """A later ability asks who was healed."""
    targets: int = 1
    per: Per | None = None
    """A count that is added to the value."""
    cures: bool = False
    """All negative conditions are removed too."""
    packs: bool = False
    """Whoever is healed receives a large medical pack."""

    @property
    def consumes(self) -> tuple[str, ...]:
        return tuple(extra[0] for extra in (self.more, self.many) if extra is not None)

    @property
    def whom(self) -> Targets | None:
        return self.to


class HealAll(Ability, frozen=True):
    """Every adjacent ally is healed."""

    lines = ("heal",)

    by: int

    @property
    def whom(self) -> Targets | None:
        return Targets.ADJACENT_ALLIES


class HealBonus(Lasting, frozen=True):
    """Heals restore more."""

    by: int


class HealedMore(Lasting, frozen=True):
    """The figure is healed by more, once for each slot."""

    by: int


class Overheal(Lasting, frozen=True):
    """The figure may be healed beyond its maximum, which remains what it is."""

    most: int


# Medicine


class Cure(Ability, frozen=True):
    """All negative conditions of those it names are removed, or so many."""

    to: Targets
    range: int = 1
    number: int = 0

    @property
    def whom(self) -> Targets | None:
        return self.to


class HealsCure(Lasting, frozen=True):
    """Before a heal all negative conditions are removed, once for each slot."""


class HealsSpread(Lasting, frozen=True):
    """All one's heals affect oneself and all adjacent allies."""


class AsHeals(Lasting, frozen=True):
    """Attacks and moves may be performed as heals of that value and so much more."""

    more: int


class GivePack(Ability, frozen=True):
    """Characters among those it names receive a card of the supply: a medical pack, or a large one."""

    large: bool = False
    to: Targets = Targets.ONE_ALLY

    @property
    def whom(self) -> Targets | None:
        return self.to


class Bestow(Branch, frozen=True):
    """The card is placed in an adjacent character's active area, and works there as if it were theirs."""

    then: tuple[Ability, ...]
    returns: bool = False
    """It returns to its owner's discard pile."""

    @property
    def taken(self) -> tuple[Ability, ...]:
        return self.then

    def with_each(self, change: Callable[[tuple[Ability, ...]], tuple[Ability, ...]]) -> Self:
        """The same with its abilities changed."""
        return replace(self, then=change(self.then))


# Conditions


class Give(Ability, frozen=True):
    """Conditions without an attack. GH-EFF-03"""

    lines = ("condition",)

    conditions: tuple[str, ...]
    to: Targets
    range: int = 1
    push: int = 0
    targets: int = 1

    @property
    def whom(self) -> Targets | None:
        return self.to


class GiveInArea(Ability, frozen=True):
    """Conditions for all enemies under the pattern. GH-EFF-03, GH-AOE-01"""

    lines = ("condition", "hex")

    conditions: tuple[str, ...]
    area: Area
    range: int


class LiftCurses(Ability, frozen=True):
    """All curses leave one's modifier deck, and its discard pile is shuffled back into it. GH-COND-16, GH-AMD-08"""


class CursesTwice(Lasting, frozen=True):
    """An enemy who is cursed is cursed once more, once for each slot."""


class Along(Ability, frozen=True):
    """What comes with another ability of the action if that was performed: conditions or an element. GH-ENH-06, 08"""

    line: int
    """The place of that ability."""
    give: tuple[str, ...] = ()
    to: Targets = Targets.SELF
    range: int = 1
    element: str = ""


# Push and pull


class Push(Ability, frozen=True):
    """Away from the figure, hex by hex. GH-EFF-04"""

    lines = ("push",)
    against_enemies = True

    by: int
    to: Targets = Targets.ONE_ADJACENT_ENEMY
    more: tuple[str, int] | None = None
    """An element, and how far instead if it is consumed."""
    give: tuple[str, ...] = ()

    @property
    def consumes(self) -> tuple[str, ...]:
        return () if self.more is None else (self.more[0],)

    @property
    def whom(self) -> Targets | None:
        return self.to


class Pull(Ability, frozen=True):
    """Toward the figure, hex by hex. GH-EFF-05"""

    lines = ("pull",)
    against_enemies = True

    by: int
    range: int
    give: tuple[str, ...] = ()
    targets: int = 1


class PullToward(Ability, frozen=True):
    """All enemies near a hex within range are pulled toward it."""

    lines = ("pull",)
    against_enemies = True
    always_several = True

    by: int
    range: int
    near: int
    give: tuple[str, ...] = ()


class Drag(Ability, frozen=True):
    """One adjacent enemy is made to move so far, by the player's choice, to a hex adjacent to the figure."""

    by: int


# Damage


class Suffer(Ability, frozen=True):
    """The figure itself suffers damage."""

    by: int
    per: Per | None = None
    """A count that is added to it."""


class Hurt(Ability, frozen=True):
    """Others suffer damage that is no attack."""

    by: int
    to: Targets

    range: int = 1

    @property
    def whom(self) -> Targets | None:
        return self.to


class Fester(Ability, frozen=True):
    """Any one poisoned enemy suffers damage; perhaps it is poisoned no more."""

    by: int
    cures: bool = False


class Blight(Ability, frozen=True):
    """One ally within range is poisoned, or suffers damage if it is so already."""

    by: int
    range: int


class FeedOn(Ability, frozen=True):
    """Those it names suffer damage; for each two of them all one's attacks this round gain 1, with 1 experience."""

    lasts = True

    by: int
    to: Targets

    @property
    def whom(self) -> Targets | None:
        return self.to


# Sacrifice


class SufferUpTo(Ability, frozen=True):
    """The figure may suffer as much damage as its player likes, up to so much; later abilities count it."""

    by: int


class DropTo(Ability, frozen=True):
    """The figure's hit points fall to so many, which is no damage."""

    by: int


class Collapse(Ability, frozen=True):
    """The character becomes exhausted at once. GH-EXH-01"""


class RestWell(Lasting, frozen=True):
    """A short rest at the end of this round has all the benefits of a long rest. GH-REST-06"""


class HurtInArea(Ability, frozen=True):
    """All enemies under the pattern of whom `when` is true suffer damage that is no attack."""

    by: int
    area: Area
    when: When


# Kill


class Kill(Ability, frozen=True):
    """One enemy within range of whom `when` is true dies, or all of them; its hex is marked."""

    when: When
    range: int = 1
    everyone: bool = False


class KillInArea(Ability, frozen=True):
    """All enemies under the pattern of whom `when` is true die."""

    lines = ("hex",)

    area: Area
    when: When
    xp_each: int = 0
    range: int = 1


# Loot


class Loot(Ability, frozen=True):
    """Everything within range is picked up; monsters pick up money. GH-LOOT-01, GH-MOTHER-07"""

    range: int


class LootSome(Ability, frozen=True):
    """Loot, but no more than so many tokens and tiles."""

    range: int
    most: int


class GainMoney(Ability, frozen=True):
    """One money token from the supply for each of what is counted."""

    per: Per


# Elements


class Infuse(Ability, frozen=True):
    """An element moves to Strong at the end of the turn, or when the monsters of the type have acted. GH-ELEM-02, 09"""

    element: str


class InfuseAny(Ability, frozen=True):
    """An element of the player's choice, if the action has done something. GH-ELEM-03"""


class Consume(Branch, frozen=True):
    """Abilities performed only if the element is consumed. GH-ELEM-05"""

    element: str
    then: tuple[Ability, ...]
    otherwise: tuple[Ability, ...] = ()
    """On a class card: what is performed if it is not consumed."""
    xp: int = 0
    also: str = ""
    """Another element that is needed too. GH-ELEM-08"""

    @property
    def consumes(self) -> tuple[str, ...]:
        return (self.element, self.also) if self.also else (self.element,)

    @property
    def taken(self) -> tuple[Ability, ...]:
        return self.then

    @property
    def not_taken(self) -> tuple[Ability, ...]:
        return self.otherwise

    def with_each(self, change: Callable[[tuple[Ability, ...]], tuple[Ability, ...]]) -> Self:
        """The same with its abilities changed."""
        return replace(self, then=change(self.then), otherwise=change(self.otherwise))


class If(Branch, frozen=True):
    """Abilities performed only if something is true of the action so far. GH-XP-03"""

    what: When
    then: tuple[Ability, ...]
    otherwise: tuple[Ability, ...] = ()
    xp: int = 0

    @property
    def taken(self) -> tuple[Ability, ...]:
        return self.then

    @property
    def not_taken(self) -> tuple[Ability, ...]:
        return self.otherwise

    def with_each(self, change: Callable[[tuple[Ability, ...]], tuple[Ability, ...]]) -> Self:
        """The same with its abilities changed."""
        return replace(self, then=change(self.then), otherwise=change(self.otherwise))


class Pay(Branch, frozen=True):
    """Abilities performed only if the player chooses to bear a cost."""

    cost: Ability
    then: tuple[Ability, ...]
    otherwise: tuple[Ability, ...] = ()
    xp: int = 0

    @property
    def taken(self) -> tuple[Ability, ...]:
        return self.then

    @property
    def not_taken(self) -> tuple[Ability, ...]:
        return self.otherwise

    def with_each(self, change: Callable[[tuple[Ability, ...]], tuple[Ability, ...]]) -> Self:
        """The same with its abilities changed."""
        return replace(self, then=change(self.then), otherwise=change(self.otherwise))


Branching: TypeAlias = Consume | If | Pay | Bestow
"""Every kind of branch."""


# Recover


class Recover(Ability, frozen=True):
    """Up to so many cards return to hand: one's own, or (with a range) an ally's. GH-RECOVER-01, 06"""

    cards: int
    lost: bool = False
    """From the lost pile; otherwise from the discard pile."""
    range: int = 0
    then_lose: int = 0
    """So many cards from hand are lost for it."""
    of_healed: bool = False
    """Cards of whom the action has healed."""
    of_neighbours: bool = False
    """Cards of the characters next to the ally, who takes them into their own hand."""
    summoning: bool = False
    """Only cards that summon."""


class RecoverLost(Ability, frozen=True):
    """All lost cards return to hand. GH-RECOVER-01"""


class AllyRecovers(Ability, frozen=True):
    """One adjacent ally, or any one, may take back all discarded cards. GH-RECOVER-01"""

    anyone: bool = False


class AlliesRecover(Ability, frozen=True):
    """Each of these may take back so many discarded cards. GH-RECOVER-01"""

    cards: int
    to: Targets
    per: Per | None = None
    """A count that is added to the number of cards."""

    @property
    def whom(self) -> Targets | None:
        return self.to


class Refresh(Ability, frozen=True):
    """Items of those whom it names can be used again: so many of each, of these slots. GH-RECOVER-05"""

    items: int = 1
    spent: bool = False
    consumed: bool = False
    slots: tuple[str, ...] = ()
    """Nothing for any slot."""
    to: Targets = Targets.SELF
    range: int = 1
    discard: int = 0
    """So many cards from one's own hand are discarded for it."""

    @property
    def whom(self) -> Targets | None:
        return self.to


class RefreshWhen(Lasting, frozen=True):
    """Items are refreshed at the end of each round, or whenever one has taken a long rest. GH-RECOVER-05"""

    at: Literal["end-of-round", "long-rest"]
    refresh: Refresh


# Traps


class MakeTrap(Ability, frozen=True):
    """A monster's damage trap in an adjacent empty hex closest to an enemy. GH-OVL-11"""

    damage: int


class LayTrap(Ability, frozen=True):
    """A character's trap in an adjacent empty hex; `xp` is gained when an enemy springs it. GH-OVL-11"""

    damage: int
    conditions: tuple[str, ...] = ()
    xp: int = 0
    hurts_around: int = 0
    """Damage for all enemies next to it when it is sprung."""
    gives_around: tuple[str, ...] = ()
    """Conditions for them."""


class DisarmTrap(Ability, frozen=True):
    """One adjacent trap is removed without its effect. GH-OVL-09"""

    onto: int = 0
    """An enemy within this range suffers its effects instead."""


# Obstacles


class CreateObstacles(Ability, frozen=True):
    """Obstacles of one hex, in empty hexes within range, or where the killed enemy stood. GH-OVL-19"""

    number: int
    range: int = 1
    at_mark: bool = False


class CreateBoulder(Ability, frozen=True):
    """One obstacle on three hexes that touch each other. GH-OVL-19"""

    range: int


class DestroyObstacle(Ability, frozen=True):
    """One adjacent obstacle."""


class DestroyObstacles(Ability, frozen=True):
    """All obstacles within range."""

    range: int


class MoveObstacle(Ability, frozen=True):
    """One adjacent obstacle of one hex goes to an empty hex within range. GH-OVL-19"""

    range: int


# Summons


class Summon(Ability, frozen=True):
    """A creature on an empty adjacent hex, or several alike (see content/summons.py). GH-SUMMON-01"""

    lines = ("summon",)
    lasts = True

    name: str
    number: int = 1


class SummonsMove(Ability, frozen=True):
    """All summoned allies within range may move, by their own value and so much more, as the player says."""

    by: int
    range: int


class SummonMonster(Ability, frozen=True):
    """Monsters on empty adjacent hexes, as near to an enemy as can be. GH-MOTHER-02, 03"""

    monster: str
    ranks: Ranks = ONE_NORMAL
    beside_target: bool = False
    as_healthy_as_summoner: bool = False


# Command


class Command(Ability, frozen=True):
    """One enemy within range moves, or attacks another enemy, as the player says."""

    range: int
    move: int = 0
    attack: int = 0
    own: bool = False
    """It attacks with its own value, and so much more."""


class CommandInArea(Ability, frozen=True):
    """All enemies under the pattern move as the player says. GH-AOE-01"""

    lines = ("hex",)

    area: Area
    range: int
    move: int


class CommandAll(Ability, frozen=True):
    """All whom it names attack other enemies, or move, as the player says."""

    attack: int
    to: Targets
    move: int = 0

    @property
    def whom(self) -> Targets | None:
        return self.to


class Charm(Ability, frozen=True):
    """One normal or elite enemy within range spends its turn this round fighting its own side."""

    lasts = True

    range: int
    steered: bool = False
    """The player decides what it does; otherwise it acts by the rules of monsters."""


class AllyPerforms(Ability, frozen=True):
    """One ally within range may move, attack or kill; or all of them."""

    ability: Ability
    range: int = 1
    augmented: bool = False
    """With the effects of one's augments."""
    everyone: bool = False
    many: int = 1
    """How many allies may do so, one after the other."""
    anywhere: bool = False
    """However far away and out of sight."""
    xp_each: int = 0
    """Experience for each attack that is made."""
    summons: bool = False
    """Only summoned allies, and the player says how."""
    own: bool = False
    """With their own values, and so much more."""
    same: bool = False
    """The ally of the part before goes on."""


class ExtraTurn(Ability, frozen=True):
    """One ally within range may take a turn at once, with two cards from hand."""

    range: int = 1


# Companions


class CommandBonus(Lasting, frozen=True):
    """Attacks that one's companion makes by Commands are stronger."""

    by: int


class ForgoActions(Lasting, frozen=True):
    """Before one's companion acts, the top action of the turn may be forgone, which makes all its attacks this round
    stronger; or the bottom action, which makes all its moves longer."""

    attack: int
    move: int


class CompanionFeeds(Lasting, frozen=True):
    """After its attacks one's companion is healed, once for each slot."""

    by: int


class ShareWounds(Ability, frozen=True):
    """All damage of oneself and all summoned allies is shared out among them anew; nobody bears more than its maximum
    hit points."""


# Round bonuses


class Rally(Ability, frozen=True):
    """Shield, attack, move or retaliate for oneself or allies until the end of the round; or no damage at all."""

    lines = ("shield", "retaliate")
    lasts = True

    shield: int = 0
    attack: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    move: int = 0
    unharmed: bool = False
    """They suffer no damage."""
    immune: bool = False
    """They are immune to all negative conditions."""
    to: Targets = Targets.SELF_AND_ADJACENT
    range: int = 1
    per: Per | None = None
    """What the values are multiplied by."""

    @property
    def whom(self) -> Targets | None:
        return self.to


class Encourage(Ability, frozen=True):
    """All allies add so much to their attacks this round."""

    by: int


class Avoided(Ability, frozen=True):
    """All attacks targeting the figure, or those it names, are made with disadvantage this round."""

    lasts = True

    to: Targets = Targets.SELF
    range: int = 1

    @property
    def whom(self) -> Targets | None:
        return self.to


class Doubled(Ability, frozen=True):
    """The values of all one's moves, or of all one's attacks, are doubled for the rest of the turn. GH-ATK-06"""

    what: Literal["move", "attack"]


class OnDeath(Ability, frozen=True):
    """An attack on all adjacent enemies, made if the monster dies this round. GH-MOTHER-06"""

    attack: Attack


# Defence


class Shield(Lasting, frozen=True):
    """So much less damage by every attack. GH-SHIELD-01"""

    lines = ("shield",)

    by: int
    to: Targets = Targets.SELF
    range: int = 0

    @property
    def whom(self) -> Targets | None:
        return self.to


class Retaliate(Lasting, frozen=True):
    """Whoever attacks from within range suffers so much. GH-RETAL-01"""

    lines = ("retaliate",)

    by: int
    range: int = 1
    xp: int = 0
    """Experience each time."""


class Counter(Lasting, frozen=True):
    """Retaliate against the next attacks on the figure, used up slot by slot."""

    lines = ("retaliate",)

    by: int
    range: int = 1
    negates: bool = False
    """Only for attacks that would deal damage: none is suffered."""


class Ward(Lasting, frozen=True):
    """Shield against attacks, used up slot by slot."""

    lines = ("shield",)

    by: int


class Negate(Lasting, frozen=True):
    """Damage is not suffered, once for each slot. GH-ACTIVE-06"""


class TakeOver(Lasting, frozen=True):
    """Damage that any ally suffers may be suffered by the figure instead, reduced by so much."""

    less: int


class Protect(Lasting, frozen=True):
    """Attacks on adjacent allies fall on the figure instead."""


class DefyDeath(Lasting, frozen=True):
    """Damage that would leave no hit point is not suffered, once for each slot. GH-ACTIVE-06"""


class Vengeance(Lasting, frozen=True):
    """A melee attack of this value each time the figure has suffered damage, once for each slot."""

    attack: int


class Exposed(Lasting, frozen=True):
    """Melee attacks targeting the figure are stronger."""

    by: int


class RetaliateBonus(Lasting, frozen=True):
    """Every retaliate of the figure is higher."""

    by: int


class Immune(Lasting, frozen=True):
    """The figure is immune to all negative conditions."""


# Attack bonuses


class Stronger(Lasting, frozen=True):
    """Bonus to attacks on targets of whom `when` is true."""

    by: int = 0
    times: int = 1
    when: When | None = None
    give: tuple[str, ...] = ()
    advantage: bool = False
    breaks_obstacle: bool = False
    """An adjacent obstacle is destroyed for it."""
    whole: bool = False
    """One use is for all attacks of an action."""
    ignores_shield: bool = False
    each_turn: bool = False
    """Only for one attack in each turn."""


class Empowered(Lasting, frozen=True):
    """Once in each attack action something strengthens all attacks of it: an element that is consumed, or, without
    one, an item that is used. GH-ELEM-05, GH-USE-01"""

    consume: str
    attack: int
    advantage: bool = False
    xp: int = 0


class MoreTargets(Lasting, frozen=True):
    """Ranged attacks gain targets: one's own, or those of adjacent allies. GH-EFF-09"""

    by: int = 1
    of_adjacent_allies: bool = False


class SeesInvisible(Lasting, frozen=True):
    """Invisible enemies can be targeted. GH-COND-21"""


class Farther(Lasting, frozen=True):
    """Ranged attacks reach farther, or less far; perhaps only for an element that is consumed."""

    by: int
    consume: str = ""


class WholeAttack(Lasting, frozen=True):
    """Once for each attack ability, for an element or another cost if it names one: all its attacks gain this."""

    consume: str = ""
    cost: Ability | None = None
    attack: int = 0
    targets: int = 0
    times: int = 1


class Sweeping(Lasting, frozen=True):
    """Melee attacks target all adjacent enemies."""


class CurseBites(Lasting, frozen=True):
    """An enemy whose attack comes to nothing by a curse suffers damage. GH-COND-16"""

    by: int


# Augments


class Augment(Lasting, frozen=True):
    """What one's melee attacks gain. Only one augment is active at a time."""

    attack: int = 0
    give: tuple[str, ...] = ()
    shield: int = 0
    retaliate: int = 0
    heal: int = 0
    heal_range: int = 0
    consume: str = ""
    """Only if this element is consumed for the attack."""
    kills: When | None = None
    """A target of whom this is true dies instead."""


class TwoAugments(Lasting, frozen=True):
    """Two augments may be active at once."""


class AugmentsAtRange(Lasting, frozen=True):
    """Ranged attacks have the effects of augments too."""


# Songs


class Song(Lasting, frozen=True):
    """What all allies gain while it is sung, or all enemies suffer. Its singer gains 1 experience at the beginning of
    each turn; only one song is sung at a time."""

    attack: int = 0
    """For all their attacks."""
    attack_once: int = 0
    """For one of their attacks each turn."""
    give: tuple[str, ...] = ()
    """Conditions that their attacks bring."""
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    move: int = 0
    range: int = 0
    heal: int = 0
    """They may be healed so much at the beginning of their turns."""
    step: int = 0
    """They may move so far before their attacks."""
    disheartens: bool = False
    """All attacks of enemies have disadvantage."""


class TwoSongs(Lasting, frozen=True):
    """Two songs may be sung at once, with the experience of one."""


class Safeguard(Lasting, frozen=True):
    """The next damage of an ally within range, or of any summoned ally, is not suffered, once for each slot.

    GH-ACTIVE-06
    """

    range: int = 0
    summons: bool = False


# Dooms


class Doom(Lasting, frozen=True):
    """What lies on one enemy as long as the card is active: until the enemy dies or another Doom is played."""

    attack: int = 0
    """For one's own attacks on it."""
    allies_attack: int = 0
    """For those of allies."""
    summons_attack: int = 0
    """For those of summoned allies."""
    pierce: int = 0
    """For one's own and those of allies, as all that follows."""
    advantage: bool = False
    give: tuple[str, ...] = ()
    farther: bool = False
    """As much as the range of the attack is longer than the way."""
    weakens: int = 0
    """Its attack, move and range are lower by this."""
    bleeds: int = 0
    """Damage that it suffers at the start of each of its turns."""
    feeds: int = 0
    """Heals oneself each time it suffers damage."""
    dies: tuple[Ability, ...] = ()
    """What is performed when it dies."""
    passes: int = 0
    """If another enemy is within this range when it dies, all Dooms go to that one."""
    fate: int = 0
    """A normal or elite enemy dies at the start of this one of one's next turns."""


class Harvest(Lasting, frozen=True):
    """Abilities performed whenever a doomed enemy dies, once for each slot."""

    then: tuple[Ability, ...]


class DoomsPass(Lasting, frozen=True):
    """When a doomed enemy dies within range of another, one Doom goes to that one, once for each slot."""

    range: int


class TwoDooms(Lasting, frozen=True):
    """Two Dooms may lie on the same enemy."""


class MoveDooms(Ability, frozen=True):
    """All one's Dooms go to another enemy within range."""

    range: int


class NobodyHides(Lasting, frozen=True):
    """No enemy is invisible, or can become so. GH-COND-21"""


# Every turn


Moment: TypeAlias = Literal[
    "start", "end", "during", "before-attack", "after-attack", "after-move", "after-consuming"
]  # fmt: skip
"""The start or end of a turn, or once at either; before an attack action; as the last part of an action with an
attack, with a move, or in which an element was consumed."""


class EveryTurn(Lasting, frozen=True):
    """Abilities performed at the start or the end of each of the next turns, or with each of the next attack or move
    actions, if `when` is true then; used up slot by slot."""

    at: Moment
    then: tuple[Ability, ...]
    when: When | None = None


# Boss actions


class BossSpecial(Ability, frozen=True):
    """The special action of this number on the boss's statistic card. GH-BOSS-03"""

    number: int


class NextDoor(Ability, frozen=True):
    """Jump to the next of the scenario's doors, however far, and open it."""


class NextPlace(Ability, frozen=True):
    """Jump to the next of the scenario's places, however far."""


class SummonServants(Ability, frozen=True):
    """So many tokens of this name, on empty adjacent hexes (see tokens.SERVANTS)."""

    name: str
    number: int


class Scatter(Ability, frozen=True):
    """All characters and summons move so many hexes, to be as far away as they can."""

    by: int


class Gather(Ability, frozen=True):
    """All characters and summons come to the nearest hex adjacent to it."""


class MindControl(Ability, frozen=True):
    """The last character who will play two cards this round fights its own side: Move 2, then the top action of the
    leading card."""


class ExtraTurns(Ability, frozen=True):
    """All monsters of this type take another turn at once, by the same card."""

    monster: str


class ThroneMoves(Ability, frozen=True):
    """An altar jumps to its next place and summons the demon of that place, by number of characters."""

    token: str
    """The altar."""
    ranks: Ranks


class LayEggs(Ability, frozen=True):
    """As many eggs as there are characters, on empty adjacent hexes."""

    token: str


class HatchEggs(Ability, frozen=True):
    """Every egg is destroyed, and a normal monster stands in its place."""

    token: str
    monster: str
