"""What characters bring along: levels and perks, the hand of cards, equipment."""
