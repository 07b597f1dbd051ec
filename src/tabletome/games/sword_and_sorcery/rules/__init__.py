"""The rulebook. `phases.py` lists what happens when; then read `setup.py`, `flow.py` (a round), `hero_turn.py`.

Parts of the book have folders: `map`, `combat`, `heroes`, `enemies` and `story`.
"""
