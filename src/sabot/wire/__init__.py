"""Messages between server and clients; docs/wire.md describes them."""
