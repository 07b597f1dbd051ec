"""The special rules of a scenario as the players read them. GH-PAGE-01, GH-SPECIAL"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabletome.engine import ByType
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.named import named_stat
from tabletome.games.gloomhaven.content.notation import special_rules as n
from tabletome.games.gloomhaven.content.notation.formulas import Formula
from tabletome.games.gloomhaven.content.notation.scenarios import (
    Alone,
    Deserted,
    EmptyHanded,
    Goal,
    Lost,
    LostMany,
    Overrun,
    Sacrificed,
    Stranded,
    Sunk,
    TimeUp,
    TooLate,
    WithoutBearer,
)
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.combat.damage import guard_mark
from tabletome.games.gloomhaven.rules.movement.graves import points_to_dig
from tabletome.games.gloomhaven.rules.scenario.bearers import CHARGE, bearer, full_charge, protagonist
from tabletome.games.gloomhaven.rules.scenario.circumstances import (
    revealed_mark,
    saved_mark,
    weakened_mark,
    withered_mark,
)
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view import icons
from tabletome.games.gloomhaven.view.wording import door_name, effect_name, name_of, scenario_name, tile_name
from tabletome.scene import Card, CardPart, Text, Zone, listed, t

WHOM = {
    n.Side.OURS: "whom-ours",
    n.Side.MONSTERS: "whom-monsters",
    n.Side.ALL: "whom-all",
    n.Side.CHARACTERS: "whom-characters",
}

reads: ByType[Callable[[Any, Any], Text]] = ByType("reads")
"""A special rule; some need the state for their amounts."""
reads_given: ByType[Callable[[Any], Text]] = ByType("reads")
"""Under which circumstance it is in force."""
reads_defeat: ByType[Callable[[State, Any], Text]] = ByType("reads")
"""How a scenario is lost."""


def page_zone(g: State) -> Iterator[Zone]:
    """A card with the special rules of the scenario, if it has any."""
    scenario = page(g.scenario)
    parts = [CardPart(id=f"rule:{place}", text=[text]) for place, text in enumerate(rules_in_words(g))]
    if parts:
        card = Card(id="page", name=scenario_name(scenario.name), icon=icons.SCENARIO, parts=parts)
        yield Zone(id="page", kind="row", role="offer", name=t("zone-special-rules"), cards=[card])


def rules_in_words(g: State) -> list[Text]:
    """Defeats first, then all that goes on."""
    scenario = page(g.scenario)
    return [
        *(reads_defeat[type(defeat)](g, defeat) for defeat in scenario.defeats),
        *(in_force(rule, reads[type(rule)](g, rule)) for rule in scenario.rules),
        *sides_in_words(g),
    ]


def sides_in_words(g: State) -> Iterator[Text]:
    """Monsters that fight on the characters' side, against everybody, or under a name of their own."""
    scenario = page(g.scenario)
    if scenario.allies:
        yield t("side-allies", names=names(scenario.allies))
    if scenario.third:
        yield t("side-third", names=names(scenario.third))
    for token in scenario.tokens:
        if token.neutral:
            yield t("side-neutral", name=name_of(token.name))
    for each in scenario.named:
        stat = named_stat(each.name, g.monster_level, g.characters, g.level, 0)
        yield t("named-monster", name=name_of(each.name), of=name_of(each.of), health=stat.health, shield=stat.shield)


def in_force(rule: n.SpecialRule, text: Text) -> Text:
    """A rule with the circumstance that it needs."""
    given: n.Circumstance | None = getattr(rule, "given", None)
    return text if given is None else t("rule-given", given=reads_given[type(given)](given), rule=text)


def amount(g: State, number: Formula) -> int:
    return number.value(C=g.characters, L=g.level)


def names(monsters: tuple[str, ...]) -> Text:
    return listed([name_of(each) for each in monsters])


# Defeats


@reads_defeat(Lost)
def lost(g: State, defeat: Lost) -> Text:  # noqa: ARG001 - all defeats are read alike
    return t("defeat-lost", name=name_of(defeat.escort))


@reads_defeat(Stranded)
def stranded(g: State, defeat: Goal) -> Text:  # noqa: ARG001
    return t("defeat-stranded")


