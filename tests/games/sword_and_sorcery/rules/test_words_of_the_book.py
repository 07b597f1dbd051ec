"""Positions in which single words of the book decide, played by turns and activations."""

from __future__ import annotations

import pytest

from tabletome.engine import Decision, seeded
from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.actions import VOCABULARY
from tabletome.games.sword_and_sorcery.content.dice import BLUE_FACES
from tabletome.games.sword_and_sorcery.content.enemies import CARD
from tabletome.games.sword_and_sorcery.content.items import FACE, TREASURES
from tabletome.games.sword_and_sorcery.content.notation import deeds, passives
from tabletome.games.sword_and_sorcery.content.notation.attacks import Boost, always
from tabletome.games.sword_and_sorcery.content.notation.boons import Crit, Fire, Knockdown
from tabletome.games.sword_and_sorcery.content.notation.heroes import Level, Power
from tabletome.games.sword_and_sorcery.content.notation.orders import Grant
from tabletome.games.sword_and_sorcery.content.order_lines import all_orders
from tabletome.games.sword_and_sorcery.content.powers import POWERS
from tabletome.games.sword_and_sorcery.content.quests import quest, quest_names
from tabletome.games.sword_and_sorcery.content.reading import QuestError
from tabletome.games.sword_and_sorcery.content.things import Loot
from tabletome.games.sword_and_sorcery.events import (
    AttackDeclared,
    Conditioned,
    CriticalDrawn,
    Defended,
    DiceRolled,
    EnemyActivated,
    Evaded,
    HitsCounted,
    ItemUsed,
    PowerUsed,
    Rerolled,
    SaveRolled,
    TraitUsed,
    Wounded,
)
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import enemy_attack
from tabletome.games.sword_and_sorcery.rules.companion_turn import companion_options, companion_turn
from tabletome.games.sword_and_sorcery.rules.enemies.activation import activate
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import enter_play
from tabletome.games.sword_and_sorcery.rules.flow import begin_turn
from tabletome.games.sword_and_sorcery.rules.hero_turn import hero_turn
from tabletome.games.sword_and_sorcery.rules.heroes.gear import passive
from tabletome.games.sword_and_sorcery.rules.setup import SwordOptions, begin_quest, new_game
from tabletome.games.sword_and_sorcery.rules.story.orders import resolve_due
from tabletome.games.sword_and_sorcery.state import BIT
from tests.games.sword_and_sorcery.questing import Table, act, faces, offered, quest_table, things, turn

HERE, NEXT, THIRD, FOURTH, FIFTH, SIXTH = "14a.1", "14a.2", "14a.3", "16a.1", "16a.2", "16a.3"
ALL_MISS = [9] * 60
"""The last face of both dice is a miss."""


def foe(table: Table, card: str, place: str) -> int:
    """An enemy without power cards: the number of its figure."""
    figure = table.enemy(card, place)
    table.g.enemy_of(figure).powers = ()
    table.g.figures[figure].magic_shields = CARD[card].shields
    return figure


def without_reactions(table: Table) -> None:
    for sheet in table.g.heroes:
        sheet.used = ("taunt", "help-from-above", "focus")
        sheet.off = ""


def troll(card: str, place: str, *heroes: str) -> Table:
    """The enemies' turn: a master, and heroes in these areas; the first of them has its attention."""
    table = quest_table(heroes=len(heroes), first="ecarus-white-rose")
    for hero, area in enumerate(heroes):
        table.put(hero, area)
    without_reactions(table)
    foe(table, card, place)
    table.g.segment = "enemy"
    table.g.rng.faces = list(ALL_MISS)
    return table


# Enemies


@rule("SS-BEST-12", "SS-AI-36")
def test_a_troll_that_is_there_already_rams_nobody() -> None:
    table = troll("enraged-troll", HERE, HERE, HERE)
    table.g.enemies[0].charges = 0
    table.run(activate(table.g, 0))
    kinds = [type(event) for event in table.heard if isinstance(event, AttackDeclared | Wounded)]
    assert kinds[0] is AttackDeclared, "nobody is hurt before the claws strike"
    assert table.g.figures[1].wounds == 0


