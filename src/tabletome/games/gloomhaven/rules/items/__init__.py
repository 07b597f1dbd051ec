"""Item cards: what is worn and works by itself (`worn.py`), what is used in attacks (`in_attacks.py`).

`in_turn.py` says what can be used in one's turn, `effects.py` what that does.
"""
