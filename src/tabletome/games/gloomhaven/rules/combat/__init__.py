"""Attacks and what they do. `attack.py` makes an attack target by target, `blow.py` says what it is made of.

Then `modifiers.py`, `attack_effects.py`, `push_and_pull.py`, `damage.py`, `conditions.py`, `elements.py`; `patterns.py`
lays areas over the map. An attack ability begins in `abilities/attack.py`.
"""
