"""The panel beside the maze: round, deck, players and the latest news."""

from textwrap import wrap
from typing import Any, Final

from rich.text import Text

from sabot.core.notation import format_seat
from sabot.games.saboteur.notation import GOAL_CELLS
from sabot.terminal.saboteur.hand import BROKEN_STYLE
from sabot.terminal.saboteur.naming import Naming, nuggets

QUIET: Final = "bright_black"
INDENT: Final = "    "
LONGEST_NAME: Final = 12


class Panel:
    """Draws the state of the table for one viewer. The view is that of any game on the maze."""

    def __init__(self, naming: Naming) -> None:
        self.naming = naming
        self.words = naming.words

    def head(self, view: Any, width: int) -> list[Text]:
        """Round and deck; the own role and gold."""
        rounds = view.options.rounds
        lines = [self.words("status-round", round=view.round, rounds=rounds, deck=view.deck)]
        if view.viewer is not None:
            role = view.seats[view.viewer].role
            lines.append(
                self.words(
                    "status-own",
                    role=self.naming.role(role) if role else "?",
                    nuggets=nuggets(view.gold),
                )
            )
        return [Text(line, "bold") for text in lines for line in wrap(text, width)]

    def players(self, view: Any, width: int) -> list[Text]:
        """One line for each player, and a second one if the first is too long."""
        names = [self.naming.called(seat) for seat in range(len(view.seats))]
        longest = min(LONGEST_NAME, max(map(len, names)))
        head = Text(f"{self.words('status-cards'):>{len('  A  99') + longest}}", QUIET)
        return [head] + [
            line
            for seat in range(len(view.seats))
            for line in self.player(view, seat, longest, width)
        ]

    def player(self, view: Any, seat: int, longest: int, width: int) -> list[Text]:
        """Seat, name, number of cards, and the cards in front of the player."""
        shown = view.seats[seat]
        acts = seat == view.to_act
        name = self.naming.called(seat)[:longest]
        first = f"{'▶' if acts else ' '} {format_seat(seat)} {name:<{longest}} {shown.cards:>2}"
        line = Text(first, "bold" if acts else "")
        extra = Text("  ").join(self.in_front(view, seat))
        if line.cell_len + 2 + extra.cell_len <= width:
            return [Text.assemble(line, "  ", extra) if extra else line]
        return [line, Text.assemble(INDENT, extra)]

    def in_front(self, view: Any, seat: int) -> list[Text]:
        """Broken tools, goals looked at, and the role once it is shown."""
        shown = view.seats[seat]
        found = [Text(f"✗ {self.words(f'tool-{tool}')}", BROKEN_STYLE) for tool in shown.broken]
        looked_at: tuple[int, ...] = shown.looked_at
        if looked_at and view.spare_role is None:
            goals = " ".join(GOAL_CELLS[goal] for goal in looked_at)
            found.append(Text(self.words("status-looked-at", goals=goals), QUIET))
        if shown.role and seat != view.viewer:
            style = BROKEN_STYLE if shown.role == "saboteur" else "bold green"
            found.append(Text(self.naming.role(shown.role), style))
        return found
