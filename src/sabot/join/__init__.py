"""A seat at a table of a server, from the terminal: `sabot join LINK`."""
