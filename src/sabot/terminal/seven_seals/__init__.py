"""The Seven Seals in the terminal."""
