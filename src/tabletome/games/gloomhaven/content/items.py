"""The 133 item designs of the box and the 17 of scenarios for one character: number, name, slot, price, copies, and
what each does. Facts are public, the words our own.

GH-ITEM-01, 04, 05, 07, 08, 10, 11, GH-COMP-01
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tabletome.games.gloomhaven.content.areas import ARC, RHOMBUS, TRIANGLE, TWO_ADJACENT, TWO_IN_LINE, Area
from tabletome.games.gloomhaven.content.notation.conditions import ANY_ELEMENT, ELEMENTS
from tabletome.games.gloomhaven.content.notation.phrases import Targets
from tabletome.games.gloomhaven.content.notation.sources import Source

Slot: TypeAlias = Literal["head", "body", "legs", "one-hand", "two-hands", "small"]
Symbol: TypeAlias = Literal["", "spent", "consumed"]
HEAD: Slot = "head"
BODY: Slot = "body"
LEGS: Slot = "legs"
HAND: Slot = "one-hand"
HANDS: Slot = "two-hands"
SMALL: Slot = "small"
SPENT: Symbol = "spent"
CONSUMED: Symbol = "consumed"
ANY_TIME: Symbol = ""
"""Neither symbol: as often as its own text allows."""

UNDEAD = ("living-corpse", "living-spirit", "living-bones")


class Effect(msgspec.Struct, frozen=True):
    """What an item does, and thereby when it can be used."""


# In one's own turn


class InTurn(Effect, frozen=True):
    """Used at any moment of one's own turn."""

    while_stunned: bool = False


class HealSelf(InTurn, frozen=True):
    by: int = 0
    refresh_spent: bool = False
    recover: int = 0
    consume: tuple[str, ...] = ()


class HealOther(InTurn, frozen=True):
    """Oneself or an ally in range; with `summons` any summoned ally, wherever it stands."""

    by: int = 0
    range: int = 0
    summons: bool = False


class Recover(InTurn, frozen=True):
    """Take back up to so many discarded cards; with a range an ally does."""

    cards: int = 0
    range: int = 0


class RefreshSpent(InTurn, frozen=True):
    """All of one's spent items."""


class RefreshSmall(InTurn, frozen=True):
    """So many consumed small items."""

    items: int = 1
    curse: bool = False


class RefreshOne(InTurn, frozen=True):
    """Oneself, or any ally, refreshes one spent or consumed item."""


class CreateElement(InTurn, frozen=True):
    """Infuse elements: a named one, or any of the player's choice; `consume` has to be paid first."""

    elements: tuple[str, ...] = (ANY_ELEMENT,)
    consume: tuple[str, ...] = ()
    moved: int = 0
    """Only in a turn in which one has moved so many hexes."""


class GiveConditions(InTurn, frozen=True):
    """`to`: oneself, oneself and adjacent allies, adjacent enemies, or all enemies in range."""

    conditions: tuple[str, ...] = ()
    to: Targets = Targets.SELF
    range: int = 1
    one: bool = False
    """Only one of these, of the player's choice."""
    elements: tuple[str, ...] = ()
    """Elements that are infused, too."""


class Cure(InTurn, frozen=True):
    """Remove one negative condition, or all."""

    all: bool = False


class MoveOneself(InTurn, frozen=True):
    by: int = 0
    jump: bool = False


class MoveOther(InTurn, frozen=True):
    """A summoned ally, or an enemy, in range moves as the player says."""

    by: int = 0
    range: int = 0
    enemy: bool = False


class SummonCreature(InTurn, frozen=True):
    name: str = ""


class LootAround(InTurn, frozen=True):
    range: int = 1


class DisarmTraps(InTurn, frozen=True):
    range: int = 2


class DestroyObstacle(InTurn, frozen=True):
    """An adjacent one."""


class MarkEnemy(InTurn, frozen=True):
    """An adjacent normal or elite enemy: all the hero's attacks on it are stronger."""

    attack: int = 1


class PlayAnotherCard(Effect, frozen=True):
    """At the end of the turn: one more card from hand, its top or bottom action."""

    half: Literal["top", "bottom"]


