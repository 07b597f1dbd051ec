"""The words in which cards, monsters and classes are declared.

A card is written as it is printed: `card("trample", 1, 72, top=act(Attack(3, pierce=2)), bottom=act(...))`. A value
on a monster's card is added to its statistics: `Move(+1), Attack(-1)`. What is asked or counted ("hexes moved this
turn") is a phrase that rules/abilities/counts.py answers.

GH-ABIL-01, 02, 04, GH-MABIL-03, 04, GH-REF-01
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tabletome.games.gloomhaven.content.areas import Area

Source: TypeAlias = Literal["book", "public", "original"]

# Conditions are bits, so that a figure's conditions are one number. GH-COND-25
POISON, WOUND, IMMOBILIZE, DISARM, STUN, MUDDLE, INVISIBLE, STRENGTHEN = (1 << bit for bit in range(8))
PHASED = 1 << 8
"""No condition: a hero who stands in an obstacle by the power of an item, unseen there."""
UNSEEN = INVISIBLE | PHASED
CONDITIONS = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", "invisible", "strengthen")
CURSE, BLESS = "curse", "bless"
BIT = {name: 1 << bit for bit, name in enumerate(CONDITIONS)}
END_OF_NEXT_TURN = IMMOBILIZE | DISARM | STUN | MUDDLE | INVISIBLE | STRENGTHEN
"""Those that are removed at the end of the figure's next turn."""
NEGATIVE = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", CURSE)

ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")
"""Each is inert, waning or strong. GH-ELEM-01"""
ANY_ELEMENT = "any"

# Whom an ability without a choice of target concerns
SELF = "self"
ADJACENT_ENEMIES = "adjacent enemies"
ONE_ADJACENT_ENEMY = "one adjacent enemy"
ENEMIES_IN_RANGE = "enemies in range"
ALLIES_IN_RANGE = "allies in range"
SELF_AND_ALLIES = "self and allies in range"
ADJACENT_ALLIES = "adjacent allies"
ALL_ADJACENT = "adjacent enemies and allies"
EVERY_ENEMY = "every enemy"
SELF_AND_ALL_ALLIES = "self and all allies"
MOVED_THROUGH = "enemies moved through"
ONE_ENEMY = "one enemy in range"
ONE_ALLY = "one ally in range"
ANY_ALLY = "any one ally"
ALL_ALLIES = "all allies"
SELF_AND_ADJACENT = "self and adjacent allies"
ROOM_ENEMIES = "enemies in the same room"
ROOM_ALLIES = "allies in the same room"
BESIDE_MARKS = "enemies beside the marked hexes"
ALL_BESIDE_MARKS = "enemies and allies beside the marked hexes"
ALL_BESIDE_PATH = "enemies and allies beside the path"
ALL_IN_AREA = "enemies and allies in the area"
ALLIES_IN_AREA = "allies in the area"
CHOSEN = (ONE_ADJACENT_ENEMY, ONE_ENEMY, ONE_ALLY, ANY_ALLY)
"""Those of whom the player names one, or as many as the ability has targets."""
ON_THE_PATH = "enemies on the path to the target"

EVERYONE = 99
"""As many targets as there are."""


class Ability(msgspec.Struct, frozen=True):
    """One thing that a card makes a figure do."""


class More(msgspec.Struct, frozen=True):
    """What an attack gains if an element is consumed, or against a target of whom `when` is true. GH-ELEM-05"""

    consume: tuple[str, ...] = ()
    when: str = ""
    attack: int = 0
    per: str = ""
    """What `attack` is multiplied by: a count of something."""
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
    kills: str = ""
    """A target of whom this is true dies instead."""
    hurts_enemies_around: int = 0
    """Damage suffered by enemies next to the target."""


class Move(Ability, frozen=True):
    by: int
    jump: bool = False
    per: str = ""
    """A count that is the value instead."""
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


