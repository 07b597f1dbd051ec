"""The combat system: dice, attack and defence, conditions, death. Read `attack.py`, then `defence.py`."""
