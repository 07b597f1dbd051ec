"""What characters do with their cards. `perform.py` goes through an action, ability by ability.

`cards_in_use.py` finds actions and keeps the active area, `targets.py` and `counts.py` read what cards say of figures;
the other modules each do one family of abilities.
"""
