"""The modules in which the rules of words stand: loading them fills the tables. `tests/.../test_notation.py` counts."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.rules.combat import boons
from tabletome.games.sword_and_sorcery.rules.deeds import (
    attacks,
    companions,
    gains,
    harm,
    healing,
    movement,
    reactions,
    stealth,
    tokens,
    wards,
)
from tabletome.games.sword_and_sorcery.rules.heroes import innates, powers
from tabletome.games.sword_and_sorcery.rules.story import (
    choices,
    course_orders,
    enemy_orders,
    figure_orders,
    hero_orders,
    map_orders,
    people_orders,
)

MODULES = (
    boons, attacks, healing, wards, harm, stealth, movement, tokens, companions, gains, reactions, powers, innates,
    choices, figure_orders, hero_orders, enemy_orders, map_orders, course_orders, people_orders,
)  # fmt: skip
