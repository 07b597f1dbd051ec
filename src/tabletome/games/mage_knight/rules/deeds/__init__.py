"""Playing effects: Deed cards, mana, Units with their Banners, Skills. MK-DEED, MK-MANA, MK-UNIT, MK-SKILL

Read `notation.py` (the words in which effects are written), `effects.py` (which card does what) and `play.py` (what can
be played now). `piles.py` moves cards about, `lasting.py` and `centre.py` are effects that stay.
"""
