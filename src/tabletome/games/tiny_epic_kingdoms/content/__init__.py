"""What is in the box: territories, factions, exploration tokens, the tower card."""
