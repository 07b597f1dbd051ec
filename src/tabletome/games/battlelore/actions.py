"""What a player can choose. Hexes are written as on a chess board, a1 to m9; a unit is named by its hex."""

from __future__ import annotations

from tabletome.engine import Action, Vocabulary
from tabletome.games.battlelore.content.powers import Power


class Play(Action):
    """play patrol-left: a Command card"""

    card: str


class Lore(Action):
    """lore fireball e5: a Lore card on a target, or "-" where it needs none"""

    card: str
    target: str | None


class Pass(Action):
    """pass: play no card now"""


PASS = Pass()


class PassTurn(Action):
    """pass-turn: play no card now, and do not ask again this turn"""


PASS_TURN = PassTurn()


class Order(Action):
    """order c3: the unit there"""

    unit: str


class OrderAll(Action):
    """order-all: every unit that could still be named, where the orders suffice for all of them"""


ORDER_ALL = OrderAll()


class OrderAfar(Action):
    """order-afar c3: a Creature outside the card's sections, for 3 Lore"""

    unit: str


class Free(Action):
    """free c3: order a webbed unit and free it, for 1 Lore"""

    unit: str


class Done(Action):
    """done: nothing more of what is asked for"""


DONE = Done()


class Move(Action):
    """move c3 d4: the unit at c3 goes to d4"""

    start: str
    to: str


class Rush(Action):
    """rush c3 d4: a Goblin Rush, which binds the unit to attack in melee"""

    start: str
    to: str


class Leave(Action):
    """leave c9: off the board where the adventure allows it"""

    start: str


class OpenPassage(Action):
    """open-passage c3 g7: from the Rogue's Den to a forest or hill"""

    start: str
    to: str


class TakePassage(Action):
    """take-passage c3 g7: for 1 Lore"""

    start: str
    to: str


class Train(Action):
    """train c3: exchange the banner for the next level's"""

    unit: str


class Heal(Action):
    """heal c3: back to full strength in the Healing Pool"""

    unit: str


class Attack(Action):
    """attack c3 d4: the unit at c3 attacks the one at d4"""

    start: str
    to: str


class Ignore(Action):
    """ignore 1: so many of the flags"""

    flags: int


class Retreat(Action):
    """retreat c2: one hex back"""

    to: str


class GainGround(Action):
    """gain-ground: into the hex that the enemy left"""


GAIN_GROUND = GainGround()


class Pursue(Action):
    """pursue d5: one hex beyond the one just taken"""

    to: str


class Stay(Action):
    """stay: in this hex"""


STAY = Stay()


class BattleBack(Action):
    """battle-back: attack the attacker"""


BATTLE_BACK = BattleBack()


class Decline(Action):
    """decline: do not battle back"""


DECLINE = Decline()


class UsePower(Action):
    """use-power web: of a Creature, with the Lore rolled"""

    power: Power


class Store(Action):
    """store 1: so many of the rolled Lore on the Creature"""

    count: int


class Target(Action):
    """target e5: a further unit or hex for the card being played"""

    hex: str


class Discard(Action):
    """discard patrol-left: a Command card"""

    card: str


class Gather(Action):
    """gather two-cards: two-cards, card-and-token or two-tokens at the end of the turn"""

    how: str


TWO_CARDS = Gather("two-cards")
CARD_AND_TOKEN = Gather("card-and-token")
TWO_TOKENS = Gather("two-tokens")


class DiscardLore(Action):
    """discard-lore fireball: a Lore card"""

    card: str


class KeepLore(Action):
    """keep-lore fireball: one of the cards dealt at the start"""

    card: str


class SetLevel(Action):
    """set-level wizard 2: on one's own War Council"""

    member: str
    level: int


class Place(Action):
    """place magic-pentacle e3"""

    landmark: str
    hex: str


VOCABULARY = Vocabulary(
    Play, Lore, Pass, PassTurn, Order, OrderAll, OrderAfar, Free, Done, Move, Rush, Leave, OpenPassage, TakePassage,
    Train, Heal, Attack, Ignore, Retreat, GainGround, Pursue, Stay, BattleBack, Decline, UsePower, Store, Target,
    Discard, Gather, DiscardLore, KeepLore, SetLevel, Place,
)  # fmt: skip
