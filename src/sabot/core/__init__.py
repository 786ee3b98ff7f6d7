"""What all games share. Knows no game, no clock, no file and no network."""