@rule("SS-BEST-11", "SS-BEST-12")
@pytest.mark.parametrize("card", ["troll", "enraged-troll"])
def test_a_troll_that_moves_rams_whoever_is_where_it_begins_passes_and_ends(card: str) -> None:
    table = troll(card, FOURTH, HERE, FOURTH, NEXT, FIFTH)
    table.run(activate(table.g, 0))
    before_the_attack: list[str] = []
    for event in table.heard:
        if isinstance(event, AttackDeclared):
            break
        if isinstance(event, Wounded):
            before_the_attack.append(event.who)
    names = [sheet.name for sheet in table.g.heroes]
    assert sorted(before_the_attack) == sorted([names[0], names[1], names[2]]), "whoever stands behind it is safe"


@rule("SS-MASTER-10", "SS-AI-19")
def test_a_vengeful_master_that_fits_no_behaviour_goes_to_the_nearest_hero() -> None:
    table = troll("troll", SIXTH, HERE, FOURTH)
    figure = table.g.enemies[0].figures[0]
    table.g.figures[figure].conditions |= BIT["blinded"]
    table.run(activate(table.g, 0))
    assert table.events(EnemyActivated)[0].target == table.g.heroes[1].name
    assert table.g.layout.names[table.g.figures[figure].at] == FOURTH


@rule("SS-COMPAN-20", "SS-MASTER-10")
def test_a_vengeful_master_passes_the_companion_over() -> None:
    table = troll("troll", SIXTH, HERE, NEXT)
    g = table.g
    g.companion_rank = 2
    companion = g.figures[g.companion]
    companion.owner, companion.at, companion.max_hp = 1, table.area(FIFTH), 5
    g.figures[g.enemies[0].figures[0]].conditions |= BIT["blinded"]
    table.run(activate(g, 0))
    assert table.events(EnemyActivated)[0].target == g.heroes[1].name, "Fenrir is nearer"


@rule("SS-ENEMY-20", "SS-ENEMY-31", "SS-COMBAT-19")
@pytest.mark.parametrize(("power", "shields"), [("vicious", 0), ("spell-ward", 1)])
def test_an_enemy_that_kills_gets_no_spent_shield_back(power: str, shields: int) -> None:
    table = quest_table(first="ecarus-white-rose")
    without_reactions(table)
    shaman = foe(table, "orc-shaman-green-1", HERE)
    assert CARD["orc-shaman-green-1"].shields
    table.g.figures[shaman].magic_shields = 0
    table.g.figures[0].wounds = table.g.figures[0].max_hp - 1
    table.g.figures[0].magic_shields = 0
    table.g.figures[0].down = True
    table.top("enemy_powers", power)
    table.g.segment = "enemy"
    table.g.rng.faces = [2] * 10 + list(ALL_MISS)
    table.run(enemy_attack(table.g, shaman, "main", 0))
    assert table.g.figures[0].ghost
    assert table.g.enemy_of(shaman).powers == (power,)
    assert table.g.figures[shaman].magic_shields == shields


@rule("SS-ITEMCARD-13", "SS-MOVE-12")
@pytest.mark.parametrize(("cloaked", "attacks"), [(True, 0), (False, 2)])
def test_nobody_strikes_at_a_cloaked_hero_who_leaves(cloaked: bool, attacks: int) -> None:
    table = turn(first="laegon-archer")
    table.put(1, SIXTH)
    for card in ("gremlin-green-1", "raider-green-1"):
        foe(table, card, HERE)
    table.g.figures[0].cloaked = cloaked
    table.g.rng.faces = list(ALL_MISS)
    act(table, f"go {table.area(NEXT)}")
    assert table.events(Evaded)[0].attacks == attacks
    assert table.g.figures[0].at == table.area(NEXT)


