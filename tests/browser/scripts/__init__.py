"""What is asked of a page, in its own language."""

from pathlib import Path


def script(name: str) -> str:
    """A function for `page.evaluate`."""
    return Path(__file__).with_name(f"{name}.js").read_text("utf-8")