class AnotherTurn(Effect, frozen=True):
    """At the end of the turn: two more cards from hand and a later turn in this round."""


# While moving, looting, at the start of a round


class OnMove(Effect, frozen=True):
    by: int = 0
    jump: bool = False


class OnLoot(Effect, frozen=True):
    """A Loot 1 ability becomes a Loot of this range."""

    range: int = 2


class OnHeal(Effect, frozen=True):
    """For one's Heal ability: it restores so many times as much."""

    times: int = 2


class OnObstacle(Effect, frozen=True):
    """When an action creates an obstacle: one more, with all that the action does to it."""


class AfterAction(Effect, frozen=True):
    """After an action with a Song: an attack or a move; after a Command: another card, the same half of it."""

    kind: Literal["song", "command"]


class OnInitiative(Effect, frozen=True):
    """When cards are revealed: so much faster or slower."""

    by: int


class OnEnemyConsumes(Effect, frozen=True):
    """Consume the element before an enemy can."""


# Attacking


class OnAttack(Effect, frozen=True):
    """Before the modifier card is drawn: for the whole attack ability, or (`once`) for one attack of it. GH-USE-02"""

    once: bool = False
    kind: Literal["", "melee", "ranged"] = ""
    single_target: bool = False
    """Only an attack ability with one target."""
    against: tuple[str, ...] = ()
    """Only a target of these types."""
    consume: tuple[str, ...] = ()
    suffer: int = 0
    ally: bool = False
    """For an ally's attack, not one's own."""
    attack: int = 0
    range: int = 0
    pierce: int = 0
    ignore_shield: bool = False
    advantage: bool = False
    push: int = 0
    pull: int = 0
    give: tuple[str, ...] = ()
    area: Area | None = None
    hurts_around: int = 0
    """The target and all enemies beside it suffer so much."""
    hurts_allies: int = 0
    """Allies in the pattern suffer so much."""
    suffer_each: int = 0
    """So much for each attack made, when it is made."""


# Attacked


class WhenAttacked(Effect, frozen=True):
    """Before the enemy's modifier card is drawn."""

    disadvantage: bool = False
    shield: int = 0
    turns_away: bool = False
    """An adjacent normal enemy attacks one of its own allies instead."""


class WhenDamaged(Effect, frozen=True):
    """When an attack would deal damage to the hero. With use slots it must be used. GH-USE-05"""

    shield: int = 0
    retaliate: int = 0
    negate: bool = False
    consume: tuple[str, ...] = ()


class WhenSummonDamaged(Effect, frozen=True):
    """When an attack would deal damage to a creature that one has summoned, it suffers none."""


# Always


class Always(Effect, frozen=True):
    """What works by itself while the item is equipped."""

    basic_move: int = 0
    basic_attack: int = 0
    flying: bool = False
    phasing: bool = False
    """In an obstacle: invisible, and unable to attack."""
    immune: tuple[str, ...] = ()
    muddle_strengthens: bool = False
    unmoved: bool = False
    """Not pushed or pulled by enemies."""
    small: int = 0
    """More room for small items."""
    minus_cards: int = 0
    """So many -1 cards leave the modifier deck."""
    doubles_are_zero: bool = False
    """x2 cards drawn against the hero count as +0."""
    last_focus: bool = False
    """For enemies in search of a focus the initiative is 99."""
    easy_terrain: bool = False
    no_hazards: bool = False
    heal_after_hazard: int = 0
    crowd: int = 0
    """Shield 1 next to at least so many monsters."""
    reach: int = 0
    """How far a melee attack on a single target goes."""
    heal_on_kill: int = 0
    shield_on_kill: int = 0
    """For the rest of the round, for each enemy killed in one's own turn."""
    melee_pierce: int = 0
    """For all one's melee attacks."""
    last_stand: int = 0
    """For melee attacks with a single hit point left."""
    augmenting: int = 0
    """For all attacks of an action with an Augment."""
    doom_gives: str = ""
    """The condition that comes with one's Dooms."""
    packs_heal: int = 0
    """How much more allies heal by medical packs."""
    charge: int = 0
    """After moving so far, +1 on the next melee attack of the turn."""
    moved: int = 0
    """After a turn with so many hexes moved, or (`at_most`) no more:"""
    at_most: bool = False
    heal: int = 0
    xp: int = 0
    shield: int = 0
    element: str = ""
    """When attacked while this element is strong, the attacker is:"""
    attacker_gets: str = ""
    attacker_pushed: int = 0


