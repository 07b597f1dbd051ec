"""What bots think with: `evaluate` says how good a position is, `instinct` how likely a sensible player is to take each
option.
"""
