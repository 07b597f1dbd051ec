"""What the box holds, as declarations."""