@reads_defeat(TimeUp)
def time_up(g: State, defeat: TimeUp) -> Text:  # noqa: ARG001
    return t("defeat-time-up", number=defeat.rounds)


@reads_defeat(EmptyHanded)
def empty_handed(g: State, defeat: Goal) -> Text:  # noqa: ARG001
    return t("defeat-empty-handed")


@reads_defeat(Sunk)
def sunk(g: State, defeat: Goal) -> Text:  # noqa: ARG001
    return t("defeat-sunk")


@reads_defeat(Overrun)
def overrun(g: State, defeat: Overrun) -> Text:  # noqa: ARG001
    return t("defeat-overrun", name=name_of(defeat.monster), place=defeat.plates.upper())


@reads_defeat(Sacrificed)
def sacrificed(g: State, defeat: Goal) -> Text:  # noqa: ARG001
    return t("defeat-sacrificed")


@reads_defeat(Deserted)
def deserted(g: State, defeat: Deserted) -> Text:  # noqa: ARG001
    text = t("defeat-deserted", tiles=listed([tile_name(each) for each in defeat.tiles]))
    return (
        text
        if defeat.given is None
        else t("rule-given", given=reads_given[type(defeat.given)](defeat.given), rule=text)
    )


@reads_defeat(Alone)
def alone(g: State, defeat: Goal) -> Text:  # noqa: ARG001
    return t("defeat-alone")


@reads_defeat(TooLate)
def too_late(g: State, defeat: TooLate) -> Text:
    since = g.tally.get(revealed_mark(defeat.ally))
    done = 0 if since is None else g.round - since + 1
    return t("defeat-too-late", name=name_of(defeat.ally), number=defeat.rounds, done=done)


@reads_defeat(WithoutBearer)
def without_bearer(g: State, defeat: Goal) -> Text:  # noqa: ARG001
    return t("defeat-without-bearer")


@reads_defeat(LostMany)
def lost_many(g: State, defeat: LostMany) -> Text:
    done = g.tally.get(defeat.ally, 0)
    return t("defeat-lost-many", name=name_of(defeat.ally), number=defeat.number, done=done)


# Circumstances


@reads_given(n.Saved)
def saved(given: n.Saved) -> Text:
    return t("given-saved", name=name_of(given.ally), number=given.number)


@reads_given(n.NotCleansed)
def not_cleansed(given: n.NotCleansed) -> Text:
    return t("given-not-cleansed", place=given.place.upper())


@reads_given(n.Opened)
def opened(given: n.Opened) -> Text:
    return t("given-opened", door=door_name(given.door))


@reads_given(n.Stands)
def stands(given: n.Stands) -> Text:
    return t("given-stands", name=name_of(given.token), number=given.number)


@reads_given(n.AllDead)
def all_dead(given: n.AllDead) -> Text:
    return t("given-all-dead", names=names(given.monsters))


@reads_given(n.EliteDeaths)
def elite_deaths(given: n.EliteDeaths) -> Text:
    return t("given-elite-deaths", number=given.number)


@reads_given(n.Deaths)
def deaths(given: n.Deaths) -> Text:
    return t("given-deaths", name=name_of(given.monster), number=given.number)


@reads_given(n.TreasuresLooted)
def treasures_looted(given: n.TreasuresLooted) -> Text:
    return t("given-looted", number=given.number)


@reads_given(n.Achieved)
def achieved(given: n.Achieved) -> Text:
    return t("given-achieved", name=t(f"achievement-{given.achievement}"))


@reads_given(n.Unlocked)
def unlocked(given: n.Unlocked) -> Text:
    return t("given-unlocked", door=door_name(given.door))


@reads_given(n.AnyOf)
def any_of(given: n.AnyOf) -> Text:
    return t("given-any", givens=listed([reads_given[type(each)](each) for each in given.givens]))


@reads_given(n.AllOf)
def all_of(given: n.AllOf) -> Text:
    return t("given-all", givens=listed([reads_given[type(each)](each) for each in given.givens]))


