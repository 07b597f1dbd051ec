"""Krang's Skills."""

from __future__ import annotations

from typing import Final

from tabletome.engine import Script
from tabletome.games.mage_knight.actions import Pick
from tabletome.games.mage_knight.cards.basic_actions import weaken
from tabletome.games.mage_knight.cards.skills.common import nothing, on_enemy, regenerate, soften
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import (
    BASIC,
    BLACK,
    BLUE,
    COLD_FIRE,
    FIRE,
    GOLD,
    GREEN,
    ICE,
    PHYSICAL,
    RED,
    REPUTATION_BONUS,
    WHITE,
    Element,
)
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.rules.choosing import one_of
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.points import Use, add_points
from tabletome.games.mage_knight.rules.deeds import mana, piles
from tabletome.games.mage_knight.rules.deeds.centre import in_centre, place_in_centre
from tabletome.games.mage_knight.rules.deeds.effects import skill
from tabletome.games.mage_knight.rules.deeds.lasting import add, drop
from tabletome.games.mage_knight.rules.deeds.notation import (
    Attack,
    Block,
    Effect,
    Influence,
    Mana,
    Move,
    Ranged,
    Special,
    ThisTurn,
    choose_colour,
)
from tabletome.games.mage_knight.rules.turn import end_action
from tabletome.games.mage_knight.state import (
    ATTACK,
    BLOCK,
    DAMAGE,
    INTERACTION,
    MOVEMENT,
    RANGED,
    Foe,
    Player,
    Shared,
    State,
)

ANY_COLOUR = (*BASIC, GOLD, BLACK)


def flip_frenzy(g: State, p: Player, use: Use) -> None:
    """Turned over until the hero rests."""
    p.skills_flipped += ("battle-frenzy",)
    Attack(4).do(g, p, use)


def as_action(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """As the action of the turn. MK-TURN-24"""
    end_action(g, p)


def disguise(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """Reputation does not count this turn."""
    p.skills_flipped += ("arcane-disguise",)
    add(p, changes.NoReputation())
    if g.stage == INTERACTION:
        p.turn.influence -= REPUTATION_BONUS.get(p.reputation, 0)


def pay_green(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    yield from mana.pay_mana(g, p, GREEN)


def puppet(g: State, p: Player, use: Use) -> Script:
    """Keep the token of an enemy defeated in this combat, or use one kept: half its attack, or half its Armor."""
    choices = puppet_choices(g, p)
    verb, name = yield from one_of(
        p.seat, "puppet", choices, lambda each: Pick(choices.index(each) + 1), {"puppets": choices}
    )
    enemy = ENEMIES[name]
    if verb == "keep":
        g.discards[enemy.colour] = piles.without(g.discards[enemy.colour], name)
        p.puppets += (name,)
        return
    p.puppets = piles.without(p.puppets, name)
    g.discards[enemy.colour] += (name,)
    if verb == "attack":
        value, element = max(enemy.attacks)
        add_points(g, p, "attack", element, -(-value // 2), use)
    else:
        fire, ice = FIRE in enemy.resists, ICE in enemy.resists
        warded: Element = COLD_FIRE if fire and ice else ICE if fire else FIRE if ice else PHYSICAL
        add_points(g, p, "block", warded, -(-enemy.armor // 2), use)


def puppet_choices(g: State, p: Player) -> list[tuple[str, str]]:
    fallen = dict.fromkeys(foe.name for foe in g.fight.foes if foe.defeated)
    choices = [("keep", name) for name in fallen if name in ENEMIES and name in g.discards[ENEMIES[name].colour]]
    for name in dict.fromkeys(p.puppets):
        if g.stage == ATTACK and ENEMIES[name].attacks:
            choices.append(("attack", name))
        elif g.stage == BLOCK:
            choices.append(("block", name))
    return choices


CHAOS: Final = (BLUE, GREEN, BLACK, WHITE, RED, GOLD)
CHAOS_EFFECTS: Final[dict[int, Effect]] = {
    BLUE: Block(3),
    GREEN: Move(1),
    BLACK: Ranged(1, COLD_FIRE),
    WHITE: Influence(2),
    RED: Attack(2),
}


def spin(g: State, p: Player) -> None:
    """Master of Chaos begins anywhere."""
    p.chaos_place = g.rng.below(len(CHAOS))


def chaos_effects(g: State, p: Player) -> list[int]:
    """What the next colour would give now; gold gives any."""
    colour = CHAOS[(p.chaos_place + 1) % len(CHAOS)]
    colours = list(CHAOS_EFFECTS) if colour == GOLD else [colour]
    found = []
    for each in colours:
        allowed, useful = CHAOS_EFFECTS[each].contexts()
        if allowed & useful & g.stage:
            found.append(each)
    return found


def chaos(g: State, p: Player, use: Use) -> Script:
    colours = chaos_effects(g, p)
    p.chaos_place = (p.chaos_place + 1) % len(CHAOS)
    if colours:
        script = CHAOS_EFFECTS[(yield from choose_colour(p, tuple(colours)))].do(g, p, use)
        if script is not None:
            yield from script


def within_reach(g: State, foe: Foe) -> bool:
    """Not behind walls before the Attack phase."""
    return g.stage != RANGED or not enemies.fortifications(g, foe)


def gain_suppressed(g: State, p: Player, shared: Shared) -> None:
    """A crystal of the colour that was paid for Mana Suppression."""
    if shared.mark in BASIC:
        mana.gain_crystal(g, p, shared.mark)


@mana.when_spent(changes.Enhanced)
def enhance(g: State, p: Player, colour: int) -> None:
    """Mana Enhancement: a crystal for mana spent; the Skill goes to the centre with that colour."""
    if colour in BASIC:
        drop(p, changes.Enhanced)
        mana.gain_crystal(g, p, colour)
        place_in_centre(g, p, "mana-enhancement", colour)


def take_enhanced(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    mana.gain_mana(g, p, in_centre(g, "mana-enhancement").mark)


# fmt: off
skill("spirit-guides", Move(1) & ThisTurn(changes.StrongerBlock()))
skill("battle-hardened",
      Special("ignore-physical", ThisTurn(changes.IgnoredDamage((PHYSICAL,), 2)).do, when=DAMAGE, points=2)
      | Special("ignore-elemental", ThisTurn(changes.IgnoredDamage((FIRE, ICE, COLD_FIRE), 1)).do,
                when=DAMAGE, points=1))
skill("battle-frenzy", Attack(2) | Special("frenzy", flip_frenzy, when=ATTACK, points=4))
skill("shamanic-ritual", Mana(ANY_COLOUR), back=Special("as-action", as_action, when=MOVEMENT))
skill("regenerate-krang", regenerate(RED))
skill("arcane-disguise",
      Influence(2) | Special("disguise", disguise, when=MOVEMENT | INTERACTION),
      back=Special("pay-green", pay_green, lambda g, p: mana.can_pay(g, p, GREEN)))
skill("puppet-master", Special("puppet", puppet, lambda g, p: bool(puppet_choices(g, p)), RANGED | BLOCK | ATTACK))
skill("master-of-chaos", Special("chaos", chaos, lambda g, p: bool(chaos_effects(g, p))), when_gained=spin)
skill("curse", weaken(1) | on_enemy("soften", soften, RANGED | BLOCK | ATTACK, within_reach))
skill("mana-suppression", Special("mana-suppression", nothing), when_returned=gain_suppressed)
skill("mana-enhancement",
      ThisTurn(changes.Enhanced()), places_itself=True, answer=Special("take-enhanced", take_enhanced))
# fmt: on