class Item(msgspec.Struct, frozen=True):
    """A design. `slots` are use slots, `penalty` counts -1 cards. GH-ITEM-05, 07, 11"""

    number: int
    name: str
    slot: Slot
    price: int
    copies: int
    symbol: Symbol
    effect: Effect
    slots: int = 0
    penalty: int = 0
    prosperity: int = 0
    """From which prosperity on the shop has it; 0 for those found otherwise. GH-SHOP-06"""
    random: bool = False
    """Of the deck of random item designs."""
    refreshable: bool = True
    """Without the symbol that forbids recovery. GH-RECOVER-03"""
    source: Source = "public"


ITEMS: dict[str, Item] = {}


def item(
    number: int,
    name: str,
    slot: Slot,
    price: int,
    symbol: Symbol,
    effect: Effect,
    *,
    copies: int = 2,
    slots: int = 0,
    penalty: int = 0,
    refreshable: bool = True,
) -> None:
    prosperity = 0 if number > FOUND_FROM else 1 if number <= FIRST_SHOP else 2 + (number - FIRST_SHOP - 1) // 7
    random = FOUND_FROM < number <= LAST_RANDOM
    ITEMS[name] = Item(
        number, name, slot, price, copies, symbol, effect, slots, penalty, prosperity, random, refreshable
    )


FIRST_SHOP, FOUND_FROM, LAST_RANDOM = 14, 70, 95
"""Items 1 to 14 are on sale from the start, seven more for each level of prosperity up to 70; 71 to 95 are random."""

# Prosperity 1
item(1, "boots-of-striding", LEGS, 20, SPENT, OnMove(2))
item(2, "winged-shoes", LEGS, 20, SPENT, OnMove(jump=True))
item(3, "hide-armor", BODY, 10, SPENT, WhenDamaged(shield=1), slots=2, penalty=2)
item(4, "leather-armor", BODY, 20, SPENT, WhenAttacked(disadvantage=True))
item(5, "cloak-of-invisibility", BODY, 20, CONSUMED, GiveConditions(conditions=("invisible",)))
item(6, "eagle-eye-goggles", HEAD, 30, SPENT, OnAttack(advantage=True))
item(7, "iron-helmet", HEAD, 10, ANY_TIME, Always(doubles_are_zero=True))
item(8, "heater-shield", HAND, 20, SPENT, WhenDamaged(shield=1))
item(9, "piercing-bow", HANDS, 30, CONSUMED, OnAttack(kind="ranged", ignore_shield=True))
item(10, "war-hammer", HANDS, 30, CONSUMED, OnAttack(kind="melee", give=("stun",)))
item(11, "poison-dagger", HAND, 20, SPENT, OnAttack(once=True, kind="melee", give=("poison",)))
item(12, "minor-healing-potion", SMALL, 10, CONSUMED, HealSelf(by=3), copies=4)
item(13, "minor-stamina-potion", SMALL, 10, CONSUMED, Recover(cards=2), copies=4)
item(14, "minor-power-potion", SMALL, 10, CONSUMED, OnAttack(attack=1), copies=4)

# Prosperity 2
item(15, "boots-of-speed", LEGS, 30, SPENT, OnInitiative(10))
item(16, "cloak-of-pockets", BODY, 20, ANY_TIME, Always(small=2))
item(17, "empowering-talisman", HEAD, 45, CONSUMED, RefreshSmall())
item(18, "battle-axe", HAND, 20, CONSUMED, OnAttack(kind="melee", single_target=True, area=TWO_ADJACENT))
item(19, "weighted-net", HANDS, 20, SPENT, OnAttack(once=True, kind="ranged", give=("immobilize",)))
item(20, "minor-mana-potion", SMALL, 10, CONSUMED, CreateElement(), copies=4)
item(21, "stun-powder", SMALL, 20, CONSUMED, OnAttack(once=True, give=("stun",)))