# The companion


def fenrir() -> Table:
    table = turn(first="laegon-ranger", second="ecarus-white-rose")
    sheet = table.g.heroes[0]
    sheet.rank, sheet.powers, sheet.cooling = 2, ("summon-fenrir",), (0,)
    without_reactions(table)
    act(table, "power summon-fenrir 2 -")
    return table


@rule("SS-COMPAN-20", "SS-BEST-05")
def test_ready_enemies_strike_at_fenrir_who_moves_in_and_fails_the_save() -> None:
    table = fenrir()
    g = table.g
    raider = foe(table, "raider-blue-1", NEXT)
    g.rng.faces = list(ALL_MISS)
    table.run(companion_turn(g), f"go {table.area(NEXT)}")
    assert [event.trait for event in table.events(TraitUsed)] == ["readiness"]
    assert len(table.events(SaveRolled)) == 1
    assert [(event.who, event.target) for event in table.events(AttackDeclared)] == [(g.name_of(raider), "fenrir")]


@rule("SS-COMPAN-23", "SS-POWCARD-08")
def test_the_bloodhound_brings_drops_face_down_and_a_hero_turns_them_over() -> None:
    table = fenrir()
    g = table.g
    g.decks.loot.cards = tuple(token for token in g.decks.loot.cards if token != "soul")
    g.map.drops[table.area(HERE)] = things("loot:soul", "coin:50", "key")
    assert "take key" not in [str(option) for option in companion_options(g, g.companion)]
    table.run(companion_turn(g), "take loot")
    assert (g.companion_carries, g.soul_points) == (Loot("soul"), 0)
    table.run(companion_turn(g), "lend 1 loot")
    assert (g.companion_carries, g.soul_points) == (None, 1)
    table.run(companion_turn(g), "take coin:50")
    before = g.heroes[1].crowns
    table.run(companion_turn(g), "lend 1 coin:50")
    assert g.heroes[1].crowns == before + 50


@rule("SS-COMPAN-23", "SS-COMPAN-04")
def test_what_fenrir_carries_lies_where_he_falls() -> None:
    table = fenrir()
    g = table.g
    g.map.drops[table.area(HERE)] = things("hammer")
    table.run(companion_turn(g), "take hammer")
    assert g.map.drops[table.area(HERE)] == ()
    lose_hp(g, g.companion, 99)
    assert g.companion_carries is None
    assert g.map.drops[table.area(HERE)] == things("hammer")


# Heroes


@rule("SS-POWCARD-08", "SS-ACT-15")
def test_a_treasure_hunter_chooses_also_the_treasure_of_a_loot_token() -> None:
    table = turn(first="shae-rogue")
    g = table.g
    g.heroes[0].powers, g.heroes[0].cooling = ("treasure-hunt",), (0,)
    table.top("treasures", "sentinel", "moon-blade")
    g.map.drops[table.area(HERE)] = things("loot:treasure")
    act(table, "pick-up", "take loot", "pick moon-blade")
    assert "moon-blade" in g.heroes[0].inventory
    assert "sentinel" in g.decks.treasures.cards


def armed(weapon: str, dice: str, first: str) -> Table:
    """A hero with this weapon alone, whose own turn it is; the friend is far away."""
    table = turn(first=first)
    sheet = table.g.heroes[0]
    sheet.main, sheet.off, sheet.armor, sheet.artifact, sheet.inventory = weapon, "", "", "", ()
    sheet.powers, sheet.cooling = (), ()
    without_reactions(table)
    table.put(1, SIXTH)
    table.g.rng.faces = faces(dice) + list(ALL_MISS)
    return table


