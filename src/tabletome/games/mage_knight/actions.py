"""What a player can choose. Spaces are written tile.place, as in "move country-3.ne"; units and enemies by number."""

from __future__ import annotations

from typing import Literal, TypeAlias

from tabletome.engine import Action, Vocabulary

SidewaysPoints: TypeAlias = Literal["move", "influence", "attack", "block"]


class ChooseHero(Action):
    """choose-hero tovak"""

    hero: str


class ChooseTactic(Action):
    """choose-tactic early-bird"""

    tactic: str


class Play(Action):
    """play march: its basic effect"""

    card: str


class Strengthen(Action):
    """strengthen march: its stronger effect, for mana"""

    card: str


class Sideways(Action):
    """sideways march move: 1 point of move, influence, attack or block"""

    card: str
    points: SidewaysPoints


class Activate(Action):
    """activate 1 2: the second ability of the first Unit"""

    unit: int
    ability: int


class Borrow(Action):
    """borrow peasants 1: the first ability of a Unit on offer"""

    unit: str
    ability: int


class UseBanner(Action):
    """use-banner 1: what the Banner under this Unit allows"""

    unit: int


class ReturnSkill(Action):
    """return-skill ritual-of-pain: use a Skill in the centre and give it back"""

    skill: str


class UseSkill(Action):
    """use-skill dark-paths"""

    skill: str


class UseTactic(Action):
    """use-tactic mana-search"""

    tactic: str


class Pay(Action):
    """pay die gold: mana from a die, a token, a crystal or the tactic card"""

    source: str
    colour: str


class Pick(Action):
    """pick 2: the second of several effects"""

    number: int


class PickColour(Action):
    """pick-colour red"""

    colour: str


class PickCard(Action):
    """pick-card rage"""

    card: str


class PickUnit(Action):
    """pick-unit 1"""

    unit: int


class PickFoe(Action):
    """pick-foe 1"""

    foe: int


class PickDie(Action):
    """pick-die blue: a die of the Source"""

    colour: str


class PickTerrain(Action):
    """pick-terrain forest"""

    terrain: str


class PickPlayer(Action):
    """pick-player 2"""

    player: int


class PickSpace(Action):
    """pick-space country-3.ne"""

    space: str


class PickPile(Action):
    """pick-pile brown: the top token of a pile of enemy tokens"""

    pile: str


class PickStrike(Action):
    """pick-strike 1: one attack of an enemy"""

    strike: int


class Move(Action):
    """move country-3.ne"""

    space: str


class Explore(Action):
    """explore 1 0: turn up the next tile at this position"""

    x: int
    y: int


class Convert(Action):
    """convert attack: points that an effect lets count as attack, ranged or block"""

    points: Literal["attack", "ranged", "block"]


class HealWound(Action):
    """heal-wound: one healing point for one Wound in hand"""


class HealUnit(Action):
    """heal-unit 1"""

    unit: int


class Interact(Action):
    """interact: deal with the locals"""


class Enter(Action):
    """enter: explore the adventure site here"""


class Challenge(Action):
    """challenge country-1.nw: fight a rampaging enemy nearby"""

    space: str


class Burn(Action):
    """burn: the monastery here"""


class Fight(Action):
    """fight: no more enemies join"""


class Rest(Action):
    """rest: neither move nor act, discard a card and Wounds"""


class Plunder(Action):
    """plunder: the village here, before the turn"""


class Announce(Action):
    """announce: the end of the Round, instead of a turn"""


class Recruit(Action):
    """recruit peasants"""

    unit: str


class Disband(Action):
    """disband 1"""

    unit: int


class BuyHealing(Action):
    """buy-healing: one point"""


class Learn(Action):
    """learn ice-bolt: an Advanced Action"""

    card: str


class BuySpell(Action):
    """buy-spell fireball"""

    card: str


class Attack(Action):
    """attack 1,2: use the attack points on these enemies"""

    foes: tuple[int, ...]


class BlockStrike(Action):
    """block-strike 1: use the block points on this attack"""

    strike: int


class Slow(Action):
    """slow 1: spend a Move point to lower a cumbersome enemy's attack"""

    strike: int


class Suffer(Action):
    """suffer 1: this attack's damage is assigned next"""

    strike: int


class Assign(Action):
    """assign 1: the damage goes to this Unit first"""

    unit: int


class TakeWounds(Action):
    """take-wounds: the rest of the damage goes to the hero"""


