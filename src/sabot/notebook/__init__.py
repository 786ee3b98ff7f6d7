"""Views, records and arena results in notebooks, drawn by the art of the browser client.

In a notebook, `%load_ext sabot.notebook` shows them by themselves. `show(view)` does it for one,
and needs no IPython. A drawing is made from the view and from nothing else.
"""

from typing import Any

from sabot.notebook.display import Shown, kinds, show

__all__ = ["Shown", "load_ipython_extension", "show"]


def load_ipython_extension(shell: Any) -> None:
    """Let IPython show views of all games, records and arena results."""
    formatters = shell.display_formatter.formatters
    for kind in kinds():
        formatters["text/html"].for_type(kind, html_of)
        formatters["image/svg+xml"].for_type(kind, svg_of)


def html_of(value: Any) -> str:
    """What a notebook shows."""
    return show(value).html


def svg_of(value: Any) -> str | None:
    """The drawing alone, if there is one."""
    return show(value).svg
