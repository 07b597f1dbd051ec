"""The Quartermaster: a pack full of things, for everyone. Facts are public, the words our own."""

from __future__ import annotations

from tabletome.games.gloomhaven.content import modifier_cards as modifiers
from tabletome.games.gloomhaven.content.areas import ARC, BALLISTA, BLAST, BLIZZARD, SKEWER, TWO_ADJACENT
from tabletome.games.gloomhaven.content.modifier_cards import (
    MINUS_ONE,
    PLUS_ONE,
    PLUS_TWO,
    PLUS_ZERO,
    plus,
    rolling,
)
from tabletome.games.gloomhaven.content.notation.abilities import (
    EVERYONE,
    AllyRecovers,
    Attack,
    Empowered,
    EveryTurn,
    Give,
    Heal,
    HealAll,
    Hurt,
    HurtInArea,
    Kill,
    Loot,
    MoreTargets,
    Move,
    Pull,
    Push,
    Rally,
    Recover,
    Refresh,
    RefreshWhen,
    Shield,
    Stronger,
    Suffer,
)
from tabletome.games.gloomhaven.content.notation.actions import act
from tabletome.games.gloomhaven.content.notation.classes import X, card, hero_class
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.notation.phrases import Targets, When

SMALL = ("small",)
WEAPONS = ("one-hand", "two-hands")

