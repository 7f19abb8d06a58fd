"""What every game shares. Knows no game, no network and no clock."""
