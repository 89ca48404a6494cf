"""What every game shares: seats, chance, steps, views, records. Knows no game."""
