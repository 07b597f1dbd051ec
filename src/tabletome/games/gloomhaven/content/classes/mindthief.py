"""The Mindthief: rats, frost, and other people's minds. Facts are public, the words our own."""

from __future__ import annotations

from tabletome.games.gloomhaven.content import modifier_cards as modifiers
from tabletome.games.gloomhaven.content.modifier_cards import (
    MINUS_ONE,
    MINUS_TWO,
    PLUS_ONE,
    PLUS_TWO,
    PLUS_ZERO,
    plus,
    rolling,
)
from tabletome.games.gloomhaven.content.notation.abilities import (
    AllyPerforms,
    Attack,
    Augment,
    AugmentsAtRange,
    Charm,
    Command,
    Consume,
    GainMoney,
    Give,
    Heal,
    If,
    Kill,
    Loot,
    More,
    Move,
    Push,
    Rally,
    Shield,
    Summon,
    TwoAugments,
)
from tabletome.games.gloomhaven.content.notation.actions import act
from tabletome.games.gloomhaven.content.notation.classes import X, card, hero_class
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.notation.phrases import Per, Targets, When

MINDTHIEF = hero_class(
    "mindthief",
    card(
        "submissive-affliction", 1, 48,
        circles=("attack", ""),
        top=act(Attack(2, more=(More(per=Per.NEGATIVE_CONDITIONS, attack=1),)), xp=1),
        bottom=act(Command(5, attack=2)),
    ),
    card(
        "into-the-night", 1, 14,
        top=act(Loot(1), infuse=("dark",)),
        bottom=act(Give(("invisible",), Targets.SELF)),
    ),
    card(
        "fearsome-blade", 1, 27,
        circles=("attack attack.push", "attack attack"),
        top=act(Attack(2, push=3), xp=1),
        bottom=act(Move(4), Attack(2), lost=True, xp=2),
    ),
    card(
        "feedback-loop", 1, 79,
        circles=("attack", "move"),
        top=act(Augment(shield=1), Attack(1), xp=1, stays="persistent"),
        bottom=act(Move(4, jump=True), If(When.CAME_BACK, then=(Give(("muddle",), Targets.MOVED_THROUGH),))),
    ),
    card(
        "gnawing-horde", 1, 82,
        circles=("summon.hp summon.attack summon.move", "move"),
        top=act(Summon("rat-swarm"), lost=True, xp=2, stays="persistent"),
        bottom=act(Move(4)),
    ),
    card(
        "the-minds-weakness", 1, 75,
        circles=("attack", "attack"),
        top=act(Augment(attack=2), Attack(1), xp=1, stays="persistent"),
        bottom=act(Attack(1, give=("wound",))),
    ),
    card(
        "parasitic-influence", 1, 71,
        circles=("attack", ""),
        top=act(Augment(heal=2), Attack(1), xp=1, stays="persistent"),
        bottom=act(Command(4, move=1)),
    ),
    card(
        "scurry", 1, 20,
        circles=("move attack", ""),
        top=act(Move(3), Attack(1)),
        bottom=act(Loot(2), lost=True, xp=1),
    ),
    card(
        "perverse-edge", 1, 8,
        circles=("attack", "attack attack.range"),
        top=act(Attack(3, more=(More(per=Per.NEGATIVE_CONDITIONS, attack=2, xp_each=1),)), lost=True),
        bottom=act(Attack(1, range=2, give=("stun",)), infuse=("ice",), xp=1),
    ),
    card(
        "empathetic-assault", 1, 11,
        circles=("attack attack", "move heal"),
        top=act(Attack(4, range=5, give=("disarm",)), infuse=("ice",), lost=True, xp=2),
        bottom=act(Move(2), Heal(2)),
    ),
    card(
        "withering-claw", X, 77,
        circles=("attack", ""),
        top=act(Augment(give=("muddle", "poison")), Attack(1), xp=1, stays="persistent"),
        bottom=act(Give(("immobilize",), Targets.ONE_ADJACENT_ENEMY), Move(3)),
    ),
    card(
        "possession", X, 51,
        top=act(AllyPerforms(Attack(6)), lost=True, xp=2),
        bottom=act(AllyPerforms(Move(4), range=3)),
    ),
    card(
        "frigid-apparition", X, 29,
        circles=("attack", "move"),
        top=act(Attack(3, more=(More(consume=("ice",), give=("stun",), xp=1),))),
        bottom=act(Move(4), Give(("stun",), Targets.ONE_ADJACENT_ENEMY), lost=True, xp=1),
    ),
    card(
        "wretched-creature", 2, 84,
        circles=("summon.hp summon.attack summon.move", "move"),
        top=act(Summon("monstrous-rat"), lost=True, xp=2, stays="persistent"),
        bottom=act(Move(3), Consume("dark", then=(Give(("curse",), Targets.ONE_ADJACENT_ENEMY),))),
    ),
    card(
        "hostile-takeover", 2, 9,
        circles=("attack attack.range", ""),
        top=act(Attack(2, range=4, give=("immobilize",)), infuse=("ice",), xp=1),
        bottom=act(Charm(3), lost=True, xp=2, stays="round"),
    ),
    card(
        "brain-leech", 3, 16,
        circles=("attack heal", "attack"),
        top=act(Attack(4, range=4), Heal(4), infuse=("dark",), lost=True, xp=2),
        bottom=act(Attack(1), Give(("strengthen",), Targets.SELF)),
    ),
    card(
        "silent-scream", 3, 73,
        circles=("attack", "move every-push"),
        top=act(Augment(heal=2, heal_range=2), Attack(2), xp=1, stays="persistent"),
        bottom=act(
            Move(3),
            Consume(
                "ice",
                then=(Push(3, Targets.ADJACENT_ENEMIES),),
                otherwise=(Push(2, Targets.ADJACENT_ENEMIES),),
                xp=1,
            ),
        ),
    ),
    card(
        "pilfer", 4, 68,
        circles=("", "attack move attack2"),
        top=act(Loot(1), GainMoney(Per.ADJACENT_ENEMIES)),
        bottom=act(Attack(2), Move(3), Attack(2), lost=True, xp=2),
    ),
    card(
        "cranium-overload", 4, 5,
        circles=("attack attack", "move"),
        top=act(Kill(When.NORMAL, range=4), Attack(2, to=Targets.BESIDE_MARKS, xp_each=1), lost=True),
        bottom=act(Move(5)),
    ),
    card(
        "mass-hysteria", 5, 12,
        circles=("attack.target", ""),
        top=act(Attack(1, range=4, targets=4, give=("muddle",)), infuse=("ice",), xp=1),
        bottom=act(TwoAugments(), lost=True, stays="persistent"),
    ),
    card(
        "frozen-mind", 5, 81,
        circles=("attack", ""),
        top=act(Augment(consume="ice", give=("stun",)), Attack(2), xp=2, stays="persistent"),
        bottom=act(Command(5, move=2)),
    ),
    card(
        "corrupting-embrace", 6, 39,
        circles=("attack attack2", "move"),
        top=act(Attack(1, give=("poison",)), Attack(1, give=("muddle",))),
        bottom=act(Move(4, jump=True), Give(("poison",), Targets.MOVED_THROUGH), infuse=("dark",)),
    ),
    card(
        "dark-frenzy", 6, 10,
        circles=("attack", "move attack"),
        top=act(
            Attack(2, more=(More(consume=("ice",), attack=2, xp=1), More(consume=("dark",), attack=2, xp=1))),
        ),
        bottom=act(Move(3), Attack(3, range=3), infuse=("ice",), xp=1),
    ),
    card(
        "vicious-blood", 7, 83,
        circles=("attack", "move attack"),
        top=act(Augment(retaliate=2), Attack(2), xp=1, stays="persistent"),
        bottom=act(Move(2), Attack(2)),
    ),
    card(
        "psychic-projection", 7, 92,
        circles=("heal shield", ""),
        top=act(Heal(5), Shield(1), Give(("stun",), Targets.SELF), stays="round"),
        bottom=act(AugmentsAtRange(), lost=True, stays="round"),
    ),
    card(
        "shared-nightmare", 8, 7,
        circles=("attack attack.target", "move"),
        top=act(
            Attack(3, range=4, targets=2, more=(More(consume=("dark",), give=("poison", "curse")),)),
            infuse=("ice",),
            xp=1,
        ),
        bottom=act(Move(5), Consume("ice", then=(Shield(1),), xp=1), stays="round"),
    ),
    card(
        "domination", 8, 13,
        top=act(AllyPerforms(Attack(4), augmented=True), xp=1),
        bottom=act(Charm(5, steered=True), lost=True, xp=2, stays="round"),
    ),
    card(
        "many-as-one", 9, 91,
        circles=("summon.hp summon.move", ""),
        top=act(Summon("rat-king"), lost=True, xp=2, stays="persistent"),
        bottom=act(
            Rally(attack=1, per=Per.ALLIES_WITHIN_TWO, to=Targets.ALLIES_IN_RANGE, range=2),
            lost=True,
            xp=2,
            stays="round",
        ),
    ),
    card(
        "phantasmal-killer", 9, 67,
        circles=("attack", "move"),
        top=act(Augment(consume="dark", kills=When.NORMAL), Attack(2), xp=1, stays="persistent"),
        bottom=act(Move(2), Loot(1), Give(("invisible",), Targets.SELF), infuse=("dark",)),
    ),
    health=(6, 7, 8, 9, 10, 11, 12, 13, 14),
    hand=10,
    perks=(
        Perk(remove=(MINUS_ONE,) * 2, boxes=2),
        Perk(remove=(PLUS_ZERO,) * 4),
        Perk(remove=(PLUS_ONE,) * 2, add=(PLUS_TWO,) * 2),
        Perk(remove=(MINUS_TWO,), add=(PLUS_ZERO,)),
        Perk(add=(plus(2, modifiers.Infuse("ice")),), boxes=2),
        Perk(add=(rolling(value=1),) * 2, boxes=2),
        Perk(add=(rolling(modifiers.Pull(1)),) * 3),
        Perk(add=(rolling(modifiers.Inflict("muddle")),) * 3),
        Perk(add=(rolling(modifiers.Inflict("immobilize")),) * 2),
        Perk(add=(rolling(modifiers.Inflict("stun")),)),
        Perk(add=(rolling(modifiers.Inflict("disarm")), rolling(modifiers.Inflict("muddle")))),
        Perk(ignores="scenario"),
    ),
    wanted=(
        "shared-nightmare", "vicious-blood", "dark-frenzy", "mass-hysteria", "cranium-overload", "hostile-takeover",
        "the-minds-weakness", "perverse-edge", "frigid-apparition", "empathetic-assault", "submissive-affliction",
        "brain-leech", "scurry", "fearsome-blade", "gnawing-horde", "feedback-loop",
    ),
)  # fmt: skip
