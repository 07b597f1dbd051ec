"""The end of a turn, step by step: dice, withdrawal, rewards, levels, cards. Rulebook: "End of turn". MK-END, MK-LEVEL

The steps are phases in the order of MK-END-01, `phases.AT_THE_END_OF_A_TURN`; no effects are played in them. MK-TURN-32
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import Action, ByType, Decision, Script, runs
from tabletome.games.mage_knight.actions import (
    Decline,
    DiscardCard,
    Done,
    TakeCard,
    TakeReward,
    TakeSkill,
    TakeUnit,
    ThrowWound,
)
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import BASIC, BLACK, COLOUR_NUMBER, GOLD, WOUND, level_of
from tabletome.games.mage_knight.content.ruins import ADVANCED, ARTIFACT, SPELL, UNIT
from tabletome.games.mage_knight.content.skills import SKILLS
from tabletome.games.mage_knight.content.tiles import DEEP_MINE, GLADE, MINE
from tabletome.games.mage_knight.events import LevelGained, ThrownAway, Withdrew
from tabletome.games.mage_knight.rules import phases, tactics
from tabletome.games.mage_knight.rules.choosing import choose, one_of
from tabletome.games.mage_knight.rules.deeds import banners, mana, piles, skills
from tabletome.games.mage_knight.rules.deeds.notation import choose_colour
from tabletome.games.mage_knight.rules.interaction import offers
from tabletome.games.mage_knight.rules.interaction.recruit import enlist, free_recruits
from tabletome.games.mage_knight.rules.map import cities
from tabletome.games.mage_knight.rules.map.movement import is_safe
from tabletome.games.mage_knight.rules.map.sites import is_friendly_keep, is_held_mine, is_own_keep
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.state import Player, State, Turn

DONE, DECLINE = Done(), Decline()
NO_MANA = (0,) * 6
before_discarding: ByType[Callable[[State, Player, Any], Script]] = ByType("precedes discarding by")
"""What is done before the cards played are discarded, by the type of a change of this turn; cards add to it."""
instead_of_discarding: ByType[Callable[[Player], None]] = ByType("replaces discarding by")
"""What is done with the cards played instead, by the type of a change of this turn; cards add to it. None are drawn."""


@runs(phases.TIDY_UP)
def tidy_up(g: State) -> None:
    """Dice back, withdrawal from an unsafe space, mana gone. MK-END-02..04, MK-MANA-02, MK-HERO-08"""
    p = g.hero
    if not g.turns_to_end:
        mana.return_dice(g)
    forced_withdrawal(g, p)
    p.mana = NO_MANA
    if p.turn.changes and p.has(changes.NewWoundsGo):
        throw_new_wounds(g, p)
    banners.put_back_shown(g, p)
    for returned in p.lasting(changes.CrystalBack):
        mana.store_crystal(g, p, returned.colour)
    tracks.gain_fame(g, p, p.turn.due_fame)
    tracks.change_reputation(g, p, p.turn.due_reputation)
    p.turn.due_fame = p.turn.due_reputation = 0
    g.phase = phases.TAKE_BACK_STEP


def throw_new_wounds(g: State, p: Player) -> None:
    """All Wounds taken this turn that are still there, by an effect."""
    for _ in range(p.turn.wounds_taken):
        pile = "hand" if WOUND in p.hand else "discard" if WOUND in p.discard else ""
        if pile:
            throw_wound(g, p, pile)


def forced_withdrawal(g: State, p: Player) -> None:
    """Back along the way, a Wound for each space, to the first safe one. MK-END-03"""
    path = list(p.turn.path)
    while len(path) > 1 and not is_safe(g, p, p.space):
        path.pop()
        p.space = path[-1]
        piles.take_wounds(g, p, 1)
        g.emit(Withdrew, p.seat, p.space, rule="MK-END-03")


@runs(phases.TAKE_BACK_STEP)
def take_back_step(g: State) -> Script:
    """Cards played are discarded, but for those that say otherwise. MK-END-05, MK-DEED-10, MK-AREA-06"""
    p = g.hero
    g.phase = phases.BENEFITS
    for change in p.turn.changes:
        if type(change) in instead_of_discarding:
            instead_of_discarding[type(change)](p)
    for change in p.turn.changes:
        if type(change) in before_discarding:
            yield from before_discarding[type(change)](g, p, change)
    p.discard += p.play_area
    p.play_area = ()


@runs(phases.BENEFITS)
def benefits(g: State) -> Script:
    """A mine gives a crystal, if nobody holds it; a glade takes a Wound. MK-END-06, 07, MK-SITE-12, 13, MK-MINES-06"""
    p = g.hero
    space = g.board[p.space]
    g.phase = phases.REWARDS_STEP
    if space.site == MINE and not is_held_mine(g, p.space):
        mana.store_crystal(g, p, COLOUR_NUMBER[space.mine])
    elif space.site == DEEP_MINE:
        colours = tuple(COLOUR_NUMBER[name] for name in space.mine.split("."))
        mana.store_crystal(g, p, (yield from choose_colour(p, colours)))
    elif space.site == GLADE:
        piles = [name for name, cards in (("hand", p.hand), ("discard", p.discard)) if WOUND in cards]
        if piles:
            chosen = yield Decision(p.seat, "glade", [*(ThrowWound(pile) for pile in piles), DECLINE])
            if isinstance(chosen, ThrowWound):
                throw_wound(g, p, chosen.pile)


def throw_wound(g: State, p: Player, pile: str) -> None:
    """This is no healing. MK-WOUND-13"""
    if pile == "hand":
        p.hand = piles.without(p.hand, WOUND)
    else:
        p.discard = piles.without(p.discard, WOUND)
    g.emit(ThrownAway, p.seat, WOUND)


# Rewards


@runs(phases.REWARDS_STEP)
def rewards_step(g: State) -> Script:
    """In whatever order the player likes; all Artifacts together, a Unit after the levels. MK-END-08, 13, MK-EFF-12"""
    p = g.hero
    due = list(dict.fromkeys(p.turn.rewards))
    if level_of(p.fame) > p.level and UNIT in due and not banners.free_command(p):
        due.remove(UNIT)
    if not due:
        g.phase = phases.LEVELS_STEP
        return
    reward = yield from one_of(p.seat, "reward", due, TakeReward)
    yield from receive(g, p, reward)


def receive(g: State, p: Player, reward: str) -> Script:
    count = p.turn.rewards.count(reward) if reward == ARTIFACT else 1
    for _ in range(count):
        p.turn.rewards = piles.without(p.turn.rewards, reward)
    match reward:
        case "artifact":
            yield from gain_artifacts(g, p, count)
        case "spell":
            yield from gain_from_offer(g, p, SPELL)
        case "advanced":
            yield from gain_from_offer(g, p, ADVANCED)
        case "unit":
            yield from gain_unit(g, p)
        case "crystals":
            for colour in BASIC:
                mana.store_crystal(g, p, colour)
        case "chosen-crystal":
            mana.store_crystal(g, p, (yield from choose_colour(p, BASIC)))
        case "random-crystal":
            yield from random_crystal(g, p)
        case "dungeon":
            p.turn.rewards += (ARTIFACT if g.rng.below(6) in BASIC else SPELL,)


def gain_artifacts(g: State, p: Player, count: int) -> Script:
    """Draw one more than won; one goes under the deck, the others on top of the own. MK-END-10"""
    drawn = list(g.artifact_deck[-(count + 1) :])
    g.reveal()
    for _ in range(min(count, len(drawn))):
        card = yield from one_of(p.seat, "take-artifact", drawn, TakeCard)
        drawn.remove(card)
        g.artifact_deck = piles.without(g.artifact_deck, card)
        piles.gain_card(g, p, card)
    g.artifact_deck = (*drawn, *(card for card in g.artifact_deck if card not in drawn))


def gain_from_offer(g: State, p: Player, kind: str) -> Script:
    """Any card of the offer. MK-END-11"""
    offer = g.spells_offer if kind == SPELL else g.advanced_offer
    if not offer:
        return
    card = (yield Decision(p.seat, f"take-{kind}", [TakeCard(name) for name in offer])).card
    if kind == SPELL:
        offers.take_spell(g, card)
    else:
        offers.take_advanced(g, card)
    piles.gain_card(g, p, card)


def gain_unit(g: State, p: Player) -> Script:
    """Any Unit of the offer, for free; it may be refused. MK-END-12"""
    choices: list[Action] = [TakeUnit(name) for name in free_recruits(g)]
    if choices:
        chosen = yield Decision(p.seat, "take-unit", [*choices, DECLINE])
        if isinstance(chosen, TakeUnit):
            yield from enlist(g, p, chosen.unit)


def random_crystal(g: State, p: Player) -> Script:
    """Roll a die: black is Fame, gold a colour of one's choice. MK-END-09"""
    colour = g.rng.below(6)
    if colour == BLACK:
        tracks.gain_fame(g, p, 1)
        return
    if colour == GOLD:
        colour = yield from choose_colour(p, BASIC)
    mana.store_crystal(g, p, colour)


