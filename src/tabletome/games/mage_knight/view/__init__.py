"""The game in words and pictures: `scene.py` is the table, made of `map.py`, `combat.py`, `offers.py`, `players.py` and
`cards.py`; `questions.py` what a seat is asked, `barred.py` why not something else, `narration.py` what happened.
"""
