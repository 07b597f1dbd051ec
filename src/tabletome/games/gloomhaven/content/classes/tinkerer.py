"""The Tinkerer: bombs, potions and a decoy. Facts are public, the words our own."""

from __future__ import annotations

from tabletome.games.gloomhaven.content import modifier_cards as modifiers
from tabletome.games.gloomhaven.content.areas import FLAMES, THREE_IN_LINE, TRIANGLE
from tabletome.games.gloomhaven.content.modifier_cards import (
    MINUS_ONE,
    MINUS_TWO,
    PLUS_ONE,
    PLUS_THREE,
    PLUS_ZERO,
    plus,
    rolling,
)
from tabletome.games.gloomhaven.content.notation.abilities import (
    AllyRecovers,
    Attack,
    Consume,
    DisarmTrap,
    EveryTurn,
    Give,
    Heal,
    HealAll,
    HealBonus,
    Hurt,
    Kill,
    KillInArea,
    LayTrap,
    Loot,
    Move,
    Rally,
    Recover,
    Refresh,
    Suffer,
    Summon,
    SummonsMove,
)
from tabletome.games.gloomhaven.content.notation.actions import act
from tabletome.games.gloomhaven.content.notation.classes import X, card, hero_class
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.notation.phrases import Targets, When

TINKERER = hero_class(
    "tinkerer",
    card(
        "proximity-mine", 1, 62,
        circles=("", "move"),
        top=act(LayTrap(6, xp=2), lost=True),
        bottom=act(Move(4)),
    ),
    card(
        "harmless-contraption", 1, 74,
        circles=("summon.hp summon.move", "heal heal.range"),
        top=act(Summon("decoy"), lost=True, xp=2, stays="persistent"),
        bottom=act(Heal(2, range=3)),
    ),
    card(
        "flamethrower", 1, 47,
        circles=("attack hex:2:-2 hex:2:0", "shield"),
        top=act(Attack(3, area=FLAMES, give=("wound",)), infuse=("fire",), lost=True, xp=2),
        bottom=act(Rally(shield=1), stays="round"),
    ),
    card(
        "hook-gun", 1, 72,
        circles=("attack.range attack.pull", ""),
        top=act(Attack(2, range=3, pull=2)),
        bottom=act(Loot(2), lost=True, xp=1),
    ),
    card(
        "ink-bomb", 1, 74,
        circles=("attack", "move"),
        top=act(Attack(4, range=3, area=TRIANGLE, xp_each=1), infuse=("dark",), lost=True),
        bottom=act(Move(4)),
    ),
    card(
        "net-shooter", 1, 19,
        circles=("hex:-1:0", "condition move"),
        top=act(Attack(3, range=3, area=TRIANGLE, give=("immobilize",), xp_each=1), lost=True),
        bottom=act(Give(("immobilize",), Targets.ONE_ADJACENT_ENEMY), Move(2)),
    ),
    card(
        "stun-shot", 1, 20,
        circles=("attack attack.range", "move"),
        top=act(Attack(1, range=3, give=("stun",))),
        bottom=act(Move(4)),
    ),
    card(
        "reinvigorating-elixir", 1, 37,
        circles=("heal heal.range", ""),
        top=act(Heal(3, range=3)),
        bottom=act(AllyRecovers(), lost=True, xp=2),
    ),
    card(
        "restorative-mist", 1, 17,
        circles=("heal heal.range", "move"),
        top=act(Heal(3, range=3)),
        bottom=act(Move(2), HealAll(1)),
    ),
    card(
        "energizing-tonic", 1, 16,
        circles=("heal heal", "move"),
        top=act(Heal(5, range=2), lost=True, xp=2),
        bottom=act(Move(6), lost=True, xp=1),
    ),
    card(
        "enhancement-field", 1, 61,
        circles=("attack", ""),
        top=act(Attack(3, range=3)),
        bottom=act(Rally(attack=1), stays="round"),
    ),
    card(
        "toxic-bolt", 1, 18,
        circles=("attack.range", "attack attack.range"),
        top=act(Attack(2, range=3, give=("poison",)), infuse=("earth",)),
        bottom=act(Attack(5, range=2), lost=True, xp=2),
    ),
    card(
        "reviving-shock", X, 34,
        circles=("attack attack.target", "heal heal"),
        top=act(Attack(2, range=3, targets=2)),
        bottom=act(Heal(5, range=2), lost=True, xp=2),
    ),
    card(
        "volatile-concoction", X, 76,
        top=act(LayTrap(2, ("poison",))),
        bottom=act(Consume("ice", then=(Recover(2, range=2),), otherwise=(Recover(1, range=2),))),
    ),
    card(
        "potent-potables", X, 46,
        circles=("", "move"),
        top=act(HealBonus(2), slots=(0, 1, 0, 1)),
        bottom=act(Move(3)),
    ),
    card(
        "stamina-booster", 2, 48,
        circles=("heal", ""),
        top=act(Heal(4, range=3)),
        bottom=act(Recover(1, lost=True, range=3), lost=True, xp=2),
        final=True,
    ),
    card(
        "disorienting-flash", 2, 73,
        circles=("condition.range condition.target", "move"),
        top=act(Give(("stun",), Targets.ONE_ENEMY, range=3, targets=2), lost=True, xp=2),
        bottom=act(Give(("muddle",), Targets.ADJACENT_ENEMIES), Move(2)),
    ),
    card(
        "tinkerers-tools", 3, 26,
        top=act(DisarmTrap(), xp=1),
        bottom=act(LayTrap(0, ("stun",))),
    ),
    card(
        "crank-bow", 3, 66,
        circles=("attack attack", "move"),
        top=act(Attack(6, range=5), lost=True, xp=2),
        bottom=act(Move(4)),
    ),
    card(
        "dangerous-contraption", 4, 84,
        circles=("summon.hp summon.move summon.attack", "move"),
        top=act(Summon("battle-bot"), lost=True, xp=2, stays="persistent"),
        bottom=act(Move(4)),
    ),
    card(
        "micro-bots", 4, 22,
        circles=("heal heal", "move"),
        top=act(Heal(6, range=3), lost=True, xp=2),
        bottom=act(Move(3), Loot(1), lost=True),
    ),
    card(
        "noxious-vials", 5, 75,
        circles=("", "attack hex:-1:0"),
        top=act(Refresh(consumed=True, slots=("small",), to=Targets.ONE_ALLY)),
        bottom=act(Attack(3, range=3, area=TRIANGLE, give=("poison",), xp_each=1), lost=True),
    ),
    card(
        "disintegration-beam", 5, 36,
        circles=("hex:0:4", "move condition"),
        top=act(KillInArea(THREE_IN_LINE, When.AT_MOST_5_HIT_POINTS, xp_each=1), lost=True),
        bottom=act(Move(2), Give(("disarm",), Targets.ONE_ADJACENT_ENEMY)),
    ),
    card(
        "gas-canister", 6, 71,
        top=act(LayTrap(4, ("muddle",))),
        bottom=act(EveryTurn("end", (Recover(1, range=3),)), slots=(0, 1, 0, 1)),
    ),
    card(
        "auto-turret", 6, 34,
        circles=("", "heal heal.range"),
        top=act(EveryTurn("end", (Attack(2, range=5),)), slots=(1, 0, 1, 0, 1)),
        bottom=act(Heal(3, range=4)),
    ),
    card(
        "murderous-contraption", 7, 94,
        circles=("summon.hp summon.move summon.attack", "attack attack.range"),
        top=act(Summon("kill-bot"), lost=True, xp=2, stays="persistent"),
        bottom=act(Attack(4, range=3)),
    ),
    card(
        "curative-aerosol", 7, 21,
        circles=("heal heal2", "heal heal.target"),
        top=act(Move(2), Heal(2, range=1), Move(2), Heal(2, range=1)),
        bottom=act(Heal(4, range=3, targets=2), lost=True, xp=2),
    ),
    card(
        "jet-propulsion", 8, 38,
        circles=("", "move"),
        top=act(SummonsMove(2, range=3)),
        bottom=act(Move(8, jump=True), lost=True, xp=2),
    ),
    card(
        "harsh-stimulants", 8, 27,
        circles=("attack attack", ""),
        top=act(Attack(9), Suffer(2), lost=True, xp=2),
        bottom=act(Rally(attack=2, to=Targets.ADJACENT_ALLIES), Hurt(2, Targets.ADJACENT_ALLIES), stays="round"),
    ),
    card(
        "lethal-injection", 9, 85,
        circles=("", "move"),
        top=act(Kill(When.NORMAL_OR_ELITE), lost=True, xp=2),
        bottom=act(Move(4), Give(("poison",), Targets.ADJACENT_ENEMIES)),
    ),
    card(
        "chimeric-formula", 9, 43,
        top=act(Recover(2, lost=True, range=1, then_lose=2)),
        bottom=act(Recover(1, lost=True, range=3, of_neighbours=True), lost=True, xp=2),
    ),
    health=(8, 9, 11, 12, 14, 15, 17, 18, 20),
    hand=12,
    perks=(
        Perk(remove=(MINUS_ONE,) * 2, boxes=2),
        Perk(remove=(MINUS_TWO,), add=(PLUS_ZERO,)),
        Perk(add=(PLUS_ONE,) * 2),
        Perk(add=(PLUS_THREE,)),
        Perk(add=(rolling(modifiers.Infuse("fire")),) * 2),
        Perk(add=(rolling(modifiers.Inflict("muddle")),) * 3),
        Perk(add=(plus(1, modifiers.Inflict("wound")),), boxes=2),
        Perk(add=(plus(1, modifiers.Inflict("immobilize")),), boxes=2),
        Perk(add=(plus(1, modifiers.Heal(2)),), boxes=2),
        Perk(add=(plus(0, modifiers.Target(1)),)),
        Perk(ignores="scenario"),
    ),
    wanted=(
        "lethal-injection", "harsh-stimulants", "murderous-contraption", "auto-turret", "noxious-vials", "crank-bow",
        "stamina-booster", "ink-bomb", "net-shooter", "flamethrower", "stun-shot", "toxic-bolt", "enhancement-field",
        "reviving-shock", "hook-gun", "proximity-mine", "restorative-mist", "dangerous-contraption",
    ),
)  # fmt: skip
