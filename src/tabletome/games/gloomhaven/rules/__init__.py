"""The rulebook of a scenario: `phases.py` lists what there is to come, `flow.py` has the rounds, `turns.py` the turns.

A folder for each part of the book: `abilities`, `movement`, `combat`, `monsters`, `items`, `characters`, `scenario`.
"""