# Levels


@runs(phases.LEVELS_STEP)
def levels_step(g: State) -> Script:
    """One level after the other: even ones bring a Skill and a card, odd ones a token. MK-LEVEL-01, 02, 03"""
    p = g.hero
    if level_of(p.fame) <= p.level:
        g.phase = phases.REWARDS_STEP if UNIT in p.turn.rewards else phases.DISCARD_STEP
        return
    p.level += 1
    g.emit(LevelGained, p.seat, p.level, rule="MK-LEVEL-01")
    if p.level % 2 == 0:
        yield from gain_skill_and_card(g, p)


def gain_skill_and_card(g: State, p: Player) -> Script:
    """Of two own Skills keep one with any card, or take another's Skill with the lowest card. MK-LEVEL-03..06

    MK-SKILL-02, 03
    """
    revealed = p.skill_stack[-2:]
    p.skill_stack = p.skill_stack[:-2]
    common = [name for name in g.common_skills if SKILLS[name].hero != p.hero]
    reveal_dummy_skill(g)
    lowest_only = False
    choices = [TakeSkill(name) for name in (*revealed, *common)]
    if revealed:
        g.reveal()
    if choices:
        chosen = yield from choose(p.seat, "take-skill", choices)
        lowest_only = chosen.skill in common
        g.common_skills = tuple(name for name in (*g.common_skills, *revealed) if name != chosen.skill)
        skills.gain_skill(g, p, chosen.skill)
    yield from gain_advanced(g, p, lowest_only)


