"""What happens is told, step by step, with the rule that decides: a log has nothing else to go by."""

from __future__ import annotations

from tabletome.engine import Deck
from tabletome.engine.ledger import rule
from tests.games.battlelore.battlefield import Battle, field

DUEL = """
    . bs . .
     BS . . .
"""


def told(battle: Battle) -> list[str]:
    """Every event since the position was made, as words."""
    fields = [
        [event.kind, *(str(getattr(event, name)) for name in event.__struct_fields__ if name != "rule"), event.rule]
        for event in battle.events
    ]
    return [" ".join(words).strip() for words in fields]


@rule("BL-TURN-01", "BL-HIT-09", "BL-VICTORY-01", "BL-LEND-02")
def test_of_a_turn_the_card_the_orders_the_battle_and_the_draw_are_told_and_what_was_seen_is_known() -> None:
    battle = field(DUEL.replace("bs", "bs1"), phase="command", lore=True, dice="blue lore red")
    battle.with_(ordered=0, lore_deck=Deck(("bless", "foiled", "ambush"))).g.hands[0] = ("forward",)
    battle.with_(command_deck=Deck(("surround", "attack-left")))
    seen = []
    for play in ("play forward", "order BS", "done", "attack BS bs", "gain-ground", "gather two-cards"):
        battle.plays(f"south: {play}")
        seen.append(battle.g.revealed)
    battle.plays("south: discard-lore foiled")
    assert told(battle) == [
        "command-played 0 forward forward BL-CMD-01",
        "ordered 0 swordsmen-blue c6 order",
        "attacked 0 swordsmen-blue c6 swordsmen-blue d7 melee",
        "rolled 0 (1, 4, 2) attack",
        "lore-gained 0 1 roll BL-HIT-09",
        "hit 1 swordsmen-blue d7 1 0 hits",
        "destroyed 1 swordsmen-blue d7 BL-UNIT-06",
        "banner-won 0 1 5 BL-VICTORY-01",
        "moved 0 swordsmen-blue c6 d7 gain-ground",
        "command-drawn 0 attack-left BL-END-01",
        "lore-drawn 0 ambush BL-LEND-02",
        "lore-drawn 0 foiled BL-LEND-02",
        "lore-discarded 0 foiled BL-LEND-02",
        "turn-began 1 2",
    ]
    assert seen == [1, 1, 1, 1, 2, 4], "a card laid down, a card drawn, two more"
    assert battle.g.revealed == 5, "and one discarded"


@rule("BL-CREAT-11", "BL-CREAT-13")
def test_of_a_creature_it_is_told_whether_the_second_roll_killed_it() -> None:
    unharmed = field(DUEL.replace("bs", "sp"), lore=True, dice="green lore red blue").plays("south: attack BS sp")
    assert told(unharmed)[-2:] == ["rolled 0 (1,) critical", "creature-unharmed 1 giant-spider d7 BL-CREAT-11"]
    killed = field(DUEL.replace("bs", "sp"), lore=True, dice="green green red red green").plays("south: attack BS sp")
    assert told(killed)[-4:] == [
        "rolled 0 (2, 0) critical",
        "destroyed 1 giant-spider d7 BL-UNIT-06",
        "lore-gained 0 1 creature BL-CREAT-13",
        "banner-won 0 1 5 BL-VICTORY-01",
    ]


@rule("BL-CREAT-25", "BL-CREAT-27", "BL-CREAT-28", "BL-CREAT-32")
def test_powers_and_what_a_creature_stores_are_told_and_paid_with_rolled_lore_first() -> None:
    spider = field(DUEL.replace("BS", "SP"), lore=True, dice="lore lore")
    spider.plays("south: attack SP bs", "south: use-power web", "south: store 1")
    assert told(spider)[2:4] == ["power-used 0 giant-spider Power.WEB d7", "lore-stored 0 giant-spider 1 BL-CREAT-27"]
    assert (spider.g.stored[spider.unit("SP")], spider.g.pool, spider.lore("south")) == (1, 29, 0)
    again = field(DUEL.replace("BS", "SP"), lore=True, dice="lore flag").with_(pool=10)
    again.g.stored[again.unit("SP")] = 1
    again.plays("south: attack SP bs", "south: use-power poison")
    assert told(again)[2:] == ["power-used 0 giant-spider Power.POISON d7"]
    assert (again.g.stored[again.unit("SP")], again.g.pool, again.lore("south")) == (0, 11, 0)