# Prosperity 3
item(22, "heavy-greaves", LEGS, 20, ANY_TIME, Always(unmoved=True), penalty=1)
item(23, "chainmail", BODY, 20, SPENT, WhenDamaged(shield=1), slots=3, penalty=3)
item(24, "amulet-of-life", HEAD, 20, SPENT, HealSelf(by=1))
item(25, "jagged-sword", HAND, 30, SPENT, OnAttack(once=True, kind="melee", give=("wound",)))
item(26, "long-spear", HANDS, 30, SPENT, OnAttack(kind="melee", single_target=True, area=TWO_IN_LINE))
item(27, "major-healing-potion", SMALL, 30, CONSUMED, HealSelf(by=5), copies=4)
item(28, "moon-earring", SMALL, 20, CONSUMED, RefreshSpent())

# Prosperity 4
item(29, "comfortable-shoes", LEGS, 30, ANY_TIME, Always(basic_move=3))
item(30, "studded-leather", BODY, 30, SPENT, WhenAttacked(disadvantage=True, shield=1))
item(31, "hawk-helm", HEAD, 20, SPENT, OnAttack(kind="ranged", range=1))
item(32, "tower-shield", HAND, 40, SPENT, WhenDamaged(shield=2))
item(33, "volatile-bomb", HAND, 30, CONSUMED, OnAttack(kind="ranged", single_target=True, area=TRIANGLE))
item(34, "major-stamina-potion", SMALL, 30, CONSUMED, Recover(cards=3), copies=4)
item(35, "falcon-figurine", SMALL, 50, CONSUMED, SummonCreature(name="jade-falcon"))

# Prosperity 5
item(36, "boots-of-dashing", LEGS, 40, SPENT, OnMove(3))
item(37, "robes-of-evocation", BODY, 40, SPENT, OnAttack(attack=1, consume=(ANY_ELEMENT,)))
item(38, "heavy-basinet", HEAD, 30, ANY_TIME, Always(immune=("stun", "muddle")), penalty=2)
item(39, "hooked-chain", HANDS, 40, SPENT, OnAttack(kind="ranged", pull=2))
item(40, "versatile-dagger", HAND, 25, ANY_TIME, Always(basic_attack=3))
item(41, "major-power-potion", SMALL, 40, CONSUMED, OnAttack(attack=2), copies=4)
item(42, "ring-of-haste", SMALL, 30, CONSUMED, PlayAnotherCard("bottom"))

# Prosperity 6
item(43, "boots-of-quickness", LEGS, 75, SPENT, OnInitiative(20))
item(44, "splintmail", BODY, 35, SPENT, WhenDamaged(shield=1), slots=4, penalty=4)
item(45, "pendant-of-dark-pacts", HEAD, 75, CONSUMED, RefreshSmall(items=2, curse=True))
item(46, "spiked-shield", HAND, 40, SPENT, WhenDamaged(shield=1, retaliate=2))
item(47, "reaping-scythe", HANDS, 40, CONSUMED, OnAttack(kind="melee", single_target=True, area=ARC))
item(48, "major-mana-potion", SMALL, 30, CONSUMED, CreateElement(elements=(ANY_ELEMENT, ANY_ELEMENT)), copies=4)
item(49, "sun-earring", SMALL, 40, CONSUMED, HealSelf(by=3, refresh_spent=True))

# Prosperity 7
item(50, "steel-sabatons", LEGS, 60, ANY_TIME, Always(moved=1, at_most=True, shield=1), penalty=2)
item(51, "shadow-armor", BODY, 30, CONSUMED, WhenDamaged(negate=True))
item(52, "protective-charm", HEAD, 60, ANY_TIME, Always(immune=("poison", "wound")))
item(53, "black-knife", HAND, 25, SPENT, OnAttack(once=True, kind="melee", give=("curse",)))
item(54, "staff-of-eminence", HANDS, 60, SPENT, OnAttack(kind="ranged", attack=1, consume=(ANY_ELEMENT,)))
item(55, "super-healing-potion", SMALL, 50, CONSUMED, HealSelf(by=7), copies=4)
item(56, "ring-of-brutality", SMALL, 40, CONSUMED, PlayAnotherCard("top"))