@rule("SS-COMBAT-09", "SS-EFFECT-17")
def test_two_fires_of_one_attack_are_two_tokens() -> None:
    table = armed("sentinel", "", first="ecarus-white-rose")
    target = foe(table, "orc-warrior-red-1", HERE)
    table.g.heroes[0].boosts = (Boost("test", spends=(always(Fire()), always(Fire(2)), always(Fire(2)))),)
    act(table, f"attack main {target}")
    assert (table.g.figures[target].fire1, table.g.figures[target].fire2) == (1, 2)


@rule("SS-COMBAT-09", "SS-COND-03")
def test_a_second_knockdown_of_one_attack_costs_1_hp() -> None:
    table = armed("sentinel", "", first="ecarus-white-rose")
    target = foe(table, "orc-warrior-red-1", HERE)
    table.g.heroes[0].boosts = (Boost("test", spends=(always(Knockdown()), always(Knockdown()))),)
    act(table, f"attack main {target}")
    assert table.g.figures[target].down
    defence = table.events(Defended)[0]
    assert table.g.figures[target].wounds == 1 + defence.damage


@rule("SS-EFFECT-01", "SS-COMBAT-37")
def test_the_critical_token_comes_before_any_other_effect() -> None:
    table = armed("sentinel", "r.hit", first="ecarus-white-rose")
    target = foe(table, "orc-warrior-red-1", HERE)
    table.top("criticals", "slowed")
    table.g.heroes[0].boosts = (Boost("test", spends=(always(Knockdown()), always(Crit()))),)
    act(table, f"attack main {target}")
    kinds = [type(event) for event in table.heard if isinstance(event, CriticalDrawn | Conditioned)]
    assert kinds == [CriticalDrawn, Conditioned, Conditioned]
    assert [event.condition for event in table.events(Conditioned)] == ["slowed", "knockdown"]


@rule("SS-ITEMCARD-11")
def test_the_archmage_robe_throws_an_attack_die_again_or_a_defence_die_once_per_round() -> None:
    table = armed("", "b.magic+hit b.hit+skill", first="auriel-wizard")
    g = table.g
    sheet = g.heroes[0]
    sheet.armor = "archmage-robe"
    target = foe(table, "orc-warrior-red-1", HERE)
    act(table, f"attack hands {target}", "buy 0", "reroll 0")
    (roll, *_), (again, *_) = table.events(DiceRolled), table.events(Rerolled)
    assert (roll.who, again.who) == (sheet.name, sheet.name)
    assert "archmage-robe" in sheet.used
    g.segment = "enemy"
    g.rng.faces = [2] * 4 + faces("b.shield+magic " * 4) + list(ALL_MISS)
    g.figures[0].magic_shields = 0
    table.run(enemy_attack(g, target, "main", 0))
    assert len(table.events(Rerolled)) == 1, "it was this round's only one"


@rule("SS-ITEMCARD-15")
def test_the_flaming_sword_strikes_once_more_at_anyone_in_reach() -> None:
    table = armed("flaming-sword", "r.hit+hit r.hit+legend b.miss b.miss", first="ecarus-white-rose")
    gremlin, raider = foe(table, "gremlin-green-1", HERE), foe(table, "raider-green-1", HERE)
    table.g.figures[0].hit_bonus = 9
    act(table, f"attack main {gremlin}", "buy 1", f"target {raider}")
    assert table.g.enemy_of(gremlin).dead
    mine = [event.target for event in table.events(AttackDeclared) if event.who == table.g.heroes[0].name]
    assert mine == ["gremlin-green-1", "raider-green-1"]


@rule("SS-COND-16", "SS-ACT-05")
@pytest.mark.parametrize(("saved", "hits"), [(True, 1), (False, 0)])
def test_a_blinded_hero_may_focus_in_vain(saved: bool, hits: int) -> None:
    table = armed("", "", first="ecarus-white-rose")
    g = table.g
    target = foe(table, "orc-warrior-red-1", HERE)
    g.heroes[0].used = ()
    g.figures[0].conditions |= BIT["blinded"]
    save = next(face for face, symbols in enumerate(BLUE_FACES) if g.heroes[0].card.save in symbols)
    g.rng.faces = [save, save if saved else ALL_MISS[0], *ALL_MISS]
    actions = g.turn.actions
    act(table, f"attack hands {target}", "focus")
    assert len(table.events(SaveRolled)) == 2, "one for the Combat, one for the Action"
    assert (g.turn.actions, table.events(HitsCounted)[0].hits) == (actions - 1, hits)


