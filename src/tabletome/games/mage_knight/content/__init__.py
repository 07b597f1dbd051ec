"""What is in the box: cards, units, tokens and tiles, in a notation of this game's own."""
