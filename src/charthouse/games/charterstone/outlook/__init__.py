"""What a table promises each seat, in points; the scout plans with it."""
