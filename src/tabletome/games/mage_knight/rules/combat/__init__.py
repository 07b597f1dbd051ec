"""Combat. MK-COMB, MK-PVP, MK-COOP

With enemies, in the order of the book: `start.py`, `attack.py`, `block.py`, `damage.py`, `outcome.py`. `enemies.py`
says what an enemy can do and withstand, `points.py` what is played against it, `effects_on_enemies.py` what else is
done to it, `defeat.py` what its defeat is worth. Combat between heroes is `pvp.py`, a City stormed together
`cooperative_assault.py`.
"""