@reads_given(n.SomebodyOn)
def somebody_on(given: n.SomebodyOn) -> Text:
    return t("given-somebody-on", tiles=listed([tile_name(each) for each in given.tiles]))


@reads_given(n.NobodyOn)
def nobody_on(given: n.NobodyOn) -> Text:
    return t("given-nobody-on", tiles=listed([tile_name(each) for each in given.tiles]))


@reads_given(n.CharacterOn)
def character_on(given: n.CharacterOn) -> Text:
    return t("given-character-on", tiles=listed([tile_name(each) for each in given.tiles]))


@reads_given(n.HasSpawned)
def has_spawned(given: n.HasSpawned) -> Text:
    return t("given-has-spawned", name=name_of(given.monster))


@reads_given(n.NoneOnMap)
def none_on_map(given: n.NoneOnMap) -> Text:
    return t("given-none-on-map", name=name_of(given.monster))


@reads_given(n.NoEnemies)
def no_enemies(given: n.NoEnemies) -> Text:  # noqa: ARG001 - all circumstances are read alike
    return t("given-no-enemies")


@reads_given(n.RoundsPlayed)
def rounds_played(given: n.RoundsPlayed) -> Text:
    return t("given-rounds-played", number=given.number)


@reads_given(n.TileLooted)
def tile_looted(given: n.TileLooted) -> Text:
    return t("given-tile-looted", tile=tile_name(given.tile))


@reads_given(n.GivenAway)
def given_away(given: n.GivenAway) -> Text:  # noqa: ARG001
    return t("given-given-away")


@reads_given(n.TokensFound)
def tokens_found(given: n.TokensFound) -> Text:
    return t("given-tokens-found", numbers=", ".join(map(str, given.numbers)))


@reads_given(n.NotFound)
def tokens_not_found(given: n.NotFound) -> Text:
    return t("given-not-found", numbers=", ".join(map(str, given.numbers)))


# Rules


@reads(n.ElementsEachRound)
def elements(g: State, rule: n.ElementsEachRound) -> Text:  # noqa: ARG001 - all rules are read alike
    strong, inert = (listed([effect_name(each) for each in part]) for part in (rule.strong, rule.inert))
    rounds = {"first": rule.first, "every": rule.every}
    return t("rule-elements", strong=strong, inert=inert, inerts=len(rule.inert), **rounds)


@reads(n.TurnEffect)
def turn_effect(g: State, rule: n.TurnEffect) -> Text:
    moment = "start" if rule.moment is n.TurnMoment.START else "end"
    damage = 0 if rule.damage is None else amount(g, rule.damage)
    where = t("where-everywhere")
    if rule.token:
        where = t("where-near-token", name=name_of(rule.token), reach=rule.reach)
    elif rule.place:
        where = t("where-near-place", place=rule.place.upper(), reach=rule.reach)
    elif rule.terrain:
        where = t(f"where-in-{rule.terrain}")
    whom = t(WHOM[rule.whom])
    return t("rule-turn-effect", moment=moment, whom=whom, damage=damage, heal=rule.heal, where=where)


@reads(n.RoundDamage)
def round_damage(g: State, rule: n.RoundDamage) -> Text:
    return t(
        "rule-round-damage",
        moment="start" if rule.at_start else "end",
        whom=t(WHOM[rule.whom]),
        damage=amount(g, rule.damage),
        first=rule.first,
        tile=tile_name(rule.tile) if rule.tile else "none",
    )


@reads(n.DoorsOpen)
def doors_open(g: State, rule: n.DoorsOpen) -> Text:  # noqa: ARG001
    doors = listed([door_name(door) for door in rule.doors])
    return t("rule-doors-open", doors=doors, start=rule.at_start_of, end=rule.at_end_of)


@reads(n.HigherLevel)
def higher_level(g: State, rule: n.HigherLevel) -> Text:  # noqa: ARG001
    lower = "below" if rule.by < 0 else "above"
    return t("rule-higher-level", name=name_of(rule.monster), by=abs(rule.by), where=lower)


@reads(n.AttackChange)
def attack_change(g: State, rule: n.AttackChange) -> Text:  # noqa: ARG001
    whom = t(WHOM[rule.whom])
    return t("rule-attack-change", whom=whom, by=f"{rule.by:+d}" if rule.by else "none", advantage=rule.advantage)


