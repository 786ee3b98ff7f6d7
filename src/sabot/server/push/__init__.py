"""Web Push: a browser is told that it is its person's turn, while no page is open."""
