"""The panel beside the maze: as in Saboteur, with prisons, thieves and nuggets."""

from textwrap import wrap
from typing import Any

from rich.text import Text

from sabot.terminal.saboteur.hand import BROKEN_STYLE
from sabot.terminal.saboteur.panel import QUIET, Panel


class Panel2(Panel):
    """Draws the state of the table for one viewer."""

    def head(self, view: Any, width: int) -> list[Text]:
        """Round and deck; the own role and nuggets; crystals."""
        rounds = view.options.rounds
        lines = [self.words("status-round", round=view.round, rounds=rounds, deck=view.deck)]
        if view.viewer is not None:
            own = view.seats[view.viewer]
            role = self.naming.role(own.role) if own.role else "?"
            lines.append(self.words("status-own-nuggets", role=role, nuggets=own.nuggets))
        lines.append(self.words("status-crystals", crystals=view.crystals))
        return [Text(line, "bold") for text in lines for line in wrap(text, width)]

    def in_front(self, view: Any, seat: int) -> list[Text]:
        """The cards in front of a player, their nuggets, and their role if the viewer knows it."""
        shown = view.seats[seat]
        found = [Text(self.words("status-owns", nuggets=shown.nuggets), QUIET)]
        found += [Text(f"✗ {self.words(f'tool-{tool}')}", BROKEN_STYLE) for tool in shown.broken]
        if shown.imprisoned:
            found.append(Text(f"✗ {self.words('status-prison')}", BROKEN_STYLE))
        if shown.thief:
            found.append(Text(self.words("status-thief"), "bold yellow"))
        if shown.role and seat != view.viewer:
            style = BROKEN_STYLE if shown.role == "saboteur" else "bold green"
            found.append(Text(self.naming.role(shown.role), style))
        return found
