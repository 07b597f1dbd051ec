"""What a choice brings about besides its price, as far as the table shows it: said together with the choice."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.engine import Action
from tabletome.games.mage_knight import actions
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import REPUTATION_BONUS, VIOLET_ENEMY, WOUND
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.tiles import DUNGEON, GLADE, RUINS, TILES, TOMB
from tabletome.games.mage_knight.rules.combat import damage
from tabletome.games.mage_knight.rules.combat.start import FOR_AN_ASSAULT, FOR_ARSON
from tabletome.games.mage_knight.rules.deeds.banners import free_command
from tabletome.games.mage_knight.rules.deeds.notation import (
    Both,
    ByTime,
    Crystal,
    Effect,
    Either,
    ExtraDie,
    Heal,
    Mana,
    Ranged,
    Reputation,
    Siege,
    gives,
)
from tabletome.games.mage_knight.rules.deeds.skills import has_free_bond
from tabletome.games.mage_knight.rules.interaction.recruit import commanding_banner
from tabletome.games.mage_knight.rules.map import sites
from tabletome.games.mage_knight.rules.map.movement import needs_assault, provoked_by
from tabletome.games.mage_knight.rules.scenario import special_rules
from tabletome.games.mage_knight.state import DAMAGE, RANGED, Player, State
from tabletome.games.mage_knight.view.forecasts import effect_of, forecast
from tabletome.games.mage_knight.view.strikes import with_wounds
from tabletome.games.mage_knight.view.wording import effect, enemy_name, token_name, unit_name
from tabletome.scene import Text, listed, t


def consequences(g: State, p: Player, option: Action) -> Text | None:
    """Everything worth knowing before this is chosen, if there is anything."""
    nothing = in_vain(g, p, option)
    said = [*([nothing] if nothing is not None else []), *_each(g, p, option)]
    return listed(said) if said else None


def in_vain(g: State, p: Player, option: Action) -> Text | None:
    """Why nothing would come of it now, though it is allowed. MK-RANGE-03, 04, MK-DMG-01, MK-WOUND-07..09"""
    if isinstance(option, actions.BuyHealing):
        return None if is_hurt(p) else t("brings-nothing-healed")
    if not isinstance(option, actions.Play | actions.Strengthen | actions.Activate):
        return None
    played = effect_of(p, option)
    if played is None:
        return None
    if isinstance(played.effect, Heal) and not is_hurt(p):
        return t("brings-nothing-healed")
    if g.stage == DAMAGE and only_gathers(played.effect):
        return t("brings-no-less-damage")
    if g.stage == RANGED and shoots_at_walls(g, p, option, played.effect):
        return t("brings-nothing-behind-walls")
    return None


def _each(g: State, p: Player, option: Action) -> Iterator[Text]:
    match option:
        case actions.Move(space=space):
            yield from of_move(g, p, space)
        case actions.Explore():
            yield from of_exploring(g)
        case actions.Enter():
            yield from of_entering(g, p)
        case actions.Burn():
            yield t(f"hidden-{VIOLET_ENEMY}")
            yield t("brings-no-units")
            yield effect(Reputation(FOR_ARSON))
        case actions.PayAltar():
            altar = RUINS_TOKENS[g.ruins[p.space].name]
            yield t("effect-fame", count=altar.fame)
        case actions.Rest():
            yield t("brings-slow-recovery" if set(p.hand) == {WOUND} else "brings-rest")
        case actions.Interact():
            yield from of_interacting(g, p)
        case actions.Recruit():
            yield from of_recruiting(p)
        case actions.Assign(unit=unit):
            yield from of_damage_to_unit(g, p, unit - 1)
        case actions.TakeWounds():
            strike = damage.suffered(g)
            wounds = damage.wounds_due(p, strike)
            yield t("effect-wound", count=wounds)
            yield from with_wounds(g, strike, wounds)


def shoots_at_walls(g: State, p: Player, option: Action, effect: Effect) -> bool:
    """Ranged Attacks that no enemy feels behind walls; only Siege Attacks count there. MK-RANGE-03, 04"""
    if not gives(effect, Ranged) or gives(effect, Siege):
        return False
    return bool(g.fight.foes) and not forecast(g, p, option)


def only_gathers(effect: Effect) -> bool:
    """Whether it gives nothing but mana, which takes away no damage. MK-DMG-01"""
    if isinstance(effect, Both | Either | ByTime):
        return all(only_gathers(part) for part in effect.parts)
    return isinstance(effect, Mana | Crystal | ExtraDie)


def is_hurt(p: Player) -> bool:
    """Whether healing would heal anything. MK-WOUND-08, 09"""
    return WOUND in p.hand or any(unit.wounds for unit in p.units)


def of_move(g: State, p: Player, space: str) -> Iterator[Text]:
    """A fortified site is assaulted, and enemies may be provoked. MK-MOVE-09, 11, MK-HOLD-05"""
    if needs_assault(g, p, space):
        yield t("brings-assault")
        if special_rules.goal(g) != "hold":
            yield effect(Reputation(FOR_AN_ASSAULT))
    for provoked in provoked_by(g, p.space, space):
        for token in g.enemies[provoked]:
            yield t("brings-provoked", enemy=enemy_name(token.name))


def of_exploring(g: State) -> Iterator[Text]:
    """Whoever looks for the City may find it on a Core tile, and then the last turns come. MK-RECON-02, 04, 07"""
    if special_rules.goal(g) != "find" or g.city_found or not g.stack or TILES[g.stack[0]].kind != "core":
        return
    yield t("brings-core", count=sum(TILES[name].kind == "core" for name in g.stack))


def of_entering(g: State, p: Player) -> Iterator[Text]:
    """Whoever is there or will be drawn, and how it is fought underground. MK-SITE-20..22"""
    site = sites.site_of(g, p.space)
    tokens = g.enemies.get(p.space, ())
    for token in tokens:
        yield token_name(token, p.seat)
    if not tokens:
        colours = RUINS_TOKENS[g.ruins[p.space].name].enemies if site == RUINS else sites.LURKING.get(site, ())
        for colour in colours:
            yield t(f"hidden-{colour}")
    if site in (DUNGEON, TOMB):
        yield t("brings-no-units")
        yield t("brings-night")


def of_interacting(g: State, p: Player) -> Iterator[Text]:
    """Reputation counts among people. MK-INTER-03"""
    bonus = REPUTATION_BONUS.get(p.reputation, 0)
    if bonus and g.board[p.space].site != GLADE and not p.has(changes.NoReputation):
        yield t("brings-influence", bonus=f"{bonus:+}")


def of_recruiting(p: Player) -> Iterator[Text]:
    """Without a free Command token another Unit leaves. MK-UNIT-06"""
    if commanding_banner(p) or free_command(p) or has_free_bond(p):
        return
    leaving = [unit.name for unit in p.units if not unit.loyal]
    yield t("brings-farewell", unit=unit_name(leaving[0])) if len(leaving) == 1 else t("brings-farewell-to-one")


def of_damage_to_unit(g: State, p: Player, number: int) -> Iterator[Text]:
    """Whether the Unit is hurt, and what is left for others. MK-DMG-05, 06, 07"""
    left, hurt = damage.after_unit(p, p.units[number], damage.suffered(g))
    yield t("brings-unit-hurt" if hurt else "brings-unit-unhurt")
    if left:
        yield t("brings-damage-left", damage=left)
