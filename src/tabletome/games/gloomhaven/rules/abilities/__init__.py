"""What abilities do. `perform.py` goes through an action, ability by ability; `words.py` has the tables by type.

`running_action.py` notes how far an action has come, `active_cards.py` keeps the active area, `targets.py` and
`questions.py` read what cards say of figures; the other modules each do one family of abilities.
"""
