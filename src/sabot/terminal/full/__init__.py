"""The full-screen terminal client, on Textual: `pip install 'sabot[tui]'`."""
