"""Optional rules that players may agree on before the game. Rulebook: "Optional rules". MK-OPT

Each is a name in `State.variants`; what it changes asks for it there. Auctions of heroes are in auction.py, Megapolises
and random Cities in map/cities.py, Action Upgrades in action_upgrades.py.
"""

from __future__ import annotations

from tabletome.engine import Decision, Script
from tabletome.games.mage_knight.actions import Keep, SetDie
from tabletome.games.mage_knight.content.box import BASIC, BLACK, BLUE, BROWN_ENEMY, COLOURS, GOLD, GREEN, RED, WHITE
from tabletome.games.mage_knight.events import DieShown, EnemyReturned, NightFell
from tabletome.games.mage_knight.rules.choosing import one_of
from tabletome.games.mage_knight.rules.deeds import piles
from tabletome.games.mage_knight.rules.map import sites
from tabletome.games.mage_knight.state import ATTACK, BLOCK, DUMMY, NOBODY, RANGED, Combat, Player, State

DEALT, KEPT = 4, 3
"""MK-OPT-33, 34"""
SET_DIE = [SetDie(COLOURS[colour]) for colour in (WHITE, RED, BLUE, BLACK)]
SHOWN_AT = {RANGED: WHITE, BLOCK: RED}
"""A die set to any other colour is shown in the Attack phase. MK-OPT-26"""
WARM, COLD = (RED, GREEN, GOLD), (WHITE, BLUE, BLACK)
"""MK-OPT-21, 22"""
DARKNESS_DICE = 2


# Time


def is_night_next(g: State) -> bool:
    """Day and Night take turns; in Darkness is Coming Night falls once and stays. MK-ROUND-02, MK-OPT-14"""
    if "darkness" not in g.variants:
        return not g.night
    if g.night:
        return True
    falls = BLACK in [g.rng.below(6) for _ in range(DARKNESS_DICE)]
    if falls:
        g.emit(NightFell, rule="MK-OPT-14")
    return falls


def is_night_to_come(g: State) -> bool:
    """At the end of a Night that ends no game: whether it was not the last one. MK-OPT-29"""
    return "darkness" in g.variants or g.round + 2 <= g.rounds


# Friendly Mana


def spared_gold(g: State, colour: int) -> bool:
    """A gold die may not stand for a colour that another die shows. MK-OPT-18, 19"""
    return colour in BASIC and colour in g.source and "friendly-mana" in g.variants


def dice_to_turn(g: State) -> list[int]:
    """The colours of dice that an effect may roll again or turn: no gold one while there are others. MK-OPT-18"""
    shown = list(dict.fromkeys(g.source))
    if "friendly-mana" in g.variants and not g.night and len(shown) > 1:
        return [colour for colour in shown if colour != GOLD]
    return shown


# Rampage


def enemies_return(g: State) -> bool:
    """Rampaging enemies come back to where the map shows them. MK-OPT-20, 23"""
    return "rampage" in g.variants or "more-rampage" in g.variants


def return_enemies(g: State) -> None:
    """A die for every space that rampaging enemies have lost, unless a hero stands there. MK-OPT-21, 22, 23"""
    more = "more-rampage" in g.variants
    if not enemies_return(g):
        return
    angry, angriest = (COLD, BLACK) if g.night else (WARM, GOLD)
    for space in g.board.spaces.values():
        if not space.rampaging or g.enemies.get(space.name) or g.heroes_at(space.name):
            continue
        rolled = g.rng.below(6)
        if more or rolled in angry:
            put_back(g, space.name, sites.RAMPAGING_COLOUR[space.rampaging])
            if rolled in (angry if more else (angriest,)):
                put_back(g, space.name, BROWN_ENEMY)


def put_back(g: State, space: str, colour: str) -> None:
    sites.place_token(g, space, colour, up=True)
    if g.enemies.get(space):
        g.emit(EnemyReturned, space, g.enemies[space][-1].name)


# Interactive Combat


def set_die_in_secret(g: State, combat: Combat) -> Script:
    """Against a single enemy, whoever took the turn before sets a die. MK-OPT-24, 25, 27"""
    rival = previous_player(g)
    if "interactive-combat" in g.variants and len(combat.foes) == 1 and rival != NOBODY:
        chosen = yield Decision(rival, "set-die", SET_DIE)
        combat.secret = COLOURS.index(chosen.colour)


def previous_player(g: State) -> int:
    """Who took the turn before this one."""
    if g.active not in g.order:
        return NOBODY
    place = g.order.index(g.active)
    others = [*g.order[:place][::-1], *g.order[place + 1 :][::-1]]
    return next((seat for seat in others if seat != DUMMY), NOBODY)


def show_die(g: State, combat: Combat) -> None:
    """At the start of the phase in which it works; a red one adds to the attack. MK-OPT-25, 26"""
    if combat.secret == NOBODY or combat.secret_shown:
        return
    if g.stage == ATTACK or SHOWN_AT.get(g.stage) == combat.secret:
        turn_die_up(g, combat)
        if combat.secret == RED:
            combat.foes[0].attack += 1


def turn_die_up(g: State, combat: Combat) -> None:
    combat.secret_shown = True
    g.reveal()
    g.emit(DieShown, COLOURS[combat.secret], rule="MK-OPT-26")


def armor_of_die(g: State, combat: Combat) -> int:
    """White adds to its Armor in the Ranged and Siege phase, blue in the Attack phase. MK-OPT-25"""
    return (g.stage == RANGED and combat.secret == WHITE) or (g.stage == ATTACK and combat.secret == BLUE)


def fame_of_die(g: State, combat: Combat) -> int:
    """One more for an enemy that a die has helped. MK-OPT-25"""
    if combat.secret == NOBODY:
        return 0
    if not combat.secret_shown:
        turn_die_up(g, combat)
    return int(combat.secret in (WHITE, RED, BLUE))


# Drafting at the Start


def deal_cards(g: State) -> None:
    """Four Advanced Actions to each. MK-OPT-33"""
    for player in g.players:
        player.dealt = g.advanced_deck[-DEALT:]
        g.advanced_deck = g.advanced_deck[:-DEALT]
    g.reveal()


def keep_one(p: Player) -> Script:
    """One of the cards handed on is kept. MK-OPT-34"""
    chosen = yield Decision(p.seat, "draft", [Keep(card) for card in p.dealt])
    p.dealt = piles.without(p.dealt, chosen.card)
    p.drafted += (chosen.card,)


def pass_on(g: State) -> bool:
    """To the next player; after the third card the rest is shuffled back. True while more is kept. MK-OPT-34"""
    hands = [player.dealt for player in g.players]
    if len(g.players[0].drafted) < KEPT:
        for player in g.players:
            player.dealt = hands[player.seat - 1]
        return True
    for player in g.players:
        player.dealt = ()
    g.advanced_deck = tuple(g.rng.shuffled(sorted((*g.advanced_deck, *(card for hand in hands for card in hand)))))
    return False


def use_drafted(p: Player) -> Script:
    """At the end of a Day one of the cards kept joins the deck. MK-OPT-35"""
    card = yield from one_of(p.seat, "use-drafted", p.drafted, Keep)
    p.drafted = piles.without(p.drafted, card)
    p.discard += (card,)
