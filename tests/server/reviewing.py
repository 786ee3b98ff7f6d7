"""The program with reviews that are made soon: in few worlds, and without standing back.

Other tests run beside those that wait for a review, and would leave nothing over for it.
"""

from functools import partial

from sabot.cli import main
from sabot.server import running_server
from sabot.server.reviews import reviews

PLAYOUTS = 3


def hurry_reviews() -> None:
    """Make reviews in few worlds, as soon as they are asked for."""
    reviews.NICENESS = 0  # type: ignore[misc]
    quick = partial(reviews.Reviews, playouts=PLAYOUTS)
    setattr(running_server, "Reviews", quick)  # noqa: B010  # it is not the module's own


if __name__ == "__main__":
    hurry_reviews()
    main()
