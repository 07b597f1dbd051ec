"""The Elementalist: every element, and what they do together. Facts are public, the words our own."""

from __future__ import annotations

from tabletome.games.gloomhaven.content import modifier_cards as modifiers
from tabletome.games.gloomhaven.content.areas import SEVEN, SPREAD, TRIANGLE
from tabletome.games.gloomhaven.content.modifier_cards import MINUS_ONE, PLUS_ONE, PLUS_TWO, PLUS_ZERO, plus
from tabletome.games.gloomhaven.content.notation.abilities import (
    Attack,
    Avoided,
    Consume,
    Empowered,
    EveryTurn,
    Give,
    Heal,
    Hurt,
    If,
    InfuseAny,
    Loot,
    More,
    Move,
    Rally,
    Recover,
    Retaliate,
    Shield,
    Stronger,
    Summon,
    Way,
)
from tabletome.games.gloomhaven.content.notation.actions import act
from tabletome.games.gloomhaven.content.notation.classes import X, card, hero_class
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.notation.phrases import Targets, When

ANY, ANY_TWO = ("any",), ("any", "any")

ELEMENTALIST = hero_class(
    "elementalist",
    card(
        "raw-enhancement", 1, 48,
        circles=("attack", "move"),
        top=act(
            Attack(1, range=3, more=(More(consume=("fire",), attack=2, xp=1), More(consume=("air",), attack=2)))
        ),
        bottom=act(Move(3, more=(Way(("ice",), 2, xp=1), Way(("earth",), 2)))),
    ),
    card(
        "pure-augmentation", 1, 48,
        circles=("attack", "move"),
        top=act(
            Attack(1, range=3, more=(More(consume=("earth",), attack=2, xp=1), More(consume=("ice",), attack=2)))
        ),
        bottom=act(Move(3, more=(Way(("air",), 2, xp=1), Way(("fire",), 2)))),
    ),
    card(
        "formless-power", 1, 45,
        circles=("attack attack.range", ""),
        top=act(
            Attack(2, range=2, more=(More(consume=ANY, attack=1, range=1, xp=1), More(consume=ANY, attack=1, range=1)))
        ),
        bottom=act(Empowered("any", 1), xp=2, stays="persistent", lost=True),
    ),
    card(
        "shaping-the-ether", 1, 54,
        circles=("attack", ""),
        top=act(
            Attack(
                1, range=3,
                more=(
                    More(consume=("fire",), attack=2),
                    More(consume=("air",), push=3),
                    More(consume=("ice",), give=("stun",)),
                    More(consume=("earth",), targets=1),
                ),
            ),
            xp=1,
        ),
        bottom=act(EveryTurn("end", (InfuseAny(),)), Stronger(-1), stays="persistent", lost=True),
    ),
    card(
        "stoking-hail", 1, 28,
        circles=("attack attack.range", "move"),
        top=act(Attack(2, range=3, more=(More(consume=("ice",), give=("stun",), xp=1),))),
        bottom=act(Move(2), infuse=("fire",)),
    ),
    card(
        "tremulant-cyclone", 1, 26,
        circles=("attack", "move"),
        top=act(Attack(1, range=3, area=TRIANGLE, more=(More(consume=("air",), attack=1, push=1, xp=1),))),
        bottom=act(Move(2), infuse=("earth",)),
    ),
    card(
        "infernal-vortex", 1, 17,
        circles=("attack attack", "move"),
        top=act(Attack(4, range=2, to=Targets.ENEMIES_AT_RANGE), infuse=("fire", "air"), xp=1, lost=True),
        bottom=act(Move(2), infuse=("ice",)),
    ),
    card(
        "lava-eruption", 1, 19,
        circles=("attack", "move"),
        top=act(Attack(1, range=4, to=Targets.ENEMIES_IN_RANGE), infuse=("fire", "earth"), xp=1, lost=True),
        bottom=act(Move(2), infuse=("air",)),
    ),
    card(
        "ice-spikes", 1, 40,
        circles=("attack hex:-1:0", "attack attack.range"),
        top=act(Attack(1, range=3, area=TRIANGLE, more=(More(consume=("fire",), attack=1, give=("wound",), xp=1),))),
        bottom=act(Attack(5, range=3, give=("immobilize",)), infuse=("ice", "earth"), xp=1, lost=True),
    ),
    card(
        "frigid-torrent", 1, 35,
        circles=("attack", "attack hex:-1:0 attack.pull"),
        top=act(Attack(3, more=(More(consume=("earth",), targets=1, pierce=2, xp=1),))),
        bottom=act(Attack(3, range=3, area=TRIANGLE, pull=2), infuse=("ice", "air"), xp=1, lost=True),
    ),
    card(
        "malleable-evocation", X, 50,
        circles=("attack attack.range", "move"),
        top=act(
            Attack(
                0, range=2,
                more=(
                    More(consume=("fire",), attack=1, give=("wound",)),
                    More(consume=("air",), attack=1, targets=1),
                    More(consume=("ice",), attack=1, give=("immobilize",)),
                    More(consume=("earth",), attack=1, give=("poison",)),
                ),
            ),
            xp=1,
        ),
        bottom=act(
            Move(2, more=(Way(("fire",), 3), Way(("air",), jump=True))),
            Consume("ice", then=(Heal(2, to=Targets.SELF),)),
            Consume("earth", then=(Shield(1),)),
            stays="round",
        ),
    ),
    card(
        "brilliant-flash", X, 67,
        circles=("heal heal", ""),
        top=act(Heal(3, range=3), infuse=("light",)),
        bottom=act(Loot(1)),
    ),
    card(
        "encompassing-shadow", X, 23,
        circles=("", "move"),
        top=act(Give(("invisible",), Targets.ONE_ALLY, range=3), infuse=("dark",)),
        bottom=act(Move(2), Avoided(), stays="round"),
    ),
    card(
        "boiling-arc", 2, 47,
        circles=("attack", "move"),
        top=act(Attack(2, area=SPREAD), infuse=("fire",)),
        bottom=act(Move(4), Consume("fire", then=(Retaliate(2, range=2),)), stays="round"),
    ),
    card(
        "crystallizing-blast", 2, 67,
        circles=("attack attack.range", "move"),
        top=act(Attack(1, range=3, area=SEVEN), infuse=("ice",)),
        bottom=act(Move(4), Consume("ice", then=(Shield(2),)), stays="round"),
    ),
    card(
        "burial", 3, 65,
        circles=("attack", "attack"),
        top=act(
            Attack(
                4, range=4, area=TRIANGLE,
                more=(
                    More(consume=("earth",), attack=1, give=("immobilize",), xp=1),
                    More(consume=("dark",), attack=1, give=("curse",), xp=1),
                ),
            ),
            lost=True,
        ),
        bottom=act(Attack(3, range=4), infuse=("dark",)),
    ),
    card(
        "chain-lightning", 3, 41,
        circles=("attack", "heal"),
        top=act(
            Attack(
                4, range=3, leaps=2,
                more=(More(consume=("light",), attack=1, pierce=2, xp=1), More(consume=("air",), leaps=1, xp=1)),
            ),
            lost=True,
        ),
        bottom=act(Heal(3, range=4), infuse=("light",)),
    ),
    card(
        "primal-duality", 4, 15,
        circles=("attack attack attack.target", "move"),
        top=act(Attack(5, range=4, targets=2), infuse=("ice", "fire"), xp=1, lost=True),
        bottom=act(Move(2), infuse=("light", "dark")),
    ),
    card(
        "gravel-vortex", 4, 62,
        circles=("attack", ""),
        top=act(Attack(2, to=Targets.ADJACENT_ENEMIES), infuse=("air", "earth")),
        bottom=act(Consume("any", also="any", then=(Loot(2),), otherwise=(Loot(1),))),
    ),
    card(
        "obsidian-shards", 5, 36,
        circles=("attack", "shield"),
        top=act(Attack(2, range=3, targets=2, more=(More(consume=("fire", "earth"), attack=3, xp=1),))),
        bottom=act(Shield(1), infuse=("ice", "dark"), stays="round"),
    ),
    card(
        "winters-edge", 5, 43,
        circles=("attack", "heal heal.range"),
        top=act(Attack(5, range=2, more=(More(consume=("ice", "air"), range=2, pierce=4, xp=1),))),
        bottom=act(Heal(2, range=2), infuse=("fire", "light")),
    ),
    card(
        "eye-of-the-hurricane", 6, 29,
        circles=("heal attack", "move"),
        top=act(
            Heal(3, range=4, remembered=True), Attack(2, range=2, to=Targets.AROUND_HEALED),
            infuse=("ice", "air"), xp=1, lost=True,
        ),
        bottom=act(Move(3, more=(Way(("fire",), 3), Way(("air",), jump=True, xp=1)))),
    ),
    card(
        "simulacrum", 6, 94,
        circles=("attack", "summon.hp summon.move"),
        top=act(
            Attack(
                2, range=3,
                more=(
                    More(consume=ANY_TWO, attack=3, xp=1),
                    More(consume=ANY_TWO, targets=1, xp=1),
                    More(consume=ANY_TWO, give=("immobilize", "muddle"), xp=1),
                ),
            )
        ),
        bottom=act(Summon("doppelganger"), infuse=("earth",), xp=1, stays="persistent", lost=True),
    ),
    card(
        "vengeance", 7, 33,
        circles=("hex:-1:0", "move every-retaliate"),
        top=act(Attack(2, range=3, area=TRIANGLE, more=(More(consume=("dark", "any"), kills=When.NORMAL, xp=1),))),
        bottom=act(
            Move(3),
            Consume(
                "light",
                also="any",
                then=(Rally(retaliate=3, to=Targets.ONE_ALLY),),
                otherwise=(Rally(retaliate=1, to=Targets.ONE_ALLY),),
                xp=1,
            ),
            stays="round",
        ),
    ),
    card(
        "pragmatic-reinforcement", 7, 56,
        circles=("every-heal", "attack"),
        top=act(
            Consume(
                "earth",
                then=(Heal(5, range=3, remembered=True),),
                otherwise=(Heal(3, range=3, remembered=True),),
            ),
            Consume("ice", then=(Rally(shield=1, to=Targets.HEALED),)),
            Consume("light", then=(Recover(1, of_healed=True),)),
            xp=1, stays="round",
        ),
        bottom=act(
            Attack(
                3, range=3,
                more=(
                    More(consume=("fire",), give=("poison", "wound")),
                    More(consume=("air",), range=3),
                    More(consume=("dark",), attack=2),
                ),
            ),
            xp=1,
        ),
    ),
    card(
        "volatile-consumption", 8, 64,
        circles=("", "move"),
        top=act(
            EveryTurn(
                "after-consuming",
                (Hurt(1, Targets.ONE_ENEMY, range=2), If(When.NOTHING_DONE, then=(Heal(1, range=2),))),
            ),
            xp=2, stays="persistent", lost=True,
        ),
        bottom=act(
            Move(
                3, jump=True,
                more=(
                    Way(("fire", "any"), 2, give=("wound",), xp=1),
                    Way(("ice", "any"), 2, give=("immobilize",), xp=1),
                ),
            )
        ),
    ),
    card(
        "elemental-aegis", 8, 14,
        circles=("shield", "heal heal"),
        top=act(
            Shield(2),
            Consume("any", then=(Shield(1),), xp=1),
            Consume("any", then=(Shield(1),)),
            Consume("any", then=(Shield(1),), xp=1),
            Consume("any", then=(Shield(1),)),
            stays="round",
        ),
        bottom=act(Heal(5, to=Targets.SELF), infuse=("light",)),
    ),
    card(
        "ethereal-manifestation", 9, 98,
        circles=("summon.hp summon.move summon.range", ""),
        top=act(Summon("mana-sphere"), xp=1, stays="persistent", lost=True),
        bottom=act(
            Consume("fire", then=(Attack(3, range=3),)),
            Consume("air", then=(Move(3),)),
            Consume("ice", also="earth", then=(Heal(3, range=3),)),
        ),
    ),
    card(
        "eternal-equilibrium", 9, 27,
        circles=("attack", "heal"),
        top=act(
            Attack(
                2, range=3, to=Targets.ENEMIES_IN_RANGE,
                more=(
                    More(consume=("dark",), attack=1, give=("curse",), xp=1),
                    More(consume=("light",), attack=1, give=("muddle",), xp=1),
                ),
            )
        ),
        bottom=act(
            Heal(4, range=4, remembered=True),
            Consume("fire", then=(Rally(retaliate=2, to=Targets.HEALED),), xp=1),
            Consume("ice", then=(Rally(shield=2, to=Targets.HEALED),), xp=1),
            stays="round",
        ),
    ),
    health=(6, 7, 8, 9, 10, 11, 12, 13, 14),
    hand=10,
    perks=(
        Perk(remove=(MINUS_ONE,) * 2, boxes=2),
        Perk(remove=(MINUS_ONE,), add=(PLUS_ONE,)),
        Perk(remove=(PLUS_ZERO,), add=(PLUS_TWO,), boxes=2),
        Perk(add=(plus(0, modifiers.Infuse("fire")),) * 3),
        Perk(add=(plus(0, modifiers.Infuse("ice")),) * 3),
        Perk(add=(plus(0, modifiers.Infuse("air")),) * 3),
        Perk(add=(plus(0, modifiers.Infuse("earth")),) * 3),
        Perk(
            remove=(PLUS_ZERO,) * 2,
            add=(plus(0, modifiers.Infuse("fire")), plus(0, modifiers.Infuse("earth"))),
        ),
        Perk(
            remove=(PLUS_ZERO,) * 2,
            add=(plus(0, modifiers.Infuse("ice")), plus(0, modifiers.Infuse("air"))),
        ),
        Perk(add=(plus(1, modifiers.Push(1)),) * 2),
        Perk(add=(plus(1, modifiers.Inflict("wound")),)),
        Perk(add=(plus(0, modifiers.Inflict("stun")),)),
        Perk(add=(plus(0, modifiers.Target(1)),)),
    ),
    wanted=(
        "eternal-equilibrium", "elemental-aegis", "vengeance", "simulacrum", "obsidian-shards", "primal-duality",
        "burial", "chain-lightning", "crystallizing-blast", "boiling-arc", "raw-enhancement", "pure-augmentation",
        "stoking-hail", "ice-spikes", "formless-power", "tremulant-cyclone", "frigid-torrent", "lava-eruption",
    ),
)  # fmt: skip