# Prosperity 8
item(57, "serene-sandals", LEGS, 75, ANY_TIME, Always(basic_move=4))
item(58, "cloak-of-phasing", BODY, 75, ANY_TIME, Always(flying=True, phasing=True))
item(59, "telescopic-lens", HEAD, 50, SPENT, OnAttack(kind="ranged", range=2))
item(60, "unstable-explosives", HAND, 45, CONSUMED,
     OnAttack(kind="ranged", single_target=True, area=RHOMBUS, hurts_allies=3))  # fmt: skip
item(61, "wall-shield", HANDS, 60, SPENT, WhenDamaged(shield=4))
item(62, "doom-powder", SMALL, 40, CONSUMED, OnAttack(once=True, give=("stun", "poison", "curse")))
item(63, "lucky-eye", SMALL, 60, CONSUMED, GiveConditions(conditions=("strengthen",), to=Targets.SELF_AND_ADJACENT))

# Prosperity 9
item(64, "boots-of-sprinting", LEGS, 75, SPENT, OnMove(4))
item(65, "platemail", BODY, 50, SPENT, WhenDamaged(shield=1), slots=5, penalty=5)
item(66, "mask-of-terror", HEAD, 50, ANY_TIME, OnAttack(once=True, kind="melee", push=1))
item(67, "balanced-blade", HAND, 60, ANY_TIME, Always(basic_attack=4))
item(68, "halberd", HANDS, 75, ANY_TIME, Always(reach=2))
item(69, "star-earring", SMALL, 70, CONSUMED, HealSelf(by=3, refresh_spent=True, recover=2))
item(70, "second-chance-ring", SMALL, 75, CONSUMED, AnotherTurn())

# Random item designs
item(71, "boots-of-levitation", LEGS, 50, ANY_TIME, Always(flying=True))
item(72, "shoes-of-happiness", LEGS, 50, ANY_TIME, Always(moved=6, xp=1))
item(73, "blinking-cape", BODY, 50, CONSUMED, MoveOneself(by=4, jump=True))
item(74, "swordedge-armor", BODY, 40, SPENT, WhenDamaged(shield=1, retaliate=1), slots=3, penalty=4)
item(75, "circlet-of-elements", HEAD, 25, SPENT, CreateElement(consume=(ANY_ELEMENT,)))
item(76, "chain-hood", HEAD, 40, ANY_TIME, Always(crowd=3), penalty=1)
item(77, "frigid-blade", HAND, 30, ANY_TIME, OnAttack(once=True, kind="melee", attack=2, consume=("ice",)))
item(78, "storm-blade", HAND, 30, ANY_TIME, OnAttack(once=True, kind="melee", attack=2, consume=("air",)))
item(79, "inferno-blade", HAND, 30, ANY_TIME, OnAttack(once=True, kind="melee", attack=2, consume=("fire",)))
item(80, "tremor-blade", HAND, 30, ANY_TIME, OnAttack(once=True, kind="melee", attack=2, consume=("earth",)))
item(81, "brilliant-blade", HAND, 30, ANY_TIME, OnAttack(once=True, kind="melee", attack=2, consume=("light",)))
item(82, "night-blade", HAND, 30, ANY_TIME, OnAttack(once=True, kind="melee", attack=2, consume=("dark",)))
item(83, "wand-of-frost", HAND, 30, SPENT, CreateElement(elements=("ice",)))
item(84, "wand-of-storms", HAND, 30, SPENT, CreateElement(elements=("air",)))
item(85, "wand-of-infernos", HAND, 30, SPENT, CreateElement(elements=("fire",)))
item(86, "wand-of-tremors", HAND, 30, SPENT, CreateElement(elements=("earth",)))
item(87, "wand-of-brilliance", HAND, 30, SPENT, CreateElement(elements=("light",)))
item(88, "wand-of-darkness", HAND, 30, SPENT, CreateElement(elements=("dark",)))
item(89, "minor-cure-potion", SMALL, 10, CONSUMED, Cure(while_stunned=True))
item(90, "major-cure-potion", SMALL, 30, CONSUMED, Cure(while_stunned=True, all=True))
item(91, "steel-ring", SMALL, 20, CONSUMED, WhenDamaged(shield=4))
item(92, "dampening-ring", SMALL, 25, CONSUMED, OnEnemyConsumes())
item(93, "scroll-of-power", SMALL, 30, CONSUMED, OnAttack(ally=True, attack=1))
item(94, "scroll-of-healing", SMALL, 30, CONSUMED, HealOther(by=3, range=5))
item(95, "scroll-of-stamina", SMALL, 50, CONSUMED, Recover(cards=2, range=5))