@reads(n.AddsCondition)
def adds_condition(g: State, rule: n.AddsCondition) -> Text:  # noqa: ARG001
    return t("rule-adds-condition", name=name_of(rule.monster), condition=effect_name(rule.condition))


@reads(n.SummonsInstead)
def summons_instead(g: State, rule: n.SummonsInstead) -> Text:  # noqa: ARG001
    return t("rule-summons-instead", name=name_of(rule.monster), summoned=name_of(rule.summoned))


@reads(n.CannotBeHurt)
def cannot_be_hurt(g: State, rule: n.CannotBeHurt) -> Text:  # noqa: ARG001
    return t("rule-cannot-be-hurt", name=name_of(rule.monster))


@reads(n.DeathTakesAway)
def death_takes_away(g: State, rule: n.DeathTakesAway) -> Text:  # noqa: ARG001
    return t("rule-death-takes-away", dying=names(rule.dying), name=name_of(rule.removes))


@reads(n.CannotBeDestroyed)
def cannot_be_destroyed(g: State, rule: n.CannotBeDestroyed) -> Text:  # noqa: ARG001
    return t(f"rule-indestructible-{rule.look}")


@reads(n.StartApart)
def start_apart(g: State, rule: n.StartApart) -> Text:  # noqa: ARG001
    return t("rule-start-apart")


@reads(n.SetUpLater)
def set_up_later(g: State, rule: n.SetUpLater) -> Text:  # noqa: ARG001
    return t("rule-set-up-later", names=names(rule.monsters), tile=tile_name(rule.tile))


@reads(n.Unmasks)
def unmasks(g: State, rule: n.Unmasks) -> Text:  # noqa: ARG001
    return t("rule-unmasks", name=name_of(rule.monster), becomes=name_of(rule.becomes))


@reads(n.BreakingStuns)
def breaking_stuns(g: State, rule: n.BreakingStuns) -> Text:  # noqa: ARG001
    return t("rule-breaking-stuns", condition=effect_name("stun"))


@reads(n.GiveUpAction)
def give_up_action(g: State, rule: n.GiveUpAction) -> Text:
    places = rule.places[g.party_size].upper()
    return t("rule-give-up-action", places=", ".join(places))


@reads(n.GiveUpToLoot)
def give_up_to_loot(g: State, rule: n.GiveUpToLoot) -> Text:  # noqa: ARG001
    return t("rule-give-up-to-loot")


@reads(n.BlocksSight)
def blocks_sight(g: State, rule: n.BlocksSight) -> Text:  # noqa: ARG001
    return t("rule-blocks-sight", tile=tile_name(rule.tile))


@reads(n.StartAmongMonsters)
def start_among_monsters(g: State, rule: n.StartAmongMonsters) -> Text:  # noqa: ARG001
    return t("rule-start-among-monsters")


@reads(n.Blessing)
def blessing(g: State, rule: n.Blessing) -> Text:  # noqa: ARG001
    return t("rule-blessing", names=names(rule.against), shield=rule.shield, condition=effect_name(rule.immune))


@reads(n.LeaveMap)
def leave_map(g: State, rule: n.LeaveMap) -> Text:  # noqa: ARG001
    return t("rule-leave-map", place=rule.place.upper())


@reads(n.Unlocks)
def unlocks(g: State, rule: n.Unlocks) -> Text:  # noqa: ARG001
    return t("rule-unlocks", doors=listed([door_name(door) for door in rule.doors]))


@reads(n.Offering)
def offering(g: State, rule: n.Offering) -> Text:
    return t("rule-offering", place=rule.place.upper(), boss=name_of(rule.boss), damage=amount(g, rule.damage))


@reads(n.HiddenTokens)
def hidden_tokens(g: State, rule: n.HiddenTokens) -> Text:  # noqa: ARG001
    return t("rule-hidden-tokens", place=rule.place.upper())


@reads(n.Craved)
def craved(g: State, rule: n.Craved) -> Text:  # noqa: ARG001
    return t("rule-craved", name=name_of(rule.token))


