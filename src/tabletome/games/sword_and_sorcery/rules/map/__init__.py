"""The areas of the map: entering them, controlling them, and the doors, chests and traps in them."""
