"""What heroes have and use: Soulrank, powers, equipment, items, treasure, crowns, the Emporium.

`effects.py` has what powers and items do.
"""