@reads(n.Guarded)
def guarded(g: State, rule: n.Guarded) -> Text:
    done = g.tally.get(guard_mark(rule), 0)
    return t("rule-guarded", name=name_of(rule.token), number=rule.times, done=done)


@reads(n.Fades)
def fades(g: State, rule: n.Fades) -> Text:  # noqa: ARG001
    return t("rule-fades", names=names(rule.monsters), rounds="even" if rule.even else "odd")


@reads(n.Statues)
def statues(g: State, rule: n.Statues) -> Text:
    return t("rule-statues", names=names(rule.monsters), places=", ".join(rule.plates[g.party_size].upper()))


@reads(n.Untouched)
def untouched(g: State, rule: n.Untouched) -> Text:  # noqa: ARG001
    return t("rule-untouched", name=name_of(rule.token))


@reads(n.Inactive)
def inactive(g: State, rule: n.Inactive) -> Text:  # noqa: ARG001
    return t("rule-inactive", name=name_of(rule.monster))


@reads(n.Sleepers)
def sleepers(g: State, rule: n.Sleepers) -> Text:  # noqa: ARG001
    return t("rule-sleepers", name=name_of(rule.monster))


@reads(n.Confined)
def confined(g: State, rule: n.Confined) -> Text:  # noqa: ARG001
    return t("rule-confined", names=names(rule.monsters), door=door_name(rule.door), tile=tile_name(rule.tile))


@reads(n.TrapsAppear)
def traps_appear(g: State, rule: n.TrapsAppear) -> Text:
    return t("rule-traps-appear", place=rule.place.upper(), damage=g.trap_damage)


@reads(n.HeldDoor)
def held_door(g: State, rule: n.HeldDoor) -> Text:
    places = " / ".join(rule.plates.upper())
    return t("rule-held-door", door=door_name(rule.door), places=places, damage=g.trap_damage)


@reads(n.Protagonist)
def a_part_of_its_own(g: State, rule: n.Protagonist) -> Text:  # noqa: ARG001
    who = protagonist(g)
    return t("rule-protagonist", name=name_of(g.heroes[who].name) if who >= 0 else t("nobody-yet"))


@reads(n.Staff)
def staff(g: State, rule: n.Staff) -> Text:
    done = g.tally.get(CHARGE, 0)
    return t("rule-staff", name=name_of(rule.monster), number=full_charge(g, rule), done=done)


@reads(n.Dagger)
def dagger(g: State, rule: n.Dagger) -> Text:  # noqa: ARG001
    return t("rule-dagger", name=name_of(rule.monster), pierce=rule.pierce)


@reads(n.Carried)
def carried(g: State, rule: n.Carried) -> Text:
    who = bearer(g)
    return t(
        "rule-carried",
        thing=t(f"thing-{rule.thing}"),
        name=name_of(g.heroes[who].name) if who >= 0 else t("nobody-yet"),
        slower=rule.slower,
        dropped="yes" if rule.dropped_by else "no",
        by=name_of(rule.dropped_by) if rule.dropped_by else "",
    )


@reads(n.MoveChange)
def move_change(g: State, rule: n.MoveChange) -> Text:  # noqa: ARG001
    return t("rule-move-change", by=f"{rule.by:+d}")


@reads(n.UntilLooted)
def until_looted(g: State, rule: n.UntilLooted) -> Text:  # noqa: ARG001
    return t("rule-until-looted")


@reads(n.ResetIfLost)
def reset_if_lost(g: State, rule: n.ResetIfLost) -> Text:  # noqa: ARG001
    return t("rule-reset-if-lost", number=rule.treasure)


@reads(n.GiveAway)
def give_away(g: State, rule: n.GiveAway) -> Text:  # noqa: ARG001
    return t("rule-give-away", number=rule.treasure, place=rule.place.upper())


@reads(n.AwaitedBoss)
def awaited_boss(g: State, rule: n.AwaitedBoss) -> Text:
    return t(
        "rule-awaited-boss",
        name=name_of(rule.boss),
        times=rule.times,
        damage=amount(g, rule.weaker),
        token=name_of(rule.token),
        done=g.tally.get(weakened_mark(rule), 0),
    )