@rule("SS-SETUP-14", "SS-ITEM-32")
def test_artifacts_regain_a_charge_wherever_they_are() -> None:
    table = quest_table()
    g = table.g
    g.charges = {"elven-cloak": 0, "war-horn": 0}
    g.stash = (*g.stash, "elven-cloak")
    g.heroes[0].artifact = "war-horn"
    begin_quest(g, g.quest)
    assert g.charges == {"elven-cloak": 1, "war-horn": 1}


@rule("SS-ICON-03")
def test_a_card_for_the_whole_movement_takes_it_and_needs_it_unbegun(monkeypatch: pytest.MonkeyPatch) -> None:
    rest = Power(name="rest", owner="talent", activity="move", levels=(Level(1, 1, (deeds.Heal(2),)),))
    monkeypatch.setitem(POWERS, "rest", rest)
    table = turn(first="ecarus-white-rose")
    g = table.g
    g.heroes[0].powers, g.heroes[0].cooling = ("rest",), (0,)
    g.figures[0].wounds = 3
    choice = offered(table, "power")[0]
    act(table, choice)
    assert g.figures[0].wounds == 1
    assert (g.turn.movement_begun, g.turn.movement_open) == (True, False)
    assert offered(table, "go") == []
    begin_turn(g, 0)
    g.heroes[0].cooling = (0,)
    act(table, f"go {table.area(NEXT)}")
    assert offered(table, "power") == [], "the Movement has begun"


@rule("SS-POWCARD-03")
def test_the_cleric_helps_in_the_own_turn_too() -> None:
    table = armed("hammer", "r.miss r.miss b.miss b.miss", first="thorgar-cleric")
    table.g.heroes[0].used = ("focus",)
    target = foe(table, "orc-warrior-red-1", HERE)
    act(table, f"attack main {target}", "help", "reroll 0")
    assert [event.who for event in table.events(Rerolled)] == ["thorgar-cleric"]


# In the middle of a Movement or Combat


@rule("SS-BATTLE-07", "SS-ACT-12", "SS-COMBAT-25")
def test_a_power_is_used_between_the_two_attacks_of_one_combat() -> None:
    table = armed("crystal-knife", "", first="shae-assassin")
    g = table.g
    sheet = g.heroes[0]
    sheet.off, sheet.inventory = "greedy-sting", ()
    sheet.powers, sheet.cooling = ("poisoned-blade",), (0,)
    target = foe(table, "orc-warrior-red-1", HERE)
    assert FACE["crystal-knife"].category == FACE["greedy-sting"].category == "dagger"
    act(table, f"attack main {target}", "power poisoned-blade 1 -")
    kinds = [type(event) for event in table.heard if isinstance(event, AttackDeclared | PowerUsed)]
    assert kinds[:3] == [AttackDeclared, PowerUsed, AttackDeclared]
    assert g.figures[target].conditions & BIT["poison-1"], "the second attack has it"


@rule("SS-BATTLE-07", "SS-MOVE-12")
def test_a_potion_is_drunk_when_an_enemy_strikes_at_whoever_leaves() -> None:
    table = turn(first="laegon-archer")
    g = table.g
    without_reactions(table)
    g.heroes[0].inventory, g.heroes[0].powers, g.heroes[0].cooling = ("healing-potion",), (), ()
    table.put(1, SIXTH)
    foe(table, "gremlin-green-1", HERE)
    g.figures[0].wounds = 3
    g.rng.faces = list(ALL_MISS)
    potion = next(option for option in offered(table) if option.startswith("use-item healing-potion"))
    act(table, f"go {table.area(NEXT)}", potion)
    kinds = [type(event) for event in table.heard if isinstance(event, Evaded | ItemUsed | AttackDeclared)]
    assert kinds == [Evaded, ItemUsed, AttackDeclared]
    assert g.figures[0].at == table.area(NEXT)