# Found in other ways
item(96, "rocket-boots", LEGS, 80, SPENT, OnMove(3, jump=True))
item(97, "endurance-footwraps", LEGS, 40, ANY_TIME, Always(moved=4, heal=1), copies=1)
item(98, "drakescale-boots", LEGS, 50, ANY_TIME, Always(easy_terrain=True, no_hazards=True), copies=1)
item(99, "magma-waders", LEGS, 50, ANY_TIME, Always(no_hazards=True, heal_after_hazard=2), copies=1)
item(100, "robes-of-summoning", BODY, 40, SPENT, HealOther(by=2, summons=True), copies=1)
item(101, "second-skin", BODY, 30, ANY_TIME, Always(minus_cards=2), copies=1)
item(102, "sacrificial-robes", BODY, 50, SPENT, OnAttack(kind="ranged", suffer=3, attack=1), copies=1)
item(103, "drakescale-armor", BODY, 50, ANY_TIME, Always(immune=("poison", "wound")), copies=1)
item(104, "steam-armor", BODY, 50, CONSUMED, WhenDamaged(shield=1), slots=5, copies=1)
item(105, "flea-bitten-shawl", BODY, 10, ANY_TIME, Always(last_focus=True), copies=1)
item(106, "necklace-of-teeth", HEAD, 40, ANY_TIME, Always(heal_on_kill=1), copies=1)
item(107, "horned-helm", HEAD, 30, ANY_TIME, Always(charge=4))
item(108, "drakescale-helm", HEAD, 50, ANY_TIME, Always(muddle_strengthens=True), copies=1)
item(109, "thiefs-hood", HEAD, 20, CONSUMED, OnLoot(2), copies=1)
item(110, "helm-of-the-mountain", HEAD, 50, ANY_TIME, Always(element="earth", attacker_gets="immobilize"), copies=1)
item(111, "wave-crest", HEAD, 50, ANY_TIME, Always(element="ice", attacker_pushed=2), copies=1)
item(112, "ancient-drill", HANDS, 30, CONSUMED, OnAttack(kind="melee", attack=2, pierce=2))
item(113, "skullbane-axe", HANDS, 50, SPENT, OnAttack(once=True, kind="melee", attack=5, against=UNDEAD), copies=1)
item(114, "staff-of-xorn", HANDS, 50, CONSUMED, OnAttack(kind="ranged", give=("poison", "muddle")), copies=1)
item(115, "mountain-hammer", HANDS, 50, CONSUMED, SummonCreature(name="warrior-spirit"), copies=1)
item(116, "fueled-falchion", HAND, 20, CONSUMED, OnAttack(kind="melee", single_target=True, hurts_around=1))
item(117, "bloody-axe", HAND, 40, SPENT, OnAttack(kind="melee", suffer=2, attack=1))
item(118, "staff-of-elements", HANDS, 50, SPENT, CreateElement())
item(
    119,
    "skull-of-hatred",
    HAND,
    50,
    CONSUMED,
    GiveConditions(conditions=("curse",), to=Targets.ADJACENT_ENEMIES),
    copies=1,
)
item(120, "staff-of-summoning", HANDS, 60, SPENT, MoveOther(by=3, range=3), copies=1)
item(121, "orb-of-dawn", HAND, 50, ANY_TIME, CreateElement(elements=("light",), consume=("dark",)), copies=1)
item(122, "orb-of-twilight", HAND, 50, ANY_TIME, CreateElement(elements=("dark",), consume=("light",)), copies=1)
item(123, "ring-of-skulls", SMALL, 50, CONSUMED, SummonCreature(name="skeleton"))
item(124, "doomed-compass", SMALL, 50, CONSUMED, MoveOther(by=2, range=5, enemy=True), copies=1)
item(125, "curious-gear", SMALL, 50, CONSUMED, DisarmTraps(range=2), copies=1)
item(
    126,
    "remote-spider",
    SMALL,
    40,
    CONSUMED,
    GiveConditions(conditions=("poison",), to=Targets.ADJACENT_ENEMIES),
    copies=1,
)
item(127, "giant-remote-spider", SMALL, 60, CONSUMED, LootAround(range=1), copies=1)
item(128, "black-censer", SMALL, 50, CONSUMED,
     GiveConditions(conditions=("muddle",), to=Targets.ENEMIES_IN_RANGE, range=2), copies=1)  # fmt: skip
