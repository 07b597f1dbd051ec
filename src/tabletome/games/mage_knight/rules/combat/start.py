"""How a combat with enemies comes about, and who is in it. Rulebook: "Combat". MK-COMB

Then follow the Ranged and Siege phase (attack.py), the Block phase (block.py), Assign Damage (damage.py), the Attack
phase (attack.py again) and the outcome (outcome.py). MK-MEMO-03
"""

from __future__ import annotations

from tabletome.engine import Decision, Script, runs
from tabletome.games.mage_knight.actions import Challenge, Fight
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import VIOLET_ENEMY
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.tiles import CITY, DUNGEON, KEEP, MINE, MONASTERY, RUINS, TOMB, TOWER
from tabletome.games.mage_knight.events import CombatBegan, TokenRevealed
from tabletome.games.mage_knight.rules import phases
from tabletome.games.mage_knight.rules.map import cities, sites
from tabletome.games.mage_knight.rules.map.movement import is_rampaging
from tabletome.games.mage_knight.rules.scenario import optional_rules, special_rules, tracks
from tabletome.games.mage_knight.state import NOBODY, RANGED, Combat, Foe, Player, State

RAMPAGING = "rampaging"
FIGHT = Fight()
FOR_AN_ASSAULT, FOR_ARSON = -1, -3
"""What they do to Reputation. MK-SITE-03, 05"""


# The kinds of combat


def assault(g: State, p: Player, space: str, provoked: list[str]) -> None:
    """A fortified site: its defenders are fortified, and it costs Reputation. MK-COMB-01, 02, 08, MK-SITE-04, 05"""
    site = g.board[space].site
    lose_reputation(g, p)
    combat = Combat(kind=site, space=g.board[space].heart or space)
    g.combat = combat
    sites.turn_up(g, combat.space)
    if site != CITY and sites.owner_of(g, space) != NOBODY:
        hold_property(g, combat, sites.GARRISON[site])
    add_garrison(g, combat, [token.name for token in g.enemies.get(combat.space, ())])
    add_rampaging(g, combat, provoked)


def lose_reputation(g: State, p: Player) -> None:
    """For an assault, whoever defends the place; not in Conquer and Hold. MK-COMB-01, 02, MK-HOLD-05"""
    if special_rules.goal(g) != "hold":
        tracks.change_reputation(g, p, FOR_AN_ASSAULT)


def hold_property(g: State, combat: Combat, colour: str) -> None:
    """What defends another hero's Keep, or Tower in Conquer and Hold, for half the Fame. MK-HOLD-07, 10, 11"""
    for _ in range(special_rules.defenders_of_owned(g)):
        name = sites.draw_token(g, colour)
        if name:
            combat.foes.append(Foe(name, fortified=True, half_fame=True))
            g.reveal()
            g.emit(TokenRevealed, combat.space, name)


def add_garrison(g: State, combat: Combat, names: list[str]) -> None:
    """Behind walls, and in a City with the bonus of its card; in a Megapolis with both. MK-CITY-01, 06, MK-OPT-40"""
    bonus = cities.colours(g, combat.space) if combat.kind == CITY else ()
    combat.foes += [Foe(name, combat.space, fortified=True, city=bonus) for name in names]


def add_rampaging(g: State, combat: Combat, spaces: list[str]) -> None:
    """They are not fortified by the site that is assaulted. MK-COMB-07, 08, 10"""
    for space in spaces:
        tokens = g.enemies[space]
        combat.foes += [Foe(token.name, space, rampaging=True, paired=len(tokens) > 1) for token in tokens]


def fight_rampaging(g: State, p: Player, spaces: list[str]) -> None:
    """Provoked or challenged. MK-COMB-05, 06, 07"""
    g.combat = Combat(kind=RAMPAGING, space=p.space)
    add_rampaging(g, g.combat, spaces)


def burn_monastery(g: State, p: Player) -> None:
    """Without Units, against one violet enemy that is not fortified. MK-COMB-04, MK-SITE-03, 17"""
    tracks.change_reputation(g, p, FOR_ARSON)
    g.combat = Combat(kind=MONASTERY, space=p.space, units_allowed=False)
    draw_foes(g, g.combat, (VIOLET_ENEMY,))


def enter_site(g: State, p: Player) -> None:
    """An adventure site with enemies, whom nobody joins. MK-COMB-03, 11, MK-SITE-07..11, 20, 21, 22"""
    site = sites.site_of(g, p.space)
    if site == MINE:
        special_rules.enter_mine(g, p)
        return
    underground = site in (DUNGEON, TOMB)
    combat = Combat(kind=site, space=p.space, units_allowed=not underground, night=underground)
    g.combat = combat
    if underground and p.space not in g.secret_sites:
        draw_foes(g, combat, sites.LURKING[site])
        return
    if p.space in g.secret_sites:
        sites.turn_up(g, p.space)
        combat.foes += [Foe(token.name, p.space) for token in g.enemies.get(p.space, ())]
        return
    if p.space not in g.enemies and not g.is_conquered(p.space):
        colours = RUINS_TOKENS[g.ruins[p.space].name].enemies if site == RUINS else sites.LURKING[site]
        for colour in colours:
            sites.place_token(g, p.space, colour, up=True)
    sites.turn_up(g, p.space)
    combat.foes += [Foe(token.name, p.space) for token in g.enemies.get(p.space, ())]


def draw_foes(g: State, combat: Combat, colours: tuple[str, ...]) -> None:
    for colour in colours:
        name = sites.draw_token(g, colour)
        if name:
            combat.foes.append(Foe(name))
            g.reveal()
            g.emit(TokenRevealed, combat.space, name)


# Its start


@runs(phases.GATHER_FOES)
def gather_foes(g: State) -> Script:
    """Rampaging enemies next to the place of the fight may be challenged too. MK-COMB-09, 10"""
    combat = g.fight
    others = [
        name
        for name in g.board[g.hero.space].near
        if is_rampaging(g, name) and all(foe.space != name for foe in combat.foes)
    ]
    if others and combat.kind in (RAMPAGING, KEEP, TOWER, CITY):
        chosen = yield Decision(g.active, "join-combat", [*(Challenge(name) for name in others), FIGHT])
        if isinstance(chosen, Challenge):
            add_rampaging(g, combat, [chosen.space])
            return
    yield from optional_rules.set_die_in_secret(g, combat)
    g.emit(CombatBegan, g.active, tuple(foe.name for foe in combat.foes), rule="MK-COMB-13")
    lose_points(g.hero)
    g.stage = RANGED
    optional_rules.show_die(g, combat)
    g.phase = phases.ATTACK_STEP if combat.foes else phases.END_COMBAT


def lose_points(p: Player) -> None:
    """Healing, Move and Influence points are lost, but for Move kept by an effect. MK-TURN-25, MK-WOUND-12"""
    p.turn.heal = p.turn.influence = 0
    if not p.has(changes.MoveAsAttack):
        p.turn.move = 0
