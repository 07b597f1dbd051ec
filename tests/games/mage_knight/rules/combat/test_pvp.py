"""Combat between heroes, and heroes who meet on their way: MK-PVP, MK-HERO."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import Ledger, rule
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.content import changes, notes
from tabletome.games.mage_knight.content.box import BLUE, PHYSICAL, RED, Element
from tabletome.games.mage_knight.events import Defended, DuelBegan, DuelBlocked, DuelDrawn, Passed, TurnSkipped
from tabletome.games.mage_knight.rules.combat import enemies, pvp
from tabletome.games.mage_knight.rules.combat.defeat import defeat
from tabletome.games.mage_knight.rules.combat.effects_on_enemies import hold_foe, reachable_foes
from tabletome.games.mage_knight.rules.combat.points import Use
from tabletome.games.mage_knight.state import DAMAGE, Combat, Duel, Points, Unit
from tabletome.games.mage_knight.view.scene import scene
from tests.games.mage_knight.knights import Knights, knight

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
FULL = "full-conquest"
DECK = "rage rage rage rage rage rage rage rage"


def meeting(*others: str, at: str = "country-2.w", **more: Any) -> Knights:
    """Tovak comes from the forest to Krang, who stands on a plain."""
    others = others or (f"krang at {at}",)
    more.setdefault("hand", "march")
    more.setdefault("scenario", FULL)
    more.setdefault("deck", DECK)
    game = knight("tovak at start-a.ne", *others, **more).with_player(move=9)
    return game.with_player(1, hand=("march", "rage"), deck=("stamina",) * 9)


def duel(
    *,
    melee: bool = False,
    attacking: int = 1,
    full: bool = True,
    at: str = "country-2.w",
    units: tuple[str, ...] = (),
    own_units: tuple[str, ...] = (),
    **more: Any,
) -> Knights:
    """In the middle of a fight: Tovak (0) is the aggressor, Krang (1) defends; whose attack it is."""
    more.setdefault("hand", "march")
    game = knight("tovak at start-a.ne", f"krang at {at}", scenario=FULL, deck=DECK, **more)
    game.with_player(0, space=at, path=("start-a.ne", at), level=5, units=[Unit(name) for name in own_units])
    game.with_player(1, hand=("march", "rage"), level=5, path=(at,), units=[Unit(name) for name in units])
    game.with_player(1, deck=("stamina",) * 9, face_down=full, dice=int(full))
    game.g.combat = Combat(kind="duel", space=at, duel=Duel(0, 1, full=full, melee=melee))
    pvp.begin_duel(game.g)
    fought(game).attacking = attacking
    return game.again("duel_attack")


def fought(game: Knights) -> Duel:
    assert game.combat.duel is not None
    return game.combat.duel


def blocked(game: Knights, attack: tuple[Points, ...], *blocks: Points) -> int:
    """What gets through of an attack."""
    d = fought(game)
    game.combat.pool = attack
    game.g.active = d.attacking
    pvp.launch(game.g, game.combat, d)
    game.again().asked()
    game.with_pool(*blocks).plays("done")
    assert (game.combat.strikes, game.combat.pool) == ([], ()), "the attack is over"
    left: int = game.told(DuelBlocked)[-1].left
    return left


# Meeting


@rule("MK-HERO-01", "MK-HERO-02", "MK-HERO-04", "MK-PVP-01", "MK-COMB-12")
def test_a_hero_may_be_passed_but_staying_beside_one_is_an_attack_and_the_only_action() -> None:
    game = meeting().plays("move country-2.w")
    assert "end-turn" not in game.offers()
    assert game.offers("attack-hero") == ["attack-hero 1"]
    assert game.offers("move"), "moving on is possible"
    assert not game.offers("interact") + game.offers("challenge") + game.offers("rest")
    game.plays("attack-hero 1")
    assert game.told(DuelBegan)[0].other == 1
    assert game.me.turn.move == 0


@rule("MK-HERO-03")
def test_entering_a_keep_with_its_owner_inside_is_an_attack_at_once() -> None:
    game = meeting("krang at country-3.ne", tiles=("start-a 0 0", "country-1 0 1", "country-2 1 0", "country-3 1 1"))
    game.with_player(space="country-3.e", path=("country-3.e",)).g.shields["country-3.ne"] = (1,)
    game.plays("move country-3.ne")
    assert game.asked() == "defence"


@rule("MK-HERO-09", "MK-HERO-08", "MK-PVP-01", "MK-OPT-15")
@pytest.mark.parametrize("why", ["token", "announced", "ending", "agreed", "recon", "mates"])
def test_where_combat_is_forbidden_the_newcomer_withdraws_with_a_wound(why: str) -> None:
    more: dict[str, Any] = {}
    others = ["krang at country-2.w"]
    if why == "agreed":
        more["options"] = {"player_combat": False}
    elif why == "recon":
        more["scenario"] = "first-reconnaissance"
    elif why == "mates":
        others = ["krang at country-2.w", "goldyx at start-a.c", "norowas at start-a.c"]
        more["options"] = {"teams": "random"}
    game = meeting(*others, **more)
    if why == "token":
        game.with_player(1, face_down=True)
    elif why == "announced":
        game.with_(end_announced=True, last_turns=(1,))
    elif why == "ending":
        game.with_(end_met=True, last_turns=(1,))
    elif why == "mates":
        game.with_(teams=(0, 0, 1, 1))
    game.plays("move country-2.w")
    assert not game.offers("attack-hero")
    assert not game.offers("interact")
    game.with_player(has_played=True).again().plays("end-turn")
    assert game.me.space == "start-a.ne"
    assert game.me.hand.count("wound") == 1


@rule("MK-HERO-09", "MK-HERO-03")
def test_a_keep_whose_owner_cannot_be_attacked_cannot_be_entered() -> None:
    tiles = ("start-a 0 0", "country-1 0 1", "country-2 1 0", "country-3 1 1")
    game = meeting("krang at country-3.ne", tiles=tiles).with_player(1, face_down=True)
    game.with_player(space="country-3.e", path=("country-3.e",)).g.shields["country-3.ne"] = (1,)
    assert "move country-3.ne" not in game.offers("move")


@rule("MK-PVP-02")
def test_a_hero_is_not_met_by_a_move_that_provokes_enemies() -> None:
    game = meeting("krang at country-2.c", country_2_nw="diggers").with_player(
        space="country-2.w", path=("country-2.w",)
    )
    assert "move country-2.c" not in game.offers("move")
    free = meeting("krang at country-2.c").with_player(space="country-2.w", path=("country-2.w",))
    assert "move country-2.c" in free.offers("move")


@rule("MK-HERO-05", "MK-HERO-06")
def test_on_the_portal_nobody_fights() -> None:
    game = meeting("krang at start-a.c").with_player(has_played=True).plays("move start-a.c")
    assert not game.offers("attack-hero"), "between turns a hero who ended on the Portal is not on the map"
    game.plays("end-turn")
    assert [player.space for player in game.g.players] == ["start-a.c", "start-a.c"]
    assert "wound" not in game.me.hand


# The defence


@rule("MK-PVP-03", "MK-PVP-05", "MK-PVP-06", "MK-TURN-08", "MK-MEMO-04")
def test_a_full_defence_turns_the_token_down_and_gives_a_die_and_the_start_of_a_turn() -> None:
    glade = "country-2.ne"
    game = meeting(f"krang at {glade}").with_player(space="country-2.e", path=("country-2.e",))
    game.plays(f"move {glade}", "attack-hero 1")
    assert game.offers() == ["defend-fully", "defend-quickly"]
    game.plays("defend-fully")
    other = game.g.players[1]
    assert other.face_down
    assert other.turn.dice == 1
    assert other.mana[4] == 1, "the Glade's gold"
    assert (game.asked(), game.g.active) == ("duel-attack", 1)
    assert not game.offers("move") + game.offers("interact")


@rule("MK-PVP-09", "MK-PVP-10")
def test_a_quick_defence_keeps_the_token_up_but_has_neither_die_nor_skills_nor_tactic() -> None:
    game = meeting(source="red").with_player(1, tactic="the-right-moment", hand=("rage",))
    game.plays("move country-2.w", "attack-hero 1", "defend-quickly")
    other = game.g.players[1]
    assert (other.face_down, other.turn.dice) == (False, 0)
    assert game.offers() == ["pass"], "no tactic"
    game.plays("pass", "pass", "pass")
    assert "strengthen rage" not in game.offers(), "no die"
    full = meeting(source="red").with_player(1, tactic="the-right-moment", hand=("rage",))
    full.plays("move country-2.w", "attack-hero 1", "defend-fully")
    assert "use-tactic the-right-moment" in full.offers()
    full.plays("pass", "pass", "pass")
    assert "strengthen rage" in full.offers()


@rule("MK-PVP-04")
def test_the_defender_may_first_do_what_is_allowed_out_of_turn_but_not_announce() -> None:
    village = "country-1.e"
    game = meeting(f"krang at {village}").with_player(1, deck=("rage",) * 4)
    game.with_player(space="country-1.se", path=("country-1.se",)).plays(f"move {village}", "attack-hero 1")
    assert (game.asked(), game.g.active) == ("before-turn", 1)
    game.plays("plunder")
    assert len(game.g.players[1].hand) == 4
    empty = meeting().with_player(1, deck=()).plays("move country-2.w", "attack-hero 1")
    assert empty.offers() == ["defend-fully", "defend-quickly"]


@rule("MK-PVP-08")
def test_who_has_only_wounds_in_hand_defends_quickly() -> None:
    game = meeting().with_player(1, hand=("wound", "wound")).plays("move country-2.w", "attack-hero 1")
    assert game.asked() == "duel-attack"
    assert not game.g.players[1].face_down


@rule("MK-PVP-07", "MK-PVP-06", "MK-PVP-05", "MK-TURN-06", "MK-TURN-10")
def test_after_a_full_defence_the_whole_end_of_turn_follows_and_the_next_turn_is_skipped() -> None:
    game = meeting().plays("move country-2.w", "attack-hero 1", "defend-fully", "pass", "pass", "pass", "pass")
    game.plays("end-turn")
    assert (game.asked(), game.g.active) == ("discard", 1)
    game.plays("discard-card march", "done")
    assert len(game.g.players[1].hand) == 5, "drawn up"
    assert game.g.active == 0
    while game.g.active == 0 and game.asked() != "over":
        game.plays(game.offers()[-1])
        if game.told(TurnSkipped):
            break
    assert game.told(TurnSkipped)[0].seat == 1
    assert not game.g.players[1].face_down
    assert not game.g.end_announced


@rule("MK-PVP-11", "MK-PVP-09")
def test_after_a_quick_defence_nothing_is_drawn_and_tokens_stay_until_the_next_turn() -> None:
    game = meeting().with_player(1, mana=(1, 0, 0, 0, 0, 0))
    game.plays("move country-2.w", "attack-hero 1", "defend-quickly", "pass", "pass", "pass")
    game.plays("play rage") if "play rage" in game.offers() else game.plays("sideways march attack")
    game.plays("launch")
    while game.g.combat is not None:
        game.plays("pass" if "pass" in game.offers() else game.offers()[-1])
    other = game.g.players[1]
    assert other.mana == (1, 0, 0, 0, 0, 0)
    assert len(other.play_area) == 1
    assert len(other.hand) == 1
    assert game.g.active == 0


# The phases


@rule("MK-PVP-13", "MK-PVP-14", "MK-PVP-27", "MK-PVP-28", "MK-PVP-34", "MK-PVP-36")
def test_the_defender_shoots_first_the_aggressor_strikes_first_and_two_passes_end_a_phase() -> None:
    game = meeting().plays("move country-2.w", "attack-hero 1", "defend-quickly")
    seen = []
    while game.g.combat is not None:
        seen.append((game.g.active, fought(game).melee))
        game.plays("pass")
    assert seen == [(1, False), (0, False), (0, True), (1, True)]
    assert game.told(DuelDrawn)[0].space == "start-a.ne"
    assert game.me.space == "start-a.ne"
    assert game.me.fame == game.g.players[1].fame == 0


@rule("MK-PVP-15", "MK-PVP-17")
def test_in_the_first_phase_there_are_ranged_and_siege_attacks_only_and_nothing_sideways() -> None:
    game = duel(attacking=0, hand="march swiftness rage", mana="white")
    assert not game.offers("sideways")
    assert game.offers("strengthen") == ["strengthen swiftness"]
    assert "play rage" not in game.offers()
    melee = duel(attacking=0, melee=True, hand="march rage")
    assert {"sideways march attack", "play rage"} <= set(melee.offers())


@rule("MK-PVP-16", "MK-PVP-28", "MK-PVP-42")
def test_before_a_keep_or_tower_the_aggressor_needs_siege_attacks_in_the_first_phase() -> None:
    tiles = ("start-a 0 0", "country-1 0 1", "country-2 1 0", "country-3 1 1")
    shot = Points("ranged", "physical", 3)
    game = duel(attacking=0, at="country-3.ne", tiles=tiles).with_pool(shot)
    assert "launch" not in game.offers()
    assert "launch" in game.with_pool(Points("siege", "physical", 3)).offers()
    assert "launch" in duel(attacking=1, at="country-3.ne", tiles=tiles).with_pool(shot).offers()
    assert "launch" in duel(attacking=0, melee=True, at="country-3.ne", tiles=tiles).with_pool(shot).offers()
    broken = duel(attacking=0, at="country-3.ne", tiles=tiles)
    broken.with_player(changes=(changes.NoSiteFortification(),)).with_pool(shot)
    assert "launch" in broken.offers()


@rule("MK-PVP-21", "MK-PVP-20", "MK-PVP-18", "MK-PVP-19")
def test_the_books_example_of_a_fire_ranged_attack_of_four() -> None:
    told = LEDGER.rule("MK-PVP-21").data
    attack = (Points("ranged", told["attack"]["element"], told["attack"]["value"]),)
    for case in told["cases"]:
        block = Points("block", case["block"]["element"], case["block"]["value"])
        assert blocked(duel(), attack, block) == case["remaining_attack"]


@rule("MK-PVP-30", "MK-PVP-19")
def test_in_the_attack_phase_every_point_of_block_stops_one() -> None:
    attack = (Points("attack", "physical", 6),)
    assert blocked(duel(melee=True), attack, Points("block", "physical", 4)) == 2
    assert blocked(duel(melee=True), attack, Points("block", "physical", 9)) == 0
    assert blocked(duel(melee=True), attack) == 6


@rule("MK-PVP-45", "MK-PVP-29", "MK-PVP-18")
def test_a_sideways_card_makes_a_fire_attack_physical_as_well() -> None:
    told = LEDGER.rule("MK-PVP-45").data
    fire, mixed = (Points("attack", "fire", 6),), (Points("attack", "fire", 6), Points("attack", "physical", 1))
    game = duel(melee=True)
    for element in told["efficient_blocks"]:
        element = element.replace("_", "-")
        assert blocked(duel(melee=True), mixed, Points("block", element, 5)) == 2
    assert blocked(game, fire, Points("block", "physical", 5)) == 4
    d = fought(game)
    armed = duel(melee=True, units=("guardian-golems", "fire-golems"))
    for attack, expected in ((fire, (3, 8)), (mixed, (6, 8))):
        d = fought(armed)
        d.attack = attack
        assert tuple(pvp.unit_armor(armed.combat, d, armed.g.players[1], number) for number in (0, 1)) == expected


@rule("MK-PVP-20")
def test_a_unit_that_has_lost_its_swiftness_is_blocked_point_by_point() -> None:
    game = duel(attacking=1, units=("utem-crossbowmen",))
    attack = (Points("ranged", "physical", 4, unit=0),)
    d = fought(game)
    d.attack, d.engaged = attack, (0,)
    assert pvp.is_swift(game.combat, d)
    foe = next(foe for foe in game.combat.foes if foe.owner == 1)
    foe.lost += ("swift",)
    assert not pvp.is_swift(game.combat, d)
    assert blocked(game, attack, Points("block", "physical", 3)) == 1


# Damage


def hurt(damage: int, *, element: Element = "physical", melee: bool = True, **more: Any) -> Knights:
    """The aggressor has so much damage to use."""
    game = duel(melee=melee, attacking=0, **more)
    d = fought(game)
    d.attack, d.damage = (Points("attack", element, damage),), damage
    game.g.active, game.g.stage = 0, DAMAGE
    return game.again("duel_damage")


@rule("MK-PVP-22", "MK-PVP-23", "MK-PVP-25", "MK-PVP-26")
def test_the_attacker_wounds_units_and_hero_for_their_full_armor_or_leaves_the_rest() -> None:
    game = hurt(7, units=("peasants", "utem-guardsmen"))
    assert game.g.active == 0
    assert {"hit-unit 1", "hit-unit 2", "hit-hero", "leave-damage"} <= set(game.offers())
    game.plays("hit-unit 1")
    assert game.g.players[1].units[0].wounds == 1
    assert "hit-unit 1" not in game.offers()
    game.plays("hit-hero")
    assert game.g.players[1].hand.count("wound") == 1
    assert game.g.active == 1, "1 damage is not enough for anything"
    left = hurt(9).plays("leave-damage")
    assert left.g.players[1].hand.count("wound") == 0


@rule("MK-PVP-24", "MK-ABIL-21")
def test_a_unit_that_resists_an_element_of_the_attack_has_twice_its_armor() -> None:
    elements: list[tuple[Element, bool]] = [("ice", True), ("physical", False)]
    for element, offered in elements:
        game = hurt(5, element=element, units=("guardian-golems",))
        assert ("hit-unit 1" in game.offers()) is offered
    assert "hit-unit 1" in hurt(6, units=("guardian-golems",)).offers()


@rule("MK-PVP-25")
def test_enough_wounds_knock_the_hero_out() -> None:
    game = hurt(30, melee=False)
    for _ in range(6):
        game.plays("hit-hero")
    other = game.g.players[1]
    assert other.row.hand == 6
    assert set(other.hand) == {"wound"}
    assert "march" in other.discard


@rule("MK-PVP-31")
def test_five_damage_steal_an_artifact_that_lies_open() -> None:
    game = hurt(11, units=("peasants", "utem-guardsmen"))
    other = game.g.players[1]
    other.units[0].banner, other.units[0].wounds = "banner-of-glory", 1
    other.units[1].banner = "banner-of-fear"
    game.with_player(1, discard=("ruby-ring", "march"), play_area=("sapphire-ring",))
    game.with_player(1, hand=("emerald-ring",), deck=("diamond-ring",))
    assert set(game.again().offers("steal")) == {
        "steal ruby-ring discard", "steal sapphire-ring play", "steal banner-of-glory unit",
    }  # fmt: skip
    game.plays("steal banner-of-glory unit", "steal ruby-ring discard")
    assert game.me.discard == ("banner-of-glory", "ruby-ring")
    assert other.units[0].banner == ""
    assert other.discard == ("march",)
    assert not hurt(4).offers("steal")
    first = hurt(11, melee=False)
    first.g.players[1].discard = ("ruby-ring",)
    assert not first.again().offers("steal")


@rule("MK-PVP-32", "MK-PVP-33", "MK-PVP-35")
def test_damage_drives_the_other_hero_off_for_the_cost_of_the_space() -> None:
    game = hurt(3, country_2_nw="diggers")
    assert set(game.offers("drive-off")) == {
        move for move in game.offers("drive-off") if pvp.fleeing_cost(game.g, move.split()[1]) <= 3
    }
    spaces = {move.split()[1] for move in game.offers("drive-off")}
    assert "country-2.nw" not in spaces, "an enemy is there"
    assert "start-a.w" not in spaces, "a lake"
    game.with_player(1, fame=2).again().plays("drive-off country-2.c")
    assert game.g.players[1].space == "country-2.c"
    assert game.g.combat is None
    assert game.me.space == "country-2.w"
    assert game.me.fame == 1
    assert not hurt(9, melee=False).offers("drive-off")


@rule("MK-PVP-35")
@pytest.mark.parametrize(
    ("levels", "fames", "gained"),
    [((2, 4), (5, 20), 5), ((3, 3), (9, 12), 1), ((3, 3), (9, 9), 0), ((5, 2), (30, 4), 0)],
)
def test_only_a_weaker_winner_gains_fame(levels: tuple[int, int], fames: tuple[int, int], gained: int) -> None:
    game = duel()
    for seat in (0, 1):
        game.with_player(seat, level=levels[seat], fame=fames[seat])
    assert pvp.fame_for_victory(game.me, game.g.players[1]) == gained


@rule("MK-PVP-35", "MK-PVP-36")
def test_a_keep_whose_owner_is_driven_out_is_conquered() -> None:
    tiles = ("start-a 0 0", "country-1 0 1", "country-2 1 0", "country-3 1 1")
    game = hurt(9, at="country-3.ne", tiles=tiles)
    game.g.shields["country-3.ne"] = (1,)
    game.again().plays("drive-off country-3.e")
    assert game.g.shields["country-3.ne"] == (0,)


@rule("MK-PVP-12")
@pytest.mark.parametrize("defence", ["defend-fully", "defend-quickly"])
def test_with_either_defence_the_defender_may_attack_and_block(defence: str) -> None:
    game = meeting(hand="rage").plays("move country-2.w", "attack-hero 1")
    assert game.offers() == ["defend-fully", "defend-quickly"]
    game.plays(defence)
    assert fought(game).full == (defence == "defend-fully")
    game.plays("pass", "pass", "play rage", "launch")
    assert (game.asked(), game.g.active) == ("duel-block", 1)
    game.plays("sideways march block", "done")
    assert (game.asked(), game.g.active) == ("duel-attack", 1)
    game.plays("play rage", "launch")
    assert (game.asked(), game.g.active) == ("duel-block", 0)


@rule("MK-PVP-12", "MK-PVP-33")
def test_the_defender_may_attack_too_and_drive_the_aggressor_off() -> None:
    game = duel(melee=True, attacking=1, full=False).with_pool(Points("attack", "physical", 5))
    game.plays("launch", "done")
    game.plays("drive-off country-2.c")
    assert game.me.space == "country-2.c"
    assert game.g.players[1].space == "country-2.w"
    assert game.g.active == 0


# Effects on enemies


@rule("MK-PVP-37", "MK-PVP-38")
def test_effects_on_enemies_reach_the_unwounded_units_of_the_other_but_never_the_hero() -> None:
    game = duel(attacking=0, units=("peasants", "fire-golems", "ice-golems"), own_units=("herbalists",))
    game.g.players[1].units[0].wounds = 1
    game.combat.foes = []
    pvp.begin_duel(game.g)
    game.g.active = 0
    names = [game.combat.foes[number].name for number in reachable_foes(game.g, Use())]
    assert names == ["unit:fire-golems", "unit:ice-golems"]
    red = [game.combat.foes[number].name for number in reachable_foes(game.g, Use(colour=RED))]
    blue = [game.combat.foes[number].name for number in reachable_foes(game.g, Use(colour=BLUE))]
    assert (red, blue) == (["unit:ice-golems"], ["unit:fire-golems"])


@rule("MK-PVP-38")
@pytest.mark.parametrize(("unit", "wounds"), [("peasants", 1), ("ice-golems", 1), ("fire-golems", 0)])
def test_a_block_of_red_does_not_harm_a_unit_that_resists_fire(unit: str, wounds: int) -> None:
    game = duel(melee=True, attacking=1, units=(unit,))
    blocked(game, (Points("attack", "physical", 3, unit=0),), Points("block", "physical", 3, notes.Exploding()))
    assert game.g.players[1].units[0].wounds == wounds


@rule("MK-PVP-39")
def test_what_would_destroy_an_enemy_wounds_a_unit_and_armor_stays_at_one() -> None:
    game = duel(attacking=0, units=("peasants", "utem-guardsmen"))
    first, second = (foe for foe in game.combat.foes if foe.owner == 1)
    defeat(game.g, game.me, first)
    assert game.g.players[1].units[0].wounds == 1
    assert game.me.fame == 0
    second.armor -= 50
    d = fought(game)
    assert pvp.unit_armor(game.combat, d, game.g.players[1], 1) == 1


@rule("MK-PVP-40")
def test_a_block_that_harms_the_blocked_enemy_harms_a_unit_that_took_part_if_all_was_blocked() -> None:
    attack = (Points("attack", "physical", 3, unit=0),)
    for block, wounds in ((3, 1), (2, 0)):
        game = duel(melee=True, attacking=1, units=("peasants",))
        blocked(game, attack, Points("block", "physical", block, notes.Exploding()))
        assert game.g.players[1].units[0].wounds == wounds
    none = duel(melee=True, attacking=1, units=("peasants",))
    blocked(none, (Points("attack", "physical", 3),), Points("block", "physical", 3, notes.Exploding()))
    assert none.g.players[1].units[0].wounds == 0, "it took no part"
    armor = duel(melee=True, attacking=1, units=("utem-guardsmen",))
    blocked(armor, attack, Points("block", "ice", 3, notes.LowersArmor(3)))
    assert armor.combat.foes[0].armor == -3


@rule("MK-PVP-41")
def test_where_enemies_are_counted_the_hero_and_the_units_ready_or_engaged_count() -> None:
    game = duel(attacking=1, units=("peasants", "herbalists", "utem-guardsmen"))
    other = game.g.players[1]
    other.units[1].ready = False
    game.g.active = 0
    assert enemies.count_enemies(game.g) == 3
    fought(game).engaged = (1,)
    assert enemies.count_enemies(game.g) == 4
    game.combat.foes[0].defeated = True
    assert enemies.count_enemies(game.g) == 3


@rule("MK-PVP-43", "MK-PVP-44")
def test_a_unit_that_is_kept_from_attacking_is_left_out_of_the_attack_and_stays_spent() -> None:
    game = duel(melee=True, attacking=1, units=("peasants", "utem-guardsmen"))
    d = fought(game)
    game.g.players[1].units[0].ready = False
    game.combat.pool = (Points("attack", "physical", 3, unit=0), Points("attack", "physical", 2))
    game.g.active = 1
    pvp.launch(game.g, game.combat, d)
    game.again().asked()
    assert pvp.attack_value(game.combat, d) == 5
    hold_foe(game.g, game.combat.foes[0])
    assert pvp.attack_value(game.combat, d) == 2
    assert not game.g.players[1].units[0].ready


def test_a_duel_is_shown_with_what_it_takes_to_wound_each_unit() -> None:
    game = hurt(6, units=("guardian-golems",))
    zone = next(zone for zone in scene(game.g, 0).zones if zone.id == "combat")
    assert [badge.value for card in zone.cards for badge in card.badges] == [6]


def test_what_one_hero_has_done_in_a_duel_is_forgotten_when_the_other_attacks() -> None:
    game = duel(melee=True)
    d = fought(game)
    d.attack, d.damage, d.engaged = (Points("attack", PHYSICAL, 3),), 2, (0,)
    pvp.swap_roles(game.g, d)
    assert not [*d.attack, *d.engaged]
    assert d.damage == 0
    assert d.attacking == 0


def test_the_steps_of_a_duel_are_told() -> None:
    game = meeting().plays("move country-2.w", "attack-hero 1", "defend-fully", "pass", "pass")
    assert [(event.seat, event.full) for event in game.told(Defended)] == [(1, True)]
    assert [event.seat for event in game.told(Passed)] == [1, 0]