def reveal_dummy_skill(g: State) -> None:
    """Alone, the Dummy's hero lends Skills to the common offer. MK-DUMMY-14"""
    if g.dummy is not None and g.dummy.skills:
        g.common_skills += (g.dummy.skills[-1],)
        g.dummy.skills = g.dummy.skills[:-1]


def gain_advanced(g: State, p: Player, lowest_only: bool) -> Script:
    """The lowest card of the offer, or any. MK-LEVEL-04, 05, 06"""
    if lowest_only and g.advanced_offer:
        card = g.advanced_offer[-1]
        offers.take_advanced(g, card)
        piles.gain_card(g, p, card)
    else:
        yield from gain_from_offer(g, p, ADVANCED)


# Cards


@runs(phases.DISCARD_STEP)
def discard_step(g: State) -> Script:
    """Any number of cards that are no Wounds; one at least if none was played. MK-DRAW-01, MK-TURN-17"""
    p = g.hero
    if any(type(change) in instead_of_discarding for change in p.turn.changes):
        clear_turn(p)
        g.phase = phases.END_OF_TURN
        return
    cards = piles.others_in_hand(p)
    must = not p.turn.has_played and not p.turn.started_empty
    if cards:
        options: list[Action] = [DiscardCard(card) for card in cards]
        if not must:
            options.append(DONE)
        chosen = yield Decision(p.seat, "discard", options)
        if isinstance(chosen, DiscardCard):
            piles.discard_card(g, p, chosen.card)
            return
    g.phase = phases.DRAW_UP


def hand_limit(g: State, p: Player) -> int:
    """The Level token, own Keeps or a City nearby, and what was played. MK-DRAW-02..05, MK-ROUND-15

    Next to a team mate's Keep only the own ones count. MK-TEAM-09, MK-HOLD-12
    """
    limit = p.row.hand + p.hand_bonus
    if not p.space:
        return limit
    keeps = 0
    if any(is_friendly_keep(g, p, name) for name in (p.space, *g.board[p.space].near)):
        keeps = sum(is_own_keep(g, p, name) for name in g.shields)
    return limit + (max(keeps, cities.hand_bonus(g, p)) if g.fallen else keeps)


@runs(phases.DRAW_UP)
def draw_up(g: State) -> Script:
    """Draw to the hand limit; when the deck runs out a Tactic may help. MK-DRAW-02, 07, 08

    After the last turn of a Round what would make the next hand larger waits for the next Round. MK-ROUND-21
    """
    p = g.hero
    terrain = g.board[p.space].terrain
    more = p.hand_bonus + sum(each.by for each in p.lasting(changes.DrawsMoreOn) if each.terrain == terrain)
    p.hand_bonus = 0
    limit = hand_limit(g, p) + tactics.hand_bonus(p)
    if was_last_turn(g, p):
        p.hand_bonus = more
    else:
        limit += more
    script = tactics.draw(g, p, limit - len(p.hand))
    if script is not None:
        yield from script
    clear_turn(p)
    g.phase = phases.END_OF_TURN


def was_last_turn(g: State, p: Player) -> bool:
    """The end of the Round was announced, and this player has no further turn in it."""
    return g.last_turns is not None and p.seat not in g.last_turns and not p.another_turn


def clear_turn(p: Player) -> None:
    """Effects last until the end of the turn. MK-EFF-02"""
    p.turn = Turn()
    p.has_plundered = p.tactic_followed = p.may_act_early = False
    for unit in p.units:
        unit.boost = ()
        unit.recruited = False
    skills.refresh_turn_skills(p)