@rule("BL-MORALE-02", "BL-RETREAT-07", "BL-GOBLIN-08")
def test_flags_ignored_ways_fled_and_figures_lost_on_them_are_told() -> None:
    bold = field(
        """
        . 1 2 .
         . bd . .
        . BS . .
    """,
        dice="flag flag red",
    ).plays("south: attack BS bd", "north: ignore 1", "north: retreat 2")
    assert told(bold)[2:] == [
        "flags-ignored 1 dwarf-swordsmen-blue d6 1 2 BL-MORALE-02",
        "moved 1 dwarf-swordsmen-blue d6 e7 retreat",
    ]
    frightened = field(
        """
        W 1 W .
         W 2 W .
        . bg . .
         BS . .
    """,
        sea=True,
        dice="flag red red blue red",
    ).plays("south: attack BS bg")
    assert told(frightened)[2:] == [
        "moved 1 goblin-swordsmen-blue d5 d6 retreat",
        "moved 1 goblin-swordsmen-blue d6 d7 retreat",
        "rolled 1 (1, 2) losses",
        "hit 1 goblin-swordsmen-blue d7 1 3 losses",
    ]
    blocked = field("W W W .\n . gs . .\n. BS . .", sea=True, dice="flag red red").plays("south: attack BS gs")
    assert told(blocked)[2] == "hit 1 swordsmen-green d6 1 3 blocked"


@rule("BL-LMLAND-12", "BL-LMLAND-14", "BL-LMLAND-18", "BL-LMLAND-21")
def test_what_units_do_with_landmarks_is_told_and_the_passage_is_paid_to_the_pool() -> None:
    camp = field("GA3 . bs\n . . .", phase="move", lore=True, landmarks="training-camp GA south")
    assert told(camp.plays("south: train GA"))[:2] == [
        "trained 0 archers-blue c7 BL-LMLAND-18",
        "landmark-removed training-camp c7",
    ]
    pool = field("BS1 . bs\n . . .", phase="move", lore=True, landmarks="healing-pool BS south")
    assert told(pool.plays("south: heal BS"))[:2] == [
        "healed 0 swordsmen-blue c7 3",
        "landmark-removed healing-pool c7",
    ]
    den = field(
        "BS . . F:1 .\n BS . . H:2 bs .", phase="move", lore=True, landmarks="rogues-den BS south; rampart 2 north"
    )
    den.g.tokens[0] = 2
    den.plays("south: open-passage BS 1", "south: take-passage BS 1")
    assert told(den) == [
        "landmark-placed 0 secret-passage f7 BL-LMLAND-06",
        "moved 0 swordsmen-blue c7 f7 passage",
    ]
    assert (den.lore("south"), den.g.pool) == (1, 31)
    assert all(text.split()[1] == "BS.2" for text in den.offers("move")), "it has moved"


@rule("BL-CREAT-06", "BL-SPIDER-06")
def test_orders_that_cost_lore_are_told_as_what_they_are_and_paid_to_the_pool() -> None:
    battle = field(
        "BS . . . . . SP . . . . . .\n . . . . . . . . . . . .", corner="a3", phase="command", lore=True
    ).with_(ordered=0)
    battle.with_(webbed=battle.bits("BS")).g.hands[0] = ("patrol-left",)
    battle.g.tokens[0] = 4
    battle.plays("south: play patrol-left", "south: order-afar SP", "south: free BS")
    assert told(battle)[1:] == ["ordered 0 giant-spider g3 order-afar", "ordered 0 swordsmen-blue a3 free"]
    assert (battle.lore("south"), battle.g.pool, battle.g.webbed) == (0, 34, 0)


