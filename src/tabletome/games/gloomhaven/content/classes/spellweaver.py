"""The Spellweaver: few cards, much fire. Facts are public, the words our own. GH-NAMED-04"""

from __future__ import annotations

from tabletome.games.gloomhaven.content import modifier_cards as modifiers
from tabletome.games.gloomhaven.content.areas import FIVE_IN_LINE, SEVEN, SPREAD, TRIANGLE
from tabletome.games.gloomhaven.content.modifier_cards import MINUS_ONE, PLUS_ONE, PLUS_ZERO, plus, rolling
from tabletome.games.gloomhaven.content.notation.abilities import (
    Attack,
    Consume,
    Counter,
    Give,
    Heal,
    Hurt,
    InfuseAny,
    Kill,
    Loot,
    LootSome,
    More,
    Move,
    Negate,
    PullToward,
    Rally,
    Recover,
    RecoverLost,
    Retaliate,
    Shield,
    Stronger,
    Summon,
)
from tabletome.games.gloomhaven.content.notation.actions import act
from tabletome.games.gloomhaven.content.notation.classes import X, card, hero_class
from tabletome.games.gloomhaven.content.notation.conditions import ELEMENTS
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.notation.phrases import Per, Targets, When

SPELLWEAVER = hero_class(
    "spellweaver",
    card(
        "fire-orbs", 1, 69,
        circles=("attack attack.range attack.target", "move"),
        top=act(Attack(3, range=3, targets=3, xp_each=1), infuse=("fire",), lost=True),
        bottom=act(Move(3)),
    ),
    card(
        "impaling-eruption", 1, 70,
        circles=("attack attack.range", "move"),
        top=act(Attack(3, range=4, to=Targets.ON_THE_PATH, xp_each=1), infuse=("earth",), lost=True),
        bottom=act(Move(4)),
    ),
    card(
        "reviving-ether", 1, 80,
        circles=("", "move"),
        top=act(RecoverLost(), infuse=("dark",), lost=True),
        bottom=act(Move(4, jump=True)),
        final=True,
    ),
    card(
        "freezing-nova", 1, 21,
        circles=("attack", "heal heal"),
        top=act(Attack(2, to=Targets.ADJACENT_ENEMIES, give=("immobilize",), more=(More(consume=("ice",), attack=1),))),
        bottom=act(Heal(4, range=4), infuse=("light",), lost=True),
    ),
    card(
        "mana-bolt", 1, 7,
        circles=("attack", "heal heal.range"),
        top=act(Attack(2, range=3, more=(More(consume=("any",), attack=1, xp=1),))),
        bottom=act(Heal(3, range=1)),
    ),
    card(
        "frost-armor", 1, 20,
        circles=("attack", ""),
        top=act(Attack(2, range=3, more=(More(consume=("any",), attack=1, xp=1),))),
        bottom=act(Negate(), infuse=("ice",), slots=(1, 1)),
    ),
    card(
        "flame-strike", 1, 36,
        circles=("attack.range", "attack attack.range"),
        top=act(Attack(3, range=2, more=(More(consume=("fire",), give=("wound",)),))),
        bottom=act(Attack(2, range=2)),
    ),
    card(
        "ride-the-wind", 1, 83,
        circles=("", "move"),
        top=act(Loot(1)),
        bottom=act(Move(8, jump=True), infuse=("air",), lost=True),
    ),
    card(
        "crackling-air", X, 25,
        circles=("", "move"),
        top=act(Consume("air", then=(Stronger(2),), otherwise=(Stronger(1),)), slots=(0, 1, 0, 1)),
        bottom=act(Move(3), Consume("fire", then=(Retaliate(2),)), stays="round"),
    ),
    card(
        "hardened-spikes", X, 26,
        circles=("every-retaliate", "move"),
        top=act(
            Consume("earth", then=(Rally(retaliate=3),), otherwise=(Rally(retaliate=2),)),
            lost=True, xp=2, stays="round",
        ),
        bottom=act(Move(3), Consume("ice", then=(Shield(2),)), stays="round"),
    ),
    card(
        "aid-from-the-ether", X, 91,
        circles=("heal heal.range", "summon.hp summon.move summon.range"),
        top=act(Heal(3, range=3)),
        bottom=act(Summon("mystic-ally"), lost=True, xp=2, stays="persistent"),
    ),
    card(
        "flashing-burst", 2, 26,
        circles=("attack attack.range", "move"),
        top=act(Attack(3, range=3), infuse=("light",)),
        bottom=act(Move(4)),
    ),
    card(
        "icy-blast", 2, 66,
        circles=("attack", "heal heal.range"),
        top=act(Attack(2, range=3, area=SEVEN, give=("muddle",)), infuse=("ice",), lost=True, xp=2),
        bottom=act(Heal(6, range=2), lost=True),
    ),
    card(
        "cold-fire", 3, 67,
        circles=("hex:-1:0", ""),
        top=act(
            Attack(
                1, range=3, area=TRIANGLE,
                more=(More(consume=("fire",), attack=2), More(consume=("ice",), give=("stun",))),
            )
        ),
        bottom=act(Loot(2), lost=True),
    ),
    card(
        "elemental-aid", 3, 84,
        circles=("every-heal every-heal.range", ""),
        top=act(Consume("earth", then=(Heal(5, range=2),), otherwise=(Heal(3, range=2),), xp=1)),
        bottom=act(
            Consume(
                "air",
                then=(Rally(shield=2, to=Targets.ALL_ALLIES),),
                otherwise=(Rally(shield=2, to=Targets.ANY_ALLY),),
            ),
            stays="round",
        ),
    ),
    card(
        "spirit-of-doom", 4, 81,
        top=act(
            Consume(
                "dark",
                then=(Kill(When.NORMAL, range=4),),
                otherwise=(Give(("curse",), Targets.ONE_ENEMY, range=4),),
                xp=1,
            ),
            lost=True,
        ),
        bottom=act(
            Consume(
                "light",
                then=(Heal(0, to=Targets.ANY_ALLY, per=Per.HIT_POINTS),),
                otherwise=(Heal(0, to=Targets.ANY_ALLY, per=Per.HALF_HIT_POINTS),),
            ),
            lost=True, xp=1,
        ),
    ),
    card(
        "forked-beam", 4, 20,
        circles=("attack attack.target", "move"),
        top=act(Attack(2, range=3, targets=2), xp=1),
        bottom=act(Move(4)),
    ),
    card(
        "chromatic-explosion", 5, 71,
        circles=("attack", "move"),
        top=act(Attack(3, range=3, area=TRIANGLE), infuse=ELEMENTS, lost=True, xp=2),
        bottom=act(Move(2), InfuseAny()),
    ),
    card(
        "engulfed-in-flames", 5, 44,
        circles=("attack attack.range", ""),
        top=act(Attack(4, range=3), infuse=("fire",)),
        bottom=act(Counter(3), slots=(1, 0, 1, 0, 1)),
    ),
    card(
        "living-torch", 6, 96,
        circles=("attack", "summon.hp summon.move summon.range"),
        top=act(
            Attack(4, range=3, give=("immobilize",), more=(More(consume=("light",), hurts_enemies_around=2, xp=1),))
        ),
        bottom=act(Summon("burning-avatar"), lost=True, xp=2, stays="persistent"),
    ),
    card(
        "frozen-night", 6, 46,
        circles=("attack hex:3:-2 hex:3:-1", "every-move"),
        top=act(Attack(4, area=SPREAD, xp_each=1), infuse=("ice",), lost=True),
        bottom=act(Consume("dark", then=(Move(5), Give(("invisible",), Targets.SELF)), otherwise=(Move(3),), xp=1)),
    ),
    card(
        "twin-restoration", 7, 75,
        circles=("", "heal heal.target"),
        top=act(Recover(2, lost=True), lost=True),
        bottom=act(Heal(3, range=3, targets=2)),
        final=True,
    ),
    card(
        "stone-fists", 7, 62,
        circles=("attack.push", "every-move every-shield"),
        top=act(
            Consume(
                "earth",
                then=(Attack(6, targets=2, push=2, give=("immobilize",)),),
                otherwise=(Attack(6, push=2, give=("immobilize",)),),
                xp=1,
            ),
            lost=True, xp=2,
        ),
        bottom=act(
            Consume("earth", then=(Move(4), Shield(2)), otherwise=(Move(3), Shield(1)), xp=1),
            stays="round",
        ),
    ),
    card(
        "zephyr-wings", 8, 85,
        circles=("", "every-move every-move"),
        top=act(Consume("air", then=(LootSome(3, most=4),), otherwise=(LootSome(2, most=4),), xp=1)),
        bottom=act(Consume("air", then=(Move(11, jump=True),), otherwise=(Move(8, jump=True),), xp=1), lost=True, xp=1),
    ),
    card(
        "cold-front", 8, 61,
        circles=("attack attack.range", ""),
        top=act(Attack(5, range=2, area=FIVE_IN_LINE), infuse=("ice",), lost=True, xp=2),
        bottom=act(Counter(3, range=3, negates=True), slots=(1, 1, 1)),
    ),
    card(
        "black-hole", 9, 41,
        circles=("", "pull"),
        top=act(
            Attack(4, range=3, area=TRIANGLE, xp_each=1, more=(More(consume=("dark",), kills=When.NORMAL),)), lost=True
        ),
        bottom=act(PullToward(2, range=4, near=4)),
    ),
    card(
        "inferno", 9, 19,
        circles=("", "retaliate"),
        top=act(
            Consume(
                "fire",
                then=(Attack(4, to=Targets.ROOM_ENEMIES),),
                otherwise=(Attack(3, to=Targets.ROOM_ENEMIES),),
                xp=1,
            ),
            Hurt(2, Targets.ROOM_ALLIES),
        ),
        bottom=act(Rally(retaliate=2, retaliate_range=3, to=Targets.SELF_AND_ALL_ALLIES), stays="round"),
    ),
    health=(6, 7, 8, 9, 10, 11, 12, 13, 14),
    hand=8,
    perks=(
        Perk(remove=(PLUS_ZERO,) * 4),
        Perk(remove=(MINUS_ONE,), add=(PLUS_ONE,), boxes=2),
        Perk(add=(PLUS_ONE,) * 2, boxes=2),
        Perk(add=(plus(0, modifiers.Inflict("stun")),)),
        Perk(add=(plus(1, modifiers.Inflict("wound")),)),
        Perk(add=(plus(1, modifiers.Inflict("immobilize")),)),
        Perk(add=(plus(1, modifiers.Inflict("curse")),)),
        Perk(add=(plus(2, modifiers.Infuse("fire")),), boxes=2),
        Perk(add=(plus(2, modifiers.Infuse("ice")),), boxes=2),
        Perk(add=(rolling(modifiers.Infuse("earth")), rolling(modifiers.Infuse("air")))),
        Perk(add=(rolling(modifiers.Infuse("light")), rolling(modifiers.Infuse("dark")))),
    ),
    wanted=(
        "reviving-ether", "inferno", "cold-front", "stone-fists", "living-torch", "engulfed-in-flames", "forked-beam",
        "flashing-burst", "fire-orbs", "impaling-eruption", "mana-bolt", "flame-strike", "icy-blast", "frost-armor",
    ),
)  # fmt: skip
