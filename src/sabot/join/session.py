"""One session at a table of a server."""

from sabot.client import RefusedByServer
from sabot.core.errors import SabotError
from sabot.join.line import Line
from sabot.join.network_table import NetworkTable
from sabot.locales import Words
from sabot.terminal.full.screen import FullScreen
from sabot.terminal.human_player import Left
from sabot.terminal.screen import Screen


def join(link: str, name: str, pin: str | None, screen: Screen, words: Words) -> None:
    """Come in, and play; who leaves in the middle keeps the seat, where a bot stands in."""
    try:
        with Line(link, name, pin) as line:
            table = NetworkTable(line, words, screen)
            if isinstance(screen, FullScreen):
                screen.stir = table.stirred
                line.stir = screen.stirred
            try:
                table.play()
            finally:
                line.stir = None
                if isinstance(screen, FullScreen):
                    screen.stir = None
    except RefusedByServer as why:
        said = (f"table-refusal-{why.reason}", f"server-refusal-{why.reason}")
        reason = next((words(each, **why.facts) for each in said if each in words), str(why))
        raise SabotError(reason) from None
    except (Left, EOFError):
        screen.show(["", words("left")])