@rule("BL-LPLAY-01", "BL-LPLAY-04", "BL-LPLAY-10")
def test_lore_cards_played_cancelled_and_kept_are_told_with_their_price() -> None:
    def missiles(answer: str, dice: str) -> Battle:
        battle = field(DUEL, phase="command", lore=True, dice=dice).with_(ordered=0)
        battle.holding("south", "magic-missiles", "deja-vu").council("south", wizard=1, rogue=1)
        battle.holding("north", answer).council("north", rogue=1)
        return battle.plays("south: lore magic-missiles bs", "south: play scout-left", "south: lore deja-vu -")

    cancelled = missiles("foiled", "").plays("north: lore foiled -")
    assert told(cancelled) == [
        "command-played 0 scout-left scout-left BL-CMD-01",
        "lore-played 0 magic-missiles d7 3 BL-LPLAY-01",
        "lore-played 0 deja-vu None 1 BL-LPLAY-01",
        "lore-played 1 foiled None 5 BL-LPLAY-01",
        "lore-cancelled 1 magic-missiles BL-LPLAY-10",
        "lore-kept 0 deja-vu",
    ]
    assert (cancelled.g.tokens, cancelled.g.paid, cancelled.g.revealed) == ([16, 15], 9, 4)
    assert cancelled.g.played == (2, 1)
    carried_out = missiles("bless", "blue red")
    assert told(carried_out)[3:] == [
        "rolled 0 (1, 2) card",
        "hit 1 swordsmen-blue d7 1 3 card",
        "lore-kept 0 magic-missiles",
    ]
    assert carried_out.g.played == (2, 0)


@rule("BL-FORT-07", "BL-FORT-08", "BL-END-01")
def test_the_card_that_a_stronghold_costs_and_gives_back_is_told() -> None:
    battle = field("BS1 bs .\n BC . .", landmarks="stronghold BS south", active="north", dice="blue blue")
    battle.with_(command_deck=Deck(("surround", "forward", "attack-left")))
    battle.plays("north: attack bs BS", "north: gain-ground", "south: discard scout-left")
    assert told(battle)[5:] == [
        "moved 1 swordsmen-blue d7 c7 gain-ground",
        "command-discarded 0 scout-left",
        "command-drawn 1 attack-left BL-END-01",
        "turn-began 0 2",
    ]
    assert battle.g.strongholds_lost == 1
    assert battle.g.command_deck.discards == ("scout-left", "forward"), "and that of the turn"


@rule("BL-VICTORY-02", "BL-VICTORY-06")
def test_the_last_banner_ends_the_game_and_tells_who_has_won() -> None:
    battle = field(DUEL.replace("bs", "bs1"), dice="blue lore red")
    battle.g.banners = [3, 2]
    battle.plays("south: attack BS bs")
    assert told(battle)[-2:] == ["banner-won 0 4 4 BL-VICTORY-01", "won 0 4 BL-VICTORY-06"]
    assert battle.asked() == "over"
    assert battle.g.outcome is not None
    assert (battle.g.outcome.winners, battle.g.outcome.scores) == ((0,), (4.0, 2.0))


@rule("BL-CREAT-28", "BL-SPIDER-02", "BL-UNIT-06")
def test_a_unit_that_is_gone_takes_its_web_its_poison_and_its_lore_along_and_no_others() -> None:
    battle = field(". bs1 gs .\n BS SP . .", lore=True, dice="blue red red").with_(pool=10)
    battle.with_(webbed=battle.bits("gs", "bs"), poisoned=battle.bits("bs", "SP", "gs"))
    battle.g.stored[battle.unit("SP")] = 1
    battle.plays("south: attack BS bs")
    assert (battle.g.webbed, battle.g.poisoned, battle.g.pool) == (battle.bits("gs"), battle.bits("SP", "gs"), 10)
    assert (battle.g.figures[battle.unit("bs")], battle.g.stored[battle.unit("SP")]) == (0, 1)