class Attack(Ability, frozen=True):
    """`by` is the value on a class card, and added to the statistic on a monster's."""

    by: int
    range: int = 0
    """A stated range; 0 for melee, or for the range of the statistic card. GH-MATK-04"""
    range_by: int = 0
    targets: int = 1
    area: Area | None = None
    whom: str = ""
    on_one: bool = False
    """All its targets' attacks fall on the focus."""
    pierce: int = 0
    push: int = 0
    pull: int = 0
    give: tuple[str, ...] = ()
    more: tuple[More, ...] = ()
    per: str = ""
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


class Heal(Ability, frozen=True):
    """`range` 0: itself only. GH-HEAL-01, 03"""

    by: int
    range: int = 0
    to: str = ""
    give: tuple[str, ...] = ()
    more: tuple[str, int] | None = None
    """An element, and what it adds if consumed."""
    many: tuple[str, int] | None = None
    """An element, and how many are healed if it is consumed."""
    targets: int = 1
    per: str = ""
    """A count that is the value instead."""


class Shield(Ability, frozen=True):
    by: int
    to: str = SELF
    range: int = 0


class Retaliate(Ability, frozen=True):
    by: int
    range: int = 1
    xp: int = 0
    """Experience each time."""


class Loot(Ability, frozen=True):
    range: int


class Give(Ability, frozen=True):
    """Conditions without an attack. GH-EFF-03"""

    conditions: tuple[str, ...]
    to: str
    range: int = 1
    push: int = 0
    targets: int = 1


class Push(Ability, frozen=True):
    by: int
    to: str = ONE_ADJACENT_ENEMY
    more: tuple[str, int] | None = None
    """An element, and how far instead if it is consumed."""
    give: tuple[str, ...] = ()


class Pull(Ability, frozen=True):
    by: int
    range: int
    give: tuple[str, ...] = ()


class Drag(Ability, frozen=True):
    """One adjacent enemy is made to move so far, by the player's choice, to a hex adjacent to the figure."""

    by: int


class Suffer(Ability, frozen=True):
    """The figure itself suffers damage."""

    by: int


class Hurt(Ability, frozen=True):
    """Others suffer damage that is no attack."""

    by: int
    to: str


class Infuse(Ability, frozen=True):
    """GH-ELEM-02"""

    element: str


class Consume(Ability, frozen=True):
    """Abilities performed only if the element is consumed. GH-ELEM-05"""

    element: str
    then: tuple[Ability, ...]
    otherwise: tuple[Ability, ...] = ()
    """On a class card: what is performed if it is not consumed."""
    xp: int = 0


class If(Ability, frozen=True):
    """Abilities performed only if something is true of the action so far. GH-XP-03"""

    what: str
    then: tuple[Ability, ...]


class SummonMonster(Ability, frozen=True):
    """GH-MOTHER-02, 03"""

    monster: str
    rank: str = "normal"
    beside_target: bool = False
    as_healthy_as_summoner: bool = False
    ranks: tuple[str, str, str] | None = None
    """Several of them by number of characters, 2, 3 and 4: "ne" is one normal and one elite."""


class MakeTrap(Ability, frozen=True):
    """A damage trap in an adjacent empty hex closest to an enemy. GH-OVL-11"""

    damage: int


class LayTrap(Ability, frozen=True):
    """A character's trap in an adjacent empty hex; `xp` is gained when an enemy springs it. GH-OVL-11"""

    damage: int
    conditions: tuple[str, ...] = ()
    xp: int = 0


class Summon(Ability, frozen=True):
    """A creature on an empty adjacent hex (see content/summons.py). GH-SUMMON-01"""

    name: str


class RecoverLost(Ability, frozen=True):
    """All lost cards return to hand. GH-RECOVER-01"""


class AllyRecovers(Ability, frozen=True):
    """One adjacent ally may take back all discarded cards. GH-RECOVER-01"""


class HealAll(Ability, frozen=True):
    """Every adjacent ally is healed."""

    by: int


class Rally(Ability, frozen=True):
    """Shield or attack for oneself and all adjacent allies, until the end of the round."""

    shield: int = 0
    attack: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    to: str = SELF_AND_ADJACENT
    range: int = 1
    per: str = ""
    """What the values are multiplied by: a count of something."""


