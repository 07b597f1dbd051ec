"""Tovak's Skills."""

from __future__ import annotations

from tabletome.engine import Script
from tabletome.games.mage_knight.cards.skills.common import SIDEWAYS_STAGES, by_time, has_wound, motivation, on_enemy
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import BASIC, BLACK, BLUE, FIRE, ICE, WOUND
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.points import Use
from tabletome.games.mage_knight.rules.deeds import mana, piles
from tabletome.games.mage_knight.rules.deeds.centre import place_in_centre
from tabletome.games.mage_knight.rules.deeds.effects import skill
from tabletome.games.mage_knight.rules.deeds.lasting import add
from tabletome.games.mage_knight.rules.deeds.notation import (
    PEACE,
    Attack,
    Block,
    Effect,
    Move,
    Ranged,
    Special,
    ThisTurn,
    choose_colour,
)
from tabletome.games.mage_knight.state import COMBAT, Foe, Player, Shared, State


def turned(name: str, bonus: changes.StrongerSideways) -> Effect:
    """One card played sideways gives more."""
    return Special(name, ThisTurn(bonus).do, when=SIDEWAYS_STAGES, points=bonus.by + 1)


def no_die_used(g: State, p: Player) -> bool:  # noqa: ARG001
    return not p.turn.has_used_source


def swear_off_dice(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    add(p, changes.SidewaysBonus(2), changes.NoDice())


def break_resistance(g: State, p: Player, foe: Foe) -> None:  # noqa: ARG001
    foe.armor -= len(enemies.resistances(foe))


def resists_something(g: State, foe: Foe) -> bool:  # noqa: ARG001
    return bool(enemies.resistances(foe))


def no_pain(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """A Wound to the discard pile, a card from the deck."""
    piles.discard_card(g, p, WOUND)
    piles.draw_cards(g, p, 1)


def exploit(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A mana; until the next turn all other colours wound the others."""
    colour = yield from choose_colour(p, (*BASIC, BLACK))
    mana.gain_mana(g, p, colour)
    place_in_centre(g, p, "mana-exploit", colour)


def forget_exploited(g: State, p: Player, shared: Shared) -> None:  # noqa: ARG001
    """Once it is back every colour may wound anew."""
    for player in g.players:
        player.exploited = ()


def overload(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A mana; the first card that its colour strengthens gives 4 more."""
    colour = yield from choose_colour(p, BASIC)
    mana.gain_mana(g, p, colour)
    place_in_centre(g, p, "mana-overload", colour)


# fmt: off
skill("double-time", by_time(Move(2), Move(1)))
skill("night-sharpshooting", by_time(Ranged(1), Ranged(2)))
skill("cold-swordsmanship", Attack(2) | Attack(2, ICE))
skill("shield-mastery", Block(3) | Block(2, FIRE) | Block(2, ICE))
skill("resistance-break", on_enemy("resistance-break", break_resistance, COMBAT, resists_something))
skill("i-feel-no-pain", Special("no-pain", no_pain, has_wound, PEACE))
skill("i-dont-give-a-damn", turned("turned-rare", changes.SidewaysBonusForRare(1)))
skill("who-needs-magic",
      turned("turned", changes.SidewaysBonus(1))
      | Special("turned-no-dice", swear_off_dice, no_die_used, SIDEWAYS_STAGES, 3))
skill("motivation-tovak", motivation(BLUE))
skill("mana-exploit", Special("mana-exploit", exploit), places_itself=True, when_returned=forget_exploited)
skill("mana-overload", Special("mana-overload", overload), places_itself=True)
# fmt: on