@reads(n.RoundHeal)
def round_heal(g: State, rule: n.RoundHeal) -> Text:
    return t("rule-round-heal", name=name_of(rule.monster), token=name_of(rule.token), heal=amount(g, rule.amount))


@reads(n.FallsAtEnd)
def falls_at_end(g: State, rule: n.FallsAtEnd) -> Text:  # noqa: ARG001
    return t("rule-falls-at-end", name=name_of(rule.token), number=rule.round)


@reads(n.PlainBoss)
def plain_boss(g: State, rule: n.PlainBoss) -> Text:  # noqa: ARG001
    return t("rule-plain-boss", name=name_of(rule.boss))


@reads(n.Captives)
def captives(g: State, rule: n.Captives) -> Text:
    freed = g.tally.get(saved_mark(rule.token), 0)
    return t("rule-captives", name=name_of(rule.token), helper=name_of(rule.helper), done=freed)


@reads(n.Wind)
def wind(g: State, rule: n.Wind) -> Text:  # noqa: ARG001
    return t("rule-wind", way=str((max(g.round, 1) - 1) % 4))


@reads(n.Current)
def current(g: State, rule: n.Current) -> Text:  # noqa: ARG001
    return t("rule-current", tile=tile_name(rule.tile), name=name_of(rule.monster), damage=rule.damage)


@reads(n.Boulders)
def boulders(g: State, rule: n.Boulders) -> Text:
    return t("rule-boulders", left=rule.left.upper(), right=rule.right.upper(), damage=g.trap_damage)


@reads(n.Flood)
def flood(g: State, rule: n.Flood) -> Text:
    dry = len(g.plan.hexes_of_tile(rule.tile) - g.difficult)
    rounds = "even" if len(g.heroes) == 2 else "every"
    return t("rule-flood", tile=tile_name(rule.tile), place=rule.bail.upper(), dry=dry, rounds=rounds)


@reads(n.PoisonedWater)
def poisoned_water(g: State, rule: n.PoisonedWater) -> Text:  # noqa: ARG001
    return t("rule-poisoned-water", condition=effect_name("poison"), damage=g.trap_damage)


@reads(n.Withers)
def withers(g: State, rule: n.Withers) -> Text:
    return t(
        "rule-withers",
        token=name_of(rule.token),
        damage=rule.damage,
        name=name_of(rule.monster),
        tile=tile_name(rule.tile),
        done=g.tally.get(withered_mark(rule), 0),
    )


@reads(n.Graves)
def graves(g: State, rule: n.Graves) -> Text:
    letters = ", ".join((rule.normal_first + rule.elite_first + rule.last).upper())
    return t("rule-graves", places=letters, points=points_to_dig(g), name=name_of(rule.monster), last=rule.last.upper())


@reads(n.Crossing)
def crossing(g: State, rule: n.Crossing) -> Text:  # noqa: ARG001
    return t("rule-crossing", place=rule.place.upper())


@reads(n.Marches)
def marches(g: State, rule: n.Marches) -> Text:  # noqa: ARG001
    return t("rule-marches", name=name_of(rule.monster), by=rule.by, place=rule.to.upper())


@reads(n.Returns)
def returns(g: State, rule: n.Returns) -> Text:  # noqa: ARG001
    return t("rule-returns", name=name_of(rule.token), place=rule.place.upper())


@reads(n.Gunner)
def gunner(g: State, rule: n.Gunner) -> Text:
    damage = MONSTERS[rule.as_strong_as].elite[g.monster_level].attack
    return t(
        "rule-gunner",
        name=name_of(rule.monster),
        cannon=name_of(rule.cannon),
        place=rule.lines.upper(),
        tile=tile_name(rule.tile),
        damage=damage,
    )


@reads(n.Sacrifice)
def sacrifice(g: State, rule: n.Sacrifice) -> Text:  # noqa: ARG001
    return t("rule-sacrifice", name=name_of(rule.monster), victim=name_of(rule.victim), place=rule.altar.upper())


@reads(n.LargeBoss)
def large_boss(g: State, rule: n.LargeBoss) -> Text:  # noqa: ARG001
    return t("rule-large-boss", name=name_of(rule.boss))


