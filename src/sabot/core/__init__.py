"""The parts that all games share. They know no game, no clock, no file and no network."""