class DisarmTrap(Ability, frozen=True):
    """GH-OVL-09"""

    onto: int = 0
    """An enemy within this range suffers its effects instead."""


class Kill(Ability, frozen=True):
    """One enemy within range of whom `when` is true dies; its hex is marked."""

    when: str
    range: int = 1


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


class GainMoney(Ability, frozen=True):
    """One money token from the supply for each of what is counted."""

    per: str


class Command(Ability, frozen=True):
    """One enemy within range moves, or attacks another enemy, as the player says."""

    range: int
    move: int = 0
    attack: int = 0


class Charm(Ability, frozen=True):
    """One normal or elite enemy within range spends its turn this round fighting its own side."""

    range: int
    steered: bool = False
    """The player decides what it does; otherwise it acts by the rules of monsters."""


class AllyPerforms(Ability, frozen=True):
    """One ally within range may move or attack."""

    ability: Ability
    range: int = 1
    augmented: bool = False
    """With the effects of one's augments."""


class Avoided(Ability, frozen=True):
    """All attacks targeting the figure this round are made with disadvantage."""


class OnDeath(Ability, frozen=True):
    """An attack made if the monster dies this round."""

    attack: Attack


class BossSpecial(Ability, frozen=True):
    """GH-BOSS-03"""

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


class Encourage(Ability, frozen=True):
    """All allies add so much to their attacks this round."""

    by: int


class ExtraTurns(Ability, frozen=True):
    """All monsters of this type take another turn at once, by the same card."""

    monster: str


class ThroneMoves(Ability, frozen=True):
    """An altar jumps to its next place and summons the demon of that place, by number of characters."""

    token: str
    """The altar."""
    ranks: tuple[str, str, str]


class LayEggs(Ability, frozen=True):
    """As many eggs as there are characters, on empty adjacent hexes."""

    token: str


class HatchEggs(Ability, frozen=True):
    """Every egg is destroyed, and a normal monster stands in its place."""

    token: str
    monster: str


class InfuseAny(Ability, frozen=True):
    """An element of the player's choice, if the action has done something. GH-ELEM-03"""


class Along(Ability, frozen=True):
    """What comes with another ability of the action if that was performed: conditions or an element. GH-ENH-06, 08"""

    line: int
    """The place of that ability."""
    give: tuple[str, ...] = ()
    to: str = SELF
    range: int = 1
    element: str = ""


class Recover(Ability, frozen=True):
    """Up to so many cards return to hand: one's own, or (with a range) an ally's. GH-RECOVER-01, 06"""

    cards: int
    lost: bool = False
    """From the lost pile; otherwise from the discard pile."""
    range: int = 0
    then_lose: int = 0
    """So many cards from hand are lost for it."""
    of_neighbours: bool = False
    """Cards of the characters next to the ally, who takes them into their own hand."""


class RefreshSmallItem(Ability, frozen=True):
    """An ally within range may refresh one consumed small item. GH-RECOVER-05"""

    range: int = 1


class KillInArea(Ability, frozen=True):
    """All enemies under the pattern of whom `when` is true die."""

    area: Area
    when: str
    xp_each: int = 0


class PullToward(Ability, frozen=True):
    """All enemies near a hex within range are pulled toward it."""

    by: int
    range: int
    near: int
    give: tuple[str, ...] = ()


class LootSome(Ability, frozen=True):
    """Loot, but no more than so many tokens and tiles."""

    range: int
    most: int


class SummonsMove(Ability, frozen=True):
    """All summoned allies within range may move, by their own value and so much more, as the player says."""

    by: int
    range: int


# Lasting effects of cards in the active area. GH-ACTIVE-01


class Stronger(Ability, frozen=True):
    """Bonus to attacks on targets of whom `when` is true."""

    by: int = 0
    times: int = 1
    when: str = ""
    give: tuple[str, ...] = ()
    advantage: bool = False
    breaks_obstacle: bool = False
    """An adjacent obstacle is destroyed for it."""


