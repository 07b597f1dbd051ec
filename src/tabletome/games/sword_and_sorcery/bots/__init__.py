"""How bots think: `evaluate.py` judges a position, `instinct.py` each choice, `turn_plan.py` those of a hero's turn."""
