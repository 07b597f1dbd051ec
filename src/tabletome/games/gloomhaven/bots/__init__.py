"""What bots think with: `evaluate.py` judges a position, `instinct.py` the options of a decision.

`threats.py`, `attack_odds.py`, `card_value.py` and `destinations.py` answer single questions, `outlook.py` puts them
together for one character, `turn_plan.py` finds the best turn.
"""
