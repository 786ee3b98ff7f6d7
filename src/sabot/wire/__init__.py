"""What goes over the network between a table and those who sit at it; docs/wire.md tells it."""