@reads(n.Permanent)
def permanent(g: State, rule: n.Permanent) -> Text:  # noqa: ARG001
    return t("rule-permanent", whom=t(WHOM[rule.whom]), condition=effect_name(rule.condition))


@reads(n.AllRetaliate)
def all_retaliate(g: State, rule: n.AllRetaliate) -> Text:  # noqa: ARG001
    return t("rule-all-retaliate", by=rule.by, reach=rule.reach)


@reads(n.MonstersBetter)
def monsters_better(g: State, rule: n.MonstersBetter) -> Text:  # noqa: ARG001
    return t("rule-monsters-better", move=rule.move, range=rule.range, shield=rule.shield)


@reads(n.NoConsuming)
def no_consuming(g: State, rule: n.NoConsuming) -> Text:  # noqa: ARG001
    return t("rule-no-consuming")


# Alone


@reads(n.Altered)
def altered(g: State, rule: n.Altered) -> Text:  # noqa: ARG001
    health = 0 if rule.health is None else rule.health.value(H=1)
    return t(
        "rule-altered",
        name=name_of(rule.monster),
        health=health,
        shield=f"{rule.shield:+d}" if rule.shield else "none",
        attack=f"{rule.attack:+d}" if rule.attack else "none",
        retaliate=rule.retaliate,
        reach=rule.retaliate_range,
    )


@reads(n.DrawsFrom)
def draws_from(g: State, rule: n.DrawsFrom) -> Text:  # noqa: ARG001
    return t("rule-draws-from", names=names(rule.figures), whose="ours" if rule.ours else "theirs")


@reads(n.ShutsBehind)
def shuts_behind(g: State, rule: n.ShutsBehind) -> Text:  # noqa: ARG001
    return t("rule-shuts-behind", door=door_name(rule.door), tile=tile_name(rule.tile))


@reads(n.TurnsCoat)
def turns_coat(g: State, rule: n.TurnsCoat) -> Text:  # noqa: ARG001
    return t("rule-turns-coat", name=name_of(rule.token))


@reads(n.Fumes)
def fumes(g: State, rule: n.Fumes) -> Text:  # noqa: ARG001
    return t(
        "rule-fumes",
        door=door_name(rule.door),
        first=rule.first,
        later=rule.later,
        condition=effect_name(rule.condition),
        token=name_of(rule.token),
    )


@reads(n.RoundCondition)
def round_condition(g: State, rule: n.RoundCondition) -> Text:  # noqa: ARG001
    return t("rule-round-condition", name=name_of(rule.monster), condition=effect_name(rule.condition))


@reads(n.SummonsForConditions)
def summons_for_conditions(g: State, rule: n.SummonsForConditions) -> Text:  # noqa: ARG001
    return t("rule-summons-for-conditions", name=name_of(rule.monster), summoned=name_of(rule.summoned))


@reads(n.Regroups)
def regroups(g: State, rule: n.Regroups) -> Text:  # noqa: ARG001
    return t("rule-regroups", name=name_of(rule.ally), place=rule.place.upper())


@reads(n.Wounded)
def wounded(g: State, rule: n.Wounded) -> Text:  # noqa: ARG001
    places = listed([t("wounded-at", place=letter.upper(), health=health) for letter, health in rule.places])
    return t("rule-wounded", name=name_of(rule.ally), places=places, damage=rule.damage)


@reads(n.CardsShown)
def cards_shown(g: State, rule: n.CardsShown) -> Text:  # noqa: ARG001
    return t("rule-cards-shown")


@reads(n.CompanionApart)
def companion_apart(g: State, rule: n.CompanionApart) -> Text:  # noqa: ARG001
    return t("rule-companion-apart", place=rule.place.upper())


@reads(n.Impassable)
def impassable(g: State, rule: n.Impassable) -> Text:  # noqa: ARG001
    return t("rule-impassable")


@reads(n.HalfForbidden)
def half_forbidden(g: State, rule: n.HalfForbidden) -> Text:  # noqa: ARG001
    return t("rule-half-forbidden", card=t(f"card-{rule.card}"), half=rule.half)
