"""Logging to stderr, as text or as JSON lines. Secrets, PINs and what people say never get here."""

import json
import logging
import sys
import time
from collections import Counter
from typing import Any, Final

LOGGER: Final = logging.getLogger("sabot.server")


def log_event(happening: str, level: int = logging.INFO, **facts: object) -> None:
    """Log what happened, with facts that stay apart from the words."""
    LOGGER.log(level, happening, extra={"facts": facts})


class Trouble:
    """Trouble that is logged at most once in `again_s` seconds, with how often it was met."""

    def __init__(self, again_s: float) -> None:
        self.again_s = again_s
        self.logged_at: dict[str, float] = {}
        self.unlogged: Counter[str] = Counter()

    def warn(self, trouble: str, **facts: object) -> None:
        """Log the trouble, unless that was done a moment ago."""
        now = time.monotonic()
        if now - self.logged_at.get(trouble, -self.again_s) < self.again_s:
            self.unlogged[trouble] += 1
            return
        self.logged_at[trouble] = now
        if unlogged := self.unlogged.pop(trouble, 0):
            facts["and_before"] = unlogged
        log_event(trouble, logging.WARNING, **facts)


def facts_of(record: logging.LogRecord) -> dict[str, object]:
    """The facts that a line was logged with."""
    facts: dict[str, object] = getattr(record, "facts", {})
    return facts


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **facts_of(record),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """Lines for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # logging's name
        """The line, with the facts behind the words."""
        facts = "".join(f" {name}={value}" for name, value in facts_of(record).items())
        return super().formatMessage(record) + facts


def set_up_logging(form: str, level: str) -> None:
    """Log to stderr in this form, from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.getLogger("sabot").setLevel(level.upper())
    root = logging.getLogger()
    root.handlers = [handler]
    # What libraries have to say below this level may hold what people said: whole frames, even.
    root.setLevel(max(logging.WARNING, logging.getLogger("sabot").level))
