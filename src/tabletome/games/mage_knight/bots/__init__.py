"""How bots think: `evaluate.py` judges a position, `instinct.py` a choice. Plans are made of `uses.py` (what a hand can
do): `battle_plan.py` for a combat, `turn_plan.py` for a turn, `destinations.py` and `purchases.py` for where it leads.
"""