@rule("SS-BATTLE-07")
def test_nothing_is_asked_between_attacks_if_there_is_nothing_to_do_and_never_in_others_turns() -> None:
    table = armed("crystal-knife", "", first="shae-assassin")
    g = table.g
    g.heroes[0].off = "greedy-sting"
    g.turn.actions = 0
    target = foe(table, "orc-warrior-red-1", HERE)
    act(table, f"attack main {target}")
    g.heroes[0].inventory, g.segment = ("healing-potion",), "enemy"
    g.rng.faces = list(ALL_MISS)
    table.run(enemy_attack(g, target, "main", 0))
    assert not g.turn.may_pause


@rule("SS-BATTLE-07")
def test_nothing_is_asked_before_an_attack_that_cannot_follow() -> None:
    """The same target is dead, or nobody else is in reach: a potion comes to the same after the combat."""
    table = armed("crystal-knife", "", first="shae-assassin")
    g = table.g
    g.heroes[0].off, g.heroes[0].inventory, g.figures[0].wounds = "greedy-sting", ("healing-potion",), 2
    target = foe(table, "raider-green-1", HERE)
    g.figures[target].wounds = g.most_hp(target) - 1
    g.figures[0].hit_bonus = 9
    act(table, f"attack main {target}")
    assert not g.is_up(target)
    assert [event for event in table.heard if isinstance(event, AttackDeclared)][1:] == []


@rule("SS-BATTLE-07", "SS-POWCARD-01")
def test_before_a_second_shot_without_a_target_only_what_could_bring_one_is_offered() -> None:
    table = turn("doors: {oak: door 14a.1 14a.2}", first="laegon-archer")
    without_reactions(table)
    g = table.g
    g.heroes[0].inventory, g.figures[0].wounds = ("healing-potion",), 2
    g.heroes[0].powers = g.heroes[0].cooling = ()
    target = foe(table, "raider-green-1", HERE)
    table.put(1, SIXTH)
    g.rng.faces = list(ALL_MISS)
    script = hero_turn(g)
    assert any(str(option).startswith("use-item healing-potion") for option in table.asked(script).options)
    pause = script.send(VOCABULARY.parse(f"attack main {target}"))
    assert isinstance(pause, Decision)
    assert (pause.kind, [str(option) for option in pause.options]) == ("pause", ["open-door 0", "done"])


# Sight and shuffles


@rule("SS-LOS-03", "SS-COMBAT-03")
def test_an_enemy_in_between_bars_a_hero_from_shooting_past_it() -> None:
    table = turn(first="laegon-archer")
    far = foe(table, "raider-green-1", THIRD)
    assert f"attack main {far}" in offered(table, "attack")
    near = foe(table, "gremlin-green-1", NEXT)
    assert f"attack main {near}" in offered(table, "attack")
    assert f"attack main {far}" not in offered(table, "attack")


@rule("SS-LOS-04", "SS-ECOND-06")
def test_nobody_in_between_bars_an_enemy_from_seeing_a_hero() -> None:
    table = quest_table(heroes=3, first="ecarus-white-rose")
    for hero, place in enumerate((NEXT, HERE, HERE)):
        table.put(hero, place)
    shaman = foe(table, "orc-shaman-green-1", THIRD)
    assert table.g.enemy_sees(shaman, table.area(HERE))
    archer = turn(first="laegon-archer")
    archer.put(1, NEXT)
    target = foe(archer, "raider-green-1", THIRD)
    assert f"attack main {target}" in offered(archer, "attack"), "friends block no sight either"