item(129, "black-card", SMALL, 75, CONSUMED, MarkEnemy(attack=1), copies=1)
item(130, "helix-ring", SMALL, 50, CONSUMED, HealSelf(by=25, consume=("light", "dark")), copies=1)
item(131, "heart-of-the-betrayer", SMALL, 60, CONSUMED, WhenAttacked(turns_away=True), copies=1)
item(132, "power-core", SMALL, 75, CONSUMED, SummonCreature(name="steel-construct"), copies=1)
item(133, "resonant-crystal", SMALL, 20, CONSUMED, DestroyObstacle(), copies=1)

# For one character each, by the scenarios that they play alone
item(134, "imposing-blade", HAND, 50, ANY_TIME, Always(shield_on_kill=1), copies=1)
item(135, "focusing-ray", HAND, 50, CONSUMED, OnHeal(times=2), copies=1)
item(136, "volatile-elixir", SMALL, 50, CONSUMED, OnAttack(kind="ranged", attack=2, advantage=True, suffer_each=2),
     copies=1)  # fmt: skip
item(137, "silent-stiletto", HAND, 50, ANY_TIME, Always(melee_pierce=1), copies=1)
item(138, "stone-charm", HEAD, 50, SPENT, OnObstacle(), copies=1)
item(139, "psychic-knife", HAND, 50, ANY_TIME, Always(augmenting=1), copies=1)
item(140, "sun-shield", HAND, 50, ANY_TIME, WhenDamaged(shield=3, consume=("light",)), copies=1)
item(141, "utility-belt", SMALL, 50, CONSUMED, RefreshOne(), copies=1, refreshable=False)
item(142, "phasing-idol", SMALL, 50, CONSUMED, WhenSummonDamaged(), copies=1)
item(143, "smoke-elixir", SMALL, 50, CONSUMED, GiveConditions(conditions=("invisible",), elements=("dark",)), copies=1)
item(144, "pendant-of-the-plague", HEAD, 50, SPENT,
     GiveConditions(conditions=("poison", "curse"), to=Targets.ENEMIES_IN_RANGE, range=3, one=True),
     copies=1)  # fmt: skip
item(145, "mask-of-death", HEAD, 50, ANY_TIME, Always(last_stand=2), copies=1)
item(146, "masters-lute", HANDS, 50, ANY_TIME, AfterAction("song"), copies=1)
item(147, "cloak-of-the-hunter", BODY, 50, ANY_TIME, Always(doom_gives="muddle"), copies=1)
item(148, "doctors-coat", BODY, 50, ANY_TIME, Always(packs_heal=1), copies=1)
item(149, "elemental-boots", LEGS, 50, SPENT, CreateElement(moved=5), copies=1)
item(150, "staff-of-command", HANDS, 50, SPENT, AfterAction("command"), copies=1)

IN_THE_BOX = 133
"""How many designs are not for the scenarios of one character."""


def shop(prosperity: int) -> list[str]:
    """What can be bought in a city of this prosperity. GH-SHOP-04, 06"""
    return [each.name for each in ITEMS.values() if 0 < each.prosperity <= prosperity]


NUMBERED = {each.number: each.name for each in ITEMS.values()}
assert all(set(each.effect.elements) <= {*ELEMENTS, ANY_ELEMENT} for each in ITEMS.values() if isinstance(each.effect, CreateElement))  # fmt: skip  # noqa: E501
