"""`sabot review`: checks the arguments of the command line, makes the review and shows it."""

import os
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from sabot.advice.move_reasons import reason_for
from sabot.arena.command import check_writable
from sabot.arena.progress import bar_of
from sabot.arena.workers import start_workers
from sabot.core.errors import SabotError
from sabot.core.notation import format_seat
from sabot.locales import Words
from sabot.review.parts import Found, PartAsked
from sabot.review.record_states import GameHistory, history_in
from sabot.review.run_review import Asked, find, parts_of, review, usual_playouts
from sabot.review_report.page import Page
from sabot.review_report.text import Printer
from sabot.review_report.wording import RecordWording
from sabot.terminal.record_files import text_in
from sabot.terminal.replay import names_of
from sabot.terminal.screen import Screen
from sabot.wire.review import Review


class Wishes(NamedTuple):
    """The workers, and the files for results."""

    workers: int | None
    html: Path | None
    json: Path | None
    quiet: bool


def asked_of(file: Path, seat: str | None, playouts: int | None, seed: str) -> Asked:
    """The review that is asked for; refuses an impossible one."""
    text = text_in(file)
    history = history_in(text)
    return Asked(text, seats_named(seat, history), playouts or usual_playouts(history), seed)


def seats_named(text: str | None, history: GameHistory) -> tuple[int, ...]:
    """The seat with this letter; all seats, if none is named."""
    if text is None:
        return tuple(history.seats)
    letters = [format_seat(seat) for seat in history.seats]
    if text.upper() not in letters:
        raise SabotError(f"'{text}' is no seat here; expected one of {', '.join(letters)}")
    return (letters.index(text.upper()),)


def hold(asked: Asked, wishes: Wishes, screen: Screen, words: Words) -> bool:
    """Make the review, show it and write it to files; True if it was completed."""
    for path in (wishes.html, wishes.json):
        check_writable(path)
    try:
        found = made(asked, wishes, words)
    except KeyboardInterrupt:
        return False
    wording = RecordWording(history_in(asked.text), [*found.names], words)
    Printer(found, screen, words, wording).show()
    keep(found, wishes, words, wording)
    for path in (wishes.html, wishes.json):
        if path is not None:
            screen.say(words("review-written", file=str(path)))
    return True


def made(asked: Asked, wishes: Wishes, words: Words) -> Review:
    """The review, made with a progress bar."""
    history = history_in(asked.text)
    names = tuple(names_of(history.record.names, len(history.seats)))
    parts = len(parts_of(asked))
    workers = min(wishes.workers or os.cpu_count() or 1, max(1, parts))
    bar = bar_of(wanted=not wishes.quiet)
    task = bar.add_task(words("review-working"), total=parts)
    with bar, start_workers(workers, None) as working:
        found = review(asked, working, lambda: bar.advance(task), find_with_reasons)
        return replace(found, names=names)


def find_with_reasons(part: PartAsked) -> Found:
    """Work out one part, with the reasons of hints: the task of a worker."""
    return find(part, reason_for)


def keep(found: Review, wishes: Wishes, words: Words, wording: RecordWording) -> None:
    """Write the files that were asked for."""
    if wishes.html is not None:
        wishes.html.write_text(Page(found, words, wording).written(), encoding="utf-8")
    if wishes.json is not None:
        data = msgspec.json.format(msgspec.json.encode(found), indent=2)
        wishes.json.write_bytes(data + b"\n")