class Augment(Ability, frozen=True):
    """What one's melee attacks gain. Only one augment is active at a time."""

    attack: int = 0
    give: tuple[str, ...] = ()
    shield: int = 0
    retaliate: int = 0
    heal: int = 0
    heal_range: int = 0
    consume: str = ""
    """Only if this element is consumed for the attack."""
    kills: str = ""
    """A target of whom this is true dies instead."""


class TwoAugments(Ability, frozen=True):
    """Two augments may be active at once."""


class AugmentsAtRange(Ability, frozen=True):
    """Ranged attacks have the effects of augments too."""


class Counter(Ability, frozen=True):
    """Retaliate against the next attacks on the figure, used up slot by slot."""

    by: int
    range: int = 1
    negates: bool = False
    """Only for attacks that would deal damage: none is suffered."""


class EveryTurn(Ability, frozen=True):
    """Abilities performed at the start or the end of each of the next turns, used up slot by slot."""

    at: Literal["start", "end"]
    then: tuple[Ability, ...]


class MovesAsAttacks(Ability, frozen=True):
    """Move abilities may be performed as attacks of the same value."""


class MoreTargets(Ability, frozen=True):
    """Ranged attacks gain targets. GH-EFF-09"""

    by: int = 1


class Farther(Ability, frozen=True):
    """Ranged attacks reach farther for an element that is consumed."""

    by: int
    consume: str


class HealBonus(Ability, frozen=True):
    """Heals restore more."""

    by: int


class Ward(Ability, frozen=True):
    """Shield against attacks, used up slot by slot."""

    by: int


class Negate(Ability, frozen=True):
    """Damage is not suffered, once for each slot. GH-ACTIVE-06"""


class Protect(Ability, frozen=True):
    """Attacks on adjacent allies fall on the figure instead."""


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

    def is_open(self, place: int, gates: int) -> bool:
        """Whether the ability at this place is part of the action when these gates (bits) have been opened."""
        while self.guards and (guard := self.guards[place]):
            place = abs(guard) - 1
            if bool(gates >> place & 1) != (guard > 0):
                return False
        return True


def _flatten(abilities: tuple[Ability, ...], guard: int, flat: list[Ability], guards: list[int]) -> None:
    """Branches stand behind the ability that decides about them, so that each ability has a place of its own."""
    for ability in abilities:
        flat.append(ability)
        guards.append(guard)
        place = len(flat)
        if isinstance(ability, Consume | If):
            _flatten(ability.then, place, flat, guards)
        if isinstance(ability, Consume):
            _flatten(ability.otherwise, -place, flat, guards)


def act(
    *abilities: Ability,
    lost: bool = False,
    xp: int = 0,
    infuse: tuple[str, ...] = (),
    stays: Stays = "",
    slots: tuple[int, ...] = (),
) -> Act:
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
    )


class MonsterCard(msgspec.Struct, frozen=True):
    """One of the eight ability cards of a deck. GH-MABIL-03, 05"""

    initiative: int
    abilities: tuple[Ability, ...]
    shuffle: bool = False


def card(initiative: int, *abilities: Ability, shuffle: bool = False) -> MonsterCard:
    return MonsterCard(initiative, abilities, shuffle)


class Stat(msgspec.Struct, frozen=True):
    """One column of a monster statistic card at one level. GH-MSTAT-03, 04, 05"""

    health: int
    move: int
    attack: int
    range: int = 0
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    pierce: int = 0
    targets: int = 1
    give: tuple[str, ...] = ()
    flying: bool = False
    avoided: bool = False
    """Attacks on it are made with disadvantage."""
    advantage: bool = False
    immune: tuple[str, ...] = ()


class MonsterType(msgspec.Struct, frozen=True):
    """A monster statistic card: normal and elite by level. GH-MSTAT-01"""

    name: str
    deck: str
    standees: int
    normal: tuple[Stat, ...]
    elite: tuple[Stat, ...]
    source: Source = "public"
