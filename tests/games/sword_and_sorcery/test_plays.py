"""Quests are played on from positions that bring many rules together; what is asked, told and changed is compared."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tabletome.engine import seeded
from tabletome.games.sword_and_sorcery import GAME
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp
from tabletome.games.sword_and_sorcery.rules.flow import begin_turn
from tabletome.games.sword_and_sorcery.rules.heroes.gear import set_most_hp
from tabletome.games.sword_and_sorcery.state import OFF
from tests import plays
from tests.games.sword_and_sorcery.questing import Table, quest_table, things

SEATS = ("first", "second", "third", "fourth", "fifth")
PLAYS = plays.Plays(GAME, Path(__file__).parent / "plays")


@pytest.mark.parametrize("name", PLAYS.names)
def test_a_quest_is_played_on_from_its_position(name: str) -> None:
    assert PLAYS.played(name) == PLAYS.text(name)


def test_every_position_is_played() -> None:
    assert set(PLAYS.names) == set(PLAYS.positions)


def party(quest: str, *heroes: str, seed: str) -> Table:
    """Heroes at the start of a quest; dice fall and cards lie as the seed has it."""
    table = quest_table(quest, heroes=len(heroes), **dict(zip(SEATS, heroes, strict=False)))
    table.g.rng = seeded(seed)
    return table


def played_on(table: Table) -> plays.Table:
    return plays.Table(table.g, table.heard)


def learn(table: Table, hero: int, rank: int, *powers: str, used: str = "") -> None:
    """The hero has this Soulrank and these powers, one of them perhaps used."""
    sheet = table.g.heroes[hero]
    sheet.rank, sheet.powers = rank, powers
    sheet.cooling = tuple(2 if power == used else 0 for power in powers)
    set_most_hp(table.g, hero)


def equip(table: Table, hero: int, *carried: str, **slots: str) -> None:
    """The hero wears and carries these cards."""
    sheet = table.g.heroes[hero]
    for slot, card in slots.items():
        setattr(sheet, slot, card)
    sheet.inventory = carried


def hurt(table: Table, **wounds: int) -> None:
    """Figures have lost HP: `of_3=2`."""
    for figure, hp in wounds.items():
        lose_hp(table.g, int(figure.removeprefix("of_")), hp)


@PLAYS.position
def a_beginning() -> plays.Table:
    """Powers are learnt, gifts given, the Emporium is open, places are taken, and the story begins."""
    table = party(
        """
        emporium: "yes"
        start: [14a.1, 14a.2]
        soul-points: 12
        soulrank: 2
        crowns: 60
        treasures: 1
        soul-weapons: 1
        shadows: [14a.3 for 2, 16a.2 for 2, 16a.3 for 3]
        opening: {en: It begins., do: [souls 2, fire 1 at 14a.2]}
        """,
        "shae-rogue", "ecarus-white-rose", seed="a beginning",
    )  # fmt: skip
    for figure in table.g.figures:
        figure.at = OFF
    table.g.segment = "setup"
    table.g.turn.actions = table.g.turn.combats = 0
    return played_on(table)


@PLAYS.position
def a_house_to_search() -> plays.Table:
    """Doors, chests, locks, traps, people and what else a quest lets heroes do."""
    table = party(
        """
        doors: {oak: door 14a.1 14a.2, iron: locked 14a.2 14a.3 magic, wall: wall 14a.3 16a.1}
        chests: [14a.1 treasures 1, 14a.2 crowns 30]
        search: {14a.1: {hit: [crowns 10], skill: [souls 1]}, 14a.2: {hit: [treasures 1]}}
        shadows: [14a.2 for 2, 16a.1 for 2]
        people: {Maid: {en: Maid, at: 14a.1, hp: 2}, Page: {en: Page, at: 14a.2, hp: 1}}
        actions:
          pray: {en: Pray, at: [14a.1, 14a.2], do: [recover 1 active]}
          ring: {en: Ring, at: 14a.1, free: "yes", again: "yes", do: [souls 1]}
          lead: {en: Lead, at: Maid, do: [follow Maid]}
        commoner: {en: Somebody is here., do: [souls 1]}
        """,
        "shae-rogue", "thorgar-cleric", seed="a house",
    )  # fmt: skip
    learn(table, 0, 4, "treasure-hunt", "pickpocket", "tumble")
    learn(table, 1, 2, "heal", used="heal")
    table.g.story.key_holder = 0
    hurt(table, of_0=3, of_1=2)
    begin_turn(table.g, 0)
    return played_on(table)


@PLAYS.position
def a_full_pack() -> plays.Table:
    """What lies about is picked up, put down, put on and exchanged."""
    table = party("", "ecarus-white-rose", "laegon-ranger", seed="a pack")
    equip(table, 0, "hunting-knife", "chain-mail", main="longsword", off="", armor="padded-armor")
    equip(table, 1, "short-bow", "elven-cloak", main="hunting-knife.2", off="kord")
    table.g.charges["elven-cloak"] = 2
    table.g.heroes[0].coins, table.g.heroes[1].coins = (1, 0, 1), (0, 2, 0)
    table.g.map.drops[0] = things("healing-potion", "coin:10", "loot:soul", "key", "treasure:ring-of-shields")
    begin_turn(table.g, 0)
    return played_on(table)


@PLAYS.position
def knights_and_gremlins() -> plays.Table:
    """Swords, shields and prayers against gremlins, which act after each turn."""
    table = party(
        "{shadows: [14a.2 for 2], gates: [hit at 16a.3 open, skill at 14a.3 open]}",
        "ecarus-white-rose", "thorgar-cleric", seed="knights",
    )  # fmt: skip
    learn(table, 0, 4, "cleave", "guardian", "rose-strike", "iron-will", used="cleave")
    learn(table, 1, 4, "heal", "holy-smite", "bless", "parry")
    equip(table, 0, "holy-water", main="longsword", off="golden-mirror", armor="scale-mail")
    equip(table, 1, "healing-potion", main="hammer", off="tower-shield", armor="chain-mail")
    for card, area in (("gremlin-red-1", "14a.1"), ("gremlins-pack-1", "14a.1"), ("gremlin-blue-2", "14a.2")):
        table.enemy(card, area)
    table.g.heroes[0].coins = (0, 2, 0)
    hurt(table, of_0=2, of_1=3)
    begin_turn(table.g, 0)
    return played_on(table)


@PLAYS.position
def a_black_rose_among_runes() -> plays.Table:
    """Ruthless knights and runes against raiders."""
    table = party("", "ecarus-black-rose", "thorgar-runemaster", seed="runes")
    learn(table, 0, 5, "cruelty", "war-cry", "charge", "second-wind", "toughness")
    learn(table, 1, 5, "assault-rune", "protection-rune", "command", "lightning-bolt", "stone-skin")
    equip(table, 0, "potion-of-strength", main="battle-axe", off="", armor="dragon-scale", artifact="gauntlet-of-might")
    equip(table, 1, "fire-flask", main="sentinel", off="wooden-shield.2", armor="blessed-plate")
    for card, area in (("raider-red-1", "14a.1"), ("raider-green-2", "14a.1"), ("raider-blue-1", "14a.2")):
        table.enemy(card, area)
    hurt(table, of_0=4, of_3=2)
    begin_turn(table.g, 0)
    return played_on(table)


@PLAYS.position
def arrows_and_a_wolf() -> plays.Table:
    """Bows, arrows and Fenrir against orc warriors."""
    table = party("", "laegon-ranger", "shae-assassin", seed="arrows")
    learn(table, 0, 5, "summon-fenrir", "twin-strike", "precise-strike", "camouflage", "snare-trap")
    learn(table, 1, 5, "backstab", "poisoned-blade", "dodge", "stealth", "fleet")
    equip(table, 0, "narrow-bandages", main="kord", off="hunting-knife.2", armor="shadow-leather")
    equip(table, 1, "swift-potion", main="crystal-knife", off="greedy-sting", armor="studded-leather")
    for card, area in (
        ("orc-warrior-red-1", "14a.1"),
        ("orc-warrior-blue-1", "14a.2"),
        ("orc-warrior-green-2", "14a.3"),
    ):
        table.enemy(card, area)
    hurt(table, of_1=2)
    begin_turn(table.g, 0)
    return played_on(table)


@PLAYS.position
def spells_and_shamans() -> plays.Table:
    """Spells, bows and scrolls against shamans, and a snare."""
    table = party("act: 2", "auriel-wizard", "laegon-archer", seed="spells")
    learn(table, 0, 6, "fireball", "magic-barrier", "inner-light", "blink", "mistress-of-thunder", used="blink")
    learn(table, 1, 5, "rain-of-arrows", "eagle-eye", "swift-feet", "lucky", "battle-hardened")
    equip(table, 0, "scroll-of-fire", "scroll-of-memory", main="frost-wand", armor="archmage-robe")
    equip(table, 1, "flaming-arrows", "silver-arrows", main="storm-bow", armor="leather-jerkin", artifact="sun-stone")
    table.g.charges["sun-stone"] = 3
    for card, area in (("orc-shaman-red-1", "14a.2"), ("orc-shaman-blue-1", "14a.2"), ("orc-shaman-green-2", "14a.3")):
        table.enemy(card, area)
    hurt(table, of_0=2, of_1=1, of_3=2)
    begin_turn(table.g, 0)
    return played_on(table)


@PLAYS.position
def a_warlock_and_a_troll() -> plays.Table:
    """A master and its priority token, a warlock, a rogue and a knight."""
    table = party("", "auriel-warlock", "shae-assassin", "ecarus-black-rose", seed="troll")
    learn(table, 0, 4, "life-drain", "dark-pact", "illusion", "battle-hardened")
    learn(table, 1, 3, "tumble", "dodge", "poisoned-blade")
    learn(table, 2, 4, "shield-wall", "charge", "second-wind", "parry")
    equip(table, 0, "amulet-of-life", main="wand", armor="mage-robe", artifact="skull-charm")
    table.g.charges["skull-charm"] = 2
    for card, area in (("troll", "14a.2"), ("gremlin-green-1", "14a.1")):
        table.enemy(card, area)
    hurt(table, of_2=3)
    begin_turn(table.g, 0)
    return played_on(table)


@PLAYS.position
def the_orc_king() -> plays.Table:
    """The other master, who calls his guard and turns over."""
    table = party("", "thorgar-cleric", "ecarus-white-rose", seed="king")
    learn(table, 0, 5, "heal", "holy-smite", "bless", "stone-skin", "toughness")
    learn(table, 1, 5, "guardian", "charge", "second-wind", "rose-strike", "iron-will")
    equip(table, 0, "phoenix-feather", main="holy-scepter", off="tower-shield", armor="blessed-plate")
    king = table.enemy("orc-king", "14a.2")
    hurt(table, **{f"of_{king}": table.g.hp_left(king) - 1})
    begin_turn(table.g, 0)
    return played_on(table)


@PLAYS.position
def ghosts() -> plays.Table:
    """One hero is dead, another dies; souls raise ranks and the dead."""
    table = party(
        "{shrines: [14a.1 active, 14a.3 inactive], shadows: [14a.3 for 2]}",
        "shae-rogue", "auriel-wizard", "thorgar-cleric", seed="ghosts",
    )  # fmt: skip
    learn(table, 0, 3, "tumble", "stealth", "dodge")
    learn(table, 1, 2, "magic-barrier", "blink")
    learn(table, 2, 2, "heal", "stone-skin")
    equip(table, 0, "healing-potion", "royal-letter", main="dagger", off="dagger.2")
    table.g.heroes[0].coins = (1, 1, 0)
    table.g.soul_points = 14
    table.enemy("orc-warrior-green-1", "14a.1")
    hurt(table, of_0=99, of_1=5)
    begin_turn(table.g, 0)
    return played_on(table)


@PLAYS.position
def five_heroes() -> plays.Table:
    """A full party, events of every kind, and people in danger."""
    table = party(
        """
        events: [[gift-from-above], [night], [light-fingers], [story-1], [tide-of-souls], [day], [dark-rite]]
        people: {Maid: {en: Maid, at: 14a.2, hp: 2, lost: {en: She is gone., do: [souls -1]}}}
        gates: [hit at 16a.3 open, skill at 14a.3 open]
        night: [hero-hits -1, enemy-shields 1]
        story:
          over: {do: [win]}
          story-1: {en: Noise., do: [count noise, {if: counter noise >= 1, then: [encounter]}, on deck]}
        rounds: {do: [{if: alive Maid, then: [souls 1]}]}
        """,
        "thorgar-cleric", "laegon-archer", "ecarus-white-rose", "auriel-wizard", "shae-rogue", seed="five",
    )  # fmt: skip
    table.enemy("raider-green-1", "14a.2")
    table.enemy("raider-green-2", "16a.1")
    table.g.heroes[2].coins = (1, 2, 0)
    hurt(table, of_3=2, of_1=3)
    for sheet in table.g.heroes[1:]:
        sheet.has_acted = True
    begin_turn(table.g, 0)
    return played_on(table)


@PLAYS.position
def rounds_go_by() -> plays.Table:
    """Two heroes wait and see what events, encounters and enemies bring."""
    table = party(
        """
        events: [[plague-wind], [song-of-steel], [evil-eye], [gathering-dark], [slaughter], [iron-wall]]
        enemies: [raider green, gremlin blue, orc-shaman blue, raider red, gremlins-pack]
        gates: [hit at 16a.3 open, shield at 14a.3 open]
        """,
        "thorgar-runemaster", "laegon-archer", seed="rounds",
    )  # fmt: skip
    learn(table, 0, 3, "stone-skin", "protection-rune", "toughness")
    learn(table, 1, 3, "lucky", "camouflage", "swift-feet", used="swift-feet")
    table.g.heroes[0].coins = (2, 1, 0)
    table.enemy("gremlins-pack-2", "16a.1")
    table.enemy("orc-shaman-green-1", "14a.3")
    begin_turn(table.g, 0)
    return played_on(table)


@PLAYS.position
def what_a_story_does() -> plays.Table:
    """A paragraph after the other, with most of the orders there are."""
    table = party(
        """
        doors: {oak: door 14a.2 14a.3}
        people: {Maid: {en: Maid, hp: 2}, Page: {en: Page, at: 14a.1, hp: 1, lost: {en: Gone., do: [souls 3]}}}
        places: {grave: [14a.2, 14a.3, 16a.1]}
        chests: [14a.2 crowns 20]
        actions:
          first: {en: First, at: 14a.1, free: "yes", do: [person Maid at 14a.2, follow Page, open oak, count bell 2,
            remember mercy, fire 1 at 14a.2, trap, enemy-power, recharge 1, lose 2 each-hero, suffer poison-1 active]}
          second: {en: Second, at: 14a.1, free: "yes", needs: counter bell >= 2, do: [
            {ask: {kind: {en: Kind, do: [cure active]}, hard: {en: Hard, do: [lose 1 each-enemy]}}},
            {if: remembered mercy, then: [souls 2, soul-weapon one-hero], otherwise: [fail]},
            {save: each-hero, otherwise: [suffer slowed it], success: [crowns 10 it]}, hurt Page, key active]}
          third: {en: Third, at: 14a.1, free: "yes", needs: not alive Page, do: [place raider blue at 14a.3 as Grim,
            gate close hit, shrine off 14a.1, chest 14a.2 crowns 30, time night, crowns -5 richest,
            treasures 1 most-wounded, activate all, rotate -1 each-hero, refresh active, encounter, specials]}
        """,
        "auriel-wizard", "shae-rogue", seed="a story",
    )  # fmt: skip
    learn(table, 0, 3, "magic-barrier", "blink", "illusion", used="blink")
    learn(table, 1, 3, "tumble", "stealth", "dodge", used="dodge")
    table.g.heroes[0].coins = (0, 1, 0)
    table.enemy("gremlin-red-1", "16a.1")
    begin_turn(table.g, 0)
    return played_on(table)


@PLAYS.position
def a_town_portal() -> plays.Table:
    """In the middle of a turn the heroes go shopping; there is a soul weapon and a locked chest besides."""
    table = party(
        """
        chests: [14a.1 treasures 2 magic, 14a.2 treasures 1]
        enemies: [gremlin green, gremlins-pack]
        cleared: {do: [win]}
        """,
        "shae-assassin", "ecarus-black-rose", "auriel-warlock", seed="a portal",
    )  # fmt: skip
    equip(table, 0, "sentinel", "flaming-sword", main="soulreaver", off="dagger.2", artifact="town-portal")
    equip(table, 1, "knives", "sack", main="longsword", off="wooden-shield", armor="chain-mail")
    equip(table, 2, "crystal-knife", main="oak-staff", armor="plain-robe")
    for sheet, coins in zip(table.g.heroes, ((3, 2, 1), (1, 0, 0), (0, 4, 0)), strict=True):
        sheet.coins = coins
    table.g.soul_points = 6
    table.g.story.key_holder = 0
    gremlins = table.enemy("gremlins-pack-1", "14a.2")
    hurt(table, **{f"of_{gremlins}": 4, f"of_{gremlins + 1}": 4})
    begin_turn(table.g, 0)
    return played_on(table)


@PLAYS.position
def a_long_night() -> plays.Table:
    """Sturdy heroes wait for more events, among them those that spawn, tremble and steal."""
    table = party(
        """
        starts: night
        night: [hero-hits -1, enemy-shields 1]
        events: [[tremor], [cold-rain], [ambush], [reinforcements], [dark-rite], [tide-of-souls], [light-fingers]]
        enemies: [gremlin green, gremlin blue, orc-warrior green, orc-shaman green, raider green]
        gates: [hit at 16a.3 open, shield at 16a.2 open]
        """,
        "ecarus-white-rose", "thorgar-cleric", seed="a night",
    )  # fmt: skip
    for hero in (0, 1):
        learn(table, hero, 6, "toughness")
        table.g.heroes[hero].coins = (2, 1, 0)
    equip(table, 0, main="longsword", off="tower-shield", armor="dragon-scale")
    equip(table, 1, main="hammer", off="wooden-shield", armor="blessed-plate", artifact="ring-of-shields")
    table.enemy("orc-warrior-green-1", "14a.2")
    begin_turn(table.g, 0)
    return played_on(table)


@PLAYS.position
def fenrir_among_packs() -> plays.Table:
    """The wolf and his master against hordes; both may fall."""
    table = party("act: 2", "laegon-ranger", "thorgar-runemaster", "auriel-wizard", seed="packs")
    learn(table, 0, 4, "summon-fenrir", "twin-strike", "swift-feet")
    learn(table, 1, 4, "assault-rune", "protection-rune", "command")
    learn(table, 2, 4, "fireball", "illusion", "blink")
    equip(table, 0, "silver-arrows", main="storm-bow", armor="leather-jerkin")
    equip(table, 1, "smoke-bomb", main="mace", off="wooden-shield.2", armor="chain-mail")
    equip(table, 2, "scroll-of-fire", main="thorn-staff", armor="mage-robe")
    for card, area in (("gremlins-pack-2", "14a.1"), ("gremlins-pack-1", "14a.2"), ("raider-blue-2", "14a.2")):
        table.enemy(card, area)
    table.g.heroes[1].coins = (1, 1, 0)
    begin_turn(table.g, 0)
    return played_on(table)


if __name__ == "__main__":
    PLAYS.write_anew(sys.argv[1:])
