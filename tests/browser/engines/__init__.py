"""Browsers other than Chromium, as Debian has them, each by its own protocol."""