QUARTERMASTER = hero_class(
    "quartermaster",
    card(
        "restock", 1, 73,
        circles=("", "attack"),
        top=act(Refresh(spent=True, consumed=True, to=Targets.ALLIES_IN_RANGE, range=2), xp=2, lost=True),
        bottom=act(Attack(3)),
    ),
    card(
        "oversized-pack", 1, 87,
        top=act(Loot(2)),
        bottom=act(Refresh(EVERYONE, consumed=True, slots=SMALL), xp=2, lost=True),
    ),
    card(
        "sharpening-kit", 1, 23,
        circles=("heal", ""),
        top=act(Heal(4, range=2), xp=1),
        bottom=act(Rally(attack=1, to=Targets.SELF_AND_ALLIES, range=2), stays="round"),
    ),
    card(
        "proficiency", 1, 62,
        circles=("", "move"),
        top=act(Empowered("", 1), xp=2, stays="persistent", lost=True),
        bottom=act(Move(3)),
    ),
    card(
        "iron-bulwark", 1, 19,
        circles=("", "shield"),
        top=act(Attack(3, give=("muddle",)), xp=1),
        bottom=act(Rally(shield=1), stays="round"),
    ),
    card(
        "hastened-step", 1, 26,
        circles=("move", "move"),
        top=act(Attack(2), Move(1), Attack(2)),
        bottom=act(Move(5)),
    ),
    card(
        "cleaving-axe", 1, 52,
        circles=("hex:0:-1", "move"),
        top=act(Attack(2, area=ARC), xp=1),
        bottom=act(Move(4)),
    ),
    card(
        "impaling-spear", 1, 48,
        circles=("hex:3:-3", "move"),
        top=act(Attack(3, area=SKEWER), xp=1),
        bottom=act(Move(4)),
    ),
    card(
        "crippling-bow", 1, 44,
        circles=("", "attack"),
        top=act(Attack(3, range=3), xp=1),
        bottom=act(Attack(1, range=4, give=("immobilize",))),
    ),
    card(
        "crushing-hammer", X, 17,
        circles=("attack attack", "shield"),
        top=act(Attack(3, give=("stun",)), xp=2, lost=True),
        bottom=act(Move(2), Shield(1), stays="round"),
    ),
    card(
        "scroll-of-recall", X, 98,
        circles=("", "pull pull.target"),
        top=act(Refresh(consumed=True, slots=SMALL)),
        bottom=act(Pull(1, range=3, targets=3)),
    ),
    card(
        "reserved-energy", X, 88,
        circles=("", "move"),
        top=act(Refresh(EVERYONE, spent=True, to=Targets.ONE_ALLY), xp=1),
        bottom=act(Move(4)),
    ),
    card(
        "reforge", 2, 95,
        top=act(Refresh(spent=True, consumed=True, slots=WEAPONS, to=Targets.SELF_OR_ALLY), xp=1),
        bottom=act(Recover(2)),
    ),
    card(
        "bladed-boomerang", 2, 40,
        circles=("", "attack"),
        top=act(Attack(2, range=3, give=("wound",)), xp=1),
        bottom=act(Move(2), Attack(1), Move(2)),
    ),
    card(
        "continual-supply", 3, 86,
        top=act(
            EveryTurn("end", (Refresh(consumed=True, slots=SMALL, to=Targets.ONE_ALLY, discard=1),)),
            xp=2, stays="persistent", lost=True,
        ),
        bottom=act(Recover(2, lost=True), lost=True),
        final=True,
    ),
    card(
        "scroll-of-lightning", 3, 77,
        circles=("", "move push"),
        top=act(Attack(5, range=3), infuse=("light",)),
        bottom=act(Move(3), Push(1, Targets.ADJACENT_ENEMIES), infuse=("air",)),
    ),
    card(
        "side-pouch", 4, 84,
        circles=("", "move"),
        top=act(Refresh(EVERYONE, spent=True, consumed=True, to=Targets.ONE_ALLY), xp=2, lost=True),
        bottom=act(Move(3), Loot(1)),
    ),
    card(
        "giant-club", 4, 61,
        circles=("", "attack"),
        top=act(Attack(5), xp=1),
        bottom=act(Attack(3, give=("muddle",))),
    ),
    card(
        "reinforced-steel", 5, 12,
        circles=("", "shield"),
        top=act(RefreshWhen("end-of-round", Refresh(spent=True)), xp=2, stays="persistent", lost=True),
        bottom=act(Rally(shield=2), stays="round"),
    ),
    card(
        "scroll-of-judgment", 5, 66,
        circles=("", "move condition"),
        top=act(Hurt(2, Targets.ENEMIES_IN_RANGE, range=4), Suffer(2), xp=2, lost=True),
        bottom=act(Move(2), Give(("stun",), Targets.ONE_ADJACENT_ENEMY)),
    ),
    card(
        "catastrophic-bomb", 6, 46,
        circles=("hex:1:-1 hex:2:-1", ""),
        top=act(Attack(1, range=3, area=BLAST), xp=1),
        bottom=act(HurtInArea(7, TWO_ADJACENT, When.NORMAL), Suffer(7), xp=1),
    ),
    card(
        "quiver-of-arrows", 6, 31,
        circles=("", "move"),
        top=act(MoreTargets(of_adjacent_allies=True), xp=2, stays="persistent", lost=True),
        bottom=act(Move(6)),
    ),
    card(
        "scroll-of-blizzards", 7, 46,
        circles=("attack hex:-3:4 hex:1:-1", "condition move"),
        top=act(Attack(1, range=2, area=BLIZZARD), infuse=("ice",)),
        bottom=act(Give(("immobilize",), Targets.ADJACENT_ENEMIES), Move(2), infuse=("dark",)),
    ),
    card(
        "refreshment", 7, 89,
        top=act(RefreshWhen("long-rest", Refresh(consumed=True)), xp=2, stays="persistent", lost=True),
        bottom=act(AllyRecovers(anyone=True), xp=2, lost=True),
    ),
    card(
        "portable-ballista", 8, 41,
        circles=("attack hex:-1:-4 hex:1:-5", ""),
        top=act(Attack(4, area=BALLISTA), xp=1),
        bottom=act(Stronger(ignores_shield=True), stays="round"),
    ),
    card(
        "fortified-position", 8, 10,
        circles=("", "move shield"),
        top=act(EveryTurn("end", (HealAll(2),)), slots=(1, 0, 1, 0, 1)),
        bottom=act(Move(3), Shield(2), stays="round"),
    ),
    card(
        "scroll-of-annihilation", 9, 56,
        circles=("", "move condition"),
        top=act(Kill(When.NORMAL_OR_ELITE), xp=2, lost=True),
        bottom=act(Move(3), Give(("disarm",), Targets.ADJACENT_ENEMIES)),
    ),
    card(
        "bag-of-holding", 9, 91,
        top=act(Loot(3)),
        bottom=act(
            Refresh(EVERYONE, consumed=True, slots=SMALL, to=Targets.SELF_AND_ADJACENT), xp=2, lost=True
        ),
    ),
    health=(10, 12, 14, 16, 18, 20, 22, 24, 26),
    hand=9,
    perks=(
        Perk(remove=(MINUS_ONE,) * 2, boxes=2),
        Perk(remove=(PLUS_ZERO,) * 4),
        Perk(remove=(PLUS_ZERO,), add=(PLUS_TWO,), boxes=2),
        Perk(add=(rolling(value=1),) * 2, boxes=2),
        Perk(add=(rolling(modifiers.Inflict("muddle")),) * 3),
        Perk(add=(rolling(modifiers.Pierce(3)),) * 2),
        Perk(add=(rolling(modifiers.Inflict("stun")),)),
        Perk(add=(rolling(modifiers.Target(1)),)),
        Perk(add=(plus(0, modifiers.Refresh(1)),), boxes=3),
        Perk(add=(PLUS_ONE,) * 2, ignores="items"),
    ),
    wanted=(
        "scroll-of-annihilation", "portable-ballista", "scroll-of-blizzards", "catastrophic-bomb", "scroll-of-judgment",
        "giant-club", "scroll-of-lightning", "bladed-boomerang", "hastened-step", "cleaving-axe", "impaling-spear",
        "crippling-bow", "iron-bulwark", "sharpening-kit", "crushing-hammer", "restock", "proficiency",
        "oversized-pack",
    ),
)  # fmt: skip
