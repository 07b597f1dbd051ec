"""Attacks and what they do. `aim.py` begins an attack, `attack.py` makes it target by target.

Then `modifiers.py`, `attack_effects.py`, `push_and_pull.py`, `damage.py`, `conditions.py`, `elements.py`.
"""
