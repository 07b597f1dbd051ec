"""Dealing with the locals: `interact.py` is the interaction, `recruit.py` has Units, `offers.py` what is on offer."""
