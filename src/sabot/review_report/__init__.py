"""Reviews for people: `sabot review` as text, as a page and as figures."""
