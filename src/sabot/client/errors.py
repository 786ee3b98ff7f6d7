"""Errors that a client may meet."""

from sabot.core.errors import SabotError


class RefusedByServer(SabotError):
    """The server refused, and nothing has changed. `reason` names the sentence."""

    def __init__(self, reason: str, facts: dict[str, str], words: str) -> None:
        self.reason = reason
        self.facts = facts
        super().__init__(words)


class Gone(SabotError):
    """The table no longer talks to us, and trying again makes no sense; `reason` says why."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(f"the table has ended the connection: {reason}")