class DiscardCard(Action):
    """discard-card rage"""

    card: str


class TakeReward(Action):
    """take-reward spell: this reward next"""

    reward: str


class TakeCard(Action):
    """take-card ice-bolt"""

    card: str


class TakeUnit(Action):
    """take-unit peasants"""

    unit: str


class TakeSkill(Action):
    """take-skill dark-paths"""

    skill: str


class PayAltar(Action):
    """pay-altar: the mana this altar asks for"""


class ThrowWound(Action):
    """throw-wound hand: or discard"""

    pile: str


class Travel(Action):
    """travel country-3.ne: underground, between conquered Dungeons and Tombs"""

    space: str


class MarkGlade(Action):
    """mark-glade: put a Shield on the Magical Glade here"""


class Chant(Action):
    """chant: cast the incantation of the Night"""


class BuyArtifact(Action):
    """buy-artifact: one, drawn at the end of the turn"""


class AddElite(Action):
    """add-elite: turn up an Elite Unit into the offer"""


class BuyCard(Action):
    """buy-card ice-bolt: of the Advanced Actions on offer, in the green City"""

    card: str


class LearnTop(Action):
    """learn-top: the unseen top card of the Advanced Actions"""


class PickHero(Action):
    """pick-hero 2: the hero of this seat"""

    seat: int


class RemoveTactic(Action):
    """remove-tactic planning: from the game"""

    tactic: str


class AttackHero(Action):
    """attack-hero 2: the hero of this seat, who stands here"""

    seat: int


class DefendFully(Action):
    """defend-fully: spend the next turn on the defence"""


class DefendQuickly(Action):
    """defend-quickly: and keep the next turn"""


class Launch(Action):
    """launch: attack with the points played"""


class Pass(Action):
    """pass: make no attack, or raise no bid"""


class HitUnit(Action):
    """hit-unit 1: damage Wounds this Unit of the opponent"""

    unit: int


class HitHero(Action):
    """hit-hero: damage Wounds the opponent once"""


class Steal(Action):
    """steal banner-of-glory unit: an Artifact from discard, play or a Wounded unit"""

    card: str
    place: str


class DriveOff(Action):
    """drive-off country-3.ne: damage forces the opponent to this space"""

    space: str


class LeaveDamage(Action):
    """leave-damage: the rest is not assigned"""


class Propose(Action):
    """propose core-5.c: an assault on this City together"""

    space: str


class Invite(Action):
    """invite 2: the hero of this seat"""

    seat: int


class Share(Action):
    """share 2: so many defenders for this participant"""

    count: int


class Agree(Action):
    """agree"""


class Bid(Action):
    """bid 3: Fame for the hero"""

    fame: int


class SetDie(Action):
    """set-die red: in secret, for the enemy"""

    colour: str


class Keep(Action):
    """keep ice-bolt: of the cards dealt"""

    card: str


class Upgrade(Action):
    """upgrade ice-bolt rage: take this card, remove that one"""

    card: str
    removed: str


class Decline(Action):
    """decline"""


class Done(Action):
    """done"""


class EndTurn(Action):
    """end-turn"""


VOCABULARY = Vocabulary(
    ChooseHero, ChooseTactic, Play, Strengthen, Sideways, Activate, Borrow, UseBanner, UseSkill, ReturnSkill, UseTactic,
    Pay, Pick, PickColour, PickCard, PickUnit, PickFoe, PickDie, PickTerrain, PickPlayer, PickSpace, PickStrike,
    PickPile,
    Move, Explore, Convert, HealWound, HealUnit, Interact, Enter, Challenge, Burn, Fight, Rest, Plunder, Announce,
    Recruit, Disband, BuyHealing, Learn, BuySpell,
    Attack, BlockStrike, Slow, Suffer, Assign, TakeWounds,
    DiscardCard, TakeReward, TakeCard, TakeUnit, TakeSkill, PayAltar, ThrowWound, Decline, Done, EndTurn,
    Travel, MarkGlade, Chant, BuyArtifact, BuyCard, AddElite, LearnTop, PickHero, RemoveTactic,
    AttackHero, DefendFully, DefendQuickly, Launch, Pass, HitUnit, HitHero, Steal, DriveOff, LeaveDamage,
    Propose, Invite, Share, Agree, Bid, SetDie, Keep, Upgrade,
)  # fmt: skip