@rule("SS-LOS-06", "SS-EVENT-22")
@pytest.mark.parametrize(("night", "seen"), [("[]", True), ("[hero-sight 1]", False)])
def test_in_the_dark_heroes_shoot_no_further_than_they_see(night: str, seen: bool) -> None:
    table = turn(f"{{starts: night, night: {night}}}", first="laegon-archer")
    target = foe(table, "raider-green-1", THIRD)
    assert (f"attack main {target}" in offered(table, "attack")) == seen


@rule("SS-SETUP-10", "SS-SETUP-09", "SS-GOLD-04")
@pytest.mark.parametrize("pile", ["loot", "criticals", "treasures", "encounters", "traps", "enemy_powers", "shadows"])
def test_every_supply_is_shuffled_for_every_quest(pile: str) -> None:
    g = quest_table().g
    orders = set()
    for _ in range(6):
        begin_quest(g, g.quest)
        orders.add(getattr(g.decks, pile).cards)
    assert len(orders) > 1


# Quests


@rule("SS-MASTER-02", "SS-MASTER-16")
def test_the_quest_says_when_the_enraged_troll_comes() -> None:
    table = Table(new_game(SwordOptions(players=1, heroes=2, quest="troll-bridge"), seeded("test")))
    g = table.g
    area = g.layout.named["16a.2"]
    for hero in range(2):
        g.figures[hero].at = area
    g.segment = "hero"
    enter_play(g, "troll", area, "Tollkeeper")
    lose_hp(g, g.enemies[0].figures[0], 99)
    table.run(resolve_due(g), "pick strike-while-he-lies")
    assert [(enemy.card, enemy.dead) for enemy in g.enemies] == [("troll", True), ("enraged-troll", False)]
    assert not g.story.result
    lose_hp(g, g.enemies[1].figures[0], 99)
    table.run(resolve_due(g))
    assert g.story.result == "won"


@rule("SS-DECK-08")
@pytest.mark.parametrize(
    ("card", "kind"), [("ancient-seal", passives.ShieldsInDefence), ("royal-letter", passives.MovementPoints)]
)
def test_a_quest_brings_its_treasure_into_play_once_and_it_works(card: str, kind: type[passives.Passive]) -> None:
    table = quest_table(f"{{story: {{over: {{do: [win]}}, gift: {{do: [grant {card}]}}}}}}")
    g = table.g
    assert card not in (*g.decks.treasures.cards, *g.decks.treasures.discards)
    before = passive(g.heroes[0], kind)
    for _ in range(2):
        g.story.due = ("gift",)
        table.run(resolve_due(g))
    assert g.heroes[0].inventory.count(card) == 1
    assert passive(g.heroes[0], kind) == before + 1
    act(table, "drop", f"put {card}", "done")
    g.story.due = ("gift",)
    table.run(resolve_due(g))
    assert card not in g.heroes[0].inventory, "it lies on the map"


@rule("SS-DECK-08")
def test_every_quest_treasure_is_in_some_quest() -> None:
    granted = {
        order.card
        for name in quest_names()
        for orders in quest(name).story.values()
        for order in all_orders(orders)
        if isinstance(order, Grant)
    }
    granted |= {
        order.card
        for name in quest_names()
        for orders in (
            *(chest.orders for chest in quest(name).chests),
            *(orders for token in quest(name).searches for _, orders in token.finds),
        )
        for order in all_orders(orders)
        if isinstance(order, Grant)
    }
    assert granted >= {card for card in TREASURES if FACE[card].quest}


@rule("SS-COMP-03", "SS-ELEM-07")
def test_a_quest_has_no_more_magic_locks_than_the_box() -> None:
    one = "{doors: {oak: locked 14a.1 14a.2 magic}}"
    assert quest_table(one).g.map.locks
    with pytest.raises(QuestError, match="2 times magic locks; the box has 1 token"):
        quest_table("{doors: {oak: locked 14a.1 14a.2 magic}, chests: [14a.3 crowns 10 magic]}")
